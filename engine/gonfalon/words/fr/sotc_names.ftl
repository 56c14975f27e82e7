# Conflits SotC : noms de la mise en place

## Scènes prêtes à jouer

sotc-scene-rooftop = Combat sur les toits
sotc-scene-tavern = Bagarre à l’Ancre tordue
sotc-scene-court = Joute verbale à la cour
sotc-scene-interrogation = L’inter­ro­ga­toire
sotc-scene-chase = Course-pour­suite vers l’aéro­drome
sotc-scene-auction = Cinq enchères pour une idole
sotc-scene-story = { $scene ->
    [rooftop] La pluie, des ardoises glissantes et un duelliste qui cache le plan volé sous son manteau. Ses sbires barrent le chemin de la ruelle.
    [tavern] Un mot de trop sur la bande du port, et toute la salle se lève. Du haut de la galerie, le chef observe.
    [court] À la cour, une rumeur suffit à perdre quelqu’un. Une intrigante a presque convaincu le roi, et les courtisans rient aux bons moments.
    [interrogation] Une cave, une lampe, pas de fenêtre. L’hypnotiseur a toute la nuit, et ses adeptes gardent la porte.
    [chase] L’inventrice tient le moteur, et son avion l’attend au terrain. Rattrapez-la avant qu’elle ne passe le marché et le pont pour gagner la piste.
   *[auction] Sous le marteau : une idole. Musée, voleurs, bande du port, ambassade et police la veulent tous, et quelqu’un vient d’éteindre la lumière.
}
sotc-scene-goal = { $kind ->
    [social] Pour gagner, humiliez les autres devant tous ou faites-les céder. Dès que vous prenez une conséquence, vous pouvez proposer de concéder.
    [mental] Pour gagner, brisez la volonté des autres, ou tenez bon jusqu’à ce qu’ils renoncent. Dès que vous prenez une conséquence, vous pouvez proposer de concéder.
   *[physical] Vous gagnez quand vos adversaires sont hors-jeu ou ont concédé. Dès que vous prenez une conséquence, vous pouvez proposer de concéder.
}

## Camps

sotc-side-heroes = Héros
sotc-side-foes = Ad­ver­saires
sotc-side-third = Troi­sième camp
sotc-side-fourth = Qua­trième camp
sotc-side-fifth = Cin­quième camp
sotc-side-museum = Musée
sotc-side-thieves = Voleurs
sotc-side-gang = Bande du port
sotc-side-embassy = Ambas­sade
sotc-side-police = Police

## Zones

sotc-zone-roof = Verrière
sotc-zone-ridge = Faîte du toit
sotc-zone-ladder = Escalier de secours
sotc-zone-alley = Ruelle
sotc-zone-gallery = Galerie
sotc-zone-taproom = Salle de la taverne
sotc-zone-yard = Cour
sotc-zone-throne = Salle du trône
sotc-zone-cellar = Cave
sotc-zone-market = Marché aux poissons
sotc-zone-bridge = Pont tournant
sotc-zone-rails = Gare de mar­chan­dises
sotc-zone-airfield = Aéro­drome
sotc-zone-hall = Salle des ventes
sotc-zone-lobby = Hall d’entrée
sotc-zone-street = Rue

## Aspects des scènes prêtes à jouer

sotc-aspect-rain = Pluie et ardoises glis­santes
sotc-aspect-skylight = Du verre mince sous les pieds
sotc-aspect-washing = Du linge qui sèche partout
sotc-aspect-crowd = Tout le monde s’en mêle
sotc-aspect-chandelier = Un lustre au bout d’une corde
sotc-aspect-glass = Verre brisé et bière ren­ver­sée
sotc-aspect-etiquette = L’éti­quette régit chaque mot
sotc-aspect-king = Le vieux roi écoute
sotc-aspect-rumours = Rumeurs derrière les éven­tails
sotc-aspect-lamp = Une seule lampe aveu­glante
sotc-aspect-clock = Ni horloge ni fenêtre
sotc-aspect-bystanders = Étals et passants affolés
sotc-aspect-bridge = Le pont se met à tourner
sotc-aspect-engines = Les hélices tournent déjà
sotc-aspect-idol = L’idole sous le marteau
sotc-aspect-panic = Des gens riches en panique
sotc-aspect-columns = Colonnes de marbre

