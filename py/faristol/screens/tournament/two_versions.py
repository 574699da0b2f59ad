"""What another tablet has otherwise, in words: what it is about, what it is here and what it is there."""

from collections.abc import Callable, Mapping
from typing import Any

from faristol.screens.tournament.amounts import figure_of
from faristol.screens.tournament.figures import order_name, written_rating
from faristol.screens.tournament.round_clock import start_text
from faristol.screens.tournament.systems import system_name
from faristol.screens.tournament.two_in_full import FULLY
from faristol.texts import N_, Texts
from faristol.tournaments.difference import Difference
from faristol.tournaments.rounds import Start
from faristol.tournaments.terms import System

Names = Mapping[str, str]
ABOUT = {
    "name": N_("Name of %(one)s"),
    "rating": N_("Rating of %(one)s"),
    "games": N_("Rated games of %(one)s so far"),
    "club": N_("Club of %(one)s"),
    "category": N_("Category of %(one)s"),
    "division": N_("Division of %(one)s"),
    "seed": N_("Place of %(one)s in the initial order"),
    "table": N_("Table that %(one)s keeps"),
    "joined": N_("First round of %(one)s"),
    "away": N_("%(one)s until further notice"),
    "withdrawn": N_("%(one)s from now on"),
    "absent": N_("%(one)s in round %(round)s"),
    "for_club": N_("%(one)s on evening %(round)s"),
    "unannounced": N_("%(one)s on evening %(round)s"),
    "gone": N_("%(one)s in round %(round)s"),
    "forbidden": N_("%(one)s and %(two)s"),
    "locked": N_("%(one)s and %(two)s in the next round"),
    "rest": N_("%(one)s in the next round"),
    "listed": N_("%(one)s in the list of players"),
    "sheet": N_("Round %(round)s, %(one)s – %(two)s"),
    "closed": N_("Round %(round)s"),
    "byes": N_("Who has the bye in round %(round)s"),
    "round": N_("Round %(round)s"),
    "planned": N_("Number of rounds"),
    "plan": N_("Plan of round %(round)s"),
    "start": N_("Start of round %(round)s"),
    "terms": N_("Pairing and counting"),
    "lots": N_("The lots"),
    "order": N_("Order of lists by name"),
    "teams": N_("Teams"),
    "prizes": N_("Prizes"),
    "board_orders": N_("Board order of %(team)s"),
    "line_ups": N_("Who plays for %(team)s in the next round"),
    "began": N_("Who is here"),
    "ended": N_("The tournament"),
}
WHY_NOT = {
    "two-rounds": N_(
        "Two different rounds %(round)s were played, and only one can count: this tablet’s "
        "does. If the other one is right, go on with the other tablet, and import this "
        "tablet’s file there."
    ),
    "follows": N_(
        "Round %(round)s on the other tablet follows from a round that is not the one here. "
        "Settle that one first, then import the file again."
    ),
    "called-off": N_(
        "Round %(round)s was called off here, and the other tablet went on with it. If it is "
        "played after all, pair it here as it is there, then import the file again."
    ),
    "no-table": N_(
        "Round %(round)s: the other tablet has something for a table %(one)s – %(two)s, "
        "which is no longer there. If they did play, put the tables right, then import the "
        "file again."
    ),
    "draft": N_(
        "The draft of round %(round)s is not taken: different players play here. Pair the round "
        "on this tablet."
    ),
    "called-off-there": N_(
        "Round %(round)s was called off on the other tablet, but went on here. If it is not "
        "to count, go on with the other tablet, and import this tablet’s file there."
    ),
    "starts": N_(
        "Round %(round)s: on the other tablet %(one)s starts against %(two)s. If that is right, "
        "swap the two here."
    ),
    "wish": N_(
        "The other tablet had a pair, a bye or a line-up set for round %(round)s, which is "
        "not the next one here: %(players)s."
    ),
    "wish-back": N_(
        "The other tablet cancelled something that was set for round %(round)s, which is "
        "already paired here: %(players)s."
    ),
    "arbiters": N_("The other tablet also names arbiters for whom there is no room here: %(what)s."),
    "entries": N_(
        "Where each division is paired separately, only results are taken from another tablet. "
        "The other tablet also has this; do it here by hand: %(what)s"
    ),
    "entry": N_("The other tablet also has: “%(what)s”. It is not taken: do it here by hand."),
}
YES_OR_NO = {
    "absent": (N_("absent"), N_("present")),
    "for_club": (N_("plays for the club"), N_("does not play for the club")),
    "unannounced": (N_("absent without notice"), N_("not absent without notice")),
    "gone": (N_("had withdrawn"), N_("was there")),
    "forbidden": (N_("are never to meet"), N_("may meet")),
    "locked": (N_("are to meet"), N_("need not meet")),
    "sheet": (N_("has a result"), N_("the result was taken back")),
    "closed": (N_("closed"), N_("open")),
    "ended": (N_("is over"), N_("goes on")),
}
RESTS = {"": N_("is playing"), "full": N_("bye"), "half": N_("half-point bye")}


