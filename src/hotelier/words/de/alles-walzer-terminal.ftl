# Alles Walzer! im Terminal. Die Zeilen sind schmal.

austria-entrances = Zur Versteigerung
austria-entrance = Eingang
# Je Marker der Bonus für eine Spalte | der für eine Etage.
austria-tokens = Marker
austria-own-politics = Eigene Politik
austria-own-tiles = Eigene Plättchen
