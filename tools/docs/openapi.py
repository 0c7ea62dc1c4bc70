"""Reference page of the HTTP API, generated from the server's OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hotelier.server.http.app import make_app
from hotelier.server.settings import Settings

Schema = dict[str, Any]
LEAD: Final = """# Routes of the HTTP API

Every route of a server, from its OpenAPI document (`GET /api/openapi.json`);
[HTTP API](../http-api.md) explains how they work together. Send a token as
`Authorization: Bearer ...`. An error has a status of 400 or above and a [`Problem`](#problem) as
its body.
"""


def page() -> str:
    """Return the page: all routes by subject, then all shapes."""
    document = make_app(Settings()).openapi()
    lines = [LEAD]
    by_tag: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            by_tag.setdefault(about["tags"][0], []).append((method.upper(), path, about))
    for tag, routes in by_tag.items():
        lines += [f"## {tag.capitalize()}", ""]
        for method, path, about in routes:
            lines += route(method, path, about)
    lines += ["## Shapes", ""]
    for name, schema in sorted(document["components"]["schemas"].items()):
        lines += shape(name, schema)
    return "\n".join(lines)


def route(method: str, path: str, about: Schema) -> Iterator[str]:
    """Yield the lines about a route: purpose, parameters, body, responses."""
    yield from (f"### `{method} {path}`", "", about.get("description", ""), "")
    rows = [
        f"| `{given['name']}` | {given['in']} | {kind(given['schema'])} |"
        f" {'' if given.get('required') else 'optional; '}{given.get('description', '')} |"
        for given in about.get("parameters", [])
    ]
    if rows:
        yield from ("| | in | | |", "|---|---|---|---|", *rows, "")
    if body := about.get("requestBody"):
        yield from (f"Body: {contents(body)}", "")
    answers = [
        f"{code}: {contents(reply)}"
        for code, reply in about["responses"].items()
        if code.startswith("2")
    ]
    yield from ("Response " + "; ".join(answers) + ".", "")


def contents(body: Schema) -> str:
    """Describe the content of a request or response."""
    found = body.get("content", {})
    told = [
        kind(about["schema"]) if "json" in media and about.get("schema") else f"`{media}`"
        for media, about in found.items()
    ]
    return " or ".join(told) or "nothing"


def shape(name: str, schema: Schema) -> Iterator[str]:
    """Yield the lines about a shape: its description and fields."""
    yield from (f"### {name}", "", schema.get("description", ""), "")
    fields = schema.get("properties", {})
    if not fields:
        return
    yield from ("| field | | |", "|---|---|---|")
    for field, about in fields.items():
        needed = field in schema.get("required", [])
        notes = [] if needed or "default" not in about else [f"default `{about['default']}`"]
        notes += [about["description"]] if "description" in about else []
        yield f"| `{field}` | {kind(about)} | {'; '.join(notes).replace('|', '/')} |"
    yield ""


def kind(schema: Schema) -> str:
    """Describe a type in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(map(kind, schema[several])))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum") or [schema["const"]]
        return ", ".join(f"`{value}`" for value in values)
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"map to {kind(schema['additionalProperties'])}"
    return str(schema.get("type", "anything"))
