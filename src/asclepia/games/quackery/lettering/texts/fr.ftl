# Ce qui est imprimé sur les cartes de Quackery, et ce que la page des règles en dit.

# Sur les cartes : le sens, le nombre de crans, et quelle humeur.

which-humour =
    { $humour ->
        [black] la bile noire
        [blood] le sang
        [phlegm] le flegme
        [yellow] la bile jaune
        [chosen] une humeur
        [other] une autre humeur
       *[every] chaque humeur
    }
so-many-steps =
    { $by ->
        [1] d’un cran
        [2] de deux crans
       *[3] de trois crans
    }
so-many-cards =
    { $by ->
        [1] une carte
        [2] deux cartes
       *[3] trois cartes
    }

step-then = Puis { $text }
step-move =
    { $way ->
        [chosen] Déplacez { $humour } { $steps }, dans le sens de votre choix.
        [up] Faites monter { $humour } { $steps }.
       *[down] Faites baisser { $humour } { $steps }.
    }
step-balance =
    { $by ->
        [3] Ramenez { $humour } à l’équilibre.
       *[other] Rapprochez { $humour } { $steps } de l’équilibre.
    }
step-upset = Éloignez { $humour } { $steps } de l’équilibre ; ce qui est en équilibre ne bouge pas.
step-mirror = Inversez { $humour } : + devient −, ++ devient −−.
step-swap = Deux humeurs échangent leur place sur l’échelle.
step-restore = Ramenez { $humour } à l’état d’avant le traitement.
step-cancel = Annulez le traitement ou la dernière réponse.
step-redirect = Détournez le traitement ou la dernière réponse vers une autre humeur, de votre choix ; son auteur reste le même.
step-reverse = Le traitement ou la dernière réponse agit dans l’autre sens ; son auteur reste le même.
step-double = Le traitement ou la dernière réponse va deux fois plus loin ; son auteur reste le même.
step-credit = Tout ce que provoque le traitement ou la dernière réponse devient votre œuvre.
step-draw =
    { $who ->
        [self] Piochez { $cards }.
        [others] Tous les autres piochent { $cards }.
        [player] Un autre joueur pioche { $cards }.
       *[all] Tout le monde pioche { $cards }.
    }
step-discard =
    { $who ->
        [self] Défaussez { $cards }.
        [others] Tous les autres défaussent { $cards }.
       *[all] Tout le monde défausse { $cards }.
    }
step-limit =
    { $who ->
        [self] Votre limite de main { $more } d’une carte.
        [others] La limite de main de tous les autres { $more } d’une carte.
        [player] La limite de main d’un autre joueur { $more } d’une carte.
       *[all] La limite de main de chacun { $more } d’une carte.
    }
more-or-less =
    { $by ->
        [1] augmente
       *[other] diminue
    }
step-peek =
    { $by ->
        [1] Regardez le prochain patient.
        [2] Regardez les deux prochains patients.
       *[3] Regardez les trois prochains patients.
    }
step-confess = Regardez l’ambition d’un autre joueur.

# Quand un patient succombe ; « self » est celui qui l’a causé.

end-draw =
    { $who ->
        [self] Le coupable pioche { $cards }.
        [others] Tous sauf le coupable piochent { $cards }.
       *[all] Tout le monde pioche { $cards }.
    }
end-discard =
    { $who ->
        [self] Le coupable défausse { $cards }.
        [others] Tous sauf le coupable défaussent { $cards }.
       *[all] Tout le monde défausse { $cards }.
    }
end-limit =
    { $who ->
        [self] La limite de main du coupable { $more } d’une carte.
        [others] La limite de main de chacun, sauf du coupable, { $more } d’une carte.
       *[all] La limite de main de chacun { $more } d’une carte.
    }
end-renew = Mélangez la défausse à la pioche.
end-shuffle = Mélangez les patients qui attendent.
end-send = Le prochain patient passe en fin de file.
end-infect =
    { $which ->
        [every] Toute humeur du prochain patient qui est en équilibre à son arrivée { $way ->
            [up] monte
           *[down] baisse
        } { $steps }.
       *[other] Si { $humour } du prochain patient est en équilibre à son arrivée, cette humeur { $way ->
            [up] monte
           *[down] baisse
        } { $steps }.
    }

# Les personnages

