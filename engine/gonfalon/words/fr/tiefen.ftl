# In die Tiefen : combat de masse

## Noms

tiefen-side = Camp { $letter }
tiefen-numbered = { $name } { $number }
tiefen-held-slips = Des papiers posés face cachée en dépendent. Attendez leur révélation pour le changer.
tiefen-held-dice = Cela s’applique déjà aux dés sur la table. Vous pourrez le changer avant la prochaine bataille.
tiefen-contingent = Contingent { $number }

## Les sept étapes

tiefen-step = { $step ->
    [1] Circonstances
    [2] Tactique
    [3] Exploits
    [4] Dés
    [5] Jet de bataille
    [6] Pertes
   *[7] Suites
}
heading-tiefen-flow-steps = { $step ->
    [1] Étape 1 : circonstances
    [2] Étape 2 : choix de la tactique
    [3] Étape 3 : exploits héroïques
    [4] Étape 4 : nombre de dés
    [5] Étape 5 : jet de bataille
    [6] Étape 6 : pertes
   *[7] Étape 7 : suites de la bataille
}

## Avant la bataille : camps et troupes

ask-tiefen-sides-two = Que reste-t-il à préparer avant la bataille ?
tiefen-begin-quick = Saisir toutes les troupes sur une page
tiefen-begin-plan = Votre propre bataille sur une page
tiefen-form-circumstances = Circonstances
tiefen-form-has = { $what ->
    [terrain] Terrain favorable
    [certain_death] Mort certaine
    [fanatic] Fanatique
   *[superior] Supérieur (technique ou magie)
}
tiefen-form-fanaticism = Dés de fanatisme
tiefen-form-deed-who = Qui s’y risque ?
tiefen-form-deed-what = Que tente-t-on ?
tiefen-form-deed-outcome = Issue
tiefen-ask-morale = Que donnent les tests de moral ?
tiefen-form-morale = Résultat du test de moral
tiefen-form-quality = Degré de qualité
tiefen-form-area = Retraite
tiefen-hand = { $side } : jet de bataille
tiefen-ready = { $battle ->
    [ford] Le gué de Basprés
    [siege] Au secours de Rochepin
   *[ash] La marche des Frères de cendre
}
tiefen-ready-story = { $battle ->
    [ford] Deux cents pillards veulent passer sur l’autre rive. La garde-frontière compte à peine plus de la moitié d’hommes, mais elle connaît chaque pierre du gué.
    [siege] Depuis six semaines, l’armée campe devant Rochepin, et ses machines sont enfin prêtes. À l’intérieur, chacun le sait : on n’en sortira vivant qu’en vainqueur.
   *[ash] Les Frères de cendre marchent sur la ville en chantant. La milice est deux fois plus nombreuse, mais elle a quelque chose à perdre.
}
tiefen-ready-goal = Un seul jet de bataille décide : le total le plus élevé l’emporte, et le vaincu quitte le terrain.
tiefen-ask-quick = Qui se présente au combat ?
tiefen-form-side-name = Nom du camp
tiefen-form-contingents = Troupes
tiefen-form-contingent = Contingent
tiefen-form-contingent-name = Nom du contingent
tiefen-form-troops = Combattants ou points de puissance
tiefen-setup-done = Commencer la bataille
tiefen-setup-name = Nommer le camp
tiefen-setup-add = Ajouter un contingent
tiefen-setup-edit = Modifier : { $contingent }
tiefen-setup-third = Ajouter un troisième camp
barred-tiefen-sides-two = Une bataille oppose exactement deux camps. Joignez le troisième à l’un d’eux comme contingent, ou livrez ensuite une autre bataille.
barred-tiefen-loss-contingents = Contingents par camp : { $most } au plus. Regroupez les plus petits.
barred-tiefen-circ-outnumber-unit = Sans troupes, pas de bataille ({ $side }). Il faut au moins un contingent.
barred-tiefen-dice-bounds = Le surnombre donnerait { $dice } dés ({ $side }) ; Gonfalon n’en accorde pas plus de { $most }. Comptez les deux camps en points de puissance, ou demandez au MJ de fixer les dés de surnombre à la main.
tiefen-ask-troops = { $side } : combien de combattants ou de points de puissance ?
tiefen-ask-troops-of = { $side }, { $contingent } : combien de combattants ou de points de puissance ?
tiefen-ask-side-name = { $side } : quel nom donner à ce camp ?
tiefen-ask-contingent-name = { $side } : comment s’appelle le contingent ?
tiefen-ask-edit = { $side }, { $contingent } : que faut-il changer ?
tiefen-edit-troops = Changer l’effectif
tiefen-edit-name = Changer le nom
tiefen-edit-remove = Retirer le contingent
tell-tiefen-sides-two = { $change ->
    [gone] { $side } : { $name } quitte la table.
    [side] « { $before } » s’appelle désormais « { $name } ».
    [contingent] { $side } : « { $before } » s’appelle désormais « { $name } ».
   *[joined] { $side } : renfort ({ $name }), effectif { $troops }.
}
tell-tiefen-circ-outnumber-unit = { $before ->
    [0] { $side } : { $contingent }, effectif { $troops }.
   *[other] { $side } : { $contingent }, effectif désormais { $troops } au lieu de { $before }.
}

