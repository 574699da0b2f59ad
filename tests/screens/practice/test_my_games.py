"""Several games looked at one after another: from the device and from files, to the words to be learnt."""

import json
import re
from dataclasses import replace

import pytest

from drivers.log import NOON
from drivers.match import Match
from drivers.match_window import MatchWindow
from drivers.page_read import element, rows_of
from drivers.positions import whole
from faristol.core.gcg import write_gcg
from faristol.core.letters import plain, word_text
from faristol.core.tiles import BLANK
from faristol.games.classic import of_file
from faristol.games.classic.analysing import boards
from faristol.games.classic.recording import as_gcg
from faristol.practice.annotating import Annotation
from faristol.practice.season import LeftOut, LookedAt, Season, key_of, looked_at, players, profile
from faristol.rulesets import ruleset_data
from faristol.screens.practice.my_games.season import MOST_GAMES, record
from screens.states.classic_sheet import at_the_tablet

NAME = "Neus Bonet"


@pytest.fixture(scope="module")
def game():
    return at_the_tablet(NAME).state


@pytest.fixture(scope="module")
def costs(game):
    annotation = Annotation(whole("ca"), game)
    while not annotation.done:
        annotation.go_on()
    return annotation.costs


def part_by_hand(game, number):
    turn, board = game.turns[number - 1], boards(game)[number - 1]
    unseen = len(game.tile_set.all) - sum(code != 0 for code in board.squares) - len(turn.rack)
    if unseen <= 14:
        return "end"
    return "blank" if BLANK in turn.rack else "opening" if number <= 4 else "rest"


@pytest.mark.parametrize("player", [1, 2])
def test_a_profile_is_what_the_turns_cost_added_up_by_hand(game, costs, player):
    mine = profile([looked_at(game, costs, whole("ca").lexicon)], game.names[player - 1])
    numbers = [number for number in costs if game.turns[number - 1].player == player]
    for losses in mine.parts:
        here = [costs[number].worth for number in numbers if part_by_hand(game, number) == losses.part]
        assert (losses.turns, losses.lost) == (len(here), sum(here))
    assert mine.whole.turns == len(numbers) and mine.games == 1
    assert [each.lost for each in mine.missed] == sorted((each.lost for each in mine.missed), reverse=True)
    assert sum(each.lost for each in mine.missed) <= mine.whole.lost


def test_two_games_count_as_both_and_who_played_most_comes_first(game, costs):
    one = looked_at(game, costs, whole("ca").lexicon)
    other = looked_at(at_the_tablet("Joan").state, costs, whole("ca").lexicon)
    both = profile([one, other], "Pau")
    assert players([one, other])[0] == "Pau" and both.games == 2
    assert both.whole.lost == 2 * profile([one], "Pau").whole.lost


def until_done(season):
    while not season.done:
        season.go_on()
    return season


def test_a_season_rests_after_each_game_and_can_be_stopped_within_one(game):
    season = Season(whole("ca"))
    season.add([lambda: game, lambda: None, lambda: game], [])
    season.go_on()
    season.go_on()
    season.stopped = True
    season.go_on()
    assert season.done and season.finished is None and season.waiting
    season.stopped = False
    assert until_done(season).take().names == game.names
    assert until_done(season).take() is None and not season.waiting
    assert season.left_out == LeftOut(unreadable=1, known=1)


def test_a_season_reads_what_was_brought_one_at_a_time(game):
    season, read = Season(whole("ca")), []
    season.add([lambda n=n: read.append(n) for n in range(3)], [])
    season.go_on()
    assert read == [0] and len(season.waiting) == 2
    season.go_on()
    assert read == [0, 1]


def test_a_game_that_was_looked_at_before_is_not_looked_at_again(game):
    season = Season(whole("ca"))
    season.add([lambda: game], [key_of(game)])
    assert until_done(season).finished is None and season.left_out == LeftOut(known=1)


def test_a_game_that_player_two_began_is_the_same_in_its_own_file():
    match = Match("mallorca", "tablet", players=(NAME, "Pau"), name=NAME).begin(2).clock()
    match.play(match.row(4)).play(match.row(7)).passes(6)
    assert match.state.first == 2
    read = of_file.read(as_file(match), ruleset_data("mallorca"), NOON, publication="ca").event
    assert read.names == match.state.names[::-1]
    assert key_of(read) == key_of(match.state)


def test_a_word_that_only_one_source_has_was_not_missed(game, costs):
    lexicon = whole("ca").lexicon
    found = looked_at(game, costs, lexicon)
    (number, cost), best = next(
        (each, word)
        for each in costs.items()
        if each[1].worth and each[1].best.play
        for word in [plain(each[1].best.play.word)]
        if lexicon.is_confirmed(word)
    )
    assert word_text(game.tile_set, best) in {turn.missed for turn in found.turns}
    alone = replace(lexicon, confirmed={**lexicon.confirmed, len(best): 0})
    turns = looked_at(game, costs, alone).turns
    assert word_text(game.tile_set, best) not in {turn.missed for turn in turns}
    assert [turn.worth for turn in turns] == [turn.worth for turn in found.turns]


