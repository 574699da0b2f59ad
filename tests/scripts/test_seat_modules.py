"""The pages without an engine, module by module: what is written, kept and shown."""

import pytest

from drivers.seat_modules import in_node
from faristol.prerender import seat_html
from faristol.texts import LANGUAGES

SCORE = """
const score = await import("./seat/score.js");
const parts = new Part();
const form = parts.querySelector("#score");
const fields = (form.elements = [{ name: "first", value: "" }, { name: "second", value: "" }]);
[fields.first, fields.second] = fields;
const find = (name) => parts.querySelector(name);
find("#whose").querySelector("select").append = () => {};
const sent = [];
score.listen(find, (act) => sent.push(act.text));
const forms = await import("./seat/forms.js");
const pair = { round: 1, ids: [1, 2], names: ["Aina", "Enric"], table: 1, players: [], open: true };
const write = (...points) => {
  [fields.first.value, fields.second.value] = points;
  forms.note(form);
};
score.follow(pair, "R");
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_shows_its_markup(language):
    assert "&lt;" not in seat_html(language)


def test_what_both_agree_to_is_what_was_checked(tmp_path):
    script = """
write("431", "389");
score.check();
write("", ""); // as after a change of language
score.agree(0);
score.agree(1);
shows(sent);
"""
    assert in_node(tmp_path, SCORE + script) == [["431–389"]]


def test_what_nobody_has_checked_is_sent_by_nobody(tmp_path):
    script = """
score.agree(0); score.agree(1);
write("431", "x"); score.check(); score.agree(0); score.agree(1);
shows([sent, find("#missing").hidden]);
write("431", "389"); score.check(); score.agree(0); score.agree(0); score.correct(); score.agree(1);
shows([sent, find("#missing").hidden]);
"""
    assert in_node(tmp_path, SCORE + script) == [[[], False], [[], True]]


def test_a_result_below_nought_is_read_with_either_sign(tmp_path):
    script = """write("\\u221212", " -3 "); score.check(); score.agree(1); score.agree(0); shows(sent);"""
    assert in_node(tmp_path, SCORE + script) == [["-12–-3"]]


def test_the_form_is_empty_for_another_pair_and_filled_again_for_the_same(tmp_path):
    script = """
write("431", "389");
score.check();
const values = () => [fields.first.value, fields.second.value, find("#agree").hidden];
form.dataset = {}; fields.first.value = fields.second.value = ""; // the page in another language
score.follow(pair, "R"); score.draw(null);
shows(values());
score.follow({ ...pair, round: 2 }, "R"); score.draw(null);
shows(values());
write("1", "2");
score.follow({ ...pair, round: 2, ids: [3, 4] }, "R"); score.draw(null);
shows(values());
"""
    assert in_node(tmp_path, SCORE + script) == [["431", "389", False], ["", "", True], ["", "", True]]


def test_the_letters_for_a_blank_are_made_once(tmp_path):
    script = """
const { drawLetters } = await import("./seat/fitting.js");
const page = new Part();
const row = page.querySelector("#letters").querySelector(".row");
let isAsking = true;
let known = ["A", "B", "Ç"];
const hands = { asking: () => isAsking, letters: () => known };
const draw = () => { drawLetters(page, hands); return row.children.map(({ textContent }) => textContent); };
Object.defineProperty(row, "textContent", { set() { row.children = []; } });
draw(); draw();
shows(draw());
isAsking = false; draw(); isAsking = true; known = ["A", "Ș"];
shows(draw());
"""
    assert in_node(tmp_path, script) == [["A", "B", "Ç"], ["A", "Ș"]]


OWN_SLIP = """
const seat = await import("./seat/own_seat.js");
seat.open("R");
seat.moveTo("player", 2);
seat.noteSlip({ key: "k", round: 4, text: "H8 VI" });
const own = () => [seat.ownSlip(), seat.unanswered()].map((slip) => slip && slip.act.text);
"""


def test_a_slip_without_an_answer_stays_with_its_table_until_its_round_is_over(tmp_path):
    script = """
