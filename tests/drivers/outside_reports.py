"""Tournaments of other programs, and pairs of their rounds, as what comes from outside."""

from pathlib import Path
from typing import Any

from drivers.director import Director
from drivers.director_window import DirectorWindow
from drivers.taking import Failure, sent, visits
from drivers.window import Window, contents
from faristol.kinds import fold_log
from faristol.screens.tournament.files.results_json import json_text
from faristol.tournaments.reports import own_json, trf, tsh

EVENTS = Path(__file__).parents[1] / "data/events"
KINDS: dict[str, Any] = {".trf": trf, ".t": tsh, ".json": own_json}


def written(ending: str, event: Any) -> str:
    if ending == ".json":
        return json_text(event, 0)
    return trf.write(event, 0) if ending == ".trf" else tsh.write(event)


def pairs_files() -> list[bytes]:
    return [b"4\n1 5\n6 2\n3 7\n8 4\n", b"3\r\n1 2\r\n3 4\r\n5 0\r\n"]


def reports() -> list[bytes]:
    """A chess program's report and a division of tsh, the longer ones by half."""
    files = [path.read_bytes() for path in sorted(EVENTS.glob("*.t*"))]
    ours = json_text(Director("ABCDEFG").whole_round().pair().publish().state, 0)
    return [*files, files[-1][:20_000], *[ours.encode()] * 2]


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
        if len(kind.read(written(ending, event.state)).people) != len(event.state.players):
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
