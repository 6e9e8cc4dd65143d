# Ce que seule une leçon dit.

learn-title = { $game } : une leçon
learn-step = Étape { $step } sur { $steps }
learn-on = Suite
learn-back = Revenir
learn-skip = Sauter l’étape
learn-watch = Regardez ce qui se passe …
learn-rule = La règle
learn-end = Vous en savez assez
learn-end-words = Le reste s’apprend en jouant.
learn-play = Jouer contre un novice
learn-rules = Lire les règles
learn-again = Encore une fois
learn-name-1 = Livia
learn-name-2 = Marcus
learn-name-3 = Flavia
learn-name-4 = Titus
learn-name-5 = Julia
refused-no-lesson = Personne n’a encore écrit de leçon pour ce jeu.
learn-hint = Voici comment. Regardez, puis confirmez.
learn-hint-aside = Voici comment : { $action }. Confirmez.
