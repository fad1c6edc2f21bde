"""Client and protocol know every field of what a viewer sees: a new one is entered in all three places."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from feldherr.kernel import view

ROOT = Path(__file__).resolve().parents[2]
STRUCTS = [kind for kind in vars(view).values() if isinstance(kind, type) and kind.__module__ == view.__name__]
CLIENT = (ROOT / "web/src/wire/messages.ts").read_text("utf-8")
PROTOCOL = (ROOT / "docs/protocol.md").read_text("utf-8")
NAMES = {"Shown": "Happening"}
"""What the client calls otherwise: an event arrives with its text, and with what it does on the screen."""


def of_the_client(name: str) -> set[str]:
    """The fields of an interface."""
    body = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", CLIENT, re.DOTALL)
    return set(re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE)) if body else set()


def of_the_protocol(name: str) -> set[str]:
    """The fields in the row of a struct."""
    row = re.search(rf"^\| `{name}` \| (.*?) \|", PROTOCOL, re.MULTILINE)
    return set(re.findall(r"`(\w+)\??`", row[1])) if row else set()


def test_the_structs_of_the_view_are_found() -> None:
    assert {kind.__name__ for kind in STRUCTS} >= {"View", "Piece", "Panel", "Row", "Livery", "Shown"}


@pytest.mark.parametrize("kind", STRUCTS, ids=lambda kind: kind.__name__)
def test_every_field_is_known_to_client_and_protocol(kind: type[msgspec.Struct]) -> None:
    fields = set(kind.__struct_fields__)
    assert of_the_protocol(kind.__name__) == fields
    assert of_the_client(NAMES.get(kind.__name__, kind.__name__)) >= fields
