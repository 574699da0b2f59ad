"""The I Campionat Ciutat de Mallorca (MAL)."""

from faristol.screens.clauses.clause import Clause
from faristol.texts import N_

MALLORCA = N_("Mallorca")

CLAUSES = {
    "MAL-2": Clause(
        MALLORCA,
        "art. 2",
        N_(
            "Each player draws a tile; the one nearest to A starts. The blank comes before A, C before Ç, "
            "L before L·L and N before NY."
        ),
    ),
    "MAL-3": Clause(
        MALLORCA,
        "art. 3",
        N_("Whoever starts keeps the score sheet; both are advised to note the points."),
    ),
    "MAL-4": Clause(
        MALLORCA,
        "art. 4",
        N_("The players may agree how the board is placed; otherwise it is at right angles to both."),
    ),
    "MAL-5": Clause(
        MALLORCA,
        "art. 5",
        N_("Nobody may use notes made before the game, or information in electronic devices."),
    ),
    "MAL-6": Clause(
        MALLORCA,
        "art. 6",
        N_(
            "The first play is made with the seven tiles drawn: at least two of them, one on the centre "
            "square."
        ),
    ),
    "MAL-8": Clause(
        MALLORCA,
        "art. 8",
        N_(
            "A play uses at least one tile on the board: it extends a word, crosses it or runs "
            "alongside. Every word it forms must be valid by itself, read from left to right or from "
            "top to bottom."
        ),
    ),
    "MAL-10": Clause(
        MALLORCA,
        "art. 10",
        N_(
            "A tile placed on the board must be played. A player who breaks this takes the tiles "
            "back and passes."
        ),
    ),
    "MAL-11": Clause(
        MALLORCA,
        "art. 11",
        N_(
            "If a player draws too many tiles, the opponent takes one at random, and may see it if the "
            "player had seen it."
        ),
    ),
    "MAL-17": Clause(
        MALLORCA,
        "art. 17",
        N_(
            "Any number of tiles may be exchanged, at the cost of the turn, while the bag holds seven or "
            "more. New ones are drawn before the old ones go back."
        ),
    ),
    "MAL-18": Clause(
        MALLORCA,
        "art. 17",
        N_(
            "“Senyors”: a rack of seven vowels or seven consonants, without a blank, is shown and all"
            " of it exchanged without losing the turn. If this happens again, the arbiter looks at "
            "what is left of the other kind."
        ),
    ),
    "MAL-19": Clause(
        MALLORCA,
        "art. 18",
        N_("A player may pass at any time, without exchanging tiles."),
    ),
    "MAL-21": Clause(
        MALLORCA,
        "art. 20",
        N_(
            "The game ends when a player plays the last tiles and the bag is empty. The other player "
            "subtracts the tiles left, and the player who went out adds the same."
        ),
    ),
    "MAL-22": Clause(
        MALLORCA,
        "art. 21",
        N_(
            "The game ends after six turns in a row without points, three of each player, by passing, "
            "incorrect plays or exchanges. Each subtracts the tiles left."
        ),
    ),
    "MAL-24": Clause(
        MALLORCA,
        "art. 23",
        N_(
            "A challenge stops the clock. If the words are valid the game goes on; if not, the play is "
            "removed and the turn is lost without points."
        ),
    ),
    "MAL-25": Clause(
        MALLORCA,
        "art. 24",
        N_(
            "Only the play just made can be challenged. Once it is noted and the tiles are replaced, "
            "it stands."
        ),
    ),
    "MAL-26": Clause(
        MALLORCA,
        "arts. 25, 26",
        N_("A game lasts sixty minutes at most: thirty for each player, by a chess clock."),
    ),
    "MAL-27": Clause(
        MALLORCA,
        "art. 27",
        N_(
            "A play is complete when it is placed and noted, the tiles are replaced and the clock is pressed."
        ),
    ),
    "MAL-28": Clause(
        MALLORCA,
        "art. 28",
        N_(
            "The clock stops only for a challenge, a disagreement on the points, extra tiles, or the arbiter."
        ),
    ),
    "MAL-30": Clause(
        MALLORCA,
        "art. 30",
        N_("A player over time loses ten points of the final score for each minute or part of a minute."),
    ),
    "MAL-31": Clause(
        MALLORCA,
        "art. 31",
        N_(
            "When the maximum time for a game is over, the current turn is completed and one more is "
            "played, with two minutes a play at most; the tiles left are not counted."
        ),
    ),
    "MAL-32": Clause(
        MALLORCA,
        "arts. 32, 33",
        N_("What these rules do not cover is decided by the arbiters, without appeal."),
    ),
    "MAL-34": Clause(
        MALLORCA,
        "art. 34",
        N_("The tournament has two arbiters. An arbiter affected by a decision is replaced for it."),
    ),
}
