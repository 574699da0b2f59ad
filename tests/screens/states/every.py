"""Every state of every screen, as scenes: what a person could have before them."""

from dataclasses import replace
from functools import cache
from typing import Any

from drivers.draw import ROOM, SECRET, Draw
from drivers.few_words import few
from drivers.log import MINUTE, NOON
from drivers.sessions import session
from faristol.games import judging_draws as judging
from faristol.games.draws import summary
from faristol.games.publishing import public
from faristol.kinds import fold_log
from faristol.practice.turns import laid_on
from faristol.screens.board.best_plays import search
from faristol.screens.board.placing import Placing
from faristol.screens.board.placing import lay as place_tile
from faristol.screens.device import Device, Settings, Voice
from faristol.screens.draw.round.kept_tiles import with_kept
from faristol.screens.draw.verify.view import VERIFY
from faristol.screens.practice.analysis.study import Study, as_data
from faristol.screens.register import screen_at
from faristol.screens.scene import Intent, OpenEvent, Scene, Screen
from faristol.storage.files import export_file
from screens.states import (
    classic,
    classic_before,
    classic_ends,
    classic_several,
    classic_sheet,
    computer,
    events_of_the_device,
    exercises,
    figures,
    in_sight,
    ladders,
    leagues,
    letter,
    seats,
    series,
    solo,
    table_tablets,
    toppings,
    word_study,
)
from screens.states.competitions import competitions
from screens.states.decisions import decisions
from screens.states.divisions import divisions
from screens.states.fees import fees
from screens.states.plans import plans
from screens.states.results import results
from screens.states.rounds import round_states
from screens.states.standings import standings
from screens.states.tournaments import tournaments

NAME = "Dijous"


def scene(address: str, table: Draw | None = None, **more: Any) -> Scene:
    """A scene in English; `event` facts of an open event go to it."""
    about_event = {key: more.pop(key) for key in ("writing", "broken", "last_sign") if key in more}
    event = None
    if table is not None:
        log = fold_log(table.entries)
        event = OpenEvent("id", log.kind, tuple(table.entries), log.state, **about_event)
    now = table.entries[-1]["at"] + 5_000 if table else NOON
    facts = {"now": now, "zone": 60, "app": "0.1.0", **more, "session": session(more.get("session"))}
    return Scene(address, Settings("en"), Device(), event=event, **facts)


def table(ruleset: str = "duplicate", name: str = NAME, **chosen: Any) -> Draw:
    return Draw(ruleset, name=name, **chosen)


def card(table: Draw, stream: str) -> dict[str, Any]:
    return {**summary(table.state), "stream": stream, "at": table.last["at"], "entries": len(table.entries)}


def verified(file: bytes) -> dict[str, Any]:
    return VERIFY.intents["read"](scene("#/verify"), Intent("verify.read", NOON, file=file)).session


def drawn_again(kept: str, version: str = "2") -> dict[str, Any]:
    fields = {"ruleset": "duplicate", "secret": SECRET.hex(), "words": ROOM, "kept": kept}
    fields |= {"version": version, "event": "Dijous", "date": "2026-10-08", "players": "Bel"}
    return VERIFY.intents["draw"](scene("#/verify"), Intent("verify.draw", NOON, fields=fields)).session


def with_rejected(name: str = NAME, words: str = ROOM) -> Draw:
    """A call after a rack that was not valid, in a later round, with tiles kept."""
    for number in range(99):
        made = table("romanian-duplicate", name=name, put_back="new", secret=number.to_bytes(32, "big"))
        made.speak(words)
        made.keep(made.state.rack[:2])
        if made.state.rejected and made.state.kept:
            return made
    raise AssertionError("no rejected rack")


