"""Build the site and check it: `python -m tools.docs`."""

from __future__ import annotations

import argparse
import shutil
import sys
import webbrowser
from pathlib import Path

from sphinx.cmd.build import build_main

from tools.docs import cards, check, look, marks, navigation, reference, staging
from tools.docs import source as source_pages
from tools.docs.citations import ROOT

BUILD = ROOT / "build" / "docs"


def main() -> int:
    """Build and check the site, and print its address."""
    asked = arguments()
    out: Path = asked.out
    build(out)
    if found := check.problems(out):
        print(*found, sep="\n", file=sys.stderr)
        return 1
    print(f"The documentation is in {out / 'index.html'}")
    if asked.open:
        webbrowser.open((out / "index.html").as_uri())
    return 0


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.docs", description=__doc__)
    parser.add_argument("--out", type=Path, default=BUILD / "html", help="where the site goes")
    parser.add_argument("--open", action="store_true", help="open it in the browser")
    return parser.parse_args()


def build(out: Path) -> None:
    """Stage all sources and run Sphinx. A warning of Sphinx is an error."""
    source = BUILD / "source"
    shutil.rmtree(source, ignore_errors=True)
    staging.stage(source)
    cards.stage(source)
    reference.stage(source)
    staging.write(
        source / "index.md", look.front(marks.quoted) + "\n" + navigation.toctrees(source)
    )
    look.write_static(BUILD / "static")
    shutil.rmtree(out, ignore_errors=True)
    flags = ["-b", "html", "-c", str(Path(__file__).parent), "-d", str(BUILD / "doctrees")]
    result = build_main(["-q", "-W", "--keep-going", "-E", *flags, str(source), str(out)])
    if result:
        raise SystemExit(result)
    source_pages.write_pages(out)


if __name__ == "__main__":
    raise SystemExit(main())
