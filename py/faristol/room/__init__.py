"""A room of tablets without a server: who is in it, and all that travels between its tablets.

The judge's tablet is the host: only it writes the log. Every other one is a guest, which has a seat. They
talk over a link of the browser, which comes up when each has read the other's code; or by codes alone.

code_text   bytes as the text of a QR code, and the reading of bytes that may be anything
signal      how two browsers find each other, in the few bytes of a code
fountain    a file as a sequence of codes, of which any that are enough give it back
messages    what guest and host say to each other over a link
seats       who is in the room, who sits where, what each may do and may know
seat_state  all that the tablet at a table is told
host        the judge's tablet: its code, and what follows from what comes on its links
guest       any other tablet: its seat, what it knows, and what it hands in
host_clock  how much of the host's time has gone by, by this tablet's clock
joining     how a guest comes in: the codes that it has read and shows
letting_in  how a guest that is in lets in the next one
doubts      slips that two judges have read: checked, or to be settled
orders      what the page is asked to do with its links
record      what of a host or a guest outlives a crash and a reload
by_sight    a slip and a result as codes, for a room without any network
film        the round as a file for a moving code, which all tablets read from the judge's screen
link_check  a link that is only tried

host_by_sight, guest_by_sight: what the two do with these. second_judge: what one knows, and waits for.

Everything here takes what comes in as bad until it is proven good: it raises `Unreadable`, and nothing has
changed. The links themselves are in `site/devices/link.js`, which also reads no more messages of a guest than
a person can send; it knows no form of a code.
"""