## Étape 1 : circonstances

ask-tiefen-circ-terrain = Quel camp le terrain avantage-t-il ?
ask-tiefen-circ-certain_death = Quel camp risque l’anéantissement, sans fuite ni reddition possible ?
ask-tiefen-circ-fanatic-who = Quel camp aligne des fanatiques, heureux de mourir pour leur cause ?
ask-tiefen-circ-fanatic-bonus = { $side } : combien de dés de fanatisme ?
tiefen-note-fanaticism = Chaque dé donne +1d6, mais abaisse de 1 le seuil de destruction de l’adversaire.
ask-tiefen-super-who = { $again ->
    [yes] Un exploit a pu mettre fin à la supériorité. Quel camp reste supérieur sur le plan technique ou magique ?
    [struck] Un exploit dont dépendait la réponse a été rayé. Quel camp est maintenant supérieur sur le plan technique ou magique ?
   *[no] Quel camp est supérieur sur le plan technique ou magique ?
}
tiefen-note-both-cancel = Si les deux camps ont le dé, l’avantage s’annule.
tiefen-note-one-superior = Un seul camp au plus : si l’un domine par la technique et l’autre par la magie, aucun n’est supérieur. Seule l’option « Les deux supérieurs ? » l’autorise pour les deux camps.
tiefen-fanaticism = { $dice ->
    [0] Aucun dé de fanatisme
    [one] { $dice } dé de fanatisme
   *[other] { $dice } dés de fanatisme
}
tell-tiefen-circ-terrain = { $side } : le terrain est favorable, +1d6.
tell-tiefen-circ-certain_death = { $side } : ni fuite ni reddition, rien que l’énergie du désespoir, +2d6.
tell-tiefen-circ-fanatic-who = { $side } : ce camp compte des fanatiques.
tell-tiefen-circ-fanatic-bonus = { $dice ->
    [0] { $side } : aucun dé de fanatisme.
   *[other] { $side } : fanatisme, +{ $dice }d6. En échange, le seuil de destruction de l’adversaire baisse de { $dice }.
}
tell-tiefen-circ-outnumber = { $side } : surnombre, { $own } contre { $other }, +{ $dice }d6.
tell-tiefen-super-who = { $superior ->
    [yes] { $side } : supériorité technique ou magique. Le seuil de destruction de ce camp baisse de 1.
   *[no] { $side } : la supériorité est perdue.
}
barred-tiefen-circ-fanatic-who = Les dés de fanatisme sont réservés aux fanatiques ({ $side }). Déclarez d’abord ce camp fanatique.
ask-tiefen-flow-steps = Ces circonstances sont-elles les bonnes ?
tiefen-circumstances-close = Valider les circonstances
tiefen-roll-now = Lancer les dés tout de suite
barred-tiefen-flow-steps = Les dés ne se lancent qu’à l’étape 5. Il manque encore la tactique, les exploits et le nombre de dés.
tiefen-again-terrain = Modifier le terrain
tiefen-again-certain-death = Modifier la mort certaine
tiefen-again-fanatics = Modifier les fanatiques
tiefen-again-fanaticism = Modifier les dés de fanatisme
tiefen-again-superior = Modifier la supériorité

