"""The word judge through the front door: handed over, asked, taken back."""

import csv
import io
import re

import pytest

from drivers.window import Window

PLACE = {"language": "ca"}


def at_the_judge(pin="1234", **fields):
    window = Window()
    window.go("#/judge")
    begun = window.do("word_judge.begin", {**PLACE, "pin": pin, **fields})
    assert begun["ok"]
    assert begun["focus"] == "asked"
    return window


def text(window, region="work"):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", window.regions[region]))


def asks(window, words):
    return window.do("word_judge.rule", {"asked": words})


def table(window):
    """The rulings as the director takes them away, the latest last."""
    saved = window.do("word_judge.export")["save"]
    assert saved["name"].endswith(".csv")
    return list(csv.DictReader(io.StringIO(saved["text"].removeprefix("\ufeff"))))


def takes_back(window, pin="1234"):
    """The director has the tablet again, once the verdict is off the screen."""
    window.wait(10).do("word_judge.clear")
    window.do("word_judge.ask_out")
    return window.do("word_judge.leave", {"pin": pin})


@pytest.mark.parametrize(
    ("words", "verdict"),
    [
        ("casa", "Valid"),
        ("casa al·lot canya", "Valid"),
        ("casa\nal.lot\n", "Valid"),
        ("CASA, QUADRE; QADRE", "Valid"),
        ("CASA;TAULA.", "Valid"),
        ("casa perro", "Not valid"),
        ("casa xw".replace("w", "x"), "Not valid"),
        ("xx casa", "Not valid"),
        ("cassaca", "Not valid"),
    ],
)
def test_one_verdict_for_all_the_words(words, verdict):
    window = at_the_judge()
    answer = asks(window, words)
    assert answer["ok"]
    assert answer["announce"].startswith(f"{verdict}, according to Faristol català")
    shown = text(window)
    assert shown.split()[: len(verdict.split())] == verdict.split()
    assert "Faristol català 20" in shown


def test_the_verdict_repeats_the_words_and_the_table_but_not_which_is_not_valid():
    window = at_the_judge()
    before = set(window.regions)
    asks(window, "12 casa, xx. al·lot.")
    assert before == set(window.regions)
    said = re.search(r'<p [^>]*id="verdict-words"[^>]*>(.*?)</p>', window.regions["work"])[1]
    assert said == "CASA XX AL·LOT"
    assert "Table 12" in text(window)
    assert window.page.count("XX") == 1
    window.wait(11).do("word_judge.clear")
    asks(window, "casa")
    assert "Table" not in text(window)


def test_the_director_reads_at_which_table_a_word_was_asked():
    window = at_the_judge()
    asks(window, "3: xx")
    takes_back(window)
    assert [(row["Table"], row["Words"]) for row in table(window)] == [("3", "XX")]
    assert "Table 3" in text(window)


def test_nothing_else_is_on_the_screen_with_a_verdict_and_a_double_tap_is_one_ruling():
    window = at_the_judge()
    asks(window, "casa")
    assert window.regions["bar"] == ""
    page = window.page.replace(window.regions["status"], "")
    assert re.findall(r'<(?:button|a)[^>]* id="([^"]+)"', page) == ["clear"]
    asks(window, "casa")
    takes_back(window)
    assert len(table(window)) == 1


def test_a_verdict_can_be_cleared_where_the_page_began_anew_with_an_earlier_clock():
    window = at_the_judge()
    asks(window, "casa")
    window.wait(-3600).do("word_judge.clear")
    assert 'id="verdict"' not in window.regions["work"]


def test_a_verdict_clears_itself_after_ten_seconds_and_by_a_key_but_not_by_the_same_press():
    window = at_the_judge()
    answer = asks(window, "casa")
    assert (answer["clock"]["remaining"], answer["clock"]["over"]) == (10_000, "word_judge.clear")
    assert answer["clock"]["running_since"] == window.now
    window.wait(0.3).do("word_judge.clear")
    assert 'id="verdict"' in window.regions["work"]
    cleared = window.wait(0.5).do("word_judge.clear")
    assert 'id="verdict"' not in window.regions["work"]
    assert cleared["focus"] == "asked"
    assert cleared["clock"] is None
    assert "casa" not in window.regions["work"].lower().split("<p")[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "There is no word to judge yet."),
        ("casa w", "“w” cannot be made with these tiles."),
        ("casa a", "“a” cannot be a word of a play"),
        ("casa " * 21, "more words than one play can make"),
    ],
)
def test_a_slip_of_the_hand_is_no_ruling(words, said):
    window = at_the_judge()
    refused = asks(window, words)
    assert not refused["ok"]
    assert refused["focus"] == "asked"
    assert said in text(window)
    takes_back(window)
    assert "None yet" in text(window)


def test_what_is_typed_is_shown_as_it_is_understood_and_half_a_word_is_no_mistake():
    window = at_the_judge()
    window.do("word_judge.typing", {"asked": "casa al.lot c"})
    assert re.findall(r'judged__word[^">]*">([^<]+)<', window.regions["work"]) == ["CASA", "AL·LOT"]
    assert "field__problem" not in window.regions["work"]
    assert "Write the words" in text(window, "shelf")
    window.do("word_judge.typing", {"asked": "casa al.lot ca"})
    assert "Judge 3 words" in text(window, "shelf")
    window.do("word_judge.typing", {"asked": "w casa"})
    assert "“w” cannot be made" in text(window)


