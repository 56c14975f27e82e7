# SotC conflicts: names of the set-up

## Scenes that stand ready

sotc-scene-rooftop = Fight on the Rooftops
sotc-scene-tavern = Brawl at the Crooked Anchor
sotc-scene-court = A Debate at Court
sotc-scene-interrogation = The Inter­ro­ga­tion
sotc-scene-chase = Chase to the Airfield
sotc-scene-auction = Five Bids for One Idol
sotc-scene-story = { $scene ->
    [rooftop] Rain, wet slates, and a duellist with the stolen plan in his coat. His minions bar the way down to the alley.
    [tavern] One wrong word about the harbour gang, and the whole taproom is on its feet. The boss watches from the gallery.
    [court] At court a rumour is enough to ruin anyone. A schemer has nearly won over the king, and the courtiers laugh in all the right places.
    [interrogation] A cellar, a lamp, no window. The mesmerist has all night, and his acolytes stand at the door.
    [chase] The inventor has the engine, and her plane is waiting at the airfield. Catch her before she crosses market and bridge to reach the runway.
   *[auction] Under the hammer: an idol. Museum, thieves, harbour gang, embassy and police all want it, and somebody has just put out the lights.
}
sotc-scene-goal = { $kind ->
    [social] To win, shame the others in front of everyone or make them yield. As soon as you take a consequence, you may offer to concede.
    [mental] To win, break the others’ will, or hold out until they give up. As soon as you take a consequence, you may offer to concede.
   *[physical] You win when your opponents are taken out or have conceded. As soon as you take a consequence, you may offer to concede.
}

## Sides

sotc-side-heroes = Heroes
sotc-side-foes = Ad­ver­saries
sotc-side-third = Third side
sotc-side-fourth = Fourth side
sotc-side-fifth = Fifth side
sotc-side-museum = Museum
sotc-side-thieves = Thieves
sotc-side-gang = Harbour Gang
sotc-side-embassy = Embassy
sotc-side-police = Police

## Zones

sotc-zone-roof = Glass Roof
sotc-zone-ridge = Roof Ridge
sotc-zone-ladder = Fire Escape
sotc-zone-alley = Back Alley
sotc-zone-gallery = Gallery
sotc-zone-taproom = Taproom
sotc-zone-yard = Yard
sotc-zone-throne = Throne Room
sotc-zone-cellar = Cellar
sotc-zone-market = Fish Market
sotc-zone-bridge = Swing Bridge
sotc-zone-rails = Freight Yard
sotc-zone-airfield = Airfield
sotc-zone-hall = Auction Room
sotc-zone-lobby = Lobby
sotc-zone-street = Street

## Aspects of the ready scenes

sotc-aspect-rain = Rain and Wet Slates
sotc-aspect-skylight = Thin Panes Under­foot
sotc-aspect-washing = Washing on the Lines
sotc-aspect-crowd = Every­body Joins In
sotc-aspect-chandelier = A Chan­delier on One Rope
sotc-aspect-glass = Broken Glass and Spilt Beer
sotc-aspect-etiquette = Eti­quette Rules Every Word
sotc-aspect-king = The Old King Is Listen­ing
sotc-aspect-rumours = Rumours Behind Fans
sotc-aspect-lamp = One Glaring Lamp
sotc-aspect-clock = No Clock, No Window
sotc-aspect-bystanders = Stalls and Startled Shoppers
sotc-aspect-bridge = The Bridge Begins to Turn
sotc-aspect-engines = Pro­pellers Already Turning
sotc-aspect-idol = The Idol Under the Hammer
sotc-aspect-panic = Wealthy People in Panic
sotc-aspect-columns = Marble Columns

## Heroes

sotc-role-boxer = Boxer
sotc-name-boxer = Joe Callahan
sotc-aspect-boxer-1 = Down Seven Times, Up Eight
sotc-aspect-boxer-2 = Soft Spot for Strays
sotc-aspect-boxer-3 = Old Debts on the Water­front
sotc-role-aviator = Aviator
sotc-name-aviator = Hanna Falk
sotc-aspect-aviator-1 = At Home Above the Clouds
sotc-aspect-aviator-2 = Nobody Gets Left Behind
sotc-aspect-aviator-3 = Full Throttle First, Plan Later
sotc-role-scholar = Scholar
sotc-name-scholar = Edmund Hale
sotc-aspect-scholar-1 = Reads Eleven Dead Lan­guages
sotc-aspect-scholar-2 = Curi­osity Before Caution
sotc-aspect-scholar-3 = Sole Survivor of the Expe­dition
sotc-role-reporter = Reporter
sotc-name-reporter = Vera Lind­qvist
sotc-aspect-reporter-1 = The Truth Goes on Page One
sotc-aspect-reporter-2 = Knows a Fellow Who Knows
sotc-aspect-reporter-3 = Deadline at Midnight
sotc-role-acrobat = Acrobat
sotc-name-acrobat = Nino Zambelli
sotc-aspect-acrobat-1 = Raised Under the Big Top
sotc-aspect-acrobat-2 = Steals Only from Crooks
sotc-aspect-acrobat-3 = Cannot Resist an Audience

## Villains

sotc-role-boss = Gang boss
sotc-name-boss = Big Sal Moretti
sotc-aspect-boss-1 = This Is My Town
sotc-aspect-boss-2 = Never Forgets a Face
sotc-aspect-boss-3 = Trusts Nobody but His Mother
sotc-role-duellist = Duellist
sotc-name-duellist = Colonel Drago
sotc-aspect-duellist-1 = Fastest Blade of the Regiment
sotc-aspect-duellist-2 = A Matter of Honour
sotc-aspect-duellist-3 = A Scar That Still Burns
sotc-role-schemer = Schemer
sotc-name-schemer = Baroness Ravenna
sotc-aspect-schemer-1 = Always One Move Ahead
sotc-aspect-schemer-2 = Letters in Every Drawer
sotc-aspect-schemer-3 = Too Proud to Run
sotc-role-mesmerist = Mes­mer­ist
sotc-name-mesmerist = The Great Zoltan
sotc-aspect-mesmerist-1 = Look Into My Eyes
sotc-aspect-mesmerist-2 = A Voice Like Warm Honey
sotc-aspect-mesmerist-3 = Afraid of Mirrors
sotc-role-inventor = Bril­liant inventor
sotc-name-inventor = Doctor Kolbe
sotc-aspect-inventor-1 = They All Laughed at Me
sotc-aspect-inventor-2 = There Is a Second Switch
sotc-aspect-inventor-3 = Prefers Machines to People

## Weapons

sotc-weapon-bottle = Bottle
sotc-weapon-pistol = Pistol
sotc-weapon-cane = Sword cane
sotc-weapon-derringer = Der­rin­ger
sotc-weapon-knives = Throwing knives
sotc-weapon-shotgun = Sawn-off shotgun
sotc-weapon-sabre = Sabre
sotc-weapon-dagger = Dagger
sotc-weapon-ray = Light­ning gun

## Minions and companions

sotc-mob-thugs = Thugs
sotc-mob-courtiers = Court­iers
sotc-mob-acolytes = Acolytes
sotc-mob-henchmen = Hired Swords
sotc-mob-sailors = Drunken Sailors
sotc-mob-riders = Motor­cycle Riders
sotc-mob-gangsters = Gang­sters
sotc-mob-police = Con­stables
sotc-companion-sidekick = Sidekick
sotc-companion-aide = Aide
sotc-companion-assistant = Assis­tant
