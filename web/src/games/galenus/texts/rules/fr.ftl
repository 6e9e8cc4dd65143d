# Galenus : ce que dit la page des règles à côté de ses figures.

glance-lead = Rome, au deuxième siècle. Galien, le médecin le plus célèbre de l’empire, cherche un successeur. Vous soignez, apprenez, écrivez et, une fois par an, débattez devant un théâtre comble.
glance-win-points = Le plus de points d’impact au bout de { $years } ans gagne.
glance-win-works = Ou plus tôt : { $works } ouvrages majeurs de plus que tous les autres, à la fin de n’importe quelle année.
glance-year = Une année, { $years } fois
glance-plan = Planifier
glance-plan-text = Tour après tour, placez vos six médiples là où ils travailleront. Qui reste au logis prépare le concours.
glance-results = Action
glance-results-text = L’un après l’autre, ils agissent. Un patient soigné devient un point ou de la concentration, et la compétence monte.
glance-publish = Publier
glance-publish-text = Sous une ligne épaisse d’une piste de compétence, la concentration devient publication : des points, et un ouvrage majeur.
glance-contest = Concours
glance-contest-text = On mise en secret philosophie et concentration. Le premier gagne un ouvrage majeur et commence l’année suivante.
glance-new-year = Nouvel an
glance-new-year-text = Tous rentrent. Les régions vidées passent à l’hiver, ou d’autres arrivent.
glance-scores = Ce qui compte
glance-score-patient = un patient soigné que vous ne gardez pas comme concentration
glance-score-publication = une publication
glance-score-region = le dernier patient d’une région, et bien des projets
glance-score-primus = qui arrive le premier au sommet d’une piste de compétence
glance-score-work = à la fin : un ouvrage majeur
glance-score-philosophy = à la fin : un point de philosophie
glance-score-theriac = à la fin : une herbe de chacune des quatre couleurs
glance-score-hospital = à la fin : un patient encore dans votre hôpital

guide-year = Une année de travail
guide-year-text =
    À votre tour, vous placez un médiple sur une case de planification : dans votre villa autant que vous voulez, un seul à chaque lieu de la ville. Ou bien vous passez à l’action. Dès lors vous ne planifiez plus ; à chaque tour, l’un de vos médiples fait son travail, jusqu’au dernier.

    Personne n’attend personne : qui passe tôt à l’action agit le premier, qui planifie plus longtemps fait davantage.
guide-year-1 = Ada planifie un médiple dans sa villa. Il en reste cinq au logis.
guide-year-2 = Au tour suivant : un dans l’arène. Elle ne peut y en avoir qu’un.
guide-year-3 = Encore un dans sa villa. Il y a place pour tous.
guide-year-4 = Elle passe à l’action. Les trois qui restent au logis vont au théâtre se préparer. Elle est la première à le faire, et choisit donc le sujet du concours : colérique. Et un médiple agit aussitôt : il soigne dans son hôpital.
guide-year-5 = Au tour suivant, l’autre médiple de la villa publie. 2 points et un ouvrage majeur.
guide-year-6 = Son dernier tour : le troisième entre dans l’arène, contre 1 point de réputation, et soigne deux gladiateurs. Les autres planifient peut-être encore.

guide-places = Cinq sortes de lieux
guide-places-text = Chaque lieu offre une chose ou une autre. Un médiple y fait l’une d’elles. Tant que l’un des vôtres peut agir, l’un d’eux le doit.
guide-places-1 = Votre villa : publier ; appeler des patients (contre 1 point de réputation, un patient de chaque région vient dans votre hôpital) ; ou soigner à l’hôpital. Autant de médiples que vous voulez.
guide-places-2 = Les thermes : retrouver toute sa santé ; ou rejoindre une secte. Sa doctrine départage pour toujours les égalités au concours, et sa capacité sert une fois. Un seul joueur par an peut la rejoindre, et personne deux fois.
guide-places-3 = L’arène : entrer contre 1 point de réputation et soigner des gladiateurs, qui sont des patients sanguins. Le premier entré en soigne un de plus que sa compétence ne permet.
guide-places-4 = Le voyage : le premier acheteur prend deux herbes ou livres (trois quand on joue à deux), les suivants un seul. Ou faire le projet de la ville.
guide-places-5 = Les trois régions : soigner ceux qui y attendent, ou faire le projet de la carte. Qui soigne le dernier gagne les points du coin.

