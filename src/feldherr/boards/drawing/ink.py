"""The signs of the engraver's hand: symbols, words, blocks, compass and cartouche, each as a piece of SVG."""

import math
from xml.sax.saxutils import escape, quoteattr

from msgspec.structs import replace

from feldherr.boards.drawing.paper import Paper
from feldherr.boards.model import Label, Point, Slot


def num(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


def element(name: str, content: str = "", **attributes: float | str | None) -> str:
    """An element; underscores in the names of attributes stand for hyphens, None leaves an attribute out."""
    given = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(num(v) if isinstance(v, float) else str(v))}"
        for key, v in attributes.items() if v is not None
    )
    return f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>"


def points(polygon: tuple[Point, ...]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in polygon)


def turned(at: Slot) -> str:
    return f"translate({num(at.x)} {num(at.y)})" + (f" rotate({num(at.angle)})" if at.angle else "")


# slant, weight and variant of the letters
STYLES: dict[str, tuple[str | None, str | None, str | None]] = {
    "village": ("italic", "700", None),
    "farm": ("italic", None, None),
    "river": ("italic", None, None),
    "sea": ("italic", None, None),
    "region": (None, None, None),
    "capital": (None, "600", None),
    "box": (None, "600", "small-caps"),
    "title": (None, "600", None),
    "hour": (None, "600", None),
}


def words(label: Label, paper: Paper, colour: str | None = None) -> str:
    """Printed words with a halo of paper, squeezed or spread to the width the board gives them."""
    if colour is None:
        soft = dict.fromkeys(("farm", "beside", "caption"), paper.soft_ink)
        colour = {"river": paper.bank, "sea": paper.bank, **soft}.get(label.style, paper.ink)
    slant, weight, variant = STYLES.get(label.style, ("italic", None, None))
    # What has its words in two languages has room for the longer ones: the others are not stretched.
    roomy = bool(label.word) and label.width > len(label.text) * label.size * 0.5
    if label.lines > 1:
        return "".join(words(line, paper, colour) for line in broken(label))
    return element(
        "text", escape(label.text), transform=turned(Slot(label.x, label.y, label.angle)), y=num(label.size * 0.32),
        font_size=num(label.size), textLength=None if roomy else num(label.width), lengthAdjust="spacingAndGlyphs",
        text_anchor="middle",
        fill=colour, stroke="none" if label.style in ("river", "sea") else paper.halo, stroke_width="2.6",
        stroke_linejoin="round", paint_order="stroke",
        font_style=slant, font_weight=weight, font_variant=variant,
    )


def broken(label: Label) -> list[Label]:
    """Over two lines, broken where the halves are most alike."""
    cuts = [i for i, c in enumerate(label.text) if c in " -"]
    if not cuts:
        return [replace(label, lines=1)]
    at = min(cuts, key=lambda i: abs(i - len(label.text) / 2))
    halves = label.text[: at + (label.text[at] == "-")], label.text[at + 1 :]
    longest = max(map(len, halves))
    return [
        replace(label, text=half, lines=1, width=label.width * len(half) / longest,
                y=label.y + (i - 0.5) * label.size * 0.92)
        for i, half in enumerate(halves)
    ]


def symbols(paper: Paper) -> str:
    """Definitions of the penalty symbols: a saltire, a stroke, a ball and a spike, told apart by shape."""
    c = paper.signs
    saltire, stroke, spike = "M-2.1-2.1L2.1 2.1M2.1-2.1L-2.1 2.1", "M-1.9 2.5L1.9-2.5", "M-2.7 2.5L0-2.9L2.7 2.5Z"
    shapes = {
        "infantry": element("path", d=saltire, stroke=c["infantry"], stroke_width="1.25", fill="none"),
        "cavalry": element("path", d=stroke, stroke=c["cavalry"], stroke_width="1.9", fill="none"),
        "artillery": element("circle", r="2.15", fill=c["artillery"]),
        "obstacle": element("path", d=spike, fill=c["obstacle"]),
    }
    return "".join(element("g", shape, id=f"sign-{name}") for name, shape in shapes.items())


