# Datensätze aus Spielen von Bots: Hilfe, was der Befehl sagt, und die Datenkarte.

help-dataset = Spiele zwischen Bots als Parquet schreiben, eine Zeile je Entscheidung (was der Platz sah, was er durfte, was er tat, wie das Spiel ausging), und als Aufzeichnungen. Ein angehaltener oder abgebrochener Datensatz geht dort weiter, wo er war.
help-dataset-out = Wo der Datensatz liegt oder liegen soll.
    .value = ORDNER
help-dataset-games = Wie viele Spiele.
help-dataset-jobs = Prozesse, die sich die Arbeit teilen.
    .default = einer je Kern
help-dataset-bots = Wer spielt; der letzte wiederholt sich: page, waiter, concierge, director, greedy oder random; director@500ms denkt so lange nach.
help-dataset-seed = Derselbe Startwert bringt dieselben Spiele.
help-dataset-shard = Wie viele Spiele in eine Datei kommen.

dataset-made =
    { $shards ->
        [0] Es war nichts zu tun: { $folder } ist vollständig.
        [one] Eine Datei mit { $decisions } Entscheidungen in { $folder } geschrieben.
       *[other] { $shards } Dateien mit { $decisions } Entscheidungen in { $folder } geschrieben.
    }{ $missing ->
        [0] {""}
       *[other] {" "}Es fehlen noch: { $missing }. Derselbe Befehl macht weiter.
    }

dataset-card =
    # { $title }: Entscheidungen von Bots

    { $games } Spiele mit { $seats } Plätzen, gespielt von { $bots } (in jedem Spiel rücken alle um einen Platz weiter), Startwert { $seed }, Regelfassung { $rules }, Hotelier { $version }. { $options ->
        [none] Alle Optionen stehen auf ihren Voreinstellungen.
       *[other] Optionen, die nicht voreingestellt sind: { $options }.
    }

    ## Was darin ist

    `decisions/*.parquet` hat eine Zeile je Entscheidung, `records/` eine Aufzeichnung je Spiel, aus der sich jede Zeile wieder herstellen lässt. Eine Datei enthält { $shard } Spiele. `dataset.json` sagt, was gespielt wurde.

    | Spalte | |
    | --- | --- |
    | `game`, `ply`, `seat`, `bot` | welches Spiel, welche Zeile seiner Aufzeichnung, wessen Entscheidung, wer den Platz spielte |
    | `view` | was der Platz sah: { $view } ganze Zahlen, angeordnet wie unten; Plätze zählen vom Betrachter aus |
    | `mask` | { $actions } Wahrheitswerte: welche Aktionen erlaubt waren |
    | `action` | die Nummer der gewählten Aktion |
    | `score`, `rank` | wie das Spiel für diesen Platz ausging |
    | `reward_rank`, `reward_score` | dasselbe als Belohnung, die über alle Plätze 0 ergibt |

    Die Aktionen sind nach der Tabelle dieser Optionen nummeriert (Kennung { $fingerprint }); siehe docs/env.md.

    ## Wozu es taugt und wozu nicht

    Es zeigt, wie diese Bots spielen, mit ihren Gewohnheiten und Fehlern, und nicht, wie Menschen oder vollkommene Spieler es tun. Eine Sicht enthält, was ihr Platz wissen konnte, und sonst nichts. Entscheidungen mit nur einer erlaubten Aktion sind unter den Zeilen. Spiele eines Datensatzes teilen kein Glück, Zeilen eines Spiels schon. { $timed ->
        [no] Derselbe Befehl ergibt überall dieselben Spiele.
       *[yes] Manche Bots denken nach der Uhr: Spiele, die noch einmal gemacht werden, können anders verlaufen.
    }

    Daten von Personen sind nicht darin: Es spielten nur Bots.

    ## Die Felder einer Sicht

    | ab | Feld | Form | |
    | ---: | --- | --- | --- |

error-other-dataset = Im Ordner { $path } liegt ein anderer Datensatz. Wähle einen anderen Ordner.
error-dataset-running = Ein anderer Prozess schreibt gerade den Datensatz in { $path }.
error-no-env-extra = { $package } ist nicht installiert. Installiere es mit: pip install hotelier[env]
