"""A tournament on its own screens before a round is published: the form, the players, the draft."""

import re

import pytest

from drivers.director_window import FORM, DirectorWindow


def test_a_new_director_only_has_to_look_at_the_name():
    director = DirectorWindow()
    director.go("#/tournament")
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', director.work))
    chosen = dict(
        re.findall(r'type="radio" id="[\w-]+" name="(\w+)" value="([\w-]+)" checked', director.work)
    )
    assert director.do("tournament_setup.open", {**fields, **chosen})["ok"]
    opened = director.entries[0]
    assert opened["name"].startswith("Tournament, ")
    assert (opened["rounds"], opened["terms"]["mode"], opened["names_starts"]) == (5, "distance", False)
    assert (opened["ruleset"]["id"], opened["minutes"]) == ("mallorca", 30)


def test_the_romanian_way_brings_the_lot_and_the_coefficients_with_it():
    director = DirectorWindow()
    director.go("#/tournament")
    director.do("tournament_setup.choose", {**FORM, "mode": "top-down"})
    assert 'id="first-round-lot" name="first_round" value="lot" checked' in director.work
    assert 'id="scoring-coefficients" name="scoring" value="coefficients" checked' in director.work


def test_whoever_types_on_at_the_address_of_the_promise_is_not_taken_to_it_by_the_second_player():
    director = DirectorWindow().opens("", first_round="lot")
    director.go(f"#/event/{director.stream}/players/promise")
    assert 'id="player"' not in director.work
    director.go(f"#/event/{director.stream}/players")
    for name in ("Aina", "Biel"):
        assert director.do("tournament_players.enter", {"player": name})["ok"]
        assert 'id="player"' in director.work


def test_a_round_in_which_nobody_meets_is_published_too():
    director = DirectorWindow().opens("A B")
    for player in ("p1", "p2"):
        director.do("tournament_players.absent", data={"player": player, "round": "1"})
    director.do("tournament_players.draw")
    assert director.do("tournament.publish")["ok"]
    assert director.types[-1] == "RoundPublished"


def test_a_list_is_taken_whole_or_not_at_all():
    director = DirectorWindow().opens("")
    refused = director.do(
        "tournament_players.enter_list", {"list": "Nom;Barruf;Partides\nAina;1200\n;900\nBiel;high;x\nAina"}
    )
    assert not refused["ok"]
    for line in ("Line 4: “high” is not a rating.", "Line 5: Aina is entered already."):
        assert line in director.text
    assert director.types == ["TournamentOpened"]


@pytest.mark.parametrize(
    ("line", "player"),
    [
        ("Puig, Aina", ("Puig, Aina", None, 0, "", "")),
        ("Puig, Aina, 1200, Manacor", ("Puig, Aina", 1200, 0, "Manacor", "")),
        ("Aina;1173,85;46;Manacor;júnior", ("Aina", 1173.85, 46, "Manacor", "júnior")),
        ("Club\tNom\tBARRUF\nManacor\tAina\t1200", ("Aina", 1200, 0, "Manacor", "")),
    ],
)
def test_lists_come_in_many_shapes(line, player):
    director = DirectorWindow().opens(line)
    (entered,) = director.event().players.values()
    assert (entered.name, entered.rating, entered.games, entered.club, entered.category) == player


def test_where_a_round_robin_is_chosen_it_is_asked_how_often_everybody_meets():
    director = DirectorWindow().opens("Aina\nBiel\nCesc\nDora\nEnric", mode="round-robin")
    assert "Everybody meets everybody once. That makes 5 rounds." in director.text
    director.enters("Fina\nGuiu")
    assert "Once: 7 rounds" in director.text
    assert "tournament_players.draw" not in director.regions["shelf"]
    director.do("tournament_players.rounds", data={"rounds": "14"})
    assert "Everybody meets everybody twice." in director.text
    assert director.draws()["ok"]
    assert director.event().planned == 14


def test_for_a_few_players_a_round_robin_is_proposed():
    director = DirectorWindow().opens("Aina\nBiel\nCesc\nDora")
    assert "Round robin, 3 rounds" in director.text
    director.do("tournament_players.round_robin", data={"rounds": "3"})
    assert director.event().terms.mode == "round-robin"
    for _ in range(3):
        assert director.whole_round()["ok"]


