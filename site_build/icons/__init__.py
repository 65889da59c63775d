"""The icon of the installed site."""
