# Reviews, hints and what-if in the page.

page-review-past = finished game, nothing here changes it
page-review-judged =
    { $count ->
        [one] 1 decision judged
       *[other] { $count } decisions judged
    }
page-review-thinking = The judge looks at every decision
page-review-progress = { $done } of { $points } moments
page-review-meanwhile = This takes up to a minute. You may leave: the judge goes on, and the review is kept.
page-review-ready = The review is ready.
page-review-failed = The review could not be finished.
page-review-again = Try again
page-review-chance = Chance to win
page-review-points = Points expected
page-review-what = What the lines show
page-review-mode-chance = Chance
page-review-mode-points = Points
page-review-mode-source = By source
page-review-table = As a table
page-review-graph = Lines over the game, one for each player. { $table } has the figures.
page-review-band = what the judge cannot tell apart
page-review-luck = luck of dice and cards
page-review-cost = cost of your decision
page-review-noise = inside the noise
page-review-move = Move
page-review-gave = Luck and play of { $name }
page-review-bar-luck = luck { $change }
page-review-bar-cost = decision { $change }
page-review-bar-noise = { $change }, inside the noise
page-review-costly = What cost most
page-review-of-own =
    { $count ->
        [one] of 1 decision
       *[other] of { $count } decisions
    }
page-review-lost = { $points } { $game ->
        [hotel-koenig] in money
       *[other] points
    }
page-review-at = Move { $ply }.
page-review-at-round = Round { $round }, move { $ply }.
page-review-instead = Better: { $better }
page-review-none = No decision was surely worse than the best found.
page-review-more =
    { $count ->
        [one] 1 more cost less.
       *[other] { $count } more cost less.
    }
page-review-unsure =
    { $count ->
        [one] In 1 the judge sees no sure difference: no verdict.
       *[other] In { $count } the judge sees no sure difference: no verdict.
    }
page-review-log = Moves around this one
page-review-turn = { $name } is to move
page-review-turn-round = Round { $round }, { $name } is to move
page-review-played = Played
page-review-better = Better
page-review-why = Why:
page-review-win = { $win } { $margin } to win
page-review-verdict-best = The best that was found
page-review-verdict-fine = No verdict: the difference lies inside the noise
page-review-verdict-slip = A slip
page-review-verdict-mistake = A mistake
page-review-verdict-blunder = A blunder
page-review-accuracy = Accuracy
    .about = decisions without a sure mistake, in percent
page-review-apart = Luck and play, apart
page-review-unit-grand-austria-hotel = in points
page-review-unit-hotel-koenig = in money
page-review-luck-even = luck even
page-review-luck-of = luck { $points } ± { $margin }
page-review-play-of = play { $points } ± { $margin }
page-review-words = In a few words
page-review-save-page = Save as a page
page-review-save-data = Save as data
page-review-as = Whose game to look at
page-review-as-you = As { $name } (you)
page-review-as-name = As { $name }
page-study-round = round { $round }
page-study-luck = luck
page-study-play = play
page-study-play-on = Play on from move { $ply }
    .about = A table of your own begins here. What your seat could not know is dealt anew, and bots take the other seats. The finished game stays as it is.
page-study-seat = Your seat
page-study-against = Against
page-study-evaluation = Chances to win, move by move
page-study-reckoning = The chances are being worked out.
page-hint-about = The best few moves the judge finds, from what your seat may know.
page-hint-thinking = The judge is thinking.
page-hint-win = { $margin } to win
page-hint-score = { $margin } { $game ->
        [hotel-koenig] in money
       *[other] points
    }
page-hint-close = Put the hint away
page-hint-alike = Their intervals overlap: the judge sees no sure difference between the first two.
