# Der Tisch von Grand Austria Hotel im Browser. Schmale Spalten: so kurz wie möglich. SP sind Siegpunkte.

gah-spaces = Aktionsfelder
gah-queue = Gäste in der Schlange
gah-cafe = Café
gah-free-table = freier Tisch
gah-check-in = Einchecken
gah-complete = vollständig
gah-order-complete = Die Bestellung ist vollständig
gah-points = Punkte
gah-krones = Kronen
gah-emperor = Kaiser
gah-emperor-short = Kaiser
gah-staff-short = Personal
gah-kitchen = Küche
gah-store = In die Küche
gah-use = Nutzen
gah-used = genutzt
gah-works-now = wirkt jetzt
gah-work = Personal im Dienst
gah-hand = Auf deiner Hand
gah-looked = Karten, die du ansiehst
gah-pack = Der Stapel zur Auswahl
gah-hand-when = nur mit Feld 5 oder Belohnung
gah-no-cards = keine
gah-order = Reihenfolge
gah-round = Runde
gah-round-of = Runde { $round } von { $rounds }
gah-serve-short = Servieren
gah-done = erledigt
gah-passed = hat gepasst
gah-key-free = Der Schlüssel liegt bereit:
gah-key-gives = in der nächsten Runde Erster, eine Ware nach Wahl, eine Aktion der Stärke 1.
gah-key-held = { $name } hat den Schlüssel
gah-track = Die Kaiserleiste
gah-round-n = Runde { $round }
gah-forecast-now = Käme sie jetzt:
gah-forecast = +{ $vp } SP, { $back } zurück auf { $space },
gah-forecast-penalty = dann die Strafe: { $text }.
gah-forecast-bonus = dann der Bonus: { $text }.
gah-forecast-neither = weder Bonus noch Strafe.
gah-forecast-from = Ab { $space }:
gah-politics = Politik
gah-politics-vp = erst { $a }, dann { $b }, dann { $c } SP
gah-of = von
gah-you = Du
gah-you-small = du
gah-met = erfüllt
gah-others = Die anderen Häuser
gah-open-with = öffnen mit
gah-person = Mitspieler
gah-house-of = Hotel von { $name }
gah-back-to-yours = Zurück zu deinem
gah-roof = Eine volle Gruppe aus 1, 2, 3, 4 Zimmern bringt
gah-roof-with = Mit { $name } bringt eine volle Gruppe aus 1, 2, 3, 4
gah-not-confirmed = Nicht bestätigt
gah-served = { $good }, serviert
gah-nothing = nichts
gah-options = Möglichkeiten
gah-less = Weniger …
gah-place-hint = Wähle den Gast oder die Küche; Ziehen geht auch.
gah-place-more = Weitere Waren folgen.
gah-preview-hint = Was es bewirkt, steht vorher hier.
gah-way-room = Ein Zimmer geben
gah-way-ball = Zum Ball schicken
gah-ballrooms = Ballsäle
gah-balcony = Balkon
gah-scored = gewertet
gah-now = jetzt
gah-next-round = nächste, Runde { $round }
gah-after-round = nach Runde { $round }
gah-rehearsal = Probenraum
gah-empty = leer
gah-lounge = Lounge
gah-lounge-note = ein farbiger Würfel bringt den Gast
gah-die-on = auf { $space }
gah-die-away = Würfel ist weg
gah-until-round-end = bis zum Ende der Runde
gah-entrance = Hoteleingang
gah-at-once = sofort
gah-auction = Versteigerung der Eingänge
gah-bids = Gebote
gah-leads = { $name } führt mit { $n }. Wer gewinnt, zahlt und bietet nicht mehr mit.
gah-open-bid = Mit wie vielen Kronen eröffnest du { $name }?
gah-choose-entrance = Wähle den Eingang, den du versteigern lässt.
gah-setup = Vor der ersten Runde
gah-setup-city = Politikkarten und Kaiserplättchen
gah-setup-cards = Personalkarten, eine nach der anderen
gah-setup-entrances = Hoteleingänge
gah-setup-rehearsal = Probenräume
gah-setup-guests = Erste Gäste, gratis
gah-setup-rooms = Erste Zimmer, gegen Kronen
gah-tabs = Mehr vom Tisch
gah-tab-house = Haus
gah-tab-guests = Gäste
gah-tab-hand = Hand
gah-tab-work = Im Dienst
gah-tab-city = Stadt
gah-tab-ball = Ball
gah-tab-houses = Häuser
gah-tab-log = Verlauf
gah-points-from = Woher die Punkte kamen
gah-sheet-during = Im Lauf des Spiels
gah-sheet-final = Am Ende
gah-sheet-total = Punkte
gah-tie-break = Bei Gleichstand zählen übrige Kronen und Waren.
gah-after = Nach dem Spiel
gah-again = Noch einmal in dieser Runde
gah-replay = Von vorn nachspielen
gah-copy-link = Link kopieren
gah-copied = Kopiert
gah-save-record = Aufzeichnung sichern
gah-standing = Stand von { $name }
gah-key-spaces = Aktionsfelder
gah-key-boost = Würfel verstärken
gah-key-serve = Aus der Küche servieren
gah-key-guests = Gäste in der Schlange
gah-key-cafe = Café
gah-key-rooms = Zimmer
gah-key-hand = Hand
gah-key-end = Zug beenden
gah-key-others = Das nächste Haus
gah-key-close = Auswahl schließen
gah-costs =
    { $n ->
        [0] Gratis
        [one] Kostet 1 Krone
       *[other] Kostet { $n } Kronen
    }
