"""What everybody sees: all but how the others split their armies while they do so. Built field by field."""

from __future__ import annotations

from feldherr.games.trench_club.board import GROUNDS
from feldherr.games.trench_club.rules.movement.contact import contact
from feldherr.games.trench_club.rules.units import AIR_RANGE, GROUND_RANGE, GUN_TURRET, KINDS, LEVELS
from feldherr.games.trench_club.rules.victory import goal as needed_forts
from feldherr.games.trench_club.rules.victory import team_forts
from feldherr.games.trench_club.shown.cardtext import card_text
from feldherr.games.trench_club.shown.goal import goal
from feldherr.games.trench_club.shown.panels import panels, side_of, tray
from feldherr.games.trench_club.shown.words import nation_text, say
from feldherr.games.trench_club.state import (
    ABOARD,
    AUTOMA,
    BOX,
    GONE,
    INSIDE,
    MOVED,
    State,
    frame_of,
    on_map,
    playing,
    rank,
    units_of,
)
from feldherr.kernel.game import Beside
from feldherr.kernel.position import Position
from feldherr.kernel.view import Force, Marker, Note, Piece, Row, Side, View, mustered


def piece(s: State, unit: int) -> Piece:
    """TC §1.15 §9.22 §9.27: damage and experience of every unit are open; whose turn it is, who has moved."""
    where = s.where[unit]
    marks = [LEVELS[rank(s, unit)], f"experience-{s.experience[unit]}", f"damage-{s.damage[unit]}"]
    done = s.flags[unit] & MOVED and s.turn.phase == "move" and s.house[s.owner[unit]] == s.now
    marks += ["moved"] if done else []
    marks += ["underway"] if unit == s.turn.moving else []
    for number, (attacker, target, _) in enumerate(s.turn.attacks, 1):
        marks += [f"attack-{number}"] if attacker == unit else []
        marks += [f"target-{number}"] if target == unit else []
    marks += ranges(s, unit)
    if where >= INSIDE:
        at = f"space:{frame_of(s).bodies[where - INSIDE]}"
        marks.append("inside")
    elif where == ABOARD:
        at = f"piece:{s.aboard[unit]}"
        marks.append("cargo")
    else:
        at = f"space:{where}" if where >= 0 else "off"
    side = side_of(s, s.owner[unit])
    return Piece(unit, side, at, KINDS[s.kind[unit]], tuple(marks), order=int(unit == s.turn.moving))


def ranges(s: State, unit: int) -> list[str]:
    """TC §8.5 §8.6: how far it fires at ground and at air units, from where it stands."""
    kind = s.kind[unit]
    if not on_map(s, unit) and kind != GUN_TURRET:
        return []
    spans = (("range", GROUND_RANGE[kind]), ("air-range", AIR_RANGE[kind]))
    return [f"{name}-{low}-{high}" for name, (low, high) in spans if low <= high]


def pieces(s: State) -> tuple[Piece, ...]:
    return tuple(piece(s, unit) for unit, where in enumerate(s.where) if where not in (GONE, BOX))


def markers(s: State) -> tuple[Marker, ...]:
    """TC §7.7 §12.13 §17.17: flags on forts, what was built, mines."""
    here = frame_of(s)
    out = [
        Marker("flag", f"space:{here.bodies[fort]}", side_of(s, house))
        for fort, house in enumerate(s.fort) if house >= 0
    ]  # fmt: skip
    out += [Marker("mine", f"space:{hex_}", side_of(s, power)) for hex_, power in s.mines]
    out += [
        Marker(f"tile-{GROUNDS[terrain]}", f"space:{hex_}")
        for hex_, terrain in enumerate(s.terrain) if terrain != here.ground[hex_]
    ]  # fmt: skip
    return (*out, *contacts(s))


def contacts(s: State) -> list[Marker]:
    """TC §5.1: free hexes beside enemies where the unit in hand would have contact."""
    unit = s.turn.moving
    if unit < 0 or s.where[unit] < 0:
        return []
    near, team = frame_of(s).near, s.team[s.owner[unit]]
    beside = {
        hex_ for other, at in enumerate(s.where) if 0 <= at < INSIDE and s.team[s.owner[other]] != team
        for hex_ in near[at] if s.at[hex_] < 0
    }  # fmt: skip
    return [Marker("contact", f"space:{hex_}") for hex_ in sorted(beside) if contact(s, unit, hex_)]


def rows(s: State, power: int) -> tuple[Row, ...]:
    """TC §10.2: the purse of everybody is open; forts of the team against what wins, units on the map of all."""
    house = s.house[power]
    units = units_of(s, power)
    out = [Row(say("row-goal-forts"), team_forts(s, s.team[power]), needed_forts(s), "11.1")]
    if len(playing(s)) > 2:
        out.append(Row(say("row-forts"), s.fort.count(house), rule="10.1"))
    out.append(Row(say("row-coins"), s.coins[house], rule="10.2"))
    out.append(Row(say("row-helmets"), sum(on_map(s, unit) for unit in units), rule="10.17"))
    if s.chips[house]:
        out.append(Row(say("row-chips"), s.chips[house].bit_count(), rule="2.4"))
    if s.cards[power]:
        out.append(Row(say("row-cards"), say("yes"), rule="14.2"))
    if s.seat_of[power] == AUTOMA:
        out.append(Row(say("row-leader"), say("automa"), rule="15.1"))
    return tuple(out)


def cards(s: State) -> tuple[Note, ...]:
    """TC §1.6: what the unit card says of every type in play, for whoever points at one."""
    found: dict[int, list[str]] = {}
    for unit, where in enumerate(s.where):
        if where not in (GONE, BOX):
            found.setdefault(s.kind[unit], []).append(f"piece:{unit}")
    return tuple(Note(card_text(kind), tuple(found[kind])) for kind in sorted(found))


def forces(s: State) -> tuple[Force, ...]:
    """TC §1.15: units in play, those not placed yet, and those destroyed; all of it is open."""

    here, beside, fallen = [list[tuple[int, str | None, int]]() for _ in range(3)]
    for unit, where in enumerate(s.where):
        place = fallen if where == GONE else beside if where == BOX else here
        place.append((side_of(s, s.owner[unit]), KINDS[s.kind[unit]], 1))
    return mustered(here, beside, fallen)


def view(position: Position, viewer: int | None) -> View:
    """TC §1.15 §2.4 §10.16: no view holds a chip's number before it is flipped, nor a card before it is drawn."""
    s: State = position.now
    now = nation_text(s.now) if s.now >= 0 else say("nobody")
    phase = say(f"phase-{s.turn.phase}")
    heading = say("heading", round=s.round, last=s.rules.stop_round, nation=now, phase=phase)
    return View(
        heading=heading if s.round else say("heading-setup"),
        pieces=pieces(s),
        markers=markers(s),
        notes=cards(s),
        forces=forces(s),
        goal=goal(s),
        **beside(position, viewer),
    )


def beside(position: Position, viewer: int | None) -> Beside:
    """Who is asked what, and the tray out of which is placed."""
    s: State = position.now
    asked = tuple([(q.actor, q.name.replace("_", "-")) for q in position.questions if q.actor >= 0])
    active = {q.actor for q in position.questions}
    sides = tuple([
        Side(side_of(s, power), nation_text(power), rows(s, power), s.seat_of[power] in active)
        for power in playing(s)
    ])  # fmt: skip
    trays = [tray(q.s, q.power, q.army, q.number) for q in position.questions if q.name == "unit_to_place"]
    return {"sides": sides, "panels": (*trays, *panels(s)), "asked": asked}
