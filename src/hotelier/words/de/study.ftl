# Tipps, Auswertungen und Was-wäre-wenn.

help-hint = Die besten paar Aktionen des Platzes am Zug nennen, mit Aussichten und Gründen, aus dem, was er wissen darf.
help-hint-file = Aufzeichnung einer laufenden Partie, als JSON Lines oder als Text.
help-hint-to = Bei der Entscheidung mit dieser Nummer.
help-hint-few = Wie viele Aktionen.
help-hint-seconds = Wie lange höchstens nachgedacht wird.
    .default = so lange es dauert
help-review = Eine beendete Partie auswerten: was jede Entscheidung gekostet und was der Zufall gebracht hat, mit den besseren Zügen. Eine abgebrochene Auswertung geht dort weiter, wo sie stand.
help-review-file = Aufzeichnung einer beendeten Partie.
help-review-html = Auch eine Seite schreiben, die sonst nichts braucht.
    .value = DATEI.html
help-review-effort = Wie gründlich: quick, usual oder thorough.
help-review-jobs = Prozesse, die sich die Arbeit teilen.
    .default = einer je Kern
help-whatif = Von einer Partie abzweigen und Bots weiterspielen lassen; was der Platz nicht wissen kann, wird neu ausgeteilt.
help-whatif-point = Eine Stelle einer Aufzeichnung: partie.jsonl#42.
    .value = AUFZEICHNUNG#NUMMER
help-whatif-seat = Wer fragt, ab 0.
help-whatif-do = Was dort zuerst geschieht: „die 5“. Mehrfach möglich.
    .value = AKTION
help-whatif-games = Wie viele Partien.
help-whatif-bots = Welcher Bot alle Plätze spielt.
help-whatif-seed = Derselbe Startwert ergibt dieselben Partien.
help-whatif-out = Stattdessen die Abzweigung als Aufzeichnung schreiben; play macht mit --resume weiter.
    .value = DATEI
help-play-begin = Eine aufgezeichnete Partie hier verlassen; was du nicht wissen kannst, wird neu ausgeteilt: partie.jsonl#42.
    .value = AUFZEICHNUNG#NUMMER

review-thinking = Nachdenken
study-hint = { $place }. { $action }: { $win } Siegchance, { $score } { $game ->
        [hotel-koenig] in Geld
       *[other] Punkte
    }. Grund: { $why }.
study-plus-minus = { $value } ± { $margin }
study-source = { $term } { $points }
study-no-source = keine Quelle ändert sich viel
study-rest = Übriges
study-title = { $title }: Rückschau
study-chance = Siegchance
study-three = Was am meisten kostete
study-apart = Glück und Spiel, getrennt
study-words = In wenigen Worten
study-name = Wer
study-accuracy = Genauigkeit
study-luck = Glück
study-play = Spiel
study-player = { $name }: { $score } { $game ->
        [hotel-koenig] in Geld
       *[other] Punkte
    }, Genauigkeit { $accuracy }; Glück { $luck }, Spiel { $play }.
study-costly = #{ $ply } { $name }: { $played }. Das kostete { $win } Siegchance und { $points } { $game ->
        [hotel-koenig] in Geld
       *[other] Punkte
    }. Besser: { $better }. Grund: { $why }.
study-nothing-costly = Keine Entscheidung war sicher schlechter als die beste gefundene.
study-perhaps = Diese lohnen vielleicht einen zweiten Blick, auch wenn sie vielleicht nichts gekostet haben:
study-perhaps-better = #{ $ply } { $name }: { $played }. Vielleicht um { $points } { $game ->
        [hotel-koenig] in Geld
       *[other] Punkte
    } besser: { $better }. Grund: { $why }.
study-unsure =
    { $count ->
        [one] In 1 von { $all } Entscheidungen ist kein sicherer Unterschied zu sehen: kein Urteil.
       *[other] In { $count } von { $all } Entscheidungen ist kein sicherer Unterschied zu sehen: kein Urteil.
    }
study-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilten sich den Sieg.
    }
study-turning = Die Wende kam mit Zug { $ply }: Die Siegchance von { $name } stieg von { $before } auf { $after }.
study-turning-move = Die Wende kam mit Zug { $ply } von { $who }, „{ $did }“{ $drawn ->
        [yes] , und dem, was danach gezogen oder gewürfelt wurde
       *[no] {""}
    }: Die Siegchance von { $name } stieg von { $before } auf { $after }.
study-lucky = Der Zufall meinte es gut mit { $name }: { $points } { $game ->
        [hotel-koenig] in Geld
       *[other] Punkte
    }.
study-unlucky = Der Zufall meinte es schlecht mit { $name }: { $points } { $game ->
        [hotel-koenig] in Geld
       *[other] Punkte
    }.
study-even-luck = Der Zufall bevorzugte niemanden.
study-steady = { $name } spielte am beständigsten: { $accuracy } ohne sicheren Fehler.
whatif-head = Ab Zug { $ply }, Partien: { $games }
whatif-first = Zuerst: { $action }
whatif-seat = { $name }: gewinnt { $win } ({ $low } - { $high }), im Mittel { $score }

error-nobody-asked = Hier wird niemand etwas gefragt: Die Partie ist zu Ende.
error-not-finished = Nur eine beendete Partie kann ausgewertet werden, und nur ihre vollständige Aufzeichnung.
error-unknown-effort = Eine Gründlichkeit { $name } gibt es nicht. Bekannt sind: { $efforts }.
error-nothing-to-branch = Die Partie ist an dieser Stelle zu Ende: Es gibt nichts weiterzuspielen.
error-no-hint-now = Für Platz { $seat } gibt es jetzt keine Tipps: Er wird nichts gefragt.
error-no-study-of-house-data = Partien mit eigenen Werten werden noch nicht ausgewertet.
error-not-a-point = { $text } ist keine Stelle einer Aufzeichnung. Schreibe sie so: partie.jsonl#42

# Woraus eine Bewertung besteht.
study-term-grand-austria-hotel-points = Punkte auf der Hand
study-term-grand-austria-hotel-krones = Kronen
study-term-grand-austria-hotel-goods = Waren in der Küche
study-term-grand-austria-hotel-guests = Gäste im Café
study-term-grand-austria-hotel-rooms = Zimmer und Gruppen
study-term-grand-austria-hotel-emperor = Kaiserleiste
study-term-grand-austria-hotel-politics = Politikkarten
study-term-grand-austria-hotel-end-cards = Personal am Ende
study-term-grand-austria-hotel-staff = Personal im Spiel
study-term-grand-austria-hotel-hand = Handkarten
study-term-grand-austria-hotel-celebrities = Prominente
study-term-grand-austria-hotel-ballrooms = Ballsäle
study-term-hotel-koenig-money = Geld
study-term-hotel-koenig-shares = Aktien
study-term-hotel-koenig-bonuses = Mehrheitsprämien
study-term-hotel-koenig-hand = Steine auf der Hand
