"""The games: what goes out to each player, what comes back, what the arbiter decides."""

from typing import Literal

from faristol.competitions import opening, reporting, ruling
from faristol.competitions.errors import NoSuchPenalty, NotNow, ReportIncomplete, ReportUnreadable
from faristol.competitions.event import Competition, Game, Report
from faristol.core.coefficients import coefficient_text
from faristol.games.correspondence.facts_of_turns import LOSES
from faristol.games.log import Entry
from faristol.screens.acts import Act
from faristol.screens.correspondence.competition.letter import all_in_one, file_for, letter_for
from faristol.screens.correspondence.competition.place import NOTES, UNLIKELY, Unlikely, game_on_screen, noted
from faristol.screens.correspondence.figures import places, read_coefficient
from faristol.screens.parts.calendar_days import read_day, today
from faristol.screens.parts.file_names import file_name
from faristol.screens.scene import OpenEvent, SavedFile, Scene, Step
from faristol.tournaments.errors import UnlikelyScore


def _game(scene: Scene) -> Game:
    game = game_on_screen(scene)
    assert game
    return game


# --- what goes out


def sent(event: Competition, sent: str) -> Act:
    return opening.send_sheets(event, read_day(sent, "sent"))


def sheet_file(scene: Scene, opened: OpenEvent) -> Act:
    """Save the game as a file that a player's Faristol goes on from; both get the same."""
    game = _game(scene)
    document = file_for(opened, game, scene.app, scene.now)
    return Step(save=SavedFile(f"{file_name(opened)}-{game.number}.json", "application/json", document))


def letter(scene: Scene, opened: OpenEvent) -> Act:
    """Save all that stands on the front of the sheet as text, for a player who writes by hand."""
    game = _game(scene)
    text = letter_for(opened.state, game, scene.app)
    return Step(save=SavedFile(f"{file_name(opened)}-{game.number}.txt", "text/plain", text))


def every_sheet(scene: Scene, opened: OpenEvent) -> Act:
    """Save the file and the letter of every game in one."""
    packed = all_in_one(opened, scene.app, scene.now)
    return Step(save=SavedFile(f"{file_name(opened)}.zip", "application/zip", packed, packed=True))


# --- what comes back


def choose(scene: Scene, fields: dict[str, str]) -> Act:
    return noted(scene, report={"game": str(_game(scene).number), **fields})


def report(
    scene: Scene,
    event: Competition,
    here: str,
    way: str,
    red: str = "0",
    blue: str = "0",
    turns: str = "0",
    lost: Literal["", "1", "2"] = "",
    why: str = "",
    red_share: str = "",
    blue_share: str = "",
) -> Act:
    game = _game(scene)
    result = Report(
        way=way,
        scores=(_points(red, "red"), _points(blue, "blue")),
        turns=_points(turns, "turns"),
        lost=int(lost) if way in LOSES and lost else None,
        decided=_proposed(red_share, blue_share) if way in reporting.PROPOSED else None,
        corrected=why,
    )
    try:
        entries = reporting.report(event, game, result, today(scene.now, scene.zone))
    except UnlikelyScore:
        return scene.session.put(UNLIKELY, Unlikely(game.number, result))
    return _reported(scene, here, entries)


def sure(scene: Scene, event: Competition, here: str) -> Act:
    """Enter the unlikely score, which is right."""
    asked = unlikely_score(scene)
    if asked is None:
        raise NotNow
    entries = reporting.report(
        event, event.games[asked.game - 1], asked.report, today(scene.now, scene.zone), sure=True
    )
    return _reported(scene, here, entries)


def unlikely_score(scene: Scene) -> Unlikely | None:
    """Return the score that is asked about, if it is one of the game on the screen."""
    asked, game = scene.session.get(UNLIKELY), game_on_screen(scene)
    return asked if asked and game and asked.game == game.number else None


def _reported(scene: Scene, here: str, entries: list[Entry]) -> Step:
    return Step(entries, session=scene.session.dismissed().change(NOTES, report={}), go=here)


def report_form(game: Game, report: Report) -> dict[str, str]:
    """Return a report as it stands in the form of its game."""
    red, blue, turns = map(str, (*report.scores, report.turns))
    shares = [coefficient_text(each) for each in report.decided or ()] or ["", ""]
    return {
        "game": str(game.number),
        "way": report.way,
        "red": red,
        "blue": blue,
        "turns": turns,
        "lost": str(report.lost or ""),
        "red_share": shares[0],
        "blue_share": shares[1],
    }


def _proposed(*written: str) -> tuple[int, int] | None:
    """Return the coefficients of RED and BLUE; None if neither is written, and the rules count."""
    if not any(each.strip() for each in written):
        return None
    red, blue = (read_coefficient(each) for each in written)
    return red, blue


def _points(text: str, field: str) -> int:
    text = text.strip().replace("−", "-")
    if not text:
        raise ReportIncomplete().at(field)
    if not text.removeprefix("-").isdecimal():
        raise ReportUnreadable(written=text).at(field)
    return int(text)


# --- what the arbiter decides


def punish(scene: Scene, event: Competition, side: int, off: str, why: str) -> Act:
    hundredths = places(off, 2)
    if hundredths is None:
        raise NoSuchPenalty
    return ruling.punish(event, _game(scene), side, hundredths, why)


def lose(scene: Scene, event: Competition, side: int, why: str) -> Act:
    return ruling.lose(event, _game(scene), side, why)


def exclude(scene: Scene, event: Competition, player: str, why: str) -> Act:
    return Step(ruling.exclude(event, player, why), session=noted(scene, edited=""), focus="work")


def end(scene: Scene, event: Competition) -> Act:
    return Step(ruling.end(event, today(scene.now, scene.zone)), focus="work")


def reopen(event: Competition, why: str) -> Act:
    return Step(ruling.reopen(event, why), focus="work")


def print_(scene: Scene) -> Act:
    return Step(session=noted(scene, printed=scene.now), print=True)
