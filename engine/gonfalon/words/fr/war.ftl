# Maintenant c’est la guerre : combat de masse

## Noms

war-side = Armée { $number }
war-player = Joueur { $number }
war-player-gm = MJ
war-zone = Zone { $number }
war-leader-unnamed = Commandant
war-thing = { $piece }
war-skill = { $skill ->
    [athletics] Athlétisme
    [drive] Conduite
    [pilot] Pilotage
    [stealth] Discrétion
    [fight] Combat
    [provoke] Intimidation
    [shoot] Tir
    [notice] Observation
    [will] Volonté
    [surround] l’encerclement
   *[other] { $skill }
}

## Étapes et titres

war-step = { $step ->
    [sides] Armées et joueurs
    [leaders] Commandants
    [armies] Unités
    [zones] Zones
    [secrets] Aspects de zone
    [deploy] Déploiement
    [initiative] Initiative
   *[rounds] Bataille
}
war-step-round = Manche { $round }
heading-war-setup-order = La bataille est prête
heading-war-init-roll = Initiative
heading-war-turn-everyone_once = Manche { $round }
heading-war-turn-choose = { $player } : { $piece }
heading-war-end-when = { $won ->
    [yes] { $side } : victoire !
   *[no] La bataille se termine sans vainqueur
}
war-group = { $of ->
    [move] Se déplacer
    [attack] Attaquer
    [advantage] Créer un avantage
    [overcome] Surmonter
    [leader] Commandants
   *[more] Autre
}

## Préparation : pour commencer

war-ask-begin = Quelle bataille voulez-vous jouer ?
war-begin-quick = Votre propre bataille sur une page
war-begin-players = { $count ->
    [2] Étape par étape, à deux
    [3] À trois : deux contre le MJ
    [4] À quatre : trois contre le MJ
   *[other] Étape par étape, à { $count } joueurs
}
war-begin-ready = Batailles prêtes à jouer
war-begin-example = Le champ de bataille des exemples
war-begin-one-by-one = Sur une page, initiative jet par jet
war-begin-fine = Dans le détail, initiative jet par jet
war-begin-goal = La victoire revient à la dernière armée qui garde des unités sur le champ de bataille. Si tout est perdu, vous pouvez concéder.
war-init-invoke = { $side } : invoquer un aspect
war-ask-quick = Qui se bat, où et avec quoi ?
war-form-points = Points de construction par joueur
war-form-zones = Zones du champ de bataille
war-form-players = Autour de la table
war-form-player = Joueur
war-form-name = Nom
war-form-side = Se bat pour
war-form-army = Troupes
war-form-with = En plus
war-form-has = { $what ->
    [gm] MJ
   *[leader] Commandant
}
war-form-one-gm = Quelqu’un d’autre est déjà MJ. Il n’y en a qu’un.
war-form-placing = Déploiement
war-form-placed = { $by ->
    [own] Par les joueurs
   *[all] Par Gonfalon
}

## Préparation : armées et joueurs

war-ask-sides = Qui se bat, et dans quelle armée ?
war-sides-done = Armées et joueurs sont prêts
war-edit-player = Modifier : { $player }
war-add-player = Ajouter un joueur
war-remove-player = Retirer : { $player }
war-name-side = Nommer : { $side }
war-ask-side-name = { $side } : quel nom donner à cette armée ?
war-ask-player = { $player } : que faut-il changer ?
war-player-name = Changer le nom
war-player-side = Changer d’armée
war-player-is-gm = { $gm ->
    [yes] Ne plus être MJ
   *[no] Être le MJ
}
war-player-points = Points de construction : { $points }
war-player-own = Points Fate personnels : { $points }
war-ask-player-name = { $player } : quel nom donner à ce joueur ?
war-ask-player-side = { $player } : dans quelle armée ?
war-for-side = { $side }
war-new-side = Une nouvelle armée
war-ask-points = { $player } : combien de points de construction dans le coffre de guerre ?
war-ask-own = { $player } : combien de points Fate personnels apporter ?
barred-war-setup-sides = Tous les joueurs sont dans la même armée. Il en faut au moins deux : mettez quelqu’un dans une autre.
barred-war-setup-order = Joueurs autour de la table : { $most } au plus. Mettez-vous à plusieurs pour mener une armée.

## Préparation : compétences

war-ask-skills = Quelles compétences utilise-t-on ?
war-ask-more-skill = Quelle compétence ajouter à la liste ? (Rien de plus : laissez vide.)
ask-war-opt-leader_skill = Quelle compétence du commandant donne le +1 à l’unité ?
war-ask-defences = Avec quelles compétences se défendre contre { $skill } ?
war-defend-with = { $skill }
tell-war-unit-skill_list = Compétences utilisées : { $skills }.

## Préparation : commandants

war-ask-leaders = { $side } : quels commandants inscrire ?
war-leaders-done = { $count ->
    [0] Sans commandant
    [one] Fini : { $count } commandant
   *[other] Fini : { $count } commandants
}
war-quick-leader = Un commandant tout prêt
war-new-leader = Créer un commandant
war-leader-from-card = Reprendre une feuille de commandant
war-drop = Retirer : { $piece }
war-later = Plus tard, les autres d’abord
war-ask-leader-card = Que dit la feuille du commandant ? Une ligne comme le modèle : abréviations anglaises, parties séparées par « | ». (Vide : retour.)
war-ask-leader-kind = Qui est ce commandant ?
war-leader-kind = { $kind ->
    [pc] PJ
    [supporting] PNJ secondaire
    [main] PNJ principal
   *[nameless] PNJ sans nom
}
war-ask-leader-name = { $side } : comment s’appelle le commandant ?
war-ask-rating = { $skill } : quelle valeur pour ce commandant ?
war-ask-more-skills = Quelle autre compétence possède ce commandant ?
war-add-skill = { $skill }
war-skills-done = C’est tout
war-ask-leader-aspect = Quel est l’aspect { $number } du commandant ? (C’est tout : laissez vide.)
war-ask-boxes = Combien de cases de stress a ce commandant ?
war-ask-slots = Quelles conséquences ce commandant peut-il prendre ?
barred-war-leader-who = Un commandant est un personnage qui a un nom : PJ, PNJ secondaire ou PNJ principal.

## Préparation : unités

