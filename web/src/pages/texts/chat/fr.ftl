# Ce que seule la discussion dit.

page-chat-write = Dire quelque chose à la table
page-chat-send = Envoyer
page-chat-empty = Personne n’a encore rien dit.
page-chat-earlier = Montrer ce qui précède
page-chat-phrases = Phrases et signes
page-chat-mute = Ne plus entendre { $name }
page-chat-muted = Vous n’entendez plus { $name }.
page-chat-hide = Masquer la discussion
page-chat-hidden = La discussion est masquée.
page-chat-show = La montrer
page-chat-players = Joueurs
page-chat-spectators = Spectateurs
page-chat-spectators-off = Ne plus montrer
page-chat-spectators-silent = À cette table, les spectateurs ne parlent pas.
page-chat-spectators-you = Vous parlez en spectateur.
page-spectator = spectateur
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-played = Bien joué !
phrase-thanks = Merci !
phrase-moment = Un instant, s’il vous plaît.
phrase-turn = Est-ce à vous ?
phrase-again = Encore une partie ?
phrase-smile = sourit
phrase-laurel = tend une couronne de laurier
phrase-amazed = n’en revient pas
