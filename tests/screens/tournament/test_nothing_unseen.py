"""At the tables of a round no result is replaced unseen, and a pair is changed only with a reason."""

import re

from drivers.director_window import NAMES, DirectorWindow
from drivers.round_one import in_round_one


def test_a_sheet_with_a_wrong_number_comes_back_and_a_row_that_is_filled_asks_before_it_changes():
    director = in_round_one()
    director.writes(3, 356, 401)
    pair = [director.event().players[id].name for id in _two(director, 3)]
    sheet = {"table": "3", "first": "412", "second": "388"}
    assert not director.do("tournament.sheet", sheet)["ok"]
    assert f"Table 3 has 356 – 401 already: {pair[0]} – {pair[1]}." in director.text
    assert director.event().rounds[0].sheets[3].written == (356, 401)
    assert director.do("tournament.sheet", sheet, data={"again": "yes"})["ok"]
    assert director.event().rounds[0].sheets[3].written == (412, 388)
    director.writes(1, 356, 401)
    director.writes(1, 412, 388)
    assert "Change table 1 from 356 – 401 to 412 – 388?" in director.text
    director.do("dismiss")
    assert director.event().rounds[0].sheets[1].written == (356, 401)
    director.writes(1, 412, 388)
    assert director.do("tournament.sure")["ok"]
    assert director.event().rounds[0].sheets[1].written == (412, 388)


def _two(director, board):
    pair = director.event().rounds[-1].draft.pairs[board - 1]
    return pair.first, pair.second


def test_three_hundred_to_nothing_opens_the_form_of_who_did_not_come():
    director = in_round_one()
    director.writes(2, 300, 0)
    second = director.event().players[_two(director, 2)[1]].name
    assert "Was table 2 played?" in director.text and f"{second} did not come" in director.text
    assert director.do("tournament.absent")["ok"]
    form = director.held["tournament"]["form"]
    assert form["outcome"] == "forfeit-second"
    assert director.do("tournament.report", form, data={"board": "2"})["ok"]
    assert director.entries[-1]["outcome"] == "forfeit-second"


def test_a_result_that_came_while_the_form_was_open_is_not_replaced_unseen():
    director = in_round_one()
    director.do("tournament.open_form", data={"board": "1"})
    form = dict(director.held["tournament"]["form"])
    director.do("tournament.sheet", {"table": "1", "first": "356", "second": "401"})
    late = {**form, "first": "412", "second": "388"}
    assert director.do("tournament.report", late, data={"board": "1"})["ok"]
    assert "Change table 1 from 356 – 401 to 412 – 388?" in director.text
    assert director.do("tournament.sure")["ok"]
    director.do("tournament.open_form", data={"board": "1"})
    form = dict(director.held["tournament"]["form"])
    assert director.do("tournament.report", {**form, "first": "365"}, data={"board": "1"})["ok"]
    assert director.event().rounds[0].sheets[1].written == (365, 388)


def test_a_published_round_is_changed_at_a_table_and_gets_one_more_for_a_latecomer():
    director = in_round_one("\n".join(NAMES[:7]))
    director.about("absent", "Aina", round="2")
    first, second = _two(director, 1)
    other, _ = _two(director, 2)
    director.do("tournament.choose", data={"board": "1"})
    assert 'id="places-form"' in director.work
    assert not director.do("tournament.change_places", {"leaves": first, "comes": "", "why": "x"})["ok"]
    change = {"leaves": first, "comes": other, "why": ""}
    assert not director.do("tournament.change_places", change)["ok"]
    assert director.do("tournament.change_places", {**change, "why": "two Ainas"})["ok"]
    assert _two(director, 1) == (other, second)
    ((rests, _),) = director.event().rounds[-1].draft.byes
    assert 'id="table-form"' not in director.work
    director.go(f"#/event/{director.stream}/players")
    assert director.do("tournament_players.enter", {"player": "Zoe Vidal"})["ok"]
    late = director.player("Zoe Vidal")
    director.go(f"#/event/{director.stream}")
    assert 'id="table-form"' in director.work
    assert director.do("tournament.add_table", {"one": rests, "two": late, "why": "the bus"})["ok"]
    assert _two(director, 4) == (rests, late)