war-ask-army = { $points ->
    [0] { $side } : le coffre de guerre est vide. Tout est prêt ?
    [one] { $side } : que faire du dernier point de construction ?
   *[other] { $side } : que faire des { $points } points de construction ?
}
war-army-done = { $count ->
    [one] { $points ->
        [0] Fini : { $count } unité
        [one] Fini : { $count } unité, { $points } point en réserve
       *[other] Fini : { $count } unité, { $points } points en réserve
    }
   *[other] { $points ->
        [0] Fini : { $count } unités
        [one] Fini : { $count } unités, { $points } point en réserve
       *[other] Fini : { $count } unités, { $points } points en réserve
    }
}
war-quick-army = { $fate ->
    [0] { $points ->
        [one] Armée toute prête pour { $points } point
       *[other] Armée toute prête pour { $points } points
    }
   *[other] Armée avec point Fate ({ $points } points)
}
war-no-fate = { $side } : pas encore de point Fate. Sans point Fate, seules les invocations gratuites restent possibles.
war-build = Créer et acheter
war-new-unit = { $price ->
    [one] { $quality ->
        [average] Unité Moyenne ({ $price } point)
        [fair] Unité Passable ({ $price } point)
       *[good] Unité Bonne ({ $price } point)
    }
   *[other] { $quality ->
        [average] Unité Moyenne ({ $price } points)
        [fair] Unité Passable ({ $price } points)
       *[good] Unité Bonne ({ $price } points)
    }
}
war-unit-from-card = Reprendre une feuille d’unité
war-own-units = Vos unités
war-duplicate = { $price ->
    [one] Encore une : { $piece } ({ $price } point)
   *[other] Encore une : { $piece } ({ $price } points)
}
war-edit-unit = Modifier : { $piece }
war-buy-fate = Acheter un point Fate ({ $price } points)
war-ask-unit-card = Que dit la feuille d’unité ? Une ligne comme le modèle : abréviations anglaises, parties séparées par « | ». (Vide : retour.)
war-ask-unit-skills = { $count ->
    [one] { $side } : quelle compétence à +{ $rank } ?
   *[other] { $side } : quelles { $count } compétences à +{ $rank } ?
}
war-unit-skill = { $fits ->
    [yes] { $skill } +{ $rank }
   *[no] { $skill } +{ $rank } (peu utile ici)
}
war-ask-unit-name = { $side } : quel nom donner à l’unité ? (Facultatif.)
war-ask-unit-aspect = { $side } : quel est l’aspect { $number } de l’unité ? (Facultatif.)
war-unit-unnamed = { $quality ->
    [average] Conscrits
    [fair] Grognards
   *[good] Élites
} ({ $skill ->
    [athletics] Athlétisme
    [drive] Conduite
    [pilot] Pilotage
    [stealth] Discrétion
    [fight] Combat
    [provoke] Intimidation
    [shoot] Tir
    [notice] Observation
    [will] Volonté
   *[other] { $skill }
})
war-ask-edit-unit = { $piece } : que faut-il changer ?
war-change-name = Changer le nom
war-change-aspect = Changer l’aspect { $number }
war-change-skills = Changer les compétences
war-sell = { $price ->
    [one] Rendre l’unité (+{ $price } point)
   *[other] Rendre l’unité (+{ $price } points)
}
barred-war-chest-cost-unit = { $points ->
    [0] { $price ->
        [one] Le coffre de guerre est vide ; il faut { $price } point.
       *[other] Le coffre de guerre est vide ; il faut { $price } points.
    }
    [one] Le coffre de guerre n’a plus que { $points } point ; il en faut { $price }. Choisissez quelque chose de moins cher.
   *[other] Le coffre de guerre n’a plus que { $points } points ; il en faut { $price }. Choisissez quelque chose de moins cher.
}
barred-war-unit-one_body = Unités par joueur : { $most } au plus. Retirez-en une d’abord.
barred-war-unit-parts = Sans unité, pas de bataille. Créez-en au moins une, ou prenez une armée toute prête.
barred-war-unit-skill_list = { $why ->
    [own] Les armées toutes prêtes ne conviennent pas à toute liste de compétences. Préparez la bataille étape par étape.
   *[army] Ces unités utilisent une compétence que la table a rayée. Prenez une autre armée, ou achetez-les une à une.
}
barred-war-unit-skill_unique = { $why ->
    [few] La liste compte trop peu de compétences pour cette valeur. Prenez une valeur plus basse.
   *[taken] Déjà prise : chaque compétence une seule fois. Prenez-en une autre.
}
tell-war-chest-cost-unit = { $points ->
    [0] { $player } : les unités sont prêtes, le coffre de guerre est vide.
    [one] { $player } : les unités sont prêtes, il reste { $points } point de construction.
   *[other] { $player } : les unités sont prêtes, il reste { $points } points de construction.
}
refused-card = Cette feuille est illisible. Écrivez-la comme le modèle, en séparant les parties par « | ».
refused-card-aspects = { $most ->
    [one] Le nombre d’aspects ne convient pas. Il n’en faut qu’un : le nom.
   *[other] Le nombre d’aspects ne convient pas. Il en faut { $most } au plus.
}
refused-card-extra = Une unité n’a ni cases de stress ni prouesses. Retirez-les de la feuille.
refused-card-leader = Un commandant a un nom ; c’est un PJ ({ "pc" }), un PNJ secondaire ({ "supporting" }) ou un PNJ principal ({ "main" }).
refused-card-skill = Une compétence ne figure pas sur la liste de cette bataille, ou sa valeur est trop élevée. Corrigez-la.
refused-card-skills = { $quality ->
    [average] Une unité Moyenne a une seule compétence, à +1.
    [fair] Une unité Passable a une compétence à +2 et deux à +1.
   *[good] Une unité Bonne a une compétence à +3, deux à +2 et trois à +1.
}
refused-card-slots = { $quality ->
    [average] Une unité Moyenne ne prend aucune conséquence. Retirez cette partie.
    [fair] Une unité Passable ne prend qu’une conséquence légère. Retirez le reste.
   *[good] Une unité Bonne prend une conséquence légère et une modérée, jamais de grave. Retirez le reste.
}
refused-card-twice = Une compétence y figure deux fois. Gardez-la une seule fois.

## Préparation : zones

ask-war-zone-count = Combien de zones compte le champ de bataille ?
war-ask-lay = { $side } : où poser le carton de zone { $number } sur { $count } ?
war-lay-first = Au milieu de la table
war-lay-at = Carton { $sides }
war-lay-by = { $way ->
    [right] à droite de { $zone }
    [left] à gauche de { $zone }
    [above] au-dessus de { $zone }
   *[below] au-dessous de { $zone }
}
war-lay-all = { $left ->
    [one] Laisser Gonfalon poser le dernier
   *[other] Laisser Gonfalon poser les { $left } cartons
}
war-lay-apart = À l’écart des autres cartons
war-free-cell = Emplacement libre
war-ask-near = { $side }, { $zone } : quels sont les cartons voisins ?
war-ask-borders = Les frontières et les noms des zones conviennent-ils ?
war-borders-done = Le champ de bataille est fixé
war-join = Ajouter une frontière
war-cut = Supprimer une frontière
war-name-zone = Nommer : { $zone }
war-ask-zone-name = { $zone } : quel nom donner à cette zone ?
war-ask-join = Quelles zones relier par une frontière ?
war-ask-cut = Quelle frontière supprimer ?
war-pair = { $one } – { $other }
war-linear = Les zones forment une seule ligne. Avec plusieurs chemins, la bataille laisse plus de choix.
barred-war-zone-place-adjacent = Chaque carton doit rester relié aux autres. Ajoutez d’abord une autre frontière.
tell-war-zone-place-shape = Le champ de bataille est fixé : les zones forment une seule ligne.

## Préparation : aspects de zone

