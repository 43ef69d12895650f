# Nawiedzone Krainy: everything that the game says, in Polish.
#
# Names of players are never inflected: write sentences in which they stand in the nominative.
# A word of the game comes with its forms: $cell, and $cell_to, $cell_at, … for the attributes of its message.
# Counted goods (goods-…) stand in the accusative: “płacisz 1 wodę”.

## Game

game-title = Nawiedzone Krainy
game-original-title = Haunted Lands
game-summary = Wędruj po krainach wokół Kaleny, zbieraj, buduj, ucz się i odsyłaj Widma do innego świata. Jeśli zaniedbacie Widma, przegracie wszyscy razem.
game-length = 60–120 minut

## Components
# .to, .at: with a preposition; .acc, .gen: cases; .effect, .text: what a card says;
# .note: the terrain after the name of a cell, nothing where the name says it; .short: a letter on the map.

cell-K-C = Wzgórze Miejskie
    .to = na Wzgórze Miejskie
    .at = na Wzgórzu Miejskim
cell-K-E = wschodnia Dzielnica
    .to = do wschodniej Dzielnicy
    .at = we wschodniej Dzielnicy
cell-K-NE = północno-wschodnia Dzielnica
    .to = do północno-wschodniej Dzielnicy
    .at = w północno-wschodniej Dzielnicy
cell-K-NW = północno-zachodnia Dzielnica
    .to = do północno-zachodniej Dzielnicy
    .at = w północno-zachodniej Dzielnicy
cell-K-W = zachodnia Dzielnica
    .to = do zachodniej Dzielnicy
    .at = w zachodniej Dzielnicy
cell-K-SW = południowo-zachodnia Dzielnica
    .to = do południowo-zachodniej Dzielnicy
    .at = w południowo-zachodniej Dzielnicy
cell-K-SE = południowo-wschodnia Dzielnica
    .to = do południowo-wschodniej Dzielnicy
    .at = w południowo-wschodniej Dzielnicy
cell-S1-C = środkowy Teren Regionu 1
    .to = na środkowy Teren Regionu 1
    .at = na środkowym Terenie Regionu 1
cell-S1-E = wschodni Teren Regionu 1
    .to = na wschodni Teren Regionu 1
    .at = na wschodnim Terenie Regionu 1
cell-S1-NE = północno-wschodni Teren Regionu 1
    .to = na północno-wschodni Teren Regionu 1
    .at = na północno-wschodnim Terenie Regionu 1
cell-S1-NW = północno-zachodni Teren Regionu 1
    .to = na północno-zachodni Teren Regionu 1
    .at = na północno-zachodnim Terenie Regionu 1
cell-S1-W = zachodni Teren Regionu 1
    .to = na zachodni Teren Regionu 1
    .at = na zachodnim Terenie Regionu 1
cell-S1-SW = południowo-zachodni Teren Regionu 1
    .to = na południowo-zachodni Teren Regionu 1
    .at = na południowo-zachodnim Terenie Regionu 1
cell-S1-SE = południowo-wschodni Teren Regionu 1
    .to = na południowo-wschodni Teren Regionu 1
    .at = na południowo-wschodnim Terenie Regionu 1
cell-S2-C = środkowy Teren Regionu 2
    .to = na środkowy Teren Regionu 2
    .at = na środkowym Terenie Regionu 2
cell-S2-E = wschodni Teren Regionu 2
    .to = na wschodni Teren Regionu 2
    .at = na wschodnim Terenie Regionu 2
cell-S2-NE = północno-wschodni Teren Regionu 2
    .to = na północno-wschodni Teren Regionu 2
    .at = na północno-wschodnim Terenie Regionu 2
cell-S2-NW = północno-zachodni Teren Regionu 2
    .to = na północno-zachodni Teren Regionu 2
    .at = na północno-zachodnim Terenie Regionu 2
cell-S2-W = zachodni Teren Regionu 2
    .to = na zachodni Teren Regionu 2
    .at = na zachodnim Terenie Regionu 2
cell-S2-SW = południowo-zachodni Teren Regionu 2
    .to = na południowo-zachodni Teren Regionu 2
    .at = na południowo-zachodnim Terenie Regionu 2
cell-S2-SE = południowo-wschodni Teren Regionu 2
    .to = na południowo-wschodni Teren Regionu 2
    .at = na południowo-wschodnim Terenie Regionu 2
