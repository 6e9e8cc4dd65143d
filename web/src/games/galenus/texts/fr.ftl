# Galenus : ce que seule la page dit.

galenus-mine = Ma villa
galenus-impact = Points d’impact
galenus-works = Ouvrages majeurs
galenus-books = Livres
galenus-herbs = Herbes
galenus-publications = Publications
galenus-philosophy = Philosophie
galenus-reputation = Réputation
galenus-health = Santé
galenus-focus = Concentration
galenus-philosophy-help = Se mise au concours ; paie ce qui manque de concentration pour une publication ; 1 point d’impact chacune à la fin. Le surplus devient réputation.
galenus-reputation-help = Paie l’arène et l’appel des patients. Le surplus coûte de la santé.
galenus-health-help = Se perd avec les flegmatiques, et avec un surplus de réputation ; à zéro, on perd un point de concentration à la place. Les thermes la rendent.
galenus-no-health = Votre santé est à zéro : les flegmatiques coûtent un point de concentration ou, sans elle, d’impact.
galenus-focus-help = Paie les publications, et les mises dans son humeur. Le surplus s’échange, ou devient philosophie.
# Avec des traits d’union conditionnels, pour les têtes étroites des pistes.
galenus-humour =
    { $number ->
        [0] sanguin
        [1] fleg­matique
        [2] colé­rique
       *[3] mélan­colique
    }
galenus-labelled = { $label } : { $value }
galenus-invoked = { $doctrine }. { $text }
galenus-as-it-is = Perdre le nouveau point
galenus-as-it-is-help = Votre piste reste comme elle est.
galenus-more = Plus
galenus-less = Moins
galenus-now = À présent :
galenus-used = Déjà utilisée
galenus-first = Premier joueur
galenus-to-act = agira
galenus-did =
    { $who ->
        [2] { $count ->
            [0] n’a trouvé aucun gladiateur
            [one] a retiré { $count } gladiateur
           *[other] a retiré { $count } gladiateurs
        }
        [3] { $count ->
            [0] n’a rien trouvé à jeter
            [one] a jeté { $count } marchandise
           *[other] a jeté { $count } marchandises
        }
       *[other] { $count ->
            [0] n’a soigné personne
            [one] a soigné { $count } patient
           *[other] a soigné { $count } patients
        }{ $rises ->
            [0] {" "}sans progresser
            [1] {" "}et progresse
           *[other] {""}
        }
    }

galenus-place =
    { $place ->
        [villa] Ma villa
        [baths] Thermes
        [arena] Arène
        [journey] Voyage
        [theatre] Théâtre
       *[region] Région
    }
galenus-region =
    { $number ->
        [0] région des Patriciens
        [1] région des Plébéiens
       *[2] région des Pérégrins
    }
galenus-living = Logis
galenus-hospital = Hôpital
galenus-garden = Jardin
galenus-skill = Compétence
galenus-at-home =
    { $count ->
        [0] Plus personne au logis
        [one] { $count } médiple au logis
       *[other] { $count } médiples au logis
    }
galenus-planned-villa =
    { $count ->
        [one] { $count } médiple planifié dans la villa
       *[other] { $count } médiples planifiés dans la villa
    }
galenus-plan-villa = Case de planification de la villa
galenus-plan-villa-help = Un médiple d’ici publie, soigne dans votre hôpital, ou y appelle des patients.
galenus-plan-here = planifier ici
galenus-planned-by = Planifiés : { $names }
galenus-planned-none = Personne n’a planifié ici
galenus-nobody = personne
galenus-sold-out = tout est vendu
galenus-winter = Hiver
galenus-summer = Été
galenus-deck =
    { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }
galenus-journeys-left =
    { $count ->
        [one] { $count } voyage à venir
       *[other] { $count } voyages à venir
    }
galenus-bonus =
    { $points ->
        [0] Aucune prime n’est imprimée pour le dernier patient ici
        [one] Qui soigne ici le dernier patient : +{ $points } point d’impact
       *[other] Qui soigne ici le dernier patient : +{ $points } points d’impact
    }
