# Le jeu dans le terminal, sur tout l’écran.

app-no-textual = Le jeu en plein écran a besoin de Textual, qui n’est pas installé (pip install textual). Lancement en mode simple.
app-your-move = À vous de jouer
app-over = La partie est finie
app-over-keys = Appuyez sur S pour le décompte.
app-not-asked = Ce n’est pas à vous de jouer.
app-thinking = Réflexion…
app-type = Un numéro, un coup, ou « card NOM », « rules NUMÉRO », « why COUP » :
app-save = Enregistrer la partie dans ce fichier :
app-leave = Enregistrer la partie avant de quitter ? Tapez un nom de fichier. Entrée sans nom, ou encore Ctrl C : quitter sans enregistrer. Échap : continuer à jouer.
app-waiting = En attente de joueurs. Ces liens mènent aux places libres :
app-lost = Connexion perdue
app-aborted = La partie a été annulée
# $link : ramène à la table ; personne d’autre ne devrait le connaître.
app-way-back = Votre lien privé pour revenir à cette table : hotelier play --server { $link }
# $at, $last : numéros de décisions.
app-replay = { $at } sur { $last }
app-jump = Aller à la décision (de 0 à { $last }) :
# Ce qui suit une touche sur la dernière ligne : un mot.
app-key-undo = annuler
app-key-hint = conseil
app-key-log = journal
app-key-why = pourquoi
app-key-more = plus
app-key-type = taper
app-key-help = aide
app-key-language = langue
app-key-theme = clair
app-key-save = enregistrer
app-key-quit = quitter
app-key-close = fermer
app-key-rules = règles
app-key-first = début
app-key-back = précédent
app-key-on = suivant
app-key-last = fin
app-key-jump = aller à
app-key-eyes = vue
app-more-hotel = Hôtel
app-more-hand = Main et personnel
app-more-guests = Tous les clients
app-more-city = Empereur et politique
app-more-balls = Salles de bal

## Aide

app-help = Ce qui est souligné sur le plateau est cliquable. À la souris ou au clavier :
app-help-choose = passer d’un choix à l’autre ; Entrée joue le choix marqué
app-help-number = joue le choix qui porte ce numéro
app-help-widen = montre de nouveau tous les choix
app-help-hint = les meilleurs coups, avec leurs raisons
app-help-log = le journal, avec la règle de chaque ligne
app-help-why = ce qui n’est pas possible maintenant, et selon quelle règle
app-help-more = hôtels, mains, clients et tout ce que l’image ne montre pas
app-help-rules = la règle derrière la question ou le dernier refus
app-help-type = taper un coup, le nom d’une carte ou le numéro d’une règle
app-help-scroll = fait défiler l’image
app-help-language = la langue suivante
app-help-theme = clair ou sombre
# $keys : des lettres ; $things : ce qu’elles désignent, comme s’écrivent les coups.
app-help-letters = Des lettres sélectionnent : { $keys } ({ $things }).

## Refus

error-bad-server = « { $text } » n’est pas un lien vers un serveur. Donnez son adresse, un lien d’invitation ou votre lien privé.
error-server-refuses = Le serveur répond : { $text }
error-no-server = Pas de réponse de { $url } ({ $why }).
error-no-own-table = Vous n’avez pas de partie en cours sur { $url }.
