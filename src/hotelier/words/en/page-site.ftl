### The page: who one is at a server, messages, ratings, what was played.

## Who one is

page-account-nobody = You are new here
page-account-guest = a guest of this browser
page-account-is = an account
page-account-why = Nobody needs an account. With a passphrase your name stays yours, and you find your tables in any browser.
page-account-why-change = Your tables, statistics and ratings wait for you in every browser where you log in.
page-account-passphrase = Passphrase
page-account-present-passphrase = Present passphrase
page-account-new-passphrase = New passphrase
page-account-make = Make it an account
page-account-log-in = I have one: log in
page-account-change = Change the passphrase
page-account-log-out = Log out here
page-account-kept = Kept.
page-account-changed = Kept. Everywhere else you are logged out.
page-return-link = Return link
    .about = brings you back as yourself, in any browser. Keep it private.
page-return-make = Make and copy it
page-return-copied = Copied. It is shown this once only.
page-welcome-back = Welcome back
page-welcome-back-about = This link is your private way back: this browser will be you.
page-welcome-back-yes = It is me
page-welcome-back-not = This link leads nowhere: it is not whole, or it was withdrawn. Make a new one where you are still logged in, or log in with your passphrase.

## Messages

page-messages = Messages
page-messages-about = when it is your turn and you are not here
page-messages-table = About this table.
page-messages-nowhere = There is no address yet.
page-messages-where = Where they go
page-messages-as-all = As for all tables
page-push = This browser
page-push-on = tells you, also while the page is closed
page-push-off = can tell you, also while the page is closed
page-push-denied = may not: messages of this page are switched off in the browser’s settings
page-push-impossible = cannot: it has no push messages here
page-push-start = Tell me here
page-push-stop = No more
page-push-failed = The push service of this browser did not answer.
page-address-mail = mail
page-address-webhook = webhook
page-address-push = a browser
page-address-asked = a mail asks whether you want this; nothing comes before you say yes
page-address-stopped = given up, as nothing arrived; a test takes it up again
page-address-try = Test
page-address-tried = Sent
page-address-remove = Remove { $address }
page-add-mail = A mail address
page-add-hook = A webhook (Discord, Slack)
page-hook-address = Address
page-hook-style = For
page-hook-json = programs (JSON)
page-hook-discord = Discord
page-hook-slack = Slack
page-add = Add
page-no-mail = This server sends no mail.
page-wishes = Tell me
page-wish-turn = when it is my turn
page-wish-start = when a game begins
page-wish-finish = when a game is over
page-wish-reminder = when the days for a move run out
page-wish-away = when a bot has taken my seat
page-wish-looking = also while I look at the table
page-wish-delay = A turn is told
page-wish-delay-none = at once
page-wish-delay-minutes = { $minutes ->
        [one] after a minute
       *[other] after { $minutes } minutes
    }

## Ratings, statistics, archive

page-ratings-list = The list
page-ratings-want = I want to be rated
    .about = your name stands in the list, and tables that count can have you
page-ratings-need-account = for accounts only: give yourself a passphrase first
page-ratings-none-yet = No rated game yet. A new table has the choice “It counts for ratings”.
page-rating-of = { $seats } seats, games: { $games }, give or take { $margin }
page-rated-games = Games that counted
page-ratings-how = Whoever wants to is rated, by game and number of seats. Newcomers have { $start }.
page-ratings-join = Take part
page-ratings-nobody = Nobody has played a rated game of this kind yet.
page-column-day = Day
page-column-rank = Place
page-column-change = Change
page-column-rating = Rating
page-column-games = Games
page-column-played = Played
page-column-won = Won
page-column-mean-rank = Mean place
page-rank-of = { $rank } of { $seats }
page-show-all = Show all
page-statistics = Statistics
page-statistics-none = Games that you have finished will be counted here.
page-export = All that is mine
page-history = Games you played
page-player-games = Open games
page-archive-title = What the table is called
page-archive-nothing = Nothing fits.
page-table-won = { $game }, won by { $names }
page-orders-about = The server answers for you at once, without asking. Nobody else can see these.
page-orders-forced = Where there is only one answer, give it
page-orders-hotel-koenig-pass = Pass when no tile can be laid
page-orders-hotel-koenig-stop = Never buy shares
page-orders-hotel-koenig-continue = Never announce the end
page-orders-grand-austria-hotel-pass = Pass whenever I may
page-orders-grand-austria-hotel-withdraw = Never bid for an entrance
page-orders-grand-austria-hotel-accept = Always take the emperor’s penalty
page-orders-merger = When a chain is dissolved
page-orders-any = any chain
page-orders-of = Shares of
page-orders-into = taken over by
page-orders-keep = Keep
page-orders-exchange = exchange the others two for one, as far as possible
page-orders-sell = sell what is left
page-orders-add = Add this rule
page-orders-remove = Withdraw: { $rule }
page-orders-rule = { $chain } taken over by { $into }: { $does }
page-orders-does-keep = { $count ->
        [all] keep all
       *[other] keep { $count }
    }
page-orders-does-exchange = { $count ->
        [all] exchange as many as possible
       *[other] exchange { $count }
    }
page-orders-does-sell = { $count ->
        [all] sell the rest
       *[other] sell { $count }
    }

## About Hotelier

page-about-hotelier = Hotelier is an independent, unofficial implementation of board games, in our own words and pictures. The names of the games belong to their owners. Hotelier is not affiliated with their authors or publishers, nor endorsed by them.
page-about-free = Everybody may use, change and share Hotelier under the Apache License 2.0.
page-about-licences = Licences
page-about-parts = Parts of this page come from other authors, among them its two fonts. Open a line to read the licence.
page-about-not-loaded = The list of licences did not load. Reload the page to try again.
