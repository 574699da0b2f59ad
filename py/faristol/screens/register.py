"""Every screen, by name and by address.

#/  #/settings  #/about  #/draw  #/verify  #/analysis  #/words  #/study  #/event/<id>  #/event/<id>/file
#/judge  #/duplicate  #/classic  #/event/<id>/players  #/event/<id>/results
#/practice  #/solo  #/solo/day  #/figures  #/exercises  #/against  #/tournament  #/event/<id>/round/<n>
"""

from collections.abc import Callable
from typing import Any

from faristol.screens.about.view import ABOUT
from faristol.screens.against.view import AGAINST
from faristol.screens.against_setup.view import AGAINST_SETUP
from faristol.screens.analysis.view import ANALYSIS
from faristol.screens.classic.view import CLASSIC
from faristol.screens.classic_arbiter.view import CLASSIC_ARBITER
from faristol.screens.classic_replay.view import CLASSIC_REPLAY
from faristol.screens.classic_setup.view import CLASSIC_SETUP
from faristol.screens.classic_sheet.view import CLASSIC_SHEET
from faristol.screens.competition.view import COMPETITION
from faristol.screens.competition_setup.view import COMPETITION_SETUP
from faristol.screens.correspondence.view import CORRESPONDENCE
from faristol.screens.correspondence_arbiter.view import CORRESPONDENCE_ARBITER
from faristol.screens.correspondence_days.view import CORRESPONDENCE_DAYS
from faristol.screens.correspondence_setup.view import CORRESPONDENCE_SETUP
from faristol.screens.correspondence_sheet.view import CORRESPONDENCE_SHEET
from faristol.screens.draw.view import DRAW
from faristol.screens.draw_setup.view import DRAW_SETUP
from faristol.screens.duplicate.view import ROUND
from faristol.screens.duplicate_setup.view import DUPLICATE_SETUP
from faristol.screens.exercises.view import EXERCISES
from faristol.screens.exercises_setup.view import EXERCISES_SETUP
from faristol.screens.figures.view import FIGURES
from faristol.screens.file.view import FILE
from faristol.screens.game_file.view import GAME_FILE
from faristol.screens.home.view import HOME
from faristol.screens.players.view import PLAYERS
from faristol.screens.practice.view import PRACTICE
from faristol.screens.results.view import RESULTS
from faristol.screens.scene import Intent, OpenEvent, Scene, Screen, Step
from faristol.screens.settings.view import SETTINGS
from faristol.screens.solo.view import SOLO
from faristol.screens.solo_result.view import SOLO_RESULT
from faristol.screens.solo_setup.view import SOLO_SETUP
from faristol.screens.study.view import STUDY
from faristol.screens.tournament.view import TOURNAMENT
from faristol.screens.tournament_papers.view import TOURNAMENT_PAPERS
from faristol.screens.tournament_players.view import TOURNAMENT_PLAYERS
from faristol.screens.tournament_setup.view import TOURNAMENT_SETUP
from faristol.screens.tournament_standings.view import TOURNAMENT_STANDINGS
from faristol.screens.verify.view import VERIFY
from faristol.screens.word_judge.view import JUDGE
from faristol.screens.words.view import WORDS

