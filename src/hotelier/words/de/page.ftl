### Die Seite: was um die Spiele herum steht.

page-to-start = Startseite
page-skip = Zum Inhalt
page-help = Tasten und Hilfe
page-settings = Einstellungen
page-theme-to-light = Helle Farben
page-theme-to-dark = Dunkle Farben
page-lost = Hier ist nichts
page-lost-why = Die Adresse ist verschrieben, oder was hier war, ist fort.
page-guest = Gast
page-what-to-play = Was spielen wir?
page-play-now = Jetzt spielen
page-decision = Die Frage
page-undo = Zurück
page-log = Protokoll
page-log-more = Früheres
page-rule-open = Regel { $rule }
page-game-over = Das Spiel ist aus
page-game-aborted = Das Spiel wurde abgebrochen
page-one-moment = Einen Moment
page-awaits-players = { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
page-awaits-you = Bist du bereit?
# $names: those who are not ready yet.
page-awaits-ready = Warten auf { $names }
page-your-turn = Du bist am Zug
page-turn-of = { $name } denkt nach
page-no = Nein
page-close = Schließen
page-name = Name
page-language = Sprache
page-offline = Der Server ist nicht zu erreichen. Die Seite versucht es von selbst wieder.
page-connection-lost = Die Verbindung ist abgerissen. Sobald sie zurück ist, geht es weiter.
page-poster = Ein Wiener Hotel um 1900 bei Nacht, einige Fenster erleuchtet
page-motto = Führe ein Grandhotel in Wien oder kaufe die ganze Straße.
page-good-morning = Guten Morgen.
page-good-day = Guten Tag.
page-good-evening = Guten Abend.
page-ways-to-play = Sofort gegen Bots, mit Freunden per Link, live oder einen Zug am Tag.
page-no-account = Kein Konto nötig
page-title-grand-austria-hotel = Grand Austria Hotel
page-title-hotel-koenig = Hotel-König
page-about-grand-austria-hotel = Serviere Strudel und Kaffee, fülle deine Zimmer, halte den Kaiser bei Laune. Zwei Würfel je Runde, sieben Runden, ein Kaiser.
page-about-hotel-koenig = Lege Plättchen, gründe Ketten, halte die meisten Aktien, wenn zwei fusionieren. Der Klassiker, auch als Acquire bekannt.
page-bots = Bots
page-level = Stärke
page-usual-rules = Die üblichen Regeln
page-preset-revised = Überarbeitete Ausgabe
page-preset-classic = Ausgabe von 2015
page-preset-schmidt = Schmidt-Regeln
page-preset-online = Regeln wie im Netz üblich
page-add-walzer = Mit Alles Walzer!
page-without-walzer = Ohne Alles Walzer!
page-your-tables = Deine Tische
page-no-tables = Hier stehen die Tische, an denen du sitzt.
page-open-tables = Offene Tische
page-open-tables-how = mit einem Klick dabei
page-no-open-tables = Gerade wartet niemand auf Mitspieler.
page-look = Ansehen
page-join = Mitspielen
page-watch = Zusehen
page-more-ways = Weitere Wege
page-way-invite = Einladen
    .about = ein Link genügt
page-way-hotseat = Ein Gerät
    .about = ein Bildschirm
page-way-watch = Zusehen
    .about = laufende Spiele
page-way-replays = Nachspielen
    .about = Partie öffnen
page-way-learn = Lernen
    .about = fünf Minuten
page-way-cards = Karten
    .about = alle durchsuchen
page-table-alone = Bisher nur du
page-table-with = Mit { $names }
page-table-seats = { $game }, { $taken } von { $seats } Plätzen
page-table-waits-for = { $game }, am Zug: { $name }
page-nothing-to-watch = Gerade läuft kein offenes Spiel.
page-set-name = Dein Name
    .about = wie dich andere nennen
page-set-theme = Farben
page-theme-system = Wie das System
page-theme-day = Hell
page-theme-night = Dunkel
page-set-confirm = Bestätigen
    .about = Gewähltes wartet auf den Hauptknopf
page-confirm-touch = Bei Berührung
page-confirm-always = Immer
page-confirm-never = Nie
page-set-keys = Buchstabentasten
    .about = aufgezählt auf der Taste ?
page-set-sound = Ton
    .about = eine Glocke, wenn du am Zug bist
page-set-where = All das merkt sich dieser Browser.
page-about = Über Hotelier, Lizenzen
page-new-table = Ein neuer Tisch
page-game = Spiel
page-seats = Plätze
page-seat-me = Ich
page-seat-here = Jemand an diesem Bildschirm
page-seat-open = Jemand per Link
    .about = den Link bekommst du gleich
page-seat-bot = Bot: { $level }
page-seat-kind = Wer auf Platz { $seat } sitzt
page-seat-name = Name auf Platz { $seat }
page-seat-remove = Platz { $seat } entfernen
page-seat-add = Ein Platz mehr
page-seat-free = Freier Platz
page-options = Regeln
page-modules = Module von Alles Walzer!
page-module-1 = Ballsäle
page-module-2 = Prominente
page-module-3 = Besondere Hotels
page-module-4 = Startspieler
page-module-5 = Darf’s a bisserl mehr sein?
page-about-table = Der Tisch
page-table-title = Ein Name für den Tisch
page-visibility = Wer ihn findet
page-by-link = Nur per Link
page-in-lobby = Alle
page-spectators-allowed = Andere dürfen zusehen
page-languages = Am Tisch wird gesprochen
    .about = Nichts gewählt: egal.
page-seed = Startwert
    .about = Für dieselben Karten wie jemand anders. Alle sehen, dass einer gewählt wurde; bleibt er leer, weiß niemand, was kommt.
page-clock = Bedenkzeit
page-clock-none = Ohne Eile
page-clock-live = Live, mit Uhr
page-clock-days = Tage je Zug
page-clock-minutes = Minuten für das ganze Spiel
page-clock-increment = Sekunden mehr je Entscheidung
page-clock-each-days = Tage je Entscheidung
page-make-table = Tisch eröffnen
page-invited = Setz dich zu uns
page-sit-down = Platz nehmen
page-only-watch = Nur zusehen
page-table-opens = Der Tisch wird gedeckt
page-ready = bereit
page-not-ready = noch nicht bereit
page-be-ready = Ich bin bereit
page-not-ready-yet = Doch noch nicht bereit
page-copy-invite = Einladung kopieren
page-copied = Kopiert
page-invite-link = Link für Platz { $seat }
page-put-bot = Ein Bot
page-free-seat-of = Den Platz von { $name } frei machen
page-call-off = Absagen
page-leave = Wieder aufstehen
page-kind-you = du
page-kind-guest = Gast
page-kind-program = ein Programm
page-kind-free = wartet auf jemanden
page-kind-resigned = hat aufgegeben
page-time-left = Restzeit: { $time }
page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-chat-send = Senden
page-proof = Ehrliches Glück
page-proof-how = Vor dem Spiel wurde ein Hash der geheimen Saat veröffentlicht; die Saat folgt am Ende. So kann niemand das Glück aussuchen.
page-proof-chosen = Die Saat dieses Tischs hat gewählt, wer ihn eröffnet hat.
page-proof-hash = Veröffentlichter Hash (SHA-256)
page-proof-seed = Saat
page-proof-right = Die Saat hat den veröffentlichten Hash: Niemand hat am Glück gedreht.
page-proof-changed = Die Saat hat diesen Hash, doch dieser Browser sah während des Spiels einen anderen.
page-proof-wrong = Die Saat hat nicht den veröffentlichten Hash.
page-proof-draws = hotelier verify prüft an der Aufzeichnung, dass jede Ziehung aus dieser Saat kam.
page-sealed-grand-austria-hotel = Würfel versiegelt { $hash }
page-sealed-hotel-koenig = Plättchen versiegelt { $hash }
page-table-ways = An diesem Tisch
page-offer-takeback = Um Rücknahme bitten
page-offer-abort = Abbruch anbieten
page-substitute = Bot einsetzen
page-stand-in = Sind alle einverstanden, springt ein Bot ein: { $level }.
page-substitute-level = Bot für Abwesende
page-return = Meinen Platz zurücknehmen
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben
page-rematch = Noch einmal
page-replay = Nachspielen
page-record = Aufzeichnung
page-offered-takeback = { $name } bittet, die letzte Entscheidung zurückzunehmen.
page-offered-abort = { $name } bietet an, das Spiel abzubrechen.
page-offered-substitute = { $name } bittet um einen Bot anstelle von { $whom }: { $level }.
# Whoever is to be replaced reads this one.
page-offered-substitute-you = { $name } bittet um einen Bot an deiner Stelle: { $level }.
page-offered-until = Wer bis { $time } nichts sagt, stimmt zu.
page-agree = Zustimmen
page-refuse = Ablehnen
page-here = Ich bin da
page-withdraw-offer = Zurückziehen
page-pass-to = Gib das Gerät an { $name }
page-pass-why = Bis dahin sind alle Karten verdeckt.
page-pass-here = { $name } ist da
page-keys = Tasten
page-keys-off = Buchstabentasten sind in den Einstellungen ausgeschaltet.
page-key = Taste
page-key-does = Was sie tut
page-key-tab = Zum nächsten Ding; Pfeile gehen in Feldern weiter
page-key-enter = Tun, was im Fokus steht
page-key-escape = Schließen, loslassen
page-key-help = Diese Tasten
page-key-theme = Hell oder dunkel
page-key-undo = Zurücknehmen
page-key-redo = Wiederholen
page-key-let-go = Gewähltes loslassen
page-key-table = Über den Tisch: Gespräch, Beweis, Auswege
page-tables-wait = { $count ->
        [one] einer wartet auf dich
       *[other] { $count } warten auf dich
    }
page-options-changed = { $count ->
        [one] { $preset }, eine Änderung
       *[other] { $preset }, { $count } Änderungen
    }
page-options-single = { $count ->
        [0] Einzelne Regeln
       *[other] Einzelne Regeln ({ $count } geändert)
    }
page-lobby-free = { $count ->
        [one] Ein Platz ist frei: Verschicke den Link oder setze einen Bot hin.
       *[other] { $count } Plätze sind frei: Verschicke die Links oder setze Bots hin.
    }
page-lobby-ready = Alle sind da. Das Spiel beginnt, wenn alle bereit sind.
page-since = { $count ->
        [one] seit deinem Zug: eins
       *[other] seit deinem Zug: { $count }
    }
page-open-seat = Die Seite von { $name }

## Replays

page-replay-not-real = Das ist nicht der echte Tisch
page-replay-steps = Schritt für Schritt
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-on = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-slider = Stelle im Spiel
page-replay-at = Schritt { $step } von { $last }
page-replay-at-short = { $step } von { $last }
page-replay-curve = Verlauf
page-replay-link = Link zu #{ $ply }
page-replay-copied = Link kopiert
page-replay-record = Partie
page-replay-eyes = Mit wessen Augen
page-replay-eyes-own = Wie ich es sehen darf
page-replay-gone = Diese Partie ist in diesem Browser nicht mehr aufgehoben.
page-replay-let-go = Loslassen, dann läuft die Partie ab
page-replay-drop = Partie hierher ziehen oder Datei wählen
page-replay-own = Deine Partien
page-replay-kept = in diesem Browser aufgehoben
page-replay-forget = { $name } vergessen
page-replay-finished = Beendete Tische
page-replay-search = Jemand, der dort saß
page-replay-none = Noch kein beendeter Tisch.
page-replay-source = Was zählt
page-replay-all-sources = Alle Quellen
page-replay-graph = Punkte und Vermögen, Schritt für Schritt
page-replay-hidden = verdeckt
page-replay-source-points = Punkte
page-replay-source-money = Geld
page-replay-source-shares = Aktien
page-key-step-back = Einen Schritt zurück in der Wiedergabe
page-key-step-on = Einen Schritt weiter in der Wiedergabe

## Karten zum Nachschlagen

page-key-search = Karten durchsuchen
page-cards-search = Namen und Wirkungen suchen
page-cards-any = Alle
page-cards-kind = Art
page-cards-colour = Gast
page-cards-timing = Wirkt
page-cards-pack = Aus
page-cards-none = Keine Karte passt.
page-cards-clear = Alle Karten zeigen
page-cards-our-name = unser eigener Name
page-cards-timing-once = Einmalig beim Ausspielen
page-cards-timing-round = Einmal pro Spielrunde
page-cards-timing-permanent = Immer
page-cards-timing-end = Am Ende der Partie
page-cards-timing-bell = Einmal in der Partie, zu einem eigenen Zeitpunkt
page-cards-pack-base = Grundspiel
page-cards-pack-promo = Promokarten
page-cards-pack-ballrooms = Ballsäle
page-cards-pack-celebrities = Prominente
page-cards-pack-entrances = Besondere Hotels
page-cards-pack-more-cards = Darf’s a bisserl mehr sein?
page-cards-pack-extra = Zusatzkarten
page-cards-spaces = Plätze bei { $players } Personen
page-cards-chains = Hotelketten
page-cards-chains-about = Jede Kette hat { $shares } Aktien. Ab { $safe } Plättchen ist sie sicher: Niemand kann sie übernehmen.
page-cards-prices = Preise und Prämien
page-cards-tiles = Plättchen
page-cards-size-from = ab { $size }
page-cards-share = Eine Aktie
page-cards-largest = Größter Aktionär
page-cards-second = Zweiter Aktionär
page-redo = Wiederholen
page-end-turn = Zug beenden?
page-end-turn-not = Noch nicht
page-then-over = Dann ist die Partie zu Ende.
page-then-chance = Dann wird etwas aufgedeckt: kein Zurück.
page-then-you = Dann bist du wieder dran.
page-then-seat = Dann ist { $name } dran.
page-missed = Seit deinem letzten Zug
page-missed-step = { $step } von { $steps }
page-missed-pause = Anhalten
page-missed-play = Abspielen
page-missed-back = Zurück zu jetzt
page-missed-one-back = Einen Schritt zurück
page-missed-one-on = Einen Schritt weiter
page-set-endings = Vor dem Ende meines Zuges fragen
    .about = mit dem, was dann geschieht
page-set-motion = Teile bewegen sich
    .about = von ihrem alten Platz an den neuen
page-why-asked = Nicht jetzt: erst die Frage oben.
page-why-waits = { $name } ist am Zug.

## Um die Tische

page-account = Du
page-ratings = Wertungszahlen
page-way-ratings = Wertung
    .about = wer am besten spielt
page-way-account = Deine Partien
    .about = Verlauf und Konto
page-rated = Zählt für die Wertungszahlen
    .about = für Konten, die gewertet werden wollen; siehe
page-host = Gastgeber
page-make-host = Zum Gastgeber machen
page-seat-rating = Wertung { $points }
page-bot-plays = Ein Bot spielt auf deinem Platz.
page-ended-by = Die Partie ist zu Ende: gewonnen von { $names }.
page-next-game = Es gibt eine weitere Partie mit denselben Leuten.
page-next-join = Mitspielen
page-clock-left-days = { $days } T. { $hours } Std.
page-chat-to = Wer es hört
page-chat-to-all = An alle
page-chat-to-seats = Nur Mitspielende
page-chat-onlooker = sieht zu
page-review = Rückschau
page-hint = Tipp
page-key-hint = Tipp
page-terms = Was gilt
page-terms-live = { $minutes } min für jeden, { $increment } s mehr für jede Entscheidung
page-terms-days = { $days ->
        [one] Ein Tag für jede Entscheidung
       *[other] { $days } Tage für jede Entscheidung
    }
page-terms-unwatched = Niemand sonst darf zusehen
page-terms-seed = Der Gastgeber hat die Saat gewählt
page-pace-live = { $minutes } Min. + { $increment } s
page-pace-days = { $days ->
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
page-lobby-waits = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
page-join-begun = Diese Partie hat begonnen: Alle Plätze sind besetzt. Wenn du dort sitzt, komm über deinen Rückkehrlink oder dein Konto zurück.
page-way-back = Dein Weg zurück auf einem anderen Gerät
page-offer-declined = { $kind ->
        [takeback] Nichts wird zurückgenommen: Das wurde abgelehnt oder zurückgezogen.
        [abort] Die Partie geht weiter: Der Abbruch wurde abgelehnt oder zurückgezogen.
       *[substitute] Kein Bot nimmt den Platz ein: Das wurde abgelehnt oder zurückgezogen.
    }
page-resigned-you = Du hast aufgegeben. Ein Bot spielt für dich weiter.
page-proof-from = ab Schritt { $ply }, da etwas zurückgenommen wurde
page-standing-orders = Daueraufträge
