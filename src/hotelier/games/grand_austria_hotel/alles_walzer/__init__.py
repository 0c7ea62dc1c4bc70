"""Alles Walzer!: modules that join the game by tables, steps and powers (AW-0.1)."""
