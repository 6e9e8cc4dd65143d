# Hippocrates : ce que dit le jeu. Un élément de la phrase peut y figurer en image : aucune phrase ne
# dépend donc de ce qu’il est.

field-of-player = Joueur { $player }
virtual-name = Joueur virtuel { $player }
region-name =
    { $number ->
        [0] Macédoine
        [1] Carthage
        [2] Perse
        [3] Alexandrie
        [4] Grèce
       *[5] Cyrène
    }
medicine-name =
    { $number ->
        [0] potions
        [1] herbes
       *[2] onguents
    }
vial-name =
    { $number ->
        [0] une potion
        [1] une herbe
       *[2] un onguent
    }
vials-name =
    { $medicine ->
        [0] { $count ->
            [one] { $count } potion
           *[other] { $count } potions
        }
        [1] { $count ->
            [one] { $count } herbe
           *[other] { $count } herbes
        }
       *[2] { $count ->
            [one] { $count } onguent
           *[other] { $count } onguents
        }
    }
assistant-name =
    { $number ->
        [0] l’assistant voyageur
        [1] l’assistant charitable
       *[2] l’assistant aux rendez-vous
    }
assistant-power =
    { $number ->
        [0] { $edition ->
            [first] vous amène le dé d’une autre région
           *[revised] échange le dé de votre région avec celui d’une autre
        }
        [1] déplace le dé de votre région le long de la file
       *[2] prend à la place le prochain patient de la pile
    }
row-name =
    { $row ->
        [0] première place
        [1] deuxième place
       *[2] troisième place
    }
space-name = le docteur de l’emplacement { $number }
contract-name = contrat { $number }
drachmas =
    { $money ->
        [one] { $money } drachme
       *[other] { $money } drachmes
    }
drachmas-name =
    { $count ->
        [one] { $count } drachme
       *[other] { $count } drachmes
    }
points-name = { $count } PV
tile-name =
    { $kind ->
        [welcome] Accueil : { $what }
        [double] Double présent : { $what }
        [patient] Patient : { $what }
        [doctor] Docteur : { $what }
       *[lightning] Éclair : { $what }
    }
kit-name = kit ({ $vials })

gain-points =
    { $way ->
        [gain] +{ $count } PV
       *[loss] −{ $count } PV
    }
gain-reputation =
    { $way ->
        [gain] +{ $count } réputation
       *[loss] −{ $count } réputation
    }
gain-drachmas =
    { $way ->
        [gain] +{ $count ->
            [one] { $count } drachme
           *[other] { $count } drachmes
        }
       *[loss] −{ $count ->
            [one] { $count } drachme
           *[other] { $count } drachmes
        }
    }

# Ce qu’on peut faire

action-assist = commencer avec { $assistant }
action-enter = accueillir un patient : { $column }
action-idle = se placer sans rien faire : { $column }
action-take = prendre ce que montre le dé : { $row }
action-schedule = employer l’assistant aux rendez-vous : le prochain patient de la pile, aux conditions du dé ({ $row })
action-charity = employer l’assistant charitable : déplacer le dé ici, { $row }
action-exchange = employer l’assistant voyageur : échanger le dé avec celui de cette région, { $column }
action-bring = employer l’assistant voyageur : amener ici le dé de cette région, { $column } ({ $row })
action-use = utiliser « { $tile } »
action-keep = la garder face cachée, comme fiole pour plus tard
action-double = toucher deux fois le présent de ce patient : { $patient }
action-pay = payer tous les salaires
action-dismiss = laisser partir { $doctor }, sans salaire
action-option = réserver { $space }
action-hire = embaucher le docteur de cette région : { $column }
action-kit = acheter le kit de cette région : { $column }
action-bundle = acheter le lot (docteur, kit et tuile de connaissance) de cette région : { $column }
action-hire_optioned = embaucher le docteur réservé
action-treat = traiter { $patient }
action-attach = { $doctor }, { $contract }
action-administer = donner les fioles, et acheter celles qui manquent
action-tile_for = « { $tile } » remplace { $medicine }
action-assistant_for = un assistant remplace { $medicine }
action-arrange = arranger le meilleur traitement pour moi
action-keep_basic = garder le docteur de base
action-retire_basic = mettre le docteur de base à la retraite
action-pass = continuer
action-cash = payer en drachmes
action-assistant_pays = { $assistant } paie 2 drachmes
action-buy = acheter { $medicine } pour 3 drachmes
action-sell = vendre { $medicine } pour 2 drachmes
action-spend_as_vial = échanger { $assistant } contre { $vial }
action-spend_as_drachmas = échanger { $assistant } contre 2 drachmes

