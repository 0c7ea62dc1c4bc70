"""Imports point downwards only. The rules contain no English and have no side effects."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.cases import for_each

SOURCE = Path(__file__).parents[1] / "src" / "hotelier"
FILES = sorted(SOURCE.rglob("*.py"))

KERNEL, GAMES, TABLE, WORDS, BOTS = "kernel", "games", "table", "words", "bots"
RULEBOOK, SERVER = "rulebook", "server"
BELOW = {
    KERNEL: set[str](),
    GAMES: {KERNEL},
    RULEBOOK: {KERNEL},
    TABLE: {KERNEL, GAMES},
    WORDS: {KERNEL, GAMES},
    BOTS: {KERNEL, GAMES},
    "perft": {KERNEL, GAMES, TABLE},
    "engine": {KERNEL, GAMES, TABLE, BOTS},
    "arena": {KERNEL, GAMES, TABLE, WORDS, BOTS, "perft", "engine"},
    "analysis": {KERNEL, GAMES, TABLE, WORDS, BOTS, "arena"},
    "terminal": {KERNEL, GAMES, RULEBOOK, TABLE, WORDS, BOTS, "analysis", "client", "engine"},
    SERVER: {KERNEL, GAMES, RULEBOOK, TABLE, WORDS, BOTS, "analysis"},
    "client": {KERNEL},
    "env": {KERNEL, GAMES, TABLE, WORDS, BOTS, "terminal", "arena"},
    "cli": {
        KERNEL,
        GAMES,
        RULEBOOK,
        TABLE,
        WORDS,
        BOTS,
        "perft",
        "arena",
        "engine",
        "analysis",
        "terminal",
        "env",
        SERVER,
    },
    "study": {"analysis"},  # a deprecated alias
    "__main__": {"cli"},
    "": {KERNEL, GAMES, TABLE, WORDS},  # the package itself: what `import hotelier` offers
}
"""Layers, each with those it may import."""

VERSION = "hotelier.__version__"
"""The one name that every layer may import from the top."""
PURE = (KERNEL, GAMES)
WORLDLY = {
    "asyncio", "datetime", "io", "json", "logging", "os", "pathlib", "random", "secrets", "shutil",
    "socket", "subprocess", "sys", "tempfile", "threading", "time",
}  # fmt: skip
"""Modules that the rules never import: chance, clocks, files, logs, the machine."""
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
"""Two words with a space between them."""
FOR_PROGRAMMERS = ("title", "description", "comment")
"""Keywords whose texts are names, or stand in the API's document and in the database."""
NO_ENGLISH = (
    "bold ", "SELECT ", "INSERT ", "SET ", "REPEATABLE ", "BEGIN ", "PRAGMA ", "<", '" ',
    "_hotelier() ",
)  # fmt: skip
"""Beginnings of terminal styles, database statements, parts of pictures and shell scripts."""


def layer_of(path: Path) -> str:
    """Return the layer of a file: its folder, or its own name at the top of the package."""
    inside = path.relative_to(SOURCE)
    if len(inside.parts) > 1:
        return inside.parts[0]
    return "" if inside.stem == "__init__" else inside.stem


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """Return every node of a file's syntax tree."""
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


@cache
def imports(path: Path) -> list[str]:
    """List every module that a file imports, anywhere in it, by its full name."""
    return list(find_imports(path))


def find_imports(path: Path) -> Iterator[str]:
    """Yield every import of a file."""
    package = ("hotelier", *path.relative_to(SOURCE).parent.parts)
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*start, *([node.module] if node.module else [])])
            for alias in node.names:
                name = f"{module}.{alias.name}"
                yield name if is_module(name) or name == VERSION else module


@cache
def is_module(name: str) -> bool:
    """Tell if a dotted name is a file or folder of the package."""
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


pure_files = for_each([path for path in FILES if layer_of(path) in PURE], name_of)


