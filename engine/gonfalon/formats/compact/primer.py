"""The text from which the letters of short links are counted before any text is met: names, cards and phrases of ours.

It never changes: every link that was given out hangs on each letter of it. The words of the page, which do change, are others.
"""

PRIMER = """
main | will 3, fight 2, provoke 2, notice 1 |; fair | fight 2, shoot 1, athletics 1 |; stress 2 | slots mild moderate; weak
| stealth 2, notice 1 |; the bridge is down; it rained all night; we forgot the bonus; as agreed at the table; they are
late; she holds the wall; he has lost his horse; too far away in the dark; this was counted twice; one more from the
reserve; the door is locked; I give up the fight; I leave the field; die Brücke ist weg; es hat die ganze Nacht geregnet; so
ist es abgemacht; das haben wir vergessen; sie kommen zu spät; zu weit weg im Dunkeln; ich gebe auf; einer von uns hält das
Tor; le pont est tombé; il a plu toute la nuit; comme convenu à la table; nous avons oublié le bonus; ils sont en retard;
trop loin dans la nuit; je quitte le combat; Fight on the Rooftops; Five Bids for One Idol; Fifth side; Police; Gallery;
Fish Market; Lobby; Everybody Joins In; Rumours Behind Fans; Propellers Already Turning; Joe Callahan; Hanna Falk; Edmund
Hale; Vera Lindqvist; Nino Zambelli; Big Sal Moretti; Colonel Drago; Baroness Ravenna; The Great Zoltan; Doctor Kolbe;
Pistol; Sabre; Acolytes; Constables; The Restless Dead; The Free Colonies; Shepherds on the Lookout; Border Horse; A Wall of
Steel and Hooves; Mercenary War Wagons; Loyal to Ready Coin; Reluctant Captain; Master Aubrey; Never Forgets a Slight; They
Get Up Again; Corpse Candles; Skull Catapults; Home Before Sunrise; Too Many Hands; Isabel Gravekeeper; Still Looking for
His Head; Prentices with Crossbows; No Bolt Wasted; Ironbeards of the Gate; Volley on Command; Nothing Left to Lose;
Brunhild Oreheart; That Will Hold; King of Half a Mountain; Spears of the Glade; No Thicket Slows Them; Faster Than the Eye;
Out of the Sun; The Mistsingers; Every Tree a Witness; Voice of the Old Trees; Goblins Pushed to the Front; Fire-Arrow Mob;
Poison on Every Dart; Load Whatever’s Lying Around; Swamp Trolls; Smoke, Bone and Madness; Goblin with a Big Plan; Hrag the
Devourer; Probe Drone Swarm; Minelayers; Broadsides Like Thunder; Carrier High Watch; The First Salvo Lands; Youngest
Captain of the Fleet; Commodore Ilse Brandt; Never Wrong, on the Record; Home Is Right Behind Us; Jamming Ship Free Speech;
The Comet Chasers; Know Every Loophole; Still Know the Codes; Rusty Rosa; Leaves No One Behind; Powder Monkeys; Fires as She
Turns; Red Flag Veterans; Hold Full of Powder; No Living Hand at the Helm; Rabea Stormbride; One Screw Left Over;
Self-Crowned King of the Air; Assault Engineers; Dust on the Horizon; In and Out in Nine Minutes; Up from Behind the Ridge;
Mountain Troops; A Letter to Every Family; The Voice on the Radio; Cattle Raid at the Mill; Clear Field of Fire; The Bridge
at Oldford; The Stone Bridge; Cover Under the Branches; Deephall; Shattered Pillars; The Chasm; The Bare Slope; The West
Wall; Breach in the Masonry; The Free Colonies must break the blockade and reach the jump point. Every attack here is made
with Shoot, even in the same zone.; Tumbling Wrecks; The Ice Haze; Humans and elves face the restless dead and the hordes of
the waste. Four great armies, nine zones: a whole evening’s play.; Gallows Hill; Bottomless Bog; The High Wood; The Abbey
Ruins; Schlägerei im Schiefen Anker; Gegner; Hafenbande; Hintergasse; Fischmarkt; Straße; Scherben und verschüttetes Bier;
Stände und verschreckte Kunden; Boxer; Hanna Falk; Liest elf tote Sprachen; Kennt einen, der einen kennt; Kann keinem
Publikum widerstehen; Duellant; Baronin Ravenna; Sieh mir in die Augen; Es gibt einen zweiten Schalter; Wurfmesser;
Höflinge; Schutzleute; Zwerge unter dem Berg; Truppen von heute; Armbruster der Zunft; Die herzoglichen Lanzen; Wagenburg
der Söldner; Zweihänder der Leibgarde; Konrad Eisenhut; Herzogin Richenza; Die Legion aus Gebein; Irrlichter über dem Ried;
Die Geschosse schreien; Wer sie hört, der weint; Totenbeschwörer mit Gewissen; Feldherr einer alten Niederlage; Lehrbuben
mit Armbrust; Sturmtrupp auf Loren; Groll, in Gold gefasst; Kessel kurz vor dem Platzen; Ein Funke genügt; Das hält schon;
Schulden werden eingetrieben; Bögen des Zwielichts; Klingen des Herbstmonds; Adler vom Sturmhorn; Sängerinnen des Nebels;
Tam Haselrute; Der Erlkönig; Äxte vom Roten Zahn; Schleicher vom Aasberg; Ladung: was gerade daliegt; Wunden schließen sich;
Kriegsherrin auf Bewährung; Schamanin der Ahnenknochen; Kadetten im Schulgeschwader; Minenleger; Gepanzert wie ein Mond; Das
ganze System im Blick; Hat Welten verstummen lassen; Muss sich noch beweisen; Irrt sich nie, laut Akte; Staffel Dreizehn;
Kreuzer „Morgenröte“; Blockadebrecher; Deserteure der Flotte; Die rostige Rosa; Rätin Solveig Karr; Die Entermannschaft;
Wolkenschleicher; Vierzig Rohre je Seite; Kein Lebender am Ruder; Freibeuterin mit Kaperbrief; Lotsin ohne Karten;
Reservisten vom Lande; Patrouille auf Rädern; Rein und raus in neun Minuten; Sprit für zwanzig Minuten; Kein Grat zu steil;
Hat alles schon mal gesehen; Verluste sind eingeplant; Freies Schussfeld; Die Herzogin will über den Fluss, die Stadt will
sie nicht lassen. Die Brücke ist nah und eng, die Furt weit und reißend.; Zollhaus; Die Grüfte unter dem Berg; Säulenhalle;
Abgrund; Burgwache; Zerstampfte Felder; Tor mit Eisenbändern; Durchbruch bei Tessara; Trudelnde Wracks; Alle Sensoren blind;
Bund des Waldes; Festes Pflaster; Alte Mächte hören zu; Ruinen der Abtei; Joute verbale à la cour; Cinquième camp; Escalier
de secours; Pont tournant; Du linge qui sèche partout; Ni horloge ni fenêtre; Joe Callahan; D’abord plein gaz, ensuite le
plan; La vérité fera la une; Chef de gang; Une question d’honneur; Le Grand Zoltan; Préfère les machines aux gens; Dague;
Gangsters; Le peuple de la forêt; Pâtres aux aguets; Chaque sentier, chaque gué; Forteresse sur roues; Hedwige de Vieuxgué;
Compte chaque carreau; Se relèvent toujours; Leur serment leur a survécu; Les lavandières de nuit; Doit un nom à la Mort;
Souveraine sous le tertre; Pas un carreau de perdu; Arquebusiers de la Forge; Chantent en chargeant; Artificier sans
sourcils; Gardiens des ronces; Nul fourré ne les arrête; Le feuillage riposte; Les chemins se perdent; Mère Frêne; Tambours
de la horde; Du poison sur chaque trait; Pas de rênes, que des fouets; Gorra Corne-Torse; Les os mentent rarement; La
formation avant tout; Des bordées d’orage; Frégates fantômes; Plie les ordres sans les rompre; Le marteau de l’Empereur; La
chance des fous; Les Frôle-Comètes; On s’écarte ou l’on brûle; Ferrailleuse au grand cœur; Rats de cale au sabre; Alliés du
vent; La cale pleine de poudre; Les cordages pour chemins; La Vieille Mouette; Télépilotes de sous-sol; Trois jours de
silence radio; Surgissent des crêtes; La capitaine Léna Vogt; Écoute toutes les fréquences; Le pré communal; Vieuxgué; À
couvert sous les branches; Porte de bronze et de runes; Pont suspendu qui tangue; Horde; Le châtelet; Les Colonies libres
doivent forcer le blocus pour gagner le point de saut. Ici, toute attaque se fait avec Tir, même dans sa propre zone.; La
petite lune; Ban de Hautemarche; Le marais noir; Le camp du fleuve
"""
"""Texts, each followed by a semicolon and a blank, or a line break for the blank."""
