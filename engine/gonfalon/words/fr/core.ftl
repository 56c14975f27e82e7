# Textes communs à tous les systèmes de règles

## Réponses

option-number = { $number }
option-side = { $side }
option-yes = Oui
option-no = Non
option-back = Retour
option-noted = C’est fait

## Chronique

log-dice = { $side } : jet
log-undone = { $side } : jet annulé
log-ruling = { $said ->
    [yes] Le MJ fixe « { $what } » à « { $value } ». Motif : { $why }
   *[no] Le MJ fixe « { $what } » à « { $value } ».
}
log-entered-anew = { $side } : le papier a été ressaisi au vu de tous ; son sceau n’a pas pu être vérifié.

## Indications

note-left-out = { $count ->
    [one] La dernière réponse ne suit pas les règles et a été écartée. Reprenez à partir d’ici.
   *[other] Une partie du déroulement ne suit pas les règles : les { $count } dernières réponses ont été écartées. Reprenez à partir d’ici.
}
note-other-version = Cette partie a été jouée avec la version { $played } des règles ; la version actuelle est la { $now }. Elle peut donc se dérouler autrement.
note-slips-seen = Un des papiers posés a déjà été révélé. Ceux qui étaient là en connaissent le contenu. Le MJ peut faire remplacer les deux (Plus – Décisions du MJ).

## Impossible

refused-characters = Ce texte ne peut pas être repris tel quel. Il faut une seule ligne, sans caractère de contrôle, sans espace au début ni à la fin.
refused-faces = { $dice ->
    [one] Ces faces ne conviennent pas. Il en faut exactement une, de { $low } à { $high }.
   *[other] Ces faces ne conviennent pas. Il en faut exactement { $dice }, chacune de { $low } à { $high }.
}
refused-fallen = Ces dés ont déjà été lancés, puis le jet a été annulé. Pour la même question, ils retombent comme avant.
refused-fields = { $count ->
    [one] Un champ est encore à corriger ; la raison est indiquée à côté.
   *[other] { $count } champs sont encore à corriger ; la raison est indiquée à côté de chacun.
}
refused-form = Cette demande est incomplète ou mal formée. Rechargez la page et réessayez.
refused-how-many = { $exact ->
    [yes] Le nombre de choix ne convient pas. Il en faut exactement { $least }.
   *[no] Le nombre de choix ne convient pas. Il en faut au moins { $least } et au plus { $most }.
}
refused-length = Le texte n’a pas la bonne longueur. Il faut de { $least } à { $most } caractères.
refused-link-too-long = Cette partie est trop longue pour un lien. Transmettez-la sous forme de fichier.
refused-no-battle = Aucune partie n’est ouverte. Commencez-en une ou ouvrez une partie enregistrée.
refused-too-many-sessions = Impossible d’ouvrir plus de { $most } parties en même temps. Fermez-en d’abord une.
refused-no-choice = Cette option n’offre pas ce choix. Prenez un de ceux qui sont proposés.
refused-no-draw = Il n’y a rien à tirer au sort ici. Répondez vous-même.
refused-no-roll = Ce n’est pas le moment de lancer les dés. Répondez d’abord à la question posée.
refused-no-setting = Cette valeur ne peut pas être changée maintenant. Choisissez-en une dans la liste.
refused-no-switch = Cette option n’existe pas dans les règles choisies. Prenez une de celles qui sont proposées.
refused-no-system = Le système de règles « { $system } » ne se trouve pas sur cet appareil. Ajoutez-le pour pouvoir continuer.
refused-not-asked = La question s’adresse à d’autres. Seuls peuvent répondre ceux à qui elle est posée.
refused-not-offered = Ce choix n’existe pas ici. Prenez une des réponses proposées.
refused-not-secret = Cette question n’est pas secrète. Répondez à découvert.
refused-nothing-to-redo = Il n’y a rien à rétablir. On ne rétablit que ce qui vient d’être annulé.
refused-nothing-to-undo = Il n’y a rien à annuler. La partie en est à son tout début.
refused-number = Ce nombre ne convient pas. Il faut un nombre entier de { $least } à { $most }.
refused-other-question = Cette réponse ne va pas avec la question posée. Relisez ce qui est demandé.
refused-over = La partie est terminée. Pour y changer quelque chose, annulez la dernière étape.
refused-paint-border = La carte s’arrête là. Choisissez une case de la carte.
refused-paint-cell = Il n’y a pas de case { $cell } sur la carte. Exemple : C7
refused-paint-closed = { $cell } : impossible ici, ou nommée deux fois. Choisissez une autre case.
refused-paint-many = C’est trop à la fois. Peignez en deux fois.
refused-paint-one = { $piece } : choisissez exactement une case.
refused-path-border = La carte s’arrête là. Choisissez une case de la carte.
refused-path-closed = On ne peut pas entrer en { $cell }. Contournez la case.
refused-path-corner = Le passage vers { $cell } est trop étroit en diagonale. Contournez l’angle.
refused-path-cost = C’est trop loin : entrer en { $cell } coûte { $needed }, il ne reste que { $left }. Choisissez un chemin plus court.
refused-path-end = Le déplacement ne peut pas finir en { $cell }. Continuez ou arrêtez-vous plus tôt.
refused-path-far = { $cell } est hors de portée. Choisissez l’une des cases marquées.
refused-path-letter = Ce chemin est illisible. Tracez-le à nouveau.
refused-path-steps = Ici, on avance { $most ->
    [one] d’une case
   *[other] de { $most } cases
} au plus. Choisissez un chemin plus court.
refused-path-stop = Le déplacement s’arrête en { $cell }. Restez-y ou contournez la case.
refused-seal = Le papier ne correspond pas à son sceau. Seul compte ce qui y était écrit quand il a été posé.
refused-setting = { $kind ->
    [number] Cette valeur ne convient pas. Il faut un nombre entier de { $least } à { $most }.
    [text] Cette valeur ne convient pas. Il faut une seule ligne de { $most } caractères au plus.
   *[choice] Cette valeur n’est pas proposée. Prenez une de celles qui le sont.
}
refused-setting-text = Ce texte est illisible. Voici comment l’écrire : { $hint }
refused-stale = La partie a continué ailleurs entre-temps. Regardez où elle en est, puis répondez.
refused-sums = { $throws ->
    [one] Cette somme est impossible. Il faut un nombre de { $low } à { $high }.
   *[other] Ces sommes ne conviennent pas. Il en faut { $throws }, chacune de { $low } à { $high }.
}
refused-sums-of-no-use = Ici, chaque dé compte séparément. Indiquez la face de chacun.
refused-system-broken = Le système de règles « { $system } » a rencontré une erreur ; tout le reste continue de fonctionner. Signalez-la à l’auteur du système : { $why }
refused-system-interface = { $theirs ->
    [0] Le système de règles « { $system } » n’indique pas pour quelle version de l’interface il est fait. Installez-en une autre version.
   *[other] Le système de règles « { $system } » est fait pour la version { $theirs } de l’interface ; ici, c’est la version { $ours }. Installez la version qui convient ou rechargez la page.
}
refused-system-name = Le système de règles « { $system } » porte un nom déjà pris ou qui ne correspond pas à son paquet. Il ne peut pas être ajouté.
refused-too-many-rulings = Trop de décisions du MJ à la fois : { $most } au plus. Jouez d’abord l’étape suivante.
refused-too-much-at-once = C’est trop de réponses pour une seule étape des règles. Annulez-en quelques-unes et terminez l’étape en moins de réponses.
refused-too-much-work = Cette partie est devenue trop longue pour être poursuivie. Commencez-en une nouvelle ; celle-ci est conservée.
refused-twice = Le même choix figure deux fois. Chaque réponse ne compte qu’une fois ; prenez-en une autre.

