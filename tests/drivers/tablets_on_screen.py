"""Two tablets that go on with one tournament, as their directors see them."""

from drivers.director_window import DirectorWindow
from drivers.event_files import backup, brought


def two_tablets():
    """The round is on; a second tablet goes on from the first one's file."""
    first = DirectorWindow().opens()
    first.draws()
    first.publishes()
    second = DirectorWindow()
    second.stream = first.stream
    brought(second, file_of(first))
    return back(first), back(second)


def file_of(director):
    director.go(f"#/event/{director.stream}/file")
    return backup(director)


def back(director):
    director.go(f"#/event/{director.stream}")
    return director