## Héros

sotc-role-boxer = Boxeur
sotc-name-boxer = Joe Callahan
sotc-aspect-boxer-1 = Sept fois à terre, huit fois debout
sotc-aspect-boxer-2 = Un faible pour les chiens perdus
sotc-aspect-boxer-3 = De vieilles dettes sur les quais
sotc-role-aviator = Avia­trice
sotc-name-aviator = Hanna Falk
sotc-aspect-aviator-1 = Chez elle au-dessus des nuages
sotc-aspect-aviator-2 = On n’aban­donne personne
sotc-aspect-aviator-3 = D’abord plein gaz, ensuite le plan
sotc-role-scholar = Érudit
sotc-name-scholar = Edmund Hale
sotc-aspect-scholar-1 = Lit onze langues mortes
sotc-aspect-scholar-2 = Curieux avant d’être prudent
sotc-aspect-scholar-3 = Seul revenu de l’expé­di­tion
sotc-role-reporter = Jour­na­liste
sotc-name-reporter = Vera Lind­qvist
sotc-aspect-reporter-1 = La vérité fera la une
sotc-aspect-reporter-2 = Connaît quelqu’un qui connaît
sotc-aspect-reporter-3 = Bouclage à minuit
sotc-role-acrobat = Acrobate
sotc-name-acrobat = Nino Zambelli
sotc-aspect-acrobat-1 = Grandi sous un cha­pi­teau
sotc-aspect-acrobat-2 = Ne vole que les crapules
sotc-aspect-acrobat-3 = Ne résiste à aucun public

## Méchants

sotc-role-boss = Chef de gang
sotc-name-boss = Big Sal Moretti
sotc-aspect-boss-1 = Cette ville est à moi
sotc-aspect-boss-2 = N’oublie jamais un visage
sotc-aspect-boss-3 = Ne se fie qu’à sa mère
sotc-role-duellist = Duel­liste
sotc-name-duellist = Le colonel Drago
sotc-aspect-duellist-1 = La plus fine lame du régiment
sotc-aspect-duellist-2 = Une question d’honneur
sotc-aspect-duellist-3 = Une cica­trice qui brûle encore
sotc-role-schemer = Intri­gante
sotc-name-schemer = La baronne Ravenna
sotc-aspect-schemer-1 = Toujours un coup d’avance
sotc-aspect-schemer-2 = Des lettres dans chaque tiroir
sotc-aspect-schemer-3 = Trop fière pour fuir
sotc-role-mesmerist = Hyp­no­ti­seur
sotc-name-mesmerist = Le Grand Zoltan
sotc-aspect-mesmerist-1 = Regardez-moi dans les yeux
sotc-aspect-mesmerist-2 = Une voix de miel
sotc-aspect-mesmerist-3 = A peur des miroirs
sotc-role-inventor = Inven­trice de génie
sotc-name-inventor = La docteure Kolbe
sotc-aspect-inventor-1 = Ils ont tous ri de moi
sotc-aspect-inventor-2 = Il y a un second levier
sotc-aspect-inventor-3 = Préfère les machines aux gens

## Armes

sotc-weapon-bottle = Bou­teille
sotc-weapon-pistol = Pistolet
sotc-weapon-cane = Canne-épée
sotc-weapon-derringer = Der­rin­ger
sotc-weapon-knives = Couteaux de lancer
sotc-weapon-shotgun = Fusil à canon scié
sotc-weapon-sabre = Sabre
sotc-weapon-dagger = Dague
sotc-weapon-ray = Fusil à éclairs

## Sbires et compagnons

sotc-mob-thugs = Gros bras
sotc-mob-courtiers = Cour­ti­sans
sotc-mob-acolytes = Adeptes
sotc-mob-henchmen = Spadas­sins
sotc-mob-sailors = Marins ivres
sotc-mob-riders = Motards
sotc-mob-gangsters = Gang­sters
sotc-mob-police = Agents de police
sotc-companion-sidekick = Acolyte
sotc-companion-aide = Conseil­ler
sotc-companion-assistant = Assis­tant
