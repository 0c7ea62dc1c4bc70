# Hints, reviews and what-if.

help-hint = Name the best few actions of the seat to move, with chances and reasons, from what it may know.
help-hint-file = A record of a running game, as JSON Lines or as text.
help-hint-to = At the decision with this number.
help-hint-few = How many actions.
help-hint-seconds = How long to think at most.
    .default = as long as it takes
help-review = Review a finished game: what each decision cost, what chance gave, and the better lines. A stopped review goes on where it stopped.
help-review-file = A record of a finished game.
help-review-html = Also write a page that needs nothing else.
    .value = FILE.html
help-review-effort = How hard to think: quick, usual or thorough.
help-review-jobs = Processes to share the work.
    .default = one for each core
help-whatif = Branch off a game and let bots play on, with what the seat cannot know dealt anew.
help-whatif-point = A point of a record: game.jsonl#42.
    .value = RECORD#NUMBER
help-whatif-seat = Who asks, from 0.
help-whatif-do = What to do there first: die 5. Can be repeated.
    .value = ACTION
help-whatif-games = How many games.
help-whatif-bots = Which bot plays all seats.
help-whatif-seed = The same seed gives the same games.
help-whatif-out = Write the branch as a record instead; play goes on with --resume.
    .value = FILE
help-play-begin = Leave a recorded game at this point, with what you cannot know dealt anew: game.jsonl#42.
    .value = RECORD#NUMBER

review-thinking = Thinking
study-hint = { $place }. { $action }: { $win } to win, { $score } { $game ->
        [hotel-koenig] in money
       *[other] points
    }. Why: { $why }.
study-plus-minus = { $value } ± { $margin }
study-source = { $term } { $points }
study-no-source = no source changes much
study-rest = other
study-title = { $title }: review
study-chance = Chance to win
study-three = What cost most
study-apart = Luck and play, apart
study-words = In a few words
study-name = Player
study-accuracy = accuracy
study-luck = luck
study-play = play
study-player = { $name }: { $score } { $game ->
        [hotel-koenig] in money
       *[other] points
    }, accuracy { $accuracy }; luck { $luck }, play { $play }.
study-costly = #{ $ply } { $name }: { $played }. It cost { $win } of winning and { $points } { $game ->
        [hotel-koenig] in money
       *[other] points
    }. Better: { $better }. Why: { $why }.
study-nothing-costly = No decision was surely worse than the best found.
study-perhaps = These may be worth a second look, though they may have cost nothing:
study-perhaps-better = #{ $ply } { $name }: { $played }. Perhaps better by { $points } { $game ->
        [hotel-koenig] in money
       *[other] points
    }: { $better }. Why: { $why }.
study-unsure =
    { $count ->
        [one] In 1 of { $all } decisions the judge sees no sure difference: no verdict.
       *[other] In { $count } of { $all } decisions the judge sees no sure difference: no verdict.
    }
study-won =
    { $count ->
        [one] { $names } won.
       *[other] { $names } shared the victory.
    }
study-turning = The turning point was move { $ply }: the chances of { $name } rose from { $before } to { $after }.
# $who: whose move it was, $did: the move; $drawn: yes if chance had a say after it.
study-turning-move = The turning point was move { $ply } of { $who }, “{ $did }”{ $drawn ->
        [yes] , with what was drawn or rolled after it
       *[no] {""}
    }: the chances of { $name } rose from { $before } to { $after }.
study-lucky = Chance smiled on { $name }: { $points } { $game ->
        [hotel-koenig] in money
       *[other] points
    }.
study-unlucky = Chance was unkind to { $name }: { $points } { $game ->
        [hotel-koenig] in money
       *[other] points
    }.
study-even-luck = Chance favoured nobody.
study-steady = { $name } played most steadily: { $accuracy } without a sure mistake.
whatif-head = From move { $ply }, { $games } games:
whatif-first = First: { $action }
whatif-seat = { $name }: wins { $win } ({ $low } - { $high }), mean score { $score }

error-nobody-asked = Nobody is asked for anything here: the game is over.
error-not-finished = Only a finished game can be reviewed, and only its full record.
error-unknown-effort = There is no effort { $name }. Known are: { $efforts }.
error-nothing-to-branch = The game is over at this point: there is nothing to play on.
error-no-hint-now = There are no hints for seat { $seat } now: it is not asked.
error-no-study-of-house-data = Games with house data are not studied yet.
error-not-a-point = { $text } is no point of a record. Write it so: game.jsonl#42

# What an evaluation is made of.
study-term-grand-austria-hotel-points = points in hand
study-term-grand-austria-hotel-krones = krones
study-term-grand-austria-hotel-goods = goods in the kitchen
study-term-grand-austria-hotel-guests = guests in the café
study-term-grand-austria-hotel-rooms = rooms and groups
study-term-grand-austria-hotel-emperor = emperor track
study-term-grand-austria-hotel-politics = politics cards
study-term-grand-austria-hotel-end-cards = staff at the end
study-term-grand-austria-hotel-staff = staff in play
study-term-grand-austria-hotel-hand = cards in hand
study-term-grand-austria-hotel-celebrities = celebrities
study-term-grand-austria-hotel-ballrooms = ballrooms
study-term-hotel-koenig-money = money
study-term-hotel-koenig-shares = shares
study-term-hotel-koenig-bonuses = majority bonuses
study-term-hotel-koenig-hand = tiles in hand
