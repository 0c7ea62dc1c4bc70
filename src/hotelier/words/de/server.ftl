# Was der Server ablehnt, und warum.

## Wer fragt

error-no-token = Dafür braucht es ein Token: Melde dich an, setze dich an einen Tisch, oder folge deinem privaten Link.
error-bad-token = Dieses Token ist nicht bekannt oder wurde zurückgezogen.
error-wrong-passphrase = Name oder Passphrase stimmt nicht.
error-no-scope = Dieses Token gilt dafür nicht: Ihm fehlt „{ $scope }“.
error-other-table = Dieses Token gilt nur für einen anderen Tisch.
error-no-such-token = Du hast kein solches Token.
error-unknown-scope = Es gibt keinen Bereich „{ $scope }“. Möglich: { $choices }.
error-bad-passphrase = Eine Passphrase hat { $least } bis { $most } Zeichen.
error-present-passphrase = Um die Passphrase zu ändern, gib die bisherige an.
error-name-taken = Der Name „{ $name }“ ist schon vergeben. Wähle einen anderen.
error-bad-text =
    { $field ->
        [name] Ein Name hat 1 bis { $most } druckbare Zeichen.
        [title] Ein Titel hat höchstens { $most } druckbare Zeichen.
       *[other] Dieser Text sollte 1 bis { $most } druckbare Zeichen haben ({ $field }).
    }
error-foreign-origin = Diese Seite gehört zu einem anderen Auftritt und darf hier nicht für dich handeln.

## Tische und Plätze

error-no-such-table = Einen solchen Tisch gibt es nicht.
error-not-the-host = Das kann nur, wer diesen Tisch leitet.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-your-seat = Platz { $seat } ist nicht deiner.
error-nobody-there = Auf Platz { $seat } sitzt niemand.
error-seat-taken = Platz { $seat } ist besetzt.
error-seat-gone = Du hast dort keinen Platz mehr.
error-table-full = Alle Plätze sind besetzt.
error-need-invite = Dieser Tisch ist nur auf Einladung offen: Folge dem Link, den du bekommen hast.
error-bad-invite = Diese Einladung ist nicht bekannt oder durch eine neuere ersetzt.
error-used-invite = Diese Einladung ist verbraucht. Wenn du das warst, komm über deinen privaten Link zurück.
error-no-spectators = An diesem Tisch gibt es keine Zuschauer.
error-bad-seat-kind = Ein Platz ist für { $choices }, nicht für { $value }.
error-bad-clock = Eine Uhr gibt es für { $choices }, nicht für { $value }.
error-bad-time = { $name } sollte { $low } bis { $high } sein.
error-not-started = Das Spiel hat noch nicht begonnen.
error-already-started = Das Spiel hat schon begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-review-not-done = Die Rückschau ist noch nicht fertig.
error-already-over = An diesem Tisch ist das Spiel aus.

## Spielen

error-rated-account = An einem gewerteten Tisch können nur Konten sitzen, die gewertet werden wollen (POST /api/account/rated).
error-rated-seed = Ein gewerteter Tisch hat einen geheimen Startwert, keinen gewählten.
error-rated-hot-seat = An einem gewerteten Tisch hat jeder einen Platz.
error-rated-hint = An einem gewerteten Tisch gibt es keine Tipps.
error-rated-branch = Eine gewertete Partie lässt sich erst abzweigen, wenn sie zu Ende ist.
error-rated-takeback = An einem gewerteten Tisch wird nichts zurückgenommen, sobald etwas aufgedeckt ist.
error-not-rated = „{ $name }“ hat keine Wertungen.
error-stale-version = Das antwortet auf Version { $found } des Tisches, aber er ist jetzt bei Version { $wanted }.
error-revealed-by = Das lässt sich nicht zurücknehmen, denn seither ist dies geschehen: { $text } Bitte die anderen, es zurücknehmen zu dürfen.
error-has-resigned = Platz { $seat } hat aufgegeben.
error-bot-plays = Auf Platz { $seat } spielt jetzt ein Bot. Kehre zuerst zurück.
error-not-away = Auf Platz { $seat } spielt kein Bot für dich.
error-confirm-first = „{ $text }“ gibt den Zug aus der Hand. Bestätige es zuerst.
error-unknown-order = Anweisen kannst du { $choices }, nicht { $value }.
error-no-mergers = In diesem Spiel gibt es keine Fusionen.
error-unknown-offer = Anbieten kannst du { $choices }, nicht { $value }.
error-not-late = Für Platz { $seat } können die anderen um einen Bot bitten, wenn dort seit { $seconds } Sekunden eine Antwort aussteht.
error-clock-decides = Dieser Tisch hat eine Uhr: Ist jemandes Zeit um, springt von selbst ein Bot ein.
error-offer-open = Es gibt schon ein offenes Angebot. Beantworte zuerst dieses.
error-no-offer = Es gibt kein offenes Angebot.
error-other-offer = Das Angebot, auf das du antwortest, ist erledigt. Jetzt ist ein anderes offen.
error-unknown-audience = Sprechen kannst du mit { $choices }, nicht mit { $value }.

