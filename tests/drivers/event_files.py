"""Writes and reads event files for tests."""

from drivers.window import Window


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


def backup(window):
    return window.do("file.export")["save"]["text"].encode()


def published(window):
    return window.do("file.publish")["save"]["text"].encode()


def brought(window, file):
    window.go("#/")
    return window.do("home.bring", file=file)
