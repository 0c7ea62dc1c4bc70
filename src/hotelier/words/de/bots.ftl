# Die Stärken der Bots: hotelier bots, die Tische, die Seite.

level-page = Page
level-page-character = Neu am Empfang: fröhlich, flink und vergesslich, wenn der Kaiser ruft.
level-waiter = Kellner
level-waiter-character = Sieht, was vor ihm liegt, und greift zu; weiter als einen Schritt blickt er nie.
level-concierge = Concierge
level-concierge-character = Plant den ganzen Zug, bevor er einen Finger rührt.
level-director = Direktor
level-director-character = Wägt vor jedem Zug viele Verläufe des Spiels ab, auch deine Züge.
level-random = Würfel
level-random-character = Tut irgendetwas, wie es ein Würfel täte.
page-level-rated = { $level }, Wertung { $rating }

help-bots = Die Stärken der Bots eines Spiels zeigen: Name, Charakter, Wertung, und wie lange jeder nachdenkt.
bots-level = Stärke
bots-key = Name für --bots
bots-character = Charakter
bots-rating = Wertung
bots-nodes = Knoten je Überlegung
