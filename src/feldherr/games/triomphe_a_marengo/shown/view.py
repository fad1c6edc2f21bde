"""What each seat sees (TM §2.4 §18.1.3, rulings r39 and r60). Built field by field."""

from __future__ import annotations

from functools import cache, lru_cache

from feldherr.boards.bags import Bag
from feldherr.games.triomphe_a_marengo.board import AREAS, AUSTRIA, FIRST_BOX, FRANCE, NEW_DISCS, OFF, SPOTS, handle
from feldherr.games.triomphe_a_marengo.rules.choices.battle.maneuver import pieces_to_attack
from feldherr.games.triomphe_a_marengo.rules.choices.movement.continuation import road_continuation
from feldherr.games.triomphe_a_marengo.rules.choices.movement.reinforcements import pontoon_piece
from feldherr.games.triomphe_a_marengo.rules.choices.movement.road import road_piece, road_step
from feldherr.games.triomphe_a_marengo.rules.choices.movement.standard import (
    pieces_to_block,
    pieces_to_move,
    pieces_to_withdraw,
)
from feldherr.games.triomphe_a_marengo.rules.choices.orders import action_or_end, what_to_do
from feldherr.games.triomphe_a_marengo.rules.choices.rally import pieces_to_rally
from feldherr.games.triomphe_a_marengo.rules.victory import NEEDED_BEYOND
from feldherr.games.triomphe_a_marengo.shown.goal import Held, goal_at, holdings
from feldherr.games.triomphe_a_marengo.shown.words import hour, say, side_text
from feldherr.games.triomphe_a_marengo.state import COMMANDS, FACES, PIECES, SIDE, State, face_name
from feldherr.kernel.game import Beside
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import Force, Marker, Note, Piece, Row, Side, View, mustered

DELIBERATION = {
    action_or_end, what_to_do, pieces_to_move, pieces_to_withdraw, pieces_to_block, pieces_to_attack, pieces_to_rally,
    road_piece, pontoon_piece,
}  # fmt: skip
"""Questions asked before anything is declared: the opponent sees only that it is the other's turn to act."""
ON_THE_ROAD = {road_step, road_continuation}
"""The same as long as nothing was crossed: who takes the road, and that it is cavalry, is not told before it goes."""
MARKS = ("acted", "unready", "announced", "open", "known")
GONE = -1
ACTED, UNREADY, ANNOUNCED, OPEN, KNOWN = (1 << place for place in range(len(MARKS)))
OF_SIDE = tuple(sum(1 << piece for piece in range(PIECES) if SIDE[piece] == side) for side in (AUSTRIA, FRANCE))
FACE_NAMES = tuple(face_name(face) for face in range(FACES))
CODES = [-1] * (SPOTS * PIECES * 2)
SEEN: list[Piece] = [Piece(0, 0, "")] * len(CODES)
"""By spot and piece, covered or open: how it was last seen there. Views are built anew for every frame; the same piece
in the same state is the same thing, so that nobody has to compare it."""
MANY = 20_000
SIDE_TEXTS = (side_text(AUSTRIA), side_text(FRANCE))


def stage(question: Question) -> str:
    """The public name of what is asked."""
    if question.choices in DELIBERATION or (question.choices in ON_THE_ROAD and not question.way.moved):
        return "actions"
    return question.name


def faces_seen(s: State, viewer: int | None) -> list[int]:
    """TM §2.4 §2.5 §4.4.3, ruling r38: by piece, its face once it is dealt for the owner, for the opponent what lies
    open or was shown since; 0 where it is not known.
    """
    up = s.up
    return [
        face if side == viewer or up >> piece & 1 else known
        for piece, (side, face, known) in enumerate(zip(SIDE, s.face, s.known))
    ]


def pieces_seen(s: State, faces: list[int]) -> tuple[Piece, ...]:
    """TM §4.5.2 §14.2: what lies where, with its marks; nearly all have none."""
    acted = s.turn.acted & OF_SIDE[s.side]
    marked, known = acted | s.unready | s.announced | s.up, s.known
    out = []
    for piece, spot in enumerate(s.spot):
        if spot == OFF:
            continue
        worn = marks(s, piece, acted) if marked >> piece & 1 else KNOWN if known[piece] else 0
        face = faces[piece]
        code, place = face << len(MARKS) | worn, (spot * PIECES + piece) * 2 + (face > 0)
        if CODES[place] != code:
            CODES[place], SEEN[place] = code, piece_as(piece, spot, face, worn)
        out.append(SEEN[place])
    return tuple(out)


def marks(s: State, piece: int, acted: int) -> int:
    return (
        (ACTED if acted >> piece & 1 else 0)
        | (UNREADY if s.unready >> piece & 1 else 0)
        | (ANNOUNCED if s.announced >> piece & 1 else 0)
        | (OPEN if s.up >> piece & 1 else KNOWN if s.known[piece] else 0)
    )


@lru_cache(MANY)
def piece_as(piece: int, spot: int, face: int, marks: int) -> Piece:
    names = tuple(name for place, name in enumerate(MARKS) if marks >> place & 1)
    return Piece(piece, SIDE[piece], handle(spot), face_name(face) if face else None, names)


def rows(s: State, side: int, held: Held) -> tuple[Row, ...]:
    """TM §6.2 §18.1.1: what the panel says of a side; all of it is open."""
    return rows_of(
        side, held.morale[side], s.pool[side], s.turn.commands if s.side == side else -1,
        held.beyond if side == AUSTRIA else -1,
    )  # fmt: skip


