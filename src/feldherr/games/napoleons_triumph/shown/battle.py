"""Attacks to watch (chapters 11 and 12): eleven steps, both lines as they are shown, sums, losses and morale."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.napoleons_triumph import events as e
from feldherr.games.napoleons_triumph.board import BEYOND, LIES_IN, LOCALES, NAMES, handle
from feldherr.games.napoleons_triumph.rules.choices.limits import commander_piece
from feldherr.games.napoleons_triumph.shown import screen
from feldherr.games.napoleons_triumph.shown.words import locale_text, say, side_text
from feldherr.games.napoleons_triumph.state import BLOCKS, FIRST_COMMANDER
from feldherr.kernel.event import Event
from feldherr.kernel.view import Clash, Party, Piece, Row, Shown

PLAN = tuple(say(f"step-{number}") for number in range(1, 12))


def shown(event: Event) -> Shown:
    """What an event does on the screen, and what it adds to an attack that is watched."""
    clash = declared(event) or stepped(event) or aftermath(event)
    return replace(screen.shown(event), clash=clash) if clash else screen.shown(event)


def party(side: int, blocks: tuple[int, ...] = (), leaders: tuple[int, ...] = (), spot: int = 0) -> Party:
    """NT §3.6: plates of commanders and backs of regiments; faces come with the events that disclose them."""
    plates = [Piece(commander_piece(one), side, handle(spot), name=NAMES[one]) for one in leaders]
    return Party(side, side_text(side), (*plates, *(Piece(block, side, handle(spot)) for block in blocks)))


def declared(event: Event) -> Clash | None:
    """NT §11.s1.2 §11.s2.1 §11.s5.1: the approach that is threatened, who defends it, who attacks."""
    match event:
        case e.Threatened(side, front):
            ends = f"space:{LIES_IN[front]}", f"space:{BEYOND[front]}"
            title = say("panel-attack", origin=locale_text(LIES_IN[front]), to=locale_text(BEYOND[front]))
            return Clash(title, ends[1], ((*ends, side),), PLAN, (party(side), party(1 - side)), step=1)
        case e.DefendersNamed(side, pieces, front):
            blocks = tuple(piece for piece in pieces if piece < BLOCKS)
            leaders = tuple(piece - FIRST_COMMANDER for piece in pieces if piece >= BLOCKS)
            return Clash(parties=(None, party(side, blocks, leaders, LOCALES + front)), step=2)
        case e.Declared(side, _, pieces, commanders, front):
            return Clash(parties=(party(side, pieces, commanders, LOCALES + front),), step=5)
    return None


def stepped(event: Event) -> Clash | None:
    """NT §11.11: step by step."""
    match event:
        case e.Evacuated():
            return Clash(step=2, over=True)
        case e.Feinted():
            return Clash(step=3, over=True)
        case e.LineFormed(_, pieces, _, attacking):
            return Clash(front=pieces, step=5 if attacking else 4)
        case e.WidthChosen():
            return Clash(step=5)
        case e.Counted():
            return Clash(step=6)
        case e.CounterAttacked(_, pieces):
            return Clash(front=pieces, step=7)
        case e.FinalCounted():
            return Clash(step=8)
        case e.LossesDue():
            return Clash(step=8, then=(9, 10))
        case e.AttackEnded():
            return Clash(step=11, over=True)
    return None


def aftermath(event: Event) -> Clash | None:
    """NT §3.9 §12.3 §13.2: losses, morale, retreat, who moves in."""
    match event:
        case e.MoraleLost(side, points):
            return Clash(morale=(Row(side_text(side), -points, rule="13.2", seat=side),))
        case e.MoraleGained(side, points):
            return Clash(morale=(Row(side_text(side), points, rule="13.7", seat=side),))
        case e.LossTaken() | e.Trapped() | e.CommanderLost():
            return Clash()
        case e.Retreated() | e.RetreatBegan() | e.MustBlock() | e.ApproachBlocked():
            return Clash()
        case e.Marched(how="advance" | "fall back" | "feint"):
            return Clash()
    return None