def test_round_one_by_lot_waits_for_what_the_room_says():
    director = DirectorWindow().opens(mode="top-down", first_round="lot", scoring="coefficients")
    director.go(f"#/event/{director.stream}/players/promise")
    digest = director.entries[0]["commitment"]
    assert digest in director.work
    assert not director.do("tournament_players.hear", {"room": " "})["ok"]
    assert director.do("tournament_players.hear", {"room": "pluja"})["ok"]
    assert director.types[-2:] == ["RoomHeard", "RoundDrafted"]
    assert director.last["url"] == f"#/event/{director.stream}"


# --- the draft


def test_a_draft_drawn_again_is_the_same_and_two_names_tapped_change_places():
    director = DirectorWindow().opens()
    director.draws()
    before = director.event().draft
    director.do("tournament.drop")
    director.draws()
    assert director.event().draft == before
    assert "the upper half meets the lower" in director.text
    assert {"Aina", "Enric"} in director.pairs
    director.do("tournament.take", data={"player": director.player("Aina")})
    director.do("tournament.take", data={"player": director.player("Biel")})
    assert {"Biel", "Enric"} in director.pairs
    assert {"Aina", "Fina"} in director.pairs
    reasons = [pair.why.code for pair in director.event().draft.pairs]
    assert sorted(reasons) == ["halves", "halves", "locked", "locked"]


def test_a_locked_pair_stays_while_the_others_are_drawn_anew():
    director = DirectorWindow().opens()
    director.draws()
    aina, biel = director.player("Aina"), director.player("Biel")
    director.do("tournament.take", data={"player": biel})
    director.do("tournament.take", data={"player": director.player("Enric")})
    board = next(n for n, pair in enumerate(director.pairs, 1) if pair == {"Aina", "Biel"})
    assert director.do("tournament.lock", data={"board": str(board)})["ok"]
    assert {"Aina", "Biel"} in director.pairs
    assert {frozenset(pair) for pair in director.event().locked} == {frozenset((aina, biel))}
    board = next(n for n, pair in enumerate(director.pairs, 1) if pair == {"Aina", "Biel"})
    director.do("tournament.unlock", data={"board": str(board)})
    assert {"Aina", "Enric"} in director.pairs


def test_a_forbidden_pair_is_refused_to_a_hand_too():
    director = DirectorWindow().opens()
    director.do("tournament_players.edit", data={"player": director.player("Aina")})
    forbid = {"player": director.player("Aina")}
    director.do("tournament_players.forbid", {"other": director.player("Fina")}, data=forbid)
    director.draws()
    director.do("tournament.take", data={"player": director.player("Enric")})
    refused = director.do("tournament.take", data={"player": director.player("Fina")})
    assert not refused["ok"]
    assert "This pair is forbidden: Aina, Fina" in director.text or "forbidden: Fina, Aina" in director.text


def test_repeats_are_asked_about_before_the_round_is_drawn():
    director = DirectorWindow().opens("Aina\nBiel\nCesc\nDora", rounds="4")
    for _ in range(3):
        director.whole_round()
    director.draws()
    assert director.event().draft is None
    assert "Let these players meet again?" in director.text
    assert director.do("tournament.draw", data={"agreed": "yes"})["ok"]
    assert director.entries[-1]["repeats_agreed"]
    assert "meet again" in director.text


def test_a_late_entry_drops_the_draft_and_says_so():
    director = DirectorWindow().opens()
    director.whole_round()
    director.draws()
    director.go(f"#/event/{director.stream}/players")
    director.do("tournament_players.enter", {"player": "Iris"})
    assert "The draft of round 2 was dropped." in director.text
    director.go(f"#/event/{director.stream}")
    director.draws()
    assert "Iris" in director.text
    assert len(director.event().draft.byes) == 1


def test_by_hand_a_round_is_laid_out_to_be_changed():
    director = DirectorWindow().opens(mode="manual")
    assert director.draws()["ok"]
    assert "locked" not in {pair.why.code for pair in director.event().draft.pairs}
    first, second = director.event().draft.pairs[:2]
    for player in (first.second, second.second):
        assert director.do("tournament.take", data={"player": player})["ok"]
    made = [pair.why.code for pair in director.event().draft.pairs]
    assert made.count("locked") == 2, "only those that the director changed"
    assert director.publishes()["ok"]


def test_a_pair_made_by_hand_leads_to_where_it_is_cancelled():
    director = DirectorWindow().opens(mode="manual")
    director.do("tournament_players.edit", data={"player": "p4"})
    answer = director.do("tournament_players.lock", {"other": "p2"}, data={"player": "p4"})
    assert answer["focus"] == "unlock-p2" and 'id="unlock-p2"' in director.work
