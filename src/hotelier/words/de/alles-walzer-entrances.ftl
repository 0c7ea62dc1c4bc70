# Alles Walzer!, Modul 3: Besondere Hotels.

grand-austria-hotel-payment-entrance = den Hoteleingang
grand-austria-hotel-action-entrance = { $entrance } wird ausgelegt
grand-austria-hotel-action-open =
    { $krones ->
        [one] Biete { $entrance } für 1 Krone an
       *[other] Biete { $entrance } für { $krones } Kronen an
    }
    .short = { $krones } Kr
grand-austria-hotel-action-bid =
    { $krones ->
        [one] Biete 1 Krone
       *[other] Biete { $krones } Kronen
    }
    .short = { $krones } Kr
grand-austria-hotel-action-withdraw = Biete für diesen Hoteleingang nicht mehr
    .short = nicht weiter bieten
grand-austria-hotel-action-shift = Verschiebe eine { $origin } auf { $space } und nutze dieses Feld
    .short = { $origin } auf { $space }
grand-austria-hotel-action-fulfil =
    { $vp ->
        [none] Erfülle „{ $card }“
       *[other] Erfülle „{ $card }“: { $vp } SP
    }
grand-austria-hotel-action-redeem =
    { $bonus ->
        [unknown] Nutze dein { $tile }
       *[other] Nutze dein { $tile }: { $steps } zurück auf der Kaiserleiste, dafür { $bonus }
    }
    .short = { $tile }
grand-austria-hotel-action-token =
    { $bonus ->
        [unknown] Wähle { $token }
       *[other] Wähle { $token }: { $bonus }
    }

## Fragen

grand-austria-hotel-question-OpenAuction = Welchen Hoteleingang bietest du an, und für wie viele Kronen? Du hast { $krones }.
grand-austria-hotel-question-RaiseBid =
    { $bid ->
        [one] { $entrance } steht bei 1 Krone. Erhöhst du? Du hast { $krones }.
       *[other] { $entrance } steht bei { $bid } Kronen. Erhöhst du? Du hast { $krones }.
    }
grand-austria-hotel-question-ChooseToken =
    { $floor ->
        [0] { $source }: Eine Spalte ist voll. Welches Bonusplättchen wählst du für seinen oberen Bonus?
       *[other] { $source }: Eine Etage ist voll. Welches Bonusplättchen wählst du für seinen unteren Bonus?
    }
grand-austria-hotel-question-UseMoved = Du hast einen Würfel auf { $space } verschoben. Wie nutzt du dieses Feld?
grand-austria-hotel-question-MustPlay = { $source }: Welche Personalkarte spielst du mit Rabatt { $discount } aus?
grand-austria-hotel-effect-must-play = spiele eine Personalkarte von der Hand mit Rabatt { $discount } aus, wenn du eine bezahlen kannst
    .short = spiele zwingend zu -{ $discount }

## Ereignisse

grand-austria-hotel-event-entrance-laid = { $entrance } wird ausgelegt.
grand-austria-hotel-event-own-politics-laid = „{ $card }“ liegt bei Ninas Melange.
grand-austria-hotel-event-own-tile-laid = { $tile } liegt bei The Grand Wray Hotel.
grand-austria-hotel-event-opened-bid =
    { $who ->
        [you] Du bietest { $entrance } an, für { $krones }.
       *[other] { $name } bietet { $entrance } an, für { $krones }.
    }
grand-austria-hotel-event-bid =
    { $who ->
        [you] Du bietest { $krones }.
       *[other] { $name } bietet { $krones }.
    }
grand-austria-hotel-event-withdrew =
    { $who ->
        [you] Du bietest nicht mehr für { $entrance }.
       *[other] { $name } bietet nicht mehr für { $entrance }.
    }
grand-austria-hotel-event-gained-entrance =
    { $who ->
        [you]
            { $krones ->
                [0] Du erhältst { $entrance } kostenlos.
               *[other] Du erhältst { $entrance } für { $krones }.
            }
       *[other]
            { $krones ->
                [0] { $name } erhält { $entrance } kostenlos.
               *[other] { $name } erhält { $entrance } für { $krones }.
            }
    }
