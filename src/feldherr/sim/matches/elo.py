"""How strong opponents are on one scale, from the games between them; and a picture of it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

import msgspec

ROUNDS = 2_000
PRIOR = 0.5
"""Each pair is taken to have drawn so many games besides: who never lost is not infinitely strong."""
SCALE = 400 / math.log(10)
LIKELY = 1.96


class Rated(msgspec.Struct, frozen=True):
    """An opponent's place on the scale; `margin`: with a confidence of 95 % it is off by no more."""

    bot: str
    elo: float
    margin: float
    games: int
    points: float


Results = Mapping[tuple[int, int], tuple[float, int]]
"""By pair: the points of the first of the two, and the games."""


def rate(bots: Sequence[str], results: Results, anchor: float = 1000.0) -> list[Rated]:
    """The most likely ratings (Bradley and Terry); the first opponent stands at `anchor`."""
    count = len(bots)
    wins, met = [0.0] * count, [[0.0] * count for _ in range(count)]
    for (one, other), (points, games) in results.items():
        wins[one] += points + PRIOR / 2
        wins[other] += games - points + PRIOR / 2
        met[one][other] += games + PRIOR
        met[other][one] += games + PRIOR
    strength = [1.0] * count
    for _ in range(ROUNDS):
        fresh = []
        for one in range(count):
            weight = sum(met[one][other] / (strength[one] + strength[other]) for other in range(count) if other != one)
            fresh.append(wins[one] / weight if weight else strength[one])
        strength = [value / fresh[0] for value in fresh]
    out = []
    for one, bot in enumerate(bots):
        known = 0.0
        for other in range(count):
            chance = strength[one] / (strength[one] + strength[other])
            known += met[one][other] * chance * (1 - chance)
        played = [(p if pair[0] == one else g - p, g) for pair, (p, g) in results.items() if one in pair]
        margin = LIKELY * SCALE / math.sqrt(known) if known else 0.0
        rating = anchor + SCALE * math.log(strength[one])
        out.append(Rated(bot, rating, margin, sum(g for _, g in played), sum(p for p, _ in played)))
    return out


INK, PAPER, LINE, MARK = "#2f2a24", "#f6f0e2", "#b9ab8f", "#7a2e22"
WIDTH, LEFT, RIGHT, ROW, TOP = 720, 150, 40, 34, 58


def picture(title: str, rated: Sequence[Rated]) -> str:
    """The ladder as an SVG picture: a point and its bounds for each opponent, the strongest on top."""
    order = sorted(rated, key=lambda one: one.elo, reverse=True)
    low = min(one.elo - one.margin for one in order)
    high = max(one.elo + one.margin for one in order)
    step = next(s for s in (25, 50, 100, 200, 250, 500, 1000, 2000, 5000) if (high - low) / s <= 9 or s == 5000)
    first, last = math.floor(low / step) * step, math.ceil(high / step) * step
    height = TOP + ROW * len(order) + 40
    bottom = height - 34

    def x(elo: float) -> float:
        return LEFT + (elo - first) / max(1, last - first) * (WIDTH - LEFT - RIGHT)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="Georgia, serif" '
        f'font-size="14" fill="{INK}">',
        f'<title>{escape(title)}</title><rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="30" font-size="18" font-weight="600">{escape(title)}</text>',
    ]
    for tick in range(first, last + 1, step):
        out.append(f'<path d="M{x(tick):.1f} {TOP - 8}V{bottom}" stroke="{LINE}" stroke-width=".7"/>')
        out.append(f'<text x="{x(tick):.1f}" y="{bottom + 20}" text-anchor="middle" font-size="12">{tick}</text>')
    for place, one in enumerate(order):
        y = TOP + ROW * place + ROW / 2
        left, right = x(one.elo - one.margin), x(one.elo + one.margin)
        out.append(f'<text x="{LEFT - 14}" y="{y + 5:.1f}" text-anchor="end">{escape(one.bot)}</text>')
        out.append(f'<path d="M{left:.1f} {y:.1f}H{right:.1f}" stroke="{INK}" stroke-width="1.4"/>')
        out.append(f'<path d="M{left:.1f} {y - 5:.1f}v10M{right:.1f} {y - 5:.1f}v10" stroke="{INK}"/>')
        out.append(f'<circle cx="{x(one.elo):.1f}" cy="{y:.1f}" r="5" fill="{MARK}"/>')
        words = f'text-anchor="middle" font-size="12">{one.elo:.0f}'
        out.append(f'<text x="{x(one.elo):.1f}" y="{y - 9:.1f}" {words}</text>')
    return "\n".join([*out, "</svg>", ""])
