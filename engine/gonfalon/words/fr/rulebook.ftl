# Pages de règles, liste des règles, page des licences

rules-title = Livres de règles
rules-describe = Toutes les règles de « { $title } » à consulter : paragraphe par paragraphe, avec exemples, options et glossaire.
rules-describe-pair = « { $title } » en deux langues côte à côte : { $languages }.
rules-picture = Bannière rouge à deux épées croisées, avec le titre : { $title }
rules-intro = Toutes les règles que Gonfalon applique aux parties, à consulter à tout moment. Chaque paragraphe possède une adresse fixe, la même dans toutes les langues.
rules-contents = Sommaire
rules-languages = Langue
rules-battle = Jouer une partie
rules-all = Tous les livres de règles
rules-skip = Aller au texte
rules-kind-rule = Règle
rules-kind-option = Option
rules-kind-judgement = Arbitrage
rules-kind-advice = Conseil
rules-kinds = Quatre sortes de paragraphes
rules-kind-rule-means = S’applique toujours. Gonfalon y veille.
rules-kind-option-means = Se règle avant la partie. Le choix par défaut est signalé.
rules-kind-judgement-means = C’est à la table de trancher. Gonfalon pose la question et note la réponse.
rules-kind-advice-means = Aide à jouer, sans rien imposer.
rules-reading = Notre lecture
rules-ask = Question posée à la table
rules-unanswered = Par défaut
rules-choices = Au choix
rules-use = Jouer ainsi la prochaine partie
rules-default = Par défaut
rules-examples = { $count ->
    [one] Exemple
   *[other] Exemples
}
rules-read-in = Lire en
rules-beside = À côté
rules-beside-none = Pas de seconde langue
rules-overview = Vue d’ensemble
rules-onward = Chapitres précédent et suivant
rules-before = Avant
rules-after = Suite
rules-uses = Mentionné dans
rules-lesson = Apprendre en cinq minutes : une partie guidée
rules-course = Déroulement d’une partie
rules-cheat-sheet = Aide-mémoire
rules-print-cheat-sheet = Imprimer l’aide-mémoire
rules-print-booklet = Imprimer tout le livre de règles
rules-options = Options
rules-options-intro = Ce qui se règle avant la partie, avec le choix par défaut.
rules-judgements = À vous de décider
rules-judgements-intro = Gonfalon pose ces questions quand elles se présentent.
rules-describe-chapter-pair = « { $title } » : { $chapter }, en deux langues côte à côte : { $languages }.
rules-describe-chapter = « { $title } » : { $chapter }. Toutes les règles du chapitre, avec exemples, options et renvois.
rules-terms = Glossaire
rules-terms-intro = Les termes du jeu dans les trois langues.
rules-terms-all = Glossaire de tous les livres de règles
rules-terms-all-intro = Les termes de tous les livres de règles en trois langues, et pour chacun les livres qui l’emploient.
rules-terms-find = Chercher dans le glossaire
rules-terms-found = { $found } sur { $all } termes
rules-terms-in = Livre de règles
rules-search = Chercher une règle
rules-search-results = Règles trouvées
rules-search-close = Fermer la recherche
rules-search-none = Aucun résultat.
rules-search-failed = La recherche n’est pas disponible pour le moment. Réessayez dès que vous serez en ligne.
rules-search-count = Résultats : { $count }
rules-licence = Textes des règles : © les auteurs de Gonfalon, sous licence CC BY 4.0.
rules-licence-mostly = Textes des règles : © les auteurs de Gonfalon, sous licence CC BY 4.0, sauf indication contraire pour un livre de règles.

# Tableaux de chances, calculés par le moteur

