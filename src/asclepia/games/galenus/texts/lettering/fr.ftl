# Les mots imprimés sur les cartes de Galenus et dans la liste du matériel : aucune page ne les demande.

villa-standard = Villa ordinaire
villa-name = Villa { $villa }
dignitary-line =
    { $number ->
        [0] Le premier maître, qui ne laisse aucun lit sans visite.
        [1] Le maître de Smyrne, qui note tout ce qu’il a essayé.
        [2] Le grand prêtre, qui décide du sort des gladiateurs.
        [3] Le cynique, qui ne possède rien et voudrait que vous ne possédiez rien.
       *[4] Le père, architecte, qui mesure deux fois avant de vous laisser inciser.
    }
dignitary-text =
    { $number ->
        [0] Soigne tous les patients de sa région.
        [1] Parcourt les régions de haut en bas et soigne dans chacune, pour chaque type, autant de patients que sa compétence le permet, jusqu’à ce qu’il ait soigné les quatre types. S’il y parvient, chacun de ses marqueurs de compétence monte juste sous sa prochaine ligne, ou la franchit s’il y était déjà ; les ouvrages majeurs de cette ligne montent à la suivante.
        [2] Retire tous les gladiateurs de l’arène.
        [3] Défausse les trois premières marchandises encore présentes sur le voyage.
       *[4] Soigne dans sa région un patient de votre choix ; votre compétence dans cette humeur monte d’un échelon, sans franchir de ligne.
    }
list-and = { $first } et { $last }
amount-impact =
    { $count ->
        [one] { $count } point d’impact
       *[other] { $count } points d’impact
    }
amount-works =
    { $count ->
        [one] { $count } ouvrage majeur
       *[other] { $count } ouvrages majeurs
    }
steps-name =
    { $count ->
        [one] { $count } échelon
       *[other] { $count } échelons
    }
amount-skill =
    { $kind ->
        [sanguine] { steps-name } de compétence (sanguin)
        [phlegmatic] { steps-name } de compétence (flegmatique)
        [choleric] { steps-name } de compétence (colérique)
        [melancholic] { steps-name } de compétence (mélancolique)
       *[any] { steps-name } de compétence au choix
    }
amount-seeds =
    { $kind ->
        [sanguine] { $count ->
            [one] { $count } sanguin
           *[other] { $count } sanguins
        }
        [phlegmatic] { $count ->
            [one] { $count } flegmatique
           *[other] { $count } flegmatiques
        }
        [choleric] { $count ->
            [one] { $count } colérique
           *[other] { $count } colériques
        }
       *[melancholic] { $count ->
            [one] { $count } mélancolique
           *[other] { $count } mélancoliques
        }
    }
amount-gladiators =
    { $count ->
        [one] { $count } gladiateur
       *[other] { $count } gladiateurs
    }
goal-text =
    { $count ->
        [one] Il vous faut au moins { $measures }.
       *[other] Il vous faut en même temps au moins { $measures }.
    }
project-needs = Seulement si vous avez au moins { $measures }.
project-pay = Payez { $pay }.
project-treat =
    { $place ->
        [here] Soignez exactement { $patients } ici.
        [hospital] Soignez exactement { $patients } dans votre hôpital.
       *[arena] Soignez exactement { $patients } dans l’arène.
    }
project-solicit = Faites venir d’ici { $patients } dans votre hôpital.
project-publish =
    { $less ->
        [0] Publiez.
        [one] Publiez pour { $less } point de concentration de moins, mais au moins un.
       *[other] Publiez pour { $less } points de concentration de moins, mais au moins un.
    }
project-gain = Gagnez { $gain }.
doctrine-gain = Une fois par partie : gagnez { $gain }.
doctrine-trade = Une fois par partie : payez { $pay }, puis gagnez { $gain }.
doctrine-nothing = Aucune capacité.
power-arena =
    { $count ->
        [0] Vous entrez dans l’arène sans perdre de réputation.
        [one] Entrer dans l’arène vous coûte { $count } point de réputation.
       *[other] Entrer dans l’arène vous coûte { $count } points de réputation.
    }
power-first_in_line =
    { $count ->
        [0] Premier arrivé dans l’arène, vous ne soignez personne de plus.
        [one] Premier arrivé dans l’arène, vous soignez jusqu’à { $count } gladiateur de plus.
       *[other] Premier arrivé dans l’arène, vous soignez jusqu’à { $count } gladiateurs de plus.
    }
