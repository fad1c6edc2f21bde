"""What a host has set: in a file, in the environment, on the command line; the later counts.

The file is TOML with the names of `Settings` and `Start`; in the environment they are written `FELDHERR_MAIL_AFTER`,
lists with commas. `database` is the address of the database; as yet only SQLite's is understood.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from feldherr.server.accounts.mail import Office
from feldherr.server.settings import Settings
from feldherr.server.store.database import FILE
from feldherr.server.watch.logs import FORMS, LEVELS

PREFIX = "FELDHERR_"
DERIVED = {
    "burst": 4.0, "posts_rate": 0.05, "posts_burst": 1.0, "reads_rate": 1.0, "reads_burst": 10.0,
}  # fmt: skip
"""What follows from `rate` where it is not set itself."""


class Wrong(Exception):
    """What is set cannot be; says why."""


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """What is needed before there is a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    log: str = "info"
    log_form: str = "text"
    smtp: str = ""
    mail_from: str = ""
    database: str = ""


APART = ("office", "static")
"""Not set by name: mail is set by `smtp` and `mail_from`, the page is where we are installed."""
TYPES: dict[str, Any] = {
    name: kind
    for struct in (Settings, Start)
    for name, kind in get_type_hints(struct).items()
    if name not in APART
}


def read(file: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]) -> dict[str, Any]:
    """All that is set, by name, each of its type; `Wrong` names what is not."""
    found: dict[str, Any] = {}
    if file is not None:
        found |= {name: typed(name, value, str(file)) for name, value in read_file(file).items()}
    for name in TYPES:
        if word := environment.get(PREFIX + name.upper(), ""):
            found[name] = typed(name, word, PREFIX + name.upper())
    found |= {name: value for name, value in flags.items() if value is not None}
    check(found)
    return found


def read_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as wrong:
        raise Wrong(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise Wrong(f"{file} is no TOML: {wrong}.") from wrong
    unknown = sorted(set(found) - set(TYPES))
    if unknown:
        raise Wrong(f"{file}: there is no setting {', '.join(unknown)}. There are: {', '.join(sorted(TYPES))}.")
    return found


def typed(name: str, value: Any, where: str) -> Any:
    """A value as its setting wants it; a list may be one word with commas."""
    kind = TYPES[name]
    if isinstance(value, str) and str(kind).startswith("tuple"):
        value = [word.strip() for word in value.split(",") if word.strip()]
    if kind is Path:
        if not isinstance(value, str):
            raise Wrong(f"{where}: {name} is a path.")
        return Path(value).expanduser()
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as wrong:
        raise Wrong(f"{where}: {name} cannot be {value!r}: {wrong}.") from wrong


def check(found: dict[str, Any]) -> None:
    """What the types do not say."""
    for name, known in (("log", LEVELS), ("log_form", FORMS)):
        if name in found and found[name] not in known:
            raise Wrong(f"{name} cannot be {found[name]!r}; there are: {', '.join(known)}.")
    if not 0 <= found.get("port", 0) <= 65535:
        raise Wrong(f"port cannot be {found['port']}.")
    for name, value in found.items():
        if isinstance(value, int | float) and not isinstance(value, bool) and not value >= 0:
            raise Wrong(f"{name} cannot be {value}.")
    for name in ("bot_workers", "rate", "posts_rate", "reads_rate", "attempts_rate", "outbox", "mail_every"):
        if name in found and found[name] <= 0:
            raise Wrong(f"{name} has to be more than nothing.")


def start_of(found: Mapping[str, Any]) -> Start:
    return Start(**{name: found[name] for name in Start.__struct_fields__ if name in found})


def settings_of(found: Mapping[str, Any], usual: Path, environment: Mapping[str, str]) -> Settings:
    """The settings; `usual` is where the games are if nothing is said."""
    start = start_of(found)
    named = {name: found[name] for name in Settings.__struct_fields__ if name in found}
    named["data"] = folder_of(start.database) or named.get("data") or usual
    if "rate" in named:
        for name, times in DERIVED.items():
            named.setdefault(name, times * named["rate"])
        named.setdefault("sockets", max(40, int(named["rate"])))
    named["address"] = named.get("address", "").rstrip("/")
    named["office"] = office_of(start.smtp, start.mail_from, named["address"], environment)
    return Settings(**named)


def folder_of(database: str) -> Path | None:
    """The folder in which this database is."""
    if not database:
        return None
    kind, _, rest = database.partition(":///")
    if kind != "sqlite" or Path(rest).name != FILE:
        raise Wrong(
            f"database: only sqlite:///FOLDER/{FILE} is understood as yet;"
            " what another would need is in docs/hosting.md."
        )
    return Path(rest).expanduser().parent


def office_of(smtp: str, sender: str, address: str, environment: Mapping[str, str]) -> Office | None:
    """Where mail goes; name and password for it are in the environment, where no list of processes shows them."""
    if not smtp and not sender:
        return None
    if not (smtp and sender and address):
        raise Wrong("mail needs --smtp, --mail-from and --address, with which its links begin.")
    host, _, port = smtp.partition(":")
    if "@" not in sender:
        raise Wrong(f"mail_from {sender!r}: an address is expected.")
    if port and not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise Wrong(f"smtp {smtp!r}: HOST or HOST:PORT is expected.")
    user, password = (environment.get(f"{PREFIX}SMTP_{what}", "") for what in ("USER", "PASSWORD"))
    return Office(host, sender, int(port or 587), user, password)
