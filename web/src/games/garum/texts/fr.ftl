# Ce que seule la page de Garum dit.

table-curtain-hint = Les autres détournent les yeux : seul { $name } peut voir ces tuiles.
table-tour-2 = Ce qui brille peut être cliqué. Choisissez une tuile, puis un emplacement ; tournez-la, puis confirmez.
table-tour-3 = Voici les joueurs, ce que vaudraient leurs lignes maintenant, et ce qui s’est passé.

garum-place-tile = { $name }, posez une tuile { $sign } dans le cétaire { $cetarium }.
garum-place-tile-area = Choisissez une zone libre du cétaire { $cetarium }.
garum-place-tile-turn = Tournez-la à votre gré, puis confirmez.
garum-place-worker = { $name }, placez un ouvrier { $sign } sur une ligne éclairée du cétaire { $cetarium }, ou aucun.
garum-place-worker-kind = { $line } : un vilicus, ou le dominus, qui compte double ?
garum-place-worker-sure = { $worker } sur la { $place } : un ouvrier y reste pour de bon.
garum-no-worker-sure = Pas d’ouvrier ce tour-ci : vraiment ?
garum-place-ghost = { $name }, posez la tuile { $sign } du fantôme dans le cétaire { $cetarium }.
garum-choose-cetarium = { $name }, vous tenez l’amphore : choisissez le cétaire de cette manche.
garum-choose-sure = Tous poseront dans le cétaire { $cetarium } pendant cette manche.
garum-waits-place_tile = { $name } { $sign } choisit une tuile pour le cétaire { $cetarium }.
garum-waits-place_worker = { $name } { $sign } songe à placer un ouvrier.
garum-waits-place_ghost = { $name } pose la tuile { $sign } du fantôme dans le cétaire { $cetarium }.
garum-waits-choose_cetarium = { $name } { $sign } choisit le cétaire de cette manche.
garum-over =
    { $count ->
        [one] { $names } gagne avec { $points } points.
       *[other] { $names } se partagent la victoire avec { $points } points.
    }
garum-no-worker = Pas d’ouvrier
garum-turn = Tourner la tuile
garum-lay = La poser ici
garum-vilicus = Vilicus
garum-dominus = Dominus

garum-row = Rangée { $line }
garum-column = Colonne { $line }
garum-round = Manche { $round } sur { $rounds }
garum-cetarium = Cétaire { $cetarium }
garum-now = Maintenant
garum-next = Ensuite
garum-to-come = Encore à venir
garum-coming = L’ordre à venir
garum-choosing = L’empereur choisit
garum-chart = Une ligne rapporte
garum-chart-dominus = Un dominus : le double
garum-hand = Vos tuiles
garum-hand-of = Vos tuiles : { $colour }
garum-ghost-tile = La tuile du fantôme
garum-tile = Tuile : { $species }
garum-tile-picked = choisie
garum-bonus-points = { $points ->
        [one] 1 point aussitôt
       *[other] { $points } points aussitôt
    }
garum-area-free = Zone { $area } du cétaire { $cetarium }, libre
garum-area-bonus = bonus : { $signs }
garum-joker = n’importe quelle espèce
garum-bonus-species = { $species } +2
garum-bonus-joker = toute espèce +1
garum-area-laid = Zone { $area } du cétaire { $cetarium } : { $species }
garum-preview = Votre tuile dans la zone { $area } du cétaire { $cetarium } : { $species }. { $points ->
        [0] Pas de bonus
        [one] 1 point aussitôt
       *[other] { $points } points aussitôt
    }.
garum-preview-turn = Clic ou R pour tourner, Entrée pour confirmer
garum-tank-free = Cétaire { $cetarium }, vide
garum-tank-now = Cétaire { $cetarium }, celui de la manche
garum-tank-full = Cétaire { $cetarium }, plein
garum-line-free = { $line }, sans ouvrier
garum-line-mine = vous y avez { $specimens } { $species } : { $points } à présent
garum-line-worker = { $line } : { $worker } de { $name }, { $specimens } { $species }, { $points } à présent
garum-line-change = { $before } → { $after }
garum-pick-vilicus = Vilicus sur la { $line }
garum-pick-dominus = Dominus sur la { $line } : compte double, la pénalité aussi

garum-points = points
garum-lines = lignes
garum-lines-now = ce que les lignes rapporteraient à présent
garum-total-now = si la partie finissait là
garum-tiles-in-hand = tuiles en main
garum-tiles-in-pile = tuiles dans la pile
garum-workers-left = ouvriers restants : { $vilici } vilicus, { $domini } dominus
garum-amphora = tient l’amphore
garum-ghost-player = Fantôme

garum-log-aureus = Manche { $round } : l’aureus montre le cétaire { $cetarium }
garum-log-chosen = { $name } ouvre le cétaire { $cetarium } pour la manche { $round }
garum-log-laid = { $name } pose { $tile } en { $cetarium }
garum-log-bonus = { $name } gagne { $gain } de bonus
garum-log-hired = { $name } place { $worker } sur la { $line }
garum-log-drew = { $name } pioche { $tile }
garum-log-drew-hidden = { $name } pioche une tuile
garum-log-turned_up = La pile du fantôme montre { $tile }
garum-log-amphora = L’amphore passe à { $name }
garum-log-scored = { $name } : { $line }, { $specimens } { $sign }, { $gain }
garum-log-ended = Tous les cétaires sont pleins

garum-end = Le décompte
garum-end-bonus = Bonus
garum-end-lines = Lignes
garum-end-total = Total
garum-end-winner = gagne
garum-end-tie = Égalité : le moins de vilicus sur le plateau décide.
garum-end-shared = Égalité en tout : victoire partagée.

garum-described = Garum, plateau { $board }. Manche { $round } sur { $rounds }.
garum-described-now = Les tuiles de cette manche vont dans le cétaire { $cetarium }.
garum-described-empty = libre
