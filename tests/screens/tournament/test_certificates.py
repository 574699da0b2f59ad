"""Certificates: what somebody would hang up, in the language of the publication."""

import pytest

from drivers.director import Director
from drivers.tablet_room import plain
from faristol.screens.tournament.sheets.certificates import IN_WORDS, place_in_words
from faristol.screens.tournament.sheets.printing import sheets
from faristol.texts import LANGUAGES, texts
from faristol.tournaments import directing, opening
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.terms import Terms
from screens.states.standings import NAMES, after, entered, scene, whole_round


def printed(club):
    markup = str(sheets(after(scene("#/event/id/papers", club), "print", sheet="certificates", of="1")))
    return [" ".join(plain(page).split()) for page in markup.split("<article")[1:]]


def certificates_of(publication):
    club = entered(NAMES[:8], name="Lliga", publication=publication, director="Neus Mas", rounds=1)
    club.write(set_prizes(Prizes((Prize("place", 1, what="Copa"), Prize("place", 2, what="Llibre")))))
    whole_round(club).do(directing.end_tournament)
    first, second = (row.player.name for row in club.state.standings()[:2])
    return printed(club), first, second


def with_prizes(*prizes, divided=False):
    """One round of eight, perhaps in two divisions; the third and the last of them are veterans."""
    club = Director("", Terms(), name="Lliga", publication="en", rounds=1)
    for at, letter in enumerate("ABCDEFGH"):
        category = "Veterans" if letter in "CH" else ""
        division = "AB"[at // 4] if divided else ""
        person = Player(letter, f"Player {letter}", 2000 - at, category=category, division=division)
        club.do(opening.enter_player, person)
    club.write(set_prizes(Prizes(prizes))).whole_round()
    return printed(club)


@pytest.mark.parametrize(
    ("publication", "said"),
    [
        ("en", ("Certificate", "First place of 8 players", "Neus Mas, Director")),
        ("ca", ("Diploma", "Primer lloc entre 8 jugadors", "Neus Mas, Direcció")),
        ("ro", ("Diplomă", "Locul întâi din 8 jucători", "Neus Mas, Director")),
    ],
)
def test_a_certificate_has_its_title_the_name_and_the_place_in_words_and_who_directed(publication, said):
    (first, second), winner, other = certificates_of(publication)
    assert all(each in first for each in (*said, winner, "Copa", "Lliga"))
    assert other in second and winner not in second and "Copa" not in second


def test_the_certificate_of_a_group_has_the_place_in_the_group_and_how_many_are_in_it():
    first, second = with_prizes(*(Prize("group", place, "Veterans", "Cup", 9 - place) for place in (1, 2)))
    assert "Certificate 1 Player C First place of 2 players Veterans · Cup" in first
    assert "Certificate 2 Player H Second place of 2 players Veterans · Cup" in second


def test_a_certificate_for_no_place_has_no_number():
    (page,) = with_prizes(Prize("by-hand", what="Fair play", player="D"))
    assert "Certificate Player D Fair play" in page


def test_a_certificate_names_the_division_in_which_its_prize_was_won():
    pages = with_prizes(
        Prize("place", cents=10),
        Prize("group", 1, "Veterans", division="B", cents=5),
        Prize("group", 1, "Veterans", cents=5),
        Prize("game", division="B", what="Book"),
        Prize("by-hand", what="Fair play", player="D"),
        divided=True,
    )
    said = {
        "Player A First place of 4 players Division A",
        "Player E First place of 4 players Division B",
        "Player H First place of 1 player Veterans · Division B",
        "First place of 2 players Veterans · All divisions together",
        "Division B · Book",
        "Player D Fair play · Division A",
    }
    assert {each for each in said if not any(each in page for page in pages)} == set(), pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_is_in_words_as_far_as_prizes_go_and_in_figures_behind(language):
    t = texts(language)
    named = [place_in_words(place, t) for place in range(1, len(IN_WORDS) + 1)]
    assert len({*named}) == len(IN_WORDS) and not any(map(str.isdigit, "".join(named)))
    assert "11" in place_in_words(11, t)
