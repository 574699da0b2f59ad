"""The refusals of a request. Each names the key at fault."""

from faristol.errors import refusal
from faristol.texts import N_

NoRequest = refusal(
    "request.not-json", N_("This line is not a JSON object."), N_("Write one request per line, in UTF-8.")
)
UnknownRequest = refusal(
    "request.unknown", N_("“%(key)s”: there is no request %(value)s."), N_("Known values: %(known)s.")
)
MissingKey = refusal("request.missing-key", N_("The key “%(key)s” is missing."), N_("This request needs it."))
UnknownKey = refusal(
    "request.unknown-key",
    N_("The key “%(key)s” is not known here."),
    N_("Leave it out, or check how it is written."),
)
WrongKind = refusal(
    "request.wrong-kind",
    N_("The key “%(key)s” has the wrong type."),
    N_("It should look like this: %(example)s"),
)
WrongValue = refusal(
    "request.wrong-value",
    N_("The key “%(key)s” cannot be %(value)s."),
    N_("It should look like this: %(example)s"),
)
WrongChoice = refusal(
    "request.wrong-choice", N_("The key “%(key)s” cannot be %(value)s."), N_("Known values: %(known)s.")
)
NotInThisMode = refusal(
    "request.not-in-this-mode",
    N_("The key “%(key)s” is not used in the mode %(mode)s."),
    N_("Leave it out, or choose another mode."),
)
PairedTwice = refusal(
    "request.paired-twice",
    N_("The key “%(key)s” names %(player)s, who is already in another pair of that round."),
    N_("In each round, everybody plays once or has a bye."),
)
TooManyTiles = refusal(
    "request.too-many-tiles",
    N_("The key “%(key)s” has more tiles than there can be: %(tiles)s."),
    N_("A rack has at most seven, and no more of a tile than the set has."),
)
RackImpossible = refusal(
    "request.rack-impossible",
    N_("Round %(round)s: these tiles can no longer be on the rack: %(tiles)s."),
    N_("A rack is what the last master play left, filled up from the bag."),
)
TilesNotKept = refusal(
    "request.tiles-not-kept",
    N_("Round %(round)s: the last master play left %(tiles)s, which must be on the rack."),
    N_("When a round is abandoned for a new rack, no tile is kept."),
)
MasterRefused = refusal(
    "request.master-refused",
    N_("Round %(round)s: the master play is not accepted. %(why)s"),
    N_("If it was announced anyway, say so with “master_wrong”."),
)
NoLexicon = refusal(
    "request.no-lexicon",
    N_("There is no word list for “%(language)s”."),
    N_("Name one when you start: --words LANGUAGE=FILE"),
)
