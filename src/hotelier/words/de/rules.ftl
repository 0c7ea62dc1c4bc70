# `hotelier rules` und „rules“ am Tisch: die Regeln hinter Log, Fragen und Ablehnungen.

rules-contents = Abschnitte des Regelhefts
# $title: der Name eines Spiels.
rules-of = Entscheide: { $title }
rules-count =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
# $example: die Id einer Regel.
rules-hint = „hotelier rules { $example }“ zeigt eine Regel, „hotelier rules --search WÖRTER“ findet eine.
# $left: wie viele davon nicht aufgezählt sind; $most: wie viele aufgezählt sind.
rules-found =
    { $count ->
        [0] In keiner Regel steht „{ $wanted }“.
        [one] In einer Regel steht „{ $wanted }“:
       *[other]
            { $left ->
                [0] In { $count } Regeln steht „{ $wanted }“:
               *[other] In { $count } Regeln steht „{ $wanted }“; die { $most } besten:
            }
    }
rules-cited = Die oben genannten Regeln
terminal-no-rule = Hier gibt es nichts nachzuschlagen. Tippe „rules“ und eine Id oder ein paar Wörter, etwa „rules { $example }“.
terminal-help-rulebook = zeigt die Regel hinter der Frage oder der letzten Ablehnung; „rules GAH-9.4“ diese Regel, „rules neu würfeln“, was davon spricht

error-ids-or-words = Gib Ids an oder --search mit Wörtern, aber nicht beides.
# $near: ähnliche Ids.
error-unknown-rule =
    { $near ->
        [none] Es gibt keine Regel „{ $asked }“. Ids sehen aus wie GAH-9.4, HK-5 oder AW-R.20; „hotelier rules“ zählt die Abschnitte auf.
       *[other] Es gibt keine Regel „{ $asked }“. In der Nähe: { $near }.
    }
error-unknown-book =
    { $near ->
        [none] Es gibt kein Regelheft zu „{ $book }“. Vorhanden: { $books }.
       *[other] Es gibt kein Regelheft zu „{ $book }“. Meintest du „{ $near }“? Vorhanden: { $books }.
    }
