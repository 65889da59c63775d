"""Nothing waits in Python here: the core only wants that there is such a module."""
