"""Chapters 14 and 15: cards and production."""

from __future__ import annotations

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import Play
from feldherr.games.napoleon_in_europe.board import FRANCE, HOME, KEYS, PRUSSIA, REGION
from feldherr.games.napoleon_in_europe.events import CardsDrawn, CombinationPlayed, Traded
from feldherr.games.napoleon_in_europe.rules.cards.combinations import leaves_a_choice
from feldherr.games.napoleon_in_europe.rules.choices.production import building_regions
from tests.napoleon_in_europe.scene import THREE, Scene

BUILD = THREE + "phase production\n"


def played(hand: str, play: str, text: str = BUILD) -> tuple[int, ...]:
    """The figures a combination brings."""
    scene = Scene(text + hand).play(play)
    (event,) = scene.happened(CombinationPlayed)
    figures: tuple[int, ...] = event.figures
    return figures


def test_cards_serve_production_only_and_by_their_symbol() -> None:
    """NE §14.1.1 §14.1.2 §14.1.3"""
    hand = "hand France infantry-Spain 2\n"
    assert played(hand, "play France 2 of I own 0 jokers 0") == (1, 0, 0, 0)
    moving = Scene(THREE + hand)
    assert not any(line.startswith("play") for line in moving.options)


def test_hands_are_seen_by_their_player_only() -> None:
    """NE §14.1.4, ruling r49"""
    scene = Scene(THREE + "hand France infantry-Spain 4\n")
    own = [p.face for p in GAME.view(scene.position, 0).pieces if p.at == "hand:0"]
    assert own == ["infantry-spain"] * 4
    for viewer in (1, 2, None):
        view = GAME.view(scene.position, viewer)
        assert not [p for p in view.pieces if p.at.startswith("hand")]
        assert [row.value for row in view.sides[0].rows if row.label.id == "ne-row-cards"] == [4]


def test_a_capital_taken_in_this_turn_counts() -> None:
    """NE §14.2.1 §14.2.3 §10.3"""
    scene = Scene(THREE + "Bohemia: France 1I\n").march("France", "Bohemia", "Vienna").play("end movement")
    assert scene.cards("France") == 3


def test_cavalry_alone_holds_no_capital() -> None:
    """NE §14.2.3"""
    scene = Scene(THREE + "Bohemia: France 2C\n").march("France", "Bohemia", "Vienna").play("end movement")
    assert scene.cards("France") == 2


def test_giving_up_early_still_brings_the_card() -> None:
    """NE §14.2.2"""
    scene = Scene(THREE + "Holland: France 6I\nHanover: GreatBritain 6I\n").march("France", "Holland", "Hanover")
    scene.play("end movement", "fight in Hanover").line_up("first: 6I", "second: 6I")
    scene.play("give up", "done", "rolled 1,1,1,1,1,1", "to Denmark", "all")
    assert [event.nation for event in scene.happened(CardsDrawn)][:1] == [0]


@pytest.mark.parametrize(("more", "cards"), [(-1, 1), (0, 2), (9, 2), (10, 3)])
def test_a_card_for_every_full_ten_regions(more: int, cards: int) -> None:
    """NE §14.2.5 §14.2.6"""
    minor = [KEYS[region] for region in range(95) if HOME[region] < 0][: max(more, 0)]
    text = THREE + "phase drawing\n" + (f"own France {' '.join(map(str, minor))}\n" if minor else "")
    if more < 0:
        text += "own Austria Lorraine\nLorraine: Austria 1I\n"
    scene = Scene(text)
    scene.chance()
    assert scene.cards("France") == cards


def test_what_is_due_is_drawn_as_far_as_the_deck_goes() -> None:
    """NE §14.2.7"""
    scene = Scene(THREE + "phase drawing\n")
    scene.play("drew 0,28")
    (event,) = scene.happened(CardsDrawn)
    assert event.cards == (0, 28) and event.seen_by(0).cards == (0, 28) and event.seen_by(1).cards == ()


