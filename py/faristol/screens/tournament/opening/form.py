"""What is asked for a new tournament: a new director only has to look at the name."""

from typing import Any

from faristol.core.tiles import LANGUAGES as PLAYING
from faristol.games.classic.errors import NoSuchMinutes as NoMinutes
from faristol.games.commitment import SECRET_BYTES
from faristol.rulesets.table_games import TournamentRules
from faristol.screens.forms import often
from faristol.screens.forms.field import Box, Cards, Choice, Field, Filled, Lines, Note, Number, Options
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.parts.word_lists import playing
from faristol.screens.rules_of_two import asked as of_a_game
from faristol.screens.rules_of_two.club_rules import CLUB
from faristol.screens.scene import Intent, Step
from faristol.screens.session import Slot
from faristol.screens.tournament import terms
from faristol.screens.tournament.game_rules import ruleset
from faristol.texts import N_
from faristol.tournaments.deciding import arbiters_in
from faristol.tournaments.errors import NoSuchMinutes
from faristol.tournaments.opening import LONGEST_TIME, MINUTES, MOST_ROUNDS, Choices, open_tournament
from faristol.tournaments.rules import POINTS, ROUNDS, clause_of_start, names_starters
from faristol.tournaments.terms import LADDER, ROUND_ROBIN, Terms, clause_of_rounds


def rules_of(filled: Filled) -> TournamentRules:
    return TournamentRules.read(filled.rules)


def _rulesets(filled: Filled) -> Options:
    """Return the documents, the club's own rules for a game of two, or none."""
    t = filled.texts
    points = t.gettext("results as on the sheets; no rules of play are applied")
    return [*CLUB.cards(filled.scene.remembered, t), (POINTS, t.gettext("Only the points count"), points)]


def _usual_minutes(filled: Filled) -> str:
    if filled["ruleset"] == POINTS:
        return str(MINUTES)
    try:
        return str(of_a_game.minutes_of(of_a_game.RULES.usual(filled["ruleset"], filled.scene)))
    except NoMinutes:
        return "0"


def _minutes(filled: Filled) -> int:
    """Return 0 for no clock."""
    text = filled["minutes"].strip() or "0"
    if not text.isdecimal():
        raise NoSuchMinutes(most=LONGEST_TIME)
    return int(text)


def _starts(filled: Filled) -> Options:
    """Return who may start: a tile says it, unless the rules let the pairing do so."""
    t = filled.texts
    tile = ("drawn", t.gettext("A tile is drawn"), t.gettext("at each table"))
    if not names_starters(rules_of(filled)):
        return [tile]
    balanced = t.gettext("the program keeps the starts balanced")
    return [("named", t.gettext("The first-named player"), balanced), tile]


def _language(name: str, label: str, options: Any) -> Choice:
    """Return the field for a language, which stays as it was where there are no rules for the games."""

    def usual(filled: Filled) -> str:
        if filled["ruleset"] != POINTS:
            return str(filled.rules["language"])
        return filled.given.get(name) or often.first_rules("ca", "ro")(filled)

    return Choice(name, label, options, usual=usual, follows="ruleset")


def _of_arbiters(filled: Filled) -> str:
    """Return what is said of the arbiters: Mallorca's text has two."""
    t = filled.texts
    if rules_of(filled).arbiter.affected:
        return t.gettext("Two names, one on each line, and a substitute for tables where one of them plays.")
    return t.gettext(
        "One name on each line. Without any, the name is asked for when the arbiter has to decide."
    )


def asks_rounds(filled: Filled) -> bool:
    return filled["mode"] not in (LADDER, ROUND_ROBIN)


def _rounds(filled: Filled) -> int:
    """Return how many rounds there are; a ladder goes on as long as the club likes."""
    if filled["mode"] == LADDER:
        return MOST_ROUNDS
    return terms.rounds(filled["rounds"]) if asks_rounds(filled) else ROUNDS


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    scene = filled.scene
    asked_for = ("name", "place", "director", "arbiters", "rounds", "language", "publication", "minutes")
    chosen = Choices(
        **{name: values[name] for name in asked_for},
        names_starts=values["starts"] == "named",
        separate=bool(values.get("separate")),
        ruleset=ruleset(values["ruleset"], scene, values["language"]),
    )
    opened = open_tournament(chosen, terms.terms_of(values, Terms()), scene.chance(SECRET_BYTES), scene.app)
    return Step(opens=opened, focus="player")


DRAFT = Slot("tournament_setup", Draft)
FORM = Form(
    DRAFT,
    title=N_("A new tournament"),
    groups={
        "about": (
            often.event_name(N_("Name of the tournament"), N_("Tournament, %(date)s")),
            Field("place", N_("Venue"), hint=N_("It appears in print, and may be empty."), remembered=True),
            Number(
                "rounds",
                N_("Rounds"),
                usual=str(ROUNDS),
                hint=N_(
                    "It can be changed later; once the players are entered, a suitable number is proposed."
                ),
                asked=asks_rounds,
                carried=True,
                read=_rounds,
                notes=(
                    Note(lambda filled: clause_of_rounds(filled["mode"], rules_of(filled).swiss), "rounds"),
                ),
            ),
        ),
        "games": (
            Cards(
                "ruleset",
                N_("Rules of the games"),
                _rulesets,
                usual=often.first_rules("mallorca", "romanian"),
                remembered=True,
            ),
            Number(
                "minutes",
                N_("Minutes for each player"),
                usual=_usual_minutes,
                hint=N_("0 where no clock is used."),
                follows="ruleset",
                read=_minutes,
            ),
        ),
        **terms.GROUPS_OF_TERMS,
        "more": (
            Box(
                "separate",
                N_("Each division is paired and closed separately"),
                hint=N_("For a tournament with divisions: none waits for another to finish its round."),
                asked=lambda filled: filled["mode"] != LADDER,
                carried=True,
            ),
            Cards(
                "starts",
                N_("Who starts"),
                _starts,
                usual=lambda filled: "named" if names_starters(rules_of(filled)) else "drawn",
                asked=lambda filled: names_starters(rules_of(filled)),
                carried=True,
                follows="ruleset",
                notes=(
                    Note(
                        lambda filled: clause_of_start(rules_of(filled), named=filled["starts"] == "named"),
                        "starts",
                    ),
                ),
            ),
            Field("director", N_("Director"), hint=often.MAY_STAY_EMPTY, remembered=True),
            Lines(
                "arbiters",
                N_("Arbiters"),
                hint=_of_arbiters,
                remembered=True,
                size=3,
                read=lambda filled: arbiters_in(filled["arbiters"]),
                notes=(Note(lambda filled: rules_of(filled).arbiter.affected, "arbiters"),),
            ),
            _language(
                "language",
                N_("Language of the games"),
                lambda filled: [(code, playing(filled.texts)[code], None) for code in PLAYING],
            ),
            _language(
                "publication",
                N_("Language of the board, the printouts and the files"),
                often.publications,
            ),
        ),
    },
    remembers="tournament-club",
    rules=ruleset,
    lists=False,
    opens=_open,
)
