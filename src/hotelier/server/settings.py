"""Settings: from flags, environment variables `HOTELIER_...`, or a TOML file."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from hotelier.kernel.errors import Unreadable

LEAST: Final = {"bot_workers": 1, "largest_body": 1024}
"""Minimum values: at least one worker, and messages of a useful size."""
MOST: Final = 10**9
"""The maximum of all other numbers: in milliseconds it still fits into the database."""
MOST_WORKERS: Final = 1000
PREFIX: Final = "HOTELIER_"
NOT_SETTINGS: Final = frozenset(
    f"{PREFIX}{name}" for name in ("LANG", "SERVER", "BUILDS", "OPT", "COMPILED", "COMPILED_TEST")
)
"""Variables with our prefix for other commands and the build."""
DATABASE: Final = "hotelier.db"
"""The name of the default database file."""
WHOLE: Final = re.compile(r"-?[0-9]{1,18}")


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults. Flags override the environment, which overrides the
    file."""

    database: str = ""
    """A file name for SQLite, or a database URL; empty: see `default_database`."""
    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free port."""
    origins: str = ""
    """Other origins whose pages may use this server, separated by spaces."""
    secure: bool = False
    """Send cookies over HTTPS only; set it behind a reverse proxy with HTTPS."""
    proxies: str = ""
    """Addresses of reverse proxies that may report the client's address."""
    bot_workers: int = 1
    """Processes in which bots think."""
    live_tables: int = 5000
    """Tables without viewers that stay in memory."""
    idle_seconds: int = 600
    """Seconds after which an unused table is evicted from memory."""
    away_seconds: int = 120
    """Without a clock: seconds without an answer after which the others may ask for a bot."""
    requests_a_minute: int = 600
    """Requests of one address; 0: no limit."""
    thoughts_a_minute: int = 30
    """Hints, reviews, what-if tables, replays and exports of one player; four times as many of one
    address; 0: no limit."""
    messages_a_second: int = 50
    """Messages on one socket; 0: no limit."""
    sockets_an_address: int = 500
    """Open sockets and streams of one address; 0: no limit."""
    sockets_a_player: int = 100
    """Open sockets and streams of one player; 0: no limit."""
    largest_body: int = 65536
    """The largest request or socket message in bytes."""
    house_data: str = ""
    """A TOML file with the figures of another copy of Grand Austria Hotel."""
    public_url: str = ""
    """The public URL of the server, for links in messages; empty: the address it listens on."""
    mail_server: str = ""
    """smtps://user:password@host, smtp:// (STARTTLS) or smtp+plain:// (no encryption); empty: no
    mail."""
    mail_from: str = "hotelier@localhost"
    """The sender of mails, and the contact for push services."""
    notify_delay: int = 60
    """Seconds before a turn message: quick games need none."""
    internal_targets: str = ""
    """Private addresses or networks that webhooks may call."""
    log_level: str = "info"
    log_format: str = "json"
    """json or text."""


def read_settings(
    flags: Mapping[str, Any], environ: Mapping[str, str] | None = None, file: Path | None = None
) -> Settings:
    """Read the settings from all three sources; a flag that is None was not given."""
    environ = os.environ if environ is None else environ
    settings = Settings()
    if file is not None:
        settings = with_values(settings, read_file(file), str(file))
    known = {f"{PREFIX}{item.name.upper()}": item.name for item in fields(Settings)}
    ours = {name for name in environ if name.startswith(PREFIX)} - NOT_SETTINGS
    if unknown := sorted(ours - known.keys()):
        raise Unreadable(
            "unknown-variable", name=unknown[0], near=nearest(unknown[0], known, PREFIX)
        )
    found = {known[name]: environ[name] for name in ours}
    settings = with_values(settings, found, "environment")
    given = {name: value for name, value in flags.items() if value is not None}
    return checked(with_values(settings, given, "flags"))


def database_of(flag: str | None) -> str:
    """The database of a command: by flag, or the one that the server uses."""
    return with_database(read_settings({"database": flag})).database


def with_database(settings: Settings) -> Settings:
    """The settings with a database: the default one, if none is set."""
    return settings if settings.database else replace(settings, database=default_database())


