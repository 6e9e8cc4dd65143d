# What only Garum's page says.

table-curtain-hint = The others look away: only { $name } may see these tiles.
table-tour-2 = What glows can be clicked. Choose a tile, then an area; turn it, then confirm.
table-tour-3 = Here are the players, what their lines would score now, and what happened.

garum-place-tile = { $name }, lay a { $sign } tile in cetarium { $cetarium }.
garum-place-tile-area = Now choose a free area of cetarium { $cetarium }.
garum-place-tile-turn = Turn it as you like, then confirm.
garum-place-worker = { $name }, put a worker { $sign } on a glowing line through cetarium { $cetarium }, or none.
garum-place-worker-kind = { $line }: a vilicus, or the dominus, who counts double?
garum-place-worker-sure = { $worker } on { $place }: a worker stays there for good.
garum-no-worker-sure = No worker this turn: sure?
garum-place-ghost = { $name }, lay the ghost’s { $sign } tile in cetarium { $cetarium }.
garum-choose-cetarium = { $name }, you hold the amphora: choose the cetarium of this round.
garum-choose-sure = Everybody will lay in cetarium { $cetarium } this round.
garum-waits-place_tile = { $name } { $sign } is choosing a tile for cetarium { $cetarium }.
garum-waits-place_worker = { $name } { $sign } is deciding about a worker.
garum-waits-place_ghost = { $name } is laying the ghost’s { $sign } tile in cetarium { $cetarium }.
garum-waits-choose_cetarium = { $name } { $sign } is choosing the cetarium of this round.
garum-over =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the victory with { $points } points.
    }
garum-no-worker = No worker
garum-turn = Turn the tile
garum-lay = Lay it here
garum-vilicus = Vilicus
garum-dominus = Dominus

garum-row = Row { $line }
garum-column = Column { $line }
garum-round = Round { $round } of { $rounds }
garum-cetarium = Cetarium { $cetarium }
garum-now = Now
garum-next = Then
garum-to-come = Still to come
garum-coming = The order to come
garum-choosing = The emperor chooses
garum-chart = A line scores
garum-chart-dominus = A dominus: twice
garum-hand = Your tiles
garum-hand-of = Your { $colour } tiles
garum-ghost-tile = The ghost’s tile
garum-tile = Tile: { $species }
garum-tile-picked = chosen
garum-bonus-points = { $points ->
        [one] 1 point at once
       *[other] { $points } points at once
    }
garum-area-free = Area { $area } of cetarium { $cetarium }, free
garum-area-bonus = bonus: { $signs }
garum-joker = any species
garum-bonus-species = { $species } +2
garum-bonus-joker = any +1
garum-area-laid = Area { $area } of cetarium { $cetarium }: { $species }
garum-preview = Your tile in area { $area } of cetarium { $cetarium }: { $species }. { $points ->
        [0] No bonus
        [one] 1 point at once
       *[other] { $points } points at once
    }.
garum-preview-turn = Click or R to turn, Enter to confirm
garum-tank-free = Cetarium { $cetarium }, empty
garum-tank-now = Cetarium { $cetarium }, this round’s
garum-tank-full = Cetarium { $cetarium }, full
garum-line-free = { $line }, no worker
garum-line-mine = you have { $specimens } { $species } here: { $points } now
garum-line-worker = { $line }: { $name }’s { $worker }, { $specimens } { $species }, { $points } now
garum-line-change = { $before } → { $after }
garum-pick-vilicus = Vilicus on { $line }
garum-pick-dominus = Dominus on { $line }: counts double, the penalty too

garum-points = points
garum-lines = lines
garum-lines-now = what the lines would score now
garum-total-now = if it ended now
garum-tiles-in-hand = tiles in hand
garum-tiles-in-pile = tiles in the pile
garum-workers-left = workers left: { $vilici } vilicus, { $domini } dominus
garum-amphora = holds the amphora
garum-ghost-player = Ghost

garum-log-aureus = Round { $round }: the aureus shows cetarium { $cetarium }
garum-log-chosen = { $name } opens cetarium { $cetarium } for round { $round }
garum-log-laid = { $name } lays { $tile } in { $cetarium }
garum-log-bonus = { $name } gains { $gain } of bonus
garum-log-hired = { $name } puts { $worker } on { $line }
garum-log-drew = { $name } draws { $tile }
garum-log-drew-hidden = { $name } draws a tile
garum-log-turned_up = The ghost’s pile shows { $tile }
garum-log-amphora = The amphora goes to { $name }
garum-log-scored = { $name }: { $line }, { $specimens } { $sign }, { $gain }
garum-log-ended = All cetaria are full

garum-end = The reckoning
garum-end-bonus = Bonuses
garum-end-lines = Lines
garum-end-total = Total
garum-end-winner = wins
garum-end-tie = Equal points: fewer vilicus on the board decide.
garum-end-shared = Equal in everything: a shared victory.

garum-described = Garum, board { $board }. Round { $round } of { $rounds }.
garum-described-now = This round’s tiles go into cetarium { $cetarium }.
garum-described-empty = free
