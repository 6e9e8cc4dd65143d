# Garum : ce que dit le jeu.

colour-name =
    { $number ->
        [0] Bleu
        [1] Vert
        [2] Jaune
       *[3] Rouge
    }
species-name =
    { $species ->
        [0] thon
        [1] maquereau
        [2] mollusque
       *[3] crustacé
    }
specimens-name =
    { $species ->
        [0] { $specimens ->
            [one] { $specimens } thon
           *[other] { $specimens } thons
        }
        [1] { $specimens ->
            [one] { $specimens } maquereau
           *[other] { $specimens } maquereaux
        }
        [2] { $specimens ->
            [one] { $specimens } mollusque
           *[other] { $specimens } mollusques
        }
       *[3] { $specimens ->
            [one] { $specimens } crustacé
           *[other] { $specimens } crustacés
        }
    }
points-name =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
worker-name =
    { $dominus ->
        [1] dominus
       *[0] vilicus
    }
ghost-name = Fantôme
area-name =
    { $area ->
        [1] en haut à gauche
        [2] en haut à droite
        [3] en bas à gauche
       *[4] en bas à droite
    }

prompt-tile = Posez une tuile ({ $sign }) dans le bassin { $cetarium }{ $workers ->
        [none] {" "}; cette couleur n’a plus d’ouvrier à placer
        [nowhere] {" "}; aucune ligne n’y prend plus d’ouvrier
       *[some] {""}
    }.{ $board ->
        [troia] {" "}Vous êtes à Troia, le grand plateau.
        [baelo] {" "}Vous êtes à Baelo Claudia, le petit plateau.
       *[known] {""}
    }
prompt-worker = Placez un ouvrier ({ $sign }) sur une ligne du bassin { $cetarium }, ou aucun.
prompt-ghost = Posez la tuile du fantôme ({ $sign }) dans le bassin { $cetarium }.
prompt-cetarium = Choisissez le bassin de cette manche.

action-place = tuile { $tile } { area-name }, { $rotation ->
        [0] telle quelle
        [1] un quart de tour à droite
        [2] demi-tour
       *[3] un quart de tour à gauche
    }
action-vilicus = un vilicus sur la ligne { $line }
action-dominus = le dominus sur la ligne { $line }
action-no_worker = aucun ouvrier
action-choose = bassin { $cetarium }

kind-place = une tuile
kind-vilicus = un vilicus
kind-dominus = le dominus
kind-no_worker = aucun ouvrier
kind-choose = un bassin

field-kind = Un vilicus, ou le dominus, qui compte double ?
field-tile = Quelle tuile ?
field-area = À quel emplacement ?
field-rotation = Dans quelle orientation ?
field-line = Sur quelle ligne ?
field-cetarium = Quel bassin ?

event-aureus = Manche { $round } : l’aureus désigne le bassin { $cetarium }.
event-chosen = Manche { $round } : { $colour } choisit le bassin { $cetarium }.
event-laid = { $colour } pose la tuile { $tile } dans le bassin { $cetarium }, { area-name }.
event-bonus = { $colour } remporte un bonus : { $points }.
event-hired = { $colour } place un { $dominus } sur la ligne { $line }.
event-counted = Ligne { $line }, { $colour } : { $specimens }{ $gained ->
        [0] {""}
       *[other] {" "}(+{ $gained })
    }, { $points } pour un { $dominus } à ce stade.
event-drew =
    { $tile ->
        [hidden] { $colour } pioche une tuile.
       *[other] { $colour } pioche la tuile { $tile }.
    }
event-turned_up = La pioche du fantôme révèle la tuile { $tile }.
event-amphora = L’amphore passe à { $colour }.
event-scored = { $colour }, { $dominus } de la ligne { $line } : { $specimens }, { $points }.
event-ended = Tous les bassins sont pleins : la partie est terminée.

blocked-line-elsewhere = Cette ligne ne passe pas par le bassin { $cetarium }.
blocked-line-taken = Il y a déjà un ouvrier sur cette ligne.
blocked-area-full = Les autres bassins de cette { $down ->
        [1] colonne
       *[0] rangée
    } sont pleins : on n’y place plus d’ouvrier.
