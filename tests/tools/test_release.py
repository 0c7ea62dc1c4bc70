"""`tools/release.py` names each thing that a release lacks, and nothing else."""

from __future__ import annotations

import io
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

from tools import release

PAGE = [
    "index.html", "sw.js", "manifest.webmanifest", "licences.json",
    "assets/a.js", "assets/a.css", "assets/a.woff2",
]  # fmt: skip
WHEEL = [
    "hotelier/__init__.py", "hotelier/py.typed",
    *(f"hotelier/server/page/{name}" for name in PAGE),
    "hotelier-1.2.3.dist-info/METADATA",
    "hotelier-1.2.3.dist-info/licenses/LICENSE", "hotelier-1.2.3.dist-info/licenses/NOTICE",
]  # fmt: skip
EXPECTED = ["hotelier/__init__.py", "hotelier/py.typed"]
CHANGELOG = "# Changelog\n\n## Unreleased: 1.2.3\n\n- A change.\n\n## 1.2.2 (2026-01-01)\n\n"


def test_the_checkout_has_what_the_wheel_must_contain() -> None:
    names = release.packaged()
    for name in ("__init__.py", "py.typed", "words/de/page.ftl", "rulebook/en/hotel-koenig.md"):
        assert f"hotelier/{name}" in names
    assert not [name for name in names if "server/page/" in name]


def test_a_whole_wheel_has_no_problems() -> None:
    assert list(release.wheel_problems(WHEEL, EXPECTED)) == []


def test_each_missing_file_of_a_wheel_is_named() -> None:
    for name in WHEEL:
        if name.endswith("METADATA"):
            continue
        rest = [each for each in WHEEL if each != name]
        (problem,) = release.wheel_problems(rest, EXPECTED)
        ending = name.rpartition("/")[2].rpartition(".")[2]
        assert "lacks" in problem
        assert ending in problem


def test_foreign_files_in_a_wheel_are_named() -> None:
    foreign = ["tests/test_style.py", "hotelier/__pycache__/a.pyc", "hotelier/node_modules/a.js"]
    problems = release.wheel_problems([*WHEEL, *foreign], EXPECTED)
    assert [each.rpartition(" ")[2] for each in problems] == sorted(foreign)


def test_names_and_metadata_are_read_from_the_built_files(tmp_path: Path) -> None:
    wheel, sdist = tmp_path / "a.whl", tmp_path / "a.tar.gz"
    with zipfile.ZipFile(wheel, "w") as made:
        made.writestr("hotelier/__init__.py", "")
        made.writestr("hotelier-1.2.3.dist-info/METADATA", "Version: 1.2.3\n")
    names, metadata = release.read_wheel(wheel)
    assert (len(names), metadata["Version"]) == (2, "1.2.3")
    with tarfile.open(sdist, "w:gz") as packed:
        packed.addfile(tarfile.TarInfo("hotelier-1.2.3/setup.py"), io.BytesIO())
    assert release.read_sdist(sdist) == ["setup.py"]
    missing = list(release.sdist_problems(release.read_sdist(sdist)))
    assert "the sdist lacks web/vite.config.ts" in missing
    assert "the sdist lacks setup.py" not in missing


def test_licence_and_placeholders_are_read_from_the_metadata() -> None:
    text = (
        "License-Expression: Apache-2.0\n"
        "Project-URL: Homepage, https://hotelier.example\n"
        "Project-URL: Source, https://code.org/hotelier\n"
    )
    metadata = Parser().parsestr(text)
    assert list(release.licence_problems(metadata)) == []
    assert release.placeholders(metadata) == ["https://hotelier.example"]
    (problem,) = release.licence_problems(Parser().parsestr("License-Expression: MIT\n"))
    assert "MIT" in problem


def test_the_changelog_has_an_entry_for_the_version() -> None:
    def problems(version: str, tagged: bool = False) -> list[str]:
        return list(release.changelog_problems(CHANGELOG, version, tagged))

    assert problems("1.2.3") == []
    (problem,) = problems("1.2.3", tagged=True)
    assert "unreleased" in problem
    (problem,) = problems("1.2.2")
    assert "empty" in problem
    for version in ("1.2", "2.3", "1.2.30"):
        (problem,) = problems(version)
        assert f"no entry for {version}" in problem


def test_a_tag_names_the_version() -> None:
    assert list(release.tag_problems([], "1.2.3")) == []
    assert list(release.tag_problems(["v1.2.3", "newest"], "1.2.3")) == []
    (problem,) = release.tag_problems(["v1.2.4"], "1.2.3")
    assert "v1.2.4" in problem
    assert "tag v1.2.3" in problem
