# Hotel-König. Werte: $tile 9F, $chain Luxor, $name ein Spieler, Zahlen, wie sie sind.
# $who ist "you" für den Platz des Lesers, "bank" für die Börse (HK-11), sonst "other".

hotel-koenig-title = Hotel-König
hotel-koenig-tagline = Gründe Hotelketten, kaufe ihre Aktien, lass sie fusionieren und sei am Ende am reichsten.
hotel-koenig-how-to =
    In jedem Zug legst du einen deiner Steine auf sein Feld. Ein Stein neben einem Einzelstein gründet eine Kette, ein Stein neben einer Kette lässt sie wachsen, und ein Stein zwischen Ketten führt zur Fusion: Die größte übernimmt, und die beiden größten Aktionäre der anderen erhalten eine Prämie. Dann kaufst du bis zu drei Aktien. Große Ketten sind teuer, und ab 11 Steinen sind sie sicher. Am Ende erhalten die größten Aktionäre noch einmal ihre Prämien, alle Aktien werden verkauft, und das meiste Geld gewinnt.

hotel-koenig-sheet = Geld
hotel-koenig-marks = Auf dem Plan: Ein Buchstabe ist eine Kette, „o“ ein Einzelstein, [1] dein erster Stein, (1) dein erster Stein, wenn er jetzt nicht gelegt werden kann. Eine Kette mit * ist sicher.

## Namen

hotel-koenig-chain-Airport = Airport
hotel-koenig-chain-Festival = Festival
hotel-koenig-chain-Imperial = Imperial
hotel-koenig-chain-Luxor = Luxor
hotel-koenig-chain-Oriental = Oriental
hotel-koenig-chain-Prestige = Prestige
hotel-koenig-chain-Continental = Continental
hotel-koenig-chain-unknown = eine Kette
hotel-koenig-tile-unknown = ein Stein
    .accusative = einen Stein

## Warum ein Spiel endet, und woher Geld kam

hotel-koenig-reason-running = das Spiel geht weiter
hotel-koenig-reason-all-safe = alle Ketten sind sicher
hotel-koenig-reason-41-tiles = eine Kette hat 41 Steine oder mehr
hotel-koenig-reason-no-tiles-left = es sind keine Steine mehr da
hotel-koenig-reason-no-tile-in-a-round = eine ganze Runde lang konnte niemand einen Stein legen
hotel-koenig-reason-unknown = ein unbekannter Grund

hotel-koenig-source-start = Geld zu Beginn
hotel-koenig-source-purchases = Gekaufte Aktien
hotel-koenig-source-sales = Bei Fusionen verkaufte Aktien
hotel-koenig-source-bonuses = Prämien bei Fusionen
hotel-koenig-source-founding = Gründungen
hotel-koenig-source-final-bonuses = Prämien am Ende
hotel-koenig-source-final-sales = Am Ende verkaufte Aktien

## Fragen

hotel-koenig-question-LayTile = Welchen Stein legst du?
hotel-koenig-question-FoundChain = { $tile } gründet eine Kette. Welche?
hotel-koenig-question-ChooseSurvivor = { $tile } lässt gleich große Ketten fusionieren. Welche übernimmt?
hotel-koenig-question-ChooseDissolved = Welche Kette wird als nächste aufgelöst?
hotel-koenig-question-TradeShares =
    { $shares ->
        [one] { $survivor } übernimmt { $chain }. Du hast eine Aktie.
       *[other] { $survivor } übernimmt { $chain }. Du hast { $shares } Aktien. Wie viele Aktien von { $survivor } nimmst du, für je zwei von { $chain }?
    }
hotel-koenig-question-SellShares =
    { $shares ->
        [one] { $chain } wird aufgelöst. Du hast eine Aktie im Wert von { $price }. Verkaufst du sie?
       *[other] { $chain } wird aufgelöst. Du hast { $shares } Aktien im Wert von je { $price }. Wie viele verkaufst du?
    }
hotel-koenig-question-BuyShares =
    { $left ->
        [0] Du hast so viele gekauft, wie du darfst. Zug beenden?
        [one] Du hast { $money }. Noch eine Aktie kaufen?
       *[other] Du hast { $money }. Aktien kaufen? { $left } darfst du kaufen.
    }
hotel-koenig-question-AnnounceEnd = Das Spiel kann jetzt enden. Sagst du das Ende an?