kind-assist = commencer avec un assistant
kind-enter = accueillir d’une région
kind-idle = se placer dans une région sans rien faire
kind-take = prendre ce que montre un dé
kind-schedule = l’assistant aux rendez-vous : prendre le prochain patient de la pile
kind-charity = l’assistant charitable : déplacer le dé dans cette région
kind-exchange = l’assistant voyageur : échanger le dé avec une autre région
kind-bring = l’assistant voyageur : amener un dé dans cette région
kind-use = utiliser une tuile de connaissance
kind-keep = garder la tuile face cachée
kind-double = toucher deux fois un présent
kind-pay = payer tous les salaires
kind-dismiss = laisser partir un docteur, sans salaire
kind-option = réserver un docteur
kind-hire = embaucher un docteur
kind-kit = acheter un kit
kind-bundle = acheter un lot : docteur, kit et tuile de connaissance
kind-hire_optioned = embaucher le docteur réservé
kind-treat = traiter un patient
kind-attach = associer un docteur
kind-administer = donner les fioles
kind-tile_for = une tuile de connaissance à la place d’une fiole
kind-assistant_for = un assistant à la place d’une fiole
kind-arrange = arranger le meilleur traitement
kind-keep_basic = garder le docteur de base
kind-retire_basic = mettre le docteur de base à la retraite
kind-pass = continuer
kind-cash = payer en drachmes
kind-assistant_pays = un assistant paie
kind-buy = acheter une fiole
kind-sell = vendre une fiole
kind-spend_as_vial = un assistant contre une fiole
kind-spend_as_drachmas = un assistant contre 2 drachmes

field-assistant = Quel assistant ?
field-medicine = Quel médicament ?
field-column = Dans quelle région ?
field-row = Quelle place de la file ?
field-tile = Quelle tuile de connaissance ?
field-patient = Quel patient ?
field-doctor = Quel docteur ?
field-contract = Quel contrat ?
field-space = Quel emplacement ?

# Ce qu’on demande

column-name =
    { $column ->
        [0] Macédoine
        [1] Carthage
        [2] Perse
        [3] Alexandrie
        [4] Grèce
       *[5] Cyrène
    }
prompt-assist = Choisissez votre premier assistant : chacun aide à sa façon à l’accueil d’un patient.
prompt-enter = Accueillez un patient, tour { $turn } sur 3 : choisissez une région. Vous prendrez le patient près de son dé.
prompt-idle = Vous ne pouvez rien prendre. Choisissez où vous placer : près de la Macédoine, on rejoue plus tôt.
prompt-welcome = { column-name } : prenez ce que montre le dé, ou employez d’abord un assistant.
prompt-tiles = { column-name } : un patient est accueilli. Utilisez une tuile accueil, ou gardez-la pour un autre.
prompt-collect = Les présents sont payés. Utilisez une tuile pour en toucher un deux fois, ou gardez-la.
prompt-pay =
    { $doctors ->
        [one] Payez { drachmas } à votre docteur, ou laissez-le partir : il ne marquerait rien.
       *[other] Payez { $wage } à chacun de vos { $doctors } docteurs, { drachmas } en tout, ou laissez-en partir. Qui s’en va ne marque rien.
    }
