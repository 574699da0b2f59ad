"""What follows from the results of a tournament: standings, other orders, ratings, papers, files, a final."""

import json
import re

import pytest

from drivers.director_window import EIGHT, NAMES, DirectorWindow
from drivers.round_one import in_round_one
from faristol.storage.files import read_file


@pytest.fixture
def director():
    director = DirectorWindow().opens()
    director.whole_round()
    director.whole_round()
    return director


def goes(director, page):
    director.go(f"#/event/{director.stream}/{page}")
    return director


def order(director):
    return [row.player.name for row in director.event().standings()]


def test_the_standings_are_those_after_the_round_that_one_asks_for_and_say_what_decided_a_tie(director):
    goes(director, "standings")
    assert "After round 2" in director.text
    first = [name for name in NAMES if name in director.work]
    assert first == NAMES
    assert director.do("tournament_standings.after", data={"round": "1"})["ok"]
    assert "After round 1" in director.text
    assert director.do("tournament_standings.after", data={"round": "9"})["ok"]
    assert "After round 2" in director.text
    assert "a bold figure decided" in director.text and "Mallorca" in director.text
    first = director.event().standings()[0]
    assert first.decided == "differential"
    row = re.search(rf'id="row-{first.player.id}".*?</tr>', director.work, re.DOTALL)[0]
    assert f'<td class="figure total">+{first.record.differential}</td>' in row
    goes(director, f"standings/player/{first.player.id}")
    assert "Ahead on the differential: +" in director.text


def test_an_order_of_one_s_own_is_made_tap_by_tap_and_each_figure_says_how_it_came_about(director):
    goes(director, "standings")
    for order in ("points+differential", "points+differential+buchholz", "points+buchholz+differential"):
        assert f'data-order="{order}"' in director.work
        assert director.do("tournament_standings.look_by", data={"order": order})["ok"]
    assert "Your own order" in director.text
    assert director.do("tournament_standings.count_by")["ok"]
    assert director.event().terms.scoring == "points+buchholz+differential"
    first = director.event().standings()[0]
    goes(director, f"standings/player/{first.player.id}")
    assert "How the figures came about" in director.text
    opponents = {director.event().players[other].name for other, _ in first.record.faced}
    line = re.search(r'id="sum-buchholz">(.*?)</dd>', director.work)[1]
    assert len(opponents) == 2 and all(name in line for name in opponents)
    assert director.do("tournament_standings.look_by", data={"order": "points+luck"}).get("ok") is not True


def test_another_order_is_looked_at_before_it_counts(director):
    goes(director, "standings")
    assert director.do("tournament_standings.look_by", data={"order": "buchholz"})["ok"]
    assert "The tournament uses another order." in director.text
    assert director.types[-1] == "RoundClosed"
    assert director.do("tournament_standings.count_by")["ok"]
    assert director.types[-1] == "TermsChanged" and director.event().terms.scoring == "buchholz"
    assert "uses another order" not in director.text
    goes(director, "")
    assert director.draws()["ok"]
    director.do("event.undo")
    assert goes(director, "standings").do("event.undo")["ok"]
    assert director.event().terms.scoring == "points"


def test_every_page_of_the_standings_can_be_gone_to(director):
    player = director.player("Biel")
    for page, said in (
        ("standings/cross", "Cross-table"),
        ("standings/course", "Places after every round"),
        (f"standings/course/{player}", "data-chosen"),
        ("standings/ratings", "BARRUF after this tournament"),
        ("standings/nothing", "After round 2"),
    ):
        goes(director, page)
        assert said in director.page, page


# --- ratings


def test_who_enters_for_the_next_round_has_a_card_already(director):
    goes(director, "players")
    assert director.do("tournament_players.enter", {"player": "Zoe Vidal", "rating": "1200"})["ok"]
    late = director.entries[-1]["player"]
    goes(director, f"standings/player/{late}")
    assert re.search(r"from round 3 on\s*<", director.work)
    assert "Zoe Vidal plays from round 3 on." in director.regions["shelf"]
    assert "Place" not in director.regions["shelf"] + director.work
    assert "BARRUF" not in director.work


