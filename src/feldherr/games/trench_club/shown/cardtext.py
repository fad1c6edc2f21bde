"""The unit card in words, with a star at every value that is our reconstruction (chapters 1, 8 and 10)."""

from __future__ import annotations

from functools import cache

from feldherr.games.trench_club.rules.units import (
    AGAINST_AIR,
    AGAINST_FOOT,
    AGAINST_TANK,
    AIR_RANGE,
    ATTACK,
    FAR,
    GROUND_RANGE,
    OPEN,
    SPEED,
    WOODS,
    confidence,
)
from feldherr.games.trench_club.shown.words import half_points, kind_text, say
from feldherr.kernel.text import Text


def starred(kind: int, key: str, value: str) -> str:
    return f"{value}*" if confidence(kind, key) == "proposed" else value


def span_text(kind: int, key: str, span: tuple[int, int]) -> str:
    low, high = span
    if low > high:
        return "–"
    return starred(kind, key, f"{low}" if low == high else f"{low}–{'∞' if high == FAR else high}")


@cache
def values_text(kind: int) -> Text:
    """TC §1.6 §8.5 §8.6 §9.17 §9.20: what the unit card says of a type."""
    return say(
        "card",
        short=short_text(kind),
        open=starred(kind, "damageOpen", "/".join(map(str, OPEN[kind])) or "–"),
        woods=starred(kind, "damageWoods", "/".join(map(str, WOODS[kind])) or "–"),
    )


@cache
def short_text(kind: int) -> Text:
    """TC §1.6: the first line of the card."""
    attack = "/".join(map(str, ATTACK[kind])) if any(ATTACK[kind]) else "–"
    flies = AIR_RANGE[kind][0] <= AIR_RANGE[kind][1]
    return say(
        "card-short",
        speed=starred(kind, "speed", half_points(SPEED[kind])),
        range=span_text(kind, "groundRange", GROUND_RANGE[kind]),
        air=say("card-air", range=span_text(kind, "airRange", AIR_RANGE[kind])) if flies else say("card-no-air"),
        attack=starred(kind, "attack", attack),
        special=special_text(kind),
    )


def special_text(kind: int) -> Text:
    """TC §12.8 §12.9 §12.10: other values against tanks, foot soldiers or aircraft."""
    for name, key, table in (
        ("tanks", "attackVsTank", AGAINST_TANK), ("foot", "attackVsFoot", AGAINST_FOOT),
        ("aircraft", "attackVsAir", AGAINST_AIR),
    ):  # fmt: skip
        if values := table[kind]:
            return say(f"card-{name}", values=starred(kind, key, "/".join(map(str, values))))
    return say("card-nothing-special")


def card_text(kind: int) -> Text:
    return say("card-of", kind=kind_text(kind), values=values_text(kind))
