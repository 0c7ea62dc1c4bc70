# Grand Austria Hotel: was geschieht. Werte wie in grand-austria-hotel.ftl.

## Ereignisse

grand-austria-hotel-event-starts =
    { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
grand-austria-hotel-event-politics-in-play = Die Politikkarte „{ $card }“ ist im Spiel.
grand-austria-hotel-event-tile-in-play = { $tile } ist im Spiel.
grand-austria-hotel-event-hotel-dealt =
    { $who ->
        [you] Dein Hotelplan: { $hotel }.
       *[other] Hotelplan von { $name }: { $hotel }.
    }
grand-austria-hotel-event-intro-set =
    { $who ->
        [you] Du erhältst Einstiegsset { $set ->
            [0] A
            [1] B
            [2] C
           *[other] D
        }.
       *[other] { $name } erhält Einstiegsset { $set ->
            [0] A
            [1] B
            [2] C
           *[other] D
        }.
    }
grand-austria-hotel-event-picked =
    { $who ->
        [you] Du behältst { FORM($card, "accusative") }.
       *[other] { $name } behält { FORM($card, "accusative") }.
    }
grand-austria-hotel-event-packs-passed =
    { $cards ->
        [one] Jeder Spieler gibt 1 Karte nach links weiter.
       *[other] Jeder Spieler gibt { $cards } Karten nach links weiter.
    }
grand-austria-hotel-event-round = Runde { $round } beginnt.
grand-austria-hotel-event-rolled = Die Würfel: { $one } auf 1, { $two } auf 2, { $three } auf 3, { $four } auf 4, { $five } auf 5, { $six } auf 6.
grand-austria-hotel-event-rerolled =
    { $who ->
        [you]
            { $dice ->
                [0] Du legst den letzten Würfel in den Mistkübel.
                [one] Du legst einen Würfel in den Mistkübel und wirfst den letzten.
               *[other] Du legst einen Würfel in den Mistkübel und wirfst die anderen { $dice }.
            }
       *[other]
            { $dice ->
                [0] { $name } legt den letzten Würfel in den Mistkübel.
                [one] { $name } legt einen Würfel in den Mistkübel und wirft den letzten.
               *[other] { $name } legt einen Würfel in den Mistkübel und wirft die anderen { $dice }.
            }
    }
grand-austria-hotel-event-turn =
    { $who ->
        [you] Du bist am Zug (Zahl { $number }).
       *[other] { $name } ist am Zug (Zahl { $number }).
    }
grand-austria-hotel-event-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
grand-austria-hotel-event-turn-ended =
    { $who ->
        [you] Dein Zug endet.
       *[other] Der Zug von { $name } endet.
    }
grand-austria-hotel-event-extra-turn =
    { $who ->
        [you] Du erhältst einen zusätzlichen Zug.
       *[other] { $name } erhält einen zusätzlichen Zug.
    }
grand-austria-hotel-event-round-ended = Runde { $round } endet.
grand-austria-hotel-event-vp =
    { $who ->
        [you] { $source }: +{ $amount } SP für dich.
       *[other] { $source }: +{ $amount } SP für { $name }.
    }
grand-austria-hotel-event-krones =
    { $lost ->
        [0]
            { $amount ->
                [one]
                    { $who ->
                        [you] { $source }: +1 Krone für dich.
                       *[other] { $source }: +1 Krone für { $name }.
                    }
               *[other]
                    { $who ->
                        [you] { $source }: +{ $amount } Kronen für dich.
                       *[other] { $source }: +{ $amount } Kronen für { $name }.
                    }
            }
       *[other]
            { $amount ->
                [one]
                    { $who ->
                        [you] { $source }: +1 Krone für dich; über der Grenze verfallen: { $lost }.
                       *[other] { $source }: +1 Krone für { $name }; über der Grenze verfallen: { $lost }.
                    }
               *[other]
                    { $who ->
                        [you] { $source }: +{ $amount } Kronen für dich; über der Grenze verfallen: { $lost }.
                       *[other] { $source }: +{ $amount } Kronen für { $name }; über der Grenze verfallen: { $lost }.
                    }
            }
    }
grand-austria-hotel-event-steps =
    { $who ->
        [you] { $source }: Du rückst { $steps } vor, auf Kaiserfeld { $space }.
       *[other] { $source }: { $name } rückt { $steps } vor, auf Kaiserfeld { $space }.
    }
grand-austria-hotel-event-overflow =
    { $who ->
        [you] { $source }: +{ $amount } SP für dich für Schritte über die Kaiserleiste hinaus.
       *[other] { $source }: +{ $amount } SP für { $name } für Schritte über die Kaiserleiste hinaus.
    }
grand-austria-hotel-event-received =
    { $who ->
        [you] { $source }: { $amount } { $good } für dich.
       *[other] { $source }: { $amount } { $good } für { $name }.
    }
grand-austria-hotel-event-paid =
    { $amount ->
        [one]
            { $who ->
                [you] Du zahlst 1 Krone für { $what }.
               *[other] { $name } zahlt 1 Krone für { $what }.
            }
       *[other]
            { $who ->
                [you] Du zahlst { $amount } Kronen für { $what }.
               *[other] { $name } zahlt { $amount } Kronen für { $what }.
            }
    }
grand-austria-hotel-event-declined =
    { $who ->
        [you] { $source }: Du verzichtest auf { $what }.
       *[other] { $source }: { $name } verzichtet auf { $what }.
    }
grand-austria-hotel-event-nothing =
    { $who ->
        [you] { $source }: Für dich ist nichts möglich.
       *[other] { $source }: Für { $name } ist nichts möglich.
    }
grand-austria-hotel-event-no-yield =
    { $who ->
        [you] { $source }: Du nimmst nichts.
       *[other] { $source }: { $name } nimmt nichts.
    }
grand-austria-hotel-event-took-die =
    { $boosted ->
        [0]
            { $who ->
                [you] Du nimmst eine { $space } mit Stärke { $strength }.
               *[other] { $name } nimmt eine { $space } mit Stärke { $strength }.
            }
       *[other]
            { $who ->
                [you] Du nimmst eine { $space } und verstärkst auf Stärke { $strength }.
               *[other] { $name } nimmt eine { $space } und verstärkt auf Stärke { $strength }.
            }
    }
grand-austria-hotel-event-used-space =
    { $boosted ->
        [0]
            { $who ->
                [you] Du nutzt Feld { $space } mit Stärke { $strength }, ohne Würfel.
               *[other] { $name } nutzt Feld { $space } mit Stärke { $strength }, ohne Würfel.
            }
       *[other]
            { $who ->
                [you] Du nutzt Feld { $space }, verstärkt auf Stärke { $strength }, ohne Würfel.
               *[other] { $name } nutzt Feld { $space }, verstärkt auf Stärke { $strength }, ohne Würfel.
            }
    }
grand-austria-hotel-event-copied-space =
    { $who ->
        [you] Du nutzt sie als { $space }.
       *[other] { $name } nutzt sie als { $space }.
    }
grand-austria-hotel-event-placed =
    { $complete ->
        [0] { FORM($guest, "capital") } bekommt { $good }.
       *[other] { FORM($guest, "capital") } bekommt { $good }: Die Bestellung ist erfüllt.
    }
grand-austria-hotel-event-stored =
    { $who ->
        [you] Du legst { $amount } { $good } in die Küche.
       *[other] { $name } legt { $amount } { $good } in die Küche.
    }
grand-austria-hotel-event-took-guest =
    { $price ->
        [0]
            { $who ->
                [you] Du nimmst { FORM($guest, "accusative") } kostenlos.
               *[other] { $name } nimmt { FORM($guest, "accusative") } kostenlos.
            }
       *[other]
            { $who ->
                [you] Du nimmst { FORM($guest, "accusative") } für { $price }.
               *[other] { $name } nimmt { FORM($guest, "accusative") } für { $price }.
            }
    }
grand-austria-hotel-event-guest-came = { FORM($guest, "capital") } kommt in die Reihe.
grand-austria-hotel-event-guests-reshuffled =
    { $cards ->
        [one] Der Gästestapel ist leer: 1 Gast, der schon gegangen war, kommt als neuer Stapel zurück.
       *[other] Der Gästestapel ist leer: { $cards } Gäste, die schon gegangen waren, kommen als neuer Stapel zurück.
    }
grand-austria-hotel-event-checked-in =
    { $who ->
        [you] Du quartierst { FORM($guest, "accusative") } in { $room } ein.
       *[other] { $name } quartiert { FORM($guest, "accusative") } in { $room } ein.
    }
grand-austria-hotel-event-prepared =
    { $who ->
        [you] Du bereitest { $room } ({ $colour }) vor.
       *[other] { $name } bereitet { $room } ({ $colour }) vor.
    }
grand-austria-hotel-event-occupied =
    { $who ->
        [you] Dein Zimmer { $room } ({ $colour }) ist belegt.
       *[other] Bei { $name } ist Zimmer { $room } ({ $colour }) belegt.
    }
grand-austria-hotel-event-group-full =
    { $size ->
        [one]
            { $who ->
                [you] Deine { FORM($colour, "plural") } Gruppe mit 1 Zimmer ist voll.
               *[other] Bei { $name } ist die { FORM($colour, "plural") } Gruppe mit 1 Zimmer voll.
            }
       *[other]
            { $who ->
                [you] Deine { FORM($colour, "plural") } Gruppe mit { $size } Zimmern ist voll.
               *[other] Bei { $name } ist die { FORM($colour, "plural") } Gruppe mit { $size } Zimmern voll.
            }
    }
grand-austria-hotel-event-played =
    { $who ->
        [you] Du spielst { FORM($card, "accusative") } aus ({ $source }).
       *[other] { $name } spielt { FORM($card, "accusative") } aus ({ $source }).
    }
grand-austria-hotel-event-employed =
    { $who ->
        [you] Du nutzt { FORM($card, "accusative") }.
       *[other] { $name } nutzt { FORM($card, "accusative") }.
    }
grand-austria-hotel-event-drew =
    { $who ->
        [you] Du ziehst { FORM($card, "accusative") }.
       *[other] { $name } zieht { FORM($card, "accusative") }.
    }
grand-austria-hotel-event-looked =
    { $who ->
        [you] Du siehst dir { FORM($card, "accusative") } an.
       *[other] { $name } sieht { FORM($card, "accusative") } an.
    }
grand-austria-hotel-event-chose =
    { $who ->
        [you] { $source }: Du wählst { FORM($card, "accusative") }.
       *[other] { $source }: { $name } wählt { FORM($card, "accusative") }.
    }
grand-austria-hotel-event-chose-none =
    { $who ->
        [you] { $source }: Du wählst keine Karte.
       *[other] { $source }: { $name } wählt keine Karte.
    }
grand-austria-hotel-event-put-under =
    { $who ->
        [you] Du legst { FORM($card, "accusative") } unter den Personalstapel.
       *[other] { $name } legt { FORM($card, "accusative") } unter den Personalstapel.
    }
grand-austria-hotel-event-no-staff-left =
    { $who ->
        [you] Der Personalstapel ist leer: Du ziehst nichts.
       *[other] Der Personalstapel ist leer: { $name } zieht nichts.
    }
grand-austria-hotel-event-claimed =
    { $who ->
        [you] Du besetzt „{ $card }“: +{ $vp } SP.
       *[other] { $name } besetzt „{ $card }“: +{ $vp } SP.
    }
grand-austria-hotel-event-moved-back =
    { $who ->
        [you] Du gehst { $steps } zurück, auf Kaiserfeld { $space }.
       *[other] { $name } geht { $steps } zurück, auf Kaiserfeld { $space }.
    }
grand-austria-hotel-event-bonus =
    { $who ->
        [you] Du erhältst den Bonus von { $tile }.
       *[other] { $name } erhält den Bonus von { $tile }.
    }
grand-austria-hotel-event-penalty =
    { $who ->
        [you] Dich trifft die Strafe von { $tile }.
       *[other] Die Strafe von { $tile } trifft { $name }.
    }
grand-austria-hotel-event-ignored =
    { $who ->
        [you] Du ignorierst die Strafe von { $tile }.
       *[other] { $name } ignoriert die Strafe von { $tile }.
    }
grand-austria-hotel-event-lost-vp =
    { $who ->
        [you] Du verlierst { $amount } SP.
       *[other] { $name } verliert { $amount } SP.
    }
grand-austria-hotel-event-lost-krones =
    { $amount ->
        [one]
            { $who ->
                [you] Du verlierst 1 Krone.
               *[other] { $name } verliert 1 Krone.
            }
       *[other]
            { $who ->
                [you] Du verlierst { $amount } Kronen.
               *[other] { $name } verliert { $amount } Kronen.
            }
    }
grand-austria-hotel-event-lost-goods =
    { $who ->
        [you] Du verlierst deine Waren.
       *[other] { $name } verliert alle Waren.
    }
grand-austria-hotel-event-lost-room =
    { $who ->
        [you] Du verlierst Zimmer { $room }.
       *[other] { $name } verliert Zimmer { $room }.
    }
grand-austria-hotel-event-dismissed =
    { $who ->
        [you] Du entfernst { FORM($card, "accusative") } aus deinem Personal.
       *[other] { $name } entfernt { FORM($card, "accusative") } aus dem Personal.
    }
grand-austria-hotel-event-final-scoring = Die letzte Runde ist vorbei: Schlusswertung.
grand-austria-hotel-event-final-card =
    { $who ->
        [you] { $card }: +{ $amount } SP für dich.
       *[other] { $card }: +{ $amount } SP für { $name }.
    }
grand-austria-hotel-event-copied-card =
    { $who ->
        [you] { $card }: Du wertest { FORM($copied, "accusative") }.
       *[other] { $card }: { $name } wertet { FORM($copied, "accusative") }.
    }
grand-austria-hotel-event-final-rooms =
    { $who ->
        [you]
            { $count ->
                [one] 1 belegtes Zimmer: +{ $amount } SP für dich.
               *[other] { $count } belegte Zimmer: +{ $amount } SP für dich.
            }
       *[other]
            { $count ->
                [one] 1 belegtes Zimmer: +{ $amount } SP für { $name }.
               *[other] { $count } belegte Zimmer: +{ $amount } SP für { $name }.
            }
    }
grand-austria-hotel-event-final-krones =
    { $who ->
        [you]
            { $count ->
                [one] 1 Krone übrig: +{ $amount } SP für dich.
               *[other] { $count } Kronen übrig: +{ $amount } SP für dich.
            }
       *[other]
            { $count ->
                [one] 1 Krone übrig: +{ $amount } SP für { $name }.
               *[other] { $count } Kronen übrig: +{ $amount } SP für { $name }.
            }
    }
grand-austria-hotel-event-final-goods =
    { $who ->
        [you]
            { $count ->
                [one] 1 Ware in der Küche: +{ $amount } SP für dich.
               *[other] { $count } Waren in der Küche: +{ $amount } SP für dich.
            }
       *[other]
            { $count ->
                [one] 1 Ware in der Küche: +{ $amount } SP für { $name }.
               *[other] { $count } Waren in der Küche: +{ $amount } SP für { $name }.
            }
    }
grand-austria-hotel-event-final-guests =
    { $who ->
        [you]
            { $count ->
                [one] 1 Gast wartet noch: { $amount } SP für dich.
               *[other] { $count } Gäste warten noch: { $amount } SP für dich.
            }
       *[other]
            { $count ->
                [one] 1 Gast wartet noch: { $amount } SP für { $name }.
               *[other] { $count } Gäste warten noch: { $amount } SP für { $name }.
            }
    }

# Wofür Kronen gezahlt werden (Akkusativ).
grand-austria-hotel-payment-joker = den Joker
grand-austria-hotel-payment-boost = das Verstärken
grand-austria-hotel-payment-guest = den Gast
grand-austria-hotel-payment-serving = das Servieren
grand-austria-hotel-payment-room = das Zimmer
grand-austria-hotel-payment-staff = die Personalkarte
grand-austria-hotel-payment-penalty = das Abwenden der Strafe

# Worauf verzichtet wird (Akkusativ).
grand-austria-hotel-word-steps = die Schritte
grand-austria-hotel-word-draw = das Ziehen von Karten
grand-austria-hotel-word-fill = das Erfüllen einer Bestellung

## Mehrere Ereignisse auf einmal erzählt. $rooms, $goods, $cards: Listen; $price: zusammen, 0 für nichts.

# $dice: jeder einzelne Würfel, 1 1 3 6.
grand-austria-hotel-together-rolled = Die Würfel: { $dice }.
grand-austria-hotel-together-took-die =
    { $price ->
        [0]
            { $who ->
                [you] Du nimmst eine { $space } mit Stärke { $strength }.
               *[other] { $name } nimmt eine { $space } mit Stärke { $strength }.
            }
       *[other]
            { $who ->
                [you] Du zahlst { $price } und nimmst eine { $space } mit Stärke { $strength }.
               *[other] { $name } zahlt { $price } und nimmt eine { $space } mit Stärke { $strength }.
            }
    }
grand-austria-hotel-together-prepared =
    { $price ->
        [0]
            { $who ->
                [you] Du bereitest { $rooms } vor.
               *[other] { $name } bereitet { $rooms } vor.
            }
       *[other]
            { $who ->
                [you] Du bereitest { $rooms } für { $price } vor.
               *[other] { $name } bereitet { $rooms } für { $price } vor.
            }
    }
grand-austria-hotel-together-played =
    { $price ->
        [0]
            { $who ->
                [you] Du spielst { FORM($card, "accusative") } kostenlos aus.
               *[other] { $name } spielt { FORM($card, "accusative") } kostenlos aus.
            }
       *[other]
            { $who ->
                [you] Du spielst { FORM($card, "accusative") } für { $price } aus.
               *[other] { $name } spielt { FORM($card, "accusative") } für { $price } aus.
            }
    }
grand-austria-hotel-together-received =
    { $who ->
        [you] { $source }: { $goods } für dich.
       *[other] { $source }: { $goods } für { $name }.
    }
grand-austria-hotel-together-placed =
    { $complete ->
        [0] { FORM($guest, "capital") } bekommt { $goods }.
       *[other] { FORM($guest, "capital") } bekommt { $goods }: Die Bestellung ist erfüllt.
    }
# $cards: "none" für Leser, die sie nicht kennen dürfen.
grand-austria-hotel-together-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } zieht 1 Personalkarte.
               *[other] { $name } zieht { $count } Personalkarten.
            }
       *[other]
            { $who ->
                [you] Du ziehst { FORM($cards, "accusative") }.
               *[other] { $name } zieht { FORM($cards, "accusative") }.
            }
    }
grand-austria-hotel-together-looked =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } sieht 1 Personalkarte an.
               *[other] { $name } sieht { $count } Personalkarten an.
            }
       *[other]
            { $who ->
                [you] Du siehst dir { FORM($cards, "accusative") } an.
               *[other] { $name } sieht { FORM($cards, "accusative") } an.
            }
    }
grand-austria-hotel-together-put-under =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } legt 1 Karte unter den Personalstapel.
               *[other] { $name } legt { $count } Karten unter den Personalstapel.
            }
       *[other]
            { $who ->
                [you] Du legst { FORM($cards, "accusative") } unter den Personalstapel.
               *[other] { $name } legt { FORM($cards, "accusative") } unter den Personalstapel.
            }
    }