war-ask-secrets = { $points ->
    [one] { $side } : écrire un aspect sur un carton ? Il reste { $points } point Fate.
   *[other] { $side } : écrire un aspect sur un carton ? Il reste { $points } points Fate.
}
war-secrets-done = Ne plus rien écrire
war-write-on = Écrire (1 point Fate) : { $zone }
ask-war-zone-aspect-buy = { $side } : quel aspect porte le carton face cachée ?
war-ask-zone-aspect = { $side } : quel aspect écrire sur le carton ?
ask-war-zone-aspect-hinders = { $side } : l’aspect doit-il gêner le déplacement ?
war-ask-proposed-hindrance = { $side } : l’aspect doit-il gêner le déplacement ? Le MJ aura le dernier mot.
war-hinders = { $hinders ->
    [yes] Gêne le déplacement
   *[no] Ne gêne pas le déplacement
}
ask-war-zone-aspect-reveal = { $side } : quel aspect est écrit sur le carton ?
war-ask-open-hindrance = { $zone }, « { $aspect } » : doit-il gêner le déplacement ?
war-ask-hindrance = { $proposed ->
    [none] { $zone }, « { $aspect } » : gêne-t-il le déplacement ?
    [yes] { $zone }, « { $aspect } » : gêne-t-il le déplacement ? Proposé : oui.
   *[no] { $zone }, « { $aspect } » : gêne-t-il le déplacement ? Proposé : non.
}
barred-war-zone-aspect-buy = Ce carton n’est pas vierge. Prenez-en un autre.
tell-war-zone-aspect-face_down = { $player } : un aspect écrit pour un point Fate, le carton est reposé face cachée ({ $zone }).
tell-war-zone-aspect-reveal = { $zone } : le carton est révélé, « { $aspect } » ({ $player }).
tell-war-zone-aspect-hinders = { $hinders ->
    [yes] { $zone } : « { $aspect } » gêne le déplacement.
   *[no] { $zone } : « { $aspect } » ne gêne pas le déplacement.
}

## Préparation : déploiement

war-ask-deploy = { $side } : qui déployer maintenant ?
war-deploy = { $piece }
war-deploy-all = Tout déployer d’un coup
war-ask-deploy-where = { $side }, { $piece } : à quel endroit ?
war-attach-to = Rattacher à l’unité : { $piece }
war-deploy-in = { $zone }
barred-war-setup-deploy = Une unité ennemie s’y trouve déjà ({ $zone }). Prenez une autre zone.
tell-war-setup-deploy = { $piece } : déploiement ({ $zone }).

## Initiative

war-ask-lead = { $side } : quel commandant lance les dés pour l’initiative ?
war-lead = { $leader } (Volonté { $rating ->
    [0] 0
   *[other] +{ $rating }
})
tell-war-init-roll = { $player } : { $total ->
    [8] Légendaire (+8)
    [7] Épique (+7)
    [6] Fantastique (+6)
    [5] Formidable (+5)
    [4] Excellent (+4)
    [3] Bon (+3)
    [2] Passable (+2)
    [1] Moyen (+1)
    [0] Médiocre (0)
    [-1] Mauvais (−1)
    [-2] Atroce (−2)
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $total }
} à l’initiative.
tell-war-init-tie = Égalité d’initiative : { $players }. Nouveau jet.
tell-war-turn-choose = { $player } : rang { $number } dans l’ordre d’initiative.

## À qui le tour

war-ask-turn = { $side }, manche { $round } : qui activer ?
war-activate = { $piece }
war-detach-to-act = { $leader } : quitter l’unité et agir ({ $piece })
barred-war-turn-everyone_once = Tour déjà joué ({ $piece }). Rien de plus avant la manche suivante.
tell-war-opt-activation = { $side } : toute l’armée a agi, son cycle recommence.
tell-war-turn-end = { $piece } : fin du tour.
war-reinforcements = Renforts
war-ask-reinforce = { $side } : dans quelle zone arrive le renfort ?
tell-war-opt-reinforcements = { $piece } : un renfort arrive ({ $zone }) et agira à partir de la manche suivante.
barred-war-fate-buy_mid_battle = { $points ->
    [0] Un point Fate coûte { $price } points de construction, et le coffre de guerre est vide.
   *[other] Un point Fate coûte { $price } points de construction ; il n’en reste que { $points }.
}
tell-war-chest-cost-fate = { $left ->
    [0] { $player } : point Fate acheté pour { $price } points de construction. Le coffre de guerre est vide.
    [one] { $player } : point Fate acheté pour { $price } points de construction. Il en reste { $left }.
   *[other] { $player } : point Fate acheté pour { $price } points de construction. Il en reste { $left }.
}

## Le tour d’une unité

war-ask-action = { $left ->
    [0] { $piece } : que faire encore ? L’action est utilisée.
    [one] { $piece } : que faire ? Il reste { $left } action.
   *[other] { $piece } : que faire ? Il reste { $left } actions.
}
war-end-turn = Terminer le tour
war-second-action = Deuxième action (1 point Fate)
war-ask-skill = { $side }, { $piece } : avec quelle compétence ?
war-skill-rated = { $skill } { $rating ->
    [0] 0
   *[other] +{ $rating }
}
barred-war-action-one = Plus aucune action ce tour-ci ({ $piece }). Seul un commandant ou un point Fate en donne une deuxième, jamais une troisième.
barred-war-action-no_repeat = { $act ->
    [overcome] L’action Surmonter a déjà servi. La deuxième action doit être différente.
    [attack] L’action Attaquer a déjà servi. La deuxième action doit être différente.
    [advantage] L’action Créer un avantage a déjà servi. La deuxième action doit être différente.
   *[defence] L’unité est déjà en défense totale.
}
barred-war-action-attack_last = Une attaque a mis fin au tour. Tout le reste doit venir avant elle.
barred-war-action-second-fate = { $why ->
    [leader] Un commandant est rattaché : lui seul peut céder une deuxième action.
   *[two] Deux actions par tour au plus. Terminez le tour.
}
barred-war-fate-pools = Plus aucun point Fate ({ $player }). On peut en acheter un avec des points de construction.
war-purse = { $first ->
    [own] { $player } : points personnels d’abord
   *[bought] { $player } : points achetés d’abord
}
tell-war-fate-pools = { $first ->
    [own] { $player } : les points Fate personnels sont dépensés d’abord.
   *[bought] { $player } : les points Fate achetés sont dépensés d’abord.
}
tell-war-action-second-fate = { $player } : un point Fate payé, deuxième action ({ $piece }).

## Se déplacer

war-move = Déplacement gratuit : { $zone }
war-force = { $how ->
    [pinned] Se dégager du tir : { $zone }
    [clear] Une zone de plus : { $zone }
    [foes] Forcer le passage : { $zone }
   *[terrain] Franchir le terrain : { $zone }
}
war-ask-barring = { $side } : quelle unité barre la route ?
war-bar = { $piece } : { $skill } { $rating ->
    [0] 0
   *[other] +{ $rating }
}
war-let-in = Laisser passer
war-ask-further = { $side } : un coup de pouce, ou une zone de plus ?
war-take-boost = Un coup de pouce
war-go-on = Continuer : { $zone }
barred-war-move-free = Déplacement gratuit déjà utilisé ({ $piece }). Pour aller plus loin, il faut une action Surmonter.
barred-war-move-obstacle = { $terrain ->
    [0] { $foes ->
        [one] Une unité ennemie fait obstacle ({ $zone }). Il faut forcer le passage (Surmonter).
       *[other] { $foes } unités ennemies font obstacle ({ $zone }). Il faut forcer le passage (Surmonter).
    }
   *[other] { $foes ->
        [0] Le terrain gêne le déplacement ({ $zone }, +{ $terrain }). Il faut le franchir (Surmonter).
        [one] Le terrain (+{ $terrain }) et une unité ennemie font obstacle ({ $zone }). Il faut forcer le passage (Surmonter).
       *[other] Le terrain (+{ $terrain }) et { $foes } unités ennemies font obstacle ({ $zone }). Il faut forcer le passage (Surmonter).
    }
}
barred-war-leader-acts_with_unit = Un commandant rattaché ne se déplace qu’avec son unité ({ $leader }). Pour agir seul, il la quitte d’abord.
tell-war-move-free = { $piece } : déplacement gratuit ({ $zone }).
tell-war-opt-hidden_hindrance = { $piece } : arrêt devant un obstacle caché ({ $zone }).
tell-war-over-extra_move = { $piece } : une zone de plus ({ $zone }).
tell-war-over-result = { $foe ->
    [none] { $result ->
        [fail] { $piece } : déplacement manqué ({ $zone }).
        [paid] { $piece } : déplacement réussi, au prix fort ({ $zone }).
        [tie] { $piece } : déplacement réussi, avec un petit prix à payer ({ $zone }).
        [success] { $piece } : déplacement réussi ({ $zone }).
       *[style] { $piece } : déplacement réussi avec style ({ $zone }).
    }
   *[other] { $result ->
        [fail] { $piece } : déplacement manqué ({ $zone }). Opposition : { $foe }.
        [paid] { $piece } : déplacement réussi, au prix fort ({ $zone }). Opposition : { $foe }.
        [tie] { $piece } : déplacement réussi, avec un petit prix à payer ({ $zone }). Opposition : { $foe }.
        [success] { $piece } : déplacement réussi ({ $zone }). Opposition : { $foe }.
       *[style] { $piece } : déplacement réussi avec style ({ $zone }). Opposition : { $foe }.
    }
}

