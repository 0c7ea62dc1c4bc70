# Reviews, hints and what-if in the page.

page-review-past = beendetes Spiel, hier ändert sich nichts daran
page-review-judged =
    { $count ->
        [one] 1 Entscheidung beurteilt
       *[other] { $count } Entscheidungen beurteilt
    }
page-review-thinking = Jede Entscheidung wird betrachtet
page-review-progress = { $done } von { $points } Stellen
page-review-meanwhile = Das dauert bis zu einer Minute. Du kannst weggehen: Es wird weiter nachgedacht, und die Rückschau bleibt erhalten.
page-review-ready = Die Rückschau ist fertig.
page-review-failed = Die Rückschau konnte nicht beendet werden.
page-review-again = Noch einmal versuchen
page-review-chance = Siegchance
page-review-points = Erwartete Punkte
page-review-what = Was die Linien zeigen
page-review-mode-chance = Chance
page-review-mode-points = Punkte
page-review-mode-source = Nach Quelle
page-review-table = Als Tabelle
page-review-graph = Linien über das Spiel, eine für jeden. Die Zahlen stehen unter „{ $table }“.
page-review-band = nicht sicher zu unterscheiden
page-review-luck = Glück mit Würfeln und Karten
page-review-cost = Preis deiner Entscheidung
page-review-noise = im Rauschen
page-review-move = Zug
page-review-gave = Glück und Spiel von { $name }
page-review-bar-luck = Glück { $change }
page-review-bar-cost = Entscheidung { $change }
page-review-bar-noise = { $change }, im Rauschen
page-review-costly = Was am meisten kostete
page-review-of-own =
    { $count ->
        [one] von 1 Entscheidung
       *[other] von { $count } Entscheidungen
    }
page-review-lost = { $points } { $game ->
        [hotel-koenig] in Geld
       *[other] Punkte
    }
page-review-at = Zug { $ply }.
page-review-at-round = Runde { $round }, Zug { $ply }.
page-review-instead = Besser: { $better }
page-review-none = Keine Entscheidung war sicher schlechter als die beste gefundene.
page-review-more =
    { $count ->
        [one] 1 weitere kostete weniger.
       *[other] { $count } weitere kosteten weniger.
    }
page-review-unsure =
    { $count ->
        [one] Bei 1 ist kein sicherer Unterschied zu sehen: kein Urteil.
       *[other] Bei { $count } ist kein sicherer Unterschied zu sehen: kein Urteil.
    }
page-review-log = Züge ringsum
page-review-turn = { $name } ist am Zug
page-review-turn-round = Runde { $round }, { $name } ist am Zug
page-review-played = Gespielt
page-review-better = Besser
page-review-why = Warum:
page-review-win = { $win } { $margin } Siegchance
page-review-verdict-best = Das Beste, was gefunden wurde
page-review-verdict-fine = Kein Urteil: Der Unterschied liegt im Rauschen
page-review-verdict-slip = Ein Ausrutscher
page-review-verdict-mistake = Ein Fehler
page-review-verdict-blunder = Ein grober Fehler
page-review-accuracy = Genauigkeit
    .about = Entscheidungen ohne sicheren Fehler, in Prozent
page-review-apart = Glück und Spiel, getrennt
page-review-unit-grand-austria-hotel = in Punkten
page-review-unit-hotel-koenig = in Geld
page-review-luck-even = Glück ausgeglichen
page-review-luck-of = Glück { $points } ± { $margin }
page-review-play-of = Spiel { $points } ± { $margin }
page-review-words = In wenigen Worten
page-review-save-page = Als Seite sichern
page-review-save-data = Als Daten sichern
page-review-as = Wessen Spiel betrachtet wird
page-review-as-you = Als { $name } (du)
page-review-as-name = Als { $name }
page-study-round = Runde { $round }
page-study-luck = Glück
page-study-play = Spiel
page-study-play-on = Ab Zug { $ply } weiterspielen
    .about = Hier beginnt ein eigener Tisch. Was dein Platz nicht wissen konnte, wird neu verteilt, und Bots nehmen die anderen Plätze. Das beendete Spiel bleibt, wie es ist.
page-study-seat = Dein Platz
page-study-against = Gegen
page-study-evaluation = Siegchancen, Zug für Zug
page-study-reckoning = Die Chancen werden ausgerechnet.
page-hint-about = Die besten gefundenen Züge, nur aus dem, was dein Platz wissen darf.
page-hint-thinking = Es wird nachgedacht.
page-hint-win = { $margin } Siegchance
page-hint-score = { $margin } { $game ->
        [hotel-koenig] in Geld
       *[other] Punkte
    }
page-hint-close = Tipp weglegen
page-hint-alike = Die Spannen überschneiden sich: Zwischen den ersten beiden ist kein sicherer Unterschied zu sehen.
