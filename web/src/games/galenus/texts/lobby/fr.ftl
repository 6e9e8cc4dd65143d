# Ce que l’accueil dit de Galenus.

lobby-hero = Rome, la ville du prince de la médecine. Planifiez l’année de vos médecins, soignez le peuple et les gladiateurs, publiez ce que vous avez appris, et battez Galien lui-même au théâtre.
lobby-line = Un jeu de patients, de compétences et de réputation dans la Rome antique
lobby-length = environ 90 min
lobby-alone = Seul à Pergame : quatre dignitaires soignent aussi et vous font obstacle. Vous gagnez si vous atteignez quatre objectifs en cinq ans.

option-villas = Villas
option-villas-help = Des villas identiques, ou chacune avec ses pistes et son pouvoir.
choice-standard = identiques
choice-asymmetric = asymétriques
choice-chosen = choisies
choice-standard-help = Toutes les villas se valent.
choice-asymmetric-help = Huit villas avec leur propre pouvoir, distribuées au hasard.
choice-chosen-help = Les mêmes huit villas, choisies dans l’ordre inverse des joueurs.
option-colleague = Un confrère de Galien
option-colleague-help = Satyros ou Pélops soigne aussi des patients (2 à 4 joueurs).
choice-no = non
choice-yes = oui
choice-no-help = Seuls les joueurs soignent.
choice-yes-help = Un médecin de plus, que les règles font jouer.
option-level = Seul : niveau
option-level-help = Seul à Pergame : quatre objectifs en cinq ans, face à quatre dignitaires.
choice-easy = facile
choice-normal = normal
choice-intermediate = intermédiaire
choice-hard = difficile
choice-extreme = extrême
choice-legendary = légendaire
choice-easy-help = Trois dignitaires vous gênent ; le quatrième, Nicon, vous aide.
choice-normal-help = Théagène remplace Nicon : quatre dignitaires vous gênent.
choice-intermediate-help = De plus, un objectif n’écarte que le dignitaire de sa région, au lieu de celui que vous choisissez.
choice-hard-help = Il faut aussi 40 points d’impact et six publications.
choice-extreme-help = Il faut aussi 45 points d’impact ; les dignitaires partent de plus haut.
choice-legendary-help = Il faut aussi 50 points d’impact ; les dignitaires partent d’encore plus haut.
