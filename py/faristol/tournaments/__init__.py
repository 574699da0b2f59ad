"""Tournaments: who meets whom, what it counts, who leads, and the log of it all.

Entries of the log
    TournamentOpened    everything it depends on: rounds, how it is paired and counted, the rule document of
                        its games whole, the promised secret
    TermsChanged        it is paired otherwise from the next round on
    RoundPlanned        one round is paired otherwise than usual
    StartPlanned        when a round is to start
    NamesListed         lists by name are ordered by surname, or as they are written
    ArbitersNamed       who decides what the rules leave open
    RoundsChanged       so many rounds after all
    PlayerEntered       somebody plays, from a round on
    PlayerChanged       name, club or rating put right
    RatingCorrected     a mistyped rating put right after the player had been paired by it, and why
    PlayerRemoved       before the first round
    PlayerWithdrawn     not paired from a round on
    PlayerReturned      and here again
    PlayerAbsent        will miss one round
    PlayerPresent       will be there after all
    PlayerAway          will miss every round until further notice; PlayerBack
    EveningBegan        on a ladder: who is here tonight, and where the others are
    PairLocked          these two meet in the next round; PairUnlocked
    PairForbidden       these two never meet; PairAllowed
    ByeGiven            rests in the next round because the director says so; ByeTaken
    RoomHeard           what the room said: with it the lots follow from the promised secret
    RoundDrafted        the pairs of the next round with their reasons, as the program or a hand made them
    DraftDropped        they will be made anew
    RoundPublished      and now they stand
    PlacesChanged       two changed places in a published round, or who starts, and why
    TableAdded          two who had no table in it meet after all, and why
    ByeAdded            somebody who had no table in it has a bye, and why
    RoundCalledOff      a published round of which nothing was played, and why
    ResultEntered       what a table handed in, and what it counts
    ResultDiffers       its tablet sent another one later, which does not count
    ResultCorrected     it was otherwise; and why, if the round was over
    ResultBrought       what only another tablet's log had of a table
    ResultBeside        what that one has otherwise; the director says which counts
    ResultKept          the one here, and why; for the other see ResultCorrected
    CorrectionBrought   a result that both had, as only the other tablet has put it right
    TabletMerged        the file of another tablet of this tournament was merged; what it brought follows
    PlayerBrought       somebody whom only the other tablet had entered, by whatever id there
    PlayersSame         who was entered on both is one person
    DetailBrought       anything else that only the other tablet has changed, or that was taken from it
    DifferenceFound     what both have otherwise, or what cannot be had; DifferenceKept
    RoundClockStarted   the players hear how long the round lasts; RoundClockStopped
    RoundClosed         all results are in
    PrizesSet           what there is to win, and how money is split among players who are level
    FeeSet              what playing costs; FeeSettled, what one player pays otherwise
    FeePaid             a player paid, and to whom; FeeReturned, PaymentCancelled
    TeamsCounted        clubs are teams, of which so many players count; TeamsDropped
    TournamentEnded     the classification is final; TournamentReopened, and why
    Exported            a backup was made

A draft follows from what was known when it was made: whatever changes the field of players drops it. What
has been published is changed only table by table and with a reason; a correction marks the later rounds,
which were paired without it.

pairing     how a round comes about; `costs` says what makes one pair better than another
sections    by quarters or a factor: whom each is meant to meet
ladder      values by place, and what evenings bring; `evenings`, who is here
stakes      who can still win what, by `contention`: the best and the worst place of each
matching    the search for the best pairs; `cheapest` is the window before it
event       the log and its state
opening, directing, changing, reporting   what a director may do
deciding, decision              the arbiter's word on a table
timing                          when rounds start, and the clock of the one that is on
from_tablets                    what tables send themselves
merging, merging_rounds, merging_results, found  what two tablets did with one tournament becomes one
merging_divisions, people, reasons_brought  the same where divisions are apart; who is who; why it was done
last_meeting                    from where two logs went on apart, however often they have met
aspects, whole_rounds           all that two tablets can have otherwise, thing by thing
difference, choosing            what waits for the director, and the choice
what_if                         a round paired again in another way, beside the real one
prizes, awarding                what there is to win, and who wins it
fees, collecting                entry fees, which nobody is shown but the organiser
dividing                        divisions by rating
surnames                        by which word a name stands in a list
carrying_over                   players as the next tournament enters them
teams, counting_teams           clubs as teams, beside the standings of the players
own_tables      who keeps a table, whoever the opponent is
results, rules   what a score sheet counts, with `core/overtime.py`

Rounds that were worked out by hand are in tests/data/swiss.toml.
"""
