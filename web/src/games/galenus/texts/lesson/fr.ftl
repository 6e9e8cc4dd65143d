# Galenus : ce que dit la leçon.

lesson-welcome = Rome, première de cinq années. Vous êtes médecin, { $name1 } aussi. Le plus de points d’impact gagne. Ou plus tôt : quatre ouvrages majeurs, ces écrits dont Rome parle, de plus que l’autre à la fin d’une année, et c’est gagné. Jouons une année.

lesson-plan = Vous avez six assistants, les médiples. D’abord on planifie : un par tour, vous les placez là où ils travailleront. Voyez la carte rouge du bas, les Pérégrins : une armée revient d’Orient, et huit soldats malades attendent. Placez-y un médiple.
lesson-plan-done = Il y attend que vous passiez à l’action. { $name1 } planifie aussi : un médiple chez les Plébéiens.
lesson-plan-wrong = Bon endroit, et nous en aurons besoin. Mais c’est l’armée d’Orient, la carte rouge du bas, qui amène le plus de patients. Planifiez d’abord là.
lesson-plan-begin = Pas encore : qui passe à l’action ne planifie plus de l’année, et vous n’avez rien planifié.

lesson-begin = Vous avez tous deux continué : vous voilà dans les trois régions, en voyage et dans votre villa. Un médiple est encore au logis. Qui y reste quand vous passez à l’action va au théâtre préparer le concours. Choisissez « À l’action ».
lesson-begin-done = Vous passez à l’action avant tout le monde : à vous de dire de quoi parlera le concours.
lesson-begin-wrong = Vous pourriez planifier aussi le dernier. Mais au théâtre, il vaut un pas au concours. Gardez-le pour cela, et choisissez « À l’action ».

lesson-subject = À la fin de chaque année, les médecins débattent au théâtre de l’une des quatre humeurs. Ce que vous aurez compris et publié de cette humeur y compte. Beaucoup de flegmatiques, les patients bleus, attendent en ville. Choisissez « flegmatique ».
lesson-subject-done = Désormais, tout ce que vous apprenez du flegme vous aidera au théâtre.
lesson-subject-wrong = Presque personne n’en souffre en ville : vous en saurez peu de chose. Des patients bleus attendent dans chaque région : choisissez « flegmatique ».

lesson-treat = À présent, à chaque tour, un médiple fait son travail. Vous soignez de chaque type autant de patients que votre compétence le permet ; pour commencer, un de chaque. Quatre bleus, deux jaunes et deux noirs attendent avec l’armée : soignez là.
lesson-treat-done = Un bleu, un jaune, un noir : trois patients d’un coup.
lesson-treat-fewer = Vous y trouveriez moins de types. Avec l’armée, vous soignez trois patients d’un coup.
lesson-treat-project = Les projets viennent bientôt. Soignez d’abord avec l’armée d’Orient.
lesson-treat-shop = Le voyage viendra plus tard. Soignez d’abord avec l’armée d’Orient.
lesson-treat-solicit = Appeler coûte de la réputation et ne fait que remplir votre hôpital. Soignez d’abord avec l’armée d’Orient.

lesson-focus = Chaque patient soigné devient un point d’impact, qui compte à la fin, ou un point de concentration : ce que vous avez compris de son humeur. Il en faut pour publier. Gardez le bleu comme concentration ; des deux autres, nous ferons des points.
lesson-focus-done = Les deux autres sont devenus des points d’impact. Chaque fois que vous soignez des jaunes, ils disent du bien de vous : réputation +1. Chaque fois que vous soignez des bleus, c’est contagieux : santé −1.
lesson-focus-wrong = Des points, c’est bien ; mais sans concentration en flegme, pas de publication. Gardez le bleu comme concentration.
lesson-focus-all = Vous avez place pour cinq points de concentration, et seul le bleu sert cette année. Gardez-le ; que les autres soient des points.
lesson-focus-other = Nous voulons publier sur le flegme : gardez le bleu.

lesson-rise = Après un soin, votre compétence monte d’un échelon dans une humeur que vous venez de soigner. Voyez le tableau de compétence : trois échelons, et vous voilà sous la première ligne épaisse ; vous verrez bientôt comment la franchir. Montez en flegmatique.
lesson-rise-done = Un sur trois. { $name1 } passe aussi à l’action, soigne chez les Plébéiens et vous rejoint.
lesson-rise-wrong = Là aussi elle monterait, mais nous voulons publier sur le flegme. Montez en bleu.
lesson-rise-pass = Un échelon ne coûte rien. Prenez-le, en flegmatique.

