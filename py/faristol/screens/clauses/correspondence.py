"""The Romanian correspondence game (COR)."""

from faristol.screens.clauses.clause import Clause
from faristol.texts import N_

CORRESPONDENCE = N_("Correspondence rules")

CLAUSES = {
    "COR-2": Clause(
        CORRESPONDENCE,
        N_("introduction"),
        N_(
            "The arbiter puts the hundred letters into one string for the whole series and says who is "
            "RED and who is BLUE. Both can see everything."
        ),
    ),
    "COR-3": Clause(
        CORRESPONDENCE,
        N_("introduction"),
        N_(
            "In the first turn the sheet counts at most 10 points for RED and 20 for BLUE, in the second 30 "
            "and 40. The play may score more."
        ),
    ),
    "COR-4": Clause(
        CORRESPONDENCE,
        N_("course of the game"),
        N_(
            "RED takes the first seven letters of the string, BLUE the next seven. Each fills up to seven "
            "with the letters that come next."
        ),
    ),
    "COR-5": Clause(
        CORRESPONDENCE,
        N_("the competition sheet"),
        N_(
            "The sheet has all that the game began with, including RED’s former coefficient and "
            "place, so that the game can be built up again from it at any time."
        ),
    ),
    "COR-7": Clause(
        CORRESPONDENCE,
        N_("course of the game"),
        N_("The game ends as a free game does."),
    ),
    "COR-8": Clause(
        CORRESPONDENCE,
        N_("technical faults"),
        N_(
            "A play that is not connected, does not cover H8 at the start or uses letters not in hand "
            "is sent back for another."
        ),
    ),
    "COR-9": Clause(
        CORRESPONDENCE,
        N_("technical faults"),
        N_(
            "Where two notes of a play differ, the one that is evidently right counts; if it is not clear "
            "which, the sheet is sent back."
        ),
    ),
    "COR-10": Clause(
        CORRESPONDENCE,
        N_("technical faults"),
        N_(
            "A play with a main or adjacent word that is not in the word stock scores zero. A player "
            "who gets zero, or says PAS, keeps the letters."
        ),
    ),
    "COR-11": Clause(
        CORRESPONDENCE,
        N_("technical faults"),
        N_(
            "Wrong sums can be corrected at any time during the game or immediately after it, and "
            "later by the arbiter."
        ),
    ),
    "COR-12": Clause(
        CORRESPONDENCE,
        N_("challenges"),
        N_(
            "After a challenge the game goes on in both variants, the play right and the play wrong, until "
            "the arbiter answers."
        ),
    ),
    "COR-13": Clause(
        CORRESPONDENCE,
        N_("challenges"),
        N_("An unfounded challenge costs 10 points for each challenged word that proves right."),
    ),
    "COR-14": Clause(
        CORRESPONDENCE,
        N_("time for thought"),
        N_(
            "The time for thought runs from the day after the letter arrived to the day on which the answer "
            "is sent."
        ),
    ),
    "COR-15": Clause(
        CORRESPONDENCE,
        N_("time for thought"),
        N_("Each player has fifty days of thought for the whole game, however many turns it has."),
    ),
    "COR-16": Clause(
        CORRESPONDENCE,
        N_("time for thought"),
        N_(
            "Twenty days of leave in one piece, if noted at the start or a month ahead; or ten days "
            "at any time, if no such leave is noted or before it begins. The right to leave ends a "
            "month before the closing date."
        ),
    ),
    "COR-17": Clause(
        CORRESPONDENCE,
        N_("time for thought"),
        N_(
            "A player who needs more than ten days to think, within the days left, tells the "
            "partner. Without an answer fifteen days after sending, the play is sent again; after "
            "fifteen more, the arbiter is told. Without a first play fifteen days after the sheets "
            "came, BLUE writes to RED, and after fifteen more to the arbiter."
        ),
    ),
    "COR-18": Clause(
        CORRESPONDENCE,
        N_("time for thought"),
        N_(
            "A player who does not collect a letter is charged ten days of thought; the sender sends "
            "it again at once, or those days are charged too."
        ),
    ),
    "COR-19": Clause(
        CORRESPONDENCE,
        N_("time for thought"),
        N_(
            "A player who exceeds the time loses only if the partner claims it. The game goes on until "
            "the arbiter answers, or until the closing date. The partner has to be told, and answers "
            "the arbiter within five days of receiving the notice."
        ),
    ),
    "COR-20": Clause(
        CORRESPONDENCE,
        N_("results"),
        N_(
            "The winner has 1 + P / (P + p), the loser p / (P + p), rounded to four places; equal "
            "points are 1 and 1. More than 1.6667 is not accepted; the loser’s stays as it was "
            "calculated."
        ),
    ),
    "COR-21": Clause(
        CORRESPONDENCE,
        N_("special situations"),
        N_(
            "When a player gives up, the coefficients follow from the score at that moment: the "
            "winner gets at least 1.53 if behind, and at most 1.53 plus 0.01 for each complete turn."
        ),
    ),
    "COR-22": Clause(
        CORRESPONDENCE,
        N_("special situations"),
        N_(
            "A player who never begins, or never answers the first play, has the coefficient zero; so "
            "do both players if nobody has reported the game at the end."
        ),
    ),
    "COR-23": Clause(
        CORRESPONDENCE,
        N_("special situations"),
        N_(
            "A draw may be agreed at any moment and any score. A game not finished in time is 1 and "
            "1 if neither player has contested the other’s time and at least one of them reports the "
            "score."
        ),
    ),
    "COR-24": Clause(
        CORRESPONDENCE,
        N_("final provisions"),
        N_(
            "For misconduct the arbiter takes 0.1 to 1 off the coefficient of a game, declares the "
            "game lost, or excludes the player."
        ),
    ),
    "COR-25": Clause(
        CORRESPONDENCE,
        N_("postcards"),
        N_(
            "Each message holds the dates, the days of thought, the confirmation of the partner’s "
            "play, the turn, the letters laid, the play, its points and the total, the letters left "
            "and those taken next, and the signature."
        ),
    ),
    "COR-26": Clause(
        CORRESPONDENCE,
        N_("results"),
        N_("The sum of the coefficients decides the standings."),
    ),
    "COR-28": Clause(
        CORRESPONDENCE,
        N_("reporting to the arbiter"),
        N_(
            "Within five days of the closing date the players tell the arbiter the scores and coefficients "
            "of all their games."
        ),
    ),
    "COR-29": Clause(
        CORRESPONDENCE,
        N_("the arbiter’s rulings"),
        N_("What the principal arbiter rules is final."),
    ),
}
