"""What each seat sees (NT §3.3 §3.6 §8.2 §8.11 §13.1). Built field by field."""

from __future__ import annotations

from functools import lru_cache

from feldherr.games.napoleons_triumph.board import (
    COMMANDER_SIDE,
    COMMANDERS,
    FRANCE,
    GONE,
    LEADERS,
    NAMES,
    NOBODY,
    SIDES,
    WAITING,
    handle,
)
from feldherr.games.napoleons_triumph.notation import SLUGS
from feldherr.games.napoleons_triumph.rules.choices.limits import commander_piece
from feldherr.games.napoleons_triumph.shown.goal import goal
from feldherr.games.napoleons_triumph.shown.log import order_text
from feldherr.games.napoleons_triumph.shown.muster import muster
from feldherr.games.napoleons_triumph.shown.panels import attack_panel
from feldherr.games.napoleons_triumph.shown.sample import reads
from feldherr.games.napoleons_triumph.shown.words import (
    commander_text,
    hour_text,
    listing,
    names_text,
    round_number,
    say,
    seat_text,
    side_text,
)
from feldherr.games.napoleons_triumph.state import (
    BLOCKS,
    CORPS_COMMANDS,
    FACES,
    INDEPENDENT,
    SIDE,
    State,
    alive,
    face_name,
    side_of_seat,
)
from feldherr.kernel.game import Beside, Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.view import Force, Marker, Note, Piece, Row, Side, View, mustered

STAGES = {
    "commands": (
        "command_or_end", "goals", "road_step", "regiments_to_leave", "regiments_to_send", "regiment_to_attach",
        "attack_command", "corps_to_join", "gun_to_join",
    ),
    "organising": (
        "organisation_to_adopt", "regiment_to_assign", "corps_to_change", "regiment_to_release",
    ),
    "conferring": ("next_in_rank", "player_for_corps"),
    "writing": ("recipient", "order_verb", "places_to_mention"),
}  # fmt: skip
PUBLIC = {name: stage for stage, names in STAGES.items() for name in names}
"""Questions asked before anything is declared: the opponent sees only that the other is at it (NT §11.s1.2)."""
MARKS = ("moved", "battery", "open", "known")
MOVED, BATTERY, OPEN, KNOWN = (1 << place for place in range(len(MARKS)))
TRACK_END = 31


def stage(question: Question) -> str:
    """The public name of what is asked."""
    return PUBLIC.get(question.name, question.name)


def seen_block(s: State, block: int, side: int) -> Piece:
    """NT §3.1 §3.6 §3.7 §4.21 §8.2 §8.11, ruling r96: the owners see the face, the others what they were shown."""
    known = s.known[block]
    marks = (
        (MOVED if s.side == SIDE[block] and s.turn.moved >> block & 1 else 0)
        | (BATTERY if s.battery == block else 0)
        | (OPEN if s.up >> block & 1 else KNOWN if known else 0)
    )
    face, spot, corps = s.face[block] if SIDE[block] == side else known, s.spot[block], s.corps[block]
    code = (((spot * BLOCKS + block) * FACES + face) * (COMMANDERS + 1) + corps + 1 << len(MARKS)) + marks
    seen = SEEN.get(code)
    if seen is None:
        if len(SEEN) >= MANY:
            SEEN.clear()
        seen = SEEN[code] = block_as(block, spot, face, corps, marks)
    return seen


SEEN: dict[int, Piece] = {}
"""Views are built anew for every frame; the same block in the same state is the same thing, found by one number."""
MANY = 50_000


def block_as(block: int, spot: int, face: int, corps: int, marks: int) -> Piece:
    names = [f"corps-{SLUGS[corps]}"] if corps != NOBODY else []
    names += [name for place, name in enumerate(MARKS) if marks >> place & 1]
    order = 10 * corps + 1 if corps >= 0 else 1000
    return Piece(block, SIDE[block], handle(spot), face_name(face) if face else None, tuple(names), None, order)


def seen_commander(s: State, commander: int) -> Piece:
    """NT §3.3: names are open to everybody; with the size of the corps."""
    gave = s.side == COMMANDER_SIDE[commander] and bool(s.turn.gave >> commander & 1)
    return commander_as(commander, s.post[commander], len(s.members[commander]), gave)


@lru_cache(20_000)
def commander_as(commander: int, post: int, size: int, gave: bool) -> Piece:
    marks = ("commander", "gave") if gave else ("commander",)
    side, face, name = COMMANDER_SIDE[commander], f"commander-{SLUGS[commander]}", NAMES[commander]
    return Piece(commander_piece(commander), side, handle(post), face, marks, size, 10 * commander, name=name)


