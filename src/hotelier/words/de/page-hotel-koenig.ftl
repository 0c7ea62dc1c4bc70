### Die Seite von Hotel-König.

## Plätze und Brett

page-koenig-you = du
page-koenig-person = Gast
page-koenig-worth = wert { $worth }
page-koenig-hidden = verdeckt
page-koenig-seats = Mitspieler
page-koenig-money-of = { $name }: Geld { $money }, wert { $worth }
page-koenig-money-hidden = { $name }: Geld verdeckt
page-koenig-board = Spielplan, 12 Spalten, 9 Reihen
page-koenig-cell-empty = { $tile }, leer
page-koenig-cell-lone = { $tile }, einzelner Stein
page-koenig-cell-chain = { $tile }, { $chain }, { $size } Steine
page-koenig-cell-own = { $tile }, dein Stein: { $text }
page-koenig-cell-laid = { $tile }, gerade gelegt
page-koenig-tag = { $chain } { $size }
page-koenig-tag-price = { $chain } { $size }, { $price }
page-koenig-tag-stays = { $chain } { $size }, bleibt
page-koenig-tag-goes = { $chain } { $size }, wird aufgelöst
page-koenig-tag-new = { $chain } { $size }, neu: { $price }
page-koenig-tiles = Deine Steine
page-koenig-tiles-now = lege einen
page-koenig-tiles-later = für deinen nächsten Zug
page-koenig-drawn-later = wird am Ende des Zuges gezogen

## Schritte eines Zuges

page-koenig-steps = Schritte des Zuges
page-koenig-step-tile = Stein
page-koenig-step-laid = Stein { $tile }
page-koenig-step-name = Name
page-koenig-step-survivor = Wer bleibt?
page-koenig-step-bonus = Prämie
page-koenig-step-shares = Deine Aktien
page-koenig-step-others = Die anderen
page-koenig-step-end = Schluss?
page-koenig-step-buy = Kaufe bis zu { $left }
page-koenig-step-draw = Ziehen

## Legen und gründen

page-koenig-ask-lay = Welchen Stein legst du?
page-koenig-ask-found = Welche Kette gründest du?
page-koenig-why-found =
    { $lone ->
        [none] { $tile } beginnt eine neue Kette mit { $size }.
       *[other] { $tile } verbindet sich mit { $lone }: eine neue Kette mit { $size }.
    }
page-koenig-group-low = niedriger Preis
page-koenig-group-middle = mittlerer Preis
page-koenig-group-high = hoher Preis
page-koenig-found-now = Aktie jetzt, { $size } Steine
page-koenig-found-grown = mit 5 Steinen
page-koenig-found-safe = mit 11, sicher
page-koenig-found-bonus = größter Aktionär jetzt
page-koenig-found-bank = { $stock } in der Bank
page-koenig-found-held = { $name } hält { $shares }
page-koenig-found-free = Du bekommst eine { $chain }-Aktie gratis, wert { $price }
page-koenig-do-found = { $chain } gründen

## Eine Fusion

page-koenig-takes-over = { $survivor } übernimmt { $chain }
page-koenig-dissolved = { $chain } wird aufgelöst
page-koenig-why-merger =
    { $safe ->
        [1] { $size } Steine, sicher. Eine { $survivor }-Aktie steigt von { $before } auf { $after }.
       *[0] { $size } Steine. Eine { $survivor }-Aktie steigt von { $before } auf { $after }.
    }
page-koenig-why-dissolved = Eine Aktie ist { $price } wert.
page-koenig-keep = Behalten
page-koenig-sell = Verkaufen
page-koenig-exchange = Tauschen
page-koenig-the-rest = der Rest
page-koenig-each = je { $price }
page-koenig-two-for-one = 2 für 1
page-koenig-keep-for = für ein neues { $chain }
page-koenig-gives-money = +{ $amount }
page-koenig-gives-shares = +{ $shares } { $survivor }, wert { $worth }
page-koenig-fewer = Weniger
page-koenig-more = Mehr
page-koenig-money-to = Dein Geld { $before } auf { $after }
page-koenig-shares-to = { $chain } { $before } auf { $after }
page-koenig-do-keep = Alle behalten
page-koenig-do-sell = { $sell } verkaufen
page-koenig-do-exchange = { $exchange } tauschen
page-koenig-do-both = { $sell } verkaufen, { $exchange } tauschen
page-koenig-sell-all = Alle verkaufen
page-koenig-keep-all = Alle behalten
page-koenig-exchange-all = Alle tauschen
page-koenig-save-order = Immer so, wenn { $chain } aufgelöst wird
page-koenig-order-saved = Dauerauftrag gemerkt
page-koenig-bonus-of = { $name } bekommt { $amount } für { $shares }

## Kaufen

