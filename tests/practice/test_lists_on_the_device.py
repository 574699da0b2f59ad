"""What the device keeps of study lists: whole, each under its own name, and nothing that cannot be read."""

from itertools import islice, product

from faristol.core.tiles import tile_set
from faristol.practice.exercises.study_lists import (
    MOST_WORDS,
    StudyList,
    in_order,
    new_list,
    racks,
    read_lines,
    study_lists,
    with_more,
)


def own(language="ca", *words, number="a1"):
    return StudyList(number, language, "mine", " ".join(words))


def test_lists_are_kept_as_text_and_rubbish_is_no_list():
    mine = (own("ca", "CASA", "CA[NY]A"), own("ro", "CASA", number="b2"))
    assert study_lists({**mine[0].on_device, **mine[1].on_device}) == mine
    for rubbish in ("", "[]", '{"language": 3}', "null", '{"language": "xx", "name": "", "words": ""}'):
        assert study_lists({mine[0].record: rubbish}) == ()


def test_a_new_list_of_a_taken_name_has_another_and_replaces_nothing():
    there = (own("ca", "CASA"),)
    again = new_list(there, "ca", " mine ", ["SAC", "SAC", "CASA"], b"zz")
    assert (again.name, again.words) == ("mine 2", "SAC CASA") and again.number != "a1"
    assert new_list((*there, again), "ca", "mine", ["SAC"], b"zz").name == "mine 3"
    assert new_list(there, "ro", "mine", ["SAC"], b"a").name == "mine"
    assert new_list((own(number="00000061"),), "ro", "mine", ["SAC"], b"a").number == "00000062"


def test_more_words_stand_behind_those_of_the_list_of_that_name():
    there = (own("ca", "CASA", "SAC"),)
    more = with_more(there, "ca", " mine ", ["NAS", "SAC"], b"zz")
    assert (more.number, more.name, more.words) == ("a1", "mine", "CASA SAC NAS")
    assert with_more(there, "ca", "other", ["NAS"], b"zz").words == "NAS"
    full = (StudyList("a1", "ca", "mine", " ".join(many_words())),)
    further = with_more(full, "ca", "mine", ["NAS"], b"zz")
    assert (further.name, further.words) == ("mine 2", "NAS"), "and none is dropped unsaid"


def many_words():
    """As many as a list may have, each as long as any can be written."""
    ways = islice(product(("[L·L]", "[NY]", "A"), repeat=10), MOST_WORDS)
    return ["".join(way) + "[L·L]" * 5 for way in ways]


def test_what_can_be_kept_can_be_read_back():
    text = "\n".join(many_words())
    words, wrong = read_lines(tile_set("ca"), text)
    made = new_list((), "ca", "mine", words, b"a")
    assert not wrong and made.count == MOST_WORDS and len(made.words) > 1_000_000
    assert study_lists(made.on_device) == (made,)


def test_words_of_a_kept_list_that_cannot_be_read_are_left_out():
    kept = StudyList("a1", "ca", "mine", "CASA 123 [XX] A CA?NA a????????? AEIRST? AE???")
    (mine,) = study_lists(kept.on_device)
    assert mine.words == "CASA CANA? AEIRST?"
    assert racks(mine) and in_order(mine, "likely").count == 3


def test_a_line_has_at_most_two_blanks_and_is_no_longer_than_the_board():
    words, wrong = read_lines(tile_set("ca"), f"a?????????\na??\na???\n{'a' * 16}\n{'a' * 15}")
    assert (words, wrong) == (["A??", "A" * 15], [1, 3, 4])
