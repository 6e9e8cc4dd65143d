# What Quackery's rules to look at say.

glance-turn = Un tour
glance-turn-1 = Déplacez d’un cran une humeur du patient, ou jouez une carte de traitement. Ce n’est encore qu’annoncé.
glance-turn-2 = Avant que cela n’arrive, chacun peut s’en mêler avec des cartes de réponse.
glance-turn-3 = Puis les humeurs bougent. Qui en a équilibré une pioche une carte.
glance-score = Ce qui compte
glance-score-cured = Les quatre humeurs en équilibre : guéri. Le patient est à vous si vous avez équilibré la dernière, et compte pour vous.
glance-score-succumbed = Une humeur à † : mort. Le patient est à vous si vous l’y avez poussée, et compte contre vous.
glance-win = Deux façons de gagner
glance-win-text = Réalisez votre ambition secrète, et vous gagnez aussitôt. Si personne n’y arrive, on compte les patients après le dernier : le plus grand total l’emporte.

guide-cleo = Cléo
guide-draws =
    { $cards ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $cards } cartes.
    }
guide-was-cured = Guéri ! Le patient va chez { $name }.
guide-was-succumbed = Mort. Le patient va chez { $name }.

guide-humours = Quatre humeurs, sept places
guide-humours-text =
    Le corps, vous a-t-on appris, contient quatre humeurs : la bile noire, le sang, le flegme et la bile jaune. Chacune a un sceau, qui se tient sur l’une de sept places. Au milieu, elle est en équilibre. Au-dessus, il y en a trop ; en dessous, pas assez.

    Aux deux bouts attend la mort. De chaque côté, il y a donc deux crans avec lesquels on peut vivre, et un troisième avec lequel on ne peut pas.
guide-humours-figure = Quatre colonnes de sept places. La bile noire est bien trop haute, le sang un peu trop haut, le flegme un peu trop bas, la bile jaune en équilibre.

guide-comes = Un patient arrive
guide-comes-text =
    Les patients royaux se succèdent au lit, douze en tout, et tout le monde soigne le même. La carte dit comment commencent les humeurs, et ce que vaut le patient : de 1 pour un chevalier désarçonné à 12 pour le Roi. Plus il est illustre, plus il est malade.

    Elle dit aussi ce qui arrive si le patient meurt entre vos mains. C’est rarement agréable.
guide-comes-figure = La carte du prince-évêque, de valeur 8, à côté des quatre humeurs telles que sa carte les donne : la bile noire bien trop haute, le flegme et la bile jaune un peu trop bas.

guide-treat = Votre traitement
guide-treat-text = À votre tour, vous devez faire une chose : déplacer une humeur d’un cran, vers le haut ou vers le bas, ce qui est toujours possible, ou jouer une carte de traitement de votre main. Puis c’est au joueur suivant, au même chevet. Vous commencez sans carte : au début, vous ne faites donc que déplacer.
guide-treat-1 = C’est à Ada. Elle pourrait déplacer n’importe laquelle des quatre humeurs d’un cran, vers le haut ou vers le bas.
guide-treat-2 = Le flegme d’un cran vers le haut serait en équilibre : le sceau pâle montre où il arriverait.
guide-treat-3 = Ou bien elle joue une carte : la saignée ramène le sang à l’équilibre, si loin qu’il en soit, et déplace encore une humeur, ici le flegme. Deux humeurs en un tour !

guide-answers = Chacun peut s’en mêler
guide-answers-text =
    Un traitement n’est d’abord qu’annoncé. Autour de la table, on demande à chacun une réponse : une carte de réponse, ou passer. Qui a passé est interrogé de nouveau si quelqu’un d’autre joue une carte. Quand tout le monde a passé de suite, cela se produit.

    Alors les cartes qui annulent agissent d’abord, la plus récente avant les autres. Tout le reste agit dans l’ordre où on l’a joué. Une humeur est l’œuvre de la dernière personne qui l’a déplacée.
guide-answers-1 = Le sang est un cran trop haut, et Ada le fait descendre. Le sceau pâle marqué de son signe le montre : il arriverait à l’équilibre, et ce serait son œuvre. Ben est interrogé le premier.
guide-answers-2 = Ben joue « Un second avis » et annule le traitement. Le sang resterait donc où il est. On interroge Cléo.
guide-answers-3 = Cléo annule la carte de Ben. Le traitement compte donc de nouveau.
guide-answers-4 = Ada, Ben et Cléo passent : trois fois de suite. Maintenant, cela se produit.
guide-answers-5 = Le sang est en équilibre. C’était le traitement d’Ada : Ada pioche une carte.

guide-contested = à qui la guérison ?
guide-contested-1 = Seul le sang est malade. Ada le fait descendre d’un cran : cela guérirait le patient, pour elle.
guide-contested-2 = Ben répond par « Une pincée de plus », le sang d’un cran vers le haut : rien ne changerait.
guide-contested-3 = Cléo aussi répond par « Une pincée de plus » : le sang d’un cran vers le bas. Il reviendrait à l’équilibre, mais c’est maintenant l’œuvre de Cléo.
guide-contested-4 = Tous passent. Cléo l’a déplacé en dernier : c’est elle qui pioche, et le patient guéri est à elle.