guide-treat = Soigner
guide-treat-text = De chaque type, vous soignez autant de patients que votre niveau dans cette humeur, et un de plus par herbe de sa couleur. Puis vous choisissez pour chacun : un point d’impact, ou un point de concentration.
guide-treat-1 = Trois flegmatiques, deux colériques et un sanguin attendent. Ben est au niveau 1 partout ; il a deux herbes flegmatiques et une colérique.
guide-treat-2 = Il doit en soigner un de chaque type. Cela fait trois.
guide-treat-3 = Chaque herbe en soigne un de plus de sa couleur. Il dépense les trois, et il ne reste personne.
guide-treat-4 = Chacun devient un point ou de la concentration. Ben garde deux flegmatiques comme concentration, pour une future publication, et prend quatre points.
guide-treat-5 = Il a soigné le dernier : la prime de la région. Les colériques sont reconnaissants : réputation +1. Les flegmatiques sont contagieux : santé −1. Une fois chacun, quel que soit leur nombre.
guide-treat-6 = Et sa compétence monte d’un échelon dans une humeur qu’il a soignée : le flegme.

guide-tracks = Concentration, philosophie, réputation, santé
guide-tracks-text = La concentration paie les publications. La philosophie gagne les concours. La réputation ouvre l’arène et amène des patients. La santé, ce sont les flegmatiques qui la coûtent. Ce qui ne tient plus déborde : la concentration devient philosophie, la philosophie devient réputation ; mais la réputation en trop coûte autant de santé et, sans santé, de la concentration.
guide-tracks-1 = Ada soigne un flegmatique et voudrait de la concentration, mais sa piste est pleine.
guide-tracks-2 = Elle peut l’échanger contre un point qui s’y trouve.
guide-tracks-3 = Ou elle prend à la place 1 point de philosophie.
guide-tracks-4 = De la philosophie gagnée quand elle est pleine devient réputation.
guide-tracks-5 = De la réputation gagnée quand elle est pleine coûte de la santé : on vous envie.
guide-tracks-6 = De la santé perdue à zéro coûte un point de concentration au choix ; à défaut, un point d’impact.

guide-learn = La compétence, et apprendre des autres
guide-learn-text = Plus votre marqueur est haut dans une humeur, plus vous soignez de patients de ce type d’un coup : un, et un de plus au-dessus de chaque ligne épaisse. Après un soin, il monte d’un échelon dans une humeur que vous avez soignée ; de deux, si quelqu’un de meilleur a soigné là avant vous cette année. Jamais par-dessus une ligne épaisse. Qui atteint le premier le sommet gagne 8 points.
guide-learn-1 = Cleo a soigné des gladiateurs cette année, et elle est plus haut que Dora pour le sang. Le médiple de Dora entre maintenant dans l’arène.
guide-learn-2 = Dora soigne l’un de ceux qui restent, et apprend : deux échelons pour le sang.
guide-learn-3 = De même dans une région : Cleo y a soigné quelqu’un, peu importe qui, et elle est plus haut pour le flegme.
guide-learn-4 = Dora soigne un flegmatique, et peut monter de deux échelons pour le flegme.

guide-publish = Publier
guide-publish-text = Seule une publication franchit une ligne épaisse. Votre marqueur doit être juste dessous. Les lignes coûtent 1, 2 et 3 points de concentration de cette humeur ; il en faut au moins un, et la philosophie peut payer ce qui manque. Vous gagnez 2 points et tous les ouvrages majeurs posés là.
guide-publish-1 = Le marqueur de Ben est juste sous la première ligne de la bile noire, et il a un point de concentration mélancolique.
guide-publish-2 = Il le paie et passe la ligne : 2 points, l’ouvrage majeur, et désormais il soigne deux mélancoliques d’un coup.
guide-publish-3 = Des années après : la deuxième ligne en coûte deux, et il n’en a qu’un. Mais il a de la philosophie.
guide-publish-4 = Un point de concentration, un de philosophie, et la ligne est franchie.

