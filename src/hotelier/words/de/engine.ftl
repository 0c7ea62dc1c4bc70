# Das Engine-Protokoll: hotelier engine, hotelier engine-check, hotelier arena --bot.

help-engine = Eine Engine sein: eine unserer Stufen für jedes Programm spielen, das das Engine-Protokoll spricht, über Standardeingabe und -ausgabe.
help-engine-level = Wer spielt: page, waiter, concierge, director, greedy oder random.
    .value = STUFE
help-engine-nodes = Wie viele Knoten ein Gedanke kosten darf; 0 so viele, wie die Stufe vorsieht.
help-engine-check = Ein Programm prüfen, das das Engine-Protokoll spricht: Begrüßung, Optionen, beide Spiele, schlechte Eingaben, Zeit, Abschied. Sagt, was misslang und was richtig wäre.
help-engine-check-program = Das Programm mit seinen Argumenten, in Anführungszeichen.
    .value = BEFEHL
help-engine-check-questions = Jede Partie nach so vielen Fragen beenden; 0 spielt sie alle.
help-engine-check-talk = Auf der Fehlerausgabe zeigen, was gesagt wird: > zum Programm, < von ihm.
help-play-bot = Eine Engine, die auf den anderen Plätzen spielt: ihr Befehl, in Anführungszeichen. Mehrfach möglich; mit --bots heißt die erste engine1.
    .value = BEFEHL
help-arena-bot = Eine Engine, die auch mitspielt: ihr Befehl, in Anführungszeichen. Mehrfach möglich. In --bots und --lineup heißt die erste engine1.
    .value = BEFEHL
help-simulate-bot = Eine Engine, die auch mitspielt: ihr Befehl, in Anführungszeichen. Mehrfach möglich. In --bots heißt die erste engine1; ohne --bots spielen die Engines allein.
    .value = BEFEHL
help-bot-option = Eine Option einer Engine setzen: engine1.nodes=500. Mehrfach möglich.
    .value = ENGINE.NAME=WERT
help-bot-time = Wie lange Engines nachdenken dürfen: 5s für einen Zug, 10min+2s für eine Partie und nach jedem Zug, 10min+2s/30s für beides.
    .value = ZEIT

terminal-engine-wrong = { $name } ({ $bot }) hat einen Fehler gemacht; stattdessen wurde ein zufälliger Zug gespielt. { $why }
terminal-engine-out = { $name } ({ $bot }) hat zum dritten Mal einen Fehler gemacht: ab jetzt sind die Züge zufällig. { $why }

arena-faults =
    { $faults ->
        [one] { $bot }: 1 Fehler ({ $kinds })
       *[other] { $bot }: { $faults } Fehler ({ $kinds })
    }

engine-check-passed = gut       { $name }
engine-check-warned = Zweifel   { $name }
engine-check-failed = MISSLANG  { $name }
engine-check-right = Richtig: { $right }
engine-check-sum =
    { $failed ->
        [0] { $engine }: alle { $passed } Prüfungen bestanden.
        [one] { $engine }: 1 Prüfung misslang, { $passed } bestanden.
       *[other] { $engine }: { $failed } Prüfungen misslangen, { $passed } bestanden.
    }

engine-check-handshake = stellt sich vor
    .right = auf „hello“ mit „engine“ antworten: Schema 1, Name, Version, Spiele und Optionen, die ihre Vorgaben annehmen; auf „ping“ mit „pong“ und derselben Nummer. Jede Nachricht in eine Zeile schreiben und den Puffer leeren.
engine-check-hello-again = stellt sich noch einmal vor
    .right = auf jedes „hello“ gleich antworten, auch mittendrin.
engine-check-options = nimmt ihre Optionen an
    .right = jeden Wert annehmen, den die eigene Liste erlaubt, ohne Antwort auf „set“.
engine-check-malformed = übersteht schlechte Eingaben
    .right = auf eine sinnlose Zeile mit „error“ antworten oder gar nicht, und weitermachen.
engine-check-unknown-fields = liest lange Zeilen und übergeht unbekannte Felder
    .right = Zeilen jeder Länge als UTF-8 lesen und unbekannte Felder übergehen.
engine-check-game = spielt { $game }
    .right = auf jedes „go“ mit „answer“ antworten, mit seiner Nummer und einer Aktion aus „view.legal“, als Text oder mit ihrer Stelle ab 0. Es kann mehrere Tische zugleich geben.
