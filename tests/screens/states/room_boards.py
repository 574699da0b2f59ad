"""The room's board as tests look at it: every step of a duplicate and of a draw, and what is read there."""

import re
from functools import cache

from drivers.club import Club
from drivers.draw import Draw
from drivers.markup import read
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import masters
from faristol.kinds import fold_log
from faristol.screens.activities import board_for_the_room as public
from faristol.screens.calling.in_room import CALLED
from faristol.screens.scene import OpenEvent
from faristol.screens.session import Session


def event_of(played, **about):
    told = fold_log(played.entries)
    return OpenEvent("id", told.kind, tuple(played.entries), told.state, **about)


def board(played, later=0, called=0, **about):
    """What the room is sent when so many tiles of the last rack have been called."""
    event = event_of(played, **about)
    return public(event, played.entries[-1]["at"] + later, 60, after_call(event, called))


def after_call(event, called):
    """What the judge's window holds when so many tiles have been called."""
    racks = [n for n, entry in enumerate(event.entries, 1) if entry["type"] == "RackDrawn"]
    return Session(event.stream).put(CALLED, called, about=racks[-1]) if racks else Session(event.stream)


def html(played, later=0, called=0):
    return board(played, later, called)["html"]


def words_on(played, later=0):
    """All that the room reads, also on the pages that come later."""
    return " ".join(re.sub(r"<[^>]*>", " ", html(played, later)).split())


def tiles_of(page):
    """What stands on the rack."""
    return [
        element.attributes.get("aria-label")
        for element in read(page).all()
        if element.attributes.get("role") == "img" and "tile" in element.attributes.get("class", "").split()
    ]


@cache
def states(language="en", name="Duplicada de la Mercè"):
    """A duplicate from its first player to its secret; a draw without players."""

    def club(played=0, **chosen):
        made = Club(name=name, publication=language, **chosen)
        return made.begin().rounds(played) if played else made

    time = club(2).next()
    time.write(drawing.start_time(time.state.draws))
    stopped = club().begin()
    stopped.write(drawing.start_time(stopped.state.draws)).write(drawing.stop_time(stopped.state.draws))
    wrong = club(1)
    wrong.write(masters.master_found_wrong(wrong.state, 1))
    return {
        "players": club().promise(),
        "players, not promised yet": club(),
        "players, nobody yet": club(players=()),
        "players, no promise": club(source="program", rounds=5, minutes=1),
        "call": club().begin(),
        "call, later": club(2).next(),
        "tiles of a real bag": club(source="bag").begin(),
        "time": time,
        "stopped": stopped,
        "slips": club().begin().time(),
        "results": club(2),
        "results, a wrong master": wrong,
        "call, a wrong master": wrong.branch().next(),
        "over": club(1).end(),
        "over, before any round": club().begin().end(),
        "claims": club(1).end().claim(),
        "final": club(1).end().claim().finish(),
        "published": club(1).end().claim().finish().publish(),
        "draw, committed": Draw(name=name),
        "draw, call": Draw(name=name).speak(),
        "draw, no clock": Draw(name=name, minutes=0).speak(),
        "draw, time": _in_time(Draw(name=name).speak()),
        "draw, keep": Draw(name=name).speak().time(),
        "draw, over": Draw(name=name).speak().end(),
        "draw, published": Draw(name=name).speak().end().publish(),
        "draw, Romanian": Draw("romanian-duplicate", name=name).speak().time(),
    }


def _in_time(table):
    table.write(drawing.start_time(table.state))
    return table
