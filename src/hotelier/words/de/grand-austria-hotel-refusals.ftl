# Grand Austria Hotel: warum eine Aktion oder eine Stellung abgelehnt wird. $text: was eingegeben wurde.

## Warum eine Aktion abgelehnt wird

error-accept-or-forfeit = „{ $text }“ muss warten: Sage zuerst „accept“, um den Verlust hinzunehmen, oder „forfeit“, um SP zu verlieren.
error-bottom-left-first = { $room } muss warten: Das erste Zimmer ist { $first }, unten links.
error-bring-or-stop = „{ $text }“ muss warten: Serviere noch eine Ware, etwa „bring wine poet“, oder sage „stop“.
error-cannot-decline = Auf { FORM($source, "accusative") } kannst du nicht verzichten.
error-cannot-pay = Das kostet { $price }, und du hast { $krones }.
error-card-chosen = { FORM($card, "capital") } ist die Karte, die du ausspielst, und kommt nicht unter den Stapel.
error-card-closed = „{ $card }“ hat kein freies Feld mehr.
error-card-not-in-hand = { FORM($card, "capital") } ist nicht auf deiner Hand.
error-card-not-in-play = „{ $card }“ ist nicht im Spiel.
error-choose-effect-first = „{ $text }“ muss warten: Mehrere Effekte sind fällig, wähle also zuerst, welcher davon als nächster kommt.
error-condition-not-met = Du erfüllst die Bedingung „{ $card }“ jetzt nicht.
error-die-outstanding = Du musst einen Würfel nehmen, bevor dein Zug enden kann.
error-die-taken = Du hast deinen Würfel für diesen Zug schon genommen.
error-effect-later = „{ $source }“ kommt später. Wähle einen der Effekte, die jetzt fällig sind.
error-effect-not-due = Dieser Effekt ist nicht fällig. Wähle einen, der es ist.
error-field-taken = { $room } ist schon vorbereitet.
error-floor-too-high = { $room } liegt zu hoch: Hier sind nur die Etagen 1 bis { $floors } möglich.
error-guest-not-in-cafe = { FORM($guest, "capital") } ist nicht in deinem Café.
error-guest-not-in-queue = { FORM($guest, "capital") } ist nicht in der Reihe.
error-guest-step-over = In diesem Zug ist es zu spät, einen Gast aus der Reihe zu nehmen.
error-ignore-or-accept = „{ $text }“ muss warten: Sage zuerst „ignore“, um zu zahlen und die Strafe zu ignorieren, oder „accept“, um sie hinzunehmen.
error-keep-krone-for-main = Das kostet { $price }, und du hast { $krones }: Dir bliebe zu wenig für einen Würfel, denn es sind nur noch 6er da.
error-keep-krones-for-rooms = Das kostet { $price }, und du hast { $krones }: Für die Zimmer, die du noch vorbereiten musst, bliebe zu wenig. Nimm die billigeren Felder zuerst.
error-keep-room-for-main = { $room } muss frei bleiben: Es sind nur noch 6er da, und ein Gast, der die Krone dafür bringt, braucht das Zimmer.
error-krone-for-main-first = Es sind nur noch 6er da, und du hast { $krones }: Quartiere zuerst einen Gast ein, der die nötige Krone bringt.
error-krone-not-sure = Es sind nur noch 6er da, und du hast zu wenig Kronen dafür: { FORM($guest, "capital") } brächte nicht sicher, was du brauchst.
error-must-choose-good = „{ $text }“ muss warten: Wähle eine Ware, etwa „good wine“.
error-must-choose-politics = „{ $text }“ muss warten: Wähle zuerst eine Politikkarte von Stapel { $stack }.
error-must-choose-tile = „{ $text }“ muss warten: Wähle zuerst ein Kaiserplättchen von Stapel { $stack }.
error-must-copy-action = „{ $text }“ muss warten: Sage zuerst, als was der Joker dient, etwa „as 1“.
error-must-copy-card = „{ $text }“ muss warten: Sage zuerst, welche Karte du wertest, etwa „copy concierge“.
error-must-dismiss = „{ $text }“ muss warten: Sage zuerst, welche Karte du entfernst, etwa „dismiss concierge“.
error-must-fill = „{ $text }“ muss warten: Sage zuerst, wessen Bestellung erfüllt wird, etwa „fill poet“.
error-must-lodge = „{ $text }“ muss warten: Wähle zuerst ein Zimmer für { FORM($guest, "accusative") }, etwa „lodge 1A“.
error-must-lose-room = „{ $text }“ muss warten: Sage zuerst, welches Zimmer du verlierst, etwa „lose 1A“.
error-must-mix = „{ $text }“ muss warten: Sage zuerst, wie viel { $first } und { $second } du nimmst, etwa „mix 1 0“.
error-must-pick = „{ $text }“ muss warten: Behalte zuerst eine Karte, etwa „pick groom“.
error-must-play-looked = „{ $text }“ ist nicht möglich: Eine der Karten ist bezahlbar, also musst du eine ausspielen.
error-must-prepare = „{ $text }“ muss warten: Bereite zuerst deine Zimmer vor, etwa „prepare 1B“.
error-must-put-under = „{ $text }“ muss warten: Sage zuerst, welche Karte unter den Stapel kommt, etwa „under groom“.
error-must-split = „{ $text }“ muss warten: Verteile zuerst { $strength } auf Schritte und Kronen, etwa „split 1 0“.
error-must-take-guest = „{ $text }“ muss warten: Nimm zuerst einen Gast, etwa „take poet“.
error-no-card-to-copy = { FORM($card, "capital") } kann nicht nachgeahmt werden: Bei keinem Mitspieler liegt diese Karte als Schlusskarte aus.
error-no-die-there = Auf { $space } liegt kein Würfel.
error-no-free-table = Dein Café hat keinen freien Tisch: Alle { $tables } sind besetzt.
error-no-own-end-card = { FORM($card, "capital") } gehört nicht zu deinen ausgespielten Schlusskarten.
error-no-pass-in-extra-turn = In einem zusätzlichen Zug kannst du nicht passen.
error-no-such-room-to-lose = { $room } ist kein Zimmer, das hier verloren gehen kann.
error-no-vacant-room = Du hast kein freies Zimmer, das für { FORM($guest, "accusative") } passt.
error-not-a-round-card = { FORM($card, "capital") } ist keine Karte, die einmal pro Runde genutzt wird.
error-not-in-kitchen =
    { KEY($good) ->
        [cake] In deiner Küche ist keine { $good }.
       *[other] In deiner Küche ist kein { $good }.
    }