# --- on the screen


def at_my_games():
    window = MatchWindow(at_the_tablet(NAME))
    window.go("#/my-games")
    return window


def looks_at_all(window):
    for _ in range(5_000):
        if not window.last.get("again"):
            return window
        window.do(window.last.get("then", "look"))
    raise AssertionError


def as_file(match):
    return write_gcg(match.state.tile_set, as_gcg(match.state)).encode()


def losses(window):
    return rows_of(element(window.regions["work"], "losses"))


def test_the_games_of_the_device_are_looked_at_and_what_was_missed_is_studied_with_one_tap():
    window = at_my_games()
    assert window.do("my_games.of_device")["ok"]
    looks_at_all(window)
    assert "1 game was looked at." in window.regions["work"]
    shown = losses(window)
    assert shown[-1][0] == "In all" and int(shown[-1][1]) == sum(int(row[1]) for row in shown[:-1])
    window.do("my_games.player", data={"name": NAME})
    told = re.search(r'data-do="my_games.study" data-name="([^"]*)"', window.page)
    assert told and told[1] == NAME
    window.do("my_games.study", data={"name": NAME})
    assert window.last["url"] == "#/exercises"


def test_files_are_looked_at_and_what_is_left_out_is_said():
    gcg, window = as_file(at_the_tablet(NAME)), at_my_games()
    window.do("my_games.of_files", file=gcg)
    looks_at_all(window)
    assert "1 game was looked at." in window.regions["work"]
    window.do("my_games.of_files", file=gcg)
    looks_at_all(window)
    assert "1 was looked at before." in window.regions["work"]
    window.do("my_games.of_files", file=b"rubbish")
    looks_at_all(window)
    assert "1 could not be read as a game in this language." in window.regions["work"]
    assert "looked at before" not in window.regions["work"]


def test_thirty_files_at_once_are_taken_in_one_answer_and_read_after_it():
    games = [as_file(at_the_tablet(name)) for name in ("Joan", "Aina")]
    files, window = [games[0]] * 14 + [b"rubbish"] + games[1:] * 15, at_my_games()
    window.looks = False
    window.do("my_games.of_files", file=b"".join(files), sizes=[*map(len, files)])
    assert "30 games left" in window.page
    looks_at_all(window)
    shown = window.regions["work"]
    assert "2 games were looked at." in shown and "27 were looked at before." in shown
    assert "1 could not be read as a game in this language." in shown


def test_stopped_it_waits_and_what_is_kept_is_forgotten_on_wish():
    window = at_my_games()
    window.looks = False
    window.do("my_games.of_device")
    window.do("my_games.of_files", file=as_file(at_the_tablet("Joan")))
    assert window.last["again"] and 'id="stop"' in window.page
    window.do("my_games.stop")
    looks_at_all(window)
    assert 'id="go-on"' in window.page and "2 games were looked at." not in window.page
    assert 'data-do="my_games.go_on" data-again="yes"' in window.page
    window.do("my_games.go_on", data={"again": "yes"})
    looks_at_all(window)
    assert "2 games were looked at." in window.page
    window.do("my_games.forget")
    assert 'id="losses"' not in window.page


def test_what_follows_by_itself_does_not_undo_stop():
    window = at_my_games()
    window.looks = False
    window.do("my_games.of_device")
    window.do("my_games.of_files", file=as_file(at_the_tablet("Joan")))
    for _ in range(5_000):
        if window.last.get("then"):
            break
        window.do("look")
    then = window.last["then"]
    window.do("my_games.stop")
    window.do(then)
    assert 'id="go-on"' in window.page and not window.last.get("again")


def test_two_of_the_same_name_are_not_looked_at():
    window = at_my_games()
    gcg = as_file(at_the_tablet("Joan")).replace(b"Joan Joan", b"Joan Pau")
    assert gcg.count(b" Pau\n") == 2
    window.do("my_games.of_files", file=gcg)
    looks_at_all(window)
    assert (
        "1 is not between two players with different names, or has no rack noted." in window.regions["work"]
    )


def test_the_newest_games_of_each_language_are_kept():
    one = LookedAt("a", "ca", ("N", "P"), ())
    every = [replace(one, key=f"ca{n}") for n in range(250)] + [replace(one, key="ro0", language="ro")]
    kept = [game["key"] for game in json.loads(record(every))]
    assert len(kept) == MOST_GAMES + 1 and {"ca0", "ro0"} <= {*kept} and "ca200" not in kept
