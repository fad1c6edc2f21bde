"""The words of prompts, options and events, as texts; the sentences are in `text/`.

A name is declined where the language asks for it: "in die Schweiz", "mit dem Osmanischen Reich". Such a text has the
key of the name beside the name itself, so that the messages can tell which ones need it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache

from feldherr.games.napoleon_in_europe.board import JOKER, KEYS, KINDS, NATIONS, NOBODY, SEATS, WORTHLESS
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel import text
from feldherr.kernel.game import Seat
from feldherr.kernel.text import Argument, Text

SIDES = ("defender", "attacker")
PARTS = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}


def say(_name: str, /, **args: Argument) -> Text:
    """A text of this game; its ids begin with `ne-`."""
    return text.said("ne-" + _name, args)


@cache
def seat_text(seat: int) -> Text:
    return say("seat-" + SEATS[seat])


@cache
def nation_text(nation: int, form: str = "") -> Text:
    """`form`: start of a sentence, with (whom), of (whom)."""
    if nation == NOBODY:
        return say("nobody")
    plain = say("nation-" + NATIONS[nation].lower())
    return say("nation-" + form, key=NATIONS[nation].lower(), nation=plain) if form else plain


@cache
def region_text(region: int, form: str = "") -> Text:
    """`form`: in, to, from, the (what is taken), start of a sentence."""
    plain = say("region-" + KEYS[region].lower())
    return say("region-" + form, key=KEYS[region].lower(), region=plain) if form else plain


@cache
def side_text(side: int, form: str = "") -> Text:
    """`form`: start of a sentence, of (whom)."""
    return say(SIDES[side] + (f"-{form}" if form else ""))


@cache
def kind_text(kind: int, count: int) -> Text:
    """So many of a kind; 4 and 5 have ridden before."""
    return say(("ridden-" if kind > 3 else "figures-") + KINDS[(1, 3)[kind - 4] if kind > 3 else kind], count=count)


@cache
def card_text(card: int) -> Text:
    if card == JOKER:
        return say("card-joker")
    if card == WORTHLESS:
        return say("card-worthless")
    return say("card-" + KINDS[card % 4], nation=nation_text(card // 4, "of"))


def cards_text(count: int) -> Text:
    """So many cards, unseen."""
    return say("cards", count=count)


def dice_text(count: int) -> Text:
    return say("dice", count=count)


def listing(items: Iterable[Text]) -> Text:
    """Texts one after the other."""
    found: Text | None = None
    for item in items:
        found = item if found is None else say("list", first=found, rest=item)
    return found or say("none")


def mixed(number: Fraction) -> str:
    """A gain as one says it: whole regions, and what is left of one."""
    whole, part = divmod(abs(number), 1)
    rest = PARTS.get(part, f" {part}") if part else ""
    return "−" * (number < 0) + (f"{whole}{rest}" if whole or not part else rest.strip())


def figures_text(counts: Sequence[int]) -> Text:
    return listing(kind_text(kind, count) for kind, count in enumerate(counts) if count)


def nations_text(nations: Iterable[int]) -> Text:
    return listing(nation_text(nation) for nation in nations)


def seats_text(seats: Iterable[int]) -> Text:
    return listing(seat_text(seat) for seat in seats)


def faces_text(faces: Sequence[int], arms: Sequence[int] = (), hit: int = 0) -> Text:
    """The faces of dice, which of them are those of which kind, and from which face on they hit."""
    by_kind: dict[str, Argument] = {"hit": hit} if hit else {}
    first = 0
    for kind, count in enumerate(arms):
        if count:
            by_kind[KINDS[kind]] = " ".join(map(str, faces[first : first + count]))
        first += count
    return say("faces", faces=" ".join(map(str, faces)) or "–", **by_kind)


def seats(options: NapoleonOptions) -> tuple[Seat, ...]:
    """NE §1.5: two to seven players."""
    return first_ones(options.players)


def seated(s: State) -> tuple[Seat, ...]:
    """NE §1.5: who plays this game."""
    return first_ones(s.rules.players)


def first_ones(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(SEATS[seat], seat, seat_text(seat)) for seat in range(players))
