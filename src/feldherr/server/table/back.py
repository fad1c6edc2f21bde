"""Taking back: what a seat may take back by itself, as far as it can know, and what needs the others' consent."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from feldherr.kernel.answers import CHANCE, Illegal
from feldherr.kernel.table import Table


def takeable(table: Table, seat: int, starts: Sequence[int]) -> list[int]:
    """How many of the seat's answers each of its last gestures took: those it may take back, the last first.

    Told from what the seat has seen: a hidden answer of another seat changes nothing here, though it may turn
    the taking back into a request.
    """
    sizes: list[int] = []
    last: int | None = None
    upto = len(table.happened)
    for step in reversed(table.steps) if table.outcome is None else ():
        end, upto = upto, step.happened
        if step.seat == seat:
            if step.barrier:
                break
            start = gesture(starts, step.entries)
            if start == last:
                sizes[-1] += step.own
            else:
                sizes.append(step.own)
            last = start
            continue
        if step.seat == CHANCE or (sizes and not any(q.actor == seat for q in step.position.questions)):
            break
        for happened in table.happened[upto:end]:
            if happened.event.seen_by(seat) is not None:
                return sizes
    return sizes


def gesture(starts: Sequence[int], entry: int) -> int:
    """Where the gesture began that the entry belongs to."""
    place = bisect_right(starts, entry) - 1
    return starts[place] if place >= 0 else -1


def take_back(table: Table, seat: int, count: int) -> bool:
    """Take the seat's last `count` answers back, all or none; whether it was the seat's right."""
    mark = table.mark()
    try:
        while count > 0:
            count -= next((step.own for step in table.steps[::-1] if step.seat == seat), 1)
            table.undo(seat)
    except Illegal:
        table.restore(mark)
        return False
    return True


def last_gesture(table: Table, seat: int, starts: Sequence[int]) -> int | None:
    """The entry with which the seat's last gesture began, however long ago, if one can still get there."""
    own = [step.entries for step in table.steps if step.seat == seat]
    if not own:
        return None
    start = gesture(starts, own[-1])
    return min(entry for entry in own if gesture(starts, entry) == start)
