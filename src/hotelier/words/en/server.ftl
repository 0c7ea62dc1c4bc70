# What the server refuses, and why.

## Who asks

error-no-token = This needs a token: sign in, sit down at a table, or follow your private link.
error-bad-token = This token is not known, or it has been withdrawn.
error-wrong-passphrase = The name or the passphrase is wrong.
error-no-scope = This token is not good for that: it lacks “{ $scope }”.
error-other-table = This token is good for another table only.
error-no-such-token = You have no such token.
error-unknown-scope = There is no scope “{ $scope }”. A token can have { $choices }.
error-bad-passphrase = A passphrase has { $least } to { $most } characters.
error-present-passphrase = To change the passphrase, show the present one.
error-name-taken = Somebody else is called “{ $name }” here. Choose another name.
error-bad-text =
    { $field ->
        [name] A name has 1 to { $most } printable characters.
        [title] A title has at most { $most } printable characters.
       *[other] This text should have 1 to { $most } printable characters ({ $field }).
    }
error-foreign-origin = This page belongs to another site, so it may not act for you here.

## Tables and seats

error-no-such-table = There is no such table.
error-not-the-host = Only the host of this table can do that.
error-not-seated = You do not sit at this table.
error-not-your-seat = Seat { $seat } is not yours.
error-nobody-there = Nobody sits in seat { $seat }.
error-seat-taken = Seat { $seat } is taken.
error-seat-gone = You have no seat there any more.
error-table-full = Every seat is taken.
error-need-invite = This table is by invitation only: follow the link that its host gave you.
error-bad-invite = This invite is not known, or a newer one has replaced it.
error-used-invite = This invite has been used. If that was you, come back by your private link.
error-no-spectators = This table has no spectators.
error-bad-seat-kind = A seat is for { $choices }, not for { $value }.
error-bad-clock = A clock is for { $choices }, not { $value }.
error-bad-time = { $name } should be { $low } to { $high }.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-not-over = The game is not over yet.
error-review-not-done = The review is not done yet.
error-already-over = This table is over.

## Play

error-rated-account = At a rated table only accounts that want to be rated can sit (POST /api/account/rated).
error-rated-seed = A rated table has a secret seed, not a chosen one.
error-rated-hot-seat = At a rated table everybody has one seat.
error-rated-hint = At a rated table there are no hints.
error-rated-branch = At a rated table nobody tries out what might be while it is played.
error-rated-takeback = At a rated table nothing is taken back once something has been revealed.
error-not-rated = “{ $name }” has no ratings.
error-stale-version = This answers version { $found } of the table, but it is at version { $wanted } now.
error-revealed-by = This cannot be taken back, as this has happened since: { $text } Ask the others for a takeback.
error-has-resigned = Seat { $seat } has resigned.
error-bot-plays = A bot plays in seat { $seat } now. Come back to it first.
error-not-away = No bot plays for you in seat { $seat }.
error-confirm-first = After “{ $text }” it is no longer up to you alone. Confirm it first.
error-unknown-order = You can order { $choices }, not { $value }.
error-no-mergers = There are no mergers in this game.
error-unknown-offer = You can offer { $choices }, not { $value }.
error-not-late = The others may ask for a bot in seat { $seat } when an answer has been due there for { $seconds } seconds.
error-clock-decides = This table has a clock: when somebody’s time is up, a bot steps in by itself.
error-offer-open = There is an open offer already. Answer it first.
error-no-offer = There is no open offer.
error-other-offer = What you answered is no longer offered. Something else is now.
error-unknown-audience = You can talk to { $choices }, not to { $value }.

## Requests and operation

error-bad-request =
    { $kind ->
        [json] The request is not JSON.
        [missing] The request lacks “{ $where }”.
        [unknown] The request has “{ $where }”, which means nothing here.
        [kind] In the request, “{ $where }” is of the wrong kind.
        [long] In the request, “{ $where }” is too long.
        [short] In the request, “{ $where }” is too short.
        [range] In the request, “{ $where }” is too small or too large.
        [choice] In the request, “{ $where }” is none of the possible values: { $choices }.
        [nul] A text in the request holds the character NUL, which cannot be stored.
       *[other] In the request, “{ $where }” is not understood.
    }
error-bad-message =
    { $kind ->
        [json] The message is not JSON.
        [missing] The message lacks “{ $where }”.
        [unknown] The message has “{ $where }”, which means nothing here.
        [kind] In the message, “{ $where }” is of the wrong kind.
        [long] In the message, “{ $where }” is too long.
        [short] In the message, “{ $where }” is too short.
        [range] In the message, “{ $where }” is too small or too large.
        [choice] In the message, “{ $where }” is none of the possible values.
       *[other] In the message, “{ $where }” is not understood.
    }
