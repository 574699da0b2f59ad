"""One turn of the request `classic`, as facts of a log: a player, and one thing that was done."""

from collections.abc import Callable
from typing import Any

from faristol.commands.asked import Asked
from faristol.commands.errors import MissingKey, UnknownKey, WrongKind
from faristol.errors import Rejected
from faristol.games.classic import ending, exchanging, playing, senyors
from faristol.games.classic.clocks import other
from faristol.games.classic.errors import GameIsOver, NotYourTurn
from faristol.games.classic.facts import apply
from faristol.games.classic.game import Classic
from faristol.games.log import Entry

BEGINNING = 946_684_800_000
"""A request has no times, but the entries of a log need one of this century."""

FLAGS: dict[str, Callable[[Classic], list[Entry]]] = {
    "pass": lambda event: playing.pass_turn(event, BEGINNING),
    "invalid": lambda event: playing.play_came_off(event, BEGINNING),
    "senyors": lambda event: senyors.show_senyors(event),
}
"""The turns that have no other value than `true`. Giving up has neither, but is no turn."""

DONE = ("play", "exchange", *FLAGS, "abandon")


def take_turn(event: Classic, asked: Asked, value: Any, where: str) -> list[Entry]:
    """Return the facts of a turn; a refusal names the turn and its key."""
    turn = asked.inside(value, where, ("player",), DONE)
    player = turn.number("player", 1, len(event.names))
    done = [key for key in DONE if turn.has(key)]
    if not done:
        raise MissingKey(key=f"{where}.play")
    if len(done) > 1:
        raise UnknownKey(key=f"{where}.{done[1]}")
    what = done[0]
    if what in (*FLAGS, "abandon") and not turn.yes(what):
        raise WrongKind(key=f"{where}.{what}", example="true")
    try:
        return _facts(event, turn, player, what, where)
    except Rejected as refusal:
        refusal.details.setdefault("key", f"{where}.{what}")
        raise


def _facts(event: Classic, turn: Asked, player: int, what: str, where: str) -> list[Entry]:
    if what == "abandon" and (
        event.stage == "turn" or (not event.several and _gave_up(event, other(player)))
    ):
        return ending.abandon(event, player, BEGINNING)
    if event.ending:
        raise GameIsOver(key=where)
    if event.to_move != player:
        raise NotYourTurn(key=f"{where}.player", player=event.to_move)
    match what:
        case "play":
            return _complete(event, playing.make_play(event, turn.text("play", "H8 CASA"), BEGINNING))
        case "exchange":
            return exchanging.exchange(event, BEGINNING, count=turn.number("exchange", 1, 7))
        case flag:
            return FLAGS[flag](event)


def _gave_up(event: Classic, player: int) -> bool:
    return event.ending is not None and event.ending.way == "abandoned" and event.ending.lost == (player,)


def _complete(event: Classic, made: list[Entry]) -> list[Entry]:
    for entry in made:
        event = apply(event, {**entry, "at": BEGINNING})
    return [*made, *playing.complete(event, BEGINNING)]
