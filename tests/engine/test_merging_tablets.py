"""Two tablets that went on with one tournament: what the director sees and does when the file comes back."""

import re

from drivers.director_window import DirectorWindow
from drivers.event_files import brought
from drivers.tablets_on_screen import back, file_of, two_tablets
from faristol.tournaments import choosing


def written(director):
    return {board: sheet.written for board, sheet in back(director).event().rounds[-1].sheets.items()}


def chooses(director, act, number=1):
    """Take or keep the difference that stands there."""
    seen = choosing.name_of(director.event().differences.waiting[number - 1])
    data = {"number": str(number), "seen": seen}
    return director.do(f"tournament_differences.{act}", data=data)["ok"]


def decides(director, board, right):
    answer = {"right": right, "why": "as on the sheet"}
    return director.do("tournament.decide", answer, data={"board": str(board)})["ok"]


def test_the_results_of_the_second_tablet_are_merged_and_what_differs_is_asked_one_by_one():
    first, second = two_tablets()
    first.writes(1, 400, 300), first.writes(2, 410, 300)
    second.writes(2, 300, 410), second.writes(3, 420, 300), second.writes(1, 400, 301)
    brought(first, file_of(second))
    assert "Both tablets went on with it. 1 table has a result only in the file." in first.text
    assert "2 have different ones: you are asked one by one which is right." in first.text
    assert first.do("home.merge")["ok"]
    assert "1 change was added." in first.text
    assert written(first) == {1: (400, 300), 2: (410, 300), 3: (420, 300)}
    assert "Two results for table 1" in first.text and "400 – 301" in first.work
    assert decides(first, 1, "here")
    assert "Two results for table 2" in first.text
    assert decides(first, 2, "there")
    assert "Two results" not in first.text
    assert written(first) == {1: (400, 300), 2: (300, 410), 3: (420, 300)}
    first.go(f"#/event/{first.stream}/file")
    assert "Round 1, table 3: 420–300, from the other tablet" in first.text
    assert "Round 1, table 1: the result here stays. as on the sheet" in first.text


def test_a_choice_says_which_and_why():
    first, second = two_tablets()
    first.writes(1, 400, 300), second.writes(1, 300, 400)
    brought(first, file_of(second))
    first.do("home.merge")
    for fields in ({"why": "so"}, {"right": "there", "why": " "}):
        assert not first.do("tournament.decide", fields, data={"board": "1"})["ok"]
    assert written(first) == {1: (400, 300)}


def test_the_same_results_are_nothing_new():
    first, second = two_tablets()
    first.writes(1, 400, 300), second.writes(1, 400, 300)
    brought(first, file_of(second))
    assert "home.merge" not in first.page and not first.last["ok"]


def test_what_else_the_second_tablet_did_comes_too_and_is_listed():
    first, second = two_tablets()
    first.writes(1, 400, 300), second.writes(2, 400, 300)
    second.about("absent", "Aina", round="2")
    second.go(f"#/event/{second.stream}/players")
    second.enters("Zoe;1700")
    brought(first, file_of(second))
    assert "2 other changes are taken from the file." in first.text
    assert first.do("home.merge")["ok"]
    assert "3 changes were added." in first.text
    first.go(f"#/event/{first.stream}/differences")
    assert "Zoe entered on the other tablet, for round 2" in first.text
    assert "From the other tablet: Aina in round 2: absent" in first.text
    assert "Round 1, table 2: 400–300, from the other tablet" in first.text
    assert "What differs" not in first.text
    back(first).do("event.undo")
    assert "Zoe" not in str(first.event().players) and written(first) == {1: (400, 300)}


def test_a_round_that_came_whole_is_shown_and_printed_like_any_other():
    first, second = two_tablets()
    second.hands_in().do("tournament.close_round")
    second.draws()
    second.publishes()
    first.writes(1, 399, 300)
    brought(first, file_of(second))
    assert first.do("home.merge")["ok"]
    back(first)
    assert "Round 2 of 3" in first.text
    for page in ("round/2", "papers", "standings", "what-if/2", "file"):
        assert first.go(f"#/event/{first.stream}/{page}")["ok"]
        assert "Sorry" not in first.text and first.regions["work"]
    first.go(f"#/event/{first.stream}/what-if/2")
    assert "None: the round would be the same." in first.text


