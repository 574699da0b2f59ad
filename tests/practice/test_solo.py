"""The duplicate for one: a proposal a round, hints at a price, the same game for all who have its code."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.club import words
from drivers.log import NOON
from faristol.core.play import read_play, write_play
from faristol.errors import Rejected
from faristol.games.best_plays import best_of
from faristol.games.log import NothingToUndo, undo
from faristol.kinds import fold_log
from faristol.practice.solo import playing
from faristol.practice.solo.code import RULESETS, SIGNS, GameCode, UnreadableCode, list_mark, read_code
from faristol.practice.solo.facts import FACTS
from faristol.practice.solo.opening import HINTS, AnotherList, Choices, by_chance, of_the_day, open_solo
from faristol.practice.solo.playing import NotNow, begun
from faristol.rulesets import ruleset_data
from faristol.words.plays import find_plays
from faristol.words.slices import finish

SECONDS = 180
RULESET = {"ca": "duplicate", "ro": "romanian-duplicate"}


class Player:
    """Sits down alone; each act is a fact of the log, as on the screen."""

    def __init__(self, language="ca", rounds=3, seconds=SECONDS, lot=b"\1\2\3\4\5", code=None, penalty=None):
        self.words = words(language)
        about = self.words.lexicon.about
        code = code or by_chance(RULESET[language], rounds, seconds, about, lot)
        choices = Choices("Solo", "Aina", eased=False, penalty=penalty)
        (opening,) = open_solo(choices, code, ruleset_data(code.ruleset), about, "0")
        self.log = []
        self.at = NOON
        self.write(begun({**opening, "at": self.at}, self.has_play))

    def write(self, facts):
        act = len(self.log) + 1
        self.log += [{**fact, "at": self.at, "act": act, "key": ""} for fact in facts]

    @property
    def event(self):
        told = fold_log(self.log)
        assert told and told.broken is None
        return told.state

    def has_play(self, board, rack):
        return find_plays(self.words, board, rack).count > 0

    @property
    def best(self):
        event = self.event
        return finish(best_of(self.words, event.rules, event.board, event.round.rack))

    def propose(self, text):
        self.write(playing.propose(self.event, text, self.words.lexicon.contains, self.best))

    def propose_best(self, nth=0):
        self.propose(write_play(self.event.tile_set, self.best.plays[nth].play))

    def go_on(self):
        self.write(playing.next_rack(self.event, self.has_play))


def test_the_best_play_brings_all_its_points():
    player = Player()
    best = player.best
    player.propose_best()
    round_ = player.event.round
    assert player.event.stage == "master"
    assert (round_.points, round_.missed, round_.is_top) == (best.points, 0, True)
    assert player.event.percent == 100


def test_the_first_of_the_best_goes_to_the_board_whatever_was_proposed():
    player = Player()
    player.propose_best(2)
    master = player.event.round.master
    player.go_on()
    play = read_play(player.event.tile_set, master.play)
    assert player.event.board.on(play.squares) == play.word
    assert player.event.round.kept == master.kept


def test_a_word_that_is_not_in_the_list_brings_nothing_and_cites_the_clause():
    player = Player()
    rack = [tile for tile in player.event.round.rack if tile != "?"]
    play = "H8 " + "".join(f"[{tile}]" if len(tile) > 1 else tile for tile in rack)
    player.propose(play)
    proposal = player.event.round.proposal
    assert (proposal.points, proposal.valid, proposal.clause) == (0, False, "DUP-13")
    assert proposal.words


def test_what_does_not_fit_the_board_is_refused_and_the_round_goes_on():
    player = Player()
    with pytest.raises(Rejected):
        player.propose("A1 CASA")
    assert player.event.stage == "time"


def test_there_is_one_proposal_a_round():
    player = Player()
    player.propose_best(1)
    with pytest.raises(NotNow):
        player.propose_best()


@pytest.mark.parametrize("by", ["time", "player"])
def test_without_a_proposal_a_round_brings_nothing(by):
    player = Player()
    player.write(playing.nothing(player.event, by, player.best))
    event = player.event
    assert (event.points, event.round.proposal.by) == (0, by)
    assert event.percent == 0 and event.possible == event.round.master.points


def test_a_hint_costs_its_price_and_a_round_never_less_than_nothing():
    player = Player()
    for kind in HINTS:
        player.write(playing.buy_hint(player.event, kind, player.best))
    master = player.best
    player.propose_best()
    assert player.event.round.points == max(0, master.points - sum(HINTS.values()))
    assert player.event.round.is_top


def test_a_hint_is_bought_once_and_tells_the_truth():
    player = Player(language="ro")
    best = player.best.plays[0]
    told = {}
    for kind in HINTS:
        (fact,) = playing.buy_hint(player.event, kind, player.best)
        told[kind] = fact["told"]
        player.write([fact])
        with pytest.raises(NotNow):
            playing.buy_hint(player.event, kind, player.best)
    assert told["points"] == str(best.score)
    assert told["length"] == str(len(best.play.word))
    assert told["line"] == "H"
    play = write_play(player.event.tile_set, best.play)
    assert play.split()[1].upper().startswith(told["first"])


def test_the_rounds_that_were_planned_end_the_game():
    player = Player(rounds=2)
    for _ in range(2):
        player.propose_best()
        player.go_on()
    assert (player.event.stage, player.event.ended) == ("over", "rounds")
    with pytest.raises(NotNow):
        player.go_on()


@pytest.mark.parametrize("language", ["ca", "ro"])
def test_a_whole_game_ends_when_no_valid_rack_can_be_had(language):
    player = Player(language, rounds=0, seconds=0)
    while player.event.stage != "over":
        player.propose_best()
        player.go_on()
    event = player.event
    assert event.ended == "tiles" and len(event.played) > 12
    assert event.points == event.possible
    assert player.log[-1]["clause"] == {"ca": "DUP-16", "ro": "RDU-1"}[language]


def test_a_stopped_clock_keeps_what_was_left():
    player = Player()
    player.at += 60_000
    player.write(playing.stop(player.event))
    assert player.event.stage == "stopped"
    with pytest.raises(NotNow):
        player.propose_best()
    player.at += 3_600_000
    player.write(playing.take_up(player.event, player.event.clock.remaining))
    player.at += 30_000
    player.propose_best()
    assert player.event.round.spent == 90_000


def test_a_game_without_a_clock_is_never_stopped():
    player = Player(seconds=0)
    assert player.event.clock is None
    with pytest.raises(NotNow):
        playing.stop(player.event)


def test_who_ends_it_keeps_what_was_played():
    player = Player()
    player.propose_best()
    player.go_on()
    player.write(playing.end(player.event))
    assert player.event.stage == "over" and len(player.event.played) == 1


def test_the_same_code_gives_the_same_game_whoever_proposes_what():
    one = Player()
    other = Player(code=read_code(one.event.code.text.lower().replace("-", " ")))
    for _ in range(3):
        assert one.event.round.rack == other.event.round.rack
        assert one.event.board == other.event.board
        one.propose_best()
        other.write(playing.nothing(other.event, "player", other.best))
        one.go_on()
        other.go_on()
    assert one.event.code == other.event.code


def test_the_game_of_a_day_is_one_and_each_day_has_its_own():
    about = words("ca").lexicon.about
    days = {of_the_day(f"2026-11-{day:02}", "duplicate", about).text for day in range(1, 31)}
    assert len(days) == 30
    assert of_the_day("2026-11-20", "duplicate", about) == of_the_day("2026-11-20", "duplicate", about)


def test_a_code_of_a_game_with_other_words_is_refused():
    about = words("ca").lexicon.about
    code = by_chance("duplicate", 3, SECONDS, {"sha256": "f" * 64}, bytes(5))
    assert code.list_mark != list_mark(about["sha256"])
    with pytest.raises(AnotherList):
        open_solo(Choices("Solo", "", eased=False), code, ruleset_data("duplicate"), about, "0")


CODES = st.builds(
    GameCode,
    st.sampled_from(RULESETS),
    st.integers(0, 63),
    st.integers(0, 31).map(lambda halves: 30 * halves),
    st.binary(min_size=5, max_size=5),
    st.integers(0, 1023),
)


@given(CODES)
def test_a_code_is_read_as_it_was_written(code):
    assert read_code(code.text) == code
    assert [len(group) for group in code.text.split("-")] == [5, 5, 5]


def test_a_slip_of_the_pen_is_noticed():
    """Of all codes with one wrong sign hardly one in a thousand is a code."""
    signs = "".join(of_the_day("2026-11-20", "duplicate", words("ca").lexicon.about).text.split("-"))
    slips = [signs[:at] + sign + signs[at + 1 :] for at in range(15) for sign in SIGNS if sign != signs[at]]
    assert sum(_is_code(slip) for slip in slips) <= 3


def _is_code(text):
    try:
        read_code(text)
    except UnreadableCode:
        return False
    return True


@pytest.mark.parametrize("text", ["", "ABC", "00000-00000-0000U", "not a code at all", "1" * 15])
def test_what_is_no_code_is_refused(text):
    with pytest.raises(UnreadableCode):
        read_code(text)


def test_signs_that_look_alike_are_one():
    code = by_chance("duplicate", 5, SECONDS, words("ca").lexicon.about, b"\0\0\0\0\1")
    assert read_code(code.text.replace("0", "o").replace("1", "l")) == code


def test_what_was_seen_is_never_taken_back():
    player = Player()
    player.propose_best()
    player.go_on()
    with pytest.raises(NothingToUndo):
        undo(player.log, FACTS.final)
