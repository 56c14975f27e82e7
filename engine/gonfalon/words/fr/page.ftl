# La page : accueil, bataille, questions, feuillets

page-title = Gonfalon
page-motto = Batailles de masse sur table

page-new-battle = Nouvelle bataille
page-start = Engager la bataille
page-about = De quoi s’agit-il ?
page-rules = Règles
page-rulebook = Tous les livres de règles
page-rulebook-open = Ouvrir dans le livre de règles
page-notices = Licences et remerciements
page-wishes = Préférences
page-language = Langue
page-theme = Couleurs
page-theme-name = { $theme ->
    [day] Jour
    [dark] Nuit
   *[auto] Comme l’appareil
}

page-house-rules = { $count ->
    [0] Règles maison
   *[other] Règles maison ({ $count })
}
page-house-rules-title = Règles maison
page-house-rules-hint = Elles vaudront pour la prochaine bataille. Cet appareil retient votre choix.
page-house-rules-reset = Revenir aux règles du livre
page-differs = règle maison
page-usual = par défaut
page-done = Terminé

page-battles = Batailles
page-battles-none = Aucune bataille sur cet appareil pour l’instant.
page-battle-when = { $state ->
    [over] Terminée, { $moment }
   *[open] En cours, { $moment }
}
page-unnamed = Bataille sans nom
page-rename = Renommer
page-rename-name = Renommer « { $name } »
page-export = Enregistrer dans un fichier
page-export-name = Enregistrer « { $name } » dans un fichier
page-delete-name = Supprimer « { $name } »
page-deleted = « { $name } » a été supprimée.
page-toast-undo = Récupérer
page-import = Ouvrir un fichier
page-name = Nom de la bataille
page-damaged = Cette bataille est endommagée et ne peut pas être ouverte.
page-file-damaged = Ce fichier ne contient pas de bataille ou est endommagé. Rien n’a été modifié.
page-not-opened = Ouverture impossible : { $why }
page-held = Cette bataille est déjà ouverte dans une autre fenêtre.
page-store-broken = Le stockage de cet appareil est illisible. Vous pouvez jouer, mais les nouvelles batailles risquent de ne pas être conservées.

page-engine = Moteur de jeu
page-engine-loading = { $what ->
    [start] Le moteur de jeu démarre…
   *[fetch] Chargement du moteur de jeu : { $done } sur { $total }
}
page-engine-ready = { $offline ->
    [yes] Prêt à jouer, même hors ligne
   *[no] Prêt à jouer
}
page-engine-failed = Le moteur de jeu n’a pas démarré. Vérifiez la connexion et réessayez ; vos batailles sont en sûreté.
page-retry = Réessayer
page-details = Détails
page-opening = { $what ->
    [new] La bataille commencera dès que le moteur de jeu sera prêt.
    [link] Le lien s’ouvrira dès que le moteur de jeu sera prêt.
    [file] Le fichier s’ouvrira dès que le moteur de jeu sera prêt.
   *[battle] La bataille s’ouvre.
}
page-update = Une nouvelle version de Gonfalon est prête.
page-update-now = Recharger

page-home = Accueil
page-close = Fermer
page-back = Retour
page-confirm = Valider
page-table = Sur la table
page-steps = Déroulement de la bataille
page-step-state = { $state ->
    [done] étape terminée
    [now] étape en cours
   *[ahead] étape à venir
}
page-pool = Réserve de dés : { $dice }
page-dice = Dés lancés
page-die = { $state ->
    [destroyed] { $face }, détruit
    [strikes] { $face }, détruit un dé
   *[fell] { $face }
}
page-fate-face = { $face ->
    [1] plus
    [-1] moins
   *[0] vide
}
page-face-down = face cachée
page-places = Le champ de bataille et ses issues
page-place = { $state ->
    [barred] { $place }, accès fermé
    [taken] { $place }, choix retenu
    [battle] { $place }, lieu de la bataille
    [open] { $place }, accès libre
   *[plain] { $place }
}
page-odds = Probabilités
page-rulings-count = { $count ->
    [one] { $count } valeur fixée par le MJ
   *[other] { $count } valeurs fixées par le MJ
}
page-rule = Règle : { $title }

