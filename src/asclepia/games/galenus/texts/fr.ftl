# Galenus : ce que dit le jeu. Un élément de la phrase peut y figurer en image : aucune phrase ne
# dépend donc de ce qu’il est.

field-of-player = Joueur { $player }
humour-name =
    { $number ->
        [0] sanguin
        [1] flegmatique
        [2] colérique
        [3] mélancolique
       *[other] aucun
    }
section-name =
    { $number ->
        [0] villa
        [1] thermes
        [2] arène
        [3] voyage
        [4] région 1
        [5] région 2
        [6] région 3
        [7] région 4
       *[8] théâtre
    }
region-name =
    { $number ->
        [0] région 1
        [1] région 2
        [2] région 3
       *[3] région 4
    }
class-name =
    { $number ->
        [0] Patriciens
        [1] Plébéiens
       *[2] Pérégrins
    }
good-name =
    { $number ->
        [0] une herbe sanguine
        [1] une herbe flegmatique
        [2] une herbe colérique
        [3] une herbe mélancolique
       *[4] un livre
    }
dignitary-name =
    { $number ->
        [0] Satyros
        [1] Pélops
        [2] Asiarque
        [3] Théagène
       *[4] Nicon
    }
signed =
    { $way ->
        [gain] +{ $count }
       *[loss] −{ $count }
    }

# Ce qui est imprimé : les quantités

amount-philosophy =
    { $count ->
        [one] { $count } point de philosophie
       *[other] { $count } points de philosophie
    }
amount-reputation =
    { $count ->
        [one] { $count } point de réputation
       *[other] { $count } points de réputation
    }
amount-health =
    { $count ->
        [one] { $count } point de santé
       *[other] { $count } points de santé
    }
amount-books =
    { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }
focus-points =
    { $count ->
        [one] { $count } point de concentration
       *[other] { $count } points de concentration
    }
amount-focus =
    { $kind ->
        [sanguine] { focus-points } sanguine
        [phlegmatic] { focus-points } flegmatique
        [choleric] { focus-points } colérique
        [melancholic] { focus-points } mélancolique
       *[any]
            { $count ->
                [one] { $count } point de concentration au choix
               *[other] { $count } points de concentration au choix
            }
    }
herbs-name =
    { $count ->
        [one] { $count } herbe
       *[other] { $count } herbes
    }
amount-herbs =
    { $kind ->
        [sanguine] { $count ->
            [one] { $count } herbe sanguine
           *[other] { $count } herbes sanguines
        }
        [phlegmatic] { $count ->
            [one] { $count } herbe flegmatique
           *[other] { $count } herbes flegmatiques
        }
        [choleric] { $count ->
            [one] { $count } herbe colérique
           *[other] { $count } herbes colériques
        }
        [melancholic] { $count ->
            [one] { $count } herbe mélancolique
           *[other] { $count } herbes mélancoliques
        }
       *[any] { herbs-name } au choix
    }
patients-name =
    { $count ->
        [one] { $count } patient
       *[other] { $count } patients
    }
amount-patients =
    { $kind ->
        [sanguine] { $count ->
            [one] { $count } patient sanguin
           *[other] { $count } patients sanguins
        }
        [phlegmatic] { $count ->
            [one] { $count } patient flegmatique
           *[other] { $count } patients flegmatiques
        }
        [choleric] { $count ->
            [one] { $count } patient colérique
           *[other] { $count } patients colériques
        }
        [melancholic] { $count ->
            [one] { $count } patient mélancolique
           *[other] { $count } patients mélancoliques
        }
       *[any] { patients-name } au choix
    }

# Ce que demande un projet ou un objectif

measure-impact =
    { $count ->
        [one] { $count } point d’impact
       *[other] { $count } points d’impact
    }
measure-works =
    { $count ->
        [one] { $count } ouvrage majeur
       *[other] { $count } ouvrages majeurs
    }
measure-publications =
    { $count ->
        [one] { $count } publication
       *[other] { $count } publications
    }
measure-humours =
    { $count ->
        [one] { $count } humeur où vous avez publié
       *[other] { $count } humeurs où vous avez publié
    }
measure-primus =
    { $count ->
        [one] { $count } case Primus, au sommet d’une piste de compétence
       *[other] { $count } cases Primus, au sommet des pistes de compétence
    }
measure-level = le niveau { $count } dans chaque humeur
measure-sanguine = le niveau { $count } (sanguin)
measure-phlegmatic = le niveau { $count } (flegmatique)
measure-choleric = le niveau { $count } (colérique)
measure-melancholic = le niveau { $count } (mélancolique)
measure-philosophy =
    { $count ->
        [one] { $count } point de philosophie
       *[other] { $count } points de philosophie
    }
