# Ce qu’un lien montre avant que le moteur ne soit là.
page-sketch = Tel que le lien le montre ; vérification en cours
page-sketch-question = La question suivante viendra dès que le lien sera vérifié.
page-sketch-log = { $count ->
    [one] { $count } réponse dans le lien. La chronique suivra dès qu’elle sera vérifiée.
   *[other] { $count } réponses dans le lien. La chronique suivra dès qu’elles seront vérifiées.
}
page-gist-checking = Voici ce que dit le lien. La bataille s’affichera dès qu’il sera vérifié.
page-gist-system = Règles
page-gist-names = Noms cités
page-gist-length = Avancement
page-gist-turns = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
page-gist-throws = { $count ->
    [one] { $count } jet
   *[other] { $count } jets
}

# Ce que garde cet appareil.
page-caught-up = Votre dernière réponse n’était pas encore enregistrée ; elle l’est maintenant.

page-not-kept = { $why ->
    [full] Il n’y a plus de place sur l’appareil : le dernier état n’existe que dans cette fenêtre. Conservez-le dans un fichier, faites de la place et réessayez.
    [none] Ce navigateur ne garde rien ici : la bataille disparaîtra avec la fenêtre. Conservez-la dans un fichier ou un lien.
    [busy] Le stockage ne répond pas : le dernier état n’existe que dans cette fenêtre. Fermez les autres fenêtres de Gonfalon ou conservez-le dans un fichier.
   *[broken] Le stockage est en panne : le dernier état n’existe que dans cette fenêtre. Conservez-le dans un fichier.
}
page-device = Cet appareil
page-storage = { $how ->
    [lasting] Batailles et cartes ne se trouvent que sur cet appareil. Le navigateur les garde jusqu’à ce que vous les effaciez.
    [fleeting] Batailles et cartes ne se trouvent que sur cet appareil. Safari les efface si vous n’ouvrez pas Gonfalon pendant sept jours ; sur l’écran d’accueil, elles restent.
   *[open] Batailles et cartes ne se trouvent que sur cet appareil. Si la place manque ou si la fenêtre est privée, le navigateur peut les effacer.
}
page-storage-trouble = { $why ->
    [full] Il n’y a plus de place sur cet appareil. Ce que vous jouez reste dans cette fenêtre ; conservez-le dans un fichier.
    [none] Ce navigateur ne garde rien ici, peut-être parce que la fenêtre est privée. Ce que vous jouez disparaîtra avec elle ; conservez-le dans un fichier.
    [busy] Le stockage de cet appareil ne répond pas. Fermez les autres fenêtres de Gonfalon ; ce que vous jouez reste dans celle-ci en attendant.
   *[broken] Le stockage de cet appareil est illisible. Ce que vous jouez reste dans cette fenêtre ; conservez-le dans un fichier.
}
page-store-damaged = Le stockage de cet appareil était endommagé. Ce qui était lisible est sauvé ; le reste est encore là et sera mis dans le fichier quand vous conserverez tout.
page-store-damaged-drop = Jeter le reste
page-persist = Garder durablement
page-persist-refused = Le navigateur ne le promet pas encore. Il garde plus volontiers Gonfalon s’il est installé ou parmi les favoris.
page-everything = Tout conserver
page-everything-holds = Un fichier avec tout ce qui se trouve sur cet appareil, vos réglages compris :
page-everything-secret = Ce qui est face cachée s’y trouve aussi. Gardez ce fichier pour vous ; pour partager une bataille, mieux vaut un lien.
page-everything-save = Enregistrer le fichier
page-everything-count = { $what ->
    [battles] { $count ->
        [0] Aucune bataille
        [one] { $count } bataille
       *[other] { $count } batailles
    }
    [cards] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    [sets] { $count ->
        [one] { $count } jeu de règles maison
       *[other] { $count } jeux de règles maison
    }
    [doubles] { $count ->
        [one] { $count } élément était déjà ici
       *[other] { $count } éléments étaient déjà ici
    }
   *[refused] { $count ->
        [one] { $count } élément illisible ou sans place
       *[other] { $count } éléments illisibles ou sans place
    }
}
page-brought-back = Dans le fichier
page-brought-back-beside = Tout est rangé à côté de ce qui était déjà ici ; rien n’a été écrasé.
