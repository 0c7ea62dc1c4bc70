# Errors of the server, texts of its messages, and help of its commands.

## Tokens and accounts

error-no-token = This needs a token: sign in, sit down at a table, or follow your private link.
error-bad-token = This token is not known, or it has been withdrawn.
error-wrong-passphrase = The name or the passphrase is wrong.
error-no-scope = This token does not allow that: it lacks the scope “{ $scope }”.
error-other-table = This token is for another table only.
error-no-such-token = You have no such token.
error-unknown-scope = There is no scope “{ $scope }”. A token can have { $choices }.
error-bad-passphrase = A passphrase has { $least } to { $most } characters.
error-present-passphrase = To change the passphrase, enter the present one.
error-name-taken = The name “{ $name }” is taken. Choose another one.
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
error-bad-seat-kind = A seat can be { $choices }, not { $value }.
error-bad-clock = A clock can be { $choices }, not { $value }.
error-bad-time = { $name } should be { $low } to { $high }.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-not-over = The game is not over yet.
error-review-not-done = The review is not done yet.
error-already-over = This table is over.

## Play

error-rated-account = At a rated table only accounts that want to be rated can sit (POST /api/account/rated).
error-rated-seed = A rated table has a secret seed, not a chosen one.
error-rated-hot-seat = At a rated table each player has one seat.
error-rated-hint = At a rated table there are no hints.
error-rated-branch = A rated game can be branched off only when it is over.
error-rated-takeback = At a rated table nothing can be taken back after something has been revealed.
error-not-rated = “{ $name }” has no ratings.
error-stale-version = This answers version { $found } of the table, but it is at version { $wanted } now.
error-revealed-by = This cannot be undone because of what has happened since: { $text } Ask the others for a takeback.
error-has-resigned = Seat { $seat } has resigned.
error-bot-plays = A bot plays in seat { $seat } now. Come back to it first.
error-not-away = No bot plays for you in seat { $seat }.
error-confirm-first = “{ $text }” hands the turn over. Confirm it first.
error-unknown-order = You can order { $choices }, not { $value }.
error-no-mergers = There are no mergers in this game.
error-unknown-offer = You can offer { $choices }, not { $value }.
error-not-late = The others can ask for a bot in seat { $seat } after { $seconds } seconds without an answer.
error-clock-decides = This table has a clock: when a player’s time is up, a bot steps in by itself.
error-offer-open = There is an open offer already. Answer it first.
error-no-offer = There is no open offer.
error-other-offer = The offer that you answered is closed. Another one is open now.
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
error-wrong-content = Send JSON with the header Content-Type: application/json.
error-no-such-page = There is nothing here.
error-wrong-method = This address does not allow that method.
error-too-large = This is larger than { $most } bytes.
error-too-many = Too many requests. Wait a little.
error-too-many-open =
    { $kind ->
        [player] You have too many connections open. Close some.
       *[address] Too many connections are open from your network. Close some.
    }
error-too-slow = This connection is too slow for the messages of the table. Connect again.
error-storage-failed = This could not be saved and was not carried out. Try again.
error-stopping = The server is stopping. Come back in a moment.
error-went-wrong = An internal error occurred. The server has logged it.
error-no-database = Hotelier cannot use the database { $url }. Name a file, or a PostgreSQL database as postgresql://user:password@host/name.
error-bad-database = The database { $url } cannot be opened: { $why }. Check what --database or HOTELIER_DATABASE says.
error-no-such-account = There is no account “{ $name }”.
error-database-in-use = Another server already has the database { $path } open. Stop that one first, or let both share a PostgreSQL database.
error-database-locked = Another program has locked the database { $path }. Close that program and start again.
error-no-driver = The database { $url } needs the package { $module }. Install it: pip install "hotelier[postgres]".
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
error-bad-setting = The setting { $name } cannot be { $value }. “hotelier serve --help” describes the settings.
error-settings-not-toml = The file { $path } is not valid TOML: { $why }.

## Messages to players

error-bad-address = Messages cannot be sent to this address.
error-address-unknown = The host { $host } was not found. Check the address.
error-address-internal = { $host } is in a private network. This server sends messages to public addresses only.
error-address-not-https = Messages are sent to HTTPS addresses only.
error-bad-mail = This is not a mail address.
error-bad-mail-server = The mail server should look like smtps://user:password@host, smtp://… or smtp+plain://….
error-no-mail-here = This server does not send mail.
error-bad-push-keys = These are not the keys of a browser.
error-too-many-addresses = You can have at most { $most } addresses. Remove one first.
error-no-such-address = You have no such address.
error-not-confirmed = This address has not been confirmed yet. Follow the link in the mail.
error-bad-link = This link is not valid, or no longer valid.
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

