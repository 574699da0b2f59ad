"""What is asked for a new game of two, or of up to four: only two names must be written."""

from dataclasses import replace
from typing import Any

from faristol.games.classic.opening import Choices, open_classic
from faristol.games.commitment import SECRET_BYTES
from faristol.screens.forms import often
from faristol.screens.forms.field import Cards, Choice, Field, Filled, Note, Options
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.parts import people
from faristol.screens.rules_of_two import asked
from faristol.screens.rules_of_two.club_rules import CLUB
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.texts import N_

OFFERED = 8
PLAYERS = ("one", "two", "three", "four")


def players_of(filled: Filled) -> tuple[str, ...]:
    """Return the pair, whether it is written or not, and of the others those who are."""
    one, two, *others = (filled[name] for name in PLAYERS)
    return (one, two, *(name for name in others if name.strip()))


def several_can_play(filled: Filled) -> bool:
    return asked.rules_of(filled).players.most > 2


def several(filled: Filled) -> bool:
    return several_can_play(filled) and len(players_of(filled)) > 2


def _player(name: str, label: str, **more: Any) -> Field:
    return Field(
        name,
        label,
        known=lambda filled: sorted(
            (person.name for person in people.people(filled.scene.remembered)), key=people.sorting_key
        ),
        **more,
    )


def nameless(number: int, filled: Filled) -> str:
    """Return what a player is called who has written no name."""
    return filled.texts.gettext("Player %(number)s") % {"number": number}


def _named(number: int) -> Any:
    def read(filled: Filled) -> str:
        return filled[PLAYERS[number - 1]].strip() or nameless(number, filled)

    return read


def _modes(filled: Filled) -> Options:
    t = filled.texts
    both = (
        t.gettext("Both at this tablet"),
        t.gettext("the program draws the tiles; players pass the tablet and never see each other’s racks"),
    )
    all_ = (
        t.gettext("All at this tablet"),
        t.gettext(
            "the program draws the tiles; players pass the tablet round and never see each other’s racks"
        ),
    )
    scorer = (
        t.gettext("Beside a real board and bag"),
        t.gettext("somebody types the plays; the program checks and scores them, and writes the sheet"),
    )
    return [("tablet", *(all_ if several(filled) else both)), ("scorer", *scorer)]


def _shows_at_once(filled: Filled) -> bool:
    rules = asked.rules_of(filled)
    return filled["check"] == "at-once" and rules.challenge.silent is not None and not rules.club


def _rest(filled: Filled) -> str:
    if several(filled):
        return N_(
            "At the end, the points of the tiles left are taken from each player and added to the one"
            " who has none"
        )
    return asked.TAKEN_FROM_ONE


def _at_the_tablet(filled: Filled) -> bool:
    return filled["mode"] == "tablet"


OF_THE_EVENT = ("name", "place", "round", "table", "mode", "minutes", "publication")


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    scene, (_, _, *others) = filled.scene, players_of(filled)
    players = (values["one"], values["two"], *others)
    chosen = Choices(
        **{name: values[name] for name in OF_THE_EVENT},
        players=players,
        clocks=values["clocks"] if len(players) == 2 else "program",
        check=values["check"] if values["mode"] == "scorer" else "challenge",
        taps=values["taps"] if values["mode"] == "tablet" else "two",
    )
    about, secret = scene.open_words.lexicon.about, scene.chance(SECRET_BYTES)
    opened = open_classic(chosen, asked.ruleset(filled), about, secret, scene.app)
    written = [name for name in players_of(filled) if name.strip()]
    return Step(
        opens=opened,
        remember=people.with_names(scene.remembered, written) if written else {},
        focus="work" if values["mode"] == "tablet" else "tile1",
    )


def offered(scene: Scene) -> list[str]:
    """Return the names to be entered with a tap: who played last comes first."""
    filled = FORM.filled(scene)
    there = {filled[name].strip() for name in PLAYERS}
    names = [person.name for person in people.people(scene.remembered) if person.name not in there]
    return names[:OFFERED] if len(there - {""}) < asked.rules_of(filled).players.most else []


def seat(scene: Scene, intent: Intent) -> Step:
    """Write a name that the device knows into the first field that is empty."""
    given = FORM.sent(scene, intent.fields)
    empty = next((name for name in PLAYERS if name in given and not given[name].strip()), None)
    if empty is None:
        return FORM.drafted(scene, given)
    return FORM.drafted(scene, FORM.fill({**given, empty: intent.data["name"]}, scene).answers)


DRAFT = Slot("classic_setup", Draft)
FORM = Form(
    DRAFT,
    title=lambda filled: (
        N_("A new game for two to four") if several_can_play(filled) else N_("A new game for two")
    ),
    groups={
        "who": (
            _player("one", N_("First player"), read=_named(1)),
            _player("two", N_("Second player"), read=_named(2)),
            _player("three", N_("Third player"), asked=several_can_play),
            _player("four", N_("Fourth player"), asked=several_can_play),
        ),
        "rules": (asked.WHICH_RULES,),
        "where": (
            Cards("mode", N_("Where you play"), _modes, usual="tablet", remembered=True),
            Choice(
                "check",
                N_("Words are checked"),
                (
                    ("challenge", N_("Only when a play is challenged")),
                    ("at-once", N_("As soon as a play is written")),
                ),
                usual="challenge",
                follows="ruleset",
                remembered=True,
                asked=lambda filled: filled["mode"] == "scorer",
                notes=(
                    Note(
                        lambda filled: asked.rules_of(filled).challenge.silent,
                        "silent",
                        N_("By these rules, the list’s answer is shown only after a challenge."),
                        asked=_shows_at_once,
                    ),
                ),
            ),
        ),
        "time": (
            *asked.TIME,
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
                hint=N_("A league or a tournament; without one, the game is named after its players."),
            ),
        ),
        "table": (Field("round", N_("Round"), size=6), Field("table", N_("Table"), size=6)),
        "more": (
            often.PLACE,
            Choice(
                "taps",
                N_("How a turn ends"),
                (
                    ("one", N_("One tap: the play and the clock")),
                    ("two", N_("Two taps: first the play, then the clock")),
                ),
                usual="one",
                asked=_at_the_tablet,
                remembered=True,
                notes=(
                    Note(
                        lambda filled: asked.rules_of(filled).challenge.late,
                        "late",
                        N_("The next player may challenge the play before asking for the tiles."),
                        asked=lambda filled: _at_the_tablet(filled) and filled["taps"] == "one",
                    ),
                ),
            ),
            asked.AFTER,
            asked.STRICT,
            replace(asked.REST, label=_rest),
            often.publication(N_("Language of the prints and the files")),
        ),
    },
    remembers="classic-club",
    rules=lambda card, scene: CLUB.rules(card, scene.remembered),
    club=CLUB,
    opens=_open,
)
