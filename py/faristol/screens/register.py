"""Every screen, by name and by address.

#/  #/read  #/settings  #/voice  #/about  #/draw  #/verify  #/analysis  #/words  #/study  #/search
#/study-lists  #/event/<id>  #/event/<id>/file  #/event/<id>/settings
#/judge  #/duplicate  #/classic  #/event/<id>/players  #/event/<id>/results  #/event/<id>/room
#/correspondence  #/competition  #/dispute  #/letters  #/letters/<letter>  #/event/<id>/letters/<letter>
#/practice  #/day  #/solo  #/solo/day  #/figures  #/exercises  #/against  #/tournament  #/event/<id>/round/<n>
#/analysis/<language>/<position>  #/my-games  #/events  #/join  #/join/<room>
#/seat  #/judging  #/table  #/room-check
"""

from collections.abc import Callable

from faristol.screens.activities import activity_of
from faristol.screens.classic.against.view import AGAINST
from faristol.screens.classic.against_opening.view import AGAINST_SETUP
from faristol.screens.classic.arbiter.view import CLASSIC_ARBITER
from faristol.screens.classic.game_file.view import GAME_FILE
from faristol.screens.classic.opening.view import CLASSIC_SETUP
from faristol.screens.classic.replay.view import CLASSIC_REPLAY
from faristol.screens.classic.sheet.view import CLASSIC_SHEET
from faristol.screens.classic.table.view import CLASSIC
from faristol.screens.classic.taking_back.view import CLASSIC_UNDO
from faristol.screens.correspondence.arbiter.view import CORRESPONDENCE_ARBITER
from faristol.screens.correspondence.competition.view import COMPETITION
from faristol.screens.correspondence.competition_opening.view import COMPETITION_SETUP
from faristol.screens.correspondence.days.view import CORRESPONDENCE_DAYS
from faristol.screens.correspondence.dispute_opening.view import DISPUTE_SETUP
from faristol.screens.correspondence.game.view import CORRESPONDENCE
from faristol.screens.correspondence.letters.view import LETTERS
from faristol.screens.correspondence.opening.view import CORRESPONDENCE_SETUP
from faristol.screens.correspondence.sheet.view import CORRESPONDENCE_SHEET
from faristol.screens.draw.opening.view import DRAW_SETUP
from faristol.screens.draw.round.view import DRAW
from faristol.screens.draw.verify.view import VERIFY
from faristol.screens.duplicate.opening.view import DUPLICATE_SETUP
from faristol.screens.duplicate.players.view import PLAYERS
from faristol.screens.duplicate.results.view import RESULTS
from faristol.screens.duplicate.round.beside.view import BESIDE
from faristol.screens.duplicate.round.view import ROUND
from faristol.screens.duplicate.seat.view import SEAT
from faristol.screens.home.about.view import ABOUT
from faristol.screens.home.day.view import DAY
from faristol.screens.home.events.view import EVENTS
from faristol.screens.home.file.view import FILE
from faristol.screens.home.home.view import HOME
from faristol.screens.home.join.view import JOIN
from faristol.screens.home.practice.view import PRACTICE
from faristol.screens.home.read.view import READ
from faristol.screens.home.room.view import ROOM
from faristol.screens.home.room_check.view import ROOM_CHECK
from faristol.screens.home.settings.view import SETTINGS
from faristol.screens.home.voice.view import VOICE
from faristol.screens.league.classification.view import LEAGUE
from faristol.screens.league.opening.view import LEAGUE_SETUP
from faristol.screens.practice.analysis.view import ANALYSIS
from faristol.screens.practice.exercises.view import EXERCISES
from faristol.screens.practice.exercises_opening.view import EXERCISES_SETUP
from faristol.screens.practice.figures.view import FIGURES
from faristol.screens.practice.my_games.view import MY_GAMES
from faristol.screens.practice.series.view import SERIES
from faristol.screens.practice.series_opening.view import SERIES_SETUP
from faristol.screens.practice.series_result.view import SERIES_RESULT
from faristol.screens.practice.solo.view import SOLO
from faristol.screens.practice.solo_opening.view import SOLO_SETUP
from faristol.screens.practice.solo_result.view import SOLO_RESULT
from faristol.screens.scene import Intent, OpenEvent, Scene, Screen, Step
from faristol.screens.tournament.brought.view import TOURNAMENT_FILE
from faristol.screens.tournament.differences.view import TOURNAMENT_DIFFERENCES
from faristol.screens.tournament.earlier.view import TOURNAMENT_EARLIER
from faristol.screens.tournament.fees.view import TOURNAMENT_FEES
from faristol.screens.tournament.opening.view import TOURNAMENT_SETUP
from faristol.screens.tournament.papers.view import TOURNAMENT_PAPERS
from faristol.screens.tournament.plan.view import TOURNAMENT_PLAN
from faristol.screens.tournament.players.view import TOURNAMENT_PLAYERS
from faristol.screens.tournament.round.view import TOURNAMENT
from faristol.screens.tournament.standings.view import TOURNAMENT_STANDINGS
from faristol.screens.tournament.table.view import TABLE
from faristol.screens.tournament.tonight.view import TOURNAMENT_TONIGHT
from faristol.screens.tournament.what_if.view import TOURNAMENT_WHAT_IF
from faristol.screens.words.judge.view import JUDGE
from faristol.screens.words.lists.view import WORDS
from faristol.screens.words.search.view import SEARCH
from faristol.screens.words.study.view import STUDY
from faristol.screens.words.study_lists.view import STUDY_LISTS

