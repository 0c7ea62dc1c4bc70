# Alles Walzer! im Terminal. Die Zeilen sind schmal.

austria-entrances = Zur Versteigerung
austria-entrance = Eingang
# Je Plättchen der Bonus für eine Spalte | der für eine Etage.
austria-tokens = Bonusplättchen
austria-own-politics = Eigene Politik
austria-own-tiles = Eigene Plättchen
# Überschrift der Ballsäle, und der eigenen Tänzer, die noch nicht getanzt haben.
austria-balls = Bälle
austria-rehearsal = Probe
austria-scored = gewertet
austria-no-balls = An diesem Tisch gibt es keine Ballsäle.
austria-our-figure = { $sign } eigene Werte, denn die gedruckten wurden nicht gefunden
austria-key = Schlüssel: { $name }
austria-key-free = Schlüssel: auf dem Plan
# Eine genutzte Glockenkarte: Sie liegt verdeckt.
austria-rung = geläutet
# Gäste im Stapel eines Eingangs, und Gäste, die für eine Politikkarte zählen.
austria-round-pile = Gäste dieser Runde: { $guests }
austria-counted = Gäste, die zählen: { $guests }
austria-help-balls = zeigt die Ballsäle, ihre Boni und Wertungen und alle Proberäume
