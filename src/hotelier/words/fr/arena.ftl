# hotelier arena, et les processus de travail.

help-arena = Jouer un tournoi entre bots dans un dossier, avec classement. La même commande reprend où elle s’est arrêtée, même interrompue de force.
help-arena-out = Où garder les parties.
    .value = DOSSIER
help-arena-deals = Combien de donnes ; chacune est jouée par chaque composition dans chaque rotation des places.
help-arena-seed = La même graine donne les mêmes parties.
help-arena-bots = Qui participe ; chacun rencontre chaque autre : random,greedy.
help-arena-lineup = Une table : ses bots, le dernier se répète. Peut être répété ; remplace --bots.
    .value = NOM,NOM
help-arena-ladder = Chaque bot de --bots ne rencontre que le précédent.
help-arena-jobs = Processus qui se partagent le travail.
    .default = un par cœur
help-arena-engine = Où jouer : local, ou ray pour une grappe Ray (RAY_ADDRESS).
help-arena-parquet = Écrire aussi un tableau, une ligne par place et par partie.
    .value = FICHIER.parquet
help-arena-charts = Dessiner aussi le classement, les compositions et l’origine des points.
    .value = DOSSIER
help-arena-chart-kinds = Sortes d’images : svg, png ou les deux.

arena-head =
    { $games ->
        [one] { $title }, { $seats } places : { $games } partie, graine { $seed }
       *[other] { $title }, { $seats } places : { $games } parties, graine { $seed }
    }
arena-stopped = Arrêté après { $played } parties sur { $games }. La même commande reprend.
arena-rating = cote
arena-lineup = Composition
arena-against = { $bot } contre { $others }
arena-even = égal
arena-lead = avance
arena-source = Points de
arena-card = Choisi
arena-chosen = fois
worker-lost = Un processus de travail a disparu ; un autre rejoue ses parties.

error-workers-lost = Des processus de travail ont disparu { $times } fois sans rien achever. Y a-t-il assez de mémoire ?
error-other-tournament = Le dossier { $path } contient un autre tournoi. Choisissez un autre dossier.
error-tournament-running = Un autre processus joue le tournoi dans { $path }.
error-ladder-running = Un autre processus joue l’échelle dans { $path }.
error-broken-result = La ligne { $line } de { $path } n’est pas le résultat d’une partie.
error-unknown-engine = Il n’y a pas de moteur { $name }. On connaît : { $engines }.
error-no-ray = Ray n’est pas installé. Installez-le avec : pip install hotelier[ray]
error-no-arena-extra = { $package } n’est pas installé. Installez-le avec : pip install hotelier[arena]
