# La manche de combat de Samyra

## Noms

samyra-party = { $side }
samyra-figure = { $figure }
samyra-numbered = { $name } { $number }
samyra-nobody = Personne
samyra-party-usual = Camp { $number }
samyra-party-example = { $number ->
    [1] Aventuriers
    [2] Orques
   *[other] Loups
}
samyra-party-ready = { $party ->
    [travellers] Voyageurs
    [robbers] Brigands
    [hunters] Chasseurs
    [orcs] Orques
    [wolves] Loups
    [garrison] Garnison
   *[storm] Assiégeants
}
samyra-ready-story = { $fight ->
    [road] Un arbre abattu barre la route. Vos lames sont encore au fourreau quand le premier homme sort des buissons.
    [wolves] Vous vouliez vous reposer dans la clairière. Les orques aussi, et leurs loups vous ont flairés depuis longtemps.
   *[stair] Une poterne, un escalier, quatre défenseurs. Dehors, on apporte les échelles.
}
samyra-ready-goal = Le combat prend fin quand un seul camp peut ou veut encore se battre.
samyra-ready-bring = Apportez vos propres règles d’attaque : Gonfalon gère les mouvements et le déroulement, vous lancez attaques et dégâts. Sinon, jouez avec les valeurs d’exemple : chaque figurine les indique, et vous les retrouvez là où vous saisissez les attaques.
samyra-ready-played = { $on ->
    [map] sur une carte · attaques selon vos règles
   *[none] sans carte · attaques selon vos règles
}
samyra-ready = { $fight ->
    [road] Embuscade sur la route
    [wolves] Orques et loups dans la clairière
   *[stair] Assaut de la poterne
}
samyra-ground = { $ground ->
    [open] Terrain dégagé
    [low] À hauteur de genou humain au plus
    [high] De la taille d’un humain au plus
    [tall] Plus grand qu’un humain
   *[wall] Mur
}
samyra-map = { $map ->
    [kept] Depuis le registre
    [none] Sans carte
    [glade] Clairière (hexagones)
    [stair] Poterne (carrés)
    [squares] Carte vide en carrés
   *[hexes] Carte vide en hexagones
}
samyra-area = Zone d’attaque : { $figure }
samyra-claimed = Espace pour frapper : { $figure }
samyra-in-area = dans la zone d’attaque
samyra-kept-map = { $named ->
    [yes] Carte : { $name }
   *[no] { $shape ->
        [hex] Carte, { $columns } sur { $rows } hexagones
       *[square] Carte, { $columns } sur { $rows } carrés
    }
}
samyra-kept = { $name }
samyra-plan = { $text }

## Valeurs

samyra-step = { $step ->
    [initiative] Initiative
    [movement] Mouvement
    [declare] Annonce
   *[turning] Rotation
}
samyra-action-step = { $step ->
    [1] Combat à distance
    [2] Sorts instantanés
    [3] Corps à corps
    [4] Sorts d’une manche
   *[other] Divers
}
samyra-posture = { $posture ->
    [kneeling] à genoux
    [lying] à plat ventre
   *[standing] debout
}
samyra-state = { $state ->
    [gone] a quitté le combat
    [up] au combat
   *[down] au sol
}
samyra-answer = { $answer ->
    [yes] Oui
   *[no] Non
}
samyra-carried = { $carried ->
    [hand] en main
    [body] à portée de main
    [pack] dans le sac
   *[ground] au sol
}
samyra-learnt = { $what ->
    [runs] Course tout-terrain
   *[second] Seconde attaque
}
samyra-value-score = { $again ->
    [yes] Initiative { $score }, relance : { $more }
   *[no] Initiative { $score }
}
samyra-value-place = Bouge en position { $place }
samyra-value-hurt = { $hits ->
    [0] { $damage ->
        [0] ±0
       *[other] −{ $damage }
    }
   *[other] { $left }/{ $hits }
}
samyra-value-contact = contre { $foes }
samyra-note-task = { $figure } : { $task }
samyra-value-task = { $what ->
    [spell] { $rounds ->
        [0] Incante
        [one] Incante, encore { $rounds } manche
       *[other] Incante, encore { $rounds } manches
    }
    [action] { $rounds ->
        [one] Action longue, encore { $rounds } manche
       *[other] Action longue, encore { $rounds } manches
    }
   *[obstacle] { $rounds ->
        [one] Escalade, encore { $rounds } manche
       *[other] Escalade, encore { $rounds } manches
    }
}
samyra-value-more = Action supplémentaire : { $kind ->
    [ranged] combat à distance
    [instant] sort instantané
    [melee] corps à corps
    [round] sort d’une manche
   *[other] divers
}
samyra-value-room = Espace pour frapper, cases : { $spaces }
samyra-value-perched = Sur un objet
samyra-value-bind = { $most ->
    [0] Retient { $target } : pas de désengagement
   *[other] Retient { $target } : désengagement à { $most } au plus
}
samyra-value-inside = Est dans la zone d’attaque de : { $foes }
samyra-value-reaches = A dans sa zone d’attaque : { $foes }
samyra-value-bew = MVT { $bew }
samyra-value-weapon = { $grip ->
    [melee] Arme de corps à corps
    [two_handed] Arme à deux mains
    [ranged] Arme à distance
   *[natural] Griffes et crocs
}, { $carried ->
    [hand] en main ou prête
    [body] à portée
    [pack] dans le sac
   *[ground] au sol
}
samyra-value-hits = { $left ->
    [unknown] Dégâts { $damage }
    [hidden] Dégâts { $damage }
   *[other] Dégâts { $damage }, reste { $left }
}
samyra-value-example = Valeurs d’exemple : touche avec { $attack } au plus sur un d20, dégâts { $harm }
samyra-value-stamina = { $left ->
    [hidden] END cachée
    [uncounted] END non comptée
   *[other] END { $left }
}
samyra-set = { $what ->
    [map] Nom de la carte
    [cost] END pour retenir
    [facing] L’orientation compte
    [covert] Annonce secrète
    [name] { $thing } : nom
    [cell] { $thing } : case
    [bew] { $thing } : MVT
    [way] { $thing } : orientation
    [damage] { $thing } : dégâts
    [tired] { $thing } : END dépensée
    [attack] { $thing } : valeur d’exemple, plus haut jet qui touche
    [harm] { $thing } : valeur d’exemple, dégâts
    [swing] { $thing } : cases pour frapper
    [size] { $thing } : taille (1 minuscule, 2 humain, 3 géant)
    [reach] { $thing } : allonge
    [lies] { $thing } : comme obstacle
    [hits] { $thing } : points de vie
    [stamina] { $thing } : END
    [rounds] { $thing } : manches restantes
    [runs] { $thing } : course tout-terrain
    [second] { $thing } : seconde attaque
    [posture] { $thing } : posture
    [covers] { $thing } : cases occupées par la figurine
   *[state] { $thing } : état
}
samyra-covers = { $count ->
    [one] une case
   *[other] { $count } cases
}
samyra-hint-map = Un nom sans barre verticale
samyra-hint-cell = Le nom d’une case libre, par exemple C7
samyra-set-weapon = { $figure } : { $grip ->
    [melee] arme de corps à corps
    [two_handed] arme à deux mains
    [ranged] arme à distance
   *[natural] griffes et crocs
} { $number }
samyra-set-hostile = { $side } et { $other } sont ennemis
samyra-set-contact = { $figure } est dans la zone d’attaque de : { $foe }

