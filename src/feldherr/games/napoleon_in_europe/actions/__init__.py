"""Every answer a player can give, with its line of text."""
# ruff: noqa: F403, F405

from feldherr.games.napoleon_in_europe.actions.battle import *
from feldherr.games.napoleon_in_europe.actions.cards import *
from feldherr.games.napoleon_in_europe.actions.diplomacy import *
from feldherr.games.napoleon_in_europe.actions.movement import *
from feldherr.games.napoleon_in_europe.actions.opening import *
from feldherr.kernel.answers import Action

ACTIONS: tuple[type[Action], ...] = (
    Lead, TakeSplit, Put, Break, Join, Later, BeginTurn, From, To, All, Take, Ship, Land, EndMovement, Attack, Propose,
    Trade, Give, Want, Card, PutBack, Draw, NoMore, Play, ChooseCards, EndTurn, Fight, Front, Forward, Back, GiveUp,
    Fire, Hold, Strike, Rally, OfferAlliance, AcceptAlliance, DeclineAlliance,
)  # fmt: skip