prompt-option = Réserver un docteur pour 2 drachmes ? Personne d’autre ne pourra plus l’embaucher, et à l’embauche il coûtera 2 de moins.
prompt-recruit = Embauchez un docteur, achetez un kit, ou les deux d’une région, avec une tuile. Ou continuez.
prompt-recruit-optioned = Embauchez un docteur, achetez un kit, ou les deux d’une région, ou continuez. C’est ensuite que vous pourrez embaucher { $doctor }.
prompt-lightning = Utilisez la tuile éclair maintenant, ou gardez-la face cachée, comme fiole seulement.
prompt-hire-optioned = Embaucher { $doctor } pour { drachmas } de plus ? Sinon, la réservation est perdue.
prompt-optioned-too-dear = { $doctor } coûte encore { drachmas }. Vendez d’abord quelque chose ; si vous continuez, la réservation est perdue.
prompt-treat =
    { $last ->
        [1] Traitez un patient que vos docteurs et vos fioles peuvent guérir. Dernière manche : qui reste coûte des PV, même nouveau, sauf si des fioles le sauvent ensuite.
       *[0] Traitez un patient que vos docteurs et vos fioles peuvent guérir. Qui attend une seconde fois descend aux Enfers.
    }
prompt-treated =
    { $patients ->
        [0] Plus personne à traiter : continuez, et l’on compte la manche.
        [one] Vous ne pouvez traiter personne d’autre. Si vous continuez, un patient passe en salle d’urgence.
       *[other] Vous ne pouvez traiter personne d’autre. Si vous continuez, { $patients } patients passent en salle d’urgence.
    }
prompt-treated-hades =
    { $patients ->
        [one] Vous ne pouvez traiter personne d’autre. Si vous continuez, { $patient } descend aux Enfers : −{ $points } PV.
       *[other] Vous ne pouvez traiter personne d’autre. Si vous continuez, { $patients } patients descendent aux Enfers : −{ $points } PV.
    }
prompt-treat-sell =
    { $urgent ->
        [1] Vous pouvez encore soigner { $patient } si vous vendez d’abord quelque chose. Sinon, ce sont les Enfers : −3 PV.
       *[0] Vous pouvez encore soigner { $patient } si vous vendez d’abord quelque chose. Ou continuez.
    }
prompt-attach = { $patient } : choisissez un docteur qui peut donner ce qui manque encore.
prompt-administer = { $patient } : donnez les fioles. Des tuiles de connaissance et des assistants peuvent en remplacer.
prompt-basic = { $doctor } a rempli ses contrats : ses PV vous reviennent de toute façon. Le garder, contrats de nouveau libres, contre un salaire à chaque manche ?
prompt-basic-last = { $doctor } a rempli ses contrats : ses PV vous reviennent. C’est la dernière manche : le garder ou non ne change rien.
prompt-self-treating = La fin : aux urgences, les fioles seules peuvent encore sauver des patients.
prompt-self-treat =
    { $each ->
        [1] La fin : des fioles suffisent à sauver vos patients des urgences. Si vous continuez, les autres coûtent 1 PV chacun.
       *[other] La fin : des fioles suffisent à sauver vos patients des urgences. Si vous continuez, les autres descendent aux Enfers : −{ $each } PV chacun.
    }
prompt-self-treat-sell =
    { $each ->
        [1] La fin : vous pouvez encore sauver { $patient } si vous vendez d’abord quelque chose. Sinon, vous perdez 1 PV.
       *[other] La fin : vous pouvez encore sauver { $patient } si vous vendez d’abord quelque chose. Sinon, ce sont les Enfers : −{ $each } PV.
    }
prompt-self-treated =
    { $patients ->
        [0] La fin : plus personne n’attend en salle d’urgence. Continuez, et l’on compte les points.
        [one] La fin : vous ne pouvez plus rien pour { $patient }. Si vous continuez, { self-loss }.
       *[other] La fin : vous ne pouvez plus rien pour vos { $patients } patients des urgences. Si vous continuez, { self-loss }.
    }
self-loss =
    { $each ->
        [1] vous perdez { $points } PV
       *[other] ce sont les Enfers : −{ $points } PV
    }
prompt-settle = Payez { drachmas } : en pièces, ou avec des assistants (chacun vaut 2, sans rendre la monnaie).

