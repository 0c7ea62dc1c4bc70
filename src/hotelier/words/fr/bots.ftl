# Les niveaux des robots : hotelier bots, les tables, la page.

level-page = Groom
level-page-character = Nouveau à la réception : gai, vif, et distrait quand l’empereur appelle.
level-waiter = Serveur
level-waiter-character = Voit ce qui est à portée de main et le prend, sans regarder plus loin que le prochain pas.
level-concierge = Concierge
level-concierge-character = Prépare tout son tour avant de lever le petit doigt.
level-director = Directeur
level-director-character = Pèse bien des suites de la partie, et vos coups aussi, avant chaque tour.
level-random = Hasard
level-random-character = Fait n’importe quoi, comme un dé le ferait.
page-level-rated = { $level }, cote { $rating }

help-bots = Montrer les niveaux des robots d’un jeu : nom, caractère, classement et temps de réflexion.
bots-level = Niveau
bots-key = Nom pour --bots
bots-character = Caractère
bots-rating = Classement
bots-nodes = Nœuds par réflexion