measure-reputation =
    { $count ->
        [one] { $count } point de réputation
       *[other] { $count } points de réputation
    }
measure-health =
    { $count ->
        [one] { $count } point de santé
       *[other] { $count } points de santé
    }
measure-focus = { focus-points }
measure-herbs =
    { $count ->
        [one] { $count } herbe
       *[other] { $count } types d’herbes
    }
measure-books =
    { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }
measure-doctrines =
    { $count ->
        [one] { $count } doctrine
       *[other] { $count } doctrines
    }
measure-treated =
    { $count ->
        [one] { $count } patient soigné en tout
       *[other] { $count } patients soignés en tout
    }
measure-cleared =
    { $count ->
        [one] { $count } région en tout dont vous avez soigné le dernier patient
       *[other] { $count } régions en tout dont vous avez soigné le dernier patient
    }
measure-firsts =
    { $count ->
        [one] { $count } concours gagné en tout
       *[other] { $count } concours gagnés en tout
    }

# Ce qu’on peut faire

action-move_in = s’installer : { $villa }
action-plan = planifier un médiple : { $section }
action-begin = passer à l’action, et ne plus planifier
action-subject = sujet du concours : { $humour }
action-publish = publier : { $humour }
action-solicit = faire venir des patients à l’hôpital
action-hospital = soigner à l’hôpital
action-recuperate = se reposer aux thermes
action-join = rejoindre une secte : { $doctrine }
action-arena = entrer dans l’arène et soigner des gladiateurs
action-shop = faire des achats en voyage
action-journey_project = réaliser le projet du voyage
action-treat = soigner : { $region }
action-project = réaliser le projet : { $region }
action-swap = échanger { $one } et { $other } sur la piste du concours
action-stop = s’arrêter : ne plus agir cette année
action-call = ce patient : { $humour }
action-extra = un gladiateur de plus
action-herb = dépenser une herbe de type { $humour }
action-enough = pas d’autre herbe
action-impact = patient { $humour } : un point d’impact
action-focus = patient { $humour } : un point de concentration
action-all_impact = tous les autres : points d’impact
action-all_focus = tous les autres : concentration
action-as_before = tous les autres : chaque type comme la dernière fois
action-exchange = remplacer un point de concentration de type { $humour }
action-overflow = gagner plutôt de la philosophie
action-lose = perdre un point de concentration de type { $humour }
action-rise = monter d’un échelon : { $humour }
action-learn = apprendre et monter de deux échelons : { $humour }
action-pick = prendre { $good }
action-pay_focus = payer un point de concentration de type { $humour }
action-pay_herb = payer une herbe de type { $humour }
action-gain_focus = gagner un point de concentration de type { $humour }
action-gain_herb = gagner une herbe de type { $humour }
action-gain_skill = gagner un échelon de compétence : { $humour }
action-ready = aller au concours
action-bid =
    { $focus ->
        [0] { $philosophy ->
            [0] ne rien miser
           *[other] miser { $philosophy } en philosophie
        }
       *[other] miser : { $philosophy } en philosophie, { $focus } en concentration
    }
action-remove = { $dignitary } s’en va
action-pass = passer
action-read = lire un livre
action-invoke = utiliser la doctrine : { $doctrine }

kind-move_in = s’installer dans une villa
kind-plan = planifier un médiple
kind-begin = passer à l’action
kind-subject = choisir le sujet du concours
kind-publish = publier
kind-solicit = faire venir des patients à l’hôpital
kind-hospital = soigner à l’hôpital
kind-recuperate = se reposer aux thermes
kind-join = rejoindre une secte
kind-arena = entrer dans l’arène et soigner des gladiateurs
kind-shop = faire des achats en voyage
kind-journey_project = réaliser le projet du voyage
kind-treat = soigner dans une région
kind-project = réaliser le projet d’une région
kind-swap = échanger deux dignitaires sur la piste du concours
kind-stop = s’arrêter : ne plus agir cette année
kind-call = choisir un patient
kind-extra = un gladiateur de plus
kind-herb = dépenser une herbe
kind-enough = pas d’autre herbe
kind-impact = un patient devient un point d’impact
kind-focus = un patient devient un point de concentration
kind-all_impact = tous les autres : points d’impact
kind-all_focus = tous les autres : concentration
kind-as_before = tous les autres : chaque type comme la dernière fois
kind-exchange = remplacer un point de concentration par le nouveau
kind-overflow = gagner plutôt de la philosophie
kind-lose = perdre un point de concentration
kind-rise = monter d’un échelon
kind-learn = apprendre : monter de deux échelons
kind-pick = prendre une herbe ou un livre
kind-pay_focus = payer un point de concentration
kind-pay_herb = payer une herbe
kind-gain_focus = gagner un point de concentration
kind-gain_herb = gagner une herbe
kind-gain_skill = gagner un échelon de compétence
kind-ready = aller au concours
kind-bid = miser
kind-remove = un dignitaire s’en va
kind-pass = passer
kind-read = lire un livre
kind-invoke = utiliser une doctrine

