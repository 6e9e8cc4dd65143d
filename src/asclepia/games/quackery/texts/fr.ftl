# Quackery : ce que dit le jeu. Un élément de la phrase peut y figurer en image : aucune phrase ne
# dépend donc de ce qu’il est.

field-of-player = Joueur { $player }
humour-name =
    { $humour ->
        [0] la bile noire
        [1] le sang
        [2] le flegme
       *[3] la bile jaune
    }
status-name =
    { $status ->
        [0] mort (trop peu)
        [1] bien trop peu
        [2] trop peu
        [3] équilibre
        [4] trop
        [5] bien trop
       *[6] mort (trop)
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
basic-name = le traitement de base
remedy-unknown = remède { $number }
patient-unknown = patient { $number }
agenda-unknown = ambition { $number }

prompt-treat = Soignez le patient : déplacez une humeur d’un cran, ou jouez une carte de traitement.
prompt-respond = Jouez une carte en réponse au traitement, ou passez.
prompt-respond-none = Vous n’avez rien à y répondre : passez.
prompt-respond-own = Personne n’a répondu. Passez, et votre traitement a lieu ; ou ajoutez une carte.
prompt-respond-own-none = Personne n’a répondu. Passez, et votre traitement a lieu.
prompt-respond-mine = Personne n’a répondu à votre carte. Passez, et elle prend effet ; ou ajoutez-en une autre.
prompt-respond-mine-none = Personne n’a répondu à votre carte. Passez, et elle prend effet.
prompt-respond-again = On a répondu à votre traitement : jouez une carte, ou passez.
prompt-discard =
    { $count ->
        [1] Défaussez une carte.
       *[other] Défaussez une carte : { $count } en tout.
    }
prompt-discard-limit =
    Vous tenez { $held } cartes et pouvez en garder { $limit ->
        [one] une
       *[other] { $limit }
    } : défaussez-en { $count ->
        [one] une.
       *[other] { $count }, l’une après l’autre.
    }

action-treat = { $humour }, d’un cran { $way }
action-play = { $remedy }
action-play_way = { $remedy } : { $way }
action-play_humour = { $remedy } : { $humour }
action-play_move = { $remedy } : { $humour }, { $way }
action-play_pair = { $remedy } : { $humour } et { $other }
action-play_player = { $remedy } : { $player }
action-play_entry = { $remedy }, sur { $entry }
action-play_redirect = { $remedy }, sur { $entry } : { $humour } à la place
action-discard = défausser { $card }
action-pass = passer

kind-treat = un traitement de base
kind-play = une carte
kind-play_way = une carte, vers le haut ou vers le bas
kind-play_humour = une carte sur une humeur
kind-play_move = une carte sur une humeur, vers le haut ou vers le bas
kind-play_pair = une carte sur deux humeurs
kind-play_player = une carte sur un joueur
kind-play_entry = une carte sur ce qui vient d’être joué
kind-play_redirect = une carte qui détourne
kind-discard = défausser une carte
kind-pass = passer
field-humour = Quelle humeur ?
field-way = Vers le haut ou vers le bas ?
field-remedy = Quelle carte ?
field-other = Et quelle autre humeur ?
field-player = Quel joueur ?
field-entry = Sur le traitement, ou sur la dernière réponse ?
field-card = Quelle carte ?

event-introduced = { $seat } reçoit un personnage : { $remedy }.
event-begins = { $seat } pose le premier diagnostic.
event-diagnosed = { $patient } arrive chez { $seat } : bile noire { $black }, sang { $blood }, flegme { $phlegm }, bile jaune { $yellow }.
event-treated = { $seat } soigne : { $humour }, d’un cran { $way }.
event-played = { $seat } joue « { $remedy } »{ $details }.
played-on = {" "}: { $what }
event-passed = { $seat } passe.
event-landing = { $humour } irait ainsi : { $before } → { $after }.
event-cancelled = { $remedy } ({ $seat }) : sans effet.
event-moved = { $humour } : { $before } → { $after } ({ $seat }).
event-drew =
    { $card ->
        [hidden] { $seat } pioche une carte.
       *[other] { $seat } pioche « { $card } ».
    }
event-reshuffled = La défausse est mélangée et forme une nouvelle pioche.
event-renewed = La défausse est mélangée à la pioche.
event-discarded = { $seat } défausse « { $card } ».
event-limited =
    { $limit ->
        [1] La limite de main de { $seat } est désormais d’une carte.
       *[other] La limite de main de { $seat } est désormais de { $limit } cartes.
    }
event-peeked =
    { $patient ->
        [hidden] { $seat } regarde le patient n° { $place } de la file d’attente.
       *[other] { $seat } découvre le patient n° { $place } de la file d’attente : { $patient }.
    }
event-confided =
    { $agenda ->
        [hidden] { $player } doit montrer son ambition à { $seat }.
       *[other] { $player } doit montrer son ambition à { $seat } : « { $agenda } ».
    }
event-cured = { $patient } guérit ; le mérite en revient à { $seat }.
event-succumbed = { $patient } succombe ; la faute en revient à { $seat }.
event-left = { $patient } en a assez et quitte la Cour.
event-shuffled = Les patients qui attendent sont mélangés.
event-sent = Le prochain patient passe en fin de file.
event-infected = En danger chez le prochain patient : { $humour }.
event-agenda = { $seat } a réalisé l’ambition « { $agenda } » et devient médecin du roi !
event-valued = { $seat } a des patients d’une valeur totale de { $points }.

blocked-response-card = Cette carte répond à un traitement : gardez-la pour ce moment-là.
blocked-no-specialist = Ce personnage n’apporte aucun traitement.
blocked-treatment-card = C’est une carte de traitement : jouez-la à votre tour.
blocked-no-target = Rien de ce qui a été joué ne s’y prête.
blocked-used = Ce pouvoir a déjà servi pour ce traitement.
blocked-price =
    { $pay ->
        [1] Cela coûte une carte, et la main est vide.
       *[other] Cela coûte { $pay } cartes, et il y en a moins en main.
    }

# Dans le terminal

board-patient = { $name }, valeur { $value }
board-of-estate = { $patient }, ordre : { $estate }
board-line = « { $line } »
board-end = En cas de décès : { $text }
board-turns = Tour de soin { $turn } sur { $patience }
board-waiting =
    { $count ->
        [0] Personne n’attend.
        [1] Un patient attend.
       *[other] { $count } patients attendent.
    }
board-pile = Cartes : { $pile } à piocher, { $discards } défaussées
board-hand = Votre main
board-agenda = Votre ambition : { $name }
board-hospital = hôpital
board-holds = cartes
board-value = valeur
board-player = joueur
board-empty = pas de carte
board-entries = Sur la table
board-coming = Vous savez qui vient : { $names }
board-infection = Transmis au prochain patient : { $humours }

# Pourquoi un coup vaut mieux qu’un autre : pour les conseils

reason-agenda = cela sert votre ambition « { $agenda } », qui demande { reason-wanted }
reason-wanted =
    { $fate ->
        [0] des guérisons
        [1] des décès
       *[other] des patients, guéris ou non
    }{ $cost_more ->
        [0] {""}
       *[other] , même si celui de ce patient coûte { $cost_more }
    }
reason-met = cela réaliserait aussitôt votre ambition « { $agenda } », et vous gagneriez
reason-met-theirs = sinon, { $name } pourrait réaliser une ambition secrète et gagner sur-le-champ
reason-victory = le dernier patient vous donnerait la victoire
reason-victory-theirs = sinon, le dernier patient donnerait la victoire à { $name }
reason-hand =
    { $how ->
        [grows] vous auriez { $cards ->
            [one] une carte
           *[other] { $cards } cartes
        } en main, au lieu { $cards_else ->
            [0] d’aucune
           *[other] de { $cards_else }
        }
       *[other] vous garderiez une carte
    }
reason-room = vous pourriez tenir plus de cartes
reason-room-theirs = { $name } pourrait tenir moins de cartes
reason-balance =
    { $humours ->
        [one] vous piocheriez une carte pour une humeur équilibrée
       *[other] vous piocheriez des cartes pour { $humours } humeurs équilibrées
    }
reason-balance-theirs = sinon, { $name } piocherait une carte pour une humeur équilibrée
reason-cured =
    { $there_now ->
        [0] vous guéririez { $patient }
       *[other] la guérison resterait vôtre ({ $patient })
    }
reason-cured-theirs =
    { $there_now ->
        [0] sinon, { $name } guérirait { $patient }
       *[other] cela empêcherait { $name } de guérir { $patient }
    }
reason-late = moins il reste de patients, plus les valeurs décident
reason-late-theirs = moins il reste de patients, plus les valeurs décident, celles de { $name } aussi
reason-succumbed = sinon, { $patient } mourrait à votre compte
reason-succumbed-theirs = le décès ({ $patient }) serait au compte de { $name }
reason-offer = vous pourriez ensuite { $fate ->
        [0] guérir
       *[other] faire mourir
    } { $patient }
reason-offer-theirs = sinon, un cran suffirait à { $name } pour { $fate_else ->
        [0] guérir
       *[other] faire mourir
    } { $patient }
reason-chance = { reason-offer }

# … dit de quelqu’un d’autre

reason-agenda-named = cela sert l’ambition de { $name }, « { $agenda } », qui demande { reason-wanted }
reason-met-named = cela réaliserait aussitôt l’ambition de { $name }, « { $agenda } », et gagnerait la partie
reason-victory-named = le dernier patient donnerait la victoire à { $name }
reason-hand-named =
    { $how ->
        [grows] { $name } aurait { $cards ->
            [one] une carte
           *[other] { $cards } cartes
        } en main, au lieu { $cards_else ->
            [0] d’aucune
           *[other] de { $cards_else }
        }
       *[other] { $name } garderait une carte
    }
reason-room-named = { $name } pourrait tenir plus de cartes
reason-balance-named =
    { $humours ->
        [one] { $name } piocherait une carte pour une humeur équilibrée
       *[other] { $name } piocherait des cartes pour { $humours } humeurs équilibrées
    }
reason-cured-named =
    { $there_now ->
        [0] { $name } guérirait { $patient }
       *[other] la guérison resterait à { $name } ({ $patient })
    }
reason-late-named = moins il reste de patients, plus les valeurs décident
reason-succumbed-named = sinon, { $patient } mourrait au compte de { $name }
reason-offer-named = { $name } pourrait ensuite { $fate ->
        [0] guérir
       *[other] faire mourir
    } { $patient }
reason-chance-named = { reason-offer-named }