def test_a_latecomer_for_whom_nobody_is_left_gets_a_bye_at_the_same_place():
    director = in_round_one()
    director.go(f"#/event/{director.stream}/players")
    assert director.do("tournament_players.enter", {"player": "Zoe Vidal"})["ok"]
    late = director.player("Zoe Vidal")
    director.go(f"#/event/{director.stream}")
    assert "Nobody: a bye" in director.text
    assert not director.do("tournament.add_table", {"one": late, "two": "bye", "why": ""})["ok"]
    assert director.do("tournament.add_table", {"one": late, "two": "bye", "why": "the bus"})["ok"]
    assert [player for player, _ in director.event().rounds[-1].draft.byes] == [late]
    assert 'id="table-form"' not in director.work
    assert "Zoe Vidal has a bye by the director" in director.text


def test_a_player_is_found_at_a_table_by_parts_of_the_name():
    names = [*NAMES, "Apol·lònia Maria Sard Llull", *(f"Jugador {letter}" for letter in "ABCDEFG")]
    director = in_round_one("\n".join(names))
    assert 'id="found"' not in director.work
    assert director.do("tournament.find", {"search": "apol sard"})["ok"]
    (board,) = re.findall(r'id="found-(\d+)"', director.work)
    assert director.do("tournament.open_found", {"search": "SARD apol"})["ok"]
    assert f'id="chosen-title">Table {board}<' in director.work
    assert director.do("tournament.open_found", {"search": "jugador"})["ok"]
    assert len(re.findall(r'id="found-\d+"', director.work)) == 5
    assert director.do("tournament.find", {"search": "xyz"})["ok"]
    assert "Nobody at a table has a name like this." in director.text


def test_who_was_put_right_or_looked_for_is_not_there_at_the_next_visit_of_the_players():
    director = DirectorWindow().opens()
    director.whole_round()
    director.go(f"#/event/{director.stream}/players")
    director.do("tournament_players.search", {"search": "hug"})
    director.do("tournament_players.edit", data={"player": director.player("Hug")})
    assert 'id="person-form"' in director.work and "Biel" not in director.work.split("<tbody>")[1]
    director.go(f"#/event/{director.stream}")
    director.go(f"#/event/{director.stream}/players")
    assert 'id="person-form"' not in director.work and "Biel" in director.work


def test_a_mistyped_rating_is_corrected_between_rounds_with_a_reason_in_the_log():
    director = DirectorWindow().opens()
    director.whole_round()
    director.go(f"#/event/{director.stream}/players")
    hug = director.player("Hug")
    director.do("tournament_players.edit", data={"player": hug})
    assert 'name="rating"' in director.work
    fields = {"player": "Hug", "rating": "2143,5", "games": "0", "club": "", "category": "", "why": ""}
    assert not director.do("tournament_players.change", fields, data={"player": hug})["ok"]
    assert "The reason for the new rating is missing." in director.text
    fields["why"] = "1430 was the number of the row"
    assert director.do("tournament_players.change", fields, data={"player": hug})["ok"]
    assert director.types[-1] == "RatingCorrected" and "PlayerChanged" not in director.types
    fields = {**fields, "player": "Hug Mas", "why": ""}
    assert director.do("tournament_players.change", fields, data={"player": hug})["ok"]
    assert director.types[-1] == "PlayerChanged"
    assert director.event().players[hug].rating == 2143.5
    director.go(f"#/event/{director.stream}/file")
    assert "Hug: the rating is 2143.5, not 1430. 1430 was the number of the row" in director.text


def test_who_is_here_today_is_marked_with_a_tap_beside_each_name():
    director = DirectorWindow().opens()
    hug = director.player("Hug")
    here = re.compile(rf'id="here-{hug}"[^>]*aria-pressed="(\w+)"')
    assert director.go(f"#/event/{director.stream}/players") and here.search(director.work)[1] == "true"
    assert director.do("tournament_players.absent", data={"player": hug, "round": "1"})["ok"]
    assert here.search(director.work)[1] == "false"
    director.draws()
    assert {"Hug"} & set().union(*director.pairs) == set()
    director.go(f"#/event/{director.stream}/players")
    assert director.do("tournament_players.absent", data={"player": hug, "round": "1"})["ok"]
    assert here.search(director.work)[1] == "true" and director.event().draft is None
    director.do("tournament_players.withdraw", data={"player": hug})
    assert not here.search(director.work)