chances-share = { $percent } %
chances-under = < 1 %
chances-over = > 99 %
chances-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
chances-sums = Fréquence de chaque total
chances-sum = Total
chances-exactly = Exactement
chances-or-more = Ce total ou plus
chances-difference = Écart
chances-tie = Égalité
chances-war-shifts = Chances contre une difficulté fixe
chances-war-shifts-note = Écart : valeur de la compétence, modificateurs compris, moins la difficulté.
chances-war-tie = Égalité ou mieux
chances-war-success = Succès ou mieux
chances-war-style = Succès avec style
chances-war-plain = Succès
chances-war-fail = Échec
chances-war-opposed = Chances contre une opposition active
chances-war-opposed-note = Écart : votre valeur, modificateurs compris, moins celle de l’adversaire.
chances-war-initiative = Chances d’agir en premier
chances-war-initiative-note = Écart : Volonté de votre commandant moins celle de tous les autres. Chaque joueur a le même nombre d’unités, et personne n’invoque d’aspect.
chances-players = { $players } joueurs
chances-help = Ce que valent un bonus et une relance
chances-war-help-note = Chances d’obtenir au moins 1 cran contre une difficulté fixe. On ne relance que si le premier jet ne suffit pas.
chances-sotc-help-note = Chances de réussir un jet contre une difficulté fixe. On ne relance que si le premier jet échoue.
chances-unaided = Sans aide
chances-plus = Avec +{ $plus }
chances-reroll = Avec relance
chances-sotc-shifts = Chances contre une difficulté fixe
chances-sotc-shifts-note = Écart : valeur de la compétence, bonus et malus compris, moins la difficulté.
chances-sotc-success = Réus­site
chances-sotc-least = { $shifts ->
    [one] { $shifts } cran ou plus
   *[other] { $shifts } crans ou plus
}
chances-sotc-opposed = L’issue des attaques
chances-sotc-opposed-note = Écart : valeur de l’attaquant, bonus et malus compris, moins celle du défenseur.
chances-sotc-spin = Défense avec élan
chances-sotc-defended = Défense sans élan
chances-sotc-hit = Coup
chances-tiefen-destroyed = Combien de dés une réserve détruit
chances-tiefen-destroyed-note = L’autre camp a autant de dés.
chances-tiefen-dice = Dés
chances-tiefen-least = { $face ->
    [6] Sur 6 : au moins un
   *[other] Dès { $face } : au moins un
}
chances-tiefen-mean = { $face ->
    [6] Sur 6 : en moyenne
   *[other] Dès { $face } : en moyenne
}
chances-tiefen-wins = Chances de victoire avec plus de dés
chances-tiefen-plain-note = Personne n’est supérieur, et personne ne prend de dés de fanatisme.
chances-tiefen-foes = Dés adverses
chances-tiefen-more = { $dice ->
    [0] Autant
   *[other] { $dice } de plus
}
chances-tiefen-each = Dés par camp
chances-tiefen-win = Victoire
chances-tiefen-draw = Match nul
chances-tiefen-defeat = Défaite
chances-tiefen-even = Chances à nombre de dés égal
chances-tiefen-superior = Ce que vaut la supériorité
chances-tiefen-superior-note = L’issue pour le camp supérieur, quand les deux camps ont autant de dés.
chances-tiefen-fanaticism = Le fanatisme en chiffres
chances-tiefen-fanaticism-note = Sans le fanatisme, chaque camp a { $dice } dés. Personne n’est supérieur.
chances-tiefen-fanaticism-dice = Dés de fana­tisme
chances-tiefen-losses = Pertes moyen­nes du camp
chances-tiefen-annihilated = Anéanti
chances-tiefen-won-annihilated = Victoire, mais anéanti
chances-samyra-several = Chances de se désengager de plusieurs ennemis
chances-samyra-several-note = Aucun d’eux n’a retenu la figurine.
chances-samyra-enemies = Ennemis
chances-samyra-all = De tous
chances-samyra-any = D’au moins un
chances-samyra-bound = Chances de se désengager selon la qualité
chances-samyra-quality = Qualité
chances-samyra-most = Au plus
chances-samyra-chance = Chances

# Figures des textes de règles : ce qu’on y voit, pour les lecteurs d’écran