blocked-no-vilicus = Les cinq vilicus sont déjà sur le plateau.
blocked-no-dominus = Le dominus est déjà sur le plateau.
blocked-area-taken = Il y a déjà une tuile à cet emplacement.
blocked-other-cetarium = Les tuiles de cette manche vont dans le bassin { $cetarium }.
blocked-filled = Ce bassin est plein.

# Pourquoi un coup vaut mieux qu’un autre : pour les conseils

nth-name =
    { $number ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
        [10] dixième
       *[other] { $number }e
    }
reason-bonus =
    { $points_more ->
        [0] vous gardez vos points de bonus
        [1] vous gagnez aussitôt 1 point de bonus
       *[other] vous gagnez aussitôt { $points_more } points de bonus
    }{ $lines_more ->
        [0] {""}
       *[other] , et vos lignes { $lines_more } de plus
    }
reason-bonus-theirs = il reste moins de points de bonus à { $name }
reason-line =
    { $there ->
        [0] la ligne { $line } en est à { $specimens_else } ({ species-name }), avec encore { $open_else } cases libres
       *[other] { $there_now ->
            [0] la ligne { $line } a déjà { $specimens } et encore { $open } cases libres{ $alike ->
                [0] {""}
               *[other] {" "}(la ligne { $alike } en est au même point)
            }
           *[other] { $specimens_more ->
                [0] votre ligne { $line }, à { $specimens }, garde ses { $open } cases libres
               *[other] votre ligne { $line } passe de { $specimens_now } à { $specimens }{ $scores_more ->
                    [0] {""}
                   *[other] {" "}({ $scores } au lieu de { $scores_now })
                }
            }
        }
    }
reason-promise = la ligne { $line }, encore sans ouvrier, { $specimens_more ->
        [0] garde de la place pour l’un des vôtres
       *[other] passe de { $specimens_now } à { $specimens } : l’un des vôtres pourra y venir
    }
reason-line-theirs =
    { $there ->
        [0] cela empêche { $name } de prendre la ligne { $line }
       *[other] { $specimens_less ->
            [0] cela prend de la place à { $name } sur la ligne { $line }, qui en est à { $specimens }
           *[other] { $open_more ->
                [0] cela ne donne pas à { $name } le { $next } { species-name } de la ligne { $line }
               *[other] chez { $name }, la ligne { $line } en reste à { $specimens }, avec moins de place
            }
        }
    }
reason-workers =
    { $domini_less ->
        [0] cet ouvrier peut encore être placé plus tard
       *[other] votre dominus compte double, et peut encore être placé plus tard
    }

# … dit de quelqu’un d’autre

reason-bonus-named =
    { $points_more ->
        [0] { $name } garde ses points de bonus
        [1] cela rapporte aussitôt 1 point de bonus
       *[other] cela rapporte aussitôt { $points_more } points de bonus
    }{ $lines_more ->
        [0] {""}
       *[other] , et { $lines_more } de plus sur les lignes
    }
reason-line-named =
    { $there ->
        [0] la ligne { $line } en était à { $specimens_else } ({ species-name }), avec { $open_else } cases libres
       *[other] { $there_now ->
            [0] la ligne { $line } avait déjà { $specimens } et encore { $open } cases libres
           *[other] { $specimens_more ->
                [0] chez { $name }, la ligne { $line }, à { $specimens }, garde ses { $open } cases libres
               *[other] chez { $name }, la ligne { $line } passe de { $specimens_now } à { $specimens }
            }
        }
    }
reason-promise-named = la ligne { $line }, encore sans ouvrier, { $specimens_more ->
        [0] garde de la place pour { $name }
       *[other] passe de { $specimens_now } à { $specimens }
    }
reason-workers-named = { $domini_less ->
        [0] l’ouvrier de { $name } pouvait encore être placé plus tard
       *[other] le dominus de { $name } compte double, et pouvait encore être placé plus tard
    }

# Le terminal

board-round = Manche { $round } sur { $rounds }
board-cetarium = bassin { $cetarium }
board-left = encore à venir : { $numbers }
board-coming = l’ordre à venir : { $numbers }
board-hand = { colour-name } : vos tuiles
board-closeup = Bassin { $cetarium }
panel-points = points
panel-tiles = main + pioche
panel-workers = ouvriers restants
panel-lines = lignes à ce stade
legend = T thon · M maquereau · O mollusque · S crustacé · minuscule : bonus 2 · * : bonus 1 · ● : vilicus · ◆ : dominus
