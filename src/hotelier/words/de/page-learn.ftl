### Die Seite: Lektionen.

page-learn-how = Sie sitzen an einem echten Tisch gegen Bots und spielen die ersten Züge einer Partie, die für alle gleich ist. Sie können jederzeit gehen und später weitermachen.
page-learn-about-grand-austria-hotel = Erste Gäste, Zimmer und Würfel, und was danach kommt. { $steps } Schritte, etwa fünf Minuten.
page-learn-about-hotel-koenig = Plättchen, Ketten und Aktien, und was geschieht, wenn zwei Ketten sich treffen. { $steps } Schritte, etwa fünf Minuten.
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
page-learn-waits = Die anderen sind dran. Gleich sind Sie an der Reihe.
page-learn-first = Beantworten Sie zuerst die Frage am Tisch.
page-learn-not-now = Das geht gerade nicht; Sie begegnen dem später. Lesen Sie weiter.
page-learn-other = Auch ein guter Zug. Versuchen Sie noch das, wovon dieser Schritt spricht, oder nehmen Sie den Zug erst zurück.
page-learn-done = Sie wissen alles, was Sie brauchen. Das Übrige sagt der Tisch: Was nicht geht, erklärt, warum.
    .title = Das war die Lektion.

## Grand Austria Hotel

page-learn-gah-goal = Sie führen ein Hotel in Wien. Wer nach sieben Runden die meisten Siegpunkte hat, gewinnt. In jeder Runde haben Sie zwei Züge.
    .title = Das Ziel
page-learn-gah-first-guest = Gäste warten in der Reihe. Nehmen Sie jetzt Ihren ersten, er ist kostenlos. Jeder zeigt seine Bestellung, seine Punkte und eine Belohnung.
    .title = Ihr erster Gast
page-learn-gah-orders = Gäste sitzen an den Tischen Ihres Cafés, bis sie alles Bestellte haben: Strudel, Torte, Wein, Kaffee. In der Küche haben Sie anfangs je eines davon.
    .title = Bestellungen
page-learn-gah-rooms = Gäste wollen ein Zimmer ihrer Farbe; grünen ist jedes recht. Wählen Sie ein Zimmer zum Herrichten: Es muss an ein hergerichtetes grenzen. Höhere Etagen kosten mehr.
    .title = Zimmer
page-learn-gah-groups = Benachbarte Zimmer einer Farbe sind eine Gruppe. Ist sie ganz belegt, bekommen Sie einen Bonus. Richten Sie weiter Zimmer her, bis Ihr Zug beginnt.
    .title = Gruppen
page-learn-gah-guest = Ihr Zug beginnt. Zuerst dürfen Sie noch einen Gast nehmen; die Kronen an seinem Platz sind der Preis. Nehmen Sie einen mit kurzer Bestellung.
    .title = In jedem Zug ein Gast
page-learn-gah-serve = Für 1 Krone dürfen Sie bis zu drei Waren aus der Küche zu Ihren Gästen bringen. Tun Sie es jetzt.
    .title = Servieren
page-learn-gah-dice = In jedem Zug nehmen Sie einen Würfel von einem Feld. Je mehr dort liegen, desto mehr bekommen Sie: 1 Speisen, 2 Getränke, 3 Zimmer, 4 Kaiser oder Kronen, 5 Personal, 6 eines davon für 1 Krone. Nehmen Sie einen Würfel.
    .title = Würfel und Felder
page-learn-gah-goods = Waren, die Sie bekommen, dürfen sofort und kostenlos zu einem Gast, der sie bestellt hat. Der Rest kommt in die Küche.
    .title = Waren
page-learn-gah-checkin = Ein Gast, der alles hat, kann in ein freies Zimmer der passenden Farbe ziehen: Sie bekommen Punkte, die Belohnung und einen freien Tisch. Lassen Sie einen einziehen, wenn es geht.
    .title = Einziehen
page-learn-gah-staff = Mit Feld 5 spielen Sie Personal aus der Hand, mit jedem Würfel billiger. Manche helfen einmal, manche jede Runde, manche zählen am Ende.
    .title = Personal
page-learn-gah-emperor = Nach den Runden 3, 5 und 7 kommt der Kaiser: Ihr Platz auf der Leiste bringt Punkte, dann gehen Sie zurück. Wer weit genug ist, bekommt den Bonus; wer auf 0 steht, wird bestraft.
    .title = Der Kaiser
page-learn-gah-politics = Wer zuerst erfüllt, was eine Politikkarte verlangt, und sie im eigenen Zug beansprucht, bekommt die meisten Punkte, die nächsten weniger.
    .title = Politik
page-learn-gah-end = Servieren, einziehen lassen und beanspruchen dürfen Sie, so oft Sie wollen und zahlen können; dann beenden Sie Ihren Zug.
    .title = Das Ende Ihres Zuges

## Hotel-König

page-learn-hk-goal = Sie kaufen Aktien von Hotelketten. Wer am Ende das meiste Geld hat, gewinnt.
    .title = Das Ziel
page-learn-hk-tiles = In jedem Zug legen Sie eines Ihrer Plättchen auf sein Feld. Ihre Plättchen sagen, was sie bewirken. Legen Sie eines, das eine Kette gründet.
    .title = Plättchen
page-learn-hk-found = Zwei oder mehr verbundene Plättchen sind eine Kette. Wer sie gründet, bekommt eine Aktie umsonst. Wählen Sie einen Namen: Teure Ketten bringen mehr und kosten mehr.
    .title = Gründen
page-learn-hk-buy = Nach dem Plättchen dürfen Sie bis zu drei Aktien von Ketten auf dem Brett kaufen. Kaufen Sie, was Sie möchten, oder nichts.
    .title = Aktien
page-learn-hk-prices = Der Preis einer Aktie steigt mit der Größe der Kette. Kaufen Sie früh, solange Ketten klein sind.
    .title = Preise
page-learn-hk-grow = Ein Plättchen neben einer Kette macht sie größer und ihre Aktien teurer. Legen Sie Ihr nächstes Plättchen.
    .title = Wachsen
page-learn-hk-mergers = Ein Plättchen zwischen zwei Ketten vereint sie: Die größere bleibt, die kleinere wird aufgelöst. Ihre Aktien kann man behalten, verkaufen oder zwei zu eins tauschen.
    .title = Fusionen
page-learn-hk-bonuses = Wird eine Kette aufgelöst, bekommt der größte Aktionär das Zehnfache des Aktienpreises, der zweitgrößte das Fünffache. Hier verdient man das meiste Geld.
    .title = Prämien
page-learn-hk-safe = Eine Kette ab 11 Plättchen ist sicher: Niemand kann sie mehr übernehmen. Zwischen zwei sichere Ketten darf kein Plättchen gelegt werden.
    .title = Sichere Ketten
page-learn-hk-end = Sobald eine Kette 41 Plättchen hat oder alle sieben Ketten auf dem Brett und sicher sind, dürfen Sie in Ihrem Zug das Ende ansagen. Dann werden alle Prämien gezahlt und alle Aktien verkauft.
    .title = Das Ende
