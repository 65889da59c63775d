"""Nothing is passed but text and numbers."""
