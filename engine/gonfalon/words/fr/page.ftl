# La page : accueil, partie, questions, feuillets

page-title = Gonfalon
page-motto = Batailles et conflits sur table

page-what = Gonfalon anime les batailles, les combats et les conflits de votre jeu de rôle : il connaît les règles, pose chaque question à la bonne personne, lance les dés ou prend les vôtres, et dit ce qui se passe. Un seul appareil suffit : ni compte, ni réseau.
page-sample = Partie d’essai : { $name } ({ $minutes } min)
page-ready-battles = Parties prêtes à jouer
page-step-by-step = Étape par étape
page-opening-length = { $players } autour de la table · environ { $minutes } min{ $told ->
    [yes] {" · "}{ $played }
   *[no] {""}
}
page-briefing = { $part ->
    [sides] Camps :
    [bring] À la table :
   *[goal] But :
}
page-search = Rechercher
page-search-none = Aucun résultat.
page-search-rules = Chercher une règle
page-search-words = Des mots ou une question
page-search-results = Règles trouvées
page-search-found = { $count ->
    [0] Aucun résultat.
    [one] { $count } résultat
   *[other] { $count } résultats
}
page-search-failed = La recherche n’est pas disponible pour le moment. Réessayez dès que vous serez en ligne.
page-overrule-thing = Intervenir en tant que MJ
page-rulings-all = Toutes les valeurs
page-more-group = { $group ->
    [battle] Partie
    [look] Affichage
    [rules] Règles
   *[keep] Sauvegarder et quitter
}
page-help = Aide
page-help-part = { $part ->
    [now] Ce qu’il faut faire maintenant
    [battle] L’enjeu de cette partie
    [over] La partie est finie
   *[system] Comment ça marche
}
page-help-kind = { $kind ->
    [roll] Laissez Gonfalon lancer les dés, ou saisissez les vôtres.
    [number] Réglez le nombre, puis confirmez.
    [text] Écrivez ce qui convient, puis confirmez.
    [form] Modifiez ce qui ne convient pas, puis confirmez le tout.
    [paint] Peignez sur la carte, puis confirmez le tout.
    [path] Tracez le chemin sur la carte, puis confirmez.
    [ruling] Mettez-vous d’accord ; en cas de doute, le MJ tranche.
   *[choice] Touchez une des réponses. Celles qui sont exclues disent pourquoi.
}
page-help-rule = Touchez le titre pour lire la règle de la question, ou appuyez longuement sur une réponse pour lire la sienne. Avec une souris, un clic droit suffit.
page-new-battle = Nouvelle partie
page-start = Commencer la partie
page-about = De quoi s’agit-il ?
page-rules = Règles
page-rulebook = Tous les livres de règles
page-rule-steps = Avant et après dans ce chapitre
page-rulebook-open = Ouvrir dans le livre de règles
page-notices = Licences et remerciements
page-preferences = Préférences
page-language = Langue
page-theme = Couleurs
page-theme-name = { $theme ->
    [day] Jour
    [dark] Nuit
    [candle] Bougie
   *[auto] Comme l’appareil
}

page-house-rules = { $count ->
    [0] Règles maison
   *[other] Règles maison ({ $count })
}
page-house-rules-title = Règles maison
page-house-rules-hint = Elles vaudront pour la prochaine partie. Cet appareil retient votre choix.
page-house-rules-reset = Rétablir les valeurs par défaut
page-differs = règle maison
page-usual = par défaut
page-done = Terminé

