# Quackery : ce que dit le jeu.

humour-name =
    { $humour ->
        [0] la bile noire
        [1] le sang
        [2] le flegme
       *[3] la bile jaune
    }
status-name =
    { $status ->
        [0] fatal (par manque)
        [1] beaucoup trop peu
        [2] trop peu
        [3] en équilibre
        [4] trop
        [5] beaucoup trop
       *[6] fatal (par excès)
    }
status-sign =
    { $status ->
        [0] †
        [1] −−
        [2] −
        [3] équilibre
        [4] +
        [5] ++
       *[6] †
    }
estate-name =
    { $estate ->
        [throne] trône
        [altar] autel
       *[sword] épée
    }

prompt-treat = Soignez le patient : déplacez une humeur d’un cran, ou jouez une carte de traitement.
prompt-respond = Répondez au traitement par une carte, ou passez.
prompt-discard = { $count ->
        [1] Défaussez une carte.
       *[other] Défaussez { $count } cartes.
    }

action-treat = { $humour } d’un cran { $way }
action-play = { $remedy }
action-play_way = { $remedy } : { $way }
action-play_humour = { $remedy } : { $humour }
action-play_move = { $remedy } : { $humour } { $way }
action-play_pair = { $remedy } : { $humour }, puis { $other }
action-play_player = { $remedy } : joueur { $player }
action-play_entry = { $remedy }, sur { $entry }
action-play_redirect = { $remedy }, sur { $entry } : { $humour } à la place
action-discard = défausser { $card }
action-pass = passer

way-name =
    { $way ->
        [0] vers le bas
       *[1] vers le haut
    }
entry-name =
    { $entry ->
        [0] le traitement
       *[1] la dernière réponse
    }
remedy-unknown = remède { $number }
patient-unknown = patient { $number }
agenda-unknown = ambition { $number }

kind-treat = un traitement de base
kind-play = une carte
kind-play_way = une carte, vers le haut ou le bas
kind-play_humour = une carte sur une humeur
kind-play_move = une carte sur une humeur, vers le haut ou le bas
kind-play_pair = une carte sur deux humeurs
kind-play_player = une carte sur un joueur
kind-play_entry = une carte sur ce qui est joué
kind-play_redirect = une carte qui détourne
kind-discard = défausser une carte
kind-pass = passer
field-humour = Quelle humeur ?
field-way = Dans quel sens ?
field-remedy = Quelle carte ?
field-other = Quelle autre humeur ?
field-player = Quel joueur ?
field-entry = Sur quoi ?
field-card = Quelle carte ?

event-introduced = Le joueur { $seat } est { $remedy }.
event-begins = Le joueur { $seat } pose le premier diagnostic.
event-diagnosed = { $patient } vient chez le joueur { $seat } : bile noire { $black }, sang { $blood }, flegme { $phlegm }, bile jaune { $yellow }.
event-treated = Le joueur { $seat } déplace { $humour } d’un cran { $way }.
event-played = Le joueur { $seat } joue { $remedy }{ $details }.
played-on = {" "}: { $what }
field-of-player = joueur { $player }
event-passed = Le joueur { $seat } passe.
event-cancelled = { $remedy } du joueur { $seat } : sans effet.
basic-name = le traitement de base
event-moved = { $humour } passe de { $before } à { $after }, par le joueur { $seat }.
event-landing = { $humour } passerait de l’état « { $before } » à l’état « { $after } », par le joueur { $seat }.
event-drew = { $card ->
        [hidden] Le joueur { $seat } pioche une carte.
       *[other] Le joueur { $seat } pioche { $card }.
    }
event-reshuffled = La défausse est mélangée : une nouvelle pioche.
event-renewed = La défausse est mélangée à la pioche.
event-discarded = Le joueur { $seat } défausse { $card }.
event-limited = Le joueur { $seat } peut désormais tenir { $limit ->
        [1] une carte
       *[other] { $limit } cartes
    }.
event-peeked = { $patient ->
        [hidden] Le joueur { $seat } regarde un patient qui attend.
       *[other] En attente, à la place { $place } : { $patient }.
    }
event-confided = { $agenda ->
        [hidden] Le joueur { $seat } regarde l’ambition du joueur { $player }.
       *[other] Le joueur { $player } a l’ambition « { $agenda } ».
    }
event-cured = { $patient } : guérison, pour l’hôpital du joueur { $seat }.
event-succumbed = { $patient } : c’est la fin, par la faute du joueur { $seat }.
event-left = { $patient } en a assez et quitte la Cour.
event-shuffled = Les patients qui attendent sont mélangés.
event-sent = Le prochain patient passe au bout de la file.
event-infected = Danger pour { $humour } chez le prochain patient.
event-agenda = Le joueur { $seat } a réalisé l’ambition « { $agenda } » et devient médecin du roi !
event-valued = Le joueur { $seat } a des patients d’une valeur de { $points }.

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

step-move =
    { $way ->
        [chosen] Déplacez { $humour } { $steps }, dans le sens de votre choix.
        [up] Montez { $humour } { $steps }.
       *[down] Baissez { $humour } { $steps }.
    }
step-balance =
    { $by ->
        [3] Ramenez { $humour } à l’équilibre.
       *[other] Rapprochez { $humour } { $steps } de l’équilibre.
    }