engine-check-time = hält die Zeit ein
    .right = antworten, bevor „turn_ms“ und „clock_ms“ um sind.
engine-check-stop = antwortet, wenn sie aufhören soll
    .right = nach „stop“ die Frage sofort beantworten; „stop“ übergehen, wenn schon geantwortet ist.
engine-check-goes-on = macht nach einer Ablehnung und einer aufgegebenen Partie weiter
    .right = keine Antwort auf „refused“ und „end“; „end“ kann für einen unbekannten Tisch kommen, mit null als Ergebnis.
engine-check-repeats = antwortet beim selben Startwert gleich
    .right = den Zufall aus „seed“ von „new“ beginnen; dann lassen sich Partien wiederholen. Das ist ein Wunsch.
engine-check-quit = geht, wenn sie gehen soll
    .right = nach „quit“ mit Exit-Code 0 enden.
engine-check-hang-up = geht, wenn aufgelegt wird
    .right = mit Exit-Code 0 enden, wenn die Eingabe endet; sonst überlebt sie einen abgebrochenen Gastgeber.

error-engine-died = Sie hat sich beendet; Exit-Code { $code }.
error-engine-garbage = Sie sagte „{ $said }“, und das ist keine Nachricht ({ $why }).
error-engine-long-line = Sie schrieb eine Zeile von mehr als { $most } Bytes.
error-engine-flood = Sie schrieb mehr als { $most } Zeilen, nach denen niemand gefragt hatte.
error-engine-late = Keine Antwort in { $left } ms, auch nicht { $grace } ms nach „stop“.
error-engine-deaf = Sie liest nicht, was man ihr sagt.
error-engine-silent = Sie sagte nicht rechtzeitig { $wanted }.
error-engine-wrong-id = Sie beantwortete { $found } statt { $wanted }.
error-engine-unexpected = Sie sagte { $found } statt { $wanted }.
error-engine-error = Sie meldete einen Fehler: { $said }
error-engine-illegal = Sie antwortete „{ $said }“. { $why }
error-engine-schema = Sie spricht Version { $found } des Protokolls; hier gilt Version { $wanted }.
error-engine-unknown-games = Sie spielt { $games }, was wir nicht kennen. Bekannt sind: { $known }.
error-engine-bad-default = Ihre Option { $name } nimmt die eigene Vorgabe nicht an. { $why }
error-engine-other-identity = Sie hieß { $was } und heißt jetzt { $now }.
error-engine-upset = Nach der Zeile „{ $line }“: { $why }
error-engine-overtime = Eine Antwort brauchte { $took } ms; { $left } ms waren übrig.
error-engine-not-repeated = Erst antwortete sie „{ $one }“, dann „{ $other }“.
error-engine-stays = Nach { $seconds } Sekunden war sie noch da.
error-engine-bad-exit = Sie endete mit Exit-Code { $code }.

error-answer-empty = Die Antwort hat weder eine Aktion noch eine Stelle.
error-answer-index = Die Stelle { $index } ist zu groß; die letzte ist { $most }.
error-answer-differs = An der Stelle { $index } steht „{ $other }“, nicht „{ $action }“.

error-engine-broken = Die Engine „{ $command }“ ist nicht zu gebrauchen. { $why }
error-engine-changed = Das Turnier begann mit { $was }; jetzt ist es { $now }. Nimm die alte Engine oder einen anderen Ordner.
error-engines-play-here = Engines spielen nur an einem Tisch auf diesem Rechner; ein Server hat eigene Bots.
error-engine-plays-not = Die Engine { $name } spielt { $game } nicht. Sie spielt: { $games }.
error-no-such-program = Ein Programm { $program } gibt es nicht.
error-bad-command = „{ $command }“ ist kein Befehl: Es fehlt ein Anführungszeichen.
error-bad-bot-option = „{ $text }“ setzt keine Option einer Engine. Schreibe engine1.NAME=WERT.
error-bad-time-control = { $value } ist keine Zeit. Schreibe 5s, 500ms, 10min+2s oder 10min+2s/30s.
error-no-engine-option = Die Engine hat keine Option { $name }. Sie hat: { $options }.
error-bad-engine-option = Die Option { $name } nimmt { $value } nicht an, sondern: { $takes }
error-no-such-level = Eine Stufe { $name } gibt es nicht. Bekannt sind: { $levels }.
error-no-engine-position = Die Frage hat keine Stellung; diese Engine braucht eine.
error-other-legal-actions = Die erlaubten Aktionen passen nicht zur Stellung.