error-not-in-pack = { FORM($card, "capital") } ist nicht unter den Karten, aus denen du wählst.
error-not-in-turn-menu = „{ $text }“ passt hier nicht: Gefragt ist ein Würfel, eine Zusatzaktion oder das Ende deines Zuges.
error-not-looked-at = { FORM($card, "capital") } ist keine der Karten, die du dir ansiehst.
error-not-played = Du hast { FORM($card, "accusative") } nicht ausgespielt.
error-not-prepared = { $room } ist nicht vorbereitet.
error-not-the-decisive-floor = { $room } liegt nicht auf der höchsten Etage, die ein solches Zimmer hat.
error-nothing-to-serve = In deiner Küche ist nichts, was einer deiner Gäste will.
error-occupy-or-stop = „{ $text }“ muss warten: Wähle ein freies Zimmer, etwa „occupy 1A“, oder sage „stop“.
error-order-complete = Die Bestellung { FORM($guest, "genitive") } ist schon erfüllt.
error-order-field-taken =
    { KEY($good) ->
        [cake] { FORM($guest, "capital") } will keine { $good } mehr.
       *[other] { FORM($guest, "capital") } will keinen { $good } mehr.
    }
error-order-not-complete = Die Bestellung { FORM($guest, "genitive") } ist nicht erfüllt.
error-own-card = { FORM($card, "capital") } ist deine eigene Karte; nachgeahmt werden kann nur die eines Mitspielers.
error-own-disc-there = Auf „{ $card }“ liegt dein Marker schon.
error-place-or-store = „{ $text }“ muss warten: Sage, wohin { FORM($good, "definite") } kommt, etwa „place poet“ oder „store“.
error-play-or-stop = „{ $text }“ muss warten: Spiele eine Personalkarte aus, etwa „play groom“, oder sage „stop“.
error-prepare-or-stop = „{ $text }“ muss warten: Bereite ein Zimmer vor, etwa „prepare 1B“, oder sage „stop“.
error-rising-goods =
    { KEY($good) ->
        [cake] Nach { $lowest } kann keine { $good } mehr gewählt werden: Waren werden in der Reihenfolge Strudel, Torte, Wein, Kaffee gewählt. Nimm erst die Wahl zurück (undo).
       *[other] Nach { $lowest } kann kein { $good } mehr gewählt werden: Waren werden in der Reihenfolge Strudel, Torte, Wein, Kaffee gewählt. Nimm erst die Wahl zurück (undo).
    }
