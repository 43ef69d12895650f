# Co się wydarzyło od ostatniego wyboru: te same zdania mówi strona i powiadomienie.

recap-last-round = Zaczęła się ostatnia runda.
recap-near-end = { $player } może wkrótce zakończyć grę.
recap-lost = Już niemożliwe: „{ $choice }”. { $reason }
recap-lost-more = Już niemożliwe: „{ $choice }” i jeszcze { $more ->
    [one] { $more } możliwość
    [few] { $more } możliwości
   *[many] { $more } możliwości
}. { $reason }
recap-lost-after = Po wyborze „{ $first }” już niemożliwe: „{ $choice }”. { $reason }
recap-lost-after-more = Po wyborze „{ $first }” już niemożliwe: „{ $choice }”, a podobnie jeszcze { $more ->
    [one] { $more } możliwość
    [few] { $more } możliwości
   *[many] { $more } możliwości
}. { $reason }
recap-gone = Tego już nie ma: „{ $choice }”.
recap-gone-more = Tego już nie ma: „{ $choice }” i jeszcze { $more ->
    [one] { $more } takiej możliwości
   *[many] { $more } takich możliwości
}.
recap-you-lead = { $points ->
    [one] Prowadzisz: masz { $points } punkt.
    [few] Prowadzisz: masz { $points } punkty.
   *[many] Prowadzisz: masz { $points } punktów.
}
recap-you-most = Masz najwięcej ({ $what }: { $points }).
recap-leads = { $points ->
    [one] Prowadzi { $player }: { $points } punkt.
    [few] Prowadzi { $player }: { $points } punkty.
   *[many] Prowadzi { $player }: { $points } punktów.
}
recap-lead-together = { $points ->
    [one] Prowadzą { $players }: po { $points } punkcie.
    [few] Prowadzą { $players }: po { $points } punkty.
   *[many] Prowadzą { $players }: po { $points } punktów.
}
recap-most = Najwięcej ma { $player } ({ $what }: { $points }).
recap-most-together = Najwięcej mają { $players } ({ $what }: po { $points }).
recap-times = { $line } ({ $times } razy)
recap-by-own-bot = Bot na twoim miejscu: { $line }
recap-rest = { $count ->
    [one] I jeszcze { $count } wydarzenie.
    [few] I jeszcze { $count } wydarzenia.
   *[many] I jeszcze { $count } wydarzeń.
}
recap-nothing = Od tamtej pory nic ważnego się nie wydarzyło.
recap-player = Gracz { $number }
