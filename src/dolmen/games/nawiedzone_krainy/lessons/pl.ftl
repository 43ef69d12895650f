# Lekcje Nawiedzonych Krain po polsku. Teksty nie mają zmiennych; każdy zaczyna się od nazwy swojej lekcji.

## 1. Pierwsza tura

start-title = Pierwsza tura
start-about = Cel gry, Podróż, Zbiory i Budowa.
start-aim = Jesteś Widzącym. Wygrywa ten, kto po dziewięciu rundach ma najwięcej Dzielności (☆).
start-danger = Co rundę pojawiają się cztery Widma. Jeśli wszyscy je zaniedbacie, przegracie razem.
start-district = Widzący zaczynają na Wzgórzu Miejskim. Wejście do Dzielnicy kosztuje 1 z twoich 4 żetonów Podróży. Idź na północny zachód.
start-plains = Równiny też kosztują 1 żeton, las 2, góry 3; na jezioro nie można wejść. Idź na równiny.
start-forest = Teraz las nad jeziorem, za ostatnie dwa żetony.
start-gather = Zbiory kosztują 1 żeton Zbiorów i dają 1 Towar. Weź drewno.
start-build = Twój Teren jest zużyty: w tej Porze Roku nic tu już nie zbierzesz. Budowa usuwa jednak żeton Zużycia, więc najpierw zbieraj, potem buduj. Zbuduj norię za 1 drewno.
start-end = Masz od razu 1 ☆, a w każdym Urodzaju dostaniesz wodę. Zakończ turę.
start-learnt = Każda Akcja podstawowa ma własne żetony. Najlepsze tury łączą kilka Akcji: idź, zbierz, zbuduj.

start-not-yet = Masz jeszcze żetony do użycia.
start-other-way = Można, ale ta lekcja prowadzi inną drogą.
start-wood-first = Masz jeden żeton Zbiorów, a noria wymaga drewna.
start-water-later = Wodę da noria. Do jej budowy potrzebujesz drewna.
start-sawmill = Norii wystarczy drewno i jezioro obok.

## 2. Runda

round-title = Runda
round-about = Odpoczynek, Nawiedzenie, Urodzaj i wybór Towaru.
round-rival = Rywal przekonał Widmo i zebrał minerał. Potem był Odpoczynek: wszystkie żetony są znów aktywne.
round-haunting = Masz więcej Dzielności, więc zaczynasz. Rywal, jako Ostatni Gracz, umieścił cztery Widma na wylosowanym rodzaju Terenu.
round-harvest = W Urodzaju noria dała ci wodę. W Zapasach mieszczą się tylko 3 Towary każdego rodzaju, więc ich nie chomikuj.
round-plan = Kopalnia daje 3 ☆, a kosztuje żywność i wodę. Po żywność idź na równiny.
round-gather = Nad jeziorem możesz wziąć żywność lub wodę ze swojego Terenu albo wodę z jeziora. Zużywa się Teren, z którego bierzesz. Weź żywność.
round-mountain = Teraz w góry, za 3 żetony Podróży.
round-mine = Zbuduj kopalnię.
round-learnt = Budynki dają Towary na następne budynki: im wcześniej staną, tym więcej Urodzajów doczekają.

round-food-first = Kopalnia wymaga też żywności, a jej nie masz.
round-have-water = Wodę masz już z norii. Brakuje żywności.
round-shore = To zużyje równiny. Wodę lepiej brać z jeziora: żywność zostanie na później.
round-noria = Noria daje 1 ☆, kopalnia 3.
round-not-yet = Masz jeszcze żetony do użycia.
round-other-way = Można, ale żywność i góry są gdzie indziej.

## 3. Widma

