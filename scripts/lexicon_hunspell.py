"""A hunspell dictionary written out: every form that its rules make, with the rule that made it.

Enough of the format for the two dictionaries we use: suffixes, prefixes, both at once, suffixes on
suffixes, conditions, and words that are forbidden. Rules whose forms are not wanted are left out before
anything is written out: the Catalan pronouns alone would make sixteen million.
"""

import re
from collections import defaultdict
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rule:
    flag: str
    strip: str
    add: str
    condition: re.Pattern
    further: tuple[str, ...]
    suffix: bool

    def form(self, stem):
        """The form that this rule makes of the stem, or None where it does not apply."""
        if not self.condition.search(stem):
            return None
        if self.suffix:
            return stem[: len(stem) - len(self.strip)] + self.add if stem.endswith(self.strip) else None
        return self.add + stem[len(self.strip) :] if stem.startswith(self.strip) else None


@dataclass
class Dictionary:
    entries: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    rules: dict[str, list[Rule]] = field(default_factory=lambda: defaultdict(list))
    long_flags: bool = False

    def flags(self, text):
        return tuple(re.findall("..", text)) if self.long_flags else tuple(text)


def read(affixes, words, wanted=lambda rule: True):
    """The dictionary of the texts of an .aff and a .dic, with those rules that are `wanted`."""
    dictionary = Dictionary(long_flags="\nFLAG long" in affixes)
    for line in affixes.splitlines():
        parts = line.split()
        if len(parts) < 5 or parts[0] not in ("SFX", "PFX"):
            continue  # a rule's head, which has four parts, or something else
        rule = read_rule(dictionary, *parts[:5])
        if wanted(rule):
            dictionary.rules[rule.flag].append(rule)
    for line in words.splitlines()[1:]:
        stem, _, flags = line.split("\t")[0].split(" ")[0].partition("/")
        dictionary.entries.append((stem, dictionary.flags(flags)))
    return dictionary


def read_rule(dictionary, kind, flag, strip, added, condition):
    add, _, further = added.partition("/")
    suffix = kind == "SFX"
    return Rule(
        flag=flag,
        strip="" if strip == "0" else strip,
        add="" if add == "0" else add,
        condition=re.compile(f"(?:{condition})$" if suffix else f"^(?:{condition})"),
        further=dictionary.flags(further),
        suffix=suffix,
    )


def forms(dictionary, stem, flags):
    """(form, the suffix rule that made it or None, whether a prefix stands before it) of one entry."""
    made = [(stem, None)]
    prefixes = [rule for flag in flags for rule in dictionary.rules[flag] if not rule.suffix]
    for flag in flags:
        for rule in dictionary.rules[flag]:
            if rule.suffix and (form := rule.form(stem)):
                made.append((form, rule))
                made += suffixed_again(dictionary, form, rule)
    for form, rule in made:
        yield form, rule, False
        for prefix in prefixes:
            if prefixed := prefix.form(form):
                yield prefixed, rule, True


def suffixed_again(dictionary, form, first):
    for flag in first.further:
        for rule in dictionary.rules[flag]:
            if rule.suffix and (longer := rule.form(form)):
                yield longer, rule
