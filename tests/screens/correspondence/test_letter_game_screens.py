"""A game by letter in two windows, by nothing but their messages; what is refused, what the shelf says."""

import json
import re

import pytest

from drivers.letter_game import Device
from drivers.letter_windows import first_play, lays, opened, reads, sends, sheet, text_of
from drivers.markup import check, read
from drivers.window import Window
from faristol.games.correspondence.sheet import facts, read_sheet, write_sheet
from faristol.storage.files import read_file

DAY = 24 * 3600


def test_the_shelf_says_at_every_step_what_comes_next():
    red, blue = opened("red"), opened("blue")
    assert 'id="to-board"' in red.regions["shelf"]
    assert 'id="read-message"' in blue.regions["shelf"]
    assert "at most 10 points" in red.regions["work"]
    lays(red, "H7", "casa")
    assert 'id="make"' in red.regions["shelf"]
    red.do("correspondence.make")
    assert 'id="send"' in red.regions["shelf"]
    text = sends(red, arrived="2026-03-02", sent="2026-03-05")
    assert 'id="copy"' in red.regions["shelf"]
    red.do("correspondence.copied", data={"copied": "yes"})
    assert 'id="read-message"' in red.regions["shelf"]
    assert reads(blue, text)["ok"]
    assert 'id="to-board"' in blue.regions["shelf"]
    assert "at most 20 points" in blue.regions["work"]


def test_both_logs_tell_the_same_and_the_sheets_read_alike():
    red, blue, text = first_play()
    reads(blue, text)
    blue.do("correspondence.pass_turn")
    reads(red, sends(blue, sent="2026-11-20"))
    told = [[{**fact, "known": ""} for fact in facts(window.entries)] for window in (red, blue)]
    assert told[0] == told[1]
    sheets = []
    for window in (red, blue):
        window.go(f"#/event/{window.last['stream']}/sheet")
        sheets.append(re.sub(r"<[^>]*>", " ", window.regions["work"]))
    assert sheets[0] == sheets[1]


@pytest.mark.parametrize(
    ("right", "wrong", "said", "take"),
    [
        ("Punctaj: 8", "Punctaj: 9", "technical faults", "take-correct"),
        ("H7: CASA", "A7: CASA", "centre", None),
        ("H7: CASA", "H7: CASU", "on the rack", None),
        ("I, ROȘU", "II, ROȘU", "turn II", None),
        ("Litere luate: A", "Litere luate: B", "letters are left or taken", None),
        ("Semnat: Ion Popescu", "", "Semnat", None),
    ],
)
def test_a_message_that_does_not_fit_changes_nothing_and_says_why(right, wrong, said, take):
    _, blue, text = first_play()
    assert right in text
    before = blue.entries
    reads(blue, text.replace(right, wrong))
    assert blue.entries == before
    assert 'id="doubt"' in blue.regions["work"]
    assert said in blue.regions["work"]
    assert ('id="take-correct"' in blue.regions["work"]) == (take == "take-correct")
    assert "Mesajul primit nu poate fi introdus în joc." in text_of(blue, "answer-text")
    assert text_of(blue, "message").startswith("Partida:")
    reads(blue, text)
    assert [entry["type"] for entry in blue.entries][-2:] == ["TurnSent", "LetterArrived"]


def test_the_answer_to_a_message_that_does_not_fit_says_nothing_that_is_meant_for_the_reader():
    _, blue, text = first_play()
    reads(blue, text.replace("Punctaj: 8", "Punctaj: 9"))
    assert text_of(blue, "answer-text").splitlines()[1:] == [
        "Mesajul primit nu poate fi introdus în joc.",
        "Mesajul spune că depunerea valorează 9.",
        "La mine: 8.",
    ]
    answer = blue.do("correspondence.answer_copied", data={"copied": "yes"})
    assert answer["ok"]
    assert "wait for a corrected message" in blue.regions["notice"]
    reads(blue, text.replace("Semnat: Ion Popescu", ""))
    assert len(text_of(blue, "answer-text").splitlines()) == 3


def test_a_message_that_came_before_it_was_sent_is_asked_about():
    _, blue, text = first_play()
    before = blue.entries
    reads(blue, text, came="2026-03-04")
    assert blue.entries == before
    assert "the message says that it was sent on" in blue.page
    assert 'id="take-same-day"' in blue.regions["work"]
    reads(blue, text, came="2026-03-04", take="same-day")
    assert (blue.entries[-1]["type"], blue.entries[-1]["arrived"]) == ("LetterArrived", "2026-03-05")


def test_after_the_message_is_copied_one_sees_it_and_how_to_go_on():
    red, _, _ = first_play()
    assert red.do("correspondence.copied", data={"copied": "yes"})["focus"] == "message"
    assert "The message is copied." in red.regions["notice"]
    assert "Paste it into your mail or chat to Ana Ionescu and send it." in red.regions["notice"]
    assert "When the answer comes, paste it here." in red.regions["notice"]
    assert 'id="read-form"' in red.regions["work"]


