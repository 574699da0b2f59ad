"""A finished game of two, from its file or from this device, as the result of the table where the two sit."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from faristol.games.classic.game import Classic, summary
from faristol.screens.notice import Done
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.event_files import whole_log
from faristol.screens.parts.pasted_lists import plain
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.notes import TableNote, noted
from faristol.screens.tournament.open_event import event_of, open_event
from faristol.screens.tournament.round.errors import GameNotOver, NotAGame, NotTheseTwo
from faristol.screens.tournament.round.handing_in import FORM
from faristol.screens.tournament.round.place import published_of
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Tournament
from faristol.tournaments.published import Published


def take_file(scene: Scene, intent: Intent) -> Step:
    """Fill the form of its table with a game's file, to be looked at before it counts."""
    return _fill_form(scene, card_of(intent.file or b""))


def take_game(scene: Scene, intent: Intent) -> Step:
    """Fill the form with a game that was played on this device."""
    for card in games_here(scene, published_of(scene)).values():
        if card["stream"] == intent.data["stream"]:
            return _fill_form(scene, card)
    raise NotNow


def _fill_form(scene: Scene, card: Card) -> Step:
    event, published = event_of(scene), published_of(scene)
    board, turned = table_of(event, published, card["players"])
    t = scene.texts
    fact = t.gettext("The game of table %(n)s has been read.") % {"n": board}
    form = form_of(card["result"], turned=turned)
    chosen = TableNote(published.number, board, card["result"].get("unsigned"))
    return Step(
        session=noted(scene, chosen=chosen, form=form, panel=None),
        focus="sheet-first",
        notice=Done(fact, t.gettext("Check it: it counts once you confirm it.")),
    )


def card_of(file: bytes) -> Card:
    _, folded = whole_log(file)
    if folded is None or not isinstance(folded.state, Classic):
        raise NotAGame
    if folded.state.settled is None:
        raise GameNotOver(players=" – ".join(folded.state.names))
    return summary(folded.state)


def games_here(scene: Scene, published: Published) -> dict[int, Card]:
    """Return for each table that is missing the last game finished here since its pair is known."""
    event, since = event_of(scene), _published_at(scene, published)
    found: dict[int, Card] = {}
    for card in scene.cards:
        if card["at"] < since or "result" not in card or "computer" in card:
            continue
        with suppress(NotTheseTwo):
            board, _ = table_of(event, published, card["players"])
            if board in published.missing:
                found.setdefault(board, card)
    return dict(sorted(found.items()))


def _published_at(scene: Scene, published: Published) -> int:
    """Return the last time, if the round was called off and paired anew."""
    times: list[int] = [
        entry["at"]
        for entry in open_event(scene).entries
        if entry["type"] == "RoundPublished" and entry["round"] == published.number
    ]
    return times[-1]


def table_of(event: Tournament, published: Published, names: Sequence[str]) -> tuple[int, bool]:
    """Return the board, and whether they stand the other way round there."""
    wanted = [plain(name) for name in names]
    for board, pair in enumerate(published.draft.pairs, 1):
        here = [plain(event.players[player].name) for player in (pair.first, pair.second)]
        if wanted in (here, here[::-1]):
            return board, wanted != here
    raise NotTheseTwo(players=" – ".join(names), round=published.number)


def form_of(result: dict[str, Any], *, turned: bool) -> dict[str, str]:
    """Return the form of a result. What the game's own document made of it is not counted once more."""
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
    """Return a draw; or that both have lost, by giving up, by the time, or as the arbiter decided."""
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
