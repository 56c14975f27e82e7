frontier-side = { $side ->
    [a] Garde
    [c] Les loups
   *[b] Brigands
}
frontier-figure = { $kind ->
    [guard] Garde { $number }
    [scout] Éclaireuse { $number }
    [raider] Brigand { $number }
    [wolf] Loup { $number }
   *[ogre] Ogre { $number }
}
frontier-named = { $figure }
frontier-ground = { $ground ->
    [grass] Pré
    [marsh] Marais
    [rocks] Rochers
    [trench] Fossé
    [wood] Bois
   *[wall] Mur
}
frontier-area = Zone d’attaque : { $figure }
frontier-marsh = Marais
frontier-map = { $map ->
    [ford] Gué, cases carrées
    [woods] Gué, hexagones
   *[plain] Plaine, 40 × 40 cases
}
frontier-reserve = { $whose ->
    [none] Personne ne vient
   *[other] Renfort : { $whose }
}
frontier-order = { $order ->
    [rush] En avant
   *[brace] Tenir bon
}
frontier-move = Se déplacer
frontier-attack = Attaquer : { $target }
frontier-turn = Changer d’orientation
frontier-hold = Attendre
frontier-rest = Finir le tour
frontier-facing = { $shape ->
    [hex] { $way ->
        [0] Vers le nord
        [1] Vers le nord-est
        [2] Vers le sud-est
        [3] Vers le sud
        [4] Vers le sud-ouest
       *[5] Vers le nord-ouest
    }
   *[square] { $way ->
        [0] Vers le nord
        [1] Vers le nord-est
        [2] Vers l’est
        [3] Vers le sud-est
        [4] Vers le sud
        [5] Vers le sud-ouest
        [6] Vers l’ouest
       *[7] Vers le nord-ouest
    }
}
frontier-hit = { $hit ->
    [yes] Touche
   *[no] Manque
}
frontier-stuck = { $stuck ->
    [yes] S’enlise
   *[no] Passe
}
frontier-nobody = Personne
frontier-carried = { $figure }
frontier-round = Round { $round }
frontier-luck = Chance { $luck }
frontier-luck-of = Chance : { $side }
frontier-wounds = Blessures
frontier-wounds-of = Blessures : { $figure }
frontier-holding = attend
frontier-moves = { $spaces } cases par round
frontier-attacks = attaque
frontier-lucky = Chance
frontier-contest = Attaque
frontier-left = { $side } : { $count } restants
frontier-result = { $winner ->
    [none] Aucun camp ne gagne.
   *[other] Victoire : { $winner }.
}
ask-frontier-setup-map = Où se bat-on ?
ask-frontier-setup-reserve = Quel camp reçoit en secret un renfort au round 2 ?
ask-frontier-round-order = Quel ordre vaut pour ce round ?
ask-frontier-turn-menu = Que fait la figurine active ?
ask-frontier-turn-facing = Dans quelle direction ?
ask-frontier-move-path = Vers où ?
ask-frontier-move-strike = { $figure } quitte la zone d’attaque : le coup de { $foe } touche-t-il ?
ask-frontier-move-marsh = { $figure } entre dans le marais : peut-on continuer ?
ask-frontier-fight-throw = Lancer un dé
ask-frontier-storm-whom = Qui la tempête emporte-t-elle ?
offer-frontier-fight-luck = Utiliser la chance (+1) : { $side }
offer-frontier-fight-shield = { $figure } s’interpose pour { $target }
offer-frontier-hold-step_in = { $figure } intervient maintenant
offer-frontier-end-concede = Abandonner : { $side }
offer-frontier-storm-whom = Une tempête se lève
barred-frontier-move-path = Cette figurine s’est déjà déplacée.
barred-frontier-fight-declare = { $target } n’est pas dans la zone d’attaque.
barred-frontier-hold-wait = On n’attend qu’avant de bouger, et une seule fois par round.
barred-frontier-hold-step_in = La figurine active s’est déjà déplacée.
barred-frontier-fight-luck = Plus de chance.
heading-frontier-round-begins = Round { $round }
tell-frontier-setup-reserve = { $whose ->
    [none] Aucun renfort n’arrive.
   *[other] Renfort pour : { $whose }.
}
tell-frontier-round-order = { $side } : { $order ->
    [rush] En avant
   *[brace] Tenir bon
}
tell-frontier-move-path = { $figure } va en { $to } ({ $spaces } cases).
tell-frontier-move-strike = { $hit ->
    [yes] { $foe } touche { $figure } au passage.
   *[no] { $foe } frappe { $figure } et manque.
}
tell-frontier-move-marsh = { $figure } s’enlise dans le marais.
tell-frontier-fight-declare = { $figure } attaque { $target }.
tell-frontier-fight-outcome = { $figure } contre { $target } : écart { $margin }.
tell-frontier-fight-falls = { $figure } tombe.
tell-frontier-fight-luck = { $side } : chance utilisée.
tell-frontier-fight-shield = { $figure } s’interpose pour { $target }.
tell-frontier-hold-wait = { $figure } attend.
tell-frontier-hold-step_in = { $figure } intervient.
tell-frontier-end-concede = { $side } : abandon.
tell-frontier-end-when = Le combat s’arrête après le round { $round }.
tell-frontier-storm-whom = La tempête emporte { $figure }.
frontier-falls = { $falls ->
    [falls] Tombe
   *[stands] Reste debout
}
frontier-health = Dégâts { $damage }, reste : { $left ->
    [hidden] caché
   *[other] { $left }
}
frontier-health-of = Points de vie : { $figure }
frontier-health-of-all = Points de vie
frontier-traits = Ce qui vaut pour le terrain
frontier-trait = Carte
frontier-trait-hidden = Est-elle face cachée ?
frontier-hidden = { $hidden ->
    [yes] Face cachée
   *[no] Visible
}
frontier-written = « { $text } »
frontier-trait-again = Carte : « { $text } »
frontier-vow-again = Serment : « { $text } »
frontier-vow-none = Aucun serment
frontier-marked = Cible désignée
frontier-damage-of = Dégâts : { $figure }
ask-frontier-setup-secrets = Que le meneur garde-t-il secret ?
ask-frontier-setup-health = Combien de points de vie ?
ask-frontier-setup-trait = Qu’est-il écrit sur la carte ?
ask-frontier-round-plan = Que prévoit votre camp pour ce round ?
ask-frontier-round-mark = Quels adversaires désignez-vous ?
ask-frontier-round-vow = Que jurez-vous ?
ask-frontier-fight-falls = { $figure } : { $damage } points de dégâts subis. La figurine tombe-t-elle ?
offer-frontier-setup-trait = Retourner la carte { $number }
tell-frontier-setup-trait = Une carte est retournée : « { $text } »
tell-frontier-round-mark = { $side } : { $marked } pour cible.
tell-frontier-round-vow = { $side }, le serment : « { $text } »
tell-frontier-fight-damage = { $figure } subit { $damage } points de dégâts. Reste : { $left ->
    [hidden] caché
   *[other] { $left }
}
ask-frontier-move-ground = À quoi ressemble le sol maintenant ?
offer-frontier-move-ground = Peindre le sol
tell-frontier-move-ground = Le sol a changé : { $count }.
ask-frontier-setup-place = Où sont les figurines ?
offer-frontier-setup-place = Déplacer des figurines
tell-frontier-setup-place = Déplacées : { $count }.