@pytest.mark.parametrize(("size", "yields"), [(2, (1, 1, 1, 1)), (3, (3, 2, 2, 2)), (4, (5, 4, 3, 3))])
@pytest.mark.parametrize("kind", range(4))
def test_regiment_brigade_division(size: int, yields: tuple[int, ...], kind: int) -> None:
    """NE §14.3.3 §14.3.4 §14.3.5, ruling r1"""
    name = ("infantry", "cavalry", "artillery", "leader")[kind]
    colours = ("Spain", "Austria", "Russia", "Prussia")[:size]
    hand = "hand France " + " ".join(f"{name}-{colour} 1" for colour in colours) + "\n"
    assert played(hand, f"play France {size} of {kind} own 0 jokers 0")[kind] == yields[kind]


def test_a_combination_needs_its_cards() -> None:
    """NE §14.3.1 §14.3.3 §14.3.4 §14.3.5 §14.3.6"""
    scene = Scene(BUILD + "hand France infantry-Spain 1 cavalry-Spain 1 artillery-Spain 1\n")
    assert scene.why_not("play France 2 of I own 0 jokers 0") == "14.3.3"
    assert scene.why_not("play France 3 of I own 0 jokers 0") == "14.3.4"
    assert scene.why_not("play France 4 of I own 0 jokers 0") == "14.3.5"
    assert scene.why_not("play France 4 of 4 own 0 jokers 0") == "14.3.6"
    full = Scene(BUILD + "hand France infantry-Spain 4 infantry-Austria 1\n")
    assert full.why_not("play France 5 of I own 0 jokers 0") == "14.3.5"


def test_played_cards_are_shown_and_return_to_the_deck() -> None:
    """NE §14.3.1 §14.3.2"""
    scene = Scene(BUILD + "hand France infantry-Spain 4\n")
    assert sum(scene.s.deck) == 82
    scene.play("play France 4 of I own 0 jokers 0")
    assert sum(scene.s.deck) == 86 and scene.cards("France") == 0
    assert scene.happened(CombinationPlayed)[0].seen_by(2).cards == (24,) * 4
    assert [note.text.id for note in GAME.view(scene.position, 2).notes] == ["ne-note-shown"]


def test_a_corps_brings_one_of_each() -> None:
    """NE §14.3.6 §14.4.1"""
    hand = "hand France infantry-Spain 1 cavalry-France 1 artillery-Spain 1 leader-Spain 1\n"
    assert played(hand, "play France 4 of 4 own 2 jokers 0") == (1, 2, 1, 1)
    assert played(hand.replace("cavalry-France", "cavalry-Spain"), "play France 4 of 4 own 0 jokers 0") == (1, 1, 1, 1)


def test_the_player_groups_his_cards() -> None:
    """NE §14.3.7 §15.2"""
    scene = Scene(BUILD + "hand France infantry-Spain 4\n")
    assert scene.offers("play France 4 of I own 0 jokers 0")
    scene.play("play France 2 of I own 0 jokers 0", "put 1 of I of France in Paris")
    scene.play("play France 2 of I own 0 jokers 0", "put 1 of I of France in Paris")
    assert scene.at("Paris", "France") == "2I" and scene.why_not("play France 2 of I own 0 jokers 0") == "14.3.3"


@pytest.mark.parametrize(
    ("hand", "play", "figures"),
    [("cavalry-France 1 cavalry-Spain 1 cavalry-Austria 1", "play France 3 of C own 1 jokers 0", (0, 3, 0, 0)),
     ("infantry-GreatBritain 2", "play France 2 of I own 0 jokers 0", (1, 0, 0, 0)),
     ("infantry-France 1 napoleon 1", "play France 2 of I own 1 jokers 1", (2, 0, 0, 0)),
     ("infantry-Spain 2 napoleon 1", "play France 3 of I own 0 jokers 1", (3, 0, 0, 0)),
     ("napoleon 2", "play France 2 of A own 0 jokers 2", (0, 0, 1, 0)),
     ("infantry-Spain 1 cavalry-Spain 1 artillery-Spain 1 napoleon 1", "play France 4 of 4 own 0 jokers 8",
      (1, 1, 1, 1))],
)  # fmt: skip
def test_colour_bonus_and_jokers(hand: str, play: str, figures: tuple[int, ...]) -> None:
    """NE §14.4.1 §14.4.2 §14.4.3 §4.2, ruling r50"""
    assert played(f"hand France {hand}\n", play) == figures