def changes_club(director, name, club):
    player = next(id for id, each in director.event().players.items() if each.name == name)
    director.go(f"#/event/{director.stream}/players")
    director.do("tournament_players.edit", data={"player": player})
    fields = {"player": name, "rating": "1500", "games": "", "club": club, "category": "", "division": ""}
    assert director.do("tournament_players.change", fields, data={"player": player})["ok"], director.work


def differing_clubs():
    first, second = two_tablets()
    changes_club(first, "Aina", "Palma"), changes_club(second, "Aina", "Inca")
    brought(first, file_of(second))
    assert "1 thing is different there: you choose" in first.text
    assert first.do("home.merge")["ok"]
    assert "Now look at what differs, and choose." in first.text
    back(first)
    assert "1 thing is different on the other tablet." in first.work
    first.go(f"#/event/{first.stream}/players")
    assert "1 thing is different on the other tablet." in first.work
    first.go(f"#/event/{first.stream}/differences")
    return first, second


def club_of(director, name):
    return next(each.club for each in director.event().players.values() if each.name == name)


def test_what_both_have_changed_is_listed_with_both_versions_and_taken_or_kept():
    first, second = differing_clubs()
    assert "Club of Aina On this tablet: Palma On the other tablet: Inca" in first.text
    assert club_of(first, "Aina") == "Palma"
    assert chooses(first, "take")
    assert club_of(first, "Aina") == "Inca" and "What differs" not in first.text
    first.do("event.undo")
    assert chooses(first, "keep")
    assert club_of(first, "Aina") == "Palma" and "What differs" not in first.text
    brought(first, file_of(second))
    assert "home.merge" not in first.page
    first.go(f"#/event/{first.stream}/file")
    assert "What is here stays; the other tablet had: Club of Aina: Inca" in first.text


def test_a_choice_that_is_not_there_changes_nothing():
    first, _ = differing_clubs()
    before = first.log_of(first.stream)
    for act in ("take", "keep"):
        for number in ("0", "2", "x"):
            data = {"number": number, "seen": "gone"}
            assert not first.do(f"tournament_differences.{act}", data=data)["ok"]
    assert first.log_of(first.stream) == before


def test_two_of_one_name_are_asked_about_before_anything_is_merged():
    for answer, players in (("one", 9), ("two", 10)):
        first, second = two_tablets()
        for director in (first, second):
            director.go(f"#/event/{director.stream}/players")
            director.enters("Zoe;1700")
        before = first.log_of(first.stream)
        brought(first, file_of(second))
        assert "“Zoe” was entered on both tablets" in first.text and "home.merge" not in first.page
        assert not first.do("home.merge") or first.log_of(first.stream) == before
        brought(first, file_of(second))
        first.do("home.who_is_who", data={"answer": answer})
        assert "Both tablets went on with it." in first.text
        assert first.do("home.merge")["ok"]
        assert len(back(first).event().players) == players


def test_two_rounds_that_were_played_are_told_and_read():
    first, second = two_tablets()
    for director in (first, second):
        director.hands_in().do("tournament.close_round")
    second.about("absent", "Aina", round="2")
    second.about("absent", "Biel", round="2")
    for director in (first, second):
        back(director).draws()
        director.publishes()
        director.hands_in()
    brought(first, file_of(second))
    assert first.do("home.merge")["ok"]
    first.go(f"#/event/{first.stream}/differences")
    assert "Two different rounds 2 were played, and only one can count" in first.text
    assert [each.about for each in first.event().differences.waiting] == ["absent", "absent", "two-rounds"]
    assert chooses(first, "keep", 2) and chooses(first, "keep", 1)
    assert "tournament_differences.take" not in first.work
    assert chooses(first, "keep")
    assert "Two different rounds" not in first.work


