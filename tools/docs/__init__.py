"""Build the documentation site: `make docs`.

The sources are the pages in `docs/`, the rulebook, docstrings, cards, the help of the commands and
the server's OpenAPI document. They are staged as Markdown and reStructuredText in
`build/docs/source`. Sphinx builds the site from there, and `check.py` follows every link.
"""