## Attaquer et se défendre

war-attack = { $skill ->
    [fight] Attaquer avec Combat : { $piece }
    [shoot] Attaquer avec Tir : { $piece }
   *[leader] Attaquer : { $piece }
}
war-ask-defence = { $side }, { $piece } : quelle défense contre { $skill } ?
war-waive-defence = Renoncer à se défendre
war-offer-skill = { $piece } : remplacer { $skill }
war-offer-defence = { $rolls ->
    [no] { $piece } : se défendre tout de même
   *[yes] { $piece } : se défendre autrement qu’avec { $skill }
}
war-offer-opposition = MJ : changer l’opposition contre { $piece }
war-ask-provoke = { $leader } : le MJ permet-il d’attaquer avec Intimidation ?
war-provoke = { $allowed ->
    [yes] C’est permis
   *[no] Ce n’est pas permis
}
war-ask-style = { $side } : le coup entier ({ $hit }), ou 1 de moins et un coup de pouce ?
war-full-hit = Coup de { $hit }
war-less-hit = Coup de { $hit } et coup de pouce
barred-war-attack-range_limit = { $most ->
    [one] Hors de portée : { $most } zone au plus. Rapprochez-vous d’abord.
   *[other] Hors de portée : { $most } zones au plus. Rapprochez-vous d’abord.
}
barred-war-leader-only_leaders = { $by ->
    [leader] Un commandant n’attaque que des commandants ({ $leader }). Contre une unité, envoyez une unité.
   *[unit] Seul un autre commandant peut l’attaquer, en combat singulier ({ $leader }).
}
barred-war-action-second-leader = L’action ne peut être cédée que pendant le tour de l’unité ({ $piece }).
tell-war-attack-target = { $piece } : attaque avec { $skill }. Cible : { $target }.
tell-war-core-opposition = { $player } : pas de jet de défense.
tell-war-core-outcome-attack = { $result ->
    [fail] { $piece } : l’attaque échoue. Cible indemne : { $target }.
    [tie] { $piece } : égalité. Cible indemne : { $target }. En échange, un coup de pouce : { $player }.
    [less] { $piece } → { $target }, coup de { $hit } (réduit de 1). En échange, un coup de pouce : { $player }.
   *[hit] { $piece } → { $target }, coup de { $hit }.
}

## Encaisser

war-ask-absorb = { $piece } : comment encaisser le coup de { $hit } ?
war-slot = { $severity ->
    [mild] Conséquence légère
    [moderate] Conséquence modérée
   *[severe] Conséquence grave
}
war-stress = Stress
war-absorb = { $slots }
war-absorb-box = { $count ->
    [0] Case de stress { $box }
   *[other] { $slots } et case de stress { $box }
}
war-absorb-decline = Ne pas encaisser (défaite)
war-offer-decline = { $piece } : ne pas encaisser (défaite)
war-consequence-unnamed = { $severity ->
    [mild] Égratignures
    [moderate] Vilaines blessures
   *[severe] À bout de forces
}
tell-war-harm-absorb = { $piece } : un coup de { $hit } à encaisser.
tell-war-harm-consequence_aspect = { $severity ->
    [mild] { $piece } : conséquence légère, « { $aspect } ».
    [moderate] { $piece } : conséquence modérée, « { $aspect } ».
   *[severe] { $piece } : conséquence grave, « { $aspect } ».
}
tell-war-harm-average = { $piece } : unité Moyenne, vaincue au premier coup. Vainqueur : { $player }.
tell-war-harm-defeated = { $piece } : unité vaincue. Vainqueur : { $player }.

## Créer un avantage

