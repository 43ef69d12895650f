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
