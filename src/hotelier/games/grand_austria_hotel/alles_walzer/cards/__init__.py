"""The cards of the expansion, by module. They join the tables of the base game."""
