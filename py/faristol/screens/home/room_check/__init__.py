"""Trying on the spot what a room of tablets needs: camera, network, link, sound."""