## Préparation

samyra-ask-begin = Comment voulez-vous commencer ?
samyra-begin = { $how ->
    [quick] Votre propre combat
    [example] Le champ de bataille des exemples
   *[begin] Commencer
}
samyra-begin-ready = Combats prêts à jouer
samyra-begin-sealed = Prêts à jouer, valeurs cachées du MJ
samyra-ask-example = Qui est sur le champ de bataille ?
samyra-ask-frame = Le champ de bataille des exemples : tout est réglé ?
samyra-form-many = { $party ->
    [adventurers] Aventuriers
    [orcs] Orques
   *[wolves] Loups
}
samyra-ask-quick = Qui se bat, et comment jouez-vous ?
samyra-form-parties = Camps
samyra-form-party = Camp
samyra-form-played = Joué par
samyra-played = { $by ->
    [gm] le MJ
   *[players] des joueurs
}
samyra-form-figures = Figurines
samyra-form-row = { $row ->
    [open] Figurine
    [sealed] Figurine aux valeurs cachées
   *[card] Depuis le registre
}
samyra-form-name = Nom
samyra-form-of = Appartient au camp nᵒ
samyra-form-count = Nombre
samyra-form-nature = Type
samyra-form-usual = { $name } (MVT habituel : { $bew })
samyra-form-bew = MVT
samyra-form-drawn = Arme dégainée
samyra-drawn = { $answer ->
    [yes] Oui
   *[no] Non
}
samyra-form-learnt = Appris
samyra-form-hits = Points de vie (0 : ne pas compter)
samyra-form-stamina = Endurance, END (0 : ne pas compter)
samyra-form-card = Carte du registre
samyra-form-map = Carte du terrain
samyra-form-plan-card = Terrain du registre
samyra-form-columns = Cases en largeur
samyra-form-rows = Cases en hauteur
samyra-form-plays = { $what ->
    [slants] Diagonales
    [facing] L’orientation compte-t-elle ?
   *[cover] Annonce
}
samyra-plays = { $what ->
    [slants] { $how ->
        [one] Une diagonale coûte 1
        [half] Une diagonale coûte 1½
       *[none] Pas de diagonale
    }
    [facing] { $how ->
        [yes] Oui
       *[no] Non
    }
   *[cover] { $how ->
        [covert] Secrète, révélée par tous à la fois
       *[open] À découvert
    }
}
samyra-form-cost = END pour retenir (0 : pas encore connue)
ask-samyra-bind-stamina = Combien d’END coûte une attaque pour retenir ?
barred-samyra-sides-hostile = Il faut des figurines dans au moins deux camps. Ajoutez-en dans un autre.
heading-samyra-sides-hostile = Les camps se font face

## Manche et initiative