field-villa = Quelle villa ?
field-section = Où planifier le médiple ?
field-humour = Quel type ?
field-doctrine = Quelle doctrine ?
field-region = Quelle région ?
field-one = Quel dignitaire ?
field-other = Et quel autre ?
field-good = Laquelle ?
field-philosophy = Combien de philosophie ?
field-focus = Combien de concentration ?
field-dignitary = Quel dignitaire ?

# Ce qu’on demande

prompt-move-in = Choisissez la villa où vous habiterez.
prompt-work = Planifiez un médiple, ou passez à l’action : vous ne planifierez plus, et ceux du logis préparent le concours.
prompt-subject = Choisissez le sujet du concours : publications et concentration de ce type y compteront.
prompt-result = À l’action : choisissez l’un de vos médiples planifiés, et ce qu’il fait.
prompt-result-none = Aucun de vos médiples ne peut agir pour l’instant : passez, sauf si un livre ou votre doctrine y change quelque chose.
prompt-result-herbs = Rien ne vous oblige à agir : réalisez le projet, qui coûte des herbes ou des livres, ou passez.
prompt-result-pergamon = { $acted ->
        [0] {""}
        [one] { $acted } dignitaire, devant vous au concours, a déjà agi.{" "}
       *[other] { $acted } dignitaires, devant vous au concours, ont déjà agi.{" "}
    }Envoyez un médiple à un endroit libre, ou arrêtez : qui reste au logis prépare le concours.
prompt-publish = Le projet vous permet de publier : choisissez le type.
prompt-call = Choisissez le patient de cette région qui vient dans votre hôpital.
prompt-nicon = Nicon soigne un patient de sa région : lequel ? Cette compétence monte d’un échelon, sans franchir de ligne.
prompt-first-in-line = Vous êtes le premier dans l’arène : soignez un gladiateur de plus que votre niveau ne le permet, ou laissez les autres.
prompt-dose = Chaque herbe permet de soigner un patient de plus. Dépensez-en, ou continuez.
prompt-assign =
    { $left ->
        [one] Le patient soigné devient un point d’impact ou un point de concentration.
       *[other] Chaque patient soigné devient un point d’impact ou un point de concentration. Patients restants : { $left }.
    }
prompt-overflow = Concentration au complet : remplacez-en un point par le nouveau, ou gagnez de la philosophie.
prompt-lose = Le flegme, ou trop de réputation, coûte de la santé. Vous n’en avez plus : perdez un point de concentration.
prompt-rise = Votre compétence peut monter dans une humeur que vous venez de soigner.
prompt-pick =
    { $left ->
        [one] Prenez une herbe ou un livre du voyage.
       *[other] Prenez des herbes et des livres du voyage, { $left } en tout.
    }
prompt-pay-focus =
    { $left ->
        [one] Choisissez la concentration à payer.
       *[other] Choisissez la concentration à payer, { $left } points en tout.
    }
prompt-pay-herb =
    { $left ->
        [one] Choisissez l’herbe à payer.
       *[other] Choisissez les herbes à payer, { $left } en tout.
    }
prompt-gain-focus =
    { $left ->
        [one] Choisissez la concentration que vous gagnez.
       *[other] Choisissez la concentration que vous gagnez, { $left } points en tout.
    }
prompt-gain-herb =
    { $left ->
        [one] Choisissez l’herbe que vous gagnez.
       *[other] Choisissez les herbes que vous gagnez, { $left } en tout.
    }
prompt-gain-skill =
    { $left ->
        [one] Choisissez l’humeur où votre compétence monte d’un échelon.
       *[other] Choisissez l’humeur où votre compétence monte d’un échelon ; { $left } échelons en tout.
    }
prompt-prepare =
    { $what ->
        [nothing] Le concours va commencer : vous pouvez y aller.
        [books] Le concours va commencer : vous pouvez encore lire, ou y aller.
        [doctrine] Le concours va commencer : vous pouvez encore utiliser votre doctrine, ou y aller.
       *[both] Le concours va commencer : vous pouvez encore lire, utiliser votre doctrine, ou y aller.
    }
