"""How the map is drawn, where it could be slow: few elements, letters with the second frame, a picture that glides."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.austerlitz import first_order, until
from tests.browser.house import PHONE, SIZE, Person, come_true
from tests.browser.positions import sit_down

Come = Callable[..., Person]
COUNTED = "all => all[0].querySelectorAll('*').length"
LARGER = """async () => {
    const map = document.querySelector('.stage'), pieces = map.querySelector('svg.map > g');
    const before = pieces.getAttribute('transform');
    document.querySelectorAll('.tools button')[1].click();
    for (let i = 0; i < 20; i++) await null;
    return [before !== pieces.getAttribute('transform'), map.getAnimations().length];
}"""

FIRST = """(() => {
    const seen = (window.__first = []);
    new MutationObserver(() => {
        const [pieces, letters] = ['.piece', 'svg.sheet .lettering'].map(one => document.querySelectorAll(one).length);
        if (pieces) seen.push([pieces, letters]);
    }).observe(document, { subtree: true, childList: true });
})()"""
"""How many pieces there are, and letters of the sheet, from the first piece on."""
GROWN = "new DOMMatrix(document.querySelector('svg.sheet').style.transform).a"
APART = """() => {
    const [sheet, pieces] = ['svg.sheet', 'svg.map > g'].map(one => document.querySelector(one).getScreenCTM());
    return Math.max(...['a', 'b', 'c', 'd', 'e', 'f'].map(one => Math.abs(sheet[one] - pieces[one])));
}"""
"""How far, in pixels, the sheet lies from where the pieces take it to lie."""


def test_what_is_printed_alike_is_one_path(person: Come) -> None:
    """Of hundreds of fields, roads, bars and signs a path for each look; of the sides of edges only what glows."""
    page = person().play_now("Napoleon's Triumph")
    assert page.locator(".stage").evaluate_all(COUNTED) < 1500
    assert page.locator("svg.map .side:not(.glow, .held, .lit, .cursor)").count() == 0
    assert page.locator("svg.sheet .local-road, svg.sheet .field").count() <= 12
    assert page.locator("svg.sheet .capacity").count() > 150


def test_on_a_phone_only_names_near_what_is_seen_are_drawn(person: Come) -> None:
    """All of them where all are seen; else to go nearer would have the browser lay out two hundred."""
    seen = []
    for size in (SIZE, PHONE):
        ann = person(viewport=size)
        sit_down(ann, until(first_order))
        come_true(ann.page, "document.querySelector('svg.map').getAttribute('aria-busy') === 'false'")
        seen.append(ann.page.locator(".called text").count())
        assert ann.page.locator(".piece").count() > 90, "pieces are there, wherever they lie"
    assert 0 < seen[1] < seen[0] / 2


def test_what_stands_beside_the_map_leaves_it_as_it_is(person: Come) -> None:
    """Its size is given in pixels, and follows the window: in per cent all on it was laid out in several sizes."""
    page = person().play_now("Napoleon's Triumph")
    fits = """(() => {
        const [map, room] = ['svg.map', '.opening'].map(one => document.querySelector(one));
        const [one, other] = [map, room].map(it => it.getBoundingClientRect());
        const same = ['x', 'y', 'width', 'height'].every(at => Math.abs(one[at] - other[at]) < 0.1);
        return same && map.style.width.endsWith('px');
    })()"""
    come_true(page, fits)
    page.set_viewport_size({"width": 1000, "height": 640})
    come_true(page, fits)


def test_the_map_is_there_at_once_and_its_picture_glides(person: Come) -> None:
    page = person(reduced_motion="no-preference").play_now("Triomphe à Marengo")
    come_true(page, "document.querySelector('svg.map').getAttribute('aria-busy') === 'false'")
    expect(page.locator("svg.sheet .lettering").first).to_be_attached()
    assert page.evaluate(LARGER) == [True, 1], "drawn anew before the next frame, and on its way"
    come_true(page, "!document.querySelector('.stage').getAnimations().length")
    come_true(page, "getComputedStyle(document.querySelector('.lid')).overflow === 'clip'")


def test_the_sheet_lies_under_its_pieces_wherever_the_map_goes(person: Come) -> None:
    page = person().play_now("Napoleon's Triumph")
    assert page.evaluate(APART) < 0.01
    grown = page.evaluate(GROWN)
    page.locator(".tools button").nth(1).click()
    page.locator("svg.map").hover(position={"x": 200, "y": 300})
    page.mouse.wheel(0, -600)
    come_true(page, f"{GROWN} > {2 * grown}")
    come_true(page, f"({APART})() < 0.01")
    page.set_viewport_size({"width": 900, "height": 700})
    come_true(page, f"({APART})() < 0.01")


def test_the_sheet_is_drawn_before_it_is_known_what_lies_on_it(person: Come) -> None:
    ann = person()
    page = ann.play_now("Triomphe à Marengo")
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold(socket: WebSocketRoute) -> None:
        socket.connect_to_server().on_message(lambda message: held.append((socket, message)))

    page.route_web_socket("**", hold)
    page.reload()
    page.locator("svg.sheet .lettering").first.wait_for(state="attached")
    while not held:
        page.wait_for_timeout(20)
    assert page.locator(".piece, .panel").count() == 0
    assert page.locator("svg.map.bare .space").count() > 50, "places are drawn, too"
    page.locator("svg.map .space").nth(20).dispatch_event("pointerover", {"bubbles": True})
    for socket, message in held:
        socket.send(message)
    ann.asked()
    assert page.locator("svg.map .piece").count() > 20
    assert page.locator(".under .card[aria-hidden=true]").count() == 1, "nothing of it could be pointed at before"


def test_letters_of_the_sheet_wait_for_the_pieces(person: Come) -> None:
    """And pieces out of sight for those that are seen: letters take as long as all the rest."""
    ann = person(viewport=PHONE, reduced_motion="no-preference")
    sit_down(ann, until(first_order))
    ann.page.add_init_script(FIRST)
    ann.page.reload()
    come_true(ann.page, "document.querySelector('svg.map')?.getAttribute('aria-busy') === 'false'")
    (pieces, letters), (later, _) = ann.page.evaluate("[__first.at(0), __first.at(-1)]")
    assert 0 < pieces < later and letters == 0, "what is seen, without letters"


def test_who_comes_back_to_his_table_fetches_its_board_at_once(person: Come) -> None:
    """Before the server is asked which game it is: the board is the largest thing a table is drawn with."""
    page = person().play_now("Triomphe à Marengo")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.split("/", 3)[3].split("?")[0]))
    page.reload()
    come_true(page, "!!document.querySelector('.piece')")
    [board] = [i for i, path in enumerate(asked) if path == "api/boards/triomphe-a-marengo"]
    [game] = [i for i, path in enumerate(asked) if path.startswith("api/games/")]
    assert board < game