wraiths-title = Rozmowa z Widmem
wraiths-about = Czemu Widma szkodzą i co daje Perswazja.
wraiths-silent = Noria i kopalnia nic nie dały: obok stoi Widmo. Tak działa Karta Widma 1; inne tryby mają inne karty.
wraiths-go = Widmo nie broni wejścia. Idź do niego.
wraiths-persuade = Na Terenie z Widmem nie wolno budować. Przekonaj je: w pierwszej Porze Roku za 1 żeton Perswazji.
wraiths-crate = Odeszło. Kość Nagrody pokazuje skrzynię: 1 Pecunia i dowolny Towar. Wiatrak wymaga drewna i wody: weź drewno.
wraiths-lake = Twój Teren jest zużyty, ale jezioro nie. Zbierz wodę z jeziora.
wraiths-windmill = Zbuduj wiatrak. Na budynku Widmo nigdy się nie pojawi, więc wiatrak chroni też sąsiednie budynki.
wraiths-learnt = Masz nagrodę, działające budynki i wolny Teren. W drugiej Porze Roku Perswazja kosztuje 2 żetony, w trzeciej 3: zaczynaj wcześnie.

wraiths-not-yet = Widmo nadal będzie uciszać twoje budynki.
wraiths-there = Widmo stoi na równinach obok.
wraiths-first = Najpierw Widmo: nagroda pomoże w budowie.
wraiths-lake-water = Wodę możesz tu zebrać, drewna nie.
wraiths-no-use = Wiatrak kosztuje drewno i wodę.
wraiths-lake-first = Brakuje ci tylko wody, a jezioro jest obok.
wraiths-noria = Norię już masz. Wiatrak da żywność na następną kopalnię.
wraiths-stay = Możesz budować właśnie tutaj.

## 4. Kalena

city-title = W mieście
city-about = Sprzedaż, Nauka i Trening.
city-free = Sprzedaż, Nauka i Trening nie kosztują żetonów: sprzedajesz na Wzgórzu Miejskim, uczysz się i trenujesz w Dzielnicach.
city-sell = To Targowisko płaci 2 Pecunie za jeden Towar, ale 8 za trzy jednakowe. Sprzedaj trzy drewna.
city-district = Wejdź do dowolnej Dzielnicy.
city-learn = Dobre słowo daje do końca gry 1 ☆ więcej za każdą Perswazję. Kto uczy się pierwszy, zyskuje najwięcej: 3 ☆. Naucz się go.
city-train = W następnej Porze Roku Perswazja kosztuje 2 żetony, a masz jeden. Trenuj Perswazję za 2 Pecunie.
city-again = Jeszcze raz, za 3. Pełny tor też daje ☆.
city-exhausted = Nowe żetony są wyczerpane: zadziałają po Odpoczynku. Trenuj więc rundę wcześniej.
city-learnt = Sprzedawaj zestawami, ucz się przed innymi, trenuj zawczasu. Towary, które tylko leżą, nie dają Dzielności.

city-keep = Zostaw: zapłacisz tym za Umiejętność.
city-together = Osobno dadzą mniej niż 8.
city-sell-first = Najpierw sprzedaj: Targowisko jest tylko tutaj.
city-not-yet = Jest tu jeszcze coś do zrobienia.
city-other-skill = Większy spichlerz jest wygodny, ale z Widmami rozmawia się co rundę.
city-learn-first = Najpierw Nauka, póki najlepsze miejsce jest wolne.
city-need-voice = W następnej Porze Roku zabraknie ci właśnie Perswazji.

## 5. Nawiedzenie

haunting-title = Ostatni Gracz
haunting-about = Umieszczanie Widm: gdzie i dlaczego tam.
haunting-last = Masz najmniej Dzielności, więc następne Widma umieszczasz ty. Zakończ turę.
haunting-first = Kość pokazuje las, więc Widma trafiają do wolnych lasów. Stąd jedno uciszy dwa wiatraki rywala.
haunting-near = Jedno umieść blisko Kaleny: to nagroda w zasięgu. Wymaga 2 żetonów Perswazji, a rywal ma jeden.
haunting-third = Jeszcze dwa, w lasach z dala od twoich budynków.
haunting-fourth = I ostatnie.
haunting-harvest = W Urodzaju rywal nie dostał nic, a ty żywność, wodę i minerał.
haunting-learnt = Gdy brak wylosowanego Terenu, Widma trafiają na inne, a do Kaleny na samym końcu. Zostają, póki ktoś ich nie przekona.

