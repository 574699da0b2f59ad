"""Exercises for one: questions about words that come back until they are known.

cards      a question with its right answers, and of which kinds there are
book       an exercise book as its log tells it
memory     how long an answer will be remembered
repeating  when a question comes back: the longer it has been known, the later
likely     words by chance, and strings that only look like words
study_lists  lists of words that somebody wants to learn
making     a new question of each kind, by the book's own lot
asking     which question comes next
answering  what a person answers, as facts of the log
"""