error-rising-guests = Nach „{ $lowest }“ kann { FORM($good, "definite") } nicht mehr an { FORM($guest, "accusative") } gehen: Gäste werden in der Reihenfolge der Liste bedient. Nimm erst die Wahl zurück (undo).
error-rising-rooms = { $room } wurde übergangen: Zimmer werden von links und von unten gewählt. Nimm erst die Wahl zurück (undo).
error-room-occupied = { $room } ist schon belegt.
error-second-more-than-first = Du kannst nicht mehr { $second } als { $first } nehmen.
error-serve-at-least-one = „{ $text }“ muss warten: Serviere zuerst eine Ware, etwa „bring wine poet“.
error-supply-empty = Davon ist im Vorrat zu wenig.
error-take-or-stop = „{ $text }“ muss warten: Nimm einen Gast, etwa „take poet“, oder sage „stop“.
error-too-strong = „{ $text }“ ist zu viel: Die Stärke ist { $strength }.
error-touches-no-room = { $room } grenzt an keines deiner Zimmer.
error-turn-begun = Du hast deinen Zug begonnen und kannst nicht mehr passen.
error-use-or-stop = „{ $text }“ muss warten: Nutze ein Feld, etwa „use 1“, oder sage „stop“.
error-used-this-round = { FORM($card, "capital") } wurde in dieser Runde schon genutzt.
error-wrong-colour = { $room } hat die falsche Farbe.
error-wrong-guest-colour = { FORM($guest, "capital") } hat die falsche Farbe.

## Warum eine Stellung abgelehnt wird

error-bad-emperor-space = Platz { $seat } steht auf Kaiserfeld { $space }, das es nicht gibt.
error-bad-krones = Platz { $seat } hat { $krones } Kronen, was nicht möglich ist.
error-bad-number = { $where } kann nicht { $value } sein.
error-draft-broken = Die Päckchen des Drafts passen nicht zusammen: Jedes Päckchen hat gleich viele Karten, und jede Hand auch.
error-effect-does-not-fit = { $where }: „{ $source }“ gibt diesen Effekt nicht.
error-nobody-resolves = Effekte sind fällig, aber nichts auf dem Stapel handelt sie ab.
error-turn-without-die = Platz { $seat } soll einen Würfel nehmen, hat aber beide Züge schon gemacht, oder es ist kein Würfel mehr da.
error-wrong-mains = mains sollte { $wanted } sein, wie die offenen Züge sagen, nicht { $found }.
error-dice-count = Auf Feldern, Reihenfolgeplättchen und im Mistkübel sollten { $wanted } Würfel sein, es sind aber { $found }.
error-goods-count = In Küchen und auf Gästen liegen { $found } { $good }, aber der Vorrat hat { $wanted }.
error-guest-count =
    { $times ->
        [0] { FORM($guest, "capital") } ist nirgends. Jeder Gast ist im Stapel, in der Reihe, in einem Café oder auf dem Ablagestapel.
       *[other] { FORM($guest, "capital") } ist an { $times } Orten. Jeder Gast kann nur an einem Ort sein.
    }
error-half-a-group = Platz { $seat }: Bei der Gruppe von { $room } ist der Bonus nur zum Teil vermerkt. Eine Gruppe hat ihren Bonus ganz gegeben oder gar nicht.
error-misses-too-much = Platz { $seat }: { $guest }: Es fehlt mehr, als bestellt war.
error-negative-dice = Eine Anzahl von Würfeln ist negativ.
error-negative-goods = Platz { $seat } hat weniger Waren als keine.
error-no-legal-answer = { $where }: Die oberste Frage hat in dieser Stellung keine zulässige Antwort.
error-no-such-round = Es gibt keine Runde { $round }.
error-not-sorted = { $where } sollte aufsteigend geordnet sein.
error-occupied-not-prepared = Platz { $seat }: { $room } ist belegt, aber nicht vorbereitet.
error-powers-not-played = Platz { $seat } hat Kräfte, die nicht zu den ausgespielten Karten passen.
error-queue-too-long = In der Reihe sind { $guests } Gäste; das sind zu viele.
error-ready-not-played = Bei Platz { $seat } ist eine Karte nutzbar, die nicht ausgespielt ist.
error-staff-count =
    { $times ->
        [0] { FORM($card, "capital") } ist nirgends. Jede Personalkarte ist im Stapel, auf einer Hand, ausgespielt oder entfernt.
       *[other] { FORM($card, "capital") } ist an { $times } Orten. Jede Personalkarte kann nur an einem Ort sein.
    }
error-too-many-discs = Auf einer Politikkarte liegen die Marker { $discs }: Höchstens drei liegen auf einer Karte, einer je Spieler.
error-too-many-guests = Platz { $seat } hat { $guests } Gäste im Café; das sind zu viele.
error-too-many-turns = Platz { $seat } hat { $turns } Züge gemacht; höchstens zwei sind es in einer Runde.
error-unseen-own-card = Platz { $seat } kennt die eigene Karte nicht: { $card }.
error-vp-ledger = Platz { $seat } hat { $vp } SP, aber die Aufstellung ergibt { $sum }.
error-wrong-stack = { $card } gehört nicht zu Stapel { $stack }.
