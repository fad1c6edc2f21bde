"""Chapters 3.2.6, 3.2.8, 7.3, 9.2 and 15.3: tiles are drawn when they are turned up; nobody can know them before."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from feldherr.games.viktory_ii.actions import DONE, DrawTile
from feldherr.games.viktory_ii.board import FRAMES, TILES, UNKNOWN, WATER, Hex
from feldherr.games.viktory_ii.events import Revealed, TileDrawn, TileReplaced
from feldherr.games.viktory_ii.rules.calls import Calls, LayTile, OfferTile
from feldherr.games.viktory_ii.rules.choices.building import hex_to_replace, tile_or_not
from feldherr.games.viktory_ii.state import State, frame_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


@cache
def fixed_map(players: int, seed: int) -> dict[Hex, int]:
    """V2 §3.2.6: the map of this number, the same in every game; the rest of the tiles is unused (V2 §3.2.7)."""
    tiles = [terrain for terrain, count in enumerate(TILES, 1) for _ in range(count)]
    random.Random(f"viktory-ii {players} {seed}").shuffle(tiles)
    return dict(zip(FRAMES[players].interior, tiles))


def reveal(s: State, ask: Ask, emit: Emit, hexes: Sequence[Hex], rule: str = "9.2.1") -> tuple[Hex, ...]:
    """V2 §3.2.8 §9.2.1: turn up what lies face down among these hexes, for all and for good.

    Chance draws tile by tile, so that a map laid by number (see `sample`) is asked for in the same words.
    """
    terrain = s.terrain
    hidden = tuple([h for h in hexes if terrain[h] == UNKNOWN])
    if not hidden:
        return ()
    for hex_ in hidden:
        tile = ask.draw(s.pool if not s.rules.map_seed else the_one(s, hex_))[0]
        terrain[hex_] = tile + 1
        s.pool[tile] -= 1
    emit(Revealed(hidden, tuple([terrain[h] for h in hidden]), rule, players=s.players))
    return hidden


def the_one(s: State, hex_: Hex) -> list[int]:
    """On a map laid by number chance has no choice: the weights of the one tile that lies there."""
    terrain = fixed_map(s.players, s.rules.map_seed)[hex_]
    return [int(kind == terrain) for kind in range(1, 6)]


def offer(s: State, seat: int, revealed: tuple[Hex, ...], then: Calls) -> Calls:
    """V2 §15.3.1, ruling r54: two adjacent water hexes turned up at once give the right to replace one."""
    if not s.rules.balanced_land or len(revealed) < 2 or s.rules.open_map or not spare_land(s):
        return then
    waters = [h for h in revealed if s.terrain[h] == WATER]
    near = frame_of(s).near
    hexes = tuple([h for h in waters if any(n in waters for n in near[h])])
    return OfferTile(seat, hexes, then) if hexes else then


def unused(s: State) -> list[int]:
    """V2 §3.2.7: weights of the unused tiles as everybody knows them: unseen ones by terrain, then those put back.

    Unseen tiles lie face down on the map or among the unused, nobody knows which: each unused place holds any of them.
    """
    total, face_down = sum(s.pool), s.terrain.count(UNKNOWN)
    return [*(count * (total - face_down) for count in s.pool), *(count * total for count in s.returned)]


def left_over(s: State, aside: int) -> list[int]:
    """The weights chance draws with; `aside` water tiles have just been drawn and are not drawn again.

    On a map laid by number they are the tiles that really lie beside it.
    """
    back = s.returned[:]
    back[WATER - 1] -= aside
    if not s.rules.map_seed:
        total = sum(s.pool)
        return [*unused(s)[:5], *(count * total for count in back)] if total else [0] * 5 + back
    unseen = s.pool[:]
    for hex_, terrain in fixed_map(s.players, s.rules.map_seed).items():
        unseen[terrain - 1] -= s.terrain[hex_] == UNKNOWN
    return [*unseen, *back]


def spare_land(s: State) -> bool:
    """Ruling r54: if there can be no land among the unused tiles the option has no effect."""
    weights = unused(s)
    return any(weights[:4]) or any(weights[5:9])


def offer_tile(s: State, ask: Ask, emit: Emit, call: OfferTile) -> Calls:
    """V2 §15.3.2 §15.3.3: he may draw unseen until land comes; what was drawn in vain goes back."""
    if type(ask.openly(call.seat, tile_or_not, s, call.seat)) is not DrawTile:
        return call.then
    waters, tile = 0, WATER
    while tile == WATER and any(weights := left_over(s, waters)):
        place = ask.draw(weights)[0]
        tile = place % 5 + 1
        (s.pool if place < 5 else s.returned)[tile - 1] -= 1
        s.returned[tile - 1] += 1
        waters += tile == WATER
    if tile == WATER:
        emit(TileDrawn(call.seat, UNKNOWN, waters))
        return call.then
    emit(TileDrawn(call.seat, tile, waters))
    return LayTile(call.seat, call.hexes, tile, call.then)


def lay_tile(s: State, ask: Ask, emit: Emit, call: LayTile) -> Calls:
    """V2 §15.3.2 §15.3.3: one of the water hexes just revealed is replaced, or none."""
    choice = ask.openly(call.seat, hex_to_replace, s, call.seat, call.hexes)
    if choice != DONE:
        s.terrain[choice.hex] = call.tile
        s.returned[call.tile - 1] -= 1
        s.returned[WATER - 1] += 1
        emit(TileReplaced(call.seat, choice.hex, call.tile, players=s.players))
    return call.then
