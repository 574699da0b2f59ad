"""What people see: a folder for each thing that a club does, and in it a folder for each screen.

activities  one line for each kind of event: what its folder offers to home, the file screen and the room
register    every screen, by name and by address
scene       what a screen is given, and what an intent may answer
rendering   templates → the regions of the page
refusals    every expected "no", as a sentence
parts       the components, each with a stylesheet of the same name, and what several activities show alike
board       tiles under the hands
calling     a rack that is read aloud
sealed      the promise of a draw and the room's words
public      the board for the room
publication the page for everybody
clauses     the clauses that screens cite, with the document's own article and its meaning
lost_racks  racks on which much was lost, offered to be tried again
icons       a few Lucide icons
"""
