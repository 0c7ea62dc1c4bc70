# hotelier arena und Arbeitsprozesse.

help-arena = Ein Turnier zwischen Bots in einen Ordner spielen, mit Wertungszahlen. Derselbe Befehl macht später weiter, wo er aufgehört hat, auch wenn er abgebrochen wurde.
help-arena-out = Wo die Partien aufgehoben werden.
    .value = ORDNER
help-arena-deals = Wie viele Ausgaben; jede spielt jede Besetzung in jeder Drehung der Plätze.
help-arena-seed = Derselbe Startwert ergibt dieselben Partien.
help-arena-bots = Wer mitspielt; jeder trifft auf jeden: random,greedy.
help-arena-lineup = Ein Tisch: seine Bots, der letzte wiederholt sich. Mehrfach möglich; ersetzt --bots.
    .value = NAME,NAME,...
help-arena-ladder = Jeder Bot von --bots trifft nur auf den vor ihm.
help-arena-jobs = Prozesse, die sich die Arbeit teilen.
    .default = einer je Kern
help-arena-engine = Wo gespielt wird: local, oder ray für einen Ray-Verbund (RAY_ADDRESS).
help-arena-parquet = Auch eine Tabelle mit einer Zeile je Platz und Partie schreiben.
    .value = DATEI.parquet
help-arena-charts = Auch Wertungszahlen, Besetzungen und Punktquellen zeichnen.
    .value = ORDNER
help-arena-chart-kinds = Art der Bilder: svg, png oder beides.

arena-head =
    { $games ->
        [one] { $title }, { $seats } Plätze: 1 Partie, Startwert { $seed }
       *[other] { $title }, { $seats } Plätze: { $games } Partien, Startwert { $seed }
    }
arena-stopped = Nach { $played } von { $games } Partien angehalten. Derselbe Befehl macht weiter.
arena-rating = Wertung
arena-lineup = Besetzung
arena-against = { $bot } gegen { $others }
arena-even = gleich
arena-lead = Vorsprung
arena-source = Punkte aus
arena-card = Gewählt
arena-chosen = Mal
worker-lost = Ein Arbeitsprozess ist verloren gegangen; ein anderer spielt seine Partien noch einmal.

error-workers-lost = Arbeitsprozesse gingen { $times } Mal verloren, ohne etwas fertigzustellen. Ist genug Speicher da?
error-other-tournament = Im Ordner { $path } liegt ein anderes Turnier. Wähle einen anderen Ordner.
error-tournament-running = Ein anderer Prozess spielt gerade das Turnier in { $path }.
error-ladder-running = Ein anderer Prozess spielt gerade die Leiter in { $path }.
error-broken-result = Zeile { $line } von { $path } ist kein Ergebnis einer Partie.
error-unknown-engine = Ein Spielwerk { $name } gibt es nicht. Bekannt sind: { $engines }.
error-no-ray = Ray ist nicht installiert. Installiere es mit: pip install hotelier[ray]
error-no-arena-extra = { $package } ist nicht installiert. Installiere es mit: pip install hotelier[arena]
