# Alles Walzer! im Terminal. Die Zeilen sind schmal.

austria-entrances = Zur Versteigerung
austria-entrance = Eingang
# Je Plättchen der Bonus für eine Spalte | der für eine Etage.
austria-tokens = Bonusplättchen
austria-own-politics = Eigene Politik
austria-own-tiles = Eigene Plättchen
