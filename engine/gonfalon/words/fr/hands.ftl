# Ce qui est à portée de main : ses propres cartes cachées, légende des signes

page-peek = Relire ses cartes cachées : { $side }
page-peek-not = Finalement non
page-own-cards = Vos cartes face cachée
page-battle-deed = { $deed ->
    [rename] Renommer
    [export] Enregistrer
   *[delete] Supprimer
}
page-signs = Légende des signes
page-sign = { $sign ->
    [home] Retour à l’accueil. La bataille reste enregistrée.
    [turn] Retourne l’écran pour la personne assise en face.
    [rule] Ouvre la règle dont il est question ici.
    [fold] Replie la question pour faire place à la table.
    [ruled] Souligné en pointillé : mène à la règle.
    [asked] On peut répondre ici à la question : touchez.
    [meant] C’est de cela que parle la question.
    [active] C’est son tour.
    [acted] A déjà agi pendant ce tour de table.
    [rider] Quelqu’un l’accompagne ; l’image montre qui.
    [boxes] Cases : celle de gauche est libre, celle de droite cochée.
    [fresh] Cela vient de changer.
    [strikes] Dé plein : il touche.
   *[destroyed] Dé barré : il est détruit.
}
page-sign-side = À qui cela appartient : { $side }
page-rule-word = règle
