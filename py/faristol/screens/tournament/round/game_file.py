"""A finished game of two, from its file or from this device, as the result of the table where the two sit."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from faristol.games.classic.game import Classic, summary
from faristol.kinds import fold_log
from faristol.screens.parts.pasted_lists import plain
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.notes import noted
from faristol.screens.tournament.open_event import event_of, open_event
from faristol.screens.tournament.round.errors import GameNotOver, NotAGame, NotTheseTwo
from faristol.screens.tournament.round.handing_in import FORM, published_of
from faristol.storage.files import read_file
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Published, Tournament

Card = dict[str, Any]


def take_file(scene: Scene, intent: Intent) -> Step:
    """It comes into the form of its table, to be looked at before it counts."""
    return _taken(scene, card_of(intent.file or b""))


def take_game(scene: Scene, intent: Intent) -> Step:
    """The same of a game that was played on this device."""
    for game in games_here(scene, published_of(scene)):
        if game["stream"] == intent.data["stream"]:
            return _taken(scene, game)
    raise NotNow


def _taken(scene: Scene, card: Card) -> Step:
    event, published = event_of(scene), published_of(scene)
    board, turned = table_of(event, published, card["players"])
    t = scene.texts
    fact = t.gettext("The game of table %(n)s has been read.") % {"n": board}
    form = form_of(card["result"], turned=turned)
    chosen = {"round": published.number, "board": board, "unsigned": card["result"].get("unsigned")}
    return Step(
        session=noted(scene, chosen=chosen, form=form, panel=None),
        focus="sheet-first",
        notice=(fact, t.gettext("Look at it: it counts when you say so.")),
    )


def card_of(file: bytes) -> Card:
    told = fold_log(read_file(file).entries)
    if told is None or not isinstance(told.state, Classic):
        raise NotAGame
    if told.state.settled is None:
        raise GameNotOver(players=" – ".join(told.state.names))
    return summary(told.state)


def games_here(scene: Scene, published: Published) -> list[Card]:
    """Of each table that is missing, the last game finished on this device since its pair is known."""
    event, since = event_of(scene), _published_at(scene, published)
    found: dict[int, Card] = {}
    for card in scene.cards:
        if card["at"] < since or "result" not in card or "computer" in card:
            continue
        with suppress(NotTheseTwo):
            board, _ = table_of(event, published, card["players"])
            if board in published.missing:
                found.setdefault(board, {**card, "board": board})
    return [found[board] for board in sorted(found)]


def _published_at(scene: Scene, published: Published) -> int:
    """The last time, if the round was called off and paired anew."""
    times: list[int] = [
        entry["at"]
        for entry in open_event(scene).entries
        if entry["type"] == "RoundPublished" and entry["round"] == published.number
    ]
    return times[-1]


def table_of(event: Tournament, published: Published, names: Sequence[str]) -> tuple[int, bool]:
    """And whether they stand the other way round there."""
    wanted = [plain(name) for name in names]
    for board, pair in enumerate(published.draft.pairs, 1):
        here = [plain(event.players[player].name) for player in (pair.first, pair.second)]
        if wanted in (here, here[::-1]):
            return board, wanted != here
    raise NotTheseTwo(players=" – ".join(names), round=published.number)


def form_of(result: dict[str, Any], *, turned: bool) -> dict[str, str]:
    """What the game's own document made of it stays: it is not counted once more."""
    score, winner, lost = result["score"][:: -1 if turned else 1], result["winner"], result["lost"]
    form = {**dict.fromkeys(FORM, ""), "outcome": "played", "first": str(score[0]), "second": str(score[1])}
    if result["way"] == "absent":
        return {**form, "outcome": _absent(lost, turned=turned)}
    if winner is None:
        return {**form, "outcome": _without_winner(result)}
    side = (winner - 1) ^ turned
    by_score = (score[0] > score[1]) - (score[0] < score[1])
    return form if by_score == (1, -1)[side] else {**form, "winner": str(side)}


def _without_winner(result: dict[str, Any]) -> str:
    """A draw; or both have lost, by giving up, by the time, or because the arbiter has nobody win."""
    if len(result["lost"]) > 1:
        return "abandoned-both" if result["way"] == "abandoned" else "both-lost"
    one, two = result["score"]
    nobody = result.get("decided") and (one != two or one == 0)
    return "both-lost" if nobody else "played"


def _absent(lost: Sequence[int], *, turned: bool) -> str:
    if len(lost) > 1:
        return "double-forfeit"
    return ("forfeit-first", "forfeit-second")[(lost[0] - 1) ^ turned]


INTENTS = {"take_file": take_file, "take_game": take_game}
