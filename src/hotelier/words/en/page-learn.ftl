### The page: lessons.

page-learn-how = You sit at a real table against bots and play the first turns of a game that is the same for everybody. You can leave at any time and go on later.
page-learn-about-grand-austria-hotel = First guests, rooms and dice, and what comes after them. { $steps } steps, about five minutes.
page-learn-about-hotel-koenig = Tiles, chains and shares, and what happens when two chains meet. { $steps } steps, about five minutes.
page-learn-begin = Begin
page-learn-resume = Go on with step { $step } of { $steps }
page-learn-again = From the beginning
page-learn-table = Lesson
page-learn-card = Lesson
page-learn-step = Step { $step } of { $steps }
page-learn-next = Next
page-learn-skip = Skip this step
page-learn-leave = Leave
page-learn-play-on = Play on at this table
page-learn-waits = The others are playing. It will be your turn in a moment.
page-learn-first = Answer the question at the table first.
page-learn-not-now = That cannot be done just now; you will meet it later. Read on.
page-learn-other = That was a good move too. Try what this step speaks of, or take your move back first.
page-learn-done = You know all you need. Everything else is told at the table: whatever cannot be done says why.
    .title = That was the lesson.

## Grand Austria Hotel

page-learn-gah-goal = You run a hotel in Vienna. After seven rounds whoever has the most victory points wins. In each round you take two turns.
    .title = The goal
page-learn-gah-first-guest = Guests wait in the queue. Take your first one now; it is free. Each shows what it orders, its points and a reward.
    .title = Your first guest
page-learn-gah-orders = Guests sit at the tables of your café until they have everything they ordered: strudel, cake, wine, coffee. You begin with one of each in the kitchen.
    .title = Orders
page-learn-gah-rooms = Guests want to sleep in a room of their colour; green ones take any. Choose a room to prepare: it must touch a prepared one. Higher floors cost more.
    .title = Rooms
page-learn-gah-groups = Rooms of one colour side by side are a group. When the whole group is occupied you get a bonus. Go on preparing rooms until you are asked for your turn.
    .title = Groups
page-learn-gah-guest = Your turn begins. First you may take one more guest; the krones at its place are the price. Take one with a short order.
    .title = A guest each turn
page-learn-gah-serve = For 1 krone you may bring up to three goods from the kitchen to your guests. Do it now.
    .title = Serving
page-learn-gah-dice = Each turn you take one die from a space. The more dice lie there, the more you get: 1 dishes, 2 drinks, 3 rooms, 4 emperor or krones, 5 staff, 6 any of them for 1 krone. Take a die.
    .title = Dice and spaces
page-learn-gah-goods = Goods that you receive may go straight to a guest who ordered them; that is free. The rest goes to the kitchen.
    .title = Goods
page-learn-gah-checkin = A guest who has everything can move into a vacant room of the right colour: you get points, the reward, and a free table. Check a guest in if you can.
    .title = Checking in
page-learn-gah-staff = Space 5 lets you play staff from your hand, cheaper with each die. Some help once, some every round, some count at the end.
    .title = Staff
page-learn-gah-emperor = After rounds 3, 5 and 7 the emperor comes: you score your place on the track and move back. Whoever is far enough gets the bonus; whoever stands on 0 is punished.
    .title = The emperor
page-learn-gah-politics = Whoever first does what a politics card asks and claims it in their turn gets the most points, the next ones less.
    .title = Politics
page-learn-gah-end = Serve, check in and claim as often as you like and can pay for; then end your turn.
    .title = The end of your turn

## Hotel-König

page-learn-hk-goal = You buy shares of hotel chains. Whoever has the most money at the end wins.
    .title = The goal
page-learn-hk-tiles = Each turn you lay one of your tiles on its square. Your tiles say what they would do. Lay one that founds a chain.
    .title = Tiles
page-learn-hk-found = Two or more connected tiles are a chain. As its founder you get one share free. Choose a name: dear chains pay more and cost more.
    .title = Founding
page-learn-hk-buy = After your tile you may buy up to three shares of chains on the board. Buy what you like, or nothing.
    .title = Shares
page-learn-hk-prices = The price of a share rises with the size of its chain. Buy early, while chains are small.
    .title = Prices
page-learn-hk-grow = A tile beside a chain makes it larger, and its shares dearer. Lay your next tile.
    .title = Growing
page-learn-hk-mergers = A tile between two chains merges them: the larger one survives, the smaller one is dissolved. Its shares can be kept, sold, or exchanged two for one.
    .title = Mergers
page-learn-hk-bonuses = When a chain is dissolved, its largest holder gets ten times the price of a share, the second largest five times. Most of the money is made here.
    .title = Bonuses
page-learn-hk-safe = A chain of 11 tiles or more is safe: nobody can take it over any more. A tile between two safe chains cannot be laid.
    .title = Safe chains
page-learn-hk-end = Once a chain has 41 tiles, or all seven chains are on the board and safe, you may announce the end in your turn. Then all bonuses are paid and all shares sold.
    .title = The end
