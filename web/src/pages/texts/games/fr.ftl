# Ce que dit seulement la page de mes parties.

games-me = Comment je joue
games-filter = Quelles parties
games-all = tous
games-anybody = tout le monde
games-against = Contre
games-people = des personnes
games-bots = des robots seulement
games-won = seulement celles que j’ai gagnées
games-running = En cours
games-waiting = En attente
games-finished = Terminées
games-running-none = Aucune de vos parties n’est en cours.
games-waiting-none = Vous n’attendez à aucune table.
games-finished-none = Vous n’avez encore terminé aucune partie.
games-none-filtered = Aucune de celles-ci.
