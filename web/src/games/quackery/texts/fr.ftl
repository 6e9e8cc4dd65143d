# Ce que seule la page de Quackery dit.

field-humour =
    { $way-humour ->
        [-1] Quelle humeur baisse ?
        [1] Quelle humeur monte ?
       *[0] Quelle humeur ?
    }
field-other =
    { $way-other ->
        [-1] Et quelle autre humeur baisse ?
        [1] Et quelle autre humeur monte ?
       *[0] Et quelle autre humeur ?
    }
table-curtain-hint = Les autres regardent ailleurs : ces cartes et cette ambition ne sont que pour { $name }.
table-tour-2 = Choisissez ce qui luit : une flèche ou une carte. Équilibrer une humeur fait piocher ; équilibrez la dernière, et le patient est à vous.
table-tour-3 = Voici les hôpitaux : quand il n’y a plus de patient, celui qui vaut le plus gagne. Mais réaliser avant cela son ambition secrète fait gagner aussitôt.

quackery-humour =
    { $humour ->
        [0] Bile noire
        [1] Sang
        [2] Flegme
       *[3] Bile jaune
    }
quackery-humours = Les quatre humeurs
quackery-scale =
    { $status ->
        [0] succombe
        [1] bien trop peu
        [2] trop peu
        [3] équilibre
        [4] trop
        [5] bien trop
       *[6] succombe
    }
quackery-stands = état : { $status }
quackery-would = irait à : { $status }
quackery-lands = { $humour } : « { $status } »
quackery-landing = Cela mènerait à : { $what }.
quackery-moved-by = C’était à { $from } ; déplacé par { $name }.
quackery-one-step = Un traitement de base déplace une humeur d’un cran.
quackery-step =
    { $way ->
        [0] { $humour } : { $sign }, { $now } ; baisser jusqu’à « { $then } »
       *[1] { $humour } : { $sign }, { $now } ; monter jusqu’à « { $then } »
    }
quackery-choose-humour = { $humour } ({ $now }) : choisir
quackery-choose-player = Choisissez un joueur
quackery-choose-this = Choisir { $name }

quackery-value = Valeur { $value }
quackery-estate =
    { $estate ->
        [throne] ordre : trône
        [altar] ordre : autel
       *[sword] ordre : épée
    }
quackery-if-succumbs = En cas de décès :
quackery-would-be-cured = Guérison en vue
quackery-would-be-succumbed = Mourrait
quackery-patience = Tours de soin : { $turns } sur { $patience }
quackery-patience-help = Après { $patience } tours de soin, douze par joueur, le patient en a assez, s’en va et n’appartient à personne.
quackery-diagnosed-by = 1er soin :
quackery-treated-by = Soigne :
quackery-was-cured = Guérison !
quackery-was-succumbed = C’est la fin
quackery-was-left = en a eu assez
quackery-by-cured = guérison due à
quackery-by-succumbed = décès causé par
quackery-bed-empty = Le lit est vide. La Cour se tait.

quackery-waiting =
    { $count ->
        [one] patient attend
       *[other] patients attendent
    }
quackery-waiting-help = Les patients qui attendent, face cachée
quackery-learned = Rien que pour vous
quackery-learned-agenda = { $name } veut en secret
quackery-learned-patients =
    { $count ->
        [one] Le prochain patient
       *[other] Les prochains patients
    }
quackery-known = Les patients que vous avez entrevus
quackery-known-at = Numéro { $place } de la file : { $name }
quackery-infection = Le prochain attrape :
quackery-infection-help = Une humeur équilibrée du prochain patient commence décalée d’autant.
quackery-pile =
    { $fresh ->
        [1] mélangées à nouveau
       *[0] { $count ->
            [one] carte à piocher
           *[other] cartes à piocher
        }
    }
quackery-discards =
    { $count ->
        [one] défaussée
       *[other] défaussées
    }
quackery-look = regarder
quackery-all = Cartes et ambitions
quackery-almanac = L’almanach du charlatan
quackery-close = Fermer
quackery-discards-title = Défausse ({ $count })
quackery-discards-empty = Rien n’est défaussé.
quackery-agendas-all = Les six ambitions à { $seats } joueurs : chacun a la sienne
quackery-six = lire les six ambitions
quackery-characters-all = Les charlatans de cette table
quackery-cards-all = Toutes les cartes du paquet