blocked-column-taken = Quelqu’un se trouve déjà dans cette région.
blocked-no-die = Il n’y a pas de dé dans cette région, et vous n’avez personne pour en amener un.
blocked-no-die-to-pay = Il n’y a pas de dé dans cette région, et vous ne pouvez payer aucune place où l’on pourrait en amener un.
blocked-cannot-pay-loss = Vous ne pouvez pas payer ce que coûte cette place.
blocked-no-die-here = Il n’y a pas de dé à cette place.
blocked-moved-for-nothing = Vous auriez eu cela sans déplacer de dé, et l’on ne déplace pas un dé pour rien.
blocked-empty-stack = Il ne reste aucun patient de cette région dans la pile.
blocked-wages = Vous ne pouvez pas tous les payer : vendez quelque chose, ou laissez partir quelqu’un.
blocked-optioned = Quelqu’un a réservé ce docteur.
blocked-reserved = D’abord les régions : ce docteur vous est proposé juste après.
blocked-not-reserved = On n’embauche maintenant que les docteurs des régions, et celui que l’on a réservé.
blocked-column-empty = Le docteur ou le kit de cette région est parti : l’autre n’est donc plus disponible.
blocked-too-dear = Cela coûte { drachmas }, et vous avez moins.
blocked-no-doctor = Vos docteurs n’ont pas de contrats libres qui offrent tous les médicaments nécessaires.
blocked-no-vials = Vous ne pouvez pas payer les fioles nécessaires.
blocked-no-vials-end = Vous ne pouvez pas payer les fioles nécessaires. À la fin, les tuiles de connaissance ne remplacent plus de fiole.
blocked-doctor-not-needed = Avec ce docteur, il y en aurait un de trop auprès du patient.

# Pourquoi un coup vaut mieux qu’un autre : pour les conseils. S’il y faut un assistant, c’est dit d’abord.

reason-step =
    { $step ->
        [1] avec l’assistant charitable ({ $row }), {""}
        [2] avec l’assistant voyageur (dé : { $column }), {""}
        [3] avec l’assistant aux rendez-vous, {""}
       *[0] {""}
    }

reason-patient =
    { $there ->
        [0] { $there_now ->
            [0] sinon, vous accueilleriez { $patient }, pour qui aucun remède n’est encore en vue
           *[other] { reason-otherwise }
        }
       *[other] { $fate ->
            [2] { $urgent_now ->
                [1] { reason-in-time }
               *[other] { reason-cured }
            }
            [1] { $urgent ->
                [1] { $lost ->
                    [1] vous pourriez encore sauver { $patient }, et sinon, cela vous coûte 1 PV
                   *[other] { reason-step }vous pourriez encore épargner les Enfers à { $patient }
                }
               *[other] { $curable_less ->
                    [-2] { reason-several }
                    [-3] { reason-several }
                    [-4] { reason-several }
                    [-5] { reason-several }
                   *[other] { reason-step }vos docteurs pourraient guérir { $patient } : { $points } PV
                }
            }
           *[other] { $there_else ->
                [0] { reason-step }vous aurez { $patient } : { $points } PV, si vous trouvez un remède
               *[other] un remède pour { $patient } peut encore se trouver
            }
        }
    }
reason-otherwise =
    { $fate_else ->
        [-1] { $lost_else ->
            [1] sinon, { $patient } reste sans soins, ce qui vous coûte 1 PV
           *[other] sinon, { $patient } va aux Enfers, ce qui vous coûte { $lost_else } PV
        }
       *[other] sinon, aucun remède n’est en vue pour { $patient }
    }
reason-in-time =
    { $cured_more ->
        [0] { reason-step }vous guérissez { $patient } à temps : { $points } PV, et 3 que les Enfers ne coûteront pas
        [1] { reason-step }vous guérissez { $patient } à temps : { $points } PV, et 3 que les Enfers ne coûteront pas
       *[other] vous guérissez { $cured_more } patients : { $cured_points_more } PV, et { $patient } échappe aux Enfers
    }
reason-cured =
    { $cured_more ->
        [0] { reason-step }vous guérissez { $patient } : { $points } PV
        [1] { reason-step }vous guérissez { $patient } : { $points } PV
       *[other] vous guérissez { $cured_more } patients : { $cured_points_more } PV
    }