prompt-bid = Misez en secret philosophie et concentration du sujet. Chaque point : une case, et perdu quoi qu’il arrive.
prompt-bid-pergamon = Misez de la philosophie : chaque point fait monter d’une case et sera perdu, quoi qu’il arrive.
prompt-remove = Un objectif est atteint : choisissez le dignitaire qui s’en va.

why-no-reputation = Cela coûte de la réputation, et vous en avez trop peu.
why-nobody-to-solicit = Il n’y a aucun patient dans les régions.
why-hospital-empty = Il n’y a aucun patient dans votre hôpital.
why-not-below-a-line = Votre marqueur de compétence n’est pas juste sous une ligne épaisse.
why-no-focus = Il vous faut au moins un point de concentration de ce type.
why-too-little-for-the-line = Votre concentration de ce type et votre philosophie ne suffisent pas ensemble pour cette ligne.
why-section-planned = L’un de vos médiples y est déjà planifié.
why-place-used = Cet endroit a déjà servi cette année.
why-has-a-doctrine = Vous appartenez déjà à une secte, et vous avez sa doctrine.
why-sect-joined = Un seul médiple par an peut rejoindre une secte, et c’est déjà fait.
why-no-patients = Il n’y a plus personne à soigner.
why-project-taken = Ce projet a déjà été réalisé cette année.
why-project-needs = Le projet demande au moins { $needed } ; pour l’instant : { $has }.
why-project-price = Le projet coûte { $missing }, et vous n’avez pas de quoi payer.
why-project-patients = Les patients que demande le projet ne sont pas là.
why-project-skill = Votre compétence et vos herbes ne suffisent pas pour les patients que demande le projet.
why-project-publish = Le projet demande une publication, et vous ne pouvez rien publier.
why-nothing-left-to-buy = Il ne reste rien à prendre en voyage.
why-bold-line = Seule une publication fait franchir la ligne épaisse.
why-top-taken = Quelqu’un d’autre occupe la case du sommet.
why-no-extra-patient = Il n’y a pas d’autre patient de ce type à soigner.
why-no-mediple-there = Vous n’y avez aucun médiple planifié.

# Ce qui s’est passé

impact-points =
    { $points ->
        [one] { $points } point d’impact
       *[other] { $points } points d’impact
    }
works-gained =
    { $works ->
        [0] {""}
        [one] {" "}et { $works } ouvrage majeur
       *[other] {" "}et { $works } ouvrages majeurs
    }
event-first_player = { $seat } joue en premier.
event-moved_in = { $seat } s’installe : { $villa }.
event-year_began = L’année { $year } commence.
event-galenus_moved = Galien se tient sur la case { $space } de la piste du concours.
event-gladiators = Gladiateurs dans l’arène : { $by }, total { $now }.
event-journey_opened = Nouveau voyage : { $journey }.
event-region_opened = Carte dévoilée ({ $region }) : « { $face } ».
event-planned = { $seat } planifie un médiple : { $section }.
event-began =
    { $prepared ->
        [0] { $seat } passe à l’action.
        [one] { $seat } passe à l’action ; { $prepared } médiple prépare le concours.
       *[other] { $seat } passe à l’action ; { $prepared } médiples préparent le concours.
    }
event-stopped =
    { $prepared ->
        [0] { $seat } n’envoie plus personne cette année.
        [one] { $seat } n’envoie plus personne cette année ; { $prepared } médiple prépare le concours.
       *[other] { $seat } n’envoie plus personne cette année ; { $prepared } médiples préparent le concours.
    }
event-subject_chosen = { $seat } choisit le sujet du concours : { $humour }.
event-passed =
    { $declined ->
        [1] { $seat } passe : un projet qui coûte des herbes ou des livres n’est pas un devoir.
       *[0] Aucun médiple de { $seat } ne peut agir pour l’instant.
    }
event-published = { $seat } publie (type { $humour }, ligne { $line }) pour { $focus } en concentration{ $philosophy ->
        [0] {""}
       *[other] {" "}et { $philosophy } en philosophie
    } : { impact-points }{ works-gained }.
event-solicited = { $seat } fait venir à l’hôpital un patient { $humour } ({ $region }).
event-treating = { $seat } soigne des patients ({ $section }).
event-dosed = { $seat } dépense une herbe de type { $humour }.
event-made_impact = { $seat } gagne un point d’impact pour un patient { $humour }.
event-focused = { $seat } gagne un point de concentration de type { $humour }.
event-exchanged =
    { $same ->
        [1] { $seat } a sa piste de concentration pleine et la laisse telle quelle (type { $humour }).
       *[0] { $seat } remplace un point de concentration de type { $old } par un autre, de type { $humour }.
    }
