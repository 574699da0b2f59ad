"""What is asked for a duplicate for one: the game of the day, a new one, or the one of a friend's code."""

from dataclasses import replace
from datetime import date
from typing import Any

from faristol.games.topping import numbers
from faristol.practice.days import is_open
from faristol.practice.solo.code import LOT_BYTES, RULESETS, GameCode, UnreadableCode, read_code
from faristol.practice.solo.opening import (
    DAILY_ROUNDS,
    DAILY_SECONDS,
    Choices,
    by_chance,
    of_the_day,
    open_solo,
)
from faristol.practice.solo.playing import begun
from faristol.rulesets import ruleset_data
from faristol.screens.board.best_plays import has_play
from faristol.screens.forms import often
from faristol.screens.forms.as_last_time import AsLastTime, chosen
from faristol.screens.forms.field import Box, Cards, Choice, Field, Filled, Options
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.parts.calendar_days import day_text, today
from faristol.screens.parts.word_lists import list_in_use
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.texts import N_
from faristol.words.lexicon import Lexicon

DOOR, DOOR_OF_THE_DAY = "#/solo", "#/solo/day"
DAY, NEW, CODE = "day", "new", "code"
POINTS, TIME = "points", "time"
"""What counts."""
DOCUMENTS = (("duplicate", N_("Catalan duplicate")), ("romanian-duplicate", N_("Romanian duplicate")))


def code_of(filled: Filled) -> GameCode | None:
    """Return the code that stands there, as soon as it can be read."""
    try:
        return read_code(filled["code"]) if filled["way"] == CODE else None
    except UnreadableCode:
        return None


def date_of(scene: Scene) -> str:
    """Return the day whose game it is: that of the address while it is open, else the person's own today."""
    now = today(scene.now, scene.zone)
    try:
        wanted = date.fromisoformat(scene.address.removeprefix(f"{DOOR_OF_THE_DAY}/"))
    except ValueError:
        return now.isoformat()
    return (wanted if is_open(wanted, now) else now).isoformat()


def _language(filled: Filled) -> str:
    code = code_of(filled)
    return str(ruleset_data(code.ruleset)["language"] if code else filled.rules["language"])


