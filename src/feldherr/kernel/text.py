"""What a person reads, before it is put into words: an id of a Fluent message and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Union

import msgspec

Argument = Union[str, int, "Text"]


class Text(msgspec.Struct, frozen=True, gc=False):
    """Formatted by terminal and browser alike; arguments may be texts themselves."""

    id: str
    args: Mapping[str, Argument] = {}


def say(name: str, /, **args: Argument) -> Text:
    """`say("marched", side=say("austria"), to=area)`; `_` in names becomes `-`."""
    return said(name, args)


def said(name: str, args: dict[str, Argument]) -> Text:
    """The same, where the arguments are together already."""
    for key in args:
        if "_" in key:
            return Text(name, {key.replace("_", "-"): value for key, value in args.items()})
    return Text(name, args)


def place(name: str, part: Argument | None = None) -> Argument:
    """The name of a place; where two bear it, with the part that is meant: north, south, east or west."""
    return name if part is None else say("place-part", name=name, part=part)


def signed(number: int) -> str:
    """A number as people write it: with a minus, not a hyphen."""
    return str(number) if number >= 0 else f"−{-number}"