## Étape 2 : tactique

ask-tiefen-tactic-secret = Quelle tactique inscrire sur le papier ?
ask-tiefen-tactic-three = { $side } : quelle tactique inscrire sur le papier ?
ask-tiefen-tactic-reveal = { $side } : qu’y a-t-il sur le papier ?
tiefen-tactic = { $tactic ->
    [speed] Rapidité
    [steadiness] Constance
   *[strength] Force
}
tiefen-tactic-beats = { $tactic ->
    [speed] Rapidité (bat la constance)
    [steadiness] Constance (bat la force)
   *[strength] Force (bat la rapidité)
}
tiefen-tactic-with-fanaticism = { $tactic ->
    [speed] Rapidité, fanatisme +{ $dice }d6
    [steadiness] Constance, fanatisme +{ $dice }d6
   *[strength] Force, fanatisme +{ $dice }d6
}
tell-tiefen-tactic-secret = { $anew ->
    [yes] { $side } : le papier a été remplacé par un autre.
   *[no] { $side } : le papier est posé, face cachée.
}
tell-tiefen-tactic-reveal = { $tactic ->
    [speed] { $side } : le papier indique « rapidité ».
    [steadiness] { $side } : le papier indique « constance ».
   *[strength] { $side } : le papier indique « force ».
}
tell-tiefen-tactic-bonus = { $tactic ->
    [speed] { $side } : la rapidité bat la constance, +{ $dice }d6.
    [steadiness] { $side } : la constance bat la force, +{ $dice }d6.
   *[strength] { $side } : la force bat la rapidité, +{ $dice }d6.
}
tell-tiefen-tactic-same = { $tactic ->
    [speed] Rapidité des deux côtés : pas de bonus.
    [steadiness] Constance des deux côtés : pas de bonus.
   *[strength] Force des deux côtés : pas de bonus.
}

## Étape 3 : exploits héroïques

ask-tiefen-deeds-count = Tous les exploits héroïques sont-ils notés ?
ask-tiefen-deeds-who = { $side } : qui tente un exploit héroïque ?
ask-tiefen-deeds-kinds = { $doer ->
    [leader] Que tente le chef ? (Facultatif.)
    [character] Que tente le personnage joueur ? (Facultatif.)
   *[soldier] De quel exploit s’agit-il ? (Facultatif.)
}
ask-tiefen-deeds-resolve = { $named ->
    [yes] { $side } : l’exploit « { $what } » a-t-il réussi ou a-t-il été déjoué ?
   *[no] { $side } : l’exploit a-t-il réussi ou a-t-il été déjoué ?
}
tiefen-deeds-close = Valider les exploits
tiefen-deed-enter = Noter un exploit héroïque
tiefen-deed-drop = { $named ->
    [yes] Rayer : { $what }
   *[no] Rayer le dernier exploit
}
tiefen-doer = { $doer ->
    [leader] Un chef
    [character] Un personnage joueur
   *[soldier] Un simple soldat
}
tiefen-outcome = { $outcome ->
    [success] Réussi
    [foiled] Déjoué
   *[nothing] Raté, sans effet
}
tell-tiefen-deeds-who = { $side } : l’exploit n’est l’œuvre ni d’un chef ni d’un personnage joueur. Le MJ l’admet.
tell-tiefen-deeds-success = { $named ->
    [yes] { $side } : exploit héroïque réussi (« { $what } »), +1d6.
   *[no] { $side } : exploit héroïque réussi, +1d6.
}
tell-tiefen-deeds-foiled = { $named ->
    [yes] { $side } : exploit héroïque déjoué (« { $what } »). { $foe } : +1d6.
   *[no] { $side } : exploit héroïque déjoué. { $foe } : +1d6.
}
tell-tiefen-deeds-plain_failure = { $named ->
    [yes] { $side } : exploit héroïque raté (« { $what } ») sans être déjoué. Il reste sans effet.
   *[no] { $side } : exploit héroïque raté sans être déjoué. Il reste sans effet.
}
tell-tiefen-deeds-count = { $named ->
    [yes] { $side } : exploit héroïque rayé (« { $what } »).
   *[no] { $side } : le dernier exploit héroïque noté est rayé.
}
barred-tiefen-deeds-plain_failure = À cette table, tout exploit raté compte comme déjoué. Pour qu’il reste sans effet, changez l’option.
barred-tiefen-deeds-count = Exploits par camp : { $most } au plus. Rayez-en un, ou laissez le MJ ajouter des dés à la main.

