# Das Terminal am Tisch eines Servers: Gespräch, Uhren, Angebote, Plätze.

app-waiting-plain = Warten auf Mitspieler.
app-key-chat = Chat
app-key-table = Tisch
app-key-send = senden
app-key-audience = an wen
app-key-take = wählen
app-help-chat = Chat am Tisch eines Servers
app-help-table = am Tisch eines Servers: Mitspieler, Angebote, Verlassen; Y und X beantworten Angebote
# $seat: die Nummer eines freien Platzes.
app-seat-bot = Bot auf Platz { $seat }
app-seat-link = Neuer Link für Platz { $seat }
# $name: wer fort ist.
app-substitute = Einen Bot für { $name } vorschlagen

## Der erste Bildschirm und die Tische eines Servers

app-people = Leute an dieser Tastatur
app-names-how = Namen, durch Kommas getrennt, wenn gewünscht mit Sprache: Anna, Luc:fr
app-resume = Gespeichertes Spiel fortsetzen
app-resume-file = Datei mit der Aufzeichnung:
app-modules-how = Mit den Ziffern 1 bis 5 Module wählen oder abwählen; Pfeile gehen alle Kombinationen durch.
app-friends = Plätze für andere
app-clock-live = { $minutes } min, plus { $increment } s je Entscheidung
app-clock-days = { $days ->
        [one] ein Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
app-key-change = ändern
app-key-back-to = zurück
