# Das Spiel im Terminal, über den ganzen Bildschirm.

app-no-textual = Das Spiel über den ganzen Bildschirm braucht Textual, und das ist nicht installiert (pip install textual); hier ist das einfache.
app-your-move = Du bist am Zug
app-over = Das Spiel ist aus
app-over-keys = S zeigt die Abrechnung.
app-not-asked = Du bist nicht am Zug.
app-thinking = Überlegt …
app-type = Eine Nummer, ein Zug oder „card NAME“, „rules NUMMER“, „why ZUG“:
app-save = Das Protokoll in dieser Datei sichern:
app-leave = Spiel vor dem Beenden speichern? Gib einen Dateinamen ein. Enter ohne Namen oder noch einmal Strg C: beenden, ohne zu speichern. Esc: weiterspielen.
app-waiting = Warten auf Mitspieler. Diese Links führen auf die freien Plätze:
app-lost = Verbindung verloren
app-aborted = Das Spiel wurde abgebrochen
# $link: führt zurück an den Tisch; niemand sonst sollte ihn kennen.
app-way-back = Dein privater Weg zurück an diesen Tisch: hotelier play --server { $link }
# $at, $last: Nummern von Entscheidungen.
app-replay = { $at } von { $last }
app-jump = Zur Entscheidung (0 bis { $last }):
# Was in der letzten Zeile hinter einer Taste steht: ein Wort.
app-key-undo = zurück
app-key-hint = Rat
app-key-log = Verlauf
app-key-why = warum nicht
app-key-more = mehr
app-key-type = tippen
app-key-help = Hilfe
app-key-language = Sprache
app-key-theme = hell
app-key-save = sichern
app-key-quit = Ende
app-key-close = schließen
app-key-rules = Regeln
app-key-first = Anfang
app-key-back = zurück
app-key-on = weiter
app-key-last = Schluss
app-key-jump = Sprung
app-key-eyes = Blick
app-more-hotel = Das Hotel
app-more-hand = Hand und Personal
app-more-guests = Alle Gäste
app-more-city = Kaiser und Politik
app-more-balls = Ballsäle

## Hilfe

app-help = Was auf dem Brett unterstrichen ist, lässt sich anklicken. Ein Klick, oder die Tasten:
app-help-choose = zwischen den Antworten wandern; Enter spielt die markierte
app-help-number = spielt die Antwort mit dieser Nummer
app-help-widen = zeigt wieder alle Antworten
app-help-hint = die besten Züge, und warum
app-help-log = alles, was geschah; unter der Zeile steht ihre Regel
app-help-why = was jetzt nicht geht, und nach welcher Regel
app-help-more = Hotels, Hände, Gäste und was das Bild sonst weglässt
app-help-rules = die Regel hinter der Frage oder hinter der letzten Ablehnung
app-help-type = einen Zug, den Namen einer Karte oder die Nummer einer Regel tippen
app-help-scroll = das Bild verschieben
app-help-language = die nächste Sprache
app-help-theme = hell oder dunkel
# $keys: Buchstaben; $things: was sie bedeuten, so wie Züge geschrieben werden.
app-help-letters = Buchstaben greifen Dinge: { $keys } ({ $things }).

## Ablehnungen

error-bad-server = „{ $text }“ ist kein Link zu einem Server: gib seine Adresse an, den Link einer Einladung oder deinen Weg zurück.
error-server-refuses = Der Server sagt: { $text }
error-no-server = Von { $url } kommt keine Antwort ({ $why }).
error-no-own-table = Du hast kein laufendes Spiel bei { $url }.
