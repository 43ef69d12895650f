# What every game and the terminal say, in English.

## Lists

list-and = { $first } and { $last }
list-nothing = nothing

## Choices of every game

pass = Skip
no-such-choice = There is no such choice now.
not-in-the-bag = This cannot be drawn any more.
not-asked = Nobody is waiting for your choice now.

## Taking back

nothing-to-undo = There is nothing to take back.
undo-after-chance = Chance has spoken, and a draw cannot be taken back.
undo-not-yours = The last choice was not yours.
undo-after-secret = Something hidden has come to light, and that cannot be taken back.
undo-after-turn = The previous turn is already over.

## Levels of bots

level-uniform = random
level-greedy = greedy
level-novice = novice
level-club = club player
level-expert = expert
level-master = master

## The terminal: the table

play-me = Player
play-round = Round { $round }
play-last-round = Last round
play-supply = Supply
play-objectives = Objectives
play-runes = Runes
play-runes-none = none yet
play-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-charges = { $count ->
    [one] { $count } charge
   *[other] { $count } charges
}

## The terminal: questions and commands

play-prompt-help = number or place: choose · ? PLACE: why not · hint · undo · log · rules ID · lang · save FILE · score · help · quit
play-help =
    5                 choose what has this number
    D5, node:3, end   choose what is at this place; places are written as in the list and on the table
    ?                 show everything that is not possible now, and why
    ? PLACE           explain what cannot be chosen at this place, and why
    hint              suggest a move
    auto              let a bot play for me from now on
    undo              take back your last choice
    log [N]           show the latest events, or the last N
    rules PRZ-034     read a rule
    rules WORD        look for a word in the rules
    score             count the points as if the game ended now
    table             draw the table again
    lang pl|en        change the language
    save FILE         save the game to a file
    help              show this list
    quit              leave
play-unknown = I do not understand “{ $input }”. Type help to see what you can do.
play-which = “{ $input }” can mean several things. Which one?
play-nothing-there = There is nothing to choose at “{ $input }” now.
play-not-possible = { $reason } (rule { $rule })
play-all-possible = Everything is possible at the moment.
play-rule-unknown = There is no “{ $rule }” in the rules.
play-undone = Your last choice has been taken back.
play-hint-now = After this turn: { $reasons }. Compared with: { $other }.
play-hint-later = After your next turn: { $reasons }. Compared with: { $other }.
play-cannot-undo = It stays as it is. { $reason }
play-log-empty = Nothing has happened yet.
play-language = I am speaking English now.
play-saved = { $choices ->
    [one] The game is saved in { $file }: { $choices } choice.
   *[other] The game is saved in { $file }: { $choices } choices.
}
play-fair = Seal of the draws: { $commitment }. After the game it lets you check that every draw was fair.
play-curtain = { $player }, it's your turn. Ask the others to look away, then press Enter.
play-score-secret = Points are counted at the end: counting them now would give away what is hidden.

## The terminal: the end

play-result-heading = End of the game
play-result-line = { $points ->
    [one] { $place }. { $player }: { $points } point
   *[other] { $place }. { $player }: { $points } points
}
play-winner = { $count ->
    [one] { $players } wins.
   *[other] { $players } win.
}
play-no-winner = Nobody wins: everybody loses together.
play-quit = See you soon.

## The terminal: lessons

lesson-heading = Lesson { $number }: { $title }
lesson-player = Player { $number }
lesson-look = Look at: { $places }
lesson-next = Enter: next
lesson-finish = Enter: finish
lesson-not-this = That is allowed, but the lesson is waiting for something else. Type hint to see what.
lesson-first = This is the beginning of the lesson.
lesson-finished = You have finished the lesson “{ $title }”.
lesson-follows = Next: { $title } ({ $command })
lesson-prompt-help = Enter: next · number or place: choose · ? PLACE: why not · hint · back · log · rules ID · lang · table · help · quit
lesson-help =
    Enter             go on, when nothing has to be chosen
    5                 choose what has this number
    D5, node:3, end   choose what is at this place; places are written as in the list and on the table
    ?                 show everything that is not possible now, and why
    ? PLACE           explain what cannot be chosen at this place, and why
    hint              show what the lesson is waiting for
    back              go one step back
    log [N]           show the latest events, or the last N
    rules PRZ-034     read a rule
    rules WORD        look for a word in the rules
    score             count the points as if the game ended now
    table             draw the table again
    lang pl|en        change the language
    help              show this list
    quit              leave

## The terminal: puzzles

puzzle-heading = Puzzle { $number }, difficulty { $difficulty } of { $hardest }
puzzle-your-move = Your move: one choice is clearly better than every other.
puzzle-right = { $move }: that is the best move. Chance of winning: about { $chance }%.
puzzle-wrong = { $move }: a chance of about { $chance }%, which gives away about { $cost }% against the best move. Try again, or type solution.
puzzle-solution = The best move is: { $move }. Chance of winning: about { $chance }%.
puzzle-why-best = What speaks for it: { $reasons }. Compared with: { $other }.
puzzle-why-better = With the best move: { $reasons }.
puzzle-next = Enter: next puzzle · quit
puzzle-all-solved = You have solved all puzzles of this game.
puzzle-solved-mark = solved
puzzle-prompt-help = number or place: choose · ? PLACE: why not · solution · log · rules ID · lang · table · help · quit
puzzle-help =
    5                 choose what has this number
    D5, node:3, end   choose what is at this place; places are written as in the list and on the table
    ?                 show everything that is not possible now, and why
    ? PLACE           explain what cannot be chosen at this place, and why
    solution          show the best move
    log [N]           show the latest events, or the last N
    rules PRZ-034     read a rule
    rules WORD        look for a word in the rules
    score             count the points as if the game ended now
    table             draw the table again
    lang pl|en        change the language
    help              show this list
    quit              leave

## The terminal: looking at a recorded game

replay-prompt = [{ $moment }/{ $last }] Enter: next · b: back · t, tb: by turns · help >
replay-beginning = The beginning.
replay-secret = { $moment }. { $player } chooses in secret.
replay-chance = { $moment }. Chance decides.
replay-no-earlier = This is the beginning.
replay-no-later = The recording ends here, at { $last }.
replay-no-player = There is no player “{ $input }”.
replay-help =
    Enter, n, next    one step forwards
    b, back           one step backwards
    t, turn           forwards to the next turn
    tb, turn-back     backwards to the turn before
    41                go to this moment
    first, last       go to the beginning or to the end
    eyes NAME         see the table as this player did; without a name as a watcher
    log [N]           show the latest events, or the last N
    rules PRZ-034     read a rule
    rules WORD        look for a word in the rules
    score             count the points as if the game ended now
    table             draw the table again
    lang pl|en        change the language
    help              show this list
    quit              leave

## The terminal: the review of a game

review-balance = The draws changed their chance to win by about { $luck }%, their own decisions by about { $own }%.
review-balance-turn = The draws changed their chance to win by about { $luck }%, their own decisions by about { $own }%; turn { $turn } cost the most.
review-balance-even = The draws hardly mattered; their own decisions changed their chance to win by about { $own }%.
review-balance-even-turn = The draws hardly mattered; their own decisions changed their chance to win by about { $own }%, most of it in turn { $turn }.
review-balance-luck = The draws changed their chance to win by about { $luck }%; how much their own decisions did is uncertain.
review-balance-own = Their own decisions changed their chance to win by about { $own }%; how much the draws did is uncertain.
review-balance-own-turn = Their own decisions changed their chance to win by about { $own }%, most of it in turn { $turn }; how much the draws did is uncertain.
review-balance-unsure = It is uncertain how much was luck and how much their own decisions.
review-decisive-setup = What probably mattered most was the set-up: about { $change }%.
review-decisive-draw = What probably mattered most was a draw in turn { $turn }: about { $change }%.
review-decisive-own = What probably mattered most was their own decision in turn { $turn }: about { $change }%.
review-decisive-other = What probably mattered most was { $player }’s move in turn { $turn }: about { $change }%.
review-decisive-none = No single moment clearly decided the game.
review-heading = Chances of winning over the game
review-working = { $done } of { $whole } moments
review-lost = common defeat
review-column-start = start
review-column-luck = luck
review-column-own = own decisions
review-column-others = others’ decisions
review-column-rest = cannot be told apart
review-column-end = end
review-turning = Turning points
review-turning-setup = the set-up ({ $changes })
review-turning-draw = turn { $turn }, moment { $moment }: a draw ({ $changes })
review-turning-decision = turn { $turn }, moment { $moment }: { $player } ({ $changes })
review-costliest = Costliest decisions:
review-costliest-none = No decision clearly cost anything.
review-cost = turn { $turn }, moment { $moment }: { $move }. Better: { $best }. Lost: { $loss } ± { $error }%.
review-why = What speaks for it: { $reasons }.
