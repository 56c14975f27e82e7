# Noms des figures des combats prêts de Samyra

samyra-name = { $name ->
    [ilva] Ilva
    [brug] Brug
    [tamo] Tamo
    [pim] Pim
    [renna] Renna
   *[kerit] Kerit
}
samyra-template = { $kind ->
    [fighter] Combat­tante
    [twin] Bretteur à deux armes
    [halberdier] Halle­bardier
    [archer] Archer
    [scout] Éclai­reuse
    [mage] Magi­cienne
    [giant] Géant
    [mite] Créature minus­cule
    [orc] Orque
    [robber] Brigand
   *[wolf] Loup
}
