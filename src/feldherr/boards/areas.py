"""Tables of a board of areas with approaches, as both Simmons block games read it.

The two sides of approach pair e are 2e (in area a) and 2e + 1 (in area b), so the opposite approach of `front` is
`front ^ 1`. Lists by area are as long as the highest id: a number that no area has belongs to nobody.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from feldherr.boards.ground import Ground
from feldherr.boards.model import Symbol

Roads = dict[tuple[int, int], list[tuple[int, int, int]]]
"""From (area, road group): crossing, the approach it leaves by, and the road group it arrives on."""
ANY_ROAD = -1
"""The road group of a piece that starts its march: it may take any road of its area."""


def size(board: Ground) -> int:
    return max(space.id for space in board.spaces) + 1


def capacities(board: Ground) -> list[int]:
    out = [0] * size(board)
    for space in board.spaces:
        out[space.id] = space.capacity or 0
    return out


def lies_in(board: Ground) -> list[int]:
    """By approach: the area it belongs to."""
    return [area for edge in board.edges for area in (edge.a, edge.b)]


def beyond(board: Ground) -> list[int]:
    """By approach: the area on its other side."""
    lies = lies_in(board)
    return [lies[front ^ 1] for front in range(len(lies))]


def full(board: Ground) -> list[int]:
    """By approach: how many blocks stand side by side in it."""
    return [2 if edge.width == "wide" else 1 for edge in board.edges for _ in "ab"]


def symbols(board: Ground) -> list[tuple[Symbol, ...]]:
    return [found for edge in board.edges for found in (edge.symbols_a, edge.symbols_b)]


def fronts(board: Ground, impassable: bool = False) -> list[tuple[int, ...]]:
    """The approaches of each area that can be passed; or those that cannot."""
    out: list[list[int]] = [[] for _ in range(size(board))]
    for edge in board.edges:
        if edge.impassable == impassable:
            out[edge.a].append(2 * edge.id)
            out[edge.b].append(2 * edge.id + 1)
    return [tuple(f) for f in out]


def neighbours(board: Ground) -> list[tuple[int, ...]]:
    """The areas behind passable approaches."""
    other = beyond(board)
    return [tuple(sorted({other[f] for f in own})) for own in fronts(board)]


def main_roads(board: Ground) -> list[bool]:
    """By crossing: whether it is a main road."""
    out = [False] * sum(len(edge.crossings) for edge in board.edges)
    for edge in board.edges:
        for crossing in edge.crossings:
            out[crossing.id] = crossing.road == "main"
    return out


def roads(board: Ground) -> Roads:
    """Where the roads of each area lead, by road group; with ANY_ROAD all of them."""
    out: Roads = defaultdict(list)
    for edge in board.edges:
        for crossing in edge.crossings:
            if not edge.impassable:
                out[edge.a, crossing.group_a].append((crossing.id, 2 * edge.id, crossing.group_b))
                out[edge.b, crossing.group_b].append((crossing.id, 2 * edge.id + 1, crossing.group_a))
    joined = {space.id: [road for (area, _), some in sorted(out.items()) if area == space.id for road in some]
              for space in board.spaces}  # fmt: skip
    for area, found in joined.items():
        out[area, ANY_ROAD] = found
    return out


def across(lies: Sequence[int], front: int) -> tuple[str, ...]:
    """What lies on the way from an approach to the area opposite, as the screen calls it; `lies` is `lies_in`."""
    back = front ^ 1
    return f"space:{lies[front]}", f"side:{front}", f"side:{back}", f"space:{lies[back]}"