war-use = { $use ->
    [ambush] Tendre une embuscade (Discrétion)
    [intimidate] Faire peur (Intimidation)
    [surround] Encercler les ennemis de la zone
    [scout] Reconnaissance : { $on } (Observation)
    [pin] Coincer : { $on } (Tir)
    [keep] Conserver « Coincé » : { $on } (sans jet)
    [load] Tirer parti d’un aspect existant
    [defend] Défense totale (+2 à chaque défense)
    [elsewhere] Autre avantage (cible au choix)
   *[other] Autre avantage (sur soi-même)
}
ask-war-adv-general = { $side } : sur quoi placer l’avantage ?
ask-war-adv-intimidate = { $side } : sur qui placer l’aspect d’intimidation ?
ask-war-core-outcome-existing = { $side } : de quel aspect tirer parti ?
war-on-itself = Sur soi-même : { $piece }
war-on-army = Sur toute l’armée
war-on-battle = Sur toute la bataille
war-on-zone = { $zone }
war-on-piece = { $piece }
war-load = { $on ->
    [battle] « { $aspect } » (toute la bataille)
   *[other] « { $aspect } » ({ $on })
}
war-ask-opposition = { $piece } : qui ou quoi s’oppose à l’avantage ?
war-difficulty = { $difficulty ->
    [2] Difficulté Passable (+2)
   *[other] Difficulté +{ $difficulty }
}
war-watcher = Une unité s’y oppose : { $piece }
war-difficulty-other = Autre difficulté
ask-war-core-default_difficulty = Quelle est la difficulté de ce jet ?
war-ask-opposes = { $side } : quelle unité s’oppose à l’encerclement ?
war-opposes = { $piece }
war-advantage-unnamed = Avantage tactique
war-aspect-trap = C’est un piège !
war-aspect-intimidated = { $on ->
    [foe] Hésitant
   *[own] Cris de guerre
}
war-aspect-pinned = Coincé ({ $by })
war-aspect-surrounded = Encerclé ({ $side })
barred-war-adv-ambush = Ennemi dans la même zone : { $foe }. Gagnez d’abord une zone sans ennemis.
barred-war-adv-pin = On ne tire pas dans sa propre zone ({ $piece }). Coincez une unité d’une autre zone.
barred-war-adv-pin-maintain = « Coincé » tient déjà pour ce tour ({ $piece }). Rien de plus à faire.
barred-war-adv-pin-effect = L’unité est coincée ({ $piece }, par : { $by }). Pour partir, il faut se dégager du tir.
barred-war-adv-scout = Une unité s’y trouve ({ $zone }). Choisissez une zone vide.
barred-war-adv-surround = { $why ->
    [none] Aucune unité ennemie à encercler dans la zone. Rejoignez-en d’abord une.
    [already] L’aspect « Encerclé » de votre armée est déjà en jeu dans cette zone. Attaquez avec le +1.
   *[few] Il faut plus d’alliés que d’ennemis dans la zone : { $friends } contre { $foes }.
}
tell-war-core-outcome-advantage = { $foe ->
    [none] { $result ->
        [fail] { $aim ->
            [foe] { $piece } : l’avantage échoue. Cible : { $on }.
            [thing] { $piece } : l’avantage échoue. Cible : { $on }.
           *[none] { $piece } : l’avantage échoue.
        }
        [tie] { $piece } : égalité, un coup de pouce au lieu de l’aspect.
       *[other] { $free ->
            [one] { $piece } : avantage créé, { $free } invocation gratuite.
           *[other] { $piece } : avantage créé avec style, { $free } invocations gratuites.
        }
    }
   *[other] { $result ->
        [fail] { $aim ->
            [foe] { $piece } : l’avantage échoue. Cible : { $on }.
            [thing] { $piece } : l’avantage échoue. Cible : { $on }. Opposition : { $foe }.
           *[none] { $piece } : l’avantage échoue. Opposition : { $foe }.
        }
        [tie] { $piece } : égalité, un coup de pouce au lieu de l’aspect. Opposition : { $foe }.
       *[other] { $free ->
            [one] { $piece } : avantage créé, { $free } invocation gratuite. Opposition : { $foe }.
           *[other] { $piece } : avantage créé avec style, { $free } invocations gratuites. Opposition : { $foe }.
        }
    }
}
war-offer-turned = MJ : créer quand même « { $aspect } », pour { $player }
tell-war-core-outcome-existing = { $free ->
    [one] { $player } : « { $aspect } », { $free } invocation gratuite de plus.
   *[other] { $player } : « { $aspect } », { $free } invocations gratuites de plus.
}
tell-war-core-situation_aspect = { $change ->
    [name] { $player } : « { $before } » s’appelle désormais « { $aspect } ».
   *[new] { $on ->
        [battle] { $player } : l’aspect « { $aspect } » marque toute la bataille.
       *[other] { $player } : l’aspect « { $aspect } » est en jeu ({ $on }).
    }
}
war-name-aspect = { $on ->
    [battle] Renommer « { $aspect } »
   *[other] Renommer « { $aspect } » ({ $on })
}
war-ask-name = { $side } : quel nom donner à « { $aspect } » ?
war-offer-pass = { $on ->
    [battle] { $player } : céder une invocation (« { $aspect } »)
   *[other] { $player } : céder une invocation (« { $aspect } », { $on })
}
war-ask-pass = { $player } : à qui céder l’invocation gratuite de « { $aspect } » ?
tell-war-core-free_invoke = Une invocation gratuite de « { $aspect } » passe à : { $taker } (avant : { $player }).
tell-war-adv-pin-maintain = { $kept ->
    [yes] { $piece } : « Coincé » est conservé ({ $target }).
   *[no] { $piece } : « Coincé » n’est pas conservé et disparaît ({ $target }).
}
tell-war-adv-pin-ends = { $piece } : « Coincé » disparaît.
tell-war-adv-pin-overcome = { $piece } : la plus forte opposition, { $total ->
    [8] Légendaire (+8)
    [7] Épique (+7)
    [6] Fantastique (+6)
    [5] Formidable (+5)
    [4] Excellent (+4)
    [3] Bon (+3)
    [2] Passable (+2)
    [1] Moyen (+1)
    [0] Médiocre (0)
    [-1] Mauvais (−1)
    [-2] Atroce (−2)
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $total }
}.
tell-war-adv-scout-reveal = { $piece } : reconnaissance, le carton est révélé ({ $zone }).
tell-war-adv-surround-ends = { $zone } : « { $aspect } » prend fin.
tell-war-opt-full_defense = { $piece } : défense totale, +2 en défense jusqu’au prochain tour.

## Se débarrasser d’un aspect

war-rid = { $on ->
    [battle] Se débarrasser de « { $aspect } » (bataille)
   *[other] Se débarrasser de « { $aspect } » ({ $on })
}
ask-war-over-aspect = Qui s’oppose à la disparition de l’aspect ?
tell-war-over-aspect = { $foe ->
    [none] { $gone ->
        [yes] { $on ->
            [battle] L’aspect « { $aspect } » disparaît.
           *[other] L’aspect « { $aspect } » disparaît ({ $on }).
        }
       *[no] { $on ->
            [battle] L’aspect « { $aspect } » reste en jeu.
           *[other] L’aspect « { $aspect } » reste en jeu ({ $on }).
        }
    }
   *[other] { $gone ->
        [yes] { $on ->
            [battle] L’aspect « { $aspect } » disparaît. Opposition : { $foe }.
           *[other] L’aspect « { $aspect } » disparaît ({ $on }). Opposition : { $foe }.
        }
       *[no] { $on ->
            [battle] L’aspect « { $aspect } » reste en jeu. Opposition : { $foe }.
           *[other] L’aspect « { $aspect } » reste en jeu ({ $on }). Opposition : { $foe }.
        }
    }
}

## Le jet sur la table

war-contest = { $rule ->
    [war-attack-fight] Attaque avec Combat
    [war-attack-shoot] Attaque avec Tir
    [war-leader-duel] Combat singulier
    [war-adv-general] Créer un avantage
    [war-adv-ambush] Embuscade
    [war-adv-intimidate] Intimidation
    [war-adv-pin] Coincer une unité
    [war-adv-scout] Reconnaissance : { $zone }
    [war-adv-surround] Encerclement
    [war-core-outcome-existing] Tirer parti d’un aspect
    [war-over-aspect] Se débarrasser d’un aspect
    [war-over-terrain] Franchir le terrain
    [war-over-enemy] Forcer le passage
    [war-over-extra_move] Une zone de plus
    [war-adv-pin-overcome] Se dégager du tir
    [war-leader-boost] Donner un coup de pouce
    [war-leader-rally] Enlever une conséquence
    [war-init-roll] Initiative
    [war-init-tie] Égalité d’initiative
   *[other] Jet
}
war-hand = { $piece } : { $skill }
war-ask-rolls = Tout le monde lance les dés
war-hand-difficulty = { $rule ->
    [war-adv-scout-difficulty] Difficulté de la reconnaissance
    [war-core-opposition] Pas de défense
    [war-over-terrain] Difficulté du terrain
    [war-over-enemy] Passage sans défenseur
    [war-over-extra_move] Difficulté du déplacement
    [war-adv-pin-overcome] Tir adverse
    [war-leader-boost] Conséquences de l’unité
    [war-leader-rally] Gravité de la conséquence
   *[other] Difficulté
}
war-ask-roll = { $piece ->
    [none] { $side }
   *[other] { $piece }
} : lancez les dés avec { $skill } ({ $bonus ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $bonus }
}) !
war-part-skill = { $skill }
war-part-will = Volonté
war-part-leader = Commandant rattaché
war-part-surrounded = Encerclé
war-part-two-zones = À deux zones
war-part-ground = { $rule ->
    [war-adv-pin-overcome] Difficulté minimale : { $difficulty ->
        [0] 0
       *[other] +{ $difficulty }
    }
   *[other] Terrain : difficulté minimale { $difficulty ->
        [0] 0
       *[other] +{ $difficulty }
    }
}
war-part-extra = Autres défenseurs
war-part-guarding = Défense totale
war-part-invoked = « { $aspect } »
war-part-manual = À la main
war-outcome = { $outcome ->
    [fail] { $shifts ->
        [one] Échec de { $shifts } cran
       *[other] Échec de { $shifts } crans
    }
    [tie] Égalité
    [success] { $shifts ->
        [one] Succès, { $shifts } cran
       *[other] Succès, { $shifts } crans
    }
   *[style] Succès avec style, { $shifts } crans
}
tell-war-core-shifts = { $piece } : { $total ->
    [8] Légendaire (+8)
    [7] Épique (+7)
    [6] Fantastique (+6)
    [5] Formidable (+5)
    [4] Excellent (+4)
    [3] Bon (+3)
    [2] Passable (+2)
    [1] Moyen (+1)
    [0] Médiocre (0)
    [-1] Mauvais (−1)
    [-2] Atroce (−2)
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $total }
} contre { $against ->
    [8] Légendaire (+8)
    [7] Épique (+7)
    [6] Fantastique (+6)
    [5] Formidable (+5)
    [4] Excellent (+4)
    [3] Bon (+3)
    [2] Passable (+2)
    [1] Moyen (+1)
    [0] Médiocre (0)
    [-1] Mauvais (−1)
    [-2] Atroce (−2)
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $against }
}. { $outcome ->
    [fail] Échec.
    [tie] Égalité.
    [success] { $shifts ->
        [one] Succès, { $shifts } cran.
       *[other] Succès, { $shifts } crans.
    }
   *[style] Succès avec style, { $shifts } crans.
}
war-odds-open = Probabilités de ce jet
war-odds-reroll = Après relance : { $piece }
war-odds-end = { $end ->
    [style] Avec style
    [success] Succès
    [tie] Égalité
   *[fail] Échec
}
war-odds-out = Cible vaincue

