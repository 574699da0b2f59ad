"""A competition of eight, from the letters of its players to a table that is reckoned a second time."""

from fractions import Fraction
from random import Random

import pytest

from drivers.letter_arbiter import CLOSES, LATE, Arbiter
from drivers.letter_game import BLUE, RED, Device
from drivers.log import Log
from faristol.competitions import reporting, ruling
from faristol.competitions.errors import StillOpen
from faristol.competitions.sheets import opening_of
from faristol.games.correspondence import challenging, ending, post
from faristol.games.correspondence.dispute import open_dispute, read_letter, write_letter
from faristol.games.correspondence.errors import NoTimeClaim
from faristol.games.correspondence.notices import read_notice, write_notice
from faristol.games.correspondence.rulings import ruled, ruling_of

NAMES = ("Ana", "Barbu", "Carmen", "Dan", "Elena", "Florin", "Gina", "Horia")
EXCLUDED, ILL = "Horia", "Gina"
CHALLENGED, CLAIMED, BY_TELEPHONE = {"Ana", "Barbu"}, {"Carmen", "Dan"}, {"Elena", "Florin"}


class Played(Device):
    """A game of the competition, on the device of one of its players."""

    def __init__(self, arbiter, game):
        Log.__init__(self, [opening_of(arbiter.state, game, "0.1.0")])
        self.stock, self.names = set(), arbiter.state.names(game)

    def lays(self, square, above, count):
        """Play so many letters of the hand, behind the letter that lies on the square if there is one."""
        letters = ["e" if tile == "?" else tile for tile in self.state.hand(self.state.to_move)]
        self.turns(f"{square} {above}{''.join(letters[:count])}")
        return letters

    def plays(self):
        if set(self.names) == BY_TELEPHONE:
            self.write(post.agree_way(self.state, RED, "telephone"))
        first = self.lays("H8", "", 4)
        self.lays("8H", first[0], 3)
        if set(self.names) == CHALLENGED:
            word = self.state.course.turns[-1].words[0].split()[1]
            self.write(challenging.challenge(self.state, [word]))
            for variant in self.state.courses:
                self.pass_turn(variant)
            self.send()
        elif set(self.names) == CLAIMED:
            self.write(ending.claim_time(self.state, RED, CLOSES, sure=True))
        elif ILL in self.names:
            self.write(ending.abandon(self.state, 1 + self.names.index(ILL)))
        else:
            self.turns("PAS", "PAS", "PAS", "PAS")
        return self

    def letter(self, chance):
        return write_letter(self.state, self.entries, chance.choice((RED, BLUE)))


def decided(letter):
    """Return the arbiter's answer: the word is wrong, and the time was exceeded."""
    case = Log(open_dispute(letter, CLOSES))
    if case.state.challenge:
        case.write(challenging.judge(case.state, stands=False))
    else:
        case.write(ending.judge_time(case.state, case.state.claims[0], over=True))
    return write_notice(ruling_of(case.entries))


def by_score(more, fewer):
    """Return what a winner and a loser have, from the words of COR-20."""
    if fewer <= 0:
        won = Fraction("1.53") if more > 0 else Fraction("1.5")
    else:
        won = Fraction(int((1 + Fraction(more, more + fewer)) * 10_000 + Fraction(1, 2)), 10_000)
    return min(won, Fraction("1.6667")), 2 - won


def given_up(stays, leaves, turns):
    """Return what who stayed has, and who gave up or was over the time, from the words of COR-21."""
    if stays > leaves:
        won, other = by_score(stays, leaves)
        won = min(won, Fraction("1.53") + Fraction(turns, 100))
        return won, min(other, 2 - won)
    won = Fraction("1.5") if stays == leaves and (turns or stays) else Fraction("1.53")
    return won, 2 - won


def reckoned(game):
    """Return the coefficients of RED and BLUE by the score and the end of a letter's sheet."""
    red, blue, lost = *game.scores, game.ending.lost
    if lost:
        won, other = given_up(*((red, blue) if lost == BLUE else (blue, red)), game.complete)
        return (won, other) if lost == BLUE else (other, won)
    if red == blue:
        return Fraction(1), Fraction(1)
    won, other = by_score(max(red, blue), min(red, blue))
    return (won, other) if red > blue else (other, won)


def test_cor_26_eight_with_one_excluded_one_ill_a_challenge_a_claim_and_a_telephone_end_in_one_table():
    chance, arbiter = Random(8), Arbiter(NAMES).begins()
    played = [game for game in arbiter.state.games if EXCLUDED not in arbiter.state.names(game)]
    games = [Played(arbiter, game).plays() for game in played]
    arbiter.write(ruling.exclude(arbiter.state, f"p{1 + NAMES.index(EXCLUDED)}", "a jucat altcineva"))
    assert [len(games), len(arbiter.state.unreported)] == [21, 21]
    sums = dict.fromkeys(NAMES, Fraction(0))
    for name in NAMES[:-1]:
        sums[name] += Fraction("1.53")
    asked = 0
    while games:
        device = games.pop(chance.randrange(len(games)))
        letter = read_letter(device.letter(chance))
        game = reporting.which_game(arbiter.state, letter.game)
        assert game in arbiter.state.unreported
        if letter.game.asks_arbiter:
            asked += 1
            answer = read_notice(device.state, decided(letter))
            device.write(ruled(device.state, answer, device.entries))
            while not device.state.ending:
                device.turns("PAS")
            games.append(device)
            continue
        told = reporting.report_of(letter.game, letter.proposed)
        arbiter.write(reporting.report(arbiter.state, game, told, LATE, sure=True))
        for name, worth in zip(device.names, reckoned(letter.game), strict=True):
            sums[name] += worth
        if games:
            with pytest.raises(StillOpen):
                ruling.end(arbiter.state, CLOSES)
    assert asked == 2
    arbiter.ends(CLOSES)
    places = {name: 1 + sum(sums[other] > sums[name] for other in NAMES[:-1]) for name in NAMES[:-1]}
    table = {name: (place, Fraction(total)) for place, name, total in arbiter.table()}
    assert table == {name: (places.get(name), sums[name]) for name in NAMES}
    assert len({*sums.values()}) > 3


def test_cor_19_in_a_game_that_goes_on_by_telephone_nobody_claims_the_time():
    arbiter = Arbiter(("Elena", "Florin")).begins()
    device = Played(arbiter, arbiter.state.games[0])
    device.write(post.agree_way(device.state, RED, "telephone"))
    with pytest.raises(NoTimeClaim):
        ending.claim_time(device.state, RED, CLOSES, sure=True)
