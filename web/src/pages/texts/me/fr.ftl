# Ce que dit seulement la page sur moi.

me-title = C’est vous
me-games = { $count ->
        [0] Vous n’avez encore été à aucune table.
        [one] Vous êtes, ou avez été, à une table.
       *[other] Vous êtes, ou avez été, à { $count } tables.
    }
me-only-here = Pour l’instant, seul ce navigateur vous connaît. Si ses données sont effacées, personne ne retrouvera votre nom ni vos parties. Une clé d’accès ou des codes de secours les gardent.
me-guarded = Vos clés et vos codes vous protègent : créer un lien, des codes ou une clé, en retirer, ou tout supprimer demande d’abord d’en montrer un.
me-guarded-from = À partir du { $day }, vos clés et vos codes vous protègent : créer un lien, des codes ou une clé, en retirer, ou tout supprimer demandera d’abord d’en montrer un. Vérifiez d’ici là que tous sont à vous.
me-key-young = vous protège à partir du { $day }
me-before = Avant cela, cet appareil était { $name } ({ $count ->
        [0] aucune table
        [one] une table
       *[other] { $count } tables
    }). Quand vous vous déconnecterez ici, il sera de nouveau { $name }.
me-now = Ici, vous êtes maintenant { $name }.
me-name-saved = Vous vous appelez maintenant { $name }.
me-stay = Non, rester
me-remove = Retirer
me-device = Un autre appareil
me-device-why = Continuez sur votre téléphone ou un autre ordinateur : un lien en fait le vôtre. Il sert une fois, pendant dix minutes.
me-device-make = Créer un lien
me-device-anew = Un autre lien
me-device-scan = Visez ceci avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien. Valable jusqu’à { $until }.
me-device-qr = Code QR du lien
me-device-link = Le lien
me-device-secret = Ne le montrez à personne : qui l’ouvre peut devenir vous.
me-arrival = Être { $name } sur cet appareil ?
me-arrival-why = Ce lien a été créé par { $name }. Ne dites oui que si c’est vous : dès lors, vous jouez et parlez ici sous le nom de { $name }.
me-arrival-kept = Cet appareil est { $name } pour l’instant, avec { $count ->
        [0] aucune table
        [one] une table
       *[other] { $count } tables
    }. Rien n’en est perdu : quand vous vous déconnecterez ici, il sera de nouveau { $name }.
me-arrival-yes = Oui, je suis { $name }
me-arrival-no = Non, rester { $name }
me-passkeys = Clés d’accès
me-passkeys-why = Une clé d’accès vit dans votre téléphone, votre ordinateur ou une clé de sécurité, et s’ouvre du doigt, du visage ou par un code PIN. Avec elle, vous redevenez vous sur tout appareil, sans mot de passe.
me-passkeys-not-here = Il n’y en a pas ici : il faut un navigateur qui les connaît, et une adresse avec un nom et https.
me-passkey-name = Comment appeler la clé d’accès
me-passkey-phone = Ce téléphone
me-passkey-computer = Cet ordinateur
me-passkey-add = Ajouter une clé d’accès
me-passkey-made = depuis le { $day }
me-passkey-used = utilisée la dernière fois le { $day }
me-passkey-remove = Retirer la clé d’accès { $name }
me-passkey-remove-sure = Retirer { $name }
me-passkey-remove-why = Elle ne laissera plus entrer personne ici. Votre appareil peut encore la proposer : supprimez-la là aussi.
me-codes = Codes de secours
me-codes-why = Pour le jour où un appareil est perdu : notez-les et gardez-les là où vous gardez vos clés. Chacun sert une fois.
me-codes-make = Créer des codes de secours
me-codes-anew = Nouveaux codes
me-codes-anew-why = Les codes que vous avez maintenant ne serviront plus.
me-codes-left = { $count ->
        [one] Il reste un code.
       *[other] Il reste { $count } codes.
    }
