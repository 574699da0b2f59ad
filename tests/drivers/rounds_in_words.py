"""Rounds written as words: two letters are a game, each letter is a player."""

from faristol.tournaments.pairing import pair_round
from faristol.tournaments.players import Player
from faristol.tournaments.results import counted
from faristol.tournaments.rounds import Round, Table
from faristol.tournaments.standings import standings
from faristol.tournaments.terms import Terms


def pairings(players):
    """Yield all ways to pair everybody, in a slow, obvious way."""
    if not players:
        yield ()
        return
    one, *others = players
    for two in others:
        for rest in pairings([player for player in others if player != two]):
            yield ((one, two), *rest)


def people(letters):
    """Return players rated in this order."""
    return [Player(letter, letter, 2000 - 10 * place) for place, letter in enumerate(letters)]


def game(one, two, mine, other):
    return Table(one, two, counted("played", (mine, other)))


def round_of(*tables, byes=""):
    return Round(tuple(tables), tuple(byes))


def met(words):
    """Return a round with these pairs that changes no standing: all games were abandoned."""
    return Round(tuple(Table(*word, counted("abandoned-both")) for word in words.split()))


def rested(player, others):
    """Return a round in which one had a point for a bye, and the others against absent players."""
    absent = (Table(other, other.lower(), counted("forfeit-second")) for other in others if other != player)
    return Round(tuple(absent), (player,))


def in_words(draft):
    """ "AC BD": boards in order, the better one first."""
    return " ".join("".join(sorted((pair.first, pair.second))) for pair in draft.pairs)


def starts_in(draft):
    return " ".join(pair.first + pair.second for pair in draft.pairs)


def resting(draft):
    return "".join(player for player, _ in draft.byes)


def pair(players, rounds=(), terms=None, **also):
    everybody = people(players) if isinstance(players, str) else players
    return pair_round(everybody, list(rounds), terms or Terms(), **also)


THREE = [
    round_of(game("A", "B", 400, 300), game("C", "D", 400, 300)),
    round_of(game("A", "C", 400, 300), game("B", "D", 400, 300)),
    round_of(game("D", "A", 400, 399), game("B", "C", 350, 350)),
]
"""Three rounds of four."""


def order(rounds, scoring, letters="ABCD"):
    return [(row.player.id, row.worth) for row in standings(people(letters), rounds, scoring=scoring)]
