"""Chapter 3: who owns which region."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    ALL_REGIONS,
    CAPITAL,
    HOME,
    NOBODY,
    Nation,
    Region,
)
from feldherr.games.napoleon_in_europe.events import Ceded, CessionRefused, RegionReturned, RegionTaken
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import cede_or_not
from feldherr.games.napoleon_in_europe.state import State, hostile_armies, nations_of
from feldherr.kernel.answers import YES
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def home_of(s: State, region: Region) -> Nation:
    """NE §3.7 §3.8 §13.3, ruling r15: the nation whose homeland the region is; none for minor, neutral or gone."""
    home = HOME[region]
    return home if home >= 0 and s.led[home] >= 0 else NOBODY


def owner_after(s: State, region: Region, claims: Sequence[Nation] = ()) -> Nation:
    """NE §3.9 §3.12, ruling r8: who owns a region after what happened, as the figures stand now.

    Who holds it keeps it, unless one of those who claim it may take it: they came, won, or stand there alone.
    """
    owner = holder(s, region)
    for nation in order_of_claims(s, region, claims) if len(claims) > 1 else claims:
        if may_take(s, nation, region, owner):
            return nation
    return owner


def order_of_claims(s: State, region: Region, nations: Iterable[Nation]) -> list[Nation]:
    """Ruling r10: of players with as good a claim who came first; of one player's nations the first in their order."""
    came = [s.led[nation] for nation in s.came.get(region, ())]
    return sorted(nations, key=lambda nation: (came.index(s.led[nation]) if s.led[nation] in came else 9, nation))


def holder(s: State, region: Region) -> Nation:
    """NE §3.10 §3.11 §3.13, rulings r9, r10 and r15: an occupied homeland region needs the occupier's infantry.

    Else it passes to other enemy infantry there, or falls back to its nation. Minor nations need no garrison; what
    belonged to an eliminated nation is free.
    """
    home, owner = home_of(s, region), s.owner[region]
    if owner != NOBODY and s.led[owner] == NOBODY:
        owner = NOBODY
    if home == NOBODY or owner == home or (owner != NOBODY and occupies(s, owner, region, home)):
        return owner
    for nation in order_of_claims(s, region, [nation for nation in ALL_NATIONS if s.foot[nation] >> region & 1]):
        if occupies(s, nation, region, home) and not hostile_armies(s, nation) >> region & 1:
            return nation
    return home


def occupies(s: State, nation: Nation, region: Region, home: Nation) -> bool:
    """NE §3.10: infantry of an enemy stands in the homeland region."""
    return bool(s.foot[nation] >> region & 1) and not s.friends[home] >> nation & 1


def may_take(s: State, nation: Nation, region: Region, owner: Nation) -> bool:
    """NE §3.9 §3.12 §3.15 §3.16, rulings r8 and r10: whether infantry of the nation gains the region from its owner.

    Cavalry, artillery and leaders never do. Where enemy armies stand the battle decides first.
    """
    if owner == nation or not s.foot[nation] >> region & 1 or hostile_armies(s, nation) >> region & 1:
        return False
    home = home_of(s, region)
    if home != NOBODY:
        return owner == home and not s.friends[nation] >> home & 1                       # r10: who came first controls
    return owner == NOBODY or not s.friends[nation] >> owner & 1                         # 3.12


def settle(s: State, emit: Emit, region: Region, claims: Sequence[Nation] = (), how: str = "") -> None:
    """NE §3.14 §3.17: one marker, that of the nation whose infantry it was. `how`: what else than a march it was."""
    owner = owner_after(s, region, claims)
    if owner == s.owner[region]:
        return
    s.owner[region] = owner
    home = home_of(s, region)
    if owner in (NOBODY, home):
        emit(RegionReturned(owner, region, how))
    else:
        emit(RegionTaken(owner, region, how or ("homeland" if home != NOBODY else "minor")))


def enter(s: State, ask: Ask, emit: Emit, nation: Nation, region: Region) -> None:
    """NE §3.9 §3.12, ruling r11: infantry has marched or sailed into a region; an ally who owns it may cede it."""
    settle(s, emit, region, (nation,))
    if not may_be_ceded(s, nation, region):
        return
    owner = s.owner[region]
    if ask.openly(s.led[owner], cede_or_not, s, nation, region) == YES:
        emit(Ceded(owner, nation, region))
        s.owner[region] = nation
    else:
        emit(CessionRefused(owner, nation, region))


def may_be_ceded(s: State, nation: Nation, region: Region) -> bool:
    """Ruling r11: a minor nation that an ally owns, where infantry stands and no battle is due."""
    owner = s.owner[region]
    if owner in (NOBODY, nation) or home_of(s, region) != NOBODY or not s.friends[nation] >> owner & 1:
        return False
    return bool(s.foot[nation] >> region & 1) and not hostile_armies(s, nation) >> region & 1


def after_battle(s: State, emit: Emit, region: Region, winners: Sequence[Nation], attacked: bool) -> None:
    """NE §16.11.2, rulings r8, r9 and r12: the winner takes the region if infantry of his is there.

    A defender who won changes nothing but a homeland region that he holds since an alliance ended.
    """
    settle(s, emit, region, winners if attacked or home_of(s, region) != NOBODY else (), "won")


def change_of_alliance(s: State, emit: Emit, one: int, other: int, allied: bool) -> None:
    """NE §11.2 §11.8, ruling r12: homeland regions when two players ally or part.

    On alliance what the new ally holds falls back; on its end infantry standing alone occupies at once.
    """
    hosts = {nation for nation in ALL_NATIONS if s.led[nation] in (one, other)}
    for region, home in zip(ALL_REGIONS, HOME):
        if home not in hosts:
            continue
        if allied:
            if s.owner[region] != home:
                settle(s, emit, region, (), "allied")
        elif s.owner[region] == home and not s.where[home] >> region & 1:
            guest = other if s.led[home] == one else one
            settle(s, emit, region, nations_of(s, guest), "parted")


def capitals_owned(s: State, nation: Nation) -> int:
    """NE §2.1 §13.4 §13.5, ruling r29: those of neutral nations do not count."""
    owner, neutral, count = s.owner, s.neutral, 0
    for capital, region in enumerate(CAPITAL):
        if owner[region] == nation and not neutral >> capital & 1:
            count += 1
    return count


def regions_owned(s: State, nation: Nation) -> int:
    """NE §2.14 §3.17: named regions only, each nation for itself."""
    return s.owner.count(nation)
