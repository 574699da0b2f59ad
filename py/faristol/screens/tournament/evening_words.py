"""The rounds of a ladder are evenings: the same sentences, said of those, on screens, papers and the wall."""

from collections.abc import Callable, Mapping
from functools import partial
from gettext import NullTranslations
from typing import TypeVar, cast

from markupsafe import Markup

from faristol.screens.rendering import environment
from faristol.screens.scene import Scene
from faristol.texts import N_, Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.terms import LADDER

T = TypeVar("T")

EVENINGS: Mapping[str, str] = {
    "Round": N_("Evening"),
    "round %(n)s": N_("evening %(n)s"),
    "Rounds": N_("Evenings"),
    "Round %(n)s": N_("Evening %(n)s"),
    "Round %(n)s of %(all)s": N_("Evening %(n)s"),
    "Draft of round %(n)s of %(all)s": N_("Draft of evening %(n)s"),
    "Round %(n)s, %(two)s.": N_("Evening %(n)s, %(two)s."),
    "Before round 1": N_("Before evening 1"),
    "After round %(n)s": N_("After evening %(n)s"),
    "After which round": N_("After which evening"),
    "Which round": N_("Which evening"),
    "One round earlier": N_("One evening earlier"),
    "One round later": N_("One evening later"),
    "Round %(n)s starts: %(start)s": N_("Evening %(n)s starts: %(start)s"),
    "Round %(n)s is paired; nobody has seen it yet.": N_("Evening %(n)s is paired; nobody has seen it yet."),
    "Round %(n)s is published.": N_("Evening %(n)s is published."),
    "Round %(n)s is closed.": N_("Evening %(n)s is closed."),
    "Round %(n)s is closed": N_("Evening %(n)s is closed"),
    "Round %(n)s is over": N_("Evening %(n)s is over"),
    "The draft of round %(n)s was dropped.": N_("The draft of evening %(n)s was dropped."),
    "It was made before this change: pair the round again.": N_(
        "It was made before this change: pair the evening again."
    ),
    "Publish round %(n)s": N_("Publish evening %(n)s"),
    "Close round %(n)s": N_("Close evening %(n)s"),
    "Pair round %(n)s": N_("Pair evening %(n)s"),
    "%(name)s: round %(n)s is running": N_("%(name)s: evening %(n)s is running"),
    "Go on with round %(n)s": N_("Go on with evening %(n)s"),
    "Back to round %(n)s": N_("Back to evening %(n)s"),
    "Go to round %(n)s": N_("Go to evening %(n)s"),
    "Call off round %(n)s": N_("Call off evening %(n)s"),
    "Call off round %(n)s…": N_("Call off evening %(n)s…"),
    "Clock of round %(n)s": N_("Clock of evening %(n)s"),
    "Pairing method from round %(n)s on": N_("Pairing method from evening %(n)s on"),
    "This method is used from round %(n)s on.": N_("This method is used from evening %(n)s on."),
    "No round is published.": N_("No evening is published."),
    "No round has been published": N_("No evening has been published"),
    "No round has been published yet.": N_("No evening has been published yet."),
    "Papers can be printed once the first round is published.": N_(
        "Papers can be printed once the first evening is published."
    ),
    "That was the last round": N_("That was the last evening"),
    "Paired by the standings after round %(n)s.": N_("Paired by the standings after evening %(n)s."),
    "A result of round %(n)s was corrected after these pairs were made.": N_(
        "A result of evening %(n)s was corrected after these pairs were made."
    ),
    "A result of an earlier round was corrected after this one was paired.": N_(
        "A result of an earlier evening was corrected after this one was paired."
    ),
    "The places after every round; the table below has the same data.": N_(
        "The places after every evening; the table below has the same data."
    ),
    "In each round: won +, drawn =, lost −, and the opponent’s place in this table.": N_(
        "On each evening: won +, drawn =, lost −, and the opponent’s place in this table."
    ),
    "met in round %(n)s": N_("met on evening %(n)s"),
    "%(prize)s: %(figure)s, round %(n)s": N_("%(prize)s: %(figure)s, evening %(n)s"),
    "from round %(n)s on": N_("from evening %(n)s on"),
    "Absent in round %(n)s": N_("Absent on evening %(n)s"),
    "absent in round %(n)s": N_("absent on evening %(n)s"),
    "absent from round %(n)s on": N_("absent from evening %(n)s on"),
    "withdrawn from round %(n)s": N_("withdrawn from evening %(n)s"),
    "Withdrawn: not paired from round %(n)s on. Games played count.": N_(
        "Withdrawn: not paired from evening %(n)s on. Games played count."
    ),
    "Misses one round:": N_("Misses one evening:"),
    "Absent in later rounds": N_("Absent on later evenings"),
    "bye in round %(n)s": N_("bye on evening %(n)s"),
    "bye in round %(n)s, half a point": N_("bye on evening %(n)s, half a point"),
    "Bye in round %(n)s": N_("Bye on evening %(n)s"),
    "Half-point bye in round %(n)s": N_("Half-point bye on evening %(n)s"),
    "Plays %(name)s in round %(n)s.": N_("Plays %(name)s on evening %(n)s."),
    "Pair them in round %(n)s": N_("Pair them on evening %(n)s"),
    "Players entered now play from round %(n)s on.": N_("Players entered now play from evening %(n)s on."),
    "%(name)s plays from round %(n)s on.": N_("%(name)s plays from evening %(n)s on."),
    "The first round is not out yet.": N_("The first evening is not out yet."),
    "The next round is being paired.": N_("The next evening is being paired."),
    "This table is free in this round.": N_("This table is free on this evening."),
    "The round is over.": N_("The evening is over."),
    "You have a bye in this round.": N_("You have a bye on this evening."),
    "What if, round %(n)s": N_("What if, evening %(n)s"),
}


