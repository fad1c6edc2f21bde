"""Chapter 10: repairs and purchases."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import (
    BUY_SPECIAL,
    END_PURCHASES,
    END_REPAIRS,
    Buy,
    Deliver,
    Launch,
    Repair,
)
from feldherr.games.trench_club.board import NOBODY, WATER
from feldherr.games.trench_club.rules.choices.turns import word_options
from feldherr.games.trench_club.rules.units import (
    FIELD_GUNS,
    FORCES,
    GUNBOAT,
    KINDS,
    PRICE,
    REPAIR,
    SPECIAL,
    SPECIAL_PRICE,
    SPECIALS,
)
from feldherr.games.trench_club.rules.victory import team_forts
from feldherr.games.trench_club.state import (
    BOX,
    GONE,
    INSIDE,
    STAYED,
    State,
    alike,
    frame_of,
    on_map,
    power_of,
    units_of,
)
from feldherr.kernel.question import Refuse, offered

LIMIT = 2
USUAL = tuple([kind for kind, special in enumerate(SPECIAL) if not special])


def repair_refusal(s: State, unit: int, house: int) -> str | None:
    """TC §10.6 §10.7 §7.19."""
    if not s.damage[unit] or s.where[unit] < INSIDE or not s.flags[unit] & STAYED:
        return "10.6"
    if s.coins[house] < REPAIR:
        return "10.7"
    return None


def unit_to_repair(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """TC §10.6 §10.7 §10.9: damaged units that have been in an own fort since the turn began, 2 coins each."""
    out: list[Any] = []
    own = units_of(s, power_of(s, seat))
    if no:
        for unit in range(len(s.kind)):
            if unit not in own:
                no(Repair(unit), "10.6")
    for unit in {alike(s, unit): unit for unit in reversed(own)}.values():
        rule = repair_refusal(s, unit, s.now)
        if rule is None:
            out.append(Repair(unit))
        elif no:
            no(Repair(unit), rule)
    return [*out, *word_options(s, seat, END_REPAIRS)]


def card(s: State, power: int) -> list[int]:
    """TC §1.9 §1.10 §10.10: the types a power can buy, ascending (in cooperative play of either nation, ruling r58)."""
    return sorted({kind for nation, force in enumerate(FORCES) if s.force[power] >> nation & 1 for kind in force})


def owned(s: State, power: int, kind: int) -> int:
    """TC §10.19, ruling r80: units of the type a player has, forts included."""
    return sum(1 for unit, who in enumerate(s.owner)
               if who == power and s.kind[unit] == kind and s.where[unit] not in (GONE, BOX))  # fmt: skip


def deck(s: State) -> list[int]:
    """TC §10.16, ruling r36: one card for each special unit that is not in play."""
    there = {s.kind[unit] for unit, where in enumerate(s.where) if where != GONE}
    return [kind for kind in SPECIALS if kind not in there]


def chooses(s: State, power: int) -> bool:
    """TC §10.17 §10.18, ruling r80: whether the team has both fewer units on the board and fewer forts."""
    team = s.team[power]
    count = [0, 0]
    for unit, who in enumerate(s.owner):
        if on_map(s, unit):
            count[s.team[who]] += 1
    return count[team] < count[1 - team] and team_forts(s, team) < team_forts(s, 1 - team)


def waters(s: State) -> list[int]:
    return [hex_ for hex_, terrain in enumerate(s.terrain) if terrain == WATER and s.at[hex_] == NOBODY]


def cards_to_draw(s: State) -> list[int]:
    """TC §10.13 §10.16, ruling r36: those in the deck whose unit could be placed; without free water no gunboat."""
    cards = deck(s)
    return cards if waters(s) else [kind for kind in cards if kind != GUNBOAT]


def buy_refusal(s: State, power: int, kind: int, known: list[int], forts: bool) -> str | None:
    """TC §1.9 §1.10 §10.10 §10.11 §10.12 §10.19: a type of the own nation, for which there is a fort."""
    if kind not in known:
        return "1.9" if kind in FIELD_GUNS else "1.10"
    if not forts:
        return "10.12"
    if s.coins[s.house[power]] < PRICE[kind]:
        return "10.11" if kind < 2 else "10.10"
    if s.rules.unit_limit and owned(s, power, kind) >= LIMIT:
        return "10.19"
    return None


def special_refusal(s: State, coins: int, kind: int, forts: bool, choice: bool, left: list[int]) -> str | None:
    """TC §1.18 §10.15 §10.17, ruling r36; `kind` -1 is a card drawn blindly."""
    if not s.rules.special_units:
        return "1.18"
    if coins < SPECIAL_PRICE:
        return "10.15"
    if kind < 0:
        return None if forts and not choice and cards_to_draw(s) else "10.17" if choice else "10.12"
    if not choice:
        return "10.17"
    if kind not in left:
        return "10.16"
    if kind == GUNBOAT:
        return None if waters(s) else "10.13"
    return None if forts else "10.12"


def what_to_buy(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """TC §10.10 §10.15 §10.20: own types and special units, as many as the purse allows."""
    out: list[Any] = []
    power = power_of(s, seat)
    forts = s.now in s.fort
    poor = s.coins[s.now] < SPECIAL_PRICE
    choice, left = (False, []) if poor else (chooses(s, power), deck(s))
    known = card(s, power)
    for kind in (*(known if no is None else USUAL), NOBODY, *SPECIALS):
        if kind == NOBODY or SPECIAL[kind]:
            rule = special_refusal(s, s.coins[s.now], kind, forts, choice, left)
        else:
            rule = buy_refusal(s, power, kind, known, forts)
        if rule is None:
            out.append(BUY_SPECIAL if kind == NOBODY else Buy(KINDS[kind]))
        elif no:
            no(BUY_SPECIAL if kind == NOBODY else Buy(KINDS[kind]), rule)
    return [*out, *word_options(s, seat, END_PURCHASES)]


def fort_for_unit(s: State, kind: int, no: Refuse | None = None) -> list[Any]:
    """TC §10.12 §7.7: any own fort, even one conquered this turn. There is one turret only (rulings r36 and r41)."""
    fort_of = frame_of(s).fort_of

    def delivery_refusal(there: Deliver) -> str | None:
        if s.fort[fort_of[there.hex]] != s.now:
            return "10.12"
        return None

    return offered(map(Deliver, frame_of(s).bodies), delivery_refusal, no)


def water_for_gunboat(s: State, no: Refuse | None = None) -> list[Any]:
    """TC §10.13: any free water hex instead of a fort."""
    open_ = waters(s)

    def launch_refusal(there: Launch) -> str | None:
        if there.hex not in open_:
            return "10.13"
        return None

    return offered(map(Launch, open_ if no is None else range(len(s.terrain))), launch_refusal, no)


def ally_of(s: State, power: int) -> int:
    """TC §10.4: the other nation of the team with a purse of its own; -1 if there is none."""
    for other, team in enumerate(s.team):
        if team == s.team[power] and s.house[other] != s.house[power] and s.seat_of[other] >= 0:
            return other
    return NOBODY
