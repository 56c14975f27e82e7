# Conflits Fate (SotC SRD)

## Noms

sotc-skill = { $skill ->
    [academics] Érudition
    [alertness] Vigilance
    [art] Art
    [athletics] Athlétisme
    [burglary] Cambriolage
    [contacting] Contacts
    [deceit] Tromperie
    [drive] Conduite
    [empathy] Empathie
    [endurance] Endurance
    [engineering] Ingénierie
    [fists] Bagarre
    [gambling] Jeu
    [guns] Armes à feu
    [intimidation] Intimidation
    [investigation] Investigation
    [leadership] Commandement
    [might] Force
    [mysteries] Mystères
    [pilot] Pilotage
    [quality] Qualité
    [rapport] Relationnel
    [resolve] Détermination
    [resources] Ressources
    [science] Sciences
    [sleight] Prestidigitation
    [stealth] Discrétion
    [survival] Survie
   *[weapons] Armes blanches
}
sotc-kind = { $kind ->
    [social] Social
    [mental] Mental
   *[physical] Physique
}
sotc-track = { $track ->
    [composure] Sang-froid
    [slots] Conséquences
    [first] Premier sbire
   *[health] Santé
}
sotc-figure = { $piece }
sotc-prevented = { $kind ->
    [attack] attaques
    [manoeuvre] manœuvres
    [move] déplacements
    [rearm] prise en main d’armes
    [sprint] sprint
   *[other] autres actions
}
sotc-nobody = Personne
sotc-the-pool = La réserve du MJ
sotc-on-scene = Sur la scène
sotc-scene = Scène
sotc-player = Joueur { $number }
sotc-player-gm = MJ
sotc-side = Camp { $number }
sotc-zone = Zone { $number }
sotc-numbered = { $name } { $number }
sotc-title = { $title }
sotc-title-kind = { $kind ->
    [social] Conflit social
    [mental] Conflit mental
   *[physical] Conflit physique
}
sotc-thing = { $thing }
sotc-hidden = Aspect caché { $number }
sotc-weapon = { $kind ->
    [thrown] Arme de jet
    [gun] Arme de poing
    [rifle] Fusil
   *[melee] Arme blanche
}
sotc-ladder = { $step ->
    [8] { $beyond ->
        [0] Légendaire (+8)
       *[other] Légendaire +{ $beyond } (+{ $size })
    }
    [7] Épique (+7)
    [6] Fantastique (+6)
    [5] Formidable (+5)
    [4] Excellent (+4)
    [3] Bon (+3)
    [2] Passable (+2)
    [1] Moyen (+1)
    [-1] Mauvais (−1)
    [-2] { $beyond ->
        [0] Atroce (−2)
        [-1] Abyssal (−3)
       *[other] −{ $size }
    }
   *[0] Médiocre (0)
}
sotc-scope = { $scope ->
    [social] social
    [mental] mental
   *[physical] physique
}

## Aspects que personne n’a nommés

sotc-aspect-placed = { $what ->
    [blind] Yeux aveuglés
    [mark] Marque bien visible
    [topple] Jambes coincées
    [scene] Tout a changé
   *[other] En déséquilibre
}
sotc-consequence-unnamed = { $severity ->
    [mild] Sous le choc
    [moderate] Mal en point
   *[severe] Au bout du rouleau
}
sotc-out-usual = plus dans la scène, sans autre dommage
sotc-out-left = fuite réussie
sotc-out-recalled = de retour auprès du partenaire
sotc-block-unnamed = Blocage ({ $acts })
sotc-block-protects = { $wide ->
    [yes] Protection pour { $piece } (attaques et manœuvres)
    [only] Protection pour { $piece } (manœuvres)
   *[no] Protection pour { $piece } (attaques)
}
sotc-block-idle = ne gêne personne
sotc-block-limits = { $acts ->
    [none] {""}
   *[other] contre : { $acts },{" "}
}{ $whom ->
    [all] pour tout le monde
    [none] pour tous les adversaires
   *[other] pour { $whom } seulement
}, { $zone ->
    [none] partout
   *[other] { $zone }
}{ $against ->
    [none] {""}
   *[other] , cible : { $against }
}

## Groupes d’actions

sotc-group = { $of ->
    [attack] Attaquer
    [manoeuvre] Manœuvres
    [move] Se déplacer
    [block] Bloquer
   *[more] Autre
}

## Le tour

sotc-ask-turn = { $overflow ->
    [0] { $piece } : que faire ?
    [one] { $piece } : 1 cran restant (surplus). Que faire encore ?
   *[other] { $piece } : { $overflow } crans restants (surplus). Que faire encore ?
}
sotc-ask-who = { $side } : qui commence ?
sotc-attack = { $far ->
    [yes] Attaquer : { $piece } (hors de portée)
   *[no] Attaquer : { $piece } ({ $skill })
}
sotc-attack-note = { $skill ->
    [intimidation] Intimi­da­tion
    [rapport] Rela­tion­nel
   *[other] { $named }
}
sotc-attack-via = Aller attaquer : { $piece } ({ $zone }, −{ $penalty })
sotc-attack-drawn = Dégainer et attaquer : { $piece } ({ $weapon }, −{ $penalty })
sotc-attack-companion = Attaquer : { $companion } et { $piece }
tell-sotc-comp-no_boxes = { $companion } accompagne { $piece } : l’attaque les vise ensemble, { $piece } encaisse le coup.
sotc-ask-far = { $piece } : { $target } hors de portée. Permis quand même ?
sotc-far = { $answer ->
    [yes] Oui, c’est possible
   *[no] Non
}
sotc-ask-note = { $piece } : pourquoi cette cible est-elle permise ({ $target }) ?
sotc-no-reason = sans raison donnée
tell-sotc-engine-override = { $piece } : cible hors de portée ({ $target }). Le MJ le permet quand même : { $note }.
tell-sotc-frame-range = { $piece } : cible hors de portée ({ $target }). Le MJ ne le permet pas.
barred-sotc-frame-range = Hors de portée. Rapprochez-vous, ou prenez une arme qui porte plus loin.
sotc-guard = Défense totale
sotc-hold = Retenir l’action
sotc-pass = Ne rien faire de plus
sotc-away = Quitter le conflit
sotc-ask-away = { $piece } : la fuite réussit-elle ?
sotc-gets-away = { $answer ->
    [yes] Oui, c’est réussi
   *[no] Non
}
barred-sotc-fulldef-own_turn = À cette table, la défense totale s’annonce au début de l’échange ou à la première attaque subie, pas pendant votre tour.
barred-sotc-fulldef-price = Autre chose a déjà été fait ce tour-ci ({ $piece }). La défense totale prend le tour entier.
barred-sotc-fulldef-first_attacked = Déjà la cible d’une attaque dans cet échange ({ $piece }). Contre l’attaque en cours, il est trop tard pour la défense totale. Défendez-vous sans elle.
barred-sotc-hold-resume = Tour déjà commencé ({ $piece }). L’action pourra être retenue à l’échange suivant.
barred-sotc-hold-several = Quelqu’un passe avant dans l’ordre d’initiative ({ $piece }). Attendez son tour.
barred-sotc-fp-compel = Une contrainte acceptée l’interdit pour ce tour ({ $piece }). Choisissez autre chose.
barred-sotc-blind-use = Une contrainte acceptée détourne l’attaque. Seule cible possible : { $piece }.
barred-sotc-fp-pool = Plus aucun point Fate. Le MJ peut en prêter.
tell-sotc-act-one = { $piece } : rien de plus.
tell-sotc-attack-what = { $armed ->
    [yes] { $piece } : attaque ({ $skill }, { $weapon }), cible : { $target }.
   *[no] { $piece } : attaque ({ $skill }), cible : { $target }.
}
tell-sotc-attack-skills = { $piece } : { $skill } remplace { $instead }.
tell-sotc-fulldef-own_turn = { $piece } : défense totale jusqu’à la fin de l’échange.
tell-sotc-fulldef-at_start = { $piece } : défense totale pour tout l’échange.
tell-sotc-fulldef-first_attacked = { $piece } : défense totale contre cette attaque et jusqu’à la fin de l’échange.
tell-sotc-fulldef-price = { $piece } : en défense totale, pas d’action.
tell-sotc-init-attached = { $piece } : plus aucune action dans cet échange.
tell-sotc-hold-declare = { $piece } : action retenue.
tell-sotc-hold-resume = { $piece } : l’action retenue est jouée.
tell-sotc-hold-lapse = { $piece } : l’action retenue est perdue.
tell-sotc-seq-phases = { $piece } : hors du conflit.
heading-sotc-seq-exchange = Échange { $exchange }
sotc-offer-guard = { $piece } : défense totale
sotc-offer-in = { $piece } : intervenir maintenant
sotc-ask-hold = Quelqu’un qui retient son action intervient-il maintenant ?
sotc-step-in = Intervenir : { $piece }
sotc-hold-lapse = { $side ->
    [none] Non, ces actions sont perdues
   *[other] { $side } : Non, ces actions sont perdues
}

