"""The games: what goes out to each player, what comes back, what the arbiter decides."""

from faristol.competitions import opening, reporting, ruling
from faristol.competitions.errors import NoSuchPenalty, NotNow, ReportIncomplete, ReportUnreadable
from faristol.competitions.event import Game, Report
from faristol.games.correspondence.dispute import open_dispute
from faristol.games.correspondence.facts_of_turns import LOSES
from faristol.games.log import Entry
from faristol.screens.correspondence.competition.letter import all_in_one, file_for, letter_for
from faristol.screens.correspondence.competition.place import (
    NOTES,
    UNLIKELY,
    Unlikely,
    competition_of,
    game_on_screen,
    here,
    noted,
    open_event,
)
from faristol.screens.correspondence.sent_in import letter_in
from faristol.screens.parts.calendar_days import read_day, today
from faristol.screens.parts.file_names import file_name
from faristol.screens.parts.signs import plain
from faristol.screens.scene import Intent, SavedFile, Scene, Step
from faristol.tournaments.errors import UnlikelyScore


def _game(scene: Scene) -> Game:
    game = game_on_screen(scene)
    assert game
    return game


# --- what goes out


def sent(scene: Scene, intent: Intent) -> Step:
    day = read_day(intent.fields["sent"], "sent")
    return Step(entries=opening.send_sheets(competition_of(scene), day))


def sheet_file(scene: Scene, intent: Intent) -> Step:
    """Save the game as a file that a player's Faristol goes on from; both get the same."""
    event, game = open_event(scene), _game(scene)
    document = file_for(event, game, scene.app, intent.at)
    return Step(save=SavedFile(f"{file_name(event)}-{game.number}.json", "application/json", document))


def letter(scene: Scene, intent: Intent) -> Step:
    """Save all that stands on the front of the sheet as text, for a player who writes by hand."""
    event, game = open_event(scene), _game(scene)
    text = letter_for(event.state, game, scene.app)
    return Step(save=SavedFile(f"{file_name(event)}-{game.number}.txt", "text/plain", text))


def every_sheet(scene: Scene, intent: Intent) -> Step:
    """Save the file and the letter of every game in one."""
    event = open_event(scene)
    packed = all_in_one(event, scene.app, intent.at)
    return Step(save=SavedFile(f"{file_name(event)}.zip", "application/zip", packed, packed=True))


# --- what comes back


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session=noted(scene, report={"game": str(_game(scene).number), **intent.fields}))


def report(scene: Scene, intent: Intent) -> Step:
    event, game, given = competition_of(scene), _game(scene), intent.fields
    result = Report(
        way=given["way"],
        scores=(_points(given.get("red", "0"), "red"), _points(given.get("blue", "0"), "blue")),
        turns=_points(given.get("turns", "0"), "turns"),
        lost=int(given["lost"]) if given["way"] in LOSES and given.get("lost") else None,
        corrected=given.get("why", ""),
    )
    try:
        entries = reporting.report(event, game, result)
    except UnlikelyScore:
        return Step(session=scene.session.put(UNLIKELY, Unlikely(game.number, result)))
    return _reported(scene, entries)


def sure(scene: Scene, intent: Intent) -> Step:
    """Enter the unlikely score, which is right."""
    asked = unlikely_score(scene)
    if asked is None:
        raise NotNow
    event = competition_of(scene)
    return _reported(scene, reporting.report(event, event.games[asked.game - 1], asked.report, sure=True))


def unlikely_score(scene: Scene) -> Unlikely | None:
    """Return the score that is asked about, if it is one of the game on the screen."""
    asked, game = scene.session.get(UNLIKELY), game_on_screen(scene)
    return asked if asked and game and asked.game == game.number else None


def _reported(scene: Scene, entries: list[Entry]) -> Step:
    return Step(entries=entries, session=scene.session.dismissed().change(NOTES, report={}), go=here(scene))


def read(scene: Scene, intent: Intent) -> Step:
    """Read a game that a player sends, whichever it is; one that waits for an answer is opened for it."""
    event, letter = competition_of(scene), letter_in(intent.file or b"")
    game = reporting.which_game(event, letter.game)
    if letter.game.asks_arbiter:
        return Step(opens=open_dispute(letter, today(intent.at, scene.zone)))
    result = reporting.report_of(letter.game)
    entries, (red, blue) = reporting.report(event, game, result, sure=True), result.scores
    values = {"n": game.number, "red": plain(red), "blue": plain(blue)}
    announce = scene.texts.gettext("Game %(n)s: %(red)s–%(blue)s") % values
    return Step(entries=entries, announce=announce, go=here(scene), focus=f"game-{game.number}")


def _points(text: str, field: str) -> int:
    text = text.strip().replace("−", "-")
    if not text:
        raise ReportIncomplete().at(field)
    if not text.removeprefix("-").isdecimal():
        raise ReportUnreadable(written=text).at(field)
    return int(text)


# --- what the arbiter decides


def punish(scene: Scene, intent: Intent) -> Step:
    given = intent.fields
    tenths = given["tenths"].strip().replace(",", ".")
    try:
        off = round(float(tenths) * 10)
    except ValueError:
        raise NoSuchPenalty(least=0.1, most=1.0) from None
    entries = ruling.punish(competition_of(scene), _game(scene), int(given["side"]), off, given["why"])
    return Step(entries=entries)


def lose(scene: Scene, intent: Intent) -> Step:
    given = intent.fields
    entries = ruling.lose(competition_of(scene), _game(scene), int(given["side"]), given["why"])
    return Step(entries=entries)


def exclude(scene: Scene, intent: Intent) -> Step:
    player = intent.data["player"]
    entries = ruling.exclude(competition_of(scene), player, intent.fields["why"])
    return Step(entries=entries, session=noted(scene, edited=""), focus="work")


def end(scene: Scene, intent: Intent) -> Step:
    return Step(entries=ruling.end(competition_of(scene), today(intent.at, scene.zone)), focus="work")


def reopen(scene: Scene, intent: Intent) -> Step:
    return Step(entries=ruling.reopen(competition_of(scene), intent.fields["why"]), focus="work")


def print_table(scene: Scene, intent: Intent) -> Step:
    return Step(session=noted(scene, printed=intent.at), print=True)


INTENTS = {
    "sent": sent,
    "sheet_file": sheet_file,
    "letter": letter,
    "every_sheet": every_sheet,
    "choose": choose,
    "report": report,
    "sure": sure,
    "read": read,
    "punish": punish,
    "lose": lose,
    "exclude": exclude,
    "end": end,
    "reopen": reopen,
    "print": print_table,
}
