# Alles Walzer!: Ballsäle, Proberäume, Prominente, Hoteleingänge und Bonusplättchen.

grand-austria-hotel-ballroom-apollosaal = Apollosaal
grand-austria-hotel-ballroom-goldener-strauss = Goldener Strauß
grand-austria-hotel-ballroom-odeonsaal = Odeonsaal
grand-austria-hotel-ballroom-zum-sperl = Zum Sperl
grand-austria-hotel-ballroom-zur-kettenbruecke = Zur Kettenbrücke
grand-austria-hotel-rehearsal-practice-1 = Proberaum 1
grand-austria-hotel-rehearsal-practice-2 = Proberaum 2
grand-austria-hotel-rehearsal-practice-3 = Proberaum 3
grand-austria-hotel-rehearsal-practice-4 = Proberaum 4
grand-austria-hotel-celebrity-sigmund-freud = Sigmund Freud
grand-austria-hotel-celebrity-albert-einstein = Albert Einstein
grand-austria-hotel-celebrity-charlie-chaplin = Charlie Chaplin
grand-austria-hotel-celebrity-elizabeth-magie = Elizabeth Magie
grand-austria-hotel-celebrity-giacomo-puccini = Giacomo Puccini
grand-austria-hotel-celebrity-jrr-tolkien = J. R. R. Tolkien
grand-austria-hotel-celebrity-mahatma-gandhi = Mahatma Gandhi
grand-austria-hotel-celebrity-marie-curie = Marie Curie
grand-austria-hotel-celebrity-mata-hari = Mata Hari
grand-austria-hotel-celebrity-pablo-picasso = Pablo Picasso
grand-austria-hotel-celebrity-winston-churchill = Winston Churchill
grand-austria-hotel-celebrity-agatha-christie = Agatha Christie
grand-austria-hotel-entrance-chateau-paulwei = Chateau Paulwei
grand-austria-hotel-entrance-corogari-zant-mainz = Corogari Zant-Mainz
grand-austria-hotel-entrance-dove = Dove
grand-austria-hotel-entrance-kaufman = Kaufman
grand-austria-hotel-entrance-mayenfels = Mayenfels
grand-austria-hotel-entrance-ninas-melange = Ninas Melange
grand-austria-hotel-entrance-grand-wray = The Grand Wray Hotel
grand-austria-hotel-entrance-kozi-palace = The Kozi Palace, Vienna
grand-austria-hotel-entrance-the-ren = The Ren
grand-austria-hotel-entrance-stroup = Stroup
grand-austria-hotel-token-token-1 = Bonusplättchen 1
grand-austria-hotel-token-token-2 = Bonusplättchen 2
grand-austria-hotel-token-token-3 = Bonusplättchen 3
grand-austria-hotel-token-token-4 = Bonusplättchen 4
grand-austria-hotel-token-token-5 = Bonusplättchen 5

## Woher SP kommen

grand-austria-hotel-source-ballrooms = Ballsäle
grand-austria-hotel-source-celebrities = Prominente
grand-austria-hotel-source-entrances = Hoteleingang
grand-austria-hotel-source-final-champagne = Champagner in der Küche

## Was etwas gibt

grand-austria-hotel-row-bottom = { $ballroom }, untere Reihe
grand-austria-hotel-row-middle = { $ballroom }, mittlere Reihe
grand-austria-hotel-row-top = { $ballroom }, obere Reihe
grand-austria-hotel-section = { $rehearsal }, Bereich { $n }

## Kräfte

grand-austria-hotel-power-vp-got = mit jeder Quelle, die dir SP gibt, { $effect }
    .short = SP: { $effect }
grand-austria-hotel-power-krones-got = nach jeder Quelle, die dir Kronen gibt, { $effect }
    .short = Kronen: { $effect }
grand-austria-hotel-power-steps-got = nach jeder Quelle, die dich auf der Kaiserleiste vorrückt, { $effect }
    .short = Schritte: { $effect }
grand-austria-hotel-power-champagne-got = mit jeder Quelle, die dir Champagner gibt, { $effect }
    .short = Champagner: { $effect }
grand-austria-hotel-power-staff-played = nach jeder Personalkarte, die du ausspielst, { $effect }
    .short = je Personalkarte: { $effect }
grand-austria-hotel-power-dancer-sent = für jeden Tänzer, den du entsendest, { $effect }
    .short = je Tänzer: { $effect }
grand-austria-hotel-power-item-spared =
    { $n ->
        [one] bei deinen Gästen darf 1 Ware der Bestellung fehlen, außer sie bestellen nur eine
       *[other] bei deinen Gästen dürfen { $n } Waren der Bestellung fehlen, außer sie bestellen nur eine
    }
    .short =
    { $n ->
        [one] 1 darf fehlen
       *[other] { $n } dürfen fehlen
    }
grand-austria-hotel-power-once-held = einmal, in deinem Zug: { $effect }
    .short = einmal: { $effect }
grand-austria-hotel-power-occupancy-table = volle { FORM($colours, "plural") } Gruppen mit 1, 2, 3 oder 4 Zimmern geben { $amounts }
    .short = { FORM($colours, "plural") } Gruppen { $amounts }
grand-austria-hotel-power-dice-sum = wenn deine beiden Würfel einer Runde zusammen { $sums } ergeben, { $effect }
    .short = { $sums }: { $effect }
grand-austria-hotel-power-column-full = für jede Spalte, die voll wird, { $effect }
    .short = Spalte: { $effect }
