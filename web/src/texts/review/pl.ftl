# Słowa analizy partii po polsku; przychodzą razem z jej stroną.

review-title = Analiza
review-table = Stół
review-to-table = Wróć do stołu
review-replay = Powtórka
review-progress = Ocenione momenty: { $done } z { $of }
review-starting = Boty już się przygotowują…
review-going = Boty przeglądają partię. To, co już wiedzą, jest tutaj; reszta będzie pojawiać się na bieżąco.
review-waits = Nie udało się połączyć ze stołem. Próbuję dalej…
review-too-many = Dużo tych analiz naraz. Ta zacznie się za chwilę.
review-skipped = { $count ->
    [one] Jednego momentu nie udało się ocenić.
   *[other] Momenty, których nie udało się ocenić: { $count }.
}
review-once-more = Spróbuj jeszcze raz
review-not-finished = Ta partia jeszcze trwa
review-not-finished-help = Analiza mówi rzeczy, których w czasie gry nikt nie może wiedzieć. Wróć tu, gdy partia się skończy.

review-curve = Szanse na wygraną
review-curve-about = Boty wiele razy dograły partię od każdego momentu. To szacunki: różnica kilku procent może być dziełem przypadku.
review-as-table = Jako tabela
review-as-curve = Jako wykres
review-moment = Moment partii
review-turn = Tura
review-turn-number = tura { $turn }
review-what = Co się stało
review-all-lose = wszyscy przegrywają
review-percent = { $chance }{"\u00A0"}%
review-within = { $chance }{"\u00A0"}% ± { $margin }
review-chance-of = { $player }: { $chance }{"\u00A0"}%
review-change = { $change }{"\u00A0"}%
review-by = { $player }: { $move }
review-chance = Losowanie.
review-setup = Stół jest przygotowany.
review-end = Koniec partii.
review-choose = Wybierz moment na wykresie.
review-legend = Szanse przedtem i to, jak się przez to zmieniły.
review-turning-points = Punkty zwrotne
review-turning-one = Tura { $turn }: { $what }
review-turning-none = Żaden pojedynczy moment nie rozstrzygnął tej partii.
review-earlier = Wcześniejszy moment
review-later = Późniejszy moment
review-see = Zobacz
review-try = Spróbuj jeszcze raz

review-players = Jak komu poszło
review-from-to = z { $start }{"\u00A0"}% na { $end }{"\u00A0"}%
review-luck = szczęście w losowaniach
review-own = własne decyzje
review-others = decyzje innych
review-rest = nie da się rozdzielić
review-unsure = (niepewne)
review-lost-title = Wspólna przegrana
review-decisions = decyzje
review-missed = Lepsze ruchy dałyby po drodze około { $missed }{"\u00A0"}% więcej.
review-parts-about = Części sumują się do całej zmiany. To, czego szacunki nie wyjaśniają, jest między nie rozdzielone, najwięcej dla najmniej pewnych. Po znaku ± widać, o ile każda może się mylić; część, która równie dobrze może być zerem, jest niepewna. „Nie da się rozdzielić” to wszystko, czego boty nie przewidziały, i zakryte karty, których nikt nie mógł znać.

review-costly = Najdroższe decyzje
review-costly-about = Liczą się szanse na wygraną, nie punkty.
review-costly-none = Żadna decyzja nie była wyraźnie gorsza od innej.
review-costly-yet = Jeszcze żadnej nie znaleziono.
review-everybody = wszyscy
review-costs = koszt: { $cost }{"\u00A0"}% ± { $margin }
review-better = Lepiej: { $move }

review-exercise = Tura { $turn }: jeszcze raz
review-exercise-name = Ćwiczenie
review-find = W partii { $player } nie wybiera tu najlepszego ruchu. Jaki ruch jest lepszy?
review-find-own = W partii twój ruch nie był tu najlepszy. Który jest lepszy?
review-found = To najlepszy ruch!
review-as-good = To ruch tak samo dobry jak najlepszy.
review-back = Wróć do analizy
review-next = Następne ćwiczenie
review-no-exercise = Przy tym momencie nie ma ćwiczenia.
