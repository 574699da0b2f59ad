"""A dispute through the screens: the player's letter, the arbiter's case, the answer in both games."""

from drivers.letter_windows import case_of, disputed, first_play, opened, sheet, text_of
from drivers.window import Window

ADDRESSES = ("ion@example.ro", "ana@example.ro", "dorina@example.ro")
CASE = {"came": "2026-11-21"}


def here(window, page=""):
    return f"#/event/{window.last['stream']}{page}"


def test_from_the_letter_to_the_answer_in_the_players_game():
    _, blue = disputed()
    assert "Copy the letter" in blue.regions["shelf"]
    blue.do("correspondence_arbiter.explain", {"explained": "CASA e substantiv"})
    letter = text_of(blue, "letter-text")
    assert "Lămuriri: CASA e substantiv" in letter
    assert letter in blue.do("correspondence_arbiter.save")["save"]["text"]
    arbiter = case_of(letter)
    assert "Letter from Ana Ionescu" in arbiter.page and "CASA e substantiv" in arbiter.page
    assert "in Faristol română" in arbiter.page and "challenged" in arbiter.page
    assert not arbiter.do("correspondence_arbiter.judge", {})["ok"]
    arbiter.do("correspondence_arbiter.mark", {"word-1": "right"})
    assert "costs 10 points" in arbiter.regions["shelf"]
    assert arbiter.do("correspondence_arbiter.judge", {"word-1": "right"})["ok"]
    answer = text_of(arbiter, "ruling-text")
    assert "De la: ARBITRU" in answer and "penalizare 10 p" in answer
    assert 'data-from="ruling-text"' in arbiter.regions["shelf"]
    arbiter.do("correspondence_arbiter.copied", data={"copied": "yes"})
    assert "both players" in arbiter.regions["notice"]
    assert blue.do("correspondence_arbiter.read", {"message": answer})["ok"]
    assert "noted" in blue.regions["notice"]
    blue.do("correspondence_arbiter.read", {"message": answer})
    assert "noted here already" in blue.regions["notice"]
    blue.go(here(blue))
    assert "A challenge is open" not in blue.page and "−10" in blue.page


def test_the_mail_has_its_address():
    text = sheet(addresses=ADDRESSES)
    red = opened("red", text)
    red.do("correspondence.pass_turn")
    red.do(
        "correspondence.send", {"arrived": "2026-03-02", "sent": "2026-03-05", "partner_sent": "2026-03-01"}
    )
    assert 'href="mailto:ana@example.ro?subject=' in red.page
    red.go(here(red, "/arbiter"))
    assert 'href="mailto:dorina@example.ro?subject=' in red.page
    arbiter = case_of(text_of(red, "letter-text"))
    arbiter.do("correspondence_arbiter.punish", {"player": "1", "off": "0,3", "whypunished": "x"})
    assert 'href="mailto:ion@example.ro,ana@example.ro?subject=' in arbiter.page


def test_the_games_file_is_as_good_as_the_letter():
    _, blue = disputed()
    blue.go(here(blue, "/file"))
    file = blue.do("file.export")["save"]["text"].encode()
    arbiter = Window()
    arbiter.go("#/dispute")
    assert arbiter.do("dispute_setup.file", CASE, file=file)["ok"]
    assert "Letter from Ana Ionescu" in arbiter.page
    arbiter.go("#/")
    assert "waiting for your answer" in arbiter.page
    arbiter.go("#/dispute")
    assert not arbiter.do("dispute_setup.open", {"letter": "Bună", **CASE})["ok"]
    assert "has no line" in arbiter.page


def test_what_is_no_answer_stays_in_its_field_and_the_answer_is_read_beside_the_board_too():
    _, blue = disputed()
    before = list(blue.entries)
    for text in ("Bună ziua", first_play()[2]):
        assert not blue.do("correspondence_arbiter.read", {"message": text})["ok"]
        assert "not an answer from the arbiter" in blue.page and text.splitlines()[0] in blue.page
    assert blue.entries == before
    arbiter = case_of(text_of(blue, "letter-text"))
    arbiter.do("correspondence_arbiter.judge", {"word-1": "wrong"})
    answer = text_of(arbiter, "ruling-text")
    blue.go(here(blue))
    assert blue.do("correspondence.read", {"message": answer, "came": "2026-11-25"})["ok"]
    assert "A challenge is open" not in blue.page


def test_the_letters_of_both_are_compared():
    red, blue = disputed()
    letter = text_of(blue, "letter-text")
    arbiter = case_of(letter)
    assert not arbiter.do("correspondence_arbiter.other", {"letter": sheet() + "PLAYS"})["ok"]
    assert arbiter.do("correspondence_arbiter.other", {"letter": letter.replace("ALBASTRU", "ROȘU", 1)})["ok"]
    assert arbiter.page.count("Letter from") == 2
    arbiter.do("event.undo")
    assert arbiter.page.count("Letter from") == 1 and red.page
