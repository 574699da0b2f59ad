"""Any game is rebuilt from its sheet in words, its messages and its export, fact by fact (COR-5)."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.club import words
from drivers.letter_game import BLUE, RED, TILES, Device, march
from faristol.core.play import write_play
from faristol.errors import Rejected
from faristol.games.correspondence import arbiter, challenging, ending, post
from faristol.games.correspondence.notices import (
    news_for_partner,
    notice_of,
    read_notice,
    write_notice,
)
from faristol.games.correspondence.notified import notified
from faristol.games.correspondence.opening import string_of
from faristol.games.correspondence.playing import Dates, open_courses
from faristol.games.correspondence.sheet import read_sheet, sheet_facts, write_sheet
from faristol.storage.files import export_file, read_file
from faristol.words.plays import find_plays


class Pair:
    """Two devices and the post between them: all that the one does, the other learns by a text."""

    def __init__(self, seed: int, edition: str = "") -> None:
        """Play by an edition of the Romanian list: with each other one the games come out otherwise."""
        self.chance, self.words = Random(seed), words("ro", edition)
        letters = TILES.write(string_of(TILES, self.chance.randbytes(32), 1))
        racks = self.chance.random() < 0.5
        self.devices = {RED: Device(letters, racks=racks), BLUE: Device(letters, racks=racks)}
        self.day, self.texts = 1, 0

    @property
    def state(self):
        return self.devices[RED].state

    def tells(self, player: int, decided) -> None:
        """Something between two turns, if the rules let it happen now."""
        here = self.devices[player]
        try:
            made = decided(here.state)
        except Rejected:
            return
        here.write(made)
        self.hear(player)

    def hear(self, player: int) -> None:
        """The partner reads what this player has to tell."""
        here, there = self.devices[player], self.devices[3 - player]
        told = news_for_partner(here.entries)
        text = write_notice(notice_of(here.state, player, told))
        there.write(notified(there.state, read_notice(there.state, text)))
        self.texts += 1

    def between(self) -> None:
        chance, to_move, today = self.chance, self.state.to_move, march(self.day)
        either = chance.choice((RED, BLUE))
        away = chance.randint(40, 60)
        self.tells(
            *chance.choice(
                [
                    (to_move, lambda state: post.say_longer(state, to_move, march(self.day + 14))),
                    (3 - to_move, lambda state: post.send_again(state, march(self.day + 15), sure=True)),
                    (
                        3 - to_move,
                        lambda state: post.letter_returned(state, march(self.day + 4), march(self.day + 7)),
                    ),
                    (
                        either,
                        lambda state: post.write_leave(
                            state, either, march(self.day + away), march(self.day + away + 12), today
                        ),
                    ),
                    (either, lambda state: ending.offer_draw(state, either)),
                    (either, lambda state: ending.claim_time(state, either, today, sure=True)),
                    (either, lambda state: ending.judge_time(state, either, over=False)),
                    (either, lambda state: arbiter.punish(state, 3 - either, 30, "  arată  fișa ")),
                    (either, lambda state: challenging.judge(state, chance.random() < 0.5)),
                    (
                        either,
                        lambda state: arbiter.annul(
                            state, max(1, state.number - 1), either, "greșeală tehnică"
                        ),
                    ),
                ]
            )
        )

    def turn(self) -> None:
        chance, player = self.chance, self.state.to_move
        here, there = self.devices[player], self.devices[3 - player]
        last = here.state.course.turns[-1:]
        if last and last[0].kind == "play" and not here.state.challenge and chance.random() < 0.15:
            word = last[0].words[0].split()[1]
            here.write(challenging.challenge(here.state, [word], chance.choice(["", "nu este în listă"])))
        elif here.state.challenge and here.state.challenge.by != player and chance.random() < 0.3:
            here.write(challenging.admit(here.state))
            if here.state.ending:  # without the play the game was over, and no turn takes it along
                self.hear(player)
                return
        for variant, course in open_courses(here.state).items():
            best = find_plays(self.words, course.board, here.state.hand(player, variant)).best()
            if best and chance.random() < 0.85:
                here.play(write_play(TILES, chance.choice(best).play), variant)
            else:
                here.pass_turn(variant)
        stamp = march(self.day + chance.randint(0, 1))
        came = march(self.day + 1 + chance.randint(0, 3))
        self.day += 4 + chance.randint(0, 4)
        text = here.send(
            Dates(stamp, came, chance.choice(["stamp", "one-stamp", "confirmed"]), march(self.day))
        )
        there.receive(text)
        self.texts += 1

    def play_on(self, turns: int) -> None:
        for _ in range(turns):
            if self.state.ending or not open_courses(self.state):
                break
            self.turn()
            if self.chance.random() < 0.5 and not self.state.ending:
                self.between()
        if self.chance.random() < 0.5:
            loser = self.chance.choice((RED, BLUE))
            self.tells(loser, lambda state: ending.abandon(state, loser))
        elif self.chance.random() < 0.5:
            self.tells(RED, lambda state: ending.closed(state, reported=True))


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32), st.integers(0, 9))
def test_sheet_messages_and_export_each_rebuild_the_same_log(seed, turns):
    pair = Pair(seed)
    pair.play_on(turns)
    red, blue = pair.devices[RED], pair.devices[BLUE]
    assert write_sheet(red.entries) == write_sheet(blue.entries)
    for device in (red, blue):
        assert read_sheet(write_sheet(device.entries)) == sheet_facts(device.entries)
        file = export_file("id", device.entries, "0", [], 0)
        assert read_file(file).entries == json.loads(json.dumps(device.entries))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_so_does_a_whole_game(seed):
    pair = Pair(seed)
    pair.play_on(60)
    red, blue = pair.devices[RED], pair.devices[BLUE]
    assert pair.texts > 5
    assert write_sheet(red.entries) == write_sheet(blue.entries)
    assert read_sheet(write_sheet(red.entries)) == sheet_facts(red.entries)


def test_what_a_notice_tells_is_made_again_by_the_rules_or_refused():
    red, blue = Device(), Device()
    red.write(ending.abandon(red.state, RED))
    text = write_notice(notice_of(red.state, RED, news_for_partner(red.entries)))
    assert "Înștiințare: Încheierea partidei: abandon, ROȘU\n" in text
    for wrong in (
        text.replace("abandon, ROȘU", "abandon, ALBASTRU"),
        text.replace("abandon, ROȘU", "remiză convenită"),
        text.replace("De la: ROȘU", "De la: VERDE"),
        text.replace("După turul: –", "După turul: I, ROȘU"),
        text.replace("Ediția", "Alt concurs"),
        text.replace("De la: ROȘU\n", ""),
    ):
        before = blue.state
        with pytest.raises(Rejected):
            blue.write(notified(blue.state, read_notice(blue.state, wrong)))
        assert blue.state == before
    blue.write(notified(blue.state, read_notice(blue.state, text)))
    assert blue.state.ending == red.state.ending
    assert news_for_partner(blue.entries) == []
