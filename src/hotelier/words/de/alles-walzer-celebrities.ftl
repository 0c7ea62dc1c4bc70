# Alles Walzer!, Modul 2: Prominente. Werte wie in grand-austria-hotel.ftl.

grand-austria-hotel-origin-lounge = Lounge
    .accusative = die Lounge
grand-austria-hotel-diecolour-red = rot
    .masculine-accusative = roten
    .plural = rote
grand-austria-hotel-diecolour-blue = blau
    .masculine-accusative = blauen
    .plural = blaue
grand-austria-hotel-diecolour-yellow = gelb
    .masculine-accusative = gelben
    .plural = gelbe
grand-austria-hotel-payment-coloured = den farbigen Würfel

## Auswahl. $price: Kronen zusammen, $vp: des Prominenten oder seines Chips, $yield: der Aktion.

grand-austria-hotel-action-throw = Wirf { $dice }
grand-austria-hotel-action-celebrity = { $celebrity } kommt in die Lounge
grand-austria-hotel-action-coloured =
    { $yield ->
        [none] Nimm den { FORM($colour, "masculine-accusative") } Würfel
       *[other]
            { $price ->
                [0] Nimm die { FORM($colour, "plural") } { $space } mit { $celebrity } (+{ $vp } SP): { $yield }
                [one] Nimm die { FORM($colour, "plural") } { $space } mit { $celebrity } (+{ $vp } SP) für { $price } Krone: { $yield }
               *[other] Nimm die { FORM($colour, "plural") } { $space } mit { $celebrity } (+{ $vp } SP) für { $price } Kronen: { $yield }
            }
    }
    .short =
    { $yield ->
        [none] { $colour }
       *[other] { FORM($colour, "plural") } { $space } mit { $celebrity }: { $yield }
    }
grand-austria-hotel-action-boosted =
    { $yield ->
        [none] Nimm den { FORM($colour, "masculine-accusative") } Würfel und verstärke
       *[other]
            { $price ->
                [0] Nimm die { FORM($colour, "plural") } { $space } mit { $celebrity } (+{ $vp } SP) und verstärke: { $yield }
                [one] Nimm die { FORM($colour, "plural") } { $space } mit { $celebrity } (+{ $vp } SP) für { $price } Krone und verstärke: { $yield }
               *[other] Nimm die { FORM($colour, "plural") } { $space } mit { $celebrity } (+{ $vp } SP) für { $price } Kronen und verstärke: { $yield }
            }
    }
    .short = { $colour }
grand-austria-hotel-action-shiftcoloured = Verschiebe den { FORM($colour, "masculine-accusative") } Würfel auf { $space } und nutze dieses Feld
    .short = { $colour } auf { $space }
grand-austria-hotel-action-bin = Lege den { FORM($colour, "masculine-accusative") } Würfel in den Mistkübel
grand-austria-hotel-action-consult =
    { $text ->
        [none] Bitte { $celebrity } um Hilfe
       *[other] Bitte { $celebrity } um Hilfe: { $text }
    }
    .short = bitte { $celebrity } um Hilfe

## Fragen

grand-austria-hotel-question-ChooseBin = Es sind nur noch farbige Würfel da. Welcher kommt in den Mistkübel?

## Ereignisse

grand-austria-hotel-event-coloured-rolled = Der { FORM($colour, "plural") } Würfel: { $space }.
grand-austria-hotel-event-took-coloured =
    { $who ->
        [you] Du nimmst den { FORM($colour, "masculine-accusative") } Würfel.
       *[other] { $name } nimmt den { FORM($colour, "masculine-accusative") } Würfel.
    }
grand-austria-hotel-event-took-celebrity =
    { $who ->
        [you] { $celebrity } bleibt für diese Runde bei dir.
       *[other] { $celebrity } bleibt für diese Runde bei { $name }.
    }
grand-austria-hotel-event-binned =
    { $who ->
        [you] Du legst den { FORM($colour, "masculine-accusative") } Würfel in den Mistkübel.
       *[other] { $name } legt den { FORM($colour, "masculine-accusative") } Würfel in den Mistkübel.
    }
grand-austria-hotel-event-consulted =
    { $who ->
        [you] Du bittest { $celebrity } um Hilfe.
       *[other] { $name } bittet { $celebrity } um Hilfe.
    }
grand-austria-hotel-event-celebrity-came = { $celebrity } kommt in die Lounge ({ $colour }).
grand-austria-hotel-event-celebrity-left = { $celebrity } verlässt die Lounge.
grand-austria-hotel-event-celebrities-reshuffled =
    { $celebrities ->
        [one] Der abgelegte Prominente bildet einen neuen Stapel.
       *[other] Die { $celebrities } abgelegten Prominenten bilden einen neuen Stapel.
    }
grand-austria-hotel-event-chip = { $celebrity } bekommt einen Siegpunktchip für { $vp } SP.

## Ablehnungen

error-no-coloured-dice = In diesem Spiel gibt es keine farbigen Würfel: Sie gehören zu Modul 2 der Erweiterung.
error-coloured-die-away = Der { FORM($colour, "plural") } Würfel liegt auf keinem Aktionsfeld mehr.
error-no-die-in-extra-turn = Ein zusätzlicher Zug nutzt ein Aktionsfeld; genommen wird kein Würfel, gleich welcher Farbe.
error-must-bin = „{ $text }“ muss warten: Sage, welcher Würfel in den Mistkübel kommt, etwa „bin red“.
error-celebrity-not-held = { $celebrity } ist nicht bei dir.
error-celebrity-helps-always = { $celebrity } hilft ungebeten.
error-celebrity-consulted = { $celebrity } hat in dieser Runde schon geholfen.
error-nothing-to-exchange = In deiner Küche ist keine Speise und kein Getränk zum Tauschen.
error-no-kind-left = Du kannst nicht auch noch { $good } abgeben: Dann bliebe keine Sorte, die du erhalten könntest.
error-celebrity-count = { $celebrity } liegt an { $times } Orten; jeder Prominente im Spiel liegt an einem, die anderen an keinem.

## Der Bildschirm

austria-lounge = In der Lounge
austria-company = Bei dir
