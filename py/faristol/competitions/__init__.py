"""A competition by letter, as its arbiter holds it: who plays, the string, the games, what comes back (COR).

Entries of the log; a game is known by its number, a player by an id; side 1 is RED, 2 is BLUE
    CompetitionOpened   everything it depends on: rules, tiles, dates, the list in force, the promised secret
    PlayerEntered       with address, former coefficient and place
    PlayerChanged       name, address, coefficient or place put right
    PlayerRemoved       before the games go out
    RoomHeard           what others said: with it the string follows from the promised secret
    StringTyped         or the arbiter has put the letters into a string by hand
    GamesPaired         who is RED and who is BLUE in each game; the sheets can go out
    SheetsSent          the day on which they went
    GameReported        how a game ended, and with what score
    ReportCorrected     it was otherwise, and why
    Punished            so many tenths off the coefficient of a game (COR-24)
    GameLost            by the arbiter's decision (COR-24)
    PlayerExcluded      from the competition (COR-24)
    CompetitionEnded    what nobody reported counts for nobody; CompetitionReopened, and why
    Exported            a backup was made

worth    what the games are worth, and the ranking
sheets   what each player gets
"""
