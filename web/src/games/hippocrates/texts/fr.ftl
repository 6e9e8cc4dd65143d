# Hippocrates : ce que seule la page dit.

hippocrates-mine = Mon cabinet
hippocrates-purse = Ce que je possède
hippocrates-money = Drachmes
hippocrates-points = Points de victoire
hippocrates-patients = Mes patients
hippocrates-doctors = Mes docteurs
hippocrates-tiles = Connaissances
hippocrates-examination = Salle d’examen
hippocrates-emergency = Salle d’urgence
hippocrates-hades = Enfers
hippocrates-money-help = Elles paient docteurs, kits, lots et salaires ; une fiole qui manque en coûte 3.
hippocrates-vial-help = Un traitement consomme les fioles qu’il faut au patient.
hippocrates-examination-help = Nouveaux patients, à traiter dans cette manche. Sinon, ils passent en salle d’urgence.
hippocrates-emergency-help = Ils ont déjà attendu une manche. Sans traitement cette fois, ils descendent aux Enfers.
hippocrates-hades-help = Chaque patient perdu coûte 3 PV à la fin.
hippocrates-tiles-help = Tuiles reçues avec un lot : pour ce qu’elles disent, ou pour une fiole au choix.
hippocrates-ready = prêt
hippocrates-unready = pas prêt
hippocrates-new = nouveau
hippocrates-more = Plus
hippocrates-less = Moins
hippocrates-all = lot
hippocrates-nothing = rien
hippocrates-empty = une place vide
hippocrates-now = Maintenant :

hippocrates-round = Manche { $round }/{ $rounds }
hippocrates-phase =
    { $phase ->
        [setup] Mise en place
        [welcome] Accueil
        [payment] Paiement
        [recruitment] Recrutement
        [treatment] Traitement
       *[end] Fin
    }
hippocrates-order =
    { $phase ->
        [welcome] Ordre d’accueil : qui n’a pas encore joué
        [recruitment] On recrute par réputation, dans cet ordre
       *[other] L’ordre d’accueil de la prochaine manche
    }
hippocrates-order-next = Au tour suivant, on joue dans l’ordre des régions, de la Macédoine à Cyrène : plus près de la Macédoine, plus tôt.
hippocrates-track = Réputation
hippocrates-track-help = Plus à droite, on recrute plus tôt et l’on paie moins chaque docteur : le chiffre du haut est le salaire.
hippocrates-wage = Ici un docteur coûte { $wage } de salaire
hippocrates-wage-now = Salaire de chacun de mes docteurs, selon ma réputation : { $wage }
hippocrates-rank = { $rank }e en réputation
hippocrates-free = Docteurs sans région
hippocrates-free-empty = Aucun docteur ici
hippocrates-extra =
    { $count ->
        [one] Réserve : { $count } docteur, face cachée
       *[other] Réserve : { $count } docteurs, face cachée
    }
hippocrates-doctors-closed =
    { $count ->
        [0] { $region } : plus de docteurs
        [one] { $region } : { $count } docteur, face cachée
       *[other] { $region } : { $count } docteurs, face cachée
    }
hippocrates-optioned = Réservé par { $name }
hippocrates-optioned-mine = Réservé par vous : on vous le demandera juste après votre choix parmi les régions
hippocrates-stack =
    { $count ->
        [0] Plus personne dans la pile
        [one] { $count } patient dans la pile
       *[other] { $count } patients dans la pile, le prochain est visible
    }
hippocrates-marker = { $name } se tient ici
hippocrates-gives = Qui accueille ici reçoit ensuite { $assistant }