heading-samyra-round-phases = { $seconds ->
    [0] Manche { $round }
   *[other] Manche { $round } (après { $seconds } s de combat)
}
samyra-ask-initiative = { $again ->
    [yes] Égalité en tête : on relance
   *[no] Manche { $round }, initiative : 1d20 par camp
}
tell-samyra-init-roll = { $side } : initiative { $score }.
tell-samyra-init-tie_top = { $side } : relance, { $score }.
tell-samyra-init-tie_lower = Des camps sont à égalité derrière la tête. Cela ne compte pas : pas de relance.
samyra-ask-order = { $side } : dans quel ordre les camps bougent-ils ?
samyra-form-place = Bouge en position { $place }
samyra-note-order = Le camp qui bouge en dernier voit d’abord bouger tous les autres. Pour retenir un adversaire, il faut bouger avant lui.
tell-samyra-init-winner_orders = { $stage ->
    [won] { $side } : ce camp fixe l’ordre. Initiative : { $scores }.
    [alone] Il ne reste qu’un camp ({ $side }) : il bouge sans lancer de dé.
   *[set] { $side } : l’ordre est { $order }.
}
samyra-scored = { $again ->
    [yes] { $side } ({ $score }, relance : { $more })
   *[no] { $side } ({ $score })
}
barred-samyra-init-winner_orders = Il manque encore : { $side }. Chaque camp bouge exactement une fois.

## Mouvement

