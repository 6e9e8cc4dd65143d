# Ce que dit la leçon de Hippocrates.

lesson-goal = Devant votre maison de Cos, les malades de six régions font la queue. Un patient guéri rapporte des points, un docteur dont tous les contrats sont remplis aussi. Après quatre manches, qui en a le plus gagne. Des joueurs virtuels emmènent parfois les malades.

lesson-column = D’abord, on accueille, trois fois par manche. Dans chaque région, un dé montre le patient que vous prendriez, avec ce qui est imprimé dessous. En Perse, 7 drachmes, au prix de 2 points de réputation. Les docteurs sont chers : choisissez la Perse.
lesson-column-wrong = Dans une partie, vous pouvez y aller : vous prendriez le patient à côté du dé. Mais il vous faut de l’argent, et rien ici n’en rapporte autant que la Perse.
lesson-column-greece = La Grèce fait grandir votre réputation, et vous irez bientôt. D’abord un peu d’argent : choisissez la Perse.

lesson-take = Vous voilà en Perse, et personne d’autre ne peut y venir pendant ce tour. Prenez Roxane la jardinière, que montre le dé.
lesson-take-wrong = Votre assistant pourrait déplacer le dé dans la file. Gardez-le pour plus tard, et prenez la troisième place : aucune autre, ici, ne rapporte plus d’argent.
lesson-take-done = Sept drachmes de plus, et Roxane attend dans votre salle d’examen. Mais votre réputation a baissé de 2, là où un docteur demande 4 drachmes au lieu de 3. Et la région où l’on se place compte : plus près de la Macédoine, on joue plus tôt au tour suivant.

lesson-needs = De nouveaux dés, mais les files ne sont pas complétées. Regardez ce qu’il faut à un patient. Tahapi, première à Alexandrie, a besoin de potions et d’herbes, et un contrat de l’apprenti, votre docteur de base, offre justement les deux. Allez à Alexandrie.
lesson-needs-wrong = Le patient qui se trouve là a besoin d’onguents et d’herbes, et aucun contrat de votre seul docteur n’offre les deux. Tahapi, à Alexandrie, convient à votre apprenti : potions et herbes.
lesson-needs-greece = Le petit Cimon conviendrait aussi à l’apprenti. Mais Tahapi rapporte plus : 5 points au lieu de 3, et un plus beau présent. Allez à Alexandrie.
lesson-needs-empty = Plus personne n’attend à côté de ce dé : vous y trouveriez quelques drachmes, et pas de patient. Voyez plutôt Alexandrie.
lesson-needs-done = Avec Tahapi viennent une herbe et un point de réputation. À Carthage, à Alexandrie et à Cyrène, un assistant vous rejoint aussi ; celui d’Alexandrie, vous l’avez déjà.

lesson-greece = Votre réputation est la dernière, et qui est devant recrute en premier et paie moins ses docteurs. La Grèce en rapporte, mais son dé est à côté d’une place vide, où l’on ne trouve que quelques drachmes. Allez-y quand même : votre assistant peut aider.
lesson-greece-wrong = Là aussi, vous ne trouveriez qu’une place vide. En Grèce attend quelqu’un qui vaut bien un assistant.

lesson-assistant = L’assistant charitable déplace le dé le long de sa file. Menez-le à la troisième place : Lysistraté la prêtresse rapporte 7 points de réputation, pour 1 drachme.
lesson-assistant-empty = C’est la place vide : 3 drachmes, et personne à guérir. Employez d’abord votre assistant : déplacez le dé à la troisième place.
lesson-assistant-first = Un patient, et un peu de réputation. La troisième place rapporte bien plus : 7 points.
lesson-assistant-done = De la dernière place à la première ! L’assistant est absent maintenant, jusqu’à votre prochain accueil à Alexandrie. Celui de Carthage échange votre dé avec celui d’une autre région, celui de Cyrène le prochain patient d’une pile.

lesson-pay = Après trois tours, vos nouveaux patients ont remis leurs présents : 12 drachmes. À présent, chacun de vos docteurs demande un salaire. Là où est votre réputation, ce n’est que 2. Payez l’apprenti.
lesson-pay-wrong = Qui n’est pas payé part pour de bon et ne marque rien, et sans docteur on ne guérit personne. Payez.
lesson-pay-done = On pourrait maintenant réserver l’un des quatre docteurs sans région, pour 2 drachmes. Cette fois nous continuons pour vous, et les docteurs des six régions sont révélés.