error-wrong-content = Send JSON, and say so: Content-Type: application/json.
error-no-such-page = There is nothing here.
error-wrong-method = This cannot be done here.
error-too-large = This is larger than { $most } bytes.
error-too-many = That was too much at once. Wait a little.
error-too-many-open =
    { $kind ->
        [player] You have too many connections open. Close some.
       *[address] Too many connections are open from your network. Close some.
    }
error-too-slow = You were told more than you read. Connect again.
error-storage-failed = This could not be stored, so it has not happened. Try again.
error-stopping = The server is stopping. Come back in a moment.
error-went-wrong = Something went wrong here. It has been noted.
error-no-database = Hotelier cannot use the database { $url }. Name a file, or a PostgreSQL database as postgresql://user:password@host/name.
error-bad-database = The database { $url } cannot be opened: { $why }.
error-no-such-account = There is no account “{ $name }”.
error-database-in-use = The database { $path } already has a server. Stop that one first; several servers can share a PostgreSQL database.
error-database-locked = The database { $path } is locked by another program. End that program, then start again.
error-no-driver = For the database { $url } the package { $module } is missing: pip install "hotelier[postgres]".
error-cannot-listen =
    { $kind ->
        [in-use] Port { $port } of { $host } is in use by another program. Choose another port with --port, or stop that program.
        [forbidden] The system does not let you use port { $port } of { $host }. Choose a port above 1023 with --port.
        [address] { $host } is not an address of this machine. Choose another with --host.
        [range] There is no port { $port }. Choose one from 0 to 65535 with --port.
       *[other] Cannot listen on { $host }, port { $port }: { $why }. Choose another address with --host and --port.
    }
error-unknown-setting =
    { $near ->
        [none] There is no setting “{ $name }” ({ $where }). `hotelier serve --help` lists the settings.
       *[other] There is no setting “{ $name }” ({ $where }). Did you mean “{ $near }”?
    }
error-unknown-variable =
    { $near ->
        [none] The environment variable { $name } means nothing here. `hotelier serve --help` lists the settings.
       *[other] The environment variable { $name } means nothing here. Did you mean { $near }?
    }
error-bad-setting = The setting { $name } cannot be { $value }.
error-settings-not-toml = The file { $path } is not valid TOML: { $why }.

## Messages to players

error-bad-address = This is no address that a message can be sent to.
error-address-unknown = There is no { $host }.
error-address-internal = { $host } lies in a network of its own, where this server does not send messages.
error-address-not-https = Messages are sent to addresses with https only.
error-bad-mail = This is no mail address.
error-bad-mail-server = The mail server should look like smtps://user:password@host, smtp://… or smtp+plain://….
error-no-mail-here = This server sends no mail.
error-bad-push-keys = These are not the keys of a browser.
error-too-many-addresses = You can have at most { $most } addresses. Remove one first.
error-no-such-address = You have no such address.
error-not-confirmed = This address has not been confirmed yet. Follow the link in the mail.
error-bad-link = This link is not valid, or no longer.
notice-turn-title = Your turn: { $table }
notice-turn = It is your turn, { $name }: { $game }, table “{ $table }”.
notice-start-title = Begun: { $table }
notice-start = The game has begun, { $name }: { $game }, table “{ $table }”.
notice-finish-title = Over: { $table }
notice-finish = The game is over, { $name }: { $game }, table “{ $table }”.
notice-reminder-title = Still your turn: { $table }
notice-reminder = Your time is running short, { $name }: { $game }, table “{ $table }”. When it is up, a bot plays for you.
notice-away-title = A bot plays for you: { $table }
notice-away = A bot has taken your seat, { $name }, as the others were waiting: { $game }, table “{ $table }”. Open the table to take it back; until then the bot plays on.
notice-test = A message from Hotelier arrives here.
notice-stop = No more messages: { $link }
notice-confirm-title = Messages from Hotelier?
notice-confirm = Somebody wants { $site } to send messages to this address, for example when it is their turn. If it was you, say so here:

    { $link }

    Otherwise do nothing, and no further mail will come.
notice-page-confirm = Do you want messages from this server at your mail address?
notice-page-confirm-button = Yes, please
notice-page-confirmed = You will get messages from now on. Each of them has a link that ends them.
notice-page-stop = Do you want no more messages from this server at your mail address?
notice-page-stop-button = No more messages
notice-page-stopped = No more messages will come.

## Backups

error-no-backup = The file { $path } is no backup.
error-database-empty = There is nothing of Hotelier in the database { $url }.
error-not-a-backup-line = Line { $line } is not a line of a backup.
error-newer-database = The database { $url } has been in use by a newer version of Hotelier. Install that one.
error-newer-backup = The backup { $path } was made by a newer version of Hotelier. Restore it with that one.
error-database-not-empty = The database is not empty. Restore into a new one.

