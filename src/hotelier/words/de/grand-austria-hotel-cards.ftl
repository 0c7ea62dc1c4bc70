# Grand Austria Hotel: Namen der Karten und Pläne, und was Karten tun. Der Text einer Karte ist aus den
# Worten ihrer Effekte und ihren eigenen Zahlen zusammengesetzt, Text und Effekt bleiben also gleich.
# Formen der Namen: .capital am Satzanfang, .accusative und .genitive mit Artikel.

## Gäste

grand-austria-hotel-guest-sculptor = Bildhauer
    .capital = Der Bildhauer
    .accusative = den Bildhauer
    .genitive = des Bildhauers
grand-austria-hotel-guest-musician = Musiker
    .capital = Der Musiker
    .accusative = den Musiker
    .genitive = des Musikers
grand-austria-hotel-guest-composer = Komponist
    .capital = Der Komponist
    .accusative = den Komponisten
    .genitive = des Komponisten
grand-austria-hotel-guest-tailor = Schneider
    .capital = Der Schneider
    .accusative = den Schneider
    .genitive = des Schneiders
grand-austria-hotel-guest-flamenco-dancer = Flamencotänzerin
    .capital = Die Flamencotänzerin
    .accusative = die Flamencotänzerin
    .genitive = der Flamencotänzerin
grand-austria-hotel-guest-portrait-painter = Porträtmaler
    .capital = Der Porträtmaler
    .accusative = den Porträtmaler
    .genitive = des Porträtmalers
grand-austria-hotel-guest-photographer = Fotograf
    .capital = Der Fotograf
    .accusative = den Fotografen
    .genitive = des Fotografen
grand-austria-hotel-guest-vocalist = Sängerin
    .capital = Die Sängerin
    .accusative = die Sängerin
    .genitive = der Sängerin
grand-austria-hotel-guest-architect = Architekt
    .capital = Der Architekt
    .accusative = den Architekten
    .genitive = des Architekten
grand-austria-hotel-guest-actress = Schauspielerin
    .capital = Die Schauspielerin
    .accusative = die Schauspielerin
    .genitive = der Schauspielerin
grand-austria-hotel-guest-poet = Dichter
    .capital = Der Dichter
    .accusative = den Dichter
    .genitive = des Dichters
grand-austria-hotel-guest-jewelry-designer = Schmuckdesignerin
    .capital = Die Schmuckdesignerin
    .accusative = die Schmuckdesignerin
    .genitive = der Schmuckdesignerin
grand-austria-hotel-guest-painter = Maler
    .capital = Der Maler
    .accusative = den Maler
    .genitive = des Malers
grand-austria-hotel-guest-opera-singer = Opernsängerin
    .capital = Die Opernsängerin
    .accusative = die Opernsängerin
    .genitive = der Opernsängerin
grand-austria-hotel-guest-dame = Dame
    .capital = Die Dame
    .accusative = die Dame
    .genitive = der Dame
grand-austria-hotel-guest-duchess = Herzogin
    .capital = Die Herzogin
    .accusative = die Herzogin
    .genitive = der Herzogin
grand-austria-hotel-guest-knight-of-the-empire = Reichsritter
    .capital = Der Reichsritter
    .accusative = den Reichsritter
    .genitive = des Reichsritters
grand-austria-hotel-guest-landgrave = Landgraf
    .capital = Der Landgraf
    .accusative = den Landgrafen
    .genitive = des Landgrafen
grand-austria-hotel-guest-sovereign = Fürst
    .capital = Der Fürst
    .accusative = den Fürsten
    .genitive = des Fürsten
grand-austria-hotel-guest-princess = Prinzessin
    .capital = Die Prinzessin
    .accusative = die Prinzessin
    .genitive = der Prinzessin
grand-austria-hotel-guest-countess = Gräfin
    .capital = Die Gräfin
    .accusative = die Gräfin
    .genitive = der Gräfin
grand-austria-hotel-guest-elector = Kurfürst
    .capital = Der Kurfürst
    .accusative = den Kurfürsten
    .genitive = des Kurfürsten
grand-austria-hotel-guest-baron = Baron
    .capital = Der Baron
    .accusative = den Baron
    .genitive = des Barons
grand-austria-hotel-guest-prince = Prinz
    .capital = Der Prinz
    .accusative = den Prinzen
    .genitive = des Prinzen
grand-austria-hotel-guest-count = Graf
    .capital = Der Graf
    .accusative = den Grafen
    .genitive = des Grafen
grand-austria-hotel-guest-earl = Earl
    .capital = Der Earl
    .accusative = den Earl
    .genitive = des Earls
grand-austria-hotel-guest-baroness = Baronin
    .capital = Die Baronin
    .accusative = die Baronin
    .genitive = der Baronin
grand-austria-hotel-guest-duke = Herzog
    .capital = Der Herzog
    .accusative = den Herzog
    .genitive = des Herzogs
grand-austria-hotel-guest-apothecary = Apotheker
    .capital = Der Apotheker
    .accusative = den Apotheker
    .genitive = des Apothekers
grand-austria-hotel-guest-post-councillor = Postrat
    .capital = Der Postrat
    .accusative = den Postrat
    .genitive = des Postrates
grand-austria-hotel-guest-privy-councillor = Geheimrat
    .capital = Der Geheimrat
    .accusative = den Geheimrat
    .genitive = des Geheimrates
grand-austria-hotel-guest-professor-emeritus = Professor emeritus
    .capital = Der Professor emeritus
    .accusative = den Professor emeritus
    .genitive = des Professors emeritus
grand-austria-hotel-guest-general = General
    .capital = Der General
    .accusative = den General
    .genitive = des Generals
