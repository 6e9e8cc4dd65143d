# Ce que la table dit dans tous les jeux.

turn-yours = { $name }, c’est à vous.
turn-waits = On attend { $names }.
asked-so = Joueur { $seat } : { $words }
asked-and = { $one } { $two }
asked-quietly = Une chose que seul ce joueur a besoin de savoir.
game-over = La partie est terminée.
winner =
    { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne la partie.
       *[other] { $names } partagent la victoire.
    }
rank-of = Rang { $rank }.
score-of = { $name } : { $points }

# Le terminal

ask-kind = Que faites-vous ?
ask-number = un numéro, ou ? pour l’aide
help-line = numéros : choisir (plusieurs à la fois : « 3 2 1 ») · entrée : revenir · a : autre chose d’abord · u : annuler · h : conseil · w : pourquoi pas ? · b : plateau · q : quitter
asides-open =
    { $count ->
        [one] Avant cela, vous pouvez faire autre chose (a).
       *[other] Avant cela, vous pouvez faire autre chose ({ $count } possibilités : a).
    }
asides-none = Il n’y a rien d’autre à faire avant.
not-a-choice = « { $word } » n’est pas un des choix.
undone = Annulé : { $action }.
undo-refused-none = Vous n’avez encore rien joué.
undo-refused-revealed = Ce coup a révélé quelque chose : il ne peut plus être annulé.
undo-refused-later = Quelqu’un d’autre a joué depuis : ce coup ne peut plus être annulé.
undo-refused-over = La partie est terminée : rien ne peut plus être annulé.
hint-only = Conseil : { $action } ; il n’y a rien d’autre.
hint-best = Conseil : { $action }.
hint-agreed = Conseil : votre propre choix, { $action }.
hint-equal = Conseil : { $action }. Essayé en pensée, votre choix tourne à peu près aussi bien.
hint-better = Conseil, plutôt que votre choix : { $action }.
hint-why = { $reason }.
hint-unnamed = Sans raison unique : essayé en pensée, c’est ce qui tourne le mieux.
hint-why-later = { $when ->
        [soon] En pensée, quelques coups plus loin :
        [end] En pensée, à la fin :
       *[now] En pensée, le plus souvent :
    } { $reason }.
reason-wins = ce coup gagne la partie
why-head = Impossible en ce moment :
why-nothing = Rien d’évident n’est interdit en ce moment.
thinking = { $name } réfléchit…
record-kept = La partie est gardée dans { $file } ; pour continuer : asclepia play { $game } --resume { $file }
record-saved = La partie est enregistrée dans { $file }.

# Une table enregistrée que les règles d’aujourd’hui ne permettent plus de jouer

trouble-game = Le jeu « { $game } » n’est plus installé ici.
trouble-revision = Les règles de { $title } ont changé ici depuis le début de cette partie : elle suit la révision { $theirs }, et ce serveur joue la révision { $ours }.
trouble-components = Elle se joue avec un autre matériel : « { $name } » n’existe plus ici tel qu’il était.
trouble-closed = Elle a été fermée : personne n’y avait touché depuis longtemps.
trouble-resigned = Elle s’est arrêtée avant la fin : quelqu’un a abandonné.
trouble-time = Elle s’est arrêtée avant la fin : quelqu’un n’avait plus de temps.
trouble-away = Elle s’est arrêtée avant la fin : une absence a trop duré.
trouble-agreed = Elle s’est arrêtée avant la fin : quelqu’un n’était plus là, et les autres n’ont pas voulu attendre.
trouble-host = Elle a été fermée par la personne qui l’avait créée.
trouble-setup = Elle a été préparée d’une façon qui n’est plus connue ici.
trouble-moves = Le coup n° { $number } ne suit pas les règles : les coups sont endommagés, ou les règles ont changé.

# Une place qui a changé de mains

bot-level =
    { $level ->
        [novice] novice
        [apprentice] apprenti
        [physician] médecin
        [master] maître
       *[other] { $level }
    }
handover-bot = À partir d’ici, un robot ({ $level }) joue pour { $name }.
handover-replaced = { $name } n’est plus là : à partir d’ici, un robot ({ $level }) joue, comme les autres l’ont voulu.
handover-back = { $name } revient et joue.
handover-resigned = { $name } abandonne.
handover-resigned-bot = { $name } abandonne : à partir d’ici, un robot ({ $level }) joue.
handover-late = { $name } n’avait plus de temps : un robot ({ $level }) décide, cette fois-ci.
handover-time = { $name } n’a plus de temps.
handover-time-bot = { $name } n’a plus de temps : à partir d’ici, un robot ({ $level }) joue.
handover-away = { $name } n’était plus là depuis trop longtemps.
handover-away-bot = { $name } n’était plus là depuis trop longtemps : à partir d’ici, un robot ({ $level }) joue.

# Ce que l’on peut faire à une table, en plus de jouer

allowed-with = Avec { $what }
allowed-without = Sans { $what }
allowed-said = Avec { $what } ; sans { $not }.
allowed-hints = conseils
allowed-foretelling = aperçus
allowed-take_backs = annulation des coups
allowed-spectators = paroles de spectateurs
hinted = { $name } a reçu un conseil.

# Les gens sur un serveur

guest = Invité { $mark }

# Appels à qui n’a aucune page ouverte (Web Push)

call-turn = À vous de jouer · { $game }
call-moved = { $name } a joué.
call-begun = La partie a commencé.
call-deal = Sur le point de commencer · { $game }
call-deal-body = Venez : il manque encore votre part à la donne.
