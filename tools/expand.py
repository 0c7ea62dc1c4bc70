"""Expand frozen slotted dataclasses into plain classes before mypyc compiles them.

mypyc builds dataclasses as Python does: slowly, and not at all if the class also has a constant
(`ClassVar`). The expansion writes out the methods of each dataclass, makes its fields read-only,
and registers at the end of the module how to copy and pickle it. No line moves, so that a traceback
of the compiled package points into the original source: methods take the lines of the decorator,
of the docstring and of the blank lines around a class.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

DECORATOR = "@dataclass(frozen=True, slots=True)"
FUTURE = "from __future__ import annotations"
"""The import that every module has. The expansion puts its own imports on this line and the blank
line after it."""
MARK = "@_mypyc_attr(allow_interpreted_subclasses=True)"
MARK_IMPORT = "if _TYPE_CHECKING: from mypy_extensions import mypyc_attr as _mypyc_attr"
"""Import for the compiler only. The compiled package does not need `mypy_extensions`."""
Classes = dict[str, "Shape"]
"""Classes by their full name, such as `hotelier.kernel.frames.Decision`."""


@dataclass
class Shape:
    """The facts about a class that its methods are generated from."""

    node: ast.ClassDef
    bases: list[str]
    """Full names, where they can be resolved."""
    expands: bool
    own: list[tuple[str, str]] = field(default_factory=list)
    """Its fields with their annotations as text."""
    defaults: dict[str, str] = field(default_factory=dict)
    has_heirs: bool = False


def shapes_of(module: str, source: str) -> Classes:
    """Read the classes of a module."""
    tree = ast.parse(source)
    names = imported(tree)
    found: Classes = {}
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        names[node.name] = f"{module}.{node.name}"
        bases = [names.get(ast.unparse(base), ast.unparse(base)) for base in node.bases]
        marks = ["@" + ast.unparse(mark) for mark in node.decorator_list]
        shape = Shape(node, bases, DECORATOR in marks)
        shape.own = [
            (line.target.id, ast.unparse(line.annotation))
            for line in node.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        ]
        shape.defaults = {
            line.target.id: ast.unparse(line.value)
            for line in node.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value
        }
        found[names[node.name]] = shape
    return found


def imported(tree: ast.Module) -> dict[str, str]:
    """Map each imported name of a module to its full name."""
    names: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                names[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    return names


def known_names(tree: ast.Module) -> set[str]:
    """Return the type names that are in scope in a module."""
    names = {"int", "str", "float", "bool", "tuple", "list", "dict", "object", *imported(tree)}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return names


def names_in(kind: str) -> set[str]:
    """Return the names that an annotation uses."""
    return {node.id for node in ast.walk(ast.parse(kind)) if isinstance(node, ast.Name)}


def mark_heirs(classes: Classes) -> None:
    """Set `has_heirs` on classes that are bases of others."""
    for shape in classes.values():
        for base in shape.bases:
            if base in classes:
                classes[base].has_heirs = True


def inherited(shape: Shape, classes: Classes) -> list[tuple[str, str]]:
    """Return the fields of the base classes, outermost base first."""
    fields: list[tuple[str, str]] = []
    for base in shape.bases:
        parent = classes.get(base)
        if parent is not None and parent.expands:
            fields += inherited(parent, classes) + plain_fields(parent)
    return fields


def plain_fields(shape: Shape) -> list[tuple[str, str]]:
    """Return the fields of the class itself, without constants."""
    return [(name, kind) for name, kind in shape.own if not kind.startswith("ClassVar")]


def expand(module: str, source: str, classes: Classes, open_classes: Iterable[str] = ()) -> str:
    """Return the expanded source of a module. Every line keeps its number."""
    lines = source.split("\n")
    place = lines.index(FUTURE)
    known = known_names(ast.parse(source))
    closing: list[str] = []
    for name, shape in classes.items():
        if name.rpartition(".")[0] != module:
            continue
        annotations = dict(shape.own)
        if annotations and "NamedTuple" not in "".join(shape.bases):
            closing.append(f"setattr({shape.node.name}, '__annotations__', {annotations!r})")
        if shape.expands:
            outer = [
                (field, kind if names_in(kind) <= known else "_Any")
                for field, kind in inherited(shape, classes)
            ]
            write_out(lines, shape, outer)
            closing.append(f"setattr({shape.node.name}, '__match_args__', "
                           f"{tuple(n for n, _ in outer + plain_fields(shape))!r})")  # fmt: skip
            values = "".join(f"each.{field}, " for field, _ in outer + plain_fields(shape))
            closing.append(
                f"_copied({shape.node.name}, lambda each: ({shape.node.name}, ({values})))"
            )
            document = ast.get_docstring(shape.node, clean=False)
            closing.append(f"setattr({shape.node.name}, '__doc__', {document!r})")
        if name in open_classes:  # two blank lines come before every class
            lines[shape.node.lineno - 2] = MARK
            lines[place + 1] = MARK_IMPORT
    unions_to_tuples(lines, source)
    lines[place] = (
        f"{FUTURE}; from typing import Any as _Any, Final as _Final, "
        "TYPE_CHECKING as _TYPE_CHECKING; from copyreg import pickle as _copied"
    )
    return "\n".join([*lines, *closing, ""])


def write_out(lines: list[str], shape: Shape, outer: list[tuple[str, str]]) -> None:
    """Replace the decorator, docstring and own fields of a class with methods, line for line."""
    node = shape.node
    first = node.lineno - 1
    free: list[int] = []
    if lines[first].endswith(":"):  # move the class up to the line of its decorator
        lines[first - 1], lines[first] = lines[first], ""
        free.append(first)
    else:
        lines[first - 1] = ""
    for line in node.body:
        doc = isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
        own_field = isinstance(line, ast.AnnAssign) and not ast.unparse(line.annotation).startswith(
            "ClassVar"
        )
        if doc or own_field:
            start, end = line.lineno - 1, (line.end_lineno or line.lineno) - 1
            for number in range(start, end + 1):
                lines[number] = ""
                free.append(number)
    end = node.end_lineno or node.lineno
    while end < len(lines) and not lines[end].strip() and end < (node.end_lineno or 0) + 2:
        free.append(end)
        end += 1
    write_methods(lines, free, methods_of(shape, outer))


def write_methods(lines: list[str], free: list[int], methods: list[str]) -> None:
    """Put one method on each free line. The last free line takes all that remain."""
    for number, method in zip(free, methods, strict=False):
        lines[number] = "    " + method
    rest = methods[len(free) :]
    if rest:
        lines[free[-1]] = "\n".join([lines[free[-1]], *("    " + method for method in rest)])


def methods_of(shape: Shape, outer: list[tuple[str, str]]) -> list[str]:
    """Generate the constructor, comparison, hash and repr, each on one line."""
    name, own = shape.node.name, plain_fields(shape)
    fields = outer + own
    names = [field for field, _ in fields]
    made = [f"super().__init__({', '.join(field for field, _ in outer)})"] if outer else []
    made += [f"self.{field}: _Final[{kind}] = {field}" for field, kind in own]
    same = "".join(f" and self.{field} == other.{field}" for field in names)
    exact = f"type(other) is {name} and " if shape.has_heirs else ""
    texts = ", ".join(f"{field}={{self.{field}!r}}" for field in names)
    values = "".join(f"self.{field}, " for field in names)
    given = "".join(
        f", {field}: {kind}" + (f" = {shape.defaults[field]}" if field in shape.defaults else "")
        for field, kind in fields
    )
    return [
        f"def __init__(self{given}) -> None: {'; '.join(made) or 'pass'}",
        f"def __eq__(self, other: object) -> bool: "
        f"return self is other or ({exact}isinstance(other, {name}){same})",
        f"def __hash__(self) -> int: return hash(({values}))",
        f'def __repr__(self) -> str: return f"{name}({texts})"',
    ]


def unions_to_tuples(lines: list[str], source: str) -> None:
    """Rewrite `isinstance(x, A | B)` as `isinstance(x, (A, B))`, which mypyc compiles natively."""
    calls = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "isinstance"
        and isinstance(node.args[1], ast.BinOp)
    ]
    for call in calls:
        union = call.args[1]
        if union.lineno != union.end_lineno:
            continue
        text = ast.unparse(union)
        number = union.lineno - 1
        lines[number] = lines[number].replace(text, f"({text.replace(' | ', ', ')})", 1)


def expand_all(
    sources: Mapping[str, str], wanted: Iterable[str], open_classes: Iterable[str] = ()
) -> dict[str, str]:
    """Return the expanded source of each wanted module; `sources` has all modules by name.

    Open classes may have subclasses in plain Python.
    """
    classes: Classes = {}
    for module, source in sources.items():
        classes.update(shapes_of(module, source))
    mark_heirs(classes)
    return {module: expand(module, sources[module], classes, open_classes) for module in wanted}