samyra-ask-move = { $side } : qui bouge maintenant ?
samyra-move = { $drops ->
    [yes] Bouger (peut perdre l’action en cours)
   *[no] Bouger
}
samyra-draw = { $held ->
    [yes] { $grip ->
        [two_handed] { $figure } : passer à l’arme à deux mains
        [ranged] { $figure } : passer à l’arme à distance
       *[melee] { $figure } : passer à l’arme de corps à corps
    }
   *[no] { $grip ->
        [two_handed] { $figure } : dégainer l’arme à deux mains
        [ranged] { $figure } : prendre l’arme à distance
       *[melee] { $figure } : dégainer l’arme de corps à corps
    }
}
samyra-posture-into = { $posture ->
    [kneeling] S’agenouiller
    [lying] S’allonger
   *[standing] Se relever
}
samyra-bind = { $waits ->
    [yes] Attendre pour retenir
   *[no] Retenir un adversaire
}{ $stamina ->
    [short] {" "}(END insuffisante)
   *[open] {""}
}
samyra-overcome = Franchir un obstacle trop grand
samyra-stay = { $busy ->
    [no] Ne rien faire
   *[other] Continuer
}
samyra-climb = { $how ->
    [giveup] Renoncer et rester ici
   *[stay] Continuer à grimper
}
samyra-all-done = Terminé, les autres restent en place
tell-samyra-move-groupwise = { $side } : mouvement terminé.
tell-samyra-alt-list = { $figure } reste en place.
tell-samyra-alt-low = { $posture ->
    [kneeling] { $figure } s’agenouille.
   *[lying] { $figure } s’allonge.
}
tell-samyra-alt-stand = { $figure } se relève.
tell-samyra-alt-weapon = { $grip ->
    [melee] { $figure } prend en main une arme de corps à corps.
    [two_handed] { $figure } prend en main une arme à deux mains.
   *[ranged] { $figure } prend en main une arme à distance.
}
barred-samyra-alt-weapon = Cette arme n’est pas à portée de main. Sortez-la par une action de plusieurs manches.
barred-samyra-alt-no_pick_up = Ramasser quelque chose au sol est une action. Annoncez-la après les mouvements.
samyra-ask-overcome = { $figure } : combien de manches entières faut-il pour franchir l’obstacle ?
samyra-note-check = Il faut souvent un test, par exemple de saut, d’escalade ou d’équilibre.
samyra-ask-arrival = { $figure } : le test réussit-il, et où la figurine ressort-elle ?
samyra-arrival = { $result ->
    [failure] Raté
   *[success] Réussi
}
samyra-form-arrival = Ressort sur
tell-samyra-move-too_big = { $stage ->
    [over] { $to ->
        [none] { $figure } a franchi l’obstacle.
       *[other] { $figure } a franchi l’obstacle et se trouve en { $to }.
    }
    [failed] { $figure } ne franchit pas l’obstacle et reste de ce côté.
   *[begun] { $figure } franchit un obstacle trop grand (manches : { $rounds }) et ne fait rien d’autre pendant ce temps.
}
barred-samyra-move-too_big = Trop grand pour la phase de mouvement. Choisissez « Franchir un obstacle trop grand ».
samyra-ask-leg = { $figure } bouge (MVT restant : { $left })
samyra-note-narrow = En mouvement, l’arme à deux mains ne prend pas de place en plus.
samyra-form-spaces = Cases (encore { $left })
samyra-form-low = Cases avec un objet à hauteur de genou au plus
samyra-form-crossed = Obstacles ({ $cost } chacun, 1re case comprise)
samyra-form-further = Autres cases du même obstacle ({ $cost ->
    [0] déjà payées
   *[other] { $cost } chacune
})
samyra-form-whom = { $what ->
    [through] Par la case de
    [left] Quitte la zone d’attaque de
    [reached] Pourra frapper, sans pouvoir être frappé par
    [missed] Pourra être frappé par, sans pouvoir frapper
   *[entered] Entre à la fin dans la zone d’attaque de
}
samyra-note-left = La figurine peut quitter la zone d’attaque de : { $foes }. Touchez ici si elle y reste.
samyra-form-friend = S’arrête sur la case d’un allié qui doit encore bouger
samyra-form-on = Sol à l’arrivée
samyra-stands-on = { $what ->
    [low] Objet à hauteur de genou
    [own] Obstacle
   *[no] Terrain dégagé
}
samyra-form-then = Ensuite
samyra-then = { $what ->
    [on] Le mouvement continue
   *[end] Le mouvement est fini
}
samyra-swings = L’espace où frappe { $figure }
tell-samyra-move-bew = { $to ->
    [none] { $figure } bouge (cases : { $spaces }, reste : { $left }).
   *[other] { $figure } va en { $to } (cases : { $spaces }, reste : { $left }).
}
tell-samyra-move-obstacle = { $count ->
    [0] { $figure } peut rester sur un obstacle.
    [one] { $figure } franchit un obstacle (coût : { $cost } MVT).
   *[other] { $figure } franchit { $count } obstacles (coût : { $cost } MVT).
}
tell-samyra-move-fight_from_object = { $figure } se tient sur un objet. Le MJ dit si cela gêne pour combattre.
tell-samyra-move-friend_pending = { $to ->
    [open] { $figure } s’arrête pour l’instant sur une case alliée ({ $friend }).
    [kept] { $figure } s’arrête pour l’instant sur une case réservée ({ $friend }).
    [none] { $friend } ne laisse pas la place : { $figure } revient sur la dernière case libre.
   *[other] { $friend } ne laisse pas la place : { $figure } revient sur la dernière case libre, { $to }.
}
barred-samyra-move-bew = C’est trop loin : il faut { $needed }, il reste { $left }. Prenez un chemin plus court.
barred-samyra-move-obstacle = { $why ->
    [leave] Un mouvement ne finit sur un obstacle qu’avec l’accord du MJ. Continuez, ou arrêtez-vous devant.
    [none] Avec un MVT de 0, une figurine ne franchit rien. Elle reste où elle est.
   *[cost] L’obstacle coûte trop : il faut { $needed }, il reste { $left }. Contournez-le, ou arrêtez-vous devant.
}
barred-samyra-move-obstacle_space = Le prix d’un obstacle vaut pour { $most } cases de suite. Comptez un obstacle de plus.
barred-samyra-move-free_spaces = { $figures ->
    [none] C’est plus d’objets bas que de cases. Indiquez-en moins.
   *[other] Cette carte est trop petite pour toutes les figurines ({ $figures }). Prenez-en une plus grande, ou moins de figurines.
}
barred-samyra-move-enemy_blocks = { $figure ->
    [none] Un ennemi s’y trouve. Contournez-le.
   *[other] Un ennemi s’y trouve : { $figure }. Contournez-le.
}
barred-samyra-move-friend_pending = { $why ->
    [kept] La case est réservée ({ $figure }). Passez-y, mais arrêtez-vous ailleurs.
   *[moved] { $figure ->
        [none] Une figurine qui a fini de bouger cette manche bloque sa case. Prenez-en une autre.
       *[other] { $figure } a fini de bouger cette manche et bloque la case. Prenez-en une autre.
    }
}
barred-samyra-twohand-blocks = { $why ->
    [cramped] { $figure } manque d’espace pour frapper. Prenez d’abord un espace suffisant.
   *[room] { $figure } a besoin de cet espace pour frapper. Contournez-le.
}
barred-samyra-disengage-inside_limit = Sans se désengager, deux cases au plus : il faut { $needed }, il reste { $left }.
barred-samyra-disengage-failed_force = Il faut d’abord se désengager ({ $figure }) : lancez le dé avant de partir.
barred-samyra-disengage-failed_stay = { $figure } ne lâche pas prise. Restez, ou partez en subissant l’attaque d’opportunité.
barred-samyra-disengage-path = Il n’y a pas de passage entre les ennemis. Restez dans la zone.
barred-samyra-zone-known = Entrer dans une zone ou en sortir prend au moins une case. Comptez-la parmi les cases.
barred-samyra-zone-once = La figurine est déjà dans cette zone : { $figure }.
samyra-ask-enter = { $figure } entre dans la zone d’attaque de : { $foes }. Que faire ?
samyra-enter-each = Dépasser { $figure }, puis décider pour les autres
samyra-enter = { $how ->
    [stop] S’arrêter
    [passed] Course réussie, continuer
    [failed_stop] Course ratée, s’arrêter
    [failed_on] Course ratée, attaque subie
    [through] Subir toutes les attaques
   *[force] Continuer (attaque subie)
}{ $ends ->
    [yes] {""}, dernier pas
   *[no] {""}
}
barred-samyra-zone-run_check = La course tout-terrain n’est pas apprise. Arrêtez-vous, ou subissez l’attaque d’opportunité.
tell-samyra-zone-stop = { $checked ->
    [outside] Là, { $figure } n’est pas dans la zone d’attaque de : { $foes }.
    [yes] Course ratée : { $figure } s’arrête devant { $foes }.
   *[no] { $figure } s’arrête devant { $foes }.
}
tell-samyra-zone-run_check = Course réussie : { $figure } passe devant { $foes }.
tell-samyra-zone-run_check-failed = Course ratée : { $figure } passe quand même devant { $foes }.
tell-samyra-zone-force = { $figure } continue. Attaque d’opportunité pour : { $foes }.
samyra-ask-strike = { $count ->
    [one] Attaque d’opportunité contre { $figure }
   *[other] Attaques d’opportunité contre { $figure }
}
samyra-form-strike = Attaque d’opportunité : { $figure }
samyra-note-strike = Sans aucun modificateur, sans option de combat et sans parade. L’armure protège.
samyra-struck = { $result ->
    [hit] Touché
    [waive] Renonce
   *[miss] Raté
}
samyra-form-result = Résultat
samyra-form-damage = Dégâts après armure
samyra-no-damage = Aucun dégât : l’armure arrête tout.
tell-samyra-strike-phase = { $result ->
    [hit] { $damage ->
        [0] Attaque d’opportunité, { $foe } contre { $figure } : aucun dégât.
       *[other] Attaque d’opportunité, { $foe } contre { $figure } : dégâts { $damage }.
    }
    [waive] { $foe } renonce à l’attaque d’opportunité contre { $figure }.
   *[miss] Attaque d’opportunité, { $foe } contre { $figure } : manqué.
}
tell-samyra-strike-input = { $figure } tombe face à { $foes }. Mouvement et action de cette manche sont perdus.
samyra-ask-falls = { $before ->
    [0] { $figure }, dégâts { $damage } : la figurine tient-elle encore debout ?
   *[other] { $figure }, dégâts { $damage }, { $total } au total : la figurine tient-elle encore debout ?
}
samyra-falls = { $answer ->
    [falls] Tombe
   *[stands] Tient debout
}
samyra-back = Retour

