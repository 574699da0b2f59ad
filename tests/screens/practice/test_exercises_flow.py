"""An exercise book through the front door: by keyboard where the focus lies, and what is told aloud."""

import csv
import io
import re

import pytest

from drivers.at_exercises import AtExercises
from drivers.computer_window import ComputerWindow
from drivers.window import Window, wait_for
from faristol.core.board import Board
from faristol.core.placement import PlayRules
from faristol.core.tiles import tile_set, tile_set_data
from faristol.facts import OpenedWithWords
from faristol.fields import no_lexicon
from faristol.practice.exercises.repeating import DAY
from faristol.practice.lost_racks import LOST_RACKS_RECORD, added, lost_rack, read


def test_a_book_is_opened_where_one_begins_an_answer_is_told_at_once_and_enter_goes_on():
    person = AtExercises()
    assert person.types == ["ExercisesOpened"] and person.last["focus"] == "begin"
    assert "Nothing has been asked yet" in person.regions["shelf"]
    person.chooses("valid")
    assert person.types[-1] == "Asked" and person.last["focus"] == "asked"
    assert person.last["announce"].endswith("Valid or not?")
    assert person.says(False)["focus"] == "next"
    assert person.last["announce"].startswith("Not right. ")
    assert person.last["announce"].endswith("It comes back after a few other questions.")
    assert "Not right" in person.regions["work"] and 'data-kind="bad"' in person.regions["work"]
    assert person.act("exercises.next")["focus"] == "asked"
    assert person.says(True)["announce"].startswith("Right. ")
    assert person.last["announce"].endswith("It comes back in 3 days.")


def test_what_was_missed_is_due_after_the_page_was_closed():
    person = AtExercises()
    person.chooses("valid")
    missed = person.card
    person.says(False)
    stream = person.last["stream"]
    later = Window(person.disk, language="en")
    later.now = person.now + DAY
    later.go(f"#/event/{stream}")
    assert "1 question due today" in later.regions["shelf"]
    later.do("exercises.choose", data={"deck": "due"})
    assert later.state.question.card == missed


def test_words_are_found_one_by_one_and_what_does_not_count_is_said():
    person = AtExercises()
    person.chooses("sevens")
    words = person.card.answers
    assert person.last["focus"] == "answer"
    assert person.act("exercises.answer", {"answer": " "})["focus"] == "answer"
    person.act("exercises.answer", {"answer": "wwwwwww"})
    assert person.last["announce"] == "wwwwwww cannot be made from these tiles."
    assert "cannot be made from these tiles" in person.regions["work"]
    for left, word in enumerate(words[:-1], 1):
        person.act("exercises.answer", {"answer": word.lower()})
        assert person.last["focus"] == "answer"
        assert f"{len(words) - left} more to find" in person.last["announce"]
        assert "cannot be made" not in person.regions["work"]
    person.act("exercises.answer", {"answer": words[-1]})
    assert person.book.question.right and person.last["focus"] == "next"


def test_who_gives_up_is_shown_the_words():
    person = AtExercises()
    person.chooses("special")
    assert person.act("exercises.give_up")["focus"] == "next"
    assert "not found" in person.regions["work"] and person.book.question.right is False


def test_hooks_are_written_in_two_fields():
    person = AtExercises()
    assert person.chooses("hooks")["focus"] == "before"
    refused = person.act("exercises.hooks", {"before": "", "behind": ""})
    assert not refused["ok"] and refused["focus"] == "before" and "before-problem" in person.regions["work"]
    refused = person.act("exercises.hooks", {"before": "", "behind": "w"})
    assert refused["focus"] == "behind" and "behind-problem" in person.regions["work"]
    card = person.card
    person.act("exercises.hooks", {"before": " ".join(card.before), "behind": " ".join(card.behind)})
    assert person.book.question.right is True


def test_a_slip_of_the_finger_is_taken_back_and_no_tile_is_laid_where_no_rack_is_asked():
    person = AtExercises()
    person.chooses("valid")
    person.says(False)
    assert 'id="undo"' in person.regions["bar"]
    person.act("event.undo")
    assert person.book.question.open and 'id="valid"' in person.regions["work"]
    assert not person.act("exercises.key", key="a")["ok"]


