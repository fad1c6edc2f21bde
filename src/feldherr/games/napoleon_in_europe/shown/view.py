"""What each seat sees (NE §3.5 §14.1.4, rulings r49 and r57): all but others' cards. Built field by field."""

from __future__ import annotations

from functools import lru_cache

from feldherr.games.napoleon_in_europe.actions import Attack, Fight, Front
from feldherr.games.napoleon_in_europe.board import CARDS, COLOURS, KINDS, NATIONS, bits, nations_in
from feldherr.games.napoleon_in_europe.rules.battle.rows import front_of, rear_of, row_counts
from feldherr.games.napoleon_in_europe.rules.battle.sides import sides
from feldherr.games.napoleon_in_europe.rules.ownership import regions_owned
from feldherr.games.napoleon_in_europe.shown.goal import goal
from feldherr.games.napoleon_in_europe.shown.words import (
    card_text,
    figures_text,
    listing,
    nation_text,
    nations_text,
    region_text,
    say,
    seat_text,
    seats_text,
    side_text,
)
from feldherr.games.napoleon_in_europe.state import (
    ATTACKER,
    DEFENDER,
    NO_FIGURES,
    Battle,
    State,
    figures,
    hand_size,
    nations_of,
)
from feldherr.kernel.game import Beside
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.view import Livery, Marker, Note, Panel, Piece, Row, Side, View, mustered

CARD_ID, ROW_ID = 10_000, 20_000


def stage(question: Question) -> str:
    """The public name of what is asked; that somebody chooses his cards is his own affair."""
    if question.name == "card_to_spend":
        return "production"
    return question.name.replace("_", "-")


@lru_cache(20_000)
def stack(number: int, count: int, moved: bool) -> Piece:
    """NE §3.5 §3.6: figures of one kind of a nation in a region, with their number; the client may show a flag."""
    region, nation, kind = number // 28, number // 4 % 7, number % 4
    return Piece(number, nation, f"space:{region}", KINDS[kind], ("moved",) if moved else (), count)


def card_face(card: int) -> str:
    if card >= 28:
        return ("napoleon", "worthless")[card - 28]
    return f"{KINDS[card % 4]}-{NATIONS[card // 4].lower()}"


def stacks(s: State) -> list[Piece]:
    spent = s.spent
    return [
        stack(4 * place + kind, count, spent.get(4 * place + kind) == count)
        for place, counts in enumerate(s.fig)
        if counts != NO_FIGURES
        for kind, count in enumerate(counts)
        if count
    ]


def hand(s: State, viewer: int | None) -> list[Piece]:
    """NE §14.1.4: one's own cards only, each nation's apart (NE §7.1.3)."""
    out = []
    for nation in nations_of(s, viewer) if viewer is not None else []:
        faces = [card for card in range(CARDS) for _ in range(s.hands[nation * CARDS + card])]
        for place, card in enumerate(faces):
            number, at = CARD_ID + nation * 100 + place, f"hand:{nation}"
            out.append(Piece(number, nation, at, card_face(card), (f"card:{card}",), title=card_text(card)))
    return out


@lru_cache(2_000)
def flag(region: int, nation: int) -> Marker:
    """NE §3.14: whose region it is, for everybody to see."""
    return Marker("flag", f"space:{region}", nation)


@lru_cache(20_000)
def nation_rows(nation: int, regions: int, cards: int) -> tuple[Row, Row]:
    named = nation_text(nation, "of")
    return (
        Row(say("row-regions", nation=named), regions, rule="3.17"),
        Row(say("row-cards", nation=named), cards, rule="14.1.4"),
    )


def rows(s: State, seat: int) -> tuple[Row, ...]:
    """NE §6.8 §14.1.4: nations, regions, hand sizes, allies; all of it is open."""
    out: list[Row] = []
    for nation in nations_of(s, seat):
        out += nation_rows(nation, regions_owned(s, nation), hand_size(s, nation))
    others = bits(s.allies[seat] & ~(1 << seat) & s.alive)
    if others:
        out.append(Row(say("row-allies"), seats_text(others), rule="11.1"))
    return tuple(out)


def figures_in(s: State, battle: Battle, side: int) -> list[Piece]:
    """NE §1.6: the two rows of a side, nation by nation; a figure answers for its kind."""
    out = []
    for nation in nations_in(battle.nations[side]):
        for kind in range(4):
            here, behind = front_of(battle, nation, kind), rear_of(s, battle, nation, kind)
            for row, count in enumerate((here, behind, battle.lost[nation * 4 + kind])):
                if count:
                    number, at = ROW_ID + (row * 7 + nation) * 4 + kind, f"row:{side}-{row}"
                    out.append(Piece(number, nation, at, KINDS[kind], (f"row:{nation}-{kind}",), count))
    return out


