"""A game by letter from its first turn to the arbiter's desk, while letters cross and are lost."""

from datetime import date, timedelta
from itertools import islice, zip_longest
from random import Random
from typing import Any, ClassVar

from drivers.letter_game import TILES, choices
from drivers.lexicons import words
from evenings.correspondent import Correspondent, decided
from evenings.evening import Evening, Habit, Invariant, NotSo
from evenings.moves import Move
from evenings.posted import DAYS_ON_ITS_WAY, FATES, Posted, by_hand, put_on, without_sums
from faristol.core.play import write_play
from faristol.errors import Rejected
from faristol.games.correspondence import ending
from faristol.games.correspondence.dispute import (
    fit_each_other,
    letter_of_the_other,
    open_dispute,
    read_letter,
)
from faristol.games.correspondence.game import WAYS, WITHOUT_STAMP
from faristol.games.correspondence.message_errors import AnswerBeforeLetter, OtherTurn, VariantsDiffer
from faristol.games.correspondence.notices import write_notice
from faristol.games.correspondence.opening import open_correspondence
from faristol.games.correspondence.rulings import ruling_of
from faristol.rulesets import ruleset_data
from faristol.words.plays import find_plays

COLOURS = {"red": 1, "blue": 2}
OTHER = {"red": "blue", "blue": "red"}
BEGINS = date(2026, 10, 1)
WAITS = 16
"""Days without a letter, after which one writes again."""


def somebody_goes_on(evening: "ByMail", chance: Random) -> Move | None:
    """Do what the own device wants next: a play, its dates, the post, a letter that has come."""
    name = chance.choice((*COLOURS,))
    player = evening.players[name]
    if player.to_post:
        return posts(name, chance)
    came, stage = evening.box(name), player.stage
    if came and (stage not in ("play", "dates") or chance.random() < 0.3):
        letter = str(evening.mail.index(chance.choice(came)))
        return Move(name, "reads", data={"letter": letter, "put on": str(chance.randrange(10_000))})
    if player.questions > player.asked:
        return Move(name, "writes to the arbiter")
    if stage == "over":
        return Move(name, "asks", data={"again": ""}) if evening.lacks_a_letter else None
    if stage in ("partner", "answer") and (evening.today - player.heard).days >= WAITS:
        return Move(name, "asks", data={"again": "yes" if chance.random() < 0.5 else ""})
    if found := between(evening, name, player, chance):
        return found
    if stage == "play":
        return plays(name, player, chance)
    return dates(evening, name, player, chance) if stage == "dates" else None


def the_arbiter_answers(evening: "ByMail", chance: Random) -> Move | None:
    came = evening.box("arbiter")
    return Move("arbiter", "answers", data={"letter": str(evening.mail.index(came[0]))}) if came else None


def a_day_goes_by(evening: Evening, chance: Random) -> Move:
    return Move("everybody", "waits", data={"days": str(chance.choice((1, 1, 2)))})


def posts(name: str, chance: Random) -> Move:
    fate, days = chance.choice(FATES), chance.choice(DAYS_ON_ITS_WAY)
    return Move(name, "posts", data={"fate": fate, "days": str(days)})


def plays(name: str, player: Correspondent, chance: Random) -> Move:
    """Play well; at times say PAS, or lay a word that is none."""
    state = player.state
    variant = chance.choice(player.open_variants)
    course = state.courses[variant]
    found = find_plays(words("ro"), course.board, state.hand(player.side, variant))
    best = [write_play(TILES, each.play) for each in islice(found.ordered(), 6)]
    play = chance.choice(best) if best and chance.random() < 0.96 else ""
    if play and chance.random() < 0.04:
        play = play[:-1] + chance.choice(play.split()[1])
    return Move(name, "plays", data={"play": play, "variant": variant or ""})


def dates(evening: "ByMail", name: str, player: Correspondent, chance: Random) -> Move:
    """Write down the days; the post's stamp may be a day later than the letter says."""
    event = player.state
    before = event.sent[-1].sent if event.sent else BEGINS
    arrived, known = event.arrived or (max(before, evening.today - timedelta(1)), event.usual_known)
    if event.way not in WITHOUT_STAMP:
        known = chance.choice(("stamp", "stamp", "one-stamp", "received", "received-in-bucharest"))
        before += timedelta(chance.random() < 0.1 and before < arrived)
    fields = {"partner_sent": before, "arrived": arrived, "sent": max(evening.today, arrived)}
    return Move(name, "sends", data={key: day.isoformat() for key, day in fields.items()} | {"known": known})


