# Ce que dit seulement l’accueil.

lobby-title = Une table pour les jeux de l’Antiquité
lobby-lead = Jouez contre des robots qui ne trichent pas, entre amis autour d’un écran, ou en ligne. Sans compte.
lobby-now = Jouer à { $game }
lobby-now-hint = { $bots ->
        [0] Vous, en solitaire, tout de suite
        [one] Vous contre un robot ({ $level }), tout de suite
       *[other] Vous contre { $bots } robots ({ $level }), tout de suite
    }
lobby-range = { $fewest }–{ $most } joueurs
lobby-friends = Entre amis
lobby-own = Autres options
lobby-open-all = Montrer toutes celles qui attendent
lobby-open = En attente de joueurs
lobby-playing = En cours
lobby-mine = Mes tables
lobby-record = Ouvrir un enregistrement
lobby-record-hint = une partie enregistrée, à revoir ou à poursuivre
lobby-games = Toutes mes parties
lobby-open-none = Personne n’attend. Ouvrez une table et envoyez le lien à quelqu’un.
lobby-playing-none = Personne d’autre ne joue en ce moment.
now-change = changer
now-change-of = changer d’adversaires : { $game }
bot-novice = Novice
bot-apprentice = Apprenti
bot-physician = Médecin
bot-master = Maître
