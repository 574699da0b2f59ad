"""Random games: every turn is one that the rules allow."""

from itertools import islice
from random import Random

from drivers.match import Match
from faristol.core.play import write_play
from faristol.core.tiles import take
from faristol.errors import Rejected
from faristol.games.classic.errors import NotNow
from faristol.words.plays import find_plays

LONGEST = 400
"""Turns; nobody plays so long, and a game that does would never end."""


def play_game(match: Match, chance: Random, plays=None, after_each=lambda match: None) -> Match:
    """Play to the end, or to the step that only people can take."""
    match.begin(first=chance.choice((1, 2))).clock_if_any()
    for _ in range(LONGEST):
        if match.state.stage != "turn":
            return match
        turn(match, chance, plays)
        after_each(match)
    raise AssertionError("a game without end")


def turn(match: Match, chance: Random, plays) -> None:
    match.wait(chance.random())
    what = chance.choices(
        ("play", "pass", "exchange", "invalid", "senyors", "forfeit"), (60, 10, 10, 8, 6, 2)
    )[0]
    try:
        {
            "play": lambda: made(match, chance, plays).complete(),
            "pass": lambda: match.passes(),
            "exchange": lambda: exchanged(match, chance),
            "invalid": lambda: made(match, chance, plays).challenge().rule(False),
            "senyors": lambda: match.senyors(),
            "forfeit": lambda: match.forfeit(),
        }[what]()
    except Rejected:
        # Not in these rules, or not with this bag and rack.
        match.passes()


def made(match: Match, chance: Random, plays) -> Match:
    if plays is None:
        if not match.free_rows:
            raise NotNow
        had = match.state.counts[match.state.to_move - 1]
        return match.put(match.row(min(chance.choice((3, 5, 6, 7, 7, 7)), had)))
    found = plays(match.state)
    if not found:
        raise NotNow
    return match.put(chance.choice(found))


def exchanged(match: Match, chance: Random) -> Match:
    state = match.state
    count = chance.randint(1, min(7, max(1, state.in_bag), state.counts[state.to_move - 1]))
    rack = state.rack(state.to_move)
    if rack is None:
        return match.exchange(count)
    return match.exchange(tiles=state.tile_set.write(chance.sample(rack, count)))


def finish(match: Match, chance: Random) -> Match:
    """Return the racks at the end, which people enter if the bag is real."""
    state = match.state
    if state.stage == "settling":
        unseen = list(state.unseen)
        chance.shuffle(unseen)
        one, two = state.counts
        racks = (tuple(unseen[:one]), tuple(unseen[one : one + two]))
        assert take(state.unseen, racks[0] + racks[1]) is not None
        match.settle(*map(state.tile_set.write, racks))
    return match


def best_plays(bitsets):
    """Return plays with words of the language, some of the best of the rack."""

    def found(state):
        search = find_plays(bitsets, state.board, state.rack(state.to_move))
        return [write_play(state.tile_set, each.play) for each in islice(search.ordered(), 12)]

    return found
