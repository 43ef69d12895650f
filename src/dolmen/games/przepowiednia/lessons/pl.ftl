# The lessons of Przepowiednia, in Polish.

## 01 aim

aim-title = Złam pierwszą klątwę
aim-about = O co chodzi w grze i jak wygląda tura.
aim-goal = Jesteś Łamaczem Klątw. Wygrywa ten, kto na końcu ma najwięcej punktów, a najwięcej dają złamane klątwy.
aim-go = Tura ma dwa kroki: najpierw ruch, potem działanie na karcie. Idź do Świątyni Czerwonej.
aim-break = Łuk jej klątwy zaczyna się tak: czerwony, żółty, żółty. W tej samej kolejności leżą kryształy na liniach twojej Sieci. Złam klątwę.
aim-gain = Kryształy łańcucha wracają do zasobów, za to masz 3 punkty i run tej świątyni. Zakończ turę.
aim-learnt = Zbieraj kryształy, łącz je w łańcuchy i płać nimi za klątwy. Gdy ktoś złamie piątą, gra kończy się po tej rundzie, więc nie zwlekaj.
aim-elsewhere = Twój łańcuch pasuje do Świątyni Czerwonej.
aim-now = Łańcuch jest gotowy. Złam klątwę, zanim zrobi to ktoś inny.

## 02 start

start-title = Pierwsza tura
start-about = Gdzie stanąć i gdzie kłaść kryształy.
start-table = Kolejność świątyń jest losowa. Potem los decyduje już tylko o odkrywanych runach. Każdy zaczyna z 2 bezbarwnymi kryształami.
start-put = W pierwszej turze stawiasz pionek na dowolnej wolnej karcie. Pustkowia dają zwykle więcej niż świątynie: zacznij na Pustkowiu 3.
start-edge = Miejsce dla każdego kryształu wybierasz ty. Bezbarwny wkrótce wydasz, więc połóż go na brzegu, gdzie spotykają się tylko dwie linie.
start-middle = Czerwony połóż tam, gdzie spotykają się cztery linie. Łatwiej będzie dołączyć do niego kolejne kolory.
start-learnt = Położony kryształ zostaje na miejscu, a łańcuch muszą łączyć linie. Dlatego ważniejsze od tego, ile masz kryształów, jest to, gdzie leżą.
start-other-card = Tam też można zacząć, ale weźmy teraz czerwony kryształ.
start-crossing = Zostaw to skrzyżowanie dla koloru.
start-colourless-first = Zacznij od bezbarwnego kryształu.
start-two-lines = Tu spotykają się tylko dwie linie.

## 03 moving

moving-title = Po kręgu
moving-about = Jak daleko zajdziesz i ile kosztuje pośpiech.
moving-kinds = Idziesz zawsze zgodnie z ruchem wskazówek zegara. Wybierasz pustkowia albo świątynie: liczą się tylko karty tego rodzaju, pozostałe mijasz.
moving-jump = Zajętych kart też nie liczysz: przeskakujesz Pustkowia 8 i 10. Trzy kroki są darmowe, więc możesz dojść na 7, 9 lub 1.
moving-hurry = Na Pustkowiu 2 zmienisz bezbarwne kryształy w kolorowe. To czwarty krok, więc Czar szybkości kosztuje 1 kryształ. Idź tam.
moving-pay = Zapłacić możesz każdym kryształem. Kolorowe to już początek łańcucha, więc oddaj bezbarwny.
moving-learnt = Pięć kroków kosztuje 3 kryształy, sześć aż 6. Nie ma drogi powrotnej: to, co miniesz, poczeka do następnego okrążenia. Planuj z wyprzedzeniem.
moving-occupied = Dlatego przeskakujesz tę kartę.
moving-other = Możesz, ale w tej lekcji idziemy na Pustkowie 2.
moving-keep = Ten należy już do łańcucha.

## 04 colours

