"""What people read of a scene, in both languages."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.kernel.event import Event
from feldherr.words import formatting
from tests.triomphe_a_marengo.scene import Scene

EN, DE = formatting.of(GAME.name, "en"), formatting.of(GAME.name, "de")


def asked(scene: Scene) -> str:
    """The prompt, in English."""
    return EN.format(GAME.prompt(scene.question)[0])


def gefragt(scene: Scene) -> str:
    """The same in German."""
    return DE.format(GAME.prompt(scene.question)[0])


def under(scene: Scene) -> str:
    """The rule a question is asked under."""
    return GAME.prompt(scene.question)[1]


def offered(scene: Scene) -> list[str]:
    """The options as they are read."""
    return [EN.format(GAME.option(scene.question, option)) for option in scene.question.options()]


def angeboten(scene: Scene) -> list[str]:
    return [DE.format(GAME.option(scene.question, option)) for option in scene.question.options()]


def log(scene: Scene, *kinds: type[Event]) -> list[tuple[str, str]]:
    """Sentences and rules of the events of these kinds, in English."""
    told = [GAME.told(event) for event in scene.said if isinstance(event, kinds)]
    return [(EN.format(text), rule) for text, rule in filter(None, told)]


def protokoll(scene: Scene, *kinds: type[Event]) -> list[str]:
    told = [GAME.told(event) for event in scene.said if isinstance(event, kinds)]
    return [DE.format(text) for text, _ in filter(None, told)]
