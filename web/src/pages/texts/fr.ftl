# Ce que disent les pages autour de la table.

lobby-name = Votre nom
name-left = { $count ->
    [0] { $most } caractères : il n’y a pas plus de place.
    [one] Encore un caractère.
   *[other] Encore { $count } caractères.
}
lobby-save = Enregistrer
lobby-game = Jeu
lobby-seat = Place { $seat }
level-novice = Robot : novice
level-apprentice = Robot : apprenti
level-physician = Robot : médecin
level-master = Robot : maître
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-continue = Continuer
lobby-look = Revoir
lobby-rules = Règles
lobby-home = Toutes les tables
lobby-players = { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
lobby-turn = À vous
lobby-awaited = On vous attend

lobby-just-now = à l’instant
lobby-over = terminée,

room-copy = Copier le lien
room-copied = Copié
room-free = libre

origin-record = d’un enregistrement
origin-record-why = Cette table vient d’un enregistrement. Qui l’a apporté peut connaître toutes les cartes.
origin-branch = partie reprise
origin-branch-why = Cette table reprend une partie terminée, dont les cartes sont connues.
origin-server-why = Cette partie a été distribuée par le serveur seul, dans une version antérieure.

table-watching = Vous regardez.
table-share = Partager
table-rules = Règles
learn-open = Apprendre en trois minutes
table-rematch = Rejouer
table-rematch-go = Vers la revanche
table-replay = Revoir la partie
table-record = Télécharger l’enregistrement
table-again = Nouvelle table

refused-offline = Le serveur ne répond pas : vous êtes peut-être hors ligne. Vos parties y sont gardées ; rien n’est perdu.
refused-unfetched = Une partie de la page n’a pas pu être chargée : la connexion est perdue, ou il y a une page plus récente.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-no-table = Cette table n’existe pas.
refused-nobody = Ce navigateur n’est pas connu ici ; rechargez la page.
refused-trouble = Quelque chose s’est mal passé sur le serveur. Rien n’a changé ; réessayez dans un instant.
refused-too-many = C’est plus qu’une personne ou un réseau ne peut faire ici à la fois. Attendez un peu, ou terminez d’abord autre chose.
refused-too-fast = Moins vite, s’il vous plaît.
refused-too-big = C’était trop long.
refused-too-long = 500 caractères au plus à la fois.
refused-empty = Il n’y a rien dedans.
refused-bad-record = Cet enregistrement ne peut pas être ouvert.

cards-own = { $title } (cartes personnelles)

unplayable-short = ne peut plus être jouée

# Qui est là, partir et revenir

seat-here = là
seat-away = pas là
seat-away-for = pas là depuis { $time }
seat-called = { $name } ({ $away })
seat-is-bot = robot ({ $level })
seat-bot = un robot ({ $level }) joue
seat-given = Un robot ({ $level }) joue pour vous.
seat-back = Reprendre ma place

ended-short = arrêtée avant la fin
ended-resigned = { $count ->
        [one] { $name } abandonne : { $names } gagne.
       *[other] { $name } abandonne : { $names } se partagent la victoire.
    }
ended-time = { $count ->
        [0] Il ne restait de temps à personne : personne ne gagne.
        [one] { $name } n’avait plus de temps : { $names } gagne.
       *[other] { $name } n’avait plus de temps : { $names } se partagent la victoire.
    }
ended-away = { $count ->
        [0] { $name } n’était plus là depuis trop longtemps : personne ne gagne.
        [one] { $name } n’était plus là depuis trop longtemps : { $names } gagne.
       *[other] { $name } n’était plus là depuis trop longtemps : { $names } se partagent la victoire.
    }
ended-agreed = { $name } n’était plus là, et les autres n’ont pas voulu attendre. La partie ne compte pour personne.

## Qui je suis : /me

me-keep = Vos parties sont gardées, mais seulement dans ce navigateur.
me-keep-how = Les garder pour de bon

# Le temps dont chacun dispose

pace-said-untimed = Chacun prend le temps qu’il veut.
pace-said-live = Tout le monde est là : { $bank } par joueur, et { $increment } de plus à chaque tour.
pace-said-days = On passe de temps en temps : { $days ->
        [one] un jour
       *[other] { $days } jours
    } pour chaque tour.
pace-said-out-bot = Quand le temps est écoulé, un robot décide, cette fois-ci.
pace-said-out-seat = Quand le temps est écoulé, la place est perdue.
pace-short-untimed = Sans horloge
pace-short-live = En direct : { $bank } + { $increment }
pace-short-days = { $days ->
        [one] 1 jour par tour
       *[other] { $days } jours par tour
    }
clock-left = Il reste { $time }
clock-out = Temps écoulé : un robot décide
clock-out-mine = Votre temps est écoulé : un robot décide pour vous.
clock-warning = Il vous reste moins de { $time }.

## Où l’on trouve des parties : l’accueil, mes parties, la page d’un joueur

lobby-kept = Prendre ma place
lobby-won = a gagné
list-on = Plus anciennes
list-back = Plus récentes
list-more = En montrer plus
games-title = Mes parties
room-kept = réservée à { $name }
rematch-wanted = { $names } { $count ->
        [one] veut
       *[other] veulent
    } une revanche.
refused-no-player = Il n’y a pas de joueur de ce nom.
