# Ce que l’accueil dit de Quackery.

lobby-hero = La Cour est malade, et vous êtes son meilleur espoir : mauvaise nouvelle pour la Cour. Équilibrez les humeurs, ou laissez faire la nature ; et n’oubliez pas votre ambition secrète.
lobby-line = Un jeu de cartes et d’ambitions secrètes au chevet de la Cour
lobby-length = environ 20 min

option-diagnosis = Diagnostic
option-quacks = Personnages
option-first = Qui diagnostique d’abord
choice-printed = selon la carte
choice-random = au hasard
choice-none = sans
choice-dealt = un chacun
choice-lot = tiré au sort
choice-1 = place 1
choice-2 = place 2
choice-3 = place 3
choice-4 = place 4
choice-5 = place 5
choice-6 = place 6
choice-printed-help = Un patient est aussi malade que le dit sa carte.
choice-random-help = Le hasard décide quelles humeurs sont troublées ; la valeur dit seulement combien.
choice-none-help = Tous les charlatans se valent.
choice-dealt-help = Chacun reçoit un personnage et son talent, face visible.
choice-lot-help = Le sort dit qui était chez le médecin en dernier.
option-first-help = Celui qui était chez le médecin en dernier.