def between(evening: "ByMail", name: str, player: Correspondent, chance: Random) -> Move | None:
    """Do what the two may tell each other between two turns, now and then."""
    state, now = player.state, evening.today
    mine = state.to_move == player.side

    def notes(what: str, value: str = "") -> Move:
        return Move(name, "notes", data={"what": what, "value": value})

    if state.offered not in (None, player.side) and chance.random() < 0.2:
        return notes("accept")
    if state.challenge and mine and state.challenge.by != player.side and chance.random() < 0.3:
        return notes("admit")
    last = state.course.turns[-1:]
    if mine and last and last[0].kind == "play" and chance.random() < 0.06:
        formed = [word.split()[1] for word in last[0].words]
        return notes("challenge", " ".join(chance.sample(formed, chance.randint(0, len(formed)))))
    if chance.random() > 0.1:
        return None
    first = now + timedelta(chance.choice((2, 40)))
    match chance.choice(
        ("leave", "leave", "way", "longer", "returned", "offer", "claim", "abandon", "first")
    ):
        case "leave":
            return notes("leave", f"{first} {first + timedelta(chance.choice((4, 9, 19)))}")
        case "way":
            return notes("way", chance.choice(WAYS))
        case "longer":
            return notes("longer", f"{now + timedelta(14)}")
        case "returned":
            return notes("returned", f"{now - timedelta(chance.randrange(3))}")
        case "claim" | "abandon" as what if chance.random() < 0.7:
            return None
        case what:
            return notes(what)


def both_sheets_fit(evening: "ByMail") -> None:
    """Compare the sheets of both whenever no letter is on its way; sums were put right on one only."""
    red, blue = evening.players.values()
    if evening.on_its_way or (evening.lost and not evening.over):
        return
    for ours, theirs in zip_longest(*(without_sums(each.sheet) for each in (red, blue))):
        if not fit_each_other(ours or "", theirs or ""):
            raise NotSo("both sheets fit", f"RED: {ours}; BLUE: {theirs}")


def it_came_to_its_end(evening: "ByMail") -> None:
    red, blue = evening.players.values()
    if not evening.over:
        stages = [(each.stage, len(each.state.sent), each.state.asks_arbiter) for each in (red, blue)]
        raise NotSo("nobody is stuck", f"{stages}")
    both_sheets_fit(evening)
    if ending.worth(red.state) != ending.worth(blue.state):
        raise NotSo("both know what it is worth", f"{ending.worth(red.state)}; {ending.worth(blue.state)}")
    first = open_dispute(read_letter(red.report), evening.today)
    letter_of_the_other([{**fact, "act": 1} for fact in first], read_letter(blue.report), evening.today)


