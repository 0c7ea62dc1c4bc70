"""The compiled build: HOTELIER_COMPILED=1 pip wheel .

Without that variable the package is pure Python and this file says nothing. With it, the kernel,
the games, the bots and what judges positions are compiled by mypyc from the same source (see
tools/hot.py for what, and tools/expand.py for how).
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

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
STAGE = ROOT / "build" / "compiled"
"""Where the expanded source and the C code are written."""


def stage() -> list[str]:
    """Write the source for the compiler; the modules to be compiled."""
    sys.path.insert(0, str(ROOT / "tools"))
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


if os.environ.get("HOTELIER_COMPILED"):
    building = {"bdist_wheel", "build_ext", "editable_wheel"} & set(sys.argv)
    setup(
        setup_requires=["mypy>=2"],
        ext_modules=extensions() if building else [],
        cmdclass={"build_ext": ParallelBuild},
    )
else:
    setup()
