"""Tournaments of other programs, and pairs of their rounds, as what comes from outside."""

from pathlib import Path
from typing import Any

from drivers.director import Director
from drivers.director_window import DirectorWindow
from drivers.taking import Failure, sent, visits
from drivers.window import Window, contents
from faristol.kinds import fold_log
from faristol.screens.tournament.files.results_json import json_text
from faristol.screens.tournament.files.spreadsheets import games_csv
from faristol.tournaments.opening import enter_player
from faristol.tournaments.players import Player
from faristol.tournaments.reports import games, own_json, trf, tsh
from faristol.tournaments.terms import TEAMS, Terms

EVENTS = Path(__file__).parents[1] / "data/events"
KINDS: dict[str, Any] = {".trf": trf, ".t": tsh, ".json": own_json, ".csv": games}


def written(ending: str, event: Any) -> str:
    if ending == ".json":
        return json_text(event, 0)
    if ending == ".csv":
        return games_csv(event)
    return trf.write(event, 0) if ending == ".trf" else tsh.write(event)


def people(ending: str, event: Any) -> int:
    """How many a file must have: a table of games has who played or rested."""
    if ending != ".csv":
        return len(event.players)
    drafts = [each.draft for each in event.rounds]
    tables = {id for draft in drafts for pair in draft.pairs for id in (pair.first, pair.second)}
    return len(tables | {id for draft in drafts for id, _ in draft.byes})


def pairs_files() -> list[bytes]:
    return [b"4\n1 5\n6 2\n3 7\n8 4\n", b"3\r\n1 2\r\n3 4\r\n5 0\r\n"]


def reports() -> list[bytes]:
    """A chess program's report and a division of tsh, the longer ones by half."""
    files = [path.read_bytes() for path in sorted(EVENTS.glob("*.t*"))]
    ours = json_text(Director("ABCDEFG").whole_round().pair().publish().state, 0)
    table = games_csv(Director("ABCDEFG").whole_round().pair().publish().state).encode()
    return [*files, files[-1][:20_000], *[ours.encode()] * 2, teams().encode(), *[table] * 2]


def teams() -> str:
    """Return our own document of a tournament in which teams met: one of them short, and one that rested."""
    event = Director(terms=Terms(mode=TEAMS, boards=2), rounds=3)
    for letter, club in zip("ABCDE", ("Palma", "Inca", "Maó", "Palma", "Inca"), strict=True):
        event.do(enter_player, Player(letter, letter, 1000 - ord(letter), club=club))
    event.pair().publish().better_win().close()
    return json_text(event.pair().publish().state, 0)


def take_report(data: bytes) -> None:
    """What is taken in has all players of the file, and can be paired on, closed or corrected."""
    for ending, kind in KINDS.items():
        window = Window()
        answer = sent(window, "home.bring", file=data, file_name=f"event{ending}")
        if not answer["ok"]:
            continue
        visits(window, "#/tournament-file")
        fields = {"name": "x", "rounds": "50", "ruleset": "points", "language": "ca"}
        if not sent(window, "tournament_file.open", fields)["ok"]:
            continue
        event = fold_log(window.log_of(str(window.last["stream"])))
        if event is None or event.broken:
            raise Failure("what was written can be read no more")
        if len(kind.read(written(ending, event.state)).people) != people(ending, event.state):
            raise Failure("written and read again, players are missing")
        pages = ("players", "standings", "papers", "file")
        visits(window, *(f"#/event/{window.last['stream']}/{page}" for page in pages), "#/settings", "#/")


def take_pairs(data: bytes) -> None:
    """The draft that stands is changed only by a file with all pairs of the round."""
    window = DirectorWindow().opens()
    window.draws()
    before = contents(window.disk)
    answer = sent(window, "tournament.take_pairs", file=data)
    if not answer["ok"] and contents(window.disk) != before:
        raise Failure("it was refused, and yet changed something")
    visits(window, f"#/event/{window.stream}", "#/settings", "#/")