seat.moveTo("player", null); shows(own());
seat.moveTo("player", 3); shows(own());
seat.moveTo("player", 2); shows(own());
seat.roundIs(3); shows(own()); // what the relay tells once more
seat.roundIs(5); shows(own());
"""
    text = "H8 VI"
    both = [text, text]
    assert in_node(tmp_path, OWN_SLIP + script) == [[None, text], [None, text], both, both, [None, None]]


PLAY = """
const { sends } = await import("./seat/play.js");
const facts = { tries: [], became: "none", play: "", stage: "time" };
const had = { act: { text: "H8 VI" }, answer: "received" };
"""


def test_nothing_is_replaced_where_nothing_is_in(tmp_path):
    script = """
shows([sends("H8 VI", null, facts), sends("H8 VI", had, facts), sends("H8 VINS", had, facts)]);
shows([sends("H8 VINS", { ...had, answer: "" }, facts), sends("H8 VI", { ...had, answer: "" }, facts)]);
shows(sends("H8 VINS", had, { ...facts, became: "received", play: "H8 VI" }));
"""
    assert in_node(tmp_path, PLAY + script) == [["first", "first", "first"], ["again", "coming"], "again"]


def test_what_is_only_written_goes_by_itself_where_no_slip_has_gone(tmp_path):
    script = """
const { goesByItself } = await import("./seat/play.js");
const received = { ...facts, became: "received", play: "H8 VI" };
shows(goesByItself("H8 VI", null, facts));
shows([goesByItself("H8 VINS", had, received), goesByItself("H8 VINS", { ...had, answer: "" }, facts)]);
"""
    assert in_node(tmp_path, PLAY + script) == [True, [False, False]]


def test_points_that_are_no_number_are_said_and_not_dropped(tmp_path):
    script = """
const { pointsWritten } = await import("./seat/play.js");
const points = { value: "" };
document.page.querySelector("#paper").elements = { points };
for (const text of ["", " 12 ", "x12", "12345"]) { points.value = text; shows(pointsWritten()); }
"""
    assert in_node(tmp_path, script) == [
        {"points": None, "unreadable": ""},
        {"points": 12, "unreadable": ""},
        {"points": None, "unreadable": "x12"},
        {"points": None, "unreadable": "12345"},
    ]


def test_the_seventh_tile_is_known_after_a_reload_for_its_round_alone(tmp_path):
    script = """
const forms = await import("./seat/forms.js?before");
forms.noteNamed("R 2 4", "E");
const after = await import("./seat/forms.js?after");
shows([after.namedIn("R 2 4"), after.namedIn("R 2 5"), after.namedIn("R 3 4")]);
"""
    assert in_node(tmp_path, script) == [["E", "", ""]]


def test_a_region_that_comes_the_same_stays_under_the_hands_and_the_focus_comes_back(tmp_path):
    script = """
const { put } = await import("./seat/regions.js");
const region = document.page.querySelector('[data-region="board"]');
let written = 0;
Object.defineProperty(region, "innerHTML", { set() { written += 1; } });
put("board", "one"); put("board", "one");
shows(written);
region.contains = () => true;
document.activeElement = { id: "board-H8", dataset: {} };
let focused = 0;
region.querySelector('[id="board-H8"]').focus = () => (focused += 1);
put("board", "two");
put("board", "two", true);
shows([written, focused]);
"""
    assert in_node(tmp_path, script) == [1, [3, 2]]


def test_a_button_that_has_just_come_rests_for_a_moment(tmp_path):
    script = """
const { rest, rests } = await import("./seat/calm.js");
let then = null;
globalThis.setTimeout = (act, after) => (then = act) && shows(after);
const button = new Part();
let isFocused = false;
rest([button], () => (isFocused = true));
shows([button.disabled, rests(button), isFocused]);
then();
shows([button.disabled, rests(button), isFocused]);
"""
    assert in_node(tmp_path, script) == [400, [True, True, False], [False, False, True]]


def test_a_page_in_search_of_the_judge_says_that_a_slip_is_kept(tmp_path):
    script = """
const { drawFrame } = await import("./seat/views.js");
const parts = {};
document.page.querySelectorAll = (name) => [(parts[name] ||= new Part())];
const away = (more) => {
  drawFrame({ view: "looking", facts: null, isThere: false, waits: false, ...more });
  return !parts["#away"].hidden;
};
shows([away({}), away({ waits: true }), away({ waits: true, isThere: true }), away({ view: "seat" })]);
"""
    assert in_node(tmp_path, script) == [[False, True, False, True]]
