# Le terminal : ce qui est dit autour du plateau.

# Ce qui précède une liste ou un chiffre.
terminal-label = { $label } :
seat-name = Place { $seat }

## Le départ

# $opponents : les noms des autres ; $bots : ce qui joue pour eux.
terminal-opponents = Vous êtes { $name }. Vous jouez contre { $opponents }.
terminal-people = À la table : { $players }.
terminal-bot = { $name } ({ $bot })
terminal-how = Tapez le numéro d’un choix, ou le coup lui-même, par exemple « { $example } ». Tapez « help » pour en savoir plus.
terminal-press-enter = Appuyez sur Entrée pour commencer.
terminal-hand-over = { $name }, c’est à vous de jouer. Appuyez sur Entrée quand personne d’autre ne regarde.

terminal-which-game = Quel jeu ? (Entrée : { $game })
terminal-no-such-game = Il n’y a pas de jeu « { $text } ». Tapez un nombre de 1 à { $most }.

## Plateau, chaînes, joueurs

terminal-chain = Chaîne
terminal-size = Nb
terminal-price = Prix
terminal-stock = Banque
terminal-yours = Vous
terminal-worth = Valeur
terminal-pile =
    { $tiles ->
        [0] * protégée  la pioche est vide
        [one] * protégée  { $tiles } tuile dans la pioche
       *[other] * protégée  { $tiles } tuiles dans la pioche
    }
terminal-hidden = caché
terminal-total = vaut { $worth }
terminal-hand = Vos tuiles
terminal-nothing = aucune
terminal-you = Vous
terminal-earlier =
    { $count ->
        [one] { $count } ligne de plus : tapez « log ».
       *[other] { $count } lignes de plus : tapez « log ».
    }

## Demander

terminal-prompt = Votre choix :
terminal-prompt-default = Votre choix (Entrée : { $choice }) :
terminal-several = Plusieurs actions à la fois : { $example }.
terminal-no-default = Tapez le numéro d’un choix, ou le coup lui-même.
terminal-why-legal = « { $move } » est possible maintenant.
terminal-why-nothing = Tous les coups auxquels on pourrait s’attendre ici sont possibles.
terminal-undone = Annulé.
terminal-saved = La partie est enregistrée dans { $path }.
# $command : ce qui continue la partie.
terminal-saved-running = La partie est enregistrée dans { $path }. Le fichier contient aussi ce qui reste caché jusqu’à la fin. Pour continuer : { $command }
terminal-resumed =
    { $lines ->
        [one] La partie continue après { $lines } ligne de son enregistrement ; tapez « log » pour voir ce qui s’est passé.
       *[other] La partie continue après { $lines } lignes de son enregistrement ; tapez « log » pour voir ce qui s’est passé.
    }
terminal-offer = Enregistrer cette partie ? Tapez un nom de fichier, ou appuyez sur Entrée pour ne pas l’enregistrer :
terminal-not-saved = Cette partie n’est pas enregistrée. La prochaine fois, utilisez --record FICHIER, ou tapez « save FICHIER » avant de quitter.
terminal-goodbye = Au revoir.
terminal-again = Pour retrouver les mêmes tirages, jouez avec les mêmes options et --seed { $seed }
# $only : les mots du seul choix qu’il y a.
error-no-such-choice =
    { $only ->
        [none] Il n’y a pas de choix « { $text } ». Choisissez parmi { $keys }, ou tapez un coup.
       *[other] Il n’y a pas de choix « { $text } » ici. Le seul est { $keys } : { $only }
    }

## Aide

terminal-help-choices = Pour répondre à une question, tapez le numéro d’un choix ou le coup lui-même, en majuscules ou non :
terminal-help-moves = Coups : { $moves }
terminal-help-undo = annule votre dernier choix, tant que rien n’a été révélé depuis
terminal-help-log = affiche tout le journal de la partie
# Ce qui suit « why », en majuscules.
terminal-move = COUP
terminal-help-why = dit pourquoi un coup n’est pas possible maintenant ; « why » seul, pourquoi les autres ne le sont pas
terminal-help-show = affiche de nouveau le plateau
terminal-help-save = enregistre la partie ; pour continuer : hotelier play --resume FICHIER
terminal-help-quit = quitte le programme
terminal-help-rules = Règles de cette table qui diffèrent du livret :
terminal-help-rule = { $help } Ici : { $value }.

## La fin

terminal-sum = Total
terminal-rank = Rang
terminal-win =
    { $count ->
        [one]
            { $who ->
                [you] Vous gagnez avec { $score }. Félicitations !
               *[other] { $names } gagne avec { $score }.
            }
       *[other] { $names } se partagent la victoire avec { $score } chacun.
    }

## Relecture

replay-head =
    { $lines ->
        [one] { $title }, { $seats } joueurs, { $lines } ligne
       *[other] { $title }, { $seats } joueurs, { $lines } lignes
    }
replay-running = L’enregistrement s’arrête ici : c’est à { $name } de jouer.
replay-hidden = Ce qui est caché le reste jusqu’à la fin de la partie. --seat N montre ce que sait cette place, --all montre tout.