## Étape 4 : nombre de dés

tiefen-pool-base = Dé de base
tiefen-pool-terrain = Terrain
tiefen-pool-certain-death = Mort certaine
tiefen-pool-fanaticism = Fanatisme
tiefen-pool-outnumbering = Surnombre
tiefen-pool-tactic = Tactique supérieure
tiefen-pool-deeds = Exploits réussis
tiefen-pool-foiled = Exploits déjoués de l’adversaire
tiefen-pool-override = À la main
tiefen-pool-least = Minimum
tell-tiefen-dice-sum = { $side } : { $dice }d6 dans la réserve.
tell-tiefen-threshold-formula = { $face ->
    [1] { $side } : tous les dés détruisent.
    [6] { $side } : seul un 6 détruit.
   *[other] { $side } : les dés détruisent à partir de { $face }.
}
tell-tiefen-fanatic-scope = { $face ->
    [1] { $side } : tous les dés comptent pour les pertes de l’adversaire, même s’ils ne détruisent aucun dé.
   *[other] { $side } : à partir de { $face }, les dés comptent pour les pertes de l’adversaire, même s’ils ne détruisent aucun dé.
}

## Étape 5 : jet de bataille

ask-tiefen-roll-all = { $side } : lancez tous vos dés !
tiefen-ask-roll-both = Les deux camps : lancez tous vos dés !
ask-tiefen-roll-choice = { $chooser ->
    [by] { $dice ->
        [one] { $by } : quel dé adverse détruire ?
       *[other] { $by } : quels dés adverses détruire ? Il en faut { $dice }.
    }
   *[foe] { $dice ->
        [one] { $foe } : lequel de vos dés sacrifier ?
       *[other] { $foe } : lesquels de vos dés sacrifier ? Il en faut { $dice }.
    }
}
tiefen-die = Un { $face }
tell-tiefen-roll-destroy = { $dice ->
    [one] { $side } : { $dice } dé adverse détruit ({ $faces }).
   *[other] { $side } : { $dice } dés adverses détruits ({ $faces }).
}
tell-tiefen-roll-subtract = { $dice ->
    [0] { $side } : total { $total }, tous les dés comptent.
    [one] { $side } : total { $total }, { $dice } dé détruit déjà déduit.
   *[other] { $side } : total { $total }, { $dice } dés détruits déjà déduits.
}
tell-tiefen-result-win = { $side } : victoire, { $own } à { $other } !
tell-tiefen-result-draw = Match nul, { $own } à { $other }.

## Étape 6 : pertes

