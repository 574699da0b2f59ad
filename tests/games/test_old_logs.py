"""Real logs of old versions, kept to be read for ever. Each lies beside what it must tell.

Never change a file in `tests/data/logs`; a new version of the log gets a folder of its own. Those of v1 were
made through the engine, like this one, the whole draws with stopped clocks, undone rounds, new racks and a
crash in between (`Window` is that of tests/window.py):

    window = Window(secret=bytes([7] * 32))
    stream = window.open_draw(name="Dilluns", minutes="0", put_back="new")
    window.speak("7")
    window.do("draw.end_time")
    window.do("draw.toggle", data={"place": "1"})
    window.do("draw.next_round")
    window.go(f"#/event/{stream}/file")
    Path("catalan-running.json").write_text(window.do("file.export")["save"]["text"], "utf-8")

In v2 there is a promise with event, day and number, and the room's words are by somebody who is named.
"""

import json
from pathlib import Path

import pytest

from faristol.games.verification import verify
from faristol.kinds import fold_log
from faristol.storage.files import read_file

LOGS = sorted((Path(__file__).parents[1] / "data/logs").glob("v*/*.json"))
LOGS = [path for path in LOGS if not path.name.endswith(".told.json")]
EACH = pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")


def expected(path):
    return json.loads(path.with_suffix(".told.json").read_text("utf-8"))


def test_there_are_old_logs():
    assert {path.parent.name for path in LOGS} == {"v1", "v2"}
    assert len(LOGS) >= 3


@EACH
def test_an_old_file_is_read_whole(path):
    found = read_file(path.read_bytes())
    assert (found.broken, found.digest_ok) == (None, True)
    assert len(found.entries) == expected(path)["entries"]


@EACH
def test_an_old_log_tells_what_it_told_when_it_was_written(path):
    told = fold_log(read_file(path.read_bytes()).entries)
    assert told and told.broken is None
    state = told.state
    assert {
        "phase": state.phase,
        "round": state.round,
        "racks": [" ".join(round_.rack) for round_ in state.rounds],
        "rejected": [[" ".join(rack) for rack, _ in round_.rejected] for round_ in state.rounds],
        "bag": " ".join(state.bag),
        "ended": state.ended,
    } == {fact: value for fact, value in expected(path).items() if fact not in ("entries", "verified")}


@EACH
def test_an_old_draw_can_be_verified(path):
    verdict = verify(read_file(path.read_bytes()).entries)
    assert (verdict and verdict.true) == expected(path)["verified"]
