# Tic-tac-toe: what the game says.

sign-name =
    { $seat ->
        [0] The crosses
       *[1] The noughts
    }
cell-name =
    { $cell ->
        [0] top left
        [1] top middle
        [2] top right
        [3] middle left
        [4] centre
        [5] middle right
        [6] bottom left
        [7] bottom middle
       *[8] bottom right
    }

# What is asked
prompt-mark = { sign-name } mark an empty cell.

# The actions: one in words, the name of its kind, the question for each of its fields
action-mark = { cell-name }
kind-mark = mark a cell
field-cell = Which cell?

# The events
event-marked = { sign-name } mark the cell { cell-name }.
event-won = { sign-name } have three in a line.
event-full = The board is full, and nobody has three in a line.

# Why something cannot be done
blocked-taken = This cell is marked already.
