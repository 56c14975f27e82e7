# Pages de règles, liste des règles, page des licences

rules-title = Livres de règles
rules-describe = Toutes les règles de « { $title } » à consulter : paragraphe par paragraphe, avec exemples, options et glossaire.
rules-describe-pair = « { $title } » en deux langues côte à côte : { $languages }.
rules-intro = Toutes les règles que Gonfalon applique aux parties, à consulter à tout moment. Chaque paragraphe possède une adresse fixe, la même dans toutes les langues.
rules-contents = Sommaire
rules-languages = Langue
rules-battle = Jouer une partie
rules-all = Tous les livres de règles
rules-skip = Aller au texte
rules-kind-rule = Règle
rules-kind-option = Option
rules-kind-judgement = Arbitrage
rules-kind-advice = Conseil
rules-kinds = Quatre sortes de paragraphes
rules-kind-rule-means = S’applique toujours. Gonfalon y veille.
rules-kind-option-means = Se règle avant la partie. Le choix par défaut est signalé.
rules-kind-judgement-means = C’est à la table de trancher. Gonfalon pose la question et note la réponse.
rules-kind-advice-means = Aide à jouer, sans rien imposer.
rules-reading = Notre lecture
rules-ask = Question posée à la table
rules-unanswered = Par défaut
rules-choices = Au choix
rules-default = Par défaut
rules-examples = { $count ->
    [one] Exemple
   *[other] Exemples
}
rules-read-in = Lire en
rules-beside = À côté
rules-beside-none = Pas de seconde langue
rules-overview = Vue d’ensemble
rules-onward = Chapitres précédent et suivant
rules-before = Avant
rules-after = Suite
rules-uses = Mentionné dans
rules-course = Déroulement d’une partie
rules-cheat-sheet = Aide-mémoire
rules-print-cheat-sheet = Imprimer l’aide-mémoire
rules-print-booklet = Imprimer tout le livre de règles
rules-options = Options
rules-options-intro = Ce qui se règle avant la partie, avec le choix par défaut.
rules-judgements = À vous de décider
rules-judgements-intro = Gonfalon pose ces questions quand elles se présentent.
rules-describe-chapter-pair = « { $title } » : { $chapter }, en deux langues côte à côte : { $languages }.
rules-describe-chapter = « { $title } » : { $chapter }. Toutes les règles du chapitre, avec exemples, options et renvois.
rules-terms = Glossaire
rules-terms-intro = Les termes du jeu dans les trois langues.
rules-terms-all = Glossaire de tous les livres de règles
rules-terms-all-intro = Les termes de tous les livres de règles en trois langues, et pour chacun les livres qui l’emploient.
rules-terms-find = Chercher dans le glossaire
rules-terms-found = { $found } sur { $all } termes
rules-terms-in = Livre de règles
rules-licence = Textes des règles : © les auteurs de Gonfalon, sous licence CC BY 4.0.
rules-licence-mostly = Textes des règles : © les auteurs de Gonfalon, sous licence CC BY 4.0, sauf indication contraire pour un livre de règles.

notices-title = Licences et remerciements
notices-describe = Les travaux sur lesquels repose Gonfalon et leurs licences : programmes, polices, symboles et textes.
notices-intro = Le code de Gonfalon est publié sous licence MIT, les textes des règles sous CC BY 4.0 ou, quand c’est indiqué, sous Open Game License 1.0a. Gonfalon repose aussi sur le travail d’autres personnes, que nous remercions. Tout ce qui est fourni avec lui figure ci-dessous avec sa licence.
notices-work = Composant
notices-by = Par
notices-licence = Licence

lost-title = Cette page n’existe pas
lost-text = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
lost-home = Vers l’accueil
