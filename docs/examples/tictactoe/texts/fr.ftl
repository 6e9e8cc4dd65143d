# Morpion : ce que dit le jeu.

sign-name =
    { $seat ->
        [0] Les croix
       *[1] Les ronds
    }
cell-name =
    { $cell ->
        [0] en haut à gauche
        [1] en haut au milieu
        [2] en haut à droite
        [3] au milieu à gauche
        [4] au centre
        [5] au milieu à droite
        [6] en bas à gauche
        [7] en bas au milieu
       *[8] en bas à droite
    }

# Ce qui est demandé
prompt-mark = { sign-name } marquent une case vide.

# Les actions : en mots, le nom de leur genre, la question pour chaque champ
action-mark = { cell-name }
kind-mark = marquer une case
field-cell = Quelle case ?

# Les événements
event-marked = { sign-name } marquent la case { cell-name }.
event-won = { sign-name } ont trois marques alignées.
event-full = Le plateau est plein, et personne n’a trois marques alignées.

# Pourquoi quelque chose est impossible
blocked-taken = Cette case est déjà marquée.
