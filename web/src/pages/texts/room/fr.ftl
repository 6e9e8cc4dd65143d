# Ce que dit seulement la salle d’attente.

room-title = On attend tout le monde
room-title-full = Tout le monde est là
room-link = Envoyez ce lien à ceux qui vont jouer
room-sit = M’asseoir ici
room-sit-too = Jouer aussi cette place
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
deal-beforehand = Le hasard vient de vous tous : la page de chacun y ajoute un nombre secret. Ainsi personne, pas même ce site, ne peut arranger la donne.
deal-title = On distribue
deal-explained = La page de chacun ajoute d’elle-même son nombre secret, dès que son joueur regarde la table. Ainsi personne, pas même ce site, ne peut arranger la donne.
deal-owed = On attend { $names } à cette table : les nombres sont tirés à nouveau.
deal-waiting = On attend encore : { $names }.
deal-awaited = nombre attendu
deal-in = nombre ouvert
deal-back = Revenir avant la donne
deal-elsewhere = Votre nombre pour la donne est dans un autre navigateur : regardez cette table là-bas, ou demandez à l’hôte de revenir avant la donne.
deal-elsewhere-yet = Votre nombre pour la donne est dans un autre navigateur. Si vous voulez jouer dans celui-ci, tirez-en un autre ici.
deal-here = Jouer dans ce navigateur
deal-distrusted = Le serveur montre cette donne autrement qu’avant. Votre nombre reste scellé : ne jouez pas ici.
arrival-invited = { $names } { $count ->
        [one] vous invite
       *[other] vous invitent
    } à { $game }.
arrival-open = On vous invite à { $game }.
arrival-name = Comment vous appelle-t-on ?
arrival-save = C’est moi
arrival-skip = Passer
room-leaving = Et si un joueur part ?

refused-dealing = On distribue les cartes ; l’hôte peut revenir en arrière.
refused-not-dealing = On ne distribue pas les cartes.
refused-numbers-owed = La page de quelqu’un doit encore tirer un autre nombre : il doit regarder la table.
refused-bad-number = Ce n’est pas le nombre qui était scellé.
refused-no-number = Vous n’avez pas donné de nombre pour cette donne.
refused-seats-open = Il reste des places libres.
refused-seat-kept = Cette place est réservée à quelqu’un qui a joué avant.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-not-open = La partie a commencé.
