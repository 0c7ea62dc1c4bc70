# Das Spiel im Terminal, über den ganzen Bildschirm.

app-no-textual = Für das Spiel im Vollbild fehlt Textual (pip install textual). Weiter im einfachen Modus.
app-your-move = Du bist am Zug
app-over = Das Spiel ist aus
app-over-keys = S zeigt die Abrechnung.
app-not-asked = Du bist nicht am Zug.
app-thinking = Überlegt …
app-type = Eine Nummer, ein Zug oder „card NAME“, „rules NUMMER“, „why ZUG“:
app-save = Aufzeichnung in dieser Datei speichern:
app-leave = Spiel vor dem Beenden speichern? Gib einen Dateinamen ein. Enter ohne Namen oder noch einmal Strg C: beenden, ohne zu speichern. Esc: weiterspielen.
app-waiting = Warten auf Mitspieler. Diese Links führen auf die freien Plätze:
app-lost = Verbindung verloren
app-aborted = Das Spiel wurde abgebrochen
# $link: führt zurück an den Tisch; niemand sonst sollte ihn kennen.
app-way-back = Dein privater Link zurück an diesen Tisch: hotelier play --server { $link }
# $at, $last: Nummern von Entscheidungen.
app-replay = { $at } von { $last }
app-jump = Zur Entscheidung (0 bis { $last }):
# Was in der letzten Zeile hinter einer Taste steht: ein Wort.
app-key-undo = zurück
app-key-hint = Tipp
app-key-log = Verlauf
app-key-why = warum nicht
app-key-more = mehr
app-key-type = Eingabe
app-key-help = Hilfe
app-key-language = Sprache
app-key-theme = hell
app-key-save = speichern
app-key-quit = beenden
app-key-close = schließen
app-key-rules = Regeln
app-key-first = Anfang
app-key-back = zurück
app-key-on = weiter
app-key-last = Ende
app-key-jump = Sprung
app-key-eyes = Sicht
app-more-hotel = Das Hotel
app-more-hand = Hand und Personal
app-more-guests = Alle Gäste
app-more-city = Kaiser und Politik
app-more-balls = Ballsäle

## Hilfe

app-help = Unterstrichenes auf dem Plan lässt sich anklicken. Mit der Maus oder den Tasten:
app-help-choose = zwischen den Antworten wechseln; Enter spielt die markierte
app-help-number = spielt die Antwort mit dieser Nummer
app-help-widen = zeigt wieder alle Antworten
app-help-hint = die besten Züge mit Begründung
app-help-log = der Verlauf, mit der Regel zu jeder Zeile
app-help-why = was jetzt nicht geht, und nach welcher Regel
app-help-more = Hotels, Handkarten, Gäste und was sonst nicht im Bild ist
app-help-rules = die Regel hinter der Frage oder hinter der letzten Ablehnung
app-help-type = einen Zug, einen Kartennamen oder eine Regelnummer eingeben
app-help-scroll = das Bild scrollen
app-help-language = die nächste Sprache
app-help-theme = hell oder dunkel
# $keys: Buchstaben; $things: was sie bedeuten, so wie Züge geschrieben werden.
app-help-letters = Buchstaben wählen aus: { $keys } ({ $things }).

## Ablehnungen

error-bad-server = „{ $text }“ ist kein Link zu einem Server. Gib seine Adresse, einen Einladungslink oder deinen privaten Link an.
error-server-refuses = Antwort des Servers: { $text }
error-no-server = Von { $url } kommt keine Antwort ({ $why }).
error-no-own-table = Du hast kein laufendes Spiel bei { $url }.