## Aktionen, als Auswahl

hotel-koenig-action-draw = Ziehe { $tile }
# $effect: was der Stein bewirken würde; $chains: was er berührt, die übernehmende Kette zuerst; $size: Größe danach.
hotel-koenig-action-lay =
    { $effect ->
        [lone] Lege { $tile }: bleibt allein
        [found] Lege { $tile }: gründet eine Kette mit { $size }
        [grow] Lege { $tile }: { $chains } wächst auf { $size }
        [take-over] Lege { $tile }: { $survivor } übernimmt { $others }
        [merge] Lege { $tile }: { $chains } fusionieren, du wählst, wer übernimmt
        [eighth-chain] { $tile } ist unspielbar: würde eine achte Kette gründen
        [two-safe-chains] { $tile } ist unspielbar: würde sichere Ketten fusionieren
       *[unknown] Lege { $tile }
    }
hotel-koenig-action-pass = Lege keinen Stein
hotel-koenig-action-announce = Sage das Ende an
hotel-koenig-action-continue = Spiele weiter
hotel-koenig-action-found =
    { $price ->
        [0] Gründe { $chain }
       *[other] Gründe { $chain }: Eine Aktie ist { $price } wert
    }
hotel-koenig-action-survivor = { $chain } übernimmt
hotel-koenig-action-dissolve = Löse { $chain } auf
hotel-koenig-action-trade =
    { $gained ->
        [0] Tausche nichts um
       *[other]
            { $chain ->
                [none] Tausche { $given } in { $gained } um
               *[other] Tausche { $given } { $chain } in { $gained } { $survivor } um
            }
    }
hotel-koenig-action-sell =
    { $shares ->
        [0] Verkaufe nichts
       *[other]
            { $amount ->
                [0] Verkaufe { $shares }
               *[other]
                    { $kept ->
                        [0] Verkaufe { $shares } für { $amount }
                       *[other] Verkaufe { $shares } für { $amount }, behalte { $kept }
                    }
            }
    }
hotel-koenig-action-buy =
    { $price ->
        [0] Kaufe { $chain }
       *[other] Kaufe { $chain } für { $price }
    }
hotel-koenig-action-stop =
    { $left ->
        [0] Beende deinen Zug
       *[other] Kaufe nichts mehr und beende deinen Zug
    }

## Was geschah

hotel-koenig-event-start-tile =
    { $who ->
        [you] Du ziehst { $tile } für den Start.
       *[other] { $name } zieht { $tile } für den Start.
    }
hotel-koenig-event-starts =
    { $who ->
        [you] Du beginnst: { $tile } ist der niedrigste Stein.
       *[other] { $name } beginnt: { $tile } ist der niedrigste Stein.
    }