def test_a_single_card_brings_no_bonus() -> None:
    """NE §14.4.1"""
    scene = Scene(BUILD + "hand France infantry-France 1\n")
    assert scene.why_not("play France 1 of I own 1 jokers 0") == "14.4.1"


def test_worthless_cards_may_be_put_back() -> None:
    """NE §14.4.4, ruling r51"""
    scene = Scene(THREE + "hand France worthless 1 infantry-Spain 1\n").play("put back of France")
    assert scene.cards("France") == 1 and sum(scene.s.deck) == 85 and not scene.offers("put back of France")


TRADE = (
    THREE + "hand France artillery-Spain 1 worthless 1\nhand Austria leader-Spain 1 leader-Russia 1 infantry-Spain 1\n"
)


def test_cards_are_traded_unseen_in_any_numbers() -> None:
    """NE §14.5.1 §14.5.2 §14.5.3 §14.5.4 §12.2"""
    scene = Scene(TRADE).play("trade France with Austria")
    assert scene.why_not("give 3") == "14.5.2"
    scene.play("give 1")
    assert scene.why_not("want 4") == "14.5.2"
    scene.play("want 2")
    assert scene.asked == "third trade_or_not"
    scene.play("yes", "first: card worthless", "third: card leader-Spain", "third: card infantry-Spain")
    assert (scene.holds("Austria", "worthless"), scene.holds("France", "leader-Spain")) == (1, 1)
    (event,) = scene.happened(Traded)
    assert event.seen_by(1).given == () and event.seen_by(1).counts == (1, 2) and event.seen_by(2) == event


def test_a_gift_is_a_trade_and_consent_is_needed() -> None:
    """NE §14.5.1 §14.5.2"""
    scene = Scene(TRADE).play("trade France with Austria", "give 0", "want 2", "no more")
    assert scene.cards("Austria") == 3 and scene.why_not("trade France with Austria") == "14.5.1"
    gift = Scene(TRADE).play("trade France with Austria", "give 0", "want 1", "yes", "third: card infantry-Spain")
    assert gift.holds("France", "infantry-Spain") == 1


def test_trades_go_on_between_battles() -> None:
    """NE §14.5.1"""
    scene = Scene(TRADE + "Holland: France 1I\nHanover: GreatBritain 1I\n").march("France", "Holland", "Hanover")
    assert scene.play("end movement").offers("trade France with Austria")


def test_a_card_just_drawn_may_be_played() -> None:
    """NE §15.1"""
    scene = Scene(THREE + "hand France infantry-Spain 1\n").play("end movement", "drew 0,29")
    assert scene.offers("play France 2 of I own 1 jokers 0")


def test_new_figures_are_placed_at_once_and_all() -> None:
    """NE §15.3 §15.4"""
    scene = Scene(BUILD + "own France Belgium\nhand France infantry-Spain 3\n").play(
        "play France 3 of I own 0 jokers 0"
    )
    assert scene.why_not("put 3 of I of France in Belgium") == "15.4"
    scene.play("put 1 of I of France in Paris")
    assert scene.asked == "first where_to_place" and "done" not in scene.options
    scene.play("put 2 of I of France in Provence")
    assert scene.at("Provence", "France") == "2I" and scene.asked == "first production"


