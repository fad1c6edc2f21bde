"""Whole gestures the game proposes: a line-up, losses, a retreat, the combination that brings most and its figures."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import ALL, Front, Play, Put, Rally, Strike, To
from feldherr.games.napoleon_in_europe.board import CAPITAL, HOMELAND, INFANTRY, LEADER, NEIGHBOURS, Nation, Region
from feldherr.games.napoleon_in_europe.rules.battle.lineup import standing_of
from feldherr.games.napoleon_in_europe.rules.battle.sides import sides
from feldherr.games.napoleon_in_europe.rules.cards.combinations import yields
from feldherr.games.napoleon_in_europe.rules.choices.battle import casualties, figure_to_rally, front_row
from feldherr.games.napoleon_in_europe.rules.choices.movement import retreat_to
from feldherr.games.napoleon_in_europe.rules.choices.opening import where_to_place
from feldherr.games.napoleon_in_europe.rules.choices.production import production
from feldherr.games.napoleon_in_europe.rules.opening.placing import start_figures
from feldherr.games.napoleon_in_europe.shown.plays import play_text
from feldherr.games.napoleon_in_europe.shown.words import figures_text, kind_text, nation_text, region_text, say
from feldherr.games.napoleon_in_europe.state import State, figures, nations_of
from feldherr.kernel.answers import Action
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question

GUNS_FIRST = (1, 2, 3, 2)
"""What a hit is best spent on: by kind."""


def suggestions(question: Question) -> list[Suggestion]:
    """NE §14.3.7 §15.3 §16.2.4 §16.5.5 §16.12.1: what anybody would do, in one gesture."""
    if question.choices is production:
        return best_plays(question.s, question.options())
    if question.choices is front_row:
        return [Suggestion(say("suggest-front"), in_front(question))]
    if question.choices is casualties:
        return [struck(question)]
    if question.choices is retreat_to:
        return [together(question)]
    if question.choices is figure_to_rally:
        return best_to_rally(question.options())
    if question.choices is where_to_place:
        return [spread(question)]
    return []


def best_plays(s: State, options: list[Any]) -> list[Suggestion]:
    """For each nation the combination with most figures for its cards."""
    best: dict[int, Play] = {}
    for play in options:
        if isinstance(play, Play):
            old = best.get(play.nation)
            if old is None or worth(play) > worth(old):
                best[play.nation] = play
    return [
        Suggestion(say("suggest-play", play=play_text(s, play)), (play,), (f"hand:{play.nation}",))
        for play in best.values()
    ]


def worth(play: Play) -> tuple[int, int]:
    jokers = play.jokers.bit_count() if play.kind > LEADER else play.jokers
    return sum(yields(play)), -play.size - jokers


def in_front(question: Question) -> tuple[Action, ...]:
    """NE §16.2.2 §16.2.4: this kind and all that are still to be asked: armies in front, leaders behind to rally."""
    s: State = question.s
    found = sides(s, question.region)
    assert found is not None
    return tuple(
        Front(nation, kind, 0 if kind == LEADER else count)
        for nation, kind, count in standing_of(s, question.actor, found)
        if (nation, kind) >= (question.nation, question.kind)
    )


def struck(question: Question) -> Suggestion:
    """NE §16.5.5: with what it takes, by kind."""
    strikes = guns_first(question)
    taken = [sum(one.count for one in strikes if one.kind == kind) for kind in range(len(GUNS_FIRST))]
    return Suggestion(say("suggest-strike", figures=figures_text(taken)), strikes)


def guns_first(question: Question) -> tuple[Strike, ...]:
    """NE §16.5.5: all hits at once, on what fires most."""
    left, out = question.hits, list[Strike]()
    most: dict[tuple[Nation, int], int] = {}
    for strike in question.options():
        most[strike.nation, strike.kind] = max(most.get((strike.nation, strike.kind), 0), strike.count)
    for nation, kind in sorted(most, key=lambda one: (-GUNS_FIRST[one[1]], one)):
        if count := min(left, most[nation, kind]):
            out.append(Strike(nation, kind, count))
            left -= count
    return tuple(out)


def best_to_rally(options: list[Any]) -> list[Suggestion]:
    """NE §16.8.4: guns, then cavalry; an ally's figures are asked for by name only if there are no others."""
    able = [one for one in options if isinstance(one, Rally)]
    if not able:
        return []
    best = max(able, key=lambda one: one.kind)
    text = say("suggest-rally", figures=kind_text(best.kind, 1), nation=nation_text(best.nation, "of"))
    return [Suggestion(text, (best,))]


def together(question: Question) -> Suggestion:
    """NE §16.12.1: all to one region: where most friends are, else nearest to the capital."""
    s: State = question.s
    nation, region = question.nation, question.region

    def good(to: To) -> tuple[int, bool, int]:
        return sum(figures(s, nation, to.region)), s.owner[to.region] == nation, -to.region

    to = max(question.options(), key=good)
    many = sum(figures(s, nation, region)) > 1
    answers: tuple[Action, ...] = (to, ALL) if many else (to,)
    return Suggestion(say("suggest-retreat", region=region_text(to.region, "to")), answers, (f"space:{to.region}",))


def spread(question: Question) -> Suggestion:
    """NE §7.1.7 §15.3: infantry over the homeland, more at its borders, the rest in the capital; all kinds at once."""
    s: State = question.s
    nation, kind, regions = question.nation, question.kind, question.regions
    due = [(nation, kind, question.left, regions)]
    if s.turn.building:
        due += [(nation, k, s.turn.building[1 + k], regions) for k in range(kind + 1, 4)]
    else:
        due += [(nation, k, start_figures(s, nation)[k], HOMELAND[nation]) for k in range(kind + 1, 4)]
        for other in nations_of(s, question.actor):
            if other > nation:
                due += [(other, k, count, HOMELAND[other]) for k, count in enumerate(start_figures(s, other))]
    puts = [put for one in due for put in placed(*one)]
    one = len({put.region for put in puts}) == 1
    text = say("suggest-place-in", region=region_text(puts[0].region, "in")) if one else say("suggest-place")
    return Suggestion(text, tuple(puts))


def placed(nation: Nation, kind: int, count: int, regions: tuple[Region, ...]) -> list[Put]:
    """What leaves no choice is not asked, and so not answered."""
    if count * len(regions) <= 1:
        return []
    capital = CAPITAL[nation] if CAPITAL[nation] in regions else regions[0]
    if kind != INFANTRY:
        return [Put(capital, nation, kind, count)]
    outward = {region: sum(near not in HOMELAND[nation] for near in NEIGHBOURS[region]) for region in regions}
    shares = dict.fromkeys(sorted(regions, key=lambda region: -outward[region]), 0)
    for nth in range(count):
        shares[[*shares, capital][nth % (len(shares) + 1)]] += 1
    return [Put(region, nation, kind, share) for region, share in shares.items() if share]