grand-austria-hotel-event-dice-sum =
    { $who ->
        [you] Deine beiden Würfel ergeben zusammen { $total }.
       *[other] Beide Würfel von { $name } ergeben zusammen { $total }.
    }
grand-austria-hotel-event-token-used =
    { $floor ->
        [0]
            { $who ->
                [you] Du nutzt den oberen Bonus von { $token }.
               *[other] { $name } nutzt den oberen Bonus von { $token }.
            }
       *[other]
            { $who ->
                [you] Du nutzt den unteren Bonus von { $token }.
               *[other] { $name } nutzt den unteren Bonus von { $token }.
            }
    }
grand-austria-hotel-event-fulfilled =
    { $who ->
        [you] Du erfüllst deine Karte „{ $card }“.
       *[other] { $name } erfüllt die Karte „{ $card }“.
    }
grand-austria-hotel-event-politics-counted =
    { $count ->
        [one]
            { $who ->
                [you] Du hast 1 Politikkarte erfüllt: +{ $amount } SP.
               *[other] { $name } hat 1 Politikkarte erfüllt: +{ $amount } SP.
            }
       *[other]
            { $who ->
                [you] Du hast { $count } Politikkarten erfüllt: +{ $amount } SP.
               *[other] { $name } hat { $count } Politikkarten erfüllt: +{ $amount } SP.
            }
    }
grand-austria-hotel-event-redeemed =
    { $who ->
        [you] Du nutzt dein { $tile }.
       *[other] { $name } nutzt das eigene { $tile }.
    }
grand-austria-hotel-event-guests-counted =
    { $count ->
        [one]
            { $who ->
                [you] Ein zufriedener Gast hat dich in dieser Runde verlassen.
               *[other] Ein zufriedener Gast hat { $name } in dieser Runde verlassen.
            }
       *[other]
            { $who ->
                [you] { $count } zufriedene Gäste haben dich in dieser Runde verlassen.
               *[other] { $count } zufriedene Gäste haben { $name } in dieser Runde verlassen.
            }
    }
grand-austria-hotel-event-moved-die =
    { $who ->
        [you] Du verschiebst eine { $origin } auf { $space }.
       *[other] { $name } verschiebt eine { $origin } auf { $space }.
    }

## Ablehnungen

error-must-open-bid = „{ $text }“ muss warten: Biete einen Hoteleingang an, etwa „open dove 0“. Wer eröffnet, kann nicht passen.
error-entrance-not-offered = { $entrance } steht nicht zur Versteigerung.
error-bid-too-high = Du kannst nicht { $bid } für { $entrance } bieten: Du hast { $krones }.
error-bid-or-withdraw = „{ $text }“ muss warten: Biete mehr als { $bid }, oder sage „withdraw“.
error-bid-not-higher = Ein Gebot von { $bid } ist nicht höher als { $highest }.
error-must-choose-token = „{ $text }“ muss warten: Wähle ein Bonusplättchen, etwa „token token_1“.
error-token-gone = { $token } ist nicht mehr da.
error-not-own-politics = „{ $card }“ ist keine eigene Politikkarte von dir.
error-already-fulfilled = Du hast „{ $card }“ schon erfüllt.
error-not-own-tile = { $tile } ist kein eigenes Plättchen von dir.
error-redeemed-this-turn = Du hast in diesem Zug schon ein eigenes Plättchen genutzt.
error-too-few-steps = Für { $tile } musst du auf der Kaiserleiste { $steps } zurückgehen können.
error-must-use-moved = „{ $text }“ muss warten: Du hast einen Würfel auf { $space } verschoben und nutzt jetzt dieses Feld.
error-cannot-move-dice = Du kannst keine Würfel verschieben: Das darf nur, wem The Kozi Palace, Vienna gehört.
error-not-neighbours = Die Felder { $origin } und { $space } sind nicht benachbart.
error-must-play-now = „{ $text }“ muss warten: Spiele eine Personalkarte aus, die du bezahlen kannst.
error-entrance-misplaced = { $entrance } liegt an zwei Orten oder gehört zu keinem Modul dieses Spiels.
error-belongings-misplaced = Das kann hier nicht bei einem Hoteleingang liegen: { $cards }.
error-no-special-hotels = In diesem Spiel gibt es keine besonderen Hotels: Sie gehören zu Modul 3 der Erweiterung.
