"""What a seat sees of Ford. Built field by field."""

from __future__ import annotations

from typing import Any

from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Seat
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text, say
from feldherr.kernel.view import Note, Panel, Piece, Row, Side, View
from tests.ford.state import SIDES, Block, Face, State

STAGES = {"front_block": "lining-up", "support_block": "lining-up"}
"""Questions of one secret dialogue share a stage; the others are known by their own name."""


def stage(question: Question) -> str:
    return "chance" if question.actor == CHANCE else STAGES.get(question.name, question.name.replace("_", "-"))


def face_name(face: Face) -> str:
    return f"{face.kind.name.lower()}-{face.strength}"


def piece(number: int, block: Block, viewer: int | None) -> Piece:
    alive = block.face.strength > 0
    at = f"space:{block.area}" if alive else "off"
    if block.shown:
        return Piece(number, block.side, at, face_name(block.face), ("shown",), block.face.strength)
    if block.side == viewer:
        return Piece(number, block.side, at, face_name(block.face), (), block.face.strength)
    return Piece(number, block.side, at)


def view(position: Position, viewer: int | None) -> View:
    s: State = position.now
    return View(
        heading=say("ford-heading", turn=min(s.turn, s.last), last=s.last, side=side_text(s.side)),
        sides=tuple(side_rows(s, side) for side in (0, 1)),
        pieces=tuple(piece(i, block, viewer) for i, block in enumerate(s.blocks)),
        notes=tuple(
            Note(say("ford-bag", faces=", ".join(map(face_name, bag.faces))), tuple(f"piece:{b}" for b in bag.blocks))
            for bag in s.bags
        ),
        panels=(fight_panel(s, viewer),) if s.fight else (),
        asked=tuple((q.actor, stage(q)) for q in position.questions),
    )


def side_text(side: int) -> Text:
    return say(f"ford-{SIDES[side]}")


def side_rows(s: State, side: int) -> Side:
    rows = (
        Row(say("ford-row-morale"), s.morale[side], rule="5.1"),
        Row(say("ford-row-mixed"), say("ford-yes" if s.mixed[side] else "ford-no"), rule="2.6"),
        *((Row(say("ford-row-commands"), s.left, 2, "2.1"),) if side == s.side else ()),
    )
    return Side(side, side_text(side), rows, side == s.side)


def fight_panel(s: State, viewer: int | None) -> Panel:
    """Each side sees its own block in front, and who is shown to fight."""
    fight = s.fight
    assert fight
    own = [b for b in fight.fronts or () if s.blocks[b].side == viewer and b not in fight.public]
    seen = [*own, *fight.public]
    return Panel(
        "fight",
        say("ford-fight", side=side_text(fight.attacker)),
        (Row(say("ford-row-from"), fight.origin), Row(say("ford-row-into"), fight.target)),
        tuple(piece(b, s.blocks[b], viewer) for b in seen),
    )


def seats(options: Any) -> tuple[Seat, ...]:
    return tuple(Seat(name, side, say(f"ford-{name}")) for side, name in enumerate(SIDES))