## Invoquer

war-ask-invoke = { $order ->
    [together] { $used ->
        [yes] Quelqu’un veut-il invoquer encore un aspect ?
       *[no] Quelqu’un veut-il invoquer un aspect ?
    }
   *[in_turn] { $used ->
        [yes] { $side } : invoquer encore un aspect ?
       *[no] { $side } : invoquer un aspect ?
    }
}
war-invoke = { $how ->
    [ground] Difficulté +2 : { $what }
    [reroll] Relancer les dés : { $what }
   *[plus] +2 : { $what }
}
war-invoke-short = { $how ->
    [ground] Difficulté +2
   *[reroll] Relancer
}
war-invoke-aspect = { $on ->
    [battle] { $price ->
        [free] { $held ->
            [other] « { $aspect } » (gratuit, il en reste { $held })
           *[one] « { $aspect } » (gratuit)
        }
       *[paid] { $held ->
            [0] « { $aspect } » (1 point Fate)
            [one] « { $aspect } » (le dernier point Fate)
           *[other] « { $aspect } » (1 point Fate sur { $held })
        }
    }
   *[other] { $price ->
        [free] { $held ->
            [other] « { $aspect } », { $on } (gratuit, il en reste { $held })
           *[one] « { $aspect } », { $on } (gratuit)
        }
       *[paid] { $held ->
            [0] « { $aspect } », { $on } (1 point Fate)
            [one] « { $aspect } », { $on } (le dernier point Fate)
           *[other] « { $aspect } », { $on } (1 point Fate sur { $held })
        }
    }
}
war-invoke-other = Un autre aspect
war-invoke-pass = { $order ->
    [together] Non, on en reste là
   *[in_turn] Passer
}
war-ask-invoke-other = { $order ->
    [together] Quel autre aspect compte ici, si toute la table est d’accord ?
   *[in_turn] { $side } : quel autre aspect compte, si tous sont d’accord ?
}
war-empty-aspect = aspect { $number } en blanc, { $piece }
barred-war-core-invoke = Cet aspect a déjà été invoqué pour un point Fate sur ce jet. Invoquez-en un autre.
barred-war-unit-extra_aspects = Cet aspect est encore en blanc. Écrivez-le pendant un tour de l’unité.
barred-war-opt-leader_aspects = À cette table, l’unité n’invoque que ses propres aspects.
barred-war-leader-aspects = { $to ->
    [switch] Ce commandant n’est rattaché à aucune unité ({ $leader }). Choisissez autre chose.
   *[invoke] Ce commandant n’est pas rattaché à l’unité ({ $leader }). Prenez un aspect de l’unité.
}
tell-war-core-invoke = { $price ->
    [free] { $how ->
        [plus] { $player } : « { $aspect } » invoqué gratuitement, +2.
        [ground] { $player } : « { $aspect } » invoqué gratuitement, +2 à la difficulté.
       *[reroll] { $player } : « { $aspect } » invoqué gratuitement, les dés sont relancés.
    }
   *[paid] { $how ->
        [plus] { $player } : « { $aspect } » invoqué pour un point Fate, +2.
        [ground] { $player } : « { $aspect } » invoqué pour un point Fate, +2 à la difficulté.
       *[reroll] { $player } : « { $aspect } » invoqué pour un point Fate, les dés sont relancés.
    }
}
tell-war-core-total = { $piece } : dés relancés, total des dés : { $dice ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] +{ $dice }
} (avant : { $before ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] +{ $before }
}).

## Coups de pouce et prix à payer

war-boost-unnamed = { $rule ->
    [war-leader-boost] Chargez !
    [war-core-outcome-attack] Ennemi déséquilibré
    [war-core-outcome-defend] Occasion de riposte
    [war-core-outcome-overcome] En plein élan
    [war-core-outcome-advantage] Avantage passager
    [war-core-cost-minor] Faille adverse
   *[other] Coup de pouce
}
tell-war-core-boost = { $player } : un coup de pouce, « { $aspect } ».
ask-war-core-cost-minor = Quel est le prix à payer (petit prix) ?
war-cost-boost = Coup de pouce pour l’ennemi : { $player }
war-cost-detail = Un détail de l’histoire
war-ask-detail = Que se passe-t-il dans l’histoire ? (Facultatif.)
tell-war-core-cost-minor = { $said ->
    [yes] Petit prix : { $detail }.
   *[no] Petit prix : un détail de l’histoire.
}
ask-war-opt-success_at_cost = { $side } : accepter l’échec, ou réussir au prix fort ?
war-accept-failure = Accepter l’échec
war-pay-serious = Réussir au prix fort
ask-war-core-cost-serious = Quel est le prix à payer (prix fort) ?
war-cost-consequence = { $severity ->
    [mild] Une conséquence légère
    [moderate] Une conséquence modérée
   *[severe] Une conséquence grave
}
war-cost-aspect = Nouvel aspect pour l’ennemi : { $player }
war-cost-unnamed = En mauvaise posture
tell-war-core-cost-serious = { $said ->
    [yes] Prix fort : { $detail }.
   *[no] Prix fort : un détail de l’histoire.
}

## Commandants

