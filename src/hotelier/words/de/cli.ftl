# Die Befehlszeile: Hilfeseiten, und was Befehle ausgeben. Was man tippt (play, --seats, hk.hand_size=7),
# bleibt, wie es ist.

## Hilfeseiten. Eine Meldung heißt nach ihrer Option, mit dem Befehl davor, wo mehrere sich unterscheiden.
## .value: was eine Option verlangt, in Großbuchstaben; .default: was ohne sie gilt.

help = Hotel-Brettspiele spielen, untersuchen und simulieren. Ohne Befehl: Tische anbieten und die Seite öffnen.
help-play = Im Terminal spielen. Ganz ohne Optionen: du gegen drei Bots.
help-replay = Eine Aufzeichnung nachspielen: was geschah und nach welcher Regel, die letzte Stellung, das Ergebnis.
help-simulate = Viele Spiele zwischen Bots spielen: Länge, Ende, wer von wo aus gewinnt, Punkte. In jedem Spiel rücken alle Bots um einen Platz weiter. Strg-C hält an und fasst die bisherigen Spiele zusammen.
help-perft = Die Möglichkeiten zählen, die nächsten Fragen zu beantworten, Zufall eingeschlossen: eine Prüfung der Regeln.
help-cards = Karten und Pläne erklären: Zahlen, Effekt, Regel, und was nicht sicher ist und warum.
help-rules = Regeln nach ihrer Id ausgeben, nach Wörtern suchen oder die Abschnitte des Regelhefts aufzählen.
help-bench = Zufallsspiel in einem Prozess messen, neben python-chess und catanatron.
help-completion = Ein Skript ausgeben, mit dem deine Shell Befehle und Optionen ergänzt.

help-lang = Die Sprache: { $languages }.
    .value = SPRACHE
    .default = HOTELIER_LANG, oder die deines Systems
help-help = Diese Seite zeigen.
help-version = Die Version zeigen.
help-game = Welches Spiel.
help-play-game = Welches Spiel.
    .default = in einem Terminal wird gefragt, sonst hotel-koenig
help-seats = Wie viele Spieler.
help-play-seats = Wie viele Spieler.
    .default = 4
help-perft-seats = Wie viele Spieler.
    .default = 2
help-preset = Ein ganzer Satz von Regeln. hotel-koenig: schmidt, online. grand-austria-hotel: revised, classic.
help-option = Eine Regel: hk.hand_size=7. Kann mehrmals stehen.
    .value = NAME=WERT
help-cards-option = Wie diese Regel sie liest: edition=classic. Kann mehrmals stehen.
    .value = NAME=WERT
help-play-bots = Bots auf den anderen Plätzen, durch Kommas getrennt; der letzte wiederholt sich: page, waiter, concierge, director, greedy, random oder ein eigener als MODUL:KLASSE. director@500ms denkt so lange nach.
    .default = greedy
help-simulate-bots = Bots, die spielen, durch Kommas getrennt; der letzte wiederholt sich: page, waiter, concierge, director, greedy, random oder ein eigener als MODUL:KLASSE. director@500ms denkt so lange nach.
    .default = random
help-play-seed = Derselbe Startwert bringt dieselben Ziehungen.
    .default = jedes Mal ein anderer
help-simulate-seed = Derselbe Startwert bringt dieselben Spiele.
help-position = Mit einer Stellung beginnen (JSON).
help-play-record = Die Aufzeichnung am Ende hier speichern.
help-play-resume = Ein gespeichertes Spiel fortsetzen.
help-play-seat = Wo du sitzt, von 0 an.
help-play-hot-seat = Wie viele Menschen sich die Tastatur teilen.
    .value = MENSCHEN
help-play-plain = Zeile für Zeile schreiben und fragen: für Vorleseprogramme und einfache Terminals.
help-play-server = An einem Server spielen: seine Adresse, der Link einer Einladung oder dein privater Weg zurück.
help-play-name = Wie ein Mensch heißt, und eine Sprache für ihn allein: Anna, Anna:de. Kann mehrmals stehen.
    .value = NAME[:SPRACHE]
help-house-data = Zahlen deines eigenen Exemplars von Grand Austria Hotel.
    .value = DATEI.toml