def about(found: Difference, names: Names, t: Texts) -> str:
    """Return what it is about."""
    return t.gettext(ABOUT[found.about]) % _details(found, names)


def why_not(found: Difference, names: Names, what: str, t: Texts) -> str:
    """Return why it cannot be had here, and what to do."""
    return t.gettext(WHY_NOT[found.about]) % {**_details(found, names), "what": what}


def in_one_line(found: Difference, names: Names, t: Texts) -> str:
    """Return what the other tablet has, for the log."""
    if found.only_told:
        return why_not(found, names, "…", t)
    said = f"{about(found, names, t)}: {version(found, found.value, names, t)}"
    return f"{said}. {found.why}" if found.why else said


def _details(found: Difference, names: Names) -> dict[str, Any]:
    who = [names.get(player, player) for player in found.who]
    one, two = (*who, "", "")[:2]
    team = found.who[1] if len(found.who) > 1 else ""
    return {"one": one, "two": two, "team": team, "round": found.round, "players": ", ".join(who)}


def version(found: Difference, value: Any, names: Names, t: Texts) -> str:
    """Return a value in words, this tablet's or the other one's."""
    if found.about in YES_OR_NO:
        return t.gettext(YES_OR_NO[found.about][0 if value else 1])
    if found.about == "plan":
        return system_name(System(value["mode"], value["top"]) if value else None, t)
    said = _VERSIONS[found.about](value, names, t) if found.about in _VERSIONS else str(value or "")
    return said or t.gettext("nothing")


def both_versions(found: Difference, ours: Any, names: Names, t: Texts) -> tuple[str, str]:
    """Return this tablet's version and the other one's, so that they can be told apart."""
    values = (ours, found.value)
    here, there = (version(found, value, names, t) for value in values)
    if here == there and found.about in FULLY and None not in values:
        here, there = FULLY[found.about](*values, names, t)
    return here, f"{there}. {found.why}" if found.why else there


def _since(value: int | None, nothing: str, t: Texts) -> str:
    return t.gettext("absent from round %(round)s on") % {"round": value} if value else t.gettext(nothing)


def _listed(value: Any, names: Names, t: Texts) -> str:
    if value is None:
        return t.gettext("removed")
    rating = written_rating(value["rating"], t)
    return ", ".join(filter(None, (value["name"], rating, value["club"], value["division"])))


def _round(value: Any, names: Names, t: Texts) -> str:
    if value is None:
        return t.gettext("called off or not paired")
    scores = {each["board"]: "–".join(map(str, each["counts"])) for each in value.get("sheets", ())}
    tables = [
        " ".join(filter(None, (f"{names[pair['first']]} – {names[pair['second']]}", scores.get(board))))
        for board, pair in enumerate(value["pairs"], 1)
    ]
    rests = [
        t.gettext("%(player)s has the bye") % {"player": names[each["player"]]} for each in value["byes"]
    ]
    drafted = [] if value["published"] else [t.gettext("only drafted")]
    return ", ".join([*tables, *rests, *drafted])


def _byes(value: Any, names: Names, t: Texts) -> str:
    some = [(names[each["player"]], each["why"]["code"] == "bye-half") for each in value]
    rests = [f"{name} ({t.gettext(RESTS['half' if half else 'full'])})" for name, half in some]
    return ", ".join(rests) or t.gettext("nobody")


def _terms(value: Any, names: Names, t: Texts) -> str:
    way, order = system_name(System(value["mode"]), t), order_name(value["scoring"], t)[0]
    return f"{way}; {order}"


def _prizes(value: Any, names: Names, t: Texts) -> str:
    listed = value["prizes"]
    total = sum(each["cents"] for each in listed)
    count = t.ngettext("%(num)s prize", "%(num)s prizes", len(listed)) % {"num": len(listed)}
    return f"{count}, {figure_of(total, t)} {value['currency']}" if total else count


def _teams(value: int | None, names: Names, t: Texts) -> str:
    if value is None:
        return t.gettext("not counted")
    if not value:
        return t.gettext("all players of each count")
    return t.ngettext("the best player of each counts", "the best %(num)s players of each count", value) % {
        "num": value
    }


_VERSIONS: Mapping[str, Callable[[Any, Names, Texts], str]] = {
    "rating": lambda value, names, t: written_rating(value, t),
    "away": lambda value, names, t: _since(value, N_("present"), t),
    "withdrawn": lambda value, names, t: _since(value, N_("is playing"), t),
    "rest": lambda value, names, t: t.gettext(RESTS[value]),
    "listed": _listed,
    "round": _round,
    "byes": _byes,
    "start": lambda value, names, t: start_text(Start(*value), t) if value else "",
    "terms": _terms,
    "lots": lambda value, names, t: str(int(value[:8] or "0", 16)),
    "order": lambda value, names, t: (
        t.gettext("by surname") if value == "surname" else t.gettext("as written")
    ),
    "teams": _teams,
    "prizes": _prizes,
    "board_orders": lambda value, names, t: ", ".join(names[player] for player in value or ()),
    "line_ups": lambda value, names, t: ", ".join(names[player] for player in value or ()),
}