hotel-koenig-event-turn =
    { $who ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
hotel-koenig-event-drew =
    { $who ->
        [you] Du ziehst { FORM($tile, "accusative") }.
       *[other] { $name } zieht { FORM($tile, "accusative") }.
    }
hotel-koenig-event-discarded =
    { $who ->
        [you] Du legst { FORM($tile, "accusative") } ab: nicht spielbar.
       *[other] { $name } legt { FORM($tile, "accusative") } ab: nicht spielbar.
    }
hotel-koenig-event-laid =
    { $who ->
        [you] Du legst { $tile }.
       *[other] { $name } legt { $tile }.
    }
hotel-koenig-event-no-tile =
    { $who ->
        [you] Du hast keinen spielbaren Stein.
       *[other] { $name } hat keinen spielbaren Stein.
    }
hotel-koenig-event-founded =
    { $who ->
        [you] Du gründest { $chain } mit { $size } Steinen.
       *[other] { $name } gründet { $chain } mit { $size } Steinen.
    }
hotel-koenig-event-founder-share =
    { $who ->
        [you] Du erhältst die Gründeraktie von { $chain }.
       *[other] { $name } erhält die Gründeraktie von { $chain }.
    }
hotel-koenig-event-founder-share-none =
    { $who ->
        [you] Die Börse hat keine Aktie von { $chain } für dich.
       *[other] Die Börse hat keine Aktie von { $chain } für { $name }.
    }
hotel-koenig-event-founder-share-owed =
    { $who ->
        [you] Die Börse schuldet dir die nächste Aktie von { $chain }, die zurückkommt.
       *[other] { $name } bekommt die nächste Aktie von { $chain }, die zur Börse zurückkommt.
    }
hotel-koenig-event-founder-share-cash =
    { $who ->
        [you] Die Börse hat keine Aktie von { $chain } und zahlt dir stattdessen { $amount }.
       *[other] Die Börse hat keine Aktie von { $chain }: { $name } erhält stattdessen { $amount }.
    }
hotel-koenig-event-grew = { $chain } wächst auf { $size } Steine.
hotel-koenig-event-merger = { $tile } führt zur Fusion: { $survivor } übernimmt { $others }.
hotel-koenig-event-bank-drew =
    { $number ->
        [one] Die Börse zieht { $tile } und zählt mit einer Aktie von { $chain } mit.
       *[other] Die Börse zieht { $tile } und zählt mit { $number } Aktien von { $chain } mit.
    }
# $place: 1 für den größten Aktionär, 2 für den zweitgrößten, 3 für den drittgrößten.
hotel-koenig-event-bonus =
    { $who ->
        [you]
            { $place ->
                [1] Du erhältst { $amount } für den größten Anteil an { $chain } (mit { $shares }).
                [2] Du erhältst { $amount } für den zweitgrößten Anteil an { $chain } (mit { $shares }).
               *[other] Du erhältst { $amount } für den drittgrößten Anteil an { $chain } (mit { $shares }).
            }
        [bank]
            { $place ->
                [1] Die Börse hat den größten Anteil an { $chain } (mit { $shares }); ihre { $amount } werden nicht ausgezahlt.
                [2] Die Börse hat den zweitgrößten Anteil an { $chain } (mit { $shares }); ihre { $amount } werden nicht ausgezahlt.
               *[other] Die Börse hat den drittgrößten Anteil an { $chain } (mit { $shares }); ihre { $amount } werden nicht ausgezahlt.
            }
       *[other]
            { $place ->
                [1] { $name } erhält { $amount } für den größten Anteil an { $chain } (mit { $shares }).
                [2] { $name } erhält { $amount } für den zweitgrößten Anteil an { $chain } (mit { $shares }).
               *[other] { $name } erhält { $amount } für den drittgrößten Anteil an { $chain } (mit { $shares }).
            }
    }
hotel-koenig-event-no-bonus = Niemand hat Aktien von { $chain }, also gibt es keine Prämie.
hotel-koenig-event-traded =
    { $who ->
        [you] Du tauschst { $given } { $chain } in { $gained } { $survivor } um.
       *[other] { $name } tauscht { $given } { $chain } in { $gained } { $survivor } um.
    }
hotel-koenig-event-sold =
    { $who ->
        [you] Du verkaufst { $shares } { $chain } für { $amount }.
       *[other] { $name } verkauft { $shares } { $chain } für { $amount }.
    }
hotel-koenig-event-kept =
    { $who ->
        [you] Du behältst { $shares } { $chain }.
       *[other] { $name } behält { $shares } { $chain }.
    }
hotel-koenig-event-joined = { $chain } hat jetzt { $size } Steine.
hotel-koenig-event-bank-laid = Die Börse legt { $tile }.
hotel-koenig-event-bank-tile-unplayable = Die Börse kann { $tile } nicht legen: Der Stein scheidet aus dem Spiel aus.
hotel-koenig-event-bought =
    { $who ->
        [you] Du kaufst { $chain } für { $price }.
       *[other] { $name } kauft { $chain } für { $price }.
    }
hotel-koenig-event-announced =
    { $who ->
        [you] Du sagst das Ende an: { $reason }.
       *[other] { $name } sagt das Ende an: { $reason }.
    }
hotel-koenig-event-final-scoring = Das Spiel endet: { $reason }.
hotel-koenig-event-final-sale =
    { $who ->
        [you] Du verkaufst am Ende { $shares } { $chain } für { $amount }.
       *[other] { $name } verkauft am Ende { $shares } { $chain } für { $amount }.
    }

# Mehrere Käufe oder Verkäufe hintereinander, auf einmal erzählt. $basket: eine Liste aus
# hotel-koenig-basket; $amount: zusammen.
hotel-koenig-together-bought =
    { $who ->
        [you] Du kaufst { $basket } für { $amount }.
       *[other] { $name } kauft { $basket } für { $amount }.
    }
hotel-koenig-together-final-sale =
    { $who ->
        [you] Du verkaufst am Ende { $basket } für { $amount }.
       *[other] { $name } verkauft am Ende { $basket } für { $amount }.
    }
hotel-koenig-basket = { $count } { $chain }

## Optionen

option-preset = Nach welchem Satz von Regeln gespielt wird; einzelne Optionen kommen obendrauf.
    .schmidt = das Regelheft der Ausgabe von Schmidt
    .online = die online üblichen Regeln: offener Besitz, tote Steine werden ersetzt, und Ende, wenn alle Ketten auf dem Plan sicher sind
option-hk-dead-tiles = Was mit Steinen geschieht, die nur zwei sichere Ketten fusionieren könnten.
    .keep = sie bleiben auf der Hand
    .replace-at-draw = sie werden beim Ziehen ersetzt
    .replace-at-start = sie werden zu Beginn des Zuges ersetzt
option-hk-full-hand-redraw = Ob ein Spieler ohne spielbaren Stein die ganze Hand ersetzt, einmal je Zug.
    .off = nein
    .on = ja
option-hk-hand-size = Steine auf der Hand.
option-hk-founder-share-empty = Was der Gründer einer Kette erhält, wenn die Börse keine Aktie von ihr hat.
    .none = nichts
    .owed = die nächste Aktie, die zur Börse zurückkommt
    .cash = den Preis einer Aktie
option-hk-end-declaration = Ob das Ende angesagt werden muss, sobald das möglich ist.
    .optional = der Spieler entscheidet
    .compulsory = im ersten Zug, in dem es möglich ist
option-hk-end-condition = Welche Ketten für das Ende sicher sein müssen. Eine Kette mit 41 Steinen genügt immer.
    .seven-safe = alle sieben Ketten
    .all-active-safe = alle Ketten auf dem Plan, mindestens eine
option-hk-end-timing = Wann das Ende angesagt werden darf.
    .after-tile = nach dem Legen des Steins
    .any-time-in-turn = jederzeit im eigenen Zug
option-hk-bonus-tiers = Wie viele Aktionäre eine Prämie erhalten.
option-hk-holdings = Ob Geld und Aktien der anderen zu sehen sind.
    .hidden = nur die eigenen
    .open = die von allen
option-hk-two-player-bank = Ob die Börse in einem Spiel zu zweit als Aktionär zählt.
    .on = ja
    .off = nein
option-hk-multi-merger-order = Welche Kette zuerst aufgelöst wird, wenn ein Stein drei oder mehr fusioniert.
    .smallest-first = die kleinste
    .largest-first = die größte
option-hk-bonus-rounding = Wie die Teile einer geteilten Prämie gerundet werden.
    .up-100 = auf die nächsten 100 aufgerundet
    .exact = gar nicht
    .down-100 = auf die letzten 100 abgerundet
option-hk-buy-limit = Wie viele Aktien ein Spieler in einem Zug kaufen darf.
option-hk-start-tiles = Ob die für den Start gezogenen Steine gelegt werden.
    .one-each = der Stein jedes Spielers wird gelegt
    .none = sie bestimmen nur, wer beginnt
option-hk-multi-merger-bonus = Wann Prämien gezahlt werden, wenn ein Stein drei oder mehr Ketten fusioniert.
    .per-chain = Kette für Kette, jeweils gefolgt von deren Aktien
    .all-first = alle, bevor jemand über Aktien entscheidet

## Warum eine Aktion abgelehnt wird

error-must-lay = Du hast einen spielbaren Stein, also musst du einen legen.
error-lay-first = Zuerst kommt ein Stein: „{ $text }“ muss warten, bis einer gelegt ist.
error-not-in-hand =
    { $hand ->
        [none] { $tile } ist nicht auf deiner Hand; sie ist leer.
       *[other] { $tile } ist nicht auf deiner Hand. Du hast { $hand }.
    }
error-eighth-chain = { $tile } würde eine achte Kette gründen, und es gibt nur sieben. Lege einen anderen Stein.
error-two-safe-chains = { $tile } würde zwei sichere Ketten fusionieren. Lege einen anderen Stein.
error-no-end-condition = Das Ende kann noch nicht angesagt werden: Dazu braucht es eine Kette mit 41 Steinen oder lauter sichere Ketten.
error-announce-after-tile = Das Ende wird nach dem Legen des Steins angesagt, nicht davor.
error-must-announce-or-continue = „{ $text }“ muss warten: Sage zuerst „announce“, um das Spiel zu beenden, oder „continue“, um weiterzuspielen.
error-must-found = „{ $text }“ muss warten: Dein Stein gründet eine Kette, also wähle zuerst ihren Namen, etwa „found Luxor“.
error-chain-on-board = { $chain } ist schon auf dem Plan. Gründe eine Kette, die es nicht ist.
error-must-choose-survivor = „{ $text }“ muss warten: Wähle zuerst, welche Kette übernimmt, etwa „survivor Luxor“.
error-not-among-largest = { $chain } gehört nicht zu den größten der fusionierenden Ketten und kann nicht übernehmen. Wähle eine der größten.
error-must-choose-dissolved = „{ $text }“ muss warten: Wähle zuerst, welche Kette als nächste aufgelöst wird, etwa „dissolve Luxor“.
error-not-next-to-dissolve = { $chain } ist jetzt nicht mit der Auflösung an der Reihe. Wähle eine der Ketten, die es sind.
error-must-trade = „{ $text }“ muss warten: Sage zuerst, wie viele Aktien du im Tausch für { $chain } nimmst, etwa „trade 1“ oder „trade 0“.
error-cannot-trade =
    { $most ->
        [0] „{ $text }“ ist nicht möglich: Du hast { $shares }, und die Börse hat { $stock } von { $survivor }. Sage „trade 0“.
       *[other] „{ $text }“ ist nicht möglich: Du hast { $shares }, und die Börse hat { $stock } von { $survivor }. Du kannst höchstens { $most } nehmen.
    }
error-nothing-to-trade = Aktien von { $chain } können nicht mehr umgetauscht werden. Sage, wie viele du verkaufst, etwa „sell 1“ oder „sell 0“.
error-must-sell = „{ $text }“ muss warten: Sage zuerst, wie viele Aktien von { $chain } du verkaufst, etwa „sell 1“ oder „sell 0“.
error-too-few-shares = „{ $text }“ ist nicht möglich: Du hast { $shares } von { $chain }.
error-must-buy-or-stop = „{ $text }“ muss warten: Kaufe jetzt eine Aktie, etwa „buy Luxor“, oder sage „stop“, um deinen Zug zu beenden.
error-buy-limit =
    { $limit ->
        [one] Du hast eine Aktie gekauft, und mehr ist in einem Zug nicht erlaubt. Sage „stop“.
       *[other] Du hast { $limit } Aktien gekauft, und mehr sind in einem Zug nicht erlaubt. Sage „stop“.
    }
error-chain-not-on-board = { $chain } ist nicht auf dem Plan, ihre Aktien können also nicht gekauft werden.
error-no-stock = Die Börse hat keine Aktie von { $chain } mehr.
error-too-dear = Eine Aktie von { $chain } kostet { $price }, und du hast { $money }.

## Warum eine Stellung abgelehnt wird

error-negative-money = Platz { $seat } hat { $money }, aber Geld kann nicht negativ sein.
error-ledger = Platz { $seat } hat { $money }, aber das Kassenbuch ergibt { $sum }.
error-share-count = Von { $chain } sollte es { $wanted } Aktien geben und nirgends weniger als keine, aber Spieler haben { $held } und die Börse { $stock }.
error-chain-size = { $chain } sollte { $size } Steine haben, aber der Plan zeigt { $tiles }.
error-chain-of-one = { $chain } hat nur einen Stein, { $tile }. Eine Kette hat zwei oder mehr; zeichne einen Einzelstein als „o“.
error-chains-touch = { $chain } berührt { $other } bei { $tile }. Ketten, die sich berühren, müssen eine Kette sein.
error-chain-apart = Die Steine von { $chain } hängen nicht zusammen. Eine Kette muss zusammenhängen.
error-lone-beside-chain = { $tile } liegt neben { $chain }, gehört aber zu keiner Kette. Ein Stein neben einer Kette ist ein Teil von ihr.
error-tile-count =
    { $times ->
        [0] Stein { $tile } ist nirgends. Jeder Stein ist auf dem Plan, auf einer Hand, im Vorrat oder aus dem Spiel.
       *[other] Stein { $tile } ist an { $times } Orten. Jeder Stein kann nur an einem Ort sein.
    }
error-hand-size = Platz { $seat } hat { $tiles } Steine auf der Hand, aber höchstens { $most } sind erlaubt.