def test_the_kinds_are_one_step_back_and_the_question_waits():
    person = AtExercises()
    person.chooses("hooks")
    asked = person.card
    person.act("exercises.kinds")
    assert 'id="deck-hooks"' in person.regions["work"] and person.last["focus"] == "begin"
    person.chooses("hooks")
    assert person.card == asked and person.types.count("Asked") == 1
    person.act("exercises.choose", deck="nonsense")
    assert person.types.count("Asked") == 1


def test_when_nothing_more_is_due_the_next_step_says_so():
    person = AtExercises()
    person.chooses("valid")
    person.says(True)
    person.act("exercises.kinds")
    person.wait(3 * DAY / 1000)
    person.chooses("due")
    person.says(True)
    assert "Other exercises" in person.regions["shelf"]
    assert not person.act("exercises.next")["ok"]


def test_a_language_has_one_book_and_the_form_goes_on_with_it():
    person = AtExercises(playing="ro")
    stream = person.last["stream"]
    person.go("#/exercises")
    assert 'id="go-on"' not in person.regions["shelf"]
    person.act("exercises_setup.choose", {"language": "ro"})
    assert f'href="#/event/{stream}"' in person.regions["shelf"]
    person.go("#/")
    assert "Exercises · 0 questions known" in person.regions["work"]


@pytest.mark.parametrize("language", ["en", "ca"])
def test_the_table_has_a_line_for_each_question(language):
    person = AtExercises(language)
    person.chooses("valid")
    person.says(False)
    person.act("exercises.next")
    person.says(True)
    person.go(f"#/event/{person.last['stream']}/file")
    assert "file.publish" not in person.regions["work"]
    text = person.act("file.save", what="csv")["save"]["text"]
    rows = list(csv.reader(io.StringIO(text.lstrip("\ufeff")), delimiter="," if language == "en" else ";"))
    assert [row[3:5] for row in rows[1:]] == [["1", "1"], ["1", "0"]]


def to_exercises(person):
    """Where the link to the racks that were kept leads."""
    link = re.search('<a[^>]*id="to-exercises"[^>]*>', person.regions["work"])
    return re.search('href="([^"]*)"', link[0])[1]


@pytest.mark.slow
def test_the_racks_of_a_game_are_kept_and_asked_again():
    """Passing is the dearest way to play."""
    person = ComputerWindow(first="person")
    while person.game.stage == "turn":
        person.does("pass_turn") if person.game.to_move == 1 else person.lets_play()
    person.go(f"#/event/{person.last['stream']}/replay")
    assert 'id="practise"' in person.regions["work"]
    kept = person.act("classic_replay.practise")
    assert kept["focus"] == "to-exercises" and 'id="practise"' not in person.regions["work"]
    racks = read(wait_for(person.log.choices())[LOST_RACKS_RECORD])
    assert 0 < len(racks) <= 5 and all(each.own == "" for each in racks)
    again, begins = person.last["url"], 'data-deck="lost"'
    assert to_exercises(person) == "#/exercises"
    person.go("#/exercises")
    person.act("exercises_setup.open", {"language": "ca"})
    assert begins in person.regions["shelf"]
    book = f"#/event/{person.last['stream']}"
    person.go(again)
    assert to_exercises(person) == book
    person.go(book)
    person.act("exercises.choose", deck="lost")
    assert person.last["focus"] == "board-H8" and 'id="to-play"' in person.regions["shelf"]
    person.act("exercises.kinds")
    assert begins in person.regions["shelf"] and "Go on" in person.regions["shelf"]
    person.act("exercises.choose", deck="lost")
    person.act("exercises.write", {"play": "h8"})
    assert "play-problem" in person.regions["work"]
    person.act("exercises.write", {"play": person.state.question.card.lost["best"]})
    assert person.last["focus"] == "wanted" and 'data-state="new"' in person.regions["work"]
    person.act("exercises.play")
    assert person.state.question.right is True
    assert person.last["announce"].startswith("Right. ")