def test_a_wrong_sum_is_taken_as_it_is_counted_here():
    _, blue, text = first_play()
    reads(blue, text.replace("Punctaj: 8", "Punctaj: 9"), take="correct")
    assert "SumsCorrected" in blue.types
    blue.do("correspondence.pass_turn")
    assert "Rectific: punctajul depunerii primite este 8, totalul 8" in sends(blue, sent="2026-11-20")


def test_a_word_that_is_not_in_the_list_is_played_for_nothing_only_if_one_says_so():
    red = opened("red")
    lays(red, "H7", "tsr")
    answer = red.do("correspondence.enter")
    assert not answer["ok"]
    assert red.types == ["CorrespondenceOpened"]
    assert 'id="make-zero"' in red.regions["work"]
    red.do("correspondence.make", data={"zero": "yes"})
    assert (red.entries[-1]["kind"], red.entries[-1]["points"]) == ("zero", 0)


def test_a_pass_cannot_be_challenged_though_the_message_before_it_could():
    """The text in the field was changed, and the button of the one before was tapped."""
    begun, passed = (Device("TSRAEIO" + "MINELEA", way="e-mail") for _ in range(2))
    begun.play("H7 TSR")
    passed.pass_turn()
    blue = opened("blue", write_sheet(Device("TSRAEIO" + "MINELEA", way="e-mail").entries))
    reads(blue, begun.send().split("Faristol:")[0])
    assert 'id="take-challenge"' in blue.regions["work"]
    reads(blue, passed.send().split("Faristol:")[0], take="challenge")
    assert "The game is no longer at that step." in blue.regions["work"]
    assert blue.types == ["CorrespondenceOpened"]


def test_a_word_of_the_partner_that_is_not_in_the_list_is_taken_and_challenged():
    letters = Device("TSRAEIO" + "MINELEA", way="e-mail")
    letters.play("H7 TSR")
    letters.write([])
    text = letters.send().split("Faristol:")[0]
    blue = opened("blue", write_sheet(Device("TSRAEIO" + "MINELEA", way="e-mail").entries))
    reads(blue, text)
    assert 'id="take-challenge"' in blue.regions["work"]
    reads(blue, text, take="challenge")
    assert blue.types[-3:] == ["TurnSent", "LetterArrived", "Challenged"]
    assert blue.entries[-1]["words"] == ["TSR"]
    blue.do("correspondence.pass_turn")
    blue.do("correspondence.pass_turn")
    message = sends(blue, sent="2026-11-20")
    assert "Varianta: depunere corectă" in message and "Varianta: depunere incorectă" in message
    letters.receive(message)
    stream = blue.last["stream"]
    blue.go(f"#/event/{stream}/arbiter")
    assert not blue.do("correspondence_arbiter.judge")["ok"]
    blue.do("correspondence_arbiter.mark", {"word-1": "wrong"})
    assert "the challenge costs nothing" in blue.regions["work"]
    blue.do("correspondence_arbiter.mark", {"word-1": "right"})
    assert "the challenge costs 10 points" in blue.regions["work"]
    blue.do("correspondence_arbiter.judge", {"word-1": "right"})
    blue.go(f"#/event/{stream}")
    assert blue.entries[-1]["penalty"] == 10
    assert "depunere corectă; cuvinte corecte: TSR; penalizare 10 p" in text_of(blue, "notice-text")
    for address in (f"#/event/{stream}", f"#/event/{stream}/sheet"):
        blue.go(address)
        [line] = re.findall("<tr data-fine>.*?</tr>", blue.regions["work"], re.DOTALL)
        assert re.findall(r">(−?\d+)</td>", line) == ["−10", "−10"], "BLUE has passed, and lost ten points"


def test_the_arbiter_annuls_a_course_and_a_game_that_never_began():
    red = first_play()[0]
    stream = red.last["stream"]
    red.go(f"#/event/{stream}/arbiter")
    assert not red.do("correspondence_arbiter.annul", {"turn": "", "why": "x"})["ok"]
    red.do("correspondence_arbiter.annul", {"turn": "1 1", "why": "greșeală tehnică"})
    assert red.types[-1] == "TurnsAnnulled"
    red.do("correspondence_arbiter.never_came", data={"player": "1"})
    assert red.types[-1] == "GameEnded"
    red.do("event.undo")
    red.wait(300 * DAY).do("correspondence_arbiter.close", data={"reported": "yes"})
    assert red.entries[-1]["way"] == "unfinished"


