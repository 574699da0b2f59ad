"""Two tablets that went on with one tournament, each by itself, and what they bring each other."""

from drivers.director import Director
from drivers.log import folded
from faristol.tournaments.difference import Merged
from faristol.tournaments.merging import merged


def brings(here, there, common, answers=None):
    base = folded(here.entries[:common])
    return merged(base, here.state, there.state, here.entries, there.entries, common, answers or {})


def meets(here, there, common, **answers):
    """Merge what the other has into this one, if there is anything."""
    found = brings(here, there, common, answers)
    assert isinstance(found, Merged) and not found.same
    return here.write(found.entries) if found.entries else here


def parted(letters="ABCDEF", rounds=1, **chosen):
    """Two tablets after some rounds, and how much they have in common."""
    here = Director(letters, rounds=7, **chosen)
    for _ in range(rounds):
        here.whole_round()
    return here, here.branch(), len(here.entries)


def waiting(club):
    return [each.place for each in club.state.differences.waiting]


def names(club):
    return sorted(player.name for player in club.state.players.values())


def standings(club):
    return [
        (row.player.name, row.rank, row.record.halves, row.record.coefficient)
        for row in club.state.standings()
    ]
