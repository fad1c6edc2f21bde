"""Rules 16.1 and 16.2: the size of a battle, who speaks for a side, and the secret line-up."""

from __future__ import annotations

from collections.abc import Sequence

from feldherr.games.napoleon_in_europe.board import LEADER, NOBODY, Nation, Region, mask_of
from feldherr.games.napoleon_in_europe.events import BattleBegan, LinedUp
from feldherr.games.napoleon_in_europe.rules.battle.opponents import Sides
from feldherr.games.napoleon_in_europe.rules.battle.rows import by_nation, row_counts
from feldherr.games.napoleon_in_europe.rules.battle.sides import is_great
from feldherr.games.napoleon_in_europe.rules.choices.battle import front_row
from feldherr.games.napoleon_in_europe.state import (
    ATTACKER,
    DEFENDER,
    NOTHING,
    Battle,
    State,
    army_count,
    as_four,
    figures,
)
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def begin_battle(s: State, ask: Ask, emit: Emit, found: Sides) -> None:
    """NE §1.4 §16.1.3 §16.2.1 §16.2.5: size, secret line-up of both sides at once, reveal."""
    region, defenders, attackers = found.region, found.defenders, found.attackers
    great = is_great(s, found)
    landed = any(entered == region and nation in attackers for entered, nation in s.turn.landed)
    chiefs = chief(s, ask, region, defenders), chief(s, ask, region, attackers)
    equals = (first_nations(s, region, defenders), first_nations(s, region, attackers)) if great else (0, 0)
    emit(BattleBegan(region, attackers, defenders, great, landed))
    rows = ask.together(*((seat, line_up, (s, seat, found, seat in chiefs)) for seat in found.players(s)))
    front = list(NOTHING)
    for row in rows:
        for place, count in row:
            front[place] = count
    nations = mask_of(defenders), mask_of(attackers)
    s.battle = Battle(region, nations, chiefs, (NOBODY, NOBODY), landed, tuple(front), great=great, equals=equals)
    for side in (DEFENDER, ATTACKER):
        first, second = row_counts(s, s.battle, side)
        emit(LinedUp(region, side, as_four(first), as_four(second), *by_nation(s, s.battle, side)))


def chief(s: State, ask: Ask, region: Region, nations: Sequence[Nation]) -> int:
    """Ruling r35: most armies; then the slot's owner, the region's owner, the lot."""
    counts: dict[int, int] = {}
    for nation in nations:
        counts[s.led[nation]] = counts.get(s.led[nation], 0) + army_count(s, nation, region)
    best = [seat for seat in sorted(counts) if counts[seat] == max(counts.values())]
    owner = s.owner[region]
    for seat in (s.turn.acting[0], s.led[owner] if owner >= 0 else NOBODY):
        if seat in best:
            return seat
    return best[ask.draw([1] * len(best))[0]] if len(best) > 1 else best[0]


def first_nations(s: State, region: Region, nations: Sequence[Nation]) -> int:
    """NE §14.2.2, ruling r36: who would draw the card: most armies now; then the slot's owner, the region's owner."""
    counts = {nation: army_count(s, nation, region) for nation in nations}
    best = [nation for nation in counts if counts[nation] == max(counts.values())]
    owners = [nation for nation in best if nation == s.owner[region]]
    return mask_of([nation for nation in best if s.led[nation] == s.turn.acting[0]] or owners or best)


def line_up(ask: Ask, s: State, seat: int, found: Sides, chief: bool) -> tuple[tuple[int, int], ...]:
    """NE §16.2.1 §16.2.2 §16.2.3 §16.2.4, ruling r35: kind after kind; the side's chief keeps an army in front."""
    out: list[tuple[int, int]] = []
    standing = standing_of(s, seat, found)
    armies = [entry for entry in standing if entry[1] != LEADER]
    in_front = 0
    for entry in standing:
        nation, kind, count = entry
        least = 1 if chief and armies and entry == armies[-1] and not in_front else 0
        number = ask(seat, front_row, s, nation, kind, count, least, found.region).count
        in_front += number if kind != LEADER else 0
        out.append((nation * 4 + kind, number))
    return tuple(out)


def standing_of(s: State, seat: int, found: Sides) -> list[tuple[Nation, int, int]]:
    """NE §16.2.1: what a player lines up, in the order he is asked: nation, kind, how many."""
    return [
        (nation, kind, count)
        for nation in sorted((*found.defenders, *found.attackers))
        if s.led[nation] == seat
        for kind, count in enumerate(figures(s, nation, found.region))
        if count
    ]
