# Galenus : ce que dit la leçon.

lesson-welcome = Rome, première de cinq années. Vous êtes médecin, votre rival aussi. Qui a le plus de points d’impact au bout des cinq ans gagne. Ou plus tôt : qui possède, à la fin d’une année, quatre ouvrages majeurs de plus que l’autre a gagné aussitôt. Jouons une année.

lesson-plan = Vous avez six assistants, les médiples. D’abord on planifie : un par tour, vous les placez là où ils travailleront. Une armée revient d’Orient, et huit soldats malades attendent en bas. Placez-y un médiple.
lesson-plan-done = Il y attend que vous passiez aux résultats. Votre rival a des vues sur la région au bois sec.
lesson-plan-wrong = Bon endroit, et nous en aurons besoin. Mais c’est l’armée d’Orient, tout en bas, qui amène le plus de patients. Planifiez d’abord là.
lesson-plan-begin = Pas encore : qui passe aux résultats ne planifie plus de l’année, et vous n’avez rien planifié.

lesson-begin = Vous avez tous deux continué à planifier. Vous voilà dans les trois régions, en voyage et dans votre villa. Un médiple est encore au logis : qui y reste quand vous commencez va au théâtre préparer le concours. Passez aux résultats.
lesson-begin-done = Vous commencez avant tout le monde : à vous de dire de quoi parlera le concours.
lesson-begin-wrong = Vous pourriez planifier aussi le dernier. Mais au théâtre, il vaut un pas au concours. Gardez-le pour cela, et passez aux résultats.

lesson-subject = À la fin de chaque année, les médecins débattent au théâtre de l’une des quatre humeurs. La concentration et les publications dans cette humeur y comptent. Beaucoup de flegmatiques, les patients bleus, attendent en ville. Choisissez le flegme.
lesson-subject-done = Désormais, tout ce que vous apprenez du flegme vous aidera au théâtre.
lesson-subject-wrong = Presque personne n’en souffre en ville : vous en saurez peu de chose. Des patients bleus attendent dans chaque région : choisissez le flegme.

lesson-treat = À présent, à chaque tour, un médiple fait son travail. Vous soignez de chaque type autant de patients que votre compétence le permet ; pour commencer, un de chaque. Quatre bleus, deux jaunes et deux noirs attendent avec l’armée : soignez là.
lesson-treat-done = Un bleu, un jaune, un noir : trois patients d’un coup.
lesson-treat-wrong = Cela peut attendre. Soignez avec l’armée d’Orient, la région du bas.
lesson-treat-fewer = Vous y trouveriez moins de types. Avec l’armée, vous soignez trois patients d’un coup.
lesson-treat-project = Les projets viennent bientôt. Soignez d’abord avec l’armée d’Orient.
lesson-treat-shop = Le voyage viendra plus tard. Soignez d’abord avec l’armée d’Orient.
lesson-treat-solicit = Appeler coûte de la réputation et ne fait que remplir votre hôpital. Soignez d’abord avec l’armée d’Orient.

lesson-focus = Chaque patient soigné devient un point d’impact, qui compte à la fin, ou un point de concentration : ce que vous avez compris de son humeur. Il en faut pour publier. Gardez le patient bleu comme concentration.
lesson-focus-done = Les deux autres sont devenus des points d’impact. Le jaune a dit du bien de vous : réputation +1. Le bleu était contagieux : santé −1.
lesson-focus-wrong = Des points, c’est bien ; mais sans concentration en flegme, pas de publication. Gardez le bleu comme concentration.
lesson-focus-all = Trois points de concentration rempliraient votre table, et seul le bleu sert cette année. Gardez-le ; que les autres soient des points.
lesson-focus-other = Nous voulons publier sur le flegme : gardez le bleu.

lesson-rise = Après un soin, votre compétence monte d’un échelon dans une humeur que vous venez de soigner. Des lignes épaisses coupent la piste. Trois échelons, et vous voilà sous la première. Montez en flegme.
lesson-rise-done = Un sur trois. Votre rival a commencé aussi, il a soigné au bois sec et vous a rejoint.
lesson-rise-wrong = Là aussi elle monterait, mais nous voulons publier sur le flegme. Montez en bleu.
lesson-rise-pass = Un échelon ne coûte rien. Prenez-le, en flegme.

