"""What is asked for a new duplicate: one short form that a judge fills in without a manual."""

from typing import Any

from faristol.games.commitment import SECRET_BYTES
from faristol.games.duplicate.event import Choices
from faristol.games.duplicate.opening import open_duplicate
from faristol.screens.duplicate.opening.club_rules import CLUB
from faristol.screens.duplicate.opening.errors import GraceUnreadable, RoundsUnreadable
from faristol.screens.duplicate.opening.topping import ASKED, is_topping, of_topping, topping
from faristol.screens.forms import often
from faristol.screens.forms.field import Box, Cards, Choice, Field, Filled, Note, Number, Options
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.scene import Intent, Step
from faristol.screens.session import Slot
from faristol.texts import N_

MOST_ROUNDS = 60
LONGEST_GRACE = 60


def _sources(filled: Filled) -> Options:
    """Return where the racks may come from; a judge who plays may not see them before the others do."""
    t = filled.texts
    recommended = t.gettext("recommended: nobody can choose the racks, and anybody can check them afterwards")
    committed = ("committed", t.gettext("A promised secret, with the room’s words"), recommended)
    if filled["judge_plays"] and not is_topping(filled):
        return [committed]
    return [
        committed,
        ("program", t.gettext("The program alone"), t.gettext("at once; the room has to trust it")),
        ("bag", t.gettext("A real bag"), t.gettext("you type the tiles that come out of it")),
    ]


def _bonus(filled: Filled) -> str:
    """Return the table of the bonus in one sentence (DUP-21)."""
    return filled.texts.gettext(
        "To the only player to find the best play in the room: with %(least)s to %(most)s "
        "players, half as many points as there are players; with more, %(above)s; with fewer "
        "than %(least)s, none."
    ) % {name: filled.rules["bonus"][name] for name in ("least", "most", "above")}


def _rounds(filled: Filled) -> int:
    """Return 0 for as many as there are tiles for."""
    text = filled["rounds"].strip()
    if filled["length"] == "complete":
        return 0
    if not text.isdecimal() or not 1 <= int(text) <= MOST_ROUNDS:
        raise RoundsUnreadable(rounds=text, most=MOST_ROUNDS)
    return int(text)


def _grace(filled: Filled) -> int:
    text = filled["grace"].strip() or "0"
    if not text.isdecimal() or int(text) > LONGEST_GRACE:
        raise GraceUnreadable(grace=text, most=LONGEST_GRACE)
    return int(text)


def _ruleset(filled: Filled) -> dict[str, Any]:
    """Return the rules with what the form changes in them; the event keeps this whole."""
    rules = CLUB.rules(filled["ruleset"], filled.scene.remembered)
    rules["rack"]["put_back"] = filled["put_back"]
    rules["master"]["from"] = filled["master"]
    if filled["one_and_one"]:
        rules["rack"].pop("early", None)
    return of_topping(rules) if is_topping(filled) else rules


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    scene = filled.scene
    answers = {name: values[name] for name in Choices.__dataclass_fields__ if name != "topping"}
    if is_topping(filled):
        answers |= {"bonuses": False, "judge_plays": False, "grace": 0}
    chosen = Choices(**answers, topping=topping(filled))
    names, about = often.names_of_tiles(filled), scene.open_words.lexicon.about
    opened = open_duplicate(chosen, _ruleset(filled), names, about, scene.chance(SECRET_BYTES), scene.app)
    return Step(opens=opened, focus="player")


DRAFT = Slot("duplicate_setup", Draft)
FORM = Form(
    DRAFT,
    title=N_("A new duplicate"),
    groups={
        "what": (
            often.event_name(N_("Name of the duplicate"), N_("Duplicate, %(date)s")),
            Cards(
                "ruleset",
                N_("Language and rules"),
                lambda filled: CLUB.cards(filled.scene.remembered, filled.texts),
                usual=often.first_rules("duplicate", "romanian-duplicate"),
            ),
            Choice(
                "length",
                N_("How long"),
                (("complete", N_("Until the tiles run out")), ("rounds", N_("A number of rounds"))),
                usual="complete",
                ours=True,
            ),
            Number(
                "rounds",
                N_("Rounds"),
                asked=lambda filled: filled["length"] == "rounds",
                ours=True,
                read=_rounds,
            ),
        ),
        "time": (often.minutes(tuple("12345"), follows="ruleset"), *ASKED),
        "racks": (Cards("source", N_("Where the racks come from"), _sources, usual="committed", ours=True),),
        "bonus": (
            Box(
                "bonuses",
                N_("With bonuses"),
                usual=lambda filled: "on" if filled.rules["bonus"].get("clause") else "",
                hint=_bonus,
                asked=lambda filled: not is_topping(filled),
                follows="ruleset",
                notes=(
                    Note(
                        lambda filled: filled.rules["bonus"].get("clause"),
                        look="check__hint muted text-second",
                    ),
                ),
            ),
            Choice(
                "bonuses_added",
                N_("They are added"),
                (("end", N_("At the end")), ("rounds", N_("Round by round"))),
                usual="end",
                asked=lambda filled: bool(filled["bonuses"]) and not is_topping(filled),
                ours=True,
            ),
        ),
        "judge": (
            Field("judge", N_("Judge"), hint=often.MAY_STAY_EMPTY, remembered=True),
            Box("judge_plays", N_("The judge plays too"), asked=lambda filled: not is_topping(filled)),
        ),
        "more": (
            *often.calling("ruleset", carried=True),
            often.room_sees(ours=True),
            Choice(
                "master",
                N_("The master play is chosen from"),
                (("all", N_("All possible plays")), ("slips", N_("The plays handed in"))),
                usual=lambda filled: str(filled.rules["master"]["from"]),
                asked=lambda filled: not is_topping(filled),
                follows="ruleset",
                notes=(Note(lambda filled: filled.rules["master"].get("clause")),),
            ),
            often.put_back(follows="ruleset"),
            often.one_and_one(lambda filled: "early" in filled.rules["rack"], follows="ruleset"),
            Number(
                "grace",
                N_("Seconds in which a slip is still taken"),
                usual="0",
                hint=N_("After the time is over; such a slip is marked as late. With 0, none is taken."),
                asked=lambda filled: not is_topping(filled),
                follows="ruleset",
                read=_grace,
            ),
            often.publication(N_("Language of the board, the printouts and the files")),
            often.PLACE,
        ),
    },
    remembers="duplicate-club",
    rules=lambda card, scene: CLUB.rules(card, scene.remembered),
    club=CLUB,
    opens=_open,
)
