"""The build of the package: the page is always in it, and some of it may be compiled.

A wheel or source distribution contains the built page. Where it is not built yet, it is built now
(tools/page.py); where that is impossible, the build stops and says why.

With HOTELIER_COMPILED=1 the kernel, the games, the bots and the analysis are compiled by mypyc from
the same source (tools/hot.py lists the modules, tools/expand.py prepares them). Without that
variable the package is pure Python.
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
STAGE = ROOT / "build" / "compiled"
"""Where the expanded source and the C code are written."""
sys.path.insert(0, str(ROOT / "tools"))


def ensure_page() -> None:
    """Build the page, or stop the build with a sentence."""
    import page

    try:
        page.ensure()
    except page.NoPage as error:
        sys.exit(str(error))


class BuildWithPage(build_py):
    """Copies the package with its page; an editable installation copies nothing."""

    def run(self) -> None:
        if not self.editable_mode:
            ensure_page()
            # A file that an earlier build has left here would get into the wheel.
            shutil.rmtree(Path(self.build_lib) / "hotelier", ignore_errors=True)
        super().run()


class SourceWithPage(sdist):
    """Packs the sources with the page, so that building a wheel from them needs no Node.js."""

    def run(self) -> None:
        ensure_page()
        super().run()


def stage() -> list[str]:
    """Write the source for the compiler; the modules to be compiled."""
    from expand import expand_all
    from hot import OPEN, compiled_files

    shutil.rmtree(STAGE / "src", ignore_errors=True)
    shutil.copytree(SOURCE, STAGE / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    files = compiled_files()
    names = {str(path.relative_to(SOURCE)): module_name(path) for path in SOURCE.rglob("*.py")}
    sources = {names[file]: (SOURCE / file).read_text(encoding="utf-8") for file in names}
    expanded = expand_all(sources, [names[file] for file in files], OPEN)
    for file in files:
        (STAGE / "src" / file).write_text(expanded[names[file]], encoding="utf-8")
    return files


def module_name(path: Path) -> str:
    """`hotelier.kernel.frames` for its file."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class ParallelBuild(build_ext):
    """Compiles the C files of an extension on all cores."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                largest_first = sorted(sources, key=lambda source: -os.path.getsize(source))
                jobs = [
                    pool.submit(compile_some, [each], *args, **kwargs) for each in largest_first
                ]
                return [made for job in jobs for made in job.result()]

        self.compiler.compile = compile_all  # type: ignore[method-assign,assignment]
        super().build_extensions()


def extensions() -> list[Any]:
    """What mypyc makes of the staged source."""
    from mypyc.build import mypycify

    files = stage()
    here = Path.cwd()
    os.chdir(STAGE / "src")
    try:
        # What is not compiled may import packages that a build does not need.
        flags = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={STAGE / 'mypy'}"]
        return mypycify(
            [*flags, *files],
            opt_level=os.environ.get("HOTELIER_OPT", "2"),
            debug_level="0",
            multi_file=True,
            target_dir=str(STAGE / "c"),
        )
    finally:
        os.chdir(here)


commands: dict[str, Any] = {"build_py": BuildWithPage, "sdist": SourceWithPage}
if os.environ.get("HOTELIER_COMPILED"):
    building = {"bdist_wheel", "build_ext", "editable_wheel"} & set(sys.argv)
    setup(
        setup_requires=["mypy>=2"],
        ext_modules=extensions() if building else [],
        cmdclass={**commands, "build_ext": ParallelBuild},
    )
else:
    setup(cmdclass=commands)
