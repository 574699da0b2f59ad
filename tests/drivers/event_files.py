"""Writes and reads event files for tests, and puts events on a disk."""

from drivers.window import Window, wait_for
from faristol import safekeeping


def opened(rounds=1):
    """Return a window in the middle of a draw, at its file."""
    window = Window()
    stream = window.open_draw()
    window.speak()
    for _ in range(rounds):
        window.wait(10).time()
        window.do("draw.next_round")
    window.go(f"#/event/{stream}/file")
    return window, stream


def keeps(window, stream, entries):
    """Put an event on the disk of a window."""
    wait_for(safekeeping.write(window.log, stream, 0, entries))


def backup(window):
    return window.do("file.export")["save"]["text"].encode()


def published(window):
    return window.do("file.publish")["save"]["text"].encode()


def brought(window, file):
    window.go("#/")
    return window.do("home.bring", file=file)
