# Ce que disent les règles de Hippocrates à regarder.

glance-win = Vous dirigez une maison de soins à Cos. Accueillez les malades de six régions, trouvez des docteurs qui connaissent leur remède, et ayez les bons médicaments sous la main. Après { $rounds } manches, le plus de points de victoire l’emporte.
glance-round = Une manche
glance-1 = Accueil
glance-1-text = Trois fois : choisissez une région et prenez le patient à côté du dé, avec ce qui est imprimé dessous.
glance-2 = Paiement
glance-2-text = Les patients remettent leurs présents. Puis chaque docteur veut son salaire, ou s’en va.
glance-3 = Recrutement
glance-3-text = Embauchez un docteur, achetez un kit de fioles, ou les deux avec une tuile de connaissance.
glance-4 = Traitement
glance-4-text = Associez les patients à des contrats qui offrent ce qu’il leur faut, et donnez les fioles.
glance-5 = Décompte
glance-5-text = Qui est guéri rapporte des points. Qui attend trop longtemps descend aux Enfers.
glance-drachmas = drachmes, l’argent
glance-reputation = réputation
glance-points = points de victoire
glance-scores = Ce qui compte
glance-patients = Chaque patient guéri, selon ce qui est imprimé sur sa tuile
glance-doctors = Chaque docteur dont tous les contrats sont remplis
glance-column = Certains patients de Macédoine, et une tuile de connaissance, dès l’accueil
glance-hades = Chaque patient aux Enfers coûte { $points } points à la fin

guide-welcome = L’accueil des patients
guide-welcome-text =
    Chaque manche a trois tours d’accueil. À chacun, on lance six dés, un par région : un dé montre la première, la deuxième ou la troisième place de la file. L’un après l’autre, vous choisissez une région où personne ne se trouve et prenez le patient à côté du dé, avec ce qui est imprimé sous sa place. Le premier de la file rapporte de la réputation ; plus loin, il y a davantage à gagner, mais cela en coûte.

    Les joueurs virtuels, qui complètent la table à quatre, vont où attend le patient au numéro le plus élevé et l’emmènent. Quand tous ont joué, les pions se lisent de la Macédoine à Cyrène : plus près de la Macédoine, on joue plus tôt au tour suivant. Après le troisième tour, vos nouveaux patients remettent leurs présents.
guide-welcome-figure = Trois régions avec leurs files et leurs dés, et ce qu’Ada et Ben y prennent.
guide-welcome-order = À qui le tour :
guide-welcome-1 = Les dés sont lancés. En Perse, on peut prendre la troisième place, en Macédoine la première, à Alexandrie la deuxième. Ada commence.
guide-welcome-2 = Ada va en Perse. Elle prend le patient, gagne les drachmes imprimées dessous et perd de la réputation. Le dé s’en va.
guide-welcome-3 = Ben aurait bien voulu la Perse, lui aussi, mais il n’y a de place que pour une personne. Il prend la première place en Macédoine.
guide-welcome-4 = Tous ont joué, et les pions remontent dans l’ordre des régions. La Macédoine est la première : c’est maintenant Ben qui commence. On relance les dés, mais les places vides ne sont pas complétées avant la manche suivante.

guide-assistants = Les assistants
guide-assistants-text =
    Qui accueille à Carthage, à Alexandrie ou à Cyrène en reçoit ensuite l’assistant, s’il n’est pas déjà là. Une fois par tour, un assistant prêt peut vous aider dans la région que vous avez choisie. Il est ensuite absent jusqu’à votre prochaine visite dans sa région.

    On peut aussi donner un assistant à la place d’une fiole de sa couleur, ou de 2 drachmes.
guide-assistants-figure = La file de Macédoine avec un dé à côté d’une place vide, et les trois assistants.
guide-assistants-1 = Ada va en Macédoine. Le dé est à côté d’une place vide : elle recevrait quelques drachmes, et personne. Mais son assistant charitable est prêt.
guide-assistants-2 = Elle l’emploie et déplace le dé à la première place.
guide-assistants-3 = Elle prend ce patient et ce qui est imprimé là. Son assistant est absent jusqu’à sa prochaine visite à Alexandrie.

