"""A game by letter at every step, as a player has it before them."""

import json
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

from drivers.club import words
from drivers.letter_game import BLUE, RED, Device, march
from drivers.log import NOON, Log
from drivers.sessions import session
from faristol.games.correspondence import arbiter, challenging, ending, post
from faristol.games.correspondence.dispute import open_dispute, read_letter, write_letter
from faristol.games.correspondence.sheet import write_sheet
from faristol.screens.board import placing as hands
from faristol.screens.board.placing import Placing
from faristol.screens.correspondence.by_address import code_of
from faristol.screens.correspondence.notes import HANDED
from faristol.screens.scene import Scene

AT = "#/event/id"
STRING = "CASATOR" + "MINELEA"
HAND = Placing(tuple("CASATOR"))


def game(name: str, **chosen: Any) -> Device:
    names = {"name": name, "players": (name, name * 2), "arbiters": name, "coefficient": name}
    return Device(STRING, **{**names, **chosen})


class Case(Log):
    """A game that a player has sent to the arbiter."""

    def __init__(self, device: Device, why: str) -> None:
        letter = read_letter(write_letter(device.state, device.entries, BLUE, why))
        super().__init__(open_dispute(letter, march(9)))


def on_screen(device: Log) -> SimpleNamespace:
    """As states.scene wants a table: its entries, with moments."""
    return SimpleNamespace(entries=[{**entry, "at": NOON} for entry in device.entries])