SCREENS = {
    screen.name: screen
    for screen in (
        HOME,
        SETTINGS,
        ABOUT,
        DRAW_SETUP,
        DRAW,
        DUPLICATE_SETUP,
        PLAYERS,
        ROUND,
        CLASSIC_SETUP,
        CLASSIC,
        CLASSIC_ARBITER,
        CLASSIC_SHEET,
        CLASSIC_REPLAY,
        PRACTICE,
        FIGURES,
        AGAINST_SETUP,
        AGAINST,
        EXERCISES_SETUP,
        EXERCISES,
        SOLO_SETUP,
        SOLO,
        SOLO_RESULT,
        GAME_FILE,
        COMPETITION_SETUP,
        COMPETITION,
        CORRESPONDENCE,
        CORRESPONDENCE_ARBITER,
        CORRESPONDENCE_DAYS,
        CORRESPONDENCE_SETUP,
        CORRESPONDENCE_SHEET,
        RESULTS,
        TOURNAMENT_SETUP,
        TOURNAMENT_PLAYERS,
        TOURNAMENT,
        TOURNAMENT_STANDINGS,
        TOURNAMENT_PAPERS,
        VERIFY,
        FILE,
        ANALYSIS,
        WORDS,
        STUDY,
        JUDGE,
    )
}
OF_STAGE = {"players": PLAYERS, "over": RESULTS}
"""A duplicate's own screen changes as it goes on."""
OF_KIND: dict[str, Callable[[Any], Screen]] = {
    "draws": lambda draws: DRAW,
    "exercises": lambda book: EXERCISES,
    "duplicate": lambda duplicate: OF_STAGE.get(duplicate.stage, ROUND),
    "competition": lambda competition: COMPETITION,
    "correspondence": lambda letter: CORRESPONDENCE,
    "classic": lambda game: CLASSIC_SHEET if game.stage == "over" else AGAINST if game.computer else CLASSIC,
    "solo": lambda solo: SOLO_RESULT if solo.stage == "over" else SOLO,
    "tournament": lambda tournament: TOURNAMENT_PLAYERS if tournament.stage == "players" else TOURNAMENT,
}
"""The screen of an event, as it stands now."""
PAGES = {
    ("correspondence", "arbiter"): CORRESPONDENCE_ARBITER,
    ("correspondence", "days"): CORRESPONDENCE_DAYS,
    ("correspondence", "sheet"): CORRESPONDENCE_SHEET,
    ("classic", "arbiter"): CLASSIC_ARBITER,
    ("classic", "sheet"): CLASSIC_SHEET,
    ("classic", "replay"): CLASSIC_REPLAY,
    ("duplicate", "players"): PLAYERS,
    ("duplicate", "results"): RESULTS,
    ("tournament", "players"): TOURNAMENT_PLAYERS,
    ("tournament", "round"): TOURNAMENT,
    ("tournament", "standings"): TOURNAMENT_STANDINGS,
    ("tournament", "papers"): TOURNAMENT_PAPERS,
}
"""What else there is of it, by the next word of the address."""
PLAIN = {
    "settings": SETTINGS,
    "about": ABOUT,
    "draw": DRAW_SETUP,
    "duplicate": DUPLICATE_SETUP,
    "classic": CLASSIC_SETUP,
    "practice": PRACTICE,
    "figures": FIGURES,
    "against": AGAINST_SETUP,
    "exercises": EXERCISES_SETUP,
    "solo": SOLO_SETUP,
    "solo/day": SOLO_SETUP,
    "game-file": GAME_FILE,
    "tournament": TOURNAMENT_SETUP,
    "competition": COMPETITION_SETUP,
    "correspondence": CORRESPONDENCE_SETUP,
    "verify": VERIFY,
    "analysis": ANALYSIS,
    "words": WORDS,
    "study": STUDY,
    "judge": JUDGE,
}


def stream_of(address: str) -> str | None:
    match address.split("/"):
        case ["#", "event", stream, *_]:
            return stream
    return None


def screen_at(address: str, event: OpenEvent | None) -> Screen:
    match address.split("/"):
        case ["#", "event", _, "file"] if event:
            return FILE
        case ["#", "event", _, page, *_] if event and (event.kind.name, page) in PAGES:
            return PAGES[event.kind.name, page]
        case ["#", "event", *_] if event:
            return OF_KIND[event.kind.name](event.state)
        case ["#", *name] if "/".join(name) in PLAIN:
            return PLAIN["/".join(name)]
    return HOME


def screen_of(do: str) -> Screen:
    return SCREENS[do.partition(".")[0]]


def intent(do: str) -> Callable[[Scene, Intent], Step]:
    return screen_of(do).intents[do.partition(".")[2]]
