# Ce que disent seulement une table et sa relecture.

room-title = On attend tout le monde
room-link = Envoyez ce lien à ceux qui vont jouer
room-sit = M’asseoir ici
room-leave = Me lever
room-level = La force du robot de la place { $seat }
room-bot = Placer un robot
room-start = Commencer
room-start-wait = La partie commence quand toutes les places sont prises et que l’hôte le décide.
room-host = Vous avez ouvert cette table.
room-clear = Libérer la place
room-clear-whose = Libérer la place de { $name }
room-cleared = L’hôte a libéré votre place.
room-close = Fermer la table
room-close-sure = Plus personne ne pourra jouer ici.
room-start-again = La partie commence dès que tout le monde est revenu.
deal-beforehand = Alors la page de chacun ouvre un nombre secret, et les cartes sont tirées de tous ces nombres : personne ne peut les choisir.
deal-title = On distribue
deal-explained = Les cartes découlent des nombres secrets de tous ceux qui sont à la table. Une page ouvre son nombre d’elle-même dès que son joueur regarde la table.
deal-owed = On attend { $names } à cette table : les nombres sont tirés à nouveau.
deal-waiting = On attend encore : { $names }.
deal-awaited = nombre attendu
deal-in = nombre ouvert
deal-back = Revenir avant la donne
deal-elsewhere = Votre nombre pour la donne est dans un autre navigateur : regardez cette table là-bas, ou demandez à l’hôte de revenir avant la donne.
deal-elsewhere-yet = Votre nombre pour la donne est dans un autre navigateur. Si vous voulez jouer dans celui-ci, tirez-en un autre ici.
deal-here = Jouer dans ce navigateur
deal-distrusted = Le serveur montre cette donne autrement qu’avant. Votre nombre reste scellé : ne jouez pas ici.
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
fair-title = La donne était-elle honnête ?
fair-explained = Avant le premier coup, le serveur s’est engagé sur un secret et la page de chacun sur un nombre, en n’en montrant que les empreintes. La donne découle de tout cela ensemble.
fair-commit = L’empreinte du serveur, montrée avant que quiconque soit assis
fair-secret = Le secret du serveur
fair-number = { $name } : empreinte et nombre
fair-seed = La graine d’où vient la donne
fair-commit-yes = Le secret du serveur est celui sur lequel il s’était engagé.
fair-commit-no = Le secret du serveur n’est pas celui sur lequel il s’était engagé !
fair-seals-yes = Chaque nombre est celui sur lequel son joueur s’était engagé.
fair-seals-no = Un nombre n’est pas celui sur lequel son joueur s’était engagé !
fair-seed-yes = La graine découle du secret et de tous les nombres.
fair-seed-no = La graine ne découle pas du secret et des nombres !
fair-mine-yes = Votre nombre en fait partie.
fair-mine-no = Votre nombre n’en fait pas partie !
fair-mine-unknown = Ce navigateur n’a pas donné de nombre, ou l’a oublié.
fair-before-yes = Tous les autres étaient engagés avant que votre nombre soit ouvert.
fair-before-no = D’autres ont changé le leur après que votre nombre a été ouvert !
fair-before-unknown = Ce navigateur ne sait pas sur quoi les autres s’étaient engagés.
fair-rules-yes = Le jeu, ses options et ses cartes sont ceux affichés alors.
fair-rules-no = Le jeu, ses options ou ses cartes ont été changés après l’ouverture de votre nombre !
fair-rules-unknown = Ce navigateur ne sait pas quelles options et quelles cartes étaient affichées alors.
fair-round = On a commencé { $times } fois à distribuer : quelqu’un s’est levé, ou l’hôte est revenu avant la donne.
fair-replay = Que la partie a été jouée avec cette graine, l’enregistrement le montre :
fair-yes = La donne était honnête : personne n’a pu la choisir.
fair-no = Cette donne n’était pas honnête !
fair-unknown = Tout concorde. Seul un navigateur qui a participé peut savoir que personne ne l’a choisie.
fair-none = Cette donne n’est donc pas certifiée.
replay-title = Revoir la partie
replay-from = Vue par
replay-open = tous, mains ouvertes
replay-watch = un spectateur
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
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
leave-bot = Un robot continue pour vous. Vous voyez toujours votre jeu et reprenez votre place quand vous voulez.
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
        [novice] { $name } (novice) a trouvé le meilleur coup par chance.
        [apprentice] { $name } (apprenti) a pris ce qui semblait le mieux sur le moment, et avec raison.
        [physician] { $name } (médecin) a bien pesé son coup.
        [master] { $name } (maître) y a mûrement réfléchi.
       *[other] { $name } a trouvé le meilleur coup.
    }
replay-why-equal =
    { $level ->
        [you] Il n’y avait rien de mieux.
        [novice] { $name } (novice) a joué au petit bonheur ; c’était aussi bien qu’autre chose.
        [apprentice] { $name } (apprenti) a pris ce qui semblait le mieux sur le moment.
        [physician] { $name } (médecin) ne voyait rien de mieux.
        [master] { $name } (maître) ne voyait rien de mieux.
       *[other] Il n’y avait rien de mieux pour { $name }.
    }
replay-why-better =
    { $level ->
        [you] { "" }
        [novice] { $name } (novice) n’a pas fait attention.
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
since-close = Au journal
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
turning-point = Le tournant : le coup { $ply } ({ $name }).
turning-why = De là jusqu’à la fin, le vainqueur est resté devant.
turning-here = Le tournant :
turning-look = Le revoir
