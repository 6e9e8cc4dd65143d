# Ce que dit seulement la page des règles.

rules-title = { $game } : les règles
rules-contents = Sommaire
rules-play = Jouer contre un novice
rules-glance = En un coup d’œil
rules-reference = Le reste des règles
rules-exact =
    { $count ->
        [one] La règle exacte
       *[other] Les règles exactes
    }
rules-example = Exemple : { $title }
rules-pieces = Toutes les pièces
rules-step = { $step } sur { $steps }
rules-back = Retour
rules-next = Suite
rules-again = Revoir

rules-search = Chercher dans les règles
rules-search-count = { $at } sur { $count }
rules-search-none = Introuvable
rules-search-before = Résultat précédent
rules-search-next = Résultat suivant
