"""Chapter 3: who owns which region."""

from __future__ import annotations

from collections.abc import Sequence

from feldherr.games.napoleon_in_europe.board import HOME, NOBODY, REGIONS
from feldherr.games.napoleon_in_europe.events import Ceded, CessionRefused, RegionReturned, RegionTaken
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import cede_or_not
from feldherr.games.napoleon_in_europe.state import State, hostile_armies
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def home_of(s: State, region: int) -> int:
    """NE §3.7 §3.8 §13.3, ruling r15: the nation whose homeland the region is; none for minor, neutral or gone."""
    home = HOME[region]
    return home if home >= 0 and s.led[home] >= 0 else NOBODY


def enter(s: State, ask: Ask | None, emit: Emit, nation: int, region: int) -> None:
    """NE §3.9 §3.12 §3.15 §3.16, rulings r8 and r11: infantry has come into a region.

    Cavalry, artillery and leaders never gain a region. Where enemy armies stand the battle decides first. Without
    `ask` (after a retreat) an ally is not asked to cede.
    """
    bit = 1 << region
    if not s.foot[nation] & bit or hostile_armies(s, nation) & bit:
        return
    owner, home = s.owner[region], home_of(s, region)
    if owner == nation:
        return
    if home >= 0:
        if owner == home and not s.friends[nation] >> home & 1:                          # 3.9
            take(s, emit, nation, region)
        return                                                                           # r10: who came first controls
    if owner == NOBODY or not s.friends[nation] >> owner & 1:                            # 3.12
        take(s, emit, nation, region)
    elif ask is not None:                                                                # r11
        if ask.openly(s.led[owner], cede_or_not, s, nation, region).line == "yes":
            emit(Ceded(owner, nation, region))
            s.owner[region] = nation
        else:
            emit(CessionRefused(owner, nation, region))


def take(s: State, emit: Emit, nation: int, region: int) -> None:
    """NE §3.14 §3.17: one marker, that of the nation whose infantry it was."""
    s.owner[region] = nation
    emit(RegionTaken(nation, region))


def release(s: State, emit: Emit, region: int) -> None:
    """NE §3.10 §3.11 §3.13, rulings r9 and r10: an occupied homeland region needs the occupier's infantry.

    Else it passes to other enemy infantry there, or falls back to its nation. Minor nations need no garrison.
    """
    home, owner, bit = home_of(s, region), s.owner[region], 1 << region
    if home < 0 or owner == home or (owner >= 0 and s.foot[owner] & bit and not s.friends[home] >> owner & 1):
        return
    for nation in range(7):
        if s.foot[nation] & bit and not s.friends[home] >> nation & 1 and not hostile_armies(s, nation) & bit:
            take(s, emit, nation, region)
            return
    s.owner[region] = home
    emit(RegionReturned(home, region))


def after_battle(s: State, emit: Emit, region: int, winners: Sequence[int], attacked: bool) -> None:
    """NE §16.11.2, rulings r8, r9 and r12: the winner takes the region if infantry of his is there.

    A defender who won changes nothing but a homeland region that he holds since an alliance ended.
    """
    release(s, emit, region)
    if attacked or home_of(s, region) >= 0:
        for nation in winners:
            enter(s, None, emit, nation, region)


def change_of_alliance(s: State, emit: Emit, one: int, other: int, allied: bool) -> None:
    """NE §11.2 §11.8, ruling r12: homeland regions when two players ally or part.

    On alliance what the new ally holds falls back; on its end infantry standing alone occupies at once.
    """
    for region in range(REGIONS):
        home = home_of(s, region)
        if home < 0 or s.led[home] not in (one, other):
            continue
        if allied:
            release(s, emit, region)
        elif s.owner[region] == home and not s.where[home] >> region & 1:
            guest = other if s.led[home] == one else one
            for nation in range(7):
                if s.led[nation] == guest:
                    enter(s, None, emit, nation, region)


def regions_owned(s: State, nation: int) -> int:
    """NE §2.14 §3.17: named regions only, each nation for itself."""
    return s.owner.count(nation)
