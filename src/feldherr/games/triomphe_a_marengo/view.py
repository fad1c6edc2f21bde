"""What each seat sees (TM §2.4 §18.1.3, rulings r39 and r60). Built field by field."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import AREAS, AUSTRIA, FRANCE, NEW_DISCS, OFF, handle
from feldherr.games.triomphe_a_marengo.choices.groups import (
    pieces_to_attack,
    pieces_to_block,
    pieces_to_move,
    pieces_to_withdraw,
)
from feldherr.games.triomphe_a_marengo.choices.orders import action_or_end, what_to_do
from feldherr.games.triomphe_a_marengo.choices.rally import pieces_to_rally
from feldherr.games.triomphe_a_marengo.choices.road import pontoon_piece, road_piece
from feldherr.games.triomphe_a_marengo.state import COMMANDS, PIECES, SIDE, State, face_name, level
from feldherr.games.triomphe_a_marengo.victory import NEEDED_BEYOND, beyond_the_line
from feldherr.games.triomphe_a_marengo.words import hour, say, side_text
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import Marker, Note, Piece, Row, Side, View

DELIBERATION = {
    action_or_end, what_to_do, pieces_to_move, pieces_to_withdraw, pieces_to_block, pieces_to_attack, pieces_to_rally,
    road_piece, pontoon_piece,
}  # fmt: skip
"""Questions asked before anything is declared: the opponent sees only that it is the other's turn to act."""


def stage(question: Question) -> str:
    """The public name of what is asked."""
    return "actions" if question.choices in DELIBERATION else question.name


def seen_piece(s: State, piece: int, viewer: int | None) -> Piece:
    """TM §2.4 §2.5 §4.4.3 §4.5.2 §14.2, ruling r38: the owner sees the face, the opponent what he was shown."""
    side, spot = SIDE[piece], s.spot[piece]
    open_face = bool(s.up >> piece & 1)
    face = s.face[piece] if side == viewer or open_face else s.known[piece]
    marks = []
    if s.side == side and s.turn.acted >> piece & 1:
        marks.append("acted")
    if s.unready >> piece & 1:
        marks.append("unready")
    if s.announced >> piece & 1:
        marks.append("announced")
    if open_face:
        marks.append("open")
    elif s.known[piece]:
        marks.append("known")
    return Piece(piece, side, handle(spot), face_name(face) if face else None, tuple(marks))


def rows(s: State, side: int) -> tuple[Row, ...]:
    """TM §6.2 §18.1.1: what the panel says of a side; all of it is open."""
    out = [Row(say("row-morale"), level(s, side), rule="18.1.1"), Row(say("row-pool"), s.pool[side], rule="18.3.5")]
    if s.side == side:
        out.append(Row(say("row-commands"), s.turn.commands, COMMANDS, "6.2"))
    if side == AUSTRIA:
        out.append(Row(say("row-beyond"), beyond_the_line(s), NEEDED_BEYOND, "19.3"))
    return tuple(out)


def markers(s: State) -> tuple[Marker, ...]:
    """TM §4.1.2 §18.1.3: all morale discs, and the round marker."""
    out = [Marker("round", f"track:time:{s.round - 1}")]
    for side in (AUSTRIA, FRANCE):
        if s.pool[side]:
            out.append(Marker("disc", f"track:morale:{side}", side, s.pool[side]))
        for area in range(AREAS):
            if count := s.discs[side * AREAS + area]:
                out.append(Marker("disc", f"space:{area}", side, count))
        taken = s.round if s.side >= side else s.round - 1
        for round_, discs in enumerate(NEW_DISCS):
            if round_ >= taken and discs[side]:
                out.append(Marker("disc", f"track:time:{round_}", side, discs[side]))
    return tuple(out)


def memory(s: State, viewer: int | None) -> tuple[Note, ...]:
    """TM §4.3.2, ruling r39: what is known of enemy pieces that were mixed: among these, at least these."""
    out = []
    for bag in s.bags:
        if SIDE[bag.blocks[0]] != viewer:
            faces: dict[int, int] = {}
            for face in bag.faces:
                faces[face] = faces.get(face, 0) + 1
            text = say("among", count=len(bag.blocks), faces=listing(faces))
            out.append(Note(text, tuple(f"piece:{piece}" for piece in bag.blocks)))
    return tuple(out)


def listing(faces: dict[int, int]) -> Text:
    """A list of faces with their numbers, as nested texts."""
    text: Text | None = None
    for face, count in sorted(faces.items()):
        item = say("faces", face=say(face_name(face)), count=count)
        text = item if text is None else say("list", first=text, rest=item)
    return text or say("none")


def view(position: Position, viewer: int | None) -> View:
    s: State = position.now
    asked = {q.actor for q in position.questions}
    return View(
        say("heading", round=s.round, hour=hour(s.round)),
        tuple(Side(side, side_text(side), rows(s, side), side in asked) for side in (AUSTRIA, FRANCE)),
        tuple(seen_piece(s, piece, viewer) for piece in range(PIECES) if s.spot[piece] != OFF),
        markers(s),
        memory(s, viewer),
        (),
        tuple((q.actor, stage(q)) for q in position.questions if q.actor >= 0),
    )


