# Plusieurs appareils jouent une partie : connexion, places, deux suites

page-together = Ajouter un appareil
page-together-guest = Rejoindre une partie
page-together-what = { $role ->
    [host] Plusieurs appareils jouent cette partie ensemble, sur le même Wi-Fi et sans serveur. Chaque appareil affiche un code et lit celui de l’autre.
   *[guest] Sur cet appareil, vous rejoignez la partie d’un autre appareil, sur le même Wi-Fi et sans serveur.
}
page-together-camera = Le navigateur va demander l’accès à la caméra. Si vous l’autorisez, vous pourrez lire ici le code de l’autre appareil, et les appareils se trouveront plus facilement. Aucune image ne quitte cet appareil.
page-together-begin = Autoriser la caméra et continuer
page-together-begin-without = Continuer sans la caméra
page-together-code = QR code de cet appareil
page-together-code-hint = { $role ->
    [host] Scannez ce code avec la caméra de l’autre appareil. Gonfalon s’y ouvre et affiche un code à son tour. Lisez-le alors ici, sur cet appareil.
   *[guest] Lisez ce code sur l’appareil où la partie est ouverte, dans Gonfalon, sous « Ajouter un appareil ».
}
page-together-read = Lisez ici le code de l’autre appareil.
page-together-code-link = Ce code sous forme de lien
page-together-code-failure = { $why ->
    [own] C’est le code de cet appareil. Lisez celui qu’affiche l’autre appareil.
    [newer] L’autre appareil a une version plus récente de Gonfalon. Mettez Gonfalon à jour ici, puis réessayez.
    [met] Ce code ne peut pas servir pour l’instant. Lisez-le encore une fois ou affichez-en un nouveau sur les deux appareils.
    [foreign] Ce code ne sert pas à connecter des appareils. Lisez celui qu’affiche l’autre appareil.
   *[damaged] Ce code est endommagé. Lisez-le encore une fois.
}
page-together-state = { $state ->
    [making] Préparation du code…
    [waiting] L’autre appareil peut maintenant lire le code.
    [shown] L’autre appareil peut maintenant lire ce code.
    [meeting] Les appareils se cherchent…
    [open] Les appareils sont connectés.
    [lost] La connexion avec un autre appareil est interrompue. D’habitude, elle revient d’elle-même au bout d’un instant.
   *[closed] La connexion est terminée.
}
page-together-failed = { $why ->
    [unsupported] Ce navigateur ne peut pas se connecter directement à d’autres appareils. Partagez la partie par code ou par lien.
    [no-address] Cet appareil ne semble être sur aucun réseau. Connectez-le au même Wi-Fi que l’autre appareil.
    [isolated] Les appareils n’arrivent pas à se joindre. Vérifiez qu’ils sont tous deux sur le même Wi-Fi. Certains réseaux Wi-Fi, surtout les réseaux invités, isolent leurs appareils : dans ce cas, prenez-en un autre ou partagez la partie par code ou par lien après chaque tour.
    [only-names] Les appareils n’arrivent pas à se joindre, car les deux navigateurs cachent l’adresse de leur appareil tant que la caméra n’est pas autorisée. Autorisez-la sur l’un des appareils, puis réessayez.
    [unanswered] L’autre appareil n’a pas lu le code de cet appareil. Affichez un nouveau code sur les deux appareils.
   *[lost] La connexion est perdue. Ce que vous avez joué ici reste enregistré. Ajoutez de nouveau l’autre appareil.
}
page-together-ended = { $why ->
    [done] L’autre appareil a mis fin à la connexion. Ce que vous avez joué ici reste enregistré.
    [other-version] Les appareils n’ont pas la même version de Gonfalon ou du système de règles. Mettez les deux appareils à jour, puis réessayez.
    [no-system] Le système de règles de cette partie manque sur l’un des appareils. Ajoutez-le là où il manque.
    [other-battle] Une autre partie est ouverte sur l’autre appareil.
    [two-hosts] « Ajouter un appareil » a été choisi sur les deux appareils. Sur l’un d’eux, revenez à l’accueil et lisez un nouveau code de l’autre sous « Lire un code ».
    [two-guests] La partie n’est ouverte sur aucun des deux appareils. Ouvrez-la sur l’un d’eux et choisissez-y « Ajouter un appareil ».
    [full] Cette partie ne peut pas accueillir davantage d’appareils.
    [again] Gonfalon est maintenant connecté dans une autre fenêtre de cet appareil.
    [not-followed] L’un des appareils ne peut pas poursuivre cette partie. Mettez Gonfalon à jour sur les deux appareils, puis réessayez.
    [gone] L’autre appareil n’est plus joignable. Ce que vous avez joué ici reste enregistré.
    [silent] Un appareil a mis trop de temps à répondre et ne joue plus avec vous. Ajoutez-le de nouveau.
    [unopened] Un jet commun n’a pas été dévoilé et ne compte pas. La connexion est terminée. Ce que vous avez joué ici reste enregistré.
    [false] Lors d’un jet commun, le nombre dévoilé n’était pas celui qui avait été fixé ; le jet ne compte pas. La connexion est terminée. Ce que vous avez joué ici reste enregistré.
    [unfair] Des dés sont arrivés que les appareils n’avaient pas lancés ensemble ; sur cet appareil, ils ne comptent pas. La connexion est terminée. Ce que vous avez joué ici reste enregistré.
   *[fault] Une erreur a mis fin à la connexion entre deux appareils. Ce que vous avez joué ici reste enregistré.
}
page-together-refused = { $why ->
    [apart] Cette partie a continué différemment sur deux appareils. Choisissez d’abord sur l’autre appareil la suite qui compte.
    [gone] La connexion s’est perdue avant que la réponse soit confirmée. Répondez encore une fois.
    [alone] Vous avez convenu de lancer les dés ensemble : aucun appareil ne peut donc les lancer seul. Lancez-les de nouveau.
    [broken] Le jet commun n’a pas abouti. Lancez les dés de nouveau.
   *[other] L’autre appareil n’a pas accepté cette réponse. Regardez ce qui est demandé maintenant.
}
page-together-devices = { $count ->
    [0] Aucun autre appareil ne participe pour l’instant.
    [one] { $count } autre appareil participe.
   *[other] { $count } autres appareils participent.
}
page-together-following = Cet appareil a rejoint la partie d’un autre appareil.
page-together-another = Ajouter un autre appareil
page-together-again = Afficher un nouveau code
page-together-share = Partager par code ou par lien
page-together-end = Mettre fin à la connexion
page-together-joined = Un appareil a rejoint la partie.
page-together-seats = Qui joue où ?
page-together-seats-hint = Ceux qui jouent sur un appareil précis ne répondent que là. Tous les autres peuvent répondre sur n’importe quel appareil.
page-together-seat = { $place ->
    [here] sur cet appareil
    [elsewhere] sur un autre appareil
   *[free] sur n’importe quel appareil
}
page-together-seat-take = Jouer ici
page-together-seat-leave = Jouer partout
page-together-seat-of = { $act ->
    [take] Jouer ici : { $side }
   *[leave] Jouer partout : { $side }
}
page-together-dice = Dés
page-together-dice-common = Lancer les dés ensemble
page-together-dice-state = { $on ->
    [yes] Les appareils lancent les dés ensemble.
   *[no] Chaque appareil lance ses dés de son côté.
}
page-together-dice-told = { $on ->
    [yes] Désormais, les appareils lancent les dés ensemble.
   *[no] Désormais, chaque appareil lance ses dés de son côté.
}
page-together-dice-hint = Si vous n’êtes pas à la même table : chaque appareil fixe un nombre en secret, puis tous dévoilent le leur, et les dés en découlent. Aucun appareil ne peut ainsi décider d’un jet, ni relancer jusqu’à ce qu’il convienne. Les jets que vous saisissez comptent comme toujours.
page-together-dice-broken = { $why ->
    [unopened] { $seats ->
        [0] Un appareil n’a pas dévoilé son nombre. Le jet ne compte pas.
       *[other] Un appareil n’a pas dévoilé son nombre ({ $who }). Le jet ne compte pas.
    }
    [false] { $seats ->
        [0] Un appareil a dévoilé un autre nombre que celui qu’il avait fixé. Le jet ne compte pas.
       *[other] Un appareil a dévoilé un autre nombre que celui qu’il avait fixé ({ $who }). Le jet ne compte pas.
    }
    [displaced] Autre chose s’est produit pendant un jet commun. Le jet ne compte pas.
    [again] { $seats ->
        [0] Ce jet a été refait, car le premier ne comptait pas.
       *[other] Ce jet a été refait, car le premier ne comptait pas ({ $who }).
    }
   *[chosen] La suite choisie contient des jets qu’un appareil a faits de son côté.
}
page-together-thinks = Réponse attendue sur un autre appareil : { $who }
page-together-apart = { $role ->
    [host] Cette partie a continué différemment sur deux appareils. Choisissez la suite qui compte.
   *[guest] Cette partie a continué différemment sur deux appareils. Choisissez sur l’autre appareil la suite qui compte.
}
page-together-apart-other = Sur l’autre appareil
page-together-apart-stay = Celle que vous ne choisissez pas reste sur son appareil, comme partie distincte.
page-together-apart-refused = Cette suite ne peut pas être reprise sur cet appareil.
page-together-devices-short = Appareils
page-together-taken = Le code est lu. Retournez à la fenêtre où votre partie est ouverte.
page-together-left = { $why ->
    [gone] Un appareil n’est plus joignable. Ceux qui l’utilisaient peuvent désormais répondre sur n’importe quel appareil.
    [silent] Un appareil a mis trop de temps à répondre et a quitté la partie. Ceux qui l’utilisaient peuvent désormais répondre sur n’importe quel appareil.
   *[done] Un appareil a quitté la partie. Ceux qui l’utilisaient peuvent désormais répondre sur n’importe quel appareil.
}
page-together-alone = Vous avez joué cette partie sur plusieurs appareils. Aucun autre n’est connecté pour l’instant : ce que vous jouez maintenant reste sur cet appareil.
page-together-seat-taken = Désormais sur un autre appareil : { $who }
page-share-together = La personne qui ouvre le lien reçoit sa propre copie. Pour que toute la table joue la même partie, ajoutez les autres appareils.
page-together-replaced = C’est désormais la suite d’un autre appareil qui compte. La vôtre reste sur cet appareil, comme partie distincte.
page-together-next = { $swapped ->
    [yes] Une nouvelle partie avec la même mise en place et les camps échangés a commencé. Cet appareil y participe aussi.
   *[no] Une nouvelle partie avec la même mise en place a commencé. Cet appareil y participe aussi.
}
page-together-swapped = Rejouer en échangeant les camps
page-together-again-elsewhere = Pour rejouer, commencez sur l’appareil dont vous avez rejoint la partie.