page-battles = Parties
page-go-on = Reprendre : { $name }
page-battles-none = Aucune partie sur cet appareil pour l’instant.
page-battle-when = { $state ->
    [over] Terminée, { $moment }
   *[open] En cours, { $moment }
}
page-unnamed = Partie sans nom
page-rename = Renommer
page-rename-name = Renommer « { $name } »
page-export = Enregistrer dans un fichier
page-export-name = Enregistrer « { $name } » dans un fichier
page-delete-name = Supprimer « { $name } »
page-deleted = Suppression effectuée : « { $name } »
page-toast-undo = Annuler
page-import = Ouvrir un fichier
page-name = Nom de la partie
page-damaged = Cette partie est endommagée et ne peut pas être ouverte.
page-file-damaged = Ce fichier ne contient pas de partie ou est endommagé. Rien n’a été modifié.
page-not-opened = Ouverture impossible : { $why }
page-locked-elsewhere = Cette partie est déjà ouverte dans une autre fenêtre.

page-engine = Moteur de jeu
page-engine-loading = { $what ->
    [start] Le moteur de jeu démarre…
   *[fetch] Chargement du moteur de jeu : { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
}
page-engine-failed = { $why ->
    [offline] Le moteur de jeu n’a pas démarré : un élément manque sur cet appareil ou est endommagé, et l’appareil est hors ligne. Dès qu’il sera de nouveau en ligne, cet élément sera rechargé et le moteur de jeu démarrera. Vos parties enregistrées sont en sûreté.
   *[other] Le moteur de jeu n’a pas démarré. Vérifiez la connexion et réessayez ; vos parties enregistrées sont en sûreté.
}
page-part-missing = Les règles de ce jeu ne sont pas encore sur cet appareil, et vous êtes hors ligne. Réessayez dès que vous serez en ligne ; vos parties enregistrées sont en sûreté.
page-old-engine = Avec les règles actuelles, seul le début de cette partie pourrait être ouvert. Elle suit donc les règles du { $day }.
page-old-engine-short = Selon les règles du { $day }
page-old-engine-today = Jouer une copie (règles actuelles)
page-old-engine-missing = Cette partie suit d’anciennes règles qui ne sont pas encore sur cet appareil et ne peuvent pas être téléchargées pour le moment. Réessayez dès que l’appareil sera en ligne ; vos parties enregistrées sont en sûreté.
page-retry = Réessayer
page-details = Détails
page-opening = { $what ->
    [new] La partie commencera dès que le moteur de jeu sera prêt.
    [link] Le lien s’ouvrira dès que le moteur de jeu sera prêt.
    [file] Le fichier s’ouvrira dès que le moteur de jeu sera prêt.
    [example] L’exemple s’ouvrira dès que le moteur de jeu sera prêt.
   *[battle] La partie s’ouvre.
}
page-home = Accueil
page-close = Fermer
page-sheet-back = Revenir au précédent
page-back = Retour
page-confirm = Valider
page-table = Sur la table
page-on-field = Sur le plateau
page-steps = Déroulement de la partie
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
    [wounds] { $face }, ne compte que pour les pertes
   *[fell] { $face }
}
page-fate-face = { $face ->
    [1] plus
    [-1] moins
   *[0] vide
}
page-face-down = face cachée
page-places = Plateau
page-place = { $state ->
    [barred] { $place }, accès fermé
    [taken] { $place }, choix retenu
    [battle] { $place }, lieu de la bataille
    [open] { $place }, accès libre
   *[plain] { $place }
}
page-place-ways = Relié à : { $places }
page-piece-state = { $state ->
    [acted] a joué
    [active] en train de jouer
    [out] hors-jeu
    [reserve] en réserve
   *[ready] peut jouer
}
page-track = { $boxes ->
    [1] { $count ->
        [0] { $track } : case libre
       *[other] { $track } : case cochée
    }
   *[other] { $count ->
        [0] { $track } : aucune des { $boxes } cases cochée
        [one] { $track } : case { $numbers } sur { $boxes } cochée
       *[other] { $track } : cases { $numbers } sur { $boxes } cochées
    }
}
page-name-opening = le la l les un une des du de d grand grande petit petite vieux vieil vieille jeune bon bonne beau belle haut haute
page-name-closing = de du des d à au aux en sur sous
page-name-noun = 0
page-reserve = Réserve ({ $count })
page-out = Hors-jeu ({ $count })
page-player-state = { $state ->
    [turn] c’est son tour
   *[out] éliminé
}
page-look = Examiner
page-look-on = Toucher sert ici à regarder ; un appui long, à tout moment.
page-happened-left = { $count ->
    [one] et 1 autre résultat
   *[other] et { $count } autres résultats
}
page-look-end = Terminé
page-hand-total = Total
page-hand-sum = Somme seule
page-as-it-stands = Pour l’instant :
page-odds = Probabilités
page-odds-of = Probabilités : { $side }
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
page-gm = MJ
page-offers = Autres possibilités
page-proposed = proposé
page-option-chance = Chances de réussite : { $chance }
page-chosen = { $range ->
    [exact] { $count ->
        [one] { $count } choix sur { $most }
       *[other] { $count } choix sur { $most }
    }
   *[between] { $count } choix, de { $least } à { $most } possibles
}
page-fold = Replier ou déplier la question
page-raise = Tous les choix
page-draw = Tirer au sort
page-roll-app = { $dice ->
    [one] Lancer le dé ici
   *[other] Lancer les { $dice } dés ici
}
page-roll-table = Ou sur la table ? Touchez les faces obtenues :
page-roll-faces = Touchez la face de chaque dé :
page-why-not = Pourquoi certains choix sont exclus ({ $count })
page-roll-at-table = Lancé sur la table ? Indiquer la somme
page-roll-sums = Touchez la somme obtenue sur la table :
page-roll-by-app = Laisser Gonfalon lancer
page-roll-sum = Somme { $sum }
page-roll-by-face = Indiquer chaque dé
page-roll-by-sum = Indiquer seulement la somme
page-roll-missing = { $dice ->
    [one] Il manque un dé
   *[other] Il manque { $dice } dés
}
page-roll-confirm = Valider ce jet
page-roll-bonus = Bonus
page-die-number = Dé { $number }
page-die-back = Reprendre le dernier dé
page-number-bounds = De { $least } à { $most }
page-number-step = { $way ->
    [up] { $step } de plus
   *[down] { $step } de moins
}
page-letters-left = { $left ->
    [0] Pas plus de { $most } caractères.
    [one] Encore un caractère
   *[other] Encore { $left } caractères
}
page-form-more = Autres précisions ({ $count })
page-form-add = Ajouter : { $what }
page-form-remove = Retirer : { $what }
page-form-row = { $what } { $number }
page-form-complaint = { $field } : { $why }
page-form-secret = Caché : le champ n’affiche que des points tant qu’on ne le touche pas. Seule la personne concernée doit le lire.
page-form-step = { $way ->
    [up] { $field } : un de plus
   *[down] { $field } : un de moins
}

