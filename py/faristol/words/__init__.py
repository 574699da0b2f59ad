"""The words of a language: the lexicon, how it is kept and read, and what can be found in it.

plays, best       every legal play of a rack, and the best; over sets of words (`bitsets`, `slots`)
lexfile, shelf    a lexicon as it is shipped, and how the engine opens it in slices
importing         a club's file as a lexicon; `other_files` explains a wrong one, `rowfile` stores the list
definitions       what such a file says of its words
spelling          how a person writes a word
asking, listed    what is typed in word study, and its answers (`anagrams`, `patterns`, `containing`)

What was added to a lexicon by hand, and removed from it, is in lexicons/*/additions.txt and removals.txt.
"""
