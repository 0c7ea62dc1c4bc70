# Warum etwas abgelehnt wurde: was nicht stimmt, und was richtig wäre. Die Id der Regel kommt ans Ende.

# $sentence: was abgelehnt wurde; $rule: die Id der Regel dahinter.
error-with-rule = { $sentence } ({ $rule })
# Eingegebenes, in Anführungszeichen.
quoted = „{ $text }“

## Texte von Aktionen

error-empty-action = Keine Aktion angegeben. Jede Aktion beginnt mit einem dieser Wörter: { $verbs }.
error-unknown-verb =
    { $near ->
        [none] Keine Aktion heißt „{ $verb }“. Aktionen beginnen mit einem dieser Wörter: { $verbs }.
       *[other] Keine Aktion heißt „{ $verb }“. Meintest du „{ $near }“? Aktionen beginnen mit einem dieser Wörter: { $verbs }.
    }
error-wrong-number-of-words =
    { $expected ->
        [0] „{ $verb }“ steht allein, aber „{ $text }“ hat mehr Wörter.
        [one] Auf „{ $verb }“ folgt ein Wort ({ $fields }), aber in „{ $text }“ sind es { $found }.
       *[other] Auf „{ $verb }“ folgen { $expected } Wörter ({ $fields }), aber in „{ $text }“ sind es { $found }.
    }
error-not-a-number = „{ $word }“ in „{ $text }“ sollte eine ganze Zahl sein, etwa { $verb } 2.
error-unknown-word =
    { $near ->
        [none] „{ $word }“ in „{ $text }“ ist hier nicht bekannt. Möglich: { $keys }.
       *[other] „{ $word }“ in „{ $text }“ ist hier nicht bekannt. Meintest du „{ $near }“? Möglich: { $keys }.
    }
error-no-such-action = { $text } ist keine Aktion dieses Spiels.

## Aktionen

error-not-the-question = „{ $text }“ beantwortet nicht die Frage, die jetzt gestellt ist.
error-game-over = „{ $text }“ kommt zu spät: Das Spiel ist aus.
error-not-your-turn = „{ $text }“ kommt nicht vom richtigen Spieler: Platz { $seat } ist am Zug.
error-impossible-outcome = „{ $text }“ kann hier nicht herauskommen ({ $kind }).
error-not-a-script = Vorgegebener Zufall sollte eine Liste von Texten wie „draw 9F“ sein, nicht { $value }.
error-script-ended = Der vorgegebene Zufall ist aufgebraucht, und es gibt keinen Startwert, mit dem es weitergeht ({ $kind }). Gib mehr Ergebnisse an oder einen Startwert.
error-revealed = Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Optionen, Plätze, Spiele, Bots

error-unknown-option =
    { $near ->
        [none] Es gibt keine Option „{ $name }“. Die Optionen: { $options }.
       *[other] Es gibt keine Option „{ $name }“. Meintest du „{ $near }“? Die Optionen: { $options }.
    }
error-bad-option-value = { $name } kann nicht { $value } sein. Möglich: { $choices }.
error-bad-seats = { $game } geht nicht mit { $value } Plätzen, nur mit { $low } bis { $high }.
error-no-such-seat = Es gibt keinen Platz { $seat } ({ $where }): Bei { $seats } Spielern sind die Plätze von 0 an nummeriert.
error-no-such-number = Es gibt keine Aktion Nummer { $value }: Die Tabelle zu diesen Optionen endet bei { $most }.
error-unknown-game =
    { $near ->
        [none] Es gibt kein Spiel „{ $game }“. Bekannt: { $games }.
       *[other] Es gibt kein Spiel „{ $game }“. Meintest du „{ $near }“? Bekannt: { $games }.
    }
error-unknown-bot = Für { $game } gibt es keinen Bot „{ $name }“. Es gibt: { $bots }.
error-bad-budget = { $value } ist keine Bedenkzeit. Nenne Knoten (5000) oder Millisekunden (200ms).

error-unknown-language = Es gibt keine Texte auf „{ $language }“. Die Sprachen: { $languages }.

## Dateien, Aufzeichnungen, Stellungen

error-no-such-file =
    { $why ->
        [none] Die Datei { $path } lässt sich nicht lesen.
       *[other] Die Datei { $path } lässt sich nicht lesen: { $why }.
    }
error-cannot-write =
    { $why ->
        [none] Die Datei { $path } lässt sich nicht schreiben.
       *[other] Die Datei { $path } lässt sich nicht schreiben: { $why }.
    }