cell-S3-C = środkowy Teren Regionu 3
    .to = na środkowy Teren Regionu 3
    .at = na środkowym Terenie Regionu 3
cell-S3-E = wschodni Teren Regionu 3
    .to = na wschodni Teren Regionu 3
    .at = na wschodnim Terenie Regionu 3
cell-S3-NE = północno-wschodni Teren Regionu 3
    .to = na północno-wschodni Teren Regionu 3
    .at = na północno-wschodnim Terenie Regionu 3
cell-S3-NW = północno-zachodni Teren Regionu 3
    .to = na północno-zachodni Teren Regionu 3
    .at = na północno-zachodnim Terenie Regionu 3
cell-S3-W = zachodni Teren Regionu 3
    .to = na zachodni Teren Regionu 3
    .at = na zachodnim Terenie Regionu 3
cell-S3-SW = południowo-zachodni Teren Regionu 3
    .to = na południowo-zachodni Teren Regionu 3
    .at = na południowo-zachodnim Terenie Regionu 3
cell-S3-SE = południowo-wschodni Teren Regionu 3
    .to = na południowo-wschodni Teren Regionu 3
    .at = na południowo-wschodnim Terenie Regionu 3
cell-S4-C = środkowy Teren Regionu 4
    .to = na środkowy Teren Regionu 4
    .at = na środkowym Terenie Regionu 4
cell-S4-E = wschodni Teren Regionu 4
    .to = na wschodni Teren Regionu 4
    .at = na wschodnim Terenie Regionu 4
cell-S4-NE = północno-wschodni Teren Regionu 4
    .to = na północno-wschodni Teren Regionu 4
    .at = na północno-wschodnim Terenie Regionu 4
cell-S4-NW = północno-zachodni Teren Regionu 4
    .to = na północno-zachodni Teren Regionu 4
    .at = na północno-zachodnim Terenie Regionu 4
cell-S4-W = zachodni Teren Regionu 4
    .to = na zachodni Teren Regionu 4
    .at = na zachodnim Terenie Regionu 4
cell-S4-SW = południowo-zachodni Teren Regionu 4
    .to = na południowo-zachodni Teren Regionu 4
    .at = na południowo-zachodnim Terenie Regionu 4
cell-S4-SE = południowo-wschodni Teren Regionu 4
    .to = na południowo-wschodni Teren Regionu 4
    .at = na południowo-wschodnim Terenie Regionu 4
cell-S5-C = środkowy Teren Regionu 5
    .to = na środkowy Teren Regionu 5
    .at = na środkowym Terenie Regionu 5
cell-S5-E = wschodni Teren Regionu 5
    .to = na wschodni Teren Regionu 5
    .at = na wschodnim Terenie Regionu 5
cell-S5-NE = północno-wschodni Teren Regionu 5
    .to = na północno-wschodni Teren Regionu 5
    .at = na północno-wschodnim Terenie Regionu 5
cell-S5-NW = północno-zachodni Teren Regionu 5
    .to = na północno-zachodni Teren Regionu 5
    .at = na północno-zachodnim Terenie Regionu 5
cell-S5-W = zachodni Teren Regionu 5
    .to = na zachodni Teren Regionu 5
    .at = na zachodnim Terenie Regionu 5
cell-S5-SW = południowo-zachodni Teren Regionu 5
    .to = na południowo-zachodni Teren Regionu 5
    .at = na południowo-zachodnim Terenie Regionu 5
cell-S5-SE = południowo-wschodni Teren Regionu 5
    .to = na południowo-wschodni Teren Regionu 5
    .at = na południowo-wschodnim Terenie Regionu 5
cell-S6-C = środkowy Teren Regionu 6
    .to = na środkowy Teren Regionu 6
    .at = na środkowym Terenie Regionu 6
cell-S6-E = wschodni Teren Regionu 6
    .to = na wschodni Teren Regionu 6
    .at = na wschodnim Terenie Regionu 6
cell-S6-NE = północno-wschodni Teren Regionu 6
    .to = na północno-wschodni Teren Regionu 6
    .at = na północno-wschodnim Terenie Regionu 6
cell-S6-NW = północno-zachodni Teren Regionu 6
    .to = na północno-zachodni Teren Regionu 6
    .at = na północno-zachodnim Terenie Regionu 6
cell-S6-W = zachodni Teren Regionu 6
    .to = na zachodni Teren Regionu 6
    .at = na zachodnim Terenie Regionu 6