def test_a_tablet_that_only_made_backups_goes_on_from_the_other_ones_file():
    """The director saves a file, plays on with it elsewhere, and brings it home."""
    first, second = two_tablets()
    second.hands_in()
    second.do("tournament.close_round")
    second.do("event.undo")
    second.do("tournament.close_round")
    brought(first, file_of(second))
    assert "The file goes on from what is here" in first.text
    assert first.do("home.bring_more")["ok"]
    assert written(first) == written(second)
    assert first.event().stage == "between"
    assert first.draws()["ok"]


def two_results(**theirs):
    """The first tablet has closed the round; the other has another result of table 1."""
    first, second = two_tablets()
    second.do("tournament.open_form", data={"board": "1"})
    score = {"outcome": "played", "first": "390", "second": "420"}
    assert second.do("tournament.report", {**score, **theirs}, data={"board": "1"})["ok"]
    first.hands_in().do("tournament.close_round")
    brought(first, file_of(second))
    assert first.do("home.merge")["ok"]
    first.go(f"#/event/{first.stream}/round/1")
    return first


def test_a_choice_of_a_decided_result_asks_no_arbiter_and_says_both_reasons():
    first = two_results(winner="0", why="the opponent was helped")
    assert 'name="arbiter"' not in first.work and "decides-two" not in first.work
    assert 'id="why-two" name="why" value=""' in first.work
    assert first.do("tournament.decide", {"right": "there", "why": "Their paper"}, data={"board": "1"})["ok"]
    first.do("tournament.choose", data={"board": "1"})
    assert "Corrected: Their paper" in first.text and "because the opponent was helped." in first.text
    first.go(f"#/event/{first.stream}/file")
    assert "because the opponent was helped. Why it was chosen: Their paper" in first.text


def test_both_forms_of_a_table_have_names_of_their_own():
    first = two_results()
    first.do("tournament.change_arbiters", {"arbiters": "Aina\nPau\nRosa"})
    first.do("tournament.open_form", data={"board": "1"})
    names = re.findall(r'\bid="([^"]+)"', first.work)
    assert "why-two" in names and "report-form" in names
    assert sorted(names) == sorted(set(names))


def test_a_second_tap_decides_nothing_else():
    first, second = two_tablets()
    for club, names in ((first, ("Anna", "Bep")), (second, ("Anita", "Bernat"))):
        for player, name in zip(("Aina", "Biel"), names, strict=True):
            renames(club, player, name)
    brought(first, file_of(second))
    assert first.do("home.merge")["ok"]
    first.go(f"#/event/{first.stream}/differences")
    one, other = first.event().differences.waiting
    data = {"number": "1", "seen": choosing.name_of(one)}
    assert first.do("tournament_differences.take", data=data)["ok"]
    assert not first.do("tournament_differences.take", data=data)["ok"]
    assert "This difference is no longer waiting for a choice" in first.text
    assert first.event().differences.waiting == (other,)


def renames(director, player, name):
    director.go(f"#/event/{director.stream}/players")
    id = director.player(player)
    director.do("tournament_players.edit", data={"player": id})
    rating = str(int(director.event().players[id].rating))
    fields = {"player": name, "rating": rating, "games": "", "club": "", "category": "", "division": ""}
    assert director.do("tournament_players.change", fields, data={"player": id})["ok"]


def test_a_result_taken_back_there_is_counted_as_one():
    first, second = two_tablets()
    first.writes(1, 400, 300)
    third = DirectorWindow()
    third.stream = first.stream
    brought(third, file_of(first))
    back(third).do("event.undo")
    back(first).writes(2, 300, 200)
    brought(first, file_of(third))
    assert "1 result was taken back in the file." in first.text
    assert "only in the file" not in first.text and "other change" not in first.text
    assert first.do("home.merge")["ok"]
    assert "1 change was added." in first.text and 1 not in written(first)
