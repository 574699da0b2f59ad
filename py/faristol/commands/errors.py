"""What a line can have wrong. Each names the key, and nothing was answered.

Rejected
├── NoRequest       the line is no JSON object
├── UnknownRequest  `do` names nothing that is known
├── MissingKey, UnknownKey
├── WrongKind       a key is text where a number is wanted, and so on
├── WrongValue      a key says what cannot be
├── WrongChoice     a key is none of the few that are known
├── NotInThisMode   a key that means nothing for this way of pairing
├── PairedTwice     somebody sits at two tables of a round
├── TooManyTiles    more than the set has, or than a rack holds
├── RackImpossible, TilesNotKept, MasterRefused   of a round, which they name
└── NoLexicon       there is no list of words for the language
"""

from faristol.errors import Rejected


class NoRequest(Rejected):
    code = "request.not-json"


class UnknownRequest(Rejected):
    code = "request.unknown"


class MissingKey(Rejected):
    code = "request.missing-key"


class UnknownKey(Rejected):
    code = "request.unknown-key"


class WrongKind(Rejected):
    code = "request.wrong-kind"


class WrongValue(Rejected):
    code = "request.wrong-value"


class WrongChoice(Rejected):
    code = "request.wrong-choice"


class NotInThisMode(Rejected):
    code = "request.not-in-this-mode"


class PairedTwice(Rejected):
    code = "request.paired-twice"


class TooManyTiles(Rejected):
    code = "request.too-many-tiles"


class RackImpossible(Rejected):
    """These tiles lie on the board, or in no bag at all."""

    code = "request.rack-impossible"


class TilesNotKept(Rejected):
    code = "request.tiles-not-kept"


class MasterRefused(Rejected):
    code = "request.master-refused"


class NoLexicon(Rejected):
    code = "request.no-lexicon"