reason-several = { reason-step }vos docteurs pourraient guérir { $curable } patients au lieu de { $curable_else } : { $all_points } PV
reason-doctor =
    { $left ->
        [0] { $there ->
            [0] vous épargnez ce que coûte { $doctor }
           *[other] tous les contrats de { $doctor } pourraient être remplis : { $points } PV
        }
       *[other] { $there_now ->
            [0] { $doctor } a des contrats pour { $helps ->
                [0] les patients à venir
               *[other] vos patients
            }
           *[other] { $doctor } garde des contrats pour les patients à venir
        }
    }
reason-doctor-theirs =
    { $there ->
        [0] { $doctor } n’ira pas chez { $name }
       *[other] { $doctor } sert moins à { $name }
    }
reason-score = { reason-step }vous arrivez à { $points } PV au lieu de { $points_else }
reason-coming = { reason-step }vous pouvez encore accueillir un patient de plus
reason-order = { reason-step }vous choisissez plus tôt au prochain tour d’accueil
reason-money =
    { $short_else ->
        [0] { reason-step }en l’état, tout payé, il vous reste { $rest ->
            [one] { $rest } drachme
           *[other] { $rest } drachmes
        } au lieu de { $rest_else }
       *[other] sinon, en l’état, il vous manque des drachmes pour les salaires ou les fioles
    }
reason-vials = { reason-step }en l’état, il vous reste { $vials } pour les patients à venir
reason-leftover = il vous reste plus de fioles ou de drachmes pour le traitement
reason-assistant =
    { $how ->
        [grows] { reason-step }en l’état, plus de vos assistants restent prêts : { $ready } au lieu de { $ready_else }
       *[other] { reason-step }vous gardez un assistant
    }
reason-reach =
    { $helper ->
        [0] une fois, le dé de toute autre région peut vous servir : par exemple pour { $patient } ({ $points } PV)
        [1] une fois, vous pouvez choisir parmi les trois d’une région : par exemple { $patient } ({ $points } PV)
       *[2] une fois, vous pouvez prendre qui vient ensuite d’une pile : par exemple { $patient } ({ $points } PV)
    }
reason-reputation =
    { $wage_less ->
        [0] { $steps_more ->
            [0] { reason-step }votre réputation ne baisse pas
           *[other] { reason-step }votre réputation grandit : recruter plus tôt, bientôt payer moins
        }
       *[other] { reason-step }grâce à votre réputation, un docteur demande { $wage } au lieu de { $wage_else }
    }
reason-option =
    { $how ->
        [grows] personne d’autre ne peut plus avoir { $doctor }, et les 2 drachmes comptent pour l’embauche
       *[other] votre réservation tient pour { $doctor }
    }
reason-tiles = { reason-step }vous avez une tuile de connaissance pour plus tard, ou à la place d’une fiole

# … dit de quelqu’un d’autre

reason-patient-named =
    { $there ->
        [0] { $there_now ->
            [0] sinon, { $name } accueillait { $patient }, pour qui aucun remède n’était encore en vue
           *[other] { reason-otherwise-named }
        }
       *[other] { $fate ->
            [2] { $urgent_now ->
                [1] { reason-in-time-named }
               *[other] { reason-cured-named }
            }
            [1] { $urgent ->
                [1] { $lost ->
                    [1] { $name } pouvait encore sauver { $patient }, et sinon, cela coûtait 1 PV
                   *[other] { $name } pouvait encore épargner les Enfers à { $patient }
                }
               *[other] { $curable_less ->
                    [-2] { reason-several-named }
                    [-3] { reason-several-named }
                    [-4] { reason-several-named }
                    [-5] { reason-several-named }
                   *[other] les docteurs de { $name } pouvaient guérir { $patient } : { $points } PV
                }
            }
           *[other] { $there_else ->
                [0] { $name } a { $patient } : { $points } PV, si un remède se trouve
               *[other] un remède pour { $patient } pouvait encore se trouver
            }
        }
    }
reason-otherwise-named =
    { $fate_else ->
        [-1] { $lost_else ->
            [1] sinon, { $patient } restait sans soins, ce qui coûtait 1 PV à { $name }
           *[other] sinon, { $patient } allait aux Enfers, ce qui coûtait { $lost_else } PV à { $name }
        }
       *[other] sinon, { $name } n’avait aucun remède en vue pour { $patient }
    }
