# Ce que l’accueil dit de Hippocrates.

lobby-hero = Cos, l’île des guérisseurs. Les malades viennent de six rivages : accueillez-les, embauchez les docteurs qu’il faut, préparez les remèdes à temps, et ne laissez personne aux Enfers.
lobby-line = Un jeu de patients, de docteurs et de contrats sur l’île de Cos
lobby-length = environ 90 min
lobby-alone = Seul à Cos : vous gagnez si vous avez plus de points que chacun des trois joueurs virtuels, qui suivent des règles simples et prennent ce que vous laissez.

option-edition = Édition
option-edition-help = Les deux éditions diffèrent par les dés, les assistants, le marché et la fin.
choice-revised = révisée
choice-first = première
choice-revised-help = Les règles révisées, comme l’éditeur joue aujourd’hui.
choice-first-help = Les règles de la première édition : assistants voyageurs, plusieurs pouvoirs par tour.
option-harder = Seul : plus difficile
option-harder-help = Seulement seul et avec l’édition révisée : les joueurs virtuels gagnent 2 points de plus à Carthage, à Alexandrie et à Cyrène.
choice-no = non
choice-yes = oui
choice-no-help = Les joueurs virtuels marquent comme d’habitude.
choice-yes-help = Les joueurs virtuels marquent 2 points de plus à Carthage, à Alexandrie et à Cyrène.