hippocrates-patient = Besoin de { $needs } ; { $points } PV ; présent de { $offering }
hippocrates-patient-paid = Besoin de { $needs } ; { $points } PV
hippocrates-doctor = Contrats : { $contracts } ; { $points } PV ; coûte { $cost }
hippocrates-doctor-mine = Contrats : { $contracts } ; { $points } PV une fois tous remplis
hippocrates-bribe = Pot-de-vin pour avoir attendu : { $money } de plus pour qui l’accueille
hippocrates-number = Numéro { $number } : les joueurs virtuels prennent le plus élevé
hippocrates-unpaid = Nouveau : payé à partir de la prochaine manche
hippocrates-printed = { $row } : { $what }
hippocrates-at-die = au dé : { $who }
hippocrates-elsewhere = Le dé est ailleurs : en choisissant cette région, vous auriez { $who } ({ $row })
hippocrates-empty-bonus = Qui vient ici reçoit { $what }
hippocrates-lacking = Manque : { $vials } ; à acheter pour { $money }
hippocrates-covers = Donne : { $what }
hippocrates-all-covered = Tous les médicaments sont alors couverts
hippocrates-takes = prend ensuite ce patient : { $patient }
hippocrates-missing = Aucun docteur ne donne encore : { $what }
hippocrates-kit = Un kit : { $vials } ; coûte { $cost }
hippocrates-no-kit = Plus de kit
hippocrates-no-tile = Pas de tuile de connaissance
hippocrates-bundle = Docteur, kit et tuile de connaissance pour { $cost }
hippocrates-no-bundle = Pas de lot ici : le docteur ou le kit n’est plus là
hippocrates-face-down = Face cachée : vaut une fiole de n’importe quelle sorte
hippocrates-tile-welcome = En accueillant un patient de cette région, { $region } : { $what }
hippocrates-tile-double = Double le présent d’un nouveau patient de cette région : { $region }
hippocrates-tile-patient = Un patient à vous, qui ne descend jamais aux Enfers : { $what } ; { $points } PV
hippocrates-tile-doctor = Un docteur à vous : { $what } ; { $points } PV
hippocrates-tile-lightning = Tout de suite, à l’achat : { $what }
hippocrates-tile-vial = Au traitement, elle peut plutôt remplacer une fiole, quelle qu’elle soit
hippocrates-free-contracts =
    { $count ->
        [one] { $count } contrat libre
       *[other] { $count } contrats libres
    }

hippocrates-dock = Traiter { $patient } avec { $doctor }
hippocrates-best =
    { $patients ->
        [one] Le mieux sans rien vendre, { $points } PV : { $patients } patient.
       *[other] Le mieux sans rien vendre, { $points } PV : { $patients } patients.
    }
hippocrates-best-why = { arranged-why }. Rien ne rapporte plus, sauf à vendre ou à dépenser d’abord quelque chose.
hippocrates-best-uses = On dépense aussi : { $what }.

hippocrates-do-assist =
    { $assistant ->
        [0] Voyageur
        [1] Charitable
       *[2] Rendez-vous
    }
hippocrates-do-arrange = Arranger pour moi
hippocrates-do-pay = Tout payer
hippocrates-do-administer = Donner les fioles
hippocrates-do-cash = Payer comptant
hippocrates-do-hire_optioned = Embaucher
hippocrates-do-keep_basic = Garder
hippocrates-do-retire_basic = À la retraite
hippocrates-do-use = Utiliser
hippocrates-do-keep = Garder face cachée
hippocrates-do-pass = Continuer
hippocrates-do-dismiss = Laisser partir
hippocrates-do-keep-tile = Sans tuile

hippocrates-end = Le décompte
hippocrates-end-winner = Médecin de Cos
hippocrates-end-patients = Patients
hippocrates-end-doctors = Docteurs
hippocrates-end-rest = Régions et tuiles
hippocrates-end-hades = Enfers ({ $count })
hippocrates-end-reputation = Rang de réputation
hippocrates-end-tie = Égalité : la meilleure réputation l’emporte.

table-tour-2 = Six régions, chacune avec des docteurs et des kits à acheter et des patients qui attendent. Le dé montre le patient que vous recevriez.
table-tour-3 = En bas, votre cabinet. Traitez un patient en le glissant vers un docteur, ou en choisissant l’un puis l’autre.

# Dans une question, la région est son signe.
column-name = { $column }

hippocrates-moment-died =
    { $count ->
        [one] { $patient } descend aux Enfers
       *[other] { $count } patients descendent aux Enfers
    }
hippocrates-moment-cured =
    { $count ->
        [one] Guérison : { $patient }
       *[other] { $count } guérisons
    }
hippocrates-moment-whose = { $name } : { $patients }
hippocrates-moment-doctors = docteurs +{ $points }
hippocrates-moment-alone = { $name } : { $points } PV
hippocrates-moment-won = { $name }, médecin de Cos
hippocrates-moment-won-text = La partie est gagnée : { $standing }.
hippocrates-moment-round = Manche { $round }
hippocrates-moment-round-text = PV à ce jour, et ce que ces soins ont rapporté : { $standing }.
