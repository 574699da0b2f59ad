"""Practice for one: exercises, the duplicate for one with the game of the day, analysis, one's own figures.

In an exercise a letter answers while the focus is among the answers: `data-press` inside `data-keys`.
Figures are counted in `practice/figures.py` from the `summary` of each event, and drawn by parts/chart.html.
"""
