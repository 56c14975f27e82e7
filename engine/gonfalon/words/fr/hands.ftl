# À portée de main sur l’écran : ses propres cartes face cachée, légende des symboles

page-peek = Relire les cartes face cachée : { $side }
page-private = Consulter en secret : { $side }
page-peek-not = Annuler
page-battle-action = { $action ->
    [rename] Renommer
    [export] Enregistrer
    [copy] Dupliquer
    [share] Partager
   *[delete] Supprimer
}
page-legend = Légende des symboles
page-sign = { $sign ->
    [home] Retour à l’accueil. La partie reste enregistrée.
    [turn] Retourne l’écran pour la personne assise en face.
    [rule] Ouvre la règle qui s’applique ici.
    [more] Mène à une autre question.
    [again] Revient en arrière ou en reste là.
    [fold] Replie la question pour mieux voir la table.
    [ruled] Souligné en pointillé : mène à la règle.
    [asked] Touchez ici pour répondre à la question.
    [meant] C’est sur cela que porte la question.
    [active] C’est son tour.
    [acted] A déjà joué dans cette manche.
    [rider] Quelqu’un l’accompagne ; l’image montre qui.
    [boxes] Cases : celle de gauche est libre, celle de droite cochée.
    [fresh] Cela vient de changer.
    [cost] Nombre entre deux cartes : ce qu’il en coûte de passer ; avec une flèche, dans ce sens seulement.
    [strikes] Dé plein : il détruit un dé adverse.
    [wounds] Dé en pointillés : il ne compte que pour les pertes de l’adversaire.
   *[destroyed] Dé barré : il est détruit.
}
page-sign-side = Appartient à : { $side }
page-rule-word = règle