ask-tiefen-loss-contingents = { $side } : comment répartir les pertes entre les contingents ? En tout : { $troops }.
tiefen-share-of = { $contingent } : { $troops }
tiefen-losses-in-proportion = Selon la taille : { $shares }
tiefen-losses-otherwise = Répartir autrement
tiefen-ask-loss-of = { $side }, { $contingent } : combien de pertes ? Encore à répartir : { $open }.
tell-tiefen-loss-none = { $side } : aucune perte.
tell-tiefen-loss-annihilated = { $troops ->
    [one] { $side } : anéantissement, { $troops } perte ; il ne reste personne.
   *[other] { $side } : anéantissement, { $troops } pertes ; il ne reste personne.
}
tell-tiefen-loss-fraction = { $troops ->
    [one] { $side } : taux de pertes { $share-over }/{ $share-under } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), soit { $troops } perte ; effectif restant : { $left }.
   *[other] { $side } : taux de pertes { $share-over }/{ $share-under } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), soit { $troops } pertes ; effectif restant : { $left }.
}
tell-tiefen-loss-fanatic = { $troops ->
    [one] { $side } : taux de pertes des fanatiques { $share-over }/{ $share-under } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), soit { $troops } perte ; effectif restant : { $left }.
   *[other] { $side } : taux de pertes des fanatiques { $share-over }/{ $share-under } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), soit { $troops } pertes ; effectif restant : { $left }.
}
tell-tiefen-loss-contingents = { $troops ->
    [one] { $side }, { $contingent } : { $troops } perte ; effectif restant : { $left }.
   *[other] { $side }, { $contingent } : { $troops } pertes ; effectif restant : { $left }.
}

## Étape 7 : moral

ask-tiefen-after-morale-input = { $side } : quel est le résultat du test de moral ?
tiefen-note-morale-both = Le test se joue avec les règles ordinaires de votre jeu. Chaque camp le fait, tant qu’il lui reste quelqu’un.
tiefen-ask-quality = { $side } : quel degré de qualité ? 0 est le pire, 4 le meilleur.
tiefen-morale = { $result ->
    [sensational] Résultat sensationnel
    [success] Réussite
    [failure] Échec
   *[fumble] Échec critique
}
tell-tiefen-after-morale-input = { $result ->
    [sensational] { $side } : résultat sensationnel au test de moral, degré de qualité { $quality }.
    [success] { $side } : test de moral réussi, degré de qualité { $quality }.
    [failure] { $side } : test de moral raté, degré de qualité { $quality }.
   *[fumble] { $side } : échec critique au test de moral, degré de qualité { $quality }.
}
tell-tiefen-after-sensational = { $forfeited ->
    [yes] { $side } : l’action supplémentaire est perdue avec les troupes.
   *[no] { $side } : une action supplémentaire hors tour, aussitôt la bataille finie.
}
tell-tiefen-after-fumble = { $forfeited ->
    [yes] { $side } : les troupes sont perdues, il n’y a donc plus de tour à passer.
   *[no] { $side } : le prochain tour est perdu.
}
tell-tiefen-after-both_annihilated = Les deux camps sont anéantis. Personne ne teste son moral, le champ de bataille est vide.

## Étape 7 : retraite

