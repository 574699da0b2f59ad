"""A demo duplicate: the first round is played by invented players, the second rack is on the screen."""

from collections.abc import Sequence
from functools import reduce

from faristol.core.play import write_play
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import handing_in, judging, masters, possible
from faristol.games.duplicate.errors import NoPlayToShow
from faristol.games.duplicate.event import Duplicate, opened
from faristol.games.duplicate.facts import FACTS
from faristol.games.duplicate.opening import enter_player
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.ruling import Written
from faristol.games.log import Entry, stamped
from faristol.words.bitsets import Bitsets

HANDED_IN = (3, 0, 9, 1, 6, 14)
"""Which of the possible plays, the best first, the players at the tables hand in."""


def demo(opening: Sequence[Entry], players: Sequence[str], words: Bitsets, at: int) -> list[Entry]:
    """Return a duplicate with this first entry, at the beginning of its second round."""
    entries: list[Entry] = [{**opening[0], "demo": True}]
    event = opened(stamped(entries, 0, at, "")[0])

    def write(facts: Sequence[Entry]) -> None:
        nonlocal event
        event = reduce(FACTS.apply, stamped(facts, len(entries), at, ""), event)
        entries.extend(facts)

    for table, name in enumerate(players, 1):
        write(enter_player(event, Player(f"p{table}", table, name, "")))
    write(judging.begin(event))
    write(drawing.start_time(event.draws))
    write(drawing.end_time(event.draws, "judge"))
    is_word, plays = words.lexicon.contains, _plays(event, words)
    if not plays:
        raise NoPlayToShow
    for table, number in enumerate(HANDED_IN[: len(players)], 1):
        slip = Written(text=plays[min(number, len(plays) - 1)])
        write(handing_in.hand_in(event, 1, [f"p{table}"], slip, is_word))
    found = possible.plays_of(event, event.round, words)
    write(masters.choose_master(event, masters.proposals(event, event.round, found)[0].play, is_word))
    write(judging.next_round(event, possible.has_play(words)))
    return entries


def _plays(event: Duplicate, words: Bitsets) -> list[str]:
    found = possible.plays_of(event, event.round, words).starting(b"", None, 1 + max(HANDED_IN))
    return [write_play(event.tile_set, each.play) for each in found]
