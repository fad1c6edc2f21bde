"""The log: a dated line each, as text or as JSON, with the number of the request it belongs to.

Neither query strings nor cookies are ever logged.
"""

from __future__ import annotations

import logging
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

FORMAT = "%(asctime)s %(levelname)-7s %(request)s%(message)s"
DATES = "%Y-%m-%d %H:%M:%S"
LEVELS = ("debug", "info", "warning", "error")
FORMS = ("text", "json")
NOISY = ("alembic", "aiosqlite", "uvicorn.error", "asyncio")

request: ContextVar[str] = ContextVar("request", default="")


def begin_request() -> str:
    """A new number for what is done from here on."""
    number = secrets.token_hex(4)
    request.set(number)
    return number


class Numbered(logging.Filter):
    """Every line knows the request it belongs to."""

    def filter(self, record: logging.LogRecord) -> bool:
        number = request.get()
        record.request_id, record.request = number, f"[{number}] " if number else ""
        return True


class Structured(logging.Formatter):
    """A line of JSON for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            "from": record.name,
        }
        if number := getattr(record, "request_id", ""):
            told["request"] = number
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def set_up_logs(level: str, form: str = "text") -> None:
    """Lines on stderr."""
    handler = logging.StreamHandler()
    handler.addFilter(Numbered())
    handler.setFormatter(Structured() if form == "json" else logging.Formatter(FORMAT, DATES))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in NOISY:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