def default_database() -> str:
    """`hotelier.db` in the current folder if it exists, else in the user's data directory.

    That directory is created if it is missing.
    """
    if Path(DATABASE).exists():
        return DATABASE
    from platformdirs import user_data_path

    folder = user_data_path("hotelier", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable("bad-database", url=str(folder / DATABASE), why=error) from error
    return str(folder / DATABASE)


def nearest(name: str, known: Iterable[str], prefix: str = "") -> str:
    """The most similar known name; empty: none.

    >>> nearest("databse", ["database", "host"]), nearest("colour", ["database", "host"])
    ('database', '')
    """
    rest = [each.removeprefix(prefix) for each in known]
    near = get_close_matches(name.removeprefix(prefix), rest, 1)
    return f"{prefix}{near[0]}" if near else ""


def read_file(path: Path) -> dict[str, Any]:
    """Read settings from a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable("no-such-file", path=str(path), why=error) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Unreadable("settings-not-toml", path=str(path), why=str(error)) from error


def with_values(settings: Settings, values: Mapping[str, Any], where: str) -> Settings:
    """Replace some values of the settings, each converted to its type."""
    for name, value in values.items():
        if name not in settings.__dataclass_fields__:
            near = nearest(name, settings.__dataclass_fields__)
            raise Unreadable("unknown-setting", name=name, where=where, near=near)
        kind = type(getattr(settings, name))
        settings = replace(settings, **{name: read_value(name, value, kind)})
    return settings


def read_value(name: str, value: Any, kind: type) -> Any:
    """Convert a value, from text or already of its type.

    >>> read_value("port", "80", int), read_value("secure", "yes", bool)
    (80, True)
    """
    text = str(value).strip()
    if type(value) is kind:
        return value
    if kind is int and WHOLE.fullmatch(text):
        return int(text)
    if kind is bool and text.lower() in ("1", "true", "yes", "on", "0", "false", "no", "off"):
        return text.lower() in ("1", "true", "yes", "on")
    if kind is str and isinstance(value, str):
        return value
    raise Unreadable("bad-setting", name=name, value=value, kind=kind.__name__)


def checked(settings: Settings) -> Settings:
    """Refuse invalid numbers and texts."""
    for item in fields(Settings):
        value = getattr(settings, item.name)
        if type(value) is int and not LEAST.get(item.name, 0) <= value <= most(item.name):
            raise Unreadable("bad-setting", name=item.name, value=value, kind="int")
    for name, choices in (
        ("log_level", ("debug", "info", "warning", "error")),
        ("log_format", ("json", "text")),
    ):
        if getattr(settings, name) not in choices:
            raise Unreadable(
                "bad-option-value", name=name, value=getattr(settings, name), choices=list(choices)
            )
    for name, values, is_right in (
        ("proxies", settings.proxies.split(), is_network),
        ("origins", settings.origins.split(), is_origin),
        ("public_url", [settings.public_url] if settings.public_url else [], is_page),
    ):
        for value in values:
            if not is_right(value):
                raise Unreadable("bad-setting", name=name, value=value, kind="str")
    return settings


def most(name: str) -> int:
    """The maximum of a setting."""
    return MOST_WORKERS if name == "bot_workers" else MOST


def is_network(text: str) -> bool:
    """True for an address, a network, or `*`.

    >>> is_network("10.0.0.0/8"), is_network("*"), is_network("127.0.0.1,"), is_network("proxy")
    (True, True, False, False)
    """
    try:
        return text == "*" or bool(ip_network(text))
    except ValueError:
        return False


def is_origin(text: str) -> bool:
    """True for an origin as browsers send it: without a path, not even an empty one.

    >>> is_origin("https://a.example:8443"), is_origin("https://a.example/"), is_origin("a.example")
    (True, False, False)
    """
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return bool(parts.scheme and parts.netloc) and text == f"{parts.scheme}://{parts.netloc}"


def is_page(text: str) -> bool:
    """True for a URL that links can begin with.

    >>> is_page("https://a.example/hotel"), is_page("a.example"), is_page("https://a b")
    (True, False, False)
    """
    try:
        parts = urlsplit(text)
        plain = text.isprintable() and " " not in text and not parts.query and not parts.fragment
    except ValueError:
        return False
    return plain and parts.scheme in ("http", "https") and bool(parts.hostname)
