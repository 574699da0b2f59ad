"""The arbiter's word on the screens: what is asked, and where it stands afterwards."""

import re

from drivers.director_window import DirectorWindow
from faristol.texts import texts

AGAINST = {"outcome": "played", "first": "390", "second": "420", "winner": "0"}
DECISION = "Arbiter Joan Bonet: Aina wins, because the opponent was helped."
HELPED_IN_CATALAN = texts("ca").gettext("the opponent was helped")


def in_round_one(arbiters="Joan Bonet\nRosa Riu", **chosen):
    director = DirectorWindow().opens(arbiters=arbiters, **chosen)
    director.draws()
    director.publishes()
    return director


def writes(director, **fields):
    director.do("tournament.open_form", data={"board": "1"})
    director.do("tournament.write", {**AGAINST, **fields})
    return director


def reports(director, **fields):
    return director.do("tournament.report", {**AGAINST, **fields}, data={"board": "1"})


def decided(**chosen):
    director = writes(in_round_one(**chosen))
    assert reports(director, arbiter="Joan Bonet", why="the opponent was helped")["ok"], director.text
    return director


def test_with_several_arbiters_one_is_tapped_and_a_reason_is_one_tap():
    director = writes(in_round_one())
    assert 'id="arbiter-Joan Bonet"' in director.work or 'value="Joan Bonet"' in director.work
    assert not reports(director)["ok"]
    assert "It is not said which arbiter decides." in director.text
    assert director.do("tournament.give_reason", data={"reason": "helped"})["ok"]
    assert director.held["tournament"]["form"]["why"] == "the opponent was helped"
    assert not reports(director, arbiter="Joan Bonet")["ok"]
    assert "The reason for the decision is missing." in director.text
    assert reports(director, arbiter="Joan Bonet", why="the opponent was helped")["ok"]
    assert not director.do("tournament.give_reason", data={"reason": "helped"})["ok"]


def test_who_has_won_is_asked_of_every_game_that_was_played_whatever_its_document_says_of_time():
    for ruleset in ("mallorca", "federation", "romanian", "points"):
        director = in_round_one(ruleset=ruleset)
        director.do("tournament.open_form", data={"board": "1"})
        assert 'id="winner-0"' in director.work, ruleset
        director.do("tournament.write", {"outcome": "forfeit-first"})
        assert 'id="winner-0"' not in director.work, ruleset


def test_a_plain_result_asks_nothing():
    director = writes(in_round_one(), first="420", second="390", winner="")
    assert 'name="arbiter"' not in director.work and 'id="reasons"' not in director.work


def test_with_one_arbiter_nobody_is_asked_and_with_none_the_name_is_asked_once():
    alone = writes(in_round_one("Joan Bonet"))
    assert 'name="arbiter"' not in alone.work and "Arbiter: Joan Bonet" in alone.text
    nobody = writes(in_round_one("", director="Pau Font"))
    assert re.search(r'name="arbiter" value="Pau Font"', nobody.work)
    assert reports(nobody, arbiter="Pau Font", why="x")["ok"]
    assert nobody.state.arbiters == ("Pau Font",)
    assert 'name="arbiter"' not in writes(nobody).work


def test_who_plays_at_the_table_is_not_offered_and_mallorcas_article_says_why():
    director = writes(in_round_one("aina\nRosa Riu\nPau Font", ruleset="mallorca"))
    assert 'value="aina"' not in director.work and 'value="Rosa Riu"' in director.work
    assert "Plays at this table, and cannot decide here: aina. Mallorca, art. 34" in director.text
    assert not reports(director, arbiter="Aina", why="x")["ok"]
    federation = writes(in_round_one("aina\nRosa Riu"))
    assert "cannot decide here: aina." in federation.text and "art. 34" not in federation.text


def test_the_row_the_card_and_the_cross_table_say_who_decided_and_why():
    director = decided(ruleset="mallorca")
    row = re.search(r'<tr [^>]*id="decided-1">(.*?)</tr>', director.work, re.DOTALL)[1]
    assert DECISION in row and "arts. 32, 33" in row
    director.do("tournament.choose", data={"board": "1"})
    assert DECISION in re.search(r'<p id="decided">(.*?)</p>', director.work, re.DOTALL)[1]
    director.hands_in()
    director.do("tournament.close_round")
    director.go(f"#/event/{director.stream}/standings/cross")
    assert "* Round 1, Aina – Enric. " + DECISION in director.text
    assert len(re.findall(r"<strong>[+−]\d\*</strong>", director.work)) == 2
    director.go(f"#/event/{director.stream}/standings/player/{director.player('Enric')}")
    assert DECISION in director.text


def test_the_log_and_the_page_for_everybody_say_it_too():
    director = decided()
    director.go(f"#/event/{director.stream}/file")
    assert f"table 1: 390–420. {DECISION}" in director.text
    director.do("file.publish")
    page = " ".join(re.sub(r"<[^>]*>", " ", director.last["save"]["text"]).split())
    assert page.count("Àrbitre Joan Bonet: guanya Aina, perquè " + HELPED_IN_CATALAN + ".") >= 4


def test_a_past_round_is_corrected_by_an_arbiter():
    director = DirectorWindow().opens(arbiters="Joan Bonet\nRosa Riu")
    director.whole_round()
    director.go(f"#/event/{director.stream}/round/1")
    director.do("tournament.open_form", data={"board": "1"})
    assert 'value="Rosa Riu"' in director.work and "the points were added up wrongly" in director.text
    fields = {"outcome": "played", "first": "300", "second": "400", "why": "the points were added up wrongly"}
    assert not director.do("tournament.report", fields, data={"board": "1"})["ok"]
    assert director.do("tournament.report", {**fields, "arbiter": "Rosa Riu"}, data={"board": "1"})["ok"]
    said = "Arbiter Rosa Riu: the result is 300–400, because the points were added up wrongly."
    assert said in director.text
    director.go(f"#/event/{director.stream}/file")
    assert f"was corrected: 300–400. {said}" in director.text


