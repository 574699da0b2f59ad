"""The page of a seat without an engine writes a play by itself (`site/seat/written.js`), as engines do."""

import json
import random
import subprocess

import toolbox
from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, codes
from faristol.core.play import write_play
from faristol.core.squares import SQUARES
from faristol.core.tiles import LANGUAGES, tile_set
from faristol.errors import Rejected
from faristol.screens.board.in_page import in_page
from faristol.screens.board.placing import NewTile, Placing
from faristol.screens.board.standing import laid_codes, play_of

(NODE, *_), _ = toolbox.node()
BY_NODE = """
import { written, onPaper } from "WRITTEN";
import { readFileSync } from "node:fs";
const asked = JSON.parse(readFileSync(0, "utf-8"));
const write = ({ board, hand, typed, paper }) => (hand ? written(board, hand, typed) : onPaper(...paper));
console.log(JSON.stringify(asked.map(write)));
"""


def by_page(asked):
    program = BY_NODE.replace("WRITTEN", (toolbox.ROOT / "site/seat/written.js").as_uri())
    command = [NODE, "--input-type=module", "-e", program]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def positions(chance, count):
    """Yield a board, what lies on it, and the tiles: mostly along a line."""
    for _ in range(count):
        tiles = tile_set(chance.choice(sorted(LANGUAGES)))
        letters, numbers = list(tiles.letters), codes(tiles)
        where = chance.sample(range(SQUARES), chance.randrange(120))
        board = {
            at: numbers[chance.choice(letters)] | (AS_BLANK if chance.random() < 0.1 else 0) for at in where
        }
        start, by = chance.randrange(SQUARES), chance.choice([1, 15])
        line = [at for at in range(start, SQUARES, by) if at not in board][: chance.randrange(1, 8)]
        free = line or [next(at for at in range(SQUARES) if at not in board)]
        rack = tuple("?" if chance.random() < 0.15 else chance.choice(letters) for _ in range(7))
        laid = tuple(
            NewTile(at, place, chance.choice(letters) if rack[place] == "?" else rack[place])
            for place, at in enumerate(free)
        )
        yield tiles, board, Placing(rack, laid, across=chance.random() < 0.5)


def in_writing(tiles, code):
    label = list(tiles.letters)[(code & ~AS_BLANK) - 1]
    label = label.lower() if code & AS_BLANK else label
    return f"[{label}]" if len(label) > 1 else label


def by_engine(tiles, board, placing):
    try:
        whole = Board().with_tiles(board)
        return write_play(tiles, play_of(whole, laid_codes(tiles, placing), placing.across))
    except Rejected:
        return None


def test_page_and_engine_write_the_same_play_of_the_same_tiles():
    found = list(positions(random.Random(18), 1_500))
    asked = [
        {
            "board": {at: in_writing(tiles, code) for at, code in board.items()},
            "hand": {
                "rack": placing.rack,
                "laid": [vars(one) for one in placing.laid],
                "across": placing.across,
            },
            "typed": json.loads(in_page(placing, tiles).letters)["typed"],
        }
        for tiles, board, placing in found
    ]
    plays = [by_engine(*each) for each in found]
    assert by_page(asked) == plays
    assert plays.count(None) > 50 and len(set(plays)) > 500


def test_what_is_written_on_paper_needs_coordinates_and_a_word():
    papers = {
        ("h8", "casa"): "H8 CASA",
        (" 8H ", "Ca(s)a"): "8H CA(S)A",
        ("15o", "l·l"): "15O L·L",
        ("", ""): "",
        ("H16", "casa"): None,
        ("H0", "casa"): None,
        ("casa", "h8"): None,
        ("H8", ""): None,
        ("", "casa"): None,
        ("H8", "ca sa"): None,
    }
    assert by_page([{"paper": each} for each in papers]) == list(papers.values())
