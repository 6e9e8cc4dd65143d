# What only the page of tic-tac-toe says.

tictactoe-ask = { $name }, mark an empty cell.
tictactoe-mine =
    { $seat ->
        [0] You draw the crosses.
       *[1] You draw the noughts.
    }
tictactoe-free = { $where }: empty
tictactoe-taken = { $where }: { $name }
tictactoe-won = { $name } has three in a line.
tictactoe-end = The end
tictactoe-winner =
    { $count ->
        [one] wins
       *[other] shares
    }
