"""Where something comes in from outside: a window that waits for it, and the acts that read it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from drivers.awaiting_files import waiting
from drivers.director_window import DirectorWindow
from drivers.full_device import full_device
from drivers.letter_windows import case_of, dispute, disputed, opened
from drivers.moving_code import at_camera
from drivers.outside_room import at_guest, at_host, at_hosts_camera, at_seat
from drivers.tablet_room import PlayedRoom
from drivers.taking import Failure
from drivers.window import Window

Act = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Door:
    """A reader: the format it expects, its window, and what a person does with what has come."""

    format: str
    window: Callable[[], Window]
    acts: Callable[[bytes], list[Act]]


def at(address: str) -> Callable[[], Window]:
    def window() -> Window:
        made = Window()
        made.go(address)
        return made

    return window


def file_to(do: str, name: str = "", *then: Act) -> Callable[[bytes], list[Act]]:
    return lambda data: [(do, {"file": data, "file_name": name}), *then]


def text_in(do: str, field: str, **fields: str) -> Callable[[bytes], list[Act]]:
    return lambda data: [(do, {"fields": {**fields, field: data.decode("utf-8", "replace")}})]


def data_in(do: str, name: str, **data: str) -> Callable[[bytes], list[Act]]:
    return lambda found: [(do, {"data": {**data, name: found.decode("utf-8", "replace")}})]


def pasted(screen: str) -> Callable[[bytes], list[Act]]:
    """Return what pastes a list, has it shown, and enters it."""

    def acts(data: bytes) -> list[Act]:
        fields = {"fields": {"list": data.decode("utf-8", "replace")}}
        return [(f"{screen}.{do}", fields) for do in ("keep_list", "enter_list")]

    return acts


def entered(screen: str, read: str = "read_file", take: str = "enter_list") -> Callable[[bytes], list[Act]]:
    """Return what reads a list from a file, and enters it as it then stands in the field."""
    return lambda data: [
        (f"{screen}.{read}", {"file": data}),
        (f"{screen}.{take}", {"fields": {"list": data.decode("utf-8", "replace")}}),
    ]


def duplicate() -> Window:
    window = at("#/duplicate")()
    window.do("duplicate_setup.open", {"name": "x", "ruleset": "duplicate", "rounds": "0", "minutes": "3"})
    return window


def competition() -> Window:
    window = at("#/competition")()
    about = {"name": "x", "arbiters": "x", "begins": "2026-03-01", "closes": "2027-03-31", "way": "e-mail"}
    window.do("competition_setup.open", about)
    return window


def letter_awaited() -> Window:
    window = opened("blue")
    window.do("correspondence.copied", data={"copied": "yes"})
    return window


def tournament() -> Window:
    return DirectorWindow().opens(players="")


def standings() -> Window:
    window = DirectorWindow().opens()
    window.whole_round()
    window.go(f"#/event/{window.stream}/standings/ratings")
    return window


def drafted() -> Window:
    window = DirectorWindow().opens()
    window.draws()
    return window


def full() -> Window:
    disk, spare = full_device()
    return Window(disk, spare=spare)


def linked(*, judge: bool) -> Callable[[], Window]:
    """Return what makes a tablet in a room, the judge's or a player's; `on_link` tells it what has come."""

    def window() -> Window:
        room = PlayedRoom(tables=(1,))
        room.wait(10).judge_does("start")
        return room.judge if judge else room.guests[1]

    return window


def on_link(data: bytes) -> list[Act]:
    return [("link", {"what": "text", "text": data.decode("utf-8", "replace")})]


WORDS = {"name": "L", "version": "1", "language": "ca", "use": "on", "few": "on"}
LETTER = {"came": "2026-11-20"}

DOORS: Mapping[str, Door] = {
    "an event at home": Door("event", Window, file_to("home.bring", "x.json")),
    "an event to verify": Door("event", at("#/verify"), file_to("verify.read")),
    "a page at home": Door("page", full, file_to("home.bring", "x.html")),
    "an archive": Door("archive", full, file_to("home.bring", "x.json")),
    "a game's GCG": Door("gcg", Window, file_to("home.bring", "x.gcg")),
    "a GCG to analyse": Door("gcg", at("#/analysis"), file_to("analysis.gcg")),
    "a CGP to analyse": Door("gcg", at("#/analysis"), text_in("analysis.paste", "pasted")),
    "a tournament's TRF": Door("trf", Window, file_to("home.bring", "x.trf")),
    "a tournament's TSH": Door("tsh", Window, file_to("home.bring", "x.t")),
    "a tournament's JSON": Door("own", Window, file_to("home.bring", "x.json")),
    "a tournament's table": Door("games", Window, file_to("home.bring", "x.csv")),
    "players of a tournament": Door("people", tournament, entered("tournament_players")),
    "pasted players of a tournament": Door("people", tournament, pasted("tournament_players")),
    "prizes, or results before": Door(
        "people", standings, entered("tournament_standings", "read_list", "take_list")
    ),
    "players of a duplicate": Door("people", duplicate, entered("players")),
    "players by letter": Door("people", competition, pasted("competition")),
    "pairs of a round": Door("people", drafted, file_to("tournament.take_pairs")),
    "a list of words": Door(
        "list", at("#/words"), file_to("words.choose", "l.txt", ("words.compile", {"fields": WORDS}))
    ),
    "a game for a tournament": Door(
        "event", lambda: waiting("tournament")[0], file_to("tournament.take_file")
    ),
    "a second room's file": Door("event", lambda: waiting("two_rooms")[0], file_to("results.read_room")),
    "a second room's secret": Door(
        "event", lambda: waiting("second_room")[0], file_to("players.begin_as_other")
    ),
    "a game for a competition": Door("event", lambda: waiting("competition")[0], file_to("competition.read")),
    "a game by letter": Door("letter", at("#/correspondence"), file_to("correspondence_setup.file")),
    "a sheet by letter": Door(
        "letter", at("#/correspondence"), text_in("correspondence_setup.open", "sheet", how="sheet", me="red")
    ),
    "a letter": Door("letter", letter_awaited, text_in("correspondence.read", "message", **LETTER)),
    "a letter to the arbiter": Door(
        "letter", at("#/dispute"), text_in("dispute_setup.open", "letter", **LETTER)
    ),
    "a file to the arbiter": Door("letter", at("#/dispute"), file_to("dispute_setup.file")),
    "the other's letter": Door(
        "letter", lambda: case_of(dispute()[0]), text_in("correspondence_arbiter.other", "letter")
    ),
    "the arbiter's answer": Door(
        "letter", lambda: disputed()[1], text_in("correspondence_arbiter.read", "message")
    ),
    "a code of a solo": Door("code", at("#/solo"), text_in("solo_setup.open", "code", what="code")),
    "the code of a room": Door("code", at_guest, text_in("join.read", "code")),
    "the code of a tablet": Door("code", at_host, text_in("room.read", "code")),
    "a slip's code": Door("code", at_hosts_camera, data_in("room.code", "code")),
    "a round's code": Door("code", at_seat, data_in("seat.code", "code")),
    "an event's codes": Door("code", at_camera, data_in("read.code", "code")),
    "an address": Door("code", full, data_in("leave", "to")),
    "words to search for": Door("code", at("#/search"), text_in("search.find", "pattern")),
    "a player's message": Door("message", linked(judge=True), on_link),
    "the judge's message": Door("message", linked(judge=False), on_link),
}


def enter(window: Window, acts: list[Act]) -> list[float]:
    """Do what is done with something from outside; return the seconds of each answer. Nothing may break."""
    seconds = []
    for do, more in acts:
        window.longest_answer = 0.0
        if do == "link":
            ends = window.wire.ends.values()  # type: ignore[attr-defined]
            more["link"] = next(end.number for end in ends if end.tablet is window and end.other)
        answer = window.do(do, **more)
        if answer.get("broken"):
            raise Failure(f"{do} is broken: {answer['broken']}")
        seconds.append(window.longest_answer)
    return seconds