page-koenig-ask-buy = Welche Aktien kaufst du?
page-koenig-why-buy = Bis zu { $left }, zu heutigen Preisen, von der Bank. Auch durch einen Klick auf die Kette.
page-koenig-bought-all = Du hast gekauft, was du darfst
page-koenig-none-left = mehr geht nicht
page-koenig-more-left =
    { $left ->
        [one] eine weitere ist möglich
       *[other] { $left } weitere sind möglich
    }
page-koenig-money-left = { $money } übrig
page-koenig-basket = { $count } { $chain }
page-koenig-do-buy = Kaufe { $basket } für { $amount }
page-koenig-do-buy-none = Nichts kaufen
page-koenig-do-end = Zug beenden
page-koenig-largest-alone = { $chain } { $before } auf { $after }: allein größter Aktionär
page-koenig-largest-level = { $chain } { $before } auf { $after }: gleichauf mit { $names } größter Aktionär
page-koenig-second = { $chain } { $before } auf { $after }: zweiter Aktionär
page-koenig-no-place = { $chain } { $before } auf { $after }: noch keine Prämie
page-koenig-if-scored = Würde { $chain } jetzt gewertet: { $after } statt { $before } für dich.

## Ketten und Preise

page-koenig-chains = Ketten
page-koenig-chain = Kette
page-koenig-size = Steine
page-koenig-share = Aktie
page-koenig-own = Du
page-koenig-bank = Bank
page-koenig-buy = Kauf
page-koenig-first = größter Aktionär
page-koenig-second-holder = zweiter Aktionär
page-koenig-safe = sicher
page-koenig-no-chains = Noch liegt keine Kette auf dem Plan.
page-koenig-a-to-b = { $before } auf { $after }
page-koenig-prices = Preis einer Aktie
page-koenig-bonus-rule =
    { $tiers ->
        [3] Prämie: der größte 10-mal, dann 7,5- und 5-mal
       *[2] Prämie: der größte 10-mal, der zweite 5-mal
    }
page-koenig-not-founded = nicht gegründet:

## Teile der schmalen Seite

page-koenig-tab-board = Plan
page-koenig-tab-tiles = Steine
page-koenig-tab-shares = Aktien
page-koenig-tab-prices = Preise
page-koenig-tab-log = Verlauf
page-koenig-tab-now = Jetzt

## Das Ende

page-koenig-end = Das Ende ansagen
page-koenig-wins = { $name } gewinnt mit { $margin } Vorsprung
page-koenig-you-win = Du gewinnst mit { $margin } Vorsprung
page-koenig-shared = { $names } teilen sich den ersten Platz
page-koenig-where-from = Woher das Geld kam
page-koenig-before-end = Geld vor dem Ende
page-koenig-final = Ketten auf dem Plan: Prämie, dann verkaufte Aktien
page-koenig-chain-at-end = { $size } Steine, Aktie { $price }
page-koenig-count =
    { $shares ->
        [one] eine Aktie
       *[other] { $shares } Aktien
    }
page-koenig-worthless = nicht auf dem Plan, nichts wert
page-koenig-total = Geld
page-koenig-curve = Vermögen im Lauf der Partie
page-koenig-curve-unit = in Tausend, wäre da Schluss gewesen
page-koenig-again = Noch einmal mit denselben Leuten
page-koenig-show-board = Den Plan ansehen
page-koenig-show-bill = Zurück zur Wertung

## Tasten

page-koenig-key-tile = Den Stein mit dieser Nummer legen
page-koenig-key-chain = Diese Kette wählen oder eine Aktie kaufen
page-koenig-key-keep = Alle Aktien behalten
page-koenig-key-trade = Zwei Aktien mehr tauschen
page-koenig-key-sell = Eine Aktie mehr verkaufen
page-koenig-key-do = Was auf dem Hauptknopf steht
page-koenig-key-clear = Neu wählen

## Um den Plan

page-koenig-step-of = { $name }, Schritt { $step } von { $steps }
page-koenig-progress =
    { $turn ->
        [0] { $laid } von 108 Plättchen gelegt
       *[other] Zug { $turn }, { $laid } von 108 Plättchen gelegt
    }
page-koenig-holdings-open = Offener Besitz
page-koenig-holdings-hidden = Verdeckter Besitz
page-koenig-holds-none = keine Aktien
page-koenig-more-ways = Weitere Möglichkeiten
page-koenig-bank-counts = zählt als { $shares }
page-koenig-bank-rule = zu zweit zählt auch die Bank
page-koenig-tab-players = Spieler
page-koenig-copy-link = Link kopieren
page-koenig-course = Wie es lief
page-koenig-course-count = Fusionen: { $count }
page-koenig-course-first = Erste Fusion:
page-koenig-course-largest = Größte Prämien:
page-koenig-course-took = { $survivor } übernahm { $chains }, Zug { $turn }
page-koenig-course-own = +{ $amount } für dich
