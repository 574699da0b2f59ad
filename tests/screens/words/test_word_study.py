"""Word study through the front door: what is typed, what is tapped, what stands there."""

import re

import pytest

from drivers.window import Window


def at_the_words(language="en"):
    window = Window(language=language)
    window.go("#/study")
    return window


def types(window, text):
    return window.do("study.typing", {"asked": text})


def count(window):
    return int(re.search(r'id="count" data-count="(\d+)"', window.regions["work"])[1])


def listed(window):
    """The words of the list, as a tap would ask for them."""
    return re.findall(r'id="found-\d+" data-do="study.ask" data-text="([^"]+)"', window.regions["work"])


def text(window):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", window.regions["work"]))


def test_home_leads_to_the_words_and_they_to_the_lists_and_the_judge_and_back():
    window = Window()
    assert 'href="#/study"' in window.regions["work"]
    window.go("#/study")
    assert 'href="#/words"' in window.regions["work"]
    assert 'href="#/judge"' in window.regions["shelf"]
    assert 'href="#/"' in window.regions["bar"]
    for place in ("#/words", "#/judge"):
        window.go(place)
        assert 'href="#/study"' in window.regions["bar"]


@pytest.mark.parametrize("typed", ["casa", "CASA", "cása"])
def test_a_word_is_judged_as_it_is_typed(typed):
    window = at_the_words()
    types(window, typed)
    assert re.search(r"CASA Valid 5 points Confirmed by several sources", text(window))
    assert sorted(listed(window)) == ["casa", "saca"]


def test_what_is_no_word_says_so_and_still_has_anagrams_and_blanks_have_no_verdict():
    window = at_the_words()
    types(window, "aacs")
    assert "AACS Not valid" in text(window)
    assert sorted(listed(window)) == ["casa", "saca"]
    types(window, "cas?")
    assert "casa" in listed(window)
    assert "word-verdict" not in window.regions["work"]


@pytest.mark.parametrize("typed", ["al·lot", "al.lot", "al-lot", "aŀlot"])
def test_the_tile_l_l_is_understood_however_it_is_typed(typed):
    window = at_the_words()
    types(window, typed)
    assert "AL·LOT Valid 13 points" in text(window)


def test_a_space_or_a_comma_ends_a_word_and_each_is_judged_by_itself():
    window = at_the_words()
    types(window, "casa, perro al·lot")
    several = window.regions["work"].split('id="several"')[1].split("</ul>")[0]
    assert re.findall(r'data-kind="(ok|bad)"', several) == ["ok", "bad", "ok"]
    assert re.findall(r'data-text="([^"]+)"', several) == ["casa", "perro", "al·lot"]
    types(window, "c a s a")
    assert 'id="several"' not in window.regions["work"]


def test_qu_and_ny_are_one_tile_and_romanian_marks_do_not_count():
    window = at_the_words()
    types(window, "quadre")
    assert "QADRE Valid 13 points" in text(window)
    types(window, "canya")
    assert "CANYA Valid 14 points" in text(window)
    window = at_the_words("ro")
    types(window, "țară")
    assert "TARA" in text(window)
    assert 'data-kind="ok"' in window.regions["work"]


def test_hooks_lead_to_the_words_that_begin_or_end_so():
    window = at_the_words()
    for ask, how in ((r"casa\.\*", "begin"), (r"\.\*casa", "end")):
        types(window, "casa")
        found = re.search(
            rf'data-do="study.ask" data-text="({ask})"><span>(\d+) words {how} like', window.page
        )
        window.do("study.ask", data={"text": found[1]})
        assert count(window) == int(found[2])
        assert "casa" not in listed(window) and all("casa" in word for word in listed(window))


def test_each_way_has_its_exact_number_and_stays_for_the_next_word():
    window = at_the_words()
    types(window, "casa")
    longer = int(re.search(r"Longer words</span> <strong>(\d+)", window.page)[1])
    window.do("study.way", data={"way": "longer"})
    assert count(window) == longer
    assert all("casa" in word for word in listed(window))
    types(window, "sac")
    assert all("sac" in word for word in listed(window))
    types(window, "sac?")
    assert 'id="way-anagrams" aria-pressed="true"' in window.regions["work"]