grand-austria-hotel-guest-senior-councillor = Oberrat
    .capital = Der Oberrat
    .accusative = den Oberrat
    .genitive = des Oberrates
grand-austria-hotel-guest-councillor-of-commerce = Kommerzialrat
    .capital = Der Kommerzialrat
    .accusative = den Kommerzialrat
    .genitive = des Kommerzialrates
grand-austria-hotel-guest-court-councillor = Hofrat
    .capital = Der Hofrat
    .accusative = den Hofrat
    .genitive = des Hofrates
grand-austria-hotel-guest-major = Major
    .capital = Der Major
    .accusative = den Major
    .genitive = des Majors
grand-austria-hotel-guest-veterinary-councillor = Veterinärrat
    .capital = Der Veterinärrat
    .accusative = den Veterinärrat
    .genitive = des Veterinärrates
grand-austria-hotel-guest-medicinal-councillor = Medizinalrat
    .capital = Der Medizinalrat
    .accusative = den Medizinalrat
    .genitive = des Medizinalrates
grand-austria-hotel-guest-procurator = Prokurator
    .capital = Der Prokurator
    .accusative = den Prokurator
    .genitive = des Prokurators
grand-austria-hotel-guest-lord-high-commissioner = Oberkommissär
    .capital = Der Oberkommissär
    .accusative = den Oberkommissär
    .genitive = des Oberkommissärs
grand-austria-hotel-guest-senior-legal-secretary = Oberjustizsekretär
    .capital = Der Oberjustizsekretär
    .accusative = den Oberjustizsekretär
    .genitive = des Oberjustizsekretärs
grand-austria-hotel-guest-tezcatlipoca = Tezcatlipoca
    .genitive = von Tezcatlipoca
grand-austria-hotel-guest-capt-goldhaken = Kpt. Goldhaken
    .genitive = von Kpt. Goldhaken
grand-austria-hotel-guest-mr-horsa = Mr. Horsa
    .genitive = von Mr. Horsa
grand-austria-hotel-guest-m-ingalls = M. Ingalls
    .genitive = von M. Ingalls
grand-austria-hotel-guest-mr-boydell = Mr. Boydell
    .genitive = von Mr. Boydell
grand-austria-hotel-guest-mr-oundo = Mr. Oundo
    .genitive = von Mr. Oundo
grand-austria-hotel-guest-e-gizia = E. Gizia
    .genitive = von E. Gizia
grand-austria-hotel-guest-m-polo = M. Polo
    .genitive = von M. Polo
grand-austria-hotel-guest-cramersopholus = Cramersopholus
    .genitive = von Cramersopholus
grand-austria-hotel-guest-farmer-franz = Bauer Franz
    .genitive = von Bauer Franz
grand-austria-hotel-guest-brother-uwe = Bruder Uwe
    .genitive = von Bruder Uwe
grand-austria-hotel-guest-conductor = Schaffner
    .capital = Der Schaffner
    .accusative = den Schaffner
    .genitive = des Schaffners
grand-austria-hotel-guest-durgoing = Durgoing
    .genitive = von Durgoing
grand-austria-hotel-guest-macleod = MacLeod
    .genitive = von MacLeod
grand-austria-hotel-guest-mag-ferdinand = Mag. Ferdinand
    .genitive = von Mag. Ferdinand
grand-austria-hotel-guest-mr-moras = Herr Moras
    .accusative = Herrn Moras
    .genitive = von Herrn Moras

## Personal

grand-austria-hotel-staff-breakfast-server = Frühstückskellner
    .capital = Der Frühstückskellner
    .accusative = den Frühstückskellner
grand-austria-hotel-staff-waitress = Kellnerin
    .capital = Die Kellnerin
    .accusative = die Kellnerin
grand-austria-hotel-staff-barkeeper = Barmann
    .capital = Der Barmann
    .accusative = den Barmann
grand-austria-hotel-staff-sous-chef = Sous Chef
    .capital = Der Sous Chef
    .accusative = den Sous Chef
grand-austria-hotel-staff-groom = Pferdeknecht
    .capital = Der Pferdeknecht
    .accusative = den Pferdeknecht
grand-austria-hotel-staff-stableman = Stallmeister
    .capital = Der Stallmeister
    .accusative = den Stallmeister
grand-austria-hotel-staff-masseuse = Masseurin
    .capital = Die Masseurin
    .accusative = die Masseurin
grand-austria-hotel-staff-tour-guide = Fremdenführer
    .capital = Der Fremdenführer
    .accusative = den Fremdenführer
grand-austria-hotel-staff-butler = Butler
    .capital = Der Butler
    .accusative = den Butler
grand-austria-hotel-staff-chauffeur = Chauffeur
    .capital = Der Chauffeur
    .accusative = den Chauffeur
grand-austria-hotel-staff-florist = Floristin
    .capital = Die Floristin
    .accusative = die Floristin
grand-austria-hotel-staff-executive-housekeeper = Hausdame
    .capital = Die Hausdame
    .accusative = die Hausdame
grand-austria-hotel-staff-restaurant-manager = Restaurantchef
    .capital = Der Restaurantchef
    .accusative = den Restaurantchef
grand-austria-hotel-staff-decorator = Dekorateur
    .capital = Der Dekorateur
    .accusative = den Dekorateur
grand-austria-hotel-staff-bootblack = Schuhputzer
    .capital = Der Schuhputzer
    .accusative = den Schuhputzer
grand-austria-hotel-staff-laundress = Wäscherin
    .capital = Die Wäscherin
    .accusative = die Wäscherin