help-replay-file = Eine Aufzeichnung, als JSON Lines oder als Text.
help-replay-text = Die Aufzeichnung in Textform ausgeben.
help-replay-as-json = Log, letzte Ansicht und Ergebnis als JSON ausgeben.
help-replay-journal = Jedes einzelne Ereignis ausgeben, eines je Zeile.
help-replay-rules = Auch die Regeln ausgeben, auf die sich die Zeilen berufen.
help-replay-to = Bei der Entscheidung mit dieser Nummer anhalten.
help-replay-seat = Wie dieser Platz es wissen darf, von 0 an.
help-replay-everything = Auch, was während des Spiels verdeckt ist.
help-replay-plain = Drucken, statt das Protokoll auf dem ganzen Bildschirm zu zeigen.
help-simulate-games = Wie viele Spiele.
help-simulate-jobs = Prozesse, die sich die Arbeit teilen.
    .default = einer je Prozessorkern
help-simulate-records = Von jedem Spiel hier eine Aufzeichnung aufheben.
    .value = ORDNER
help-as-json = Das Ergebnis als JSON ausgeben.
help-perft-depth = Wie viele Fragen tief.
help-perft-divide = Nach der ersten Antwort getrennt zählen.
help-cards-wanted = Nummern, Schlüssel oder Namen; ohne Angabe alle Karten.
    .value = KARTE
help-cards-kind = Nur guests, staff, politics, emperor, hotels, ballrooms, rehearsals, celebrities, entrances oder tokens.
help-cards-doubts = Nur, was rekonstruiert oder strittig ist oder sich unterscheidet.
help-rules-wanted = Regeln wie GAH-9.4 oder Abschnitte wie HK-5; ohne Angabe die Liste der Abschnitte.
    .value = ID
help-rules-search = Regeln nach ihren Wörtern finden; Wörter "in Anführungszeichen" stehen zusammen.
    .value = WÖRTER
help-rules-game = Nur hotel-koenig, grand-austria-hotel oder alles-walzer.
    .default = alle
help-completion-shell = Welche Shell: bash, zsh oder fish.
    .value = SHELL
help-bench-runs = Wie viele Durchgänge; der Median zählt.
help-bench-seconds = Länge eines Durchgangs.
help-bench-profile = Stattdessen zeigen, wohin unsere Zeit geht.

# Darum herum. $pieces: was man tippt.
help-usage = Aufruf: { $pieces }
help-options-word = OPTIONEN
help-command-word = BEFEHL
help-arguments = Angaben
help-options = Optionen
help-commands = Befehle
help-default = (Standard: { $value })
help-required = (nötig)
help-type-number = ZAHL
help-type-text = TEXT
help-type-file = DATEI

## Was an einer Befehlszeile nicht stimmt

error-no-such-command =
    { $near ->
        [none] Es gibt keinen Befehl „{ $command }“. Die Befehle: { $commands }.
       *[other] Es gibt keinen Befehl „{ $command }“. Meintest du „{ $near }“? Die Befehle: { $commands }.
    }
error-no-such-flag =
    { $near ->
        [none] Es gibt keine Option „{ $flag }“. --help zählt die vorhandenen auf.
       *[other] Es gibt keine Option „{ $flag }“. Meintest du „{ $near }“?
    }
error-flag-without-value = Hinter { $flag } fehlt etwas.
error-flag-with-value = { $flag } steht allein, ohne Wert.
error-missing-flag = { $flag } fehlt.
# $low: die kleinste erlaubte Zahl, oder "none".
error-flag-not-a-number =
    { $low ->
        [none] { $flag } sollte eine Zahl sein.
       *[other] { $flag } sollte eine Zahl sein, { $low } oder mehr.
    }
error-too-many-words = „{ $words }“ ist mehr, als dieser Befehl nimmt.
error-choose-one-flag = Wähle eines: { $flags }.
error-output-failed = Die Ausgabe lässt sich nicht schreiben: { $why }.
error-no-such-shell = Für „{ $shell }“ gibt es kein Skript. Es gibt welche für { $shells }.
error-own-bot-import = Der Bot „{ $name }“ lässt sich nicht importieren: { $why }.
error-own-bot-missing = Im Modul { $module } gibt es keine Klasse { $bot }. Nenne einen Bot in der Form MODUL:KLASSE.
error-own-bot-no-bot = „{ $name }“ ist kein Bot: Die Methode choose(view, legal) fehlt.
error-own-bot-failed = Im Bot „{ $name }“ ist ein Fehler aufgetreten: { $why }.
error-own-bot-illegal = Der Bot „{ $name }“ hat mit „{ $action }“ geantwortet. Das ist keine der erlaubten Aktionen.
error-too-many-names =
    { $people ->
        [one] Du hast { $names } Namen angegeben, aber nur ein Mensch spielt. Gib weniger an, oder nimm --hot-seat dazu.
       *[other] Du hast { $names } Namen angegeben, aber nur { $people } Menschen spielen. Gib weniger an, oder nimm --hot-seat dazu.
    }

