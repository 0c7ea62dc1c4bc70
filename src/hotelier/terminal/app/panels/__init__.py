"""Parts of the screen, each drawn from plain data."""