grand-austria-hotel-power-floor-full = für jede Etage, die voll wird, { $effect }
    .short = Etage: { $effect }
grand-austria-hotel-power-more-tables =
    { $n ->
        [one] dein Café hat einen Tisch mehr
       *[other] dein Café hat { $n } Tische mehr
    }
    .short =
    { $n ->
        [one] +1 Tisch
       *[other] +{ $n } Tische
    }
grand-austria-hotel-power-second-guest = in deinem Gastschritt darfst du einen zweiten Gast nehmen, zu seinen Kosten
    .short = ein zweiter Gast
grand-austria-hotel-power-round-pile = am Ende einer Runde geben 0, 1, 2, 3, 4, 5 oder mehr zufriedene Gäste { $amounts } SP
    .short = Gäste einer Runde: { $amounts } SP
grand-austria-hotel-power-own-politics = drei Politikkarten gehören dir allein; wird eine in Runde 1 bis 7 erfüllt, gibt sie { $amounts } SP
    .short = eigene Politik { $amounts } SP
grand-austria-hotel-power-politics-count = am Ende geben 0 bis 6 erfüllte Politikkarten, gemeinsame und eigene, { $amounts } SP
    .short = Politikkarten: { $amounts } SP
grand-austria-hotel-power-own-tiles = gehe einmal je Zug auf der Kaiserleiste { $amounts } Felder zurück, für den Bonus eines deiner Plättchen A, B oder C
    .short = { $amounts } zurück: eigenes Plättchen
grand-austria-hotel-power-move-die = bevor du ein Aktionsfeld nutzt, darfst du einen Würfel von einem benachbarten dorthin verschieben
    .short = verschiebt 1 Würfel
grand-austria-hotel-power-row-bonus =
    { $n ->
        [one] du erhältst Reihenboni doppelt
       *[other] du erhältst Reihenboni noch { $n }-mal
    }
    .short = Reihenboni doppelt
grand-austria-hotel-power-sole-most = in jedem gewerteten Ballsaal, in dem du allein die meisten Tänzer hast, { $effect }
    .short = meiste Tänzer: { $effect }
grand-austria-hotel-power-group-begun = für das erste Zimmer jeder { FORM($colours, "masculine-accusative") } Gruppe, das belegt wird, { $effect }
    .short = neue { FORM($colours, "plural") } Gruppe: { $effect }

## Effekte

grand-austria-hotel-effect-champagne = nimm { $n } Champagner
    .short = { $n } Champagner
grand-austria-hotel-effect-dancer =
    { $how ->
        [free]
            { $n ->
                [one] entsende einen Tänzer kostenlos
               *[other] entsende bis zu { $n } Tänzer kostenlos
            }
        [less]
            { $n ->
                [one] entsende einen Tänzer für { $discount } Champagner weniger
               *[other]
                    { $less ->
                        [0] entsende bis zu { $n } Tänzer für je { $discount } Champagner weniger
                       *[other] entsende bis zu { $n } Tänzer, den ersten für { $discount } Champagner weniger, jeden weiteren für { $less } mehr als den vorigen
                    }
            }
       *[full]
            { $n ->
                [one] entsende einen Tänzer
               *[other] entsende bis zu { $n } Tänzer
            }
    }
    .short =
    { $how ->
        [free]
            { $n ->
                [one] Tänzer gratis
               *[other] { $n } Tänzer gratis
            }
        [less]
            { $n ->
                [one] Tänzer -{ $discount }
               *[other] { $n } Tänzer -{ $discount }
            }
       *[full]
            { $n ->
                [one] Tänzer
               *[other] { $n } Tänzer
            }
    }
grand-austria-hotel-effect-token =
    { $n ->
        [0] wähle ein Bonusplättchen und erhalte seinen oberen Bonus
       *[other] wähle ein Bonusplättchen und erhalte seinen unteren Bonus
    }
    .short = ein Bonusplättchen

## Was nicht sicher ist

grand-austria-hotel-field-spaces = Einsetzfelder
grand-austria-hotel-field-row-cost = Champagner der Reihen
grand-austria-hotel-field-sections = Bereiche
grand-austria-hotel-field-bonus = Bonus
grand-austria-hotel-why-row-ladder = 3 Champagner für den Balkon, der als obere Reihe zählt, sind belegt; 2 und 1 setzen die Leiter fort
grand-austria-hotel-why-row-spaces = die gedruckten Zahlen wurden nicht gefunden; Beispiele des Regelhefts brauchen bei drei Spielern mindestens 3 mittlere Einsetzfelder und 8 insgesamt
grand-austria-hotel-why-row-spaces-strauss = dass die mittlere Reihe bei zwei Spielern fehlt, ist belegt; die beiden übrigen Reihen behalten sieben Einsetzfelder
grand-austria-hotel-why-sections = der Druck wurde nicht gefunden; 10 Tänzer in Bereichen von 1, 2, 3 und 4 mit Boni im Wert von etwa 1, 3, 5 und 8 Punkten
grand-austria-hotel-why-sections-shown = der Druck wurde nicht gefunden; 10 Tänzer in Bereichen von 1, 2, 3 und 4; der dritte Bonus ist der eines Beispiels im Regelheft
grand-austria-hotel-why-dove-tokens = die gedruckten Boni wurden nicht gefunden; ein oberer ist etwa 4 bis 5 Punkte wert, ein unterer etwa 6 bis 7
