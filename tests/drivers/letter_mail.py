"""Two correspondents and the mail between them: letters cross, come twice, late or never, and are quoted.

All is by chance. Each of the two has a log and nothing else; what one does the other learns from a text.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Any

from drivers.letter_game import BLUE, RED, TILES, Device, march
from faristol.core.letters import word_text
from faristol.core.squares import SIZE, Place
from faristol.errors import Rejected
from faristol.games.correspondence import ending, post
from faristol.games.correspondence.arriving import came
from faristol.games.correspondence.dispute import letter_of_the_other, open_dispute, read_letter, write_letter
from faristol.games.correspondence.message import message_of, write_message
from faristol.games.correspondence.notices import news_for_partner, notice_of, write_notice
from faristol.games.correspondence.opening import string_of
from faristol.games.correspondence.playing import Dates
from faristol.screens.correspondence.game.letters import as_sent

LONGEST = 900
"""So many days no game lasts."""
WRAPPINGS: tuple[Callable[[str], str], ...] = (
    lambda text: text,
    lambda text: text,
    lambda text: f"Bună!\n\n{text}\nToate cele bune",
    lambda text: "".join(f"> {line}\n" for line in text.splitlines()),
    lambda text: text.replace("\n", "\r\n"),
)


@dataclass
class Letter:
    to: int
    text: str
    day: int
    """On which it comes."""


class Mail:
    def __init__(self, seed: int, way: str) -> None:
        self.chance, self.way, self.day = Random(seed), way, 1
        letters = TILES.write(string_of(TILES, self.chance.randbytes(32), 1))
        racks = self.chance.random() < 0.5
        self.players = {
            one: Device(letters, racks=racks, way=way, closes=date(2032, 1, 1)) for one in (RED, BLUE)
        }
        self.letters: list[Letter] = []
        self.refused: list[tuple[str, Rejected]] = []
        self.stuck = 0

    # --- what the post does

    def posts(self, player: int, text: str) -> None:
        """Send a letter: it takes its time, some come twice, and a lost one goes off again much later."""
        fate = self.chance.choices(("comes", "twice", "lost"), (84, 10, 6))[0]
        for _ in range(2 if fate == "twice" else 1):
            late = 25 if fate == "lost" else self.chance.choice((0, 0, 1, 1, 2, 3, 9))
            self.letters.append(Letter(3 - player, self.chance.choice(WRAPPINGS)(text), self.day + late))

    def delivers(self) -> None:
        """Let everybody read what has come; what does not fit yet is kept and tried again."""
        for letter in [letter for letter in self.letters if letter.day <= self.day]:
            self.letters.remove(letter)
            if not self.reads(letter.to, letter.text) and letter.day > self.day - 40:
                self.letters.append(Letter(letter.to, letter.text, self.day + 3))

    def reads(self, player: int, text: str) -> bool:
        here = self.players[player]
        try:
            found = came(here.state, here.entries, text, here.is_word, march(self.day))
        except Rejected as refusal:
            self.refused.append((text, refusal))
            return False
        if found.entries:
            here.write(found.entries)
        return True

    # --- what people do

    def tells(self, player: int, decided: Callable[[Any], list[Any]]) -> None:
        """Do something between two turns, if the rules let it happen, and send the notice."""
        here = self.players[player]
        try:
            made = decided(here.state)
        except Rejected:
            return
        if not made:
            return
        here.write(made)
        self.posts(player, self.notice(player))

    def notice(self, player: int) -> str:
        here = self.players[player]
        return write_notice(notice_of(here.state, player, news_for_partner(here.entries)))

    def message(self, player: int) -> str:
        here = self.players[player]
        return write_message(TILES, message_of(as_sent(here.state, tuple(here.entries))))

    def between(self, player: int) -> None:
        chance, day = self.chance, march(self.day)
        away = self.day + chance.randint(40, 60)
        acts: list[tuple[int, Callable[[Any], list[Any]]]] = [
            (3, lambda state: post.say_longer(state, player, march(self.day + 14))),
            (3, lambda state: post.write_leave(state, player, march(away), march(away + 8), day)),
            (2, lambda state: ending.offer_draw(state, player) if state.offered is None else []),
            (1, lambda state: ending.accept_draw(state, player)),
            (1, lambda state: ending.claim_time(state, player, day, sure=True)),
            (1, lambda state: ending.abandon(state, player) if chance.random() < 0.2 else []),
        ]
        weights, choices = zip(*acts, strict=True)
        self.tells(player, chance.choices(choices, weights)[0])

    def makes(self, player: int) -> None:
        here = self.players[player]
        text = self.play(here)
        if text is None or self.chance.random() < 0.05:
            here.pass_turn()
        else:
            here.play(text)

    def play(self, here: Device) -> str | None:
        """Return letters of the hand, put behind what lies on the board; every word is in the stock."""
        board, hand = here.state.course.board, here.state.hand(here.state.to_move)
        tiles = self.chance.sample(hand, min(len(hand), self.chance.randint(3, 7)))
        laid = "".join("a" if tile == "?" else tile for tile in tiles)
        squares = [square for square, code in enumerate(board.squares) if code]
        if not squares:
            return f"H8 {laid}"
        for square in self.chance.sample(squares, len(squares)):
            for down in self.chance.sample((False, True), 2):
                run = board.run(square, down)
                free = _free(board.squares, run[-1], down)[: len(laid)]
                if free:
                    return f"{Place(run[0], down)} {word_text(TILES, board.on(run))}{laid[: len(free)]}"
        return None

    def sends(self, player: int) -> None:
        here = self.players[player]
        before = here.state.sent[-1].sent if here.state.sent else march(1)
        known: Any = here.state.usual_known
        if known == "stamp":
            known = self.chance.choice(("stamp", "stamp", "one-stamp", "received"))
        arrived = here.state.arrived[0] if here.state.arrived else before
        here.send(Dates(before, max(arrived, before), known, max(march(self.day), arrived, before)))
        self.posts(player, self.message(player))

    def acts(self, player: int) -> None:
        """Do what a person does with an hour: make the turn, send it, or write something between two."""
        here, chance = self.players[player], self.chance
        state = here.state
        made = len(state.course.turns) > len(state.sent)
        if state.to_move == player and made and chance.random() < 0.7:
            self.sends(player)
        elif state.ending is None and chance.random() < 0.12:
            self.between(player)
        elif state.ending is None and state.to_move == player and not made and chance.random() < 0.6:
            self.makes(player)

    def sends_again(self) -> None:
        """Nothing is on its way, and somebody waits: the last message and notice go off once more."""
        for player, here in self.players.items():
            state = here.state
            if state.to_move != player and state.sent:
                if state.ending is None:
                    here.write(post.send_again(state, march(self.day), sure=True))
                self.letters.append(Letter(3 - player, self.message(player), self.day))
            if news_for_partner(here.entries):
                self.letters.append(Letter(3 - player, self.notice(player), self.day))

    # --- the evening, day by day

    @property
    def quiet(self) -> bool:
        """Whether nothing is on its way, and no play lies there unsent."""
        states = [here.state for here in self.players.values()]
        return not self.letters and all(len(state.course.turns) == len(state.sent) for state in states)

    @property
    def over(self) -> bool:
        return all(here.state.ending for here in self.players.values())

    def play_on(self, after_each: Callable[["Mail"], None]) -> None:
        waited = 0
        while not (self.over and self.quiet):
            assert self.day < LONGEST, [str(refusal.details) for _, refusal in self.refused[-3:]]
            self.day += 1
            before = [here.entries for here in self.players.values()]
            self.delivers()
            for player in self.chance.sample((RED, BLUE), 2):
                self.acts(player)
            after_each(self)
            changed = before != [here.entries for here in self.players.values()]
            waited = 0 if changed or self.letters else waited + 1
            if waited > 15:
                self.sends_again()
                waited = 0

    def arbiter_gets_both(self) -> None:
        """Let both send their sheets to the arbiter, who compares them line by line."""
        one, other = (
            read_letter(write_letter(here.state, here.entries, player))
            for player, here in self.players.items()
        )
        first = open_dispute(one, march(self.day))
        letter_of_the_other([{**entry, "act": 1} for entry in first], other, march(self.day))


def _free(squares: Any, last: int, down: bool) -> list[int]:
    """Return the free squares behind one, up to the edge or to the next letter but one."""
    step, free = (SIZE if down else 1), list[int]()
    at = last
    while (at // SIZE if down else at % SIZE) < SIZE - 1 and not squares[at + step]:
        at += step
        free.append(at)
    return free if (at // SIZE if down else at % SIZE) == SIZE - 1 else free[:-1]