guide-reversed = à l’envers
guide-reversed-1 = Le sang est bien trop haut. Ada le fait descendre d’un cran, par prudence.
guide-reversed-2 = Ben tient l’ordonnance à l’envers : le traitement d’Ada va dans l’autre sens, et passe le bord.
guide-reversed-3 = Le patient meurt. C’était toujours le traitement d’Ada : c’est donc Ada qui a un mort sur les bras.

guide-knocked = bousculé et remis en place
guide-knocked-1 = Seul le sang est malade. Ada joue la saignée : le sang vient à l’équilibre, mais elle doit déplacer une autre humeur aussi, et le flegme monte.
guide-knocked-2 = Ben fait aimablement redescendre le flegme. En équilibre avant, en équilibre après : personne n’y gagne rien.
guide-knocked-3 = C’est la carte d’Ada qui a équilibré le sang : Ada pioche, et la guérison est à elle, bien que la carte de Ben soit venue plus tard.

guide-edge = sauvé au bord
guide-edge-1 = Le sang est bien trop haut. Ada joue « La poudre de succession » : deux crans encore. Après le premier, il est au bout, et il y reste.
guide-edge-2 = Ben répond par un cran vers le bas : de retour où il était.
guide-edge-3 = Seule compte la place où il s’arrête. Le patient vit.

guide-follows = L’équilibre donne des cartes
guide-follows-text =
    Pour chaque humeur qui était malade et se trouve en équilibre, celui qui l’a fait pioche une carte. C’est ainsi que l’on obtient des cartes : aider rapporte, même si la guérison va à quelqu’un d’autre.

    Vous pouvez tenir deux cartes. Avec plus, vous défaussez aussitôt, et tout le monde voit quoi. Certaines cartes changent ce nombre. Si le patient n’est ni guéri ni mort, c’est au joueur suivant de soigner ; avec un nouveau patient, c’est le voisin de gauche de qui avait commencé le dernier.
guide-follows-1 = Ada tient une carte et joue les ventouses : le flegme d’un cran vers le bas, le sang d’un cran vers le haut. Personne ne répond.
guide-follows-2 = Elle a équilibré deux humeurs : elle pioche deux cartes. Elle en a maintenant trois.
guide-follows-3 = Deux sont permises : elle en défausse une, devant tous.
guide-follows-4 = Les quatre humeurs sont en équilibre, et c’est son œuvre. Le patient guéri va dans son hôpital.

guide-fates = Guéri, ou non
guide-fates-text =
    Dès que les quatre humeurs sont en équilibre, le patient est guéri et va à qui a équilibré la dernière. Dès qu’une humeur s’arrête à un bout, le patient meurt et va dans l’hôpital de qui l’y a poussée. On fait d’abord ce que la carte dit de cette fin.

    Puis vient le patient suivant. Celui que l’on soigne trop longtemps sans résultat s’en va, et ne compte pour personne.
guide-fates-figure = Deux patients : l’un guéri, qui vaut plus 9 ; l’autre mort, qui vaut moins 6.
guide-fates-cured = guérison : compte pour vous
guide-fates-succumbed = décès : compte contre vous

guide-win = Les ambitions secrètes, et le bilan
guide-win-text =
    Chacun a une ambition secrète. Certaines veulent des guérisons, d’autres des enterrements. Dès que la vôtre est réalisée, vous gagnez, même si quelqu’un d’autre l’a fait pour vous. Demandez-vous donc pourquoi un confrère est si maladroit.

    Si personne n’y arrive, on compte les hôpitaux après le dernier patient : la valeur des guéris, moins celle des morts. À égalité, la meilleure guérison décide.
guide-win-figure = Deux ambitions. Celle d’Ada veut des patients guéris valant ensemble 24 : elle en a 15. Celle de Ben veut des morts valant ensemble 31 : il en a 12.
guide-win-agendas = Ada et Ben jouent à deux. Tout le monde peut lire les six ambitions ; le secret est de savoir qui a laquelle. Elles sont toutes plus bas, sous « Toutes les pièces ».
guide-count = on compte les hôpitaux
guide-count-1 = Ada a guéri les patients de valeur 9 et 4, et perdu celui de valeur 6. Cela fait 7.
guide-count-2 = Ben a guéri celui de valeur 7 : 7 aussi.
guide-count-3 = La meilleure guérison d’Ada vaut 9, celle de Ben 7. Ada gagne.
guide-equals = = { $sum }

guide-pieces-patients = Les douze patients
guide-pieces-agenda = Une ambition secrète
guide-pieces-agendas = Les six ambitions : chacun a la sienne
guide-pieces-two = Les phrases donnent le nombre pour deux joueurs ; dessous, le nombre selon les joueurs. À votre table, touchez votre ambition pour lire les six avec les nombres qui y valent.
guide-pieces-players = Joueurs
guide-pieces-least = Au moins
guide-pieces-treatment = Cartes de traitement
guide-pieces-response = Cartes de réponse
guide-pieces-characters = Les personnages, si vous jouez avec
