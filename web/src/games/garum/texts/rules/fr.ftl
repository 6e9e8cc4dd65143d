# What Garum's rules to look at say.

glance-win = Comment gagner
glance-win-text = Remplissez les bassins de poissons. À la fin, chacun de vos ouvriers compte sur sa ligne les poissons de votre couleur. Qui a le plus de points gagne.
glance-win-count = L’ouvrier bleu compte ici { $fish } thons : { $points } points.
glance-turn = Votre tour
glance-turn-1 = Posez une tuile dans le bassin de la manche.
glance-turn-2 = Si vous voulez, placez un ouvrier sur une ligne qui passe par ce bassin.
glance-turn-3 = Piochez une tuile.
glance-score = Ce qui rapporte
glance-score-bonus = Aussitôt : un poisson couvre le bonus de son espèce.
glance-score-joker = Aussitôt : n’importe quel poisson couvre l’étoile.
glance-boards = Il y a deux plateaux : Troia, le grand (16 bassins, quatre tuiles en main), que montrent ces images, et Baelo Claudia, le petit, celui de la leçon (12 bassins, trois tuiles). Sur le petit, un poisson de moins suffit pour les mêmes points.

guide-tile = Votre couleur, votre poisson
guide-tile-text =
    À chaque couleur son espèce : bleu pour le thon, vert pour le maquereau, jaune pour le mollusque, rouge pour le crustacé. Le bord d’une tuile montre à qui elle est.

    Une tuile montre quatre poissons. Votre espèce y est toujours, au moins aussi souvent que chacune des autres ; celles-ci viennent avec, et compteront pour les autres. Chaque tuile que vous posez aide donc aussi un peu quelqu’un d’autre.
guide-tile-figure = Une tuile de chaque couleur : bleue avec trois thons et un maquereau, verte avec deux maquereaux, un mollusque et un crustacé, jaune avec deux mollusques et deux thons, rouge avec un poisson de chaque espèce. En dessous, une tuile verte dans ses quatre orientations.
guide-tile-turned = Tournez une tuile comme vous voulez :

guide-round = Une manche remplit un bassin
guide-round-text =
    Troia, le grand plateau, a 16 bassins (des cetaria, disaient les Romains) ; Baelo Claudia, le petit, en a 12. Chacun a de la place pour quatre tuiles, et chaque manche en remplit un : une pièce d’or, l’aureus, dit lequel.

    La personne qui tient l’amphore commence, puis c’est à la suivante autour de la table. Après 16 manches (ou 12), le plateau est plein et la partie est finie.
guide-round-1 = La pièce montre XIII : cette manche se joue dans le bassin treize. Bleu tient l’amphore et commence.
guide-round-2 = Bleu pose une tuile sur l’un des quatre emplacements libres et en pioche une autre. C’est au tour de Vert.
guide-round-3 = Vert pose une tuile sur un autre emplacement. Jaune est le suivant.
guide-round-4 = Jaune a posé une tuile, lui aussi. Rouge n’a plus le choix de l’emplacement, seulement de la tuile et de son orientation.
guide-round-5 = Le bassin est plein. L’amphore passe à Vert, et la pièce suivante montre XIV.

guide-lay = Posez une tuile, attrapez un bonus
guide-lay-text = Certaines cases du plateau montrent un poisson, ou une étoile. Couvrez un poisson avec le même poisson, et vous marquez aussitôt 2 points, peu importe à qui est ce poisson. Couvrez une étoile avec n’importe quoi : 1 point. Couvrez un poisson avec un autre, et le bonus est perdu pour de bon.
guide-lay-1 = Vert a cette tuile : deux maquereaux, un thon et un mollusque. Un emplacement du bassin a un bonus thon dans un coin.
guide-lay-2 = Vert tourne la tuile jusqu’à ce que son thon soit sur le thon : 2 points aussitôt.
guide-lay-3 = Tournée ainsi, c’est un maquereau qui s’y trouve : rien pour l’instant, et le bonus est perdu. Mais les maquereaux compteront peut-être davantage plus tard, sur les lignes.

guide-joker = un premier tour
guide-joker-1 = La pièce montre X. Bleu a quatre tuiles ; dans ce bassin, il y a une étoile.
guide-joker-2 = Bleu pose une tuile sur l’étoile : 1 point, quel que soit le poisson qui s’y trouve.
guide-joker-3 = Bleu pourrait maintenant placer un ouvrier, mais préfère attendre.
guide-joker-4 = Bleu pioche une tuile et en a de nouveau quatre. Son tour est fini.

guide-worker = Placez un ouvrier sur une ligne
guide-worker-text =
    Après avoir posé votre tuile, vous pouvez placer un ouvrier au bout d’une ligne. Quatre lignes horizontales et quatre verticales passent par le bassin de la manche : les huit s’offrent à vous, même celles que votre tuile ne touche pas.

    Une ligne n’a de place que pour un ouvrier, et celui qui s’y tient y reste jusqu’à la fin. Vous en avez cinq petits, les vilicus, et un grand, le dominus, qui compte double.
