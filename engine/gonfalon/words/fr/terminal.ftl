# Le terminal : aide, questions, commandes

## Aide

terminal-about = Gonfalon anime batailles, combats et conflits sur table : il connaît les règles, demande ce que les joueurs ont à décider et montre ce qui en résulte.
terminal-help-usage = Utilisation :
terminal-help-arguments = Arguments{ "\u202F" }
terminal-help-options = Options{ "\u202F" }
terminal-help-commands = Commandes{ "\u202F" }
terminal-help-systems = Systèmes de règles{ "\u202F" }
terminal-help-help = afficher cette aide
terminal-help-language = langue (à défaut, celle de l’environnement : LC_ALL, LC_MESSAGES, LANG)
terminal-help-system = système de règles : { $systems }
terminal-help-play = jouer une partie
terminal-help-switch = régler des options du système autrement que dans le livre
terminal-help-typed = saisir les dés lancés sur la table au lieu de laisser Gonfalon les lancer
terminal-help-play-seed = Gonfalon lance ses dés à partir de cette graine, toujours de la même façon
terminal-help-save = enregistrer dans ce fichier après chaque réponse
terminal-help-open = reprendre une partie enregistrée ; sans --save, elle s’enregistre dans le même fichier
terminal-help-tell = rejouer des récits et montrer ce qui diffère
terminal-help-story = un ou plusieurs récits
terminal-help-random = jouer des parties au hasard pour y chercher des erreurs
terminal-help-battles = nombre de parties ({ $usual } par défaut)
terminal-help-seed = graine du hasard (1 par défaut)
terminal-help-first = numéro de la première partie (1 par défaut)
terminal-help-link = montrer ce que contient un lien
terminal-help-address = l’adresse entière ou sa partie à partir de #, de préférence entre guillemets
terminal-help-link-of = afficher le lien court de cette histoire et la place que prennent ses éléments
terminal-help-odds = calculer exactement les probabilités
terminal-help-odds-system = calculer exactement les probabilités selon les règles de « { $system } »
terminal-help-tiefen-dice = dés de la réserve : camp A, puis camp B
terminal-help-tiefen-from = seuils de destruction, fanatisme déjà compris (par défaut, 6 moins les dés de fanatisme de l’autre camp)
terminal-help-tiefen-losses = seuils pour les pertes, si le fanatisme ne compte que pour elles (sinon, comme --from)
terminal-help-tiefen-fanatics = dés de fanatisme déjà comptés dans la réserve (0 0 par défaut)
terminal-help-tiefen-chooser = qui choisit les dés détruits : celui qui détruit (comme dans le livre) ou celui qui les perd
terminal-help-war-bonus = ce que l’armée qui agit ajoute à ses dés : compétence et tout le reste
terminal-help-war-against = ce que l’armée adverse ajoute à ses dés
terminal-help-war-difficulty = difficulté fixe ; avec --against, la plus haute des deux compte
terminal-help-war-absorb = combien de crans la cible peut encaisser ; indique aussi les chances de la vaincre
terminal-meta-command = COMMANDE
terminal-meta-file = FICHIER
terminal-meta-link = LIEN
terminal-meta-number = NOMBRE
terminal-meta-seed = GRAINE
terminal-meta-switch = RÈGLE=CHOIX
terminal-meta-system = SYSTÈME

## Appel incorrect

terminal-wrong-missing = Il manque : { $names }
terminal-wrong-unknown = Arguments non reconnus : { $names }
terminal-wrong-argument = { $name } : { $why }
terminal-wrong-count = Le nombre de valeurs ne convient pas.
terminal-wrong-command = Commande inconnue. Voir --help.
terminal-wrong-choice = Valeurs possibles : { $allowed }
terminal-wrong-number = Il faut un nombre entier de { $least } à { $most }.
terminal-wrong-switch = Un réglage s’écrit ainsi : tiefen.roll.chooser=victim ou war.chest.size=12
terminal-wrong-start = Il manque le système de règles, par exemple : play tiefen. Vous pouvez aussi ouvrir une partie enregistrée avec --open.
terminal-wrong-link = Indiquez soit un lien, soit une histoire avec --of.
terminal-wrong-fanatics = Dans chaque camp, il doit rester au moins un dé qui ne soit pas un dé de fanatisme.
terminal-wrong-fanaticism = Un camp prend au plus { $most } dés de fanatisme. Règle : { $title } ({ $rule })
terminal-wrong-losses = Le seuil pour les pertes ne peut pas dépasser le seuil de destruction.
terminal-wrong-against = Il manque l’opposition. Donnez --against, --difficulty ou les deux.
terminal-open-alone = Le fichier indique déjà le système et ses options. N’en donnez pas quand vous reprenez une partie avec --open.
terminal-file-unreadable = { $file } : ce fichier est illisible.
terminal-file-unwritable = { $file } : impossible d’écrire dans ce fichier. Désormais, plus rien n’est enregistré.
terminal-file-exists = { $file } : ce fichier existe déjà. Reprenez-le avec --open ou choisissez un autre nom.

