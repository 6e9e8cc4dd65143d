# What only the page of tic-tac-toe says.

tictactoe-mine =
    { $seat ->
        [0] You draw the crosses.
       *[1] You draw the noughts.
    }
tictactoe-free = { $where }: empty
tictactoe-taken = { $where }: { $name }
tictactoe-end = The end
tictactoe-winner =
    { $count ->
        [one] wins
       *[other] shares
    }