@lru_cache(5_000)
def rows_of(side: int, morale: int, pool: int, commands: int, beyond: int) -> tuple[Row, ...]:
    out = [Row(say("row-morale"), morale, rule="18.1.1"), Row(say("row-pool"), pool, rule="18.3.5")]
    if commands >= 0:
        out.append(Row(say("row-commands"), commands, COMMANDS, "6.2"))
    if beyond >= 0:
        out.append(Row(say("row-beyond"), beyond, NEEDED_BEYOND, "19.3"))
    return tuple(out)


def markers(s: State) -> tuple[Marker, ...]:
    """TM §4.1.2 §18.1.3: all morale discs, and the round marker."""
    return markers_of(s.round, s.side, tuple(s.pool), tuple(s.discs))


@lru_cache(1_000)
def markers_of(round_: int, active: int, pool: tuple[int, ...], discs: tuple[int, ...]) -> tuple[Marker, ...]:
    out = [*on_the_track(round_, active)]
    out += [disc(f"track:morale:{side}", side, pool[side]) for side in (AUSTRIA, FRANCE) if pool[side]]
    out += [disc(f"space:{place % AREAS}", place // AREAS, count) for place, count in enumerate(discs) if count]
    return tuple(out)


@lru_cache(5_000)
def disc(at: str, side: int, count: int) -> Marker:
    return Marker("disc", at, side, count)


@cache
def on_the_track(round_: int, active: int) -> tuple[Marker, ...]:
    """The round marker, and the discs that are still to come."""
    out = [Marker("round", f"track:time:{round_ - 1}")]
    for side in (AUSTRIA, FRANCE):
        taken = round_ if active >= side else round_ - 1
        coming = [(hour_, discs[side]) for hour_, discs in enumerate(NEW_DISCS) if hour_ >= taken and discs[side]]
        out += [disc(f"track:time:{hour_}", side, count) for hour_, count in coming]
    return tuple(out)


def memory(s: State, viewer: int | None) -> tuple[Note, ...]:
    """Ruling r39: what is known of enemy pieces that were mixed: among these, at least these."""
    return tuple([note(bag) for bag in s.bags if SIDE[bag.blocks[0]] != viewer])


@lru_cache(1000)
def note(bag: Bag) -> Note:
    faces: dict[int, int] = {}
    for face in bag.faces:
        faces[face] = faces.get(face, 0) + 1
    text = say("among", count=len(bag.blocks), faces=listing(faces))
    return Note(text, tuple(f"piece:{piece}" for piece in bag.blocks))


def listing(faces: dict[int, int]) -> Text:
    """A list of faces with their numbers, as nested texts."""
    text: Text | None = None
    for face, count in sorted(faces.items()):
        item = say("faces", face=say(face_name(face)), count=count)
        text = item if text is None else say("list", first=text, rest=item)
    return text or say("none")


def forces(s: State, faces: list[int]) -> tuple[Force, ...]:
    """TM §2.4 §12.1: what lies on the board and in the boxes, and how many blocks each side has lost."""
    return forces_of(tuple([
        GONE if spot == OFF else face << 1 | (spot >= FIRST_BOX) for spot, face in zip(s.spot, faces)
    ]))  # fmt: skip


@lru_cache(1_000)
def forces_of(faces: tuple[int, ...]) -> tuple[Force, ...]:
    """By piece its face as it is seen, twice, and one more in a box."""
    named = [(SIDE[piece], FACE_NAMES[face >> 1] if face > 1 else None, face) for piece, face in enumerate(faces)]
    return mustered(
        [(side, name, 1) for side, name, face in named if face != GONE and not face & 1],
        [(side, name, 1) for side, name, face in named if face != GONE and face & 1],
        [(side, None, 1) for side, _, face in named if face == GONE],
    )


@cache
def heading(round_: int) -> Text:
    return say("heading", round=round_, hour=hour(round_))


def view(position: Position, viewer: int | None) -> View:
    s: State = position.now
    faces, held = faces_seen(s, viewer), holdings(s)
    sides, asked = beside_board(position, held)
    return View(
        heading(s.round),
        sides,
        pieces_seen(s, faces),
        markers(s),
        memory(s, viewer),
        asked=asked,
        forces=forces(s, faces),
        goal=goal_at(s.round, held.morale[AUSTRIA], held.morale[FRANCE], held.beyond),
    )


def beside(position: Position, viewer: int | None) -> Beside:
    """Who is asked, and what everybody may know of it."""
    sides, asked = beside_board(position, holdings(position.now))
    return {"sides": sides, "asked": asked}


def beside_board(position: Position, held: Held) -> tuple[tuple[Side, ...], tuple[tuple[int, str], ...]]:
    s: State = position.now
    asked = tuple([(q.actor, stage(q)) for q in position.questions if q.actor >= 0])
    active = [seat for seat, _ in asked]
    return tuple([side_as(side, rows(s, side, held), side in active) for side in (AUSTRIA, FRANCE)]), asked


def side_as(side: int, rows: tuple[Row, ...], active: bool) -> Side:
    """The same side with the same rows is the same thing, so that nobody has to compare it."""
    found = SIDES.get((id(rows), active))
    if found is None or found.rows is not rows:
        if len(SIDES) >= MANY:
            SIDES.clear()
        found = SIDES[id(rows), active] = Side(side, SIDE_TEXTS[side], rows, active)
    return found


SIDES: dict[tuple[int, bool], Side] = {}
"""By the address of their rows, which they hold."""