class AtARack(AtExercises):
    """CASA can be laid on an empty board, where only AS was."""

    def __init__(self):
        super().__init__()
        opened = OpenedWithWords(
            {"lexicon": no_lexicon("ca"), "name": "Dijous", "at": self.now, "tile_set": tile_set_data("ca")}
        )
        on, plays = (Board(), ("A", "A", "C", "S", "?")), (("H8 CASA", 10), ("H8 AS", 4))
        lost = lost_rack(opened, tile_set("ca"), PlayRules(2, 7, 50, {}), *on, *plays)
        wait_for(self.log.choose(LOST_RACKS_RECORD, added(None, [lost])))
        self.chooses("lost")

    def types_on_the_board(self, text):
        for key in text:
            self.act("exercises.key", key=key)
        return self


def test_the_play_on_a_rack_is_laid_and_enter_answers_with_what_lies_there():
    person = AtARack()
    assert "What is the best play?" in person.regions["shelf"]
    assert person.act("exercises.enter")["focus"] == "board-H8" and person.types[-1] == "Asked"
    person.types_on_the_board("cas")
    assert "Save my answer" in person.regions["shelf"] and 'id="recall"' in person.regions["shelf"]
    person.types_on_the_board("a").act("exercises.enter")
    assert person.book.question.given == ("H8 CASA",) and person.book.question.right is True
    assert person.last["focus"] == "next"


def test_tiles_are_dragged_taken_back_and_a_blank_is_asked_for_its_letter():
    person = AtARack()
    person.act("exercises.drop", **{"from": "rack:3", "to": "H9"})
    person.act("exercises.drop", **{"from": "rack:0", "to": "A1"})
    assert "Not a play yet" in person.regions["work"] and "Not a play yet" in person.regions["shelf"]
    assert not person.act("exercises.enter")["ok"] and person.book.question.open
    person.act("exercises.back")
    person.act("exercises.tile", place="4")
    person.act("exercises.square", row="7", col="7")
    assert "Which letter is the blank?" in person.regions["work"]
    person.act("exercises.key", key="e")
    assert "Save my answer" in person.regions["shelf"]
    person.act("exercises.recall")
    assert 'id="to-play"' in person.regions["shelf"] and 'id="sort"' in person.regions["shelf"]


def test_tiles_wait_on_the_board_while_one_looks_at_the_kinds_and_after_an_answer_is_undone():
    person = AtARack().types_on_the_board("as")
    person.act("exercises.kinds")
    assert person.chooses("lost")["focus"] == "board-H10"
    assert 'id="wanted"' in person.regions["shelf"]
    person.act("exercises.play")
    assert person.book.question.right is False and person.book.question.given == ("H8 AS",)
    person.act("event.undo")
    assert person.book.question.open and 'id="wanted"' in person.regions["shelf"]


# --- the tiles of a question under the hand


def row(window, name):
    return [int(place) for place in re.findall(rf'id="{name}-(\d)"', "".join(window.regions.values()))]


def test_a_tile_is_moved_in_its_row_and_to_the_other_one():
    window = AtExercises()
    window.chooses("sevens")
    window.does("exercises.move", place="0", row="rack", at="6")
    assert row(window, "rack") == [1, 2, 3, 4, 5, 6, 0]
    window.does("exercises.move", place="3", row="word", at="0")
    window.does("exercises.move", place="0", row="word", at="0")
    assert row(window, "word") == [0, 3] and row(window, "rack") == [1, 2, 4, 5, 6]
    window.does("exercises.move", place="3", row="rack", at="1")
    assert row(window, "word") == [0] and row(window, "rack") == [1, 3, 2, 4, 5, 6]


def test_a_key_moves_a_tile_as_often_as_it_is_pressed_and_not_past_the_end():
    window = AtExercises()
    window.chooses("sevens")
    for _ in range(2):
        window.does("exercises.move", place="6", by="-1")
    assert row(window, "rack") == [0, 1, 2, 3, 6, 4, 5]
    for _ in range(9):
        window.does("exercises.move", place="0", by="1")
    assert row(window, "rack") == [1, 2, 3, 6, 4, 5, 0]
    assert window.last["announce"].count(",") == 6, "the new order is heard"