guide-reputation = La réputation et les salaires
guide-reputation-text =
    Après l’accueil, chacun de vos docteurs veut un salaire. Il dépend de la place de votre pion : c’est le nombre au-dessus de cette partie de la piste. Qui n’est pas payé part pour de bon et ne marque rien. Les docteurs embauchés plus tard dans la manche sont payés à partir de la suivante.

    Qui est plus à droite recrute aussi en premier et, à égalité de points à la fin, l’emporte.
guide-reputation-figure = La piste de réputation avec ses salaires, les pions d’Ada et de Ben, et ce que coûtent les deux docteurs d’Ada.
guide-reputation-1 = Tous partent de la même case. Ada a deux docteurs, et chacun veut le salaire indiqué au-dessus de son pion. Ben est en haut de la pile : il est donc devant.
guide-reputation-2 = Ada a pris quelqu’un au bout d’une file et a perdu de la réputation. Par ici, les docteurs sont plus chers.
guide-reputation-3 = Grâce à des patients de Grèce, elle s’est rattrapée : les docteurs coûtent moins, et Ada recrute maintenant avant Ben.

guide-recruit = Le recrutement
guide-recruit-text =
    D’abord, dans l’ordre de réputation, vous pouvez réserver l’un des quatre docteurs sans région pour 2 drachmes. Puis les docteurs des six régions sont révélés et, dans l’ordre de réputation, chacun embauche un docteur, ou achète un kit de fioles, ou les deux d’une même région. Les deux ensemble sont un lot et donnent en plus la tuile de connaissance de la région.

    À chacune de vos décisions, vous pouvez acheter une fiole pour 3 drachmes, ou en vendre une pour 2.
guide-recruit-figure = Docteur, kit et tuile de connaissance de Perse et de Grèce, un docteur réservé, et ce que reçoivent Ada et Ben.
guide-recruit-1 = Dans chaque région, il y a un docteur, un kit et une tuile de connaissance. Ada vient de réserver un autre docteur pour 2 drachmes : son signe est posé là.
guide-recruit-2 = Ada est devant pour la réputation et choisit le lot de la Grèce : elle paie le docteur et le kit.
guide-recruit-3 = Elle reçoit le docteur, les fioles du kit et la tuile de connaissance. Plus personne ne peut acheter en Grèce dans cette manche.
guide-recruit-4 = Ben embauche seulement le docteur de Perse. Le kit reste là, mais plus personne ne peut l’avoir : il faut que docteur et kit soient présents tous les deux.
guide-recruit-5 = Après son achat, Ada pouvait embaucher le docteur qu’elle avait réservé, 2 drachmes moins cher. Elle l’a fait.

guide-reset = qui monte après le recrutement
guide-reset-figure = Les quatre emplacements des docteurs sans région et, dessous, les docteurs des régions.
guide-reset-1 = Deux docteurs restent en haut, et trois docteurs de région sont visibles.
guide-reset-2 = Les deux se décalent vers la droite, pour qu’il n’y ait pas de trous.
guide-reset-3 = De gauche à droite, les docteurs des régions montent, chacun sur l’emplacement libre le plus à droite. Deux d’entre eux trouvent de la place.
guide-reset-4 = Pour le troisième, le docteur le plus à droite doit quitter le jeu. Tous se décalent, et le troisième arrive tout à gauche.

guide-treat = Le traitement
guide-treat-text =
    Un patient est associé à un ou plusieurs docteurs. Chacun d’eux y met un contrat libre et, ensemble, ces contrats doivent montrer toutes les sortes de médicaments qu’il faut au patient. On n’associe personne qui ne soit nécessaire.

    Puis vous donnez toutes les fioles. Celles qui manquent s’achètent 3 drachmes pièce ; une tuile de connaissance peut remplacer n’importe quelle fiole, un assistant une fiole de sa couleur. Si vous voulez, la table trouve pour vous le meilleur traitement.