cell-S6-SW = południowo-zachodni Teren Regionu 6
    .to = na południowo-zachodni Teren Regionu 6
    .at = na południowo-zachodnim Terenie Regionu 6
cell-S6-SE = południowo-wschodni Teren Regionu 6
    .to = na południowo-wschodni Teren Regionu 6
    .at = na południowo-wschodnim Terenie Regionu 6

terrain-plains = równiny
    .short = R
    .note = { " " }(równiny)
terrain-forest = las
    .short = L
    .note = { " " }(las)
terrain-mountain = góry
    .short = G
    .note = { " " }(góry)
terrain-lake = jezioro
    .short = J
    .note = { " " }(jezioro)
terrain-district = dzielnica
    .short = D
    .note = { "" }
terrain-hill = wzgórze
    .short = W
    .note = { "" }

good-food = żywność
    .acc = żywność
    .gen = żywności
good-water = woda
    .acc = wodę
    .gen = wody
good-wood = drewno
    .acc = drewno
    .gen = drewna
good-mineral = minerał
    .acc = minerał
    .gen = minerału

goods-food = { $count ->
    [one] { $count } żywność
    [few] { $count } żywności
   *[many] { $count } żywności
}
goods-water = { $count ->
    [one] { $count } wodę
    [few] { $count } wody
   *[many] { $count } wody
}
goods-wood = { $count ->
    [one] { $count } drewno
    [few] { $count } drewna
   *[many] { $count } drewna
}
goods-mineral = { $count ->
    [one] { $count } minerał
    [few] { $count } minerały
   *[many] { $count } minerałów
}

building-windmill = wiatrak
    .acc = wiatrak
    .gen = wiatraka
    .short = w
building-sawmill = tartak
    .acc = tartak
    .gen = tartaku
    .short = t
building-mine = kopalnia
    .acc = kopalnię
    .gen = kopalni
    .short = k
building-noria = noria
    .acc = norię
    .gen = norii
    .short = n

track-travel = Podróż
    .gen = Podróży
track-persuasion = Perswazja
    .gen = Perswazji
track-gather = Zbiory
    .gen = Zbiorów
track-build = Budowa
    .gen = Budowy

skill-POG-1 = Dobre słowo
    .effect = każda Perswazja daje 1 punkt Dzielności więcej
skill-POG-2 = Układ z Widmami
    .effect = w Perswazji zamiast rzucać kością możesz wybrać nagrodę
skill-POG-3 = Niestrudzony głos
    .effect = każda Perswazja odświeża 1 żeton Perswazji
skill-WED-1 = Leśne ścieżki
    .effect = wejście do lasu kosztuje 1 żeton Podróży
skill-WED-2 = Górskie szlaki
    .effect = wejście w góry kosztuje 2 żetony Podróży
skill-WED-3 = U siebie w mieście
    .effect = sprzedajesz także w Dzielnicach, a uczysz się i trenujesz także na Wzgórzu Miejskim
skill-HAN-1 = Większy spichlerz
    .effect = w Zapasach mieści się o 1 Towar każdego rodzaju więcej
skill-HAN-2 = Targowanie się
    .effect = każda Sprzedaż daje 1 Pecunię więcej
skill-HAN-3 = Sprzedaż hurtowa
    .effect = Sprzedaż co najmniej 3 Towarów odświeża 1 dowolny żeton Akcji
skill-WYT-1 = Sprawne zakłady
    .effect = w Urodzaju każdy twój działający budynek daje o 1 Towar więcej
skill-WYT-2 = Mistrz budowy
    .effect = każdy wzniesiony budynek daje 1 punkt Dzielności więcej
skill-WYT-3 = Szczodre zbiory
    .effect = każde Zbiory dają dodatkowo 1 dowolny Towar

task-ZAD-1 = Pełne spiżarnie
    .text = za każde 3 jednakowe Towary w Zapasach
task-ZAD-2 = Pękata sakiewka
    .text = za każde 3 Pecunie
task-ZAD-3 = Pan na włościach
    .text = za każdy Region, w którym masz więcej budynków niż każdy inny gracz
task-ZAD-4 = Spóźniony uczeń
    .text = za każdą twoją kostkę na skrajnym prawym miejscu nad kartą Umiejętności
task-ZAD-5 = Młynarz
    .text = za każdy twój wiatrak
task-ZAD-6 = Nosiwoda
    .text = za każdą twoją norię
task-ZAD-7 = Tracz
    .text = za każdy twój tartak
