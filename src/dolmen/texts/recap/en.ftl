# What has happened since the last choice: the page and a notification say the same sentences.

recap-last-round = The last round has begun.
recap-near-end = { $player } may soon end the game.
recap-lost = No longer possible: “{ $choice }”. { $reason }
recap-lost-more = No longer possible: “{ $choice }” and { $more ->
    [one] { $more } other choice
   *[other] { $more } other choices
}. { $reason }
recap-lost-after = No longer possible after “{ $first }”: “{ $choice }”. { $reason }
recap-lost-after-more = No longer possible after “{ $first }”: “{ $choice }” and { $more ->
    [one] { $more } similar choice
   *[other] { $more } similar choices
}. { $reason }
recap-gone = No longer there: “{ $choice }”.
recap-gone-more = No longer there: “{ $choice }” and { $more ->
    [one] { $more } similar choice
   *[other] { $more } similar choices
}.
recap-you-lead = { $points ->
    [one] You lead with { $points } point.
   *[other] You lead with { $points } points.
}
recap-you-most = You have the most ({ $what }: { $points }).
recap-leads = { $points ->
    [one] { $player } leads with { $points } point.
   *[other] { $player } leads with { $points } points.
}
recap-lead-together = { $points ->
    [one] { $players } lead with { $points } point each.
   *[other] { $players } lead with { $points } points each.
}
recap-most = { $player } has the most ({ $what }: { $points }).
recap-most-together = { $players } have the most ({ $what }: { $points } each).
recap-times = { $line } ({ $times } times)
recap-by-own-bot = The bot at your seat: { $line }
recap-rest = { $count ->
    [one] And { $count } more event.
   *[other] And { $count } more events.
}
recap-nothing = Nothing important has happened since.
recap-player = Player { $number }
