# Names of the figures of Samyra's ready fights

samyra-name = { $name ->
    [ilva] Ilva
    [brug] Brug
    [tamo] Tamo
    [pim] Pim
    [renna] Renna
   *[kerit] Kerit
}
samyra-template = { $kind ->
    [fighter] Fighter
    [twin] Two-weapon fighter
    [halberdier] Hal­berdier
    [archer] Archer
    [scout] Scout
    [mage] Mage
    [giant] Giant
    [mite] Very small creature
    [orc] Orc
    [robber] Robber
   *[wolf] Wolf
}
