"""Two rooms that play the same rounds of one promise, each with players of its own."""

from collections.abc import Sequence

from drivers.bag_club import Tables

HERE = ["Aina", "Biel", "Carme"]
THERE = ["Fiona", "Gori", "Helga"]


def two_rounds(names: Sequence[str]) -> Tables:
    """Return two rounds of the same promise, up to the last master play."""
    club = Tables(players=0, rounds=2)
    for table, name in enumerate(names, 1):
        club.enter(table, name)
    club.begin().round_with("CASALSO").collect({1: "H8 CASA"}).announce("H8 CASA").next()
    return club.round_with("LSOIPRE").collect({1: "8H COS"}).announce("8H COS")
