# Ce que seule la page dit.

page-board = Le plateau
page-yours = À vous
page-waits = À { $names } de jouer
page-confirm = Confirmer
page-back = Retour
page-again = Réessayer
page-undo = Annuler
page-hint = Conseil
page-more = Lire la suite
page-top = Revenir au début
page-players = Joueurs
page-log = Journal
page-chat = Discussion
page-log-mine = Seulement ce qui me concerne
page-log-jump = Le plus récent
page-theme = Clair ou sombre
page-language = Langue
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-all = Tout le plateau
page-rule = règle { $rule }
page-you = vous
page-whose = { $name } :
page-waiting = C’est à { $names } : « { $words } »
page-ready = { $action } ?
page-asides = Aussi possible
page-asides-title = Ce que vous pouvez faire avant de répondre
page-by-itself = Réponse donnée pour vous bientôt, sauf autre choix.
page-standing-secret = Il y a chaque fois un petit délai : les autres ne remarquent rien.
page-goes-on = Votre partie de { $game } continue.
page-solo-won = Vous avez gagné.
page-solo-lost = Vous avez perdu : rang { $rank }.

## Le site : discussion, menu, réglages, pages à lire

page-gone = La connexion est perdue : nous réessayons.
page-chat-unmute = Réentendre
page-chat-said = Du nouveau a été dit : vers la discussion
page-spectators = { $count ->
        [one] Un spectateur
       *[other] { $count } spectateurs
    }
page-chat-new = du nouveau

menu = Menu
menu-games = Mes parties
menu-me = Moi
menu-settings = Réglages
menu-about = À propos
menu-turns = { $count ->
        [one] On vous attend dans une partie
       *[other] On vous attend dans { $count } parties
    }
menu-turns-else = { $count ->
        [one] On vous attend dans une autre partie
       *[other] On vous attend dans { $count } autres parties
    }

site = À propos de ce site
site-about = À propos
site-accessibility = Accessibilité
site-privacy = Vie privée
site-credits = Remerciements et licences

settings-pace = Vitesse
settings-pace-slow = Lente
settings-pace-usual = Normale
settings-pace-quick = Rapide

lost-title = Il n’y a rien ici
lost-words = Personne n’a jamais dressé de table à { $path }, ou bien on l’a enlevée. Peut-être l’une de celles-ci :
lost-rules = Les règles de { $game }

# Signaux de tour

signals-sound = Son
signals-sound-on = Un son quand c’est mon tour
signals-sound-off = Couper le son
signals-push = Prévenir même sans page ouverte
signals-push-failed = Le service de votre navigateur ne répond pas. Réessayez plus tard.
signals-tell = Me prévenir quand c’est mon tour
signals-call = M’appeler quand c’est mon tour, même sans page ouverte
signals-no = Non
