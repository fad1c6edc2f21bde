"""Battles and bombardments to watch (chapters 11 and 12): both lines, dice by cause with what hits, losses."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.viktory_ii import events as e
from feldherr.games.viktory_ii.board import NOBODY
from feldherr.games.viktory_ii.rules.battle.hits import (
    ATTACK_RULES,
    DEFENCE_RULES,
    DIRECT,
    HIT,
    NAVAL_RULE,
    PAIRS_RULE,
)
from feldherr.games.viktory_ii.shown import screen
from feldherr.games.viktory_ii.shown.words import kind_text, place_text, say, seat_text
from feldherr.games.viktory_ii.state import KINDS
from feldherr.kernel.event import Event
from feldherr.kernel.text import Text
from feldherr.kernel.view import Clash, Party, Piece, Roll, Shown

BARRAGE = 2
"""The step after the beginning; the rounds follow."""


def shown(event: Event) -> Shown:
    """What an event moves, loses and lights up, and what it adds to a battle."""
    return replace(screen.shown(event), clash=clash(event))


def clash(event: Event) -> Clash | None:
    """V2 §12.3.0.0: everything is open, so everybody watches the same."""
    match event:
        case e.BattleBegan():
            return began(event)
        case e.Bombarded():
            return bombarded(event)
        case e.BarrageFired(attacker, faces, pairs):
            dice = rolls(attacker, [("cause-barrage", len(faces), "12.3.0.1")], faces, pairs)
            return Clash(step=BARRAGE, name=say("step-barrage"), rolls=dice)
        case e.AttackRolled(attacker, round_, infantry, cavalry, artillery, frigates, faces, pairs):
            causes = list(zip(KINDS[1:], (infantry, cavalry, artillery, frigates), ATTACK_RULES))
            dice = rolls(attacker, causes, faces, pairs)
            return Clash(step=BARRAGE + round_, name=say("step-round", round=round_), rolls=dice)
        case e.DefenceRolled(defender, units, naval, terrain, ground, _, faces, pairs):
            around = [("cause-naval", naval, NAVAL_RULE), ("cause-terrain", terrain, ground)]
            return Clash(rolls=rolls(defender, [*zip(KINDS[1:], units, DEFENCE_RULES), *around], faces, pairs))
    return aftermath(event)


def began(event: e.BattleBegan) -> Clash:
    """V2 §12.0.1 §12.3.3.7: who attacks whom, from where."""
    at, players = f"space:{event.hex}", event.players
    line = [(owner, Piece(unit, owner, at, KINDS[kind])) for unit, kind, owner in event.units]
    sides = (event.attacker, event.defender)
    return Clash(
        say("panel-battle", hex=place_text(players, event.hex), attacker=seat_text(sides[0]),
            defender=seat_text(sides[1])),
        at,
        tuple((f"space:{entry}", at, event.attacker) for entry in event.entries),
        parties=(
            Party(sides[0], seat_text(sides[0]), tuple(piece for owner, piece in line if owner == sides[0])),
            Party(sides[1], seat_text(sides[1]), tuple(piece for owner, piece in line if owner != sides[0])),
        ),
    )  # fmt: skip


def bombarded(event: e.Bombarded) -> Clash:
    """V2 §11.0.3 §11.0.4: one die, and nobody answers; a miss is the end of it."""
    at, seat = f"space:{event.target}", event.seat
    gun = Piece(-1, seat, f"space:{event.origin}", KINDS[event.kind])
    targets = tuple(Piece(unit, event.victim, at, KINDS[kind]) for unit, kind in event.units)
    victim = (Party(event.victim, seat_text(event.victim), targets),) if event.victim != NOBODY else ()
    return Clash(
        say("panel-bombardment", hex=place_text(event.players, event.target), attacker=seat_text(seat)),
        at,
        ((f"space:{event.origin}", at, seat),),
        parties=(Party(seat, seat_text(seat), (gun,)), *victim),
        rolls=(volley(seat, kind_text(event.kind), (event.face,), "11.0.3"),),
        over=True,
    )


def aftermath(event: Event) -> Clash | None:
    """V2 §12.3.2.13 §12.3.4.3: hits, losses, who has won, and what follows from it."""
    match event:
        case e.Lost(rule=rule) if rule.startswith(("11.", "12.")):
            return Clash()
        case e.BattleEnded(_, _, _, how) if how != "cancelled":
            return Clash(over=True)
        case e.Marked() | e.Pinned() | e.Conquered():
            return Clash()
        case e.Moved(how="retreat") | e.Loaded(how="retreat"):
            return Clash()
    return None


def volley(seat: int, cause: Text, faces: tuple[int, ...], rule: str) -> Roll:
    """V2 §10.1.1 §10.1.2: up to 3 is a hit, 1 a direct one."""
    return Roll(cause, faces, 1, HIT, DIRECT, side=seat, rule=rule)


def rolls(
    seat: int, causes: list[tuple[str, int, str]], faces: tuple[int, ...], pairs: int
) -> tuple[Roll, ...]:
    """Dice by cause and its rule, as they are rolled; in one row if pairs were given up for sure hits (V2 §15.4.1)."""
    if pairs:
        return (replace(volley(seat, say("cause-all"), faces, PAIRS_RULE), sure=pairs),)
    out, at = [], 0
    for name, dice, rule in causes:
        if dice:
            out.append(volley(seat, say(name), faces[at : at + dice], rule))
            at += dice
    return tuple(out)
