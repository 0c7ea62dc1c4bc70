# Grand Austria Hotel. Werte: $guest Dichter, $card Pferdeknecht, $room 2B, $space 1 bis 6, $good Wein, $name ein
# Spieler, $source was etwas gibt (eine Karte, „Speisen“, „Volle Gruppe“). $who ist "you" für den Platz des Lesers.

grand-austria-hotel-title = Grand Austria Hotel
grand-austria-hotel-tagline = Bewirte Gäste in deinem Café, bereite Zimmer für sie vor, stelle Personal ein und erhalte dir sieben Runden lang die Gunst des Kaisers.
grand-austria-hotel-how-to =
    Du hast zwei Züge pro Runde. In einem Zug darfst du einen Gast aus der Reihe nehmen (am rechten Ende kostet er nichts), dann nimmst du einen Würfel: Je mehr Würfel auf seinem Feld liegen, desto mehr bringt er, und eine Krone macht ihn um eins stärker. Speisen und Getränke kommen zu deinen Gästen; ein Gast, dessen Bestellung erfüllt ist, bezieht ein freies Zimmer seiner Farbe (Touristen nehmen jedes) und bringt SP und eine Belohnung. Eine voll belegte Zimmergruppe gibt einen Bonus. Nach den Runden 3, 5 und 7 prüft der Kaiser, wie du in seiner Gunst stehst. Am Ende bringen Zimmer, Kronen, Waren und manches Personal SP, und jeder Gast, der noch wartet, kostet 5.
grand-austria-hotel-sheet = Punkte
grand-austria-hotel-marks = Im Hotel: b r g ist ein leeres Feld (b2 bringt 2 SP), [B] ein freies Zimmer, #B# ein belegtes; Felder ohne | dazwischen sind eine Gruppe. St Strudel, To Torte, We Wein, Ka Kaffee. B Adliger, R Bürger, G Künstler, T Tourist (jedes Zimmer).

## Warum ein Spiel endet, und woher SP kamen

grand-austria-hotel-reason-last-round = die letzte Runde ist vorbei
grand-austria-hotel-source-set-up = Vorgabe
grand-austria-hotel-source-guests = Gäste
grand-austria-hotel-source-occupancy = Volle Gruppen
grand-austria-hotel-source-rooms = Zimmerfelder
grand-austria-hotel-source-staff = Personal im Spiel
grand-austria-hotel-source-politics = Politik
grand-austria-hotel-source-overflow = Über die Kaiserleiste hinaus
grand-austria-hotel-source-track = Kaiserwertungen
grand-austria-hotel-source-tiles = Kaiserplättchen
grand-austria-hotel-source-final-staff = Personal am Ende
grand-austria-hotel-source-final-rooms = Belegte Zimmer
grand-austria-hotel-source-final-krones = Übrige Kronen
grand-austria-hotel-source-final-goods = Waren in der Küche
grand-austria-hotel-source-final-guests = Wartende Gäste

## Fragen

grand-austria-hotel-question-PickPolitics = Mit welcher Politikkarte von Stapel { $stack } spielt ihr?
grand-austria-hotel-question-PickTile = Mit welchem Kaiserplättchen von Stapel { $stack } spielt ihr?
grand-austria-hotel-question-DraftCard = Welche Karte behältst du? Die anderen gehen an deinen linken Nachbarn.
grand-austria-hotel-question-FirstGuest = Mit welchem Gast beginnst du? Er kostet nichts.
grand-austria-hotel-question-PrepareFirst =
    { $left ->
        [one] Eines deiner ersten Zimmer fehlt noch. Welches bereitest du vor?
       *[other] Du bereitest noch { $left } deiner ersten Zimmer vor. Welches ist das nächste?
    }
grand-austria-hotel-question-Turn =
    { $phase ->
        [start] Dein Zug: einen Gast oder einen Würfel nehmen oder passen?
        [begun] Dein Zug: einen Gast oder einen Würfel nehmen?
        [main] Nimm einen Würfel. Vorher noch etwas?
        [after] Noch etwas, bevor dein Zug endet?
        [extra-start] Dein zusätzlicher Zug: einen Gast nehmen oder ein Aktionsfeld nutzen?
        [extra-main] Dein zusätzlicher Zug: Welches Aktionsfeld nutzt du?
       *[extra-after] Noch etwas, bevor dein zusätzlicher Zug endet?
    }
