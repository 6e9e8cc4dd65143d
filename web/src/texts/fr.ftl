# Ce que seule la page dit.

page-board = Le plateau
page-yours = À vous
page-waits = À { $names } de jouer
page-confirm = Confirmer
page-back = Retour
page-again = Réessayer
page-undo = Annuler
page-hint = Conseil
page-players = Joueurs
page-log = Journal
page-chat = Discussion
page-chat-write = Dire quelque chose à la table
page-chat-send = Envoyer
page-chat-empty = Personne n’a encore rien dit.
page-log-filter = Montrer
page-log-all = tout
page-log-mine = ce qui me concerne
page-log-jump = Le plus récent
page-theme = Clair ou sombre
page-language = Langue
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-all = Tout le plateau
page-rule = règle { $rule }
page-you = vous
