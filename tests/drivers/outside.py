"""What comes from outside, one format each: stored examples, and a device that is given a file of it."""

import gzip
import json
import lzma
import re
from functools import cache
from pathlib import Path
from typing import Any

from drivers import codes_outside as codes
from drivers import disputes_outside as disputes
from drivers.awaiting_files import WAITING, waiting
from drivers.director_window import DirectorWindow
from drivers.events_outside import addresses, event_files, pages, take_address, take_event
from drivers.full_device import full_device
from drivers.letter_windows import first_play, opened, sheet
from drivers.outside_reports import pairs_files, reports, take_pairs, take_report
from drivers.outside_room import (
    at_guest,
    at_host,
    at_hosts_camera,
    at_seat,
    code_in,
    guests_messages,
    hosts_messages,
    room_codes,
    round_codes,
    slip_codes,
    tablet_codes,
    take_guests_message,
    take_hosts_message,
)
from drivers.pasting import columns_shown
from drivers.taking import Failure, Format, sent, visits
from drivers.window import Window, contents
from faristol.core.gcg import Game, write_gcg
from faristol.core.gcg_reading import read_gcg
from faristol.core.tiles import tile_set
from faristol.errors import Rejected
from faristol.storage.archive import write_archive
from faristol.storage.files import export_file

LISTS = Path(__file__).parents[1] / "data/lists"
CGP = "15/15/15/15/15/15/15/7CASA4/15/15/15/15/15/15/15 AEI?/LT 38/41 0 ld catalan;"

# --- events


def take_beside(data: bytes) -> None:
    """Where an event waits for another's file, and where the same event is there already."""
    for name in WAITING:
        window, do, _ = waiting(name)
        if sent(window, do, file=data)["ok"]:
            if do == "results.read_room":
                sent(window, "results.take_room")
            visits(window, str(window.last["url"]), f"#/event/{window.last['stream']}/file")
    disk, spare = full_device()
    window = Window(disk, spare=spare)
    sent(window, "home.bring", file=data)
    for do in ("home.bring_more", "home.bring_copy"):
        if do in window.page:
            sent(window, do)
    visits(window, "#/correspondence")
    sent(window, "correspondence_setup.file", {}, file=data)
    visits(window, str(window.last["url"]), "#/settings", "#/")


@cache
def files_beside() -> list[bytes]:
    """Files that are waited for, and those of the events that are there."""
    disk, _ = full_device()
    chains = {stream: [json.loads(text) for text, _ in chain] for stream, chain in disk.entries.items()}
    here = [export_file(stream, log, "0", [], 0) for stream, log in chains.items()]
    return [*(waiting(name)[2] for name in [*WAITING] * 4), *here, *event_files()]


@cache
def archives() -> list[bytes]:
    return [write_archive(event_files()[:4], "0", 0, {"league": "{}"}, {}).encode()]


def take_archive(data: bytes) -> None:
    """Twice: the second time its events are there."""
    window = Window()
    for _ in range(2):
        sent(window, "home.bring", file=data)
        visits(window, *(f"#/event/{stream}" for stream in sorted(window.disk.entries)), "#/settings", "#/")


# --- words


@cache
def lists() -> list[bytes]:
    words = "casa\ncases\nsac\nas\ncol·legi\nqüestió\nany\n"
    latin = words.replace("l·l", "ll").encode("latin-1")
    long = "".join(f"{a}{b}{c}a\n" for a in "bcdfglmnprst" for b in "aeiou" for c in "bcdfglmnprst")
    return [
        *(words.encode(), b"\xef\xbb\xbf" + words.encode(), words.encode("utf-16"), latin),
        "".join(f'{word};"n. f.; un ""mot"""\n' for word in words.split()).encode(),
        *(gzip.compress(words.encode()), lzma.compress(words.encode()), gzip.compress(long.encode())),
    ]


