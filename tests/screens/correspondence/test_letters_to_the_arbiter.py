"""The arbiter's page of letters: everything is pasted into one field, and what is missing is asked for."""

import pytest

from drivers.letter_windows import opened, text_of
from drivers.markup import read
from drivers.window import Window
from faristol.storage.files import export_file
from screens.correspondence.test_competition_flow import begin, here, opened_competition


@pytest.fixture(scope="module")
def letters():
    """Return the arbiter's window of three games, and RED's letter about each: given up by BLUE."""
    arbiter = opened_competition(address="dorina@example.ro", program="on")
    begin(arbiter, "Ana", "Barbu", "Carmen")
    return arbiter.entries, [letter(arbiter, number) for number in (1, 2, 3)]


def letter(arbiter, number, colour="red", *, gives_up=True):
    arbiter.go(f"{here(arbiter)}/game/{number}")
    player = opened(colour, arbiter.do("competition.letter")["save"]["text"])
    if gives_up:
        player.do("correspondence.ask_abandon")
        assert player.do("correspondence.abandon")["ok"], player.regions["notice"]
    player.go(f"{player.last['url']}/arbiter")
    arbiter.go(f"{here(arbiter)}/post")
    return text_of(player, "letter-text")


@pytest.fixture
def arbiter(letters):
    window = Window()
    assert window.do("home.bring", file=export_file("x", letters[0], "0", [], 0))["ok"]
    window.go(f"{here(window)}/post")
    return window


def rows(arbiter, region):
    """Return the rows of a list on the page, each as one line."""
    every = read(arbiter.regions["work"]).all()
    found = next((each for each in every if each.attributes.get("id") == region), None)
    return [each.text() for each in found.all() if each.name == "li"] if found else []


def reports(arbiter):
    return [entry["game"] for entry in arbiter.entries if entry["type"] == "GameReported"]


def test_several_letters_in_one_paste_are_entered_and_the_rest_is_named_with_its_line(arbiter, letters):
    one, two, three = letters[1]
    red, blue = next(entry for entry in letters[0] if entry["type"] == "GamesPaired")["games"][1]
    names = {f"p{n}": name for n, name in enumerate(("Ana", "Barbu", "Carmen"), 1)}
    damaged = two.replace("Termen:", "Cel mai târziu:")
    paste = f"Bună!\n{three}\n{damaged}\nMulțumesc.\n{one}\n{names[red]} – {names[blue]}: 524 – 480\n{one}"
    answer = arbiter.do("competition.read_letters", {"letters": paste})
    assert answer["ok"] and reports(arbiter) == [3, 1]
    third, bad, first, by_hand, again = rows(arbiter, "came-list")
    assert "line 2" in third.lower() and third.startswith("3. ") and "entered" in third
    at = paste.splitlines().index("Către arbitru: Dorina", 3) + 1
    assert f"Line {at}" in bad and "Termen" in bad
    assert "entered" in first and "noted here already" in again
    assert "524 – 480, without a sheet" in by_hand
    assert arbiter.do("competition.open_letter", data={"at": "3"})["ok"]
    assert arbiter.last["url"].endswith("/game/2") and 'value="524"' in arbiter.regions["work"]


def test_scores_that_differ_from_a_letter_beside_them_are_no_second_result(arbiter, letters):
    red, blue = next(entry for entry in letters[0] if entry["type"] == "GamesPaired")["games"][0]
    names = {f"p{n}": name for n, name in enumerate(("Ana", "Barbu", "Carmen"), 1)}
    line = f"{names[red]} – {names[blue]}"
    paste = f"{letters[1][0]}\n{line}: 524 – 480\n{line}: 0 – 0"
    assert arbiter.do("competition.read_letters", {"letters": paste})["ok"]
    entered, other, same = rows(arbiter, "came-list")
    assert "0 – 0: entered" in entered and "noted here already" in same
    assert "524 – 480: the report here has 0 – 0" in other and reports(arbiter) == [1]


