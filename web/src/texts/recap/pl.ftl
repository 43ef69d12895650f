# Słowa karty „Gdy cię nie było”; przychodzą razem z nią.

## Recap
recap-title = Gdy cię nie było
recap-for-you = Dla ciebie
recap-own-bot = Bot na twoim miejscu
recap-table = Przy stole
recap-left-out = { $count ->
    [one] Wcześniej jeszcze { $count } wydarzenie
    [few] Wcześniej jeszcze { $count } wydarzenia
   *[many] Wcześniej jeszcze { $count } wydarzeń
}
recap-look = Zobacz tę chwilę na stole
recap-play = Odtwórz
recap-play-help = Pokaż po kolei, co się wydarzyło
recap-skip = Pomiń
recap-skip-help = Wróć do bieżącej gry (Esc albo spacja)
recap-next = Dalej
recap-step = { $step }/{ $count }
recap-close = Zamknij podsumowanie
