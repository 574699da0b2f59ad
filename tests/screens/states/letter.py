"""A game by letter at every step, as a player has it before them."""

import json
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

from drivers.club import words
from drivers.letter_game import BLUE, RED, Device, march
from drivers.log import NOON
from drivers.sessions import session
from faristol.games.correspondence import arbiter, challenging, ending, post
from faristol.games.correspondence.sheet import write_sheet
from faristol.screens.board import placing as hands
from faristol.screens.board.placing import Placing
from faristol.screens.correspondence.notes import HANDED
from faristol.screens.scene import Scene

AT = "#/event/id"
STRING = "CASATOR" + "MINELEA"
HAND = Placing(tuple("CASATOR"))


def game(name: str, **chosen: Any) -> Device:
    names = {"name": name, "players": (name, name * 2), "arbiters": name, "coefficient": name}
    return Device(STRING, **{**names, **chosen})


def on_screen(device: Device) -> SimpleNamespace:
    """As states.scene wants a table: its entries, with moments."""
    return SimpleNamespace(entries=[{**entry, "at": NOON} for entry in device.entries])


@cache
def states(scene: Callable[..., Scene], name: str) -> dict[str, Scene]:
    open_ = {"words": words("ro")}

    def shown(device: Device, seat: int | None = RED, page: str = "", **more: Any) -> Scene:
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
    given_up.write(arbiter.punish(given_up.state, RED, 3, name))
    decided = game(name)
    decided.turns("PAS", "PAS", "PAS", "PAS")
    decided.write(arbiter.decide(decided.state, 12_000, 8_000, name))
    doubt = {"fact": name, "way_out": name, "clause": "COR-10", "take": "challenge", "answer": name}
    sheet = write_sheet(answered.entries)

    def form(problem: str | None = None, **fields: str) -> Scene:
        problems = {problem: "!"} if problem else {}
        return scene("#/correspondence", session={"correspondence_setup": fields}, problems=problems)

    return {
        "new letter game": scene("#/correspondence"),
        "new letter game, a sheet": form("sheet", how="sheet", me="blue", sheet=sheet),
        "new letter game, ours": form(how="own", red=name, blue=name, string="A" * 100),
        "new letter game, all letters": form("begins", how="own", string=" ".join(answered.state.string)),
        "letter, who are you": shown(game(name), None),
        "letter, to play": shown(game(name)),
        "letter, the words opening": shown(game(name), words=None, opening=0.3),
        "letter, laying": shown(game(name), notes={"placing": laying}),
        "letter, a play that does not stand": shown(game(name), notes={"placing": isolated}),
        "letter, not in the list": shown(game(name), notes={"placing": hands.as_data(nonsense)}),
        "letter, a blank asks": shown(game(name), notes={"placing": asking}),
        "letter, the program's plays": shown(allowed, notes={"listed": True, "program_play": 0}),
        "letter, the program may": shown(allowed),
        "letter, dates": shown(made, problems={"arrived": "!"}),
        "letter, dates that cannot be": shown(
            made, notes={"dates": {"arrived": "2026-10-30", "sent": "2026-10-01"}}
        ),
        "letter, the message": shown(sent),
        "letter, the message on paper": shown(sent, notes={"printed": NOON + 5_000}),
        "letter, waiting": shown(sent, notes={"message": name}, handed=sent),
        "letter, a message that does not fit": shown(sent, notes={"doubt": doubt}, handed=sent),
        "letter, the partner's play": shown(sent, BLUE, notes={"challenging": True}),
        "letter, trying the partner's": shown(sent, notes={"hand": 2}, handed=sent),
        "letter, challenged": shown(challenged, BLUE),
        "letter, both variants": shown(both),
        "letter, much to tell": shown(eventful),
        "letter, much heard": shown(eventful, BLUE),
        "letter, late": shown(late, BLUE),
        "letter, giving up": shown(sent, session={"abandon-letter": True}),
        "letter, given up": shown(given_up),
        "letter, decided": shown(decided),
        "letter, over by the last turn": shown(decided, BLUE),
        "letter, watched": shown(game(name), writing=False),
        "letter, days": shown(eventful, page="/days"),
        "letter, days of the partner": shown(late, BLUE, page="/days", problems={"until": "!"}),
        "letter, days, before the first play": shown(
            game(name),
            BLUE,
            page="/days",
            notes={
                "asked": {
                    "do": "correspondence_days.ask_first",
                    "fields": {"asked": "2026-03-05"},
                    "fact": name,
                    "way_out": name,
                }
            },
        ),
        "letter, days, nobody": shown(sent, None, page="/days"),
        "letter, arbiter": shown(challenged, page="/arbiter"),
        "letter, arbiter, words marked": shown(
            challenged, page="/arbiter", notes={"marks": {"word-1": "wrong", "fault": "on"}}
        ),
        "letter, arbiter, time": shown(eventful, page="/arbiter", problems={"turn": "!", "why": "!"}),
        "letter, arbiter, nobody came": shown(game(name), page="/arbiter", now=NOON + 10**11),
        "letter, arbiter, over": shown(given_up, page="/arbiter", problems={"red": "!"}),
        "letter, sheet, empty": shown(game(name), page="/sheet"),
        "letter, sheet": shown(given_up, page="/sheet", notes={"printed": NOON + 5_000}),
        "letter, sheet, variants": shown(both, page="/sheet"),
        "letter, sheet, remarks": shown(eventful, page="/sheet"),
        "letter, file": shown(given_up, page="/file"),
    }
