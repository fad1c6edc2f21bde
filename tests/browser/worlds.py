"""Positions of Viktory II to begin a test with: a game of the computer's players up to there, uploaded and branched."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from feldherr import bots, games
from feldherr.games.viktory_ii.actions import Bombard, Fight, Go, Take
from feldherr.games.viktory_ii.state import FRIGATE
from feldherr.kernel import chance, record
from feldherr.kernel.answers import RESIGN
from feldherr.kernel.game import Suggestion
from feldherr.kernel.position import peek
from feldherr.kernel.table import Table
from tests.browser.house import Person

GAME = "viktory-ii"
Wanted = Callable[[Table, Any], bool]


def until(wanted: Wanted, seed: int, players: int, *, sailing: bool = False, **options: Any) -> Table:
    """A game of greedy players until the wanted question is open. `sailing`: their ships go anywhere."""
    game, bot, rng = games.game(GAME), bots.bot(GAME, "greedy"), random.Random(seed)
    chosen = game.options_type(players=players, map_seed=seed, **options)
    table = Table(game, chosen, lambda number: chance.from_random(random.Random(seed * 1000 + number)))
    while not table.outcome:
        question = table.position.questions[0]
        if wanted(table, question):
            return table
        ships = taken(table, FRIGATE) if sailing and question.name == "unit_or_battle" else []
        if ships:
            table.play(question.actor, [rng.choice(ships)])
            question = table.position.questions[0]
        said = rng.choice(question.options()) if ships else bot.choose(game, table.position, question.actor, rng)
        table.play(question.actor, [said])
    raise AssertionError("the game went by without it")


def taken(table: Table, kind: int) -> list[Take]:
    """Units of a kind that may be taken up."""
    s, options = table.position.now, table.position.questions[0].options()
    return [option for option in options if isinstance(option, Take) and s.kind[option.unit] == kind]


def both_ways(table: Table) -> tuple[int, int] | None:
    """A ship of the first seat and a hex it could bombard as well as sail into."""
    for option in taken(table, FRIGATE):
        asked = peek(table.game, table.position, 0, [option])[0].question(0)
        open_ = asked.options() if asked else []
        under_fire = {other.hex for other in open_ if isinstance(other, Bombard)}
        for other in open_:
            if isinstance(other, Go) and other.hex in under_fire:
                return option.unit, other.hex
    return None


def moving(round_: int) -> Wanted:
    """The first seat moves in this round or later."""
    return lambda table, question: (
        question.actor == 0 and question.name == "unit_or_battle" and table.position.now.round >= round_
    )


def about_to_fight(table: Table, question: Any) -> bool:
    """The first seat has begun a battle that will be a large one."""
    s = table.position.now
    if question.actor != 0 or question.name != "unit_or_battle":
        return False
    return any(isinstance(o, Fight) and s.town[o.hex] and len(s.at[o.hex]) >= 4 for o in question.options())


def far(table: Table) -> tuple[int, int]:
    """A unit of the first seat and a hex it can reach in more than one step."""
    for option in table.position.questions[0].options():
        if isinstance(option, Take):
            asked = peek(table.game, table.position, 0, [option])[0].question(0)
            for suggestion in table.game.suggestions(asked) if asked else ():
                if suggestion.text.id == "v2-suggest-go":
                    return option.unit, int(suggestion.handles[-1].partition(":")[2])
    raise AssertionError("nothing is far")


def proposes(text: str, answers: int, handle: str = "") -> Wanted:
    """The first seat is asked something, and so many answers are proposed in these words."""
    return lambda table, question: question.actor == 0 and proposal(table, text, answers, handle) is not None


def proposal(table: Table, text: str, answers: int, handle: str = "") -> Suggestion | None:
    """A proposal of the open question in these words, with at least so many answers, that begins with this handle."""
    for suggestion in table.game.suggestions(table.position.questions[0]):
        fits = suggestion.text.id == text and len(suggestion.answers) >= answers
        if fits and "".join(suggestion.handles[:1]).startswith(handle):
            return suggestion
    return None


def crowded(table: Table, question: Any) -> bool:
    """The first seat moves; there are stacks on the map and several units of a kind in reserve."""
    s = table.position.now
    return moving(9)(table, question) and max(s.reserve) > 1 and any(len(units) > 2 for units in s.at)


def play_out(table: Table) -> None:
    """To the end: all but one resign, or where nobody may resign the computer's players go on."""
    game, bot, rng = table.game, bots.bot(GAME, "greedy"), random.Random(1)
    while not table.outcome:
        question = table.position.questions[0]
        seats = [seat for seat in range(len(game.seats(table.options))) if table.position.now.alive[seat]]
        if RESIGN in game.interjections(table.position, seats[0]):
            table.play(seats[0], [RESIGN])
        else:
            table.play(question.actor, [bot.choose(game, table.position, question.actor, rng)])


def sit_down(someone: Person, table: Table) -> None:
    """Upload the game as resigned here by all but one, play on from here as the first seat, and open the table."""
    number, game = len(table.seen(0)), table.game
    players = len(game.seats(table.options))
    play_out(table)
    someone.open("/about")
    address = someone.page.evaluate(
        """async ([record, number, players]) => {
            const post = (path, body) => fetch(path, {method: "POST", headers: {"content-type": "application/json"},
                body: JSON.stringify(body)}).then(answer => answer.json());
            const game = await post("/api/records", {record});
            const seats = Array.from({length: players}, (_, i) => i ? {kind: "bot", bot: "greedy"} : {kind: "me"});
            const made = await post(`/api/games/${game.id}/branch`, {number, seat: 0, seats});
            return `/game/${made.id}`;
        }""",
        [record.dump(game, table), number, players],
    )
    someone.open(address)
    someone.asked()


def wish_a_friend(someone: Person) -> Page:
    """A game with vassals and a clock in which Ann waits for a friend: the page with the link for him."""
    page = someone.open("/settings")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Your name").blur()
    page = someone.open("/new/viktory-ii")
    page.locator("#chair-1").select_option("open")
    page.get_by_label("Vassals", exact=True).check()
    page.locator("#pace").select_option("turn 3")
    page.get_by_role("button", name="Begin").click()
    return page
