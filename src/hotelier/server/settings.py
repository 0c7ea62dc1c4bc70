"""What can be set: by flags, by environment variables `HOTELIER_...`, or in a TOML file."""

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
"""Some workers there have to be, and a client has to be able to say anything at all."""
MOST: Final = 10**9
"""Of everything else: what is meant is less, and milliseconds of it fit into the database."""
MOST_WORKERS: Final = 1000
PREFIX: Final = "HOTELIER_"
NOT_SETTINGS: Final = frozenset(
    f"{PREFIX}{name}" for name in ("LANG", "SERVER", "BUILDS", "OPT", "COMPILED", "COMPILED_TEST")
)
"""Variables with our prefix that mean something to other commands and to the build."""
DATABASE: Final = "hotelier.db"
"""The name of the default database file."""
WHOLE: Final = re.compile(r"-?[0-9]{1,18}")


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults. Flags go before the environment, that before the file."""

    database: str = ""
    """A file name for SQLite, or a database URL; empty: see `default_database`."""
    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free port."""
    origins: str = ""
    """Other origins whose pages may use this server, separated by spaces."""
    secure: bool = False
    """Cookies over HTTPS only; set it behind a reverse proxy that speaks HTTPS."""
    proxies: str = ""
    """Addresses of reverse proxies whose word about the client's address is taken."""
    bot_workers: int = 1
    """Processes in which bots think."""
    live_tables: int = 5000
    """Tables kept in memory while nobody watches them."""
    idle_seconds: int = 600
    """After so long without anybody, a table leaves the memory."""
    away_seconds: int = 120
    """Where there is no clock: after so long without an answer the others may ask for a bot."""
    requests_a_minute: int = 600
    """From one address; 0: any number."""
    thoughts_a_minute: int = 30
    """Hints, reviews, what-if tables, replays, exports: of one player; from one address four times
    as many; 0: any number."""
    messages_a_second: int = 50
    """On one socket; 0: any number."""
    sockets_an_address: int = 500
    """Open sockets and streams at the same time; 0: any number."""
    sockets_a_player: int = 100
    """The same of one player, from wherever."""
    largest_body: int = 65536
    """Bytes of one request or socket message."""
    house_data: str = ""
    """A TOML file with figures of somebody's own copy of Grand Austria Hotel."""
    public_url: str = ""
    """Where people find the server, for links in messages; empty: the address it listens on."""
    mail_server: str = ""
    """smtps://user:password@host, smtp:// (STARTTLS), smtp+plain:// (no encryption); or none."""
    mail_from: str = "hotelier@localhost"
    """The sender of mails, and whom push services may write to."""
    notify_delay: int = 60
    """Seconds that a turn waits before it is told: quick games need no messages."""
    internal_targets: str = ""
    """Addresses or networks that webhooks may call although they are not public."""
    log_level: str = "info"
    log_format: str = "json"
    """json or text."""


def read_settings(
    flags: Mapping[str, Any], environ: Mapping[str, str] | None = None, file: Path | None = None
) -> Settings:
    """The settings from all three places; a flag that is None was not given."""
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
    """What somebody may have meant; empty: nothing is alike.

    >>> nearest("databse", ["database", "host"]), nearest("colour", ["database", "host"])
    ('database', '')
    """
    rest = [each.removeprefix(prefix) for each in known]
    near = get_close_matches(name.removeprefix(prefix), rest, 1)
    return f"{prefix}{near[0]}" if near else ""


def read_file(path: Path) -> dict[str, Any]:
    """Settings from a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable("no-such-file", path=str(path), why=error) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Unreadable("settings-not-toml", path=str(path), why=str(error)) from error


def with_values(settings: Settings, values: Mapping[str, Any], where: str) -> Settings:
    """Settings with some values replaced, each read as its type."""
    for name, value in values.items():
        if name not in settings.__dataclass_fields__:
            near = nearest(name, settings.__dataclass_fields__)
            raise Unreadable("unknown-setting", name=name, where=where, near=near)
        kind = type(getattr(settings, name))
        settings = replace(settings, **{name: read_value(name, value, kind)})
    return settings


def read_value(name: str, value: Any, kind: type) -> Any:
    """One value, as text or already of its type.

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
    """Refuse numbers and words that make no sense."""
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
    """The largest number that a setting can be."""
    return MOST_WORKERS if name == "bot_workers" else MOST


def is_network(text: str) -> bool:
    """Whether this names an address, a network, or everybody.

    >>> is_network("10.0.0.0/8"), is_network("*"), is_network("127.0.0.1,"), is_network("proxy")
    (True, True, False, False)
    """
    try:
        return text == "*" or bool(ip_network(text))
    except ValueError:
        return False


def is_origin(text: str) -> bool:
    """Whether a browser could call a page's origin so: without a path, not even an empty one.

    >>> is_origin("https://a.example:8443"), is_origin("https://a.example/"), is_origin("a.example")
    (True, False, False)
    """
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return bool(parts.scheme and parts.netloc) and text == f"{parts.scheme}://{parts.netloc}"


def is_page(text: str) -> bool:
    """Whether a link can begin with this.

    >>> is_page("https://a.example/hotel"), is_page("a.example"), is_page("https://a b")
    (True, False, False)
    """
    try:
        parts = urlsplit(text)
        plain = text.isprintable() and " " not in text and not parts.query and not parts.fragment
    except ValueError:
        return False
    return plain and parts.scheme in ("http", "https") and bool(parts.hostname)
