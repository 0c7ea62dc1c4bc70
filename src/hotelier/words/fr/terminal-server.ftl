# Le terminal à la table d’un serveur : discussion, pendules, propositions, places.

app-waiting-plain = En attente de joueurs.
app-key-chat = discuter
app-key-table = table
app-key-send = envoyer
app-key-audience = à qui
app-key-take = choisir
app-help-chat = discuter à la table d’un serveur
app-help-table = à la table d’un serveur : joueurs, propositions, quitter la table ; Y et X répondent aux propositions
# $seat : le numéro d’une place libre.
app-seat-bot = Un bot à la place { $seat }
app-seat-link = Nouveau lien pour la place { $seat }
# $name : qui est absent.
app-substitute = Proposer un bot pour remplacer { $name }

## Le premier écran, et les tables d’un serveur

app-people = Joueurs à ce clavier
app-names-how = Noms séparés par des virgules, avec une langue si vous voulez : Anna, Luc:fr
app-resume = Reprendre une partie enregistrée
app-resume-file = Le fichier de la partie :
app-modules-how = Les chiffres de 1 à 5 ajoutent ou retirent un module ; les flèches les parcourent tous.
app-friends = Places pour les autres
app-clock-live = { $minutes } min, plus { $increment } s par décision
app-clock-days = { $days ->
        [one] un jour par décision
       *[other] { $days } jours par décision
    }
app-key-change = changer
app-key-back-to = retour
