"""The Catalan classic duplicate (DUP)."""

from faristol.screens.clauses.clause import Clause
from faristol.texts import N_

DUPLICATE = N_("Duplicate rules")

CLAUSES = {
    "DUP-1": Clause(
        DUPLICATE,
        "1.1",
        N_(
            "Two or more players; until the tiles run out, or for a number of rounds set beforehand. "
            "Only complete games are official."
        ),
    ),
    "DUP-5": Clause(
        DUPLICATE,
        "1.3",
        N_("After the master play the judge fills the rack up to seven tiles, or as many as there are."),
    ),
    "DUP-6": Clause(
        DUPLICATE,
        "1.3",
        N_(
            "A valid rack has at least one vowel and one consonant; a blank may count as either. If no valid "
            "rack can be had, the game ends."
        ),
    ),
    "DUP-7": Clause(
        DUPLICATE,
        "1.4",
        N_(
            "The judge calls the tiles alphabetically or as drawn, those kept from the last round "
            "first; then the whole rack again, faster; then “Time!”."
        ),
    ),
    "DUP-10": Clause(
        DUPLICATE,
        "1.5",
        N_(
            "Three minutes a round. The judge may call “1 minute!” and must call “30 seconds!”; at the "
            "end, “Time!”."
        ),
    ),
    "DUP-11": Clause(
        DUPLICATE,
        "1.5",
        N_(
            "After “Time!” nothing more may be written. A slip that is not held up, or not handed in as the "
            "judge said, scores zero."
        ),
    ),
    "DUP-12": Clause(
        DUPLICATE,
        "1.1",
        N_("The judge chooses the master play, announces it and shows it on the board."),
    ),
    "DUP-13": Clause(
        DUPLICATE,
        "1.7",
        N_(
            "A play is null and scores zero if its coordinates are missing, wrong or illegible, if its "
            "main word is not valid or illegible, if the letter of a blank is not circled in the round "
            "in which it is placed, or if it is handed in late."
        ),
    ),
    "DUP-14": Clause(
        DUPLICATE,
        "1.7",
        N_(
            "Public remarks that may alter the game, or misconduct: the first time a warning; the second, "
            "the play scores zero; the third, the player is expelled."
        ),
    ),
    "DUP-15": Clause(DUPLICATE, "1.8", N_("Nobody may join once the first round has begun.")),
    "DUP-16": Clause(
        DUPLICATE,
        "1.6",
        N_(
            "The game ends when all the vowels or all the consonants have been used, when no valid "
            "play is possible with the tiles left, or when the judge decides so with the players’ "
            "agreement."
        ),
    ),
    "DUP-17": Clause(
        DUPLICATE,
        "1.8",
        N_("A play that the judge has announced is not replaced later, even if a better one is found."),
    ),
    "DUP-18": Clause(
        DUPLICATE,
        "1.8",
        N_(
            "An incorrect play that the judge has announced stays on the board. The players are told "
            "at once; those who played it score zero."
        ),
    ),
    "DUP-19": Clause(
        DUPLICATE,
        "1.8",
        N_(
            "If no player has a valid play in a round, the judge may propose any valid play to go on or, if "
            "need be, a new rack, and tells the players."
        ),
    ),
    "DUP-20": Clause(
        DUPLICATE,
        "1.9",
        N_(
            "Players are ranked by total. Of those with the same total, the one with the best single "
            "play is ahead, then the next best, and so on."
        ),
    ),
    "DUP-21": Clause(
        DUPLICATE,
        "1.10",
        N_(
            "With ten players or more at the start, a player who alone found the best play of the "
            "room in a round has a bonus: half as many points as there were players, and 25 if there "
            "were more than fifty. Players are told before the start."
        ),
    ),
    "DUP-22": Clause(
        DUPLICATE,
        "1.11",
        N_(
            "Results are published during the event, by round and by player, so that everybody can "
            "check them. There is a set time for claims; after that, results are final."
        ),
    ),
}
