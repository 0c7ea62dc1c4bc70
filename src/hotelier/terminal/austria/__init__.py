"""Grand Austria Hotel on the screen, from a seat's view and nothing else."""