## hotelier simulate

simulate-stopped = Nach { $played } von { $games } Spielen angehalten.
simulate-playing = Es wird gespielt
simulate-head =
    { $seats ->
        [one] { $title }, 1 Platz, { $bots }, Startwert { $seed }
       *[other] { $title }, { $seats } Plätze, { $bots }, Startwert { $seed }
    }
# $seconds, $speed: als Text, mit Nachkommastellen.
simulate-games =
    { $games ->
        [one] 1 Spiel in { $seconds } s: { $speed } Spiele/s
       *[other] { $games } Spiele in { $seconds } s: { $speed } Spiele/s
    }
simulate-length = Entscheidungen je Spiel: Mittel { $mean }, Standardabweichung { $sd }, { $least } bis { $most }
simulate-end = Ende
simulate-count = Spiele
simulate-share = Anteil
simulate-interval = 95 %
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-score = Punkte
simulate-sd = Abw.
simulate-min = min
simulate-max = max
simulate-several = { $bot } ({ $seats }-mal)

## hotelier perft

perft-depth = Tiefe { $depth }: { $count }

## hotelier bench

bench-measuring = Messung läuft …
bench-random-play = Zufallsspiel
bench-decision-us = µs/Entscheidung
bench-games-per-second = Spiele/s
bench-decisions-per-game = Entscheidungen
bench-copy-us = µs/Kopie
bench-replay-ms = ms/Nachspielen
# $spin, $fastest, $slowest, $usual: Millisekunden als Text.
bench-medians =
    { $rounds ->
        [one] Ein Durchgang. Eine Schleife von einer Million Schritten brauchte dabei { $spin } ms (ein gewöhnlicher Kern: { $usual }).
       *[other] Mediane aus { $rounds } Durchgängen. Eine Schleife von einer Million Schritten brauchte dabei { $spin } ({ $fastest }-{ $slowest }) ms (ein gewöhnlicher Kern: { $usual }).
    }
bench-missing = Nicht gemessen: { $peers }. `make bench` installiert sie.
# $peer: ein anderes Programm, durch dessen Zahl unsere geteilt wird, oder "none".
bench-goal-decision-us = Entscheidung / Zufallszug von { $peer }
bench-goal-copy-us = Kopie / Kopie von { $peer }
bench-goal-games-per-second =
    { $peer ->
        [none] Spiele je Sekunde, vier Plätze
       *[other] Spiele je Sekunde / { $peer }
    }
bench-goal-decisions-per-second = Entscheidungen je Sekunde
bench-goal-replay-ms = Nachspielen einer Aufzeichnung, ms
# $goal: eines von oben; $limit, $found, $spread: Zahlen als Text; $how: "most" oder "least".
bench-not-measured =
    { $how ->
        [most] --    { $goal }: nicht gemessen; höchstens { $limit }
       *[least] --    { $goal }: nicht gemessen; mindestens { $limit }
    }
# $met: "yes" oder "no"; $scaled: "yes", wo die Zahl auf einen gewöhnlichen Kern umgerechnet ist.
bench-measured =
    { $met ->
        [yes] gut   { $text }
       *[no] ZU SCHWACH  { $text }
    }
bench-found =
    { $scaled ->
        [yes]
            { $how ->
                [most] { $goal }: { $found } ({ $spread }) auf einem gewöhnlichen Kern; höchstens { $limit }
               *[least] { $goal }: { $found } ({ $spread }) auf einem gewöhnlichen Kern; mindestens { $limit }
            }
       *[no]
            { $how ->
                [most] { $goal }: { $found } ({ $spread }); höchstens { $limit }
               *[least] { $goal }: { $found } ({ $spread }); mindestens { $limit }
            }
    }
bench-hottest = Die heißesten Funktionen
bench-calls = Aufrufe
bench-own-ms = eigene ms
bench-share = Anteil
