"""Word lists through the front door: a club's own brought, used, kept and taken away."""

import gzip
import re

import pytest

from drivers.window import Window, wait_for
from faristol.screens.practice.analysis.view import ANALYSIS
from faristol.words.importing import import_list
from faristol.words.slices import finish

OURS = "casa\ncases\nsac\nas\nxyz\n"
FIELDS = {"name": "La nostra", "version": "2.18", "language": "ca", "use": "on", "few": "on"}
SHA256 = finish(import_list(b"xu\nxut\n", "ca", "")).lexicon.sha256


def at_the_lists(disk=None, language="en"):
    window = Window(disk, language=language)
    window.go("#/words")
    return window


def bring(window, text=OURS, file_name="nostra-2.18.txt", **fields):
    file = text if isinstance(text, bytes) else text.replace("xyz\n", "xu\n").encode()
    assert window.do("words.choose", file=file, file_name=file_name)["ok"]
    return window.do("words.compile", {**FIELDS, **fields})


def stored_lists(window):
    return wait_for(window.log.lists())


def chosen(window):
    return wait_for(window.log.choices())


def test_both_lists_that_came_along_are_named_with_count_fingerprint_and_licence():
    work = at_the_lists().regions["work"]
    assert len(re.findall(r"[\d\u202f]+ words, fingerprint [0-9a-f]{8}; came with Faristol, GPL", work)) == 2
    assert work.count("checked") == 2


def test_what_the_lists_that_came_along_are_worth_is_said_and_how_to_have_the_official_one():
    work = at_the_lists().regions["work"]
    catalan, romanian = (re.search(rf'id="nearness-{code}">(.*?)</ul>', work)[1] for code in ("ca", "ro"))
    assert "of 100 of its words, about 99 are official; of 100 official words, about 98 are in it" in catalan
    assert "Words of 5 tiles alone: about 93 and 86." in romanian
    assert "Of 100 confirmed words about 98 are official, of 100 others about 78." in romanian
    assert "of 100 others" not in catalan
    assert re.search("Several sources know 54\\d\u202f\\d{3} words in it", catalan)
    assert "Official games need the federation’s own list." in work


def test_a_list_is_brought_named_after_its_file_and_used():
    window = at_the_lists()
    window.do("words.choose", file=b"xu\nxut\n", file_name="DISC2-LP 2.18.25.txt.gz")
    assert 'value="DISC2-LP"' in window.regions["work"]
    assert 'value="2.18.25"' in window.regions["work"]
    window.do("words.compile", {**FIELDS, "name": "DISC2-LP", "version": "2.18.25"})
    assert "“DISC2-LP 2.18.25” is ready: 2 words." in window.regions["work"]
    (about,) = stored_lists(window)
    assert about.items() >= {"language": "ca", "name": "DISC2-LP", "version": "2.18.25", "words": 2}.items()
    assert about["sha256"] == SHA256
    assert chosen(window) == {"ca": SHA256}
    assert re.search(rf'value="{SHA256}" checked', window.regions["work"])


@pytest.mark.parametrize(
    ("file_name", "name", "version"),
    [
        ("loc-reduse-6.0.txt", "loc-reduse", "6.0"),
        ("DISC2-LP.txt", "DISC2-LP", ""),
        ("llista v3.xz", "llista", "3"),
        ("2024.txt", "2024", ""),
        ("mots", "mots", ""),
    ],
)
def test_name_and_version_are_guessed_from_the_file(file_name, name, version):
    window = at_the_lists()
    window.do("words.choose", file=b"xu\n", file_name=file_name)
    form = window.held["words"]["form"]
    assert (form["name"], form["version"]) == (name, version)


def test_lines_that_are_no_words_are_left_out_when_one_ticks_it():
    window = at_the_lists()
    text = OURS * 4 + "casa gos\n"
    bring(window, text)
    assert not stored_lists(window) and "choose to leave such lines out" in window.page
    bring(window, text, leave_out="on")
    assert "Left out: 0 too short, 0 too long, 15 written twice, 1 not words." in window.regions["work"]


def test_a_list_in_an_older_encoding_shows_words_to_check():
    window = at_the_lists()
    bring(window, "".join(f"{word};1\n" for word in ("àvia", "qüestió", "sac")).encode("latin-1"))
    assert "The file was read as Windows-1252; check these words from it: àvia, qüestió." in window.page
    assert "Only the first column of each line was read." in window.page
    bring(window, OURS)
    assert 'id="how-read"' not in window.page


def test_the_list_survives_an_engine_that_is_started_again_and_another_window_has_it():
    window = at_the_lists()
    bring(window)
    window.restart()
    assert "La nostra 2.18" in window.regions["work"]
    other = Window(window.disk)
    other.go("#/analysis")
    assert "La nostra 2.18" in other.regions["status"] and "5 words" in other.regions["status"]
    other.do("analysis.rack", fields={"rack": "XU"})
    assert 'data-count="4"' in other.regions["work"]
    other.do("analysis.language", data={"language": "ro"})
    assert "La nostra" not in other.regions["status"], "the other language has its own"


