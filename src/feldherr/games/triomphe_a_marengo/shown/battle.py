"""Attacks to watch: the maneuver attack in four steps, the assault in nine, the shot of a bombardment (9 to 11, 13)."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo import events as e
from feldherr.games.triomphe_a_marengo.board import APPROACH, BEYOND, LIES_IN, OPPOSITE, handle
from feldherr.games.triomphe_a_marengo.shown import screen
from feldherr.games.triomphe_a_marengo.shown.words import area_text, say, side_text
from feldherr.games.triomphe_a_marengo.state import SIDE, face_name
from feldherr.kernel.event import Event
from feldherr.kernel.text import Text
from feldherr.kernel.view import Clash, Party, Piece, Row, Shown

ATTACK = tuple(say(f"step-attack-{number}") for number in range(1, 5))
ASSAULT = tuple(say(f"step-assault-{number}") for number in range(1, 10))


def shown(event: Event) -> Shown:
    """What an event does on the screen, what it counts, and what it adds to an attack that is watched."""
    found, clash = screen.shown(event), begun(event) or assault(event) or aftermath(event)
    return replace(found, clash=clash, rows=counted(event)) if clash else found


def line(pieces: tuple[int, ...], spot: int, faces: tuple[int, ...] = ()) -> tuple[Piece, ...]:
    """TM §2.4: backs of blocks, unless their faces lie open."""
    known = dict(zip(pieces, map(face_name, faces)))
    return tuple(Piece(piece, SIDE[piece], handle(spot), known.get(piece)) for piece in pieces)


def party(side: int, pieces: tuple[Piece, ...] = ()) -> Party:
    return Party(side, side_text(side), pieces)


def opened(title: Text, side: int, front: int, plan: tuple[Text, ...], lines: tuple[tuple[Piece, ...], ...]) -> Clash:
    """Where it is fought: the area beyond the approach."""
    way = f"space:{LIES_IN[front]}", f"space:{BEYOND[front]}"
    both = party(side, lines[0]), party(1 - side, lines[1])
    return Clash(title, way[1], ((*way, side),), plan, both, step=1 if plan else 0)


def begun(event: Event) -> Clash | None:
    """TM §9.1.1 §10.2.1 §11.1.1: what is declared, and who stands on both sides."""
    match event:
        case e.AttackDeclared(side, pieces, front, _, blocking):
            title = say("battle-attack", area=area_text(BEYOND[front]))
            lines = line(pieces, APPROACH[front]), line(blocking, APPROACH[OPPOSITE[front]])
            return opened(title, side, front, ATTACK, lines)
        case e.AssaultAnnounced(side, front, storming, blocking):
            title = say("battle-assault", area=area_text(BEYOND[front]))
            lines = line(storming, APPROACH[front]), line(blocking, APPROACH[OPPOSITE[front]])
            return opened(title, side, front, ASSAULT, lines)
        case e.Executed(side, piece, front, _, gun):
            title = say("battle-bombardment", area=area_text(BEYOND[front]))
            shot = line((piece,), APPROACH[front], (gun,) if gun else ())
            return replace(opened(title, side, front, (), (shot, ())), over=True)
    return None


def assault(event: Event) -> Clash | None:
    """TM §11.2.1 to §11.9.2, TM §9.2.1 §9.3.1: step by step; lines with their faces once they are shown."""
    match event:
        case e.Responded(side, pieces, front):
            return Clash(parties=(None, replace(party(side, line(pieces, APPROACH[front])), joins=True)), step=2)
        case e.AttackStopped() | e.AttackSucceeded():
            return Clash(step=3, over=True)
        case e.LineFormed(_, pieces, _, attacking):
            return Clash(front=pieces, step=3 if attacking else 2)
        case e.AttackersNamed():
            return Clash(step=3)
        case e.Fired():
            return Clash(step=4)
        case e.Counterattacked(_, pieces):
            return Clash(front=pieces, step=5)
        case e.Counted():
            return Clash(step=6)
        case e.LossesDue():
            return Clash(step=7, then=(8,))
        case e.AssaultEnded():
            return Clash(step=9, over=True)
    return None


def aftermath(event: Event) -> Clash | None:
    """TM §2.7 §11.9.5 §13.0.1 §18.4.2: losses, morale, retreat, who moves in."""
    match event:
        case e.DiscsLost(side, _, count, _, "losses"):
            return Clash(morale=(Row(side_text(side), -count, rule="18.4.4", seat=side),))
        case e.LossTaken() | e.Trapped() | e.RetreatBegan() | e.Retreated() | e.DiscsPlaced():
            return Clash()
        case e.Marched(how="advance" | "storm" | "push"):
            return Clash()
    return None


def counted(event: Event) -> tuple[Row, ...]:
    """TM §9.3.1 §11.6.1 §11.7.1: the sums of an attack, line by line, with their rules."""
    match event:
        case e.AttackStopped(_, _, _, attackers, blockers, full) | e.AttackSucceeded(_, _, attackers, blockers, full):
            return (
                Row(say("row-attackers"), str(attackers), rule="9.3.1"),
                Row(say("row-blockers"), str(blockers), rule="9.3.2"),
                Row(say("row-full"), str(full), rule="3.11"),
            ) if full else ()  # fmt: skip
        case e.Counted(_, strength, penalty, held, counter, result):
            return (
                Row(say("row-strength"), strength, rule="11.6.1"), Row(say("row-penalty"), -penalty, rule="11.6.2"),
                Row(say("row-line"), -held, rule="11.6.3"), Row(say("row-counter"), -counter, rule="11.6.4"),
                Row(say("row-result"), result, rule="11.6.5", state="total"),
            )  # fmt: skip
        case e.LossesDue(attacker, cavalry, crushing, defender):
            return (
                Row(say("row-line-size"), attacker, rule="11.7.1"), Row(say("row-cavalry"), cavalry, rule="11.7.2"),
                Row(say("row-crushing"), crushing, rule="11.7.3"),
                Row(say("row-attacker-losses"), attacker + cavalry + crushing, state="total"),
                Row(say("row-defender-losses"), defender, rule="11.7.1", state="total"),
            )  # fmt: skip
    return ()