page-secret = Secret, réservé à : { $side }
page-give-phone = Passez l’appareil. C’est à vous, { $side } !
page-give-phone-any = Passez l’appareil. Qui choisit ?
page-take-over = { $again ->
    [yes] { $side } : changer de choix
   *[no] Je joue : { $side }
}
page-submitted = { $side } : choix fait, face cachée.
page-cover-again = Masquer

page-log = Chronique
page-log-empty = Rien ne s’est encore passé.
page-log-older = Entrées précédentes ({ $count })
page-log-show = Afficher dans la chronique
page-log-filter = { $what ->
    [results] Résultats
    [rulings] Décisions du MJ
   *[all] Tout
}
page-log-result = { $kind ->
    [defeat] hors-jeu
    [hit] coup
    [success] réussite
    [boost] coup de pouce
    [reveal] révélation
   *[miss] échec
}
page-watch = Montrer à toute la table
page-watch-end = Retour à la partie
page-dice-times = { $count } ×
page-dice-of = { $count } × { $face }
page-dice-source = { $source ->
    [sum] sur la table, somme seule
    [table] sur la table
   *[app] par Gonfalon
}
page-tools = Outils
page-undo = Annuler
page-redo = Rétablir
page-share = Partager
page-more = Plus
page-over = La partie est terminée.

