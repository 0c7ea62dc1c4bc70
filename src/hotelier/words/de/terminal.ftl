# Das Terminal: was um den Plan herum gesagt wird.

# Was vor einer Liste oder Zahl steht.
terminal-label = { $label }:
seat-name = Platz { $seat }

## Der Beginn

# $opponents: Namen der anderen; $bots: was für sie spielt.
terminal-opponents = Du bist { $name }. Du spielst gegen { $opponents }.
terminal-people = Am Tisch: { $players }.
terminal-bot = { $name } ({ $bot })
terminal-how = Gib die Nummer einer Antwort ein oder den Zug selbst, etwa „{ $example }“. Mehr mit „help“.
terminal-press-enter = Drücke Enter, um zu beginnen.
terminal-hand-over = { $name }, du bist am Zug. Drücke Enter, wenn niemand sonst zusieht.

terminal-which-game = Welches Spiel? (Enter: { $game })
terminal-no-such-game = Es gibt kein Spiel „{ $text }“. Gib eine Nummer von 1 bis { $most } ein.

## Plan, Ketten, Spieler

terminal-chain = Kette
terminal-size = Steine
terminal-price = Preis
terminal-stock = Börse
terminal-yours = Du
terminal-worth = Wert
terminal-pile =
    { $tiles ->
        [0] * sicher    der Vorrat ist leer
        [one] * sicher    1 Stein im Vorrat
       *[other] * sicher    { $tiles } Steine im Vorrat
    }
terminal-hidden = verdeckt
terminal-total = Wert { $worth }
terminal-hand = Deine Steine
terminal-nothing = keine
terminal-you = Du
terminal-earlier =
    { $count ->
        [one] Eine weitere Zeile mit „log“.
       *[other] { $count } weitere Zeilen mit „log“.
    }

## Fragen

terminal-prompt = Deine Wahl:
terminal-prompt-default = Deine Wahl (Enter: { $choice }):
terminal-several = Mehrere Aktien auf einmal: { $example }.
terminal-no-default = Gib die Nummer einer Antwort ein oder den Zug selbst.
terminal-why-legal = „{ $move }“ ist jetzt möglich.
terminal-why-nothing = Hier ist alles möglich, womit man rechnen würde.
terminal-undone = Zurückgenommen.
terminal-saved = Die Aufzeichnung ist in { $path } gespeichert.
# $command: womit das Spiel weitergeht.
terminal-saved-running = Die Aufzeichnung ist in { $path } gespeichert. Sie enthält auch, was bis zum Spielende verdeckt bleibt. Weiterspielen: { $command }
terminal-resumed =
    { $lines ->
        [one] Das Spiel geht nach einer Zeile der Aufzeichnung weiter. „log“ zeigt, was bisher geschah.
       *[other] Das Spiel geht nach { $lines } Zeilen der Aufzeichnung weiter. „log“ zeigt, was bisher geschah.
    }
terminal-offer = Aufzeichnung dieses Spiels speichern? Gib einen Dateinamen ein, oder drücke Enter, um nicht zu speichern:
terminal-not-saved = Dieses Spiel ist nicht gespeichert. Nächstes Mal: --record DATEI, oder „save DATEI“ vor dem Beenden.
terminal-goodbye = Auf Wiedersehen.
terminal-again = Um noch einmal dasselbe zu ziehen, spiele mit denselben Optionen und --seed { $seed }
# $only: die Worte der einzigen Auswahl, die es gibt.
error-no-such-choice =
    { $only ->
        [none] Es gibt keine Antwort „{ $text }“. Wähle aus { $keys }, oder gib einen Zug ein.
       *[other] Es gibt hier keine Antwort „{ $text }“. Die einzige ist { $keys }: { $only }
    }

## Hilfe

terminal-help-choices = Um eine Frage zu beantworten, gib die Nummer einer Antwort ein oder den Zug selbst, groß oder klein:
terminal-help-moves = Züge: { $moves }
terminal-help-undo = nimmt deine letzte Wahl zurück, solange seither nichts aufgedeckt wurde
terminal-help-log = zeigt den ganzen Verlauf
# Was hinter „why“ steht, in Großbuchstaben.
terminal-move = ZUG
terminal-help-why = sagt, warum ein Zug jetzt nicht möglich ist; „why“ allein: warum die anderen es nicht sind
terminal-help-show = zeigt den Plan noch einmal
terminal-help-save = speichert das Spiel; weiterspielen: hotelier play --resume DATEI
terminal-help-quit = beendet das Programm
terminal-help-rules = Regeln an diesem Tisch, die vom Regelheft abweichen:
terminal-help-rule = { $help } Hier: { $value }.

## Das Ende

terminal-sum = Summe
terminal-rank = Rang
terminal-win =
    { $count ->
        [one]
            { $who ->
                [you] Du gewinnst mit { $score }. Herzlichen Glückwunsch!
               *[other] { $names } gewinnt mit { $score }.
            }
       *[other] { $names } teilen sich den Sieg mit je { $score }.
    }

## Nachspielen

replay-head = { $title }, { $seats } Spieler, { $lines } Zeilen
replay-running = Die Aufzeichnung endet hier: { $name } ist am Zug.
replay-hidden = Verdecktes fehlt, bis das Spiel aus ist. --seat N zeigt, was ein Platz weiß, --all zeigt alles.
