"""What a form asks of the rules of a game of two, and the rules with what was answered."""

from functools import reduce
from typing import Any

from faristol.games.classic.errors import NoSuchMinutes
from faristol.games.classic.opening import LONGEST_TIME
from faristol.rulesets import ruleset_data
from faristol.rulesets.table_games import ClassicRules
from faristol.screens.forms import often
from faristol.screens.forms.field import Box, Cards, Choice, Field, Filled, Note, Number
from faristol.screens.forms.form import Draft, Form
from faristol.screens.rules_of_two.club_rules import CLUB
from faristol.screens.session import Slot
from faristol.texts import N_

TIMES = (("25", N_("25 minutes")), ("30", N_("30 minutes")), ("other", N_("Other")), ("none", N_("No clock")))
ON_OFFER = ("25", "30")
TAKEN_FROM_ONE = N_(
    "At the end the points of the tiles left are taken from one player and given to the other"
)

WHICH_RULES = Cards(
    "ruleset",
    N_("Language and rules"),
    lambda filled: CLUB.cards(filled.scene.remembered, filled.texts),
    usual=often.first_rules("mallorca", "romanian"),
    remembered=True,
)


def minutes_of(filled: Filled) -> int:
    """Return the time of each player; 0 for a game without a clock."""
    if filled["time"] == "none":
        return 0
    text = filled["minutes"].strip() if filled["time"] == "other" else filled["time"]
    if not text.isdecimal() or int(text) > LONGEST_TIME:
        raise NoSuchMinutes(minutes=text, most=LONGEST_TIME)
    return int(text)


def ruleset(filled: Filled) -> dict[str, Any]:
    """Return the rules with what the form settles in them; the event keeps this whole."""
    rules = CLUB.rules(filled["ruleset"], filled.scene.remembered)
    if "stopping" in rules:
        rules["stopping"]["more"] = int(filled["after"])
    if "forfeit" in rules:
        rules["forfeit"]["strict"] = bool(filled["strict"])
    played_out = rules["ends"]["played-out"]
    if "racks" not in played_out and filled["rest"]:
        played_out["racks"] = played_out["clause"]
    return rules


def rules_of(filled: Filled) -> ClassicRules:
    return ClassicRules.read(filled.rules)


def _first_time(filled: Filled) -> str:
    return str(rules_of(filled).clock.minutes[0])


def _usual_time(filled: Filled) -> str:
    minutes = _first_time(filled)
    return minutes if minutes in ON_OFFER else "none" if minutes == "0" else "other"


def _times_of_the_rules(filled: Filled) -> str:
    t = filled.texts
    minutes = [str(each) for each in rules_of(filled).clock.minutes if each]
    if not minutes:
        return t.gettext("These rules set no time; you may agree on one.")
    by_these = t.gettext("By these rules: %(minutes)s minutes. You may agree on another time.")
    either = t.gettext("%(one)s or %(other)s")
    return by_these % {"minutes": reduce(lambda one, other: either % {"one": one, "other": other}, minutes)}


def _clause_of_time(filled: Filled) -> str | None:
    """Return the clause of the document's own times; another is the players' own."""
    clock = rules_of(filled).clock
    return clock.clause if filled["time"] in map(str, clock.minutes) else None


def _counts_racks(filled: Filled) -> bool:
    """Whether the document itself says what becomes of the tiles left at the end."""
    document = ruleset_data(CLUB.base(filled["ruleset"], filled.scene.remembered))
    return ClassicRules.read(document).ends.played_out.racks is not None


TIME = (
    Choice(
        "time",
        N_("Time for each player"),
        TIMES,
        usual=_usual_time,
        hint=_times_of_the_rules,
        follows="ruleset",
        remembered=True,
        notes=(Note(_clause_of_time),),
    ),
    Number(
        "minutes",
        N_("Minutes for each player"),
        usual=lambda filled: _first_time(filled) if _usual_time(filled) == "other" else "",
        asked=lambda filled: filled["time"] == "other",
        follows="ruleset",
        remembered=True,
        read=minutes_of,
    ),
)
AFTER = Choice(
    "after",
    N_("When playing time is over, after the current turn"),
    (("1", N_("One more")), ("2", N_("One more each"))),
    usual=lambda filled: str(rule.more if (rule := rules_of(filled).stopping) else 1),
    asked=lambda filled: rules_of(filled).stopping is not None,
    follows="ruleset",
    notes=(Note(lambda filled: rule.clause if (rule := rules_of(filled).stopping) else None),),
)
STRICT = Box(
    "strict",
    N_("Placed tiles must be played"),
    usual=lambda filled: "on" if (rule := rules_of(filled).forfeit) and rule.strict else "",
    hint=N_(
        "As on a wooden board: taking one back costs the turn. Otherwise tiles can be tried out until "
        "the play is made."
    ),
    asked=lambda filled: rules_of(filled).forfeit is not None and filled["mode"] == "tablet",
    follows="ruleset",
    notes=(Note(lambda filled: rule.clause if (rule := rules_of(filled).forfeit) else None, "strict"),),
)
REST = Box(
    "rest",
    TAKEN_FROM_ONE,
    usual=lambda filled: "on" if rules_of(filled).ends.played_out.racks else "",
    hint=N_("The rules do not say so; many clubs play this way."),
    asked=lambda filled: not _counts_racks(filled),
    follows="ruleset",
)
RULES = Form(
    Slot("rules_of_two", Draft),
    groups={"rules": (Field("ruleset"),), "time": TIME, "more": (AFTER, STRICT, REST)},
    rules=lambda card, scene: CLUB.rules(card, scene.remembered),
    club=CLUB,
)
"""On no screen: what a club's own rules, or a document, say where nobody is asked."""