page-share-text = « { $name } », une partie de Gonfalon avec tous ses jets de dés :
page-share-hint = Le lien contient toute la partie et tous ses jets. Ce qui est face cachée le reste.
page-share-link = Lien à partager
page-code = QR code du lien
page-code-hint = Scannez ce code avec la caméra d’un autre appareil.
page-code-none = Ce lien est trop long pour des QR codes.
page-content-newer = Ce contenu vient d’une version plus récente de Gonfalon. Rechargez la page, puis rouvrez le lien ou le fichier.
page-content-system = Gonfalon ne connaît pas le système de règles correspondant. Rechargez la page ou ajoutez ce système, puis rouvrez le lien ou le fichier.
page-send = Envoyer le lien
page-copy = Copier le lien
page-copied = Le lien est copié.
page-copy-refused = Ce navigateur bloque la copie. Le lien est sélectionné : copiez-le à la main.

page-switches = Règles maison de cette partie
page-switches-hint = Changer quelque chose ici pendant la partie, c’est une décision du MJ : cela vaut tout de suite, figure dans la chronique et peut être annulé.
page-switch-set = { $rule } : { $choice }
page-rulings = Décisions du MJ
page-rulings-hint = Le MJ peut fixer n’importe quelle valeur. La chronique en garde trace, et cela peut s’annuler.
page-rulings-none = Il n’y a rien à fixer pour l’instant.
page-setting-now = Actuellement : { $value }
page-new-value = Nouvelle valeur
page-why = Pourquoi ?
page-overrule = Fixer la valeur

page-elsewhere = « { $name } » se joue maintenant dans une autre fenêtre. Ici, vous pouvez regarder, ou continuer.
page-take-battle = Continuer ici
page-own-copy = { $origin ->
    [file] Ouverte depuis un fichier : « { $name } ». Cet appareil en garde sa propre copie ; le fichier ne change pas.
    [example] Tirée des règles : « { $name } ». L’exemple commence ici ; c’est désormais une partie sur cet appareil, que vous jouez comme vous voulez. Le livre de règles ne change pas.
    [prepared] Reçue par un lien : « { $name } », une partie préparée. Vous pouvez la jouer tout de suite ou la garder pour plus tard ; rien ne change chez l’expéditeur.
   *[link] Reçue par un lien : « { $name } ». Cet appareil en garde sa propre copie ; rien ne change chez l’expéditeur.
}
page-checked = Vérifié : tout ce que contient la chronique suit les règles.
page-checked-app = { $count ->
    [one] { $count } jet fait par Gonfalon
   *[other] { $count } jets faits par Gonfalon
}
page-checked-table = { $count ->
    [one] { $count } jet fait sur la table et saisi à la main
   *[other] { $count } jets faits sur la table et saisis à la main
}
page-note-read = Compris
page-fault = Gonfalon a rencontré une erreur. La partie est conservée telle qu’elle était juste avant.
page-reload-battle = Recharger la partie

# Autour de la partie : règles maison, registre, chronique à emporter