task-ZAD-8 = Górnik
    .text = za każdą twoją kopalnię

market-TAR-1 = Targ jednakowych Towarów
    .effect = dopłaca za 2 lub 3 Towary tego samego rodzaju
market-TAR-2 = Targ różnych Towarów
    .effect = dopłaca za 2 lub 3 Towary różnych rodzajów
market-TAR-3 = Targ kompletów
    .effect = dopłaca za komplet czterech rodzajów Towarów

wraith-WID-1 = Milczące zakłady
    .effect = budynki obok Widm niczego nie dają w Urodzaju
wraith-WID-2 = Strzeżone plony
    .effect = na Terenie z Widmem nie można zbierać
wraith-WID-3 = Trwożne ścieżki
    .effect = wejście na Teren z Widmem kosztuje 1 żeton Podróży więcej

face-coin = moneta
face-crate = skrzynia
face-star = gwiazda

## Options

option-mode = Tryb gry
option-mode-help = Wędrowiec to gra podstawowa, Budowniczy ceni budynki, Mieszczanin nagradza długie planowanie. Domyślnie Wędrowiec.
option-mode-wedrowiec = Wędrowiec
option-mode-budowniczy = Budowniczy
option-mode-mieszczanin = Mieszczanin

option-extra_wraith_cards = Dodatkowe Karty Widma
option-extra_wraith_cards-help = Trudniejsza gra: do Karty Widma danego trybu dochodzi inna karta albo obie pozostałe, a działają wszystkie naraz. Domyślnie żadna.
option-extra_wraith_cards-none = żadna
option-extra_wraith_cards-wid-1 = karta 1: milczące zakłady
option-extra_wraith_cards-wid-2 = karta 2: strzeżone plony
option-extra_wraith_cards-wid-3 = karta 3: trwożne ścieżki
option-extra_wraith_cards-both = obie pozostałe

option-errata_haunting_overflow = Gdy brakuje wylosowanego Terenu
option-errata_haunting_overflow-help = Dokąd trafiają Widma, dla których nie ma już wylosowanego Terenu: najpierw poza Kalenę (tekst polski) czy od razu do Kaleny. Domyślnie poza Kalenę.
option-errata_haunting_overflow-pl = najpierw poza Kalenę
option-errata_haunting_overflow-kalena_direct = od razu do Kaleny

option-errata_start_valour = Dzielność na początku
option-errata_start_valour-help = Pole Toru Dzielności, na którym wszyscy zaczynają; zmienia tylko pokazywane sumy. Domyślnie 1.
option-errata_start_valour-1 = pole 1
option-errata_start_valour-4 = pole 4

option-wraith_supply_rule = Gdy w rezerwie brakuje Widm
option-wraith_supply_rule-help = Co się dzieje, gdy na Nawiedzenie nie starcza Widm w rezerwie: wszyscy przegrywają albo pojawia się tyle, ile zostało. Domyślnie porażka.
option-wraith_supply_rule-loss = wszyscy przegrywają
option-wraith_supply_rule-partial = pojawia się tyle, ile zostało

option-limit_depletion_tokens = Tylko 12 żetonów Zużycia
option-limit_depletion_tokens-help = Ogranicza żetony Zużycia do 12, jak w pudełku: gdy wszystkie leżą na Mapie, nikt nie może zbierać. Domyślnie bez ograniczenia.
option-limit_depletion_tokens-false = bez ograniczenia
option-limit_depletion_tokens-true = najwyżej 12

option-first_player = Pierwszy gracz
option-first_player-help = Czyj żeton Dzielności leży na początku na wierzchu stosu, czyli kto zaczyna; pozostałe żetony leżą w losowej kolejności. Domyślnie decyduje los, ale możesz wskazać gracza po numerze miejsca przy stole.
option-first_player-random = los
option-first_player-1 = gracz 1
option-first_player-2 = gracz 2
option-first_player-3 = gracz 3
option-first_player-4 = gracz 4

## Questions

ask-place-wraith = Kość Terenu: { $terrain }. { $left ->
    [one] Gdzie pojawia się ostatnie Widmo?
    [few] Gdzie pojawia się Widmo? Zostały { $left }.
   *[many] Gdzie pojawia się Widmo? Zostało { $left }.
}
ask-act = Co robisz?
ask-end-turn = Nic więcej nie możesz już zrobić. Kończysz turę?
ask-take-good = { $left ->
    [one] Który Towar bierzesz?
    [few] Który Towar bierzesz? Masz do wzięcia jeszcze { $left }.
   *[many] Który Towar bierzesz? Masz do wzięcia jeszcze { $left }.
}
ask-refresh-token = Który żeton Akcji odświeżasz?
ask-choose-tasks = { $count ->
    [one] Którą Kartę Zadania wybierasz w tajemnicy?
   *[other] Które Karty Zadań wybierasz w tajemnicy? Wybierz { $count }.
}

