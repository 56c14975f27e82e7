# L’aperçu d’un lien, avant que le moteur soit là.
page-sketch = État d’après le lien ; vérification en cours
page-sketch-question = La question suivante s’affichera dès que le lien sera vérifié.
page-sketch-log = { $count ->
    [one] { $count } réponse dans le lien. La chronique suivra dès qu’elle sera vérifiée.
   *[other] { $count } réponses dans le lien. La chronique suivra dès qu’elles seront vérifiées.
}
page-gist-checking = Voici ce qu’indique le lien. La partie s’affichera dès qu’il sera vérifié.
page-gist-system = Règles
page-gist-length = Jusqu’ici
page-gist-turns = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
page-gist-throws = { $count ->
    [one] { $count } jet
   *[other] { $count } jets
}

# Le stockage de cet appareil.
page-caught-up = Votre dernière réponse n’était pas encore enregistrée ; elle l’est maintenant.

page-not-kept = { $why ->
    [full] Il n’y a plus de place sur l’appareil : le dernier état n’existe que dans cette fenêtre. Enregistrez-le dans un fichier, faites de la place et réessayez.
    [none] Ce navigateur ne conserve rien ici : la partie disparaîtra avec la fenêtre. Enregistrez-la dans un fichier ou copiez-en le lien.
    [busy] Le stockage ne répond pas : le dernier état n’existe que dans cette fenêtre. Fermez les autres fenêtres de Gonfalon ou enregistrez-le dans un fichier.
   *[broken] Le stockage ne fonctionne pas : le dernier état n’existe que dans cette fenêtre. Enregistrez-le dans un fichier.
}
page-device = Cet appareil
page-storage = { $how ->
    [lasting] Les parties et les cartes ne se trouvent que sur cet appareil. Le navigateur les garde jusqu’à ce que vous les supprimiez.
    [fleeting] Les parties et les cartes ne se trouvent que sur cet appareil. Safari les efface si vous n’ouvrez pas Gonfalon pendant sept jours ; si Gonfalon est sur l’écran d’accueil, elles restent.
   *[open] Les parties et les cartes ne se trouvent que sur cet appareil. Si la place manque ou en navigation privée, le navigateur peut les effacer.
}
page-storage-trouble = { $why ->
    [full] Il n’y a plus de place sur cet appareil. Ce que vous jouez ne reste que dans cette fenêtre ; enregistrez-le dans un fichier.
    [none] Ce navigateur ne conserve rien ici, peut-être à cause de la navigation privée. Ce que vous jouez disparaîtra avec la fenêtre ; enregistrez-le dans un fichier.
    [busy] Le stockage de cet appareil ne répond pas. Fermez les autres fenêtres de Gonfalon ; ce que vous jouez reste dans celle-ci en attendant.
   *[broken] Le stockage de cet appareil est illisible. Ce que vous jouez ne reste que dans cette fenêtre ; enregistrez-le dans un fichier.
}
page-store-damaged = Le stockage de cet appareil était endommagé. Ce qui était lisible est sauvé ; le reste est encore là et sera joint au fichier quand vous sauvegarderez tout.
page-store-damaged-drop = Supprimer le reste
page-persist = Conserver durablement
page-persist-refused = Le navigateur ne le promet pas encore. Installez Gonfalon ou ajoutez-le aux favoris : il y a plus de chances que le navigateur le conserve.
page-clear = Tout supprimer
page-clear-what = Tout ce que Gonfalon conserve sur cet appareil sera supprimé : toutes les parties et les cartes, vos préférences et vos règles maison, les systèmes de règles ajoutés et les fichiers de Gonfalon lui-même. Gonfalon sera ensuite téléchargé de nouveau.
page-clear-save = Enregistrez d’abord dans un fichier ce que vous voulez garder.
page-clear-yes = Tout supprimer
page-clear-no = Tout garder
page-clear-trouble = { $why ->
    [elsewhere] Gonfalon est encore ouvert dans une autre fenêtre. Fermez-la d’abord.
   *[offline] Il faut être en ligne, car Gonfalon est ensuite téléchargé de nouveau.
}
page-everything = Tout sauvegarder
page-everything-holds = Un fichier avec tout ce qui se trouve sur cet appareil, vos préférences comprises :
page-everything-secret = Ce qui est face cachée s’y trouve aussi. Gardez ce fichier pour vous ; pour partager une partie, mieux vaut un lien.
page-everything-save = Enregistrer le fichier
page-everything-count = { $what ->
    [battles] { $count ->
        [0] Aucune partie
        [one] { $count } partie
       *[other] { $count } parties
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
        [one] { $count } élément était déjà là
       *[other] { $count } éléments étaient déjà là
    }
   *[refused] { $count ->
        [one] { $count } élément était illisible ou n’avait plus de place
       *[other] { $count } éléments étaient illisibles ou n’avaient plus de place
    }
}
page-restored = Depuis le fichier
page-restored-beside = Tout a été ajouté ; rien n’a été écrasé.

# Un lien qui mène à une partie de cet appareil.
page-met-same = Cette partie était déjà sur cet appareil ; vous la poursuivez.
page-met-shorter = { $count ->
    [one] Vous avez { $count } réponse d’avance sur le lien
   *[other] Vous avez { $count } réponses d’avance sur le lien
}
page-met-longer = { $count ->
    [one] { $count } réponse ajoutée depuis le lien
   *[other] { $count } réponses ajoutées depuis le lien
}
page-met-refused = Le lien poursuit votre partie, mais ses réponses n’y sont pas possibles. Votre partie n’a pas changé.
page-met-forked = Le lien poursuit votre partie autrement. Voici la version du lien ; la vôtre reste telle quelle.
page-met-kept = Le lien mène à une partie que vous avez déjà ; vous la poursuivez. Si vous préférez la version du lien, ouvrez-la comme partie distincte.
page-met-copy = Ouvrir comme partie distincte
page-met-beside = Comparer
page-continuations = Deux suites
page-continuations-common = { $count ->
    [one] La première réponse est la même dans les deux ; ensuite, elles divergent.
   *[other] Les { $count } premières réponses sont les mêmes dans les deux ; ensuite, elles divergent.
}
page-continuations-own = Sur cet appareil
page-continuations-link = Dans le lien
page-continuations-since = { $count ->
    [one] { $count } réponse depuis
   *[other] { $count } réponses depuis
}
page-continuations-choose = Continuer avec celle-ci
page-continuations-stay = Celle que vous ne choisissez pas reste dans la liste de vos parties.