haunting-own = Ten las sąsiaduje z twoim budynkiem, który wtedy nic nie da.
haunting-both = Inny las sąsiaduje z oboma wiatrakami.
haunting-far = Tam nie dojdziesz w jednej turze.

## 6. Porażka

defeat-title = Wspólna porażka
defeat-about = Czemu zostawione Widma to porażka wszystkich.
defeat-reserve = Prowadzisz o 4 ☆. W rezerwie są jednak tylko 2 Widma, a każde Nawiedzenie wymaga 4.
defeat-go = Gdy jest ich mniej, wszyscy przegrywają. Przekonane Widmo wraca do rezerwy: idź do tego.
defeat-persuade = W trzeciej Porze Roku kosztuje to 3 żetony, ale nagrody są hojne. Przekonaj je.
defeat-end = 4 ☆, a w rezerwie 3 Widma. Rywal też musi jedno przekonać. Zakończ turę.
defeat-rival = Rywal wolał sprzedać żywność. Zabrakło jednego Widma i przegrywacie razem. Twoje 25 ☆ nic nie znaczy.
defeat-why = Dziewięć rund wymaga 36 Widm, a jest ich 25: razem musicie przekonać co najmniej 11.
defeat-learnt = Zaczynajcie w pierwszej Porze Roku, gdy jest najtaniej, i trenujcie Perswazję. Widma na wszystkich 7 Terenach Kaleny to też porażka.

defeat-now = Wtedy następne Nawiedzenie kończy grę i nikt nie wygrywa.
defeat-there = Ostatni żeton Podróży wystarczy do Widma na równinach.

## 7. Koniec Pory Roku

season-title = Koniec Pory Roku
season-about = Ranking, remis i tajne zadania.
season-last-round = Trzecia runda kończy Porę Roku. Prowadzisz o 1 ☆. Zakończ turę.
season-tie = Rywal zbudował wiatrak: macie po 9 ☆. Przy remisie wyżej leży żeton, który przybył ostatni, więc prowadzi rywal.
season-task = Prowadzący nie dostaje Karty Zadania. Ty wybierasz jedną w tajemnicy, a liczy się na końcu. Masz dwie kopalnie: weź Górnika.
season-next = To już 6 ☆ i 3 za każdą następną kopalnię. W drugiej Porze Roku Zużycie znika, a Perswazja kosztuje 2 żetony.
season-learnt = Dobre zadanie jest warte więcej niż mała przewaga, więc drugie miejsce bywa lepsze. Zadania wrócą po drugiej Porze Roku.

season-no-sawmill = Nie masz tartaku.
season-less = To da mniej. Których budynków masz dwa?

## 8. Koniec gry

end-title = Ostatnia tura
end-about = Zadania, punktacja końcowa i remis.
end-tasks = Ostatnia tura. Twoje zadania: 3 ☆ za każdą kopalnię i 3 ☆ za każde trzy jednakowe Towary.
end-go = Nowa kopalnia to 3 ☆ i jeszcze 3 za zadanie. Idź w góry.
end-mine = Zbuduj ją, a drewno zachowaj: masz trzy jednakowe Towary.
end-stop = Nic więcej nie da Dzielności. Zakończ turę, a zadania zostaną odkryte.
end-scored = Rywal: 36 + 4. Ty: 31 + 6 + 3. Przy remisie wygrywa ten, kto przybył ostatni: ty.
end-learnt = Towary i Pecunia, które zostały, liczą się tylko w zadaniach. Graj pod swoje. Możesz zaczynać prawdziwą grę.

end-not-yet = Możesz jeszcze zdobyć Dzielność.
end-mountain = Masz żywność i wodę na kopalnię: idź w wolne góry.
end-stay = Zbuduj kopalnię właśnie tutaj.
end-nothing-more = Dalszy marsz nic już nie da.
