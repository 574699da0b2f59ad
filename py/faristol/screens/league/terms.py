"""What counts in a league, as a person answers it: at its opening and later."""

import re
from collections.abc import Mapping

from faristol.competitions.errors import NoSuchNumber, PlacesUnreadable
from faristol.competitions.league import BY_KIND, League
from faristol.competitions.worths import PERCENT, PLACE, USUAL, EventKind, Worth
from faristol.screens.forms.field import Asks, Cards, Choice, Field, Number
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.session import Slot
from faristol.texts import N_, Texts

MOST_EVENTS = 999
MOST_POINTS = 9_999
MOST_PLACES = 99

COUNTS = (
    ("points", N_("The points"), N_("with their bonuses")),
    ("percent", N_("Percentage of the master plays"), N_("short and long events count the same")),
    (
        BY_KIND,
        N_("Points of its own for each kind of event"),
        N_("a season of duplicates, tournaments and single games, by place or by percentage"),
    ),
)
KINDS: Mapping[EventKind, str] = {
    "duplicate": N_("Duplicates"),
    "tournament": N_("Tournaments"),
    "game": N_("Single games"),
}


def read_best(text: str) -> int:
    """Return how many of the best events count; 0 for all of them."""
    text = text.strip() or "0"
    if not text.isdecimal() or int(text) > MOST_EVENTS:
        raise NoSuchNumber(best=text)
    return int(text)


def _points(text: str, field: str) -> int:
    if not text.isdecimal() or int(text) > MOST_POINTS:
        raise PlacesUnreadable(number=text).at(field)
    return int(text)


def _places(text: str, field: str) -> tuple[int, ...]:
    written = re.split(r"[\s,;]+", text.strip())
    if len(written) > MOST_PLACES:
        raise PlacesUnreadable(number="…").at(field)
    return tuple(_points(each, field) for each in written if each)


def _asked(kind: EventKind, by: str) -> Asks:
    return lambda filled: filled["counts"] == BY_KIND and filled[f"{kind}_by"] == by


def _of_kind(worth: Worth) -> tuple[Field, ...]:
    """Return what is asked of one kind of event."""
    kind = worth.kind
    places, others, most = (f"{kind}_{what}" for what in ("places", "others", "most"))
    return (
        Choice(
            f"{kind}_by",
            KINDS[kind],
            ((PLACE, N_("By place")), (PERCENT, N_("By percentage"))),
            usual=worth.by,
            asked=lambda filled: filled["counts"] == BY_KIND,
            carried=True,
            remembered=True,
        ),
        Field(
            places,
            N_("Points for each place, from the first on"),
            usual=_row(worth),
            hint=N_("Players who share a place each get its points."),
            asked=_asked(kind, PLACE),
            carried=True,
            remembered=True,
            read=lambda filled: _places(filled[places], places),
        ),
        Number(
            others,
            N_("Points for everybody else"),
            usual=str(worth.others),
            asked=_asked(kind, PLACE),
            carried=True,
            remembered=True,
            read=lambda filled: _points(filled[others].strip() or "0", others),
        ),
        Number(
            most,
            N_("Points for 100 per cent"),
            usual=str(worth.most),
            hint=MOST_HINTS[kind],
            asked=_asked(kind, PERCENT),
            carried=True,
            remembered=True,
            read=lambda filled: _points(filled[most].strip() or "0", most),
        ),
    )


MOST_HINTS: Mapping[EventKind, str] = {
    "duplicate": N_("That is the total of the master plays."),
    "tournament": N_("That is a win in every round."),
    "game": N_("A win is 100 per cent, a draw 50."),
}


def _row(worth: Worth) -> str:
    return " ".join(map(str, worth.places))


WHAT_COUNTS: tuple[Field, ...] = (
    Cards("counts", N_("What counts"), COUNTS, usual="points", remembered=True),
    Number(
        "best",
        N_("How many of the best events count"),
        usual="0",
        hint=N_("0 for all of them."),
        read=lambda filled: read_best(filled["best"]),
        remembered=True,
    ),
)
EACH_KIND: dict[str, tuple[Field, ...]] = {worth.kind: _of_kind(worth) for worth in USUAL}
ASKED_AGAIN = Slot("league-terms", Draft, of="event")
TERMS = Form(ASKED_AGAIN, groups={"about": WHAT_COUNTS, **EACH_KIND})
"""The form that asks it again beside the standings."""


def worths_of(values: Values) -> tuple[Worth, ...]:
    """Return what the kinds are worth by these answers; nothing where kinds do not count."""
    if values["counts"] != BY_KIND:
        return ()
    return tuple(
        Worth(kind, *(values[f"{kind}_{what}"] for what in ("by", "places", "others", "most")))
        for kind in KINDS
    )


def terms_form(league: League) -> dict[str, str]:
    """Return the answers that give what counts now."""
    answers = {"counts": league.counts, "best": str(league.best)}
    for kind in KINDS:
        worth = league.worth(kind)
        answers |= {f"{kind}_by": worth.by, f"{kind}_places": _row(worth)}
        answers |= {f"{kind}_others": str(worth.others), f"{kind}_most": str(worth.most)}
    return answers


def terms_sentence(league: League, t: Texts) -> str:
    best = league.best
    if league.by_kind:
        sentence = t.ngettext(
            "Each kind of event has points of its own; the best %(n)s event of each player counts.",
            "Each kind of event has points of its own; the best %(n)s events of each player count.",
            best,
        )
        every = t.gettext("Each kind of event has points of its own, and all events count.")
    elif league.counts == "points":
        sentence = t.ngettext(
            "For each player the points of the best %(n)s event count, with their bonuses.",
            "For each player the points of the best %(n)s events count, with their bonuses.",
            best,
        )
        every = t.gettext("The points of all events count, with their bonuses.")
    else:
        sentence = t.ngettext(
            "What counts is the percentage of the master plays, over the best %(n)s event of each player.",
            "What counts is the percentage of the master plays, over the best %(n)s events of each player.",
            best,
        )
        every = t.gettext("What counts is the percentage of the master plays, over all events.")
    return sentence % {"n": best} if best else every


def worth_sentences(league: League, t: Texts) -> list[str]:
    """Return what each kind is worth, where that is what counts."""
    if not league.by_kind:
        return []
    found = []
    for kind, label in KINDS.items():
        worth = league.worth(kind)
        named = {"kind": t.gettext(label), "places": _row(worth), "others": worth.others, "most": worth.most}
        if worth.by == PERCENT:
            sentence = t.gettext("%(kind)s: %(most)s points for 100 per cent.")
        elif worth.places:
            sentence = t.gettext("%(kind)s, from the first place on: %(places)s; everybody else %(others)s.")
        else:
            sentence = t.gettext("%(kind)s: %(others)s points for everybody.")
        found.append(sentence % named)
    return found
