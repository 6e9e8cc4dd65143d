# Ce que disent les pages autour de la table.

lobby-title = Une table pour les jeux de l’Antiquité
lobby-lead = Jouez contre des robots honnêtes, entre amis autour d’un écran, ou en ligne. Sans compte.
lobby-name = Votre nom
lobby-save = Enregistrer
lobby-now = Jouer à { $game }
lobby-now-hint = { $bots ->
        [0] Vous, en solitaire, tout de suite
        [one] Vous contre un robot, tout de suite
       *[other] Vous contre { $bots } robots, tout de suite
    }
lobby-range = { $fewest }–{ $most } joueurs
lobby-make = Ouvrir une table : { $game }
lobby-game = Jeu
lobby-seats = Joueurs
lobby-seat = Place { $seat }
lobby-who-me = Moi
lobby-who-open = Place libre
lobby-who-here = Quelqu’un devant cet écran
lobby-who-name = Nom
level-novice = Robot : novice
level-apprentice = Robot : apprenti
level-physician = Robot : médecin
level-master = Robot : maître
lobby-public = Visible dans la liste
lobby-private = Seulement par lien
lobby-create = Ouvrir la table
lobby-open = En attente de joueurs
lobby-playing = En cours
lobby-mine = Mes tables
lobby-none = Aucune pour le moment.
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-continue = Continuer
lobby-look = Revoir
lobby-record = Ouvrir un enregistrement
lobby-rules = Règles
lobby-home = Toutes les tables
lobby-players = { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
lobby-turn = À vous

lobby-chairs = Qui s’assoit où
lobby-more = Plus d’options
lobby-record-hint = une partie enregistrée, à revoir ou à poursuivre
lobby-all = Les montrer toutes ({ $count })
lobby-fewer = En montrer moins
lobby-just-now = à l’instant
lobby-over = terminée,

room-title = On attend tout le monde
room-link = Envoyez ce lien à ceux qui vont jouer
room-copy = Copier le lien
room-copied = Copié
room-sit = M’asseoir ici
room-leave = Me lever
room-free = libre
room-level = La force du robot de la place { $seat }
room-bot = Placer un robot
room-start = Commencer
room-start-wait = La partie commence quand toutes les places sont prises et que l’hôte le décide.
room-host = Vous avez ouvert cette table.

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

origin-record = d’un enregistrement
origin-record-why = Cette table vient d’un enregistrement. Qui l’a apporté peut connaître toutes les cartes.
origin-branch = partie reprise
origin-branch-why = Cette table reprend une partie terminée, dont les cartes sont connues.
origin-server-why = Cette partie a été distribuée par le serveur seul, dans une version antérieure.

table-lost = La connexion est perdue ; nouvel essai…
table-watching = Vous regardez.
table-share = Partager
table-rules = Règles
table-hint-thinking = Je réfléchis…
table-hint = Conseil : { $action }. Avance attendue { $lead } ; le deuxième choix : { $other }.
table-hint-equal = Conseil : { $action }. À peu près aussi bon : { $next }.
table-hint-only = Conseil : { $action }. Avance attendue { $lead }.
table-curtain = Passez l’écran à { $name }
table-curtain-hint = Les autres détournent les yeux : seul { $name } peut voir la suite.
table-curtain-open = Je suis { $name }
table-rematch = Rejouer
table-rematch-go = Vers la revanche
table-replay = Revoir la partie
table-record = Télécharger l’enregistrement
table-again = Nouvelle table
table-tour-1 = Cette phrase dit à qui c’est de jouer et ce qu’il faut faire.
table-tour-2 = Ce qui brille peut être cliqué. Choisissez, puis confirmez.
table-tour-3 = Voici les joueurs, où ils en sont, et ce qui s’est passé.
table-tour-next = Suite
table-tour-done = Jouons
table-tour-skip = Passer

fair-title = La donne était-elle honnête ?
fair-explained = Avant le premier coup, le serveur s’est engagé sur un secret et la page de chacun sur un nombre, en n’en montrant que les empreintes. Les cartes découlent de tout cela ensemble.
fair-commit = L’empreinte du serveur, montrée avant que quiconque soit assis
fair-secret = Le secret du serveur
fair-number = { $name } : empreinte et nombre
fair-seed = La graine d’où viennent les cartes
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
fair-round = On a commencé { $times } fois à distribuer, parce que quelqu’un s’est levé ou que l’hôte est revenu avant la donne.
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
replay-step = Coup { $ply } sur { $plies }
replay-begin = La table est mise ; rien ne s’est encore passé.
replay-branch = Continuer d’ici
replay-table = Retour à la table

rules-contents = Sommaire

refused-offline = Le serveur ne répond pas.
refused-unfetched = Une partie de la page n’a pas pu être chargée : la connexion est perdue, ou il y a une page plus récente.
refused-stale = La partie a avancé ; regardez à nouveau.
refused-not-asked = Ce n’est pas à vous.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-playing = Aucune partie n’est en cours à cette table.
refused-no-undo = Cela ne peut plus être annulé.
refused-no-more-undo = Ce coup a été annulé trop souvent : il reste joué.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-not-open = La partie a commencé.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-seats-open = Il reste des places libres.
refused-no-table = Cette table n’existe pas.
refused-nobody = Ce navigateur n’est pas connu ici ; rechargez la page.
refused-trouble = Quelque chose s’est mal passé sur le serveur. Rien n’a changé ; réessayez dans un instant.
refused-too-many = C’est plus qu’une personne ou un réseau ne peut faire ici à la fois. Attendez un peu, ou terminez d’abord autre chose.
refused-too-fast = Moins vite, s’il vous plaît.
refused-too-big = C’était trop long.
refused-too-long = 500 caractères au plus à la fois.
refused-empty = Il n’y a rien dedans.
refused-bad-record = Cet enregistrement ne peut pas être ouvert.
refused-not-over = La partie n’est pas encore terminée.
refused-known-deal = Qui apporte une partie en connaît les cartes : reprenez-la seul ou avec des robots.
refused-dealing = On distribue les cartes ; l’hôte peut revenir en arrière.
refused-not-dealing = On ne distribue pas les cartes.
refused-numbers-owed = La page de quelqu’un doit encore tirer un autre nombre : il doit regarder la table.
refused-bad-number = Ce n’est pas le nombre qui était scellé.
refused-no-number = Vous n’avez pas donné de nombre pour cette donne.
refused-not-begun = La partie n’a pas commencé.

cards-title = Cartes et tuiles
cards-bring = Apporter mon propre fichier…
cards-explained = Si vous possédez le jeu, saisissez ce qui est imprimé sur vos cartes et jouez avec elles.
cards-template = Un fichier pour commencer
cards-refused = On ne peut pas jouer avec ce fichier :
cards-warned = On peut jouer avec, mais il s’écarte de ce que nous savons :
cards-own = { $title } (cartes personnelles)

unplayable-title = Cette table ne peut plus être jouée
unplayable-short = ne peut plus être jouée
unplayable-moves = { $count ->
        [one] 1 coup a été joué.
       *[other] { $count } coups ont été joués.
    }
