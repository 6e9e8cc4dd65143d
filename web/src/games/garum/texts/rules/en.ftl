# What Garum's rules to look at say.

glance-win = How you win
glance-win-text = Fill the tanks with fish. At the end, each of your workers counts the fish of your colour on its line. Most points win.
glance-win-count = Blue’s worker counts { $fish } tuna here: { $points } points.
glance-turn = Your turn
glance-turn-1 = Lay a tile into the tank of this round.
glance-turn-2 = If you like, place a worker on a line through that tank.
glance-turn-3 = Draw a new tile.
glance-score = What scores
glance-score-bonus = At once: a fish covers the bonus of its own kind.
glance-score-joker = At once: any fish covers the star.
glance-boards = There are two boards: Troia, the larger one (16 tanks, four tiles in hand), which these pictures show, and Baelo Claudia, the smaller one of the lesson (12 tanks, three tiles). On the smaller one, one fish less is enough for the same points.

guide-tile = Your colour is your fish
guide-tile-text =
    Each colour stands for one kind of fish: blue is tuna, green is mackerel, yellow is mollusc, red is shellfish. The edge of a tile shows whose it is.

    A tile shows four fish. Your own kind is always among them, and none is on it more often; the others come along, and will count for the others. So every tile you lay helps somebody else a little, too.
guide-tile-figure = A tile of each colour: blue with three tuna and a mackerel, green with two mackerels, a mollusc and a shellfish, yellow with two molluscs and two tuna, red with one fish of each kind. Below them one green tile in its four rotations.
guide-tile-turned = Turn a tile as you like:

guide-round = A round fills one tank
guide-round-text =
    Troia, the larger board, has 16 tanks (cetaria, the Romans said); Baelo Claudia, the smaller one, has 12. Each has room for four tiles, and each round fills one: a coin, the aureus, tells which.

    Whoever holds the amphora lays first, then everybody in turn, round the table. After 16 rounds (or 12) the board is full, and the game is over.
guide-round-1 = The coin shows XIII: this round is about tank thirteen. Blue holds the amphora and goes first.
guide-round-2 = Blue lays a tile on one of the four free areas and draws a new one. Now it is Green’s turn.
guide-round-3 = Green lays a tile on another area. Yellow is next.
guide-round-4 = Yellow has laid a tile, too. Red has no choice of area any more, only of tile and rotation.
guide-round-5 = The tank is full. The amphora goes on to Green, and the next coin shows XIV.

guide-lay = Lay a tile, catch a bonus
guide-lay-text = Some cells of the board show a fish, or a star. Cover a fish with the same fish, and you score 2 points at once, whosever fish it is. Cover a star with anything: 1 point. Cover a fish with another fish, and the bonus is lost for good.
guide-lay-1 = Green has this tile: two mackerels, a tuna and a mollusc. One area of the tank has a tuna bonus in its corner.
guide-lay-2 = Green turns the tile until its tuna lies on the tuna: 2 points at once.
guide-lay-3 = Turned like this, a mackerel lies there: nothing now, and the bonus is gone. But the mackerels may count more later, when the lines are scored.

guide-joker = a first turn
guide-joker-1 = The coin shows X. Blue has four tiles; in this tank there is a star.
guide-joker-2 = Blue lays a tile over the star: 1 point, whatever fish lies on it.
guide-joker-3 = Blue could place a worker now, but would rather wait.
guide-joker-4 = Blue draws a tile and has four again. The turn is over.

guide-worker = Place a worker on a line
guide-worker-text =
    After laying your tile you may place one worker at the end of a line. Four lines across and four lines down run through the tank of this round: all eight are open to you, also those that your tile does not touch.

    A line has room for one worker, and whoever stands there stays to the end. You have five small ones, the vilicus, and one large one, the dominus, who counts double.
