"""The terminal client: on the whole screen, or line by line."""