war-command = { $what ->
    [give] { $leader } : céder son action
    [boost] { $leader } : donner un coup de pouce
    [rally] { $leader } : enlever une conséquence
    [other] { $leader } : créer un avantage
    [elsewhere] { $leader } : créer un avantage (cible au choix)
    [load] { $leader } : tirer parti d’un aspect existant
   *[detach] { $leader } : quitter l’unité
}
war-duel = { $leader } : combat singulier ({ $target })
war-duel-note = Combat singulier
war-duel-provoke = { $leader } : attaquer avec Intimidation ({ $target })
war-provoke-short = avec Intimidation
war-attach = { $leader } : rejoindre l’unité ({ $piece })
war-ask-rally = { $side } : quelle conséquence enlever ?
war-rally = { $difficulty ->
    [2] « { $aspect } », contre Passable (+2)
    [4] « { $aspect } », contre Excellent (+4)
   *[other] « { $aspect } », contre +{ $difficulty }
}
barred-war-leader-attach = { $leader } n’est pas dans la même zone que l’unité ({ $piece }). Rapprochez-les d’abord.
barred-war-leader-choices = { $leader } a déjà utilisé son action dans cette manche. La prochaine viendra à la manche suivante.
barred-war-opt-leader_attack_with_unit = L’unité a attaqué. Au prochain tour, faites-le avant l’attaque.
barred-war-leader-independent-limits = { $leader } n’est dans aucune unité et ne peut donc agir sur aucune. Pour en aider une, il faut d’abord la rejoindre.
barred-war-leader-not_both = { $did ->
    [attached] { $leader } vient de rejoindre une unité et ne pourra la quitter qu’à la manche suivante.
   *[detached] { $leader } vient de quitter une unité et ne pourra en rejoindre une qu’à la manche suivante.
}
barred-war-leader-one_per_unit = { $most ->
    [1] Cette unité a déjà un commandant. Prenez-en une autre.
   *[other] Commandants par joueur : { $most } au plus. Retirez-en un d’abord.
}
barred-war-leader-rally = Aucune conséquence à enlever ({ $piece }). Gardez l’action pour autre chose.
tell-war-action-second-leader = { $leader } cède son action : l’unité en a deux ({ $piece }).
tell-war-leader-attach = { $how ->
    [attach] { $leader } rejoint une unité ({ $piece }).
   *[detach] { $leader } quitte son unité ({ $piece }).
}
tell-war-leader-boost = { $placed ->
    [yes] { $leader } donne un coup de pouce à l’unité ({ $piece }).
   *[no] { $leader } ne parvient pas à donner de coup de pouce ({ $piece }).
}
tell-war-leader-rally = { $gone ->
    [yes] { $leader } enlève la conséquence « { $aspect } ».
   *[no] { $leader } ne parvient pas à enlever la conséquence « { $aspect } ».
}
tell-war-leader-duel = { $leader } coche la case de stress { $box }.
tell-war-leader-unit_lost = { $leader } se retrouve sans unité ({ $zone }).
tell-war-leader-defeated = { $leader } : hors-jeu. Vainqueur : { $player }.
tell-war-leader-other_defeat = { $fate ->
    [surrendered] { $leader } se rend à son adversaire. Vainqueur : { $player }.
    [removed] { $leader } quitte la bataille. Vainqueur : { $player }.
    [switched] { $leader } change d’armée et rejoint son vainqueur : { $player }.
   *[unit] { $leader } change d’armée avec son unité et rejoint son vainqueur : { $player }.
}

## Les entrées du MJ

war-gm = Noter en tant que MJ…
war-offer-buy = { $player } : acheter un point Fate ({ $price })
tell-war-unit-extra_aspects = { $piece } : « { $aspect } » figure maintenant sur la feuille.
war-write-unit-aspect = { $piece } : écrire l’aspect { $number }
war-ask-gm = Que note le MJ ?
war-gm-add = Ajouter un aspect
war-gm-strike = Retirer un aspect
war-gm-hinders = Changer ce qui gêne le déplacement
war-gm-compel = Contraindre un aspect
war-gm-leader = Un commandant est vaincu autrement
war-gm-side = Quelqu’un change d’armée
war-gm-reveal = Révéler un carton
war-gm-close = Terminer la bataille
war-ask-gm-on = Sur quoi placer le nouvel aspect ?
war-ask-gm-aspect = Quel est le nouvel aspect ?
war-ask-gm-strike = Quel aspect retirer ?
war-ask-gm-hinders = Quel aspect de zone change ?
war-switch-hindrance = { $hinders ->
    [yes] « { $aspect } » ne gêne plus ({ $zone })
   *[no] « { $aspect } » gêne désormais ({ $zone })
}
war-ask-compel = Quel joueur contraindre ?
war-compel-player = { $player }
war-ask-complication = { $player } : quelle est la complication ? (Facultatif.)
war-ask-compel-answer = { $said ->
    [yes] { $side } : accepter cette complication ? « { $text } »
   *[no] { $side } : accepter la complication ?
}
war-compel = { $answer ->
    [accept] Accepter : +1 point Fate personnel
   *[refuse] Refuser : payer un point Fate
}
tell-war-core-compel = { $answer ->
    [accept] { $said ->
        [yes] { $player } : complication acceptée, « { $text } ». +1 point Fate personnel.
       *[no] { $player } : complication acceptée. +1 point Fate personnel.
    }
   *[refuse] { $said ->
        [yes] { $player } : complication refusée pour un point Fate, « { $text } ».
       *[no] { $player } : complication refusée pour un point Fate.
    }
}
war-ask-gm-leader = Quel commandant est vaincu autrement que par une attaque ?
war-ask-credit = { $leader } : à qui revient cette victoire ?
war-credit = { $player }
war-ask-leader-fate = { $leader } : que devient ce commandant ?
war-leader-fate = { $fate ->
    [removed] Quitte la bataille (vaincu par : { $player })
    [switched] Change d’armée, seul : { $player }
   *[unit] Change d’armée avec son unité : { $player }
}
war-ask-gm-side = Qui change d’armée ?
war-ask-new-owner = { $piece } : à quel joueur revient l’unité ?
tell-war-setup-sides = { $who } : changement d’armée ({ $to }).
war-ask-gm-reveal = Quel carton révéler ?
war-ask-close = Comment la bataille se termine-t-elle ?
war-wins = Victoire : { $side }
war-draw = Sans vainqueur
barred-war-core-situation_aspect = Il n’y en a aucun en jeu pour l’instant. Choisissez autre chose.
barred-war-leader-other_defeat = Aucun commandant n’est sur le champ de bataille. Choisissez autre chose.

## Fin de la bataille

war-concede = { $player } : concéder la bataille
tell-war-end-concede = { $falls ->
    [attack] { $player } : bataille concédée, unités et commandants se retirent invaincus. L’attaque annoncée est annulée.
    [action] { $player } : bataille concédée, unités et commandants se retirent invaincus. L’action annoncée est annulée.
   *[nothing] { $player } : bataille concédée, unités et commandants se retirent invaincus.
}
tell-war-end-when = { $leaders ->
    [stay] { $player } : élimination, plus aucune unité. Les commandants restent sur le champ de bataille.
    [leave] { $player } : les commandants quittent le champ de bataille sans être vaincus.
   *[none] { $player } : élimination, plus aucune unité.
}
tell-war-end-winner_point = { $player } : +1 point Fate personnel pour la victoire.
tell-war-end-leader_points = { $player } : +1 point Fate personnel pour un commandant vaincu ({ $leader }).
tell-war-chest-vanish = { $points ->
    [0] { $bought ->
        [0] { $player } : aucun point perdu. Points Fate personnels : { $own }.
       *[other] { $player } : points Fate achetés perdus : { $bought }. Points Fate personnels : { $own }.
    }
   *[other] { $bought ->
        [0] { $player } : points de construction perdus : { $points }. Points Fate personnels : { $own }.
       *[other] { $player } : points de construction perdus : { $points }, points Fate achetés perdus : { $bought }. Points Fate personnels : { $own }.
    }
}
war-result = Victoire : { $side }
war-result-draw = Bataille sans vainqueur
war-result-player = { $standing ->
    [in] { $own ->
        [one] { $player } : { $own } point Fate personnel (+{ $gained })
       *[other] { $player } : { $own } points Fate personnels (+{ $gained })
    }
    [conceded] { $own ->
        [one] { $player }, bataille concédée : { $own } point Fate personnel (+{ $gained })
       *[other] { $player }, bataille concédée : { $own } points Fate personnels (+{ $gained })
    }
   *[out] { $own ->
        [one] { $player } (élimination) : { $own } point Fate personnel (+{ $gained })
       *[other] { $player } (élimination) : { $own } points Fate personnels (+{ $gained })
    }
}
war-result-owed = { $rule ->
    [war-end-winner_point] { $player } : +{ $points } pour la victoire
    [war-end-leader_points] { $player } : +{ $points } pour un commandant vaincu
    [war-opt-hostile_invoke_pays] { $player } : +{ $points } pour une invocation ennemie
    [war-opt-concession_reward] { $player } : +{ $points } pour avoir concédé
   *[other] { $player } : +{ $points } point Fate personnel
}
war-luck = { $rolls ->
    [one] { $player } : { $rolls } jet, total des dés { $sign ->
        [minus] −{ $total }
       *[plus] { $total }
    } (en moyenne 0). Chance d’en faire autant ou plus : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
   *[other] { $player } : { $rolls } jets, total des dés { $sign ->
        [minus] −{ $total }
       *[plus] { $total }
    } (en moyenne 0). Chance d’en faire autant ou plus : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
}