## Anfragen und Betrieb

error-bad-request =
    { $kind ->
        [json] Die Anfrage ist kein JSON.
        [missing] In der Anfrage fehlt „{ $where }“.
        [unknown] In der Anfrage steht „{ $where }“, was hier nichts bedeutet.
        [kind] In der Anfrage ist „{ $where }“ von der falschen Art.
        [long] In der Anfrage ist „{ $where }“ zu lang.
        [short] In der Anfrage ist „{ $where }“ zu kurz.
        [range] In der Anfrage ist „{ $where }“ zu klein oder zu groß.
        [choice] In der Anfrage ist „{ $where }“ keiner der möglichen Werte: { $choices }.
        [nul] Ein Text in der Anfrage enthält das Zeichen NUL, das sich nicht speichern lässt.
       *[other] In der Anfrage ist „{ $where }“ nicht verständlich.
    }
error-bad-message =
    { $kind ->
        [json] Die Nachricht ist kein JSON.
        [missing] In der Nachricht fehlt „{ $where }“.
        [unknown] In der Nachricht steht „{ $where }“, was hier nichts bedeutet.
        [kind] In der Nachricht ist „{ $where }“ von der falschen Art.
        [long] In der Nachricht ist „{ $where }“ zu lang.
        [short] In der Nachricht ist „{ $where }“ zu kurz.
        [range] In der Nachricht ist „{ $where }“ zu klein oder zu groß.
        [choice] In der Nachricht ist „{ $where }“ keiner der möglichen Werte.
       *[other] In der Nachricht ist „{ $where }“ nicht verständlich.
    }
error-wrong-content = Sende JSON mit der Kopfzeile Content-Type: application/json.
error-no-such-page = Hier gibt es nichts.
error-wrong-method = Diese Adresse erlaubt diese Methode nicht.
error-too-large = Das ist größer als { $most } Bytes.
error-too-many = Zu viele Anfragen. Warte ein wenig.
error-too-many-open =
    { $kind ->
        [player] Du hast zu viele Verbindungen offen. Schließe ein paar.
       *[address] Aus deinem Netz sind zu viele Verbindungen offen. Schließe ein paar.
    }
error-too-slow = Diese Verbindung ist zu langsam für die Nachrichten des Tisches. Verbinde dich neu.
error-storage-failed = Das ließ sich nicht speichern und wurde nicht ausgeführt. Versuche es noch einmal.
error-stopping = Der Server hält gerade an. Komm gleich wieder.
error-went-wrong = Ein interner Fehler ist aufgetreten. Der Server hat ihn protokolliert.
error-no-database = Die Datenbank { $url } kann Hotelier nicht verwenden. Nenne eine Datei oder eine PostgreSQL-Datenbank als postgresql://benutzer:passwort@rechner/name.
error-bad-database = Die Datenbank { $url } lässt sich nicht öffnen: { $why }. Prüfe, was --database oder HOTELIER_DATABASE nennt.
error-no-such-account = Es gibt kein Konto „{ $name }“.
error-database-in-use = Ein anderer Server hat die Datenbank { $path } schon geöffnet. Beende ihn zuerst, oder lass beide eine PostgreSQL-Datenbank teilen.
error-database-locked = Ein anderes Programm hat die Datenbank { $path } gesperrt. Beende es und starte noch einmal.
error-no-driver = Die Datenbank { $url } braucht das Paket { $module }. Installiere es: pip install "hotelier[postgres]".
error-cannot-listen =
    { $kind ->
        [in-use] Port { $port } auf { $host } wird schon von einem anderen Programm benutzt. Wähle mit --port einen anderen oder beende jenes Programm.
        [forbidden] Das System erlaubt dir Port { $port } auf { $host } nicht. Wähle mit --port einen Port über 1023.
        [address] { $host } ist keine Adresse dieses Rechners. Wähle mit --host eine andere.
        [range] Einen Port { $port } gibt es nicht. Wähle mit --port einen von 0 bis 65535.
       *[other] Auf { $host }, Port { $port }, nimmt der Server keine Verbindungen an: { $why }. Wähle mit --host und --port eine andere Adresse.
    }