reason-in-time-named =
    { $cured_more ->
        [0] { $name } guérit { $patient } à temps : { $points } PV, et 3 que les Enfers ne coûteront pas
        [1] { $name } guérit { $patient } à temps : { $points } PV, et 3 que les Enfers ne coûteront pas
       *[other] { $name } guérit { $cured_more } patients : { $cured_points_more } PV, et { $patient } échappe aux Enfers
    }
reason-cured-named =
    { $cured_more ->
        [0] { $name } guérit { $patient } : { $points } PV
        [1] { $name } guérit { $patient } : { $points } PV
       *[other] { $name } guérit { $cured_more } patients : { $cured_points_more } PV
    }
reason-several-named = les docteurs de { $name } pouvaient guérir { $curable } patients au lieu de { $curable_else } : { $all_points } PV
reason-doctor-named =
    { $left ->
        [0] { $there ->
            [0] { $name } épargne ce que coûte { $doctor }
           *[other] tous les contrats de { $doctor } pouvaient être remplis : { $points } PV
        }
       *[other] { $there_now ->
            [0] { $doctor } a des contrats pour { $helps ->
                [0] les patients à venir
               *[other] les patients de { $name }
            }
           *[other] { $doctor } garde des contrats pour les patients à venir
        }
    }
reason-score-named = { $name } arrive à { $points } PV au lieu de { $points_else }
reason-coming-named = { $name } pouvait encore accueillir un patient de plus
reason-order-named = { $name } choisit plus tôt au prochain tour d’accueil
reason-money-named =
    { $short_else ->
        [0] en l’état, tout payé, il restait à { $name } { $rest ->
            [one] { $rest } drachme
           *[other] { $rest } drachmes
        } au lieu de { $rest_else }
       *[other] sinon, en l’état, il manquait à { $name } des drachmes pour les salaires ou les fioles
    }
reason-vials-named = en l’état, il restait { $vials } à { $name } pour les patients à venir
reason-leftover-named = il reste à { $name } plus de fioles ou de drachmes pour le traitement
reason-assistant-named =
    { $how ->
        [grows] en l’état, plus d’assistants de { $name } restaient prêts : { $ready } au lieu de { $ready_else }
       *[other] { $name } garde un assistant
    }
reason-reach-named =
    { $helper ->
        [0] une fois, le dé de toute autre région peut servir à { $name } : par exemple pour { $patient } ({ $points } PV)
        [1] une fois, { $name } peut choisir parmi les trois d’une région : par exemple { $patient } ({ $points } PV)
       *[2] une fois, { $name } peut prendre qui vient ensuite d’une pile : par exemple { $patient } ({ $points } PV)
    }
reason-reputation-named =
    { $wage_less ->
        [0] { $steps_more ->
            [0] la réputation de { $name } ne baisse pas
           *[other] la réputation de { $name } grandit : recruter plus tôt, bientôt payer moins
        }
       *[other] grâce à la réputation de { $name }, un docteur demande { $wage } au lieu de { $wage_else }
    }
reason-option-named = la réservation de { $name } tient pour { $doctor }
reason-tiles-named = { $name } a une tuile de connaissance pour plus tard, ou à la place d’une fiole

# Ce qui s’est passé

event-assisted = { $seat } emploie { $assistant }.
event-moved = Un dé change de place : { $column }, { $row } → { $to_column }, { $to_row }.
event-used = { $seat } utilise « { $tile } ».
event-kept = { $seat } garde « { $tile } » face cachée.
event-learned = { $seat } reçoit une tuile de connaissance : { $tile }.
event-offered = { $seat } touche des présents : { drachmas }.
event-doubled = { $seat } touche deux fois le présent que donne { $patient } : { drachmas } de plus.
event-wages =
    { $doctors ->
        [one] { $seat } paie un docteur : { drachmas }.
       *[other] { $seat } paie { $doctors } docteurs : { drachmas }.
    }
