# La leçon de Garum.

lesson-goal = Le poisson va dans la saumure, cuve après cuve, jusqu’à ce que le plateau soit plein. Le plus de points gagne : quelques-uns viennent des bonus en chemin, la plupart de vos ouvriers, qui comptent le poisson à la fin.
lesson-colours = À deux, chacun a deux couleurs. Les vôtres : le bleu, les thons, et le jaune, les mollusques ; chacune a ses tuiles. Le bleu commence.
lesson-bonus = Choisissez une tuile et posez-la dans la cuve qui brille. Un bonus rapporte 2 points si son propre poisson vient dessus : avec une seule tuile vous pouvez prendre les deux, le mollusque et le crustacé. Tournez-la avec la flèche ronde.
lesson-bonus-turn = La bonne tuile au bon endroit, mais mal tournée : un autre poisson enterrerait le bonus pour toujours. Tournez-la avec la flèche ronde, ou avec R.
lesson-bonus-one = Cela prendrait un bonus. Une autre tuile prend les deux : elle a un mollusque et un crustacé.
lesson-bonus-wrong = Cela ne rapporte aucun bonus. Cherchez les deux petits signes dans la cuve, et la tuile qui a un mollusque et un crustacé.
lesson-bonus-done = Les deux sont sur leurs signes : 4 points aussitôt. Un autre poisson n’aurait rien rapporté, et le bonus aurait été perdu.
lesson-wait = Maintenant vous pouvez envoyer un ouvrier sur une ligne. Il y reste jusqu’à la fin, et une ligne avec trop peu de thons coûte un point. Il n’y en a presque pas encore : n’envoyez personne.
lesson-wait-wrong = Trop tôt : personne ne sait si assez de thons viendront sur cette ligne, et avec moins de quatre l’ouvrier vous coûte un point. Gardez vos ouvriers.
