"""The pages without an engine: the line to the judge, the clock by it, and the room that is theirs."""

from drivers.seat_modules import in_node

LINK = """
const { RoomLink } = await import("./devices/page_link.js");
const seen = [];
const tells = {
  heard: ({ m }) => seen.push(m),
  opened: () => seen.push("opened"),
  changed: (there) => seen.push(there),
  beat() {},
  gone: () => seen.push("gone"),
};
const link = new RoomLink({ room: "R", key: "K" }, tells);
const says = (message) => EventSource.last.says("text", JSON.stringify(message), "7");
"""
CLOCK = """
const clock = await import("./seat/host_clock.js");
const judge = await import("./devices/judges_time.js");
let theirs = 1e12;
const face = { textContent: "" };
let over = 0;
const tells = { face: () => face, over: () => over++ };
const set = () => clock.set({ remaining: 180000, runs: true, now: theirs }, tells);
"""
ROOMS = """
const which_room = await import("./devices/which_room.js");
globalThis.location = { hash: "", search: "" };
const addresses = [];
globalThis.history = { replaceState: (state, title, address) => addresses.push(address) };
const seen = [];
const list = new Part();
const tells = {
  enters: ({ room }) => seen.push(room),
  waits: () => seen.push("waits"),
  asks: () => seen.push("asks"),
  list: () => list,
};
"""


def test_what_was_written_before_the_judge_went_is_no_sign_of_life(tmp_path):
    script = """
EventSource.last.says("owner", "away");
says({ m: "page" });
says({ m: "clock" });
shows(seen);
EventSource.last.says("owner", "here");
says({ m: "clock" });
shows(seen);
"""
    first = [False, "page"]
    assert in_node(tmp_path, LINK + script) == [first, [*first, "opened", True, "clock"]]


def test_a_line_that_died_without_a_word_is_opened_again_from_where_it_was(tmp_path):
    script = """
EventSource.last.says("owner", "here");
says({ m: "page" });
link.beat(); passes(5000); link.beat(); passes(5000); link.beat();
shows([EventSource.all.length, seen]);
passes(6000); link.beat();
shows([EventSource.all.length, EventSource.all[0].isClosed, EventSource.last.address]);
"""
    before, after = in_node(tmp_path, LINK + script)
    assert before == [1, ["opened", True, "page", False]]
    assert after == [2, True, "../relay/R/guests/me?after=7"]


def test_a_page_that_was_not_looked_at_for_long_keeps_its_line(tmp_path):
    script = """
EventSource.last.says("owner", "here");
for (let minute = 0; minute < 3; minute++) { says({ m: "pong" }); passes(60000); link.beat(); }
shows(EventSource.all.length);
"""
    assert in_node(tmp_path, LINK + script) == [1]


def test_a_room_where_the_judge_never_was_is_given_up_sooner_than_one_where_he_was(tmp_path):
    script = """
passes(5000); link.beat(); shows(seen);
passes(5000); link.beat(); shows(seen);
EventSource.last.says("owner", "here"); says({ m: "page" }); EventSource.last.says("owner", "away");
seen.length = 0;
passes(30000); link.beat(); shows(seen);
passes(31000); link.beat(); shows(seen);
"""
    assert in_node(tmp_path, LINK + script) == [[], ["gone"], [], ["gone"]]


def test_a_page_leaves_a_dead_room_for_the_one_that_is_open(tmp_path):
    script = """
location.hash = "#old.key";
await which_room.find(tells);
await which_room.lookBeyond({ room: "old" }, tells);
rooms = [{ room: "old", key: "k" }, { room: "new", key: "k" }];
await which_room.lookBeyond({ room: "old" }, tells);
shows(seen);
rooms = [{ room: "new", key: "k" }];
await which_room.lookBeyond({ room: "old" }, tells);
shows([seen, addresses]);
"""
    assert in_node(tmp_path, ROOMS + script) == [["old"], [["old", "new"], []]]


def test_only_a_room_that_a_person_chose_becomes_the_address(tmp_path):
    script = """
rooms = [{ room: "one", key: "k" }];
await which_room.find(tells);
shows([seen, addresses]);
rooms = [{ room: "two", key: "k" }, { room: "three", key: "k" }];
await which_room.find(tells);
list.children[1].children[0].parts.click();
shows([seen, addresses]);
rooms = [];
await which_room.find(tells);
shows(seen);
"""
    assert in_node(tmp_path, ROOMS + script) == [
        [["one"], []],
        [["one", "asks", "three"], ["#three.k"]],
        ["one", "asks", "three", "three"],
    ]


def test_setting_the_clock_of_the_telephone_takes_no_time_away(tmp_path):
    script = """
set();
const before = Date.now();
Date.now = () => before + 3600000;
passes(20000);
shows([clock.left(), over]);
"""
    assert in_node(tmp_path, CLOCK + script) == [[160_000, 0]]


def test_setting_the_clock_of_the_judge_gives_no_time(tmp_path):
    script = """
for (let at = 0; at < 5; at++) { judge.heardAt(theirs - 20); passes(5000); theirs += 5000; }
theirs -= 60000;
set();
shows(face.textContent);
const sent = judge.steady();
passes(1000); theirs += 1000;
judge.heardAt(theirs, sent);
shows(Math.round(clock.left() / 1000));
"""
    assert in_node(tmp_path, CLOCK + script) == ["3:00", 179]


def test_the_clock_of_another_room_is_none_before_it_is_heard(tmp_path):
    assert in_node(tmp_path, CLOCK + "set(); clock.forget(); shows(clock.left());") == [None]


def test_a_clock_that_stands_is_there_again_in_another_language(tmp_path):
    script = """
clock.set({ remaining: 90000, runs: false, now: theirs }, tells);
face.textContent = "";
clock.draw();
shows([face.textContent, over]);
clock.set({ remaining: 0, runs: false, now: theirs }, tells);
shows([face.textContent, over]);
"""
    assert in_node(tmp_path, CLOCK + script) == [["1:30", 0], ["0:00", 1]]