error-no-backup = The file { $path } is not a backup, or it is damaged or incomplete. Name a file that “hotelier backup” has written.
error-database-empty = There is nothing of Hotelier in the database { $url }. Name another one with --database.
error-not-a-backup-line = Line { $line } of the backup cannot be read: the file is damaged or incomplete. Restore another backup.
error-newer-database = A newer version of Hotelier has used the database { $url }. Install that version.
error-newer-backup = A newer version of Hotelier has made the backup { $path }. Install that version to restore it.
error-database-not-empty = The database is not empty. Restore into a new one: name it with --database.

## Proof

error-no-proof = This record holds no proof: no hash of its seed was published before play.
error-no-proof-from-position = This game began at a set-up position, so its draws prove nothing.
error-seed-not-told = The seed has not been told yet: the game is not over.
error-wrong-commitment = The seed does not have the hash that was published: { $seed } does not give { $found }.
error-other-commitment = The record names another hash ({ $found }) than the one you noted ({ $wanted }).
error-not-from-seed = Line { $ply } was not drawn from the seed: “{ $text }” instead of “{ $drawn }”.

## Commands that belong to the server

help-serve = Serve tables over the network. Each setting can also come from the environment (HOTELIER_PORT=8000) or from a TOML file (port = 8000). Flags override the environment, which overrides the file.
help-serve-browser = Open the page in a browser, if there is one. “hotelier” without a command does the same.
help-serve-config = Settings from a file.
    .value = FILE.toml
help-database = A file for SQLite, or the URL of a database.
    .default = hotelier.db in this folder if there is one, else in your data directory
help-host = The address to listen on.
    .default = 127.0.0.1
help-port = The port; 0: any free port.
    .default = 8000
help-origins = Other origins whose pages may use this server, separated by spaces.
help-secure = Send cookies over HTTPS only.
help-proxies = Reverse proxies that may report the client's address.
help-bot-workers = Number of processes for bots.
    .default = 1
help-live-tables = Tables without viewers that stay in memory.
    .default = 5000
help-idle-seconds = Seconds after which an idle table leaves the memory.
    .default = 600
help-away-seconds = Without a clock: seconds without an answer after which the others can ask for a bot.
    .default = 120
help-requests-a-minute = Requests of one address in a minute; 0: no limit.
    .default = 600
help-thoughts-a-minute = Hints, reviews, what-if tables, replays and exports of one player in a minute, and four times as many of one address; 0: no limit.
    .default = 30
help-messages-a-second = Messages on one socket in a second; 0: no limit.
    .default = 50
help-sockets-an-address = Open sockets and streams of one address; 0: no limit.
    .default = 500
help-sockets-a-player = Open sockets and streams of one player; 0: no limit.
    .default = 100
help-largest-body = Largest request or message, in bytes.
    .default = 65536
help-public-url = Public address of the server, for links in messages.
    .default = the address it listens on
help-mail-server = Server for outgoing mail: smtps://user:password@host, smtp:// (STARTTLS) or smtp+plain://. Better in the environment than as a flag.
help-mail-from = The sender of mails.
    .default = hotelier@localhost
help-notify-delay = Seconds before a player is notified of a turn.
    .default = 60
help-internal-targets = Private addresses or networks that webhooks may call, separated by spaces.
help-log-level = Least severe level that is logged: debug, info, warning, error.
    .default = info
help-log-format = Format of the log: json, text.
    .default = json
help-backup = Write a backup of the server's database, even while the server runs.
help-backup-file = The file to write; compressed if it ends in .gz.
    .value = FILE
help-restore = Read a backup into a new database, of the same kind or another.
help-restore-file = The backup to read.
    .value = FILE
help-passphrase = Give an account of a server a new passphrase and end its logins, for a player who has forgotten theirs.
help-passphrase-account = The name of the account.
    .value = NAME
help-ratings = Recount all rated games and compare with the stored ratings.
help-ratings-write = Store the recounted ratings.
help-verify = Check that a game's draws all came from a seed whose hash was published before play.
help-verify-file = The record of a finished game.
    .value = FILE
help-verify-commitment = The hash as you noted it before play.
    .value = HASH
serve-listens = Hotelier listens on { $address }
serve-stores = Games are stored in { $path }
serve-runs-already = Hotelier is already running on { $address }
serve-other-port = Port { $port } is in use by another program. Hotelier takes a free one.
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