## À la table

terminal-welcome = Gonfalon · { $system } · ? affiche toutes les commandes
terminal-house-rule = { $title } → { $choice } ({ $rule })
terminal-dice = { $source ->
    [app] { $said } { $faces } (par Gonfalon)
    [seed] { $said } { $faces } (par Gonfalon, avec la graine)
    [sum] { $said } { $faces } (somme seule, sur la table)
   *[table] { $said } { $faces } (sur la table)
}
terminal-dice-kind = { $die ->
    [fate] { $dice ->
        [one] { $dice } dé Fate
       *[other] { $dice } dés Fate
    }
    [d20] { $dice }d20
   *[d6] { $dice }d6
}
terminal-card = { $face ->
    [down] Posé face cachée
   *[up] Révélé : { $label }
}
terminal-place = { $state ->
    [open] { $place } (libre)
    [barred] { $place } (accès fermé)
    [taken] { $place } (choix retenu)
   *[battle] { $place }
}
terminal-player = { $player } ({ $team })
terminal-borders = Sont aussi voisines : { $pairs }
terminal-total = Total
terminal-closer-nothing = Rien sur la table ne s’appelle « { $wanted } ».
terminal-closer-card = Feuille : { $card }
terminal-chance = { NUMBER($p, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-chance-exact = { NUMBER($p, style: "percent", minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-no-chances = Pour l’instant, il n’y a pas de probabilités à calculer.
terminal-odds-side = { $side } : { $throws }
terminal-odds-tiefen-losses = pertes à partir de { $face }
terminal-odds-war-side = { $of ->
    [actor] Armée qui agit
   *[against] Opposition
}
terminal-odds-war-hand = { $dice } dés Fate { $bonus }
terminal-odds-war-difficulty = difficulté { $difficulty }
terminal-odds-war-spread = Crans
terminal-odds-war-shifts = { $shifts }

## Questions

terminal-for = { $who ->
    [gm] MJ
   *[table] Toute la table
}
terminal-offers = Autres possibilités :
terminal-barred = { $option } : { $why }
terminal-complaint = { $field } : { $complaint }
terminal-hint-one = { $default ->
    [none] Tapez un numéro
    [nothing] Tapez un numéro ; Entrée : aucun
    [free] Tapez un numéro ; Entrée : { $taken } ; « - » : aucun
   *[some] Tapez un numéro ; Entrée : { $taken }
}
terminal-hint-exactly = { $default ->
    [none] Tapez { $most } numéros séparés par des espaces
   *[some] Tapez { $most } numéros séparés par des espaces ; Entrée : { $taken }
}
terminal-hint-several = { $default ->
    [none] Tapez des numéros, au moins { $least }, au plus { $most }
    [nothing] Tapez des numéros, au plus { $most } ; Entrée : aucun
    [free] Tapez des numéros, au plus { $most } ; Entrée : { $taken } ; « - » : aucun
   *[some] Tapez des numéros, au moins { $least }, au plus { $most } ; Entrée : { $taken }
}
terminal-hint-number = { $given ->
    [yes] Nombre de { $least } à { $most } ; Entrée : { $preset }
   *[no] Nombre de { $least } à { $most }
}
terminal-hint-text = { $given ->
    [yes] Texte, { $most } caractères au plus ; Entrée garde « { $preset } », « - » efface
    [kept] Texte, { $most } caractères au plus ; Entrée garde « { $preset } »
    [needed] Texte, { $most } caractères au plus
   *[no] Texte, { $most } caractères au plus ; Entrée le laisse vide
}
terminal-hint-roll = { $die ->
    [fate] Entrée lance { $dice } ; si vous lancez sur la table, tapez les dés ainsi : + - 0 0, ou les sommes : =2
   *[other] Entrée lance { $dice } ; si vous lancez sur la table, tapez les dés ainsi : 6 2 1
}
terminal-hint-typed = { $die ->
    [fate] Tapez les faces obtenues avec { $dice }, par exemple + - 0 0, ou les sommes : =2 (t : Gonfalon lance les dés)
   *[other] Tapez les faces obtenues avec { $dice }, par exemple 6 2 1 (t : Gonfalon lance les dés)
}
terminal-hint-paint = Indiquez ce qui va où, par exemple { $brush }=C3,C4 ; Entrée laisse tout en l’état
terminal-hint-path = Tapez une lettre par pas (a vers le haut, puis dans le sens horaire) ou « vers C7 » ; { $spaces } cases au plus ; { $goes ->
    [on] Entrée : poursuivre ({ $way }) ; « - » : rester sur place
   *[no] Entrée : rester sur place
}
terminal-hint-card = Tapez ou collez une feuille ; /1, /2… prend l’une de celles du dessus ; « - » la laisse vide ; Entrée : { $sample }
terminal-hint-form = Champ par champ ; Entrée garde ce qui s’y trouve, un point (.) garde aussi tout le reste
terminal-hint-secret = Tapez un numéro, il reste invisible ; * tire au sort
terminal-hand-over = { $name } : le clavier est à vous ; les autres ne regardent pas. Quand vous y êtes, appuyez sur Entrée.
terminal-unclear-option = Tapez un numéro de 1 à { $most }.
terminal-unclear-empty = Ici, Gonfalon ne propose rien. Tapez vous-même une réponse.
terminal-unclear-faces = Ce ne sont pas des faces de dés. Tapez les dés tels qu’ils sont tombés, par exemple 6 2 1, ou + - 0 0 pour des dés Fate.
terminal-unclear-number = Ce n’est pas un nombre entier.
terminal-unclear-paint = « { $word } » est incompréhensible. Tapez un mot du dessus, le signe égal et des cases, par exemple : { $brush }=C3,C4
terminal-unclear-path = Ce n’est pas un chemin. Tapez des lettres de a à h, ou « vers » et une case, par exemple : vers C7

## Commandes

terminal-keys =
    u   annuler la dernière réponse
    r   rétablir ce qui a été annulé
    t   saisir les dés lancés sur la table, ou laisser à nouveau Gonfalon lancer
    l   lien vers cette partie
    o   probabilités
    !   décision du MJ : fixer une valeur
    q   quitter
    +…  faire ce qui figure sous « Autres possibilités », par exemple +concede.p1
    ?   cette aide ; ? et un nom ou le numéro d’une zone : y regarder de plus près
    Là où un texte est demandé, mettez une barre oblique devant : /u, /q
    Dés : 6! en détruit un autre, 5~ ne compte que pour les pertes, 6✗ est détruit
terminal-rule = Règle de cette question : { $title } ({ $rule })
terminal-typed = { $typed ->
    [yes] Désormais, les dés viennent de la table.
   *[no] Désormais, Gonfalon lance les dés.
}
terminal-over = La partie est terminée. Entrée quitte, u annule la dernière réponse, l montre le lien.
terminal-saved = Enregistré dans { $file }. Pour reprendre : play --open { $file }
terminal-not-saved = Rien n’est enregistré. Ce lien contient la partie, sans ce qui est posé face cachée :
terminal-ruling-which = Quelle valeur le MJ fixe-t-il ?
terminal-ruling-value = { $what } → { $value }
terminal-ruling-cancel = Tapez un numéro ; Entrée abandonne
terminal-ruling-number = Nombre de { $least } à { $most } ; Entrée abandonne
terminal-ruling-text = Tapez un texte ; « - » efface, Entrée abandonne
terminal-ruling-why = Pourquoi ? Entrée : sans motif

## Récits, parties au hasard, liens

terminal-told = Récits : { $stories }, dont racontés autrement désormais : { $wrong }
terminal-told-now = ce que font les règles maintenant
terminal-story-wrong = { $file } : impossible de raconter ce récit. { $why }
terminal-random-battles = Parties : { $battles } (numéros { $first } à { $last }, graine { $seed })
terminal-random-answers = Réponses : { $answers }
terminal-random-speed = Vitesse : { NUMBER($speed, maximumFractionDigits: 1) } parties par seconde ({ NUMBER($seconds, maximumFractionDigits: 1) } s)
terminal-random-checked = Rejouées, entièrement annulées puis rétablies : { $checked }
terminal-random-bounded = Arrêtées avant la fin, car trop longues : { $bounded }
terminal-random-faults = Erreurs : { $faults }
terminal-random-fault = Partie { $number } : { $what }. Pour la répéter :
terminal-link-name = { $named ->
    [yes] { $name }
   *[no] Partie sans nom
}
terminal-link-system = Système : { $system }, version { $version }
terminal-link-sides = Camps : { $sides }
terminal-link-answers = Réponses : { $answers }
terminal-link-rulings = Décisions du MJ : { $rulings }
terminal-link-house-rules = Règles maison :
terminal-link-ask = Question ouverte : { $asked }
terminal-link-part = { $part ->
    [head] En-tête
    [texts] Textes
    [seals] Sceaux
    [salts] Sels
    [switches] Options des règles
    [kinds] Types d’entrées
    [choice] Choix
    [ruling] Jugements
    [roll] Dés
    [number] Nombres
    [text] Questions de texte
    [path] Chemins
    [paint] Peintures
    [form] Formulaires
    [offers] Offres
    [rulings] Décisions du MJ
    [retracted] Jets annulés
    [checks] Bits de contrôle
   *[other] { $part }
} : { $characters }
terminal-link-size = Caractères en tout : { $characters } (simple : { $plain })
terminal-link-plain = Caractères en tout : { $characters }. Cette partie n’a pas de lien court.
terminal-link-possible = Σ, si toutes les réponses possibles étaient aussi probables : { $characters }
