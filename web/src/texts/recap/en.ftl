# Words of the card "Since you left"; they come with it.

## Recap
recap-title = Since you left
recap-for-you = For you
recap-own-bot = The bot at your seat
recap-table = At the table
recap-left-out = { $count ->
    [one] { $count } earlier event
   *[other] { $count } earlier events
}
recap-look = Look at this moment
recap-play = Play it
recap-play-help = Show what happened, one thing after another
recap-skip = Skip
recap-skip-help = Back to the present game (Esc or Space)
recap-next = Next
recap-step = { $step }/{ $count }
recap-close = Close the recap
