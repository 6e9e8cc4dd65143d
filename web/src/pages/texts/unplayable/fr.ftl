# Ce qui se dit d’une table où l’on ne peut plus jouer.

unplayable-title = Cette table ne peut plus être jouée
unplayable-moves = { $count ->
        [0] Aucun coup n’a été joué.
        [one] 1 coup a été joué.
       *[other] { $count } coups ont été joués.
    }
ended-title = Cette partie s’est arrêtée avant la fin
ended-title-unbegun = Cette table est fermée
ended-lent = Un robot a joué la plupart des coups de { $name } : cette victoire ne compte pas.
ended-after = { $count ->
        [0] Avant le premier coup :
        [one] Après 1 coup :
       *[other] Après { $count } coups :
    }
unplayable-again = Personne n’a perdu pour autant. Vous pouvez rejouer à la même table, selon les règles d’aujourd’hui : la place des autres leur est gardée.
