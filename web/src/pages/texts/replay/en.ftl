# What only a replay says.

replay-title = Looking back
replay-from = Seen by
replay-open = everybody, nothing hidden
replay-watch = a spectator
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-onward = On, past mere passes
replay-last = To the end
replay-play = Play
replay-step = Move { $ply } of { $plies }
replay-begin = The table is laid; nothing has happened yet.
replay-branch = Play on from here
replay-table = Back to the table
replay-why-thinking = Why this move? Thinking …
replay-why-only =
    { $level ->
        [you] You had no other choice.
       *[other] { $name } had no other choice.
    }
replay-why-best =
    { $level ->
        [you] A hint would have said the same.
        [apprentice] { $name } (apprentice) took what looked best at once. A hint would have said the same.
        [physician] { $name } (physician) looked ahead. A hint would have said the same.
        [master] { $name } (master) thought it through. A hint would have said the same.
       *[other] A hint would have told { $name } the same.
    }
replay-why-equal =
    { $level ->
        [you] Tried in thought, nothing went clearly better.
        [apprentice] { $name } (apprentice) took what looked best at once.
        [physician] { $name } (physician) saw nothing better.
        [master] { $name } (master) saw nothing better.
       *[other] Tried in thought, nothing went clearly better for { $name }.
    }
replay-why-better =
    { $level ->
        [you] { "" }
        [novice] { $name } (novice) judged it otherwise.
        [apprentice] { $name } (apprentice) looked at this one move only.
        [physician] { $name } (physician) judged it otherwise.
        [master] { $name } (master) judged it otherwise.
       *[other] { $name } judged it otherwise.
    }
replay-why-instead = A hint would have said:
turning-here = The turning point:
