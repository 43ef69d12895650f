# Words of the review, in English; they come with its page.

review-title = Review
review-table = Table
review-to-table = Back to the table
review-replay = Replay
review-progress = Evaluated: { $done } of { $of } moments
review-starting = The bots are getting ready…
review-going = The bots are going through the game. What they have found is here already, and the rest follows.
review-waits = The table could not be reached. Trying again…
review-too-many = That was a lot of reviews at once. This one begins in a moment.
review-skipped = { $count ->
    [one] One moment could not be evaluated.
   *[other] { $count } moments could not be evaluated.
}
review-once-more = Try those again
review-not-finished = This game is not over yet
review-not-finished-help = A review tells what nobody may know during a game. Come back after the end.

review-curve = Chances of winning
review-curve-about = Bots have played on from each moment many times. These are estimates: a few percent can be chance.
review-as-table = As a table
review-as-curve = As a curve
review-moment = Moment of the game
review-turn = Turn
review-turn-number = turn { $turn }
review-what = What happened
review-all-lose = everybody loses
review-percent = { $chance }%
review-within = { $chance }% ± { $margin }
review-chance-of = { $player }: { $chance }%
review-change = { $change }%
review-by = { $player }: { $move }
review-chance = A draw.
review-setup = The table is set.
review-end = The end of the game.
review-choose = Choose a moment on the curve.
review-legend = Chances before it, and how it changed them.
review-turning-points = Turning points
review-turning-one = Turn { $turn }: { $what }
review-turning-none = No single moment decided this game.
review-earlier = Earlier moment
review-later = Later moment
review-see = See it
review-try = Try again

review-players = How it went for each player
review-from-to = from { $start }% to { $end }%
review-luck = luck of the draw
review-own = own decisions
review-others = decisions of the others
review-rest = cannot be told apart
review-unsure = (uncertain)
review-lost-title = Everybody loses together
review-decisions = decisions
review-missed = Better moves would have brought about { $missed }% more along the way.
review-parts-about = The parts add up to the whole change. What the estimates leave over is divided among them, most of it to the least certain ones. Behind ± is how far off each of them may be; a part that may just as well be nothing is uncertain. What cannot be told apart is what the bots did not foresee, and hidden cards that nobody could know.

review-costly = The costliest decisions
review-costly-about = By chances of winning, not by points.
review-costly-none = No decision was clearly worse than another.
review-costly-yet = None has been found yet.
review-everybody = everybody
review-costs = cost { $cost }% ± { $margin }
review-better = Better: { $move }

review-exercise = Turn { $turn }: try again
review-exercise-name = Exercise
review-find = In the game { $player } did not make the best move here. Which one is better?
review-find-own = In the game you did not make the best move here. Which one is better?
review-found = That is the best move!
review-as-good = That is just as good as the best move.
review-back = Back to the review
review-next = Next exercise
review-no-exercise = There is no exercise at this moment.
