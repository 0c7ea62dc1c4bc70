# Grand Austria Hotel im Terminal: was um das Hotel herum gesagt wird. Die Zeilen sind schmal; SP sind Siegpunkte.

austria-round = Runde { $round } von { $rounds }
# $players: wessen Züge noch kommen, in der Reihenfolge.
austria-turns = Züge: { $players }
austria-turns-none = Keine Züge mehr
austria-passed = ({ $name })
austria-you = Du
austria-purse =
    { $krones ->
        [one] 1 Krone
       *[other] { $krones } Kronen
    }
austria-vp = { $vp } SP
austria-at = Kaiser { $space }
austria-kitchen = Küche
austria-queue = Reihe
austria-cafe = Café
austria-dice = Würfel
austria-hand = Hand
austria-staff = Personal
austria-politics = Politik
austria-emperor = Kaiser
austria-free-table = freier Tisch
austria-complete = erfüllt
austria-nobody = niemand
austria-none = keine
# $cost in Kronen, so kurz wie möglich.
austria-cost = { $cost } Kr
    .short = { $cost }Kr
austria-used = genutzt
austria-ready = bereit
# Die kommende Kaiserwertung. $what: was dann geschieht.
austria-scoring = nach Runde { $round }: +{ $vp } SP, { $back } zurück auf { $space }, { $what }
austria-scoring-over = keine Wertungen mehr
austria-bonus = Bonus: { $text }
austria-penalty = Strafe: { $text }
austria-neither = kein Bonus, keine Strafe
austria-bonus-from = Bonus ab { $space }: { $text }
# $mine: was du vom Verlangten hast; $vp: was der nächste Marker bringt; $discs: wer schon da war.
austria-politics-next = { $text } ({ $mine }): { $vp } SP
    .short = { $text } { $mine } ({ $vp })
austria-politics-yours = { $text }: Dein Marker liegt dort
austria-politics-closed = { $text }: geschlossen
austria-politics-met = { $text } ({ $mine }, erfüllt): { $vp } SP
    .short = { $text } { $mine } ({ $vp })*
austria-discs = { $name } { $vp }
# Ein anderer Spieler auf einen Blick: SP, Kronen, Kaiserfeld, jeweils so breit wie in den anderen Zeilen.
austria-glance = { $vp }SP { $krones }Kr k{ $space }
austria-hand-size =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
austria-staff-size = { $cards } Personal
austria-rooms = { $occupied } von { $rooms } Zimmern belegt
austria-decks = { $guests } Gäste und { $staff } Personalkarten in den Stapeln
austria-groups = Eine volle Gruppe von 1, 2, 3, 4 gibt: blau { $blue } SP, rot { $red } Kronen, gelb { $yellow } Schritte
austria-hotel = { $name }: { $side }
austria-help-hotel = zeigt das Hotel eines Spielers ganz: hotel, hotel 2, hotel Leopold
austria-help-card = erklärt eine Karte nach Name oder Nummer: card 75, card Pferdeknecht
austria-help-hand = zeigt deine Hand und dein Personal mit allem, was sie tun
austria-help-guests = zeigt die Reihe und die Cafés mit allem, was Gäste wollen und geben
austria-help-city = zeigt die Kaiserleiste, ihre Plättchen und die Politikkarten
error-no-such-player = Es gibt keinen Spieler „{ $name }“. Nenne einen von { $names }, oder eine Nummer von 1 an.