## Illisible

unreadable-against-rules = Cette partie contient une réponse contraire aux règles. Demandez un nouveau lien.
unreadable-content = Le contenu est illisible. Demandez qu’on vous renvoie le lien ou le fichier.
unreadable-cut = Le lien est incomplet ou a été altéré en chemin. Recopiez-le en entier.
unreadable-foreign = Ce n’est pas une partie de Gonfalon. Prenez un lien ou un fichier créé par Gonfalon.
unreadable-newer = Cette partie vient d’une version plus récente de Gonfalon. Rechargez la page, puis rouvrez la partie.
unreadable-no-battle = Ce lien ne contient pas de partie, mais des règles maison ou des cartes d’un registre. Ouvrez-le dans l’appli Gonfalon.
unreadable-part = Le contenu est réparti sur plusieurs codes, mais ce lien n’en contient qu’un. Ouvrez-le dans l’appli Gonfalon et lisez-y aussi les autres codes.
unreadable-system = Gonfalon ne connaît pas les règles de cette partie, ou l’une de leurs options. Rechargez la page, puis rouvrez la partie.
unreadable-too-long = C’est trop long pour une partie. Demandez qu’on vous renvoie le lien ou le fichier.
unreadable-too-much-work = Vérifier cette partie prendrait trop de temps. Demandez-la sous forme de fichier plutôt que de lien.

## Matériel nécessaire

opening-bring = { $dice ->
    [fate] Quatre dés Fate si vous voulez lancer vous-mêmes ; sinon, Gonfalon lance pour vous.
   *[d6] Des dés à six faces si vous voulez lancer vous-mêmes ; sinon, Gonfalon lance pour vous.
}