gah-wants = möchte { $n }
gah-still-wants = Möchte noch { $goods }
gah-played = { $n } gespielt
gah-here = { $n } hier
gah-bid =
    { $n ->
        [one] 1 Krone bieten
       *[other] { $n } Kronen bieten
    }
gah-steps =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
gah-krones-n =
    { $n ->
        [one] 1 Krone
       *[other] { $n } Kronen
    }
gah-your-turn-of = dein { $n }. von 2 Zügen
gah-serve =
    { $price ->
        [0] Gratis servieren
       *[other] Bis zu { $n } servieren für
    }
gah-scoring-after =
    { $now ->
        [1] Wertung nach dieser Runde
       *[other] Wertung nach Runde { $round }
    }
gah-track-space =
    { $names ->
        [none] Feld { $space }, { $vp } SP
       *[other] Feld { $space }, { $vp } SP: { $names }
    }
gah-politics-card =
    { $names ->
        [none] { $text }. Du hast { $mine }
       *[other] { $text }. Du hast { $mine }. Scheiben: { $names }
    }
# For somebody who looks on: how far the player $name is.
gah-politics-card-of =
    { $names ->
        [none] { $text }. { $name } hat { $mine }
       *[other] { $text }. { $name } hat { $mine }. Scheiben: { $names }
    }
gah-space =
    { $gives ->
        [none] Feld { $space }, { $name }: keine Würfel
       *[other] Feld { $space }, { $name }: Würfel { $dice }, bringt { $gives }
    }
gah-space-short =
    { $space ->
        [1]
            { $n ->
                [one] Speise
               *[other] Speisen
            }
        [2]
            { $n ->
                [one] Getränk
               *[other] Getränke
            }
        [3] Zimmer
        [4]
            { $n ->
                [one] Schritt
               *[other] Schritte
            }
        [5] Personal
       *[other] beliebig
    }
gah-guest = { $name }, { $kind }. Bestellung: { $order }. { $vp } SP. Belohnung: { $reward }
gah-ball-row =
    { $row ->
        [top] { $name }, obere Reihe
        [middle] { $name }, mittlere Reihe
       *[bottom] { $name }, untere Reihe
    }: Champagner { $cost }, freie Plätze { $free }. { $names ->
        [none] Niemand ist dort
       *[other] Dort: { $names }
    }. { $bonus ->
        [none] Kein Bonus
       *[other] Bonus: { $bonus }
    }
gah-section = Bereich { $n }: { $left } von { $most } Tänzern. Leer bringt er: { $bonus }
gah-room =
    Etage { $floor }, Spalte { $column }, { $colour }, { $state ->
        [vacant] frei
        [occupied] belegt
       *[empty] nicht vorbereitet, kostet { $price }
    }{ $vp ->
        [0] {""}
       *[other] , { $vp } SP aufgedruckt
    }, Gruppe aus { $size }, { $occupied } belegt{ $bonus ->
        [none] {""}
       *[other] , voll bringt sie { $bonus }
    }
gah-wins =
    { $n ->
        [1]
            { $you ->
                [1] Du gewinnst mit { $margin } Vorsprung
               *[other] { $names } gewinnt mit { $margin } Vorsprung
            }
       *[other] { $names } teilen sich den Sieg
    }
gah-still-possible =
    { $more ->
        [0] Noch möglich: { $what }.
       *[other] Noch möglich: { $what } und { $more } weitere.
    }
gah-led-before = { $name } führte bis zur Schlusswertung.
gah-curve = Punkte über die Runden
gah-curve-note = der letzte Schritt ist die Schlusswertung
gah-curve-start = Beginn
gah-curve-end = Ende
gah-curve-all = Alle Punkte
gah-luck = Glück
gah-play = Spiel
gah-note-guests =
    { $n ->
        [one] 1 Gast
       *[other] { $n } Gäste
    }
gah-note-rooms =
    { $n ->
        [one] 1 Zimmer
       *[other] { $n } Zimmer
    }
gah-note-champagne =
    { $n ->
        [one] 1 Flasche
       *[other] { $n } Flaschen
    }
gah-how = Wie es lief
gah-for-you = { $n } Punkte für dich
gah-play-note = durch eigene Entscheidungen verschenkt
gah-luck-note = was Würfel und Karten brachten
gah-curve-of = Punkte von { $name }: { $points }
gah-curve-vp = Gäste, Zimmer, Personal, Kaiser
gah-curve-claimed = Politikkarten
gah-curve-ballroom-scored = Ballsäle
gah-curve-lost-vp = Strafen
gah-now-n = Jetzt { $n }.
gah-key-why = Warum nicht
gah-key-details = Einzelheiten der Karte
