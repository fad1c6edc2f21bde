"""The open door: invitations, watching, the lobby, opponents, and rules beside the board."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from feldherr import bots
from tests.browser.house import PHONE, Person
from tests.browser.test_accounts import account
from tests.browser.test_page import findings
from tests.browser.worlds import wish_a_friend

Come = Callable[..., Person]


def invite(ann: Person, game: str = "ford") -> str:
    """A game with a free seat; gives the link for who shall take it."""
    page = ann.open(f"/new/{game}")
    page.locator("#chair-1").select_option("open")
    page.get_by_role("button", name="Begin").click()
    link: str = page.get_by_label("Send this link").input_value()
    return link


def watch_link(ann: Person) -> str:
    ann.page.get_by_role("tab", name="More").click()
    ann.page.get_by_role("button", name="Link for spectators").click()
    link: str = ann.page.get_by_label("Link for spectators").input_value()
    return link


def test_the_link_for_spectators_is_no_seat_before_and_after_the_friend_has_come(person: Come) -> None:
    ann, bob, carl, dora = person(), person(), person(), person()
    invitation = invite(ann)
    watch = watch_link(ann)
    assert "seat=" not in watch and watch != invitation
    carl.page.goto(watch)
    expect(carl.page.locator("svg.map")).to_be_visible()
    expect(carl.page.get_by_text("You are watching.")).to_be_visible()
    assert carl.page.get_by_role("button", name=re.compile("Play as")).count() == 0
    bob.page.goto(invitation)
    bob.page.get_by_role("button", name="Play as South").click()
    bob.page.locator("svg.map").wait_for()
    dora.page.goto(watch)
    expect(dora.page.get_by_text("You are watching.")).to_be_visible()
    assert not any(one.complaints for one in (ann, bob, carl, dora))


def test_an_invitation_tells_who_what_side_clock_and_options(person: Come) -> None:
    ann, bob = person(), person(bypass_csp=True)
    page = wish_a_friend(ann)
    field = page.get_by_label("Send this link")
    expect(page.get_by_role("note")).to_contain_text("Only this computer")
    expect(page.locator(".agreed").first).to_contain_text("Vassals")
    bob.page.goto(field.input_value())
    main = bob.page.locator("main")
    for words in ("Ann invites you to Viktory II", "You would be Yellow", "3 days each time", "Vassals"):
        expect(main).to_contain_text(words)
    expect(main.locator(".picture svg")).to_be_visible()
    expect(bob.page.get_by_role("navigation", name="Pages")).to_be_visible()
    assert findings(bob.page) == []


def test_side_and_strength_are_chosen_with_a_click_each_and_remembered(person: Come) -> None:
    ann = person()
    page = ann.open()
    card = page.locator("article", has_text="Triomphe")
    card.get_by_text("France", exact=True).click()
    card.get_by_text("Greedy", exact=True).click()
    known = json.loads((Path(bots.__file__).parent / "figures/triomphe-a-marengo.json").read_text("utf-8"))
    [lost] = [one for one in known if (one["first"], one["second"]) == ("captain", "greedy")]
    told = f"The captain won {lost['won']:g} of {lost['games']} games against Greedy."
    expect(card.locator("p.line")).to_contain_text(told)
    ann.open()
    card = page.locator("article", has_text="Triomphe")
    expect(card.get_by_label("France", exact=True)).to_be_checked()
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/game/*")
    page.locator("svg.map").wait_for()
    room = ann.house.hall.rooms[page.url.rsplit("/", 1)[-1]]
    assert [(chair.kind, chair.bot) for chair in room.chairs] == [("bot", "greedy"), ("person", None)]


def test_own_games_show_how_they_stand_and_finished_ones_lie_behind_a_tab(person: Come) -> None:
    ann = person(bypass_csp=True)  # axe is no script of ours
    page = ann.play_now("Ford")
    ann.open()
    row = page.locator("section", has_text="Your games").locator("li").first
    expect(row.locator("svg circle").first).to_be_attached()
    expect(row.locator(".round")).to_contain_text("Turn 1 of 12")
    expect(row.locator(".state")).to_contain_text(re.compile("Your turn, asked .*Begun", re.S))
    row.get_by_role("link").first.click()
    ann.asked()
    ann.give_up()
    page.locator(".ending").wait_for()
    ann.open()
    page.get_by_role("tab", name="Finished").click()
    expect(page.get_by_role("tabpanel").locator("li").first).to_contain_text("Ended")
    assert findings(page) == []
    page.get_by_role("tabpanel").locator("li").first.get_by_role("link").first.click()
    page.wait_for_url("**/replay")
    page.locator("svg.map").wait_for()
    assert findings(page) == []


SCREENS = {
    "lobby": "/", "new": "/new/viktory-ii", "learn": "/learn/triomphe-a-marengo", "rules": "/rules/viktory-ii",
    "exercises": "/exercises/triomphe-a-marengo",
    "standings": "/standings/ford", "player": "/player/{name}", "settings": "/settings", "account": "/account",
    "about": "/about", "privacy": "/privacy", "nowhere": "/nowhere", "game": "/game/nothing", "replay": "{over}/replay",
}  # fmt: skip
"""An address of every screen the client knows; what else a screen can be is looked at where it is played."""
ROUTES = Path(__file__).resolve().parents[2] / "web/src/routing.svelte.ts"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_screen(person: Come, theme: str) -> None:
    """Table, ending, replay with its analysis, a lesson, and every page beside them."""
    known = re.findall(r"(?:const [A-Z]+ =|screen:) ([^;]*);", ROUTES.read_text("utf-8"))
    assert set(re.findall(r'"(\w+)"', " ".join(known))) == set(SCREENS), "every screen is looked at"
    ann = person(color_scheme=theme, bypass_csp=True)
    name = f"Door{theme}"
    account(ann, name, "Make a new account")
    expect(ann.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    page = ann.play_now("Triomphe")
    assert findings(page) == [], "table"
    ann.give_up()
    page.locator(".ending").wait_for()
    page.get_by_role("button", name="Play on from your last turn").click()
    page.get_by_label("The others").wait_for()
    assert findings(page) == [], "ending"
    over = page.url.removeprefix(ann.house.base)
    for screen, path in SCREENS.items():
        page = ann.open(path.format(name=name, over=over))
        page.locator("main h1, main p, aside h1").first.wait_for(state="attached")
        page.wait_for_timeout(200)
        assert findings(page) == [], screen
    page = ann.open("/learn/triomphe-a-marengo/six-oclock")
    page.locator("svg.map").wait_for()
    assert findings(page) == [], "lesson"
    page = ann.play_now("Triomphe")
    ann.open()
    row = page.locator("section", has_text="Your games").locator("li").first
    expect(row.locator(".round")).to_have_text(re.compile(r"^Round 1 of \d+$"))


def test_rules_and_settings_open_beside_the_game_and_escape_puts_only_them_away(person: Come) -> None:
    ann = person(bypass_csp=True)
    page = ann.play_now("Ford")
    page.get_by_role("tab", name="More").click()
    place = page.url
    for name in ("Rules", "Settings"):
        page.get_by_role("tabpanel").get_by_role("link", name=name).click()
        drawer = page.get_by_role("dialog", name=name)
        expect(drawer).to_be_visible()
        assert page.url == place and page.locator("svg.map").is_visible()
        assert findings(page) == []
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        assert page.locator(".options li > button").count()


def test_the_rules_begin_with_how_one_wins_and_have_contents_and_examples(person: Come) -> None:
    ann = person("de", bypass_csp=True)
    page = ann.open("/rules/triomphe-a-marengo")
    expect(page.locator(".brief h2").first).to_have_text("So gewinnst du")
    contents = page.get_by_role("navigation", name="Inhalt").get_by_role("link")
    assert contents.count() == 23
    contents.filter(has_text="Der Sturmangriff").click()
    assert page.url.endswith("#chapter-11")
    assert page.locator(".playable").count() > 3
    assert not re.search(r"\br\d+\b", page.locator("main").inner_text())
    page.get_by_role("searchbox").fill("moral null")
    expect(page.locator("article").first).to_be_visible()
    assert 0 < page.locator("article").count() < 20
    assert findings(page) == []


def test_the_automa_is_asked_about_only_where_there_is_one(person: Come) -> None:
    ann = person(bypass_csp=True)
    page = ann.open("/new/trench-club")
    page.locator("#chair-0").wait_for()
    assert page.locator("#option-difficulty").count() == 0
    page.locator("#option-mode").select_option("solo")
    strength = page.locator("#option-difficulty")
    assert strength.locator("option").all_inner_texts() == ["easy", "standard", "hard", "overkill"]
    strength.select_option("hard")
    expect(page.get_by_text("The automa has twelve units")).to_be_visible()
    page.get_by_role("link", name="Rule 13.1").click()
    expect(page.locator(".beside")).to_contain_text("trench")
    assert findings(page) == []


@pytest.mark.parametrize("path", ["/", "/rules/viktory-ii", "/new/napoleon-in-europe", "/settings"])
def test_on_a_phone_nothing_leaves_the_paper(person: Come, path: str) -> None:
    ann = person("de", viewport=PHONE, has_touch=True, is_mobile=True)
    page = ann.open(path)
    page.locator("main h1").first.wait_for(state="attached")
    page.locator("article, fieldset, select").first.wait_for(state="attached")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