def take_list(data: bytes) -> None:
    window = Window()
    window.go("#/words")
    sent(window, "words.choose", file=data, file_name="list 1.txt")
    answer = sent(
        window, "words.compile", {"name": "L", "version": "1", "language": "ca", "use": "on", "few": "on"}
    )
    lines = lines_of(data)
    taken = re.search(r"is ready: ([\d\u202f]+) word", window.regions["work"])
    if answer["ok"] and taken and lines is not None:
        left = re.findall(
            r"Left out: ([\d\u202f]+) too short, ([\d\u202f]+) too long, ([\d\u202f]+)", window.page
        )
        counts = [int(each.replace("\u202f", "")) for each in (taken[1], *(left[0] if left else ()))]
        if sum(counts) != lines:
            raise Failure(f"{sum(counts)} words accounted for of {lines} lines")
    visits(window, "#/words", "#/study", "#/settings", "#/")


def lines_of(data: bytes) -> int | None:
    """How many words a plain list has; of another file it is not known here."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    plain = re.fullmatch(r"(\w+[\r\n]+)*\w*", text)
    return len(text.split()) if plain else None


# --- games and positions


def gcg_files() -> list[bytes]:
    lines = ["#player1 neus Neus Bonet", "#player2 pau Pau Vidal", ">neus: AACS?EI 8G CASA +12 12"]
    lines += [
        ">pau: LMSTTEO J6 MO.T +9 9",
        ">neus: AEI -AE +0 12",
        ">pau: LST - +0 9",
        "#note bona",
        "#rack1 AEI",
    ]
    lines += [">neus: AEI -- -12 0", ">pau: (AEI) +6 15", ">neus: AEI (challenge) +5 5"]
    return ["\n".join(lines).encode(), ("#character-encoding UTF-8\n" + "\n".join(lines[:4])).encode()]


def take_gcg(data: bytes) -> None:
    """What is read is written and read again as the same."""
    for language in ("ca", "ro"):
        tiles = tile_set(language)
        try:
            game = read_gcg(tiles, data)
        except Rejected:
            continue
        if plain_game(read_gcg(tiles, write_gcg(tiles, game).encode())) != plain_game(game):
            raise Failure("written and read again it is another game")
    window = Window()
    sent(window, "home.bring", file=data, file_name="game.gcg")
    visits(window, "#/game-file")
    sent(window, "game_file.open", {"name": "x", "publication": "ca"})
    visits(window, "#/analysis")
    sent(window, "analysis.gcg", file=data)
    visits(window, "#/settings", "#/")


def plain_game(game: Game) -> Any:
    """A game without its notes, whose lines are joined."""
    return game.players, [(turn.nick, turn.kind, turn.play, turn.points, turn.total) for turn in game.turns]


def take_cgp(data: bytes) -> None:
    window = Window()
    visits(window, "#/analysis")
    sent(window, "analysis.paste", {"pasted": data.decode("utf-8", "replace")})
    visits(window, "#/settings", "#/analysis", "#/")


# --- lists of players


def csv_files() -> list[bytes]:
    text = 'Name;Rating;Club\nAina Puig;1500;Manacor\nBiel;1400;\n"Cesc; Ll";1300;Inca\n'
    written = [text.encode(encoding) for encoding in ("utf-8", "utf-16", "cp1252")]
    books = [path.read_bytes() for path in sorted(LISTS.iterdir())]
    letter = "Ion Pop, ion@x.ro, 1,5219, 3\nAna <ana@x.ro>, Dan <dan@x.ro>\n"
    plain = [b"Aina\tA\nBiel\tB\nCesc\t\n", b"Puig;Aina;1500;Inca\nMas;Biel;1400;\n", letter.encode()]
    return [*written, *books, *plain, text.replace(";", ",").encode()]


def take_csv(data: bytes) -> None:
    """A file comes into the field and nobody is entered until somebody says so."""
    window = DirectorWindow().opens(players="")
    lines(window, "tournament_players.read_file", "tournament_players.enter_list", data)
    window = DirectorWindow().opens()
    window.whole_round()
    visits(window, f"#/event/{window.stream}/standings/ratings")
    lines(window, "tournament_standings.read_list", "tournament_standings.take_list", data)
    window = Window()
    visits(window, "#/duplicate")
    window.do("duplicate_setup.open", {"name": "x", "ruleset": "duplicate", "rounds": "0", "minutes": "3"})
    lines(window, "players.read_file", "players.enter_list", data)
    window = Window()
    visits(window, "#/competition")
    about = {"name": "x", "arbiters": "x", "begins": "2026-03-01", "closes": "2027-03-31", "way": "e-mail"}
    window.do("competition_setup.open", about)
    sent(window, "competition.keep_list", {"list": data.decode("utf-8", "replace")})
    enters_as_shown(window, "competition.enter_list", data.decode("utf-8", "replace"))


def enters_as_shown(window: Window, take: str, text: str) -> None:
    """Enter a list, first as it was pasted and then as its columns are shown."""
    for _ in range(2):
        sent(window, take, {"list": text, **columns_shown(window)})


def lines(window: Window, read: str, take: str, data: bytes) -> None:
    before = contents(window.disk)
    answer = sent(window, read, file=data)
    if contents(window.disk) != before:
        raise Failure(f"{read} wrote something")
    held = [value["list"] for value in window.held.values() if isinstance(value, dict) and "list" in value]
    if answer["ok"]:
        enters_as_shown(window, take, held[0] if held else "")
    visits(window, str(window.last["url"]), "#/settings", "#/")


# --- by letter, and what is typed


@cache
def letters() -> list[bytes]:
    return [first_play()[2].encode(), sheet().encode()]


def take_letter(data: bytes) -> None:
    text = data.decode("utf-8", "replace")
    window = opened("blue")
    sent(window, "correspondence.copied", data={"copied": "yes"})
    sent(window, "correspondence.read", {"message": text, "came": "2026-11-20"})
    visits(window, f"#/event/{window.last['stream']}", "#/settings", "#/correspondence")
    sent(window, "correspondence_setup.open", {"how": "sheet", "sheet": text, "me": "red"})
    visits(window, "#/")


def take_code(data: bytes) -> None:
    window = Window()
    visits(window, "#/solo")
    fields = {"what": "code", "code": data.decode("utf-8", "replace")}
    sent(window, "solo_setup.choose", fields)
    sent(window, "solo_setup.open", fields)
    visits(window, "#/settings", "#/")


FORMATS = {
    "codes": codes.FORMAT,
    "event": Format(event_files, take_event),
    "page": Format(pages, take_event),
    "beside": Format(files_beside, take_beside),
    "archive": Format(archives, take_archive),
    "list": Format(lists, take_list),
    "report": Format(reports, take_report),
    "pairs": Format(pairs_files, take_pairs),
    "gcg": Format(gcg_files, take_gcg),
    "cgp": Format(lambda: [CGP.encode()], take_cgp),
    "csv": Format(csv_files, take_csv),
    "letter": Format(letters, take_letter),
    "dispute": disputes.FORMAT,
    "room-code": Format(room_codes, lambda data: sent(at_guest(), "join.read", code_in(data))),
    "tablet-code": Format(tablet_codes, lambda data: sent(at_host(), "room.read", code_in(data))),
    "slip-code": Format(slip_codes, lambda data: sent(at_hosts_camera(), "room.code", data=code_in(data))),
    "round-code": Format(round_codes, lambda data: sent(at_seat(), "seat.code", data=code_in(data))),
    "to-judge": Format(guests_messages, take_guests_message),
    "to-seat": Format(hosts_messages, take_hosts_message),
    "address": Format(addresses, take_address),
    "code": Format(lambda: [b"7K3M9-2QWXA-BCDEF"], take_code),
}
