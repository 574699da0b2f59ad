"""Tables of a room by codes alone: keys, rounds and slips go from screen to camera."""

import html
import re
from base64 import b64decode
from itertools import islice

from drivers.linked_windows import Wire
from drivers.moving_code import shown_codes
from drivers.tablet_room import PlayedRoom, PlayersTablet, code_on, plain
from faristol.room.code_text import to_text
from faristol.room.film import BLOCK
from faristol.room.fountain import enough, frames
from faristol.screens.home.room.without_network import _film


class ByCodes(PlayedRoom):
    """The judge and players who see each other's screens; `by_codes` has their tablets."""

    by_codes: dict[int, PlayersTablet]

    def at_room(self):
        self.judge.go("#/event/dupli/room")
        return self.judge

    def judge_at_event(self):
        self.judge.go("#/event/dupli")

    def gets_key(self, table):
        judge = self.at_room()
        judge.do("room.show_key", data={"table": str(table)})
        code = re.search(r'id="seat-key-text"[^>]*>([^<]+)<', judge.regions["dialog"])
        tablet = PlayersTablet(Wire())  # a wire of its own: it reaches nobody
        tablet.ahead, tablet.now = 0, self.now
        tablet.go("#/join")
        tablet.do("join.scan")
        assert tablet.do("join.code", data={"code": html.unescape(code[1])})["ok"]
        assert f"You are in, at table {table}." in tablet.says()
        tablet.go("#/seat")
        return tablet

    def texts_of_round(self):
        """Return the texts of the codes that the judge's screen shows, as they would be read."""
        judge = self.at_room()
        drawn = shown_codes(judge, "room.show_round", "room.more_round")
        scene = judge.engine._scene({"at": judge.now})
        film = _film(scene, judge.engine._tablets.room, judge.held["moving-round"]["at"])
        texts = [to_text(frame) for frame in islice(frames(film, BLOCK), enough(film, BLOCK))]
        assert len(texts) == len(drawn)
        assert all(len(b64decode(each)) > 300 for each in drawn)
        judge.do("dismiss")
        self.judge_at_event()
        return texts

    def films(self, *tables):
        texts = self.texts_of_round()
        for table in tables:
            tablet = self.by_codes[table]
            assert tablet.do("seat.scan")["ok"]
            tablet.do("seat.camera_on")
            for text in texts[1:]:  # the first one was missed
                tablet.do("seat.code", data={"code": text})
            assert 'id="camera"' not in tablet.page
        return self

    def slip_code(self, table):
        return code_on(self.by_codes[table], "slip-code-text")

    def scans(self, *codes):
        judge = self.at_room()
        judge.do("room.scan")
        assert judge.do("room.code", data={"code": "\n".join(codes)})["ok"]
        says = plain(judge.regions["work"])
        self.judge_at_event()
        return says
