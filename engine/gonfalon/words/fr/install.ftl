# Installer l’appli, coller un lien

page-install = L’appli Gonfalon
page-install-why = Avec sa propre icône, sans barre d’adresse, et toujours là, même hors ligne.
page-install-now = Installer
page-install-apple = Placer Gonfalon sur l’écran d’accueil
page-install-apple-share = Dans Safari, touchez « Partager », le carré avec la flèche vers le haut.
page-install-apple-add = Choisissez « Sur l’écran d’accueil », puis « Ajouter ».
page-install-apple-storage = Vos parties enregistrées sont ainsi protégées : sans icône sur l’écran d’accueil, Safari efface tout ce qu’une page a enregistré si vous n’y revenez pas pendant sept jours.
page-install-apple-links = L’appli et Safari enregistrent chacun de leur côté, et un lien s’ouvre toujours dans Safari. Copiez-le et collez-le dans l’appli, sous « Coller un lien ».
page-paste = Coller un lien
page-paste-open = Ouvrir
page-paste-apple = Sur cet appareil, les liens s’ouvrent dans Safari et non dans l’appli. Copiez le lien et collez-le ici.
page-no-link = Ce texte ne contient aucun lien de Gonfalon. Copiez le message entier ou le lien entier.