colours-title = Od bezbarwnych do kolorowych
colours-about = Jak ulepszać kryształy.
colours-money = Bezbarwny kryształ nie złamie żadnej klątwy. To pieniądze: płacisz nim za czary i zmieniasz go w kolory.
colours-first = Na karcie ulepszenia kładziesz do 2 bezbarwnych kryształów i bierzesz kolory zakrytych pól. Wskaż jeden.
colours-yellow = Łuk Świątyni Czerwonej zaczyna się tak: czerwony, żółty, żółty, zielony. Dwa pierwsze masz. Zakryj żółte pole.
colours-second = Teraz drugi bezbarwny.
colours-green = Zakryj zielone pole.
colours-place-yellow = Połóż żółty obok żółtego, tam gdzie spotykają się cztery linie.
colours-place-green = Zielony musi sąsiadować z nowym żółtym.
colours-learnt = Zostały tylko dwa wolne pola, więc karta została opróżniona. Sieć mieści 12 kryształów, nadmiar przepada. Gdy w zasobach brakuje koloru, zabierasz go temu, kto ma go najwięcej.
colours-upgrade = Ulepsz oba bezbarwne kryształy.
colours-covered = Zwolni się, gdy karta zostanie opróżniona.
colours-missing = Brakuje ci żółtego i zielonego.
colours-lit = Najpierw żółty, na podświetlone miejsce: zielony też musi się zmieścić.
colours-apart = Wtedy zielony nie sąsiadowałby z drugim żółtym.

## 05 chains

chains-title = Łańcuch z pięciu kryształów
chains-about = Oba końce łuku i długie łańcuchy.
chains-arc = Łuk możesz też czytać od prawego końca: tu niebieski, niebieski, czerwony, zielony, żółty. Trzy kryształy dają 3 punkty, cztery 5, pięć 8.
chains-colourless = Cztery pierwsze leżą już połączone w twojej Sieci; kierunek nie ma znaczenia. Bezbarwny połóż tak, żeby nie przeszkadzał.
chains-yellow = Teraz przedłuż łańcuch. Które puste miejsce łączy się z zielonym?
chains-end = Pięć pod rząd. Zakończ turę.
chains-others = Inni też pobierają kryształy.
chains-go = Nikt cię nie uprzedził. Idź do Świątyni Zielonej.
chains-break = W grze dwu- i trzyosobowej niektóre pola mają znak X: tych klątw nikt nie złamie. Dłuższe łańcuchy je mijają. Wybierz najlepsze pole.
chains-learnt = Osiem punktów naraz. Każde pole zajmuje ten, kto zdąży pierwszy, więc miej na oku także drugą świątynię.
chains-in-the-way = Tędy urośnie twój łańcuch.
chains-colourless-first = Zacznij od bezbarwnego kryształu.
chains-apart = Żółty musi być połączony z zielonym.
chains-elsewhere = Twój łańcuch pasuje do Świątyni Zielonej.
chains-eight = Twoje pięć kryształów jest warte 8 punktów.
chains-ready = Łańcuch jest gotowy, nie ruszaj go.

## 06 spells

spells-title = Jak naprawić błąd
spells-about = Czar przestawienia i Czar wymiany.
spells-order = Świątynia Niebieska chce: żółty, żółty, niebieski. Masz je, ale w złej kolejności: niebieski leży w środku.
spells-swap = Położony kryształ przeniesie tylko czar. Rzuć Czar przestawienia.
spells-pay = Kosztuje 1 kryształ oprócz tych, które przestawiasz. Zapłać bezbarwnym.
spells-blue = Wskaż niebieski.
spells-yellow = Teraz którykolwiek żółty: łańcuch może biec w obie strony.
spells-break = Pasuje. Złam klątwę.
spells-learnt = Czar wymiany daje 1 wybrany kryształ za 4 dowolne. Czary rzucasz przed krokami tury, między nimi i po nich. Najtaniej jednak od razu dobrze ułożyć kryształy.
spells-swap-first = Najpierw niebieski musi opuścić środek.
spells-keep = Ten jest potrzebny do łańcucha.
spells-now = Już pasuje: złam klątwę.

## 07 runes