power-solicit =
    { $count ->
        [0] Faire venir des patients ne vous coûte pas de réputation.
        [one] Faire venir des patients vous coûte { $count } point de réputation.
       *[other] Faire venir des patients vous coûte { $count } points de réputation.
    }
power-called =
    { $count ->
        [0] Quand vous faites venir des patients, il n’en vient aucun.
        [one] Quand vous faites venir des patients, il en vient { $count } de chaque région.
       *[other] Quand vous faites venir des patients, il en vient jusqu’à { $count } de chaque région.
    }
power-discount =
    { $count ->
        [one] Vous publiez pour { $count } point de concentration de moins, mais au moins un.
       *[other] Vous publiez pour { $count } points de concentration de moins, mais au moins un.
    }
power-publication =
    { $count ->
        [0] Une publication ne vous rapporte aucun point d’impact.
        [one] Une publication vous rapporte { $count } point d’impact.
       *[other] Une publication vous rapporte { $count } points d’impact.
    }
power-book =
    { $count ->
        [0] Un livre ne vous donne pas de philosophie.
        [one] Un livre vous donne { $count } point de philosophie.
       *[other] Un livre vous donne { $count } points de philosophie.
    }
power-fame =
    { $count ->
        [0] Soigner des colériques ne vous donne pas de réputation.
        [one] Soigner des colériques vous donne { $count } point de réputation.
       *[other] Soigner des colériques vous donne { $count } points de réputation.
    }
power-plague =
    { $count ->
        [0] Soigner des flegmatiques ne vous coûte pas de santé.
        [one] Soigner des flegmatiques vous coûte { $count } point de santé.
       *[other] Soigner des flegmatiques vous coûte { $count } points de santé.
    }
power-goods =
    { $count ->
        [one] Au marché, vous prenez { $count } marchandise de plus.
       *[other] Au marché, vous prenez { $count } marchandises de plus.
    }
power-bonus =
    { $count ->
        [one] Vider une région vous rapporte { $count } point d’impact de plus, même si aucune prime n’est imprimée.
       *[other] Vider une région vous rapporte { $count } points d’impact de plus, même si aucune prime n’est imprimée.
    }
power-rest =
    { $count ->
        [one] Quand vous vous reposez, vous gagnez aussi { $count } point de philosophie.
       *[other] Quand vous vous reposez, vous gagnez aussi { $count } points de philosophie.
    }
power-preparation =
    { $count ->
        [one] Vous commencez chaque concours { $count } case plus haut.
       *[other] Vous commencez chaque concours { $count } cases plus haut.
    }
power-hospital = Dans votre hôpital, vous soignez { $patients } de plus.
power-regions = Dans les régions, vous soignez { $patients } de plus.
listed-tracks = Les pistes
listed-tracks-text = Une piste de compétence a quatre segments ({ $segments } positions), du départ à la case Primus ; une ligne épaisse sépare deux segments. La piste du concours a { $top } cases au-dessus du départ ; Galien commence sur la dernière.
listed-faces = Cartes de région
listed-class =
    { $season ->
        [summer] { $number ->
            [0] Patriciens, été
            [1] Plébéiens, été
           *[2] Pérégrins, été
        }
       *[winter] { $number ->
            [0] Patriciens, hiver
            [1] Plébéiens, hiver
           *[2] Pérégrins, hiver
        }
    }
listed-event = événement
listed-seeds = patients
listed-gladiators = gladiateurs
listed-bonus = prime
listed-project = projet
listed-journeys = Voyages
listed-journey = **{ $city }** – { $goods }. Projet : { $project }
listed-doctrines = Doctrines
listed-doctrine = **{ $name }** (départage, numéro { $rank }) – { $text }
listed-villas = Villas (départ/maximum de chaque piste)
listed-villa = **{ $name }** – philosophie { $philosophy }, santé { $health }, réputation { $reputation }, { $focus } cases de concentration.
listed-goals = Objectifs de Pergame
listed-goals-of =
    { $card ->
        [perga] Perga : { $one } { $two }
       *[mon] Mon : { $one } { $two }
    }
listed-dignitaries = Dignitaires
listed-dignitary = **{ $name }** – { $text }