grand-austria-hotel-staff-kitchen-hand = Küchenhilfe
    .capital = Die Küchenhilfe
    .accusative = die Küchenhilfe
grand-austria-hotel-staff-checker = Garderobenfrau
    .capital = Die Garderobenfrau
    .accusative = die Garderobenfrau
grand-austria-hotel-staff-interior-architect = Innenarchitekt
    .capital = Der Innenarchitekt
    .accusative = den Innenarchitekten
grand-austria-hotel-staff-detective = Hausdetektiv
    .capital = Der Hausdetektiv
    .accusative = den Hausdetektiv
grand-austria-hotel-staff-chef = Chefkoch
    .capital = Der Chefkoch
    .accusative = den Chefkoch
grand-austria-hotel-staff-staff-manager = Personalchef
    .capital = Der Personalchef
    .accusative = den Personalchef
grand-austria-hotel-staff-custodian = Hausverwalter
    .capital = Der Hausverwalter
    .accusative = den Hausverwalter
grand-austria-hotel-staff-chief-waiter = Oberkellner
    .capital = Der Oberkellner
    .accusative = den Oberkellner
grand-austria-hotel-staff-delivery-boy = Bote
    .capital = Der Bote
    .accusative = den Boten
grand-austria-hotel-staff-conference-manager = Veranstaltungsleiter
    .capital = Der Veranstaltungsleiter
    .accusative = den Veranstaltungsleiter
grand-austria-hotel-staff-booking-manager = Reservierungsleiter
    .capital = Der Reservierungsleiter
    .accusative = den Reservierungsleiter
grand-austria-hotel-staff-concierge = Concierge
    .capital = Der Concierge
    .accusative = den Concierge
grand-austria-hotel-staff-secretary = Sekretärin
    .capital = Die Sekretärin
    .accusative = die Sekretärin
grand-austria-hotel-staff-reception-clerk = Empfangschef
    .capital = Der Empfangschef
    .accusative = den Empfangschef
grand-austria-hotel-staff-chambermaid = Zimmermädchen
    .capital = Das Zimmermädchen
    .accusative = das Zimmermädchen
grand-austria-hotel-staff-assistant-manager = Direktionsassistent
    .capital = Der Direktionsassistent
    .accusative = den Direktionsassistenten
grand-austria-hotel-staff-male-floor-housekeeper = Etagendiener
    .capital = Der Etagendiener
    .accusative = den Etagendiener
grand-austria-hotel-staff-receptionist = Rezeptionist
    .capital = Der Rezeptionist
    .accusative = den Rezeptionisten
grand-austria-hotel-staff-page-boy = Page
    .capital = Der Page
    .accusative = den Pagen
grand-austria-hotel-staff-sommelier = Sommelier
    .capital = Der Sommelier
    .accusative = den Sommelier
grand-austria-hotel-staff-room-service = Zimmerdiener
    .capital = Der Zimmerdiener
    .accusative = den Zimmerdiener
grand-austria-hotel-staff-porter = Portier
    .capital = Der Portier
    .accusative = den Portier
grand-austria-hotel-staff-confectioner = Konditor
    .capital = Der Konditor
    .accusative = den Konditor
grand-austria-hotel-staff-marketing-director = Marketingleiter
    .capital = Der Marketingleiter
    .accusative = den Marketingleiter
grand-austria-hotel-staff-operator = Telefonistin
    .capital = Die Telefonistin
    .accusative = die Telefonistin
grand-austria-hotel-staff-gardener = Gärtner
    .capital = Der Gärtner
    .accusative = den Gärtner
grand-austria-hotel-staff-barista = Barista
    .capital = Der Barista
    .accusative = den Barista
grand-austria-hotel-staff-larder-cook = Kaltmamsell
    .capital = Die Kaltmamsell
    .accusative = die Kaltmamsell
grand-austria-hotel-staff-pool-attendant = Bademeister
    .capital = Der Bademeister
    .accusative = den Bademeister
grand-austria-hotel-staff-female-floor-housekeeper = Etagendame
    .capital = Die Etagendame
    .accusative = die Etagendame
grand-austria-hotel-staff-liftboy = Liftboy
    .capital = Der Liftboy
    .accusative = den Liftboy
grand-austria-hotel-staff-hotel-manager = Direktor
    .capital = Der Direktor
    .accusative = den Direktor
grand-austria-hotel-staff-unknown = eine Karte
    .capital = Eine Karte

## Kaiserplättchen, Hotelpläne, Farben, Waren, Felder

grand-austria-hotel-tile-A1 = Kaiserplättchen A1
grand-austria-hotel-tile-A2 = Kaiserplättchen A2
grand-austria-hotel-tile-A3 = Kaiserplättchen A3
grand-austria-hotel-tile-A4 = Kaiserplättchen A4
grand-austria-hotel-tile-B1 = Kaiserplättchen B1
grand-austria-hotel-tile-B2 = Kaiserplättchen B2
grand-austria-hotel-tile-B3 = Kaiserplättchen B3
grand-austria-hotel-tile-B4 = Kaiserplättchen B4
grand-austria-hotel-tile-C1 = Kaiserplättchen C1
grand-austria-hotel-tile-C2 = Kaiserplättchen C2
grand-austria-hotel-tile-C3 = Kaiserplättchen C3
grand-austria-hotel-tile-C4 = Kaiserplättchen C4
grand-austria-hotel-hotel-night = Nachtseite
grand-austria-hotel-hotel-day-a = Tagseite A
grand-austria-hotel-hotel-day-b = Tagseite B
grand-austria-hotel-hotel-day-c = Tagseite C
grand-austria-hotel-hotel-day-d = Tagseite D
# Formen der Farben: .masculine roter Gast, .masculine-accusative einen roten Gast, .neuter ein rotes
# Zimmer, .plural rote Zimmer, das rote Zimmer, die rote Gruppe.
grand-austria-hotel-colour-blue = blau
    .letter = B
    .who = Adliger
    .masculine = blauer
    .masculine-accusative = blauen
    .neuter = blaues
    .plural = blaue