def test_the_reckoning_of_a_rating_can_be_done_again_with_a_pencil(director):
    """From what is on the screen alone: the rating, the step, the games won, the chances."""
    goes(director, f"standings/ratings/{director.player('Aina')}")
    sum_ = re.search(r'id="sum">\s*<strong>(.*?)</strong>', director.work, re.DOTALL)[1]
    before, step, won, expected, result = map(float, re.findall(r"[\d.]+", sum_))
    assert (before, step) == (1500, 30)
    assert result == pytest.approx(before + step * (won - expected), abs=0.005)
    chances = re.findall(r'<td class="figure">(0\.\d{4})</td>', director.work)
    assert sum(map(float, chances)) == pytest.approx(expected, abs=0.0002)


def test_a_rating_list_is_looked_through_and_then_taken_over():
    director = DirectorWindow().opens()
    goes(director, "standings/ratings")
    wrong = "nom;BARRUF;partides\nAina;many\n;900\nBiel;1200;x\nCesc"
    assert director.do("tournament_standings.look_through", {"list": wrong})["ok"]
    for line in (
        "Line 2: “many” is not a rating.",
        "Line 3: there is no name.",
        "Line 4: “x” is not a number of games.",
        "Line 5: there is no rating.",
    ):
        assert line in director.text
    assert not director.do("tournament_standings.take_list")["ok"]
    listed = "nom;BARRUF;partides\nPuig, Anna;1000;1\nàina;1611,5;52\nBiel;1490;0\nNingú;1;1"
    assert director.do("tournament_standings.read_list", file=listed.encode())["ok"]
    assert "1611.5" in director.text and "Not on the list, or not clear:" in director.text
    assert "PlayerChanged" not in director.types
    assert "Import these ratings" in director.regions["shelf"]
    other = listed.replace("1611,5", "1620")
    assert director.do("tournament_standings.take_list", {"list": other})["ok"]
    assert "PlayerChanged" not in director.types and "1620" in director.text
    assert director.do("tournament_standings.look_through", {"list": listed})["ok"]
    assert director.do("tournament_standings.take_list", {"list": listed})["ok"]
    assert director.types.count("PlayerChanged") == 1
    aina = director.event().players[director.player("Aina")]
    assert (aina.rating, aina.games) == (1611.5, 52)
    assert director.do("tournament_standings.look_through", {"list": "Aina;1611,5;52"})["ok"]
    assert not director.do("tournament_standings.take_list")["ok"]
    assert "No rating of this tournament would change." in director.text
    assert director.do("tournament_standings.look_through", {"list": "Aina;1700\nAina;1200"})["ok"]
    assert not director.do("tournament_standings.take_list")["ok"], "a name that fits two lines"
    assert director.do("tournament_standings.leave_list")["ok"]


def test_once_somebody_has_played_the_rating_of_the_start_stays(director):
    director.about("withdraw", "Hug")
    goes(director, "players")
    assert director.do("tournament_players.enter", {"player": "Late"})["ok"]
    goes(director, "standings/ratings")
    assert director.do("tournament_standings.look_through", {"list": "Aina;1700\nLate;1200"})["ok"]
    assert "too late" in director.text
    assert director.do("tournament_standings.take_list")["ok"]
    players = {player.name: player.rating for player in director.event().players.values()}
    assert (players["Aina"], players["Late"]) == (1500, 1200)


# --- a final


def finished():
    director = DirectorWindow().opens(rounds="2")
    director.whole_round()
    director.whole_round()
    assert director.do("tournament.ask_end")["ok"] and director.do("tournament.end")["ok"]
    return director


def test_the_first_two_play_a_final_from_nothing():
    director = finished()
    first = order(director)[:2]
    goes(director, "standings/final")
    assert all(name in director.text for name in first)
    made = {"name": "Final", "who": "2", "times": "3"}
    assert director.do("tournament_standings.make_final", made)["ok"]
    assert director.last["stream"] != director.stream
    final = director.event()
    assert (final.planned, [player.name for player in final.players.values()]) == (3, first)
    assert final.terms.mode == "round-robin"
    director.stream = director.last["stream"]
    for _ in range(3):
        director.whole_round()
    assert director.event().stage == "between"