## Options of questions

place-wraith = Umieść Widmo { $cell_at }{ $terrain_note }
end-turn = Zakończ turę
do-travel = Idź { $cell_to }{ $terrain_note } za { $cost ->
    [one] { $cost } żeton Podróży
    [few] { $cost } żetony Podróży
   *[many] { $cost } żetonów Podróży
}
do-gather = Zbierz { $good_acc } { $cell_at }{ $terrain_note }
do-gather-full = Zbierz { $good_acc } { $cell_at }{ $terrain_note }: nie ma miejsca, więc Towar przepadnie
do-build = Zbuduj { $building_acc } za { $pool }: { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}
do-persuade = Przekonaj Widmo za { $cost ->
    [one] { $cost } żeton Perswazji
    [few] { $cost } żetony Perswazji
   *[many] { $cost } żetonów Perswazji
}
do-persuade-roll = Przekonaj Widmo za { $cost ->
    [one] { $cost } żeton Perswazji
    [few] { $cost } żetony Perswazji
   *[many] { $cost } żetonów Perswazji
} i rzuć Kością Nagrody
do-persuade-coin = Przekonaj Widmo za { $cost ->
    [one] { $cost } żeton Perswazji
    [few] { $cost } żetony Perswazji
   *[many] { $cost } żetonów Perswazji
} i weź monetę (Pecunia: { $pecunia }, Towary: { $goods }, Dzielność: { $valour })
do-persuade-crate = Przekonaj Widmo za { $cost ->
    [one] { $cost } żeton Perswazji
    [few] { $cost } żetony Perswazji
   *[many] { $cost } żetonów Perswazji
} i weź skrzynię (Pecunia: { $pecunia }, Towary: { $goods }, Dzielność: { $valour })
do-persuade-star = Przekonaj Widmo za { $cost ->
    [one] { $cost } żeton Perswazji
    [few] { $cost } żetony Perswazji
   *[many] { $cost } żetonów Perswazji
} i weź gwiazdę (Pecunia: { $pecunia }, Towary: { $goods }, Dzielność: { $valour })
do-sell = Sprzedaj { $pool } za { $pecunia ->
    [one] { $pecunia } Pecunię
    [few] { $pecunia } Pecunie
   *[many] { $pecunia } Pecunii
}
do-learn = Naucz się: { $skill } ({ $skill_effect }) za { $pool }, { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}
do-train = Trenuj: nowy żeton { $track_gen } za { $pecunia ->
    [one] { $pecunia } Pecunię
    [few] { $pecunia } Pecunie
   *[many] { $pecunia } Pecunii
}
do-train-full = Trenuj: nowy żeton { $track_gen }
do-train-last = Trenuj: ostatni żeton { $track_gen } za { $pecunia ->
    [one] { $pecunia } Pecunię
    [few] { $pecunia } Pecunie
   *[many] { $pecunia } Pecunii
}, { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}
take-good = Weź { $good_acc }
do-take-full = Weź { $good_acc }: nie ma miejsca, więc Towar przepadnie
refresh-token = Odśwież żeton { $track_gen }
choose-task = Wybierz: { $task } ({ $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
} { $task_text }; teraz: { $now })
do-choose-pair = Wybierz: { $task } ({ $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
} { $task_text }; teraz: { $now }) i { $other } ({ $more ->
    [one] { $more } punkt Dzielności
    [few] { $more } punkty Dzielności
   *[many] { $more } punktów Dzielności
} { $other_text }; teraz: { $more_now })

## What is lost by a choice

loses-good = W Zapasach nie ma miejsca na { $good_acc }, więc Towar przepadnie.
loses-building = Możesz tu jeszcze zbudować { $building_acc } i zdobyć { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}.
loses-persuasion = Możesz tu jeszcze przekonać Widmo.
loses-skill = Możesz się tu jeszcze nauczyć Umiejętności „{ $skill }” i zdobyć { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}.
loses-tokens = { $count ->
    [one] Masz jeszcze aktywny żeton, którego możesz użyć w tej turze.
    [few] Masz jeszcze { $count } aktywne żetony, których możesz użyć w tej turze.
   *[many] Masz jeszcze { $count } aktywnych żetonów, których możesz użyć w tej turze.
}