event-dismissed = { $doctor }, sans salaire, s’en va ({ $seat }).
event-optioned = { $seat } réserve { $doctor }.
event-opened = On retourne un docteur ({ $column }) : { $doctor }.
event-hired = { $seat } embauche { $doctor } pour { drachmas }.
event-equipped = { $seat } achète un { $kit } pour { drachmas }.
event-bundled = { $seat } achète un lot pour { drachmas } : { $doctor } et un { $kit }.
event-passed = { $seat } passe.
event-declined = { $seat } n’embauche pas { $doctor } ; la réservation est perdue.
event-virtual_recruited = { $virtual } emmène { $doctor }.
event-left = { $doctor } quitte le jeu.
event-shifted = { $doctor } rejoint les docteurs sans région.
event-joined = { $doctor }, de la pile des suppléants, rejoint les docteurs sans région.
event-tile_opened = On retourne une tuile de connaissance ({ $column }) : { $tile }.
event-sold = { $seat } vend { $medicine } pour 2 drachmes.
event-bought = { $seat } achète { $medicine } pour 3 drachmes.
event-spent =
    { $as_vial ->
        [1] { $seat } échange { $assistant } contre { $vial }.
       *[0] { $seat } échange { $assistant } contre 2 drachmes.
    }
event-rose = { $seat } : { $by }.
event-virtual_rose = { $virtual } : { $by }.
event-earned = { $seat } reçoit { drachmas }.
event-filled = { $seat } reçoit { $vials }.
event-scored = { $seat } marque { $points } PV.
event-rolled = Les dés : Macédoine { $one }, Carthage { $two }, Perse { $three }, Alexandrie { $four }, Grèce { $five }, Cyrène { $six }.
event-entered = { $seat } se rend ici : { $column }.
event-idled = { $seat } se place sans rien faire : { $column }.
event-welcomed =
    { $scheduled ->
        [1] { $seat } accueille { $patient }, de la pile ({ $column }, aux conditions de la { $row }).
       *[0] { $seat } accueille { $patient } ({ $column }, { $row }).
    }
event-paid = { $seat } paie { drachmas }.
event-bribed = { $seat } reçoit le pot-de-vin de qui a attendu : { drachmas }.
event-found_empty = { $seat } trouve une place vide ({ $column }) : { drachmas }.
event-uncovered = Prochain patient de la pile ({ $column }) : { $patient }.
event-ready = { $seat } reçoit { $assistant }.
event-virtual_took = { $virtual } emmène { $patient } ({ $column }).
event-virtual_idled = { $virtual } ne trouve personne ({ $column }).
event-virtual_scored = { $virtual } marque { $points } PV.
event-attached = { $doctor } prend en charge { $patient } ({ $contract }).
event-substituted = { $seat } donne « { $tile } » à la place d’une fiole ({ $medicine }).
event-stood_in = { $seat } donne { $assistant } à la place d’une fiole.
event-treated =
    { $money ->
        [0] { $seat } a traité { $patient }.
       *[other] { $seat } a traité { $patient } et acheté des fioles pour { drachmas }.
    }
event-self_treated =
    { $money ->
        [0] { $seat } épargne les Enfers à ce patient : { $patient }.
       *[other] { $seat } épargne les Enfers à ce patient, avec des fioles achetées pour { drachmas } : { $patient }.
    }
event-arranged =
    { $patients ->
        [one] { $seat } traite { $patients } patient, le mieux possible sans rien vendre : { arranged-why }.
       *[other] { $seat } traite { $patients } patients, le mieux possible sans rien vendre : { arranged-why }.
    }
arranged-why = { $by_patients } PV pour les patients{ $by_doctors ->
        [0] {""}
       *[other] , { $by_doctors } PV pour des docteurs qui ont fini
    }{ $saved ->
        [0] {""}
       *[other] , { $saved } PV que les Enfers ne prendront pas
    }{ $money ->
        [0] {""}
       *[other] , avec des fioles achetées pour { drachmas }
    }
event-confirmed = { $seat } a fini de traiter.
event-keeps_basic =
    { $keeps ->
        [1] { $seat } garde son docteur de base.
       *[0] { $seat } met son docteur de base à la retraite.
    }
