# Alles Walzer!: die Module der Erweiterung. Werte wie in grand-austria-hotel.ftl.

option-aw-modules = Welche Module der Erweiterung Alles Walzer! gespielt werden: ihre Ziffern in aufsteigender Reihenfolge (1 Ballsäle, 2 Prominente, 3 Besondere Hotels, 4 Startspieler, 5 Darf’s a bisserl mehr sein?).
    .none = nur das Grundspiel
option-aw-extra-cards = Ob ein Prominenter und ein Hoteleingang eines anderen Drucks zu den Modulen 2 und 3 kommen.
    .off = nein
    .on = ja
option-aw-guest-staff-on-dance = Ob Personal, das zufriedene Gäste belohnt, das auch bei Gästen tut, die in einen Ballsaal gehen.
    .yes = ja
    .no = nein, nur bei Gästen, die ein Zimmer beziehen
option-aw-gardener-with-wray = Ob der Gärtner zu den Bonusplättchen von The Grand Wray Hotel etwas gibt.
    .no = nein, nur in Kaiserwertungen
    .yes = ja
option-aw-mayenfels-first-play = Ob der neue Besitzer von Mayenfels sofort eine Personalkarte ausspielen muss.
    .may = nein
    .must-if-affordable = ja, wenn eine bezahlbar ist

## Modul 4: Startspieler

grand-austria-hotel-origin-key = Generalschlüssel
    .accusative = den Generalschlüssel
grand-austria-hotel-effect-any-action = führe eine der Aktionen 1 bis 5 mit Stärke { $n } aus, gleich welche Würfel dort liegen
    .short = Aktion mit { $n }
grand-austria-hotel-action-key = Nimm den Generalschlüssel: eine Ware deiner Wahl, eine Aktion der Stärke 1 und in der nächsten Runde Reihenfolgeplättchen 1
    .short = der Schlüssel: eine Ware, eine Aktion mit 1
grand-austria-hotel-question-UseKey = { $source }: Welche Aktion führst du aus, mit Stärke { $strength }?
grand-austria-hotel-event-start-krones =
    { $who ->
        [you] Du beginnst mit { $amount } Kronen.
       *[other] { $name } beginnt mit { $amount } Kronen.
    }
grand-austria-hotel-event-took-key =
    { $who ->
        [you] Du nimmst den Generalschlüssel.
       *[other] { $name } nimmt den Generalschlüssel.
    }
grand-austria-hotel-event-key-returned =
    { $who ->
        [you] Du legst den Generalschlüssel zurück und erhältst Reihenfolgeplättchen 1.
       *[other] { $name } legt den Generalschlüssel zurück und erhält Reihenfolgeplättchen 1.
    }
error-no-key-in-game = In diesem Spiel gibt es keinen Generalschlüssel: Er gehört zu Modul 4 der Erweiterung.
error-key-taken = Der Generalschlüssel wurde in dieser Runde schon genommen.
error-key-not-in-extra-turn = Ein zusätzlicher Zug nutzt ein Aktionsfeld; der Generalschlüssel wird anstelle eines Würfels genommen.
error-key-after-pass = Du hast in dieser Runde gepasst und kannst den Generalschlüssel nicht mehr nehmen.
error-joker-no-better = Der Joker würde eine Krone kosten und nichts Besseres bringen. Nutze ein Feld, etwa „use 1“, oder sage „stop“.
error-key-misplaced = Der Generalschlüssel liegt auf dem Plan oder deckt die Zahl eines Spielers ab, und das nur in einem Spiel mit Modul 4; hier ist er bei { $key }.

## Modul 5: Darf’s a bisserl mehr sein?

option-aw-exchange-same-kind = Ob getauschte Waren als dieselbe Sorte zurückkommen dürfen, die abgegeben wurde.
    .forbidden = nur Sorten, die nicht abgegeben wurden
    .allowed = jede Sorte
grand-austria-hotel-staff-handmaid = Zofe
    .capital = Die Zofe
    .accusative = die Zofe
grand-austria-hotel-staff-apprentice = Lehrling
    .capital = Der Lehrling
    .accusative = den Lehrling
grand-austria-hotel-staff-dishwasher = Spüler
    .capital = Der Spüler
    .accusative = den Spüler
grand-austria-hotel-staff-tapster = Zapfer
    .capital = Der Zapfer
    .accusative = den Zapfer
grand-austria-hotel-staff-coachwoman = Kutscherin
    .capital = Die Kutscherin
    .accusative = die Kutscherin