def test_new_figures_do_not_stand_in_a_homeland_of_allies() -> None:
    """NE §15.4"""
    scene = Scene(BUILD + "ally first third\nhand France infantry-Spain 3\n").play("play France 3 of I own 0 jokers 0")
    assert scene.why_not("put 3 of I of France in Vienna") == "15.4"


@pytest.mark.parametrize(
    ("stack", "free"),
    [
        ("Provence: Austria 1C\n", False),
        ("Provence: GreatBritain 2I\n", True),
        ("Provence: Austria 1L\n", True),
        ("", True),
    ],
)
def test_enemy_armies_bar_a_region(stack: str, free: bool) -> None:
    """NE §15.5 §5.2, ruling r53"""
    scene = Scene(BUILD + "ally first second\n" + stack + "hand France infantry-Spain 3\n")
    assert (REGION["Provence"] in building_regions(scene.s, FRANCE)) is free
    scene.play("play France 3 of I own 0 jokers 0")
    assert scene.why_not("put 3 of I of France in Provence") == (None if free else "15.5")


def test_a_lone_enemy_leader_gives_way_to_new_armies() -> None:
    """NE §15.5, ruling r23"""
    scene = Scene(BUILD + "Provence: Austria 1L\nhand France infantry-Spain 2\n")
    scene.play("play France 2 of I own 0 jokers 0", "put 1 of I of France in Provence", "to Piedmont")
    assert scene.at("Piedmont", "Austria") == "1L" and scene.asked == "first production"


def test_with_the_whole_homeland_occupied_nothing_is_built() -> None:
    """NE §15.6 §6.12"""
    text = THREE.replace("GreatBritain", "Prussia").replace("turn first", "turn second") + "phase production\n"
    held = "own France Berlin Silesia Pomerania\nBerlin: France 1I\nSilesia: France 1I\nPomerania: France 1I\n"
    hand = "hand Prussia infantry-Spain 2\n"
    blocked = Scene(text + held + hand + "EastPrussia: France 1C\n")
    assert blocked.why_not("play Prussia 2 of I own 0 jokers 0") == "15.6" and blocked.cards("Prussia") == 2
    assert [KEYS[r] for r in building_regions(Scene(text + held + hand).s, PRUSSIA)] == ["EastPrussia"]


def test_each_nation_builds_for_itself() -> None:
    """NE §15.7 §7.1.3"""
    two = "rules players=2\nlead first Austria Russia\nlead second France\nturn first\nphase production\n"
    hand = "hand Austria infantry-Austria 1 infantry-Russia 1\n"
    assert played(hand, "play Austria 2 of I own 1 jokers 0", two) == (2, 0, 0, 0)
    scene = Scene(two + hand).play("play Austria 2 of I own 1 jokers 0")
    assert scene.why_not("put 2 of I of Austria in Moscow") == "15.4"


@pytest.mark.parametrize(
    ("hand", "size", "choice"),
    [("infantry-Spain 3", 2, False), ("infantry-Spain 2 infantry-Russia 1", 2, True),
     ("infantry-Spain 2 infantry-Russia 1", 3, False), ("infantry-France 1 infantry-Spain 3", 2, False)],
)  # fmt: skip
def test_there_is_something_to_choose_only_among_different_cards(hand: str, size: int, choice: bool) -> None:
    """NE §14.3.7: some of them are kept, and they are of more than one colour."""
    assert leaves_a_choice(Scene(BUILD + f"hand France {hand}\n").s, Play(FRANCE, 0, size, 0, 0)) is choice


@pytest.mark.parametrize(("own", "choice"), [(2, False), (1, True)])
def test_who_plays_only_own_cards_has_no_foreign_ones_to_choose(own: int, choice: bool) -> None:
    """NE §14.3.7: however many colours he keeps."""
    scene = Scene(BUILD + "hand France infantry-France 2 infantry-Spain 1 infantry-Russia 1\n")
    assert leaves_a_choice(scene.s, Play(FRANCE, 0, 2, own, 0)) is choice