def test_a_group_goes_on_with_its_points_and_wrong_forms_are_refused():
    director = finished()
    goes(director, "standings/final")
    for wrong in ({"who": "chosen"}, {"times": "0"}, {"name": ""}):
        form = {"name": "F", "who": "2", "times": "1", **wrong}
        assert not director.do("tournament_standings.make_final", form)["ok"]
    three = {f"in-{director.player(name)}": "on" for name in order(director)[:3]}
    before = {row.player.name: row.record.halves for row in director.event().standings()}
    written = {"name": "F", "who": "chosen", "times": "1", "carry": "on", **three}
    assert director.do("tournament_standings.write_final", written)["ok"]
    assert director.work.count(" checked") == 1 + 1 + 3 + 1
    assert director.do("tournament_standings.make_final", written)["ok"]
    final = director.event()
    assert len(final.players) == 3 and final.planned == 3
    for row in final.standings():
        assert row.record.halves == before[row.player.name]


# --- papers and files


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        ("pairings", "paper__box"),
        ("names", "data-names"),
        ("wall", "data-tight"),
        ("cross", "data-landscape"),
        ("cards", "data-card"),
    ],
)
def test_a_paper_lies_in_the_answer_to_its_tap_only(director, sheet, said):
    director.draws()
    director.publishes()
    goes(director, "papers")
    answer = director.wait(1).do("tournament_papers.print", data={"sheet": sheet})
    assert answer["print"] and said in director.regions["print"]
    director.wait(1).do("tournament_papers.choose", data={"round": "1"})
    assert director.regions["print"] == ""


@pytest.mark.parametrize("many", [4, 6, 8])
def test_slips_lie_so_that_a_pile_is_cut_at_once(many):
    players = "\n".join(f"Player {n:02}" for n in range(38))
    director = in_round_one(players)
    goes(director, "papers")
    director.wait(1).do("tournament_papers.print_slips", {"many": str(many)})
    pages = director.regions["print"].split('<div class="results-slips"')[1:]
    boards = [
        [int(n) for n in re.findall(r'results-slip__table[^">]*"><span>[^<]*</span> (\d+)', page)]
        for page in pages
    ]
    assert sorted(board for page in boards for board in page) == list(range(1, 20))
    assert max(map(len, boards)) <= many
    piles = [board for at in range(many) for page in boards for board in page[at : at + 1]]
    assert piles == sorted(piles)


def test_a_draft_is_on_no_paper(director):
    director.draws()
    goes(director, "papers")
    director.wait(1).do("tournament_papers.print", data={"sheet": "pairings"})
    assert "Ronda 2" in director.regions["print"] and "Ronda 3" not in director.regions["print"]


@pytest.mark.parametrize("what", ["standings", "games", "json", "association", "rows", "rnd", "stg", "trf"])
def test_every_file_leaves_by_its_button(director, what):
    goes(director, "file")
    assert f'data-what="{what}"' in director.work
    saved = director.do("file.save", data={"what": what})["save"]
    assert saved["name"].startswith("torneig-de-tardor") and saved["text"]
    if saved["type"] == "application/json":
        assert json.loads(saved["text"])


def test_the_published_page_comes_back_as_the_tournament_it_was(director):
    goes(director, "file")
    assert "PlayerEntered" not in director.text and "Round 2 was closed" in director.text
    html = director.do("file.publish")["save"]["text"].encode()
    assert read_file(html).published
    other = DirectorWindow()
    assert other.do("home.bring", file=html)["ok"]
    assert [row.player.name for row in other.event().standings()] == order(director)
    assert EIGHT.split(";")[0] in html.decode()


def test_prizes_are_added_won_and_removed():
    director = DirectorWindow().opens()
    director.whole_round()
    director.go(f"#/event/{director.stream}/standings/prizes")

    def adds(money, **fields):
        return director.do("tournament_standings.add_prize", {"kind": "place", **fields, "money": money})

    def won():
        table = director.work.split('id="won"')[1].split("</table>")[0]
        return table.split("<tbody")[1].count("<tr")

    assert adds("60 40")["focus"] == "money" and won() == 2
    assert 'value="60 40"' not in director.work
    assert not adds("sixty")["ok"] and "not an amount" in director.work.split('id="money-problem"')[1]
    assert adds("15", kind="group", group="")["ok"] is False
    assert adds("15", kind="game")["ok"] and won() == 3
    button = re.search(r'id="remove-1"[^>]*data-prize="([^"]*)"', director.work)
    assert director.do("tournament_standings.remove_prize", data={"at": "1", "prize": button[1]})["ok"]
    assert won() == 2
    assert director.do("event.undo")["ok"] and won() == 3
