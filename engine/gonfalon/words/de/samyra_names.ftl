# Namen der Figuren in Samyras fertigen Kämpfen

samyra-name = { $name ->
    [ilva] Ilva
    [brug] Brug
    [tamo] Tamo
    [pim] Pim
    [renna] Renna
   *[kerit] Kerit
}
samyra-template = { $kind ->
    [fighter] Kämp­ferin
    [twin] Zwei­waffen­kämpfer
    [halberdier] Helle­bar­dierin
    [archer] Bogen­schützin
    [scout] Spä­herin
    [mage] Magie­rin
    [giant] Riesin
    [mite] Winz­ling
    [orc] Ork
    [robber] Räuber
   *[wolf] Wolf
}
