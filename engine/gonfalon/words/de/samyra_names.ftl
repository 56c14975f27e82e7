# Namen der Figuren in Samyras fertigen Kämpfen

samyra-name = { $name ->
    [ilva] Ilva
    [brug] Brug
    [tamo] Tamo
    [pim] Pim
    [renna] Renna
   *[kerit] Kerit
}
