"""Rules 16.1 and 11.7: who fights whom in a region."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.board import ALL_NATIONS, NUMBERS, REGIONS, Nation, Region, regions_in
from feldherr.games.napoleon_in_europe.rules.battle.opponents import Sides
from feldherr.games.napoleon_in_europe.state import ATTACKER, DEFENDER, State, army_count


def sides(s: State, region: Region) -> Sides | None:
    """NE §1.4 §16.1.1 §16.1.2 §11.9, ruling r33: who fights whom here in this turn; None if nobody need fight.

    Those whose turn it is attack: the first of them, the slot's owner before his partners, who has enemies here.
    """
    present = [nation for nation in ALL_NATIONS if s.where[nation] >> region & 1]
    for seat in s.turn.acting:
        found = attack_of(s, seat, region, present)
        if found is not None:
            return found
    return None


def attack_of(s: State, seat: int, region: Region, present: list[Nation]) -> Sides | None:
    """NE §16.1.2, ruling r21: the battle an acting player has to fight; leaders do not fight leaders."""
    own = [nation for nation in present if s.led[nation] == seat]
    if not own:
        return None
    defenders = defenders_against(s, seat, present)
    if not defenders:
        return None
    attackers = sorted(own + partners_against(s, seat, defenders, present))
    if not any(s.armies[nation] >> region & 1 for nation in (*attackers, *defenders)):
        return None
    return Sides(region, tuple(defenders), tuple(attackers))


def defenders_against(s: State, seat: int, present: list[Nation]) -> list[Nation]:
    """NE §11.1 §11.7, ruling r34: whoever is no ally of the attacker and not in turn himself; they defend together."""
    led, acting, allies = s.led, s.turn.acting, s.allies[seat]
    return [nation for nation in present if led[nation] not in acting and not allies >> led[nation] & 1]


def partners_against(s: State, seat: int, defenders: list[Nation], present: list[Nation]) -> list[Nation]:
    """NE §11.5, ruling r34: others who are in turn attack too, but who is allied with a defender stands aside."""
    led, acting = s.led, s.turn.acting
    return [
        nation
        for nation in present
        if led[nation] in acting
        and led[nation] != seat
        and not any(s.friends[nation] >> defender & 1 for defender in defenders)
    ]


def pending(s: State, most: int = REGIONS) -> list[Region]:
    """NE §8.7: regions where the acting players must still fight; `most`: so many of them are enough to know."""
    met = armed = 0
    for seat in s.turn.acting:
        both, with_armies = meeting(s, seat)
        met |= both
        armed |= both & with_armies
    out: list[Region] = []
    for region in regions_in(met):
        if armed >> region & 1 or sides(s, region) is not None:         # leaders only: who else is there?
            out.append(region)
            if len(out) == most:
                break
    return out


def meeting(s: State, seat: int) -> tuple[int, int]:
    """NE §16.1.2: regions where a player meets whom he would attack (`defenders_against`); where either has armies."""
    led, where, armies, acting, allies = s.led, s.where, s.armies, s.turn.acting, s.allies[seat]
    own = others = with_armies = 0
    for nation in ALL_NATIONS:
        leader = led[nation]
        if leader == seat:
            own |= where[nation]
        elif leader >= 0 and leader not in acting and not allies >> leader & 1:
            others |= where[nation]
        else:
            continue
        with_armies |= armies[nation]
    return own & others, with_armies


def without_armies(s: State, found: Sides) -> int | None:
    """NE §9.4, rulings r21 and r22: the side that has leaders only and so gives way; None if there is a battle."""
    for side in (DEFENDER, ATTACKER):
        if not any(s.armies[nation] >> found.region & 1 for nation in found.nations(side)):
            return side
    return None


def is_great(s: State, found: Sides) -> bool:
    """NE §5.2 §16.1.3 §16.1.4 §16.1.5, ruling r38: six armies or more on each side when the battle starts."""
    return all(
        sum(army_count(s, nation, found.region) for nation in found.nations(side)) >= NUMBERS.great_battle
        for side in (DEFENDER, ATTACKER)
    )
