"""Everything that can be seen to happen. Only the faces of cards are hidden, from all but their holder."""

from feldherr.games.napoleon_in_europe.events import battle, cards, diplomacy, movement, opening
from feldherr.games.napoleon_in_europe.events.battle import *  # noqa: F403
from feldherr.games.napoleon_in_europe.events.cards import *  # noqa: F403
from feldherr.games.napoleon_in_europe.events.diplomacy import *  # noqa: F403
from feldherr.games.napoleon_in_europe.events.movement import *  # noqa: F403
from feldherr.games.napoleon_in_europe.events.opening import *  # noqa: F403
from feldherr.kernel.event import Event

EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for chapter in (opening, diplomacy, movement, cards, battle)
    for kind in vars(chapter).values()
    if isinstance(kind, type) and kind.__module__ == chapter.__name__
)
