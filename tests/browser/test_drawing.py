"""How the map is drawn, where it could be slow: few elements, letters with the second frame, a picture that glides."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.house import Person, come_true

Come = Callable[..., Person]
COUNTED = "all => all[0].querySelectorAll('*').length"
LARGER = """async () => {
    const map = document.querySelector('svg.map').parentElement, pieces = map.querySelector('svg.map > g');
    const before = pieces.getAttribute('transform');
    document.querySelectorAll('.tools button')[1].click();
    for (let i = 0; i < 20; i++) await null;
    return [before !== pieces.getAttribute('transform'), map.getAnimations().length];
}"""


def test_what_is_printed_alike_is_one_path(person: Come) -> None:
    """Of hundreds of fields, roads, bars and signs a path for each look; of the sides of edges only what glows."""
    page = person().play_now("Napoleon's Triumph")
    assert page.locator("svg.map").locator("..").evaluate_all(COUNTED) < 1500
    assert page.locator("svg.map .side:not(.glow, .held, .lit, .cursor)").count() == 0
    assert page.locator("svg.sheet .local-road, svg.sheet .field").count() <= 12
    assert page.locator("svg.sheet .capacity").count() > 150


def test_the_map_is_there_at_once_and_its_picture_glides(person: Come) -> None:
    page = person(reduced_motion="no-preference").play_now("Triomphe à Marengo")
    come_true(page, "document.querySelector('svg.map').getAttribute('aria-busy') === 'false'")
    expect(page.locator("svg.sheet .lettering").first).to_be_attached()
    assert page.evaluate(LARGER) == [True, 1], "drawn anew before the next frame, and on its way"
    come_true(page, "!document.querySelector('svg.map').parentElement.getAnimations().length")
    come_true(page, "!document.querySelector('svg.map').style.overflow")