def rows(s: State, side: int) -> tuple[Row, ...]:
    """NT §9.25 §13.1 §15.1 §19.6: what the panel says of a side; all of it is open."""
    out = [Row(say("row-morale"), s.morale[side], s.reference[side], "13.1")]
    if s.side == side:
        most = min(CORPS_COMMANDS[side], sum(1 for c in LEADERS[side] if alive(s, c)))
        if most:
            out.append(Row(say("row-corps"), max(0, most - s.turn.corps), most, "9.6"))
        out.append(Row(say("row-independent"), INDEPENDENT[side] - s.turn.independent, INDEPENDENT[side], "9.12"))
    for place, word, rule in ((0, "heavy", "15.3"), (1, "guard", "15.7")):
        if s.committed >> 2 * side + place & 1:
            out.append(Row(say("row-committed"), say(f"elite-{word}"), rule=rule))
    if s.disgraced >> side & 1:
        out.append(Row(say("row-guard-attacks"), say("no-more"), rule="15.18"))
    if side == FRANCE:
        out.append(Row(say("row-reinforced"), say("yes" if s.reinforced else "no"), rule="16.10"))
    if len(s.teams[side]) > 1:
        for seat in s.teams[side]:
            own = [c for c in LEADERS[side] if s.owner[c] == seat]
            out.append(Row(seat_text(seat), names_text(own), rule="19.5"))
    return tuple(out)


def side_panel(s: State, side: int, asked: set[int]) -> Side:
    first, *also = s.teams[side]
    return Side(first, side_text(side), rows(s, side), bool(asked & {first, *also}), tuple(also))


def markers(s: State) -> tuple[Marker, ...]:
    """NT §6.s4.1 §6.s4.2 §6.s4.3 §9.25: the discs on the three tracks."""
    out = [Marker("round", f"track:time:{min(s.round, 21) - 1}")]
    out += [Marker("morale", f"track:morale:{min(s.morale[side], TRACK_END)}", side) for side in SIDES]
    out += [Marker("command", f"track:commands:{n}", s.side) for n in range(min(8, s.turn.corps))]
    out += [Marker("command", f"track:commands:{8 + n}", s.side) for n in range(s.turn.independent)]
    return tuple(out)


def notes(s: State, viewer: int | None, side: int) -> tuple[Note, ...]:
    """What is known of regiments that were mixed; the own plan; orders one may read (NT §19.14)."""
    out = []
    for bag in s.bags:
        if SIDE[bag.blocks[0]] != side:
            faces: dict[int, int] = {}
            for face in bag.faces:
                faces[face] = faces.get(face, 0) + 1
            names = listing([say("faces", face=say(face_name(f)), count=n) for f, n in sorted(faces.items())])
            text = say("among", count=len(bag.blocks), faces=names)
            out.append(Note(text, tuple(f"piece:{block}" for block in bag.blocks)))
    if side == FRANCE and s.plan:
        for commander, plan in zip(LEADERS[FRANCE], s.plan):
            faces_text = listing([say(face_name(face)) for face in plan])
            out.append(Note(say("planned", commander=commander_text(commander), faces=faces_text)))
    for order in s.orders:
        if viewer is not None and reads(s, order, viewer):
            sentence = say("order-note", player=seat_text(order.to), order=order_text(order.attack, order.places))
            out.append(Note(sentence))
    return tuple(out)


def forces(s: State, side: int) -> tuple[Force, ...]:
    """NT §3.6 §10.5.1: regiments on the map and those that wait, and how many each side has lost."""
    face, known = s.face, s.known
    return forces_of(tuple([
        LOST if spot == GONE else (face[block] if SIDE[block] == side else known[block]) << 1 | (spot >= WAITING)
        for block, spot in enumerate(s.spot)
    ]))  # fmt: skip


LOST = -1


@lru_cache(1_000)
def forces_of(blocks: tuple[int, ...]) -> tuple[Force, ...]:
    """By block its face as it is seen, twice, and one more where it waits.

    A side that has none at all has not been set up.
    """
    begun = {SIDE[block] for block, face in enumerate(blocks) if face != LOST}
    seen = [(SIDE[block], face_name(face >> 1) if face > 1 else None, face) for block, face in enumerate(blocks)]
    gone = [(side, None, 1) for side, _, face in seen if face == LOST]
    here = [(side, name, 1) for side, name, face in seen if face != LOST and not face & 1]
    waiting = [(side, name, 1) for side, name, face in seen if face != LOST and face & 1]
    beside = [*waiting, *(one for one in gone if one[0] not in begun)]
    return mustered(here, beside, [one for one in gone if one[0] in begun])


def view(game: Game, position: Position, viewer: int | None) -> View:
    s: State = position.now
    side = side_of_seat(s, viewer) if viewer is not None else NOBODY
    blocks = [seen_block(s, block, side) for block in range(BLOCKS) if s.spot[block] != GONE]
    commanders = [seen_commander(s, commander) for commander in range(COMMANDERS) if s.post[commander] != GONE]
    return View(
        heading=say("heading", round=round_number(s.scenario, s.round), hour=hour_text(s.round)),
        pieces=(*blocks, *commanders),
        markers=markers(s),
        notes=notes(s, viewer, side),
        forces=forces(s, side),
        goal=goal(s),
        **beside(game, position, viewer),
    )


def beside(game: Game, position: Position, viewer: int | None) -> Beside:
    """Who is asked, where an attack stands, and corps as they are being organised."""
    s: State = position.now
    asked = tuple([(q.actor, stage(q)) for q in position.questions if q.actor >= 0])
    active = {seat for seat, _ in asked}
    panels = (*attack_panel(game, position, viewer), *muster(position, viewer))
    return {"sides": tuple([side_panel(s, one, active) for one in SIDES]), "panels": panels, "asked": asked}
