# Un autre système de règles, apporté par fichier ou par lien

page-plugin-add = Ajouter un système de règles
page-plugin-intro = Avec Gonfalon, vous pouvez aussi jouer selon les règles des autres. Un tel système tient en un seul fichier, dont le nom se termine par « .whl ».
page-plugin-file = Choisir un fichier
page-plugin-address = Ou l’adresse du fichier sur le Web
page-plugin-fetch = Télécharger
page-plugin-fetch-hint = Le fichier n’est téléchargé que lorsque vous touchez « Télécharger ». L’hébergeur de cette adresse apprend alors que le fichier a été demandé depuis votre connexion, et rien d’autre.
page-plugin-busy = { $what ->
    [fetch] Téléchargement du fichier…
    [read] Lecture du fichier…
   *[try] Essai du système de règles. Cela peut prendre un moment…
}
page-plugin-question = Ajouter « { $title } » ?
page-plugin-warning = Un système de règles est un programme. Il s’exécute de façon isolée : il n’a accès ni à Internet ni aux données de cet appareil, sauf aux parties jouées avec lui. Celles-là, il peut les lire et les modifier ; ses modifications restent même si vous le retirez. Les indications ci-dessus viennent de lui ; personne ne les a vérifiées. Ne l’ajoutez que si vous faites confiance à sa source. Tout ce que Gonfalon conserve sur cet appareil peut être supprimé en bas de la page d’accueil, sous « Cet appareil ».
page-plugin-replaces = La version { $old } se trouve déjà sur cet appareil ; elle sera remplacée par la version { $new }. Les parties sont conservées.
page-plugin-yes = Oui, l’ajouter
page-plugin-no = Non, ne pas l’ajouter
page-plugin-added = « { $title } » fait maintenant partie de vos systèmes de règles, même hors ligne.
page-plugin-package = Paquet et version
page-plugin-author = Auteur
page-plugin-licence = Licence
page-plugin-from = Provenance
page-plugin-size = Taille
page-plugin-hash = SHA-256
page-plugin-unsaid = non précisé
page-plugin-version = Ajouté : version { $version }
page-plugin-remove = Retirer ce système de règles
page-plugin-remove-hint = Si vous retirez ce système de règles, ses parties restent sur l’appareil. Vous pourrez les reprendre dès que vous l’aurez ajouté de nouveau.
page-plugin-removed = « { $title } » a été retiré. Ses parties sont toujours là.

## Raisons d’un refus

page-plugin-too-large = Ce fichier est trop gros pour un système de règles. La limite est de { $most } Mo.
page-plugin-no-wheel = Ce n’est pas un système de règles. Il faut un fichier dont le nom se termine par « .whl ».
page-plugin-damaged = Le fichier est endommagé ou a été modifié. Téléchargez-le de nouveau.
page-plugin-packed = { $why ->
    [encrypted] Le fichier contient un élément chiffré : « { $name } ». Gonfalon ne peut pas le lire.
    [large] Décompressé, le fichier est trop volumineux. La limite est de { $files } fichiers et de { $most } Mo en tout, et de 2 Mo pour un texte.
    [link] Le fichier contient un lien symbolique : « { $name } ». Ce n’est pas autorisé.
    [overlap] Des parties du fichier se chevauchent, ou quelque chose est caché entre elles.
    [path] Le fichier contient un chemin qui ne mène nulle part ou qui sort du paquet : « { $name } ».
    [twice] Le fichier contient deux fois « { $name } ».
   *[form] Gonfalon ne peut pas lire ce format de fichier. Son auteur doit le construire avec « build.py system ».
}
page-plugin-foreign = Le paquet « { $name } » ne contient pas de système de règles pour Gonfalon.
page-plugin-platform = Le paquet « { $name } » est fait pour un autre environnement ({ $tag }). Seul ce qui est fait pour tous les environnements fonctionne ici.
page-plugin-name = Le nom « { $id } » n’est pas valable : il est déjà pris ou ne correspond pas au paquet.
page-plugin-unbuilt = Il manque quelque chose au paquet « { $name } » : des mots, des pages de règles ou la description. Son auteur doit le construire avec « build.py system ».
page-plugin-interface = { $case ->
    [newer] Le paquet « { $name } » demande une version plus récente de Gonfalon (interface { $theirs }, ici { $ours }). Rechargez la page et réessayez.
   *[older] Le paquet « { $name } » est fait pour une version plus ancienne de Gonfalon (interface { $theirs }, ici { $ours }). Installez-en une version plus récente.
}
page-plugin-words = Le système de règles « { $id } » veut définir quelque chose qui ne lui appartient pas : « { $word } ».
page-plugin-markup = Une page de règles du système « { $id } » contient un élément qui n’y est pas autorisé : « { $what } ».
page-plugin-address-wrong = Cette adresse n’est pas valable. Elle doit commencer par « https:// ».
page-plugin-not-fetched = { $status ->
    [0] Impossible de récupérer le fichier depuis { $host }. Vous êtes peut-être hors ligne, ou le serveur ne permet pas à d’autres pages de récupérer le fichier. Dans ce cas, téléchargez-le vous-même, puis choisissez-le comme fichier.
   *[other] Aucun fichier à cette adresse sur { $host } (code { $status }).
}
page-plugin-no-room = Il n’y a plus assez de place sur cet appareil, ou le navigateur ne conserve rien. Rien n’a été modifié.
page-plugin-python = Ce système de règles demande Python { $wanted } ; cette page utilise Python { $here }.
page-plugin-needs = Ce système de règles a besoin de quelque chose qui manque ici et ne sera pas téléchargé : { $why }
page-plugin-unlike = Ce système de règles n’est pas celui que le fichier annonce. Son auteur doit reconstruire le fichier.
page-plugin-broken = Une erreur s’est produite lors de l’essai : { $why }
page-plugin-silent = Le système de règles n’a pas répondu lors de l’essai. Rien n’a été modifié.
page-plugin-not-apart = Ce navigateur ne peut pas isoler un système de règles de tout le reste ; il est donc impossible d’en ajouter un ici. Une version plus récente du navigateur en est capable.
