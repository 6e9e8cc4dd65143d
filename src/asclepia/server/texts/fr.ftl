# Ce que le serveur dit de lui-même : là où nos liens sont montrés.

share-title = Asclepia : une table pour les jeux de l’Antiquité
share-words = Jouez contre des robots honnêtes, entre amis autour d’un écran, ou en ligne. Sans compte.
share-open-title = { $names } { $count ->
        [one] vous invite
       *[other] vous invitent
    } à { $game }
share-open-private = On vous invite à { $game }
share-playing-private = Une partie de { $game }
share-over-private = Une partie de { $game }
share-closed-private = Une partie de { $game }
share-open = { $free ->
        [0] Toutes les places sont prises ; venez regarder.
        [one] Une place est libre. Asseyez-vous : aucun compte n’est nécessaire.
       *[other] { $free } places sont libres. Asseyez-vous : aucun compte n’est nécessaire.
    }
share-playing = La partie est en cours : venez regarder.
share-over = Revoyez chaque coup.
share-closed = Cette partie a pris fin.
share-player-title = { $name } chez Asclepia
share-player = Parties, victoires et scores.
share-rules-title = { $game } : les règles
share-rules = Toutes les règles, numérotées, avec des exemples.
share-learn-title = { $game } : apprendre en trois minutes
share-learn = Une leçon à la vraie table, pas à pas.
