"""Grand Austria Hotel on the screen, drawn from a seat's view."""