galenus-bonus-mine = +{ $points } dans votre villa
galenus-treat-here = Soigner : { $place }
galenus-project-here = Projet : { $place }
galenus-treated-by = Ont soigné ici : { $names }
galenus-done-by = Fait par { $names }
galenus-recuperate = Se reposer
galenus-recuperate-help = La santé remonte à son maximum.
galenus-doctrine = Départage aux concours, numéro { $rank } : le plus petit passe d’abord, puis qui n’a pas de doctrine.
galenus-doctrine-of = Doctrine de { $name }
galenus-enter = Soigner dans l’arène
galenus-enter-help = Entrer coûte de la réputation. Le premier peut soigner un gladiateur de plus.
galenus-enter-empty = Personne à soigner : vous paieriez pour rien.
galenus-gladiators =
    { $count ->
        [0] Aucun gladiateur dans l’arène
        [one] { $count } gladiateur dans l’arène
       *[other] { $count } gladiateurs dans l’arène
    }
galenus-plan-first = Vous planifiez encore : on agit plus tard.
galenus-shop = Acheter
galenus-shop-help = Le premier en prend { $first }, les suivants une.
galenus-publish = Publier : { $humour }
galenus-publish-help = Votre marqueur franchit la ligne épaisse, contre de la concentration ; la philosophie paie le reste.
galenus-treat-hospital = Soigner à l’hôpital
galenus-solicit = Appeler des patients
galenus-solicit-help = Payez de la réputation : un patient de chaque région vient dans votre hôpital. Qui y reste à la fin coûte 1 point d’impact.

galenus-subject = Sujet
galenus-subject-none = Qui passe à l’action le premier le choisit
galenus-subject-this = Le sujet du concours de l’année
galenus-prepared = En préparation
galenus-swap = Choisissez deux dignitaires à échanger
galenus-track = Piste du concours
galenus-space = case { $number }
galenus-he = Le pion de Galien
galenus-year = Année { $year }/{ $years }
galenus-step = { $humour }, position { $position }
galenus-level =
    { $count ->
        [one] Soigne { $count } patient de ce type
       *[other] Soigne { $count } patients de ce type
    }
galenus-primus = Primus inter pares : +{ $points }, pour un seul joueur
galenus-line = Ligne { $number }
galenus-line-cost =
    { $count ->
        [one] La franchir en publiant coûte { $count } point de concentration
       *[other] La franchir en publiant coûte { $count } points de concentration
    }
galenus-line-works =
    { $count ->
        [0] Aucun ouvrage majeur ici
        [one] { $count } ouvrage majeur ici
       *[other] { $count } ouvrages majeurs ici
    }

galenus-goals = Objectifs
galenus-goal = Objectif { $number } : { $text }
galenus-goal-met = atteint
galenus-goal-now = Pour l’instant
galenus-goal-place = Où qu’on l’atteigne, le dignitaire qui est alors dans cette région s’en va.

galenus-scene =
    { $scene ->
        [move_in] Villas
        [subject] Sujet du concours
        [publish] Publier
        [call] Qui vient
        [nicon] Nicon soigne
        [first_in_line] Premier arrivé
        [dose] Herbes
        [assign] Soignés
        [overflow] Piste de concentration pleine
        [lose] Perdre un point de concentration
        [rise] Compétence
        [pick] Marchandises
        [pay_focus] Payer de la concentration
        [pay_herb] Payer des herbes
        [gain_focus] Gagner de la concentration
        [gain_herb] Gagner des herbes
        [gain_skill] Gagner de la compétence
        [prepare] Préparation
        [bid] Mise
       *[remove] Qui s’en va
    }
galenus-would-treat = Seraient soignés

galenus-contest = Le concours
galenus-contest-help =
    { $solo ->
        [yes] Votre rang parmi les dignitaires fait le prix. Vous partez de la case 0 ; les pas : médiples en préparation, puis la philosophie misée.
       *[no] Qui est le plus loin sur la piste du concours gagne. Les pas : médiples en préparation, publications dans le sujet, puis la mise.
    }
galenus-may-bid = Peut miser au plus
galenus-my-bid = Ma mise : { $philosophy } en philosophie, { $focus } en concentration.
galenus-bid-leads = De la case { $from } à la case { $to }.
galenus-revealed = Les cadrans sont retournés
galenus-ranking = Le concours de l’année { $year }
galenus-tie = Sur la même case : les doctrines d’abord, par numéro ; puis la plus forte mise ; puis l’ordre du tour.
galenus-tie-solo = Sur la même case qu’un dignitaire : devant lui si vous avez une doctrine, derrière sinon.
galenus-stake-solo = Être deuxième : 2 points de réputation ; troisième : 1.
galenus-stake-first =
    { $last ->
        [yes] Gagner : 1 ouvrage majeur et 3 points de réputation.
       *[no] Gagner : 1 ouvrage majeur, 3 points de réputation, et le premier tour de l’année suivante.
    }