guide-treat-figure = Un patient à qui il faut une herbe et deux onguents, deux docteurs avec leurs contrats, et les fioles d’Ada.
guide-treat-1 = Un patient a besoin d’une herbe et de deux onguents. Le premier docteur d’Ada a un contrat libre pour les herbes, le second pour les onguents. Aucun n’y suffirait seul.
guide-treat-2 = Les deux sont donc associés, et chacun y met un contrat. Peu importe aux docteurs le nombre de fioles : seules comptent les sortes.
guide-treat-3 = Ada a l’herbe et un onguent. Pour l’autre onguent, elle donne son assistant aux rendez-vous ; elle aurait aussi pu en acheter un.
guide-treat-4 = Le patient est traité. Les deux contrats restent occupés.

guide-needless = un docteur de trop
guide-needless-figure = Un patient à qui il faut une potion et une herbe, un docteur dont un contrat montre les deux, et un autre docteur.
guide-needless-1 = Un patient a besoin de potions et d’herbes. Le premier docteur de Ben a un contrat qui montre les deux. Le second peut-il s’y joindre, pour occuper un contrat ?
guide-needless-2 = Non : sans lui, rien ne manquerait. On n’occupe pas un contrat pour s’en débarrasser.

guide-score = Ce que rapporte une manche
guide-score-text =
    Chaque patient que vous avez traité pendant la manche rapporte ses points et un point de réputation. Un docteur dont tous les contrats sont remplis rapporte aussi des points et prend sa retraite. Seul votre docteur de base peut rester : ses contrats sont alors de nouveau libres, et il veut son salaire comme avant.

    Ensuite, on complète les files. Qui attend encore passe devant et offre un pot-de-vin d’une drachme de plus : la pastille jaune +1, puis +2.
guide-score-figure = Deux patients traités sur les deux contrats d’un docteur, et les points pour Ada.
guide-score-1 = Les deux contrats de ce docteur sont occupés, par deux patients qu’Ada a traités.
guide-score-2 = Chaque patient rapporte les points imprimés, et un point de réputation.
guide-score-3 = Tous ses contrats remplis, le docteur rapporte des points, lui aussi, et prend sa retraite : plus de salaire.

guide-hades = Les Enfers, et la fin
guide-hades-text =
    Un patient qui n’est pas traité a encore une manche. Ensuite, il est trop tard.

    Après la quatrième manche, vous pouvez épargner une dernière fois ceux de votre salle d’urgence : donnez les fioles, il ne faut pas de docteur. Cela ne rapporte pas de points, mais leur évite les Enfers. L’argent, les fioles et les docteurs inachevés ne valent rien. Le plus de points l’emporte.
guide-hades-figure = Un patient en salle d’examen, puis en salle d’urgence, puis aux Enfers.
guide-hades-1 = Un nouveau patient attend en salle d’examen.
guide-hades-2 = Pas traité dans cette manche : le patient passe en salle d’urgence. Maintenant, c’est pressé.
guide-hades-3 = Pas traité non plus cette fois : le patient descend aux Enfers, et coûte 3 points à la fin de la partie.

guide-knowledge = Les tuiles de connaissance
guide-knowledge-text =
    Un lot donne la tuile de connaissance de sa région. Il y en a de cinq sortes : un gain à l’accueil d’un patient d’une région, un présent payé deux fois, un patient de plus, un docteur de plus, et l’éclair, qui donne tout de suite ce qu’il montre. Chacune sert une seule fois ; et, quoi qu’elle montre, vous pouvez la donner à la place d’une fiole de n’importe quelle sorte quand vous traitez quelqu’un.
guide-knowledge-figure = Une tuile de chacune des cinq sortes, et ce qu’elle fait.
