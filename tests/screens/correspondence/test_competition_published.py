"""What everybody is given of a competition says what the arbiter's own screen says (COR-24, COR-26)."""

import csv
import io
import re

import pytest

from drivers.markup import read
from faristol.storage.files import export_file
from screens.correspondence.test_competition_flow import begin, enter, here, opened_competition
from screens.correspondence.test_letters_to_the_arbiter import text_of


def spoken(page):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", page))


@pytest.fixture
def arbiter():
    """Return the arbiter of three games: 250 – 240, RED of it punished; BLUE of the second has lost it."""
    window = opened_competition(program="on")
    window.language = "ro"
    begin(window, "Ana", "Barbu", "Carmen")
    window.go(f"{here(window)}/game/1")
    assert window.do("competition.report", {"way": "agreed", "red": "250", "blue": "240"})["ok"]
    window.go(f"{here(window)}/game/1")
    penalty = {"side": "1", "off": "0,25", "why": "răspuns târziu"}
    assert window.do("competition.punish", penalty)["ok"]
    window.go(f"{here(window)}/game/2")
    assert window.do("competition.lose", {"side": "2", "why": "a scris altul"})["ok"]
    return window


def named(window, game, side):
    pairs = next(entry for entry in window.entries if entry["type"] == "GamesPaired")["games"]
    return {f"p{n}": name for n, name in enumerate(("Ana", "Barbu", "Carmen"), 1)}[pairs[game - 1][side - 1]]


def published(window):
    window.go(f"{here(window)}/file")
    return window.do("file.publish")["save"]["text"]


def rows_of_csv(window):
    window.go(f"{here(window)}/file")
    text = window.do("file.save", data={"what": "csv"})["save"]["text"]
    return [*csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=";")]


def printed(window):
    window.go(here(window))
    assert window.do("competition.print")["print"]
    return window.regions["print"]


def sent_as_text(window):
    window.go(here(window))
    return text_of(window, "table-words")


def as_csv(window):
    return "\n".join(row[0] for row in rows_of_csv(window) if row)


@pytest.mark.parametrize("place", [sent_as_text, printed, published, as_csv])
def test_a_penalty_and_a_lost_game_bear_name_and_reason_wherever_the_games_are_read(arbiter, place):
    told = spoken(place(arbiter))
    assert "Dorina" in told
    assert f"1. {named(arbiter, 1, 1)}: scădere de 0,25" in told and "răspuns târziu" in told
    assert f": {named(arbiter, 2, 2)}." in told and "a scris altul" in told


def test_the_screen_of_the_game_gives_the_reason_too(arbiter):
    arbiter.go(f"{here(arbiter)}/game/1")
    assert "răspuns târziu" in spoken(arbiter.regions["work"])
    arbiter.go(f"{here(arbiter)}/game/2")
    assert "a scris altul" in spoken(arbiter.regions["work"])


@pytest.mark.parametrize("place", [sent_as_text, printed, published, as_csv])
def test_who_is_excluded_is_named_with_the_reason(place):
    window = begin(opened_competition(), "Ana", "Barbu")
    nothing = spoken(place(window))
    window.go(here(window))
    window.do("competition.edit", data={"player": "p1"})
    assert window.do("competition.exclude", {"why": "acte false"}, data={"player": "p1"})["ok"]
    assert "acte false" not in nothing and "Dorina:" not in nothing
    assert re.search(r"Ana\b.*acte false", spoken(place(window)))


@pytest.mark.parametrize("place", [sent_as_text, printed, published])
def test_that_it_goes_on_or_is_over_is_said_wherever_the_standings_are_read(arbiter, place):
    going_on, over = "Competiția este încă în desfășurare.", "Rezultate definitive."
    assert going_on in place(arbiter) and over not in place(arbiter)
    arbiter.go(here(arbiter))
    arbiter.now += 3000 * 86_400_000
    assert arbiter.do("competition.end")["ok"]
    assert over in place(arbiter) and going_on not in place(arbiter)