def block(at: Slot, side: str, face: str, paper: Paper, length: float, depth: float) -> str:
    """A block seen from above: its side by colour and by the cut of its ends, its face as the owner sees it."""
    fill = paper.red if side == "austria" else paper.blue
    half, high = length / 2, depth / 2
    cut = 0.0 if side == "austria" else 3.2
    body = (f"M{num(-half + cut)} {num(-high)}H{num(half - cut)}L{num(half)} {num(-high + cut)}V{num(high - cut)}"
            f"L{num(half - cut)} {num(high)}H{num(-half + cut)}L{num(-half)} {num(high - cut)}V{num(-high + cut)}Z")
    shade = element("path", d=body, transform="translate(.8 1.2)", fill="#000", fill_opacity=".28")
    top = element("path", d=body, fill=fill, stroke=paper.halo, stroke_width=".7")
    foot = f"M{num(-half + 2)} {num(high - 1.7)}H{num(half - 2)}"
    edge = element("path", d=foot, stroke="#000", stroke_opacity=".25", stroke_width="1.6")
    kind, strength = (face[:1], int(face[1:] or 0)) if face else ("", 0)
    marks = []
    for k in range(strength):
        x = (k - (strength - 1) / 2) * 9.5
        if kind == "i":
            marks.append(f"M{num(x - 3)}-3l6 6m0-6l-6 6")
        elif kind == "c":
            marks.append(f"M{num(x - 3)} 3l6-6")
    sign = element("path", d="".join(marks), stroke="#fff", stroke_width="1.7", fill="none") if marks else ""
    if kind == "a":
        sign = element("circle", r=3.2, fill="#fff")
    return element("g", shade + top + edge + sign, transform=turned(at))


def compass(at: Point, size: float, paper: Paper) -> str:
    """A rose of eight points, its north marked."""
    rays = []
    for k in range(8):
        reach = size * (1.0 if k % 2 == 0 else 0.6)
        turn, left, right = (math.radians(45 * k - 90 + d) for d in (0, -22.5, 22.5))
        tip = reach * math.cos(turn), reach * math.sin(turn)
        for side, dark in ((left, True), (right, False)):
            x, y = size * 0.24 * math.cos(side), size * 0.24 * math.sin(side)
            rays.append(element("path", d=f"M0 0L{num(x)} {num(y)}L{num(tip[0])} {num(tip[1])}Z",
                                fill=paper.soft_ink if dark else paper.halo, stroke=paper.soft_ink, stroke_width=".5"))
    ring = element("circle", r=size * 0.72, fill="none", stroke=paper.soft_ink, stroke_width=".6")
    north = element("text", "N", y=num(-size - 3), text_anchor="middle", font_size=12, fill=paper.soft_ink)
    return element("g", ring + "".join(rays) + north, transform=f"translate({num(at[0])} {num(at[1])})")


FLAG_POLE, FLAG_CLOTH = "M-4 6V-6", "M-4-6H6L3.4-3L6 0H-4Z"


def star(size: float) -> str:
    """A star of five points round the origin."""
    tips = [(size * (0.5 if k % 2 == 0 else 0.21), math.radians(36 * k - 90)) for k in range(10)]
    return "M" + "L".join(f"{num(r * math.cos(a))} {num(r * math.sin(a))}" for r, a in tips) + "Z"


def panel(polygon: tuple[Point, ...], paper: Paper) -> str:
    """A framed field of the sheet: a heavy and a fine line."""
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    x, y, w, h = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    lines = []
    for inset, fill, width in ((0, paper.tints[0], "1.1"), (2, "none", ".45")):
        lines.append(element("rect", x=x + inset, y=y + inset, width=w - 2 * inset, height=h - 2 * inset, fill=fill,
                             stroke=paper.soft_ink, stroke_width=width))
    return "".join(lines)