def test_the_arbiters_are_changed_in_the_menu():
    director = in_round_one()
    director.do("tournament.panel", data={"name": "arbiters"})
    assert "Joan Bonet\nRosa Riu</textarea>" in director.work
    assert director.do("tournament.change_arbiters", {"arbiters": "Rosa Riu\nPau Font"})["ok"]
    assert director.state.arbiters == ("Rosa Riu", "Pau Font")
    assert not director.do("tournament.change_arbiters", {"arbiters": "\n".join("abcdefghijklm")})["ok"]
    assert director.state.arbiters == ("Rosa Riu", "Pau Font")
    director.go(f"#/event/{director.stream}/file")
    assert "Arbiters: Rosa Riu, Pau Font" in director.text


def test_a_slip_that_is_printed_again_has_the_decision():
    director = decided()
    director.go(f"#/event/{director.stream}/papers")
    director.do("tournament_papers.print", data={"sheet": "slips"})
    assert "Àrbitre Joan Bonet: guanya Aina" in director.regions["print"]


def opened_form(director):
    director.do("tournament.open_form", data={"board": "1"})
    return director.held["tournament"]["form"]


def saved(director, **fields):
    director.do("tournament.report", {**opened_form(director), **fields}, data={"board": "1"})
    return director.state.rounds[0].sheets[1]


def test_a_decided_table_that_is_opened_and_saved_stays_as_it_was():
    director = decided()
    before, written = director.state.rounds[0].sheets[1], len(director.entries)
    assert opened_form(director)["winner"] == "0"
    assert 'value="Joan Bonet" checked' in director.work
    assert saved(director) == before and len(director.entries) == written
    assert saved(director, winner="").decision is None


def test_a_slip_of_a_decided_table_leads_to_its_form():
    director = decided(ruleset="mallorca")
    slip = {"table": "1", "first": "390", "second": "421"}
    for again in ({}, {"again": "yes"}):
        assert not director.do("tournament.sheet", slip, data=again)["ok"]
        assert "decided on table 1: Aina – Enric, 1 – 0, with the score 390 – 420." in director.text
    assert director.do("tournament.sheet", {**slip, "second": "420"})["ok"]
    assert director.state.rounds[0].sheets[1].decision.why == "the opponent was helped"


def test_a_round_that_is_over_asks_for_a_reason_of_its_own():
    director = decided()
    director.hands_in()
    director.do("tournament.close_round")
    director.go(f"#/event/{director.stream}/round/1")
    form = opened_form(director)
    assert (form["why"], form["winner"], form["arbiter"]) == ("", "0", "Joan Bonet")
    written = len(director.entries)
    assert saved(director).decision.why == "the opponent was helped" and len(director.entries) == written
    assert saved(director, winner="").decision.wins and len(director.entries) == written
    assert saved(director, winner="", why="it was not so").decision.why == "it was not so"


def test_a_ready_reason_is_read_in_the_language_of_whoever_reads_it():
    director = writes(in_round_one("Joan Bonet"))
    director.language = "ca"
    director.do("tournament.give_reason", data={"reason": "helped"})
    form = director.held["tournament"]["form"]
    assert form["why"] != "the opponent was helped"
    assert director.do("tournament.report", form, data={"board": "1"})["ok"], director.text
    sheet = director.state.rounds[0].sheets[1]
    assert sheet.decision.why == "the opponent was helped"
    assert form["why"] in director.text and opened_form(director)["why"] == form["why"]
    assert saved(director) == sheet


def test_a_director_who_plays_at_the_table_is_not_proposed():
    plays = writes(in_round_one("", director="aina"))
    assert 'name="arbiter" value=""' in plays.work


def test_what_is_too_long_or_too_much_is_said_where_it_was_typed():
    director = writes(in_round_one("\n".join(f"Z{n}" for n in range(12))))
    answer = reports(director, arbiter="Pau", why="x")
    assert not answer["ok"] and "arbiter-problem" in director.work and "arbiters-problem" not in director.work
    assert not reports(director, arbiter="Z1", why="w" * 201)["ok"]
    assert "The reason is longer than 200 characters." in director.text
    assert reports(director, arbiter="Z1", why="w" * 200)["ok"]


def test_decisions_are_printed_once_after_the_cross_table_and_none_is_cut():
    many = "\n".join(f"P{n:02};{1500 - n}" for n in range(40))
    director = DirectorWindow().opens(many, arbiters="Joan", ruleset="mallorca")
    director.draws()
    director.publishes()
    for board in range(1, 21):
        director.do("tournament.report", {**AGAINST, "why": "w" * 150}, data={"board": str(board)})
    director.do("tournament.close_round")
    director.go(f"#/event/{director.stream}/papers")
    director.do("tournament_papers.print", data={"sheet": "cross"})
    sheets = director.regions["print"].split("<article")[1:]
    lines = [sheet.count("<tr>") for sheet in sheets]
    notes = [sheet.count("w" * 150) for sheet in sheets]
    assert sum(notes) == 20 and sum(lines) - sum(count > 0 for count in lines) == 40
    assert not any(count and noted for count, noted in zip(lines, notes, strict=True))
    assert max(notes) < 20