error-unknown-setting =
    { $near ->
        [none] Es gibt keine Einstellung „{ $name }“ ({ $where }). `hotelier serve --help` zählt die Einstellungen auf.
       *[other] Es gibt keine Einstellung „{ $name }“ ({ $where }). Meintest du „{ $near }“?
    }
error-unknown-variable =
    { $near ->
        [none] Die Umgebungsvariable { $name } bedeutet hier nichts. `hotelier serve --help` zählt die Einstellungen auf.
       *[other] Die Umgebungsvariable { $name } bedeutet hier nichts. Meintest du { $near }?
    }
error-bad-setting = Die Einstellung { $name } kann nicht { $value } sein. „hotelier serve --help“ beschreibt die Einstellungen.
error-settings-not-toml = Die Datei { $path } ist kein gültiges TOML: { $why }.

## Nachrichten an Spieler

error-bad-address = An diese Adresse lässt sich nichts senden.
error-address-unknown = Der Rechner { $host } wurde nicht gefunden. Prüfe die Adresse.
error-address-internal = { $host } liegt in einem privaten Netz. Dieser Server sendet Nachrichten nur an öffentliche Adressen.
error-address-not-https = Nachrichten gehen nur an Adressen mit https.
error-bad-mail = Das ist keine Mailadresse.
error-bad-mail-server = Der Mailserver sollte so aussehen: smtps://name:passwort@rechner, smtp://… oder smtp+plain://….
error-no-mail-here = Dieser Server verschickt keine Mails.
error-bad-push-keys = Das sind nicht die Schlüssel eines Browsers.
error-too-many-addresses = Du kannst höchstens { $most } Adressen haben. Entferne zuerst eine.
error-no-such-address = Du hast keine solche Adresse.
error-not-confirmed = Diese Adresse ist noch nicht bestätigt. Folge dem Link in der Mail.
error-bad-link = Dieser Link gilt nicht oder nicht mehr.
notice-turn-title = Du bist am Zug: { $table }
notice-turn = Du bist am Zug, { $name }: { $game }, Tisch „{ $table }“.
notice-start-title = Begonnen: { $table }
notice-start = Das Spiel hat begonnen, { $name }: { $game }, Tisch „{ $table }“.
notice-finish-title = Zu Ende: { $table }
notice-finish = Das Spiel ist zu Ende, { $name }: { $game }, Tisch „{ $table }“.
notice-reminder-title = Du bist noch am Zug: { $table }
notice-reminder = Deine Zeit wird knapp, { $name }: { $game }, Tisch „{ $table }“. Ist sie um, spielt ein Bot für dich.
notice-away-title = Ein Bot spielt für dich: { $table }
notice-away = Ein Bot hat deinen Platz eingenommen, { $name }, weil die anderen gewartet haben: { $game }, Tisch „{ $table }“. Öffne den Tisch, um ihn zurückzunehmen; bis dahin spielt der Bot weiter.
notice-test = Eine Nachricht von Hotelier kommt hier an.
notice-stop = Keine Nachrichten mehr: { $link }
notice-confirm-title = Nachrichten von Hotelier?
notice-confirm = Jemand möchte, dass { $site } Nachrichten an diese Adresse sendet, zum Beispiel wenn er am Zug ist. Wenn du das warst, sag es hier:

    { $link }

    Sonst tu nichts, und es kommt keine weitere Mail.
