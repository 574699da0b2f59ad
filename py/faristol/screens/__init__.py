"""What people see: a folder a screen, each with its template, its view (scene → context) and its intents.

scene       what a screen is given, and what an intent may answer
register    every screen, by name and by address
rendering   templates → the regions of the page
refusals    every expected "no", as a sentence
clauses     the clauses that screens cite, with the document's own article and its meaning
parts       the components, each with a stylesheet of the same name
icons       a few Lucide icons
"""
