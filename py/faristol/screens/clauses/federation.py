"""The federation text of the Catalan classic game (FED)."""

from faristol.screens.clauses.clause import Clause
from faristol.texts import N_

FEDERATION = N_("Federation rules")

CLAUSES = {
    "FED-1": Clause(
        FEDERATION,
        N_("section 1"),
        N_(
            "With the program Swiss Perfect and its colours option, the first-named of the pair "
            "starts; or tiles are drawn: the one nearest to A starts, a blank coming before A; equal "
            "tiles are drawn again."
        ),
    ),
    "FED-2": Clause(
        FEDERATION,
        N_("section 1"),
        N_(
            "Lots can be drawn for the chair or the direction of the board, only for one of the two, "
            "decided beforehand. The board faces both players the same way, and does not move in "
            "play."
        ),
    ),
    "FED-3": Clause(FEDERATION, N_("section 1"), N_("Each player plays with the seven tiles drawn.")),
    "FED-6": Clause(
        FEDERATION,
        N_("section 2"),
        N_(
            "The first play covers H8; every later play uses a letter on the board. All tiles of a "
            "play are in one line, and words have two letters or more."
        ),
    ),
    "FED-6b": Clause(
        FEDERATION,
        N_("section 2"),
        N_(
            "A placed tile must be played: the play is completed with it, or taken back and the turn "
            "lost. The row or column of the first tile is binding."
        ),
    ),
    "FED-8": Clause(
        FEDERATION,
        N_("section 3"),
        N_(
            "Instead of a play, tiles may be exchanged at any time, at most as many as are left in the "
            "bag. New ones are drawn before the old ones go back."
        ),
    ),
    "FED-9": Clause(
        FEDERATION,
        N_("section 3"),
        N_(
            "Extra tiles go back unseen. If they are on the rack already, the opponent takes two more, "
            "may look, puts the extra number back and returns two."
        ),
    ),
    "FED-10": Clause(
        FEDERATION,
        N_("section 3"),
        N_("A player may pass at any time, without a play or an exchange."),
    ),
    "FED-11": Clause(
        FEDERATION,
        N_("section 4, A"),
        N_(
            "The game ends when a player has no tiles and the bag is empty. The other player’s tiles "
            "are added to the score of the player who went out and subtracted from the other’s."
        ),
    ),
    "FED-12": Clause(
        FEDERATION,
        N_("section 4, B"),
        N_(
            "The game ends when both players lose three turns in a row, by passing or by plays that "
            "were removed. An exchange is not a lost turn. Not at 0–0."
        ),
    ),
    "FED-13": Clause(
        FEDERATION,
        N_("section 4, B"),
        N_(
            "The game ends after twelve turns in a row of passes, incorrect words or exchanges, six "
            "of each player. Not at 0–0."
        ),
    ),
    "FED-15": Clause(
        FEDERATION,
        N_("section 4, B"),
        N_("Each player subtracts the tiles left on the rack."),
    ),
    "FED-16": Clause(
        FEDERATION,
        N_("sections 4, C and 7"),
        N_(
            "When the time of the round is over, the current turn is completed and one more, two "
            "minutes a play at most; the tiles left are not counted."
        ),
    ),
    "FED-17": Clause(
        FEDERATION,
        N_("sections 4, D and 7"),
        N_(
            "A player who exceeds the time by more than ten minutes loses: the score at that moment, "
            "less 110 points; 300–0 if still ahead. The tiles left are not counted."
        ),
    ),
    "FED-18": Clause(
        FEDERATION,
        N_("section 4, E"),
        N_(
            "A player who abandons loses: the score at that moment, less 110 points; 300–0 if still "
            "ahead. The tiles left are not counted."
        ),
    ),
    "FED-19": Clause(
        FEDERATION,
        N_("section 4, F"),
        N_("If both abandon, both lose: 0–0."),
    ),
    "FED-21": Clause(
        FEDERATION,
        N_("section 5"),
        N_("The word, its points and the running total are noted; a blank in parentheses or circled."),
    ),
    "FED-22": Clause(
        FEDERATION,
        N_("section 6"),
        N_(
            "A challenge stops the clock and covers board and racks. It names all, some or one of the "
            "words; the verdict is only whether the play is valid."
        ),
    ),
    "FED-23": Clause(
        FEDERATION,
        N_("section 6"),
        N_("The challenger may challenge once more, with an argument; the second decision is final."),
    ),
    "FED-24": Clause(
        FEDERATION,
        N_("section 6"),
        N_("A play with an invalid word is removed; the turn is lost, without points."),
    ),
    "FED-25": Clause(
        FEDERATION,
        N_("section 6"),
        N_(
            "A challenge is too late once tiles are being replaced or, with an empty bag, once the "
            "clock is pressed."
        ),
    ),
    "FED-27": Clause(
        FEDERATION,
        N_("section 7"),
        N_(
            "The clock stops only for a challenge, a disagreement on the points, the arbiter, the end of "
            "the game, or force majeure."
        ),
    ),
    "FED-28": Clause(
        FEDERATION,
        N_("section 7"),
        N_(
            "Each player has thirty or twenty-five minutes. Beyond that, ten points are lost for "
            "each minute or part of a minute."
        ),
    ),
    "FED-29": Clause(
        FEDERATION,
        N_("section 8"),
        N_("If one player is more than fifteen minutes late, the player who is there wins the game."),
    ),
    "FED-30": Clause(
        FEDERATION,
        N_("section 8"),
        N_(
            "If both are absent, the clock of the first-named player runs. A: if that one comes "
            "within fifteen minutes, the other has fifteen minutes too. B: if only the second comes, "
            "the second wins. In these cases the result is 300–0. C: if nobody comes, both lose, 0–0."
        ),
    ),
    "FED-31": Clause(
        FEDERATION,
        N_("section 8"),
        N_(
            "The points of a round (“ronda”) cannot be corrected once it has passed. Only the running totals "
            "of the two players may be, at any moment of the game."
        ),
    ),
    "FED-34": Clause(
        FEDERATION,
        N_("section 4"),
        N_(
            "The game is over when both players have signed the sheets. What a sheet lacks is written"
            " on the time of its owner, if the other asks for it. Whoever makes the last play stops "
            "the clock."
        ),
    ),
}
