# What is said of a table that cannot be played on.

unplayable-title = This table cannot be played on
unplayable-moves = { $count ->
        [0] No move was made.
        [one] 1 move was made.
       *[other] { $count } moves were made.
    }
ended-title = This game has ended unfinished
ended-title-unbegun = This table is closed
ended-lent = A bot has made most of the moves of { $name }: this victory does not count for them.
ended-after = { $count ->
        [0] Before the first move:
        [one] After 1 move:
       *[other] After { $count } moves:
    }
unplayable-again = Nobody has lost by that. You can play at the same table again, by today’s rules: the others’ seats are kept for them.