@cache
def states(scene: Callable[..., Scene], name: str) -> dict[str, Scene]:
    open_ = {"words": words("ro")}

    def screen(device: Log, seat: int | None = RED, page: str = "", **more: Any) -> Scene:
        kept = {"letter-seats": json.dumps({"id": seat})} if seat else {}
        held = session({"correspondence": more.pop("notes", {})}, len(device.entries))
        handed = more.pop("handed", None)
        if handed:
            went = f"{len(handed.state.sent)}/{handed.state.again}/0"
            held = held.put(HANDED, True, about=went)
        facts = {"remembered": kept, "now": NOON + 5_000, "session": held, **open_, **more}
        return scene(f"{AT}{page}", on_screen(device), **facts)

    laying = hands.as_data(hands.lay(HAND, 0, 112, lambda square: False))
    isolated = hands.as_data(hands.lay(HAND, 0, 0, lambda square: False))
    asking = hands.as_data(Placing(HAND.rack, taken=0, asking=0))
    nonsense = HAND
    for place, square in enumerate((112, 113, 114)):
        nonsense = hands.lay(nonsense, place + 4, square, lambda square: False)
    made, sent, answered = game(name), game(name), game(name)
    made.play("H7 CASA")
    sent.turns("H7 CASA")
    answered.turns("H7 CASA", "8G MAI")
    allowed = game(name, program=True)
    challenged = game(name)
    challenged.turns("H7 CASA")
    challenged.write(challenging.challenge(challenged.state, ["CASA"], name))
    both = challenged.branch()
    both.play("8G MAI", "right")
    both.play("H7 MINE", "wrong")
    both.send()
    eventful = game(name)
    eventful.write(post.write_leave(eventful.state, RED, march(300), march(310), march(200)))
    eventful.turns("H7 CASA")
    eventful.write(post.letter_returned(eventful.state, march(5), march(9)))
    eventful.write(post.send_again(eventful.state, march(16), sure=True))
    eventful.write(ending.offer_draw(eventful.state, RED))
    eventful.write(ending.claim_time(eventful.state, RED, march(90), sure=True))
    late = game(name)
    late.turns("H7 CASA")
    late.write(post.letter_arrived(late.state, march(1), "stamp"))
    given_up = game(name)
    given_up.turns("H7 CASA", "8G MAI")
    given_up.write(ending.abandon(given_up.state, BLUE))
    given_up.write(arbiter.punish(given_up.state, RED, 30, name))
    crossed = game(name)
    crossed.play("H7 CASA")
    crossed.write(ending.abandon(crossed.state, BLUE))
    decided = game(name)
    decided.turns("PAS", "PAS", "PAS", "PAS")
    decided.write(arbiter.decide(decided.state, 12_000, 8_000, name))
    doubt = {"fact": name, "way_out": name, "clause": "COR-10", "take": "challenge", "answer": name}
    early = {"do": "correspondence_days.ask_first", "fields": {"asked": "2026-03-05"}}
    early |= {"fact": name, "way_out": name}
    sheet = write_sheet(answered.entries)

    asked, timed, quiet = (Case(before, name) for before in (challenged, eventful, answered))
    judged, described = asked.branch(), game(name)
    judged.write(challenging.judge(judged.state, False))
    described.turns("H7 CASA")
    described.write(challenging.challenge(described.state, [], name))
    faulty = Case(described, name)

    def form(problem: str | None = None, **fields: str) -> Scene:
        problems = {problem: "!"} if problem else {}
        return scene("#/correspondence", session={"correspondence_setup": fields}, problems=problems)

    def card(stream: str, **more: Any) -> dict[str, Any]:
        usual = {"kind": "correspondence", "stream": stream, "name": name, "players": [name, name * 2]}
        usual |= {"scores": [10, 20], "turn": 2, "to_move": RED, "final": False, "dispute": None}
        return {
            **usual,
            "language": "ro",
            "phase": "turn",
            "running": False,
            "at": NOON,
            "entries": 9,
            **more,
        }

    cards = (card("id", send_by="2026-10-11"), card("other", to_move=BLUE), card("over", final=True))
    here = {"cards": cards, "remembered": {"letter-seats": json.dumps({"id": RED})}, "now": NOON}

    return {
        "games by letter": scene("#/letters", **here),
        "games by letter, none": scene("#/letters"),
        "games by letter, a letter as a link": scene(f"#/letters/{code_of('Turul: II')}", **here),
        "home, a turn that cannot wait": scene("#/", **here),
        "new letter game": scene("#/correspondence"),
        "new letter game, a sheet": form("sheet", how="sheet", me="blue", sheet=sheet),
        "new letter game, ours": form(how="own", red=name, blue=name, string="A" * 100),
        "new letter game, all letters": form("begins", how="own", string=" ".join(answered.state.string)),
        "letter, who are you": screen(game(name), None),
        "letter, to play": screen(game(name)),
        "letter, the words opening": screen(game(name), words=None, opening=0.3),
        "letter, laying": screen(game(name), notes={"placing": laying}),
        "letter, a play that does not stand": screen(game(name), notes={"placing": isolated}),
        "letter, not in the list": screen(game(name), notes={"placing": hands.as_data(nonsense)}),
        "letter, a blank asks": screen(game(name), notes={"placing": asking}),
        "letter, the program's plays": screen(allowed, notes={"listed": True, "program_play": 0}),
        "letter, the program may": screen(allowed),
        "letter, dates": screen(made, problems={"arrived": "!"}),
        "letter, dates that cannot be": screen(
            made, notes={"dates": {"arrived": "2026-10-30", "sent": "2026-10-01"}}
        ),
        "letter, the message": screen(sent),
        "letter, the message on paper": screen(sent, notes={"printed": NOON + 5_000}),
        "letter, waiting": screen(sent, notes={"message": name}, handed=sent),
        "letter, a message that does not fit": screen(sent, notes={"doubt": doubt}, handed=sent),
        "letter, the partner's play": screen(sent, BLUE, notes={"challenging": True}),
        "letter, a letter at one's own turn": screen(sent, BLUE, notes={"doubt": doubt, "message": name}),
        "letter, a play that still goes off": screen(crossed),
        "letter, trying the partner's": screen(sent, notes={"hand": 2}, handed=sent),
        "letter, challenged": screen(challenged, BLUE),
        "letter, both variants": screen(both),
        "letter, much to tell": screen(eventful),
        "letter, much heard": screen(eventful, BLUE),
        "letter, late": screen(late, BLUE),
        "letter, giving up": screen(sent, session={"abandon-letter": True}),
        "letter, given up": screen(given_up),
        "letter, decided": screen(decided),
        "letter, over by the last turn": screen(decided, BLUE),
        "letter, watched": screen(game(name), writing=False),
        "letter, days": screen(eventful, page="/days"),
        "letter, days of the partner": screen(late, BLUE, page="/days", problems={"until": "!"}),
        "letter, days, before the first play": screen(game(name), BLUE, page="/days", notes={"asked": early}),
        "letter, days, nobody": screen(sent, None, page="/days"),
        "letter, arbiter": screen(challenged, page="/arbiter"),
        "letter, arbiter, words marked": screen(
            challenged, page="/arbiter", notes={"marks": {"word-1": "wrong", "fault": "on"}}
        ),
        "letter, arbiter, time": screen(eventful, page="/arbiter", problems={"turn": "!", "why": "!"}),
        "letter, arbiter, nobody came": screen(game(name), page="/arbiter", now=NOON + 10**11),
        "letter, arbiter, over": screen(given_up, page="/arbiter", problems={"red": "!"}),
        "dispute, to open": scene("#/dispute", session={"dispute_setup": {"letter": name, "came": ""}}),
        "dispute, words": screen(asked, None),
        "dispute, no words": screen(faulty, None, problems={"letter": "!"}),
        "dispute, time": screen(timed, None),
        "dispute, judged": screen(judged, None),
        "dispute, nothing asked": screen(quiet, None),
        "dispute, watched": screen(asked, None, writing=False),
        "letter, arbiter, an answer": screen(sent, page="/arbiter", notes={"message": name, "why": name}),
        "letter, sheet, empty": screen(game(name), page="/sheet"),
        "letter, sheet": screen(given_up, page="/sheet", notes={"printed": NOON + 5_000}),
        "letter, sheet, variants": screen(both, page="/sheet"),
        "letter, sheet, remarks": screen(eventful, page="/sheet"),
        "letter, file": screen(given_up, page="/file"),
    }
