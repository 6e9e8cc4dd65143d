# Ce que seule la page du morpion dit.

tictactoe-ask = { $name }, marquez une case vide.
tictactoe-mine =
    { $seat ->
        [0] Vous dessinez les croix.
       *[1] Vous dessinez les ronds.
    }
tictactoe-free = { $where } : vide
tictactoe-taken = { $where } : { $name }
tictactoe-won = { $name } a trois marques alignées.
tictactoe-end = La fin
tictactoe-winner =
    { $count ->
        [one] gagne
       *[other] partage
    }
