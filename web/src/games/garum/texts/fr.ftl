# Ce que seule la page de Garum dit.

table-curtain-hint = Les autres détournent les yeux : ces tuiles ne regardent que { $name }.
table-tour-2 = Cliquez sur ce qui brille. Choisissez une tuile, puis un emplacement ; touchez-la pour la tourner, puis confirmez.
table-tour-3 = Voici les joueurs, ce que leurs lignes rapporteraient à présent, et ce qui s’est passé.

garum-no-worker = Pas d’ouvrier
garum-turn = Tourner la tuile
garum-lay = La poser ici

garum-row = Ligne { $line } (horizontale)
garum-column = Ligne { $line } (verticale)
garum-cetarium = Bassin { $cetarium }
garum-to-come = Encore à venir
garum-coming = L’ordre à venir
garum-choosing = L’empereur choisit
garum-chart = Une ligne rapporte
garum-board = { $board ->
        [troia] Troia
       *[other] Baelo Claudia
    }
garum-chart-at = Ligne à { garum-board }
garum-chart-dominus = { garum-board } · dominus : double
garum-hand = Vos tuiles
garum-hand-of = Vos tuiles : { $colour }
garum-other-colour = C’est au tour de vos tuiles { $colour ->
        [bleu] bleues
        [vert] vertes
        [jaune] jaunes
       *[rouge] rouges
    } : chaque couleur joue à son tour.
garum-ghost-tile = La tuile du fantôme
garum-tile = Tuile : { $species }
garum-area-free = Bassin { $cetarium }, { area-name } : libre
garum-area-bonus = bonus : { $signs }
garum-joker = n’importe quelle espèce
garum-bonus-species = { $species } +{ $points }
garum-bonus-joker = toutes espèces +{ $points }
garum-area-laid = Bassin { $cetarium }, { area-name } : { $species }
garum-preview = Votre tuile dans le bassin { $cetarium }, { area-name } : { $species }. { $points ->
        [0] Pas de bonus
        [one] { $points } point tout de suite
       *[other] { $points } points tout de suite
    }.
garum-preview-turn = Clic ou R pour tourner, Entrée pour confirmer
garum-tank-free = Bassin { $cetarium }, vide
garum-tank-now = Bassin { $cetarium }, celui de la manche
garum-tank-full = Bassin { $cetarium }, plein
garum-line-free = { $line }, sans ouvrier
garum-line-closed = { $line } : fermée, aucun ouvrier ne peut plus y venir
garum-line-mine = vous y avez { $specimens } : { $points } à présent
garum-line-then = avec cette tuile : { $specimens }, { $points }
garum-line-worker = { $line } : { $worker } ({ $name }), { $specimens }, { $points } à présent
garum-pick-vilicus = Vilicus sur la { $line }
garum-pick-dominus = Dominus sur la { $line } : compte double, la pénalité aussi
garum-vilicus-counts = simple
garum-dominus-counts = double

garum-points = points
garum-lines = par les lignes
garum-lines-now = ce que les lignes rapporteraient à présent
garum-total-now = total à présent
garum-total-leads = total à présent : en tête
garum-total = total { $points }
garum-tiles-in-hand = tuiles en main
garum-tiles-in-pile = tuiles dans la pioche
garum-workers-left = ouvriers restants : { $vilici } vilicus, { $domini } dominus
garum-amphora = tient l’amphore

garum-end = Le décompte
garum-end-bonus = Bonus
garum-end-lines = Lignes
garum-end-winner = gagne
garum-end-tie = Égalité de points : qui a le moins de vilicus sur le plateau l’emporte.
garum-end-shared = Égalité parfaite : la victoire est partagée.

garum-described = Garum, plateau { $board }. Manche { $round } sur { $rounds }.
garum-described-now = Les tuiles de cette manche vont dans le bassin { $cetarium }.
garum-described-empty = libre

garum-moment-aureus = Bassin { $cetarium }
garum-moment-aureus-text = Manche { $round } sur { $rounds } : toutes les tuiles y vont.
garum-moment-dominus = Le dominus sur la ligne { $line }
garum-moment-dominus-text = Placé par { $name }. Il compte double (son trait est plus épais), et chaque couleur n’en a qu’un.
garum-moment-line = La ligne { $line } est pleine
garum-moment-line-text = { $name } : { $specimens }, { $points }.
garum-moment-end = Tous les bassins sont pleins
garum-moment-end-text = La plus belle ligne de la victoire : { $name } sur la ligne { $line }, { $specimens }, { $points }.
