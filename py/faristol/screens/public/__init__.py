"""The board for the room: it is made only from what everybody may know, by `room_board` of each activity."""