class ByMail(Evening):
    kind = "mail"
    acts = 1_500
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        (10, somebody_goes_on),
        (2, the_arbiter_answers),
        (2, a_day_goes_by),
    )
    at_the_end: ClassVar[tuple[Invariant, ...]] = (it_came_to_its_end,)
    invariants: ClassVar[tuple[Invariant, ...]] = (both_sheets_fit,)

    def begins(self) -> None:
        chance = self.chance
        self.today = BEGINS
        self.mail: list[Posted] = []
        self.lost = 0
        tiles = [*TILES.all]
        chance.shuffle(tiles)
        chosen = choices(
            way=chance.choice(WAYS), racks=chance.random() < 0.3, begins=BEGINS, closes=date(2029, 10, 1)
        )
        first = open_correspondence(chosen, ruleset_data("correspondence"), {}, tuple(tiles), "0.0.0")
        self.players = {name: Correspondent(side, first) for name, side in COLOURS.items()}

    def logs(self) -> dict[str, Any]:
        return {name: player.entries for name, player in self.players.items()}

    @property
    def on_its_way(self) -> bool:
        unread = any(not each.read for each in self.mail)
        return unread or any(each.to_post or each.has_begun for each in self.players.values())

    @property
    def lacks_a_letter(self) -> bool:
        """Return whether the two, comparing their sheets at the end, see that a letter was lost."""
        over = all(each.stage == "over" for each in self.players.values())
        red, blue = (each.sheet for each in self.players.values())
        return bool(self.lost) and over and not self.on_its_way and red != blue

    @property
    def over(self) -> bool:
        """Whether both know what the game is worth, and all that was written is read."""
        worth = [ending.worth(each.state) for each in self.players.values()]
        return None not in worth and not self.on_its_way and not self.lacks_a_letter

    def box(self, name: str) -> list[Posted]:
        return [each for each in self.mail if each.to == name and not each.read and each.comes <= self.today]

    def letter_at(self, name: str, number: str) -> Posted | None:
        """Return a letter; none where the story has left out its writing, or it is not here yet."""
        found = self.mail[int(number)] if int(number) < len(self.mail) else None
        return found if found and found.to == name and found.comes <= self.today else None

    def does(self, move: Move) -> None:
        self.counts[move.does] += 1
        value = move.data
        match move.does:
            case "waits":
                self.today += timedelta(int(value["days"]))
            case "answers" if letter := self.letter_at("arbiter", value["letter"]):
                self._answers(letter)
            case "looks":
                pass
            case "ends":
                it_came_to_its_end(self)
            case _ if move.who in self.players:
                self._player_does(move.who, self.players[move.who], move)
            case _:
                self.idle.append(move)
        if not self.on_its_way:
            both_sheets_fit(self)

    def _player_does(self, name: str, player: Correspondent, move: Move) -> None:
        value = move.data
        match move.does:
            case "posts":
                self._posts(name, value["fate"], int(value["days"]))
            case "reads" if letter := self.letter_at(name, value["letter"]):
                self._reads(player, letter, *put_on(Random(value["put on"]), letter, self.mail))
            case "plays" if (variant := value["variant"] or None) in player.open_variants:
                player.plays(value["play"], variant)
            case "sends" if player.stage == "dates":
                player.sends(value)
            case "notes":
                player.notes(value["what"], self.today, value["value"])
            case "asks":
                self._asks(player, bool(value["again"]))
            case "writes to the arbiter":
                player.asked = player.questions
                self._put("arbiter", name, player.report)
            case _:
                self.idle.append(move)

    def _put(self, to: str, by: str, text: str, days: int = 0) -> None:
        number = len(self.mail)
        self.mail.append(Posted(to, by, text, comes=self.today + timedelta(days), at=number, on=self.today))

    def _posts(self, name: str, fate: str, days: int) -> None:
        player = self.players[name]
        texts = player.to_post
        player.has_posted(texts)
        for text in texts:
            if fate == "lost":
                self.lost += 1
                continue
            self._put(OTHER[name], name, by_hand(text, 10) if fate == "by hand" else text, days)
            if fate == "twice":
                self._put(OTHER[name], name, text, days + 2)

    def _reads(self, player: Correspondent, letter: Posted, way: str, text: str) -> None:
        try:
            player.reads(text, self.today)
        except (OtherTurn, AnswerBeforeLetter, VariantsDiffer):
            letter.comes = self.today + timedelta(1)
            letter.refused += 1
            if letter.refused % 10 == 0:  # the reader asks the other player what came before
                self.players[OTHER[letter.to]].posts_again()
            if letter.refused > 40:
                raise NotSo("what comes is read", letter.text) from None
            return
        except Rejected as refusal:
            raise NotSo("what comes fits", f"{type(refusal).__name__} {refusal.details}\n{text}") from None
        letter.read = way != "chat"

    def _asks(self, player: Correspondent, again: bool) -> None:
        """Send the last letter once more; or both do, after a word on the telephone."""
        player.heard = self.today
        if again and player.state.sent:
            player.notes("again", self.today, "")
            return
        self.lost = 0 if self.lacks_a_letter else self.lost
        for each in self.players.values():
            each.posts_again()

    def _answers(self, letter: Posted) -> None:
        """Open the game of a letter, decide what is asked, and write to both; the same is decided alike."""
        letter.read = True
        case = decided(letter.text, self.today, self.seed)
        ruling = ruling_of(case.entries)
        if ruling is None:
            return
        for name in COLOURS:
            self._put(name, "arbiter", write_notice(ruling), self.seed % 4)