guide-project = Les projets
guide-project-text = Chaque région et chaque voyage a un projet. Un seul joueur par an peut le faire, exactement comme imprimé, ou pas du tout. Soigner dans un projet, c’est soigner comme toujours : des points ou de la concentration, et un échelon de compétence. Mais on n’y apprend rien des autres.
guide-project-1 = Soignez trois mélancoliques. Ada est au niveau 2 pour la bile noire : cela ne suffit pas.
guide-project-2 = Avec une herbe mélancolique, oui : deux, et un de plus.
guide-project-3 = Les trois sont soignés, chacun pour un point ou de la concentration, et le projet apporte ce qui est imprimé après la flèche.
guide-project-4 = S’il n’y en avait eu que deux, personne n’aurait pu le faire.

guide-contest = Le concours
guide-contest-text = Quand plus personne n’a rien à faire, tous se retrouvent au théâtre. Qui va le plus loin sur la piste du concours gagne. Qui dépasse Galien gagne un ouvrage majeur, quel que soit son rang.
guide-contest-1 = Le sujet est la bile noire. Ada a deux médiples au théâtre, Ben un, Cleo trois, Dora deux.
guide-contest-2 = Chaque marqueur monte d’autant que de médiples présents et de publications sur le sujet. (On peut lire des livres juste avant.)
guide-contest-3 = Tous misent maintenant en secret : de la philosophie, et de la concentration dans le sujet. Les deux peuvent être nulles.
guide-contest-4 = On découvre les cadrans. Ce qui fut misé est perdu, et les marqueurs montent d’autant. Ada dépasse Galien ; Cleo est seulement à sa hauteur, ce qui ne suffit qu’avec une doctrine.
guide-contest-5 = Ada est première : un ouvrage, un autre pour avoir dépassé Galien, 3 points de réputation, et le premier tour de l’année suivante. Cleo gagne 2 points de réputation. Ben et Dora sont à égalité : il a misé plus, il est donc troisième, avec 1 point de réputation et un échelon, car Ada en sait plus que lui. Le dernier ne gagne rien.

guide-new-year = Le nouvel an
guide-new-year-text = Après le concours, qui a quatre ouvrages majeurs de plus que tous les autres a gagné. Sinon, une nouvelle année commence. Après le cinquième concours, la partie est finie.
guide-new-year-1 = Le concours est fini. La première région est vidée, dans la deuxième quelqu’un attend, la troisième est vidée aussi et montre sa face d’hiver.
guide-new-year-2 = Galien va au sommet, puis descend d’une case par région où il reste quelqu’un : ici, une. Tout le monde rentre. Quatre gladiateurs entrent dans l’arène, et un nouveau voyage s’ouvre.
guide-new-year-3 = Une carte d’été vide passe à l’hiver, et des patients arrivent. Celle-ci renvoie un gladiateur.
guide-new-year-4 = Une carte d’hiver vide cède la place à une nouvelle. Là où quelqu’un attend, tout reste en l’état.

guide-scoring = La fin
guide-scoring-text = Au bout de cinq ans, on compte le reste. La concentration et les livres ne valent alors plus rien. À égalité gagne qui tient le plus de sommets de pistes de compétence, puis qui a le plus publié.

guide-colleague = Avec un confrère
guide-colleague-text = Si vous le voulez, un confrère de Galien travaille à vos côtés. Il ne gagne rien, mais soigne des patients que vous vouliez. Il agit une fois par an : dès que tous ceux qui sont devant lui sur la piste du concours sont passés à l’action.
guide-colleague-1 = Satyros est sur la case 3. Seule Ada est devant lui : il attend donc qu’elle commence.
guide-colleague-2 = Elle a commencé. À la fin de son tour, Satyros soigne tout le monde dans sa région, et le médiple de Ben y est venu pour rien.

guide-solo = Seul à Pergame
guide-solo-text =
    En solitaire, vous êtes le jeune Galien, et vous avez cinq ans pour atteindre quatre objectifs. Rien ne se planifie : vos médiples vont droit du logis au travail. Quatre dignitaires sont là aussi : ceux qui vous devancent sur la piste du concours agissent avant vous, les autres après.

    Chaque objectif atteint gagne l’un d’eux à votre cause, et il s’en va. Voici ceux qui peuvent venir, et quatre des objectifs.

guide-treated = Soignés