quackery-window = Traitement et réponses
quackery-basic = Traitement de base
quackery-number = nº { $number }
quackery-cancelled = annulé
quackery-table = Sur la table
quackery-table-until = jusqu’au sort du patient
quackery-table-empty = Pas encore de carte : un traitement de base n’en est pas une.
quackery-ring = Autour de la table
quackery-ring-asked = doit répondre
quackery-ring-passed = a passé
quackery-ring-later = vient après
quackery-ring-empty = n’a pas de carte
quackery-passes =
    { $passes ->
        [0] L’effet vient quand les { $seats } joueurs ont passé.
        [1] 1 joueur sur { $seats } a passé.
       *[other] { $passes } joueurs sur { $seats } ont passé.
    }

quackery-use-treatment = Traitement
quackery-use-response = Réponse
quackery-use-always = Permanent
quackery-agenda = Mon ambition secrète
quackery-agenda-wins = Réalisée = victoire immédiate
quackery-and = et { $text }
quackery-character = Mon personnage
quackery-hand = Mes cartes
quackery-hand-of = { $count } sur { $limit }
quackery-hand-empty = Pas encore de carte : équilibrez une humeur pour en piocher une.
quackery-others = Les autres visent peut-être
quackery-no-cards = aucune carte
quackery-read = Lire
quackery-read-agenda = Lire mon ambition
quackery-less = Moins

quackery-score = Guéris moins décédés
quackery-holds = Tient { $count } cartes sur { $limit } au plus
quackery-began = 1er soin
quackery-treats = soigne
quackery-is-diagnosing = A posé le diagnostic de ce patient
quackery-is-treating = C’est son tour de soigner
quackery-hospital = Hôpital : { $cured } guéris, { $succumbed } décédés
quackery-hospital-empty = un hôpital vide
quackery-patient-cured = { $name } : guérison, vaut { $value }
quackery-patient-spared = { $name } : décès, valeur { $value }, ne compte pas
quackery-patient-succumbed = { $name } : décès, compte −{ $value }

quackery-way =
    { $way ->
        [0] ▼ Baisser
       *[1] ▲ Monter
    }
quackery-pass = Passer
quackery-pass-own = Passer et soigner
quackery-pass-unseen = Passer sans regarder
quackery-standing = Passer d’office
quackery-standing-short = Passer…
quackery-standing-none = Me demander chaque fois
quackery-standing-unanswered = Passer tant que personne ne répond
quackery-standing-unanswered-help = Sur votre traitement aussi. On vous demande dès que quelqu’un joue une carte.
quackery-standing-untouched = Passer sur ce qui ne me touche pas
quackery-standing-untouched-help = On vous demande si le patient guérirait ou mourrait, si une carte vous vise, ou si l’on vous répond.
quackery-standing-unable = Passer si je n’ai rien à répondre
quackery-standing-unable-help = On ne vous demande que si vous pouvez jouer. Si vous tardez alors, les autres peuvent le deviner.
quackery-standing-treatment = Passer jusqu’à mon tour de soigner
quackery-standing-treatment-help = Cesse à votre prochain tour de soin, ou au prochain patient.
quackery-standing-patient = Passer pour ce patient
quackery-standing-patient-help = Vous soignez toujours à votre tour. Cesse au prochain patient.

quackery-crowned =
    { $count ->
        [one] { $names } : à vous la charge de médecin du roi !
       *[other] { $names } : à vous la charge de médecins du roi !
    }
quackery-won-agenda = L’ambition secrète « { $agenda } » est réalisée.
quackery-won-value = La Cour compte ses survivants : { $points }, mieux que quiconque.
quackery-quoted = Elle dit : « { $text } »
quackery-line = « { $line } »
quackery-end = Le bilan
quackery-end-need = { $have } sur { $least }
quackery-end-winner = Médecin du roi
quackery-end-cured = Guéris
quackery-end-succumbed = Décédés
quackery-end-tie = Égalité : le patient guéri le plus précieux départage.
quackery-end-shared = Égalité jusqu’au bout : la charge est partagée.

quackery-moment-cured = Guérison : { $patient } !
quackery-moment-cured-text = Tout le mérite revient à { $name } : { $value } pour l’hôpital.
quackery-moment-succumbed = Décès : { $patient }
quackery-moment-succumbed-text = La faute en revient à { $name } : −{ $value }, et une tombe à l’hôpital.