SCREENS = {
    screen.name: screen
    for screen in (
        HOME,
        SETTINGS,
        VOICE,
        ABOUT,
        DRAW_SETUP,
        DRAW,
        DUPLICATE_SETUP,
        PLAYERS,
        ROUND,
        ROOM,
        SEAT,
        JOIN,
        ROOM_CHECK,
        CLASSIC_SETUP,
        CLASSIC,
        CLASSIC_ARBITER,
        CLASSIC_SHEET,
        CLASSIC_REPLAY,
        CLASSIC_UNDO,
        PRACTICE,
        DAY,
        FIGURES,
        MY_GAMES,
        AGAINST_SETUP,
        AGAINST,
        EXERCISES_SETUP,
        EXERCISES,
        SOLO_SETUP,
        SOLO,
        SOLO_RESULT,
        SERIES_SETUP,
        SERIES,
        SERIES_RESULT,
        GAME_FILE,
        COMPETITION_SETUP,
        LEAGUE_SETUP,
        LEAGUE,
        COMPETITION,
        DISPUTE_SETUP,
        CORRESPONDENCE,
        CORRESPONDENCE_ARBITER,
        CORRESPONDENCE_DAYS,
        CORRESPONDENCE_SETUP,
        CORRESPONDENCE_SHEET,
        LETTERS,
        RESULTS,
        TOURNAMENT_SETUP,
        TOURNAMENT_FILE,
        TOURNAMENT_PLAYERS,
        TOURNAMENT,
        TOURNAMENT_STANDINGS,
        TOURNAMENT_PAPERS,
        TOURNAMENT_DIFFERENCES,
        TOURNAMENT_WHAT_IF,
        TOURNAMENT_PLAN,
        TOURNAMENT_FEES,
        TOURNAMENT_EARLIER,
        TOURNAMENT_TONIGHT,
        TABLE,
        VERIFY,
        FILE,
        EVENTS,
        READ,
        ANALYSIS,
        WORDS,
        STUDY,
        STUDY_LISTS,
        SEARCH,
        JUDGE,
    )
}
PLAIN = {
    "events": EVENTS,
    "read": READ,
    "settings": SETTINGS,
    "voice": VOICE,
    "about": ABOUT,
    "draw": DRAW_SETUP,
    "duplicate": DUPLICATE_SETUP,
    "classic": CLASSIC_SETUP,
    "practice": PRACTICE,
    "day": DAY,
    "figures": FIGURES,
    "my-games": MY_GAMES,
    "against": AGAINST_SETUP,
    "exercises": EXERCISES_SETUP,
    "solo": SOLO_SETUP,
    "solo/day": SOLO_SETUP,
    "series": SERIES_SETUP,
    "game-file": GAME_FILE,
    "tournament": TOURNAMENT_SETUP,
    "tournament-file": TOURNAMENT_FILE,
    "competition": COMPETITION_SETUP,
    "league": LEAGUE_SETUP,
    "correspondence": CORRESPONDENCE_SETUP,
    "dispute": DISPUTE_SETUP,
    "letters": LETTERS,
    "verify": VERIFY,
    "analysis": ANALYSIS,
    "words": WORDS,
    "study": STUDY,
    "study-lists": STUDY_LISTS,
    "search": SEARCH,
    "judge": JUDGE,
    "join": JOIN,
    "seat": SEAT,
    "table": TABLE,
    "room-check": ROOM_CHECK,
    "judging": BESIDE,
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
        case ["#", "event", _, "settings"] if event:
            return SETTINGS
        case ["#", "event", _, "room"] if event and activity_of(event).of_seats:
            return ROOM
        case ["#", "event", _, "join"] if event and activity_of(event).of_seats:
            return JOIN
        case ["#", "event", _, page, *_] if event and activity_of(event).shows(event.state, page):
            return activity_of(event).pages[page]
        case ["#", "event", *_] if event:
            return activity_of(event).screen(event.state)
        case ["#", "join", _]:
            return JOIN
        case ["#", "letters", _]:
            return LETTERS
        case ["#", "analysis", *_]:
            return ANALYSIS
        case ["#", *name] if "/".join(name) in PLAIN:
            return PLAIN["/".join(name)]
    return HOME


def screen_of(do: str) -> Screen:
    return SCREENS[do.partition(".")[0]]


def act(screen: Screen, do: str, scene: Scene) -> Callable[[Scene, Intent], Step] | None:
    """Return what an intent does on a screen; the menus of an event publish and save it too."""
    return intent(do) if scene.event and do in ("file.publish", "file.export") else screen.act(do)


def intent(do: str) -> Callable[[Scene, Intent], Step]:
    return screen_of(do).intents[do.partition(".")[2]]