grand-austria-hotel-staff-bookkeeper = Buchhalter
    .capital = Der Buchhalter
    .accusative = den Buchhalter
grand-austria-hotel-staff-chef-de-rang = Chef de Rang
    .capital = Der Chef de Rang
    .accusative = den Chef de Rang
grand-austria-hotel-staff-interpreter = Dolmetscherin
    .capital = Die Dolmetscherin
    .accusative = die Dolmetscherin
grand-austria-hotel-staff-bartender = Buffetier
    .capital = Der Buffetier
    .accusative = den Buffetier
grand-austria-hotel-staff-wagon-master = Wagenmeister
    .capital = Der Wagenmeister
    .accusative = den Wagenmeister
grand-austria-hotel-staff-dog-walker = Gassigeherin
    .capital = Die Gassigeherin
    .accusative = die Gassigeherin
grand-austria-hotel-staff-hairdresser = Coiffeuse
    .capital = Die Coiffeuse
    .accusative = die Coiffeuse
grand-austria-hotel-staff-janitor = Hausmeister
    .capital = Der Hausmeister
    .accusative = den Hausmeister
grand-austria-hotel-staff-entertainer = Animateurin
    .capital = Die Animateurin
    .accusative = die Animateurin
grand-austria-hotel-tile-A6 = Kaiserplättchen A6
grand-austria-hotel-tile-B6 = Kaiserplättchen B6
grand-austria-hotel-tile-C6 = Kaiserplättchen C6
grand-austria-hotel-timing-bell = Einmal im Spiel: { $text }.
    .short = Glocke
grand-austria-hotel-power-steps-counted = wenn du in einer Aktion { $n } Schritte auf der Kaiserleiste gemacht hast, { $effect }
    .short = { $n } Schritte: { $effect }
grand-austria-hotel-power-dishes-counted = wenn du in einer Aktion { $n } Speisen erhalten hast, { $effect }
    .short = { $n } Speisen: { $effect }
grand-austria-hotel-power-drinks-counted = wenn du in einer Aktion { $n } Getränke erhalten hast, { $effect }
    .short = { $n } Getränke: { $effect }
grand-austria-hotel-power-group-full = wenn eine Gruppe mit mindestens { $n } Zimmern voll wird, { $effect }
    .short = Gruppe mit { $n }: { $effect }
grand-austria-hotel-power-disc-put = wenn du einen Marker auf eine Politikkarte setzt, { $effect }
    .short = Marker: { $effect }
grand-austria-hotel-effect-ring = läute die Glockenkarte
    .short = Glocke
grand-austria-hotel-effect-spend-goods = gib { $goods } aus deiner Küche ab
    .short = -{ $goods }
grand-austria-hotel-effect-spend-steps =
    { $n ->
        [one] gehe auf der Kaiserleiste 1 Feld zurück
       *[other] gehe auf der Kaiserleiste { $n } Felder zurück
    }
    .short =
    { $n ->
        [one] 1 Schritt zurück
       *[other] { $n } Schritte zurück
    }
grand-austria-hotel-effect-exchange =
    { $must ->
        [0]
            { $n ->
                [one]
                    { $same ->
                        [0] tausche 1 Ware aus deiner Küche gegen 1 einer anderen Sorte
                       *[other] tausche 1 Ware aus deiner Küche gegen 1 deiner Wahl
                    }
               *[other]
                    { $same ->
                        [0] tausche bis zu { $n } Waren aus deiner Küche gegen ebenso viele anderer Sorten
                       *[other] tausche bis zu { $n } Waren aus deiner Küche gegen ebenso viele deiner Wahl
                    }
            }
       *[other]
            { $n ->
                [one]
                    { $same ->
                        [0] gib 1 Ware aus deiner Küche für 1 einer anderen Sorte ab
                       *[other] gib 1 Ware aus deiner Küche für 1 deiner Wahl ab
                    }
               *[other]
                    { $same ->
                        [0] gib { $n } Waren aus deiner Küche für { $n } anderer Sorten ab
                       *[other] gib { $n } Waren aus deiner Küche für { $n } deiner Wahl ab
                    }
            }
    }
    .short =
    { $n ->
        [one] tausche 1 Ware
       *[other] tausche { $n } Waren
    }
grand-austria-hotel-effect-host = nimm einen Gast der Reihe kostenlos und erfülle seine Bestellung aus dem Vorrat
    .short = 1 Gast, Bestellung erfüllt
grand-austria-hotel-effect-lose-good =
    { $n ->
        [one] verliere 1 Ware aus deiner Küche
       *[other] verliere { $n } Waren aus deiner Küche
    }
    .short =
    { $n ->
        [one] -1 Ware
       *[other] -{ $n } Waren
    }