event-focus_lost = { $seat } perd un point de concentration de type { $humour }.
event-cleared =
    { $points ->
        [0] { $seat } soigne le dernier patient ({ $region }).
       *[other] { $seat } soigne le dernier patient ({ $region }) : { impact-points }.
    }
event-rose =
    { $steps ->
        [one] { $seat } gagne { $steps } échelon de compétence ({ $humour }).
       *[other] { $seat } gagne { $steps } échelons de compétence ({ $humour }).
    }
event-primus = { $seat } devient Primus Inter Pares ({ $humour }) : { impact-points }.
event-recuperated = { $seat } se repose : santé { $by }.
event-joined = { $seat } rejoint une secte : { $doctrine }.
event-shopped = { $seat } prend { $good }.
event-project_begun = { $seat } réalise le projet de la carte « { $face } » ({ $region }).
event-journey_begun = { $seat } réalise le projet du voyage : { $journey }.
event-scored =
    { $points ->
        [-1] { $seat } devrait perdre de la santé (trop de réputation, ou des flegmatiques), mais n’en a plus, ni de concentration : −1 point d’impact.
        [one] { $seat } marque { $points } point d’impact.
       *[other] { $seat } marque { $points } points d’impact.
    }
event-philosophy = { $seat } : philosophie { $by }, soit { $now }.
event-reputation = { $seat } : réputation { $by }, soit { $now }.
event-health =
    { $cause ->
        [1] { $seat } : santé { $by }, soit { $now } (patients flegmatiques).
        [2] { $seat } : santé { $by }, soit { $now } (le prix).
        [3] { $seat } : santé { $by }, soit { $now } (réputation en trop).
       *[0] { $seat } : santé { $by }, soit { $now }.
    }
event-herb = { $seat } : herbes de type { $humour } { $by }.
event-books = { $seat } : livres { $by }.
event-works = { $seat } : ouvrages majeurs { $by }.
event-read = { $seat } lit un livre.
event-invoked = { $seat } utilise une doctrine : { $doctrine }.
event-contest_began = Le concours commence.
event-advanced = { $seat } s’est préparé : { $by }, jusqu’à la case { $space } de la piste du concours.
event-bid = { $seat } mise { $philosophy } en philosophie{ $focus ->
        [0] {""}
       *[other] {" "}et { $focus } en concentration
    } : case { $space } de la piste du concours.
event-ranked =
    { $rank ->
        [1] { $seat } gagne le concours.
        [2] { $seat } obtient la deuxième place du concours.
        [3] { $seat } obtient la troisième place du concours.
        [4] { $seat } obtient la quatrième place du concours.
       *[other] { $seat } obtient la place n° { $rank } du concours.
    }
event-beat_galenus = { $seat } a battu Galien.
event-colleague_came = Le confrère de cette partie : { $dignitary }.
event-dignitary_came = { $dignitary } arrive : piste de type { $humour }, case { $space } de la piste du concours, { $region }.
event-acted =
    { $success ->
        [0] { $dignitary } agit, sans succès.
       *[1] { $dignitary } a agi.
    }
event-visitor_treated =
    { $count ->
        [one] { $dignitary } soigne { $count } patient de type { $humour } ({ $region }).
       *[other] { $dignitary } soigne { $count } patients de type { $humour } ({ $region }).
    }
event-discarded = { $dignitary } défausse { $good }.
event-pelops_rose = Pélops gagne en compétence ({ $humour }).
event-works_moved =
    { $works ->
        [one] { $works } ouvrage majeur (type { $humour }) monte à la ligne { $line }.
       *[other] { $works } ouvrages majeurs (type { $humour }) montent à la ligne { $line }.
    }
event-visitor_advanced = { $dignitary } va sur la case { $space } de la piste du concours ({ $by }).
event-visitor_moved = { $dignitary } change de place : { $region }.
event-swapped = { $seat } échange { $one } et { $other } sur la piste du concours.
event-goal_drawn = Objectif { $place } : { $goal }.
event-goal_met = L’objectif { $place } est atteint : { $goal }.
event-removed = { $dignitary }, convaincu, s’en va.
event-won_by_works = { $seat } a { $works } ouvrages majeurs, au moins quatre de plus que tous les autres, et gagne aussitôt.
event-counted = { $seat }, à la fin : ouvrages +{ $works }, philosophie +{ $philosophy }, herbes des quatre couleurs +{ $theriac }, patients à l’hôpital { $hospital }.
event-verdict =
    { $won ->
        [1] { $seat } a conquis Pergame.
       *[0] { $seat } n’a pas conquis Pergame.
    }

# Dans le terminal