def test_a_string_is_drawn_here_or_says_which_letters_are_too_many():
    window = Window()
    window.go("#/correspondence")
    form = {"how": "own", "me": "red", "red": "Ion", "blue": "Ana", "begins": "2026-11-01", "way": "e-mail"}
    form |= {"closes": "2027-11-01", "string": "AAAAAAAAAAAA", "name": ""}
    window.do("correspondence_setup.choose", form)
    assert "too many: A" in window.regions["work"]
    assert not window.do("correspondence_setup.open", form)["ok"]
    assert not window.do("correspondence_setup.open", {**form, "string": "7"})["ok"]
    assert "not a letter of this game" in window.regions["work"]
    window.do("correspondence_setup.draw", form)
    assert "All one hundred letters are there." in window.regions["work"]
    string = text_of(window, "string")
    assert window.do("correspondence_setup.open", {**form, "string": string})["ok"]
    assert len(window.entries[0]["string"]) == 100
    assert window.entries[0]["lexicon"]["words"] > 100_000


def test_the_game_comes_from_a_file_too_and_who_one_is_can_be_said_later():
    red = first_play()[0]
    stream = red.last["stream"]
    red.go(f"#/event/{stream}/file")
    file = red.do("file.export")["save"]["text"].encode()
    other = Window()
    other.go("#/correspondence")
    other.do("correspondence_setup.choose", {"how": "sheet", "me": "blue", "sheet": ""})
    assert other.do("correspondence_setup.file", file=file)["stream"] == stream
    assert 'id="read' in other.regions["work"] or 'id="to-board"' in other.regions["shelf"]
    third = Window()
    third.do("home.bring", file=file)
    assert 'id="say-who"' in third.regions["shelf"]
    third.do("correspondence.sit", data={"player": "2"})
    assert 'id="say-who"' not in third.regions["shelf"]
    words = Window()
    words.go("#/correspondence")
    red.go(f"#/event/{stream}/sheet")
    saved = red.do("correspondence_sheet.save")["save"]["text"]
    words.do("correspondence_setup.file", file=saved.encode())
    assert text_of(words, "sheet") == saved
    assert read_sheet(saved) == facts(read_file(file).entries)


def test_the_sheet_on_paper_speaks_the_document_s_language_on_two_pages():
    red = first_play()[0]
    red.go(f"#/event/{red.last['stream']}/sheet")
    assert "letter-paper" in red.regions["print"], "Ctrl+P prints the same"
    answer = red.do("correspondence_sheet.print")
    assert answer["print"]
    root = read(red.regions["print"])
    check(root)
    papers = [each for each in root.all() if "letter-paper" in each.attributes.get("class", "")]
    assert len(papers) == 2
    assert 'lang="ro"' in red.regions["print"]
    assert "C,A,S,A" in red.regions["print"] and "H7: CASA" in red.regions["print"]


def test_the_published_page_is_sound_and_brings_the_game_back():
    red = first_play()[0]
    red.go(f"#/event/{red.last['stream']}/file")
    page = red.do("file.publish")["save"]["text"]
    read(page.replace("<!doctype html>", ""))
    assert "H7: CASA" in page
    assert read_file(page.encode()).entries == json.loads(json.dumps(red.entries))
    assert red.do("file.save", data={"what": "sheet"})["save"]["text"].startswith("FIȘA DE CONCURS")


def test_while_the_partner_thinks_both_hands_can_be_tried():
    red = first_play()[0]
    red.do("correspondence.copied", data={"copied": "no"})
    assert "The text is selected." in red.regions["notice"]
    red.do("correspondence.hand", data={"player": "2"})
    lays(red, "I7", "mi")
    assert 'id="running"' in red.regions["work"]
    red.do("correspondence.shuffle")
    red.do("correspondence.sort")
    red.do("correspondence.recall")
    red.do("correspondence.again")
    assert text_of(red, "message-text")
    saved = red.do("correspondence.save")["save"]
    assert saved["text"].startswith("Partida:")
    red.do("correspondence.again")
    assert red.do("correspondence.print")["print"]
    paper = read(red.regions["print"])
    titles = [each for each in paper.all() if each.attributes.get("class") == "paper__title"]
    assert titles, "the paper shows its tags"
    assert "Punctaj total" in red.regions["print"]


def test_the_program_s_plays_are_shown_only_where_the_competition_allows_it():
    assert "list-plays" not in opened("red").regions["work"]
    red = opened("red", sheet(program=True))
    red.do("correspondence.list_plays")
    red.do("correspondence.show", data={"number": "1"})
    assert 'aria-current="true"' in red.regions["work"]
    red.do("correspondence.make")
    assert red.entries[-1]["worth"] >= red.entries[-1]["points"]


def test_a_letter_by_post_has_turn_place_word_and_points_inside_its_envelope():
    red = opened("red", sheet(way="letters"))
    lays(red, "H7", "casa")
    red.do("correspondence.enter")
    sends(red, arrived="2026-03-02", sent="2026-03-05", partner_sent="2026-03-01", known="stamp")
    assert "I: H7 CASA, 8 p" in red.regions["work"]
    by_mail, *_ = first_play()
    assert 'id="envelope"' not in by_mail.regions["work"]
