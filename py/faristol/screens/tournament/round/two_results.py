"""Tables for which another tablet had another result: the director says which of the two counts, and why."""

from faristol.screens.forms.field import Options
from faristol.screens.parts.signs import plain
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.notes import noted
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.pairings import names_of, outcome
from faristol.screens.tournament.round.errors import NoneChosen
from faristol.screens.tournament.round.place import published_of
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments import merging
from faristol.tournaments.event import Tournament
from faristol.tournaments.published import Published, Sheet

HERE, THERE = "here", "there"


@view_value
class TwoResults:
    """The first table of the round that has two, and how many more there are."""

    board: int
    names: tuple[str, str]
    options: Options
    more: int


def two_results(event: Tournament, published: Published, t: Texts) -> TwoResults | None:
    if not published.beside or event.ended:
        return None
    board, *more = sorted(published.beside)
    pair, names = published.draft.pairs[board - 1], names_of(event)
    both = names[pair.first], names[pair.second]
    options: Options = [
        (HERE, _counts(published.sheets[board], both, t), t.gettext("typed on this tablet")),
        (THERE, _counts(published.beside[board], both, t), t.gettext("typed on the other tablet")),
    ]
    return TwoResults(board, both, options, len(more))


def _counts(sheet: Sheet, names: tuple[str, str], t: Texts) -> str:
    counts = " – ".join(plain(each) for each in sheet.result.score)
    remark = outcome(sheet.result.outcome, *names, t)
    return f"{counts}, {remark}" if remark else counts


def elsewhere(event: Tournament, published: Published) -> int | None:
    """Return another round of which a table has two results."""
    rounds = (number for number, _ in event.undecided if number != published.number)
    return next(rounds, None) if not published.beside else None


def decide(scene: Scene, intent: Intent) -> Step:
    event, number, board = event_of(scene), published_of(scene).number, int(intent.data["board"])
    acts = {HERE: merging.keep_here, THERE: merging.take_beside}
    act = acts.get(intent.fields.get("right", ""))
    if act is None:
        raise NoneChosen
    entries = act(event, number, board, intent.fields.get("why", ""))
    left = len(event.rounds[number - 1].beside) > 1
    return Step(entries=entries, session=noted(scene), focus="two-results" if left else "work")


INTENTS = {"decide": decide}