tell-tiefen-after-draw = Match nul : personne ne recule.
tell-tiefen-after-annihilated_loser = { $side } : il ne reste personne pour battre en retraite.
tell-tiefen-after-annihilated_winner = { $side } : victoire, mais sans aucun survivant. { $foe } : retraite quand même, pour l’instant.
tell-tiefen-after-gap = { $better ->
    [side] { $gap ->
        [one] { $side } : meilleur moral, un degré de qualité d’avance.
       *[other] { $side } : meilleur moral, { $gap } degrés de qualité d’avance.
    }
    [foe] { $gap ->
        [one] { $foe } : meilleur moral, un degré de qualité d’avance.
       *[other] { $foe } : meilleur moral, { $gap } degrés de qualité d’avance.
    }
   *[none] Le moral ne fait pas la différence : aucune case interdite, aucune case en plus.
}
ask-tiefen-after-area = Où la bataille a-t-elle eu lieu ?
tiefen-area-hex = Case hexagonale, issues libres
tiefen-area-closed = Case hexagonale, en partie bloquée
tiefen-area-other = Autre zone
tiefen-ask-exits = Combien le champ de bataille a-t-il de cases voisines ?
tiefen-ask-impassable = Quelles cases voisines sont infranchissables ?
ask-tiefen-after-forbid = { $side } : quelles cases interdire au vaincu ({ $foe }) ? { $most } au plus.
ask-tiefen-after-extra-hexes = { $side } : quelles cases de retraite dans le deuxième anneau (au plus { $most }) ?
ask-tiefen-after-retreat = { $side } : vers où battre en retraite ?
tiefen-ask-distance = { $side } : une retraite de combien de cases ?
tiefen-stay = Rester sur le champ de bataille
barred-tiefen-after-area = Infranchissable. Prenez une autre case.
barred-tiefen-after-forbid = Interdite par le vainqueur ({ $side }). Prenez une case ouverte.
barred-tiefen-after-retreat = Le vaincu doit laisser le champ de bataille au vainqueur ({ $side }). Prenez une case ouverte.
ask-tiefen-after-trapped = { $side } : aucune issue. Quel est le sort des vaincus ?
tell-tiefen-after-forbid = { $count ->
    [0] { $side } : aucune case interdite. Ouvertes ({ $foe }) : { $open }.
    [one] { $side } : { $count } case interdite. Ouvertes ({ $foe }) : { $open }.
   *[other] { $side } : { $count } cases interdites. Ouvertes ({ $foe }) : { $open }.
}
tell-tiefen-after-close_last = { $foe } : la dernière issue reste ouverte, personne ne peut l’interdire.
tell-tiefen-after-extra_hexes = { $count ->
    [0] { $side } : aucune case en plus. Ouvertes : { $open }.
    [one] { $side } : { $count } case en plus. Ouvertes : { $open }.
   *[other] { $side } : { $count } cases en plus. Ouvertes : { $open }.
}
tell-tiefen-after-retreat = { $distance ->
    [one] { $side } : le champ de bataille est évacué. Retraite : { $place }.
   *[other] { $side } : le champ de bataille est évacué. Retraite : { $place }, à { $distance } cases.
}
tell-tiefen-after-trapped = { $fate ->
    [captured] { $side } : aucune issue, les troupes sont capturées.
    [destroyed] { $side } : aucune issue, les troupes sont détruites.
   *[stays] { $side } : aucune issue, les troupes restent sur place.
}
tiefen-fate = { $fate ->
    [captured] Capture
    [destroyed] Destruction
   *[stays] Maintien sur place
}
tiefen-field = Champ de bataille
tiefen-hex = { $place ->
    [n] Nord
    [ne] Nord-est
    [se] Sud-est
    [s] Sud
    [sw] Sud-ouest
    [nw] Nord-ouest
    [n2] Nord (2e anneau)
    [nne] Nord-nord-est
    [ne2] Nord-est (2e anneau)
    [e] Est
    [se2] Sud-est (2e anneau)
    [sse] Sud-sud-est
    [s2] Sud (2e anneau)
    [ssw] Sud-sud-ouest
    [sw2] Sud-ouest (2e anneau)
    [w] Ouest
    [nw2] Nord-ouest (2e anneau)
   *[nnw] Nord-nord-ouest
}
tiefen-area = Zone { $number }
tiefen-area-beyond = Zone { $number } (2e anneau)

## Ensuite

ask-tiefen-after-extra_order = Quelle action supplémentaire passe en premier ?
ask-tiefen-after-sensational = { $side } : place à l’action supplémentaire.
ask-tiefen-after-fumble = { $side } : le prochain tour est perdu. Est-ce noté ?
tell-tiefen-after-extra_order = { $side } : action supplémentaire accomplie.
ask-tiefen-loss-weaker_later = Et maintenant ?
tiefen-end = Terminer la bataille
tiefen-next-battle = Livrer la bataille suivante
heading-tiefen-loss-weaker_later = Bataille { $number }
tell-tiefen-loss-weaker_later = { $side } : effectif { $troops } au départ.

## Sur la feuille d’un camp

