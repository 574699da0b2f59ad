"""Results from elsewhere: a finished game, from its file or this device, and those of another tablet.

Where that had another result, the director says which of the two counts, and why.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from faristol.games.classic.game import Classic, summary
from faristol.screens.acts import Act
from faristol.screens.forms.field import Options
from faristol.screens.notice import Done
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.event_files import whole_log
from faristol.screens.parts.pasted_lists import plain as plain_name
from faristol.screens.parts.signs import plain
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.notes import TableNote, noted
from faristol.screens.tournament.open_event import event_of, open_event, published_at
from faristol.screens.tournament.pairings import names_of, remark
from faristol.screens.tournament.round.arbiters import AskedWord, word_about
from faristol.screens.tournament.round.errors import GameNotOver, NoneChosen, NotAGame, NotTheseTwo
from faristol.screens.tournament.round.handing_in import FORM
from faristol.screens.tournament.round.place import published_of
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments import choosing
from faristol.tournaments.decision import CORRECTED
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Tournament
from faristol.tournaments.published import Published, Sheet

HERE, THERE = "here", "there"


def take_file(scene: Scene, event: Tournament, intent: Intent) -> Act:
    """Fill the form of its table with a game's file, to be looked at before it counts."""
    return _fill_form(scene, event, card_of(intent.file or b""))


def take_game(scene: Scene, event: Tournament, stream: str) -> Act:
    """Fill the form with a game that was played on this device."""
    for card in games_here(scene, published_of(scene)).values():
        if card["stream"] == stream:
            return _fill_form(scene, event, card)
    raise NotNow


def _fill_form(scene: Scene, event: Tournament, card: Card) -> Step:
    t, published = texts_of(scene), published_of(scene)
    board, turned = table_of(event, published, card["players"])
    fact = t.gettext("The game at table %(n)s has been read.") % {"n": board}
    form = form_of(card["result"], turned=turned)
    chosen = TableNote(published.number, board, card["result"].get("unsigned"))
    return Step(
        session=noted(scene, chosen=chosen, form=form, panel=None),
        focus="chosen",
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
    event, since = event_of(scene), published_at(open_event(scene).entries, published.number) or 0
    found: dict[int, Card] = {}
    for card in scene.cards:
        if card["at"] < since or "result" not in card or "computer" in card:
            continue
        with suppress(NotTheseTwo):
            board, _ = table_of(event, published, card["players"])
            if board in published.missing:
                found.setdefault(board, card)
    return dict(sorted(found.items()))


def table_of(event: Tournament, published: Published, names: Sequence[str]) -> tuple[int, bool]:
    """Return the board, and whether they stand the other way round there."""
    wanted = [plain_name(name) for name in names]
    for board, pair in published.draft.numbered:
        here = [plain_name(event.players[player].name) for player in (pair.first, pair.second)]
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


# --- two results of a table


@view_value
class TwoResults:
    """The first table of the round that has two, and how many more there are."""

    board: int
    names: tuple[str, str]
    options: Options
    more: int
    word: AskedWord | None
    """What is asked of the arbiters, where the round is over and the other result is by none of them."""


def two_results(event: Tournament, published: Published, t: Texts) -> TwoResults | None:
    if not published.beside or event.ended:
        return None
    board, *more = sorted(published.beside)
    pair, names = published.draft.by_table[board], names_of(event)
    both = names[pair.first], names[pair.second]
    here, there = published.sheets[board], published.beside[board]
    options: Options = [
        (HERE, _counts(here, remark(here, pair, names, t)), t.gettext("typed on this tablet")),
        (THERE, _counts(there, remark(there, pair, names, t)), t.gettext("typed on the other tablet")),
    ]
    asked = published.closed and there.decision is None
    word = word_about(event, published, board, CORRECTED, "", t) if asked else None
    return TwoResults(board, both, options, len(more), word)


def _counts(sheet: Sheet, ended: str) -> str:
    counts = " – ".join(plain(each) for each in sheet.result.score)
    return f"{counts}, {ended}" if ended else counts


def elsewhere(event: Tournament, published: Published) -> int | None:
    """Return another round of which a table has two results."""
    rounds = (number for number, _ in event.undecided if number != published.number)
    return next(rounds, None) if not published.beside else None


def decide(
    scene: Scene, event: Tournament, board: int, right: str = "", why: str = "", arbiter: str = ""
) -> Act:
    """Count the result that was typed here, or the other tablet's."""
    number = published_of(scene).number
    if right == HERE:
        entries = choosing.keep_here(event, number, board, why)
    elif right == THERE:
        entries = choosing.take_beside(event, number, board, why, arbiter=arbiter)
    else:
        raise NoneChosen
    left = len(event.rounds[number - 1].beside) > 1
    return Step(entries, session=noted(scene), focus="two-results" if left else "work")
