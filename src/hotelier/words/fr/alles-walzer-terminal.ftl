# Alles Walzer! dans le terminal. Les lignes sont étroites.

austria-entrances = Aux enchères
austria-entrance = Entrée
# Par jeton, le bonus d’une colonne | celui d’un étage.
austria-tokens = Jetons
austria-own-politics = Politique propre
austria-own-tiles = Tuiles propres
