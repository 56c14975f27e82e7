# L’appli installée : comment elle se présente à l’appareil

manifest-description = Gonfalon anime batailles, combats et conflits sur table : règles, dés, probabilités et chronique en trois langues, même hors ligne.
manifest-new = Nouvelle partie : { $title }
manifest-last = Reprendre la dernière partie
manifest-rules = Livres de règles
manifest-shot-question = Gonfalon pose les questions que les règles laissent à la table
manifest-shot-chances = Les dés des deux camps et leurs probabilités exactes
manifest-shot-result = Le vainqueur, et le prix de la victoire
manifest-shot-field = Un champ de bataille en cartons de zone, avec toutes ses unités
manifest-shot-rules = Chaque règle à consulter, paragraphe par paragraphe