## Se désengager et retenir

samyra-ask-disengage = { $figure } est dans la zone d’attaque de : { $foes }. De qui se désengager ?
samyra-from-all = Se désengager : { $foes }
samyra-from = Se désengager d’un seul ennemi : { $figure }
samyra-from-some = Se désengager de certains
samyra-inside = Rester dans la zone, sans jet
samyra-no-way = { $blocked ->
    [yes] Il y a maintenant un passage
   *[no] Il n’y a pas de passage
}
samyra-ask-way-out = Y a-t-il un passage pour { $figure } ?
samyra-way-out = { $answer ->
    [none] Non, il n’y a pas de passage
   *[way] Oui, il y a un passage
}
tell-samyra-disengage-inside = { $figure } reste dans la zone d’attaque et n’a pas à se désengager.
tell-samyra-disengage-path = { $answer ->
    [none] { $figure } n’a aucun passage : pas de jet de désengagement.
   *[way] { $figure } trouve un passage entre ses ennemis.
}
tell-samyra-alt-intent = { $figure } fait finalement autre chose. Rien n’a encore été lancé.
samyra-ask-disengage-roll = { $figure } se désengage : { $count ->
    [one] 1d20
   *[other] { $count }d20, un par ennemi
}
samyra-from-at-most = face à { $figure } : { $most } au plus
samyra-at-most = au plus
tell-samyra-disengage-roll = { $free ->
    [yes] { $figure } échappe à { $foe } : { $roll } ({ $most } au plus).
   *[no] { $figure } n’échappe pas à { $foe } : { $roll } ({ $most } au plus).
}
tell-samyra-bind-failed = { $figure } échappe à { $foe } sans jet, car l’attaque pour retenir a échoué.
tell-samyra-bind-auto_fail = { $most ->
    [0] { $figure } n’échappe pas à { $foe } : le désengagement échoue d’office.
   *[other] { $figure } n’échappe pas à { $foe } : à { $most } au plus, le désengagement échoue d’office.
}
samyra-ask-held = { $figure } n’échappe pas à { $foes } : que faire ?
samyra-held-stay = Rester sur place
samyra-held-partly = Échapper à { $freed }, rester près de : { $foes }
samyra-held-shift = Se décaler dans la zone (1 ou 2 cases)
samyra-force-out = Partir quand même (attaque : { $foes })
samyra-force-from = Échapper à { $figure } seul : 1 attaque
tell-samyra-disengage-failed_stay = { $figure } reste sur place.
tell-samyra-disengage-partial = { $figure } se décale seulement, dans la zone d’attaque de : { $foes }.
tell-samyra-disengage-failed_shift = { $figure } ne se désengage pas et se décale de deux cases au plus, dans la zone d’attaque de : { $foes }.
barred-samyra-disengage-needed = La figurine ne s’est pas désengagée ({ $figure }) : elle reste dans cette zone d’attaque.
tell-samyra-disengage-failed_force = { $figure } part quand même. Attaque d’opportunité pour : { $foes }.
barred-samyra-bind-melee = Pour retenir, prenez d’abord en main une arme de corps à corps.
barred-samyra-bind-what = On ne peut retenir qu’un adversaire dans sa propre zone d’attaque. Il n’y en a aucun.
barred-samyra-bind-earlier = On ne peut retenir qu’un ennemi qui bouge plus tard. Déplacez plutôt la figurine.
barred-samyra-bind-stamina = L’END ne suffit pas : retenir coûte { $cost }. Choisissez autre chose.
barred-samyra-bind-attack = L’attaque pour retenir se fait seule : retirez l’option ou la compétence de combat.
samyra-ask-bind-whom = { $figure } : quel adversaire retenir ?
samyra-ask-bind = { $figure } retient { $target } : qu’a donné l’attaque ?
samyra-note-bind = Une attaque à difficulté +1, à la place du mouvement. Les résultats critiques comptent comme ordinaires.
samyra-note-bind-example = Exemple, si vous n’avez pas vos propres règles : { $attack } au plus sur un d20 réussit ; la qualité est de 1 par tranche de 2 points en dessous.
samyra-bind-result = { $result ->
    [success] Réussite
    [critical] Réussite critique
    [fumble] Échec critique
   *[failure] Échec
}
samyra-form-quality = Qualité
samyra-form-combined = Avec une option ou compétence de combat
samyra-combined = { $answer ->
    [yes] Oui
   *[no] Non
}
samyra-ask-react = { $target } veut se désengager. { $figure } : retenir cet adversaire ?
samyra-react = { $answer ->
    [bind] Retenir
   *[let] Laisser partir
}
tell-samyra-bind-timing = { $figure } renonce à bouger et attend pour retenir.
tell-samyra-bind-no_critical = { $result ->
    [critical] Réussite critique pour { $figure } : pour retenir, elle compte comme une réussite ordinaire.
   *[fumble] Échec critique pour { $figure } : pour retenir, il compte comme un échec ordinaire.
}
tell-samyra-bind-threshold = { $most ->
    [0] { $figure } retient { $target } avec une qualité de { $quality }. Le désengagement est impossible.
   *[other] { $figure } retient { $target } avec une qualité de { $quality }. Désengagement à { $most } au plus.
}
tell-samyra-bind-attack = { $figure } ne parvient pas à retenir { $target }. Le désengagement réussit désormais sans jet.
tell-samyra-bind-stamina = { $known ->
    [yes] { $figure } : retenir coûte { $cost } END, reste { $left }.
    [sealed] { $left ->
        [hidden] { $figure } : retenir coûte { $cost } END.
       *[other] { $figure } : retenir coûte { $cost } END, reste { $left }.
    }
   *[no] { $cost ->
        [0] { $figure } : retenir coûte de l’END comme une option de combat. Entrez le coût pour que Gonfalon compte.
       *[other] { $figure } : retenir coûte { $cost } END.
    }
}
tell-samyra-bind-damage = { $figure } retient { $target } et inflige en plus des dégâts : { $damage }.

