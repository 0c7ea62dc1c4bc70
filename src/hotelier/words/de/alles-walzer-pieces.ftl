# `hotelier cards`: die Pläne und Plättchen von Alles Walzer! erklärt.

cards-kind-ballrooms = Ballsäle
cards-kind-rehearsals = Proberäume
cards-kind-celebrities = Prominente
cards-kind-entrances = Hoteleingänge
cards-kind-tokens = Bonusplättchen
# $spaces: untere, mittlere und obere Reihe, zu zweit, zu dritt und zu viert.
cards-ballroom = obere Reihe: { $top }; mittlere Reihe: { $middle }; Wertung: { $scoring }; Einsetzfelder von der unteren Reihe nach oben bei 2, 3 und 4 Spielern: { $spaces }
cards-section =
    { $n ->
        [one] der Bereich mit einem Tänzer: { $bonus }
       *[other] der Bereich mit { $n } Tänzern: { $bonus }
    }
cards-first-rooms =
    { $free ->
        [0]
            { $n ->
                [one] ein erstes Zimmer mehr, zu seinen Kosten
               *[other] { $n } erste Zimmer mehr, zu ihren Kosten
            }
       *[other]
            { $n ->
                [one] ein erstes Zimmer mehr, kostenlos
               *[other] { $n } erste Zimmer mehr, kostenlos
            }
    }
cards-first-guests =
    { $n ->
        [one] ein erster Gast mehr
       *[other] { $n } erste Gäste mehr
    }
cards-entrance = Sofort: { $gains }. Immer: { $powers }.
cards-token = für eine Spalte: { $column }; für eine Etage: { $floor }
grand-austria-hotel-scoring-highest-row = deine Tänzer mal { $figures } für deine höchste Reihe, von unten nach oben
grand-austria-hotel-scoring-row-majority = { $figures } SP für die meisten Tänzer jeder Reihe, nach Rang
grand-austria-hotel-scoring-by-number = { $figures } SP für 1, 2, 3, 4 und mehr Tänzer
grand-austria-hotel-scoring-majority = { $figures } SP für die meisten Tänzer, nach Rang
grand-austria-hotel-scoring-pairs = { $figures } SP für je zwei deiner Tänzer