grand-austria-hotel-question-ChooseEffect = Was machst du zuerst?
grand-austria-hotel-question-CopyAction = Du hast einen Joker der Stärke { $strength }. Für welche Aktion nutzt du ihn?
grand-austria-hotel-question-SplitSteps =
    { $both ->
        [0] Wie verteilst du { $strength } auf Kaiserleiste und Kronen?
       *[other]
            { $strength ->
                [one] Du erhältst 1 Krone. Wie viele Schritte gehst du auf der Kaiserleiste?
               *[other] Du erhältst { $strength } Kronen. Wie viele Schritte gehst du auf der Kaiserleiste?
            }
    }
grand-austria-hotel-question-UseSpace = { $source }: Welches Aktionsfeld nutzt du, ohne einen Würfel zu nehmen?
grand-austria-hotel-question-PlaceGood =
    { $left ->
        [one] Wohin kommt { FORM($good, "definite") }?
       *[other] Du hast { $left } { $good }. Wohin kommt 1 davon?
    }
# $champagne: 1 in Partien, die ihn haben.
grand-austria-hotel-question-MixGoods =
    { $champagne ->
        [0] Welche Waren nimmst du? Höchstens { $strength }, und nicht mehr { $second } als { $first }.
       *[other] Welche Waren nimmst du? Höchstens { $strength }, nicht mehr { $second } als { $first } und nicht mehr Champagner als { $second }.
    }
grand-austria-hotel-question-ChooseGoods =
    { $left ->
        [one] { $source }: Wähle eine Ware.
       *[other] { $source }: Wähle { $left } Waren. Welche ist die nächste?
    }
grand-austria-hotel-question-FillOrder = { $source }: Wessen Bestellung wird erfüllt?
grand-austria-hotel-question-BringGoods =
    { $moved ->
        [0] Was servierst du?
       *[other] Was servierst du noch?
    }
grand-austria-hotel-question-TakeGuest =
    { $left ->
        [one] { $source }: einen Gast der Reihe kostenlos nehmen?
       *[other] { $source }: bis zu { $left } Gäste der Reihe kostenlos nehmen?
    }
grand-austria-hotel-question-ChooseRoom = Wähle ein Zimmer für { FORM($guest, "accusative") }.
grand-austria-hotel-question-PrepareRooms =
    { $left ->
        [one]
            { $krones ->
                [one] { $source }: ein Zimmer vorbereiten? Du hast 1 Krone.
               *[other] { $source }: ein Zimmer vorbereiten? Du hast { $krones } Kronen.
            }
       *[other]
            { $krones ->
                [one] { $source }: bis zu { $left } Zimmer vorbereiten? Du hast 1 Krone.
               *[other] { $source }: bis zu { $left } Zimmer vorbereiten? Du hast { $krones } Kronen.
            }
    }
grand-austria-hotel-question-OccupyRooms =
    { $left ->
        [one] { $source }: Welches freie Zimmer wird belegt?
       *[other] { $source }: Bis zu { $left } freie Zimmer werden belegt. Welches ist das nächste?
    }
grand-austria-hotel-question-PlayStaff =
    { $left ->
        [one]
            { $krones ->
                [one] { $source }: eine Personalkarte ausspielen? Du hast 1 Krone.
               *[other] { $source }: eine Personalkarte ausspielen? Du hast { $krones } Kronen.
            }
       *[other]
            { $krones ->
                [one] { $source }: bis zu { $left } Personalkarten ausspielen? Du hast 1 Krone.
               *[other] { $source }: bis zu { $left } Personalkarten ausspielen? Du hast { $krones } Kronen.
            }
    }
grand-austria-hotel-question-ChooseLooked =
    { $krones ->
        [one] { $source }: eine dieser Personalkarten ausspielen? Du hast 1 Krone.
       *[other] { $source }: eine dieser Personalkarten ausspielen? Du hast { $krones } Kronen.
    }