def test_not_chosen_it_stands_beside_the_one_that_came_along():
    window = at_the_lists()
    window.do("words.choose", file=b"xu\n", file_name="x.txt")
    window.do("words.compile", {key: value for key, value in FIELDS.items() if key != "use"})
    assert len(stored_lists(window)) == 1
    assert chosen(window) == {}
    window.do("words.use", {"ca": stored_lists(window)[0]["sha256"]})
    window.go("#/analysis")
    assert "La nostra 2.18" in window.regions["status"]
    window.go("#/words")
    window.do("words.use", {"ca": "built-in"})
    assert chosen(window) == {}
    window.go("#/analysis")
    assert "La nostra" not in window.regions["status"]


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (b"casa\ncasa gos\n" + b"k\n" * 20, "Line 2 is not a word: “casa gos”."),
        (b"%PDF-1.7\n" + bytes(50), "This is a PDF document, not a list of words."),
        (b"casa\n1\nsac\n2 3\nx-x\n", "Lines with something else: 2, 4, 5"),
        (gzip.compress(b"casa\n" * 50, mtime=0)[:-5], "damaged or incomplete"),
    ],
)
def test_what_is_no_list_is_refused_by_its_lines_and_changes_nothing(file, said):
    window = at_the_lists()
    bring(window, "sac\nas\n")
    before = stored_lists(window), chosen(window)
    bring(window, file, name="Una altra")
    assert said in window.regions["notice"]
    assert (stored_lists(window), chosen(window)) == before
    assert 'id="list-form"' in window.regions["work"]
    assert 'id="reading"' not in window.regions["work"]


def test_a_list_without_a_name_is_asked_for_one():
    window = at_the_lists()
    refused = bring(window, name=" ")
    assert refused["focus"] == "name"
    assert "The list has no name yet." in window.regions["work"]
    assert stored_lists(window) == []


DEFINED = "casa\tn. f. Edifici on es viu\ncases\t\nsac\tn. m. Bossa <gran>\nas\tn. m. Carta\nxu\t\n"


def test_the_definitions_of_a_list_stand_beside_its_words():
    window = at_the_lists()
    bring(window, DEFINED)
    assert "is ready: 5 words." in window.page and "3 words have a definition." in window.page
    assert "Only the first column" not in window.page
    window.restart()
    assert "3 words have a definition." in window.page
    window.go("#/study")
    window.do("study.typing", {"asked": "casa"})
    assert re.search(r'id="definition"[^>]*>n\. f\. Edifici on es viu<', window.page)
    window.do("study.way", data={"way": "longer"})
    window.do("study.typing", {"asked": "as"})
    assert "Edifici on es viu" in window.regions["work"] and "Carta" in window.regions["work"]
    window.do("study.typing", {"asked": "sac xxx"})
    assert "Bossa &lt;gran&gt;" in window.regions["work"]
    window.go("#/search")
    window.do("search.typing", {"having": "s"})
    assert window.regions["work"].count("study__definition") == 3
    window.go("#/judge")
    window.do("judge.begin", {"language": "ca"})
    window.do("judge.rule", {"asked": "casa"})
    assert "Edifici" not in window.page


def test_a_search_that_becomes_a_list_takes_the_definitions_along():
    window = at_the_lists()
    bring(window, DEFINED)
    window.go("#/search")
    window.do("search.typing", {"longest": "3"})
    window.do("search.keep")
    assert "is ready: 3 words." in window.page and "2 words have a definition." in window.page
    window.go("#/search")
    window.do("search.typing", {"shortest": "5"})
    window.do("search.keep")
    assert "is ready: 1 word." in window.page


def test_definitions_are_brought_to_a_list_that_is_there():
    window = at_the_lists()
    bring(window, "casal\ncasar\n")
    window.go("#/study")
    window.do("study.typing", {"asked": "casal"})
    assert 'id="definition"' not in window.page
    window.go("#/words")
    defined = "casal\tn. m. Casa gran\ncasar\t\n"
    bring(window, defined, name="Amb definicions")
    (about,) = stored_lists(window)
    assert (about["name"], about["definitions"]) == ("Amb definicions", 1)
    window.go("#/study")
    assert 'id="definition"' in window.page
    window.go("#/words")
    bring(window, "casal\ncasar\n")
    assert "already on this device: “Amb definicions 2.18”" in window.regions["notice"]


def test_a_file_that_an_ended_engine_had_at_hand_is_asked_for_again():
    window = at_the_lists()
    window.do("words.choose", file=b"sac\n", file_name="x.txt")
    window.restart()
    assert 'id="list-form"' not in window.regions["work"]
    assert not window.do("words.compile", FIELDS)["ok"]
    assert "no longer open" in window.regions["notice"]


def test_a_screen_that_wants_a_list_by_its_digest_gets_it_or_is_told_which_is_missing(monkeypatch):
    window = at_the_lists()
    bring(window)
    (about,) = stored_lists(window)
    window.do("words.use", {"ca": "built-in"})
    wanted = {"lexicon": about}
    monkeypatch.setitem(vars(ANALYSIS), "words", lambda scene: wanted["lexicon"])
    window.go("#/analysis")
    assert "La nostra 2.18" in window.regions["status"]
    wanted["lexicon"] = about["sha256"]
    window.restart()
    assert "La nostra 2.18" in window.regions["status"]
    wanted["lexicon"] = {**about, "name": "DISC", "version": "2.17", "sha256": "0123456789" * 6}
    answer = window.do("refresh")
    window.look()
    assert answer["again"]
    assert "The word list “DISC 2.17” is not on this device." in window.regions["notice"]
    assert "begins with 01234567" in window.regions["notice"]
