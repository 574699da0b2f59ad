"""The classic game: two players, a rack each, turn after turn (MAL, FED, ROM); by ROM up to four.

Entries of the log; but for the third and the fourth of ROM, a player is 1 or 2
    ClassicOpened    everything the game depends on: ruleset, tiles, players, lexicon, minutes, the secret
    RoundBegan       the signal was given, and these players were not at the table
    PlayerArrived    one of them has come
    StartDrawn       a tile for each, to see who starts; equal tiles are drawn again
    StarterNamed     or the pairing says who does
    RacksDrawn       seven tiles each; of a real bag only how many
    ClockStarted     the clock of a player runs; `after_crash` says how the unseen time is counted
    ClockStopped     for one of the document's reasons
    PlayMade         tiles are on the board, and the points are counted
    PlayPassedOn     the clock was pressed with the play, which the next player may still challenge
    Challenged       the clock stops; the words that decide are named
    ChallengeJudged  one verdict for all of them; a play that is not valid comes off, and the turn is lost
    PlayCameOff      a play that was not valid, and that nobody noted
    TilesReplaced    the play is noted and the rack is full again
    ClockPressed     the turn is complete
    PlayAccepted     a play could still be challenged when the other gave up: it counts
    Passed           a turn without a play
    Exchanged        tiles for others, in place of a play
    TurnForfeited    a turn lost: tiles were put down and taken back, or the time of a last turn is over
    SenyorsShown     seven vowels or seven consonants were changed, without losing the turn
    Overdrawn        too many tiles out of a real bag, and how they went back
    ClockSet         the arbiter sets the clock of a player right, and says why
    ClocksAfterUndo  what the clocks show after an undo: no time used is given away
    TilesCounted     tiles are missing or too many: the arbiter has counted, and says why
    RoundTimeCalled  so many turns are left, this one included
    Abandoned        a player gives the game up
    GameEnded        how, and by which clause
    Settled          racks and time are counted: adjustments, scores, the result and who won
    PointsCorrected  the arbiter corrects a turn, and says why
    Penalised        the arbiter takes points away, and says why
    ArbiterDecided   the arbiter gives the result, and says why
    Signed           a player agrees with the sheet
    TurnNoted        a person wrote a note on a turn
    Exported         the log left the device with the secret in it
"""
