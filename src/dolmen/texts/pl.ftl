# What every game and the terminal say, in Polish.

## Lists

list-and = { $first } i { $last }
list-nothing = brak

## Choices of every game

pass = Pomiń
no-such-choice = Teraz nie ma takiej możliwości.
not-in-the-bag = Tego nie można już wylosować.
not-asked = Teraz nie czekamy na twój wybór.

## Taking back

nothing-to-undo = Nie ma czego cofać.
undo-after-chance = Los już przemówił, a losowania się nie cofa.
undo-not-yours = Ostatni wybór nie był twój.
undo-after-secret = Na jaw wyszło coś zakrytego, a tego się nie cofa.
undo-after-turn = Poprzednia tura już się skończyła.

## Levels of bots

level-uniform = losowy
level-greedy = zachłanny
level-novice = nowicjusz
level-club = klubowicz
level-expert = ekspert
level-master = mistrz

## The terminal: the table

play-me = Gracz
play-round = Runda { $round }
play-last-round = Ostatnia runda
play-supply = Zasoby
play-objectives = Cele
play-runes = Runy
play-runes-none = jeszcze żadnych
play-markers = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
play-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
play-charges = { $count ->
    [one] { $count } ładunek
    [few] { $count } ładunki
   *[many] { $count } ładunków
}

## The terminal: questions and commands

play-prompt-help = numer albo miejsce: wybierz · ? MIEJSCE: dlaczego nie · hint · undo · log · rules ID · lang · save PLIK · score · help · quit
play-help =
    5                 wybierz możliwość o tym numerze
    D5, node:3, end   wybierz to, co jest w tym miejscu; miejsca nazywają się tak jak na liście i na stole
    ?                 pokaż wszystko, co teraz niemożliwe, i dlaczego
    ? MIEJSCE         wyjaśnij, czego nie można wybrać w tym miejscu i dlaczego
    hint              podpowiedz mi ruch
    auto              niech od teraz gra za mnie bot
    undo              cofnij swój ostatni wybór
    log [N]           pokaż ostatnie wydarzenia albo N ostatnich
    rules PRZ-034     przeczytaj zasadę
    rules SŁOWO       poszukaj słowa w zasadach
    score             policz punkty tak, jakby gra skończyła się teraz
    table             narysuj stół jeszcze raz
    lang pl|en        zmień język
    save PLIK         zapisz grę do pliku
    help              pokaż tę listę
    quit              zakończ
play-unknown = Nie rozumiem „{ $input }”. Wpisz help, a podpowiem.
play-which = „{ $input }” może oznaczać kilka rzeczy. Którą wybierasz?
play-nothing-there = W miejscu „{ $input }” nie ma teraz nic do wyboru.
play-not-possible = { $reason } (zasada { $rule })
play-all-possible = Teraz wszystkie ruchy są dozwolone.
play-rule-unknown = W zasadach nie ma „{ $rule }”.
play-undone = Cofnięto ostatni wybór.
play-hint-now = Po tej turze: { $reasons }. W porównaniu z: { $other }.
play-hint-later = Po twojej następnej turze: { $reasons }. W porównaniu z: { $other }.
play-cannot-undo = Zostaje, jak jest. { $reason }
play-log-empty = Jeszcze nic się nie wydarzyło.
play-language = Teraz mówię po polsku.
play-saved = Gra jest zapisana w pliku { $file } (wybory: { $choices }).
play-fair = Pieczęć losowań: { $commitment }. Po grze pozwoli sprawdzić, czy każde losowanie było uczciwe.
play-curtain = { $player }: teraz ty. Niech inni odwrócą wzrok, a potem naciśnij Enter.
play-score-secret = Punkty policzymy na końcu: teraz zdradziłyby to, co ukryte.

## The terminal: the end

play-result-heading = Koniec gry
play-result-line = { $points ->
    [one] { $place }. { $player }: { $points } punkt
    [few] { $place }. { $player }: { $points } punkty
   *[many] { $place }. { $player }: { $points } punktów
}
play-winner = { $count ->
    [one] Wygrywa { $players }.
   *[other] Wygrywają: { $players }.
}
play-no-winner = Nikt nie wygrywa: to wspólna porażka.
play-quit = Do zobaczenia.