grand-austria-hotel-question-PutUnder = Welche Karte kommt zuerst unter den Stapel? Sie wird zuerst gezogen.
grand-austria-hotel-question-LoseHand =
    { $left ->
        [one] { $source }: Welche Handkarte kommt unter den Stapel?
       *[other] { $source }: { $left } Handkarten kommen unter den Stapel. Welche ist die nächste?
    }
grand-austria-hotel-question-IgnorePenalty = Du stehst auf Feld 0. Zahlst du, um die Strafe von { $tile } zu ignorieren?
grand-austria-hotel-question-ChoosePenalty = Du stehst auf Feld 0. Welchen Verlust nimmst du hin?
grand-austria-hotel-question-ChooseLostRoom = { $tile }: Welches Zimmer verlierst du?
grand-austria-hotel-question-ChooseLostBelow = { $tile }: Welches Zimmer verlierst du?
grand-austria-hotel-question-DismissStaff = { $tile }: Welche Schlusskarte entfernst du?
grand-austria-hotel-question-ChooseCopied = { $card }: Welche Karte eines Mitspielers wertest du?

## Aktionen, als Auswahl. Die Meldung sagt alles; .short steht in einer Reihe mit Auswahlen derselben Art.

grand-austria-hotel-action-start = Platz { $seat } beginnt
grand-austria-hotel-action-hotel = Teile { $hotel } aus
grand-austria-hotel-action-politics = Spiele mit „{ $card }“
grand-austria-hotel-action-tile = Spiele mit { $tile }: { $bonus } / { $penalty }
grand-austria-hotel-action-guest = { FORM($guest, "capital") } kommt
grand-austria-hotel-action-draw = Ziehe { FORM($card, "accusative") }
grand-austria-hotel-action-roll = Wirf { $dice }
grand-austria-hotel-action-pick = { $card } ({ $cost }): { $text }
grand-austria-hotel-action-pass = Passe
grand-austria-hotel-action-take =
    { $price ->
        [none] Nimm { FORM($guest, "accusative") }
        [0] Nimm { FORM($guest, "accusative") } kostenlos
       *[other] Nimm { FORM($guest, "accusative") } für { $price }
    }
    .short =
    { $price ->
        [none] { $guest }
       *[other] { $guest } { $price }
    }
grand-austria-hotel-action-die =
    { $yield ->
        [none] Nimm eine { $space }
       *[other] Nimm eine { $space }: { $yield }
    }
    .short =
    { $yield ->
        [none] { $space }
       *[other] { $space }: { $yield }
    }
grand-austria-hotel-action-boost =
    { $yield ->
        [none] Nimm eine { $space } und verstärke
       *[other] Nimm eine { $space } und verstärke: { $yield }
    }
    .short = eine { $space }
grand-austria-hotel-action-serve =
    { $price ->
        [none] Serviere Waren aus der Küche
        [0] Serviere kostenlos Waren aus der Küche
       *[other]
            { $most ->
                [one] Serviere 1 Ware aus der Küche für { $price }
               *[other] Serviere bis zu { $most } Waren aus der Küche für { $price }
            }
    }
    .short =
    { $price ->
        [none] serviere
        [0] serviere gratis
       *[other] serviere { $most } für { $price }
    }
grand-austria-hotel-action-claim =
    { $vp ->
        [none] Besetze „{ $card }“
       *[other] Besetze „{ $card }“: { $vp } SP
    }
    .short =
    { $vp ->
        [none] besetze „{ $card }“
       *[other] besetze „{ $card }“: { $vp } SP
    }
grand-austria-hotel-action-employ = Nutze { FORM($card, "accusative") }: { $text }
    .short = nutze { FORM($card, "accusative") }: { $text }
grand-austria-hotel-action-checkin = Quartiere { FORM($guest, "accusative") } ein
    .short = quartiere { FORM($guest, "accusative") } ein
grand-austria-hotel-action-end = Beende deinen Zug
    .short = beende deinen Zug
grand-austria-hotel-action-use =
    { $yield ->
        [none] Nutze Feld { $space }
       *[other] Nutze Feld { $space }: { $yield }
    }
