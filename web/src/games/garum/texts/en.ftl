# What only Garum's page says.

table-curtain-hint = The others look away: only { $name } may see these tiles.
table-tour-2 = What glows can be clicked. Choose a tile, then an area; touch it there to turn it, then confirm.
table-tour-3 = Here are the players, what their lines would score now, and what happened.

garum-no-worker = No worker
garum-turn = Turn the tile
garum-lay = Lay it here

garum-row = Line { $line } (across)
garum-column = Line { $line } (down)
garum-cetarium = Tank { $cetarium }
garum-to-come = Still to come
garum-coming = The order to come
garum-choosing = The emperor chooses
garum-chart = A line scores
garum-board = { $board ->
        [troia] Troia
       *[other] Baelo Claudia
    }
garum-chart-at = A line at { garum-board }
garum-chart-dominus = { garum-board } · dominus: twice
garum-hand = Your tiles
garum-hand-of = Your { $colour } tiles
garum-other-colour = It is the turn of your { $colour } tiles: each colour plays in its turn.
garum-ghost-tile = The ghost’s tile
garum-tile = Tile: { $species }
garum-area-free = Tank { $cetarium }, { area-name }: free
garum-area-bonus = bonus: { $signs }
garum-joker = any species
garum-bonus-species = { $species } +{ $points }
garum-bonus-joker = any +{ $points }
garum-area-laid = Tank { $cetarium }, { area-name }: { $species }
garum-preview = Your tile in tank { $cetarium }, { area-name }: { $species }. { $points ->
        [0] No bonus
        [one] { $points } point at once
       *[other] { $points } points at once
    }.
garum-preview-turn = Click or R to turn, Enter to confirm
garum-tank-free = Tank { $cetarium }, empty
garum-tank-now = Tank { $cetarium }, this round’s
garum-tank-full = Tank { $cetarium }, full
garum-line-free = { $line }, no worker
garum-line-closed = { $line }: closed, no worker can come there any more
garum-line-mine = you have { $specimens } here: { $points } now
garum-line-then = with this tile: { $specimens }, { $points }
garum-line-worker = { $line }: { $name }’s { $worker }, { $specimens }, { $points } now
garum-pick-vilicus = Vilicus on { $line }
garum-pick-dominus = Dominus on { $line }: counts double, the penalty too
garum-vilicus-counts = single
garum-dominus-counts = double

garum-points = points
garum-lines = from lines
garum-lines-now = what the lines would score now
garum-total-now = total now
garum-total-leads = total now: in the lead
garum-total = total { $points }
garum-tiles-in-hand = tiles in hand
garum-tiles-in-pile = tiles in the pile
garum-workers-left = workers left: { $vilici } vilicus, { $domini } dominus
garum-amphora = holds the amphora

garum-end = The reckoning
garum-end-bonus = Bonuses
garum-end-lines = Lines
garum-end-winner = wins
garum-end-tie = Equal points: fewer vilicus on the board decide.
garum-end-shared = Equal in everything: a shared victory.

garum-described = Garum, board { $board }. Round { $round } of { $rounds }.
garum-described-now = This round’s tiles go into tank { $cetarium }.
garum-described-empty = free

garum-moment-aureus = Tank { $cetarium }
garum-moment-aureus-text = Round { $round } of { $rounds }: all tiles go there.
garum-moment-dominus = The dominus on line { $line }
garum-moment-dominus-text = Placed by { $name }. He counts double (his line is thicker), and each colour has only one.
garum-moment-line = Line { $line } is full
garum-moment-line-text = { $name }: { $specimens }, { $points }.
garum-moment-end = All tanks are full
garum-moment-end-text = The finest line of the victory: { $name } on line { $line }, { $specimens }, { $points }.
