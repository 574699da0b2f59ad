"""Real logs of old versions of the duplicate, kept to be read for ever, each beside what it must tell.

Never change a file in `tests/data/logs/duplicate`; a new version of the log gets a folder of its own. In v1:

    catalan-bag        the event of tests/data/duplicates/catalan-11.json, its tiles out of a real bag; with
                       an undone slip, second readings, a word taken by the judge, misconduct, one who left
                       and came back, a master play found wrong, claims, final results opened again, another
                       room
    romanian-promised  the racks of a promised seed, the same letters announced again, the secret published
    completiv          letters named out of the stock, a joker among them; still running
"""

import json
from pathlib import Path

import pytest

from faristol.core.board import write_board
from faristol.games.duplicate.bonus import bonuses
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.standings import standings
from faristol.games.verification import verify
from faristol.kinds import fold_log
from faristol.storage.files import read_file
from faristol.texts import score

LOGS = sorted((Path(__file__).parents[2] / "data/logs/duplicate").glob("v*/*.json"))
LOGS = [path for path in LOGS if not path.name.endswith(".told.json")]
EACH = pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")


def expected(path):
    return json.loads(path.with_suffix(".told.json").read_text("utf-8"))


def readable(entries):
    """Everything that a reader of the results could ask for."""
    found = fold_log(entries)
    assert found and found.broken is None
    event = found.state
    return {
        "entries": len(entries),
        "stage": event.stage,
        "began": event.began,
        "players": [[each.id, each.table, each.name, each.group, each.left] for each in event.at_tables],
        "rounds": [
            {
                "rack": " ".join(round_.rack),
                "master": round_.master and [round_.master.play, round_.master.points, round_.master.wrong],
                "slips": {
                    player: [slip.play, counts.points, counts.reason, counts.clause]
                    for player, slip in sorted(round_.slips.items())
                    if (counts := counted(event, round_, player))
                },
                "second": dict(sorted(round_.second.items())),
            }
            for round_ in event.rounds
        ],
        "bonuses": [[each.round, each.player, score(each.points, "en")] for each in bonuses(event)],
        "standings": [[row.player.id, score(row.total, "en"), row.rank] for row in standings(event)],
        "board": write_board(event.tile_set, event.board),
        "bag": " ".join(event.draws.bag),
        "rooms": list(event.rooms),
        "claims_until": event.claims_until,
        "final": event.final,
        "verified": (verdict := verify(entries)) and verdict.true,
    }


def test_there_are_old_duplicates():
    assert {path.parent.name for path in LOGS} == {"v1"}
    assert [path.stem for path in LOGS] == ["catalan-bag", "completiv", "romanian-promised"]


@EACH
def test_an_old_duplicate_is_read_whole(path):
    found = read_file(path.read_bytes())
    assert (found.broken, found.digest_ok) == (None, True)


@EACH
def test_an_old_duplicate_tells_what_it_told_when_it_was_written(path):
    assert readable(read_file(path.read_bytes()).entries) == expected(path)