grand-austria-hotel-colour-red = rot
    .letter = R
    .who = Bürger
    .masculine = roter
    .masculine-accusative = roten
    .neuter = rotes
    .plural = rote
grand-austria-hotel-colour-yellow = gelb
    .letter = G
    .who = Künstler
    .masculine = gelber
    .masculine-accusative = gelben
    .neuter = gelbes
    .plural = gelbe
grand-austria-hotel-colour-green = grün
    .letter = T
    .who = Tourist
    .masculine = grüner
    .masculine-accusative = grünen
    .neuter = grünes
    .plural = grüne
grand-austria-hotel-good-strudel = Strudel
    .short = St
    .definite = der Strudel
grand-austria-hotel-good-cake = Torte
    .short = To
    .definite = die Torte
grand-austria-hotel-good-wine = Wein
    .short = We
    .definite = der Wein
grand-austria-hotel-good-coffee = Kaffee
    .short = Ka
    .definite = der Kaffee
grand-austria-hotel-main-1 = Speisen
grand-austria-hotel-main-2 = Getränke
grand-austria-hotel-main-3 = Zimmer
grand-austria-hotel-main-4 = Kaiser und Kronen
grand-austria-hotel-main-5 = Personal
grand-austria-hotel-main-6 = Joker
# Ein Effekt, der etwas kostet.
grand-austria-hotel-priced = { $text } für { $price }
# Eine Menge Waren: 2 Wein.
grand-austria-hotel-goods = { $n } { $good }
# Zu welchem Zeitpunkt eine Personalkarte wirkt.
grand-austria-hotel-timing-once = Einmalig beim Ausspielen: { $text }.
    .short = einmalig
grand-austria-hotel-timing-round = Einmal pro Spielrunde: { $text }.
    .short = je Runde
grand-austria-hotel-timing-permanent = Immer: { $text }.
    .short = immer
grand-austria-hotel-timing-end = Am Ende: { $text }.
    .short = am Ende

## Was etwas gibt, wenn es keine Karte ist

grand-austria-hotel-origin-space-1 = Speisen
    .accusative = die Speisen
grand-austria-hotel-origin-space-2 = Getränke
    .accusative = die Getränke
grand-austria-hotel-origin-space-3 = Zimmer
    .accusative = die Zimmer
grand-austria-hotel-origin-space-4 = Kaiser und Kronen
grand-austria-hotel-origin-space-5 = Personal
    .accusative = das Personal
grand-austria-hotel-origin-space-6 = Joker
    .accusative = den Joker
grand-austria-hotel-origin-occupancy = Volle Gruppe
    .accusative = die volle Gruppe
grand-austria-hotel-origin-field = Zimmerfeld
    .accusative = das Zimmerfeld
grand-austria-hotel-origin-track = Kaiserleiste
    .accusative = die Kaiserleiste

## Was Effekte tun: Aufforderungen, hinter Doppelpunkt oder Komma; .short für schmale Spalten.
# $how: „free“, „full“ oder „less“ um $discount; $rooms: grand-austria-hotel-rooms;
# $colours: „any“ oder eine Liste; $most: höchstens so viele SP, oder 0.

# $floors: 4 heißt jede Etage.
grand-austria-hotel-rooms =
    { $colours ->
        [any]
            { $floors ->
                [4]
                    { $n ->
                        [one] 1 Zimmer
                       *[other] bis zu { $n } Zimmer
                    }
               *[other]
                    { $n ->
                        [one] 1 Zimmer auf Etage 1 bis { $floors }
                       *[other] bis zu { $n } Zimmer auf Etage 1 bis { $floors }
                    }
            }
       *[other]
            { $floors ->
                [4]
                    { $n ->
                        [one] 1 { FORM($colours, "neuter") } Zimmer
                       *[other] bis zu { $n } { FORM($colours, "plural") } Zimmer
                    }
               *[other]
                    { $n ->
                        [one] 1 { FORM($colours, "neuter") } Zimmer auf Etage 1 bis { $floors }
                       *[other] bis zu { $n } { FORM($colours, "plural") } Zimmer auf Etage 1 bis { $floors }
                    }
            }
    }
grand-austria-hotel-effect-vp = erhalte { $n } SP
    .short = { $n } SP
grand-austria-hotel-effect-krones =
    { $n ->
        [one] erhalte 1 Krone
       *[other] erhalte { $n } Kronen
    }
    .short =
    { $n ->
        [one] 1 Krone
       *[other] { $n } Kronen
    }
grand-austria-hotel-effect-steps =
    { $n ->
        [one] rücke auf der Kaiserleiste 1 Feld vor
       *[other] rücke auf der Kaiserleiste { $n } Felder vor
    }
    .short =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
grand-austria-hotel-effect-draw =
    { $n ->
        [one] ziehe eine Personalkarte
       *[other] ziehe { $n } Personalkarten
    }
    .short = ziehe { $n }
grand-austria-hotel-effect-goods = nimm { $goods }
    .short = { $goods }
grand-austria-hotel-effect-choose =
    { $n ->
        [one] nimm 1 Ware deiner Wahl
       *[other] nimm { $n } Waren deiner Wahl
    }
    .short =
    { $n ->
        [one] 1 Ware nach Wahl
       *[other] { $n } Waren nach Wahl
    }
