"""Move the sites of the regions until the borders are those of the facts, and keep them in `sites.json`.

usage: python -m europe.settle FACTS.json LAND.json [ROUNDS]      (in tools/; needs numpy, scipy, shapely)
LAND.json is `land-50m.json` of the npm package world-atlas.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import shapely

from europe import coast
from europe.projection import Sheet
from europe.regions import Field, Pair

HERE = Path(__file__).parent
WIDTH = 1600
WINDOW = (-40, 18, 75, 75)


def read(path: str) -> Any:
    return json.loads(Path(path).read_text("utf-8"))


def sheet_of(facts: dict[str, Any], hand: dict[str, Any]) -> Sheet:
    centres = np.array([r["approx_lonlat"] for r in facts["regions"]], float)
    return Sheet(centres, tuple(hand["frame"]), WIDTH)


def land_of(sheet: Sheet, path: str) -> Any:
    """The land of the sheet, bent as the sheet is."""
    whole = sheet.shape(coast.within(coast.land(Path(path)), WINDOW)).buffer(0)
    return whole.intersection(shapely.box(0, 0, sheet.width, sheet.height))


def links_of(facts: dict[str, Any]) -> list[tuple[int, int]]:
    number = {r["id"]: i for i, r in enumerate(facts["regions"])}
    return sorted({tuple(sorted((number[r["id"]], number[n]))) for r in facts["regions"] for n in r["neighbours"]})


def mainland(land: Any, points: Any) -> Any:
    """Land without the islands that are nobody's."""
    return shapely.union_all([
        piece for piece in land.geoms
        if piece.area > 6000 or shapely.contains_xy(piece, points[:, 0], points[:, 1]).any()
    ])


def field(facts: dict[str, Any], hand: dict[str, Any], sheet: Sheet, land: Any) -> Field:
    names = [r["id"] for r in facts["regions"]]
    centres = sheet.place([r["approx_lonlat"] for r in facts["regions"]])
    over_water: set[Pair] = {frozenset(map(names.index, pair)) for pair in hand["straits"]}
    links = {frozenset(link) for link in links_of(facts)} - over_water
    further = {names.index(name): sheet.place(points) for name, points in hand["further"].items()}
    return Field(centres, further, mainland(land, centres), links)


def main() -> None:
    facts, hand = read(sys.argv[1]), read(str(HERE / "hand.json"))
    sheet = sheet_of(facts, hand)
    found = field(facts, hand, sheet, land_of(sheet, sys.argv[2]))
    found.settle(int(sys.argv[3]) if len(sys.argv) > 3 else 9000)
    names, borders = [r["id"] for r in facts["regions"]], found.borders()
    print("missing", [sorted(names[i] for i in link) for link in found.links if borders.get(link, 0) < 12])
    print("extra", [(sorted(names[i] for i in pair), round(long)) for pair, long in borders.items()
                    if pair not in found.links and long > 2])
    rows = ",\n".join(f'"{name}": {json.dumps([[round(x, 1), round(y, 1)] for x, y in found.sites[4 * i:4 * i + 4]])}'
                      for i, name in enumerate(names))
    (HERE / "sites.json").write_text("{\n" + rows + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