def test_what_was_read_is_not_entered_twice_and_one_undo_takes_a_paste_back(arbiter, letters):
    text = "\n".join(letters[1])
    assert arbiter.do("competition.read_letters", {"letters": text})["ok"]
    before = len(arbiter.entries)
    assert arbiter.do("competition.read_letters", {"letters": text})["ok"]
    assert len(arbiter.entries) == before and reports(arbiter) == [1, 2, 3]
    assert all("noted here already" in row for row in rows(arbiter, "came-list"))
    assert "Every game has its result." in arbiter.page
    assert arbiter.do("event.undo")["ok"] and len(rows(arbiter, "missing")) == 3


def test_what_is_pasted_is_kept_before_it_is_read_whatever_happens_to_the_page(arbiter, letters):
    form = next(
        each for each in read(arbiter.regions["work"]).all() if each.attributes.get("id") == "letters-form"
    )
    assert form.attributes["data-typing"] == form.attributes["data-change"] == "competition.keep_letters"
    arbiter.do(form.attributes["data-typing"], {"letters": letters[1][0]})
    arbiter.restart()
    arbiter.go(f"{here(arbiter)}/post")
    assert letters[1][0].splitlines()[0] in arbiter.regions["work"] and not reports(arbiter)


def test_files_are_read_together_and_a_chat_that_was_exported(arbiter, letters):
    one, two, three = letters[1]
    chat = (
        f"01.03.27, 10:00 - Ana: {one}01.03.27, 10:05 - Barbu: Bine.\n01.03.27, 10:06 - Ana: {two}".encode()
    )
    assert arbiter.do("competition.read", file=chat)["ok"]
    assert reports(arbiter) == [1, 2] and arbiter.last["url"].endswith("/post")
    files = [three.encode(), one.encode()]
    sizes = [len(each) for each in files]
    assert arbiter.send({**arbiter.intent("competition.read"), "sizes": sizes}, b"".join(files))["ok"]
    assert reports(arbiter) == [1, 2, 3]
    assert [row.partition("(File ")[2][:1] for row in rows(arbiter, "came-list")] == ["1", "2"]


def test_a_text_without_a_letter_is_refused_and_stays_in_its_field(arbiter):
    arbiter.do("competition.keep_letters", {"letters": "Bună ziua!"})
    assert not arbiter.do("competition.read_letters", {"letters": "Bună ziua!"})["ok"]
    assert 'id="letters-problem"' in arbiter.page and "Bună ziua!" in text_of(arbiter, "letters")
    assert arbiter.do("competition.read_letters", {"letters": "Partida: Ediția\nTurul: I, ROȘU"})["ok"]
    assert rows(arbiter, "came-list") == ["Line 1 There is no game sheet in this letter."]


def test_a_letter_about_a_game_that_goes_on_is_named_and_changes_nothing(arbiter):
    before = arbiter.entries
    going_on = letter(arbiter, 2, "blue", gives_up=False)
    assert arbiter.do("competition.read_letters", {"letters": going_on})["ok"]
    assert "not over yet" in rows(arbiter, "came-list")[0] and arbiter.entries == before


def test_who_has_not_written_is_asked_in_the_language_of_the_competition(arbiter, letters):
    assert arbiter.do("competition.read_letters", {"letters": letters[1][0]})["ok"]
    assert [row[:2] for row in rows(arbiter, "missing")] == ["2.", "3."]
    assert "No letter has come yet." in rows(arbiter, "missing")[0]
    texts = {id: text_of(arbiter, f"asks-{id}") for id in ("p1", "p2", "p3")}
    for name, text in zip(("Ana", "Barbu", "Carmen"), texts.values(), strict=True):
        assert f"{name}, lipsesc punctajul" in text and "05.04.2027" in text
        assert "example.ro" not in text and "\n1. " not in text
    arbiter.now += 3000 * 86_400_000
    arbiter.go(here(arbiter))
    arbiter.go(f"{here(arbiter)}/post")
    assert "Termenul a fost" in text_of(arbiter, "asks-p1")


def test_the_standings_are_a_text_without_anything_private(arbiter, letters):
    arbiter.do("competition.read_letters", {"letters": letters[1][0]})
    arbiter.go(here(arbiter))
    text = text_of(arbiter, "table-words")
    assert "1,5300 · 0,4700" in text or "0,4700 · 1,5300" in text
    assert (
        "Clasament" not in text and text.startswith("Ediția a 15-a\nCompetiția") and "example.ro" not in text
    )
    assert 'href="#/event' in arbiter.regions["work"] and "to-page" in arbiter.regions["work"]