grand-austria-hotel-effect-lose-purse = verliere alle deine Kronen
    .short = alle Kronen weg
grand-austria-hotel-effect-lose-items = verliere alle Waren in deiner Küche
    .short = Küche leer
grand-austria-hotel-good-champagne = Champagner
    .short = Ch
    .definite = der Champagner
grand-austria-hotel-condition-kitchen = { $n } von jeder Ware in der Küche
    .short = { $n } von jeder Ware
grand-austria-hotel-condition-top-floor = { $n } belegte Zimmer auf der obersten Etage
    .short = { $n } ganz oben
grand-austria-hotel-condition-big-orders = { $n } zufriedene Gäste mit Bestellungen von { $size } oder mehr
    .short = { $n } große Bestellungen
grand-austria-hotel-why-walzer-cost = die gedruckten Kosten wurden nicht gefunden; angesetzt wie bei ähnlichen Karten des Grundspiels
grand-austria-hotel-why-walzer-number = die gedruckte Nummer wurde nicht gefunden; aus der Lücke in den Kartennummern erschlossen
grand-austria-hotel-action-ring = Läute { FORM($card, "accusative") }: { $text }
grand-austria-hotel-action-spend = Gib { $good } ab
grand-austria-hotel-question-RingBell = { FORM($card, "capital") } darf läuten, einmal im Spiel. Läutest du jetzt?
grand-austria-hotel-question-HostGuest = { $source }: Welchen Gast nimmst du, kostenlos und mit erfüllter Bestellung?
grand-austria-hotel-question-SpendGoods =
    { $left ->
        [one] { $source }: Welche Ware gibst du ab?
       *[other] { $source }: Du gibst { $left } Waren ab. Welche ist die nächste?
    }
grand-austria-hotel-question-TakeOther =
    { $left ->
        [one] { $source }: Welche Ware erhältst du dafür?
       *[other] { $source }: Du erhältst { $left } Waren. Welche ist die nächste?
    }
grand-austria-hotel-question-LoseGood = { $tile }: Welche Ware aus deiner Küche verlierst du?
grand-austria-hotel-event-rung =
    { $who ->
        [you] Du läutest { FORM($card, "accusative") }.
       *[other] { $name } läutet { FORM($card, "accusative") }.
    }
grand-austria-hotel-event-not-rung =
    { $who ->
        [you] Du läutest { FORM($card, "accusative") } noch nicht.
       *[other] { $name } läutet { FORM($card, "accusative") } noch nicht.
    }
grand-austria-hotel-event-spent =
    { $who ->
        [you] { $source }: Du gibst { $amount } { $good } ab.
       *[other] { $source }: { $name } gibt { $amount } { $good } ab.
    }
grand-austria-hotel-event-lost-good =
    { $who ->
        [you] { $tile }: Du verlierst 1 { $good }.
       *[other] { $tile }: { $name } verliert 1 { $good }.
    }
grand-austria-hotel-event-pile-cleared =
    { $who ->
        [you]
            { $cards ->
                [one] Dein gezählter Gast kommt auf den Ablagestapel.
               *[other] Deine { $cards } gezählten Gäste kommen auf den Ablagestapel.
            }
       *[other]
            { $cards ->
                [one] Der gezählte Gast von { $name } kommt auf den Ablagestapel.
               *[other] Die { $cards } gezählten Gäste von { $name } kommen auf den Ablagestapel.
            }
    }
error-cannot-pay-price = Den ganzen Preis für { FORM($card, "accusative") } kannst du nicht bezahlen.
error-ring-or-stop = „{ $text }“ muss warten: Läute { FORM($card, "accusative") }, oder sage „stop“.
error-must-spend = „{ $text }“ muss warten: Sage, welche Ware du abgibst, etwa „spend wine“.
error-rising-spent = Waren werden in der Reihenfolge Strudel, Torte, Wein, Kaffee abgegeben, und { $good } passt nicht: schon übergangen, oder es blieben zu wenige.
error-same-kind = Du hast { $good } abgegeben und kannst das nicht zurückbekommen.
error-must-lose-good = „{ $text }“ muss warten: Sage, welche Ware du verlierst, etwa „spend wine“.
error-guest-does-not-count = { FORM($guest, "capital") } liegt in einem Stapel von Platz { $seat }, zählt dort aber für keine Politikkarte.
error-no-such-good = Platz { $seat } hat { $good }, was es in diesem Spiel nicht gibt.