lesson-project = Chaque région a aussi un projet, imprimé sur sa carte ; un seul joueur par an peut le faire. Les estivants de Baïes paient bien un savant médecin : contre 1 point de réputation, vous gagnez un point d’impact, 2 points de philosophie, et la santé revient. Faites le projet de Baïes.
lesson-project-done = Vous revoilà en pleine santé, avec 2 points de philosophie. Votre rival soigne avec l’armée et vous dépasse en flegme. C’est bon pour vous aussi : regardez.
lesson-project-wrong = Bientôt. Profitez d’abord de votre renom : faites le projet de Baïes, la région du haut.
lesson-project-treat = Votre médiple là-bas ne fera qu’une chose. Soigner apporterait deux patients ; le projet apporte un point, 2 points de philosophie et la santé. Prenez le projet.
lesson-project-solicit = Cela coûterait la réputation que Baïes demande. Faites-y le projet.

lesson-learn = Vous soignez le dernier patient au bois sec : la région est vidée, 1 point de plus. Votre rival y a soigné avant vous cette année, et il en sait maintenant plus que vous sur le flegme. Vous pouvez donc apprendre : montez de deux échelons au lieu d’un.
lesson-learn-done = D’un à trois : votre marqueur est juste sous la ligne épaisse.
lesson-learn-wrong = Ici, vous pouvez apprendre. Prenez les deux échelons en flegme.
lesson-learn-one = Un échelon est permis, mais ici vous en avez droit à deux : quelqu’un de meilleur y a travaillé avant vous. Prenez-en deux.
lesson-learn-pass = Deux échelons pour rien ! Prenez-les.

lesson-publish = Seule une publication franchit une ligne épaisse. La première coûte un point de concentration de son humeur, et vous en avez deux. Elle apporte 2 points d’impact, l’ouvrage majeur posé sur la ligne, et désormais vous soignez deux patients bleus d’un coup. Publiez sur le flegme, chez vous.
lesson-publish-done = Votre premier ouvrage majeur, et 6 points. À la fin, chaque ouvrage vaut 2 points.
lesson-publish-wrong = Le voyage peut attendre. Publiez sur le flegme, dans votre villa.
lesson-publish-solicit = Le médiple de la villa ne fera qu’une chose, et tout est prêt pour publier. Publiez sur le flegme.

lesson-shop = Il reste un médiple, en voyage à Alexandrie. Le premier acheteur prend trois articles. Une herbe permet de soigner un patient de plus de sa couleur ; quatre herbes différentes valent 10 points à la fin. Un livre se lit pour 2 points de philosophie. Achetez.
lesson-shop-done = Deux livres et une herbe rouge. Plus personne n’a rien à faire : le travail de l’année est fini, et le théâtre se remplit.
lesson-shop-wrong = Achetez : les livres vous aideront au théâtre.
lesson-shop-project = Beau projet, mais il coûte de la philosophie, que vous voudrez miser dans un instant. Achetez.

lesson-book = Le concours commence par ce que vous avez préparé. On peut lire un livre à chacun de ses tours, et c’est le dernier moment. La philosophie, ce sont vos arguments : lisez-en un.
lesson-book-done = Quatre points de philosophie, il n’y a pas place pour plus. Un pas pour votre médiple au théâtre, un pour votre publication sur le sujet : vous êtes sur la case 2, votre rival sur la 1.
lesson-book-wrong = Lisez d’abord un livre.
lesson-book-ready = Pas si vite : lisez d’abord un livre. Vous en avez deux, et la philosophie gagne les débats.

lesson-bid = Tous deux misent maintenant en secret : de la philosophie, et de la concentration dans le sujet. Chaque point est un pas, et il est perdu, qui que ce soit qui gagne. Misez donc juste assez. Votre rival est sur la 1 et a deux points de concentration bleus, sans philosophie : cela fait 3 au plus. Vous êtes sur la 2. Misez au moins deux.
lesson-bid-done = Vous gagnez le concours : un ouvrage majeur, 3 points de réputation, et le premier tour de l’année suivante.
lesson-bid-wrong = Cela fait 3. Votre rival peut aussi atteindre 3, et à égalité la plus forte mise l’emporte. Misez un de plus.
lesson-bid-nothing = Alors vous restez sur la 2, et votre rival peut atteindre 3. Deux de plus, et personne ne vous rattrape.

lesson-end = Une nouvelle année. Tout le monde est rentré, l’arène et le voyage sont renouvelés, et la région que vous avez vidée montre sa face d’hiver. Galien doit soigner ceux que vous avez laissés : deux régions, deux cases plus bas sur la piste du concours. Dépassez-le un jour, et lui aussi vous donne un ouvrage majeur. Vous avez deux ouvrages, votre rival aucun : avec quatre, vous auriez gagné aussitôt. Vous savez à présent comment va une année. Jouez contre un novice !
