"""Parts of the screen, drawn: each from plain data and nothing else."""
