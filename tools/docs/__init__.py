"""Builds the documentation site: `make docs`.

What stands in the repository (docs, rulebook, docstrings, cards, the server's OpenAPI document) is
staged as Markdown and reStructuredText in `build/docs/source`; Sphinx makes the site of it, and
`check.py` follows every link. Nothing of the site is written twice.
"""