## Espace pour frapper

samyra-ask-seen = { $figure } s’arrête : qui voit cela et tient une arme à deux mains ?
samyra-ask-claim = { $figure } a besoin d’espace pour frapper : combien des { $spaces } cases sont libres ?
samyra-ask-claim-cells = { $figure } : quelles cases pour frapper, { $spaces } au plus ? (Vide : aucune)
samyra-offer-claim = { $claimed ->
    [yes] { $figure } : autre espace pour frapper
   *[no] { $figure } : prendre l’espace pour frapper
}
tell-samyra-twohand-claim = { $stage ->
    [reminder] { $foe } s’arrête. La figurine qui voit cela peut prendre l’espace pour frapper : { $figure }.
    [none] { $figure } n’a pas d’espace pour frapper : aucune case n’est libre.
    [released] { $figure } rend l’espace pour frapper.
   *[claimed] { $figure } prend l’espace pour frapper (cases : { $spaces }). Personne n’y passe plus.
}
samyra-ask-narrow = { $spaces ->
    [0] { $figure } n’a aucune case pour frapper : est-ce possible quand même ?
    [1] { $figure } n’a qu’une case pour frapper : est-ce possible ?
   *[other] { $figure } n’a que { $spaces } cases pour frapper : est-ce possible ?
}
samyra-can-swing = { $answer ->
    [yes] Oui
   *[no] Non, pas assez de place
}
tell-samyra-twohand-blocks = { $answer ->
    [yes] { $figure } peut frapper avec moins d’espace.
   *[no] { $figure } manque d’espace pour frapper.
}

## Pivoter

samyra-ask-turn = Tout le monde a bougé : qui pivote ?
samyra-form-degrees = Rotation en degrés
samyra-form-facing = Orientation
samyra-form-inside = { $figure ->
    [none] Est dans la zone d’attaque de
   *[other] { $figure } est dans la zone d’attaque de
}
samyra-facing = { $shape ->
    [hex] { $way ->
        [0] Nord
        [1] Nord-est
        [2] Sud-est
        [3] Sud
        [4] Sud-ouest
       *[5] Nord-ouest
    }
   *[square] { $way ->
        [0] Nord
        [1] Nord-est
        [2] Est
        [3] Sud-est
        [4] Sud
        [5] Sud-ouest
        [6] Ouest
       *[7] Nord-ouest
    }
}
tell-samyra-turn-end = { $degrees ->
    [0] { $figure } pivote.
   *[other] { $figure } pivote de { $degrees }°.
}

## Actions