## Le jet

sotc-ask-roll = { $piece } : lancez les dés avec { $skill } ({ $bonus ->
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
})
sotc-ask-rolls = Tout le monde lance les dés
sotc-hand = { $piece } : { $skill }
sotc-hand-difficulty = { $rule ->
    [sotc-throw-opposed] Aucune résistance
   *[other] Difficulté
}
sotc-hand-block = Blocage, force { $strength ->
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
   *[other] { $strength }
}
sotc-contest = { $rule ->
    [sotc-attack-roll] Attaque
    [sotc-push-cost] Pousser
    [sotc-throw-cost] Projeter
    [sotc-move-sprint] Sprint
    [sotc-block-overcome] Franchir un blocage
    [sotc-contest-resolve] Compétition
    [sotc-simple-difficulty] Action simple
    [sotc-man-first_tag] Évaluation ou déclaration
   *[other] Manœuvre
}
sotc-contest-block = { $limits ->
    [none] { $block }
   *[other] { $block } · { $limits }
}
sotc-outcome = { $shifts ->
    [-1] Échec de 1 cran
    [-2] Échec de 2 crans
    [-3] Échec de 3 crans
    [-4] Échec de 4 crans
    [-5] Échec de 5 crans
    [-6] Échec de 6 crans
    [-7] Échec de 7 crans
    [-8] Échec de 8 crans
    [-9] Échec de 9 crans
    [-10] Échec de 10 crans
    [-11] Échec de 11 crans
    [-12] Échec de 12 crans
    [-13] Échec de 13 crans
    [-14] Échec de 14 crans
    [-15] Échec de 15 crans
    [-16] Échec de 16 crans
    [0] Égalité
    [one] { $shifts } cran
   *[other] { $shifts } crans
}
sotc-outcome-attack = { $shifts ->
    [-1] Manqué de 1
    [-2] Manqué de 2
    [-3] Manqué de 3
    [-4] Manqué de 4
    [-5] Manqué de 5
    [-6] Manqué de 6
    [-7] Manqué de 7
    [-8] Manqué de 8
    [-9] Manqué de 9
    [-10] Manqué de 10
    [-11] Manqué de 11
    [-12] Manqué de 12
    [-13] Manqué de 13
    [-14] Manqué de 14
    [-15] Manqué de 15
    [-16] Manqué de 16
    [0] Égalité, aucun coup
   *[other] Coup de { $shifts }
}
sotc-outcome-blocked = Le blocage tient (force { $strength ->
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
   *[other] { $strength }
})
sotc-part-skill = { $skill }
sotc-part-group = Groupe
sotc-part-guard = Défense totale
sotc-part-combined = { $part ->
    [complements] Compétence complémentaire
    [restricts] Compétence limitante
   *[modifies] Compétence modificatrice
}
sotc-part-supplement = { $what ->
    [move] Déplacement supplémentaire
    [draw] Arme dégainée
    [rearm] Arme ramassée
   *[other] Action supplémentaire
}
sotc-part-border = Barrière
sotc-part-load = Charge
sotc-part-disarm = Après le désarmement
sotc-part-penalty = Malus du MJ
sotc-part-manual = À la main
sotc-part-invoked = « { $aspect } »
sotc-part-point = Point Fate
sotc-part-spin = Élan : { $who }
sotc-part-compel = Contrainte
sotc-part-protected = Blocage protecteur : au moins { $strength ->
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
   *[other] { $strength }
}
tell-sotc-roll-shifts = { $opposed ->
    [no] { $piece }, { $skill } : { $effort }.
   *[yes] { $piece }, { $skill } : { $effort } contre { $facing ->
        [hand] { $by }, { $defence } : { $opposition }
        [block] le blocage protecteur : { $opposition }
       *[difficulty] { $opposition }
    }. { $outcome ->
        [blocked] Le blocage tient.
        [fail] Échec.
        [tie] Égalité.
       *[success] { $shifts ->
            [one] { $shifts } cran.
           *[other] { $shifts } crans.
        }
    }
}
sotc-offer-skill = { $role ->
    [acts] { $piece } : remplacer { $skill }
   *[defends] { $piece } : se défendre autrement qu’avec { $skill }
}
sotc-ask-skill = { $piece } : quelle compétence, si le MJ est d’accord ?
sotc-ask-with = { $piece } : avec quelle compétence ?
sotc-group-skills = Autres compétences
sotc-skill-rated = { $skill } { $rating ->
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
   *[other] +{ $rating }
}
sotc-offer-combine = { $piece } : ajouter une seconde compétence
sotc-ask-second = { $piece }, { $skill } : quelle compétence en plus ?
sotc-ask-combine = { $piece }, { $skill } : quel effet sur le jet ?
sotc-combine = { $part ->
    [complements] Elle ne fait qu’aider (complète)
    [restricts] Elle ne fait que gêner (limite)
   *[modifies] Les deux (modifie)
}
tell-sotc-combine-which = { $part ->
    [complements] { $piece } : { $skill } en compétence complémentaire.
    [restricts] { $piece } : { $skill } en compétence limitante.
   *[modifies] { $piece } : { $skill } en compétence modificatrice.
}
sotc-offer-supplement = { $piece } : action supplémentaire
sotc-offer-harder = { $piece } : alourdir l’action supplémentaire
sotc-ask-supplement = { $piece } : quel malus pour l’action supplémentaire ? (1 en général.)
sotc-offer-weapon = { $how ->
    [draw] { $piece } : dégainer ({ $weapon }, −1)
    [rearm] { $piece } : ramasser ({ $weapon })
   *[swap] { $piece } : changer d’arme ({ $weapon })
}
sotc-offer-move = { $piece } : avancer ensuite ({ $zone }, −{ $penalty })
tell-sotc-supp-penalty = { $what ->
    [move] { $piece } : déplacement supplémentaire vers { $zone }, −{ $penalty }.
    [draw] { $piece } : arme dégainée en action supplémentaire, −{ $penalty }.
    [rearm] { $piece } : arme ramassée en action supplémentaire, −{ $penalty }.
   *[other] { $piece } : action supplémentaire, −{ $penalty }.
}
sotc-offer-difficulty = Changer la difficulté ({ $difficulty ->
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
   *[other] { $difficulty }
})
sotc-ask-difficulty = { $piece } : quelle est la difficulté ?
tell-sotc-simple-difficulty = { $piece } : difficulté { $difficulty ->
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
   *[other] { $difficulty }
}.
sotc-offer-penalty = { $penalty ->
    [0] Donner un malus au jet
   *[other] Changer le malus ({ $penalty ->
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
       *[other] { $penalty }
    })
}
sotc-ask-penalty = { $piece } : quel malus pour ce jet ?
tell-sotc-block-penalty = { $piece } : malus de { $penalty ->
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
   *[other] { $penalty }
}, fixé par le MJ.
tell-sotc-roll-effort = { $piece } : malus de { $penalty ->
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
   *[other] { $penalty }
}, fixé par le MJ.
sotc-offer-track = Toucher l’autre jauge de stress ({ $piece })
tell-sotc-stress-tracks = { $track ->
    [composure] { $piece } : l’attaque touche le Sang-froid.
   *[health] { $piece } : l’attaque touche la Santé.
}
sotc-pull = { $piece } : retenir le coup
sotc-ask-pull = { $piece } : combien de crans comptent ? (Cible : { $target })
tell-sotc-attack-pull = { $shifts ->
    [one] { $piece } : coup retenu, { $shifts } cran compte.
   *[other] { $piece } : coup retenu, { $shifts } crans comptent.
}

## Après les dés