grand-austria-hotel-effect-dishes =
    { $n ->
        [one] nimm 1 Speise, nicht mehr Torte als Strudel
       *[other] nimm bis zu { $n } Speisen, nicht mehr Torte als Strudel
    }
    .short =
    { $n ->
        [one] 1 Speise
       *[other] { $n } Speisen
    }
grand-austria-hotel-effect-drinks =
    { $n ->
        [one] nimm 1 Getränk, nicht mehr Kaffee als Wein
       *[other] nimm bis zu { $n } Getränke, nicht mehr Kaffee als Wein
    }
    .short =
    { $n ->
        [one] 1 Getränk
       *[other] { $n } Getränke
    }
grand-austria-hotel-effect-tracks =
    { $n ->
        [one] rücke auf der Kaiserleiste 1 Feld vor oder erhalte 1 Krone
       *[other] verteile { $n } auf Schritte der Kaiserleiste und Kronen
    }
    .short =
    { $n ->
        [one] 1 Schritt/Krone
       *[other] { $n } Schritte/Kronen
    }
grand-austria-hotel-effect-both-tracks =
    { $n ->
        [one] erhalte 1 Krone und rücke auf der Kaiserleiste 1 Feld vor
       *[other] erhalte { $n } Kronen und rücke auf der Kaiserleiste { $n } Felder vor
    }
    .short =
    { $n ->
        [one] 1 Schritt und Krone
       *[other] { $n } Schritte und Kronen
    }
grand-austria-hotel-effect-joker = führe eine der Aktionen 1 bis 5 mit Stärke { $n } aus
    .short = beliebig { $n }
grand-austria-hotel-effect-prepare =
    { $occupied ->
        [0]
            { $how ->
                [free] bereite { $rooms } kostenlos vor
                [full] bereite { $rooms } zu vollen Kosten vor
               *[less]
                    { $n ->
                        [one] bereite { $rooms } mit Rabatt { $discount } vor
                       *[other] bereite { $rooms } mit je Rabatt { $discount } vor
                    }
            }
       *[other]
            { $how ->
                [free] bereite { $rooms } kostenlos vor, gleich belegt
                [full] bereite { $rooms } zu vollen Kosten vor, gleich belegt
               *[less]
                    { $n ->
                        [one] bereite { $rooms } mit Rabatt { $discount } vor, gleich belegt
                       *[other] bereite { $rooms } mit je Rabatt { $discount } vor, gleich belegt
                    }
            }
    }
    .short =
    { $occupied ->
        [0]
            { $how ->
                [free] { $rooms } gratis
                [full] { $rooms }
               *[less] { $rooms } zu -{ $discount }
            }
       *[other]
            { $how ->
                [free] belegt { $rooms } gratis
                [full] belegt { $rooms }
               *[less] belegt { $rooms } zu -{ $discount }
            }
    }
grand-austria-hotel-effect-occupy = drehe { $rooms } von frei auf belegt
    .short = belege { $rooms }
grand-austria-hotel-effect-play =
    { $how ->
        [free]
            { $n ->
                [one] spiele eine Personalkarte von der Hand kostenlos aus
               *[other] spiele bis zu { $n } Personalkarten von der Hand kostenlos aus
            }
        [full]
            { $n ->
                [one] spiele eine Personalkarte von der Hand zu vollen Kosten aus
               *[other] spiele bis zu { $n } Personalkarten von der Hand zu vollen Kosten aus
            }
       *[less]
            { $n ->
                [one] spiele eine Personalkarte von der Hand mit Rabatt { $discount } aus
               *[other] spiele bis zu { $n } Personalkarten von der Hand mit je Rabatt { $discount } aus
            }
    }
    .short =
    { $how ->
        [free] spiele { $n } gratis
        [full] spiele { $n }
       *[less] spiele { $n } zu -{ $discount }
    }
grand-austria-hotel-effect-offer =
    { $must ->
        [0]
            { $how ->
                [free] sieh dir { $n } Personalkarten an und spiele, wenn du willst, eine davon kostenlos aus; die anderen kommen unter den Stapel
                [full] sieh dir { $n } Personalkarten an und spiele, wenn du willst, eine davon zu vollen Kosten aus; die anderen kommen unter den Stapel
               *[less] sieh dir { $n } Personalkarten an und spiele, wenn du willst, eine davon mit Rabatt { $discount } aus; die anderen kommen unter den Stapel
            }
       *[other]
            { $how ->
                [free] sieh dir { $n } Personalkarten an und spiele eine davon kostenlos aus; die anderen kommen unter den Stapel
                [full] sieh dir { $n } Personalkarten an und spiele, wenn du kannst, eine davon zu vollen Kosten aus; die anderen kommen unter den Stapel
               *[less] sieh dir { $n } Personalkarten an und spiele, wenn du kannst, eine davon mit Rabatt { $discount } aus; die anderen kommen unter den Stapel
            }
    }
    .short =
    { $how ->
        [free] sieh { $n }, spiele 1 gratis
        [full] sieh { $n }, spiele 1
       *[less] sieh { $n }, spiele 1 zu -{ $discount }
    }
grand-austria-hotel-effect-guests =
    { $n ->
        [one] nimm einen Gast der Reihe kostenlos
       *[other] nimm bis zu { $n } Gäste der Reihe kostenlos
    }
    .short =
    { $n ->
        [one] 1 Gast
       *[other] { $n } Gäste
    }