runes-title = Runy dają więcej
runes-about = Zamiana, rezonans i zysk z wczesnych klątw.
runes-tablet = Każda złamana klątwa daje run. Twój Run Wymiany wywołuje rezonans, gdy pobierasz kryształy na karcie z jego tabliczką: Pustkowiu 6 lub 10.
runes-go = Idź na Pustkowie 6.
runes-exchange = Tu zamienisz 3 bezbarwne kryształy na 2 różne kolory: drożej niż przy ulepszeniu, ale nikt ci koloru nie zablokuje. Zamień je.
runes-one = Łuk Świątyni Zielonej zaczyna się od prawej tak: niebieski, niebieski, czerwony. Weź niebieski lub czerwony…
runes-other = …a teraz ten drugi.
runes-more = Rezonans daje jeszcze jeden kryształ dowolnego koloru, nawet takiego samego. Weź drugi niebieski.
runes-red = Połóż czerwony tam, gdzie spotykają się cztery linie.
runes-blue = Niebieski obok niego.
runes-last = I niebieski obok niebieskiego.
runes-early = Wszystkie twoje runy jednego rodzaju działają naraz, ale tylko przy pobieraniu. Run Głębi obniża też cenę Czaru wymiany.
runes-learnt = Runy działają do końca gry. Dlatego wczesna klątwa za 3 punkty bywa lepsza niż późna za 5.
runes-elsewhere = Twój run wywoła rezonans przy zamianie na Pustkowiu 6.
runes-lack = Potrzebujesz czerwonego i dwóch niebieskich.
runes-lit = Wybierz podświetlone miejsce: najpierw czerwony, obok niebieski.
runes-apart = Drugi niebieski musi sąsiadować z pierwszym.

## 08 end

end-title = Ostatnia tura
end-about = Cele, runy i zwycięzca.
end-last = Rywal złamał piątą klątwę. Dogrywacie rundę: to twoja ostatnia tura.
end-objectives = Teraz liczą się cele. Najwięcej znaczników w każdej z tych świątyń daje 4 punkty, drugie miejsce 2, a w remisie punkty się dzieli. Rodzaje runów: dwa dają 2 punkty, trzy 4, pięć 11.
end-go = Świątynia Żółta daje 5 punktów, Czerwona 3. W Czerwonej jednak nikt nie ma znacznika, a jej run będzie twoim trzecim rodzajem. Policz i idź.
end-break = Złam klątwę od prawego końca.
end-finish = 3 za klątwę, 4 za cel, 2 za run. Zakończ turę, a z nią grę.
end-learnt = Remis, ale wygrywasz ty: masz więcej kolorowych kryształów. Same nie dają punktów. O celach pamiętaj od pierwszej klątwy.
end-yellow = 5 punktów i nic więcej. Czerwona daje 3 + 4 + 2.
end-elsewhere = Tam żadnej klątwy nie złamiesz.
end-now = Kryształy nie dają punktów. Złam klątwę.

## 09 two

two-title = Gra we dwoje i efekty Sieci
two-about = Wirtualny Gracz i tryb zaawansowany.
two-virtual = We dwoje gracie z Wirtualnym Graczem. Jego znaczniki zajmują pola i liczą się do celów, a pionek zagradza drogę i po każdym ruchu cofa się o kartę.
two-go = Przeskocz go i idź do Świątyni Fioletowej.
two-collect = W trybie zaawansowanym każda Sieć ma swój efekt. Z twoją, 1B, w jednej turze pobierzesz kryształ i złamiesz klątwę. Najpierw pobierz.
two-place = Dokończ łańcuch: żółty, niebieski, niebieski, fioletowy.
two-break = Trzy kryształy trafiłyby na znak X, cztery go mijają. Złam klątwę.
two-learnt = Przed taką grą wybieracie Sieci, zaczynając od ostatniego gracza. W trybie podstawowym wszystkie działają tak samo: zacznij od niego. Pora na pierwszą grę.
two-elsewhere = Twój łańcuch pasuje do Świątyni Fioletowej.
two-collect-first = Brakuje fioletowego, czwartego kryształu.
two-apart = Fioletowy musi sąsiadować z drugim niebieskim.
two-now = Łańcuch jest gotowy.