sotc-ask-window = { $used ->
    [yes] Quelqu’un veut-il changer autre chose au jet ?
   *[no] Quelqu’un veut-il changer quelque chose au jet ?
}
sotc-window-done = Non, on en reste là
sotc-window-other = Un autre aspect
sotc-ask-window-other = Quel autre aspect compte ici, si la table est d’accord ?
sotc-use = { $how ->
    [reroll] { $piece } : relancer les dés, { $what }
    [swap] { $piece } : autre compétence, { $what }
   *[plus] { $piece } : +2, { $what }
}
sotc-use-short = { $how ->
    [swap] Autre compétence
   *[reroll] Relancer
}
sotc-use-aspect = { $on ->
    [none] { $price ->
        [free] « { $aspect } » (gratuit)
       *[paid] { $held ->
            [0] « { $aspect } » (1 point Fate)
            [one] { $whose ->
                [pool] « { $aspect } » (le dernier point Fate du MJ)
               *[own] « { $aspect } » (le dernier point Fate)
            }
           *[other] { $whose ->
                [pool] « { $aspect } » (1 point Fate sur les { $held } du MJ)
                [both] « { $aspect } » (1 point Fate sur { $held } avec ceux du MJ)
               *[own] « { $aspect } » (1 point Fate sur { $held })
            }
        }
    }
   *[other] { $price ->
        [free] « { $aspect } », { $on } (gratuit)
       *[paid] { $held ->
            [0] « { $aspect } », { $on } (1 point Fate)
            [one] { $whose ->
                [pool] « { $aspect } », { $on } (le dernier point Fate du MJ)
               *[own] « { $aspect } », { $on } (le dernier point Fate)
            }
           *[other] { $whose ->
                [pool] « { $aspect } », { $on } (1 point Fate sur les { $held } du MJ)
                [both] « { $aspect } », { $on } (1 point Fate sur { $held } avec ceux du MJ)
               *[own] « { $aspect } », { $on } (1 point Fate sur { $held })
            }
        }
    }
}
tell-sotc-fp-tag = { $price ->
    [free] { $how ->
        [reroll] { $player } : « { $aspect } » invoqué gratuitement, les dés sont relancés.
        [swap] { $player } : « { $aspect } » invoqué gratuitement, autre compétence.
       *[plus] { $player } : « { $aspect } » invoqué gratuitement, +2.
    }
   *[paid] { $how ->
        [reroll] { $player } : « { $aspect } » invoqué pour un point Fate, les dés sont relancés.
        [swap] { $player } : « { $aspect } » invoqué pour un point Fate, autre compétence.
       *[plus] { $player } : « { $aspect } » invoqué pour un point Fate, +2.
    }
}
tell-sotc-roll-dice = { $piece } : dés relancés, total des dés : { $dice ->
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
barred-sotc-fp-tag = Cet aspect a déjà servi sur ce jet. Prenez-en un autre.
barred-sotc-temp-one_free_tag = Une seule invocation gratuite par jet. Payez un point Fate pour une autre.
sotc-ask-swap = { $piece } : quelle compétence remplace { $skill } ?
tell-sotc-env-swap_skill = { $piece } : { $skill } remplace { $instead } (« { $aspect } »).
sotc-offer-lasts = { $piece } : garder { $skill }, pas { $instead }
sotc-ask-lasts = { $piece }, { $skill } : combien de temps cette compétence remplace-t-elle { $instead } ?
tell-sotc-env-duration = { $until ->
    [exchange] { $piece } : le remplacement vaut jusqu’à la fin de l’échange ({ $skill }).
   *[scene] { $piece } : le remplacement vaut pour toute la scène ({ $skill }).
}
sotc-plus-one = { $held ->
    [one] { $whose ->
        [pool] { $piece } : +1 (le dernier point Fate du MJ)
       *[own] { $piece } : +1 (le dernier point Fate)
    }
   *[other] { $whose ->
        [pool] { $piece } : +1 (1 point Fate sur les { $held } du MJ)
        [both] { $piece } : +1 (1 point Fate sur { $held } avec ceux du MJ)
       *[own] { $piece } : +1 (1 point Fate sur { $held })
    }
}
tell-sotc-fp-plus_one = { $piece } : +1 pour un point Fate.
sotc-spin = { $sign ->
    [minus] { $who } : élan, −1 pour { $piece }
   *[plus] { $who } : élan, +1 pour { $piece }
}
sotc-spin-short = −1
sotc-spin-implausible = Élan sans effet ici : { $who } ({ $piece })
barred-sotc-spin-explain = Selon le MJ, cet élan n’y peut rien ({ $who }, { $piece }). Gardez-le pour un autre jet.
tell-sotc-spin-explain = { $piece } : selon le MJ, cet élan n’y peut rien ({ $who }).
tell-sotc-spin-use = { $sign ->
    [minus] { $who } : élan dépensé, −1 au jet ({ $piece }).
   *[plus] { $who } : élan dépensé, +1 au jet ({ $piece }).
}

## L’effet d’une attaque

tell-sotc-attack-roll = { $hit ->
    [0] { $piece } : attaque manquée, cible : { $target }.
   *[other] { $piece } : coup de { $hit }, cible : { $target }.
}
tell-sotc-block-overcome = { $kind ->
    [attack] { $piece } : le blocage arrête l’attaque.
    [move] { $piece } : le blocage arrête le déplacement.
    [action] { $piece } : le blocage empêche l’action.
   *[manoeuvre] { $piece } : le blocage arrête la manœuvre.
}
tell-sotc-stress-mark = { $track ->
    [composure] { $piece } : Sang-froid, case { $box } cochée.
   *[health] { $piece } : Santé, case { $box } cochée.
}
tell-sotc-stress-roll_up = { $track ->
    [composure] { $piece } : le coup de { $hit } se reporte, case { $box } de Sang-froid cochée.
   *[health] { $piece } : le coup de { $hit } se reporte, case { $box } de Santé cochée.
}
tell-sotc-stress-no_box = { $piece } : aucune case pour un coup de { $hit }.
sotc-ask-absorb = { $piece } : aucune case pour un coup de { $hit }. Que prendre ?
sotc-absorb = { $offer ->
    [yes] { $how ->
        [companion] Sacrifier { $companion } et concéder
       *[consequence] { $severity ->
            [moderate] Conséquence modérée et concession
            [severe] Conséquence grave et concession
           *[mild] Conséquence légère et concession
        }
    }
   *[no] { $how ->
        [companion] Sacrifier { $companion }
       *[consequence] { $severity ->
            [moderate] Conséquence modérée
            [severe] Conséquence grave
           *[mild] Conséquence légère
        }
    }
}
tell-sotc-cons-severity = { $severity ->
    [moderate] { $piece } : conséquence modérée.
    [severe] { $piece } : conséquence grave.
   *[mild] { $piece } : conséquence légère.
}
tell-sotc-comp-extra_consequence = { $companion } disparaît du conflit et épargne une conséquence ({ $piece }).
sotc-offer-instead = { $piece } : conséquence au lieu de la case { $box }
tell-sotc-cons-voluntary = { $piece } : une conséquence au lieu de la case { $box }.
barred-sotc-cons-limit = Plus aucune place pour une conséquence ({ $piece }). La case reste cochée.
tell-sotc-minion-stress_flow = { $fallen ->
    [0] { $piece } : coup de { $hit } reçu, tous debout{ $first ->
        [0] {""}
       *[other] , stress du premier : { $first }
    }.
   *[other] { $piece } : coup de { $hit } reçu, hors-jeu : { $fallen }, debout : { $standing }{ $first ->
        [0] {""}
       *[other] , stress du premier : { $first }
    }.
}
sotc-minions-fallen = hors-jeu : { $fallen }, debout : { $standing }
tell-sotc-attach-damage = { $left ->
    [0] { $piece } : coup de { $hit } encaissé pour { $leader }, encore debout : { $standing }{ $first ->
        [0] {""}
       *[other] , stress du premier : { $first }
    }.
   *[other] { $piece } : coup de { $hit } encaissé pour { $leader }, reste : { $left }.
}
tell-sotc-out-trigger = { $piece } : hors-jeu.
sotc-offer-outcome = Raconter la défaite : { $piece }
sotc-ask-outcome = { $piece } : que se passe-t-il après la défaite ?
tell-sotc-out-fate = { $piece } : { $text }
sotc-offer-object = { $piece } : cela va trop loin
sotc-ask-limit = { $piece } : pourquoi cette défaite va-t-elle trop loin ?
sotc-limit = { $rule ->
    [limit_self] Elle décide de ce que font les autres
    [limit_scope] Ce n’était pas l’enjeu du conflit
   *[limit_reason] Personne n’y croirait
}
tell-sotc-out-limit_self = { $piece } : une défaite ne concerne que le perdant.
tell-sotc-out-limit_scope = { $piece } : une défaite ne dépasse pas l’enjeu du conflit.
tell-sotc-out-limit_reason = { $piece } : une défaite doit être crédible.
sotc-offer-buy = { $piece } : autre défaite (tous ses points)
barred-sotc-out-buy = Il faut au moins un point Fate. Acceptez cette défaite, ou dites qu’elle va trop loin.
tell-sotc-out-buy = { $points ->
    [one] { $piece } : { $points } point Fate payé pour une autre défaite.
   *[other] { $piece } : { $points } points Fate payés pour une autre défaite.
}
tell-sotc-spin-gain = { $piece } : défense avec un écart de { $margin }, élan gagné.
tell-sotc-spin-expiry = { $piece } : l’élan est perdu.
sotc-offer-overflow = { $piece } : surplus de { $margin } au lieu de l’élan
sotc-ask-overflow = { $left ->
    [one] { $piece } : 1 cran restant (surplus). À quoi l’employer ?
   *[other] { $piece } : { $left } crans restants (surplus). À quoi les employer ?
}
tell-sotc-spin-or_overflow = { $piece } : surplus de { $margin } au lieu de l’élan.
tell-sotc-over-minions = { $piece } : surplus de { $overflow }.
tell-sotc-over-named = { $piece } : surplus de { $overflow }, au-delà du nécessaire.
sotc-follow-move = Se déplacer : { $zone } ({ $price })
sotc-follow-weapon = Prendre en main : { $weapon } ({ $price })
sotc-follow-other = Autre chose sans jet (1)
sotc-follow-end = { $left ->
    [0] Terminé
   *[other] Terminé, surplus de { $left } perdu
}
barred-sotc-over-use = Cela coûte { $price }, il ne reste que { $left }. Prenez quelque chose de moins cher.
barred-sotc-over-no_attack = Le surplus ne paie ni attaque ni manœuvre. Il sert à se déplacer, à prendre une arme ou à agir sans jet.
tell-sotc-over-use = { $what ->
    [weapon] { $piece } : arme prise en main grâce au surplus ({ $price }).
    [move] { $piece } : déplacement grâce au surplus ({ $price }), vers : { $zone }.
   *[other] { $piece } : grâce au surplus ({ $price }) : { $text }
}
tell-sotc-over-expiry = { $piece } : surplus de { $left } perdu.

## Concessions

sotc-offer-concede = { $piece } : proposer une concession
sotc-ask-terms = { $piece } : à quelles conditions concéder ?
sotc-ask-concession = { $piece } propose de concéder (« { $terms } »). Acceptez-vous ?
sotc-concession = { $answer ->
    [accept] Accepter
    [refuse] Refuser
   *[talk] Demander d’autres conditions
}
tell-sotc-conc-accept = { $piece }, concession : { $terms }
tell-sotc-conc-accept_reward = { $points ->
    [one] { $piece } : { $points } point Fate reçu pour la concession.
   *[other] { $piece } : { $points } points Fate reçus pour la concession.
}
sotc-ask-reasonable = { $piece } : l’offre était-elle raisonnable ? « { $terms } »
sotc-reasonable = { $answer ->
    [yes] Oui, un point Fate change de main
   *[no] Non
}
tell-sotc-conc-refuse = { $reasonable ->
    [yes] { $paid ->
        [yes] { $player } : offre raisonnable refusée (« { $terms } »). 1 point Fate payé par { $payer }, 1 point Fate revient à : { $piece }.
        [none] { $player } : offre raisonnable refusée (« { $terms } »). Sans point Fate, { $payer } ne paie rien. 1 point Fate revient à : { $piece }.
       *[nobody] { $player } : offre raisonnable refusée (« { $terms } »). Personne ne paie. 1 point Fate revient à : { $piece }.
    }
   *[no] { $player } : proposition de concession refusée ({ $piece } : « { $terms } »).
}
tell-sotc-conc-empty_pool = { $piece } : sans point Fate, pas moyen de refuser une offre raisonnable.

## Manœuvres

sotc-alter-scene = Modifier la scène
sotc-manoeuvre = { $what ->
    [blind] Aveugler : { $piece }
    [disarm] Désarmer : { $piece }
    [mark] Marquer : { $piece }
    [topple] Renverser quelque chose sur : { $piece }
   *[place] Placer un aspect : { $piece }
}
sotc-manoeuvre-short = { $what ->
    [blind] Aveugler
    [disarm] Désarmer
    [mark] Marquer
   *[topple] Renverser quelque chose
}
barred-sotc-disarm-effect = Aucune arme en main ({ $piece }). Tentez une autre manœuvre.
barred-sotc-disarm-defense = Sans arme en main, cette compétence ne défend pas ({ $piece }). Prenez-en une autre.
barred-sotc-disarm-recover_supplemental = L’arme est perdue ({ $piece }). Ramassez-la d’abord.
barred-sotc-supp-penalty = Aucune arme de ce genre en main ({ $piece }). Dégainez d’abord.
tell-sotc-man-kinds = { $what ->
    [blind] { $piece } : tentative d’aveugler ({ $skill }), cible : { $target }.
    [disarm] { $piece } : tentative de désarmer ({ $skill }), cible : { $target }.
    [mark] { $piece } : tentative de marquer ({ $skill }), cible : { $target }.
    [topple] { $piece } : tentative de renverser un objet ({ $skill }), cible : { $target }.
   *[place] { $piece } : manœuvre ({ $skill }), cible : { $target }.
}
tell-sotc-man-target = { $done ->
    [yes] { $what ->
        [disarm] { $piece } : manœuvre réussie, cible désarmée : { $target }.
       *[place] { $piece } : manœuvre réussie, cible : { $target }, nouvel aspect : « { $aspect } ».
    }
   *[no] { $piece } : manœuvre ratée, cible : { $target }.
}
tell-sotc-disarm-effect = { $piece } : arme perdue. La ramasser en action supplémentaire coûte { $penalty } de plus.
sotc-rearm = Ramasser l’arme
tell-sotc-disarm-recover_action = { $piece } : arme ramassée.
sotc-ask-alter = { $piece } : que changer dans la scène ?
sotc-alter = { $aspect ->
    [none] Ajouter un aspect à la scène
   *[other] { $on ->
        [scene] Retirer « { $aspect } »
       *[other] Retirer « { $aspect } » ({ $on })
    }
}
tell-sotc-man-scene = { $change ->
    [added] { $piece } : nouvel aspect de scène « { $aspect } ».
    [removed] { $on ->
        [scene] { $piece } : « { $aspect } » est retiré.
       *[other] { $piece } : « { $aspect } » ({ $on }) est retiré.
    }
    [kept] { $on ->
        [scene] { $piece } : la tentative de retirer « { $aspect } » échoue.
       *[other] { $piece } : la tentative de retirer « { $aspect } » ({ $on }) échoue.
    }
    [argued] { $piece } dépense 1 point Fate : l’argument suffit pour « { $aspect } ».
    [unheard] { $piece } : le MJ n’accepte pas de point Fate pour « { $aspect } » ; le point n’est pas dépensé.
   *[none] { $piece } : aucun nouvel aspect.
}
sotc-offer-argue = { $piece } : un point Fate pour « { $aspect } »
sotc-ask-argue = { $piece } : un point Fate pour « { $aspect } ». L’argument suffit-il ?
sotc-argue = { $answer ->
    [yes] Oui
   *[no] Non, le point Fate reste
}
sotc-offer-buy-off = { $piece } : écarter « { $aspect } » (1 point Fate)
barred-sotc-man-buy_off = Plus aucun point Fate. Le MJ peut en prêter.
tell-sotc-man-buy_off = { $piece } : « { $aspect } » écarté pour un point Fate.
sotc-offer-sticky = Rendre « { $aspect } » persistant
sotc-ask-sight = { $piece } : changement de zone. L’aspect « { $aspect } » est-il perdu ?
sotc-sight = { $answer ->
    [yes] Oui, la ligne de vue est rompue
   *[no] Non, l’aspect reste
}
tell-sotc-temp-fragile_lost = « { $aspect } » est perdu, faute de ligne de vue ({ $piece }).
barred-sotc-temp-sticky_spin = Selon vos règles maison, il faut 3 crans pour un aspect persistant. Celui-ci reste fragile.
tell-sotc-temp-sticky = « { $aspect } » est persistant.
sotc-offer-name = Renommer « { $aspect } » ({ $on })
sotc-ask-name = Quel nom donner à « { $aspect } » ?
tell-sotc-cons-wording = { $on } : « { $aspect } » (auparavant « { $before } »).
tell-sotc-man-special = { $on } : « { $aspect } » (auparavant « { $before } »).
sotc-offer-pass = { $piece } : céder l’invocation de « { $aspect } »
sotc-ask-pass = { $piece } : à qui céder l’invocation gratuite de « { $aspect } » ?
sotc-ask-passable = { $piece } : l’invocation gratuite de « { $aspect } » peut-elle être cédée à { $taker } ?
sotc-passable = { $answer ->
    [yes] Oui
   *[no] Non, elle ne peut pas être cédée
}
tell-sotc-man-pass_tag = { $allowed ->
    [yes] L’invocation gratuite de « { $aspect } » passe à : { $taker } (avant : { $piece }).
   *[no] L’invocation gratuite de « { $aspect } » reste à : { $piece } (refusée à : { $taker }).
}

## Blocages

sotc-do-block = Bloquer quelque chose
sotc-protect = Protéger : { $piece }
sotc-offer-wide = Protéger aussi des manœuvres : { $piece }
tell-sotc-block-protect = { $piece } : la protection vaut aussi contre les manœuvres ({ $target }).
sotc-ask-block = { $piece } : que faut-il empêcher ?
sotc-form-block = { $of ->
    [acts] Quoi (un ou plusieurs choix)
    [whom] L’action de qui
    [against] Contre qui
    [where] Où
    [things] Fait d’objets
   *[text] Description
}
sotc-block-whom = { $piece ->
    [none] Tous les adversaires
   *[other] { $piece }
}
sotc-block-against = { $piece ->
    [none] N’importe qui
   *[other] { $piece }
}
sotc-block-where = { $zone ->
    [none] Partout
   *[other] { $zone }
}
sotc-block-things = { $answer ->
    [yes] Oui, il tient tout seul
   *[no] Non, il cesse avec son auteur
}
sotc-block-broad = Un blocage ne peut pas tout couvrir. Choisissez moins de sortes d’actions, ou un lieu.
sotc-block-aimless = Se déplacer ou prendre une arme n’a pas de cible. Enlevez-les, ou choisissez « N’importe qui ».
sotc-a-block = { $block }
sotc-block = { $protects ->
    [none] { $piece ->
        [none] { $block }, force { $strength ->
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
           *[other] { $strength }
        } ({ $limits })
       *[other] { $block }, force { $strength ->
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
           *[other] { $strength }
        } ({ $limits }) · { $piece }
    }
   *[other] { $piece ->
        [none] { $block }, force { $strength ->
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
           *[other] { $strength }
        } · protège : { $protects }
       *[other] { $block }, force { $strength ->
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
           *[other] { $strength }
        } · { $piece }
    }
}
tell-sotc-block-strength = { $piece } : { $block }, force { $strength ->
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
   *[other] { $strength }
}{ $limits ->
    [none] {""}
   *[other] {" "}({ $limits })
}.
tell-sotc-block-duration = { $block } : c’est terminé.
tell-sotc-block-blocker_gone = { $stays ->
    [yes] { $block } : toujours en place.
   *[no] { $block } : c’est fini.
}
sotc-offer-block-stays = Maintenir le blocage : { $block }
barred-sotc-block-costs_action = Un blocage l’empêche ({ $piece }). Passer outre coûte l’action.

## Déplacements

sotc-walk = Se déplacer : { $zone } (−{ $penalty })
sotc-walk-note = Aller −{ $penalty }
sotc-sprint = Sprint (Athlétisme)
sotc-push = Pousser : { $piece }
sotc-throw = Projeter : { $piece }
sotc-throw-short = Projeter
sotc-throw-thing = Lancer quelque chose
sotc-ask-waive = { $piece } : passer le blocage sans dépenser l’action ?
sotc-waive = { $answer ->
    [yes] Oui
   *[no] Non, cela coûte l’action
}
barred-sotc-supp-several = Déplacement déjà fait ({ $piece }). Pour aller plus loin, il faut un sprint.
barred-sotc-move-plain = Une barrière a été franchie, un jet est nécessaire ({ $piece }). Choisissez une action, ou annulez le déplacement.
barred-sotc-push-both_move = Pas dans la même zone. Rapprochez-vous d’abord.
tell-sotc-move-one_zone = { $penalty ->
    [0] { $piece } : déplacement vers { $zone }.
   *[other] { $piece } : déplacement vers { $zone }, −{ $penalty } à l’action.
}
sotc-ask-sprint = { $shifts ->
    [one] { $piece } : { $shifts } cran. Où aller ?
   *[other] { $piece } : { $shifts } crans. Où aller ?
}
sotc-sprint-to = { $zone } ({ $price })
sotc-sprint-stay = Rester ici
tell-sotc-move-sprint = { $zone ->
    [none] { $piece } : le sprint n’aboutit pas.
   *[other] { $piece } : sprint, arrivée : { $zone }.
}
sotc-ask-destination = { $target ->
    [none] { $piece } : vers quelle zone lancer ?
   *[other] { $piece } : vers quelle zone envoyer { $target } ?
}
sotc-send-to = { $zone } ({ $price })
tell-sotc-push-cost = { $zone ->
    [none] { $piece } : la poussée n’aboutit pas, cible : { $target }.
   *[other] { $piece } : cible poussée ({ $target }), arrivée pour les deux : { $zone }.
}
tell-sotc-push-leftover = { $piece } : coup de { $hit } avec les crans restants.
tell-sotc-throw-cost = { $zone ->
    [none] { $piece } : le lancer n’aboutit pas.
   *[other] { $target ->
        [none] { $piece } : lancer réussi, arrivée : { $zone }.
       *[other] { $piece } : cible projetée ({ $target }), arrivée : { $zone }.
    }
}
sotc-ask-weight = { $piece } : combien cela pèse-t-il ?
sotc-weight = { $factor ->
    [2] Jusqu’à { $kilograms } kg : une personne (facteur 2)
   *[other] Jusqu’à { $kilograms } kg (facteur { $factor })
}
sotc-carry = Porter une lourde charge
sotc-put-down = Poser la charge (facteur { $factor })
tell-sotc-carry-penalty = { $factor ->
    [0] { $piece } : charge posée.
   *[other] { $piece } : avec une charge (facteur { $factor }).
}

## Autres actions

sotc-other = Autre action avec un jet
sotc-assess = Évaluer ou déclarer
sotc-contest-with = Compétition : { $piece }
tell-sotc-shift-spend = { $done ->
    [yes] { $shifts ->
        [0] { $piece } : réussite.
        [one] { $piece } : réussite, { $shifts } cran de reste.
       *[other] { $piece } : réussite, { $shifts } crans de reste.
    }
   *[no] { $piece } : échec.
}
tell-sotc-contest-resolve = { $winner ->
    [none] { $piece } contre { $target } : match nul.
   *[other] { $shifts ->
        [one] { $piece } contre { $target }, vainqueur : { $winner } ({ $shifts } cran).
       *[other] { $piece } contre { $target }, vainqueur : { $winner } ({ $shifts } crans).
    }
}
sotc-ask-tie = { $piece } contre { $target } : égalité. Match nul, ou nouveau jet ?
sotc-tie = { $answer ->
    [again] Nouveau jet
   *[draw] Match nul
}
sotc-ask-declared = { $piece } : quel aspect ?
sotc-ask-found = { $piece } : que découvre-t-on ?
sotc-new-aspect = Un nouvel aspect
tell-sotc-man-first_tag = { $done ->
    [yes] { $piece } : « { $aspect } », avec une invocation gratuite.
   *[no] { $piece } : rien trouvé.
}

## Meneurs et compagnons

sotc-offer-attach = { $piece } : mener le groupe ({ $group })
sotc-offer-detach = { $piece } : quitter le groupe ({ $group })
sotc-ask-attach = { $piece } : combien de sbires mener ? ({ $group })
tell-sotc-attach-when = { $piece } : désormais à la tête du groupe ({ $group }, effectif : { $size }).
sotc-offer-along = { $group } : suivre { $piece }
tell-sotc-attach-free = { $along ->
    [yes] { $piece } : toujours à la tête du groupe, qui suit ({ $group }).
   *[no] { $piece } : plus à la tête du groupe ({ $group }).
}
sotc-command = Ordonner l’attaque : { $piece } ({ $group })
barred-sotc-attach-command = À cette table, les sbires n’agissent qu’avec leur meneur. Attaquez avec lui, le groupe l’aide.
tell-sotc-attach-command = { $piece } : ordre d’attaque ({ $group }), cible : { $target }.
sotc-offer-send = { $piece } : envoyer { $companion }
sotc-offer-recall = { $piece } : rappeler { $companion }
barred-sotc-comp-adv_independent = { $companion } reste auprès du partenaire. Seul un compagnon indépendant agit au loin.
tell-sotc-comp-adv_independent = { $sent ->
    [yes] { $companion } part de son côté ({ $piece }).
   *[no] { $companion } : de retour ({ $piece }).
}

## Le MJ

sotc-gm = Noter en tant que MJ…
sotc-ask-gm = MJ : que faut-il noter ?
sotc-gm-record = { $what ->
    [aspect] Ajouter un aspect
    [strike] Retirer un aspect ou une conséquence
    [reveal] Révéler un aspect caché
    [compel] Contraindre un aspect
    [block] Lever un blocage
    [free] Action libre
    [lend] Donner des points Fate
    [latecomer] Quelqu’un arrive
    [regroup] Diviser ou réunir des sbires
    [zone] Ajouter une zone
    [leave] Quelqu’un s’en va
    [ally] Allier ou séparer des camps
    [long] Prolonger le conflit
    [kind] Changer la nature du conflit
   *[close] Terminer le conflit
}
barred-sotc-frame-aspects = Il n’y en a aucun pour l’instant. Choisissez autre chose.
barred-sotc-minion-build = Aucun sbire à répartir ou à réunir. Choisissez autre chose.
barred-sotc-seq-end = Il faut au moins trois camps. Choisissez autre chose.
sotc-ask-gm-on = Sur quoi porte l’aspect ?
sotc-ask-gm-aspect = Quel est l’aspect ?
sotc-ask-gm-free = Qui reçoit une invocation gratuite ?
sotc-ask-gm-strike = Quel aspect retirer ?
sotc-ask-gm-reveal = Quel aspect est découvert ?
sotc-ask-gm-compel = Quel aspect est contraint ?
sotc-ask-gm-block = Quel blocage lever ?
sotc-ask-gm-lend = Qui reçoit des points Fate ?
sotc-ask-gm-points = Combien ?
sotc-ask-latecomer = Qui arrive ?
barred-sotc-init-persist = Un conflit compte { $most } participants au plus. Choisissez autre chose.
tell-sotc-init-persist = { $piece } : entrée en scène, premier tour à l’échange suivant.
tell-sotc-frame-start_zone = { $piece } : la zone de départ est { $zone }.
sotc-ask-gm-deed-of = Qui fait quelque chose sans que cela coûte d’action ?
sotc-ask-gm-deed = { $piece } : que se passe-t-il ?
tell-sotc-act-free = { $piece }, action libre : { $text }
sotc-ask-gm-leave = Qui quitte le conflit ?
sotc-ask-gm-ally = Quels camps s’allient ou se séparent ?
sotc-ask-gm-long = Qu’est-ce qui use tout le monde ?
sotc-ask-gm-close = Qui a gagné ?
sotc-ask-kind = Quelle est désormais la nature du conflit ?
ask-sotc-frame-aspects = Un aspect caché est révélé
sotc-alliance = { $now ->
    [yes] Séparer : { $one } et { $other }
   *[no] Allier : { $one } et { $other }
}
sotc-tiring = { $now ->
    [yes] { $skill } ne limite plus les jets
   *[no] { $skill } limite tous les jets
}
sotc-wins = { $side }
sotc-draw = Personne
tell-sotc-frame-aspects = { $change ->
    [added] { $on } : nouvel aspect « { $aspect } ».
    [found] { $on } : aspect découvert « { $aspect } ».
   *[removed] { $on } : « { $aspect } » disparaît.
}
tell-sotc-fp-pool = { $points ->
    [one] { $piece } : { $points } point Fate reçu.
   *[other] { $piece } : { $points } points Fate reçus.
}
tell-sotc-fp-tag_payback = { $points ->
    [one] { $piece } : { $points } point Fate reçu pour une invocation.
   *[other] { $piece } : { $points } points Fate reçus pour des invocations.
}
tell-sotc-group-members = { $change ->
    [joined] Alliance : { $one } et { $other }.
   *[parted] Fin de l’alliance : { $one } et { $other }.
}
tell-sotc-long-trigger = { $change ->
    [on] Le conflit se prolonge : { $skill } limite tous les jets.
   *[off] { $skill } ne limite plus les jets.
}
tell-sotc-conflict-kind = { $kind ->
    [social] Un conflit social.
    [mental] Un conflit mental.
   *[physical] Un conflit physique.
}
sotc-offer-compel = { $piece } : contraindre « { $aspect } »
sotc-ask-compel = { $piece } : « { $aspect } » est contraint. Accepter les ennuis ?
sotc-compel = { $answer ->
    [accept] Accepter (+1 point Fate)
   *[refuse] Refuser (−1 point Fate)
}
tell-sotc-fp-compel = { $answer ->
    [accept] { $piece } : « { $aspect } » cause des ennuis, +1 point Fate. Total : { $points }.
   *[refuse] { $piece } : ennuis refusés pour un point Fate, « { $aspect } ». Reste : { $points }.
}
sotc-ask-trouble = { $piece } : quels ennuis ?
sotc-trouble = { $what ->
    [plus] +2 pour l’autre camp
    [redirect] L’action touche quelqu’un d’autre
    [told] Seulement raconté
   *[drop] L’action n’a pas lieu
}
sotc-ask-redirect = { $piece } : contre qui se tourne l’action ?
tell-sotc-blind-use = { $what ->
    [plus] { $piece } : +2 pour l’autre camp.
    [redirect] { $piece } : l’action change de cible, { $target }.
   *[drop] { $piece } : l’action n’a pas lieu.
}
sotc-ask-forbid = { $piece } : qu’est-ce qui est impossible ce tour-ci ?
sotc-forbid-nothing = Rien de précis

## La fin

sotc-ask-end = Il ne reste qu’un camp ({ $side }). Le conflit est-il terminé ?
sotc-end = { $answer ->
    [end] Oui, c’est fini
   *[on] Non, il continue
}
tell-sotc-seq-end = { $side ->
    [none] Le conflit est terminé.
   *[other] Le conflit est terminé. Victoire : { $side }.
}

## Probabilités

sotc-odds-open = Pour l’instant
sotc-odds-plus = Avec +2 : { $piece }
sotc-odds-guard = En défense totale : { $piece }
sotc-odds-reroll = Après relance : { $piece }
sotc-odds-end = { $end ->
    [spin] 3 crans ou plus
    [success] 1 ou 2 crans
    [tie] Égalité
    [blocked] Bloqué
   *[fail] Échec
}
sotc-odds-stress = Stress { $stress } ou plus
sotc-odds-out = Hors-jeu

## Mise en place

sotc-step = { $step ->
    [frame] Scène
    [groups] Groupes
    [initiative] Initiative
    [after] Après le conflit
   *[exchange] Conflit
}
sotc-step-exchange = Échange { $exchange }
sotc-ask-begin = Quel conflit voulez-vous jouer ?
sotc-begin-quick = Votre propre scène sur une page
sotc-begin-ready = Scènes prêtes à jouer
sotc-begin-grouped = Scènes prêtes à jouer, sbires à répartir
sotc-begin-example = La scène des exemples
sotc-ready = { $players ->
    [one] { $name } ({ $kind ->
        [social] social
        [mental] mental
       *[physical] physique
    }, { $players } joueur, { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    })
   *[other] { $name } ({ $kind ->
        [social] social
        [mental] mental
       *[physical] physique
    }, { $players } joueurs, { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    })
}
sotc-ask-frame = Le conflit peut-il commencer ?
sotc-begin = Commencer le conflit
sotc-begin-later = Garder ces valeurs et continuer
sotc-ask-quick = Qui s’oppose à qui, et où ?
sotc-form-kind = Nature du conflit
sotc-form-title = Nom de la scène
sotc-form-people = Participants
sotc-form-row = { $row ->
    [companion] Compagnon
    [group] Groupe
    [hero] Héros
    [hidden] Aspect caché
    [known] Aspect
    [minions] Sbires
   *[villain] Adversaire
}
sotc-form-player = Joueur
sotc-form-template = Qui
sotc-form-from-card = D’après une feuille
sotc-form-card = Feuille du personnage
sotc-form-card-sample = Modèle : { $sample }
sotc-form-called = Nom
sotc-form-points = Points Fate
sotc-form-side = Camp
sotc-form-grit = Ténacité (avec l’option « Ténacité »)
sotc-form-grade = Qualité
sotc-form-quality = { $quality ->
    [1] Moyenne (+1)
    [2] Passable (+2)
   *[3] Bonne (+3)
}
sotc-form-scope = Champ d’action
sotc-form-scene-kind = Celui de ce conflit
sotc-form-count = Effectif
sotc-form-reach = Portée en zones
sotc-form-leader = Meneur
sotc-form-partner = Accompagne le héros numéro
sotc-form-type = Sorte de compagnon
sotc-form-companion = { $scope ->
    [social] Conseiller (social)
    [mental] Assistant (mental)
   *[physical] Acolyte (physique)
}
sotc-form-scopes = Autres champs d’action
sotc-form-traits = Améliorations
sotc-form-trait = { $trait ->
    [independent] Indépendant
    [keeps] Garder le rythme
   *[contact] Communication
}
sotc-form-skills = Compétences
sotc-form-further = Autres compétences (encore une amélioration)
sotc-form-skill = { $skill }
sotc-ask-start-zones = Dans quelle zone chacun commence-t-il ?
sotc-form-zones = Zones
sotc-form-zone = Zone
sotc-form-border = Barrière vers la zone suivante
sotc-form-ways = Au retour
sotc-form-way = { $way ->
    [other] Autre barrière
   *[same] Même barrière
}
sotc-form-back = Barrière au retour
sotc-form-near = À côté de quelle zone
sotc-form-aspects = Aspects de la scène
sotc-form-aspect = Aspect
sotc-form-hidden = Aspect caché
sotc-form-where = Zone numéro (0 : toute la scène)
sotc-form-pool = Points Fate du MJ
sotc-form-recovery = Depuis la dernière scène
sotc-form-since = { $since ->
    [break] Une pause
    [rest] Des heures de repos
    [adventure] Une nouvelle aventure
    [session] Nouvelle séance, sans pause
   *[nothing] Rien
}
sotc-form-hours = Heures
sotc-form-suits = Ce que ce repos soigne
sotc-form-split = { $piece } ({ $standing } en tout)
sotc-ask-split = Comment les sbires se répartissent-ils ?
sotc-ask-zone = Quelle zone ajouter ?
sotc-ask-regroup = Quels sbires diviser ou réunir ?
sotc-regroup = { $other ->
    [none] Diviser : { $piece }
   *[other] Réunir : { $piece } et { $other }
}
sotc-ask-regroup-size = { $piece } : combien, sur { $standing }, forment le nouveau groupe ?
sotc-kept-character = { $name }
heading-sotc-seq-phases = { $phase ->
    [groups] Groupes
   *[frame] La scène
}
tell-sotc-group-split = { $groups ->
    [one] { $piece } : un groupe de { $sizes }.
   *[other] { $piece } : groupes de { $sizes }.
}
tell-sotc-group-uniform = Réunis : { $piece } et { $other }, { $standing } en tout.
tell-sotc-frame-zones = { $zone } : nouvelle zone (voisine : { $near }), barrière { $border } à l’aller et { $back } au retour.
tell-sotc-comp-base = { $companion }, compagnon ({ $piece }) : qualité { $quality }, { $scopes }{ $known ->
    [yes] , { $skills }
   *[no] {""}
}{ $independent ->
    [yes] , indépendant
   *[no] {""}
} ({ $advances ->
    [one] { $advances } amélioration
   *[other] { $advances } améliorations
}).
barred-sotc-seq-phases = Un conflit oppose au moins deux camps. Placez quelqu’un dans un autre camp.
barred-sotc-frame-zones = { $zones ->
    [one] Il n’y a qu’une zone. Prenez 1, ou 0 pour toute la scène.
   *[other] Il n’y a que { $zones } zones. Prenez l’une d’elles, ou 0 pour toute la scène.
}
barred-sotc-frame-zone_count = Zones : { $most } au plus. Choisissez autre chose.
barred-sotc-group-split = Les groupes font { $given } en tout, il en faut { $standing } ({ $piece }). Corrigez les nombres.
barred-sotc-group-uniform = Ces sbires diffèrent : pour les réunir, il faut la même qualité, le même champ d’action et la même portée.
barred-sotc-attach-when = Déjà à la tête d’un groupe ({ $leader }). Il faut d’abord le quitter, ou prendre un autre meneur.
barred-sotc-comp-base = Il n’y a pas de héros numéro { $partner }, ou sa feuille est illisible. Vérifiez le numéro et la feuille.
barred-sotc-comp-adv_quality = La qualité doit rester sous la meilleure compétence du héros : { $most } au plus.
barred-sotc-comp-adv_scope = Ce compagnon a déjà ce champ d’action. Choisissez-en un autre.
barred-sotc-comp-adv_skilled = { $why ->
    [twice] Ce compagnon a déjà l’une de ces compétences. Choisissez-en d’autres.
   *[low] C’est trop de compétences pour une qualité de { $quality }. Choisissez-en moins.
}
refused-card-number = Un nombre de la feuille ne convient pas. Il faut un nombre de { $least ->
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
   *[other] { $least }
} à { $most }.

## Initiative

heading-sotc-init-mode = Initiative
sotc-ask-start = Qui commence le premier échange ?
sotc-starts = { $side }
tell-sotc-init-clockwise_first = Premier tour : { $side }, puis dans le sens horaire. Chaque échange commence une place plus loin.
tell-sotc-init-skill_order = Rang { $place } : { $piece } ({ $skill } { $rating ->
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
   *[other] +{ $rating }
})
tell-sotc-init-minions = Rang { $place } : { $piece } (qualité { $rating ->
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
   *[other] +{ $rating }
})

## Après le conflit

heading-sotc-stress-clear = Après le conflit
sotc-ask-after = { $ended ->
    [yes] MJ : et ensuite ?
   *[no] MJ : que se passe-t-il après le conflit ?
}
sotc-after = { $what ->
    [scene] La scène s’achève par une pause
    [scene-keep] Une pause, mais le stress reste
    [at_once] La scène suivante s’enchaîne
    [at_once-keep] On enchaîne, et le stress reste
    [rest] Du repos
    [adventure] Une nouvelle aventure
    [session] Une nouvelle séance, sans pause
    [remove] Retirer une conséquence
   *[done] Terminé
}
sotc-after-short = { $what ->
    [at_once-keep] Le stress reste
   *[scene-keep] Le stress reste
}
sotc-ask-rest = Combien dure le repos, et que soigne-t-il ?
sotc-ask-adventure = Quelles conséquences graves sont guéries entre-temps ?
sotc-ask-remove = Quelle conséquence retirer ?
sotc-ask-remove-why = { $piece } : par quel moyen disparaît « { $aspect } » ?
sotc-wound = { $severity ->
    [moderate] { $piece } : « { $aspect } » (modérée)
    [severe] { $piece } : « { $aspect } » (grave)
   *[mild] { $piece } : « { $aspect } » (légère)
}
barred-sotc-recover-help = Personne n’a de conséquence. Choisissez autre chose.
tell-sotc-stress-clear = Stress effacé : { $piece }.
tell-sotc-stress-keep = Le stress reste : { $piece }.
tell-sotc-temp-fragile = { $on } : « { $aspect } » prend fin avec la scène.
tell-sotc-recover-mild = { $piece } : « { $aspect } » disparaît après une pause.
tell-sotc-recover-moderate = { $piece } : « { $aspect } » disparaît après des heures de repos.
tell-sotc-recover-severe = { $piece } : « { $aspect } » disparaît après un long repos.
tell-sotc-recover-suitable = { $why ->
    [short] { $hours ->
        [one] { $piece } : « { $aspect } » reste, { $hours } heure ne suffit pas.
       *[other] { $piece } : « { $aspect } » reste, { $hours } heures ne suffisent pas.
    }
   *[unsuitable] { $piece } : « { $aspect } » reste, ce repos n’y peut rien.
}
tell-sotc-recover-back_to_back = { $gone ->
    [yes] { $piece } : « { $aspect } » disparaît.
   *[no] { $piece } : « { $aspect } » reste, mais guérira un degré plus vite.
}
tell-sotc-recover-help = { $piece } : « { $aspect } » disparaît ({ $why }).

## Le résultat

sotc-result = Victoire : { $side }
sotc-result-open = Conflit sans vainqueur
sotc-result-left = { $how ->
    [conceded] { $piece }, concession : { $outcome }
    [left] { $piece } : { $outcome }
   *[taken_out] { $by ->
        [none] { $piece }, hors-jeu : { $outcome }
       *[other] { $piece }, hors-jeu (vainqueur : { $by }) : { $outcome }
    }
}
sotc-result-points = { $points ->
    [one] { $piece } : { $points } point Fate{ $consequences ->
        [0] {""}
        [one] , { $consequences } conséquence
       *[other] , { $consequences } conséquences
    }
   *[other] { $piece } : { $points } points Fate{ $consequences ->
        [0] {""}
        [one] , { $consequences } conséquence
       *[other] , { $consequences } conséquences
    }
}
sotc-luck = { $rolls ->
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

sotc-value-gm = MJ
sotc-value-pool = Points Fate : { $points }
sotc-own-text = « { $aspect } »
sotc-border = Barrière { $value } : { $zone }
sotc-border-value = { $value }
sotc-aspect = { $sort ->
    [consequence] { $severity ->
        [moderate] Conséquence modérée : { $aspect }
        [severe] Conséquence grave : { $aspect }
       *[mild] Conséquence légère : { $aspect }
    }
    [temporary] { $fragile ->
        [yes] { $aspect } · fragile
       *[no] { $aspect } · persistant
    }
   *[other] { $aspect }
}{ $free ->
    [0] {""}
    [one] {" "}· { $free } invocation gratuite : { $piece }
   *[other] {" "}· { $free } invocations gratuites : { $piece }
}
sotc-badge-points = { $points } PF
sotc-detail-points = { $points ->
    [one] { $points } point Fate
   *[other] { $points } points Fate
}
sotc-badge-leads = Mène { $standing }
sotc-badge-companions = { $count ->
    [one] { $count } compagnon
   *[other] { $count } compagnons
}
sotc-badge-disarmed = Sans arme
sotc-badge-load = Charge { $factor }
sotc-badge-grit = Ténacité { $taken }/{ $grit ->
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
   *[other] { $grit }
}
sotc-badge-standing = ×{ $standing }
sotc-detail-standing = { $standing ->
    [one] { $standing } sbire
   *[other] { $standing } sbires
}
sotc-badge-quality = { $quality }
sotc-badge-bonus = Groupe +{ $bonus }
sotc-badge-guarding = Défense totale
sotc-badge-holding = Action retenue
sotc-badge-spin = Élan
sotc-badge-overflow = Surplus { $overflow }
sotc-badge-aspects = { $count ->
    [one] { $count } aspect
   *[other] { $count } aspects
}
sotc-badge-side = { $side }
sotc-detail-skill = { $extra ->
    [0] { $skill } : { $rung }
   *[other] { $skill } : { $rung }, prouesses { $extra ->
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
       *[other] +{ $extra }
    }
}
sotc-detail-swap = { $until ->
    [exchange] { $instead } → { $skill } pour cet échange
    [over] { $instead } → { $skill }, terminé
   *[scene] { $instead } → { $skill } pour cette scène
}
sotc-detail-weapon = { $state ->
    [hand] { $weapon } ({ $skill }, portée { $reach }) · en main
    [lost] { $weapon } ({ $skill }, portée { $reach }) · perdue, à ramasser : −{ $penalty }
   *[away] { $weapon } ({ $skill }, portée { $reach }) · rangée
}
sotc-detail-companion = Compagnon : { $companion }, { $quality }, { $scopes }{ $skilled ->
    [yes] , { $skills }
   *[no] {""}
}{ $independent ->
    [yes] , indépendant
   *[no] {""}
}{ $state ->
    [with] {""}
    [away] {" "}· au loin
   *[out] {" "}· hors du conflit
}
sotc-detail-weight = Facteur de poids { $factor }
sotc-detail-scope = { $scope ->
    [social] Bons en conflit social
    [mental] Bons en conflit mental
   *[physical] Bons en conflit physique
}
sotc-detail-members = Stress, dans l’ordre : { $stress }
sotc-detail-leader = Meneur : { $piece }
sotc-detail-left = { $how ->
    [conceded] Concession : { $outcome }
    [left] Hors du conflit : { $outcome }
   *[taken_out] Hors-jeu : { $outcome }
}

## Valeurs que le MJ peut fixer

sotc-yes = Oui
sotc-no = Non
sotc-none = Aucun
sotc-gone = Retirer
sotc-kinds = { $kinds }
sotc-severity = { $severity ->
    [moderate] Modérée
    [severe] Grave
   *[mild] Légère
}
sotc-sort = { $sort ->
    [own] Aspect personnel
    [scene] Aspect de scène
   *[temporary] Temporaire
}
sotc-exit = { $how ->
    [taken_out] Hors-jeu
    [conceded] Concession
    [left] Hors du conflit
   *[in] Dans le conflit
}
sotc-companion-state = { $state ->
    [away] Au loin
    [out] Hors du conflit
   *[with] Auprès du partenaire
}
sotc-weapon-state = { $state ->
    [away] Rangée
    [lost] Perdue
   *[hand] En main
}
sotc-swap-until = { $until ->
    [exchange] Cet échange
    [scene] Toute la scène
   *[over] Pas plus longtemps
}
sotc-track-hit = { $track ->
    [composure] Sang-froid
   *[health] Santé
}
sotc-hint-boxes = Un signe par case : { $marked } cochée, { $free } libre.
sotc-hint-members = Le stress de chaque sbire, séparé par des virgules, { $most } au plus.
sotc-set = { $what ->
    [acted] Déjà agi dans cet échange ({ $thing })
    [acts] Empêche ({ $thing })
    [against] Visé ({ $thing })
    [attacks] Attaques dans cet échange ({ $thing })
    [barred] Exclu pour ce tour ({ $thing })
    [by] Auteur du blocage ({ $thing })
    [composure] Sang-froid ({ $thing })
    [due] Points Fate dus ({ $thing })
    [eased] Guérit un degré plus vite ({ $thing })
    [effort] Difficulté du retrait ({ $thing })
    [fragile] Fragile ({ $thing })
    [free] Invocation gratuite ({ $thing })
    [grit] Ténacité, −1 : sans ({ $thing })
    [guarding] Défense totale ({ $thing })
    [health] Santé ({ $thing })
    [holding] Action retenue ({ $thing })
    [independent] Indépendant ({ $thing })
    [keeps_up] Garde le rythme ({ $thing })
    [leader] Meneur ({ $thing })
    [left] Dans le conflit ({ $thing })
    [load] Charge portée ({ $thing })
    [members] Stress des sbires ({ $thing })
    [mild] Conséquences légères ({ $thing })
    [moderate] Conséquences modérées ({ $thing })
    [new-aspect] Nouvel aspect ({ $thing })
    [new-companion] Nouveau compagnon ({ $thing })
    [new-weapon] Nouvelle arme ({ $thing })
    [on] Porte sur ({ $thing })
    [overflow] Surplus ({ $thing })
    [owner] Joué par ({ $thing })
    [penalty] Malus du jet ({ $thing })
    [place] Rang dans l’ordre ({ $thing })
    [points] Points Fate ({ $thing })
    [pool] Réserve de points Fate ({ $thing })
    [presence] Où ({ $thing })
    [protects] Protège ({ $thing })
    [quality] Qualité ({ $thing })
    [reach] Portée ({ $thing })
    [scope] Champ d’action ({ $thing })
    [seat] Place dans le sens horaire après le MJ ({ $thing })
    [severe] Conséquences graves ({ $thing })
    [severity] Gravité de la conséquence ({ $thing })
    [side] Camp ({ $thing })
    [sight] Demande une ligne de vue ({ $thing })
    [size] Effectif ({ $thing })
    [slots] Conséquences possibles ({ $thing })
    [sort] Sorte d’aspect ({ $thing })
    [spin] Élan ({ $thing })
    [strength] Force du blocage ({ $thing })
    [taken] Conséquences prises ({ $thing })
    [text] Texte ({ $thing })
    [things] Tient tout seul ({ $thing })
    [until] Jusqu’à l’échange ({ $thing })
    [weight] Facteur de poids ({ $thing })
    [where] Lieu ({ $thing })
    [whom] L’action de qui ({ $thing })
   *[zone] Zone ({ $thing })
}
sotc-set-allied = Alliance : { $side } et { $other }
sotc-set-border = Barrière : { $here } → { $there }
sotc-set-difficulty = Difficulté
sotc-set-exchange = Échange
sotc-set-extra = Ajout des prouesses : { $skill } ({ $piece })
sotc-set-hurdle = Force du blocage à franchir
sotc-set-kind = Nature du conflit
sotc-set-new-block = Nouveau blocage par
sotc-set-new-group = Nouveaux sbires
sotc-set-roll = Modificateur à la main ({ $piece })
sotc-set-scope = { $scope ->
    [social] Aide en conflit social ({ $thing })
    [mental] Aide en conflit mental ({ $thing })
   *[physical] Aide en conflit physique ({ $thing })
}
sotc-set-skill = { $skill } ({ $piece })
sotc-set-start = Qui commence l’échange
sotc-set-supplement = { $what ->
    [move] Malus du déplacement supplémentaire
    [draw] Malus pour dégainer
    [rearm] Malus pour ramasser l’arme
   *[other] Malus de l’action supplémentaire
}
sotc-set-swap = Remplacement : { $instead } → { $skill } ({ $piece })
sotc-set-tiring = { $skill } limite tous les jets
sotc-set-track = Jauge touchée ({ $piece })
sotc-set-turn = À qui le tour
sotc-set-weapon = { $weapon } ({ $piece })
sotc-set-weapon-penalty = Malus pour ramasser : { $weapon } ({ $piece })
sotc-set-weapon-reach = Portée : { $weapon } ({ $piece })
sotc-set-winner = Vainqueur
