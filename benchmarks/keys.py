"""How many keys a judge presses for a slip: python3 benchmarks/keys.py

    --tables 24 --rounds 20    how large the made evening is
    --among 60                 from so many of the best plays of a round each table has one by chance
    --seed 1

A fifth are null in the ways of DUP-13: nothing on it, late, no circle, illegible, no coordinates, or a word,
letters or a place that do not stand. The judge types the fewest keys at which Enter takes what is on the
slip, and a wrong play whole: in the order of the tables, and each behind its table's number; by the keys
alone, and with a look at the first two plays of the list, to which an arrow leads. Every sheet goes through
the engine, and what it notes must be what was written.
"""

import argparse
import random
import re
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from drivers.club import Club  # noqa: E402
from drivers.event_files import brought  # noqa: E402
from drivers.window import Window  # noqa: E402
from faristol.core.play import marked_play, read_play, write_play  # noqa: E402
from faristol.core.squares import Place  # noqa: E402
from faristol.games.duplicate.possible import plays_of  # noqa: E402
from faristol.screens.duplicate.on_paper import question_about  # noqa: E402
from faristol.screens.duplicate.round.going_on import goes_on  # noqa: E402
from faristol.screens.duplicate.round.slip import InHand, moved  # noqa: E402
from faristol.screens.duplicate.typed import read_typed  # noqa: E402
from faristol.storage.files import export_file  # noqa: E402

GOAL, GOAL_WITH_NUMBER = 6, 8
WRONG = 0.2
LOOKED_AT = 2
SIGNS = re.compile(r"\(.[^)]*\)|.")
SEEN = {"none": "-", "late": "/1", "uncircled": "/2", "illegible": "/3", "coordinates": "/4"}
"""What only the paper shows, and its keys: in an empty field they need no Enter."""


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--tables", type=int, default=24)
    options.add_argument("--rounds", type=int, default=20)
    options.add_argument("--among", type=int, default=60)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    for looks in (False, True):
        print("with a look at the list" if looks else "blindly")
        for numbered, goal in ((False, GOAL), (True, GOAL_WITH_NUMBER)):
            keys = Evening(chosen, numbered, looks).keys
            every = [count for counts in keys.values() for count in counts]
            what = "with the table's number" if numbered else "in the order of the tables"
            each = ", ".join(f"{name} {statistics.mean(counts):.1f}" for name, counts in sorted(keys.items()))
            print(f"    {what:27}{statistics.mean(every):5.2f} keys a slip (goal {goal}): {each}", flush=True)


class Evening(Window):
    """`keys` are those of each slip, by how it was typed."""

    def __init__(self, chosen, numbered, looks):
        super().__init__()
        self.chance, self.numbered, self.looks = random.Random(chosen.seed), numbered, looks
        self.keys = {}
        seats = tuple(f"Jugador {table}" for table in range(1, chosen.tables + 1))
        club = Club(players=seats).begin()
        self.words = club.words
        assert brought(self, export_file("evening", club.entries, "0", [], 0))["ok"]
        self.go("#/event/evening")
        for _ in range(chosen.rounds):
            self.plays_round(chosen.tables, chosen.among)
            if self.state.stage == "over":
                break

    def plays_round(self, tables, among):
        self.do("duplicate.start")
        found = plays_of(self.state, self.state.round, self.words).starting(b"", None, among)
        plays = [write_play(self.state.tile_set, each.play) for each in found]
        before = None
        for table in range(1, tables + 1):
            before = self.slip(table, self.chance.choice(plays), before)
        for act, data in (
            ("end_time", {}),
            ("to_master", {}),
            ("master", {"play": plays[0]}),
            ("next_round", {}),
        ):
            self.do(f"duplicate.{act}", data=data)

    def slip(self, table, play, before):
        """Type one slip; return its play, which the next may have too."""
        wrong = (
            self.chance.choice([*SEEN, "word", "letters", "place"]) if self.chance.random() < WRONG else None
        )
        if wrong in SEEN:
            self.types(table, SEEN[wrong], "seen on the paper")
            assert self.noted(table).reason == wrong
            return None
        if play == before and not wrong:
            self.types(table, "+", "the same as before")
        elif wrong:
            self.types(
                table, whole(self.state, made_wrong(self.chance, self.state, play, wrong)), "a wrong play"
            )
            return None
        else:
            self.types_play(table, play)
        assert self.noted(table).play == play and self.noted(table).valid, (play, self.noted(table))
        return play

    def types_play(self, table, play):
        text = fewest(self.state, self.words, play)
        shorter, down = listed_early(self.state, self.words, play) if self.looks else (text, 0)
        if len(shorter) + down >= len(text):
            self.types(table, text, "a play", play)
            return
        for _ in range(down):
            self.do("duplicate.move", sheet(table, shorter), data={"by": "1"})
        self.types(table, shorter, "a play of the list", play, arrows=down)

    def types(self, table, text, how, play=None, arrows=0):
        """Give a sheet in, and answer what is asked about it."""
        typed = sheet(table, text)
        answer = self.do("duplicate.take", typed)
        assert answer["ok"], (text, self.page)
        if self.numbered:
            count = len(typed["play"]) + arrows + 1
        else:
            count = len(text) + arrows + (text not in ("+", *SEEN.values()))
        if answer["asks"]:
            assert not play, (text, play)
            self.do("duplicate.answered")
            count, how = count + 1, f"{how} that is asked about"
        self.keys.setdefault(how, []).append(count)

    def noted(self, table):
        return self.state.round.slips[f"p{table}"]


def sheet(table, text):
    """Return the fields: between two numbers stands a space."""
    return {"play": f"{table}{' ' if text[0].isdecimal() else ''}{text}", "table": ""}


def whole(state, play):
    """Return a play as it is typed to its end, without a space."""
    return marked_play(state.tile_set, play).lower().replace(" ", "")


def fewest(state, words, play):
    """Return the fewest keys at which Enter takes the play and asks nothing; else it is typed whole."""
    place, word = marked_play(state.tile_set, play).lower().split(" ")
    signs = SIGNS.findall(word)
    for end in range(1, len(signs)):
        typed = read_typed(place + "".join(signs[:end]))
        going_on = goes_on(state, state.round, typed, words)
        asked = question_about(state, state.round, typed.text, words.lexicon.contains)
        if going_on and going_on.named == play and not asked:
            return place + "".join(signs[:end])
    return place + word


def listed_early(state, words, play):
    """Return the fewest letters at which the play is high in the list, and the arrows to it."""
    place, word = marked_play(state.tile_set, play).lower().split(" ")
    signs = SIGNS.findall(word)
    for end in range(1, len(signs)):
        text = place + "".join(signs[:end])
        down = moves_to(state, words, text, play)
        if down:
            return text, down
    return place + word, 0


def moves_to(state, words, text, play):
    slip = InHand(text=text)
    for count in range(1, LOOKED_AT + 1):
        slip = moved(state, slip, 1, words)
        if slip.chosen == play:
            return count
    return 0


def made_wrong(chance, state, play, how):
    found = read_play(state.tile_set, play)
    if how == "place":
        shifted = Place((found.place.square + chance.choice((1, -1, 15, -15))) % 225, found.place.down)
        return f"{shifted} {play.split(' ')[1]}"
    if how == "letters":
        return play + chance.choice("XZJH")
    return f"{play}{chance.choice('AEIOSRT')}"


if __name__ == "__main__":
    main()
