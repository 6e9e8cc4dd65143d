# Ce que dit seulement l’accueil.

lobby-title = Une table pour les jeux de l’Antiquité
lobby-lead = Jouez contre des robots qui ne trichent pas, entre amis autour d’un écran, ou en ligne. Sans compte.
lobby-now = Jouer à { $game }
lobby-now-hint = { $bots ->
        [0] Vous, en solitaire, tout de suite
        [one] Vous contre un robot, niveau { $level }, tout de suite
       *[other] Vous contre { $bots } robots, niveau { $level }, tout de suite
    }
lobby-range = { $fewest }–{ $most } joueurs
lobby-own = Avec des amis, d’autres options
lobby-make = Ouvrir une table : { $game }
lobby-seats = Joueurs
lobby-who-me = Moi
lobby-who-open = Place libre
lobby-who-here = Quelqu’un devant cet écran
lobby-who-name = Nom
lobby-public = Visible dans la liste
lobby-private = Seulement par lien
lobby-create = Ouvrir la table
lobby-open = En attente de joueurs
lobby-playing = En cours
lobby-mine = Mes tables
lobby-record = Ouvrir un enregistrement
lobby-chairs = Qui s’assoit où
lobby-more = Plus d’options
lobby-record-hint = une partie enregistrée, à revoir ou à poursuivre
cards-title = Cartes et tuiles
cards-bring = Apporter mon propre fichier…
cards-explained = Si vous possédez le jeu, saisissez ce qui est imprimé sur vos cartes et jouez avec elles.
cards-template = Un fichier pour commencer
cards-refused = On ne peut pas jouer avec ce fichier :
cards-warned = On peut jouer avec, mais il s’écarte de ce que nous savons :
lobby-games = Toutes mes parties
lobby-open-none = Personne n’attend. Ouvrez une table et envoyez le lien à quelqu’un.
lobby-playing-none = Personne d’autre ne joue en ce moment.
now-change = changer
now-change-of = changer d’adversaires : { $game }
now-bots = Combien de robots ?
now-play = Jouer
now-close = Fermer
levels-title = Comment jouent les robots ?
bot-novice = Novice
bot-apprentice = Apprenti
bot-physician = Médecin
bot-master = Maître
bot-the-novice = le novice
bot-the-apprentice = l’apprenti
bot-the-physician = le médecin
bot-the-master = le maître
bot-novice-help = Prend ce qui paraît le meilleur, mais s’y trompe de temps en temps.
bot-apprentice-help = Prend ce qui paraît le meilleur sur le moment, sans regarder plus loin.
bot-physician-help = Imagine cent suites possibles avant chaque décision.
bot-master-help = Réfléchit aussi loin qu’il peut en sept dixièmes de seconde.
level-beats = Bat { $below } { $percent } fois sur 100, dans les parties à deux.
level-hurried = En une fraction de ce temps, il bat déjà { $below } { $percent } fois sur 100, dans les parties à deux.
level-unmeasured = On n’a pas mesuré combien de fois il bat { $below }.
