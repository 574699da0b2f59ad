"""Every state of a duplicate for one, as scenes: the form, the round, what there was to find, the result."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from drivers.club import words
from drivers.log import NOON
from faristol.core.play import write_play
from faristol.games.log import Entry
from faristol.kinds import fold_log
from faristol.practice.solo import playing
from faristol.practice.solo.event import summary
from faristol.practice.solo.going_on import play_on
from faristol.practice.solo.opening import HINTS, Choices, by_chance, of_the_day, open_solo
from faristol.rulesets import ruleset_data
from faristol.screens.board.best_plays import has_play
from faristol.screens.board.placing import NewTile, Placing
from faristol.screens.lists import Lists
from faristol.screens.practice.solo.hand import HAND, Hand, best
from faristol.screens.practice.solo_opening.form import date_of
from faristol.screens.scene import Scene
from faristol.screens.session import Session
from faristol.words.bitsets import Bitsets
from faristol.words.plays import find_plays
from screens.states.results import running
from screens.states.word_study import Scenes, few, lists

AT = "#/event/id"


class Alone:
    """A game for one with real words; ten seconds pass with every act."""

    def __init__(self, name: str, language: str = "ca", seconds: int = 180, **chosen: Any) -> None:
        self.words = words(language)
        about = {**self.words.lexicon.about, "name": name}
        ruleset = {"ca": "duplicate", "ro": "romanian-duplicate"}[language]
        code = by_chance(ruleset, chosen.pop("rounds", 3), seconds, about, b"\1\2\3\4\5")
        choices = Choices(name, name, chosen.pop("eased", False), **chosen)
        (opening,) = open_solo(choices, code, ruleset_data(ruleset), about, "0")
        self.entries: list[Entry] = []
        self.write(playing.begun(opening, has_play(self.words)))

    def write(self, facts: Sequence[Entry]) -> "Alone":
        act, at = len(self.entries) + 1, NOON + 10_000 * len(self.entries)
        self.entries += [{**fact, "at": at, "act": act, "key": ""} for fact in facts]
        return self

    @property
    def state(self) -> Any:
        told = fold_log(self.entries)
        assert told and told.broken is None
        return told.state

    def found(self, nth: int = 0) -> str:
        return write_play(self.state.tile_set, best(self.words, self.state).plays[nth].play)

    def proposes(self, text: str) -> "Alone":
        event = self.state
        return self.write(playing.propose(event, text, self.words.lexicon.contains, best(self.words, event)))

    def tries(self) -> "Alone":
        """Propose the best of the plays that are not the best of all."""
        event, most = self.state, best(self.words, self.state).points
        found = find_plays(self.words, event.board, event.round.rack).ordered()
        worse = next(each.play for each in found if each.score < most)
        return self.proposes(write_play(event.tile_set, worse))

    def nothing(self, by: str) -> "Alone":
        return self.write(playing.nothing(self.state, by, best(self.words, self.state)))

    def goes_on(self) -> "Alone":
        return self.write(playing.next_rack(self.state, has_play(self.words)))

    def hinted(self, *kinds: str) -> "Alone":
        for kind in kinds:
            self.write(playing.buy_hint(self.state, kind, best(self.words, self.state)))
        return self

    def to_the_end(self) -> "Alone":
        while self.state.stage != "over":
            self.proposes(self.found(2)).goes_on()
        return self


class WentOn(Alone):
    """One that goes on from the third round of a duplicate."""

    def __init__(self, name: str) -> None:
        club = running(name).branch().end()
        self.words, self.entries = club.words, []
        round_ = club.state.rounds[2]
        facts = (club.state, "club", round_, name, bytes(5), "0", has_play(self.words))
        self.write(play_on(*facts))


def tiles_down(made: Alone, *squares: int, **more: Any) -> Session:
    """The first tiles of the rack on these squares."""
    rack = made.state.tile_set.sort(made.state.round.rack)
    tiles = [place for place, tile in enumerate(rack) if tile != "?"]
    out = tuple(NewTile(square, place, rack[place]) for square, place in zip(squares, tiles, strict=False))
    return hand(made, Placing(rack, out, **more))


def hand(made: Alone, placing: Placing, shown: str = "") -> Session:
    return Session("id").put(HAND, Hand(placing, shown), about=len(made.state.rounds))


def setup(scene: Scenes, name: str) -> dict[str, Scene]:
    ca = few(name=name)
    both = lists(name, ca)
    code = by_chance("romanian-duplicate", 0, 90, {"sha256": "f" * 64}, bytes(5)).text
    fits = by_chance("duplicate", 10, 0, ca.lexicon.about, bytes(5)).text
    club = by_chance("duplicate", 10, 0, both.every[-1], bytes(5)).text

    def form(**chosen: str) -> dict[str, Any]:
        return {"session": {"solo_setup": {"door": "#/solo", **chosen}}, "words": ca, "lists": both}

    here = scene("#/solo/day", words=ca, lists=both)
    played = Alone(name).to_the_end()
    code_of_today = of_the_day(date_of(here), "duplicate", ca.lexicon.about).text
    card = {**summary(played.state), "stream": "id", "code": code_of_today}
    return {
        "solo setup": here,
        "solo setup, words opening": scene("#/solo", opening=0.4, lists=Lists((), {})),
        "solo setup, played today": replace(here, cards=(card,)),
        "solo setup, begun today": replace(here, cards=({**card, "final": False},)),
        "solo setup, a new game": scene("#/solo", **form(way="new", eased="on", name=name)),
        "solo setup, a code": scene("#/solo", **form(way="code"), problems={"code": "!"}),
        "solo setup, a code that fits": scene("#/solo", **form(way="code", code=fits)),
        "solo setup, a code of the club's list": scene("#/solo", **form(way="code", code=club)),
        "solo setup, a code of another list": scene("#/solo", **form(way="code", code=code)),
    }


def rounds(scene: Scenes, name: str) -> dict[str, Scene]:
    new, eased, quiet = Alone(name), Alone(name, "ro", eased=True), Alone(name, seconds=0, rounds=0)
    words_: Bitsets = few(name=name)
    later = Alone(name).proposes(new.found(1)).goes_on()
    stopped = Alone(name)
    stopped.write(playing.stop(stopped.state))
    rack = new.state.tile_set.sort(new.state.round.rack)
    asking = hand(new, Placing(rack, asking=112, taken=0))
    row = (111, 112, 113)
    ro = few("ro", name, alone="kiwi")
    return {
        "solo, the first rack": scene(AT, new, words=words_),
        "solo, words opening": scene(AT, new, opening=0.4),
        "solo, without a clock": scene(AT, quiet, session=tiles_down(quiet, *row), words=words_),
        "solo, laid": scene(AT, new, session=tiles_down(new, *row), words=words_),
        "solo, no play yet": scene(AT, new, session=tiles_down(new, 0, 1), words=words_),
        "solo, a blank asks": scene(AT, new, session=asking, words=words_),
        "solo, a later round, hints": scene(AT, later.hinted(*HINTS), words=words_),
        "solo, with help": scene(AT, eased, words=ro),
        "solo, with help, not in the list": scene(AT, eased, session=tiles_down(eased, *row), words=ro),
        "solo, with help, words opening": scene(AT, eased, session=tiles_down(eased, *row), opening=0.4),
        "solo, with help, one tile": scene(AT, eased, session=tiles_down(eased, 112), words=ro),
        "solo, wrongly written": scene(AT, new, words=words_, problems={"play": "!"}),
        "solo, stopped": scene(AT, stopped, words=words_),
        "solo, unseen": scene(AT, new, last_sign=new.entries[-1]["at"] + 1_000),
        "solo, leaving": scene(AT, new, session={"leaving": "#/"}),
        "solo, leaving, unseen": scene(
            AT, new, last_sign=new.entries[-1]["at"] + 1_000, session={"leaving": "#/"}
        ),
        "solo, propose nothing": scene(AT, new, session={"solo-asking": "nothing"}),
        "solo, end it": scene(AT, new, session={"solo-asking": "end"}),
        "solo, watched": scene(AT, new, writing=False),
    }


def seen(scene: Scenes, name: str) -> dict[str, Scene]:
    top = Alone(name).proposes(Alone(name).found())
    dear = Alone(name).hinted("line", "first")
    dear.proposes(dear.found())
    second = Alone(name)
    second.proposes(second.found(2))
    null = Alone(name)
    rack = [tile for tile in null.state.round.rack if tile != "?"][:4]
    null.proposes("H8 " + "".join(f"[{tile}]" if len(tile) > 1 else tile for tile in rack))
    last = Alone(name, "ro", rounds=1)
    last.proposes(last.found(1))
    quiet = Alone(name, seconds=0, rounds=0).nothing("player")
    own = hand(second, Placing(second.state.tile_set.sort(second.state.round.rack)), "own")
    return {
        "solo, the top": scene(AT, top),
        "solo, the top with hints": scene(AT, dear),
        "solo, another play": scene(AT, second),
        "solo, one's own on the board": scene(AT, second, session=own),
        "solo, null": scene(AT, null),
        "solo, the time was over": scene(AT, Alone(name).nothing("time")),
        "solo, nothing proposed": scene(AT, quiet),
        "solo, the last round": scene(AT, last),
    }


def over(scene: Scenes, name: str) -> dict[str, Scene]:
    whole = Alone(name, date="2026-11-20").to_the_end()
    of_today = Alone(name, date="2026-10-09").to_the_end()
    of_days = [
        {**summary(of_today.state), "stream": f"d{day}", "date": f"2026-10-{day:02}", "points": 40 * day}
        for day in range(1, 10)
    ]
    late = Alone(name, date="2026-10-06", begun="2026-10-09").to_the_end()
    dear = Alone(name, "ro", rounds=1).hinted("points").to_the_end()
    left = Alone(name, seconds=0).nothing("player").goes_on()
    left.write(playing.end(left.state))
    at_once = Alone(name)
    at_once.write(playing.end(at_once.state))
    tiles = Alone(name).nothing("time")
    tiles.write([{"type": "SoloEnded", "by": "tiles", "clause": "DUP-16"}])
    chosen = {"solo_result": {"round": 2, "shown": "own"}}
    went_on = WentOn(name).nothing("player").goes_on()
    went_on.proposes(went_on.found(1)).write(playing.end(went_on.state))
    card = {**summary(went_on.state), "stream": "club"}
    null = Alone(name)
    log = scene(f"{AT}/file", null.hinted("line").nothing("time"))
    return {
        "solo result": scene(AT, whole),
        "solo result, the place of the day": scene(AT, of_today, cards=tuple(of_days)),
        "solo result, an earlier day": scene(AT, late, cards=tuple(of_days[:5])),
        "solo result, another round": scene(AT, whole, session=chosen),
        "solo result, with hints": scene(AT, dear),
        "solo result, ended by the player": scene(AT, left),
        "solo result, nothing played": scene(AT, at_once),
        "solo result, no rack left": scene(AT, tiles),
        "solo result, from a duplicate": scene(AT, went_on, cards=(card,)),
        "solo, its file, from a duplicate": scene(f"{AT}/file", went_on),
        "solo, its file": scene(f"{AT}/file", whole),
        "solo, its file, running": log,
    }


def topping(scene: Scenes, name: str) -> dict[str, Scene]:
    ca = few(name=name)
    tried, no_penalty = Alone(name, penalty=30), Alone(name, penalty=0)
    tried.tries()
    found = Alone(name, penalty=30)
    found.proposes(found.found())
    missed = Alone(name, penalty=30).nothing("time")
    over = Alone(name, penalty=30, rounds=2)
    over.proposes(over.found()).goes_on().nothing("time").goes_on()
    chosen = {"door": "#/solo", "way": "new", "counts": "time"}
    form: dict[str, Any] = {"session": {"solo_setup": chosen}, "words": ca, "lists": lists(name, ca)}
    return {
        "topping setup": scene("#/solo", **form),
        "topping setup, no clock": scene("#/solo", **form, problems={"counts": "!"}),
        "topping, tried": scene(AT, tried, words=ca),
        "topping, found": scene(AT, found),
        "topping, missed": scene(AT, missed),
        "topping, missed, no penalty": scene(AT, no_penalty.nothing("player")),
        "topping, the second round": scene(AT, found.goes_on(), words=ca),
        "topping result": scene(AT, over),
        "topping, its file": scene(f"{AT}/file", tried),
        "topping, its file, over": scene(f"{AT}/file", over),
    }


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    return {
        **setup(scene, name),
        **rounds(scene, name),
        **seen(scene, name),
        **over(scene, name),
        **topping(scene, name),
    }
