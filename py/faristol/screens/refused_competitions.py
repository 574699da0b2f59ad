"""What is refused to the arbiter of a competition by letter, as sentences; the rest is in refusals.py."""

from faristol.texts import N_

COMPETITIONS: dict[str, tuple[str, str]] = {
    "day.unreadable": (
        N_("That is not a day of the calendar."),
        N_("Write day, month and year, or choose the day in the calendar."),
    ),
    "competition.not-now": (
        N_("The competition is no longer at that step."),
        N_("Nothing was changed; the screen now shows where it is."),
    ),
    "competition.name-missing": (
        N_("The competition has no name yet."),
        N_("Write one: it stands on every sheet."),
    ),
    "competition.player-name-missing": (
        N_("There is no name yet."),
        N_("Write the name as it is to stand on the sheet."),
    ),
    "competition.name-taken": (
        N_("%(name)s is on the list already."),
        N_("If it is another person, add something by which they can be told apart."),
    ),
    "competition.too-few-players": (
        N_("There is no game to be made yet."),
        N_("Enter at least two players."),
    ),
    "competition.string-missing": (
        N_("There is no string of letters yet."),
        N_("Mix it, or write the letters down as they come out of the bag."),
    ),
    "competition.string-unreadable": (
        N_("“%(sign)s” is not a letter of this game."),
        N_("Write the hundred letters one after another, and ? for a joker."),
    ),
    "competition.said-nothing": (
        N_("Nobody has said anything yet."),
        N_("Write down a word or a number that a player has sent."),
    ),
    "competition.pair-unknown": (
        N_("Line %(line)s, “%(written)s”, does not name two players of the list."),
        N_("Write the name of RED, a dash, and the name of BLUE."),
    ),
    "competition.nobody-twice": (
        N_("Two of these games are the same, or somebody would meet themselves."),
        N_("Each two may meet once in each colour."),
    ),
    "competition.other-game": (
        N_("“%(name)s” is not a game of this competition."),
        N_("Choose a file that a player has sent for one of these games."),
    ),
    "competition.other-string": (
        N_("“%(name)s” was played with another string."),
        N_("Ask the player whether it is the game of this competition."),
    ),
    "competition.not-over": (
        N_("“%(name)s” is not over yet."),
        N_("Wait for the end, or enter by hand what was agreed."),
    ),
    "competition.waits-for-the-arbiter": (
        N_("“%(name)s” waits for your answer to a challenge or to a claim of the time."),
        N_("Answer it, and report the game by hand; or read the file again once the answer is noted in it."),
    ),
    "competition.report-unreadable": (
        N_("That is not a number of points or turns."),
        N_("Write a whole number; points may be below nothing."),
    ),
    "competition.loser-missing": (
        N_("It is not said by whom."),
        N_("Choose the player."),
    ),
    "competition.reason-missing": (
        N_("There is no reason yet."),
        N_("Write it: it stays in the log for everybody."),
    ),
    "competition.no-such-penalty": (
        N_("A penalty is from %(least)s to %(most)s off a coefficient."),
        N_("Write it so, or let the game be lost."),
    ),
    "competition.still-open": (
        N_("Games not reported yet: %(missing)s."),
        N_("Players report until five days after the closing date; after that the competition can end."),
    ),
}