board-year = Année { $year } sur { $years }
board-phase =
    { $phase ->
        [setup] mise en place
        [work] travail
        [contest] concours
       *[end] fin de la partie
    }
board-level =
    { $level ->
        [easy] Pergame, facile
        [normal] Pergame, normal
        [intermediate] Pergame, intermédiaire
        [hard] Pergame, difficile
        [extreme] Pergame, extrême
       *[legendary] Pergame, légendaire
    }
board-first = premier joueur : { $name }
board-season =
    { $season ->
        [summer] été
       *[winter] hiver
    }
board-baths = thermes
board-arena = arène
board-journey = voyage
board-theatre = théâtre
board-planned = planifiés
board-treated = ont soigné
board-project = projet
board-visitor = visiteur
board-rested = repos
board-joined = secte
board-gladiators = gladiateurs
board-inside = entrés
board-shoppers = achats
board-subject = sujet
board-prepared = préparation
board-bids = dernières mises
board-contest = piste du concours
board-goals = Objectifs
board-dignitaries = Dignitaires
board-colleague = Confrère
board-acted = { $name } (a agi)
board-told = { $name } : { $text }
board-villas = Villas libres
board-tracks = (philosophie { $philosophy }, santé { $health }, réputation { $reputation }, concentration { $focus })
board-philosophy = philosophie
board-reputation = réputation
board-health = santé
board-focus = concentration
board-hospital = hôpital
board-garden = herbes
board-books = livres
board-publications = publications
board-doctrine = doctrine
board-home = médiples à la maison
board-office = au bureau
board-ward = à l’hôpital
board-results = passe à l’action
board-new-focus = nouvelle concentration
board-patients = patients
board-legend = ● sanguin · ≈ flegmatique · ▲ colérique · ◆ mélancolique · ♣ herbe · ▤ livre · ★ points · ✎ ouvrages majeurs · ✦ philosophie · ◎ concentration · G Galien · s p a t n visiteurs

# Pourquoi un coup vaut mieux qu’un autre : pour les conseils

reason-impact =
    { $points_less ->
        [-1] en tout, un point d’impact de plus qu’autrement
        [-2] en tout, 2 points d’impact de plus qu’autrement
        [-3] en tout, 3 points d’impact de plus qu’autrement
        [-4] en tout, 4 points d’impact de plus qu’autrement
        [-5] en tout, 5 points d’impact de plus qu’autrement
        [-6] en tout, 6 points d’impact de plus qu’autrement
       *[other] en tout, cela vous rapporte plus de points d’impact
    }
reason-impact-theirs = sinon { $name } pourrait gagner plus de points d’impact
reason-track =
    { $focus_less ->
        [-1] { $how ->
            [grows] vous avez plus de concentration pour une publication ({ $humour })
           *[other] { $bidding_now ->
                [1] plus vous coûterait de la concentration pour une publication ({ $humour })
               *[0] cela garde votre concentration pour une publication ({ $humour })
            }
        }
        [-2] { $how ->
            [grows] vous avez plus de concentration pour une publication ({ $humour })
           *[other] { $bidding_now ->
                [1] plus vous coûterait de la concentration pour une publication ({ $humour })
               *[0] cela garde votre concentration pour une publication ({ $humour })
            }
        }
        [-3] { $how ->
            [grows] vous avez plus de concentration pour une publication ({ $humour })
           *[other] { $bidding_now ->
                [1] plus vous coûterait de la concentration pour une publication ({ $humour })
               *[0] cela garde votre concentration pour une publication ({ $humour })
            }
        }
       *[other] { $position_less ->
            [-1] votre compétence monte vers une publication ({ $humour })
            [-2] votre compétence monte vers une publication ({ $humour })
           *[other] en vue d’une publication ({ $humour })
        }
    }
reason-works =
    { $bidding_now ->
        [1] { $sure ->
            [1] vous gagnez ainsi un ouvrage majeur, c’est certain, quoi que misent les autres
           *[0] cela peut vous valoir un ouvrage majeur : le premier en a un, comme quiconque dépasse Galien ; à égalité, les doctrines passent d’abord, puis la plus forte mise
        }
       *[0] { $works_less ->
            [-1] cela vous apporte un ouvrage majeur
            [-2] cela vous apporte deux ouvrages majeurs
           *[other] vos ouvrages majeurs : quatre de plus que tous les autres, et la partie est gagnée
        }
    }
reason-works-theirs = les ouvrages majeurs de { $name } importent : quatre de plus que tous les autres, et la partie serait gagnée
reason-philosophy =
    { $how ->
        [grows] vous gagnez de la philosophie, pour les concours ou pour la fin
       *[other] { $bidding_now ->
            [1] davantage vous coûterait de la philosophie
           *[0] il vous reste plus de philosophie qu’autrement, pour les concours ou pour la fin
        }
    }
