"""Fields that several forms ask: the language of the prints, the names of the tiles, who leads and where."""

from collections.abc import Callable, Sequence
from datetime import timedelta

from faristol.screens.forms.field import Asks, Box, Choice, Day, Field, Filled, Note, Options, always
from faristol.screens.parts.calendar_days import today
from faristol.speech.call import name_table_data, other_names, tables
from faristol.texts import LANGUAGES, N_

MAY_STAY_EMPTY = N_("The name appears in the results; it may be empty.")
A_YEAR = timedelta(days=365)


def of_today(marked: str) -> Callable[[Filled], str]:
    """Return the usual name of an event: a marked sentence with today's date, once that is known."""

    def name(filled: Filled) -> str:
        scene = filled.scene
        date = {"date": scene.texts.date(scene.now, scene.zone)}
        return scene.texts.gettext(marked) % date if scene.now else ""

    return name


def first_rules(catalan: str, romanian: str) -> Callable[[Filled], str]:
    """Return the usual rules, which are those of the reader's language."""
    return lambda filled: romanian if filled.scene.settings.language == "ro" else catalan


def event_name(label: str, usual: str) -> Field:
    return Field("name", label, usual=of_today(usual), hint=N_("You will find it by this name."))


PLACE = Field("place", N_("Venue"), hint=N_("The club’s room, for the printouts."), remembered=True)


def publications(filled: Filled) -> Options:
    t = filled.texts
    names = {"ca": t.gettext("Catalan"), "ro": t.gettext("Romanian"), "en": t.gettext("English")}
    return [(code, names[code], None) for code in LANGUAGES]


def publication(label: str) -> Choice:
    return Choice(
        "publication",
        label,
        publications,
        usual=lambda filled: filled.language,
        follows="ruleset",
    )


def minutes(options: Sequence[str], *, follows: str = "") -> Choice:
    """Return the question for the time of a round; 0 is no clock."""
    return Choice(
        "minutes",
        N_("Minutes a round"),
        [(n, n if n != "0" else N_("No clock")) for n in options],
        usual=lambda filled: str(filled.rules["time"]["minutes"]),
        follows=follows,
        read=lambda filled: int(filled["minutes"]),
    )


def put_back(*notes: Note, follows: str = "") -> Choice:
    return Choice(
        "put_back",
        N_("When a rack is not valid"),
        (("whole", N_("The whole rack goes back")), ("new", N_("Only the new tiles"))),
        usual=lambda filled: str(filled.rules["rack"]["put_back"]),
        follows=follows,
        notes=notes,
    )


def one_and_one(asked: Asks, follows: str = "") -> Box:
    label = N_("One vowel and one consonant each round")
    return Box("one_and_one", label, asked=asked, follows=follows)


# How the tiles are called.

OTHER = {"Z": "z", "?": "blank"}
"""The field for each tile with two names: Z is zeta or Zarra, the blank escarràs or blanca (DUP-N)."""


def calling(follows: str = "", *, carried: bool = False) -> tuple[Field, ...]:
    """Return what is asked of the call: the table of names, the tiles with two names, the order."""
    return (
        Choice(
            "table",
            N_("Names of the tiles"),
            _tables,
            usual=lambda filled: str(filled.rules["call"]["table"]),
            hint=N_("The same for the whole game."),
            asked=lambda filled: len(_tables(filled)) > 1,
            carried=carried,
            follows=follows,
        ),
        _called("Z", N_("Z is called"), follows),
        _called("?", N_("The blank is called"), follows),
        Choice(
            "order",
            N_("The tiles are called"),
            (("alphabetical", N_("Alphabetically")), ("drawn", N_("As drawn"))),
            usual=lambda filled: str(filled.rules["call"]["order"]),
            follows=follows,
        ),
    )


def _tables(filled: Filled) -> Options:
    t = filled.texts
    names = {
        "towns": t.gettext("Towns"),
        "persons": t.gettext("People"),
        "countries": t.gettext("Countries"),
    }
    return [(table, names[table], None) for table in tables(filled.language)]


def _called(tile: str, label: str, follows: str) -> Choice:
    def asked(filled: Filled) -> bool:
        return tile in other_names(filled.language, filled["table"])

    def options(filled: Filled) -> Options:
        names = name_table_data(filled.language, filled["table"])["names"]
        others = other_names(filled.language, filled["table"])
        return [("", names[tile], None), ("other", others.get(tile, ""), None)]

    return Choice(
        OTHER[tile], label, options, asked=asked, follows=follows, lang=lambda filled: filled.language
    )


def names_of_tiles(filled: Filled) -> dict[str, object]:
    """Return the table of names for an event's first entry."""
    others = [tile for tile, field in OTHER.items() if filled[field]]
    return name_table_data(filled.language, filled["table"], others)


def room_sees(*, ours: bool = False) -> Choice:
    """Return the question when the board for the room shows a rack."""
    return Choice(
        "room_sees",
        N_("When the room sees the rack"),
        (
            ("call", N_("Tile by tile with the call")),
            ("time", N_("At “Time!”")),
            ("draw", N_("At once")),
        ),
        usual="call",
        hint=N_("On the board for the room. “At once” is for rooms where people do not hear well."),
        remembered=True,
        ours=ours,
    )


# By letter.


def first_day(filled: Filled) -> str:
    return today(filled.scene.now, filled.scene.zone).isoformat() if filled.scene.now else ""


def last_day(filled: Filled) -> str:
    """Return the day a year from now."""
    now = today(filled.scene.now, filled.scene.zone)
    return (now + A_YEAR).isoformat() if filled.scene.now else ""


def days(sentence: str, asked: Asks = always) -> tuple[Field, ...]:
    """Return the two days between which it is played, with a sentence on the time for thought."""
    note = Note("COR-15", sentence=sentence)
    return (
        Day("begins", N_("First day"), usual=first_day, asked=asked),
        Day("closes", N_("Closing date"), usual=last_day, asked=asked, notes=(note,)),
    )


def letters_left(asked: Asks = always) -> Box:
    return Box("racks", N_("Letters left in hand are subtracted at the end"), asked=asked)


def seconds_more(numbers: Sequence[int], filled: Filled) -> Options:
    """Return what a best play that is missed, or a try, may cost in topping."""
    t = filled.texts
    return [
        (str(n), t.ngettext("%(num)s second more", "%(num)s seconds more", n) % {"num": n}, None)
        for n in numbers
    ]
