### Die Seite: wer man an einem Server ist, Nachrichten, Wertungszahlen, was gespielt wurde.

## Wer man ist

page-account-nobody = Du bist neu hier
page-account-guest = Gast in diesem Browser
page-account-is = ein Konto
page-account-why = Niemand braucht ein Konto. Mit einer Passphrase bleibt dein Name deiner, und du findest deine Tische in jedem Browser.
page-account-why-change = Tische, Statistik und Wertungszahlen warten in jedem Browser, in dem du dich anmeldest.
page-account-passphrase = Passphrase
page-account-present-passphrase = Bisherige Passphrase
page-account-new-passphrase = Neue Passphrase
page-account-make = Konto anlegen
page-account-log-in = Ich habe eines: anmelden
page-account-change = Passphrase ändern
page-account-log-out = Hier abmelden
page-account-kept = Gespeichert.
page-account-changed = Gespeichert. Überall sonst bist du abgemeldet.
page-return-link = Rückkehrlink
    .about = bringt dich in jedem Browser als dich selbst zurück. Behalte ihn für dich.
page-return-make = Erzeugen und kopieren
page-return-copied = Kopiert. Er wird nur dieses eine Mal gezeigt.
page-welcome-back = Willkommen zurück
page-welcome-back-about = Dieser Link ist dein privater Weg zurück: Dieser Browser wird du sein.
page-welcome-back-yes = Ich bin es
page-welcome-back-not = Dieser Link führt nirgendwohin: Er ist nicht vollständig oder wurde widerrufen. Erzeuge einen neuen, wo du noch angemeldet bist, oder melde dich mit deiner Passphrase an.

## Nachrichten

page-messages = Nachrichten
page-messages-about = wenn du dran bist und nicht hier
page-messages-table = Über diesen Tisch.
page-messages-nowhere = Es gibt noch keine Adresse.
page-messages-where = Wohin sie gehen
page-messages-as-all = Wie für alle Tische
page-push = Dieser Browser
page-push-on = sagt Bescheid, auch wenn die Seite zu ist
page-push-off = kann Bescheid sagen, auch wenn die Seite zu ist
page-push-denied = darf nicht: Mitteilungen dieser Seite sind in den Einstellungen des Browsers ausgeschaltet
page-push-impossible = kann nicht: Hier gibt es keine Push-Nachrichten
page-push-start = Hier Bescheid sagen
page-push-stop = Nicht mehr
page-push-failed = Der Push-Dienst dieses Browsers hat nicht geantwortet.
page-address-mail = Mail
page-address-webhook = Webhook
page-address-push = ein Browser
page-address-asked = eine Mail fragt, ob du das willst; vorher kommt nichts
page-address-stopped = aufgegeben, weil nichts ankam; eine Probe nimmt sie wieder auf
page-address-try = Probe
page-address-tried = Gesendet
page-address-remove = { $address } entfernen
page-add-mail = Eine Mailadresse
page-add-hook = Ein Webhook (Discord, Slack)
page-hook-address = Adresse
page-hook-style = Für
page-hook-json = Programme (JSON)
page-hook-discord = Discord
page-hook-slack = Slack
page-add = Hinzufügen
page-no-mail = Dieser Server verschickt keine Mail.
page-wishes = Sag mir Bescheid
page-wish-turn = wenn ich dran bin
page-wish-start = wenn eine Partie beginnt
page-wish-finish = wenn eine Partie zu Ende ist
page-wish-reminder = wenn die Tage für einen Zug ablaufen
page-wish-away = wenn ein Bot meinen Platz eingenommen hat
page-wish-looking = auch während ich zusehe
page-wish-delay = Ein Zug wird gemeldet
page-wish-delay-none = sofort
page-wish-delay-minutes = { $minutes ->
        [one] nach einer Minute
       *[other] nach { $minutes } Minuten
    }

## Wertungszahlen, Statistik, Archiv

page-ratings-list = Die Liste
page-ratings-want = Ich will gewertet werden
    .about = dein Name steht in der Liste, und du kannst an gewerteten Tischen sitzen
page-ratings-need-account = nur für Konten: Gib dir erst eine Passphrase
page-ratings-none-yet = Noch keine gewertete Partie. Ein neuer Tisch hat die Wahl „Zählt für die Wertungszahlen“.
page-rating-of = { $seats } Plätze, Partien: { $games }, auf { $margin } genau
page-rated-games = Gewertete Partien
page-ratings-how = Wer will, wird gewertet, nach Spiel und Zahl der Plätze. Neue haben { $start }.
page-ratings-join = Mitmachen
page-ratings-nobody = Noch niemand hat so eine gewertete Partie gespielt.
page-column-day = Tag
page-column-rank = Rang
page-column-change = Änderung
page-column-rating = Wertung
page-column-games = Partien
page-column-played = Gespielt
page-column-won = Gewonnen
page-column-mean-rank = Mittlerer Rang
page-rank-of = { $rank } von { $seats }
page-show-all = Alle zeigen
page-statistics = Statistik
page-statistics-none = Hier wird gezählt, was du zu Ende gespielt hast.
page-export = Alles, was mir gehört
page-history = Deine Partien
page-player-games = Offene Partien
page-archive-title = Wie der Tisch heißt
page-archive-nothing = Nichts passt.
page-table-won = { $game }, gewonnen von { $names }
page-orders-about = Der Server antwortet sofort für dich, ohne zu fragen. Niemand sonst kann das sehen.
page-orders-forced = Wo es nur eine Antwort gibt, sie geben
page-orders-hotel-koenig-pass = Passen, wenn kein Stein gelegt werden kann
page-orders-hotel-koenig-stop = Nie Aktien kaufen
page-orders-hotel-koenig-continue = Nie das Ende ansagen
page-orders-grand-austria-hotel-pass = Immer passen, wenn ich darf
page-orders-grand-austria-hotel-withdraw = Nie auf einen Eingang bieten
page-orders-grand-austria-hotel-accept = Immer die Strafe des Kaisers nehmen
page-orders-merger = Wenn eine Kette aufgelöst wird
page-orders-any = jede Kette
page-orders-of = Aktien von
page-orders-into = übernommen von
page-orders-keep = Behalten
page-orders-exchange = die übrigen zwei zu eins tauschen, soweit möglich
page-orders-sell = den Rest verkaufen
page-orders-add = Diese Regel hinzufügen
page-orders-remove = Zurücknehmen: { $rule }
page-orders-rule = { $chain }, übernommen von { $into }: { $does }
page-orders-does-keep = { $count ->
        [all] alle behalten
       *[other] { $count } behalten
    }
page-orders-does-exchange = { $count ->
        [all] so viele wie möglich tauschen
       *[other] { $count } tauschen
    }
page-orders-does-sell = { $count ->
        [all] den Rest verkaufen
       *[other] { $count } verkaufen
    }

## Über Hotelier

page-about-hotelier = Hotelier ist eine eigenständige, inoffizielle Umsetzung von Brettspielen mit eigenen Texten und Bildern. Die Namen der Spiele gehören ihren Inhabern. Hotelier steht in keiner Verbindung zu deren Autoren und Verlagen und wird von ihnen nicht unterstützt.
page-about-free = Alle dürfen Hotelier unter der Apache-Lizenz 2.0 nutzen, verändern und weitergeben.
page-about-licences = Lizenzen
page-about-parts = Teile dieser Seite stammen von anderen, darunter die beiden Schriften. Ein Klick auf eine Zeile zeigt die Lizenz.
page-about-not-loaded = Die Liste der Lizenzen ließ sich nicht laden. Lade die Seite neu.
