"""The rules in our own words: one folder of numbered pages per language."""
