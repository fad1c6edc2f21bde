"""What can be agreed before a game, in words: each option with its values, and when it means something."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from feldherr.kernel.game import Game
from feldherr.kernel.text import Text, say
from feldherr.words.agreed import extras, known, option_id, value_text

RANGE = 24
"""A number with more values than this is typed, not chosen from a list."""


class Value(msgspec.Struct, frozen=True, omit_defaults=True):
    value: str | int | bool
    text: Text
    line: Text | None = None
    """What it means, if the name does not say it."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the values; if there are none, any number from `least` to `most`. `seats`: it decides how many play.

    `only`: it means something only while these other options have one of these values. `rule`: where it stands.
    """

    name: str
    text: Text
    values: list[Value]
    default: str | int | bool
    least: int | None = None
    most: int | None = None
    seats: bool = False
    only: dict[str, list[str | int | bool]] = {}
    rule: str = ""


@cache
def choices(game: Game) -> list[Choice]:
    """The options of a game, each with a list to choose from or a number to type."""
    found = []
    seating = deciding(game)
    hints = get_type_hints(game.options_type, include_extras=True)
    for field in fields_of(game):
        text, kind = say(option_id(game, field.name)), bare(field.type)
        said = extras(game)[field.name]
        only, rule = said.get("only", {}), said.get("rule", "")
        if values := in_order(hints[field.name]) or values_of(kind):
            listed = [named(game, field.name, value) for value in values]
            seats = field.name in seating
            found.append(
                Choice(field.encode_name, text, listed, field.default, seats=seats, only=only, rule=rule)
            )
        elif isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
            found.append(Choice(field.encode_name, text, [], field.default, kind.ge, kind.le, False, only, rule))
    return found


def fields_of(game: Game) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(game.options_type)
    assert isinstance(info, inspect.StructType)
    return tuple(field for field in info.fields if field.default is not msgspec.NODEFAULT)


def bare(kind: inspect.Type) -> inspect.Type:
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def in_order(hint: Any) -> list[Any]:
    """The values of a `Literal` as they are written: from easy to hard."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return list(get_args(hint)) if get_origin(hint) is Literal else []


def values_of(kind: inspect.Type) -> list[Any]:
    match kind:
        case inspect.BoolType():
            return [False, True]
        case inspect.EnumType(cls):
            return [member.value for member in cls]
        case inspect.IntType(ge=int(least), le=int(most)) if most - least < RANGE:
            return list(range(least, most + 1))
    return []


def named(game: Game, field: str, value: Any) -> Value:
    """A value with its words; a number without words of its own is written as it is."""
    line = f"{option_id(game, field)}-{str(value).lower()}-line"
    text = value_text(game, field, value)
    return Value(
        value,
        text if isinstance(text, Text) else say("a-number", number=text),
        say(line) if known(game.name, line) else None,
    )


def deciding(game: Game) -> dict[str, list[Any]]:
    """The options by which the number of seats changes, with their values."""
    found = {}
    hints = get_type_hints(game.options_type, include_extras=True)
    for field in fields_of(game):
        values = in_order(hints[field.name]) or values_of(bare(field.type))
        if len({seats_with(game, {field.name: value}) for value in values} - {0}) > 1:
            found[field.name] = values
    return found


def seat_counts(game: Game) -> list[int]:
    """How many may play, whatever options decide it."""
    seating = deciding(game)
    return sorted({seats_with(game, dict(zip(seating, chosen))) for chosen in product(*seating.values())} - {0})


def seats_with(game: Game, wish: dict[str, Any]) -> int:
    """How many seats there are with these options; 0 if they do not go together."""
    try:
        return len(game.seats(game.options_type(**wish)))
    except ValueError:
        return 0
