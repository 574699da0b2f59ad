"""The Romanian game by letter: two players, and a hundred letters in a string that both can read (COR).

Entries of the log; player 1 is RED, 2 is BLUE; a letter is named by its place in the string, from 0
    CorrespondenceOpened  all that the game depends on: ruleset, tiles, the string, names, dates, lexicon
    TurnMade         a play, PAS, or a play with a word that is not in the stock; in a variant while a
                     challenge is open
    TurnSent         the turn is on its way: dates and days of thought
    SendingConfirmed the date of the post, as the partner read it
    LetterArrived         the day on which the partner's letter came; for this device alone, until it is sent
    ThoughtTold           the partner is told that more than ten days are needed, and until when
    TurnResent            no answer came, and the play went off once more
    SheetsArrived         the day on which the arbiter's sheets came to BLUE; for this device alone
    FirstPlayAsked        BLUE has written to RED that the first play has not come
    SumsCorrected         a sum that the partner had wrong, and what it is
    LeaveWritten     a leave of twenty days, or of ten
    DaysCharged      days of thought for a letter that was not fetched, or not sent again at once
    Challenged       the game goes on in two variants, until the arbiter answers
    ChallengeJudged  and one of them is dropped
    FaultAdmitted    the partner says that the play was wrong
    TurnsAnnulled    by the arbiter, from a technical fault on
    Punished         so many tenths off the coefficient of a player
    CoefficientsDecided  the arbiter sets them otherwise than the rules would
    TimeClaimed      the partner is said to be over the fifty days
    ClaimArrived     the day on which the notice of it came, from which the partner has five days to answer;
                     for this device alone
    TimeJudged       whether that was so
    DrawOffered      at any moment and any score
    GameEnded        how, by which clause, and who lost by it
    Exported         a backup was made

message, notices          what is sent to the partner
typed, reading, fitting   how it is read back
exact                     the short line by which two logs are compared
front, sheet, remarks     the sheet in words, from which a game is opened and rebuilt
"""