step-upset = Éloignez { $humour } { $steps } de l’équilibre ; ce qui est en équilibre ne bouge pas.
step-mirror = Retournez { $humour } : + devient −, ++ devient −−.
step-swap = Deux humeurs échangent leur état.
step-restore = Remettez { $humour } où elle était avant le traitement.
step-cancel = Annulez le traitement ou la dernière réponse.
step-redirect = Le traitement ou la dernière réponse porte sur une autre humeur, de votre choix.
step-reverse = Le traitement ou la dernière réponse va dans l’autre sens.
step-double = Le traitement ou la dernière réponse va deux fois plus loin.
step-credit = Tout ce que cause le traitement ou la dernière réponse, c’est vous qui l’avez causé.
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
        [self] Vous pouvez tenir une carte { $more }.
        [others] Tous les autres peuvent tenir une carte { $more }.
        [player] Un autre joueur peut tenir une carte { $more }.
       *[all] Tout le monde peut tenir une carte { $more }.
    }
more-or-less =
    { $by ->
        [1] de plus
       *[other] de moins
    }
step-peek =
    { $by ->
        [1] Regardez le prochain patient.
       *[other] Regardez les { $by } prochains patients.
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
        [self] Le coupable peut tenir une carte { $more }.
        [others] Tous sauf le coupable peuvent tenir une carte { $more }.
       *[all] Tout le monde peut tenir une carte { $more }.
    }
end-renew = Mélangez la défausse à la pioche.
end-shuffle = Mélangez les patients qui attendent.
end-send = Le prochain patient passe au bout de la file.
end-infect = Si { $humour } du prochain patient est en équilibre, l’humeur commence { $steps } { $way ->
        [up] trop haut
       *[down] trop bas
    }.

# Les personnages

use-treatment = Comme traitement : { $text }
use-response =
    { $pay ->
        [0] Une fois par traitement, en réponse : { $text }
        [1] Une fois par traitement, en réponse, contre une carte de votre main : { $text }
       *[other] Une fois par traitement, en réponse, contre { $pay } cartes de votre main : { $text }
    }
use-hand =
    { $by ->
        [-1] Vous pouvez tenir une carte de moins.
        [1] Vous pouvez tenir une carte de plus.
       *[other] Vous pouvez tenir { $by } cartes de plus.
    }
use-draws = Pour chaque humeur que vous équilibrez, piochez { $cards } de plus.
use-mourning = Les patients qui ont succombé ne vous coûtent rien.

# Les ambitions

need-number =
    { $whose ->
        [all] { $fate ->
            [cured] Tous les hôpitaux réunis ont guéri { $patients }{ $filter }.
            [succumbed] Tous les hôpitaux réunis ont perdu { $patients }{ $filter }.
           *[any] Tous les hôpitaux réunis ont { $patients }{ $filter }.
        }
       *[mine] { $fate ->
            [cured] Votre hôpital a guéri { $patients }{ $filter }.
            [succumbed] Votre hôpital a perdu { $patients }{ $filter }.
           *[any] Votre hôpital a { $patients }{ $filter }, quel que soit leur sort.
        }
    }
so-many-patients =
    { $least ->
        [1] un patient
       *[other] { $least } patients
    }
need-value =
    { $whose ->
        [all] { $fate ->
            [cured] Tous les patients guéris{ $filter } valent { $least } ou plus.
            [succumbed] Tous les patients qui ont succombé{ $filter } valent { $least } ou plus.
           *[any] Les patients{ $filter } de tous les hôpitaux valent { $least } ou plus.
        }
       *[mine] { $fate ->
            [cured] Vos patients guéris{ $filter } valent { $least } ou plus.
            [succumbed] Vos patients qui ont succombé{ $filter } valent { $least } ou plus.
           *[any] Vos patients{ $filter }, quel que soit leur sort, valent { $least } ou plus.
        }
    }
need-estates =
    { $whose ->
        [all] { $fate ->
            [cured] Tous les patients guéris{ $filter } viennent de { $least } ordres.
            [succumbed] Tous les patients qui ont succombé{ $filter } viennent de { $least } ordres.
           *[any] Les patients{ $filter } de tous les hôpitaux viennent de { $least } ordres.
        }
       *[mine] { $fate ->
            [cured] Vos patients guéris{ $filter } viennent de { $least } ordres.
            [succumbed] Vos patients qui ont succombé{ $filter } viennent de { $least } ordres.
           *[any] Vos patients{ $filter }, quel que soit leur sort, viennent de { $least } ordres.
        }
    }
filter-estate = {" "}({ $estate })
filter-value = {" "}valant chacun { $value } ou plus

blocked-response-card = Cette carte répond à un traitement : gardez-la pour ce moment.
blocked-no-specialist = Ce personnage n’a pas de traitement à lui.
blocked-treatment-card = Cette carte est un traitement : jouez-la à votre tour.
blocked-no-target = Il n’y a rien ici sur quoi elle pourrait porter.
blocked-used = Ce pouvoir a déjà servi pour ce traitement.
blocked-price = Il n’y a pas de carte en main pour le payer.

# Dans le terminal

board-patient = { $name }, valeur { $value }
board-of-estate = { $patient }, ordre : { $estate }
board-line = « { $line } »
board-end = En cas de décès : { $text }
board-turns = Traitement { $turn } sur { $patience }
board-waiting = { $count ->
        [0] Personne n’attend.
        [1] Un patient attend.
       *[other] { $count } patients attendent.
    }
board-pile = Cartes : { $pile } à piocher, { $discards } défaussées
board-hand = Votre main
board-agenda = Votre ambition : { $name }
board-hospital = hôpital
board-holds = cartes
board-value = valeur
board-player = joueur
board-empty = pas de carte
board-entries = Sur la table
board-landing = Où cela mènerait
board-coming = Vous savez qui vient : { $names }
board-infection = Transmis au prochain patient : { $humours }