lesson-project = Chaque région a un projet sur sa carte, près du compas ; un seul joueur par an peut le faire. Baïes paie bien un savant médecin : contre 1 point de réputation, un point d’impact, 2 points de philosophie, et la santé revient. Faites le projet de Baïes.
lesson-project-done = Vous revoilà en pleine santé, avec 2 points de philosophie. { $name1 } soigne avec l’armée et vous dépasse en flegme. C’est bon pour vous aussi : regardez.
lesson-project-wrong = Bientôt. Profitez d’abord de votre renom : faites le projet de Baïes, la carte rouge du haut.
lesson-project-treat = Votre médiple là-bas ne fera qu’une chose. Soigner apporterait deux patients ; le projet apporte un point, 2 points de philosophie et la santé. Prenez le projet.
lesson-project-solicit = Cela coûterait la réputation que Baïes demande. Faites-y le projet.

lesson-learn = Nous avons joué un tour pour vous : vous soignez le dernier patient des Plébéiens : 1 point de plus. { $name1 } y a soigné avant vous cette année et en sait plus que vous sur le flegme. Vous pouvez donc apprendre : montez de deux échelons au lieu d’un.
lesson-learn-done = D’un à trois : votre marqueur est juste sous la ligne épaisse. { $name1 } entre dans l’arène contre 1 point de réputation ; qui y vient en premier peut soigner un gladiateur de plus que sa compétence ne permet : deux.
lesson-learn-one = Un échelon est permis, mais ici vous en avez droit à deux : quelqu’un de meilleur y a travaillé avant vous. Prenez-en deux.
lesson-learn-pass = Deux échelons pour rien ! Prenez-les.

lesson-publish = Seule une publication franchit une ligne épaisse. La première coûte un point de concentration. Elle apporte 2 points, l’ouvrage majeur posé là, et désormais vous soignez deux bleus d’un coup. Publiez sur le flegme, chez vous.
lesson-publish-done = Votre premier ouvrage majeur, et 6 points. À la fin, chaque ouvrage vaut 2 points. { $name1 } appelle : contre 1 point de réputation, un patient de chaque région vient à son hôpital, pour y être soigné plus tard.
lesson-publish-wrong = Le voyage peut attendre. Publiez sur le flegme, dans votre villa.
lesson-publish-solicit = Le médiple de la villa ne fera qu’une chose, et tout est prêt pour publier. Publiez sur le flegme.

lesson-shop = Il reste un médiple, en voyage à Alexandrie. Le premier acheteur prend trois articles. Une herbe dépensée soigne un patient de plus de sa couleur ; quatre herbes différentes valent 10 points à la fin. Un livre se lit pour 2 points de philosophie. Achetez.
lesson-shop-done = Deux livres et une herbe rouge, que nous avons pris pour vous. { $name1 } se repose aux thermes ; puis le travail de l’année est fini, et le théâtre se remplit.
lesson-shop-project = Beau projet, mais il coûte de la philosophie, que vous voudrez miser dans un instant. Achetez.

lesson-book = Le concours commence par ce que vous avez préparé. On peut lire un livre à chacun de ses tours, et c’est le dernier moment. La philosophie, ce sont vos arguments : ouvrez « Aussi possible » près de la question et lisez un livre.
lesson-book-done = Quatre points de philosophie, il n’y a pas place pour plus. Un pas pour votre médiple au théâtre, un pour votre publication sur le sujet : vous êtes sur la case 2, { $name1 } sur la 1.
lesson-book-ready = Pas si vite : ouvrez « Aussi possible » à côté de ce bouton et lisez un livre. Vous en avez deux, et la philosophie gagne les débats.

lesson-bid = On mise en secret philosophie et concentration du sujet. Chaque point est un pas, perdu quoi qu’il arrive : juste assez suffit. { $name1 }, sur la 1, a deux points bleus et pas de philosophie : 3 au plus. Vous êtes sur la 2. Misez au moins deux.
lesson-bid-done = Vous gagnez le concours : un ouvrage majeur, 3 points de réputation, et le premier tour de l’année suivante. Gare à la réputation : ce qui ne tient plus sur sa piste coûte autant de santé.
lesson-bid-wrong = Cela fait 3. { $name1 } peut aussi atteindre 3, et à égalité la plus forte mise l’emporte. Misez un de plus.
lesson-bid-nothing = Alors vous restez sur la 2, et { $name1 } peut atteindre 3. Deux de plus, et personne ne vous rattrape.

lesson-end = Deux ouvrages majeurs et 6 points en un an. Après cinq ans, ouvrages, philosophie et quatre herbes différentes comptent aussi. Et une secte, aux thermes, donne une doctrine : à égalité au concours, elle passe devant.
lesson-year = Nouvelle année : tous sont rentrés, et la région que vous avez vidée montre son hiver. Dans deux autres, on attend encore : Galien commence donc deux cases plus bas au concours. Dépassez-le un jour, et lui aussi vous donne un ouvrage.