tiefen-value-troops = Effectif { $troops }
tiefen-value-pool = Réserve { $dice }d6
tiefen-value-threshold = { $face ->
    [1] Tous les dés détruisent
    [6] Détruit sur 6
   *[other] Détruit à partir de { $face }
}
tiefen-value-wounds = { $face ->
    [1] Pertes : tous les dés comptent
   *[other] Pertes à partir de { $face }
}
tiefen-value-total = Total { $total }
tiefen-value-lost = Pertes { $troops } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
tiefen-value-morale = { $result ->
    [sensational] Moral : sensationnel, degré de qualité { $quality }
    [success] Moral : réussite, degré de qualité { $quality }
    [failure] Moral : échec, degré de qualité { $quality }
   *[fumble] Moral : échec critique, degré de qualité { $quality }
}
tiefen-badge-troops = { $troops }
tiefen-mark-terrain = Terrain +1d6
tiefen-mark-certain-death = Mort certaine +2d6
tiefen-mark-fanatic = { $dice ->
    [0] Fanatiques
   *[other] Fanatiques +{ $dice }d6
}
tiefen-mark-outnumbering = Surnombre +{ $dice }d6
tiefen-mark-superior = Supériorité
tiefen-mark-deeds = { $success ->
    [one] { $foiled ->
        [one] Exploits : { $success } réussi, { $foiled } déjoué
       *[other] Exploits : { $success } réussi, { $foiled } déjoués
    }
   *[other] { $foiled ->
        [one] Exploits : { $success } réussis, { $foiled } déjoué
       *[other] Exploits : { $success } réussis, { $foiled } déjoués
    }
}
tiefen-mark-extra-action = Action supplémentaire
tiefen-mark-skips-turn = Prochain tour perdu

## Valeurs que le MJ peut fixer

tiefen-setting-name = Nom ({ $side })
tiefen-setting-troops = Effectif ({ $side }, { $contingent })
tiefen-setting-terrain = Terrain ({ $side })
tiefen-setting-certain-death = Mort certaine ({ $side })
tiefen-setting-superior = Supériorité ({ $side })
tiefen-setting-fanaticism = Dés de fanatisme ({ $side })
tiefen-setting-outnumbering = Dés de surnombre ({ $side })
tiefen-setting-outnumbering-from = Surnombre ({ $side })
tiefen-outnumbering-from = { $source ->
    [hand] À la main : +{ $dice }d6
   *[troops] D’après l’effectif : +{ $dice }d6
}
tiefen-setting-bonus = Dés corrigés à la main ({ $side })
tiefen-setting-slips = Papiers des tactiques
tiefen-slips-lie = Garder les deux
tiefen-slips-anew = Remplacer les deux
tiefen-setting-tactic = Tactique ({ $side })
tiefen-setting-die = Dé { $number } ({ $side })
tiefen-setting-morale = Test de moral ({ $side })
tiefen-setting-quality = Degré de qualité ({ $side })
tiefen-setting-extra-action = Action supplémentaire ({ $side })
tiefen-setting-skips-turn = Passer un tour ({ $side })

## Probabilités

tiefen-odds-known = Probabilités de ce jet : { $side } ({ $own }d6) contre { $foe } ({ $other }d6)
tiefen-odds-case = { $case ->
    [better] { $side } : tactique supérieure, +2d6
    [equal] Même tactique, pas de bonus
   *[worse] { $foe } : tactique supérieure, +2d6
}{ $fanaticism ->
    [hidden] {" "}(sans fanatisme secret)
   *[known] {""}
}
tiefen-odds-win = { $side } : victoire
tiefen-odds-draw = Match nul
tiefen-odds-losses = { $side } : pertes, { NUMBER($share, style: "percent", maximumFractionDigits: 1) } en moyenne
tiefen-odds-share = { $share ->
    [0] Aucune perte
    [1] Anéantissement
   *[other] { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
}

## Résultat

tiefen-result = { $case ->
    [win] Victoire : { $winner }, { $own } à { $other }
   *[draw] Match nul, { $own } à { $other }
}
tiefen-result-losses = { $troops ->
    [one] { $side } : { $troops } perte ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }) ; effectif restant : { $left }
   *[other] { $side } : { $troops } pertes ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }) ; effectif restant : { $left }
}
tiefen-result-retreat = { $distance ->
    [one] { $side } : retraite, { $place }
   *[other] { $side } : retraite, { $place }, à { $distance } cases
}
tiefen-result-fate = { $fate ->
    [captured] { $side } : aucune issue, capture
    [destroyed] { $side } : aucune issue, destruction
   *[stays] { $side } : aucune issue, maintien sur place
}