def draws(name: str = NAME, words: str = ROOM) -> dict[str, Scene]:
    def start() -> Draw:
        return table(name=name).speak(words)

    time = start()
    time.write(judging.start_time(time.state))
    stopped = start().start()
    stopped.write(judging.stop_time(stopped.state))
    keep = start().keep("").time()
    promised = table(name=name)
    half_said = session({"room-spoke": {"room": words}}, promised.state.commitment)
    over = table("romanian-duplicate", name=name).speak(words).to_the_end()
    ended = start().keep("").end()
    public_ = start().keep("").end().publish()
    false = start().keep("").end().publish()
    false.entries[3]["drawn"] = false.entries[3]["drawn"][::-1]
    at = "#/event/id"
    return {
        "committed": scene(at, promised, session=half_said),
        "committed, the room silent": scene(at, table(name=name), problems={"room": "!"}),
        "committed, Romanian": scene(at, table("romanian-duplicate", name=name)),
        "call": scene(at, start()),
        "call, after a rejected rack": scene(at, with_rejected(name, words)),
        "call, without a clock": scene(at, table(minutes=0, name=name).speak(words)),
        "call, watched": scene(at, start(), writing=False),
        "call, damaged": scene(at, start(), broken=4),
        "time": scene(at, time),
        "time, the end asked": scene(at, time, session={"end-draw": True}),
        "time, leaving": scene(at, time, session={"leaving": "#/"}),
        "stopped": scene(at, stopped),
        "unseen": scene(at, time, last_sign=time.last["at"] + 1_000),
        "unseen, ran out": scene(at, time, last_sign=time.last["at"], now=time.last["at"] + 9 * MINUTE),
        "keep": scene(at, keep),
        "keep, two marked": scene(at, keep, session=with_kept(session(), keep.state, (0, 2))),
        "keep, unreadable": scene(at, keep, problems={"kept": "!"}),
        "keep, Romanian": scene(at, table("romanian-duplicate", name=name).speak(words).time()),
        "over, no rack left": scene(at, over),
        "over, ended by the judge": scene(at, ended),
        "over, published": scene(at, public_),
        "over, published and false": scene(at, false),
        "file": scene(f"{at}/file", table(name=name)),
        "file, running": scene(f"{at}/file", time),
        "file, a long log": scene(f"{at}/file", over),
        "file, damaged": scene(f"{at}/file", start(), broken=4),
        "file, as a code": scene(f"{at}/file", start(), session={"moving-code": {"at": NOON}}),
        "file, everything in it": scene(f"{at}/file", exported(name, words), session={"deleting": True}),
    }


def exported(name: str, words: str) -> Draw:
    """Every type of entry, an undo, and a clock that went back."""
    made = with_rejected(name, words).time()
    made.undo().time().new_rack()
    made.write(judging.start_time(made.state))
    made.write(judging.stop_time(made.state))
    made.end().publish()
    made.write([{"type": "Exported"}])
    made.entries[-1]["at"] = NOON
    return made


def plain(name: str = NAME, words: str = ROOM) -> dict[str, Scene]:
    whole = table(name=name).speak(words).keep("").new_rack().undo().new_rack().end().publish()
    false = [{**entry} for entry in whole.entries]
    false[3]["drawn"] = false[3]["drawn"][::-1]
    other = [*false[:-1], {**false[-1], "secret": bytes(32).hex()}]
    file = export_file("id", whole.entries, "0", [], 0)
    exported = {**whole.entries[1], "type": "Exported", "act": 2}
    left = export_file("id", [*whole.entries[:2], exported, *whole.entries[2:]], "0", [], 0)
    cards = tuple(
        card(each, f"id-{n}")
        for n, each in enumerate([table(name=name), table(name=name).speak(words), whole])
    )
    return {
        "home": scene("#/"),
        "home, events": scene("#/", cards=(cards[0], cards[2])),
        "home, a round running": scene("#/", cards=cards),
        **events_of_the_device.every(scene, name, cards),
        "home, damaged events": scene("#/", cards=cards[:2], damaged=events_of_the_device.damaged(name)),
        "home, a damaged event to be deleted": scene(
            "#/", damaged=events_of_the_device.damaged(name), session={"delete-damaged": "d1"}
        ),
        **in_sight.differing(scene, name),
        "settings": scene("#/settings"),
        "settings, dark and silent": replace(scene("#/settings"), settings=Settings("en", "dark", False)),
        "voice, voices on the device": replace(
            scene("#/voice"),
            settings=Settings("en", voice_ca="device:1"),
            device=Device(voices=(Voice("device:1", name, "ca"),)),
        ),
        "voice": scene("#/voice"),
        "voice, some recorded": replace(
            scene("#/voice", session={"voice_table": "persons"}), recordings={("ca", "A d'Anna"): b"ab"}
        ),
        "about": scene("#/about"),
        "about, kept": replace(scene("#/about"), device=Device(True, "snapshot", 12_345_678)),
        "about, not kept": replace(scene("#/about"), device=Device(False, "plain", 0)),
        "set-up": scene("#/draw"),
        "set-up, no name": scene("#/draw", problems={"name": "!"}),
        "set-up, Romanian": scene(
            "#/draw",
            session={"draw_setup": {"ruleset": "romanian-duplicate", "name": name, "one_and_one": "on"}},
        ),
        **in_sight.reading(scene, file, name),
        "verify": scene("#/verify"),
        "verify, problems": scene("#/verify", problems={"secret": "!", "kept": "!"}),
        "verify, true": scene("#/verify", session=verified(file)),
        "verify, racks differ": scene("#/verify", session=verified(export_file("id", false, "0", [], 0))),
        "verify, another secret": scene("#/verify", session=verified(export_file("id", other, "0", [], 0))),
        "verify, unsealed": scene("#/verify", session=verified(file.replace(b'"app": "0"', b'"app": "1"'))),
        "verify, not yet": scene(
            "#/verify", session=verified(export_file("id", public(whole.entries[:-1]), "0", [], 0))
        ),
        "verify, a backup before the room spoke": scene("#/verify", session=verified(left)),
        "verify, on paper": scene("#/verify", session=drawn_again("\n")),
        "verify, on paper, the secret alone": scene("#/verify", session=drawn_again("\n", "1")),
    }


