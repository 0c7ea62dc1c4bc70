"""One file per migration, named by its number."""