grand-austria-hotel-effect-fill =
    { $colours ->
        [any]
            { $n ->
                [one] erfülle die Bestellung eines deiner Gäste
               *[other] erfülle die Bestellungen von { $n } deiner Gäste
            }
       *[other]
            { $n ->
                [one] erfülle die Bestellung für einen { FORM($colours, "masculine-accusative") } Gast in deinem Café
               *[other] erfülle die Bestellungen für { $n } { FORM($colours, "plural") } Gäste in deinem Café
            }
    }
    .short =
        { $n ->
            [one] erfülle 1 Bestellung
           *[other] erfülle { $n } Bestellungen
        }
grand-austria-hotel-effect-extra-action = führe, wenn alles andere erledigt ist, die Aktion eines Feldes mit Würfeln aus, ohne einen Würfel zu nehmen, ohne zu verstärken und ohne Personal, das auf Würfel reagiert
    .short = eine Aktion dazu
grand-austria-hotel-effect-extra-turn = mache sofort einen zusätzlichen Zug, ohne einen Würfel zu nehmen und ohne Personal, das auf Würfel reagiert
    .short = ein Zug dazu
grand-austria-hotel-effect-per-occupied =
    { $colours ->
        [any] { $n } SP für jedes belegte Zimmer
       *[other] { $n } SP für jedes belegte { FORM($colours, "plural") } Zimmer
    }
    .short =
    { $colours ->
        [any] { $n } SP je belegtes Zimmer
       *[other] { $n } SP je belegtes { FORM($colours, "neuter") } Zimmer
    }
grand-austria-hotel-effect-per-room = { $n } SP für jedes Zimmer auf deinem Hotelplan, frei oder belegt
    .short = { $n } SP je Zimmer
grand-austria-hotel-effect-per-staff = { $n } SP für jede Personalkarte, die du ausgespielt hast
    .short = { $n } SP je Personalkarte
grand-austria-hotel-effect-per-group = { $n } SP für jede voll belegte Gruppe
    .short = { $n } SP je volle Gruppe
grand-austria-hotel-effect-per-floor = { $n } SP für jede voll belegte Etage
    .short = { $n } SP je volle Etage
grand-austria-hotel-effect-per-column = { $n } SP für jede voll belegte Spalte
    .short = { $n } SP je volle Spalte
grand-austria-hotel-effect-per-set = { $n } SP für jeden Satz aus einem blauen, einem roten und einem gelben belegten Zimmer
    .short = { $n } SP je blau+rot+gelb
grand-austria-hotel-effect-per-disc = { $n } SP für jede Politikkarte mit deinem Marker
    .short = { $n } SP je Politikmarker
grand-austria-hotel-effect-per-step =
    { $most ->
        [0] { $n } SP für jedes Feld, das du auf der Kaiserleiste vorgerückt bist
       *[other] { $n } SP für jedes Feld, das du auf der Kaiserleiste vorgerückt bist, höchstens { $most }
    }
    .short = { $n } SP je Kaiserfeld
grand-austria-hotel-effect-copy =
    { $any ->
        [0] werte eine ausgespielte Schlusskarte eines Mitspielers, als wäre es deine
       *[other] werte eine ausgespielte Karte eines Mitspielers, als wäre es deine
    }
    .short = fremde Schlusskarte werten
grand-austria-hotel-effect-lose-krones =
    { $n ->
        [one] verliere 1 Krone
       *[other] verliere { $n } Kronen
    }
    .short =
    { $n ->
        [one] -1 Krone
       *[other] -{ $n } Kronen
    }
grand-austria-hotel-effect-lose-kitchen = verliere alle Waren in deiner Küche
    .short = Küche leer
grand-austria-hotel-effect-lose-goods = verliere alle Waren in deiner Küche und auf den Gästen in deinem Café
    .short = alle Waren weg
grand-austria-hotel-effect-lose-hand =
    { $n ->
        [one] lege eine Handkarte unter den Personalstapel
       *[other] lege { $n } Handkarten unter den Personalstapel
    }
    .short =
    { $n ->
        [one] -1 Handkarte
       *[other] -{ $n } Handkarten
    }
grand-austria-hotel-effect-lose-rooms =
    { $occupied ->
        [0]
            { $n ->
                [one] verliere ein freies Zimmer von der höchsten Etage, die eines hat
               *[other] verliere { $n } freie Zimmer, jedes von der höchsten Etage, die eines hat
            }
       *[other]
            { $n ->
                [one] verliere ein belegtes Zimmer von der höchsten Etage, die eines hat
               *[other] verliere { $n } belegte Zimmer, jedes von der höchsten Etage, die eines hat
            }
    }
    .short =
    { $occupied ->
        [0]
            { $n ->
                [one] -1 freies Zimmer
               *[other] -{ $n } freie Zimmer
            }
       *[other]
            { $n ->
                [one] -1 belegtes Zimmer
               *[other] -{ $n } belegte Zimmer
            }
    }
grand-austria-hotel-effect-lose-lower = verliere ein belegtes Zimmer von der höchsten Etage, die eines hat, und eines von der nächsttieferen, die eines hat
    .short = -2 belegte Zimmer
grand-austria-hotel-effect-lose-column = verliere ein belegtes Zimmer von der höchsten Etage, die eines hat, und das nächste belegte Zimmer darunter
    .short = -2 belegte Zimmer
grand-austria-hotel-effect-lose-end-card =
    { $n ->
        [one] entferne eine deiner ausgespielten Schlusskarten
       *[other] entferne { $n } deiner ausgespielten Schlusskarten
    }
    .short =
    { $n ->
        [one] -1 Schlusskarte
       *[other] -{ $n } Schlusskarten
    }
