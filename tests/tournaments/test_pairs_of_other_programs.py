"""A round that a chess program pairs from our report: the report it takes, and the pairs that come back."""

import pytest

from drivers.brought import EVENTS, FORTY_TWO, NOON, OPEN, Brought
from drivers.director import Director
from faristol.errors import Rejected
from faristol.tournaments import directing, opening
from faristol.tournaments.reports import pairs, trf, tsh


@pytest.mark.parametrize(
    ("read", "text", "paired"), [(trf.read, OPEN, "open.pairs"), (tsh.read, FORTY_TWO, "forty-two.pairs")]
)
def test_the_official_dutch_system_pairs_the_report_and_its_pairs_come_back(read, text, paired):
    """py4swiss 0.3.1 made these pairs from the reports that are written here."""
    club = Brought(read, text, more=1)
    written = (EVENTS / paired).read_text()
    by_number = {str(number): player for player, number in club.state.numbers.items()}
    expected = [tuple(by_number[number] for number in line.split()) for line in written.splitlines()[1:]]
    made, byes = pairs.read(written, club.state)
    assert made == expected and byes == []
    club.do(directing.draft_by_hand, made, byes)
    drafted = club.state.draft
    assert [(pair.first, pair.second) for pair in drafted.pairs] == expected and not drafted.repeats
    points = {row.player.id: row.record.halves for row in club.state.standings()}
    apart = [abs(points[one] - points[two]) for one, two in expected]
    assert sum(apart) <= len(apart)  # a Swiss system: most play somebody with the same points
    to_pair = trf.write(club.state, NOON, to_pair=True).splitlines()
    assert f"XXR {club.state.planned}" in to_pair and "XXC white1" in to_pair


def test_who_rests_and_who_never_meets_is_in_the_report_and_a_rest_in_the_pairs():
    club = Director("ABCDEFG")
    club.do(directing.forbid_pair, "A", "B").do(directing.give_bye, "G").do(opening.mark_absent, "F", 1)
    lines = trf.write(club.state, NOON, to_pair=True).splitlines()
    assert "XXP 1 2" in lines
    ends = [line[91:] for line in lines if line.startswith("001")]
    assert ends == ["", "", "", "", "", "0000 - Z", "0000 - F"]
    assert pairs.read("3\n1 5\n4 2\n3 0\n", club.state) == ([("A", "E"), ("D", "B")], ["G", "C"])


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("", pairs.NoPairs),
        ("1 5\n", pairs.NoPairs),
        ("2\n1 5\n", pairs.NoPairs),
        ("1\n1 1\n", pairs.PairUnknown),
        ("2\n1 2\n2 3\n", pairs.PairUnknown),
        ("1\n1 9\n", pairs.PairUnknown),
        ("1\n0 1\n", pairs.PairUnknown),
        ("1\n1 2 3\n", pairs.PairUnknown),
    ],
)
def test_a_file_of_other_pairs_is_refused(text, refused):
    with pytest.raises(Rejected) as told:
        pairs.read(text, Director("ABCDEF").state)
    assert type(told.value) is refused
