"""The master of an earlier version at the table of this one.

`Earlier(COMMIT)` is a player: it takes that commit's py/ folder out of git into build/earlier, and asks a
process that runs this file with it, a line of JSON for each turn. Its words are those of today's list.

Faristol is imported inside the functions: which version it is depends on who runs this file.
"""

import json
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]


class Earlier:
    def __init__(self, commit):
        self._commit = commit
        self._processes = {}

    def __call__(self, bitsets, position, chance):
        from faristol.core.play import write_play
        from faristol.core.tiles import tile_set
        from faristol.practice.turns import Chosen
        from faristol.words.plays import find_plays

        language = bitsets.lexicon.language
        process = self._process(language)
        asked = {
            **vars(position), "board": position.board.squares.hex(), "chance": chance(),
        }  # fmt: skip
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        if not answer["play"]:
            return Chosen(exchange=tuple(answer["exchange"]))
        plays = find_plays(bitsets, position.board, position.rack, confirmed=True).ordered()
        tiles = tile_set(language)
        return Chosen(next(found for found in plays if write_play(tiles, found.play) == answer["play"]))

    def _process(self, language):
        from faristol.core.tiles import LANGUAGES

        if language not in self._processes:
            name = LANGUAGES[language]
            self._processes[language] = subprocess.Popen(
                [sys.executable, __file__, taken_out(self._commit), ROOT / "lexicons" / name / f"{name}.lex"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
        return self._processes[language]


def taken_out(commit):
    """The py/ folder of a commit."""
    whole = git("rev-parse", f"{commit}^{{commit}}").decode().strip()
    folder = ROOT / "build" / "earlier" / whole
    if not folder.exists():
        with tarfile.open(fileobj=BytesIO(git("archive", whole, "py"))) as tar:
            tar.extractall(folder, filter="data")
    return folder / "py"


def git(*arguments):
    return subprocess.run(["git", "-C", ROOT, *arguments], check=True, capture_output=True).stdout


def answer_each(folder, words):
    """In that version: choose for each position that comes in."""
    sys.path.insert(0, folder)
    from dataclasses import fields

    from faristol.core.board import Board
    from faristol.core.play import write_play
    from faristol.core.tiles import tile_set
    from faristol.practice.choosing import Choosing
    from faristol.practice.levels import LEVELS
    from faristol.practice.turns import Position
    from faristol.words.bitsets import Bitsets
    from faristol.words.lexfile import open_lexicon
    from faristol.words.slices import finish

    bitsets = Bitsets(open_lexicon(Path(words).read_bytes()))
    tiles = tile_set(bitsets.lexicon.language)
    known = {field.name for field in fields(Position)}
    for line in sys.stdin:
        asked = json.loads(line)
        chance = Random(asked["chance"]).random
        asked |= {
            "board": Board(bytes.fromhex(asked["board"])),
            "rack": tuple(asked["rack"]),
            "unseen": tuple(asked["unseen"]),
        }
        position = Position(**{name: value for name, value in asked.items() if name in known})
        chosen = finish(Choosing(LEVELS["master"], bitsets, position, chance).steps())
        play = write_play(tiles, chosen.play.play) if chosen.play else None
        print(json.dumps({"play": play, "exchange": chosen.exchange}), flush=True)


if __name__ == "__main__":
    answer_each(*sys.argv[1:])
