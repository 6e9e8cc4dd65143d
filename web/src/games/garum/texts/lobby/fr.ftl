# Ce que l’accueil dit de Garum.

lobby-hero = Le poisson va dans la saumure, et qui surveille la bonne ligne s’enrichit. Posez vos tuiles, placez vos ouvriers, comptez vos thons.
lobby-line = Un jeu de tuiles dans une fabrique romaine de sauce de poisson
lobby-length = environ 15 min

option-board = Plateau
option-order = Ordre des bassins
option-colours = Couleurs
choice-troia = Troia
choice-baelo = Baelo Claudia
choice-aureus = tiré au sort (aureus)
choice-emperor = choisi (empereur)
choice-haruspex = annoncé (haruspice)
choice-blue = bleu
choice-green = vert
choice-yellow = jaune
choice-red = rouge

option-colours-help = Les couleurs autour de la table ; à deux, chacun en joue une sur deux.
choice-troia-help = Le grand plateau : 16 bassins, 16 manches.
choice-baelo-help = Le petit plateau : 12 bassins, 12 manches.
choice-aureus-help = À chaque manche, une pièce tirée au sort indique où vont les tuiles.
choice-emperor-help = La personne qui tient l’amphore choisit où vont les tuiles.
choice-haruspex-help = L’ordre complet est connu dès le début.