## The terminal: lessons

lesson-heading = Lekcja { $number }: { $title }
lesson-player = Gracz { $number }
lesson-look = Spójrz na: { $places }
lesson-next = Enter: dalej
lesson-finish = Enter: koniec
lesson-not-this = To dozwolone, ale lekcja czeka na coś innego. Wpisz hint, a pokażę, na co.
lesson-first = To początek lekcji.
lesson-finished = Lekcja „{ $title }” ukończona.
lesson-follows = Następna: { $title } ({ $command })
lesson-prompt-help = Enter: dalej · numer albo miejsce: wybierz · ? MIEJSCE: dlaczego nie · hint · back · log · rules ID · lang · table · help · quit
lesson-help =
    Enter             przejdź dalej, gdy nie trzeba nic wybierać
    5                 wybierz możliwość o tym numerze
    D5, node:3, end   wybierz to, co jest w tym miejscu; miejsca nazywają się tak jak na liście i na stole
    ?                 pokaż wszystko, co teraz niemożliwe, i dlaczego
    ? MIEJSCE         wyjaśnij, czego nie można wybrać w tym miejscu i dlaczego
    hint              pokaż, na co czeka lekcja
    back              cofnij się o jeden krok
    log [N]           pokaż ostatnie wydarzenia albo N ostatnich
    rules PRZ-034     przeczytaj zasadę
    rules SŁOWO       poszukaj słowa w zasadach
    score             policz punkty tak, jakby gra skończyła się teraz
    table             narysuj stół jeszcze raz
    lang pl|en        zmień język
    help              pokaż tę listę
    quit              zakończ

## The terminal: puzzles

puzzle-heading = Zagadka { $number }, trudność { $difficulty } z { $hardest }
puzzle-your-move = Twój ruch: jedna z możliwości jest wyraźnie lepsza od wszystkich innych.
puzzle-right = { $move }: to najlepszy ruch. Szansa na wygraną: około { $chance }{"\u00A0"}%.
puzzle-wrong = { $move }: szansa na wygraną około { $chance }{"\u00A0"}%, czyli strata około { $cost }{"\u00A0"}% w porównaniu z najlepszym ruchem. Spróbuj jeszcze raz albo wpisz solution.
puzzle-solution = Najlepszy ruch to: { $move }. Szansa na wygraną: około { $chance }{"\u00A0"}%.
puzzle-why-best = Przemawia za nim: { $reasons }. W porównaniu z: { $other }.
puzzle-why-better = Po najlepszym ruchu: { $reasons }.
puzzle-next = Enter: następna zagadka · quit
puzzle-all-solved = Wszystkie zagadki tej gry są rozwiązane.
puzzle-solved-mark = rozwiązana
puzzle-prompt-help = numer albo miejsce: wybierz · ? MIEJSCE: dlaczego nie · solution · log · rules ID · lang · table · help · quit
puzzle-help =
    5                 wybierz możliwość o tym numerze
    D5, node:3, end   wybierz to, co jest w tym miejscu; miejsca nazywają się tak jak na liście i na stole
    ?                 pokaż wszystko, co teraz niemożliwe, i dlaczego
    ? MIEJSCE         wyjaśnij, czego nie można wybrać w tym miejscu i dlaczego
    solution          pokaż najlepszy ruch
    log [N]           pokaż ostatnie wydarzenia albo N ostatnich
    rules PRZ-034     przeczytaj zasadę
    rules SŁOWO       poszukaj słowa w zasadach
    score             policz punkty tak, jakby gra skończyła się teraz
    table             narysuj stół jeszcze raz
    lang pl|en        zmień język
    help              pokaż tę listę
    quit              zakończ

## The terminal: looking at a recorded game

