"""Python calls nothing of JavaScript's, so nothing says how."""

no_default = default_signature = None