page-differences = Écarts par rapport au livre
page-by-the-book = Tout est comme dans le livre.
page-difference = { $to }, et non { $from }
page-switches-all = Toutes les options
page-switch-bounds = De { $least } à { $most }, par défaut { $usual }
page-house-rules-of = Règles maison pour « { $system } »
page-sets = Règles maison enregistrées
page-sets-none = Aucune pour l’instant. Donnez un nom aux écarts ci-dessus pour les enregistrer sur cet appareil.
page-sets-full = Cet appareil peut en enregistrer { $most } au plus. Supprimez-en d’abord.
page-set-count = { $count ->
    [0] Comme dans le livre
    [one] { $count } écart
   *[other] { $count } écarts
}
page-set-name = Nom des règles maison
page-set-save = Enregistrer
page-set-saved = « { $name } » : règles enregistrées.
page-set-replaced = « { $name } » : règles enregistrées, l’ancienne version est remplacée.
page-set-applied = Pour la prochaine partie : { $name }
page-set-apply = Adopter ces règles maison
page-set-begin = Commencer une partie avec ces règles
page-set-known = Ces règles maison sont déjà enregistrées ici sous le nom « { $name } ».
page-set-taken = D’autres règles maison s’appellent déjà « { $name } » ici. Si vous enregistrez les nouvelles, elles s’appelleront « { $free } » ; les anciennes restent.
page-set-received = On vous a envoyé des règles maison pour « { $system } ». Elles ne s’appliquent pas encore.
page-set-strange = { $count ->
    [one] Gonfalon ne connaît pas l’un de ces réglages. Il est laissé de côté.
   *[other] Gonfalon ne connaît pas { $count } de ces réglages. Ils sont laissés de côté.
}
page-set-newer = Ces règles maison viennent d’une version plus récente de Gonfalon. Rechargez la page et rouvrez-les.
page-set-foreign = Ce ne sont pas des règles maison de Gonfalon. Prenez un lien ou un fichier créé par Gonfalon.
page-set-system = Gonfalon ne connaît pas le système de règles correspondant. Rechargez la page ou ajoutez ce système, puis rouvrez ces règles maison.
page-set-damaged = Les règles maison « { $name } » sont endommagées.
page-set-share-text = « { $name } », des règles maison pour Gonfalon :
page-set-share-hint = Le lien ne contient que les règles maison. La personne qui l’ouvre voit les écarts et peut les adopter.
page-share-name = Partager « { $name } »
page-share-long = Ce lien est trop long pour certaines messageries ; Discord, par exemple, n’accepte pas plus de { $most } caractères. Envoyez plutôt le fichier.
page-share-too-long = C’est trop pour un seul lien. Partagez-en moins à la fois.
page-share-holds = Ce que contient le lien
page-share-length = { $fits ->
    [code] { $count } caractères, QR code de version { $version } : assez court pour un message.
    [message] { $count } caractères : assez court pour un message.
   *[long] { $count } caractères : assez court pour un e-mail.
}
page-roster-broken = Impossible de lire ou d’écrire dans le stockage de cet appareil.

