"""Who started is said where it was noted, and made up nowhere: on no screen, paper or page, in no file."""

import re

import pytest

from drivers.brought import FORTY_TWO, NOON, Brought
from drivers.director import Director
from faristol.screens.activities import published_page
from faristol.screens.rendering import render
from faristol.screens.tournament.files.results_json import json_text
from faristol.screens.tournament.round.view import TOURNAMENT
from faristol.screens.tournament.sheets.printing import sheets
from faristol.screens.tournament.standings.view import TOURNAMENT_STANDINGS
from faristol.tournaments.course import course
from faristol.tournaments.reports import own_json, trf, tsh
from screens.states.room_boards import words_on
from screens.states.standings import AT, NAMES, after, entered, hand_in, scene, whole_round

WORDS = re.compile(r"\b(starts?|started|replies|replied)\b", re.IGNORECASE)
SHEETS = ("pairings", "names", "cards", "cross", "wall")
FOUR = "ABCD"


def plain(html):
    return " ".join(re.sub(r"<[^>]*>", " ", str(html)).split())


def club(named):
    """A round is over, another one is on."""
    made = entered(NAMES[:8], name="Lliga", publication="en", rounds=3, names_starts=named)
    whole_round(made).pair().publish()
    return hand_in(made, but=(2,))


def paper(club, sheet):
    of = None if sheet == "cards" else "2"
    return plain(sheets(after(scene("#/event/id/papers", club), "print", sheet=sheet, of=of)))


def words_by_place(club):
    """All that is read of it, by where it stands."""
    opened = scene("#/event/id", club)
    player = "".join(render(TOURNAMENT_STANDINGS, scene(f"{AT}/player/p1", club)).values())
    said = {sheet: paper(club, sheet) for sheet in SHEETS}
    said["player"] = plain(re.sub(r"<(nav|menu).*?</\1>", "", player, flags=re.DOTALL))
    said["page"] = plain(
        published_page(opened.event, "0.1.0", opened.now, 60).split("</style>")[-1].split("<pre")[0]
    )
    said["room"] = words_on(club)
    work = plain(render(TOURNAMENT, scene("#/event/id/round/1", club))["work"])
    said["tables"] = work.split("Rules of the games")[0]
    return said


def test_nothing_says_who_started_where_nobody_noted_it():
    assert {
        where: WORDS.findall(said)
        for where, said in words_by_place(club(False)).items()
        if WORDS.search(said)
    } == {}


def test_where_the_program_names_who_starts_all_of_them_say_it():
    said = words_by_place(club(True))
    assert {where for where, text in said.items() if WORDS.search(text)} == {*said} - {"cross", "wall"}


def played(named):
    return Director(FOUR, rounds=3, names_starts=named).whole_round().whole_round()


def test_a_chess_report_has_no_colour_where_nobody_noted_who_started_unless_it_is_to_be_paired():
    written = trf.write(played(False).state, NOON)
    cells = [line[91:].split() for line in written.splitlines() if line.startswith("001")]
    assert {cell for line in cells for cell in line[1::3]} == {"-"}
    assert {cell for line in cells for cell in line[2::3]} == {"0", "1"}
    with_colours = trf.write(played(True).state, NOON)
    assert with_colours.replace(" w ", " - ").replace(" b ", " - ") == written
    to_pair = trf.write(played(False).state, NOON, to_pair=True)
    assert to_pair == trf.write(played(True).state, NOON, to_pair=True)


def test_a_division_of_tsh_has_its_sign_for_what_is_not_known():
    assert {line.split("p12 ")[1] for line in tsh.write(played(False).state).splitlines()} == {"3 3"}
    assert {line.split("p12 ")[1] for line in tsh.write(played(True).state).splitlines()} == {"1 2", "2 1"}


@pytest.mark.parametrize("read", [trf.read, tsh.read, own_json.read])
def test_what_goes_out_without_it_comes_back_without_it_with_every_result(read):
    for named in (False, True):
        event = played(named).state
        written = {trf.read: trf.write(event, NOON), tsh.read: tsh.write(event)}
        again = Brought(read, written.get(read) or json_text(event, NOON)).state
        assert again.opened.names_starts is named
        points = {row.player.name: row.record.halves for row in event.standings()}
        assert {row.player.name: row.record.halves for row in again.standings()} == points
        starts = {turn.starts for player in again.players for turn in course(again, player, {1: {}, 2: {}})}
        assert starts == ({True, False} if named else {None})


def test_a_file_that_says_it_of_some_games_is_believed_for_these_alone():
    event = Brought(tsh.read, FORTY_TWO).state
    stood = {published.number: {} for published in event.rounds}
    signs = [line.split("p12 ")[1].split() for line in FORTY_TWO.splitlines()]
    noted = {("1", "2"): True, ("2", "1"): False, ("1", "3"): True, ("3", "1"): False}
    noted |= {("2", "3"): False, ("3", "2"): True}
    for player in event.players:
        for turn in course(event, player, stood):
            if turn.opponent:
                both = (signs[int(each[1:]) - 1][turn.number - 1] for each in (player, turn.opponent))
                assert turn.starts is noted.get((*both,))
    assert not all(published.starts_noted for published in event.rounds)


def test_a_report_without_some_colours_goes_out_as_it_came_in():
    people = ((1, "Aina", "   2 - 1", "   2 w 1"), (2, "Biel", "   1 - 0", "   1 b 0"))
    lines = [
        f"{f'001 {number:>4}      {name}':<80} 1.0    1" + "".join(f"  {cell}" for cell in cells)
        for number, name, *cells in people
    ]
    text = "".join(f"{line}\n" for line in lines)
    event = Brought(trf.read, text).state
    again = [line.rstrip() for line in trf.write(event, NOON).splitlines() if line.startswith("001")]
    assert [line[91:] for line in again] == [line.rstrip()[91:] for line in lines]
    assert [turn.starts for turn in course(event, "p1", {1: {}, 2: {}})] == [None, True]