def test_every_column_of_the_file_for_a_spreadsheet_has_its_title(arbiter):
    rows = rows_of_csv(arbiter)
    table, games = rows[:4], rows[5:9]
    for part in (table, games):
        titles, *lines = part
        assert all(titles) and len(set(titles)) == len(titles)
        assert max(map(len, lines)) == len(titles)
    assert "250" in games[1] and "240" in games[1]
    (mine, theirs) = next(row[-2:] for row in table[1:] if row[1] == named(arbiter, 1, 1))
    assert (mine, theirs) == ("250", "240")


def test_the_log_names_the_player_the_penalty_and_days_and_scores_as_they_are_written_elsewhere(arbiter):
    arbiter.go(here(arbiter))
    assert arbiter.do("competition.sent", {"sent": "2026-11-30"})["ok"]
    arbiter.go(f"{here(arbiter)}/file")
    log = spoken(arbiter.regions["work"])
    assert "30.11.2026" in log and "2026-11-30" not in log
    assert "250 – 240" in log and "250 240" not in log
    assert re.search(r"Partida \d+ a fost comunicată: \w+", log)
    assert f"1, {named(arbiter, 1, 1)}: scădere de 0,25" in log and "răspuns târziu" in log
    assert f"2, {named(arbiter, 2, 2)}: " in log


def test_a_penalty_of_games_that_were_made_anew_names_whoever_plays_them_now():
    window = opened_competition()
    begin(window, "Ana", "Barbu")
    assert window.do("event.undo")["ok"]
    assert window.do("competition.pair", data={})["ok"]
    window.go(f"{here(window)}/game/1")
    assert window.do("competition.punish", {"side": "2", "off": "0.5", "why": "x"})["ok"]
    red, blue = next(entry for entry in window.entries[::-1] if entry["type"] == "GamesPaired")["games"][0]
    window.go(f"{here(window)}/file")
    assert f"Game 1, {'Ana' if blue == 'p1' else 'Barbu'}: 0.5 off" in spoken(window.regions["work"])


@pytest.mark.parametrize(
    ("addresses", "words"),
    [
        (("ana@x.ro", "barbu@x.ro"), ["Mail to both players"]),
        (("", "barbu@x.ro"), ["Mail to Barbu; Ana has no e-mail address here"]),
        (("ana@x.ro", "Str. Lungă 3"), ["Mail to Ana; Barbu has no e-mail address here"]),
        (("", ""), ["Mail; neither player has an e-mail address here"]),
    ],
)
def test_the_button_of_a_mail_says_whose_address_is_missing(addresses, words):
    window = opened_competition()
    for name, address in zip(("Ana", "Barbu"), addresses, strict=True):
        fields = {"player": name, "address": address, "coefficient": "", "place": ""}
        assert window.do("competition.enter", fields)["ok"]
    window.go(f"{here(window)}/string")
    assert window.do("competition.hear", {"room": "zăpadă"})["ok"]
    assert window.do("competition.pair", data={})["ok"]
    listed = button(window, "mail-1")
    assert (words[0] in listed) is ("" in addresses or "Lungă" in addresses[1])
    window.go(f"{here(window)}/game/1")
    assert button(window, "mail") == words[0]


def button(window, id):
    every = read(window.regions["work"]).all()
    return next(each for each in every if each.attributes.get("id") == id).text().strip()


def test_a_backup_speaks_of_the_secret_only_while_the_string_is_not_drawn():
    window = opened_competition()
    enter(window, "Ana", "Barbu")
    window.go(f"{here(window)}/file")
    assert 'id="carries-secret"' in window.regions["work"]
    window.go(f"{here(window)}/string")
    assert window.do("competition.hear", {"room": "zăpadă"})["ok"]
    window.go(f"{here(window)}/file")
    assert 'id="carries-secret"' not in window.regions["work"]
    assert "secret" not in spoken(window.regions["work"])
    assert any("secret" in entry for entry in window.entries), (
        "whoever goes on from it can still prove the draw"
    )
    other = opened_competition()
    assert other.do("home.bring", file=export_file("x", window.entries, "0", [], 0))["ok"]
