"""What a club's own computer serves: the site, and the relay of its rooms; the browser has nothing of this.

serve: the server, and the command `faristol serve`. connections: the limits of every request. relay, with
relay_rooms, relay_live and relay_allowance: the messages of a room. local_network: by which addresses the
room reaches this computer. trust and certificates: https with the club's own authority. Only certificates
needs more than Python itself.
"""
