"""What is asked for a new game of two, or of up to four: only two names must be written."""

from typing import Any

from faristol.games.classic.errors import NameOfPlayerMissing, NoSuchMinutes
from faristol.games.classic.opening import LONGEST_TIME, Choices, most_players, open_classic
from faristol.games.commitment import SECRET_BYTES
from faristol.rulesets import ruleset_data
from faristol.screens.classic.opening.club_rules import CLUB
from faristol.screens.forms import often
from faristol.screens.forms.field import Box, Cards, Choice, Field, Filled, Note, Number
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.new_event import Options
from faristol.screens.parts import people
from faristol.screens.scene import Intent, Step
from faristol.screens.session import Slot
from faristol.texts import N_

TIMES = (("25", N_("25 minutes")), ("30", N_("30 minutes")), ("other", N_("Other")), ("none", N_("No clock")))
ON_OFFER = ("25", "30")
PLAYERS = ("one", "two", "three", "four")


def players_of(filled: Filled) -> tuple[str, ...]:
    """Return the pair, whether it is written or not, and of the others those who are."""
    one, two, *others = (filled[name] for name in PLAYERS)
    return (one, two, *(name for name in others if name.strip()))


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
    rules = CLUB.rules(filled["ruleset"], filled.scene.kept)
    if "stopping" in rules:
        rules["stopping"]["more"] = int(filled["after"])
    if "forfeit" in rules:
        rules["forfeit"]["strict"] = bool(filled["strict"])
    played_out = rules["ends"]["played-out"]
    if "racks" not in played_out and filled["rest"]:
        played_out["racks"] = played_out["clause"]
    return rules


def several_can_play(filled: Filled) -> bool:
    return most_players(filled.rules) > 2


def several(filled: Filled) -> bool:
    return several_can_play(filled) and len(players_of(filled)) > 2


def _player(name: str, label: str, **more: Any) -> Field:
    return Field(
        name,
        label,
        known=lambda filled: sorted(
            (person["name"] for person in people.people(filled.scene.kept)), key=people.sorted_by
        ),
        **more,
    )


def _named(number: int) -> Any:
    def read(filled: Filled) -> str:
        name = filled[PLAYERS[number - 1]]
        if not name.strip():
            raise NameOfPlayerMissing(player=number).at(PLAYERS[number - 1])
        return name

    return read


def _modes(filled: Filled) -> Options:
    t = filled.texts
    both = (
        t.gettext("Both at this tablet"),
        t.gettext("the program draws the tiles; the tablet is passed, and nobody sees the other's rack"),
    )
    all_ = (
        t.gettext("All at this tablet"),
        t.gettext("the program draws the tiles; the tablet is passed round, and nobody sees another's rack"),
    )
    scorer = (
        t.gettext("Beside a real board and bag"),
        t.gettext("somebody writes the plays; the program checks, counts and keeps the sheet"),
    )
    return [("tablet", *(all_ if several(filled) else both)), ("scorer", *scorer)]


def _first_time(filled: Filled) -> str:
    return str(filled.rules["clock"]["minutes"][0])


def _usual_time(filled: Filled) -> str:
    minutes = _first_time(filled)
    return minutes if minutes in ON_OFFER else "none" if minutes == "0" else "other"


def _times_of_the_rules(filled: Filled) -> str:
    t = filled.texts
    minutes = [str(each) for each in filled.rules["clock"]["minutes"] if each]
    if not minutes:
        return t.gettext("These rules name no time; you may agree on one.")
    by_these = t.gettext("By these rules: %(minutes)s minutes. Another time is as you agree.")
    return by_these % {"minutes": ", ".join(minutes)}


def _clause_of_time(filled: Filled) -> str | None:
    """Another time than the document's is the players' own."""
    clock = filled.rules["clock"]
    theirs = filled["time"] in [str(each) for each in clock["minutes"]]
    clause: str | None = clock.get("clause")
    return clause if theirs else None


def _shows_at_once(filled: Filled) -> bool:
    rules = filled.rules
    return filled["check"] == "at-once" and "silent" in rules["challenge"] and "club" not in rules


def _counts_racks(filled: Filled) -> bool:
    """Whether the document itself says what becomes of the tiles left at the end."""
    document = ruleset_data(CLUB.base(filled["ruleset"], filled.scene.kept))
    return "racks" in document["ends"]["played-out"]