## Refusals

wraith-on-lake = Widmo nigdy nie staje na jeziorze.
wraith-on-building = Na tym Terenie stoi budynek, więc Widmo się tu nie pojawi.
wraith-on-wraith = Na tym Terenie jest już Widmo.
rolled-terrain-first = Dopóki jest wolny Teren wskazany przez kość, Widmo trafia właśnie tam: { $terrain }.
outside-first = Dopóki jest wolny Teren poza Kaleną, Widma nie trafiają do Kaleny.
straight-to-kalena = Wolne Tereny wylosowanego rodzaju się skończyły, więc Widma trafiają teraz do Kaleny.
already-here = Twój Widzący już tu stoi.
not-adjacent = Ten Teren nie sąsiaduje z Terenem twojego Widzącego.
lake-not-entered = Na jezioro nie można wejść.
too-few-travel = Wejście kosztuje { $need ->
    [one] { $need } żeton Podróży
    [few] { $need } żetony Podróży
   *[many] { $need } żetonów Podróży
}. Twoje aktywne żetony: { $have }.
too-few-travel-wraith = Przez Widmo wejście kosztuje { $need ->
    [one] { $need } żeton Podróży
    [few] { $need } żetony Podróży
   *[many] { $need } żetonów Podróży
}. Twoje aktywne żetony: { $have }.
no-gather-token = Nie masz aktywnego żetonu Zbiorów.
cell-depleted = Leży tu żeton Zużycia: w tej Porze Roku nic tu już nie zbierzesz.
cell-built = Na tym Terenie stoi budynek, więc nie można tu zbierać.
no-lake-beside = Obok tego Terenu nie ma jeziora.
nothing-grows = Tutaj nie ma czego zbierać.
wraith-guards = Widmo strzeże tego Terenu i nie pozwala na nim zbierać.
no-depletion-left = Wszystkie żetony Zużycia leżą już na Mapie.
wrong-terrain = Na tym Terenie nie zbudujesz { $building_gen }.
noria-needs-lake = Do budowy { $building_gen } potrzebne jest jezioro na sąsiednim Terenie.
never-built-here = W Kalenie nie wolno budować.
building-stands = Na tym Terenie stoi już budynek.
wraith-stands = Na tym Terenie jest Widmo; najpierw je przekonaj.
too-few-build = Budowa kosztuje { $need ->
    [one] { $need } żeton Budowy
    [few] { $need } żetony Budowy
   *[many] { $need } żetonów Budowy
}. Twoje aktywne żetony: { $have }.
building-costs = Nie masz Towarów na budowę { $building_gen }: trzeba oddać { $pool }.
no-marker-left = W rezerwie nie ma już ani jednego znacznika { $building_gen }.
no-cube-to-build = Nie masz już kostki, którą można oznaczyć budynek.
no-wraith-here = Na Terenie twojego Widzącego nie ma Widma.
too-few-persuasion = Perswazja kosztuje w tej Porze Roku { $need ->
    [one] { $need } żeton Perswazji
    [few] { $need } żetony Perswazji
   *[many] { $need } żetonów Perswazji
}. Twoje aktywne żetony: { $have }.
not-at-market = Sprzedawać można tylko na Wzgórzu Miejskim.
goods-to-sell = Nie masz tych Towarów: trzeba oddać { $pool }.
nothing-exhausted = Na torze { $track_gen } nie ma wyczerpanego żetonu.
not-at-school = Uczyć się można tylko w Dzielnicy.
skill-costs = Nie masz Towarów na naukę ({ $skill }): trzeba oddać { $pool }.
no-cube-to-learn = Nie masz już kostki, którą można oznaczyć Umiejętność.
skill-known = Znasz już tę Umiejętność.
not-at-training = Trenować można tylko w Dzielnicy.
too-poor-to-train = Trening kosztuje { $need ->
    [one] { $need } Pecunię
    [few] { $need } Pecunie
   *[many] { $need } Pecunii
}, a masz { $have }.
track-full = Ten tor jest już pełny.
not-in-kalena = Sprzedawać, uczyć się i trenować możesz w całej Kalenie, ale twój Widzący jest poza miastem.
task-chosen-before = Ta Karta Zadania została już wybrana.
task-not-in-game = Tej Karty Zadania nie ma w grze dwuosobowej.