lesson-recruit = Vous voilà devant : choisissez. Vos patients ont besoin d’onguents et de potions, d’onguents et d’herbes ; Léandre, en Grèce, offre ce qui manque. Qui achète le lot, docteur et kit de fioles, reçoit aussi la tuile de connaissance. Achetez celui de Grèce.
lesson-recruit-wrong = Cela s’achète, mais deux de vos patients resteraient sans remède. Léandre, en Grèce, offre potions et onguents par un contrat, herbes par l’autre. Achetez le lot de la Grèce.
lesson-recruit-alone = Presque : mais vous pouvez payer les deux, et seul le lot, docteur et kit, donne la tuile de connaissance.
lesson-recruit-pass = Vous pouvez continuer sans rien acheter. Mais à lui seul, votre apprenti ne guérira pas les trois patients. Achetez le lot de la Grèce.
lesson-recruit-done = Léandre, trois fioles, et une tuile de connaissance avec un éclair : 4 drachmes aussitôt. Les autres tuiles se gardent pour plus tard, et chacune peut, au traitement, remplacer une fiole.

lesson-treat = Place au traitement. Un patient est associé à un contrat libre qui montre toutes les sortes de médicaments qu’il lui faut, et reçoit les fioles. Roxane a besoin de potions et d’onguents : le premier contrat de Léandre montre les deux. Traitez Roxane.
lesson-treat-wrong = C’est possible aussi. Mais commençons par le plus simple : Roxane, à qui un contrat de Léandre suffit.
lesson-treat-pass = Pas encore : qui n’est pas traité va plus mal, et cela finit par coûter des points.
lesson-treat-done = Roxane est traitée, et son contrat reste occupé.

lesson-vials = Tahapi a besoin de 2 potions et de 2 herbes. L’apprenti peut les donner, mais vous n’avez plus de potions. Qu’importe : ce qui manque s’achète avec le traitement, 3 drachmes la fiole. Traitez Tahapi.
lesson-vials-wrong = Dans un instant. D’abord Tahapi, que l’apprenti peut guérir seul.
lesson-vials-buy = On peut acheter une fiole à tout moment, pour 3 drachmes. Mais c’est inutile ici : ce qui manque s’achète avec le traitement.

lesson-two = Lysistraté a besoin d’herbes et d’onguents, et aucun contrat libre ne montre les deux. Deux docteurs se la partagent : l’apprenti donne les onguents, Léandre les herbes. Chacun y met un contrat ; jamais un docteur de plus qu’il n’en faut. Traitez Lysistraté.
lesson-two-done = Une patiente, deux docteurs : leurs contrats sont maintenant tous occupés.

lesson-score = Trois patients traités ! Il ne vous reste plus une pièce, mais les prochains patients en apporteront. Les points, eux, viennent au décompte. Choisissez « Continuer », et l’on compte la manche.
lesson-score-done = On compte : 19 points pour vous. Vos patients en rapportent 6, 5 et 5, et chacun un point de réputation. Léandre, contrats remplis, en rapporte 2 et se retire. L’apprenti en rapporte 1 ; un docteur de base peut rester, contrats libres : nous l’avons gardé.

lesson-emergency = Une autre partie. Sapanibal n’a pas été traitée à la manche précédente : la voici en salle d’urgence. Horos arrive, et vaut un point de plus. Tous deux ont besoin de potions et d’onguents, et un seul contrat libre les offre. Qui traitez-vous ?
lesson-emergency-wrong = Horos peut attendre : sans soins, il passe en salle d’urgence et a encore une manche. Sapanibal a déjà attendu une fois : sans soins, elle descend aux Enfers, ce qui vous coûtera 3 points à la fin.
lesson-emergency-done = Sapanibal est sauvée, et Horos a encore une manche. En face, personne n’a été traité : trois patients sont descendus aux Enfers.

lesson-reckoning = Chaque patient aux Enfers coûte 3 points à la fin. Après la quatrième manche, des fioles seules (pas de tuiles) peuvent encore sauver ceux de la salle d’urgence, sans rapporter de points. L’argent ne compte plus. À égalité, la meilleure réputation gagne.

lesson-end = Vous en savez assez pour ouvrir votre maison. En face attend quelqu’un qui débute comme vous.

lesson-arrange = Ce bouton trouve pour vous le meilleur traitement, et vous pourrez vous en servir dans vos parties. Ici, faisons-le à la main.
lesson-trade = À chacune de vos décisions, vous pouvez acheter une fiole pour 3 drachmes ou en vendre une pour 2. Pour l’instant, c’est inutile.
lesson-spend = On peut donner un assistant comme une fiole ou comme 2 drachmes. Ici, il peut faire mieux : gardez-le.