OF_THE_EVENT = ("name", "place", "round", "table", "mode", "minutes", "publication")


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    scene, players = filled.scene, players_of(filled)
    chosen = Choices(
        **{name: values[name] for name in OF_THE_EVENT},
        players=players,
        clocks=values["clocks"] if len(players) == 2 else "program",
        check=values["check"] if values["mode"] == "scorer" else "challenge",
    )
    about, secret = scene.open_words.lexicon.about, scene.chance(SECRET_BYTES)
    opened = open_classic(chosen, ruleset(filled), about, secret, scene.app)
    return Step(opens=opened, keeps=people.with_names(scene.kept, opened[0]["players"]), focus="work")


DRAFT = Slot("classic_setup", Draft)
FORM = Form(
    DRAFT,
    title=lambda filled: (
        N_("A new game of two to four") if several_can_play(filled) else N_("A new game of two")
    ),
    groups={
        "who": (
            _player("one", N_("First player"), read=_named(1)),
            _player("two", N_("Second player"), read=_named(2)),
            _player("three", N_("Third player"), asked=several_can_play),
            _player("four", N_("Fourth player"), asked=several_can_play),
        ),
        "rules": (
            Cards(
                "ruleset",
                N_("Language and rules"),
                lambda filled: CLUB.cards(filled.scene.kept, filled.texts),
                usual=often.first_rules("mallorca", "romanian"),
                remembered=True,
            ),
        ),
        "where": (
            Cards("mode", N_("Where you play"), _modes, usual="tablet", remembered=True),
            Choice(
                "check",
                N_("Words are looked up"),
                (
                    ("challenge", N_("Only when a play is challenged")),
                    ("at-once", N_("As soon as a play is written")),
                ),
                usual="challenge",
                follows="ruleset",
                asked=lambda filled: filled["mode"] == "scorer",
                notes=(
                    Note(
                        lambda filled: filled.rules["challenge"]["silent"],
                        "silent",
                        N_("By these rules what the list says is shown only once a play is challenged."),
                        asked=_shows_at_once,
                    ),
                ),
            ),
        ),
        "time": (
            Choice(
                "time",
                N_("Time for each player"),
                TIMES,
                usual=_usual_time,
                hint=_times_of_the_rules,
                follows="ruleset",
                notes=(Note(_clause_of_time),),
            ),
            Number(
                "minutes",
                N_("Minutes for each player"),
                usual=lambda filled: _first_time(filled) if _usual_time(filled) == "other" else "",
                asked=lambda filled: filled["time"] == "other",
                follows="ruleset",
                read=minutes_of,
            ),
            Choice(
                "clocks",
                N_("The time is kept by"),
                (("program", N_("This device")), ("table", N_("A chess clock on the table"))),
                usual="program",
                asked=lambda filled: filled["time"] != "none" and not several(filled),
                remembered=True,
            ),
        ),
        "event": (
            Field(
                "name",
                N_("Name of the event"),
                hint=N_("A league or a tournament; without one, the game is called by its players."),
            ),
        ),
        "table": (Field("round", N_("Round"), size=6), Field("table", N_("Table"), size=6)),
        "more": (
            often.PLACE,
            Choice(
                "after",
                N_("When the round's time is over, after the turn in hand"),
                (("1", N_("One more")), ("2", N_("One more each"))),
                usual=lambda filled: str(filled.rules.get("stopping", {}).get("more", "1")),
                asked=lambda filled: "stopping" in filled.rules,
                follows="ruleset",
                notes=(Note(lambda filled: filled.rules["stopping"]["clause"]),),
            ),
            Box(
                "strict",
                N_("A tile that is laid must be played"),
                usual=lambda filled: "on" if filled.rules.get("forfeit", {}).get("strict") else "",
                hint=N_(
                    "As on a board of wood: who takes it back loses the turn. Otherwise tiles are tried out "
                    "freely until the play is made."
                ),
                asked=lambda filled: "forfeit" in filled.rules and filled["mode"] == "tablet",
                follows="ruleset",
                notes=(Note(lambda filled: filled.rules["forfeit"]["clause"], "strict"),),
            ),
            Box(
                "rest",
                lambda filled: (
                    N_("At the end the tiles left are taken from each and given to who has none")
                    if several(filled)
                    else N_("At the end the tiles left are taken from one and given to the other")
                ),
                usual=lambda filled: "on" if filled.rules["ends"]["played-out"].get("racks") else "",
                hint=N_("The document does not say so; many clubs do it."),
                asked=lambda filled: not _counts_racks(filled),
                follows="ruleset",
            ),
            often.publication(N_("Language of the prints and the files")),
        ),
    },
    remembers="classic-club",
    rules=lambda card, scene: CLUB.rules(card, scene.kept),
    club=CLUB,
    opens=_open,
)