grand-austria-hotel-effect-lose-vp = verliere { $n } SP
    .short = -{ $n } SP
grand-austria-hotel-effect-lose-per-staff = verliere { $n } SP für jede Personalkarte, die du ausgespielt hast
    .short = -{ $n } SP je Personalkarte
grand-austria-hotel-nothing = nichts
# Eine Strafe und der Verlust an SP, der ihr gegenübersteht. $choose: 1, wo der Spieler wählt.
grand-austria-hotel-or-vp =
    { $choose ->
        [0] { $text }; ist das nicht voll möglich, verliere { $vp } SP
       *[other] { $text }, oder verliere { $vp } SP
    }
    .short = { $text }, oder -{ $vp } SP

## Dauerhafte Kräfte. $dice: Augenzahlen; $effect: was sie auslösen, wie oben.

grand-austria-hotel-power-room-price =
    { $colours ->
        [any] Zimmer vorzubereiten kostet nichts
       *[other] { FORM($colours, "plural") } Zimmer vorzubereiten kostet nichts
    }
    .short =
    { $colours ->
        [any] Zimmer kosten 0
       *[other] { FORM($colours, "plural") } Zimmer kosten 0
    }
grand-austria-hotel-power-guest-price = Gäste der Reihe kosten nichts
    .short = Gäste kosten 0
grand-austria-hotel-power-serve-price = Servieren kostet nichts
    .short = Servieren kostet 0
grand-austria-hotel-power-space-price = eine { $dice } zu nehmen kostet keine Krone
    .short = eine { $dice } kostet 0
grand-austria-hotel-power-strength = wenn du eine { $dice } nimmst, ist ihre Stärke um { $n } höher
    .short = { $dice }: Stärke +{ $n }
grand-austria-hotel-power-both = wenn du eine { $dice } nimmst, zählt ihre Stärke für Kronen und Schritte auf der Kaiserleiste zugleich
    .short = { $dice }: Kronen und Schritte
# $n: 1 erst nach der Hauptaktion.
grand-austria-hotel-power-die-taken =
    { $n ->
        [1] wenn du eine { $dice } nimmst, nach der Aktion { $effect }
       *[other] wenn du eine { $dice } nimmst, { $effect }
    }
    .short = { $dice }: { $effect }
# $limit: „none“ jede Bestellung, „exactly“ genau $least Waren, „least“ mindestens $least.
grand-austria-hotel-power-guest-left =
    { $limit ->
        [none]
            { $colours ->
                [any] für jeden Gast, der mit erfüllter Bestellung geht, { $effect }
               *[other] für jeden { FORM($colours, "masculine-accusative") } Gast, der mit erfüllter Bestellung geht, { $effect }
            }
        [exactly] für jeden Gast, der mit einer erfüllten Bestellung von genau { $least } Waren geht, { $effect }
       *[least]
            { $bell ->
                [0] für jeden Gast, der mit einer erfüllten Bestellung von { $least } oder mehr Waren geht, { $effect }
               *[other] wenn ein Gast mit einer erfüllten Bestellung von { $least } oder mehr Waren geht, { $effect }
            }
    }
    .short =
    { $limit ->
        [none]
            { $colours ->
                [any] je Gast: { $effect }
               *[other] je { FORM($colours, "masculine") } Gast: { $effect }
            }
        [exactly] Bestellung von { $least }: { $effect }
       *[least] Bestellung von { $least }+: { $effect }
    }
grand-austria-hotel-power-room-occupied = für jedes deiner Zimmer, das belegt wird, { $effect }
    .short = je belegtes Zimmer: { $effect }
grand-austria-hotel-power-guest-lodged = für jeden Gast, den du einquartierst, { $effect }
    .short = je Einquartieren: { $effect }
grand-austria-hotel-power-emperor-bonus = wenn du den Bonus eines Kaiserplättchens erhältst, { $effect }
    .short = Kaiserbonus: { $effect }
grand-austria-hotel-power-emperor-penalty =
    { $n ->
        [0] Strafen des Kaisers gelten für dich nicht
        [one] zahle 1 Krone, um eine Strafe des Kaisers zu ignorieren
       *[other] zahle { $n } Kronen, um eine Strafe des Kaisers zu ignorieren
    }
    .short =
    { $n ->
        [0] keine Kaiserstrafe
       *[other] Kaiserstrafe ignorieren für { $n }
    }

## Bedingungen der Politikkarten

grand-austria-hotel-condition-krones = { $n } Kronen
grand-austria-hotel-condition-emperor = Kaiserfeld { $n }
    .short = Feld { $n }
grand-austria-hotel-condition-staff = { $n } Personalkarten ausgespielt
    .short = { $n } Personal
grand-austria-hotel-condition-rooms = { $n } Zimmer
grand-austria-hotel-condition-floors =
    { $n ->
        [one] 1 volle Etage
       *[other] { $n } volle Etagen
    }
    .short =
    { $n ->
        [one] 1 Etage
       *[other] { $n } Etagen
    }
grand-austria-hotel-condition-columns =
    { $n ->
        [one] 1 volle Spalte
       *[other] { $n } volle Spalten
    }
    .short =
    { $n ->
        [one] 1 Spalte
       *[other] { $n } Spalten
    }
grand-austria-hotel-condition-groups =
    { $n ->
        [one] 1 volle Gruppe
       *[other] { $n } volle Gruppen
    }
    .short =
    { $n ->
        [one] 1 Gruppe
       *[other] { $n } Gruppen
    }
grand-austria-hotel-condition-colour =
    { $n ->
        [one] eine Farbe voll
       *[other] { $n } Farben voll
    }
    .short =
    { $n ->
        [one] 1 Farbe
       *[other] { $n } Farben
    }