me-codes-young = Ils vous protègent à partir du { $day }.
me-codes-once = Ils sont montrés maintenant et plus jamais : le serveur n’en garde que les empreintes.
me-codes-save = Enregistrer dans un fichier
me-codes-done = Je les ai
me-back = J’ai déjà joué ici
me-back-why = Redevenez qui vous étiez sur un autre appareil.
me-back-kept = Cet appareil reste { $name } entre-temps : quand vous vous déconnecterez, { $count ->
        [one] la table sera de nouveau là
       *[other] les { $count } tables seront de nouveau là
    }.
me-back-passkey = Utiliser une clé d’accès
me-back-code = Code de secours
me-back-go = C’est moi
me-back-alone = Déconnecter en même temps tous les autres appareils, si quelqu’un d’autre y joue sous mon nom
me-out = Se déconnecter
me-out-here = Se déconnecter ici
me-out-here-lost = Vous n’avez ni clé d’accès ni codes de secours : à moins d’être connecté sur un autre appareil, personne ne retrouvera votre nom ni vos parties.
me-out-here-kept = Vous pourrez revenir avec une clé d’accès ou un code de secours.
me-out-here-back = Cet appareil sera alors de nouveau { $name }.
me-out-everywhere = Déconnecter tous les autres appareils
me-out-everywhere-why = Pour un appareil perdu ou volé : vous restez connecté ici, et nulle part ailleurs. Les clés d’accès restent valables ; retirez celles qui ont été perdues avec lui.
me-out-codes = Annuler aussi mes codes de secours : ils ont été perdus avec lui, ou quelqu’un d’autre a pu en créer.
me-out-done = Vous êtes déconnecté. Cet appareil est maintenant { $name }.
me-out-everywhere-done = Tous les autres appareils sont déconnectés.
me-out-codes-done = Tous les autres appareils sont déconnectés et les codes de secours annulés. Créez-en de nouveaux.
me-proof = Montrez que c’est vous
me-proof-why = Votre navigateur peut tomber en d’autres mains. Pour cela, montrez donc d’abord une clé ou un code à vous. Ici, cela compte pendant dix minutes.
me-proof-passkey = Montrer une clé d’accès
me-proof-code = { $count ->
        [one] Votre dernier code sera utilisé : créez-en de nouveaux juste après.
       *[other] Un code sera utilisé. Vous en avez { $count }.
    }
me-proof-go = Continuer
me-proof-young = Cette clé a moins d’une semaine. Montrez-en une plus ancienne.
me-proof-none = Rien sous la main ? Vous pouvez continuer à jouer, et déconnecter tous les autres appareils. Si vous avez tout perdu, ceux qui tiennent ce serveur peuvent retirer vos clés et vos codes.
me-data = Ce que le serveur garde de vous
me-data-why = Votre nom, les tables où vous étiez, vos coups, ce que vous avez dit, et ce qui est sur cette page. Tout cela est à vous : emportez-le ou supprimez-le.
me-export = Télécharger
me-delete = Tout supprimer
me-delete-why = Vos parties en cours sont abandonnées, les tables qui attendent des joueurs sont fermées. Dans les parties terminées et les discussions, « Nemo » (personne) remplace votre nom. Clés et codes sont supprimés. Il n’y a pas de retour.
me-delete-sure = Supprimer pour de bon
me-delete-done = Tout est supprimé. Vous êtes un nouvel invité : { $name }.
refused-no-link = Ce lien a déjà servi, ou il est trop vieux. Créez-en un autre sur l’autre appareil.
refused-same-person = Ici, vous êtes déjà cette personne.
refused-bad-code = Ce code de secours n’existe pas ou a déjà servi. Chacun sert une fois.
refused-unproven = Montrez d’abord que c’est vous : par une clé d’accès ou un code de secours d’au moins une semaine.
refused-bad-passkey = Cette clé d’accès ne convient pas. Réessayez.
refused-no-passkey = Cette clé d’accès n’est plus connue ici.
refused-no-passkeys = Ce navigateur n’a pas pu utiliser de clé d’accès ici.
refused-passkey-here = Cet appareil a déjà une clé d’accès à vous.
refused-too-many-passkeys = Cela fait assez de clés d’accès : retirez-en une d’abord.
