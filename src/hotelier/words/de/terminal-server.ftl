# Das Terminal am Tisch eines Servers: Gespräch, Uhren, Angebote, Plätze.

app-waiting-plain = Warten auf Mitspieler.
app-key-chat = Gespräch
app-key-table = Tisch
app-key-send = senden
app-key-audience = an wen
app-key-take = wählen
app-help-chat = am Tisch eines Servers mit den anderen reden
app-help-table = am Tisch eines Servers: wer da ist, Angebote, Auswege; Y und X antworten auf Fragen
# $seat: die Nummer eines freien Platzes.
app-seat-bot = Einen Bot auf Platz { $seat }
app-seat-link = Ein neuer Link für Platz { $seat }
# $name: wer fort ist.
app-substitute = Um einen Bot statt { $name } bitten

## Der erste Bildschirm und die Tische eines Servers

app-people = Leute an dieser Tastatur
app-names-how = Namen mit Kommas; jeder darf eine Sprache haben: Anna, Luc:fr
app-resume = Ein gesichertes Spiel fortsetzen
app-resume-file = Die Datei mit dem Protokoll:
app-modules-how = Die Ziffern 1 bis 5 nehmen ein Modul hinzu oder weg; Pfeile gehen durch alle.
app-friends = Plätze für andere
app-clock-live = { $minutes } min, { $increment } s mehr je Entscheidung
app-clock-days = { $days ->
        [one] ein Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
app-key-change = ändern
app-key-back-to = zurück