reason-philosophy-theirs = sinon { $name } pourrait avoir plus de philosophie
reason-reputation =
    { $how ->
        [grows] vous gagnez de la réputation, pour l’arène et pour appeler des patients
       *[other] vous gardez votre réputation, pour l’arène et pour appeler des patients
    }
reason-reputation-theirs = sinon { $name } pourrait avoir plus de réputation
reason-health =
    { $bidding_now ->
        [1] cela vous coûte moins de santé : la réputation d’un prix qui dépasse sa piste se paie en santé
       *[0] { $how ->
            [grows] vous récupérez : sans santé, les flegmatiques vous coûtent de la concentration
           *[other] cela ménage votre santé : sans elle, les flegmatiques vous coûtent de la concentration
        }
    }
reason-health-theirs = sinon { $name } pourrait avoir plus de santé
reason-herbs =
    { $colours_more ->
        [1] vous gagnez une herbe d’une couleur qui vous manque
        [2] vous gagnez des herbes de deux couleurs qui vous manquent
        [3] vous gagnez des herbes de trois couleurs qui vous manquent
       *[other] { $how ->
            [grows] vous gagnez des herbes
           *[other] vous gardez des herbes : une herbe permet de soigner un patient de plus
        }
    }
reason-herbs-theirs = sinon { $name } pourrait avoir plus d’herbes
reason-books =
    { $books_less ->
        [0] votre piste de philosophie aura ainsi de la place pour ce que donnent vos livres
       *[other] { $how ->
            [grows] vous gagnez un livre
           *[other] vous gardez votre livre
        }
    }
reason-books-theirs = sinon { $name } pourrait avoir un livre de plus
reason-hospital =
    { $how ->
        [grows] votre hôpital se remplit
       *[other] les patients qui restent à l’hôpital à la fin vous coûtent des points
    }
reason-hospital-theirs = sinon { $name } pourrait avoir plus de patients à soigner chez soi
reason-doctrine =
    { $how ->
        [grows] une doctrine départage tous les concours à venir, et aide une fois
       *[other] vous gardez la capacité de votre doctrine
    }
reason-doctrine-theirs = sinon { $name } pourrait avoir une doctrine
reason-work =
    { $how ->
        [grows] { $papers_more ->
            [1] cela rend possible une publication dans votre villa
           *[other] { $projects_more ->
                [1] un projet attend, que votre médiple peut faire
               *[other] { $patients_more ->
                    [1] vos médiples ont un patient de plus à traiter, en l’état
                    [2] vos médiples ont deux patients de plus à traiter, en l’état
                    [3] vos médiples ont trois patients de plus à traiter, en l’état
                    [4] vos médiples ont quatre patients de plus à traiter, en l’état
                   *[other] { $goods_more ->
                        [1] une herbe ou un livre attend votre médiple
                        [2] des herbes et des livres attendent votre médiple
                        [3] des herbes et des livres attendent votre médiple
                       *[other] { $sects_more ->
                            [1] votre médiple peut y rejoindre une secte : sa doctrine départage, et aide une fois
                           *[other] { $rests_more ->
                                [1] votre médiple peut vous y rendre la santé
                               *[other] vos médiples ont plus à faire, en l’état
                            }
                        }
                    }
                }
            }
        }
       *[other] cela garde ce que vos médiples ont à faire, en l’état
    }
reason-home =
    { $mediples_else ->
        [0] vous pouvez encore planifier vos autres médiples
       *[other] cela laisse davantage à vos médiples du logis, en l’état
    }
reason-work-theirs =
    { $projects_less ->
        [1] sinon { $name } pourrait réaliser un projet de plus
       *[other] { $patients_less ->
            [1] il reste ainsi à { $name } un patient de moins à soigner
            [2] il reste ainsi à { $name } moins de patients à soigner
            [3] il reste ainsi à { $name } moins de patients à soigner
            [4] il reste ainsi à { $name } moins de patients à soigner
           *[other] { $goods_less ->
                [1] cela laisse à { $name } une herbe ou un livre de moins
                [2] cela laisse à { $name } moins d’herbes et de livres
                [3] cela laisse à { $name } moins d’herbes et de livres
               *[other] { $sects_less ->
                    [1] sinon { $name } pourrait rejoindre une secte avant vous
                   *[other] sinon, les médiples de { $name } pourraient avoir plus à faire
                }
            }
        }
    }