def _ways(filled: Filled) -> Options:
    t, scene = filled.texts, filled.scene
    daily = {"date": _date(scene), "rounds": DAILY_ROUNDS, "minutes": DAILY_SECONDS // 60}
    of_day = t.gettext(
        "%(date)s: the same for everybody with the same word list. %(rounds)s rounds of %(minutes)s minutes."
    )
    as_long = t.gettext("As long as you like; at the end you get a code for a friend.")
    same = t.gettext("The same racks, rounds and time as your friend.")
    return [
        (DAY, t.gettext("The game of the day"), of_day % daily),
        (NEW, t.gettext("A new game"), as_long),
        (CODE, t.gettext("A friend’s code"), same),
    ]


def _times(filled: Filled) -> Options:
    t = filled.texts
    minutes = [
        (str(60 * n), t.ngettext("%(n)s minute", "%(n)s minutes", n) % {"n": n}, None) for n in (1, 2, 3, 5)
    ]
    return [*minutes, ("0", t.gettext("No clock"), None)]


def _counts(filled: Filled) -> Options:
    t = filled.texts
    until = t.gettext("You look until you have found the best play; the time counts.")
    return [
        (POINTS, t.gettext("Points"), t.gettext("One proposal a round.")),
        (TIME, t.gettext("Time (topping)"), until),
    ]


def _penalties(filled: Filled) -> Options:
    return often.seconds_more(numbers().penalties, filled)


def is_topping(filled: Filled) -> bool:
    return filled["way"] != DAY and filled["counts"] == TIME


def _rounds(filled: Filled) -> Options:
    t = filled.texts
    several = [(str(n), t.ngettext("%(num)s round", "%(num)s rounds", n) % {"num": n}, None) for n in (5, 10)]
    return [*several, ("0", t.gettext("The whole bag"), None)]


def _code(filled: Filled) -> GameCode | None:
    return read_code(filled["code"]) if filled["way"] == CODE else None


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    """Open the game with its first rack, whose time runs at once."""
    scene, words = filled.scene, filled.scene.open_words
    code = values["code"] or _game(filled, words.lexicon)
    of_day, now = date_of(scene) if filled["way"] == DAY else None, today(scene.now, scene.zone).isoformat()
    begun_on = now if of_day and of_day != now else None
    penalty = int(filled["penalty"]) if is_topping(filled) else None
    chosen = Choices(_name(filled), values["name"].strip(), values["eased"], of_day, begun_on, penalty)
    (opening,) = open_solo(chosen, code, ruleset_data(code.ruleset), words.lexicon.about, scene.app)
    return Step(opens=begun(opening, has_play(words, confirmed=chosen.confirmed)), focus="board-H8")


def _game(filled: Filled, lexicon: Lexicon) -> GameCode:
    scene = filled.scene
    if filled["way"] == DAY:
        return of_the_day(date_of(scene), filled["ruleset"], lexicon.about)
    rounds, seconds = int(filled["rounds"]), int(filled["seconds"])
    return by_chance(filled["ruleset"], rounds, seconds, lexicon.about, scene.chance(LOT_BYTES))


def _name(filled: Filled) -> str:
    t, scene = filled.texts, filled.scene
    of_day, other = t.gettext("Game of the day, %(date)s"), t.gettext("Duplicate for one, %(date)s")
    topping = t.gettext("Topping, %(date)s")
    name = of_day if filled["way"] == DAY else topping if is_topping(filled) else other
    return name % {"date": _date(scene)}


def _date(scene: Scene) -> str:
    return day_text(date.fromisoformat(date_of(scene)), scene.texts)


def _begin_of_the_day(scene: Scene, intent: Intent) -> Step:
    """Begin it from another screen, with the choices of last time."""
    door = f"{DOOR_OF_THE_DAY}/{intent.data.get('day', '')}"
    return FORM.open_as_last_time(replace(scene, address=door), intent)


def _rules_of_the_day(scene: Scene) -> str:
    """Return by which rules, and so in which language, and by which word list it is begun."""
    filled = FORM.fill({}, replace(scene, address=DOOR_OF_THE_DAY))
    rules = dict(DOCUMENTS)[filled["ruleset"]]
    return " · ".join(filter(None, [scene.texts.gettext(rules), list_in_use(scene, filled.language)]))


def _begin(scene: Scene, intent: Intent) -> Step:
    return FORM.open_as_last_time(replace(scene, address=DOOR), intent)


def _sentence(scene: Scene) -> str:
    here = replace(scene, address=DOOR)
    topping = FORM.last(here).get("counts") == TIME
    return " · ".join(chosen(FORM, here, "ruleset", "rounds", "seconds", *(["counts"] if topping else [])))


class _Form(Form):
    def draft(self, scene: Scene) -> dict[str, Any]:
        """Return what was chosen at this door: that of the day leads to the day's game all the same."""
        draft = super().draft(scene)
        return draft if draft.get("door") == scene.address else {}


DRAFT = Slot("solo_setup", Draft)
FORM = _Form(
    DRAFT,
    title=N_("Duplicate for one"),
    back=("#/practice", N_("Practice")),
    groups={
        "way": (
            Field("door", usual=lambda filled: filled.scene.address, asked=lambda filled: False),
            Cards(
                "way",
                N_("Which game"),
                _ways,
                usual=lambda filled: DAY if filled.scene.address.startswith(DOOR_OF_THE_DAY) else NEW,
            ),
            Field(
                "code",
                N_("The code"),
                hint=N_("Fifteen letters and digits, as in 12345-ABCDE-6789F."),
                asked=lambda filled: filled["way"] == CODE,
                read=_code,
                look="play",
            ),
        ),
        "game": (
            Choice(
                "ruleset",
                N_("Language and rules"),
                DOCUMENTS,
                usual=often.first_rules(*RULESETS),
                asked=lambda filled: filled["way"] != CODE,
                remembered=True,
            ),
            Choice(
                "rounds",
                N_("Rounds"),
                _rounds,
                usual="5",
                asked=lambda filled: filled["way"] == NEW,
                remembered=True,
            ),
            Choice(
                "seconds",
                N_("Time for a round"),
                _times,
                usual="180",
                asked=lambda filled: filled["way"] == NEW,
                remembered=True,
            ),
        ),
        "counts": (
            Cards(
                "counts",
                N_("What counts"),
                _counts,
                usual=POINTS,
                asked=lambda filled: filled["way"] != DAY,
                remembered=True,
            ),
            Choice(
                "penalty",
                N_("A missed best play costs the whole time, plus"),
                _penalties,
                usual=lambda filled: str(numbers().usual),
                asked=is_topping,
                remembered=True,
            ),
        ),
        "who": (
            Box(
                "eased",
                N_("Help for beginners"),
                hint=N_(
                    "While you place tiles, possible squares are marked, you see how the points are "
                    "made up, and words not in the list are shown before you propose."
                ),
                remembered=True,
            ),
            Field(
                "name",
                N_("Your name"),
                hint=N_("It appears on the result page; you can leave it empty."),
                remembered=True,
            ),
        ),
    },
    remembers="solo",
    language=_language,
    events=True,
    stays=True,
    opens=_open,
)
AS_LAST_TIME = AsLastTime(_begin, _sentence)
GAME_OF_THE_DAY = AsLastTime(_begin_of_the_day, _rules_of_the_day)