guide-worker-1 = Blue has just laid a tile. The ends of all eight lines through this tank glow: a worker could come to any of them.
guide-worker-2 = Blue places a vilicus on line 1. It will count every tuna on this line, across all four tanks: two by now, so it would lose a point; but most of the line is still empty.
guide-worker-3 = Two turns later Yellow places the dominus on line 4: he counts double, and his line is drawn thicker. These two lines are taken now, for the rest of the game.

guide-closed = Too late: a line closes
guide-closed-text = Workers are for the brave: nobody may wait until a line is almost full. Once all other tanks of a row are full, the row is closed, and none of its four lines takes a worker any more. The same goes for a column.
guide-closed-1 = The coin shows VIII: the lit tank, in the lowest row. Where can a worker go?
guide-closed-2 = Above it, all three other tanks of the column are full. So the column is closed: no worker on lines 25 to 28.
guide-closed-3 = In its row two tanks are full, but the one to the right is still empty. So lines 13 to 16 are open.

guide-closing = two more rounds
guide-closing-1 = Early on, in the round of tank XIV, nothing is full yet. A worker can go to the row (lines 1 to 4) or to the column (lines 21 to 24).
guide-closing-2 = Later it is tank II. The three others of its column are full: the column is closed. The row stays open as long as one of its three other tanks lacks a tile.

guide-score = What a line scores
guide-score-text =
    When the board is full, every worker counts the fish of its own colour on its line, no matter who laid them, and the chart tells the points. On Troia you lose a point with four or fewer; on Baelo Claudia with three or fewer.

    The dominus counts twice, and loses twice. Add your bonuses, and the most points win. If two have the same, whoever has placed fewer vilicus is ahead.
guide-score-1 = Blue’s vilicus stands on line 1.
guide-score-2 = This is Troia. There are eight tuna on the line; some lie on tiles of the others. The chart says: 7 points.
guide-score-3 = A dominus in the same place would score 14.

guide-total = what Blue has in the end, on Troia
guide-total-1 = Blue’s dominus has 8 tuna on line 1: twice 7 is 14 points.
guide-total-2 = A vilicus has 5 on line 2: 1 point.
guide-total-3 = Another has only 3 on line 4: one point less.
guide-total-4 = With 6 points from bonuses Blue ends at 20.
guide-total-5 = On the smaller board, Baelo Claudia, lines are shorter, and one fish less is enough: these three would give 22, 2 and −1.
guide-book = three workers on Troia
guide-book-1 = The green dominus counts 9 mackerels: 22 points.
guide-book-2 = The green vilicus has 6: 2 points.
guide-book-3 = The red vilicus has 4 shellfish: a point less.
guide-tie = equal points
guide-tie-1 = Ada and Ben both have 31 points. Ada has four vilicus on the board, Ben has three.
guide-tie-2 = Ben has done it with fewer: Ben wins. The dominus is not counted here.

guide-players = Two, three or four players
guide-players-text =
    Four players: everyone has a colour. Two players have two colours each, and every colour has its own hand, its own workers and its own turn; both scores are added.

    With three, the fourth colour is a ghost: it fills the last area of each tank, but places no workers and scores nothing.
guide-players-1 = Two players: Ada has blue and yellow, Ben has green and red. The amphora stands at green, so Ben begins with green.
guide-players-2 = Then Ada with yellow.
guide-players-3 = Then Ben with red.
guide-players-4 = And Ada with blue: the tank is full.
guide-players-5 = The amphora goes on from colour to colour: yellow begins the next round, so Ada.
guide-ghost = the ghost’s tile
guide-ghost-1 = Three players, and red is the ghost. All three have laid a tile; one area is left, with a bonus for tuna.
guide-ghost-2 = Whoever holds the amphora draws a tile of the ghost and lays it there, turned as they like.
guide-ghost-3 = Its tuna lies on the tuna, but nobody scores for that. On the lines its fish count like all others.

guide-pieces-text = Sixteen tanks and 32 lines: this is Troia, the larger board. Below are all the tiles of each colour. Every colour has the same patterns with the kinds of fish changed, so that none starts ahead.
guide-pieces-board = The board with its tanks, bonuses and the numbers of the lines.
