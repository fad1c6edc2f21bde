"""What an event does on the screen: marches as arrows, regions that light up."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe import events as e
from feldherr.games.napoleon_in_europe.board import KINDS
from feldherr.games.napoleon_in_europe.shown.words import nation_text
from feldherr.kernel.view import Loss, Shown


def at(*regions: int) -> tuple[str, ...]:
    return tuple(f"space:{region}" for region in regions)


def shown(event: Any) -> Shown:
    """All of it is open (NE §3.5)."""
    match event:
        case e.Marched(nation, _, origin, to) | e.Shipped(nation, _, origin, to) | e.Retreated(nation, _, origin, to):
            here, there = at(origin, to)
            return Shown(flash=(there,), handles=(here, there), ways=((here, there, nation),))
        case e.RegionTaken() | e.RegionReturned() | e.FiguresPlaced():
            return Shown(handles=at(event.region))
        case e.FiguresLost(nation, region, figures) | e.LandingRolled(nation, region, _, figures):
            there = f"space:{region}"
            whose, kinds = nation_text(nation), zip(KINDS, figures)
            losses = tuple(Loss(whose, nation, kind, there, count) for kind, count in kinds if count)
            return Shown(flash=(there,), handles=(there,), losses=losses)
        case e.BattleBegan() | e.Fired() | e.BattleEnded() | e.BattleLost():
            return Shown(flash=at(event.region), handles=at(event.region))
    return Shown()
