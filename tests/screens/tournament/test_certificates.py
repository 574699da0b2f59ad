"""Certificates: what somebody would hang up, in the language of the publication."""

import pytest

from drivers.tablet_room import plain
from faristol.screens.tournament.sheets.certificates import IN_WORDS, place_in_words
from faristol.screens.tournament.sheets.printing import sheets
from faristol.texts import LANGUAGES, texts
from faristol.tournaments import directing
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.prizes import Prize, Prizes
from screens.states.standings import NAMES, after, entered, scene, whole_round


def certificates_of(publication):
    club = entered(NAMES[:8], name="Lliga", publication=publication, director="Neus Mas", rounds=1)
    club.write(set_prizes(Prizes((Prize("place", 1, what="Copa"), Prize("place", 2, what="Llibre")))))
    whole_round(club).do(directing.end_tournament)
    markup = str(sheets(after(scene("#/event/id/papers", club), "print", sheet="certificates", of="1")))
    first, second = (row.player.name for row in club.state.standings()[:2])
    return [" ".join(plain(page).split()) for page in markup.split("<article")[1:]], first, second


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_is_in_words_as_far_as_prizes_go_and_in_figures_behind(language):
    t = texts(language)
    named = [place_in_words(place, t) for place in range(1, len(IN_WORDS) + 1)]
    assert len({*named}) == len(IN_WORDS) and not any(map(str.isdigit, "".join(named)))
    assert "11" in place_in_words(11, t)