def battle_panel(s: State, battle: Battle) -> Panel:
    """NE §1.6 §16.2.5 §16.8.1: two rows a side, open after the line-up, and what was laid aside."""
    out, pieces = list[Row](), list[Piece]()
    for side in (DEFENDER, ATTACKER):
        both = row_counts(s, battle, side)
        nations = nations_text(nations_in(battle.nations[side]))
        for row, counts in enumerate(both):
            label = say("row-front" if not row else "row-rear", side=side_text(side, "of"), nations=nations)
            out.append(Row(label, figures_text(counts), rule="16.2.2"))
        lost = [sum(battle.lost[n * 4 + k] for n in nations_in(battle.nations[side])) for k in range(4)]
        out.append(Row(say("row-lost", side=side_text(side, "of")), figures_text(lost), rule="16.8.1"))
        pieces += figures_in(s, battle, side)
    title = say("battle-title", region=region_text(battle.region, "in"), round=battle.round)
    return Panel("rows", title, tuple(out), tuple(pieces))


def curtain(position: Position, viewer: int | None) -> Panel | None:
    """NE §16.2.1: while both sides line up in secret each sees his own rows, and who is there."""
    s: State = position.now
    fight = next((given.answer for given in position.given[::-1] if isinstance(given.answer, Fight | Attack)), None)
    found = sides(s, fight.region) if fight is not None else None
    if fight is None or found is None or not any(q.name == "front_row" for q in position.questions):
        return None
    mine = {
        (given.answer.nation, given.answer.kind): given.answer.count
        for given in position.given
        if given.seat == viewer and isinstance(given.answer, Front)
    }
    out, pieces = list[Row](), list[Piece]()
    for side in (DEFENDER, ATTACKER):
        nations = found.nations(side)
        label = say("row-behind-curtain", side=side_text(side, "of"), nations=nations_text(nations))
        counts = [sum(figures(s, nation, fight.region)[kind] for nation in nations) for kind in range(4)]
        out.append(Row(label, figures_text(counts), rule="16.2.1"))
        for nation in nations:
            for kind, count in enumerate(figures(s, nation, fight.region)):
                here = mine.get((nation, kind))
                for row, number in ((2, count),) if here is None else ((0, here), (1, count - here)):
                    if number:
                        place = ROW_ID + (row * 7 + nation) * 4 + kind
                        marks = ("curtain", f"row:{nation}-{kind}") if row == 2 else (f"row:{nation}-{kind}",)
                        pieces.append(Piece(place, nation, f"row:{side}-{row}", KINDS[kind], marks, number))
    title = say("line-up-title", region=region_text(fight.region))
    return Panel("rows", title, tuple(out), tuple(pieces))


def panels(position: Position, viewer: int | None) -> tuple[Panel, ...]:
    s: State = position.now
    if s.battle is not None:
        return (battle_panel(s, s.battle),)
    hidden = curtain(position, viewer)
    return (hidden,) if hidden else ()


@lru_cache(64)
def livery(nation: int, seat: int) -> Livery:
    """NE §4.2: in the colour of the nation."""
    return Livery(nation_text(nation), COLOURS[nation], seat)


def view(position: Position, viewer: int | None) -> View:
    s: State = position.now
    players = s.rules.players
    offers = [
        Note(say("note-offer", seat=seat_text(by), other=seat_text(to)), (f"seat:{by}", f"seat:{to}"))
        for by in range(players)
        for to in range(players)
        if s.offers >> (7 * by + to) & 1
    ]
    if s.shown:
        offers.append(Note(say("note-shown", cards=listing(map(card_text, s.shown)))))
    figures_here = stacks(s)
    return View(
        heading=say("heading", round=s.round, phase=say("phase-" + s.phase)),
        pieces=(*figures_here, *hand(s, viewer)),
        markers=tuple([flag(region, owner) for region, owner in enumerate(s.owner) if owner >= 0]),
        notes=tuple(offers),
        liveries=tuple([livery(nation, seat) for nation, seat in enumerate(s.led)]),
        forces=mustered((one.side, one.face, one.value or 0) for one in figures_here),
        goal=goal(s),
        **beside(position, viewer),
    )


def beside(position: Position, viewer: int | None) -> Beside:
    """Who is asked, and the battle or what is laid out for it."""
    s: State = position.now
    asked = tuple([(q.actor, stage(q)) for q in position.questions if q.actor >= 0])
    active = {seat for seat, _ in asked}
    sides = tuple([Side(seat, seat_text(seat), rows(s, seat), seat in active) for seat in range(s.rules.players)])
    return {"sides": sides, "panels": panels(position, viewer), "asked": asked}
