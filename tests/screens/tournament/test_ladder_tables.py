"""One table of the ladder wherever it is shown: on the screen, the page, the wall, in files, in a season."""

import csv
import io
import json
import re
from fractions import Fraction

from drivers.director import Director
from faristol.competitions.taking import take_tournament
from faristol.screens.activities import published_page
from faristol.screens.register import screen_at
from faristol.screens.rendering import render
from faristol.screens.tournament.figures import figure
from faristol.screens.tournament.files.results_json import json_text
from faristol.screens.tournament.files.spreadsheets import standings_csv
from faristol.texts import texts
from faristol.tournaments import changing, opening
from faristol.tournaments.evenings import begin_evening, ladder_of
from faristol.tournaments.ladder import LadderRule
from faristol.tournaments.players import Player
from faristol.tournaments.terms import LADDER, Terms
from screens.states.every import scene
from screens.states.room_boards import words_on

NAMES = {"a": "Aina", "b": "Biel", "c": "Cesc", "d": "Dora", "e": "Elna", "f": "Fina"}


def club(**rule):
    terms = Terms(mode=LADDER, first_round="adjacent", scoring="ladder", ladder=LadderRule(**rule))
    director = Director("", terms, rounds=99, publication="en", language="ca")
    for at, (id, name) in enumerate(NAMES.items()):
        director.do(opening.enter_player, Player(id, name, 1500 - at))
    return director


def evening(director, here="abcdef", **where):
    return director.do(begin_evening, {**dict.fromkeys(here, "here"), **where}).pair(repeats_agreed=True)


def played(director, here="abcdef", **where):
    return evening(director, here, **where).publish().better_win().close()


def figures_in(text):
    """Return each player's figure as a text has it."""
    plain = re.sub(r"<style.*?</style>|<script.*?</script>|<[^>]*>", " ", text, flags=re.S)
    pairs = ((name, re.search(rf"{name}[^A-Z]*?(\d+[.,]\d)\b", plain)) for name in NAMES.values())
    return {name: found[1].replace(",", ".") for name, found in pairs if found}


def figures(worths):
    """Return figures by name, those of newcomers left out."""
    return {NAMES[id]: figure("ladder", worth, texts("en")) for id, worth in worths if id in NAMES}


def page(address, director):
    there = scene(address, director)
    return "".join(render(screen_at(address, there.event), there).values())


def everywhere(director):
    """Return each player's figure as each place shows it."""
    event, there = director.state, scene("#/event/id", director)
    lines = csv.reader(io.StringIO(standings_csv(event)))
    in_file = json.loads(json_text(event, 0))["standings"]
    return {
        "after that evening": figures(
            (row.player.id, row.worth[0])
            for row in event.standings(sum(each.closed for each in event.rounds))
        ),
        "now": figures((row.player.id, row.worth[0]) for row in event.standings()),
        "by evenings": figures((id, ladder_of(event, id).points(id)) for id in NAMES),
        "file": figures((row["player"], Fraction(row["ladder"])) for row in in_file),
        "screen": figures_in(page("#/event/id/standings", director)),
        "page": figures_in(published_page(there.event, "0", there.now, 60)),
        "spreadsheet": {row[2]: row[-1] for row in lines if row[2] in NAMES.values()},
    }


def agreed(tables):
    assert all(len(table) == len(NAMES) for table in tables.values()), tables
    assert all(table == tables["now"] for table in tables.values()), tables
    return tables["now"]


def test_a_newcomer_between_two_evenings_changes_no_figure_and_every_place_shows_the_same():
    director = played(club())
    before, taken = agreed(everywhere(director)), take_tournament("t", 1, director.state)
    director.do(opening.enter_player, Player("z", "Zoe", 2000))
    assert agreed(everywhere(director)) == before
    assert figures_in(words_on(director)) == figures_in(page("#/event/id/tonight", director)) == before
    assert director.state.standings()[-1].player.id == "z"
    again = take_tournament("t", 1, director.state)
    assert again[0]["players"] == taken[0]["players"]


def test_while_an_evening_is_on_the_table_is_that_of_the_evenings_that_are_over():
    director = played(club())
    before = agreed(everywhere(director))
    evening(director, "abc", d="for_club").publish()
    assert agreed(everywhere(director)) == before
    director.better_win()
    assert agreed(everywhere(director)) == before
    assert agreed(everywhere(director.close())) != before


def test_a_rating_that_is_corrected_changes_nothing_on_a_ladder_that_has_begun():
    director = played(club(top=1, absent=0), "ab")
    director.do(opening.enter_player, Player("x", "Xavi", 1400))
    director.do(opening.enter_player, Player("y", "Yago", 1300))
    played(director, "xy")
    before = [row.player.id for row in director.state.standings()]
    for player in "fy":
        director.do(changing.correct_rating, player, 2600, "mistyped")
    assert [row.player.id for row in director.state.standings()] == before
    assert director.state.order == tuple("abcdefxy")


def test_of_evenings_after_a_withdrawal_nothing_comes_though_somebody_is_back():
    director = played(club())
    director.do(opening.withdraw, "f")
    played(played(director, "abcd"), "abcd")
    gone = ladder_of(director.state, "f").brought["f"]
    director.do(opening.bring_back, "f")
    assert ladder_of(director.state, "f").brought["f"] == gone
    played(director, "abcd")
    last = ladder_of(director.state, "f").brought["f"][-1]
    assert (last.evening, last.kind) == (4, "absent")