def test_a_length_is_a_number_behind_what_is_asked():
    window = at_the_words()
    types(window, "ç")
    every = count(window)
    window.do("study.length", data={"length": "4"})
    assert 'value="ç 4"' in window.regions["work"]
    assert all(len(word) == 4 for word in listed(window))
    assert 0 < count(window) < every
    window.do("study.length", data={"length": "5"})
    assert 'value="ç 5"' in window.regions["work"]
    window.do("study.length", data={"length": ""})
    assert count(window) == every


def test_two_tile_words_are_a_tap_away_and_pages_show_them_all():
    window = at_the_words()
    window.do("study.ask", data={"text": "2"})
    seen = listed(window)
    while len(seen) < count(window):
        after = re.search(r'id="after"[^>]*data-page="(\d+)"', window.regions["work"])[1]
        window.do("study.page", data={"page": after})
        seen += listed(window)
    assert len(seen) == len(set(seen)) == count(window) > 60
    assert "ça" in seen
    window.do("study.page", data={"page": "999"})
    assert listed(window), "a page that is no longer there is the last"


def test_what_is_no_tile_is_said_at_the_field_and_enter_reads_out_what_stands_there():
    window = at_the_words()
    assert types(window, "caw")["ok"]
    assert "“w” is not a tile of this game." in window.regions["work"]
    assert 'aria-invalid="true"' in window.regions["work"]
    types(window, "ca")
    assert "aria-invalid" not in window.regions["work"]
    assert window.do("study.say", {"asked": "casa"})["announce"] == "CASA: Valid. 5 points. Anagrams: 2 words"
    assert window.do("study.say", {"asked": ""})["announce"] is None


def test_another_language_has_other_tiles_and_words():
    window = at_the_words()
    types(window, "kiwi")
    assert "is not a tile" in window.regions["work"]
    window.do("study.language", data={"language": "ro"})
    assert "is not a tile" not in window.regions["work"]
    assert 'aria-label="Words with H"' in window.regions["work"]
    assert 'aria-label="Words with Ç"' not in window.regions["work"]


def test_the_list_goes_to_paper_with_this_tap_only_and_ends_where_nobody_would_carry_it():
    window = at_the_words()
    window.do("study.ask", data={"text": "ç 3"})
    assert window.do("study.print")["print"]
    paper = re.sub(r"<[^>]*>", " ", window.regions["print"])
    assert "AÇO" in paper
    assert re.search(r"fingerprint [0-9a-f]{8}", paper)
    window.wait(1)
    assert not types(window, "ç 4")["print"]
    assert window.regions["print"] == ""
    window.do("study.ask", data={"text": "*a*"})
    window.do("study.print")
    assert window.regions["print"].count("<li>") == 3_000
    assert "The first 3 000 are listed; the count includes all." in window.regions["print"]


def test_a_clubs_list_can_be_asked_beside_the_one_that_came_along():
    window = Window()
    window.go("#/words")
    window.do("words.choose", file=b"xu\nxut\n", file_name="x.txt")
    window.do("words.compile", {"name": "La nostra", "version": "1", "language": "ca", "few": "on"})
    window.go("#/study")
    types(window, "xu")
    sha256 = re.search(
        r'id="list-(\w{64})"[^>]*>\s*<span class="choice__words"><span[^>]*>La nostra 1', window.page
    )
    window.do("study.list", {"sha256": sha256[1]})
    assert "La nostra 1" in window.regions["status"]
    assert "XU Valid 11 points" in text(window)
    assert "sources" not in text(window)
    types(window, "casa")
    assert "CASA Not valid" in text(window)
    window.do("study.language", data={"language": "ca"})
    assert "La nostra" not in window.regions["status"]
