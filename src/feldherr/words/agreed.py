"""What was agreed before a game, in words: its options, each value, and those that are not as usual."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, get_type_hints

import msgspec

from feldherr.kernel.game import Game
from feldherr.kernel.text import Text, say
from feldherr.kernel.view import Row
from feldherr.words.sources import own


def option_id(game: Game, field: str) -> str:
    """The message with what an option is called; those of its values begin with it."""
    return f"{game.name}-option-{field.replace('_', '-')}"


def value_text(game: Game, field: str, value: Any) -> Text | int:
    """A value of an option; a number without words of its own stays as it is."""
    name = f"{option_id(game, field)}-{str(value).lower()}"
    if isinstance(value, int) and not isinstance(value, bool) and not known(game.name, name):
        return value
    return say(name)


def agreed(game: Game, options: Any) -> tuple[Row, ...]:
    """The options in which this game differs from the usual one, for who joins it, plays it or looks back.

    One that means nothing with the others is not named.
    """
    found = []
    for field in msgspec.structs.fields(type(options)):
        value, said = getattr(options, field.name), extras(game)[field.name]
        meant = all(getattr(options, other) in wanted for other, wanted in said.get("only", {}).items())
        if value != field.default and meant and known(game.name, option_id(game, field.name)):
            text = value_text(game, field.name, value)
            found.append(Row(say(option_id(game, field.name)), text, rule=said.get("rule")))
    return tuple(found)


@cache
def extras(game: Game) -> dict[str, dict[str, Any]]:
    """By option what the game says of it besides: `Meta(extra={"only": {option: [value]}, "rule": number})`."""
    hints = get_type_hints(game.options_type, include_extras=True)
    return {
        name: {key: value for meta in getattr(hint, "__metadata__", ()) for key, value in (meta.extra or {}).items()}
        for name, hint in hints.items()
    }


@lru_cache(4096)
def known(game: str, message: str) -> bool:
    """Whether the game has this message."""
    return f"\n{message} =" in own(game, "en")
