### Die Seite: was um die Spiele herum steht.

page-to-start = Startseite
page-help = Tasten und Hilfe
page-settings = Einstellungen
page-theme-to-light = Helle Farben
page-theme-to-dark = Dunkle Farben
page-lost = Hier ist nichts
page-lost-why = Die Adresse ist verschrieben, oder was hier war, ist fort.
page-guest = Gast
page-what-to-play = Was spielen wir?
page-play-now = Jetzt spielen
page-decision = Die Frage
page-undo = Zurück
page-log = Protokoll
page-log-more = Früheres
page-rule-open = Regel { $rule }
page-game-over = Das Spiel ist aus
page-game-aborted = Das Spiel wurde abgebrochen
page-one-moment = Einen Moment
page-your-turn = Du bist am Zug
page-turn-of = { $name } denkt nach
