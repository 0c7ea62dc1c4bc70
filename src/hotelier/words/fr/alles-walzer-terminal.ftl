# Alles Walzer! dans le terminal. Les lignes sont étroites.

austria-entrances = Aux enchères
austria-entrance = Entrée
# Par jeton, le bonus d’une colonne | celui d’un étage.
austria-tokens = Jetons
austria-own-politics = Politique propre
austria-own-tiles = Tuiles propres
# Titre des salles de bal, et des danseurs qui n’ont pas encore dansé.
austria-balls = Bals
austria-rehearsal = Répétition
austria-scored = décompté
austria-no-balls = Il n’y a pas de salles de bal à cette table.
austria-our-figure = { $sign } nos propres valeurs, car celles qui sont imprimées n’ont pas été trouvées
austria-key = Clé : { $name }
austria-key-free = Clé : sur le plateau
# Une carte à clochette utilisée : elle est face cachée.
austria-rung = sonné
# Clients dans la pile d’une entrée, et clients qui comptent pour une carte Politique.
austria-round-pile = Clients de la manche : { $guests }
austria-counted = Clients comptés : { $guests }
austria-help-balls = montre les salles de bal, leurs bonus et décomptes, et toutes les salles de répétition
