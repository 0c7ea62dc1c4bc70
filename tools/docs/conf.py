"""Settings of Sphinx. The modules beside it hold everything that needs code."""

from __future__ import annotations

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import hotelier
from tools.docs.citations import ROOT
from tools.docs.look import COLOURS

project = "Hotelier"
version = release = hotelier.__version__
language = "en"
extensions = [
    "myst_parser", "sphinx.ext.autodoc", "tools.docs.cards", "tools.docs.marks",
    "tools.docs.reference",
]  # fmt: skip
root_doc = "index"
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
nitpicky = False
default_role = "code"

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
suppress_warnings = ["myst.header"]

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
add_module_names = False
toc_object_entries = False
python_use_unqualified_type_names = True
maximum_signature_line_length = 88

html_theme = "furo"
html_title = "Hotelier"
html_static_path = [str(ROOT / "build" / "docs" / "static")]
html_css_files = ["hotelier.css"]
html_favicon = str(ROOT / "web" / "public" / "icon.svg")
html_copy_source = False
html_show_search_summary = False  # it fetches pages, which browsers refuse for file: addresses
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": COLOURS,
    "dark_css_variables": COLOURS,
    "navigation_with_keys": True,
    "top_of_page_buttons": [],
}
templates_path = ["assets/templates"]
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"


def setup(app: Sphinx) -> None:
    """Show Fluent blocks as plain text: Pygments has no lexer for them."""
    app.add_lexer("ftl", TextLexer)