## Log

skill-in-play = Umiejętność w grze: { $skill } ({ $skill_effect }).
market-in-play = Targowisko: { $market } ({ $market_effect }).
wraith-card-in-play = Karta Widma: { $wraith_card } ({ $wraith_card_effect }).
first-player = Pierwszy Gracz: { $player }.
season-started = Zaczyna się Pora Roku { $season }. Perswazja kosztuje { $cost ->
    [one] { $cost } żeton Perswazji
    [few] { $cost } żetony Perswazji
   *[many] { $cost } żetonów Perswazji
}.
round-started = Runda { $number } z 9 (Pora Roku { $season }, runda { $round }).
terrain-rolled = Nawiedzenie: { $player } rzuca Kością Terenu. Wynik: { $terrain }.
wraith-came = Widmo pojawia się { $cell_at }{ $terrain_note }.
no-wraith-left = W rezerwie nie ma już Widm, więc żadne się nie pojawia.
silenced = Widmo { $by_at } ucisza { $building_acc } { $cell_at } (właściciel: { $player }).
harvested = Urodzaj: { $player } otrzymuje { $pool }.
harvest-lost = { $player } nie ma miejsca w Zapasach i traci { $pool }.
travelled = { $player } idzie { $cell_to }{ $terrain_note } za { $cost ->
    [one] { $cost } żeton Podróży
    [few] { $cost } żetony Podróży
   *[many] { $cost } żetonów Podróży
}.
gathered = { $player } zbiera { $good_acc } { $cell_at }{ $terrain_note }.
gathered-nothing = { $player } zbiera { $good_acc } { $cell_at }{ $terrain_note }, ale nie ma miejsca i Towar przepada.
built = { $player } buduje { $building_acc } { $cell_at }{ $terrain_note } i zdobywa { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}.
persuaded = { $player } przekonuje Widmo { $cell_at }{ $terrain_note }, by odeszło.
reward-rolled = { $player } rzuca Kością Nagrody: { $face }.
reward-chosen = { $player } wybiera nagrodę: { $face }.
reward-pecunia = { $player } otrzymuje { $pecunia ->
    [one] { $pecunia } Pecunię
    [few] { $pecunia } Pecunie
   *[many] { $pecunia } Pecunii
}.
persuasion-valour-gained = { $player } zdobywa za Perswazję { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}.
good-taken = { $player } bierze { $good_acc }.
good-discarded = { $player } bierze { $good_acc }, ale nie ma miejsca i Towar przepada.
no-room-left = { $player } nie ma miejsca na żaden Towar i traci { $count ->
    [one] { $count } dowolny Towar
    [few] { $count } dowolne Towary
   *[many] { $count } dowolnych Towarów
}.
token-refreshed = { $player } odświeża żeton { $track_gen }.
sold = { $player } sprzedaje { $pool } za { $pecunia ->
    [one] { $pecunia } Pecunię
    [few] { $pecunia } Pecunie
   *[many] { $pecunia } Pecunii
}.
learnt = { $player } zna odtąd Umiejętność: { $skill } ({ $skill_effect }), i zdobywa { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}.
trained = { $player } trenuje za { $pecunia ->
    [one] { $pecunia } Pecunię
    [few] { $pecunia } Pecunie
   *[many] { $pecunia } Pecunii
} i dostaje wyczerpany żeton { $track_gen }.
track-completed = { $player } zapełnia tor { $track_gen } i zdobywa { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}.
turn-ended = { $player } kończy turę.
rested = Odpoczynek: wszystkie żetony Akcji są znów aktywne.
leader = Ranking: prowadzi { $player } ({ $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}).
depletion-cleared = Koniec Pory Roku { $season }: żetony Zużycia znikają z Mapy.
tasks-chosen = { $count ->
    [one] { $player } wybiera w tajemnicy { $count } Kartę Zadania.
    [few] { $player } wybiera w tajemnicy { $count } Karty Zadań.
   *[many] { $player } wybiera w tajemnicy { $count } Kart Zadań.
}
task-scored = { $player } odkrywa zadanie: { $task } ({ $task_text }), i zdobywa { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}.
game-won = { $player } wygrywa. Dzielność: { $valour }.
lost-no-cell = Dla Widma nie ma już miejsca na Mapie. Wszyscy przegrywają.
lost-kalena = Widma zajęły całą Kalenę. Wszyscy przegrywają.
lost-reserve = W rezerwie { $have ->
    [0] nie ma Widm
    [one] jest tylko { $have } Widmo
    [few] są tylko { $have } Widma
   *[many] jest tylko { $have } Widm
}, a Nawiedzenie wymaga { $need }. Wszyscy przegrywają.