## Proof

error-no-proof = This record holds no proof: no hash of its seed was published before play.
error-no-proof-from-position = This game began at a set-up position, so its draws prove nothing.
error-seed-not-told = The seed has not been told yet: the game is not over.
error-wrong-commitment = The seed does not have the hash that was published: { $seed } does not give { $found }.
error-other-commitment = The record names another hash ({ $found }) than the one you noted ({ $wanted }).
error-not-from-seed = Line { $ply } was not drawn from the seed: “{ $text }” instead of “{ $drawn }”.

## Commands that belong to the server

help-serve = Serve tables over the network. Each setting can also come from the environment (HOTELIER_PORT=8000) or from a TOML file (port = 8000); flags go before the environment, and that before the file.
help-serve-browser = Open the page in a browser, where there is one. Plain “hotelier” does so, too.
help-serve-config = Settings from a file.
    .value = FILE.toml
help-database = A file for SQLite, or the URL of a database.
    .default = hotelier.db in this folder if there is one, else in your data directory
help-host = The address to listen on.
    .default = 127.0.0.1
help-port = The port; 0: any free one.
    .default = 8000
help-origins = Other origins whose pages may use this server, separated by spaces.
help-secure = Send cookies over HTTPS only.
help-proxies = Reverse proxies whose word about the client's address is taken.
help-bot-workers = How many processes bots think in.
    .default = 1
help-live-tables = How many tables that nobody watches are kept in memory.
    .default = 5000
help-idle-seconds = After how long an idle table leaves the memory.
    .default = 600
help-away-seconds = Where there is no clock: after how many seconds without an answer the others may ask for a bot.
    .default = 120
help-requests-a-minute = How often one address may ask; 0: any number.
    .default = 600
help-thoughts-a-minute = How many hints, reviews, what-if tables, replays and exports one player may ask for in a minute, and one address four times as many; 0: any number.
    .default = 30
help-messages-a-second = How often a socket may speak; 0: any number.
    .default = 50
help-sockets-an-address = How many sockets and streams one address may have open at once; 0: any number.
    .default = 500
help-sockets-a-player = How many sockets and streams one player may have open at once; 0: any number.
    .default = 100
help-largest-body = How many bytes a request or message may have.
    .default = 65536
help-public-url = Where people find the server, for links in messages.
    .default = the address it listens on
help-mail-server = Where mail is handed in: smtps://user:password@host, smtp:// (STARTTLS) or smtp+plain://. Better in the environment than as a flag.
help-mail-from = The sender of mails.
    .default = hotelier@localhost
help-notify-delay = Seconds that a turn waits before its player is told.
    .default = 60
help-internal-targets = Addresses or networks that webhooks may call although they are not public, separated by spaces.
help-log-level = What is logged: debug, info, warning, error.
    .default = info
help-log-format = How it is logged: json, text.
    .default = json
help-backup = Write a backup of the server's database, also while the server runs.
help-backup-file = Where to; .gz: compressed.
    .value = FILE
help-restore = Read a backup into a new database, of the same kind or another.
help-restore-file = A backup.
    .value = FILE
help-passphrase = Give an account of a server another passphrase, and end its logins: for players who have forgotten theirs.
help-passphrase-account = What the account is called.
    .value = NAME
help-ratings = Count all rated games anew, and compare with the ratings that are stored.
help-ratings-write = Store what was found.
help-verify = Check that a game's draws all came from a seed whose hash was published before play.
help-verify-file = The record of a finished game.
    .value = FILE
help-verify-commitment = The hash as you noted it before play.
    .value = HASH
serve-listens = Hotelier listens on { $address }
backup-done =
    { $rows ->
        [one] One row written to { $path }
       *[other] { $rows } rows written to { $path }
    }
passphrase-made =
    The account { $name } has another passphrase: { $passphrase }
    Its logins have ended. Let its owner log in with it and choose one of their own.
ratings-counted =
    { $games ->
        [one] One rated game counted
       *[other] { $games } rated games counted
    }
ratings-right = The stored ratings are right.
ratings-mended = The stored ratings were wrong, and have been mended.
ratings-wrong = The stored ratings are wrong. --write mends them.
verify-fair =
    { $draws ->
        [one] The record is sound, and its one draw came from the seed with the hash { $hash }.
       *[other] The record is sound, and its { $draws } draws all came from the seed with the hash { $hash }.
    }
verify-unfinished = The record stops before the end of the game: what came after it is not checked.
verify-compare = Compare it with the hash that was shown before play.
page-not-built = The page was not built
page-not-built-why = <code>make play</code> builds it and starts the server anew. The API is there all the same.