figure-throw = { $who ->
    [none] { $total ->
        [none] Dés : { $dice }.
       *[other] Dés : { $dice } ; somme : { $total }.
    }
   *[other] { $total ->
        [none] { $who } : { $dice }.
       *[other] { $who } : { $dice } ; somme : { $total }.
    }
}
figure-die = { $state ->
    [both] { $face } (détruit un dé, et est détruit)
    [lost] { $face } (détruit)
    [destroys] { $face } (détruit un dé)
   *[plain] { $face }
}
figure-part = { $reason } : { $number }.
figure-sum = En tout : { $number }.
figure-band = { $kind ->
    [below] Jusqu’à { $most } : { $name }.
    [above] À partir de { $least } : { $name }.
    [one] { $least } : { $name }.
   *[range] De { $least } à { $most } : { $name }.
}
figure-ladder = { $own } : { $total }. { $other } : { $against }. Écart : { $between }.
figure-quality = { $quality ->
    [average] Moyenne
    [fair] Passable
   *[good] Bonne
}
figure-card-skills = Compétences
figure-card-aspects = Aspects
figure-card-slots = Conséquences
figure-severity = { $severity ->
    [mild] Légère
   *[moderate] Modérée
}
figure-slot = { $used ->
    [yes] { $severity ->
        [mild] légère ({ $worth }, prise)
       *[moderate] modérée ({ $worth }, prise)
    }
   *[no] { $severity ->
        [mild] légère ({ $worth })
       *[moderate] modérée ({ $worth })
    }
}
figure-card = { $slots ->
    [none] { $name } : compétences { $skills } ; nombre d’aspects : { $aspects } ; aucune conséquence.
   *[other] { $name } : compétences { $skills } ; nombre d’aspects : { $aspects } ; conséquences : { $slots }.
}
figure-consequence = { $used ->
    [yes] { $name } : prise.
   *[no] { $name } : libre.
}
figure-hit = { $box ->
    [0] Aucune case n’est libre pour le coup de { $hit }.
   *[other] Le coup de { $hit } va dans la case { $box }.
}
figure-thing = { $thing ->
    [own] jeton ami
    [foe] jeton ennemi
    [leader] commandant ami
    [chief] commandant ennemi
    [down] carte face cachée
   *[open] aspect visible
}
figure-zone = { $stands ->
    [none] Zone { $zone }.
   *[other] Zone { $zone } : { $stands }.
}
figure-border = Barrière entre { $one } et { $other } : { $value }.
figure-move = { $kind ->
    [barred] { $label ->
        [none] Passage fermé de { $one } à { $other }.
       *[other] Passage fermé de { $one } à { $other } ({ $label }).
    }
    [roll] { $label ->
        [none] De { $one } à { $other } avec un jet.
       *[other] De { $one } à { $other } avec un jet ({ $label }).
    }
   *[free] { $label ->
        [none] Passage libre de { $one } à { $other }.
       *[other] Passage de { $one } à { $other } ({ $label }).
    }
}
figure-hexes = { $extra ->
    [0] Cases voisines de la bataille : { $open } ouvertes, { $barred } interdites.
   *[other] Cases voisines de la bataille : { $open } ouvertes, { $barred } interdites ; en plus, au-delà : { $extra }.
}
figure-area = { $side ->
    [a] Zone d’attaque de la figurine amie, portée { $reach } : { $cells } cases.
   *[b] Zone d’attaque de la figurine ennemie, portée { $reach } : { $cells } cases.
}
figure-path = { $ends ->
    [stop] Le chemin s’arrête au bout de { $cells } cases.
    [barred] Le chemin est fermé à la case { $cells }.
   *[go] Le chemin compte { $cells } cases.
}
figure-turn = { $state ->
    [now] { $value ->
        [none] { $place }. { $who }, dont c’est le tour.
       *[other] { $place }. { $who } ({ $value }), dont c’est le tour.
    }
    [acted] { $value ->
        [none] { $place }. { $who }, a agi.
       *[other] { $place }. { $who } ({ $value }), a agi.
    }
   *[ready] { $value ->
        [none] { $place }. { $who }.
       *[other] { $place }. { $who } ({ $value }).
    }
}

notices-title = Licences et remerciements
notices-describe = Les travaux sur lesquels repose Gonfalon et leurs licences : programmes, polices, symboles et textes.
notices-intro = Le code de Gonfalon est publié sous licence MIT, les textes des règles sous CC BY 4.0 ou, quand c’est indiqué, sous Open Game License 1.0a. Gonfalon repose aussi sur le travail d’autres personnes, que nous remercions. Tout ce qui est fourni avec lui figure ci-dessous avec sa licence.
notices-work = Composant
notices-by = Par
notices-licence = Licence

lost-title = Cette page n’existe pas
lost-text = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
lost-home = Vers l’accueil
lost-rules = Chercher dans les règles
