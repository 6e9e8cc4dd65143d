# What is said where one leaves a running game, and where one waits for somebody who has left.

leave-title = Quitter la partie ?
leave-bot = Un robot continue pour vous. Vous voyez toujours votre jeu et revenez quand vous voulez.
leave-clock = Votre horloge tourne pendant qu’il joue, et ses tours ne rapportent pas de temps.
leave-bot-go = Laisser jouer un robot
leave-level = La force du robot
leave-resign-bot = Abandonner : vous partez pour de bon, et vous avez perdu cette partie. Le meilleur robot prend votre place et les autres continuent.
leave-resign-ends = Abandonner : la partie s’arrête là, et vous l’avez perdue. Les jeux restent cachés.
leave-resign-go = Abandonner
leave-resign-sure = Oui, abandonner
leave-end = Arrêter la partie avant la fin. Les jeux restent cachés.
leave-end-go = Arrêter la partie
leave-end-sure = Oui, l’arrêter
leave-look-away = Ou partez simplement : votre place reste à vous, et les autres voient que vous n’êtes plus là.
leave-look-away-alone = Ou partez simplement : la partie vous attend, vous la retrouverez parmi vos parties.
leave-stay = Rester
absent-title = { $name } : { $away }
absent-you = À vous de décider de cette place.
absent-together = C’est fait dès que plus de la moitié d’entre vous le veulent.
absent-together-all = Cette table est sans conseils : un robot joue quand tous les autres joueurs le veulent. Pour le reste, il faut plus de la moitié d’entre vous.
absent-bot = Un robot ({ $level }) joue pour { $name }.
absent-end = La partie s’arrête là et ne compte pour personne.
absent-lost = { $size ->
        [two] La partie s’arrête : { $name } l’a perdue.
       *[several] { $name } a perdu cette partie, et le robot garde la place.
    }
absent-count = { $count ->
        [one] 1 personne le veut ; il en faut { $needed }.
       *[other] { $count } personnes le veulent ; il en faut { $needed }.
    }
absent-too = Moi aussi
absent-not = Finalement non
absent-end-go = Arrêter la partie, pour rien
absent-lost-go = { $size ->
        [two] Arrêter la partie : { $name } a perdu
       *[several] Laisser la place au robot pour de bon
    }
absent-wait = Attendre encore

# What a fair end is: docs/decisions/0060-a-fair-end.md

fair-leaving = Quand un joueur part
fair-when = Doit jouer, et absent depuis
fair-may = Les autres peuvent
fair-counts = Ce que cela compte
fair-first = { $time }, avant son premier coup
fair-first-may = laisser jouer le meilleur robot, ou arrêter la partie
fair-first-counts = arrêtée : pour personne
fair-later = { $time }
fair-later-may = laisser jouer le meilleur robot ; la place peut être reprise à tout moment
fair-later-counts = selon la fin de la partie
fair-long = { $time }
fair-long-may = { $size ->
        [two] arrêter la partie
       *[several] laisser la place au robot pour de bon
    }
fair-long-counts = { $size ->
        [two] défaite pour qui est parti, victoire pour l’autre
       *[several] défaite pour qui est parti ; pour les autres, selon la fin de la partie
    }
fair-days = L’horloge décide, aussi longue que soit l’absence.
fair-resigns = Qui abandonne a perdu. Une victoire compte pour qui a joué au moins la moitié des coups ; une défaite compte toujours.
fair-alone = Une partie contre des robots arrêtée après le premier coup est perdue.
fair-all = Pour tous les rythmes