notice-page-confirm = Möchtest du Nachrichten von diesem Server an deine Mailadresse?
notice-page-confirm-button = Ja, bitte
notice-page-confirmed = Du bekommst ab jetzt Nachrichten. In jeder steht ein Link, der sie beendet.
notice-page-stop = Möchtest du keine Nachrichten von diesem Server mehr an deine Mailadresse?
notice-page-stop-button = Keine Nachrichten mehr
notice-page-stopped = Es kommen keine Nachrichten mehr.

## Sicherungen

error-no-backup = Die Datei { $path } ist keine Sicherung, oder sie ist beschädigt oder unvollständig. Nenne eine Datei, die „hotelier backup“ geschrieben hat.
error-database-empty = In der Datenbank { $url } ist nichts von Hotelier. Nenne mit --database eine andere.
error-not-a-backup-line = Zeile { $line } der Sicherung ist nicht lesbar: Die Datei ist beschädigt oder unvollständig. Nimm eine andere Sicherung.
error-newer-database = Eine neuere Version von Hotelier hat die Datenbank { $url } schon benutzt. Installiere diese Version.
error-newer-backup = Eine neuere Version von Hotelier hat die Sicherung { $path } geschrieben. Installiere diese Version, um sie wiederherzustellen.
error-database-not-empty = Die Datenbank ist nicht leer. Stelle in eine neue wieder her: Nenne sie mit --database.

## Beweis

error-no-proof = Diese Aufzeichnung enthält keinen Beweis: Vor dem Spiel wurde kein Hash ihres Startwerts veröffentlicht.
error-no-proof-from-position = Dieses Spiel begann mit einer gestellten Stellung, seine Ziehungen beweisen also nichts.
error-seed-not-told = Der Startwert ist noch nicht verraten: Das Spiel ist nicht aus.
error-wrong-commitment = Der Startwert hat nicht den veröffentlichten Hash: { $seed } ergibt nicht { $found }.
error-other-commitment = Die Aufzeichnung nennt einen anderen Hash ({ $found }) als den, den du notiert hast ({ $wanted }).
error-not-from-seed = Zeile { $ply } wurde nicht aus dem Startwert gezogen: „{ $text }“ statt „{ $drawn }“.

## Befehle, die zum Server gehören

help-serve = Tische über das Netz anbieten. Jede Einstellung kann auch aus der Umgebung kommen (HOTELIER_PORT=8000) oder aus einer TOML-Datei (port = 8000); Optionen gehen vor der Umgebung und diese vor der Datei.
help-serve-browser = Die Seite im Browser öffnen, wo es einen gibt. Auch „hotelier“ allein tut das.
help-serve-config = Einstellungen aus einer Datei.
    .value = DATEI.toml
help-database = Eine Datei für SQLite oder die URL einer Datenbank.
    .default = hotelier.db in diesem Ordner, falls vorhanden, sonst in deinem Datenverzeichnis
help-host = Die Adresse, auf der gelauscht wird.
    .default = 127.0.0.1
help-port = Der Port; 0: irgendein freier.
    .default = 8000
help-origins = Andere Herkünfte, deren Seiten diesen Server nutzen dürfen, durch Leerzeichen getrennt.
help-secure = Cookies nur über HTTPS senden.
help-proxies = Vorgeschaltete Proxys, denen die Adresse des Aufrufers geglaubt wird.
help-bot-workers = In wie vielen Prozessen Bots nachdenken.
    .default = 1
help-live-tables = Wie viele Tische, denen niemand zusieht, im Speicher bleiben.
    .default = 5000
help-idle-seconds = Nach welcher Zeit ein ruhender Tisch den Speicher verlässt.
    .default = 600
help-away-seconds = Ohne Uhr: nach wie vielen Sekunden ohne Antwort die anderen um einen Bot bitten können.
    .default = 120
help-requests-a-minute = Wie oft eine Adresse fragen darf; 0: beliebig oft.
    .default = 600
help-thoughts-a-minute = Wie viele Tipps, Analysen, Was-wäre-wenn-Tische, Wiedergaben und Exporte ein Spieler in der Minute verlangen darf, eine Adresse viermal so viele; 0: beliebig viele.
    .default = 30
