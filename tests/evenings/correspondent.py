"""Who plays by letter, without a screen: a log, and what is still to be posted."""

from datetime import date
from itertools import takewhile
from random import Random
from typing import Any

from drivers.letter_game import Device
from drivers.lexicons import words
from evenings.evening import NotSo
from faristol.errors import Rejected
from faristol.games.correspondence import challenging, ending, post
from faristol.games.correspondence.arriving import Willing, came
from faristol.games.correspondence.dispute import open_dispute, read_letter, write_letter
from faristol.games.correspondence.message_errors import (
    MessageFromTheFuture,
    PointsDiffer,
    TotalDiffers,
)
from faristol.games.correspondence.notices import write_earlier
from faristol.games.correspondence.playing import Dates, open_courses
from faristol.games.correspondence.sheet import write_sheet
from faristol.games.log import Entry
from faristol.screens.correspondence.game.letters import whole_message, whole_notice

SUMS = (PointsDiffer, TotalDiffers)


class Correspondent(Device):
    """RED or BLUE. `taken` are the turns, as often as they went off, whose message has been posted."""

    def __init__(self, side: int, first: list[Entry]) -> None:
        super(Device, self).__init__(first)
        self.side = side
        self.stock = set()
        self.lexicon = words("ro").lexicon
        self.posted: set[object] = set()
        self.asked = 0
        """The questions about which the arbiter has been written to."""
        self.heard = date.min

    def is_word(self, word: bytes) -> bool:
        return self.lexicon.contains(word)

    @property
    def stage(self) -> str:
        """Return what this device wants next, as stage.py tells it of the same game."""
        event = self.state
        mine = event.to_move == self.side
        made = all(len(course.turns) > len(event.sent) for course in open_courses(event).values())
        if event.ending:
            return "dates" if mine and len(event.course.turns) > len(event.sent) else "over"
        if not open_courses(event):
            return "answer"
        return ("dates" if made else "play") if mine else "partner"

    @property
    def to_post(self) -> list[str]:
        """Return the message of the turn that went off last, and the notice of what happened since."""
        event, texts = self.state, []
        if event.sent and event.to_move != self.side and self._turn not in self.posted:
            texts.append(self.last_message)
        texts.append(whole_notice(event, tuple(self.entries), self.side))
        return [text for text in texts if text and text not in self.posted]

    @property
    def has_begun(self) -> bool:
        """Return whether something is noted that goes with the next turn."""
        since = reversed([fact["type"] for fact in self.state.told])
        begun = [*takewhile(lambda each: each not in ("TurnSent", "FaultAdmitted", "ChallengeJudged"), since)]
        if self.state.ending:
            return self.stage == "dates"
        told = write_earlier(self.state, self.entries, self.side)
        return self.stage == "dates" or bool(told) or "TurnMade" in begun or "Challenged" in begun

    @property
    def last_message(self) -> str:
        return whole_message(self.state, tuple(self.entries))

    @property
    def _turn(self) -> tuple[Any, ...]:
        return len(self.state.sent), self.state.again, self.state.returned

    def has_posted(self, texts: list[str]) -> None:
        self.posted |= {self._turn, *texts}

    def posts_again(self) -> None:
        self.posted = set()

    @property
    def open_variants(self) -> list[str | None]:
        """Return the variants of the game that still lack their play of the turn in hand."""
        courses, turn = self.state.courses, len(self.state.sent)
        return [each for each in courses if self.stage == "play" and len(courses[each].turns) == turn]

    def plays(self, text: str, variant: str | None) -> None:
        """Make a turn; PAS if the letters of the play are not in the hand."""
        try:
            self.play(text, variant)
        except Rejected:
            self.pass_turn(variant)

    def sends(self, fields: dict[str, str]) -> None:
        sent, arrived, own = (
            date.fromisoformat(fields[name]) for name in ("partner_sent", "arrived", "sent")
        )
        self.send(Dates(sent, arrived, fields["known"], own))  # type: ignore[arg-type]

    def notes(self, what: str, today: date, value: str) -> None:
        """Do what a form of the days, or a button beside the board, does; a refusal changes nothing."""
        event, me = self.state, self.side
        day = date.fromisoformat(value.split()[0]) if value[:2] == "20" else today
        try:
            match what:
                case "leave" if me not in event.leaves:
                    made = post.write_leave(event, me, day, date.fromisoformat(value.split()[1]), today)
                case "way":
                    made = post.agree_way(event, me, value)
                case "longer":
                    made = post.say_longer(event, me, day, today, sure=True)
                case "returned" if event.to_move != me:
                    made = post.letter_returned(event, day, today)
                case "again" if event.to_move != me:
                    made = post.send_again(event, day, sure=True)
                case "first" if event.to_move != me:
                    made = post.ask_first_play(event, day, sure=True)
                case "claim" if not any(fact["type"] == "TimeClaimed" for fact in event.told):
                    made = ending.claim_time(event, me, day, sure=True)
                case "offer":
                    made = ending.offer_draw(event, me)
                case "accept":
                    made = ending.accept_draw(event, me)
                case "abandon":
                    made = ending.abandon(event, me)
                case "challenge":
                    made = challenging.challenge(event, value.split(), "" if value else "nu e bine așezat")
                case "admit":
                    made = challenging.admit(event)
                case _:
                    return
        except Rejected:
            return
        self.write(made)

    def reads(self, text: str, day: date) -> None:
        """Read a letter; wrong sums are put right, and one from tomorrow is taken."""
        willing = Willing()
        for _ in range(3):
            try:
                found = came(self.state, self.entries, text, self.is_word, day, willing)
            except SUMS:
                willing = Willing(correcting=True, same_day=willing.same_day)
            except MessageFromTheFuture:
                willing = Willing(correcting=willing.correcting, same_day=True)
            else:
                break
        self.heard = day
        if found.entries:
            self.write(found.entries)
            again = came(self.state, self.entries, text, self.is_word, day, willing).entries
            if again:
                raise NotSo("what was read is known", f"{again}\n{text}")

    @property
    def questions(self) -> int:
        """Return how many challenges and claims of one's own wait for the arbiter, and were there before."""
        event = self.state
        mine = (
            event.challenge and event.challenge.by == self.side and event.challenge.turn < len(event.sent) - 1
        )
        claims = event.waits_for_time and self.side in event.claims
        asked = sum(fact["type"] in ("Challenged", "TimeClaimed") for fact in event.told)
        unsent = bool(event.challenge) and event.challenge.turn == len(event.sent) - 1
        return asked - unsent if mine or claims else 0

    @property
    def report(self) -> str:
        return write_letter(self.state, self.entries, self.side)

    @property
    def sheet(self) -> str:
        return write_sheet(self.entries)


def decided(text: str, today: date, seed: int) -> Correspondent:
    """Return the arbiter's case of a letter, decided; the same is decided alike, whoever asks."""
    case = Correspondent(0, open_dispute(read_letter(text), today))
    state = case.state
    if state.challenge:
        chance = Random(f"{seed} {state.challenge.turn}")
        words_ = state.challenge.words
        right = tuple(word for word in words_ if chance.random() < 0.5)
        stands = right == words_ if words_ else chance.random() < 0.5
        case.write(challenging.judge(state, stands, right))
    for player in case.state.claims:
        if case.state.waits_for_time:
            case.write(ending.judge_time(case.state, player, Random(f"{seed} {player}").random() < 0.3))
    return case