page-decides = { $role ->
    [gm] Décision : MJ
    [table] Toute la table
   *[side] { $act ->
        [roll] { $count ->
            [one] Jet : { $who }
           *[other] Jets : { $who }
        }
        [number] Réponse : { $who }
        [text] Réponse : { $who }
       *[other] { $count ->
            [one] Décision : { $who }
           *[other] Décisions : { $who }
        }
    }
}
page-proposed = proposé
page-chosen = { $range ->
    [exact] { $count ->
        [one] { $count } choix sur { $most }
       *[other] { $count } choix sur { $most }
    }
   *[between] { $count } choix, de { $least } à { $most } possibles
}
page-fold = Replier ou déplier la question
page-draw = Tirer au sort
page-roll-app = { $dice ->
    [one] Lancer le dé ici
   *[other] Lancer les { $dice } dés ici
}
page-roll-table = Ou sur la table ? Touchez les faces obtenues :
page-roll-missing = { $dice ->
    [one] Il manque un dé
   *[other] Il manque { $dice } dés
}
page-roll-confirm = C’est le résultat obtenu
page-roll-bonus = Bonus
page-die-number = Dé { $number }
page-die-back = Reprendre le dernier dé
page-number-bounds = De { $least } à { $most }
page-number-step = { $way ->
    [up] { $step } de plus
   *[down] { $step } de moins
}

page-secret = Secret, pour { $side } seulement
page-give-phone = Passez l’appareil. C’est à vous, { $side } !
page-give-phone-any = Passez l’appareil. Qui choisit ?
page-take-over = { $again ->
    [yes] { $side } : changer de choix
   *[no] Je joue { $side }
}
page-laid = { $side } : choix fait, face cachée.
page-cover-again = Recouvrir

page-log = Chronique
page-log-empty = Rien ne s’est encore passé.
page-dice-source = { $source ->
    [table] sur la table
   *[app] par Gonfalon
}
page-tools = Outils
page-undo = Annuler
page-redo = Rétablir
page-share = Partager
page-more = Plus
page-over = La bataille est terminée.

page-share-text = « { $name } », une bataille de Gonfalon avec tous ses jets de dés :
page-share-hint = Le lien contient toute la bataille et tous ses jets. Ce qui est face cachée le reste.
page-share-link = Lien vers la bataille
page-copy = Copier le lien
page-copied = Le lien est copié.

page-switches = Règles maison de cette bataille
page-switches-hint = Pendant la bataille, le MJ les change en fixant leur valeur.
page-rulings = Décisions du MJ
page-rulings-hint = Le MJ peut fixer n’importe quelle valeur. La chronique en garde trace, et cela peut s’annuler.
page-rulings-none = Il n’y a rien à fixer pour l’instant.
page-setting-now = Actuellement : { $value }
page-new-value = Nouvelle valeur
page-why = Pourquoi ?
page-overrule = Fixer la valeur

page-elsewhere = « { $name } » se joue maintenant dans une autre fenêtre. Ici, vous pouvez seulement regarder.
page-take-battle = Continuer ici
page-unkept = L’appareil n’a pas pu enregistrer la dernière étape. Conservez la bataille dans un fichier ou un lien.
page-own-copy = { $origin ->
    [file] Ouverte depuis un fichier : « { $name } ». Cet appareil en garde sa propre copie ; le fichier ne change pas.
   *[link] Reçue par un lien : « { $name } ». Cet appareil en garde votre propre copie ; rien ne change chez l’expéditeur.
}
page-note-read = Compris
page-fault = Gonfalon a rencontré une erreur. La bataille est conservée telle qu’elle était juste avant.
page-reload-battle = Recharger la bataille