# Was das System zu einer Datei sagt: $why der Meldungen darüber.
os-error-enoent = es gibt keine solche Datei und keinen solchen Ordner
os-error-eacces = das ist nicht erlaubt
os-error-eperm = das ist nicht erlaubt
os-error-eisdir = es ist ein Ordner
os-error-enotdir = ein Teil des Pfads ist kein Ordner
os-error-enospc = der Datenträger ist voll
os-error-erofs = der Datenträger lässt sich nur lesen
os-error-enametoolong = der Name ist zu lang
error-no-such-folder = Die Datei { $path } lässt sich nicht schreiben: Den Ordner gibt es nicht. Lege ihn zuerst an.
error-not-text = Die Datei { $path } ist keine Textdatei in UTF-8, also keine Aufzeichnung.
error-empty-record = Die Aufzeichnung ist leer. Sie sollte mit einer Kopfzeile beginnen.
error-cut-off = Die Aufzeichnung bricht mitten in Zeile { $line } ab. Entferne diese Zeile, um zu lesen, was davor steht.
error-not-json = Zeile { $line } ist kein gültiges JSON. Eine Aufzeichnung hat in jeder Zeile ein JSON-Objekt.
error-not-a-record-line = Zeile { $line } ist keine Zeile einer Aufzeichnung: „{ $text }“. Eine Spielzeile sieht so aus: „0: lay 9F“.
error-line-after-end = Zeile { $line } kommt nach dem Ende des Spiels. Nach dem Ende darf nichts mehr folgen.
error-no-header = Zeile { $line } ist nicht der Kopf einer Aufzeichnung. Die erste Zeile sollte Format, Spiel, Regeln, Plätze und Optionen nennen.
error-newer-format = Die Aufzeichnung ist in Format { $found } geschrieben; diese Version liest Format { $known }. Eine neuere Version von Hotelier kann sie vielleicht lesen.
error-newer-rules = Das wurde nach Regelversion { $found } gespielt; diese Version kennt Version { $known }. Eine neuere Version von Hotelier kann es nachspielen.
error-other-rules = Das wurde nach Regelversion { $found } gespielt, aber diese Version von Hotelier spielt Version { $known }.
error-other-game = Das ist eine Stellung von { $found }, nicht von { $wanted }.
error-wrong-ply = Zeile { $line } hat die Nummer { $found }, aber { $wanted } kommt als Nächstes. Vielleicht fehlen Zeilen oder sie sind durcheinander.
error-not-text-action = Zeile { $line }: Die Aktion sollte ein Text wie „lay 9F“ sein, nicht { $value }.
error-bad-action = Zug { $ply } der Aufzeichnung, „{ $text }“, passt nicht: { $why }
error-redacted = Diese Aufzeichnung lässt weg, was ihr Leser nicht wissen darf; sie kann deshalb nicht nachgespielt oder fortgesetzt werden. Das geht nur mit einer vollständigen.
error-not-over-yet = Die Aufzeichnung sagt, das Spiel sei aus, aber jemand ist noch am Zug. Vielleicht fehlen Zeilen.
error-wrong-end = Das Ende der Aufzeichnung sagt { $where } { $found }, aber die Züge führen zu { $wanted }.
error-stops-in-chance =
    { $lines ->
        [one] Die Aufzeichnung endet nach einer Zeile, wo gezogen werden müsste. Ihre letzten Zeilen fehlen.
       *[other] Die Aufzeichnung endet nach { $lines } Zeilen, wo gezogen werden müsste. Ihre letzten Zeilen fehlen.
    }
# $missing-count, $surplus-count: wie viele es sind. Jede Liste in einem Fehler hat eine solche Zahl.
error-wrong-fields =
    { $missing ->
        [none] { $where }: { $surplus } gehört nicht dorthin.
       *[other]
            { $surplus ->
                [none]
                    { $missing-count ->
                        [one] { $where }: { $missing } fehlt.
                       *[other] { $where }: { $missing } fehlen.
                    }
               *[other]
                    { $missing-count ->
                        [one] { $where }: { $missing } fehlt, und { $surplus } gehört nicht dorthin.
                       *[other] { $where }: { $missing } fehlen, und { $surplus } gehört nicht dorthin.
                    }
            }
    }
error-not-a-list = { $where } sollte eine Liste sein, nicht { $value }.
error-not-an-object = { $where } sollte ein JSON-Objekt sein, nicht { $value }.
error-not-an-int = { $where } sollte eine ganze Zahl sein, nicht { $value }.
error-not-a-key = { $where } kann nicht { $value } sein. Möglich: { $keys }.
error-bad-form = { $where } lässt sich nicht als { $kind } lesen: { $value }.
error-unknown-frame = { $where }: Es gibt keine Frage oder Aufgabe { $value }. Bekannt: { $frames }.
error-wrong-length = { $where } sollte { $wanted } Einträge haben, hat aber { $found }.
error-nothing-asked = { $where } ist leer, niemand wird also etwas gefragt, aber das Spiel ist nicht aus. Lass den Stapel weg, um einen Zug zu beginnen.
error-misplaced-frame =
    { $under ->
        [none] { $where }: { $frame } kann nicht zuunterst im Stapel liegen.
       *[other] { $where }: { $frame } kann nicht auf { $under } liegen.
    }