reason-contest =
    { $highest_less ->
        [0] { $how ->
            [grows] cela peut vous mener plus loin au concours
           *[other] sinon, vous pourriez reculer au concours
        }
       *[other] le plus haut des dignitaires qui restent l’est moins sur la piste du concours
    }
reason-contest-theirs = sinon { $name } pourrait aller plus loin au concours
reason-victory = cela peut vous faire gagner la partie aussitôt
reason-victory-theirs = sinon { $name } pourrait gagner la partie aussitôt
reason-goal =
    { $met_more ->
        [1] cela atteint un objectif : « { $goal } »
       *[other] cela vous rapproche d’un objectif : « { $goal } »
    }
reason-asked = ce niveau demande des publications, et beaucoup de points

# … dit de quelqu’un d’autre

reason-impact-named =
    { $points_less ->
        [-1] cela rapporte à { $name }, en tout, un point d’impact de plus qu’autrement
        [-2] cela rapporte à { $name }, en tout, 2 points d’impact de plus qu’autrement
        [-3] cela rapporte à { $name }, en tout, 3 points d’impact de plus qu’autrement
        [-4] cela rapporte à { $name }, en tout, 4 points d’impact de plus qu’autrement
        [-5] cela rapporte à { $name }, en tout, 5 points d’impact de plus qu’autrement
        [-6] cela rapporte à { $name }, en tout, 6 points d’impact de plus qu’autrement
       *[other] cela rapporte à { $name } plus de points d’impact en tout
    }
reason-track-named = en vue d’une publication de { $name } ({ $humour })
reason-works-named =
    { $bidding_now ->
        [1] cela pouvait valoir un ouvrage majeur à { $name }
       *[0] { $works_less ->
            [-1] cela apporte un ouvrage majeur à { $name }
            [-2] cela apporte deux ouvrages majeurs à { $name }
           *[other] les ouvrages majeurs de { $name } : quatre de plus que tous les autres, et la partie est gagnée
        }
    }
reason-philosophy-named =
    { $how ->
        [grows] { $name } gagne de la philosophie, pour les concours ou pour la fin
       *[other] il reste à { $name } plus de philosophie qu’autrement, pour les concours ou pour la fin
    }
reason-reputation-named =
    { $how ->
        [grows] { $name } gagne de la réputation
       *[other] { $name } garde sa réputation
    }
reason-health-named =
    { $how ->
        [grows] { $name } récupère
       *[other] cela ménage la santé de { $name }
    }
reason-herbs-named =
    { $how ->
        [grows] { $name } gagne des herbes
       *[other] { $name } garde ses herbes
    }
reason-books-named =
    { $books_less ->
        [0] la piste de philosophie de { $name } aura ainsi de la place pour ce que donnent ses livres
       *[other] { $how ->
            [grows] { $name } gagne un livre
           *[other] { $name } garde un livre
        }
    }
reason-hospital-named =
    { $how ->
        [grows] l’hôpital de { $name } se remplit
       *[other] les patients qui restent à la fin à l’hôpital de { $name } coûtent des points
    }
reason-doctrine-named =
    { $how ->
        [grows] une doctrine départage pour { $name } tous les concours à venir
       *[other] { $name } garde la capacité d’une doctrine
    }
reason-work-named =
    { $how ->
        [grows] { $papers_more ->
            [1] cela rend possible une publication dans la villa de { $name }
           *[other] { $projects_more ->
                [1] un projet attend, que le médiple de { $name } peut faire
               *[other] { $patients_more ->
                    [0] { $goods_more ->
                        [0] { $sects_more ->
                            [1] le médiple de { $name } peut y rejoindre une secte
                           *[other] { $rests_more ->
                                [1] le médiple de { $name } peut y rendre la santé
                               *[other] les médiples de { $name } ont plus à faire
                            }
                        }
                       *[other] des herbes et des livres attendent le médiple de { $name }
                    }
                   *[other] des patients attendent les médiples de { $name }
                }
            }
        }
       *[other] cela garde ce que les médiples de { $name } ont à faire
    }
reason-home-named =
    { $mediples_else ->
        [0] { $name } peut encore planifier d’autres médiples
       *[other] cela laisse davantage aux médiples de { $name } au logis
    }
reason-contest-named =
    { $how ->
        [grows] cela peut mener { $name } plus loin au concours
       *[other] sinon, { $name } pourrait reculer au concours
    }
reason-victory-named = cela pourrait faire gagner la partie à { $name } aussitôt
reason-goal-named =
    { $met_more ->
        [1] cela atteint un objectif : « { $goal } »
       *[other] cela rapproche { $name } d’un objectif : « { $goal } »
    }
reason-asked-named = ce niveau demande des publications, et beaucoup de points
