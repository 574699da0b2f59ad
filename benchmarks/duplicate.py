"""What was promised of the duplicate, measured in this Python: python3 benchmarks/duplicate.py

    --players 200 --rounds 25    how large the event is; its last round is the one that is judged
    --language ca                or ro
    --where NAME                 only there: native or Chromium

Three figures a judge feels: from "Time!" to the list of all the best plays; from a slip that is typed to
its ruling on the screen; and any other intent of the round (promised: 50 ms for 95 of 100). An intent is
measured as the page sees it: the engine's whole answer over a log in memory. Needs the tests' club, so a
working copy.
Milliseconds are of the processor, not of the clock, since other programs may be at work.

In Chromium the slips of such a round are typed for 14, 80 and 200 players, in as few keys as name each play:
keys a slip, and what passes from Enter until the field is free, and until the log has the slip. There
milliseconds are of the clock.
"""

import argparse
import json
import os
import platform
import random
import statistics
import sys
import time
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from drivers.club import Club  # noqa: E402
from drivers.window import Window, wait_for  # noqa: E402
from faristol.core.play import write_play  # noqa: E402
from faristol.games.duplicate import handing_in, masters  # noqa: E402
from faristol.games.duplicate.event import summary  # noqa: E402
from faristol.games.duplicate.possible import plays_of  # noqa: E402
from faristol.games.duplicate.ruling import Written  # noqa: E402
from faristol.games.duplicate.standings import standings  # noqa: E402
from faristol.kinds import fold_log  # noqa: E402

PROMISE = 50
RULESETS = {"ca": "duplicate", "ro": "romanian-duplicate"}
CHOICES = 60
"""Among so many of the best plays a player finds one."""
TYPED_FOR = (14, 80, 200)
"""So many players hand in the slips that are typed in Chromium."""


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--players", type=int, default=200)
    options.add_argument("--rounds", type=int, default=25)
    options.add_argument("--language", choices=RULESETS, default="ca")
    options.add_argument("--where", choices=("native", "Chromium"))
    chosen = options.parse_args()
    if chosen.where != "native":
        import in_chromium

        in_chromium.in_the_tools_python()
    print(f"{platform.platform()}, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}")
    if chosen.where != "Chromium":
        native(chosen)
    if chosen.where != "native":
        typed(chosen)


def native(chosen):
    club, searches = evening(chosen.players, chosen)
    show("from “Time!” to all the best plays", searches)
    entries = club.entries
    folded = [measured(lambda: fold_log(entries)) for _ in range(3)]
    show(f"a log of {len(entries):,} entries folded", folded)
    show("the classification", [measured(lambda: standings(club.state)) for _ in range(10)])
    judge = Judge(club)
    judge.reads_slips(random.Random(2))
    judge.ends_the_round()
    for name, times in judge.times.items():
        show(name, times)
    others = [each for name, times in judge.times.items() for each in times]
    show("all intents", others, PROMISE)


def typed(chosen):
    import slips

    for players in TYPED_FOR:
        club, _ = evening(players, chosen)
        keys, seen = slips.typed_in_chromium(club, random.Random(3), CHOICES)
        print(f"{players} players: {statistics.mean(keys):.1f} keys a slip, at most {max(keys)}")
        show("    from Enter to the free field", seen["free"])
        show("    from Enter to the log", seen["noted"])


def evening(players, chosen):
    """All rounds but the last, which is at its slips; and how long each list of best plays took."""
    seats = tuple(f"Jugador {table}" for table in range(1, players + 1))
    club, chance, searches = Club(RULESETS[chosen.language], seats).begin(), random.Random(1), []
    for number in range(1, chosen.rounds + 1):
        if not club.state.running:
            sys.exit(f"The tiles were done after {number - 1} rounds: ask for fewer.")
        club.time()
        club.words.forget()
        state = club.state
        searches.append(measured(lambda state=state: plays_of(state, state.round, club.words).best))
        if number < chosen.rounds:
            judged(club, chance)
    return club, searches


def judged(club, chance):
    """Everybody's slip, the shortest of the best plays for the board, so that there are many rounds."""
    state, is_word = club.state, club.words.lexicon.contains
    plays = plays_of(state, state.round, club.words).starting(b"", None, CHOICES)
    texts = [write_play(state.tile_set, each.play) for each in plays]
    slips = []
    for player in state.at_tables:
        written = Written(text=texts[min(int(chance.expovariate(0.1)), len(texts) - 1)])
        slips += handing_in.hand_in(state, state.round.number, [player.id], written, is_word)
    club.write(slips)
    best = masters.handed_in(club.state, club.state.round)
    club.write(masters.choose_master(club.state, max(best, key=lambda each: len(each.leaves)).play, is_word))
    club.next()


class Judge(Window):
    """A window with the event on it; the processor's time of every intent by its name."""

    def __init__(self, club):
        self.times, self.club = defaultdict(list), club
        super().__init__(language=club.state.tile_set.language)
        card = {**summary(club.state), "stream": "dupli", "at": club.entries[-1]["at"]}
        self.now = club.entries[-1]["at"] + 1000
        wait_for(self.log.append("dupli", 0, club.entries, card | {"entries": len(club.entries)}))
        self.go("#/event/dupli")
        self.times.clear()

    def _handle(self, intent, file=None):
        text = json.dumps(intent)
        began = time.process_time()
        answer = wait_for(self.engine.handle(text, file))
        self.times[intent["do"]].append(1000 * (time.process_time() - began))
        return self._see(answer)

    def typed(self, name, text, **data):
        answer = self.do(f"duplicate.{name}", {"play": text, "table": ""}, data=data)
        assert answer.get("ok", True), answer

    def reads_slips(self, chance):
        """Each slip typed sign by sign, then Enter; every tenth is null."""
        plays = self.club.plays()
        for player in self.club.state.at_tables:
            text = chance.choice(plays).lower()
            if chance.random() < 0.1:
                self.typed("null", text, reason="late")
                continue
            place, word = text.split(" ")
            for end in range(1, len(word) + 1):
                self.typed("typing", f"{player.table} {place} {word[:end]}")
            self.typed("take", f"{player.table} {text}")

    def ends_the_round(self):
        self.typed("to_master", "")
        state = self.engine._desk.event.state
        play = masters.handed_in(state, state.round)[0].play
        self.typed("look_at", "", play=play)
        self.typed("master", "", play=play)
        self.go("#/event/dupli/results")
        self.go("#/event/dupli")
        self.typed("next_round", "")


def measured(work):
    began = time.process_time()
    work()
    return 1000 * (time.process_time() - began)


def show(what, times, promise=None):
    ordered = sorted(times)
    middle, most = statistics.median(ordered), ordered[round(0.95 * (len(ordered) - 1))]
    line = (
        f"{what:36} {len(ordered):5} times   median {middle:6.1f}  p95 {most:6.1f}  worst {ordered[-1]:6.1f}"
    )
    print(f"{line} ms" + (f"   promised {promise}" if promise else ""), flush=True)


if __name__ == "__main__":
    main()