error-frame-does-not-fit = { $where }: { $name } von { $frame } passt nicht zu dieser Stellung.
error-field-does-not-fit = { $where } passt nicht zu dieser Stellung: Kein Spiel hätte dorthin führen können.
error-too-many-draws = { $where }: { $draws } sollen gezogen werden, aber nur { $pile } sind übrig.
error-too-many-outcomes = Die Ergebnisse von { $kind } sind zu viele, um sie einzeln zu zählen.

## Die Befehlszeile

error-not-in-terminal = { $game } lässt sich nicht im Terminal zeigen. Das geht mit: { $games }.
error-not-an-option-pair = „{ $text }“ ist keine Option. Schreibe --option NAME=WERT, etwa --option hk.hand_size=7.
error-position-not-json = Die Datei { $path } ist kein gültiges JSON (Zeile { $line }). Eine Stellung ist ein JSON-Objekt.
error-position-decides = { $flag } geht nicht zusammen mit --position: Die Stellung sagt das schon. Ändere es in der Datei.
error-record-decides = { $flag } geht nicht zusammen mit --resume: Die Aufzeichnung sagt das schon.
error-nothing-to-resume = Das Spiel in { $path } ist aus und kann nicht fortgesetzt werden. „hotelier replay { $path }“ erzählt es.
error-too-many-people = { $people } Menschen passen nicht an einen Tisch mit { $seats } Plätzen. Gib mehr Plätze an oder setze weniger Menschen.
error-wrong-bot-count = { $found } Bots wurden genannt, aber { $seats } andere Plätze brauchen je einen; ein einzelner Name gilt für alle.
error-too-many-bots =
    { $free ->
        [0] Für Bots ist kein Platz übrig: Auf allen sitzen Menschen. Lass --bots weg oder gib mehr Plätze an.
        [one] Du hast { $bots } Bots genannt, aber für sie ist nur ein Platz da. Nenne weniger oder gib mehr Plätze an.
       *[other] Du hast { $bots } Bots genannt, aber für sie sind nur { $free } Plätze da. Nenne weniger oder gib mehr Plätze an.
    }
error-no-such-ply = Die Aufzeichnung hat { $lines } Zeilen und kann nicht bis Zeile { $ply } gezeigt werden.

## Eigene Zahlen

error-no-house-data = { $game } hat keine Zahlen, die sich ersetzen lassen: --house-data ist für grand-austria-hotel.
error-house-not-toml =
    { $line ->
        [0] Die Datei { $path } ist keine TOML-Datei.
       *[other] Die Datei { $path } ist keine TOML-Datei: Zeile { $line } lässt sich nicht lesen.
    }
error-house-not-a-table = Eigene Zahlen: { $where } sollte eine Tabelle sein, nicht { $value }.
error-house-unknown-card =
    { $near ->
        [none] Eigene Zahlen: { $value } gibt es in { $table } nicht.
       *[other] Eigene Zahlen: { $value } gibt es in { $table } nicht. Meintest du „{ $near }“?
    }
error-house-card-twice = Eigene Zahlen: { $table } nennt { $value } zweimal, mit Schlüssel und mit Nummer.
error-house-unknown-field =
    { $near ->
        [none]
            { $where ->
                [none] Eigene Zahlen: { $value } lässt sich nicht ersetzen. Ersetzen lassen sich: { $choices }.
               *[other] Eigene Zahlen: { $where } hat kein { $value }, das sich ersetzen ließe. Was es hat: { $choices }.
            }
       *[other]
            { $where ->
                [none] Eigene Zahlen: { $value } lässt sich nicht ersetzen. Meintest du „{ $near }“? Ersetzen lassen sich: { $choices }.
               *[other] Eigene Zahlen: { $where } hat kein { $value }, das sich ersetzen ließe. Meintest du „{ $near }“? Was es hat: { $choices }.
            }
    }
error-house-bad-number = Eigene Zahlen: { $where } sollte eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
error-house-bad-word = Eigene Zahlen: { $where } sollte { $choices } sein, nicht { $value }.
error-house-bad-value = Eigene Zahlen: { $where } kann nicht { $value } sein.
error-house-wrong-length = Eigene Zahlen: { $where } sollte eine Liste von { $wanted } Zahlen sein, nicht { $value }.
error-house-no-alternative = Eigene Zahlen: { $where } hat keinen Verlust an SP als Alternative, ersetzen lässt er sich also nicht.
error-other-data =
    { $given ->
        [none] Das wurde mit den eigenen Zahlen „{ $played }“ gespielt: Gib diese Datei mit --house-data an.
       *[other]
            { $played ->
                [none] Das wurde mit den gedruckten Zahlen gespielt: Lass --house-data weg.
               *[other] Das wurde mit den eigenen Zahlen „{ $played }“ gespielt, nicht mit „{ $given }“.
            }
    }
