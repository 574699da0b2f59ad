"""The duplicate: everybody has the same seven tiles, and looks for the play that scores most (DUP, RDU).

Entries of the log, besides those of its draw (games/draws.py)
    DuplicateOpened   everything the event depends on: ruleset, tiles, names, lexicon, who judges, the secret
    PlayerEntered     somebody sits down at a table
    PlayerChanged     another table, name or group
    PlayerRemoved     taken off the list before the first round
    Began             round one begins with so many players; nobody can join any more
    SlipRuled         what a player handed in for a round, what it scores, and why if nothing
    SlipSentBeside    what a player's own tablet sent while a slip of the judge's stands
    SlipCameLate      what a player's own tablet sent when the time was over
    TopFound          topping: the best play, at a moment of the round
    TopTried          topping: a play that is not the best; the player goes on looking
    SlipWithdrawn     the slip was not this player's
    SlipReadAgain     what the second judge read on the same slip
    WordsTaken        the judge accepted words that the lexicon refuses, for a round or for the event
    PlayerSanctioned  public remarks or misconduct, the first, second or third time
    SanctionLifted    it was wrong
    PlayerLeft        not seen from this round on
    PlayerReturned    one who had left is here again
    MasterChosen      the play that everybody lays on the board, and what it leaves on the rack
    MasterFoundWrong  an incorrect play was announced; those who had played it score nothing for it
    RoomMerged        the players and slips of another room where the same event was played
    ClaimsOpened      the results can be checked until then
    ResultsFinal      they cannot be changed any more
    ResultsReopened   the judge had a reason to open them again
"""
