"""The room check: two tablets try a link, and say in words what works."""

import random

import pytest

from drivers.linked_windows import Wire
from drivers.tablet_room import PlayedRoom, PlayersTablet, code_on
from faristol.room.code_text import to_text
from faristol.room.link_check import ASKED


class CheckingTablet(PlayersTablet):
    def __init__(self, wire):
        super().__init__(wire)
        self.ahead = 0
        self.go("#/room-check")

    def scans(self, code):
        self.do("check.scan")
        self.do("check.camera_on")
        answer = self.do("check.code", data={"code": code})
        self.wire.run()
        self.do("look")
        return answer

    @property
    def code(self):
        return code_on(self, "own-code-text")


@pytest.fixture
def two():
    wire = Wire()
    return CheckingTablet(wire), CheckingTablet(wire)


def begins(tablet):
    assert tablet.do("check.show_code")["ok"]
    tablet.wire.run()
    tablet.do("look")


def test_two_tablets_are_linked_and_the_delay_is_in_words(two):
    first, second = two
    begins(first)
    assert "This tablet is on a network, at" in first.says()
    second.scans(first.code)
    assert "The camera reads codes." in second.says()
    assert "keeps tablets apart" in second.says() or "are in contact" in second.says()
    first.scans(second.code)
    assert "The two tablets are linked" in first.says()
    second.do("look")
    assert "an answer takes 0 ms. A room can play on this network." in second.says()
    assert len(second.engine._tablets.room.delays) == ASKED
    second.do("check.end")
    first.wire.run()
    first.do("look")
    assert "The link has ended." in first.says()
    assert second.engine._tablets.room is None


def test_what_a_camera_is_not_good_for_is_said(two):
    first, second = two
    second.do("check.scan")
    second.do("check.no_camera", data={"why": "NotFoundError"})
    assert "This device has no camera. Codes are typed or pasted here" in second.says()
    begins(first)
    assert second.do("check.read", {"code": first.code.lower()})["ok"]
    second.wire.run()
    second.do("look")
    first.scans(second.code)
    assert "The two tablets are linked" in first.says()


def test_other_codes_and_damaged_ones_change_nothing(two):
    first, second = two
    begins(first)
    chance, code = random.Random(5), first.code
    before = first.engine._tablets.room
    wrong = ["", "0", "https://example.org", PlayedRoom(tables=()).code, to_text(bytes(60))]
    wrong += ["".join(chance.sample(code, len(code))) for _ in range(50)] + [code[:-2]]
    for text in wrong:
        assert first.scans(text)["ok"]
        assert "it is not the code of a room check" in first.says()
        assert not second.do("check.read", {"code": text})["ok"]
    assert first.engine._tablets.room == before and second.engine._tablets.room is None
    for text in ("nul", "{}", '{"m":"ping","sent":1}', '{"m":"pong","sent":1,"now":2}'):
        assert first.do("link", what="text", link=before.link, text=text)["ok"]
    assert first.engine._tablets.room == before


def test_a_tablet_in_a_room_keeps_its_room():
    room = PlayedRoom(tables=(1,))
    tablet = room.guests[1]
    tablet.go("#/room-check")
    assert not tablet.do("check.show_code")["ok"]
    assert "in a room already" in tablet.regions["notice"]
    assert tablet.engine._tablets.room.seated


def test_nothing_of_a_check_outlives_it(two):
    first, _ = two
    begins(first)
    first.restart()
    assert first.engine._tablets.room is None