won-by-stack = Remis: Dzielność { $valour }. Wygrywa { $player }: z równych żetonów Dzielności ten leży na wierzchu stosu.

## The table in text

table-time = Pora Roku { $season }, runda { $round } · Perswazja za { $cost ->
    [one] { $cost } żeton Perswazji
    [few] { $cost } żetony Perswazji
   *[many] { $cost } żetonów Perswazji
}
table-threat = Widma w rezerwie: { $reserve } (następne Nawiedzenie: { $need }) · nawiedzona Kalena: { $kalena } z 7
table-cards = { $market }: { $market_effect } · Karta Widma: { $wraith_card_effect }
table-skill = { $skill } za { $pool }: { $skill_effect }
table-player = { $player }: Dzielność { $valour }, { $pecunia ->
    [one] { $pecunia } Pecunia
    [few] { $pecunia } Pecunie
   *[many] { $pecunia } Pecunii
}, wybrane zadania: { $count }
table-goods = ma { $pool }
table-no-goods = nie ma Towarów
table-tasks = Twoje zadania
table-legend = R równiny, L las, G góry, J jezioro, D Dzielnica, W Wzgórze Miejskie · ~ Widmo, x żeton Zużycia, 1w budynek gracza 1 (w wiatrak, t tartak, k kopalnia, n noria), ① Widzący
table-defeat = Wspólna porażka: wszyscy przegrali.

## Score

score-start = Początek
score-buildings = Budynki
score-persuasion = Perswazja
score-skills = Umiejętności
score-training = Trening
score-ZAD-1 = Zadanie: Pełne spiżarnie
score-ZAD-2 = Zadanie: Pękata sakiewka
score-ZAD-3 = Zadanie: Pan na włościach
score-ZAD-4 = Zadanie: Spóźniony uczeń
score-ZAD-5 = Zadanie: Młynarz
score-ZAD-6 = Zadanie: Nosiwoda
score-ZAD-7 = Zadanie: Tracz
score-ZAD-8 = Zadanie: Górnik

## Powody ruchu
# „Po tej turze: …”

why-win = partia wygrana w { $best } na 100 prób zamiast w { $other }
why-valour = { $best ->
    [one] { $best } punkt Dzielności
    [few] { $best } punkty Dzielności
   *[many] { $best } punktów Dzielności
} zamiast { $other }
why-safety = szansa ocalenia krainy { $best }{"\u00A0"}% zamiast { $other }{"\u00A0"}%
why-goods = { $best ->
    [one] { $best } Towar
    [few] { $best } Towary
   *[many] { $best } Towarów
} zamiast { $other }
why-pecunia = Pecunia: { $best } zamiast { $other }
why-tokens = { $best ->
    [one] { $best } żeton Akcji
    [few] { $best } żetony Akcji
   *[many] { $best } żetonów Akcji
} zamiast { $other }
why-skills = { $best ->
    [one] { $best } umiejętność
    [few] { $best } umiejętności
   *[many] { $best } umiejętności
} zamiast { $other }
why-buildings = { $best ->
    [one] { $best } działający budynek
    [few] { $best } działające budynki
   *[many] { $best } działających budynków
} zamiast { $other }
why-tasks = zadania warte { $best ->
    [one] { $best } punkt Dzielności
    [few] { $best } punkty Dzielności
   *[many] { $best } punktów Dzielności
} zamiast { $other }
why-reach = to, co w zasięgu w następnej turze, warte około { $best ->
    [one] { $best } punktu Dzielności
    [few] { $best } punktów Dzielności
   *[many] { $best } punktów Dzielności
} zamiast { $other }
why-rival = najsilniejszy przeciwnik ma { $best ->
    [one] { $best } punkt Dzielności
    [few] { $best } punkty Dzielności
   *[many] { $best } punktów Dzielności
} zamiast { $other }
why-rival-worth = najsilniejszy przeciwnik może liczyć na około { $best ->
    [one] { $best } punkt Dzielności
    [few] { $best } punkty Dzielności
   *[many] { $best } punktów Dzielności
} zamiast { $other }
