# Ce que seule une partie revue dit.

replay-title = Revoir la partie
replay-from = Vue par
replay-open = tous, rien de caché
replay-watch = un spectateur
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-onward = Suivant, sans les simples passes
replay-last = À la fin
replay-play = Lecture
replay-step = Coup { $ply } sur { $plies }
replay-begin = La table est mise ; rien ne s’est encore passé.
replay-branch = Continuer d’ici
replay-table = Retour à la table
replay-why-thinking = Pourquoi ce coup ? Je réfléchis…
replay-why-only =
    { $level ->
        [you] Vous n’aviez pas d’autre choix.
       *[other] { $name } n’avait pas d’autre choix.
    }
replay-why-best =
    { $level ->
        [you] Un conseil aurait dit la même chose.
        [apprentice] { $name } (apprenti) a pris ce qui semblait le mieux sur le moment. Un conseil aurait dit la même chose.
        [physician] { $name } (médecin) a regardé plus loin. Un conseil aurait dit la même chose.
        [master] { $name } (maître) y a mûrement réfléchi. Un conseil aurait dit la même chose.
       *[other] Un conseil aurait dit la même chose à { $name }.
    }
replay-why-equal =
    { $level ->
        [you] Essayé en pensée, rien ne tournait nettement mieux.
        [apprentice] { $name } (apprenti) a pris ce qui semblait le mieux sur le moment.
        [physician] { $name } (médecin) ne voyait rien de mieux.
        [master] { $name } (maître) ne voyait rien de mieux.
       *[other] Essayé en pensée, rien ne tournait nettement mieux pour { $name }.
    }
replay-why-better =
    { $level ->
        [you] { "" }
        [novice] { $name } (novice) en a jugé autrement.
        [apprentice] { $name } (apprenti) n’a regardé que ce coup-ci.
        [physician] { $name } (médecin) en a jugé autrement.
        [master] { $name } (maître) en a jugé autrement.
       *[other] { $name } en a jugé autrement.
    }
replay-why-instead = Un conseil aurait dit :
turning-here = Le tournant :