use-treatment = Comme traitement : { $text }
use-response =
    { $pay ->
        [0] Une fois par traitement, en réponse : { $text }
        [1] Une fois par traitement, en réponse, au prix d’une carte de votre main : { $text }
        [2] Une fois par traitement, en réponse, au prix de deux cartes de votre main : { $text }
       *[other] Une fois par traitement, en réponse, au prix de { $pay } cartes de votre main : { $text }
    }
use-hand =
    { $by ->
        [-1] En permanence : votre limite de main est d’une carte de moins.
        [1] En permanence : votre limite de main est d’une carte de plus.
       *[2] En permanence : votre limite de main est de deux cartes de plus.
    }
use-draws = En permanence : pour chaque humeur que vous équilibrez, piochez { $cards } de plus.
use-mourning = En permanence : les patients qui ont succombé ne vous coûtent rien.

# Les ambitions

so-many-patients =
    { $least ->
        [1] un patient
       *[other] { $least } patients
    }
so-many-estates =
    { $least ->
        [1] un ordre
        [2] deux ordres
        [3] trois ordres
       *[other] { $least } ordres
    }
need-number =
    { $whose ->
        [all] { $fate ->
            [cured] Tous les hôpitaux réunis ont guéri au moins { $patients }{ $filter }.
            [succumbed] Tous les hôpitaux réunis ont perdu au moins { $patients }{ $filter }.
           *[any] Tous les hôpitaux réunis comptent au moins { $patients }{ $filter }, quel que soit leur sort.
        }
       *[mine] { $fate ->
            [cured] Votre hôpital a guéri au moins { $patients }{ $filter }.
            [succumbed] Votre hôpital a perdu au moins { $patients }{ $filter }.
           *[any] Votre hôpital compte au moins { $patients }{ $filter }, quel que soit leur sort.
        }
    }
need-value =
    { $whose ->
        [all] { $fate ->
            [cured] Les patients guéris{ $filter } de tous les hôpitaux valent ensemble au moins { $least }.
            [succumbed] Les patients ayant succombé{ $filter } de tous les hôpitaux valent ensemble au moins { $least }.
           *[any] Les patients{ $filter } de tous les hôpitaux, quel que soit leur sort, valent ensemble au moins { $least }.
        }
       *[mine] { $fate ->
            [cured] Vos patients guéris{ $filter } valent ensemble au moins { $least }.
            [succumbed] Vos patients ayant succombé{ $filter } valent ensemble au moins { $least }.
           *[any] Vos patients{ $filter }, quel que soit leur sort, valent ensemble au moins { $least }.
        }
    }
need-estates =
    { $whose ->
        [all] { $fate ->
            [cured] Les patients guéris{ $filter } de tous les hôpitaux représentent ensemble au moins { $estates }.
            [succumbed] Les patients ayant succombé{ $filter } de tous les hôpitaux représentent ensemble au moins { $estates }.
           *[any] Les patients{ $filter } de tous les hôpitaux, quel que soit leur sort, représentent ensemble au moins { $estates }.
        }
       *[mine] { $fate ->
            [cured] Vos patients guéris{ $filter } représentent ensemble au moins { $estates }.
            [succumbed] Vos patients ayant succombé{ $filter } représentent ensemble au moins { $estates }.
           *[any] Vos patients{ $filter }, quel que soit leur sort, représentent ensemble au moins { $estates }.
        }
    }
filter-estate =
    { $estate ->
        [throne] {" "}(ordre du trône)
        [altar] {" "}(ordre de l’autel)
       *[sword] {" "}(ordre de l’épée)
    }
filter-value = {" "}(valant chacun { $value } ou plus)

# Sur la page des règles : ce que contient la boîte

listed-treatments = Cartes de traitement
listed-responses = Cartes de réponse
listed-characters = Personnages
listed-patients = Patients
listed-agendas = Ambitions
listed-card =
    { $copies ->
        [1] **{ $name }.** { $text }
       *[other] **{ $name }** (× { $copies }). { $text }
    }
listed-character = **{ $name }.** { $text }
listed-patient = **{ $name }** (valeur { $value }{ $estate }) : { $humours }.
listed-ill = { $humour } { $status }
listed-estate = , { $estate }
listed-end = En cas de décès : { $text }
listed-agenda = **{ $name }.** { $text }
listed-least = Quand une ambition donne plusieurs nombres, ils valent pour deux, trois, quatre, cinq et six joueurs.
