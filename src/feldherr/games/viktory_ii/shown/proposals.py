"""What anybody would answer, as whole gestures: losses, a retreat or withdrawal, the reserves of a turn."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from feldherr.games.viktory_ii.actions import DONE, Hit, Launch, Place, Retreat, Withdraw
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.hits import DIRECT, hits
from feldherr.games.viktory_ii.rules.battle.pending import entry_of
from feldherr.games.viktory_ii.rules.choices.alike import same_hit
from feldherr.games.viktory_ii.rules.choices.alliance import withdraw_to
from feldherr.games.viktory_ii.rules.choices.battle import retreat_to
from feldherr.games.viktory_ii.rules.choices.reserve import what_to_place
from feldherr.games.viktory_ii.rules.settlements.placement import launch, place
from feldherr.games.viktory_ii.rules.units import own
from feldherr.games.viktory_ii.shown.words import ground_text, say
from feldherr.games.viktory_ii.state import CAVALRY, FRIGATE, KINDS, State, by_hex, copy, frame_of
from feldherr.kernel.game import Suggestion


def losses(s: State, actor: int, units: tuple[Unit, ...], marked: tuple[Unit, ...]) -> list[Suggestion]:
    """V2 §10.1.2 §10.1.3, ruling r69: own losses where there is more of a kind; of the enemy what gives most dice."""
    mine = s.owner[units[0]] == actor
    direct, total = to_take(s, units, mine)
    chosen: list[Hit] = []
    for number in range(len(marked), min(total, len(units))):
        left = [unit for unit in units if unit not in marked]
        if (number < direct) == mine or total >= len(units) or all(same_hit(s, left[0], unit) for unit in left):
            break
        unit = min(left, key=lambda unit: worth(s, left, unit) if mine else [-w for w in worth(s, left, unit)])
        chosen.append(Hit(unit))
        marked = (*marked, unit)
    return [Suggestion(say("suggest-losses" if mine else "suggest-hits"), tuple(chosen))] if chosen else []


def to_take(s: State, units: tuple[Unit, ...], mine: bool) -> tuple[int, int]:
    """How many direct hits and hits in all were rolled on these units."""
    fray = s.fray
    if fray is None or s.where[units[0]] != fray.hex:
        return int(not mine), 1                                                          # a bombardment: one die
    if s.owner[units[0]] == fray.attacker:
        faces, pairs = fray.defence, fray.defence_pairs
    else:
        faces, pairs = (fray.attack if fray.round else fray.barrage), fray.attack_pairs
    return faces.count(DIRECT), hits(faces, pairs)


def worth(s: State, left: list[Unit], unit: Unit) -> list[int]:
    """What goes with a unit: the last of its kind takes its dice along (V2 §12.3.1.1 §12.3.2.1)."""
    kind = s.kind[unit]
    last = sum(s.kind[other] == kind for other in left) == 1
    return [int(last), len(s.cargo[unit]), int(kind == CAVALRY), kind, unit]


def back(s: State, chosen: tuple[Any, ...], hex_: Hex, attacker: int, unit: Unit) -> list[Suggestion]:
    """V2 §12.3.3.5: everybody goes back where he came from, if he can."""
    units = own(s, hex_, attacker)
    rest = units[units.index(unit) :]
    return leaving(s, chosen, rest, lambda now, u: retreat_to(s, now, hex_, attacker, u), "retreat")


def out(s: State, chosen: tuple[Any, ...], hex_: Hex, unit: Unit) -> list[Suggestion]:
    """V2 §15.62.1: out of the vassal's capital, where nobody has to be fought."""
    units = own(s, hex_, s.owner[unit])
    return leaving(s, chosen, units[units.index(unit) :], lambda now, u: withdraw_to(s, now, hex_, u), "withdraw")


def leaving(s: State, chosen: tuple[Any, ...], units: list[Unit], ways: Any, name: str) -> list[Suggestion]:
    """One answer for each unit that has a choice; where there is none the kernel answers."""
    answers, before = [], chosen
    for unit in units:
        options = ways(chosen, unit)
        if not options:
            continue
        best = min(options, key=lambda option: unease(s, unit, option))
        chosen = (*chosen, best)
        if len(options) > 1:
            answers.append(best)
    found = [Suggestion(say(f"suggest-{name}"), tuple(answers))] if answers else []
    return [*found, *together(s, before, units, ways)]


def together(s: State, chosen: tuple[Any, ...], units: list[Unit], ways: Any) -> list[Suggestion]:
    """All to one hex, for each that all can go to and where nobody has to be fought."""
    out = []
    for first in ways(chosen, units[0]) if len(units) > 1 else ():
        to = getattr(first, "to", None)
        if to is None or s.held[to] not in (NOBODY, s.owner[units[0]]):
            continue
        answers = [type(first)(unit, to) for unit in units]
        lists = [ways((*chosen, *answers[:n]), unit) for n, unit in enumerate(units)]
        if all(answer in options for answer, options in zip(answers, lists)):
            asked = tuple(answer for answer, options in zip(answers, lists) if len(options) > 1)
            out.append(Suggestion(say("suggest-all-to", ground=ground_text(s, to)), asked, (f"space:{to}",)))
    return [one for one in out if one.answers]


def unease(s: State, unit: Unit, option: Any) -> tuple[bool, bool, bool]:
    """Better no fight, the way one came, and land."""
    if not isinstance(option, Retreat | Withdraw):
        return False, s.where[option.ship] != entry_of(s, unit), True
    return s.held[option.to] not in (NOBODY, s.owner[unit]), option.to != entry_of(s, unit), False


def reserves(s: State, seat: int) -> list[Suggestion]:
    """V2 §13.0.1: every unit that can be placed without turning up a tile or a battle, where enemies are near."""
    now, answers = copy(s), list[Any]()
    while len(answers) < 60:
        options = [o for o in what_to_place(now, seat) if o != DONE and calm(now, seat, o)]
        if not options:
            break
        best = min(options, key=lambda option: (not isinstance(option, Place), danger(now, seat, option), option.hex))
        answers.append(best)
        kind = KINDS.index(best.kind) if isinstance(best, Place) else FRIGATE
        town = best.hex if isinstance(best, Place) else best.city
        now.turn = replace(now.turn, placed=(*now.turn.placed, (town, kind)))
        if isinstance(best, Launch):
            launch(now, lambda event: None, seat, best.hex)
        else:
            place(now, lambda event: None, seat, kind, best.hex)
    return [Suggestion(say("suggest-place", count=len(answers)), tuple(answers))] if answers else []


def calm(s: State, seat: int, option: Any) -> bool:
    if s.held[option.hex] not in (NOBODY, seat):
        return False
    return all(s.terrain[near] != UNKNOWN for near in frame_of(s).near[option.hex])


def danger(s: State, seat: int, option: Any) -> int:
    """How far the next enemies are, those standing there already counted against it."""
    apart = frame_of(s).apart[option.hex]
    near = min((apart[h] for h, who in by_hex(s.held) if who >= 0 and s.side[who] != s.side[seat]), default=9)
    return 2 * near + len(s.at[option.hex])
