# Noms des figures des combats prêts de Samyra

samyra-name = { $name ->
    [ilva] Ilva
    [brug] Brug
    [tamo] Tamo
    [pim] Pim
    [renna] Renna
   *[kerit] Kerit
}
