# Ce que l’accueil dit du morpion.

lobby-line = Trois marques alignées, sur une tablette de cire
lobby-length = environ une minute
lobby-hero = Des croix et des ronds, gravés dans la cire puis effacés. Chacun sait jouer ; personne ne se souvient d’avoir perdu.

option-begins = Qui commence
choice-crosses = les croix
choice-lot = par tirage au sort
choice-crosses-help = Les croix commencent toujours.
choice-lot-help = Le sort dit qui commence.
