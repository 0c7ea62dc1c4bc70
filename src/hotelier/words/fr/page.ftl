### La page : ce qui entoure les jeux.

page-to-start = Accueil
page-help = Touches et aide
page-settings = Réglages
page-theme-to-light = Couleurs claires
page-theme-to-dark = Couleurs sombres
page-lost = Il n’y a rien ici
page-lost-why = L’adresse est mal écrite, ou ce qui était ici a disparu.
page-guest = Invité
page-what-to-play = À quoi jouons-nous ?
page-play-now = Jouer
page-decision = La question
page-undo = Annuler
page-log = Journal
page-log-more = Plus ancien
page-rule-open = Règle { $rule }
page-game-over = La partie est terminée
page-game-aborted = La partie a été interrompue
page-one-moment = Un instant
page-your-turn = À vous de jouer
page-turn-of = { $name } réfléchit