@for_each(FILES, name_of)
def test_imports_point_downwards(path: Path) -> None:
    layer = layer_of(path)
    assert layer in BELOW, f"give the new layer {layer} its place in BELOW"
    for name in imports(path):
        top, *rest = name.split(".")
        if top == "hotelier" and name != VERSION:
            assert rest, f"{name_of(path)} imports the whole package"
            assert rest[0] == layer or rest[0] in BELOW[layer], f"{name} is not below {layer}"


@pure_files
def test_the_rules_stand_alone(path: Path) -> None:
    for name in imports(path):
        top = name.split(".")[0]
        assert top == "hotelier" or top in sys.stdlib_module_names, f"third-party: {name}"
        assert top not in WORLDLY, f"{name} in the rules"


@pure_files
def test_games_do_not_know_each_other(path: Path) -> None:
    inside = path.relative_to(SOURCE).parts
    if len(inside) < 3:
        assert layer_of(path) in PURE  # the kernel, and the list of games
        return
    for name in imports(path):
        parts = name.split(".")
        if parts[:2] == ["hotelier", GAMES]:
            assert parts[2:3] == [inside[1]], f"{name_of(path)} imports {name}"


EXPANSION = "hotelier.games.grand_austria_hotel.alles_walzer"
KNOW_THE_EXPANSION = ("__init__.py", "cards/__init__.py")
"""Files that may import the expansion: the game, which assembles everything, and all cards."""


def test_the_base_game_does_not_know_its_expansion() -> None:
    folder = SOURCE / GAMES / "grand_austria_hotel"
    knowing = {
        path.relative_to(folder).as_posix()
        for path in sorted(folder.rglob("*.py"))
        if "alles_walzer" not in path.relative_to(folder).parts
        and any(name.startswith(EXPANSION) for name in imports(path))
    }
    assert knowing == set(KNOW_THE_EXPANSION)


@pure_files
def test_the_rules_touch_nothing(path: Path) -> None:
    for node in nodes_of(path):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("print", "open", "input", "exec", "eval"), node.lineno


def sentences(nodes: list[ast.AST]) -> Iterator[tuple[int, str]]:
    """Yield text constants that read like English, except docstrings and a game's own title."""
    allowed = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    keywords = [node for node in nodes if isinstance(node, ast.keyword)]
    allowed |= {id(node.value) for node in keywords if node.arg in FOR_PROGRAMMERS}
    for node in nodes:
        if not isinstance(node, ast.Constant) or id(node) in allowed:
            continue
        if isinstance(node.value, str) and SENTENCE.search(node.value):
            yield node.lineno, node.value


WITHOUT_CATALOGUES = {
    "(for a whole sentence: pip install fluent.runtime)",
    "hotelier: The package ",
    " is missing. Install it: pip install hotelier",
}
"""Texts for an installation without fluent.runtime, which reads the catalogues."""
DEPRECATED = ("study/__init__.py", "bots/mind.py")
"""Aliases of renamed modules; their warnings address programmers."""
SPOKEN = [
    path
    for path in FILES
    if "versions" not in path.parts
    and path.name != "metrics.py"
    and name_of(path) not in DEPRECATED
]
"""All files but migrations, whose comments stand in the database, the help texts of Prometheus'
format, which have one language, and deprecated aliases."""


@for_each(SPOKEN, name_of)
def test_only_the_catalogues_speak_english(path: Path) -> None:
    """All sentences are in the Fluent files, those of the rules and of everything else."""
    found = [text for _, text in sentences(nodes_of(path)) if not text.startswith(NO_ENGLISH)]
    assert [text for text in found if text not in WITHOUT_CATALOGUES] == []


def test_a_sentence_would_be_found() -> None:
    """The test above finds sentences, and only sentences."""
    lines = ['"""Doc string here."""', 'raise E("no such tile")', 'x = f"the {y} is gone"',
             'z = "tuple[A, ...]"', 'Game(title="Grand Hotel", name="two words")']  # fmt: skip
    nodes = list(ast.walk(ast.parse("\n".join(lines))))
    assert [line for line, _ in sentences(nodes)] == [2, 3, 5]
