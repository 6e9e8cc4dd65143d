# What only the waiting room says.

room-title = Waiting for everybody
room-title-full = Everybody is here
room-link = Send this link to whoever is to play
room-sit = Sit here
room-sit-too = Play this seat, too
room-leave = Stand up
room-level = How well the bot on seat { $seat } plays
room-bot = Seat a bot
room-start = Begin
room-start-wait = The game begins when every seat is taken and the host says so.
room-host = You made this table.
room-clear = Free the seat
room-clear-whose = Free the seat of { $name }
room-cleared = The host has freed your seat.
room-close = Close the table
room-close-sure = Nobody will be able to play here.
room-start-again = The game begins as soon as everybody has come again.
deal-beforehand = Chance comes from all of you: each page adds a secret number of its own. So nobody, not even this site, can arrange what is dealt.
deal-title = Dealing
deal-explained = Everybody’s page adds its secret number by itself, as soon as its player looks at the table. So nobody, not even this site, can arrange what is dealt.
deal-owed = { $names } must look at this table once more: the numbers are drawn anew.
deal-waiting = Still awaited: { $names }.
deal-awaited = number awaited
deal-in = number open
deal-back = Take the start back
deal-elsewhere = Your number for the deal is in another browser: look at this table there, or ask the host to take the start back.
deal-elsewhere-yet = Your number for the deal is in another browser. If you are going to play in this one, draw another here.
deal-here = Play in this browser
deal-distrusted = The server shows this deal otherwise than before. Your number stays sealed: do not play here.
arrival-invited = { $names } { $count ->
        [one] invites
       *[other] invite
    } you to { $game }.
arrival-open = You are invited to { $game }.
arrival-name = What shall we call you?
arrival-save = That’s me
arrival-skip = Skip
room-leaving = What if a player leaves?

refused-dealing = The cards are being dealt; the host can take that back.
refused-not-dealing = The cards are not being dealt.
refused-numbers-owed = Somebody’s page has yet to draw another number: they must look at the table.
refused-bad-number = This is not the number that was sealed.
refused-no-number = You have put no number into this deal.
refused-seats-open = Some seats are still open.
refused-seat-kept = This seat is kept for somebody who played before.
refused-seat-taken = Somebody sits there already.
refused-not-open = The game has begun.
