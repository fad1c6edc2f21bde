"""Battles to watch (chapter 16): both sides' rows, the volleys of each round by arm with what hits, rallies, losses."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe import events as e
from feldherr.games.napoleon_in_europe.board import KINDS, NUMBERS
from feldherr.games.napoleon_in_europe.events.basics import Figures
from feldherr.games.napoleon_in_europe.shown import screen
from feldherr.games.napoleon_in_europe.shown.words import listing, nation_text, region_text, say
from feldherr.games.napoleon_in_europe.state import ATTACKER
from feldherr.kernel.event import Event
from feldherr.kernel.view import Clash, Party, Piece, Roll, Shown

Rows = tuple[tuple[int, Figures], ...]
LINE_UP, PURSUIT, END = 1, 1001, 1002
"""Steps: before the rounds, and after them."""


def shown(event: Event) -> Shown:
    """What an event does on the screen, and what it adds to a battle that is watched."""
    clash = opened(event) or round_of(event) or aftermath(event)
    return replace(screen.shown(event), clash=clash) if clash else screen.shown(event)


def place(side: int) -> int:
    """NE counts the defender first; a battle to watch names who attacks first."""
    return 0 if side == ATTACKER else 1


def party(nations: tuple[int, ...], pieces: tuple[Piece, ...] = ()) -> Party:
    title = listing([nation_text(nation, "start" if not place else "") for place, nation in enumerate(nations)])
    return Party(nations[0], title, pieces, nations[1:])


def lined(region: int, side: int, front: Rows, rear: Rows) -> tuple[Party | None, ...]:
    """NE §16.2.2: two rows, nation by nation, each kind with its number."""
    nations = tuple(nation for nation, _ in front)
    pieces = tuple(
        Piece((row * 7 + nation) * 4 + kind, nation, f"space:{region}", KINDS[kind],
              ("front",) if not row else (), count)
        for row, those in enumerate((front, rear))
        for nation, counts in those
        for kind, count in enumerate(counts)
        if count
    )  # fmt: skip
    if not nations:
        return ()
    return (party(nations, pieces),) if side == ATTACKER else (None, party(nations, pieces))


def opened(event: Event) -> Clash | None:
    """NE §16.1.3 §16.2.5: who fights whom, and how they stand when the screen is lifted."""
    match event:
        case e.BattleBegan(region, attackers, defenders, great, _):
            title = say("battle-great" if great else "battle-small", region=region_text(region, "in"))
            both = party(attackers), party(defenders)
            return Clash(title, f"space:{region}", parties=both, step=LINE_UP, name=say("step-line-up"))
        case e.LinedUp(region, side, _, _, whose, behind):
            return Clash(parties=lined(region, side, whose, behind), step=LINE_UP)
    return None


def round_of(event: Event) -> Clash | None:
    """NE §16.3.1 §16.5.1 §16.8.3: one side after the other shifts its rows, fires and rallies."""
    match event:
        case e.RowsChanged(region, side, _, _, whose, behind, round_):
            step = LINE_UP + round_ if round_ else 0
            return Clash(parties=lined(region, side, whose, behind), step=step, name=say("step-round", round=round_))
        case e.Fired(_, side, faces, _, pursuit, arms, hit, round_):
            step, name = (PURSUIT, say("step-pursuit")) if pursuit else (
                LINE_UP + round_ if round_ else 0, say("step-round", round=round_))  # fmt: skip
            return Clash(step=step, name=name, rolls=volley(side, faces, arms, hit))
        case e.RallyRolled(nation, faces, successes):
            back = say("rally-returns", count=successes)
            dice = Roll(say("cause-rally"), faces, NUMBERS.rally, 6, side=nation, rule="16.8.3", result=back)
            return Clash(rolls=(dice,))
        case e.Rallied(_, _, region, side, whose, behind):
            return Clash(parties=lined(region, side, whose, behind))
    return None


def volley(side: int, faces: tuple[int, ...], arms: tuple[int, ...], hit: int) -> tuple[Roll, ...]:
    """NE §16.5.2 §16.5.3: the dice of each arm, in the order they were rolled."""
    out, at = [], 0
    for kind, dice in enumerate(arms):
        if dice:
            cause = say("arm-" + KINDS[kind])
            out.append(Roll(cause, faces[at : at + dice], hit, 6, party=place(side), rule="16.5.3"))
            at += dice
    return tuple(out)


def aftermath(event: Event) -> Clash | None:
    """NE §16.5.4 §16.9.1 §16.11.2 §16.12.1: losses, who is beaten, where he goes."""
    match event:
        case e.FiguresLost(how=how) if how != "removal":
            return Clash()
        case e.BattleEnded():
            return Clash(step=END, name=say("step-end"), over=True)
        case e.BattleLost() | e.Retreated() | e.RegionTaken(how="won"):
            return Clash()
    return None
