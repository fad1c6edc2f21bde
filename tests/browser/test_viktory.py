"""Viktory II in the browser: turns by clicking, how many clicks, tiles that turn over, and six players to the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from feldherr.kernel.table import Table
from tests.browser.house import PHONE, Person, come_true, settle
from tests.browser.test_ford import leave, sent
from tests.browser.worlds import about_to_fight, both_ways, crowded, far, moving, proposal, proposes, sit_down, until

Come = Callable[..., Person]
GAME = "Viktory II"
MAKE = """async ([options, bot]) => {
    const seats = Array.from({length: options.players}, (_, n) => n ? {kind: "bot", bot} : {kind: "me"});
    const made = await fetch("/api/games", {method: "POST", headers: {"content-type": "application/json"},
        body: JSON.stringify({game: "viktory-ii", options, seats, public: true})}).then(answer => answer.json());
    return made.id;
}"""
WORDS = ("Found the capital", "Build a village", "End movement", "Place ")


def test_a_game_is_started_and_some_turns_are_played_by_clicking(person: Come) -> None:
    ann = person()
    page = ann.play_now(GAME)
    unknown = page.locator(".tiles .tile.unknown").count()
    if "found your capital" in page.locator(".prompt").inner_text():  # on some maps there is one place only
        ann.click(page.locator(".space.glow").first.get_attribute("data-handle") or "")
        settle(page)
    page.locator(".log li", has_text="Red founds the capital").wait_for()
    for _ in range(140):
        if not ann.answer(*WORDS) or page.locator(".log li", has_text=re.compile(r"Round 4\b")).count():
            break
    expect(page.locator(".log li", has_text=re.compile(r"Round 4\b")).first).to_be_visible()
    assert page.locator(".tiles .tile.unknown").count() < unknown
    expect(page.locator(".side .short").first).to_be_visible()


def test_a_unit_moves_in_two_clicks_however_far(person: Come) -> None:
    table = until(moving(6), 4, 3)
    unit, hex_ = far(table)
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    ann.click(f"piece:{unit}")
    ann.page.get_by_text("Back", exact=True).wait_for()
    expect(ann.thing(f"space:{hex_}")).to_have_class(re.compile("glow"))
    ann.thing(f"space:{hex_}").hover(force=True)
    expect(ann.page.locator(".arrows:not(.faint) .shaft").nth(1)).to_be_attached()
    ann.click(f"space:{hex_}")
    leave(ann, lines)
    assert len(lines) == 1 and f"take {unit}" in lines[0] and lines[0].count('"go ') >= 2


@pytest.mark.parametrize(("text", "answers", "units"), [("v2-suggest-go", 4, 2), ("v2-suggest-road", 12, 4)])
def test_a_stack_marches_in_two_clicks(person: Come, text: str, answers: int, units: int) -> None:
    """Step by step, and four or more by road."""
    table = until(proposes(text, answers, "stack:"), 4, 3)
    march = proposal(table, text, answers, "stack:")
    assert march
    stack, hex_ = march.handles
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    ann.click(stack)
    expect(ann.thing(hex_)).to_have_class(re.compile("glow"))
    ann.click(hex_)
    leave(ann, lines)
    assert len(lines) == 1 and len(re.findall(r"take \d", lines[0])) >= units


@pytest.mark.parametrize(
    ("text", "answers", "words"),
    [
        ("v2-suggest-place", 2, "Place both"),
        ("v2-suggest-losses", 1, "Lose what costs least"),
        ("v2-suggest-retreat", 1, "All back the way they came"),
    ],
)
def test_reserves_losses_and_a_retreat_take_one_click(person: Come, text: str, answers: int, words: str) -> None:
    table = some_game(text, answers)
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    ann.page.get_by_role("button", name=words).click()                                     # the only click
    come_true(ann.page, "!document.querySelector('.options')?.textContent.includes('" + words + "')")
    assert len(lines) == 1 and "answer" in lines[0]


def some_game(text: str, answers: int) -> Table:
    """A game in which something is proposed to the first seat in these words."""
    wanted = proposes(text, answers)
    for seed in range(1, 40):
        try:
            return until(wanted, seed, 3, stop_round=12)
        except AssertionError:
            continue
    raise AssertionError(f"never proposed: {text}")


def facing(table: Table, question: Any) -> bool:
    return question.actor == 0 and question.name == "unit_or_battle" and both_ways(table) is not None


def test_of_bombarding_and_sailing_in_the_player_says_which(person: Come) -> None:
    """Neither is a click's nor Enter's; each says what happens, and waits, because dice would roll."""
    table = until(facing, 5, 2, sailing=True, stop_round=12)
    found = both_ways(table)
    assert found
    ship, hex_ = found
    ann = person()
    lines = sent(ann)
    sit_down(ann, table)
    page = ann.page
    ann.click(f"piece:{ship}")
    expect(ann.thing(f"space:{hex_}")).to_have_class(re.compile("glow"))
    ann.thing(f"space:{hex_}").hover(force=True)
    expect(page.locator(".does")).to_contain_text(re.compile("Bombard.* · |· .*Bombard"))
    ann.click(f"space:{hex_}")
    bombard = page.locator(".options button", has_text="Bombard")
    expect(bombard).to_have_count(1)
    expect(page.locator(".options button", has_text=re.compile("attack", re.I))).not_to_have_count(0)
    expect(page.locator(".options .main")).to_have_count(0)
    page.keyboard.press("Enter")
    ann.click(f"space:{hex_}")
    page.wait_for_timeout(300)
    assert lines == []
    bombard.click()
    expect(page.locator(".caution")).to_contain_text("ombard")
    assert lines == []
    page.locator(".caution .main").click()
    leave(ann, lines)
    assert len(lines) == 1 and f"bombard {hex_}" in lines[0] and "go " not in lines[0]


def test_numbers_and_pieces_can_be_read_at_169_hexes(person: Come) -> None:
    """At 1280 × 800, the map fitted to the window."""
    ann = person()
    sit_down(ann, until(crowded, 4, 6))
    found = ann.page.evaluate("""() => {
        const map = document.querySelector('.stage');
        const high = text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
        const box = one => { const {x, y, width, height} = one.getBoundingClientRect(); return [x, y, width, height]; };
        return {
            numbers: [...map.querySelectorAll('.crowd text, .waiting text')].map(high),
            letters: [...map.querySelectorAll('text')].map(high),
            units: [...map.querySelectorAll('.piece .token:has(.face) .body')].map(box),
            towns: [...map.querySelectorAll('.piece .token:not(:has(.face)) .body')].map(box),
            waiting: [...map.querySelectorAll('.waiting .body')].map(box),
            crowds: [...map.querySelectorAll('.crowd')].map(box),
        };
    }""")
    assert found["numbers"] and min(found["letters"]) >= 11
    assert min(min(width, height) for _, _, width, height in [*found["units"], *found["waiting"]]) >= 18
    assert min(width for _, _, width, _ in found["towns"]) >= 20
    assert found["waiting"] and len(found["crowds"]) > 1
    for i, (x, y, width, height) in enumerate(found["crowds"]):
        for left, top, wide, high in found["crowds"][:i]:
            assert x >= left + wide or left >= x + width or y >= top + high or top >= y + height, "numbers meet"


def test_a_battle_shows_its_dice(person: Come) -> None:
    ann = person()
    sit_down(ann, until(about_to_fight, 4, 3))
    page = ann.page
    ann.answer("Fight the battle")
    rolled = page.locator(".panel .dice .die, .log .rolled .die")
    rolled.first.wait_for(state="attached")
    assert rolled.count() >= 1


def test_what_wins_takes_no_more_than_its_lines_where_six_play_on_a_phone(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(ann, until(moving(9), 4, 6))
    aim = ann.page.locator(".goal .aim").bounding_box()
    assert aim and aim["width"] > PHONE["width"] / 2 and aim["height"] < 60


def test_six_sides_with_their_support_fit_beside_the_map(person: Come) -> None:
    ann = person()
    sit_down(ann, until(moving(9), 4, 6))
    sides = ann.page.locator(".sides .side")
    expect(sides).to_have_count(6)
    expect(ann.page.locator(".side.own .short").first).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".options li").first).to_be_in_viewport(ratio=1)
    sides.last.scroll_into_view_if_needed()
    for fixed in (".prompt", ".pinned", ".side.own"):
        expect(ann.page.locator(fixed)).to_be_in_viewport(ratio=1)
    tile = ann.page.locator(".piece .token:has(.face) .body").first.bounding_box()
    assert tile and min(tile["width"], tile["height"]) >= 16


def test_ones_own_support_stays_in_sight_when_the_log_is_read(person: Come) -> None:
    ann = person()
    sit_down(ann, until(moving(9), 4, 3))
    own = ann.page.locator(".side.own .short").first
    before = ann.page.locator(".side:not(.own)").first.bounding_box()
    ann.page.locator("aside .middle").evaluate("middle => middle.scrollTo(0, middle.scrollHeight)")
    after = ann.page.locator(".side:not(.own)").first.bounding_box()
    assert before and after and after["y"] < before["y"]
    expect(own).to_be_in_viewport(ratio=1)


def test_the_form_has_every_option_and_a_chair_for_every_player(person: Come) -> None:
    ann = person()
    page = ann.open("/new/viktory-ii")
    page.locator("#option-players").select_option(label="5 players, 169 hexes")
    expect(page.locator("select[id^=chair]")).to_have_count(5)
    page.locator("#option-players").select_option(label="3 players, 91 hexes")
    expect(page.locator("select[id^=chair]")).to_have_count(3)
    expect(page.get_by_label("Blue", exact=True)).to_be_visible()
    for rule in ("5.2.1", "5.3.1", "5.4.1", "5.5.1", "15.1.1", "15.2.1", "15.3.1", "15.4.1", "15.5.1", "15.6.1"):
        line = page.locator("p", has=page.get_by_role("link", name=f"Rule {rule}", exact=True))
        expect(line.get_by_role("checkbox")).not_to_be_checked()
    page.get_by_label("Dominance").check()
    expect(page.get_by_label("The game stops after round")).to_have_value("40")
    page.get_by_label("The game stops after round").fill("12")
    page.get_by_label("Map number").fill("77")
    page.get_by_role("button", name="Begin").click()
    ann.asked()
    expect(page.locator(".sides .side")).to_have_count(3)
    chosen = page.evaluate("fetch(`/api/games/${location.pathname.split('/').pop()}/at/0?seat=0`).then(a => a.json())")
    assert {"players": 3, "dominance": True, "stop_round": 12, "map_seed": 77}.items() <= chosen["options"].items()


def test_the_form_asks_every_game_who_plays(person: Come) -> None:
    ann = person()
    page = ann.open("/new/trench-club")
    page.locator("#option-mode").select_option("solo")
    expect(page.locator("select[id^=chair]")).to_have_count(1)
    page.locator("#option-mode").select_option("four")
    expect(page.locator("select[id^=chair]")).to_have_count(4)
    page = ann.open("/new/napoleons-triumph")
    page.locator("#option-allied_players").select_option("3")
    expect(page.locator("select[id^=chair]")).to_have_count(4)
    page = ann.open("/new/napoleon-in-europe")
    page.locator("#option-players").select_option("7")
    expect(page.locator("select[id^=chair]")).to_have_count(7)


def test_on_a_phone_the_question_is_on_the_screen_and_hexes_are_large(person: Come) -> None:
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(ann, until(moving(6), 4, 3))
    page = ann.page
    first, hex_ = page.locator(".options li").first.bounding_box(), ann.thing("space:30").bounding_box()
    assert first and first["y"] + first["height"] < PHONE["height"]
    assert hex_ and min(hex_["width"], hex_["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_computers_play_to_the_end_without_who_resigned(person: Come) -> None:
    ann = person()
    page = ann.open("/about")
    options: dict[str, Any] = {"players": 6, "stop_round": 6, "decisive_blow": True, "map_seed": 7}
    name = page.evaluate(MAKE, [options, "greedy"])
    ann.open(f"/game/{name}")
    expect(page.locator(".sides .side")).to_have_count(6)
    ann.give_up()
    page.locator(".ending h2").wait_for()
    expect(page.locator(".ending h2")).to_contain_text("win")