class _OfEvenings(NullTranslations):
    """A catalogue with the sentences of evenings in the place of those of rounds."""

    def __init__(self, catalogue: NullTranslations) -> None:
        super().__init__()
        self.catalogue = catalogue

    def gettext(self, message: str) -> str:
        return self.catalogue.gettext(EVENINGS.get(message, message))

    def pgettext(self, context: str, message: str) -> str:
        return self.catalogue.pgettext(context, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return _counted(self.catalogue.ngettext, msgid1, msgid2, n)


def _counted(ngettext: Callable[[str, str, int], T], one: str, many: str, n: int) -> T:
    """Return a sentence with a number, said of evenings."""
    match one:
        case "%(num)s plays in round %(round)s":
            return ngettext("%(num)s plays on evening %(round)s", "%(num)s play on evening %(round)s", n)
        case "%(n)s round":
            return ngettext("%(n)s evening", "%(n)s evenings", n)
    return ngettext(one, many, n)


def said_of(event: Tournament, t: Texts) -> Texts:
    """Return the texts in which this tournament is spoken of."""
    return of_evenings(t) if event.terms.mode == LADDER else t


def of_evenings(t: Texts) -> Texts:
    return t if isinstance(t.catalogue, _OfEvenings) else Texts(t.language, _OfEvenings(t.catalogue))


def texts_of(scene: Scene) -> Texts:
    return said_of(scene.event.state, scene.texts) if scene.event else scene.texts


class SaysEvenings:
    """What a template is given: on a ladder its sentences are those of evenings."""

    event: Tournament

    def __post_init__(self) -> None:
        if self.event.terms.mode == LADDER:
            vars(self).update(gettext=_gettext, ngettext=_ngettext)


def _gettext(sentence: str, /, **values: object) -> Markup:
    return _usual("gettext")(EVENINGS.get(sentence, sentence), **values)


def _ngettext(one: str, many: str, n: int, /, **values: object) -> Markup:
    return _counted(partial(_usual("ngettext"), **values), one, many, n)


def _usual(name: str) -> Callable[..., Markup]:
    return cast(Callable[..., Markup], environment().globals[name])
