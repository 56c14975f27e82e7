# Hors ligne, et nouvelles versions.

page-engine-ready = { $offline ->
    [yes] Prêt à jouer. Tout est sur cet appareil : Gonfalon fonctionne aussi hors ligne.
    [no] Prêt à jouer, tant que vous êtes en ligne.
   *[unknown] Prêt à jouer
}
page-update = Une nouvelle version de Gonfalon est prête.
page-update-now = Mettre à jour maintenant
page-update-entry = Nouvelle version de Gonfalon
page-update-battle = { $kept ->
    [yes] La page va être rechargée. Votre partie est enregistrée et reprendra à la même question dans la nouvelle version. Rien ne presse : entre deux parties, la nouvelle version s’installe d’elle-même.
   *[no] Une nouvelle version est prête, mais le dernier état de votre partie n’est pas enregistré. Enregistrez-la d’abord dans un fichier.
}
page-update-battle-now = Recharger maintenant
page-version = Version { $version }
page-language-missing = Cette langue ne peut pas être chargée pour le moment. Vérifiez la connexion et réessayez.