page-roster = Registre
page-roster-count = Registre ({ $count })
page-roster-hint = Ce que contient le registre reste sur cet appareil et peut resservir dans d’autres parties.
page-roster-battle = De cette partie
page-roster-here = Dans le registre
page-roster-none = Le registre est encore vide.
page-roster-kept = dans le registre
page-roster-keep = Ajouter au registre
page-roster-keep-name = Ajouter « { $name } » au registre
page-roster-keep-all = Ajouter les { $count } au registre
page-roster-full = { $count ->
    [one] Le registre contient au plus { $most } cartes de chaque genre. Il n’y avait plus de place pour une carte.
   *[other] Le registre contient au plus { $most } cartes de chaque genre. Il n’y avait plus de place pour { $count } cartes.
}
page-roster-damaged = Cette carte est endommagée.
page-roster-copy-name = Copier le texte de « { $name } »
page-roster-from = Depuis le registre
page-roster-empty = Le registre ne contient encore rien d’utilisable ici.
page-roster-offer = { $count ->
    [one] { $count } carte pour le registre
   *[other] { $count } cartes pour le registre
}
page-card-share-text = « { $name } », pour votre registre Gonfalon :
page-cards-share = { $count ->
    [one] Partager { $count } carte
   *[other] Partager les { $count } cartes
}
page-cards-of = Registre pour « { $system } »
page-cards-share-text = { $count ->
    [one] { $count } carte pour « { $system } » dans Gonfalon :
   *[other] { $count } cartes pour « { $system } » dans Gonfalon :
}
page-cards-share-hint = { $count ->
    [one] Le lien ne contient que cette carte. La personne qui l’ouvre voit la carte et peut la garder.
   *[other] Le lien contient { $count } cartes. La personne qui l’ouvre voit les cartes et peut les garder.
}
page-cards-received = { $count ->
    [one] On vous a envoyé { $count } carte pour « { $system } ». Elle n’est enregistrée que si vous l’ajoutez au registre.
   *[other] On vous a envoyé { $count } cartes pour « { $system } ». Seules celles que vous ajoutez au registre sont enregistrées.
}
page-cards-checking = Vérification en cours…
page-cards-unchecked = Vérification impossible. Rouvrez le lien ou le fichier.
page-cards-refused = { $count ->
    [one] { $count } carte n’est pas conforme aux règles. Elle est laissée de côté.
   *[other] { $count } cartes ne sont pas conformes aux règles. Elles sont laissées de côté.
}
page-cards-taken = Une autre carte porte déjà ce nom ici. Elle est conservée.
page-cards-use = Utiliser sans enregistrer
page-cards-offered = { $count ->
    [one] La carte est proposée dans les parties jusqu’à la fermeture de Gonfalon.
   *[other] Les { $count } cartes sont proposées dans les parties jusqu’à la fermeture de Gonfalon.
}
page-text-copied = Le texte est copié.
page-text-not-copied = Impossible de copier le texte.

page-chronicle = Enregistrer ou imprimer la chronique
page-chronicle-short = Enregistrer, imprimer
page-chronicle-hint = Toute la partie à relire, avec les jets et les décisions du MJ. Ce qui est face cachée n’y figure pas.
page-chronicle-copy = Copier le texte
page-chronicle-text = Enregistrer comme fichier texte
page-chronicle-markdown = Enregistrer en Markdown
page-chronicle-print = Imprimer ou enregistrer en PDF
page-chronicle-preview = Aperçu
page-chronicle-result = Résultat
page-chronicle-players = Participants
page-chronicle-player = { $name } ({ $team })
page-chronicle-about = { $dated ->
    [yes] { $system } · { $moment }
   *[no] { $system }
}
page-chronicle-piece = { $state ->
    [out] { $count ->
        [0] { $name }, hors-jeu
       *[other] { $name }, hors-jeu : { $facts }
    }
   *[in] { $count ->
        [0] { $name }
       *[other] { $name } : { $facts }
    }
}
page-chronicle-difference = { $title } : { $to }, et non { $from }
page-chronicle-made = Chronique tenue par Gonfalon
page-again = { $count ->
    [0] Nouvelle partie
   *[other] Nouvelle partie avec ces règles maison
}
page-play-again = Rejouer
page-play-again-so = Rejouer avec cette mise en place

page-prepared = Parties préparées
page-prepared-hint = Touchez-en une pour commencer une partie. La partie préparée reste ici et sert autant de fois que vous voulez.
page-prepare = Garder comme partie préparée
page-prepare-what = La mise en place est gardée : tout ce qui a été saisi avant le début du jeu, jusqu’au premier jet. Ce qui est face cachée le reste.
page-prepare-keep = Garder
page-prepare-kept = La partie se trouve maintenant à l’accueil, sous « Parties préparées ».
page-prepare-not-kept = La partie préparée n’a pas été enregistrée : l’appareil n’a plus de place, ou le stockage ne répond pas.
page-copy-name = Dupliquer « { $name } »
page-copy-of = Copie de { $name }
page-copy-kept = Une copie de « { $name } » est maintenant dans la liste.
page-share-prepared = « { $name } », une partie préparée dans Gonfalon :
page-share-prepared-hint = Le lien contient la mise en place. La personne qui l’ouvre peut jouer tout de suite. Ce qui est face cachée le reste.
