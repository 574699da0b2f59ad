"""The refusals of a request. Each names the key at fault."""

from faristol.errors import refusal
from faristol.texts import N_

NoRequest = refusal(
    "request.not-json", N_("This line is not a JSON object."), N_("Write one request a line, in UTF-8.")
)
UnknownRequest = refusal(
    "request.unknown", N_("There is no request %(value)s in “%(key)s”."), N_("Known are: %(known)s.")
)
MissingKey = refusal("request.missing-key", N_("The key “%(key)s” is missing."), N_("This request needs it."))
UnknownKey = refusal(
    "request.unknown-key",
    N_("The key “%(key)s” is not known here."),
    N_("Leave it out, or check how it is written."),
)
WrongKind = refusal(
    "request.wrong-kind",
    N_("The key “%(key)s” is of another kind."),
    N_("It should look like this: %(example)s"),
)
WrongValue = refusal(
    "request.wrong-value",
    N_("The key “%(key)s” cannot be %(value)s."),
    N_("It should look like this: %(example)s"),
)
WrongChoice = refusal(
    "request.wrong-choice", N_("The key “%(key)s” cannot be %(value)s."), N_("Known are: %(known)s.")
)
NotInThisMode = refusal(
    "request.not-in-this-mode",
    N_("The key “%(key)s” means nothing where the mode is %(mode)s."),
    N_("Leave it out, or choose another mode."),
)
PairedTwice = refusal(
    "request.paired-twice",
    N_("The key “%(key)s” names %(player)s, who is already in another pair of that round."),
    N_("Everybody plays once a round, or rests."),
)
TooManyTiles = refusal(
    "request.too-many-tiles",
    N_("The key “%(key)s” has more tiles than there can be: %(tiles)s."),
    N_("A rack has seven at most, and no tile is there more often than in the set."),
)
RackImpossible = refusal(
    "request.rack-impossible",
    N_("Round %(round)s: these tiles cannot be on the rack any more: %(tiles)s."),
    N_("A rack is made of what the master play before left, and of what is still in the bag."),
)
TilesNotKept = refusal(
    "request.tiles-not-kept",
    N_("Round %(round)s: the master play before left %(tiles)s, which must be on the rack."),
    N_("After a round given up for a new rack no tile stays."),
)
MasterRefused = refusal(
    "request.master-refused",
    N_("Round %(round)s: the master play does not stand. %(why)s"),
    N_("If it was announced all the same, say so with “master_wrong”."),
)
NoLexicon = refusal(
    "request.no-lexicon",
    N_("There is no list of words for “%(language)s”."),
    N_("Name one when you start: --words LANGUAGE=FILE"),
)
