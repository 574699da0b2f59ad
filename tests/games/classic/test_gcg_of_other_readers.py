"""Other programs read our GCG: every line has the form that their readers take, and its tiles can be there.

The forms are those of Macondo's `gcgio` and of Quackle's `gcgio.cpp`, as these stood in public: a line that
has none of the first is refused there; the second takes a line's words by their order. Both take racks from
the bag.
"""

import re
from collections import Counter
from functools import cache
from random import Random

import pytest

from drivers.match import JUDGE, Match
from drivers.random_games import finish, play_game
from faristol.core.gcg import Game, write_gcg
from faristol.core.gcg_reading import read_gcg
from faristol.core.letters import tile
from faristol.core.positions import read_tiles
from faristol.core.tiles import tile_set
from faristol.games.classic import arbiter
from faristol.games.classic.recording import as_gcg

HEAD = [
    r"#character-encoding \S+",
    r"#player[12]\s+\S+\s+.+",
    r"#rack[12]\s+\S+",
    r"#tile-distribution\s+\S.*",
    r"#tile \S+\s+\S+",
    r"#note\s+\S.*",
]
NICK, RACK, TOTAL = r">(?P<nick>\S+):\s+", r"(?P<rack>\S+)\s+", r"(?P<total>\d+)"
SIGNED = r"(?P<total>-?\d+)"
TURNS = {
    "play": NICK + RACK + r"(?P<place>\w+)\s+(?P<word>\S+)\s+\+\d+\s+" + TOTAL,
    "withdrawn": NICK + RACK + r"--\s+-\d+\s+" + TOTAL,
    "pass": NICK + RACK + r"-\s+\+0\s+" + TOTAL,
    "exchange": NICK + RACK + r"-(?P<given>\S+)\s+\+0\s+" + TOTAL,
    "rack won": NICK + r"\((?P<rack>\S+)\)\s+\+\d+\s+" + SIGNED,
    "time": NICK + r"(?:\S*\s+)?\(time\)\s+-\d+\s+" + SIGNED,
    "rack lost": NICK + RACK + r"\((?P<again>\S+)\)\s+-\d+\s+" + SIGNED,
}


@cache
def game(ruleset, mode, seed):
    """Return a game to its end; without a seed one that goes on, or one in which an arbiter decided."""
    if seed is None:
        begun = Match(ruleset, mode).begin()
        return begun.play(begun.row(4)).passes()
    if seed == "decided":
        begun = Match(ruleset, mode).begin()
        begun.play(begun.row(4)).play(begun.row(3)).passes()
        begun.write(arbiter.correct_points(begun.state, 2, 3, JUDGE, "misread"))
        begun.write(arbiter.penalise(begun.state, 2, 25, JUDGE, "looked into the bag"))
        return begun.abandon(1).decide((40, 20), 2)
    chance = Random(seed)
    return finish(play_game(Match(ruleset, mode, bytes([seed] * 32)), chance), chance)


@pytest.fixture(params=["mallorca", "federation", "romanian"])
def ruleset(request):
    return request.param


@pytest.fixture(params=["tablet", "scorer"])
def mode(request):
    return request.param


@pytest.fixture(params=[None, "decided", *range(6)])
def match(ruleset, mode, request):
    return game(ruleset, mode, request.param)


def lines(match):
    return write_gcg(match.tile_set, as_gcg(match.state)).splitlines()


def turns(written):
    for line in written:
        if line.startswith(">"):
            kind = next((kind for kind, form in TURNS.items() if re.fullmatch(form, line)), None)
            assert kind, line
            yield kind, re.fullmatch(TURNS[kind], line), line


def test_every_line_has_a_form_that_is_read(match):
    written = lines(match)
    assert written[0] == "#character-encoding UTF-8"
    for line in written:
        assert line.startswith(">") or any(re.fullmatch(form, line) for form in HEAD), line
    assert list(turns(written))
    first = next(number for number, line in enumerate(written) if line.startswith(">"))
    assert {line.split()[0] for line in written[first:] if line.startswith("#")} <= {"#note"}


def test_a_word_before_each_move_is_a_rack_and_never_the_move(match):
    for kind, found, line in turns(lines(match)):
        if kind in ("play", "pass", "exchange", "withdrawn"):
            words = line.split()
            assert words[1] == found["rack"] and not words[1].startswith(("-", "(")), line


def test_the_tiles_of_each_rack_can_be_in_the_bag_and_those_exchanged_are_on_it(match):
    tiles, written = match.tile_set, lines(match)
    boards = read_gcg(tiles, "\n".join(written).encode()).boards()
    for (kind, found, line), board in zip(turns(written), boards, strict=False):
        if kind == "time":
            continue
        rack = read_tiles(tiles, found["rack"])
        on_board = Counter(tile(tiles, code) for code in board.squares if code)
        if kind != "withdrawn":
            assert not Counter(rack) - (Counter(tiles.all) - on_board), line
        if kind == "exchange":
            given = found["given"]
            many = int(given) if given.isdigit() else len(read_tiles(tiles, given))
            assert many <= len(rack), line
        if kind == "rack lost":
            assert found["again"] == found["rack"]


def test_a_finished_game_has_no_rack_of_its_own_line(match):
    assert match.over or match.state.stage == "turn"
    assert ("#rack" in "\n".join(lines(match))) == (match.state.program_draws and not match.over)


def test_a_rack_that_nobody_knows_is_unknown_again_when_we_read_it():
    match = Match("mallorca").begin().play("H8 CASA").passes().exchange(3)
    written = lines(match)
    assert written.count("#note rack unknown") == 2
    read = read_gcg(match.tile_set, "\n".join(written).encode())
    assert [(turn.rack, turn.note) for turn in read.turns[1:]] == [((), ""), ((), "")]
    assert read.turns[-1].exchanged == 3


def test_the_set_is_named_so_that_no_program_takes_it_for_another():
    for language, name, long in (("ca", "catalan", 3), ("ro", "romanian", 0)):
        written = write_gcg(tile_set(language), Game((("a", "Ana"), ("b", "Bru")), ())).splitlines()
        assert f"#tile-distribution {name}" in written
        assert sum(line.startswith("#tile ") for line in written) == long