replay-prompt = [{ $moment }/{ $last }] Enter: dalej · b: wstecz · t, tb: turami · help >
replay-beginning = Początek.
replay-secret = { $moment }. { $player } wybiera w tajemnicy.
replay-chance = { $moment }. Decyduje los.
replay-no-earlier = To jest początek.
replay-no-later = Zapis kończy się tutaj, na kroku { $last }.
replay-no-player = Nie ma gracza „{ $input }”.
replay-help =
    Enter, n, next    krok dalej
    b, back           krok wstecz
    t, turn           dalej, do następnej tury
    tb, turn-back     wstecz, do poprzedniej tury
    41                przejdź do tej chwili
    first, last       przejdź na początek albo na koniec
    eyes IMIĘ         zobacz stół oczami tego gracza; bez imienia oczami widza
    log [N]           pokaż ostatnie wydarzenia albo N ostatnich
    rules PRZ-034     przeczytaj zasadę
    rules SŁOWO       poszukaj słowa w zasadach
    score             policz punkty tak, jakby gra skończyła się teraz
    table             narysuj stół jeszcze raz
    lang pl|en        zmień język
    help              pokaż tę listę
    quit              zakończ

## The terminal: the review of a game

review-balance = Losowania zmieniły szansę na wygraną mniej więcej o { $luck }{"\u00A0"}%, a własne decyzje o { $own }{"\u00A0"}%.
review-balance-turn = Losowania zmieniły szansę na wygraną mniej więcej o { $luck }{"\u00A0"}%, a własne decyzje o { $own }{"\u00A0"}%; najwięcej kosztowała tura { $turn }.
review-balance-even = Losowania prawie nic nie zmieniły, a własne decyzje zmieniły szansę na wygraną mniej więcej o { $own }{"\u00A0"}%.
review-balance-even-turn = Losowania prawie nic nie zmieniły, a własne decyzje zmieniły szansę na wygraną mniej więcej o { $own }{"\u00A0"}%, najbardziej w turze { $turn }.
review-balance-luck = Losowania zmieniły szansę na wygraną mniej więcej o { $luck }{"\u00A0"}%; nie wiadomo na pewno, ile zmieniły własne decyzje.
review-balance-own = Własne decyzje zmieniły szansę na wygraną mniej więcej o { $own }{"\u00A0"}%; nie wiadomo na pewno, ile zmieniły losowania.
review-balance-own-turn = Własne decyzje zmieniły szansę na wygraną mniej więcej o { $own }{"\u00A0"}%, najbardziej w turze { $turn }; nie wiadomo na pewno, ile zmieniły losowania.
review-balance-unsure = Nie wiadomo na pewno, ile zależało tu od losu, a ile od własnych decyzji.
review-decisive-setup = Najwięcej zmieniło prawdopodobnie rozłożenie gry: około { $change }{"\u00A0"}%.
review-decisive-draw = Najwięcej zmieniło prawdopodobnie losowanie w turze { $turn }: około { $change }{"\u00A0"}%.
review-decisive-own = Najwięcej zmieniła prawdopodobnie własna decyzja w turze { $turn }: około { $change }{"\u00A0"}%.
review-decisive-other = Najwięcej zmienił prawdopodobnie cudzy ruch w turze { $turn } ({ $player }): około { $change }{"\u00A0"}%.
review-decisive-none = Żadna pojedyncza chwila wyraźnie nie rozstrzygnęła partii.
review-heading = Szanse na wygraną w trakcie partii
review-working = { $done } z { $whole } chwil
review-lost = wspólna porażka
review-column-start = początek
review-column-luck = los
review-column-own = własne decyzje
review-column-others = decyzje innych
review-column-rest = nie do rozdzielenia
review-column-end = koniec
review-turning = Punkty zwrotne
review-turning-setup = rozłożenie gry ({ $changes })
review-turning-draw = tura { $turn }, chwila { $moment }: losowanie ({ $changes })
review-turning-decision = tura { $turn }, chwila { $moment }: { $player } ({ $changes })
review-costliest = Najdroższe decyzje:
review-costliest-none = Żadna decyzja wyraźnie nie kosztowała.
review-cost = tura { $turn }, chwila { $moment }: { $move }. Lepiej: { $best }. Strata: { $loss } ± { $error }{"\u00A0"}%.
review-why = Przemawia za tym: { $reasons }.