grand-austria-hotel-condition-occupied = { $rooms } Zimmer belegt
    .short = { $rooms }
# Eine Farbe einer solchen Bedingung: 4 rote.
grand-austria-hotel-of-colour = { $n } { FORM($colour, "plural") }

## Was an einer Karte nicht sicher ist, und warum

grand-austria-hotel-doubt-reconstructed = unsere eigene Zahl
grand-austria-hotel-doubt-disputed = die Quellen widersprechen sich
grand-austria-hotel-doubt-single = nur eine Quelle
grand-austria-hotel-doubt-editions = die Ausgaben unterscheiden sich
grand-austria-hotel-doubt-house = Nicht wie gedruckt
grand-austria-hotel-field-reward = Belohnung
grand-austria-hotel-field-order = Bestellung
grand-austria-hotel-field-vp = SP
grand-austria-hotel-field-colour = Farbe
grand-austria-hotel-field-colours = Farben
grand-austria-hotel-field-effect = Effekt
grand-austria-hotel-field-cost = Kosten
grand-austria-hotel-field-number = Nummer
grand-austria-hotel-field-penalty = Strafe
grand-austria-hotel-field-printed-vp = Aufgedruckte SP
grand-austria-hotel-field-track = Kaiserleiste
grand-austria-hotel-why-promo-third-table = nur eine öffentliche Tabelle führt diese Promokarte; ihre Belohnung stimmt mit einer zweiten überein
grand-austria-hotel-why-painter-rooms = eine von drei Tabellen macht beide Zimmer um eine Krone billiger; zwei Tabellen und der Text der Neuauflage sagen eines billiger und eines zu vollen Kosten
grand-austria-hotel-why-landgrave-room = eine von drei Tabellen macht das Zimmer um eine Krone billiger; zwei Tabellen und der Text der Neuauflage sagen volle Kosten
grand-austria-hotel-why-sovereign-order = eine von drei Tabellen sagt Kaffee und Wein; zwei Abschriften sagen zwei Kaffee, womit auch die Summen aller Bestellungen aufgehen
grand-austria-hotel-why-councillor-guests = eine von drei Tabellen nimmt einen Gast; zwei Tabellen und der Text der Neuauflage sagen zwei
grand-austria-hotel-why-e-gizia = der Text von 2015 gibt einen ganzen zusätzlichen Zug ohne Würfel, die Neuauflage eine einzelne Aktion (Option gah.egizia)
grand-austria-hotel-why-moment-not-said = die Texte von 2015 nennen den Moment nicht oder sagen „beim Einziehen“, die Neuauflage sagt „beim Verlassen des Cafés mit erfüllter Bestellung“; im Grundspiel ist das derselbe Moment
grand-austria-hotel-why-extra-good = 2015 eine Ware mehr, in der Neuauflage eine Stärke mehr (Option gah.restaurant_manager); im Grundspiel dasselbe
grand-austria-hotel-why-cost-raised = 2015 noch 3 Kronen, in der Neuauflage auf 5 erhöht (Option gah.kitchen_hand_cost)
grand-austria-hotel-why-discount = 2015 zwei Kronen Rabatt, in der Neuauflage zwei Stärke mehr; das Ergebnis ist dasselbe
grand-austria-hotel-why-custodian = 2015 nur Gäste, in der Neuauflage jedes Zimmer, das belegt wird (Option gah.custodian)
grand-austria-hotel-why-ignore-cost = 2015 kostenlos, im russischen, im ersten französischen und im überarbeiteten Text 1 Krone (Option gah.conference_manager)
grand-austria-hotel-why-any-card = 2015 jede Karte, in der Neuauflage nur Schlusskarten (Option gah.secretary_target)
grand-austria-hotel-why-two-or-four = 4 SP im deutschen und im zweiten französischen Text, 2 SP im russischen, im ersten französischen und im überarbeiteten (Option gah.assistant_manager_vp)
grand-austria-hotel-why-exactly-four = 2015 genau 4 Waren, in der Neuauflage 4 oder mehr (Option gah.floor_housekeeper_min)
grand-austria-hotel-why-second-french = allein der zweite französische Text sagt 5 Kronen, wohl ein Versehen (Option gah.sommelier_cost)
grand-austria-hotel-why-at-most-twelve = 2015 höchstens 12 SP, in der Neuauflage keine Grenze (Option gah.operator_cap)
grand-austria-hotel-why-tile-b4 = im deutschen Text von 2015 belegte Zimmer, in allen anderen freie (Option gah.tile_b4_penalty)
grand-austria-hotel-why-tile-c2 = das zweite Zimmer liegt in den Texten von 2015 in derselben Spalte, in der Neuauflage irgendwo auf der nächsttieferen Etage (Option gah.tile_c2_penalty)
grand-austria-hotel-why-politics-number = zwei Tabellen nummerieren diese Karten verschieden; für das Spiel ist das ohne Bedeutung
grand-austria-hotel-why-day-third-table = nur eine öffentliche Tabelle hat die Tagseiten; Gruppengrößen und Zahl der Zimmerplättchen passen
grand-austria-hotel-why-day-printed-vp = von der Nachtseite übernommen; das erste französische Regelheft spricht von fünf Zimmern oben rechts
grand-austria-hotel-why-track-spaces-8-and-10 = in einer von drei Tabellen haben die Felder 8 und 10 einen SP mehr; eine der beiden anderen wurde mit dem Druck verglichen
grand-austria-hotel-why-house-data = diese Zahl kommt aus deiner eigenen Datei
