# Ce que seule la page du morpion dit.

tictactoe-mine =
    { $seat ->
        [0] Vous dessinez les croix.
       *[1] Vous dessinez les ronds.
    }
tictactoe-free = { $where } : vide
tictactoe-taken = { $where } : { $name }
tictactoe-end = La fin
tictactoe-winner =
    { $count ->
        [one] gagne
       *[other] partage
    }