samyra-ask-declare = Qui fait quoi ?
samyra-ask-cover = Annonce secrète : qui fait quoi ?
samyra-ask-uncover = { $side } : révéler l’annonce
samyra-note-shelter = À portée d’un ennemi (incanter, c’est risquer une interruption) : { $figures }.
samyra-note-perched = Sur un objet : { $figures }. Le MJ dit si cela gêne.
samyra-form-kind = Action
samyra-kind = { $kind ->
    [none] Aucune
    [ranged] Combat à distance
    [instant] Sort instantané
    [melee] Corps à corps
    [round] Sort d’une manche
    [spell] Sort de plusieurs manches
    [veiled] Sort long, durée cachée
    [long] Action de plusieurs manches
    [on] Continuer
   *[other] Divers
}
samyra-form-rounds = Manches
samyra-ask-progress = { $figure } s’interrompt : ce qui était fait est-il perdu ?
samyra-progress = { $answer ->
    [keep] Non, on reprendra là
   *[drop] Oui, perdu
}
samyra-form-plan = Quel sort (reste caché)
tell-samyra-act-declare = { $figure } annonce : { $kind ->
    [ranged] combat à distance
    [instant] sort instantané
    [melee] corps à corps
    [round] sort d’une manche
    [spell] sort de plusieurs manches
    [veiled] sort long
    [long] action de plusieurs manches
    [on] continuer
   *[other] divers
}.
samyra-ask-step = { $step ->
    [1] Combat à distance
    [2] Sorts instantanés
    [3] Corps à corps
    [4] Sorts d’une manche
   *[other] Divers
} : qui agit maintenant ?
heading-samyra-act-steps = { $step ->
    [1] Combat à distance
    [2] Sorts instantanés
    [3] Corps à corps
    [4] Sorts d’une manche
   *[other] Divers
}
samyra-ask-act = { $step ->
    [1] Combat à distance
    [2] Sorts instantanés
    [3] Corps à corps
    [4] Sorts d’une manche
   *[other] Divers
} : quel résultat ?
samyra-note-act = Lancez les dés selon vos propres règles et saisissez le résultat, dans n’importe quel ordre : tout prend effet seulement à la fin de l’étape.
samyra-note-example = Exemple, si vous n’avez pas vos propres règles : { $attack } au plus sur un d20 touche, dégâts { $harm }.
samyra-form-target = Cible
samyra-form-note = Autres effets
samyra-form-act = { $sort ->
    [second] Seconde attaque : { $figure }
    [further] Action supplémentaire : { $figure }
   *[own] { $figure }
}
samyra-came = { $kind ->
    [effect] { $result ->
        [hit] Fait effet
        [none] Renonce
       *[miss] Sans effet
    }
   *[attack] { $result ->
        [hit] Touché
        [none] Renonce
       *[miss] Raté
    }
}
tell-samyra-act-input = { $sort ->
    [second] Seconde attaque :{" "}
    [further] Action supplémentaire :{" "}
   *[own] {""}
}{ $result ->
    [hit] { $aimed ->
        [yes] { $kind ->
            [ranged] { $damage ->
                [0] { $figure } contre { $target } : touche, aucun dégât
               *[other] { $figure } contre { $target } : touche, dégâts { $damage }
            }
            [melee] { $damage ->
                [0] { $figure } contre { $target } : touche, aucun dégât
               *[other] { $figure } contre { $target } : touche, dégâts { $damage }
            }
           *[other] { $damage ->
                [0] { $figure }, cible { $target } : fait effet
               *[other] { $figure }, cible { $target } : fait effet, dégâts { $damage }
            }
        }
       *[no] { $kind ->
            [ranged] { $figure } : touche
            [melee] { $figure } : touche
           *[other] { $figure } : réussi
        }
    }
    [none] { $figure } renonce
    [sealed] Le MJ a caché des valeurs de ses figurines
   *[miss] { $aimed ->
        [yes] { $kind ->
            [ranged] { $figure } contre { $target } : manqué
            [melee] { $figure } contre { $target } : manqué
           *[other] { $figure }, cible { $target } : sans effet
        }
       *[no] { $kind ->
            [ranged] { $figure } : manqué
            [melee] { $figure } : manqué
           *[other] { $figure } : raté
        }
    }
}{ $noted ->
    [yes] {" "}({ $note }).
   *[no] .
}
samyra-ask-close = L’étape se termine : qui tombe ?
samyra-note-sealed = Seule la vue du MJ montre si les points de vie suffisent.
samyra-form-falls = La figurine tient-elle encore debout ?
samyra-form-spell = Les dégâts interrompent-ils le sort ?
samyra-hurt = { $before ->
    [0] { $figure } : dégâts { $damage }
   *[other] { $figure } : dégâts { $damage }, { $total } au total
}
tell-samyra-act-credit = { $figure } tombe face à { $by }.
tell-samyra-act-fallen_earlier = { $figure } est déjà au sol et n’agit plus.
samyra-ask-spell = { $figure } : les dégâts interrompent-ils le sort ?
samyra-spell = { $answer ->
    [interrupted] Oui, interrompu
   *[holds] Non, il tient
}
tell-samyra-spell-interrupt_input = { $figure } maintient son sort malgré les dégâts.
tell-samyra-spell-shelter = { $figure } incante à portée d’un ennemi et risque une interruption.
tell-samyra-spell-instant = { $figure } : le sort instantané est interrompu.
tell-samyra-spell-round = { $figure } : le sort d’une manche est interrompu.
tell-samyra-spell-long = { $figure } : le sort long est interrompu.
ask-samyra-spell-long = Combien de manches dure le sort ?
ask-samyra-act-input = Combien de points de vie ?
ask-samyra-act-declare = Quel sort ?
samyra-ask-veiled = { $figure } incante : le sort continue-t-il ou fait-il effet maintenant ?
samyra-veiled = { $answer ->
    [effect] Fait effet maintenant
   *[on] Continue
}
tell-samyra-act-long = { $stage ->
    [begun] { $what ->
        [spell] { $figure } commence un sort (manches : { $rounds }).
       *[other] { $figure } commence une action longue (manches : { $rounds }).
    }
    [on] { $what ->
        [spell] { $rounds ->
            [one] { $figure } continue d’incanter (encore { $rounds } manche).
           *[other] { $figure } continue d’incanter (encore { $rounds } manches).
        }
        [obstacle] { $rounds ->
            [one] { $figure } continue de grimper (encore { $rounds } manche).
           *[other] { $figure } continue de grimper (encore { $rounds } manches).
        }
       *[other] { $rounds ->
            [one] { $figure } continue (encore { $rounds } manche).
           *[other] { $figure } continue (encore { $rounds } manches).
        }
    }
    [done] { $what ->
        [spell] { $figure } achève son sort.
       *[other] { $figure } a terminé.
    }
    [kept] { $what ->
        [spell] { $figure } suspend son sort sans rien perdre.
       *[other] { $figure } suspend son action longue sans rien perdre.
    }
   *[dropped] { $what ->
        [spell] { $figure } abandonne son sort.
        [obstacle] { $figure } cesse de grimper.
       *[other] { $figure } abandonne son action longue.
    }
}
barred-samyra-round-budget = { $figure } a déjà agi cette manche. Le MJ peut accorder une action de plus.
tell-samyra-round-budget = Le MJ accorde à { $figure } une action de plus : { $kind ->
    [ranged] combat à distance
    [instant] sort instantané
    [melee] corps à corps
    [round] sort d’une manche
   *[other] divers
}.