grand-austria-hotel-action-as =
    { $yield ->
        [none] Nutze ihn als { $space }
       *[other] Nutze ihn als { $space }: { $yield }
    }
grand-austria-hotel-action-mix =
    { $goods ->
        [none] Nichts
       *[other] { $goods }
    }
grand-austria-hotel-action-split =
    { $krones ->
        [0]
            { $steps ->
                [0] Nichts
                [one] 1 Schritt
               *[other] { $steps } Schritte
            }
        [one]
            { $steps ->
                [0] 1 Krone
                [one] 1 Schritt, 1 Krone
               *[other] { $steps } Schritte, 1 Krone
            }
       *[other]
            { $steps ->
                [0] { $krones } Kronen
                [one] 1 Schritt, { $krones } Kronen
               *[other] { $steps } Schritte, { $krones } Kronen
            }
    }
grand-austria-hotel-action-good = { $good }
grand-austria-hotel-action-place =
    { $missing ->
        [unknown] Für { FORM($guest, "accusative") }
        [none] Für { FORM($guest, "accusative") }: Bestellung erfüllt
       *[other] Für { FORM($guest, "accusative") } (dann noch offen: { $missing })
    }
grand-austria-hotel-action-store = In die Küche
grand-austria-hotel-action-bring =
    { $missing ->
        [unknown] { $good } für { FORM($guest, "accusative") }
        [none] { $good } für { FORM($guest, "accusative") }: Bestellung erfüllt
       *[other] { $good } für { FORM($guest, "accusative") } (dann noch offen: { $missing })
    }
grand-austria-hotel-action-prepare =
    { $price ->
        [none] Bereite { $room } vor
        [0]
            { $vp ->
                [0] { $room } { $colour } kostenlos
               *[other] { $room } { $colour } kostenlos, +{ $vp } SP
            }
       *[other]
            { $vp ->
                [0] { $room } { $colour } für { $price }
               *[other] { $room } { $colour } für { $price }, +{ $vp } SP
            }
    }
grand-austria-hotel-action-occupy =
    { $bonus ->
        [unknown] Belege { $room }
        [none] { $room } { $colour }
       *[other] { $room } { $colour }: Gruppe voll, { $bonus }
    }
grand-austria-hotel-action-lodge =
    { $bonus ->
        [unknown] Quartiere in { $room } ein
        [none] { $room } { $colour }
       *[other] { $room } { $colour }: Gruppe voll, { $bonus }
    }
grand-austria-hotel-action-fill = Erfülle die Bestellung { FORM($guest, "genitive") }
grand-austria-hotel-action-play =
    { $price ->
        [none] Spiele { FORM($card, "accusative") } aus
        [0] { $card } kostenlos: { $text }
       *[other] { $card } für { $price }: { $text }
    }
grand-austria-hotel-action-under = { $card } ({ $cost }): { $text }
grand-austria-hotel-action-first = { $source }: { $text }
grand-austria-hotel-action-decline = Verzichte auf { FORM($source, "accusative") }: { $text }
grand-austria-hotel-action-ignore = Zahle und ignoriere die Strafe
grand-austria-hotel-action-accept =
    { $penalty ->
        [none] Nimm die Strafe hin
       *[other] Nimm die Strafe hin: { $penalty }
    }
grand-austria-hotel-action-forfeit =
    { $vp ->
        [none] Verliere stattdessen SP
       *[other] Verliere stattdessen { $vp } SP
    }
grand-austria-hotel-action-lose =
    { $colour ->
        [none] Verliere { $room }
       *[other] { $room } { $colour }
    }
grand-austria-hotel-action-dismiss = { $card }: { $text }
grand-austria-hotel-action-copy = { $card }: { $text }
grand-austria-hotel-action-stop =
    { $moved ->
        [0] Nichts
       *[other] Nichts mehr
    }

## Gruppen von Auswahlen

grand-austria-hotel-group-guest = Gast
grand-austria-hotel-group-die = Würfel
grand-austria-hotel-group-boost = Verstärken für { $price }
grand-austria-hotel-group-also = Außerdem
grand-austria-hotel-group-all = Alles
grand-austria-hotel-group-less = Weniger
