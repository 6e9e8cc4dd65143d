# Garum: what the game says.

colour-name =
    { $number ->
        [0] Blue
        [1] Green
        [2] Yellow
       *[3] Red
    }
species-name =
    { $species ->
        [0] tuna
        [1] mackerel
        [2] mollusc
       *[3] shellfish
    }
specimens-name =
    { $species ->
        [0] { $specimens } tuna
        [1] { $specimens } mackerel
        [2] { $specimens ->
            [one] { $specimens } mollusc
           *[other] { $specimens } molluscs
        }
       *[3] { $specimens } shellfish
    }
points-name =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
worker-name =
    { $dominus ->
        [1] dominus
       *[0] vilicus
    }
ghost-name = Ghost
area-name =
    { $area ->
        [1] top left
        [2] top right
        [3] bottom left
       *[4] bottom right
    }

prompt-tile = Lay a tile ({ $sign }) in tank { $cetarium }{ $workers ->
        [none] ; this colour has no worker left to place
        [nowhere] ; no line there takes a worker any more
       *[some] {""}
    }.{ $board ->
        [troia] {" "}You are at Troia, the larger board.
        [baelo] {" "}You are at Baelo Claudia, the smaller board.
       *[known] {""}
    }
prompt-worker = Place a worker ({ $sign }) on a line through tank { $cetarium }, or none.
prompt-ghost = Lay the ghost’s tile ({ $sign }) in tank { $cetarium }.
prompt-cetarium = Choose the tank of this round.

action-place = tile { $tile } at the { area-name }, { $rotation ->
        [0] as it is
        [1] a quarter turn right
        [2] half a turn
       *[3] a quarter turn left
    }
action-vilicus = a vilicus on line { $line }
action-dominus = the dominus on line { $line }
action-no_worker = no worker
action-choose = tank { $cetarium }

kind-place = a tile
kind-vilicus = a vilicus
kind-dominus = the dominus
kind-no_worker = no worker
kind-choose = a tank

field-kind = A vilicus, or the dominus, who counts double?
field-tile = Which tile?
field-area = In which area?
field-rotation = Which way round?
field-line = On which line?
field-cetarium = Which tank?

event-aureus = Round { $round }: the aureus shows tank { $cetarium }.
event-chosen = Round { $round }: { $colour } chooses tank { $cetarium }.
event-laid = { $colour } lays tile { $tile } in tank { $cetarium }, { area-name }.
event-bonus = { $colour } collects a bonus: { $points }.
event-hired = { $colour } places a { $dominus } on line { $line }.
event-counted = Line { $line }, { $colour }: { $specimens }{ $gained ->
        [0] {""}
       *[other] {" "}(+{ $gained })
    }, { $points } for a { $dominus } so far.
event-drew =
    { $tile ->
        [hidden] { $colour } draws a tile.
       *[other] { $colour } draws tile { $tile }.
    }
event-turned_up = The ghost’s pile turns up tile { $tile }.
event-amphora = The amphora goes to { $colour }.
event-scored = { $colour }, { $dominus } on line { $line }: { $specimens }, { $points }.
event-ended = All tanks are full: the game is over.

blocked-line-elsewhere = This line does not run through tank { $cetarium }.
blocked-line-taken = There is a worker on this line already.
blocked-area-full = The other tanks of this { $down ->
        [1] column
       *[0] row
    } are full: no more workers here.
blocked-no-vilicus = All five vilicus are on the board.
blocked-no-dominus = The dominus is on the board.
blocked-area-taken = There is a tile in this area already.
blocked-other-cetarium = This round’s tiles go into tank { $cetarium }.
blocked-filled = This tank is full.

# Why one move is better than another: for hints

nth-name =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
       *[other] { $number }th
    }
reason-bonus =
    { $points_more ->
        [0] it keeps you your bonus points
        [1] it brings you 1 bonus point at once
       *[other] it brings you { $points_more } bonus points at once
    }{ $lines_more ->
        [0] {""}
       *[other] , and your lines { $lines_more } more
    }
reason-bonus-theirs = it leaves { $name } fewer bonus points
reason-line =
    { $there ->
        [0] line { $line } is at { $specimens_else } so far ({ species-name }), with { $open_else } cells still free
       *[other] { $there_now ->
            [0] line { $line } has { $specimens } already and { $open } cells still free{ $alike ->
                [0] {""}
               *[other] {" "}(line { $alike } stands the same)
            }
           *[other] { $specimens_more ->
                [0] your line { $line }, at { $specimens }, keeps its { $open } free cells
               *[other] your line { $line } grows from { $specimens_now } to { $specimens }{ $scores_more ->
                    [0] {""}
                   *[other] {" "}({ $scores } instead of { $scores_now })
                }
            }
        }
    }
reason-promise = line { $line }, still without a worker, { $specimens_more ->
        [0] keeps room for one of yours
       *[other] grows from { $specimens_now } to { $specimens }: one of yours can come there
    }
reason-line-theirs =
    { $there ->
        [0] it keeps { $name } from taking line { $line }
       *[other] { $specimens_less ->
            [0] it takes room from { $name } on line { $line }, which is at { $specimens }
           *[other] { $open_more ->
                [0] it does not give { $name } the { $next } { species-name } of line { $line }
               *[other] { $name }’s line { $line } stays at { $specimens }, with less room
            }
        }
    }
reason-workers =
    { $domini_less ->
        [0] this worker can still be placed later
       *[other] your dominus counts double, and can still be placed later
    }

# … told of somebody else

reason-bonus-named =
    { $points_more ->
        [0] { $name } keeps the bonus points
        [1] it brings 1 bonus point at once
       *[other] it brings { $points_more } bonus points at once
    }{ $lines_more ->
        [0] {""}
       *[other] , and { $lines_more } more on the lines
    }
reason-line-named =
    { $there ->
        [0] line { $line } was at { $specimens_else } so far ({ species-name }), with { $open_else } free cells
       *[other] { $there_now ->
            [0] line { $line } already had { $specimens }, and { $open } free cells
           *[other] { $specimens_more ->
                [0] { $name }’s line { $line }, at { $specimens }, keeps its { $open } free cells
               *[other] { $name }’s line { $line } grows from { $specimens_now } to { $specimens }
            }
        }
    }
reason-promise-named = line { $line }, still without a worker, { $specimens_more ->
        [0] keeps room for { $name }
       *[other] grows from { $specimens_now } to { $specimens }
    }
reason-workers-named = { $domini_less ->
        [0] { $name }’s worker could still be placed later
       *[other] { $name }’s dominus counts double, and could still be placed later
    }

# The terminal

board-round = Round { $round } of { $rounds }
board-cetarium = tank { $cetarium }
board-left = still to come: { $numbers }
board-coming = the order to come: { $numbers }
board-hand = { colour-name }: your tiles
board-closeup = Tank { $cetarium }
panel-points = points
panel-tiles = hand + pile
panel-workers = workers left
panel-lines = lines now
legend = T tuna · M mackerel · O mollusc · S shellfish · small letter: bonus 2 · *: bonus 1 · ●: vilicus · ◆: dominus