guide-worker-1 = Bleu vient de poser une tuile. Les bouts des huit lignes de ce bassin brillent : un ouvrier pourrait aller à chacun d’eux.
guide-worker-2 = Bleu place un vilicus sur la ligne 1. Il comptera tous les thons de cette ligne, à travers les quatre bassins : deux pour l’instant, il perdrait donc un point ; mais presque toute la ligne est encore vide.
guide-worker-3 = Deux tours plus tard, Jaune place son dominus sur la ligne 4 : il compte double, et son trait est plus épais. Ces deux lignes sont prises, pour toute la partie.

guide-closed = Trop tard : une ligne se ferme
guide-closed-text = Les ouvriers sont pour les audacieux : pas question d’attendre qu’une ligne soit presque pleine. Quand tous les autres bassins d’une rangée sont pleins, la rangée est fermée, et aucune de ses quatre lignes ne reçoit plus d’ouvrier. Il en va de même d’une colonne.
guide-closed-1 = La pièce montre VIII : le bassin éclairé, dans la rangée du bas. Où un ouvrier peut-il aller ?
guide-closed-2 = Au-dessus, les trois autres bassins de la colonne sont pleins. La colonne est donc fermée : pas d’ouvrier sur les lignes 25 à 28.
guide-closed-3 = Dans sa rangée, deux bassins sont pleins, mais celui de droite est encore vide. Les lignes 13 à 16 sont donc ouvertes.

guide-closing = deux autres manches
guide-closing-1 = Au début, pendant la manche du bassin XIV, rien n’est encore plein. Un ouvrier peut aller dans la rangée (lignes 1 à 4) ou dans la colonne (lignes 21 à 24).
guide-closing-2 = Plus tard, c’est le bassin II. Les trois autres de sa colonne sont pleins : la colonne est fermée. La rangée reste ouverte tant qu’il manque une tuile dans l’un de ses trois autres bassins.

guide-score = Ce que rapporte une ligne
guide-score-text =
    Quand le plateau est plein, chaque ouvrier compte sur sa ligne les poissons de sa couleur, peu importe qui les a posés, et le barème donne les points. Sur Troia, avec quatre ou moins, vous perdez un point ; sur Baelo Claudia, avec trois ou moins.

    Le dominus compte double, et perd double. Ajoutez vos bonus : qui a le plus de points gagne. À égalité, la personne qui a placé le moins de vilicus passe devant.
guide-score-1 = Le vilicus de Bleu se tient sur la ligne 1.
guide-score-2 = Nous sommes sur Troia. Il y a huit thons sur la ligne ; certains sont sur des tuiles des autres. Le barème dit : 7 points.
guide-score-3 = Un dominus au même endroit en marquerait 14.

guide-total = ce que Bleu a à la fin, sur Troia
guide-total-1 = Le dominus de Bleu a 8 thons sur la ligne 1 : deux fois 7 font 14 points.
guide-total-2 = Un vilicus en a 5 sur la ligne 2 : 1 point.
guide-total-3 = Un autre n’en a que 3 sur la ligne 4 : un point de moins.
guide-total-4 = Avec 6 points de bonus, Bleu finit à 20.
guide-total-5 = Sur le petit plateau, Baelo Claudia, les lignes sont plus courtes et un poisson de moins suffit : ces trois-là donneraient 22, 2 et −1.
guide-book = trois ouvriers sur Troia
guide-book-1 = Le dominus vert compte 9 maquereaux : 22 points.
guide-book-2 = Le vilicus vert en a 6 : 2 points.
guide-book-3 = Le vilicus rouge a 4 crustacés : un point de moins.
guide-tie = égalité
guide-tie-1 = Ada et Ben ont tous deux 31 points. Ada a quatre vilicus sur le plateau, Ben en a trois.
guide-tie-2 = Ben y est arrivé avec moins : Ben gagne. Le dominus ne compte pas ici.

guide-players = À deux, trois ou quatre
guide-players-text =
    À quatre, chacun a une couleur. À deux, chacun en a deux, et chaque couleur a sa main, ses ouvriers et son tour ; on additionne les deux scores.

    À trois, la quatrième couleur est un fantôme : elle remplit le dernier emplacement de chaque bassin, mais ne place pas d’ouvriers et ne marque rien.
guide-players-1 = Deux joueurs : Ada a le bleu et le jaune, Ben le vert et le rouge. Le vert tient l’amphore : Ben commence, avec le vert.
guide-players-2 = Puis Ada, avec le jaune.
guide-players-3 = Puis Ben, avec le rouge.
guide-players-4 = Et Ada, avec le bleu : le bassin est plein.
guide-players-5 = L’amphore passe de couleur en couleur : le jaune commence la manche suivante, donc Ada.
guide-ghost = la tuile du fantôme
guide-ghost-1 = Trois joueurs, et le rouge est le fantôme. Tous trois ont posé une tuile ; il reste un emplacement, avec un bonus pour le thon.
guide-ghost-2 = La personne qui tient l’amphore pioche une tuile du fantôme et l’y pose, tournée comme elle veut.
guide-ghost-3 = Le thon est bien sur le thon, mais personne ne marque. Sur les lignes, ces poissons comptent comme tous les autres.

guide-pieces-text = Seize bassins et 32 lignes : voici Troia, le grand plateau. En dessous, toutes les tuiles de chaque couleur. Chaque couleur a les mêmes motifs, seules les espèces y changent de place : aucune ne part avec une avance.
guide-pieces-board = Le plateau avec ses bassins, ses bonus et les numéros des lignes.