galenus-stake-next = Être deuxième : 2 points de réputation (à quatre, troisième : 1), et un échelon si le vainqueur en sait plus. Dernier : rien.
galenus-stake-galenus = Dépasser Galien, ou l’égaler si l’on a une doctrine : 1 ouvrage majeur.
galenus-stake-game =
    { $mine ->
        [yes] { $count ->
            [1] Un ouvrage majeur ici, et vous gagnez la partie.
           *[2] Deux ouvrages majeurs ici, et vous gagnez la partie.
        }
       *[no] { $count ->
            [1] Un ouvrage majeur ici, et { $name } gagne la partie.
           *[2] Deux ouvrages majeurs ici, et { $name } gagne la partie.
        }
    }
galenus-spill = Votre réputation dépasserait sa piste de { $count } : autant de santé perdue, sinon de concentration, sinon de points d’impact.
galenus-last-contest = Concours précédent
galenus-new-year = Année { $year }
galenus-he-begins = Galien est sur la case { $number }
galenus-region-stays = reste
galenus-region-winter = passe à l’hiver
galenus-region-new = nouvelle
galenus-go-on = Continuer
galenus-close = Fermer

galenus-term =
    { $what ->
        [impact] { $count } impact
        [work] { $count } ouvrages majeurs
        [philosophy] { $count } philosophie
        [reputation] { $count } réputation
        [health] { $count } santé
        [focus] { $count } concentration
        [herb] { $count } herbes
        [book] { $count } livres
       *[skill] { $count } compétence
    }
galenus-term-patient = { $count } patients ({ $humour })
galenus-term-focus = { $count } concentration ({ $humour })
galenus-term-herb = { $count } herbes ({ $humour })
galenus-term-humour = { $count } compétence ({ $humour })

galenus-do-treat = Soigner
galenus-do-solicit = Appeler
galenus-do-begin = À l’action
galenus-do-enough = Sans autre herbe
galenus-all = Tout
galenus-as_before = Comme avant
galenus-do-ready = Au concours
galenus-do-stop = Arrêter cette année
galenus-do-pass = Passer
galenus-do-no-rise = Ne pas monter
galenus-do-no-extra = Laisser les autres
galenus-do-bid = Ne rien miser
# La seule réponse possible, sur un petit bouton.
galenus-only =
    { $kind ->
        [publish] Publier
        [solicit] Appeler
        [hospital] Soigner à l’hôpital
        [recuperate] Repos aux thermes
        [join] Rejoindre la secte
        [arena] Soigner à l’arène
        [shop] Acheter
        [treat] Soigner
       *[project] Faire le projet
    }

galenus-end = Le décompte
galenus-end-winner = L’égal de Galien
galenus-end-solo = Prêt pour Rome
galenus-end-impact = Acquis
galenus-end-notable = Ouvrages ({ $count })
galenus-end-theriac = Quatre herbes
galenus-end-hospital = À l’hôpital
galenus-end-tie = Égalité : plus de cases Primus l’emportent, puis plus de publications.
galenus-end-works = Quatre ouvrages majeurs de plus que tous : la partie est finie, rien d’autre ne compte.
page-solo-lost = Vous n’êtes pas encore prêt pour Rome.

table-tour-2 = Rome : les lieux et leurs cases de planification, les régions et ceux qui attendent, le théâtre et les compétences. Ce qui peut se faire luit.
table-tour-3 = En bas, votre villa. Planifiez vos médiples, puis passez à l’action ; chaque étape montre ce qu’elle apporterait.

galenus-moment-published = { $name } publie
galenus-moment-published-text = Ligne { $line }, type { $humour } : { impact-points }{ works-gained }.
galenus-moment-primus = { $name } est Primus Inter Pares
galenus-moment-primus-text = Personne ne s’y connaît mieux (type { $humour }) : { impact-points }.
galenus-moment-bid = { $place }. { $name } mise { $count }, case { $space }
galenus-moment-contest = { $name } gagne le concours
galenus-moment-contest-galenus = { $name } gagne le concours et bat Galien
galenus-moment-year = Année { $year }
galenus-moment-year-text = Impact à ce jour : { $standing }.
galenus-moment-acted = Les dignitaires ont agi
galenus-moment-goal = Un objectif est atteint : { $goal }
galenus-moment-works = { $name } gagne : { $works } ouvrages majeurs
galenus-decided-goals = Objectifs atteints : { $met } sur { $goals }.
