"""What came from another tablet: what was taken, and what is otherwise there, to be taken or left."""

from collections.abc import Mapping
from typing import Any

from faristol.games.log import Entry, effective
from faristol.screens.acts import Act, acts
from faristol.screens.parts.log_names import Names
from faristol.screens.scene import Scene, Screen, Step
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.log_sentences import values
from faristol.screens.tournament.open_event import TournamentView, event_of, here, open_event
from faristol.screens.tournament.pairings import names_of
from faristol.screens.tournament.round_clock import round_clock, ticking
from faristol.screens.tournament.undo import undo_label
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments import choosing
from faristol.tournaments.difference import Difference
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts import FACTS
from faristol.tournaments.parts import parts_of
from faristol.tournaments.terms import LADDER


@view_value
class DifferenceLine:
    """One thing that is otherwise on the other tablet, with both versions; or what cannot be had."""

    number: int
    seen: str
    """By which a choice names it."""
    about: str
    here: str
    there: str
    told: str
    """Why it is not to be had, and what to do; then there is nothing to choose."""
    taken: bool
    """Whether the other tablet's version can still be taken."""
    played: bool = False
    """It cannot, because the round is being played here."""


@view_value(kw_only=True)
class DifferencesView(TournamentView):
    waiting: list[DifferenceLine]
    results: list[int]
    """The rounds in which a table has two results."""
    brought: list[str]
    """What the last file brought, in sentences."""


def view(scene: Scene) -> DifferencesView:
    event, t = event_of(scene), texts_of(scene)
    waiting = event.differences.still(event)
    return DifferencesView(
        title=_title(scene),
        subtitle=event.opened.name,
        back=here(scene),
        back_name=t.gettext("The tournament"),
        event=event,
        here=here(scene),
        round_clock=round_clock(scene),
        playing=event.opened.language,
        undo=undo_label(open_event(scene), t),
        waiting=[_line(event, number, each, t) for number, each in enumerate(waiting, 1)],
        results=sorted({number for number, _ in event.undecided}),
        brought=_brought(scene),
    )


def _line(event: Tournament, number: int, found: Difference, t: Texts) -> DifferenceLine:
    from faristol.screens.tournament import two_versions  # a director seldom has differences
    from faristol.tournaments.aspects import value_of

    names, seen = _names(event), choosing.name_of(found)
    if found.only_told:
        told = two_versions.why_not(found, names, _what(found, names, t), t)
        return DifferenceLine(number, seen, "", "", "", told, False)
    try:
        ours = value_of(event, found)
    except LookupError:
        ours = None
    mine, its = two_versions.both_versions(found, ours, names, t)
    played = choosing.replaces_played(event, found)
    taken = not played and choosing.fits(event, found)
    return DifferenceLine(number, seen, two_versions.about(found, names, t), mine, its, "", taken, played)


def _what(found: Difference, names: Names, t: Texts) -> str:
    """Return what the other tablet has, of what is only told."""
    if found.about == "entries":
        return "; ".join(_sentence(entry, names, t) for entry in found.value)
    if found.about == "arbiters":
        return ", ".join(found.value)
    return _sentence(found.value, names, t) if found.about == "entry" else ""


def _names(event: Tournament) -> Names:
    """Return the players by their ids; one who was removed has none."""
    removed = {
        each.who[0]: each.value["name"]
        for each in event.differences.waiting
        if each.about == "listed" and each.value
    }
    names = Names()
    names.update({**removed, **names_of(event)})
    names.by_evening = event.terms.mode == LADDER
    for part in parts_of(event):
        names.rounds[part.part] = len(part.rounds)
    return names


def _brought(scene: Scene) -> list[str]:
    """Return what the last file brought that was merged and not undone."""
    entries = effective(open_event(scene).entries)
    acts = [entry["act"] for entry in entries if entry["type"] == "TabletMerged"]
    of_it = [entry for entry in entries if acts and entry["act"] == acts[-1]]
    names = _names(event_of(scene))
    shown = (entry for entry in of_it if entry["type"] not in ("TabletMerged", "DifferenceFound"))
    return [_sentence(entry, names, texts_of(scene)) for entry in shown]


def _sentence(entry: Entry, names: Names, t: Texts) -> str:
    fact = FACTS.read(entry)
    said: Mapping[str, Any] = vars(fact)
    player = {"player": names[said["player"]]} if "player" in said else {}
    return t.gettext(fact.sentence) % {**said, **player, **values(fact, names, t, 0)}


def take(event: Tournament, number: int, seen: str) -> Act:
    """Let the other tablet's version count."""
    return Step(choosing.take_theirs(event, number, seen), focus="work")


def keep(event: Tournament, number: int, seen: str) -> Act:
    """Let it stay as it is here."""
    return Step(choosing.keep_ours(event, number, seen), focus="work")


def _title(scene: Scene) -> str:
    return texts_of(scene).gettext("From another tablet")


TOURNAMENT_DIFFERENCES = Screen(
    name="tournament_differences",
    view=view,
    title=_title,
    clock=ticking,
    intents=acts(take, keep),
    watched=(),
)
