# Ce que disent seulement une table et sa relecture.

table-hint-thinking = Je réfléchis…
table-curtain = Passez l’écran à { $name }
table-curtain-hint = Les autres détournent les yeux : seul { $name } peut voir la suite.
table-curtain-open = Je suis { $name }
table-tour-1 = Cette phrase dit à qui c’est de jouer et ce qu’il faut faire.
table-tour-2 = Ce qui brille peut être choisi. Choisissez, puis confirmez.
table-tour-3 = Voici les joueurs, où ils en sont, et ce qui s’est passé.
table-tour-lesson = { $game } est nouveau pour vous ? Une leçon de trois minutes s’ouvre à côté de cette table, qui attend.
table-learn = Leçon
table-tour-learn = La leçon
table-tour-next = Suite
table-tour-done = Jouons
table-tour-skip = Passer
replay-stop = Arrêt
replay-pace = Vitesse : { $pace }
replay-move = { $name } : { $action }
leave-open = Partir
leave-not = Non
absent-open = { $name } n’est pas là : que faire ?
absent-open-offers = { $name } n’est pas là : { $count } d’accord sur { $needed }

## What happened

moment-dismiss = Continuer
since-open = Que s’est-il passé ?
since-title = Depuis votre dernier tour
since-close = Fermer
since-look = Le montrer sur le plateau
since-play = Revoir
since-now = Retour à la partie
since-step = On revoit ({ $step } sur { $steps }) :
since-nothing = Rien ne s’est passé depuis.

## How it ended

verdict-won = Vous avez gagné !
verdict-shared = Vous partagez la victoire avec { $names }.
verdict-lost = { $count ->
        [one] Vous avez perdu : { $names } gagne la partie.
       *[other] Vous avez perdu : { $names } partagent la victoire.
    }
verdict-points = { $best } points à { $next }.
verdict-points-lost = { $best } points contre { $mine } pour vous.
turning-point = Le tournant : le coup { $ply }.
turning-why =
    { $ahead ->
        [alone] Selon un robot, la partie était dès lors plutôt gagnée que perdue.
        [yes] Selon un robot, le vainqueur avait dès lors les meilleures chances.
       *[no] Selon un robot, le vainqueur avait dès lors les meilleures chances, même quand les points disaient le contraire.
    }
turning-look = Le revoir
refused-no-undo = Cela ne peut plus être annulé.
refused-no-hints = Il n’y a pas de conseils à cette table : on l’a convenu.
refused-no-take-backs = À cette table, rien n’est annulé : on l’a convenu.
refused-no-spectators = À cette table, les spectateurs ne parlent pas : on l’a convenu.
refused-bot-too-good = À une table sans conseils, seul un novice ou un apprenti joue pour vous.
refused-no-more-undo = Ce coup a été annulé trop souvent : il reste joué.
refused-not-begun = La partie n’a pas commencé.
refused-bot-plays = Un robot joue pour vous : reprenez d’abord votre place.
refused-too-early = Il est trop tôt pour en décider : l’absence n’a pas assez duré.
refused-not-absent = Rien n’est à décider : cette personne est là, l’était à l’instant, ou n’a rien à répondre.
refused-not-alone = D’autres jouent ici : vous pouvez partir ou abandonner.
refused-time-up = Votre temps est écoulé : un robot décide pour vous.
refused-stale = La partie a avancé ; regardez à nouveau.
refused-not-asked = Ce n’est pas à vous.
refused-not-playing = Aucune partie n’est en cours à cette table.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-over = La partie n’est pas encore terminée.
refused-known-deal = Qui apporte une partie en connaît les cartes : reprenez-la seul ou avec des robots.