## Sur la table

war-value-gm = MJ
war-value-points = Coffre de guerre : { $points }
war-value-fate = { $bought ->
    [0] Points Fate : { $own }
    [one] Points Fate : { $points }, dont { $bought } acheté
   *[other] Points Fate : { $points }, dont { $bought } achetés
}
war-value-boost = Coup de pouce : { $aspect }
war-value-out = { $standing ->
    [conceded] A concédé
   *[out] Éliminé
}
war-badge-quality = +{ $rating }
war-badge-pinned = Coincé
war-badge-guarding = Défense totale
war-badge-used = Action utilisée
war-badge-aspects = { $count ->
    [one] { $count } aspect
   *[other] { $count } aspects
}
war-detail-quality = { $quality ->
    [average] Unité Moyenne, meilleure compétence +{ $rating }
    [fair] Unité Passable, meilleure compétence +{ $rating }
   *[good] Unité Bonne, meilleure compétence +{ $rating }
}
war-detail-leader = { $kind ->
    [pc] Commandant (PJ)
    [supporting] Commandant (PNJ secondaire)
   *[main] Commandant (PNJ principal)
}
war-detail-skill = { $skill } { $rating ->
    [0] 0
   *[other] +{ $rating }
}
war-detail-aspect = Aspect : { $aspect }
war-detail-face-down = Face cachée, payé par : { $player }
war-aspect = { $kind ->
    [boost] Coup de pouce : { $aspect }
    [consequence] { $severity ->
        [mild] { $free ->
            [0] Conséquence légère : { $aspect }
            [one] Conséquence légère : { $aspect } · { $free } invocation gratuite ({ $player })
           *[other] Conséquence légère : { $aspect } · { $free } invocations gratuites ({ $player })
        }
        [moderate] { $free ->
            [0] Conséquence modérée : { $aspect }
            [one] Conséquence modérée : { $aspect } · { $free } invocation gratuite ({ $player })
           *[other] Conséquence modérée : { $aspect } · { $free } invocations gratuites ({ $player })
        }
       *[severe] { $free ->
            [0] Conséquence grave : { $aspect }
            [one] Conséquence grave : { $aspect } · { $free } invocation gratuite ({ $player })
           *[other] Conséquence grave : { $aspect } · { $free } invocations gratuites ({ $player })
        }
    }
   *[situation] { $hinders ->
        [yes] { $free ->
            [0] { $aspect } · gêne le déplacement
            [one] { $aspect } · gêne le déplacement · { $free } invocation gratuite ({ $player })
           *[other] { $aspect } · gêne le déplacement · { $free } invocations gratuites ({ $player })
        }
       *[no] { $free ->
            [0] { $aspect }
            [one] { $aspect } · { $free } invocation gratuite ({ $player })
           *[other] { $aspect } · { $free } invocations gratuites ({ $player })
        }
    }
}
war-kept-unit = { $quality ->
    [average] { $name } (unité Moyenne)
    [fair] { $name } (unité Passable)
   *[good] { $name } (unité Bonne)
}
war-kept-leader = { $name } (commandant)

## Valeurs que le MJ peut fixer

war-yes = Oui
war-no = Non
war-none = Aucune
war-off-field = Hors du champ de bataille
war-set-roll = { $piece ->
    [none] Modificateur à la main ({ $player })
   *[other] Modificateur à la main ({ $player }, { $piece })
}
war-set-difficulty = Ajout à la difficulté (actuellement { $difficulty ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
    [-11] −11
    [-12] −12
    [-13] −13
    [-14] −14
    [-15] −15
    [-16] −16
   *[other] +{ $difficulty }
})
war-set-points = { $what ->
    [points] Points de construction ({ $player })
    [bought] Points Fate achetés ({ $player })
   *[own] Points Fate personnels ({ $player })
}
war-set-zone = Zone ({ $piece })
war-set-unit = Unité du commandant ({ $piece })
war-set-acted = A agi dans cette manche ({ $piece })
war-set-used = Action utilisée ({ $piece })
war-set-box = Case de stress { $box } cochée ({ $piece })
war-set-wound = { $severity ->
    [mild] Conséquence légère ({ $piece })
    [moderate] Conséquence modérée ({ $piece })
   *[severe] Conséquence grave ({ $piece })
}

## Les troupes des exemples

war-example-north = Nord
war-example-south = Sud
war-example-pikes = Piquiers du village
war-example-pikes-2 = Épaule contre épaule
war-example-bows = Archers de la forêt
war-example-bows-2 = Chaque flèche compte
war-example-levy = Levée paysanne
war-example-guard = Garde du palais
war-example-guard-2 = Serment de fer
war-example-guard-3 = Jamais les premiers à fuir
war-example-raiders = Pillards du fleuve
war-example-raiders-2 = Le butin d’abord
war-example-slingers = Frondeurs chevriers
war-example-skirmishers = Tirailleurs de la lande
war-example-skirmishers-2 = Évanouis comme fumée
war-example-ogres = Ogres des cavernes
war-example-ogres-2 = Cuir épais
war-example-ogres-3 = À l’odeur du sang
war-example-ida = Capitaine de la Porte du Nord
war-example-ida-2 = Première sur le rempart
war-example-oz = Seigneur de guerre des marais
war-example-oz-2 = Des dettes dans chaque port

war-ask-gm-free = L’aspect donne-t-il une invocation gratuite, et à qui ?
war-surrender = { $leader } : se rendre à l’adversaire
war-ready = { $name } ({ $players } joueurs, { $points } points, { $zones } zones)
war-own-text = « { $aspect } »
war-left-empty = Si le champ reste vide, « { $aspect } » est conservé.
war-leaders-so-far = Déjà là : { $leaders }. Quelqu’un d’autre ?
war-quick-captain = { $theme } : { $leader }
war-numbered = { $name } { $number }
war-own-leader = Votre propre commandant
tell-war-zone-aspect-buy = { $player } : pas de point Fate pour un aspect de zone (ni 3 points de construction pour en acheter un).
