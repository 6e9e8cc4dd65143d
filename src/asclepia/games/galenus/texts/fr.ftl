# Galenus : ce que dit le jeu. Un élément de la phrase peut y figurer en image : aucune phrase ne
# dépend donc de ce qu’il est.

field-of-player = Joueur { $player }
humour-name =
    { $number ->
        [0] sanguin
        [1] flegmatique
        [2] colérique
        [3] mélancolique
       *[other] aucun
    }
section-name =
    { $number ->
        [0] la villa
        [1] les thermes
        [2] l’arène
        [3] le voyage
        [4] la région 1
        [5] la région 2
        [6] la région 3
        [7] la région 4
       *[8] le théâtre
    }
region-name =
    { $number ->
        [0] région 1
        [1] région 2
        [2] région 3
       *[3] région 4
    }
class-name =
    { $number ->
        [0] Patriciens
        [1] Plébéiens
       *[2] Pérégrins
    }
good-name =
    { $number ->
        [0] une herbe sanguine
        [1] une herbe flegmatique
        [2] une herbe colérique
        [3] une herbe mélancolique
       *[4] un livre
    }
villa-standard = Villa ordinaire
villa-name = Villa { $villa }
dignitary-name =
    { $number ->
        [0] Satyros
        [1] Pélops
        [2] Asiarque
        [3] Théagène
       *[4] Nicon
    }
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
signed =
    { $way ->
        [gain] +{ $count }
       *[loss] −{ $count }
    }
list-and = { $first } et { $last }

# Ce qui est imprimé : les quantités

amount-impact =
    { $count ->
        [one] { $count } point d’impact
       *[other] { $count } points d’impact
    }
amount-philosophy =
    { $count ->
        [one] { $count } point de philosophie
       *[other] { $count } points de philosophie
    }
amount-reputation =
    { $count ->
        [one] { $count } point de réputation
       *[other] { $count } points de réputation
    }
amount-health =
    { $count ->
        [one] { $count } point de santé
       *[other] { $count } points de santé
    }
amount-books =
    { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }
amount-works =
    { $count ->
        [one] { $count } ouvrage majeur
       *[other] { $count } ouvrages majeurs
    }
amount-focus =
    { $kind ->
        [sanguine] { focus-points } sanguine
        [phlegmatic] { focus-points } flegmatique
        [choleric] { focus-points } colérique
        [melancholic] { focus-points } mélancolique
       *[any] { focus-points } au choix
    }
focus-points =
    { $count ->
        [one] { $count } point de concentration
       *[other] { $count } points de concentration
    }
herbs-name =
    { $count ->
        [one] { $count } herbe
       *[other] { $count } herbes
    }
amount-herbs =
    { $kind ->
        [sanguine] { $count ->
            [one] { $count } herbe sanguine
           *[other] { $count } herbes sanguines
        }
        [phlegmatic] { $count ->
            [one] { $count } herbe flegmatique
           *[other] { $count } herbes flegmatiques
        }
        [choleric] { $count ->
            [one] { $count } herbe colérique
           *[other] { $count } herbes colériques
        }
        [melancholic] { $count ->
            [one] { $count } herbe mélancolique
           *[other] { $count } herbes mélancoliques
        }
       *[any] { herbs-name } au choix
    }
steps-name =
    { $count ->
        [one] { $count } échelon
       *[other] { $count } échelons
    }
amount-skill =
    { $kind ->
        [sanguine] { steps-name } de compétence (sang)
        [phlegmatic] { steps-name } de compétence (flegme)
        [choleric] { steps-name } de compétence (bile jaune)
        [melancholic] { steps-name } de compétence (bile noire)
       *[any] { steps-name } de compétence au choix
    }
patients-name =
    { $count ->
        [one] { $count } patient
       *[other] { $count } patients
    }
amount-patients =
    { $kind ->
        [sanguine] { $count ->
            [one] { $count } patient sanguin
           *[other] { $count } patients sanguins
        }
        [phlegmatic] { $count ->
            [one] { $count } patient flegmatique
           *[other] { $count } patients flegmatiques
        }
        [choleric] { $count ->
            [one] { $count } patient colérique
           *[other] { $count } patients colériques
        }
        [melancholic] { $count ->
            [one] { $count } patient mélancolique
           *[other] { $count } patients mélancoliques
        }
       *[any] { patients-name } au choix
    }
amount-gladiators =
    { $count ->
        [one] { $count } gladiateur
       *[other] { $count } gladiateurs
    }

# Ce que demande un projet ou un objectif

measure-impact =
    { $count ->
        [one] { $count } point d’impact
       *[other] { $count } points d’impact
    }
measure-works =
    { $count ->
        [one] { $count } ouvrage majeur
       *[other] { $count } ouvrages majeurs
    }
measure-publications =
    { $count ->
        [one] { $count } publication
       *[other] { $count } publications
    }
measure-humours =
    { $count ->
        [one] { $count } humeur où vous avez publié
       *[other] { $count } humeurs où vous avez publié
    }
measure-primus =
    { $count ->
        [one] { $count } case Primus
       *[other] { $count } cases Primus
    }
measure-level = le niveau { $count } dans chaque humeur
measure-sanguine = le niveau { $count } pour le sang
measure-phlegmatic = le niveau { $count } pour le flegme
measure-choleric = le niveau { $count } pour la bile jaune
measure-melancholic = le niveau { $count } pour la bile noire
measure-philosophy =
    { $count ->
        [one] { $count } point de philosophie
       *[other] { $count } points de philosophie
    }
measure-reputation =
    { $count ->
        [one] { $count } point de réputation
       *[other] { $count } points de réputation
    }
measure-health =
    { $count ->
        [one] { $count } point de santé
       *[other] { $count } points de santé
    }
measure-focus = { focus-points }
measure-herbs =
    { $count ->
        [one] une herbe
       *[other] des herbes de { $count } types
    }
measure-books =
    { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }
measure-doctrines =
    { $count ->
        [one] { $count } doctrine
       *[other] { $count } doctrines
    }
measure-treated =
    { $count ->
        [one] { $count } patient soigné depuis le début
       *[other] { $count } patients soignés depuis le début
    }
measure-cleared =
    { $count ->
        [one] { $count } prime de région depuis le début
       *[other] { $count } primes de région depuis le début
    }
measure-firsts =
    { $count ->
        [one] { $count } concours gagné depuis le début
       *[other] { $count } concours gagnés depuis le début
    }
goal-text =
    { $count ->
        [one] Atteignez au moins { $measures }.
       *[other] Atteignez en même temps au moins { $measures }.
    }

# Projets, doctrines, villas

project-needs = Seulement avec au moins { $measures }.
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
        [one] Une prime de région vous rapporte { $count } point d’impact de plus.
       *[other] Une prime de région vous rapporte { $count } points d’impact de plus.
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

# Sur la page des règles : le contenu de la boîte

listed-tracks = Les pistes
listed-tracks-text = Une piste de compétence a quatre segments de { $segments } positions, du départ à la case Primus ; une ligne épaisse sépare deux segments. La piste du concours a { $top } cases au-dessus du départ ; Galenus commence sur la dernière.
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
listed-doctrine = **{ $name }** (départage { $rank }) – { $text }
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