event-died = Sans traitement, { $patient } descend aux Enfers ({ $seat }).
event-worsened = Sans traitement, { $patient } passe en salle d’urgence ({ $seat }).
event-discharged = { $patient } est hors de danger et rapporte { $points } PV à { $seat }.
event-retired = { $doctor } a rempli tous ses contrats, prend sa retraite et rapporte { $points } PV à { $seat }.
event-stayed = Le docteur de base a rempli tous ses contrats, rapporte { $points } PV à { $seat } et reste en service.
event-waited = { $patient } attend toujours ({ $column }, { $row }) : pot-de-vin de 1 drachme de plus.
event-queued = { $patient } rejoint la file ({ $column }, { $row }).
event-next_patient = Prochain patient de la pile ({ $column }) : { $patient }.
event-kit_opened = On retourne un kit ({ $column }) : { $kit }.
event-round_began = La manche { $round } commence.
event-lost =
    { $patients ->
        [one] { $seat } a perdu { $patients } patient : −{ $points } PV.
       *[other] { $seat } a perdu { $patients } patients : −{ $points } PV.
    }
event-won = { $seat } gagne avec { $points } PV.
event-beaten = { $seat } ne gagne pas : rang { $rank }.
event-lined_up = { $seat } : place n° { $place } sur la piste d’accueil.

# Sur la page des règles : le contenu de la boîte

listed-spaces = Les files d’attente
listed-column = région
listed-row-1 = première place
listed-row-2 = deuxième place
listed-row-3 = troisième place
listed-space = { $gain } ({ $empty })
listed-revised = { $first } ; édition révisée : { $revised }
listed-and-assistant = { $gain }, { $assistant }
listed-spaces-note = D’abord ce que vous gagnez ou perdez avec le patient ; entre parenthèses, ce que vous trouvez si la place est vide.
listed-track = La piste de réputation
listed-track-spaces = cases
listed-wage = salaire d’un docteur
listed-track-note = Les joueurs commencent sur la case { $start }. Les joueurs virtuels commencent sur la case { $three } à trois joueurs, { $two } à deux, { $solo } en solitaire.
listed-patients = Patients
listed-doctors = Docteurs
listed-kits = Kits
listed-tiles = Tuiles de connaissance
listed-number = numéro
listed-name = nom
listed-region = région
listed-offering = présent
listed-needs = besoins
listed-points = PV
listed-cost = coût
listed-contracts = contrats
listed-vials = fioles
listed-copies = exemplaires
listed-does = effet
tile-welcome = Quand vous accueillez un patient de cette région, { $what } : { $gain }.
tile-double = Le présent d’un nouveau patient de cette région, { $what }, est payé deux fois.
tile-patient = Un patient qui a besoin de ceci : { $what } ; { $points } PV.
tile-doctor = Un docteur avec les contrats suivants : { $what } ; { $points } PV.
tile-lightning = Aussitôt : { $what }.

# Dans le terminal

board-round = Manche { $round } sur { $rounds }
board-phase =
    { $phase ->
        [setup] mise en place
        [welcome] accueil
        [payment] paiement
        [recruitment] recrutement
        [treatment] traitement
       *[end] fin de la partie
    }
board-turn = { $phase }, tour { $turn } sur { $turns }
board-free = Sans région
board-extra =
    { $count ->
        [one] + { $count } suppléant
       *[other] + { $count } suppléants
    }
board-nobody = personne
board-doctor = docteur
board-closed =
    { $count ->
        [one] ({ $count } caché)
       *[other] ({ $count } cachés)
    }
board-kit = kit
board-tile = tuile
board-tile-kind =
    { $kind ->
        [welcome] accueil
        [double] présent × 2
        [patient] patient
        [doctor] docteur
       *[lightning] ⚡
    }
board-stack = pile
board-marker = pris
board-reputation = Réputation et salaires
board-order = Ordre de réputation
board-waiting = Ordre d’accueil
board-doctors = docteurs
board-new = nouveau
board-examination = examen
board-emergency = urgence
board-tiles = tuiles
board-face-down =
    { $count ->
        [one] { $count } face cachée
       *[other] { $count } faces cachées
    }
board-wage = salaire { $wage }
board-hades = { $count } aux Enfers
board-legend = ● potions · ♣ herbes · ◆ onguents · ★ PV · ₯ drachmes · ▲ réputation · ☤ assistant · ■ dé · a b c virtuels