help-messages-a-second = Wie oft ein Socket sprechen darf; 0: beliebig oft.
    .default = 50
help-sockets-an-address = Wie viele Sockets und Ströme eine Adresse zugleich offen haben darf; 0: beliebig viele.
    .default = 500
help-sockets-a-player = Wie viele Sockets und Ströme ein Spieler zugleich offen haben darf; 0: beliebig viele.
    .default = 100
help-largest-body = Wie viele Bytes eine Anfrage oder Nachricht haben darf.
    .default = 65536
help-public-url = Wo man den Server findet, für Links in Nachrichten.
    .default = die Adresse, an der er horcht
help-mail-server = Wo Mails aufgegeben werden: smtps://name:passwort@rechner, smtp:// (STARTTLS) oder smtp+plain://. Besser in der Umgebung als hier.
help-mail-from = Der Absender von Mails.
    .default = hotelier@localhost
help-notify-delay = Sekunden, die ein Zug wartet, bevor sein Spieler benachrichtigt wird.
    .default = 60
help-internal-targets = Adressen oder Netze, die Webhooks aufrufen dürfen, obwohl sie nicht öffentlich sind, durch Leerzeichen getrennt.
help-log-level = Was protokolliert wird: debug, info, warning, error.
    .default = info
help-log-format = Wie protokolliert wird: json, text.
    .default = json
help-backup = Eine Sicherung der Datenbank des Servers schreiben, auch während er läuft.
help-backup-file = Wohin; .gz: komprimiert.
    .value = DATEI
help-restore = Eine Sicherung in eine neue Datenbank einlesen, derselben oder einer anderen Art.
help-restore-file = Eine Sicherung.
    .value = DATEI
help-passphrase = Einem Konto eines Servers eine andere Passphrase geben und seine Anmeldungen beenden: für alle, die ihre vergessen haben.
help-passphrase-account = Wie das Konto heißt.
    .value = KONTO
help-ratings = Alle gewerteten Spiele neu zählen und mit den gespeicherten Wertungen vergleichen.
help-ratings-write = Speichern, was herauskam.
help-verify = Prüfen, ob alle Ziehungen eines Spiels aus einem Startwert kamen, dessen Hash vor dem Spiel veröffentlicht war.
help-verify-file = Die Aufzeichnung eines beendeten Spiels.
    .value = DATEI
help-verify-commitment = Der Hash, wie du ihn vor dem Spiel notiert hast.
    .value = HASH
serve-listens = Hotelier lauscht auf { $address }
serve-stores = Partien werden gespeichert in { $path }
serve-runs-already = Hotelier läuft schon auf { $address }
serve-other-port = Port { $port } ist von einem anderen Programm belegt. Hotelier nimmt einen freien.
backup-done =
    { $rows ->
        [one] Eine Zeile nach { $path } geschrieben
       *[other] { $rows } Zeilen nach { $path } geschrieben
    }
passphrase-made =
    Das Konto { $name } hat eine andere Passphrase: { $passphrase }
    Seine Anmeldungen sind beendet. Wem es gehört, meldet sich damit an und wählt dann eine eigene.
ratings-counted =
    { $games ->
        [one] Ein gewertetes Spiel gezählt
       *[other] { $games } gewertete Spiele gezählt
    }
ratings-right = Die gespeicherten Wertungen stimmen.
ratings-mended = Die gespeicherten Wertungen waren falsch und sind nun richtig.
ratings-wrong = Die gespeicherten Wertungen sind falsch. --write stellt sie richtig.
verify-fair =
    { $draws ->
        [one] Die Aufzeichnung ist in Ordnung, und ihre einzige Ziehung kam aus dem Startwert mit dem Hash { $hash }.
       *[other] Die Aufzeichnung ist in Ordnung, und ihre { $draws } Ziehungen kamen alle aus dem Startwert mit dem Hash { $hash }.
    }
verify-unfinished = Die Aufzeichnung hört vor dem Ende des Spiels auf: Was danach kam, ist nicht geprüft.
verify-compare = Vergleiche ihn mit dem Hash, der vor dem Spiel gezeigt wurde.
page-not-built = Die Seite ist nicht gebaut
page-not-built-why = <code>make play</code> baut sie und startet den Server neu. Die API ist trotzdem da.
