# Ce que dit seulement la page d’un joueur.

player-sum = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }, { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } ({ $percent })
player-counted = les { $count } dernières comptent
player-by-game = Par jeu
player-by-seats = Par nombre de joueurs
player-by-opponents = Par adversaires
player-games = parties
player-won = gagnées
player-best = record
player-mean = moyenne
player-people = des personnes
player-alone = en solitaire
player-recent = Dernières parties
player-none = Aucune partie terminée que vous puissiez voir.
player-none-yours = Vous n’avez encore terminé aucune partie.
player-what-counts = Comptent les parties où l’on tient une seule place, avec des cartes que personne ne connaissait. Contre des robots, c’est le plus fort qui compte. Les tables privées ne sont vues que de ceux qui y ont joué.
