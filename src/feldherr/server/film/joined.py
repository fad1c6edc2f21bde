"""Two films of one game made into one: the pictures of the earlier, then what the later knows beyond them."""

from __future__ import annotations

from collections.abc import Sequence

from feldherr.server.film.film import Film, Picture, line_of, merged, older_boards
from feldherr.server.film.reel import Refs, Scraps, apply, difference
from feldherr.server.film.told import Told


def joined(early: Film | None, late: Film | None) -> Film | None:
    """Lines and draws are the later one's: something may have been taken back since the earlier was made."""
    if early is None or late is None:
        return late or early
    lines = late.told()
    same = alike(early.told(), lines)
    scraps = Scraps([bytes(scrap) for scrap in early.scraps])
    told = [line_of(scraps, line) for line in lines]
    reels = []
    for number in range(late.viewers):
        viewer = None if number == 0 else number - 1
        stands = sum(line.tails[number] is not None for line in lines[:same])
        first = late.reels[number][0].lines if late.reels[number] else stands + 1
        old = [picture for picture in early.reels[number] if picture.lines <= stands and picture.lines < first]
        views = [(picture, scraps.refs(late.stop(viewer, picture.lines).view)) for picture in late.reels[number]]
        reels.append(continued(old, views))
    return Film(
        late.made,
        late.seats,
        late.entries,
        merged(early.fields, late.fields),
        scraps.all(),
        told,
        reels,
        late.draws,
        late.outcome,
        older_boards(early, late.made),
    )


def alike(early: Sequence[Told], late: Sequence[Told]) -> int:
    """With how many lines both begin."""
    return next((n for n, (one, other) in enumerate(zip(early, late)) if one != other), min(len(early), len(late)))


def continued(old: list[Picture], new: list[tuple[Picture, Refs]]) -> list[Picture]:
    view: Refs = {}
    for picture in old:
        apply(view, picture.change)
    out = list(old)
    for picture, after in new:
        out.append(Picture(picture.lines, picture.entries, difference(view, after)))
        view = after
    return out