## En marge

samyra-offer-extra = { $figure } : accorder une action de plus
samyra-offer-extra-group = Accorder une action de plus
samyra-ask-extra = { $figure } : quelle action s’ajoute ?
samyra-offer-contacts = Saisir à nouveau les zones d’attaque
samyra-ask-contacts = Qui est dans la zone d’attaque de qui ?
tell-samyra-zone-known = Les zones d’attaque ont été saisies à nouveau.
samyra-offer-outside = { $figure } : hors de la zone d’attaque ({ $foe })
samyra-offer-onward = Ensuite, { $figure } se déplace encore
samyra-offer-leave = { $figure } peut rester sur un obstacle
samyra-offer-class = { $figure } : taille des objets
samyra-ask-class = De quelle taille sont ces objets pour { $figure } ?
samyra-class = { $what ->
    [low] à hauteur de genou au plus
    [own] un obstacle
   *[bigger] trop grand
}
tell-samyra-move-free_spaces = Pour { $figure }, ces objets comptent désormais comme { $what ->
    [low] « à hauteur de genou au plus »
    [own] « obstacle »
   *[bigger] « trop grand »
} : { $ground }.
samyra-ask-armed = { $figure } a maintenant une zone d’attaque : qui s’y trouve ?
samyra-ask-back = { $figure } revient sur la dernière case libre : qui peut y frapper qui ?
samyra-form-back = { $what ->
    [mine] Dans sa propre zone d’attaque
   *[inside] Dans la zone d’attaque de
}
samyra-form-began = Se retrouve là où le mouvement a commencé
samyra-offer-paint = Modifier la carte
samyra-offer-place = Placer les figurines sur la carte
tell-samyra-round-phases = Figurines replacées sur la carte : { $count }.
tell-samyra-move-size_relative = Modifié sur la carte ({ $count }) : { $ground }.
samyra-ask-seal = Que cacher des figurines du MJ ?
samyra-offer-seal = Cacher des valeurs de mes figurines
samyra-form-seal = Caché
samyra-seal = { $what ->
    [hits] Points de vie
   *[stamina] Endurance
}
samyra-seal-figure = { $count ->
    [1] { $figure }
   *[other] Tous comme { $figure } ({ $count })
}
barred-samyra-act-input = Les valeurs des figurines du MJ se saisissent en secret : par une ligne « Figurine aux valeurs cachées », ou plus tard par « Cacher des valeurs de mes figurines ».
samyra-offer-join = Ajouter des figurines
tell-samyra-sides-hostile = { $what ->
    [party] Nouveau camp : { $side }.
    [gone] Hors du combat : { $figures }.
   *[figures] Figurines entrées au combat : { $count }.
}
samyra-offer-party = Ajouter un camp
samyra-offer-gone = Des figurines quittent le combat
samyra-ask-leave = Qui quitte le combat ?
samyra-offer-end = Terminer le combat
samyra-ask-over = Après la manche { $round } : le combat est-il terminé ?
samyra-over = { $answer ->
    [yes] Oui, c’est fini
    [on] Non, on continue sans initiative
    [join] Non, on continue : quelqu’un arrive
   *[no] Non, on continue
}
barred-samyra-round-end = Plus personne n’est debout. Faites d’abord relever ou arriver quelqu’un.
tell-samyra-round-end = Le combat est terminé après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}, soit environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
samyra-result = Un seul camp tient encore debout : { $side }
samyra-result-open = Le combat est terminé
samyra-result-time = { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}, environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
samyra-result-party = { $side } : { $up } sur { $count } encore debout
