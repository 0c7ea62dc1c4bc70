### Die Seite: Lektionen.

page-learn-how = Du sitzt an einem echten Tisch gegen Bots und spielst die ersten Züge einer Partie, die für alle gleich ist. Du kannst jederzeit gehen und später weitermachen.
page-learn-about-grand-austria-hotel = Erste Gäste, Zimmer und Würfel, und was danach kommt. { $steps } Schritte, etwa fünf Minuten.
page-learn-about-hotel-koenig = Steine, Ketten und Aktien, und was geschieht, wenn zwei Ketten sich treffen. { $steps } Schritte, etwa fünf Minuten.
page-learn-begin = Anfangen
page-learn-resume = Weiter mit Schritt { $step } von { $steps }
page-learn-again = Von vorn
page-learn-table = Lektion
page-learn-card = Lektion
page-learn-step = Schritt { $step } von { $steps }
page-learn-next = Weiter
page-learn-skip = Schritt überspringen
page-learn-leave = Verlassen
page-learn-play-on = An diesem Tisch weiterspielen
page-learn-waits = Die anderen sind dran. Gleich bist du an der Reihe.
page-learn-first = Beantworte zuerst die Frage am Tisch.
page-learn-not-now = Das geht gerade nicht; du begegnest dem später. Lies weiter.
page-learn-other = Auch ein guter Zug. Versuche noch das, wovon dieser Schritt spricht, oder nimm den Zug erst zurück.
page-learn-done = Du weißt alles, was du brauchst. Das Übrige sagt der Tisch: Was nicht geht, erklärt, warum.
    .title = Das war die Lektion.

## Grand Austria Hotel

page-learn-gah-goal = Du führst ein Hotel in Wien. Wer nach sieben Runden die meisten Siegpunkte hat, gewinnt. In jeder Runde hast du zwei Züge.
    .title = Das Ziel
page-learn-gah-first-guest = Gäste warten in der Reihe. Nimm jetzt deinen ersten, er ist kostenlos. Jeder zeigt seine Bestellung, seine Punkte und eine Belohnung.
    .title = Dein erster Gast
page-learn-gah-orders = Gäste sitzen an den Tischen deines Cafés, bis sie alles Bestellte haben: Strudel, Torte, Wein, Kaffee. In der Küche hast du anfangs je eines davon.
    .title = Bestellungen
page-learn-gah-rooms = Gäste wollen ein Zimmer ihrer Farbe; grünen ist jedes recht. Wähle ein Zimmer zum Herrichten: Es muss an ein hergerichtetes grenzen. Höhere Etagen kosten mehr.
    .title = Zimmer
page-learn-gah-groups = Benachbarte Zimmer einer Farbe sind eine Gruppe. Ist sie ganz belegt, bekommst du einen Bonus. Richte weiter Zimmer her, bis dein Zug beginnt.
    .title = Gruppen
page-learn-gah-guest = Dein Zug beginnt. Zuerst darfst du noch einen Gast nehmen; die Kronen an seinem Platz sind der Preis. Nimm einen mit kurzer Bestellung.
    .title = In jedem Zug ein Gast
page-learn-gah-serve = Für 1 Krone darfst du bis zu drei Waren aus der Küche zu deinen Gästen bringen. Tu es jetzt.
    .title = Servieren
page-learn-gah-dice = In jedem Zug nimmst du einen Würfel von einem Feld. Je mehr dort liegen, desto mehr bekommst du: 1 Speisen, 2 Getränke, 3 Zimmer, 4 Kaiser oder Kronen, 5 Personal, 6 eines davon für 1 Krone. Nimm einen Würfel.
    .title = Würfel und Felder
page-learn-gah-goods = Waren, die du bekommst, dürfen sofort und kostenlos zu einem Gast, der sie bestellt hat. Der Rest kommt in die Küche.
    .title = Waren
page-learn-gah-checkin = Ein Gast, der alles hat, kann in ein freies Zimmer der passenden Farbe ziehen: Du bekommst Punkte, die Belohnung und einen freien Tisch. Lass einen einziehen, wenn es geht.
    .title = Einziehen
page-learn-gah-staff = Mit Feld 5 spielst du Personal aus der Hand, mit jedem Würfel billiger. Manche helfen einmal, manche jede Runde, manche zählen am Ende.
    .title = Personal
page-learn-gah-emperor = Nach den Runden 3, 5 und 7 kommt der Kaiser: Dein Platz auf der Leiste bringt Punkte, dann gehst du zurück. Wer weit genug ist, bekommt den Bonus; wer auf 0 steht, wird bestraft.
    .title = Der Kaiser
page-learn-gah-politics = Wer zuerst erfüllt, was eine Politikkarte verlangt, und sie im eigenen Zug beansprucht, bekommt die meisten Punkte, die nächsten weniger.
    .title = Politik
page-learn-gah-end = Servieren, einziehen lassen und beanspruchen darfst du, so oft du willst und zahlen kannst; dann beende deinen Zug.
    .title = Das Ende deines Zuges

## Hotel-König

page-learn-hk-goal = Du kaufst Aktien von Hotelketten. Wer am Ende das meiste Geld hat, gewinnt.
    .title = Das Ziel
page-learn-hk-tiles = In jedem Zug legst du einen deiner Steine auf sein Feld. Deine Steine sagen, was sie bewirken. Lege einen, der eine Kette gründet.
    .title = Steine
page-learn-hk-found = Zwei oder mehr verbundene Steine sind eine Kette. Wer sie gründet, bekommt eine Aktie umsonst. Wähle einen Namen: Teure Ketten bringen mehr und kosten mehr.
    .title = Gründen
page-learn-hk-buy = Nach dem Stein darfst du bis zu drei Aktien von Ketten auf dem Brett kaufen. Kaufe, was du möchtest, oder nichts.
    .title = Aktien
page-learn-hk-prices = Der Preis einer Aktie steigt mit der Größe der Kette. Kaufe früh, solange Ketten klein sind.
    .title = Preise
page-learn-hk-grow = Ein Stein neben einer Kette macht sie größer und ihre Aktien teurer. Lege deinen nächsten Stein.
    .title = Wachsen
page-learn-hk-mergers = Ein Stein zwischen zwei Ketten vereint sie: Die größere bleibt, die kleinere wird aufgelöst. Ihre Aktien kann man behalten, verkaufen oder zwei zu eins tauschen.
    .title = Fusionen
page-learn-hk-bonuses = Wird eine Kette aufgelöst, bekommt der größte Aktionär das Zehnfache des Aktienpreises, der zweitgrößte das Fünffache. Hier verdient man das meiste Geld.
    .title = Prämien
page-learn-hk-safe = Eine Kette ab 11 Steinen ist sicher: Niemand kann sie mehr übernehmen. Zwischen zwei sichere Ketten darf kein Stein gelegt werden.
    .title = Sichere Ketten
page-learn-hk-end = Sobald eine Kette 41 Steine hat oder alle sieben Ketten auf dem Brett und sicher sind, darfst du in deinem Zug das Ende ansagen. Dann werden alle Prämien gezahlt und alle Aktien verkauft.
    .title = Das Ende