def study(**chosen: Any) -> dict[str, Any]:
    return {"analysis": as_data(replace(Study(), **chosen))}


def analysis() -> dict[str, Scene]:
    """Positions over a lexicon of a few words."""
    open_ = {"words": few("ca", "casa", "cases", "sac", "as", "canya")}
    rack = Placing(("C", "A", "S", "A", "?"))
    laid = place_tile(rack, 0, 112, lambda square: False)
    asking = replace(rack, taken=4, asking=0)
    shown = scene("#/analysis", session=study(placing=rack, shown=0), **open_)
    one = next(iter(search(open_["words"], Study().board, rack.rack).plays))
    lying = Study(placing=rack).board.with_tiles(laid_on(Study().board, one))
    return {
        "analysis, no lexicon": scene("#/analysis"),
        "analysis, opening": scene("#/analysis", opening=0.4, session=study(placing=rack)),
        "analysis, empty": scene("#/analysis", **open_),
        "analysis, plays": scene("#/analysis", session=study(placing=rack, legal=True), **open_),
        "analysis, a play shown": shown,
        "analysis, laying": scene("#/analysis", session=study(placing=laid), **open_),
        "analysis, no play": scene("#/analysis", session=study(placing=Placing(("X",))), **open_),
        "analysis, by hand": scene("#/analysis", session=study(board=lying, by_hand=True), **open_),
        "analysis, a blank asks": scene("#/analysis", session=study(placing=asking), **open_),
        "analysis, a problem": scene("#/analysis", problems={"rack": "!"}, **open_),
    }


@cache
def every(name: str = NAME, words: str = ROOM) -> dict[str, Scene]:
    screens = {
        **plain(name, words),
        **draws(name, words),
        **analysis(),
        **word_study.every(scene, name),
        **word_study.brought_lists(scene, name, words),
        **seats.forms(scene, name),
        **seats.players(scene, name, words),
        **results(name),
        **round_states(scene, name),
        **competitions(scene, name, words),
        **standings(name),
        **tournaments(scene, name, words),
        **decisions(scene, name),
        **plans(scene, name),
        **divisions(scene, name),
        **fees(scene, name),
        **table_tablets.of_all(scene, name),
        **classic_ends.ends(scene, name),
        **classic_sheet.every(scene, name),
    }
    for of in (
        classic,
        classic_before,
        classic_several,
        computer,
        exercises,
        figures,
        ladders,
        leagues,
        letter,
        series,
        solo,
        toppings,
    ):
        screens |= of.states(scene, name)
    return screens


def screen_of(scene: Scene) -> Screen:
    return screen_at(scene.address, scene.event)