# --- the director's log


def test_the_log_says_what_was_asked_what_was_said_and_by_which_list():
    window = at_the_judge()
    asks(window, "casa xx")
    window.wait(10).do("word_judge.clear")
    asks(window, "canya")
    takes_back(window)
    first, second = table(window)
    assert (first["Words"], first["Verdict"], first["Not in the list"]) == ("CASA XX", "Not valid", "XX")
    assert (second["Words"], second["Verdict"], second["Not in the list"]) == ("CANYA", "Valid", "")
    assert first["Word list"].startswith("Faristol català")
    assert re.fullmatch(r"[0-9a-f]{8}", first["Fingerprint"])
    assert "<s>XX</s>" in window.regions["work"]


def test_the_director_turns_the_pages_of_the_log():
    """Twelve stand on each, the latest first."""
    window = at_the_judge()
    for word in ("casa", *["canya"] * 12):
        asks(window, word)
        window.wait(10).do("word_judge.clear")
    takes_back(window)
    assert "1 to 12 of 13" in text(window) and "CASA" not in text(window)
    turned = window.do("word_judge.page", data={"page": "1"})
    assert turned["focus"] == "rulings-range" and "13 to 13 of 13" in text(window)
    assert "CASA" in text(window) and "CANYA" not in text(window)
    window.do("word_judge.page", data={"page": "0"})
    assert "1 to 12 of 13" in text(window)


def test_the_log_is_erased_after_asking():
    window = at_the_judge()
    asks(window, "casa")
    takes_back(window)
    window.do("word_judge.ask_erase")
    assert "Erase all the rulings?" in window.regions["dialog"]
    window.do("dismiss")
    assert len(table(window)) == 1
    window.do("word_judge.ask_erase")
    window.do("word_judge.erase")
    assert "None yet" in text(window)
    assert "word-judge-rulings" not in window.disk.choices


# --- lists and voices


def with_a_club_list():
    window = Window()
    window.go("#/words")
    window.do("words.choose", file=b"xu\nxut\n", file_name="x.txt")
    window.do("words.compile", {"name": "La nostra", "version": "1", "language": "ca", "few": "on"})
    window.go("#/judge")
    found = re.search(
        r'id="second-(\w{64})"[^>]*>\s*<span class="choice__words"><span[^>]*>La nostra 1', window.page
    )
    return window, found[1]


def test_a_second_opinion_asks_the_same_words_of_the_other_list_once():
    window, ours = with_a_club_list()
    window.do("word_judge.choose", {**PLACE, "second": ours})
    window.do("word_judge.begin", {**PLACE, "second": ours, "pin": ""})
    asks(window, "xu")
    assert text(window).startswith(" Not valid")
    assert window.wait(1).do("word_judge.second")["focus"] == "rule"
    assert "La nostra 1" in text(window, "shelf")
    assert ">xu</textarea>" in window.regions["work"].replace("\n", "")
    asks(window, "xu")
    assert text(window).startswith(" Valid XU Second opinion, according to La nostra 1")
    assert 'id="second"' not in window.regions["shelf"]
    window.wait(10).do("word_judge.clear")
    window.look()
    assert "Faristol català" in text(window, "shelf")
    window.do("word_judge.ask_out")
    assert [row["Verdict"] for row in table(window)] == ["Not valid", "Valid (second opinion)"]


def test_the_judge_rules_by_the_list_that_the_director_chose():
    window, ours = with_a_club_list()
    window.do("word_judge.begin", {**PLACE, "sha256": ours, "pin": ""})
    asks(window, "xu xut")
    assert text(window).startswith(" Valid XU XUT According to La nostra 1")


def test_another_language_has_another_list():
    window = Window()
    window.go("#/judge")
    window.do("word_judge.choose", {"language": "ro"})
    window.do("word_judge.begin", {"language": "ro", "pin": ""})
    asks(window, "țară kiwi")
    assert "Valid" in text(window)
    assert "română" in text(window).lower() or "roman" in text(window).lower()


@pytest.mark.parametrize(("words", "said"), [("casa", "Vàlida"), ("xx", "No vàlida")])
def test_a_spoken_verdict_is_said_by_itself_once(words, said):
    window = at_the_judge(spoken="on")
    ready = window.last["speech"]
    assert [each["text"] for each in ready["utterances"]] == ["Vàlida", "No vàlida"]
    assert ready["at_once"] is None
    speech = asks(window, words)["speech"]
    assert [each["text"] for each in speech["utterances"]] == [said]
    assert speech["at_once"] == str(window.now)


def test_in_silence_nothing_is_said():
    window = at_the_judge()
    assert asks(window, "casa")["speech"] is None


@pytest.mark.parametrize(
    ("language", "tiles"), [("ca", ["ç", "l·l", "ny"]), ("ro", [])], ids=["Catalan", "Romanian"]
)
def test_tiles_with_signs_that_a_keyboard_may_lack_have_keys_of_their_own(language, tiles):
    window = at_the_judge(language=language)
    assert re.findall(r'data-into="asked" data-text="([^"]*)"', window.regions["work"]) == tiles
