"""A director whose first round is published, as most tests of what happens at its tables begin."""

from drivers.director_window import EIGHT, DirectorWindow


def in_round_one(players=EIGHT, **chosen):
    director = DirectorWindow().opens(players, **chosen)
    director.draws()
    director.publishes()
    return director
