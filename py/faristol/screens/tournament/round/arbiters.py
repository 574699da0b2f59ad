"""The arbiters of a tournament: who they are, and what is asked where one of them has to decide."""

from collections.abc import Mapping

from faristol.errors import Rejected
from faristol.screens.acts import Act
from faristol.screens.forms.field import Options
from faristol.screens.scene import Scene, Step
from faristol.screens.tournament.decisions import READY
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.notes import noted, notes
from faristol.screens.tournament.round.handing_in import report_of
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.deciding import arbiters_in, may_decide, name_arbiters, plays_at
from faristol.tournaments.decision import BOTH_LOSE, CORRECTED, WINNER, What
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Tournament
from faristol.tournaments.published import Published
from faristol.tournaments.reporting import Report, word_on

FITTING = {WINNER: ("broke", "helped"), BOTH_LOSE: ("both", "agreed"), CORRECTED: ("sums", "typed")}


@view_value
class AskedWord:
    """What is asked of the arbiters about a table."""

    arbiters: Options
    """Who may decide, to be chosen from; empty where it is nobody or one."""
    alone: str
    """The only one who may."""
    chosen: str
    plays: str
    """The arbiters who play at the table."""
    plays_clause: str | None
    reasons: list[tuple[str, str]]
    clause: str | None
    """By which a round that is over is not corrected otherwise."""


def asked_word(
    event: Tournament, published: Published, board: int, form: Mapping[str, str], t: Texts
) -> AskedWord | None:
    """Return what an arbiter is asked about the form as it stands; None where nothing has to be decided."""
    what = _what(event, published, board, form)
    return word_about(event, published, board, what, form.get("arbiter", ""), t) if what else None


def word_about(
    event: Tournament, published: Published, board: int, what: What, chosen: str, t: Texts
) -> AskedWord:
    pair, director = published.draft.by_table[board], event.opened.director
    rules, able = event.rules, may_decide(event, pair)
    proposed = "" if event.arbiters or plays_at(event, pair, director) else director
    return AskedWord(
        [(name, name, None) for name in able] if len(able) > 1 else [],
        able[0] if len(able) == 1 else "",
        chosen or proposed,
        ", ".join(name for name in event.arbiters if name not in able),
        rules.arbiter.affected,
        [(key, t.gettext(READY[key])) for key in FITTING[what]],
        rules.corrections.clause if published.closed and rules.corrections else None,
    )


def _what(event: Tournament, published: Published, board: int, form: Mapping[str, str]) -> What | None:
    """Return what has to be decided, as far as the form is filled in."""
    try:
        return word_on(event.rules, report_of(form, board, event.rules), closed=published.closed)
    except Rejected:
        return word_on(event.rules, Report(form["outcome"]), closed=published.closed)


def give_reason(scene: Scene, reason: str) -> Act:
    """Write one of the ready reasons into the form."""
    form = notes(scene).form
    if form is None or reason not in READY:
        raise NotNow
    return noted(scene, form={**form, "why": texts_of(scene).gettext(READY[reason])})


def change_arbiters(scene: Scene, event: Tournament, arbiters: str = "") -> Act:
    entries = name_arbiters(event, arbiters_in(arbiters))
    return Step(entries, session=noted(scene, panel=None), focus="work")
