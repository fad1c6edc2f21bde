"""Names and numerals of the field, placed one after the other, the hardest first."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon

from engraving import names, places
from engraving.sheet import label

VILLAGE, FARM, NUMERAL = 13.0, 12.0, 12.0
ANGLES = tuple(float(a) for a in (0, -8, 8, -16, 16, -24, 24, -32, 32, -40, 40, -50, 50, -60, 60, -72, 72))


def parted(name: str | None) -> tuple[str | None, dict[str, Any]]:
    """A name without the part of the place it means, and the marks that say which part that is."""
    place, _, part = (name or "").removesuffix(")").partition(" (")
    return (place, {"part": part}) if part else (name, {})


def lines_of(space: dict[str, Any], hand: dict[str, Any]) -> list[list[str]]:
    """The words printed for an area: a list of names, each a list of lines."""
    given = hand["labels"].get(str(space["id"]))
    if given is None:
        given = space["name"].split(" / ") if space["name"] else []
    return [name.split("|") for name in given]


def signs_and_bars(sides: dict[tuple[int, int], places.Side], bars: dict[int, Any]) -> list[Polygon]:
    hard = [Point(t[:2]).buffer(places.SIGN / 2 + 0.3) for s in sides.values() for t in s.signs()]
    return hard + [LineString(b).buffer(1.6) for b in bars.values()]


def front_blocks(sides: dict[tuple[int, int], places.Side]) -> list[Polygon]:
    return [places.rectangle(t) for s in sides.values() for t in s.front]


@dataclass
class Word:
    """Words that belong to a space: its name or its capacity."""

    space: dict[str, Any]
    lines: list[str]
    size: float
    style: str
    spot: np.ndarray | None
    chosen: tuple[float, float, float] | None = None
    wide: float | None = None
    """Room for what is drawn and not written, as stars are."""

    @property
    def broad(self) -> float:
        return self.wide if self.wide is not None else max(names.width(t, self.size) for t in self.lines)

    @property
    def high(self) -> float:
        return self.size * len(self.lines)

    def room(self) -> list[Polygon]:
        return [places.rectangle(self.chosen, self.broad + 2, self.high * 0.84)] if self.chosen else []

    def labels(self) -> list[dict[str, Any]]:
        if self.chosen is None:
            return []
        x, y, angle = self.chosen
        turn = np.radians(angle)
        found = []
        for k, t in enumerate(self.lines):
            off = (k - (len(self.lines) - 1) / 2) * self.size
            found.append(label(t, x - off * np.sin(turn), y + off * np.cos(turn), self.size, self.style, angle))
        return found


def all_words(spaces: list[dict[str, Any]], farms: dict[int, list[np.ndarray]], hand: dict[str, Any]) -> list[Word]:
    """Everything to be printed in the spaces, the hardest first: villages, farms, capacities."""
    found = []
    for s in spaces:
        village = s["terrain"] == "village"
        home = farms.get(s["id"], [])
        for k, lines in enumerate(lines_of(s, hand)):
            spot = home[k % len(home)] if home else np.array(s["centre"])
            found.append(Word(s, lines, VILLAGE if village else FARM, "village" if village else "farm", spot))
    found.sort(key=lambda w: (w.style != "village", -w.broad))
    return found + [Word(s, [str(s["capacity"])], NUMERAL, "capacity", None) for s in spaces]


def put(word: Word, shape: Polygon, printing: names.Printing, count: int = 1) -> list[tuple[float, float, float]]:
    """The best places for a word, as the printing stands."""
    if word.style in ("capacity", "flag"):

        def rim(slots: np.ndarray) -> np.ndarray:
            away = shapely.distance(shape.exterior, shapely.points(slots[:, :2]))
            return np.minimum(30.0, away) * 0.25

        return printing.places(
            word.broad, word.high, names.spots_round(shape, -3, 1.5), (0.0,), rim, shape.buffer(-1.5), 3.0, count
        )
    spot = word.spot
    assert spot is not None

    def close(slots: np.ndarray) -> np.ndarray:
        gap = np.maximum(0.0, np.hypot(slots[:, 0] - spot[0], slots[:, 1] - spot[1]) - 10)
        turn = np.abs(slots[:, 2])
        return gap * 0.35 + turn * 0.3 + np.maximum(0.0, turn - 34) * 0.7

    angles = (0.0,) if word.wide is not None else ANGLES
    return printing.places(
        word.broad, word.high, names.spots_round(shape, 0, 2.5), angles, close, shape.buffer(3), 0.5, count
    )


def settle(
    words: list[Word],
    shapes: dict[int, Polygon],
    fronts: dict[int, places.Fronts],
    sides: dict[tuple[int, int], places.Side],
    fixed: list[Polygon],
    lines: list[tuple[Any, float]],
    printed: list[Polygon],
    closed: list[Polygon],
    page: Polygon,
) -> None:
    """Words and front blocks give way to each other until no block covers a word."""

    def around(space: int, but: Word | None = None) -> list[Polygon]:
        shape = shapes[space].buffer(8)
        rooms = [r for w in words if w is not but for r in w.room()]
        return [r for r in rooms + printed + closed if r.intersects(shape)]

    def printing(but: Word | None, weight: float) -> names.Printing:
        found = names.Printing(fixed, lines + [(r, weight) for r in front_blocks(sides)], page)
        found.words = printed + [r for w in words if w is not but for r in w.room()]
        return found

    base = printing(None, 3.0)
    for w in words:
        best = put(w, shapes[w.space["id"]], base)
        w.chosen = best[0] if best else None
        base.words += w.room()
        if not best:
            print("no place for", w.lines, "of", w.space["id"])
    wrong = {i: f.choose(around(i)) for i, f in fronts.items()}
    for turn in range(1):
        for w in sorted(words, key=lambda w: -wrong[w.space["id"]]):
            here = w.space["id"]
            touched = [i for i in fronts if any(r.intersects(shapes[i]) for r in w.room())] or [here]
            if max(wrong[i] for i in touched) < 2400:
                continue
            trial = printing(w, 0.4 if turn else 1.0)
            old = w.chosen
            best, chosen = sum(wrong[i] for i in touched), old
            for spot in put(w, shapes[here], trial, 12):
                w.chosen = spot
                now = {*touched, *[i for i in fronts if any(r.intersects(shapes[i]) for r in w.room())]}
                cost = sum(fronts[i].choose(around(i)) for i in now) - sum(wrong[i] for i in now if i not in touched)
                if cost < best - 1:
                    best, chosen = cost, spot
            w.chosen = chosen
            for i in fronts:
                if shapes[i].intersects(shapes[here].buffer(5)):
                    wrong[i] = fronts[i].choose(around(i))
    for i, f in fronts.items():
        f.choose(around(i))
        f.mend(around(i))
    print("still crowded:", {i: round(v) for i, v in wrong.items() if v > 2400})
