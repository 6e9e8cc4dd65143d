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
replay-title = Revoir la partie
replay-from = Vue par
replay-open = tous, rien de caché
replay-watch = un spectateur
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-onward = Suivant, sans les simples passes
replay-last = À la fin
replay-play = Lecture
replay-stop = Arrêt
replay-pace = Vitesse : { $pace }
replay-step = Coup { $ply } sur { $plies }
replay-begin = La table est mise ; rien ne s’est encore passé.
replay-move = { $name } : { $action }
replay-branch = Continuer d’ici
replay-table = Retour à la table
leave-open = Partir
leave-title = Quitter la partie ?
leave-bot = Un robot continue pour vous. Vous voyez toujours votre jeu et revenez quand vous voulez.
leave-bot-go = Laisser jouer un robot
leave-level = La force du robot
leave-resign-bot = Abandonner : vous partez pour de bon, et un robot de la force choisie ci-dessus prend votre place.
leave-resign-ends = Abandonner : la partie s’arrête là, et vous l’avez perdue. Les jeux restent cachés.
leave-resign-go = Abandonner
leave-resign-sure = Oui, abandonner
leave-end = Arrêter la partie avant la fin. Les jeux restent cachés.
leave-end-go = Arrêter la partie
leave-end-sure = Oui, l’arrêter
leave-not = Non
leave-look-away = Ou partez simplement : votre place reste à vous. Au bout d’un moment, les autres peuvent laisser un robot jouer pour vous.
leave-look-away-alone = Ou partez simplement : la partie vous attend, vous la retrouverez parmi vos parties.
leave-stay = Rester
absent-open = { $name } n’est pas là : que faire ?
absent-open-offers = { $name } n’est pas là : { $count } d’accord sur { $needed }
absent-title = { $name } : { $away }
absent-you = À vous de décider de cette place. { $name } pourra la reprendre au robot à tout moment.
absent-together = C’est fait dès que plus de la moitié d’entre vous le veulent. { $name } pourra reprendre sa place à tout moment.
absent-bot = Un robot ({ $level }) joue pour { $name }.
absent-end = La partie s’arrête avant la fin.
absent-count = { $count ->
        [one] 1 personne le veut ; il en faut { $needed }.
       *[other] { $count } personnes le veulent ; il en faut { $needed }.
    }
absent-too = Moi aussi
absent-not = Finalement non
absent-end-go = Arrêter la partie avant la fin
absent-wait = Attendre encore
arrival-invited = { $names } { $count ->
        [one] vous invite
       *[other] vous invitent
    } à { $game }.
arrival-open = On vous invite à { $game }.
arrival-name = Comment vous appelle-t-on ?
arrival-save = C’est moi
arrival-skip = Passer
replay-why-thinking = Pourquoi ce coup ? Je réfléchis…
replay-why-only =
    { $level ->
        [you] Vous n’aviez pas d’autre choix.
       *[other] { $name } n’avait pas d’autre choix.
    }
replay-why-best =
    { $level ->
        [you] Vous avez trouvé le meilleur coup.
        [apprentice] { $name } (apprenti) a pris ce qui semblait le mieux sur le moment, et avec raison.
        [physician] { $name } (médecin) a bien pesé son coup.
        [master] { $name } (maître) y a mûrement réfléchi.
       *[other] { $name } a trouvé le meilleur coup.
    }
replay-why-equal =
    { $level ->
        [you] Il n’y avait rien de nettement mieux.
        [apprentice] { $name } (apprenti) a pris ce qui semblait le mieux sur le moment.
        [physician] { $name } (médecin) ne voyait rien de mieux.
        [master] { $name } (maître) ne voyait rien de mieux.
       *[other] Il n’y avait rien de nettement mieux pour { $name }.
    }
replay-why-better =
    { $level ->
        [you] { "" }
        [novice] { $name } (novice) s’y est trompé.
        [apprentice] { $name } (apprenti) n’a regardé que ce coup-ci.
        [physician] { $name } (médecin) a réfléchi trop vite.
        [master] { $name } (maître) en a jugé autrement.
       *[other] { $name } a laissé passer quelque chose.
    }
replay-why-instead = Il y avait mieux :

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
        [alone] Dès lors, la partie était plutôt gagnée que perdue.
        [yes] Dès lors, le vainqueur a toujours eu les meilleures chances.
       *[no] Dès lors, le vainqueur avait les meilleures chances, même quand les points disaient le contraire.
    }
turning-here = Le tournant :
turning-look = Le revoir
