# Słowa zagadek po polsku; przychodzą ze stronami bez gry, a przy stole dopiero w razie potrzeby.

## Puzzles
puzzles = Zagadki
puzzles-about = Pozycje z prawdziwych partii, w których jeden ruch jest wyraźnie lepszy od wszystkich innych. Znajdziesz go?
puzzles-solved = Rozwiązane: { $done } z { $count }
puzzles-progress = Zagadki { $done }/{ $count }
puzzles-open = Do zagadek
puzzles-games = Inne gry
puzzles-all = Wszystkie zagadki
puzzles-next = Następna nierozwiązana
puzzles-none = Do tej gry nie ma jeszcze zagadek.
puzzles-all-solved = Masz już wszystkie rozwiązane.
puzzle-day = Zagadka dnia
puzzle-today = dziś
puzzle-number = Zagadka { $number }
puzzle-level = { $level ->
    [1] łatwa
    [2] dość łatwa
    [3] średnia
    [4] trudna
   *[5] bardzo trudna
}
puzzle-levels = { $level ->
    [1] Łatwe
    [2] Dość łatwe
    [3] Średnie
    [4] Trudne
   *[5] Bardzo trudne
}
puzzle-solved = rozwiązana
puzzle-tried = po próbie
puzzle-new = nowa
puzzle-solve = Rozwiąż
puzzle-missing = Nie ma tu takiej zagadki
puzzle-yours = Twój ruch
puzzle-find = Jeden ruch jest wyraźnie lepszy od innych. Znajdź go i zagraj na stole, tak jak w grze.
puzzle-found = To najlepszy ruch!
puzzle-found-helped = Tak, to jest rozwiązanie.
puzzle-missed = { $cost ->
    [0] Prawie tak samo dobrze, ale jest ruch odrobinę lepszy.
   *[other] Ten ruch oddaje około { $cost }{"\u00A0"}% szans.
}
puzzle-shown = Rozwiązanie, zaznaczone na stole
puzzle-chances = Twoja szansa na wygraną
puzzle-best = z najlepszym ruchem
puzzle-percent = { $chance }{"\u00A0"}%
puzzle-why = Za najlepszym ruchem przemawia: { $reasons }.
puzzle-no-reason = Strata wychodzi na jaw dopiero w dalszej grze, więc nie da się jej tu pokazać w liczbach.
puzzle-again = Jeszcze raz
puzzle-show = Pokaż rozwiązanie
puzzle-show-short = Rozwiązanie
puzzle-once-more = Od nowa
puzzle-following = Następna zagadka
puzzle-reads = Pozycja po najlepszym ruchu
