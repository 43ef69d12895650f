# Labyrinth: everything that the game says, in Polish.
#
# Names of players are never inflected: write sentences in which they stand in the nominative.

## Game

game-title = Labyrinth: Ścieżki Przeznaczenia
game-original-title = Labyrinth: Paths of Destiny / Ścieżki Przeznaczenia
game-summary = Zbudujcie wspólnie labirynt, a potem zdobądź cudzy klucz i stań na polu centralnym jako jedyna postać: mimo pułapek, Golema i rywali.
game-length = 45–90 minut

## Components
# Attributes: .cap begins a sentence, .acc, .gen, .loc are cases, .to and .at have a preposition, .text says what it does.

character-C01 = Mistrz Miecza
    .full = Mistrz Miecza
character-C02 = Siostra Wojny
    .full = Siostra Wojny
character-C03 = Pani Golemów
    .full = Pani Golemów
character-C04 = Paladyn
    .full = Paladyn
character-C05 = Czarnoksiężnik
    .full = Czarnoksiężnik
character-C06 = Architekt
    .full = Architekt
character-C07 = Iluzjonista
    .full = Iluzjonista
character-C08 = Arcykapłanka
    .full = Arcykapłanka
character-C09 = Czarodziejka
    .full = Czarodziejka
character-C10 = Łowca Głów
    .full = Łowca Głów
character-C11 = Wiedźma
    .full = Wiedźma
character-C12 = Złodziej
    .full = Złodziej
character-C13 = Mag Chaosu
    .full = Mag Chaosu
character-C14 = Strażnik Pieczęci
    .full = Strażnik Pieczęci
character-C15 = Runiczny Kowal
    .full = Runiczny Kowal

ability-C01a = Mistrzostwo
    .cost = zawsze
    .text = +3 do testów walki.
ability-C01b = Wyzwanie
    .cost = 1 akcja
    .text = Zaatakuj postać na sąsiednim korytarzu; nikt nie zmienia miejsca.
ability-C01c = Zasłona
    .cost = reakcja, Kryształ
    .text = Gdy przegrasz walkę, nie tracisz żyć. Nie chroni przed wypchnięciem ani przed Rozszarpaniem.
ability-C01d = Riposta
    .cost = zawsze
    .text = Gdy wygrasz walkę zaczętą przez inną postać, dostaje ona też 1 żeton oszołomienia.
ability-C02a = Furia
    .cost = reakcja, 1 życie, raz na walkę
    .text = Po obu rzutach: +2 do twojego wyniku, do końca tej walki.
ability-C02b = Rozszarpanie
    .cost = zawsze
    .text = Gdy użyjesz Furii i wygrasz walkę, przegrana postać traci wszystkie życia.
ability-C02c = Zew Bitwy
    .cost = za darmo, Kryształ, raz na kolejkę
    .text = Masz w tej kolejce 1 dodatkową akcję.
ability-C02d = Zahartowana
    .cost = zawsze
    .text = Nieudany Ryzykowny skok kosztuje cię 1 życie zamiast 2.
ability-C03a = Dominacja
    .cost = zawsze
    .text = +1 do testów walki.
ability-C03b = Więź z Golemem
    .cost = zawsze
    .text = Nie wykonujesz testów Golema, a Golem na twoim polu klucza nie zatrzymuje cię na polu startowym.
ability-C03c = Rozbicie Artefaktu
    .cost = za darmo
    .text = Zwróć swój przedmiot do puli: leczysz do 2 żyć.
ability-C03d = Rozkaz
    .cost = zawsze
    .text = Wykonując Ruch Golemem, odkrywasz 2 karty i wybierasz jedną z nich.
ability-C04a = Wiara
    .cost = reakcja, żeton Wiary
    .text = Przed rzutami w walce: +3 do twoich testów w tej walce, a jeśli ją przegrasz, nie tracisz życia.
ability-C04b = Modlitwa
    .cost = 1 akcja, raz na kolejkę
    .text = Połóż z powrotem na karcie 1 żeton Wiary; leżą tam najwyżej 3.
ability-C04c = Nakładanie Rąk
    .cost = 1 akcja, raz na kolejkę
    .text = Leczysz 1 życie.
ability-C04d = Nieugięty
    .cost = zawsze
    .text = +2 do testów Golema.
ability-C05a = Ogień Piekieł
    .cost = 1 akcja
    .text = Połóż żeton na sąsiednim korytarzu zwykłego kafelka. Kto tam wejdzie, wykonuje test: przy wyniku poniżej 8 traci 1 życie. Potem żeton wraca.
ability-C05b = Pakt Krwi
    .cost = za darmo, 1 życie, raz na kolejkę
    .text = Aktywujesz swój nieaktywny Kryształ.
ability-C05c = Wyssanie Życia
    .cost = zawsze
    .text = Po wygranej walce leczysz 1 życie.
ability-C05d = Demoniczna Siła
    .cost = zawsze
    .text = +1 do testów walki.
ability-C06a = Przebudowa
    .cost = 2 akcje
    .text = Usuń odkryty zwykły kafelek bez pionków i kluczy, a potem dobierz kafelek i połóż go.
ability-C06b = Obrót
    .cost = 1 akcja
    .text = Obróć odkryty zwykły kafelek bez pionków. Nie możesz zamknąć ostatniej drogi do pola centralnego ani do pola klucza.
ability-C06c = Plany
    .cost = zawsze
    .text = Do Budowy dobierasz o jeden kafelek więcej i wybierasz, który położyć.
ability-C06d = Szybka Budowa
    .cost = raz na kolejkę
    .text = Zaraz po Budowie opłaconej akcją możesz budować jeszcze raz za darmo.
ability-C07a = Iluzja
    .cost = zawsze
    .text = Możesz kłaść kafelki zakryte, najwyżej trzy na planszy. Gdy wchodzi tam pionek, wybierasz obrót kafelka.
ability-C07b = Lustrzane Odbicie
    .cost = reakcja, Kryształ
    .text = Gdy inna postać zaczyna z tobą walkę, ta walka się nie odbywa.
ability-C07c = Zamiana Miejsc
    .cost = 2 akcje
    .text = Zamień się miejscami z postacią w odległości do 3 pól. Obie muszą stać na zwykłych kafelkach; nikt nie eksploruje.
ability-C07d = Mamidło
    .cost = zawsze
    .text = +1 do każdego rzutu w testach pułapek.
ability-C08a = Poświęcenie
    .cost = 1 akcja
    .text = Połóż żeton na postaci, która go nie ma. Ta postać nie może cię atakować; w swojej kolejce może wydać 1 życie i oddać żeton.
ability-C08b = Danina
    .cost = 1 akcja, raz na kolejkę
    .text = Leczysz tyle żyć, ile żetonów Poświęcenia leży na postaciach.
ability-C08c = Łaska
    .cost = zawsze
    .text = +1 do każdego rzutu w testach pułapek za każdy żeton Poświęcenia na postaciach.
ability-C08d = Nietykalna
    .cost = reakcja
    .text = Po nieudanym teście Golema możesz zabrać z postaci żeton Poświęcenia i zostać na miejscu.
ability-C09a = Tornado
    .cost = 1 akcja
    .text = Połóż żeton na dowolnym korytarzu odkrytego zwykłego kafelka. Postać, która tam wejdzie, przenosisz na sąsiedni korytarz; żeton wraca.
ability-C09b = Teleportacja
    .cost = 2 akcje
    .text = Przenieś się na dowolny korytarz odkrytego zwykłego kafelka w odległości do 2 pól i eksploruj go.
ability-C09c = Lewitacja
    .cost = zawsze
    .text = Twoje Ryzykowne skoki udają się bez rzutu.
ability-C09d = Magiczna Osłona
    .cost = reakcja, Kryształ
    .text = Po rzutach w teście pułapki ignorujesz wszystkie jej skutki.
ability-C10a = Łowca
    .cost = zawsze
    .text = +2 do testów walki z postacią, która ma klucz.
ability-C10b = Mistrz Sideł
    .cost = zawsze
    .text = Zastawiając pułapkę, oglądasz 2 żetony: jeden kładziesz, drugi wraca do puli.
ability-C10c = Trofeum
    .cost = zawsze
    .text = Gdy postać zginie w walce, którą wygrasz, od razu bierzesz to, co upuszcza; przedmiot tylko wtedy, gdy masz na niego miejsce.
ability-C10d = Zasadzka
    .cost = zawsze
    .text = Gdy inna postać wchodzi na twój korytarz, o darmowej walce decydujesz przed nią.
ability-C11a = Klątwa
    .cost = 1 akcja
    .text = Połóż żeton na postaci w odległości do 3 pól: każdy daje jej −1 do wszystkich testów. W swojej kolejce może za 1 akcję zrzucić jeden.
ability-C11b = Odwar
    .cost = zawsze
    .text = Twój Odpoczynek usuwa do 2 żetonów oszołomienia.
ability-C11c = Zły Urok
    .cost = reakcja, Kryształ
    .text = Po teście innej postaci: musi ona powtórzyć cały test, najwyżej raz.
ability-C11d = Karma
    .cost = zawsze
    .text = Gdy ginie postać z Klątwą, leczysz 1 życie.
ability-C12a = Zwinność
    .cost = zawsze
    .text = +2 do każdego rzutu w testach pułapek.
ability-C12b = Kradzież
    .cost = 1 akcja
    .text = Wybierz postać na swoim korytarzu i wykonaj test. 7 lub więcej: zabierz przedmiot; 9 lub więcej: przedmiot albo klucz.
ability-C12c = Akrobata
    .cost = zawsze
    .text = Bezpieczny skok kosztuje cię 1 akcję.
ability-C12d = Unik
    .cost = reakcja
    .text = Gdy inna postać zaczyna z tobą walkę, wykonaj test: przy wyniku 9 lub więcej walka się nie odbywa.
ability-C13a = Portal Chaosu
    .cost = 1 akcja
    .text = Połóż żeton w odległości do 3 pól. Kto wejdzie na Portal, gdy na planszy jest też inny, wykonuje test: przy wyniku poniżej 7 wychodzi losowym innym Portalem.
ability-C13b = Przejście
    .cost = 1 akcja
    .text = Przejdź z Portalu na inny Portal i eksploruj jego korytarz.
ability-C13c = Podwójny Kryształ
    .cost = na początku gry
    .text = Zaczynasz grę z 2 aktywnymi Kryształami.
ability-C13d = Fazowanie
    .cost = 2 akcje
    .text = Przejdź na dowolny korytarz sąsiedniego odkrytego zwykłego kafelka, także przez ścianę, i eksploruj go.
ability-C14a = Pieczęć
    .cost = 1 akcja
    .text = Połóż żeton w odległości do 3 pól. Inne postacie płacą za Ruch lub skok na ten korytarz 1 akcję więcej; ich wejście łamie Pieczęć.
ability-C14b = Strażnik Progu
    .cost = zawsze
    .text = +2 do testów walki, gdy stoisz na polu klucza lub na polu centralnym.
ability-C14c = Odwołanie
    .cost = za darmo, raz na kolejkę
    .text = Zabierz z planszy dowolną liczbę swoich Pieczęci.
ability-C14d = Kamienna Wola
    .cost = zawsze
    .text = Ilekroć masz dostać żetony oszołomienia, dostajesz o 1 mniej.
ability-C15a = Żywa Zbroja
    .cost = reakcja, żeton
    .text = Gdy jakiś efekt ma ci odebrać życia, nie tracisz żadnego; żeton schodzi z karty.
ability-C15b = Przekucie
    .cost = 2 akcje
    .text = Połóż Żywą Zbroję z powrotem na swojej karcie.
ability-C15c = Sakwa
    .cost = zawsze
    .text = Możesz mieć o jeden przedmiot więcej.
ability-C15d = Run Mocy
    .cost = zawsze
    .text = +1 do testów walki za każdy przedmiot, który masz.

tile-dead-end = kafelek ze ślepym korytarzem
    .cap = Kafelek ze ślepym korytarzem
    .acc = kafelek ze ślepym korytarzem
tile-straight = kafelek z prostym korytarzem
    .cap = Kafelek z prostym korytarzem
    .acc = kafelek z prostym korytarzem
tile-bend = kafelek z zakrętem
    .cap = Kafelek z zakrętem
    .acc = kafelek z zakrętem
tile-fork = kafelek z trzema wyjściami
    .cap = Kafelek z trzema wyjściami
    .acc = kafelek z trzema wyjściami
tile-four-way = kafelek z czterema wyjściami
    .cap = Kafelek z czterema wyjściami
    .acc = kafelek z czterema wyjściami
tile-five-way = kafelek z pięcioma wyjściami
    .cap = Kafelek z pięcioma wyjściami
    .acc = kafelek z pięcioma wyjściami
tile-six-way = kafelek z sześcioma wyjściami
    .cap = Kafelek z sześcioma wyjściami
    .acc = kafelek z sześcioma wyjściami
tile-two = kafelek z dwoma korytarzami
    .cap = Kafelek z dwoma korytarzami
    .acc = kafelek z dwoma korytarzami
tile-three = kafelek z trzema korytarzami
    .cap = Kafelek z trzema korytarzami
    .acc = kafelek z trzema korytarzami
tile-bridge = kafelek z mostem
    .cap = Kafelek z mostem
    .acc = kafelek z mostem
tile-bridge-and-third = kafelek z mostem i trzecim korytarzem
    .cap = Kafelek z mostem i trzecim korytarzem
    .acc = kafelek z mostem i trzecim korytarzem

trap-P01 = Zatrute Włócznie
    .text = 3 × 8+: za każdy nieudany rzut tracisz 1 życie albo dostajesz 1 żeton oszołomienia (wybór należy do ciebie).
trap-P02 = Wahadłowe Ostrza
    .text = 2 × 8+: tracisz 1 życie za każdy nieudany rzut.
trap-P03 = Zapadnia
    .text = 1 × 7+: tracisz 1 życie i dostajesz 1 żeton oszołomienia.
trap-P04 = Trujący Gaz
    .text = 2 × 7+: dostajesz 1 żeton oszołomienia za każdy nieudany rzut.
trap-P05 = Spadający Głaz
    .text = 1 × 9+: tracisz 2 życia.
trap-P06 = Fala Ognia
    .text = 3 × 7+: tracisz 1 życie za każdy nieudany rzut.
trap-P07 = Wir Przestrzeni
    .text = 1 × 9+: losowy inny gracz przenosi cię na dowolny inny korytarz; eksplorujesz go, ale niczego nie podnosisz.
trap-P08 = Brama Powrotu
    .text = 1 × 6+: wracasz na swoje pole startowe.
trap-P09 = Złodziejskie Macki
    .text = 1 × 8+: jeden twój przedmiot wraca do puli; jeśli nie masz żadnego, tracisz 1 życie.
trap-P10 = Mgła Zapomnienia
    .text = 1 × 8+: jeden twój aktywny Kryształ staje się nieaktywny; jeśli nie masz żadnego, dostajesz 1 żeton oszołomienia.
trap-P11 = Pajęczyna
    .text = 2 × 9+: dostajesz 1 żeton oszołomienia za każdy nieudany rzut.
trap-P12 = Lodowy Podmuch
    .text = 1 × 8+: dostajesz 2 żetony oszołomienia.
trap-P13 = Ruchome Ściany
    .text = 1 × 8+: tracisz 1 życie, a jeśli przyprowadził cię tu Ruch, wracasz na poprzedni korytarz.
trap-P14 = Zew Golema
    .text = 1 × 6+: Golem pojawia się tutaj i spotyka każdą obecną tu postać.
trap-P15 = Krwawe Runy
    .text = 4 × 6+: tracisz 1 życie za każdy nieudany rzut.

item-I01 = Berło Kontroli
    .acc = Berło Kontroli
    .text = Przy spotkaniu z Golemem możesz wydać 1 życie, aby go zignorować.
item-I02 = Serce Otchłani
    .acc = Serce Otchłani
    .text = Gdy stracisz wszystkie żetony życia, masz jeszcze jedno życie.
item-I03 = Pierścień Siły
    .acc = Pierścień Siły
    .text = +1 do testów walki.
item-I04 = Ostrze Cienia
    .acc = Ostrze Cienia
    .text = +2 do testów w walkach, które zaczynasz.
item-I05 = Tarcza Strażnika
    .acc = Tarczę Strażnika
    .text = +2 do testów w walkach, które zaczynają inni.
item-I06 = Amulet Ostrożności
    .acc = Amulet Ostrożności
    .text = +1 do każdego rzutu w testach pułapek.
item-I07 = Buty Skoczka
    .acc = Buty Skoczka
    .text = +3 do testów skoku.
item-I08 = Mapa Labiryntu
    .acc = Mapę Labiryntu
    .text = Do Budowy dobierasz o jeden kafelek więcej i wybierasz, który położyć.
item-I09 = Klepsydra
    .acc = Klepsydrę
    .text = Za darmo: zwróć ją do puli, aby mieć w tej kolejce 1 dodatkową akcję.
item-I10 = Fiolka Życia
    .acc = Fiolkę Życia
    .text = Za darmo: zwróć ją do puli, aby leczyć do 2 żyć.
item-I11 = Kryształowa Różdżka
    .acc = Kryształową Różdżkę
    .text = Aktywacja Kryształu kosztuje cię 1 akcję.
item-I12 = Odłamek Kryształu
    .acc = Odłamek Kryształu
    .text = Ma w sobie dodatkowy Kryształ Losu, którego używasz jak własnego.
item-I13 = Peleryna Cieni
    .acc = Pelerynę Cieni
    .text = Nikt nie może zacząć z tobą darmowej walki.
item-I14 = Róg Golema
    .acc = Róg Golema
    .text = 1 akcja: Golem przechodzi dokładnie 1 korytarz; to twój Ruch Golemem w tej kolejce.
item-I15 = Oko Prawdy
    .acc = Oko Prawdy
    .text = Za darmo, raz na kolejkę: odkryj zakrytą pułapkę na swoim lub sąsiednim korytarzu.

event-E01 = Terror
    .once = wybrana postać traci 1 życie
    .lasting = żadna postać nie może używać zdolności
event-E02 = Zaćmienie
    .once = aktywny Kryształ wybranej postaci staje się nieaktywny
    .lasting = nie można aktywować Kryształów
event-E03 = Trzęsienie Ziemi
    .once = jeden kafelek bez pionków i kluczy znika z planszy
    .lasting = −2 do testów skoku
event-E04 = Zaraza
    .once = wybrana postać dostaje 1 żeton oszołomienia
    .lasting = −1 do każdego rzutu w testach pułapek
event-E05 = Gniew Golema
    .once = Golem przechodzi 1, 2 lub 3 korytarze
    .lasting = liczby na kartach ruchu Golema są większe o 1
event-E06 = Krwawy Księżyc
    .once = twoja postać leczy 1 życie
    .lasting = postać, która przegra walkę, traci 2 życia
event-E07 = Święty Rozejm
    .once = wybrana postać odrzuca wszystkie żetony oszołomienia
    .lasting = nie wolno zaczynać walk
event-E08 = Wizja
    .once = odkryj do 3 zakrytych pułapek
    .lasting = do każdej Budowy dobiera się o jeden kafelek więcej
event-E09 = Dar Magów Czasu
    .once = na wybrany korytarz trafia przedmiot
    .lasting = każdy może mieć o jeden przedmiot więcej
event-E10 = Przemiana
    .once = wybrana postać zmienia się w inną
    .lasting = +2 do testów Golema
event-E11 = Pośpiech
    .once = masz w tej kolejce 1 dodatkową akcję
    .lasting = każda kolejka ma 3 akcje
event-E12 = Unicestwienie
    .once = każda postać traci 1 życie
    .lasting = nikt się nie leczy, a kto zginie, wraca z 2 życiami

golem-move-1 = 1 korytarz
golem-move-2 = 2 korytarze
golem-move-3 = 3 korytarze
golem-no-move = brak ruchu
golem-central = pole centralne

token-hellfire = żeton Ognia Piekieł
    .acc = żeton Ognia Piekieł
token-portal = Portal Chaosu
    .acc = Portal Chaosu
token-tornado = żeton Tornada
    .acc = żeton Tornada
token-seal = żeton Pieczęci
    .acc = żeton Pieczęci
token-curse = żeton Klątwy
    .acc = żeton Klątwy
token-sacrifice = żeton Poświęcenia
    .acc = żeton Poświęcenia
token-faith = żeton Wiary
    .acc = żeton Wiary
token-armour = Żywa Zbroja
    .acc = Żywą Zbroję

test-combat = test walki
test-trap = test pułapki
test-jump = test skoku
test-golem = test Golema
test-hellfire = test Ognia Piekieł
test-portal = test portalu
test-theft = test kradzieży
test-dodge = test uniku

node-S0 = wschodnie pole startowe
    .to = na wschodnie pole startowe
    .at = na wschodnim polu startowym
    .gen = wschodniego pola startowego
    .loc = wschodnim polu startowym
node-S1 = południowo-wschodnie pole startowe
    .to = na południowo-wschodnie pole startowe
    .at = na południowo-wschodnim polu startowym
    .gen = południowo-wschodniego pola startowego
    .loc = południowo-wschodnim polu startowym
node-S2 = południowo-zachodnie pole startowe
    .to = na południowo-zachodnie pole startowe
    .at = na południowo-zachodnim polu startowym
    .gen = południowo-zachodniego pola startowego
    .loc = południowo-zachodnim polu startowym
node-S3 = zachodnie pole startowe
    .to = na zachodnie pole startowe
    .at = na zachodnim polu startowym
    .gen = zachodniego pola startowego
    .loc = zachodnim polu startowym
node-S4 = północno-zachodnie pole startowe
    .to = na północno-zachodnie pole startowe
    .at = na północno-zachodnim polu startowym
    .gen = północno-zachodniego pola startowego
    .loc = północno-zachodnim polu startowym
node-S5 = północno-wschodnie pole startowe
    .to = na północno-wschodnie pole startowe
    .at = na północno-wschodnim polu startowym
    .gen = północno-wschodniego pola startowego
    .loc = północno-wschodnim polu startowym
node-K0 = wschodnie pole klucza
    .to = na wschodnie pole klucza
    .at = na wschodnim polu klucza
    .gen = wschodniego pola klucza
    .loc = wschodnim polu klucza
node-K1 = południowo-wschodnie pole klucza
    .to = na południowo-wschodnie pole klucza
    .at = na południowo-wschodnim polu klucza
    .gen = południowo-wschodniego pola klucza
    .loc = południowo-wschodnim polu klucza
node-K2 = południowo-zachodnie pole klucza
    .to = na południowo-zachodnie pole klucza
    .at = na południowo-zachodnim polu klucza
    .gen = południowo-zachodniego pola klucza
    .loc = południowo-zachodnim polu klucza
node-K3 = zachodnie pole klucza
    .to = na zachodnie pole klucza
    .at = na zachodnim polu klucza
    .gen = zachodniego pola klucza
    .loc = zachodnim polu klucza
node-K4 = północno-zachodnie pole klucza
    .to = na północno-zachodnie pole klucza
    .at = na północno-zachodnim polu klucza
    .gen = północno-zachodniego pola klucza
    .loc = północno-zachodnim polu klucza
node-K5 = północno-wschodnie pole klucza
    .to = na północno-wschodnie pole klucza
    .at = na północno-wschodnim polu klucza
    .gen = północno-wschodniego pola klucza
    .loc = północno-wschodnim polu klucza
node-C = pole centralne
    .to = na pole centralne
    .at = na polu centralnym
    .gen = pola centralnego
    .loc = polu centralnym
node-1_m3a = korytarz A2a
    .to = na korytarz A2a
    .at = na korytarzu A2a
    .gen = korytarza A2a
    .loc = korytarzu A2a
node-1_m3b = korytarz A2b
    .to = na korytarz A2b
    .at = na korytarzu A2b
    .gen = korytarza A2b
    .loc = korytarzu A2b
node-1_m3c = korytarz A2c
    .to = na korytarz A2c
    .at = na korytarzu A2c
    .gen = korytarza A2c
    .loc = korytarzu A2c
node-2_m3a = korytarz A3a
    .to = na korytarz A3a
    .at = na korytarzu A3a
    .gen = korytarza A3a
    .loc = korytarzu A3a
node-2_m3b = korytarz A3b
    .to = na korytarz A3b
    .at = na korytarzu A3b
    .gen = korytarza A3b
    .loc = korytarzu A3b
node-2_m3c = korytarz A3c
    .to = na korytarz A3c
    .at = na korytarzu A3c
    .gen = korytarza A3c
    .loc = korytarzu A3c
node-m1_m2a = korytarz B1a
    .to = na korytarz B1a
    .at = na korytarzu B1a
    .gen = korytarza B1a
    .loc = korytarzu B1a
node-m1_m2b = korytarz B1b
    .to = na korytarz B1b
    .at = na korytarzu B1b
    .gen = korytarza B1b
    .loc = korytarzu B1b
node-m1_m2c = korytarz B1c
    .to = na korytarz B1c
    .at = na korytarzu B1c
    .gen = korytarza B1c
    .loc = korytarzu B1c
node-0_m2a = korytarz B2a
    .to = na korytarz B2a
    .at = na korytarzu B2a
    .gen = korytarza B2a
    .loc = korytarzu B2a
node-0_m2b = korytarz B2b
    .to = na korytarz B2b
    .at = na korytarzu B2b
    .gen = korytarza B2b
    .loc = korytarzu B2b
node-0_m2c = korytarz B2c
    .to = na korytarz B2c
    .at = na korytarzu B2c
    .gen = korytarza B2c
    .loc = korytarzu B2c
node-1_m2a = korytarz B3a
    .to = na korytarz B3a
    .at = na korytarzu B3a
    .gen = korytarza B3a
    .loc = korytarzu B3a
node-1_m2b = korytarz B3b
    .to = na korytarz B3b
    .at = na korytarzu B3b
    .gen = korytarza B3b
    .loc = korytarzu B3b
node-1_m2c = korytarz B3c
    .to = na korytarz B3c
    .at = na korytarzu B3c
    .gen = korytarza B3c
    .loc = korytarzu B3c
node-2_m2a = korytarz B4a
    .to = na korytarz B4a
    .at = na korytarzu B4a
    .gen = korytarza B4a
    .loc = korytarzu B4a
node-2_m2b = korytarz B4b
    .to = na korytarz B4b
    .at = na korytarzu B4b
    .gen = korytarza B4b
    .loc = korytarzu B4b
node-2_m2c = korytarz B4c
    .to = na korytarz B4c
    .at = na korytarzu B4c
    .gen = korytarza B4c
    .loc = korytarzu B4c
node-3_m2a = korytarz B5a
    .to = na korytarz B5a
    .at = na korytarzu B5a
    .gen = korytarza B5a
    .loc = korytarzu B5a
node-3_m2b = korytarz B5b
    .to = na korytarz B5b
    .at = na korytarzu B5b
    .gen = korytarza B5b
    .loc = korytarzu B5b
node-3_m2c = korytarz B5c
    .to = na korytarz B5c
    .at = na korytarzu B5c
    .gen = korytarza B5c
    .loc = korytarzu B5c
node-m2_m1a = korytarz C1a
    .to = na korytarz C1a
    .at = na korytarzu C1a
    .gen = korytarza C1a
    .loc = korytarzu C1a
node-m2_m1b = korytarz C1b
    .to = na korytarz C1b
    .at = na korytarzu C1b
    .gen = korytarza C1b
    .loc = korytarzu C1b
node-m2_m1c = korytarz C1c
    .to = na korytarz C1c
    .at = na korytarzu C1c
    .gen = korytarza C1c
    .loc = korytarzu C1c
node-m1_m1a = korytarz C2a
    .to = na korytarz C2a
    .at = na korytarzu C2a
    .gen = korytarza C2a
    .loc = korytarzu C2a
node-m1_m1b = korytarz C2b
    .to = na korytarz C2b
    .at = na korytarzu C2b
    .gen = korytarza C2b
    .loc = korytarzu C2b
node-m1_m1c = korytarz C2c
    .to = na korytarz C2c
    .at = na korytarzu C2c
    .gen = korytarza C2c
    .loc = korytarzu C2c
node-0_m1a = korytarz C3a
    .to = na korytarz C3a
    .at = na korytarzu C3a
    .gen = korytarza C3a
    .loc = korytarzu C3a
node-0_m1b = korytarz C3b
    .to = na korytarz C3b
    .at = na korytarzu C3b
    .gen = korytarza C3b
    .loc = korytarzu C3b
node-0_m1c = korytarz C3c
    .to = na korytarz C3c
    .at = na korytarzu C3c
    .gen = korytarza C3c
    .loc = korytarzu C3c
node-1_m1a = korytarz C4a
    .to = na korytarz C4a
    .at = na korytarzu C4a
    .gen = korytarza C4a
    .loc = korytarzu C4a
node-1_m1b = korytarz C4b
    .to = na korytarz C4b
    .at = na korytarzu C4b
    .gen = korytarza C4b
    .loc = korytarzu C4b
node-1_m1c = korytarz C4c
    .to = na korytarz C4c
    .at = na korytarzu C4c
    .gen = korytarza C4c
    .loc = korytarzu C4c
node-2_m1a = korytarz C5a
    .to = na korytarz C5a
    .at = na korytarzu C5a
    .gen = korytarza C5a
    .loc = korytarzu C5a
node-2_m1b = korytarz C5b
    .to = na korytarz C5b
    .at = na korytarzu C5b
    .gen = korytarza C5b
    .loc = korytarzu C5b
node-2_m1c = korytarz C5c
    .to = na korytarz C5c
    .at = na korytarzu C5c
    .gen = korytarza C5c
    .loc = korytarzu C5c
node-3_m1a = korytarz C6a
    .to = na korytarz C6a
    .at = na korytarzu C6a
    .gen = korytarza C6a
    .loc = korytarzu C6a
node-3_m1b = korytarz C6b
    .to = na korytarz C6b
    .at = na korytarzu C6b
    .gen = korytarza C6b
    .loc = korytarzu C6b
node-3_m1c = korytarz C6c
    .to = na korytarz C6c
    .at = na korytarzu C6c
    .gen = korytarza C6c
    .loc = korytarzu C6c
node-m2_0a = korytarz D2a
    .to = na korytarz D2a
    .at = na korytarzu D2a
    .gen = korytarza D2a
    .loc = korytarzu D2a
node-m2_0b = korytarz D2b
    .to = na korytarz D2b
    .at = na korytarzu D2b
    .gen = korytarza D2b
    .loc = korytarzu D2b
node-m2_0c = korytarz D2c
    .to = na korytarz D2c
    .at = na korytarzu D2c
    .gen = korytarza D2c
    .loc = korytarzu D2c
node-m1_0a = korytarz D3a
    .to = na korytarz D3a
    .at = na korytarzu D3a
    .gen = korytarza D3a
    .loc = korytarzu D3a
node-m1_0b = korytarz D3b
    .to = na korytarz D3b
    .at = na korytarzu D3b
    .gen = korytarza D3b
    .loc = korytarzu D3b
node-m1_0c = korytarz D3c
    .to = na korytarz D3c
    .at = na korytarzu D3c
    .gen = korytarza D3c
    .loc = korytarzu D3c
node-0_0a = korytarz D4a
    .to = na korytarz D4a
    .at = na korytarzu D4a
    .gen = korytarza D4a
    .loc = korytarzu D4a
node-0_0b = korytarz D4b
    .to = na korytarz D4b
    .at = na korytarzu D4b
    .gen = korytarza D4b
    .loc = korytarzu D4b
node-0_0c = korytarz D4c
    .to = na korytarz D4c
    .at = na korytarzu D4c
    .gen = korytarza D4c
    .loc = korytarzu D4c
node-1_0a = korytarz D5a
    .to = na korytarz D5a
    .at = na korytarzu D5a
    .gen = korytarza D5a
    .loc = korytarzu D5a
node-1_0b = korytarz D5b
    .to = na korytarz D5b
    .at = na korytarzu D5b
    .gen = korytarza D5b
    .loc = korytarzu D5b
node-1_0c = korytarz D5c
    .to = na korytarz D5c
    .at = na korytarzu D5c
    .gen = korytarza D5c
    .loc = korytarzu D5c
node-2_0a = korytarz D6a
    .to = na korytarz D6a
    .at = na korytarzu D6a
    .gen = korytarza D6a
    .loc = korytarzu D6a
node-2_0b = korytarz D6b
    .to = na korytarz D6b
    .at = na korytarzu D6b
    .gen = korytarza D6b
    .loc = korytarzu D6b
node-2_0c = korytarz D6c
    .to = na korytarz D6c
    .at = na korytarzu D6c
    .gen = korytarza D6c
    .loc = korytarzu D6c
node-m3_1a = korytarz E1a
    .to = na korytarz E1a
    .at = na korytarzu E1a
    .gen = korytarza E1a
    .loc = korytarzu E1a
node-m3_1b = korytarz E1b
    .to = na korytarz E1b
    .at = na korytarzu E1b
    .gen = korytarza E1b
    .loc = korytarzu E1b
node-m3_1c = korytarz E1c
    .to = na korytarz E1c
    .at = na korytarzu E1c
    .gen = korytarza E1c
    .loc = korytarzu E1c
node-m2_1a = korytarz E2a
    .to = na korytarz E2a
    .at = na korytarzu E2a
    .gen = korytarza E2a
    .loc = korytarzu E2a
node-m2_1b = korytarz E2b
    .to = na korytarz E2b
    .at = na korytarzu E2b
    .gen = korytarza E2b
    .loc = korytarzu E2b
node-m2_1c = korytarz E2c
    .to = na korytarz E2c
    .at = na korytarzu E2c
    .gen = korytarza E2c
    .loc = korytarzu E2c
node-m1_1a = korytarz E3a
    .to = na korytarz E3a
    .at = na korytarzu E3a
    .gen = korytarza E3a
    .loc = korytarzu E3a
node-m1_1b = korytarz E3b
    .to = na korytarz E3b
    .at = na korytarzu E3b
    .gen = korytarza E3b
    .loc = korytarzu E3b
node-m1_1c = korytarz E3c
    .to = na korytarz E3c
    .at = na korytarzu E3c
    .gen = korytarza E3c
    .loc = korytarzu E3c
node-0_1a = korytarz E4a
    .to = na korytarz E4a
    .at = na korytarzu E4a
    .gen = korytarza E4a
    .loc = korytarzu E4a
node-0_1b = korytarz E4b
    .to = na korytarz E4b
    .at = na korytarzu E4b
    .gen = korytarza E4b
    .loc = korytarzu E4b
node-0_1c = korytarz E4c
    .to = na korytarz E4c
    .at = na korytarzu E4c
    .gen = korytarza E4c
    .loc = korytarzu E4c
node-1_1a = korytarz E5a
    .to = na korytarz E5a
    .at = na korytarzu E5a
    .gen = korytarza E5a
    .loc = korytarzu E5a
node-1_1b = korytarz E5b
    .to = na korytarz E5b
    .at = na korytarzu E5b
    .gen = korytarza E5b
    .loc = korytarzu E5b
node-1_1c = korytarz E5c
    .to = na korytarz E5c
    .at = na korytarzu E5c
    .gen = korytarza E5c
    .loc = korytarzu E5c
node-2_1a = korytarz E6a
    .to = na korytarz E6a
    .at = na korytarzu E6a
    .gen = korytarza E6a
    .loc = korytarzu E6a
node-2_1b = korytarz E6b
    .to = na korytarz E6b
    .at = na korytarzu E6b
    .gen = korytarza E6b
    .loc = korytarzu E6b
node-2_1c = korytarz E6c
    .to = na korytarz E6c
    .at = na korytarzu E6c
    .gen = korytarza E6c
    .loc = korytarzu E6c
node-m3_2a = korytarz F1a
    .to = na korytarz F1a
    .at = na korytarzu F1a
    .gen = korytarza F1a
    .loc = korytarzu F1a
node-m3_2b = korytarz F1b
    .to = na korytarz F1b
    .at = na korytarzu F1b
    .gen = korytarza F1b
    .loc = korytarzu F1b
node-m3_2c = korytarz F1c
    .to = na korytarz F1c
    .at = na korytarzu F1c
    .gen = korytarza F1c
    .loc = korytarzu F1c
node-m2_2a = korytarz F2a
    .to = na korytarz F2a
    .at = na korytarzu F2a
    .gen = korytarza F2a
    .loc = korytarzu F2a
node-m2_2b = korytarz F2b
    .to = na korytarz F2b
    .at = na korytarzu F2b
    .gen = korytarza F2b
    .loc = korytarzu F2b
node-m2_2c = korytarz F2c
    .to = na korytarz F2c
    .at = na korytarzu F2c
    .gen = korytarza F2c
    .loc = korytarzu F2c
node-m1_2a = korytarz F3a
    .to = na korytarz F3a
    .at = na korytarzu F3a
    .gen = korytarza F3a
    .loc = korytarzu F3a
node-m1_2b = korytarz F3b
    .to = na korytarz F3b
    .at = na korytarzu F3b
    .gen = korytarza F3b
    .loc = korytarzu F3b
node-m1_2c = korytarz F3c
    .to = na korytarz F3c
    .at = na korytarzu F3c
    .gen = korytarza F3c
    .loc = korytarzu F3c
node-0_2a = korytarz F4a
    .to = na korytarz F4a
    .at = na korytarzu F4a
    .gen = korytarza F4a
    .loc = korytarzu F4a
node-0_2b = korytarz F4b
    .to = na korytarz F4b
    .at = na korytarzu F4b
    .gen = korytarza F4b
    .loc = korytarzu F4b
node-0_2c = korytarz F4c
    .to = na korytarz F4c
    .at = na korytarzu F4c
    .gen = korytarza F4c
    .loc = korytarzu F4c
node-1_2a = korytarz F5a
    .to = na korytarz F5a
    .at = na korytarzu F5a
    .gen = korytarza F5a
    .loc = korytarzu F5a
node-1_2b = korytarz F5b
    .to = na korytarz F5b
    .at = na korytarzu F5b
    .gen = korytarza F5b
    .loc = korytarzu F5b
node-1_2c = korytarz F5c
    .to = na korytarz F5c
    .at = na korytarzu F5c
    .gen = korytarza F5c
    .loc = korytarzu F5c
node-m2_3a = korytarz G2a
    .to = na korytarz G2a
    .at = na korytarzu G2a
    .gen = korytarza G2a
    .loc = korytarzu G2a
node-m2_3b = korytarz G2b
    .to = na korytarz G2b
    .at = na korytarzu G2b
    .gen = korytarza G2b
    .loc = korytarzu G2b
node-m2_3c = korytarz G2c
    .to = na korytarz G2c
    .at = na korytarzu G2c
    .gen = korytarza G2c
    .loc = korytarzu G2c
node-m1_3a = korytarz G3a
    .to = na korytarz G3a
    .at = na korytarzu G3a
    .gen = korytarza G3a
    .loc = korytarzu G3a
node-m1_3b = korytarz G3b
    .to = na korytarz G3b
    .at = na korytarzu G3b
    .gen = korytarza G3b
    .loc = korytarzu G3b
node-m1_3c = korytarz G3c
    .to = na korytarz G3c
    .at = na korytarzu G3c
    .gen = korytarza G3c
    .loc = korytarzu G3c
cell-1_m3 = pole A2
    .to = na pole A2
    .at = na polu A2
    .gen = pola A2
    .loc = polu A2
cell-2_m3 = pole A3
    .to = na pole A3
    .at = na polu A3
    .gen = pola A3
    .loc = polu A3
cell-m1_m2 = pole B1
    .to = na pole B1
    .at = na polu B1
    .gen = pola B1
    .loc = polu B1
cell-0_m2 = pole B2
    .to = na pole B2
    .at = na polu B2
    .gen = pola B2
    .loc = polu B2
cell-1_m2 = pole B3
    .to = na pole B3
    .at = na polu B3
    .gen = pola B3
    .loc = polu B3
cell-2_m2 = pole B4
    .to = na pole B4
    .at = na polu B4
    .gen = pola B4
    .loc = polu B4
cell-3_m2 = pole B5
    .to = na pole B5
    .at = na polu B5
    .gen = pola B5
    .loc = polu B5
cell-m2_m1 = pole C1
    .to = na pole C1
    .at = na polu C1
    .gen = pola C1
    .loc = polu C1
cell-m1_m1 = pole C2
    .to = na pole C2
    .at = na polu C2
    .gen = pola C2
    .loc = polu C2
cell-0_m1 = pole C3
    .to = na pole C3
    .at = na polu C3
    .gen = pola C3
    .loc = polu C3
cell-1_m1 = pole C4
    .to = na pole C4
    .at = na polu C4
    .gen = pola C4
    .loc = polu C4
cell-2_m1 = pole C5
    .to = na pole C5
    .at = na polu C5
    .gen = pola C5
    .loc = polu C5
cell-3_m1 = pole C6
    .to = na pole C6
    .at = na polu C6
    .gen = pola C6
    .loc = polu C6
cell-m2_0 = pole D2
    .to = na pole D2
    .at = na polu D2
    .gen = pola D2
    .loc = polu D2
cell-m1_0 = pole D3
    .to = na pole D3
    .at = na polu D3
    .gen = pola D3
    .loc = polu D3
cell-0_0 = pole D4
    .to = na pole D4
    .at = na polu D4
    .gen = pola D4
    .loc = polu D4
cell-1_0 = pole D5
    .to = na pole D5
    .at = na polu D5
    .gen = pola D5
    .loc = polu D5
cell-2_0 = pole D6
    .to = na pole D6
    .at = na polu D6
    .gen = pola D6
    .loc = polu D6
cell-m3_1 = pole E1
    .to = na pole E1
    .at = na polu E1
    .gen = pola E1
    .loc = polu E1
cell-m2_1 = pole E2
    .to = na pole E2
    .at = na polu E2
    .gen = pola E2
    .loc = polu E2
cell-m1_1 = pole E3
    .to = na pole E3
    .at = na polu E3
    .gen = pola E3
    .loc = polu E3
cell-0_1 = pole E4
    .to = na pole E4
    .at = na polu E4
    .gen = pola E4
    .loc = polu E4
cell-1_1 = pole E5
    .to = na pole E5
    .at = na polu E5
    .gen = pola E5
    .loc = polu E5
cell-2_1 = pole E6
    .to = na pole E6
    .at = na polu E6
    .gen = pola E6
    .loc = polu E6
cell-m3_2 = pole F1
    .to = na pole F1
    .at = na polu F1
    .gen = pola F1
    .loc = polu F1
cell-m2_2 = pole F2
    .to = na pole F2
    .at = na polu F2
    .gen = pola F2
    .loc = polu F2
cell-m1_2 = pole F3
    .to = na pole F3
    .at = na polu F3
    .gen = pola F3
    .loc = polu F3
cell-0_2 = pole F4
    .to = na pole F4
    .at = na polu F4
    .gen = pola F4
    .loc = polu F4
cell-1_2 = pole F5
    .to = na pole F5
    .at = na polu F5
    .gen = pola F5
    .loc = polu F5
cell-m2_3 = pole G2
    .to = na pole G2
    .at = na polu G2
    .gen = pola G2
    .loc = polu G2
cell-m1_3 = pole G3
    .to = na pole G3
    .at = na polu G3
    .gen = pola G3
    .loc = polu G3

## Signs on the table

edge-0 = od wschodu
edge-1 = od południowego wschodu
edge-2 = od południowego zachodu
edge-3 = od zachodu
edge-4 = od północnego zachodu
edge-5 = od północnego wschodu

side-0 = na wschód
side-1 = na południowy wschód
side-2 = na południowy zachód
side-3 = na zachód
side-4 = na północny zachód
side-5 = na północny wschód

sign-lives = życia
sign-crystals = Kryształy
sign-daze = oszołomienie
sign-keys = klucze
sign-items = przedmioty
sign-tokens = żetony
sign-golem = Golem:
sign-event = zdarzenie
sign-stack = pula Labiryntu
sign-traps = pułapki w puli
sign-actions = akcje
sign-legend = litery przy bokach to korytarze; ^ most, _ korytarz pod mostem; x pułapka, ? zakryta pułapka, * przedmiot, k klucz, G Golem
score-victory = zwycięstwo

## Options

option-characters = Postacie
option-characters-help = Postacie są losowane albo gracze wybierają je po kolei. Domyślnie: losowo.
option-characters-random = losowo
option-characters-choose = wybór po kolei
option-max_rounds = Limit rund
option-max_rounds-help = Po tylu rundach gra bez zwycięzcy się kończy: decydują klucze, potem krótsza droga do pola centralnego, potem życia, potem przedmioty. Domyślnie: 60.
option-first_player = Pierwszy gracz
option-first_player-help = Kto zaczyna. Domyślnie wszyscy rzucają i zaczyna gracz z najwyższym wynikiem, ale możesz wskazać gracza po numerze miejsca przy stole.
option-first_player-random = najwyższy wynik
option-first_player-1 = gracz 1
option-first_player-2 = gracz 2
option-first_player-3 = gracz 3
option-first_player-4 = gracz 4
option-first_player-5 = gracz 5
option-first_player-6 = gracz 6

## Questions and their options

ask-choose-character = Którą postacią grasz?
choose-character = Zagraj postacią: { $character_full }
ask-deed = Co robisz? Pozostałe akcje: { $actions }.
move-to = Idź { $place_to }
move-to-corridor = Idź { $place_to } (prowadzi { $sides })
move-to-sealed = Idź { $place_to } za 2 akcje (Pieczęć; prowadzi { $sides })
move-face-down = Wejdź na zakryty kafelek: { $place }
ask-choose-tile = Który kafelek kładziesz?
choose-tile = Weź { $tile_acc }: { $shape ->
    [1] prowadzi { $first }
    [2] jeden korytarz prowadzi { $first }, drugi { $second }
    [3] jeden korytarz prowadzi { $first }, drugi { $second }, trzeci { $third }
    [4] most prowadzi { $first }, korytarz pod nim { $second }
   *[5] most prowadzi { $first }, korytarz pod nim { $second }, trzeci { $third }
}{ $traps ->
    [0] {""}
    [1] ; pułapka na pierwszym
    [2] ; pułapka na drugim
   *[3] ; pułapka na trzecim
}{ $items ->
    [0] {""}
    [1] ; przedmiot na pierwszym
    [2] ; przedmiot na drugim
   *[3] ; przedmiot na trzecim
}
ask-place-tile = Gdzie kładziesz { $tile_acc }?
place-tile = Połóż na { $cell_loc }: { $shape ->
    [1] prowadzi { $first }
    [2] jeden korytarz prowadzi { $first }, drugi { $second }
    [3] jeden korytarz prowadzi { $first }, drugi { $second }, trzeci { $third }
    [4] most prowadzi { $first }, korytarz pod nim { $second }
   *[5] most prowadzi { $first }, korytarz pod nim { $second }, trzeci { $third }
}
place-face-down = Połóż zakryty na { $cell_loc }
ask-swift = Budujesz jeszcze raz za darmo?
build-again = Buduj jeszcze raz
ask-remove-tile = Który kafelek usuwasz?
remove-tile = Usuń { $tile_acc } z { $cell_gen }
ask-choose-rotation = Jak ma leżeć { $tile } na { $cell_loc }?
choose-rotation = Tak obrócony: { $shape ->
    [1] prowadzi { $first }
    [2] jeden korytarz prowadzi { $first }, drugi { $second }
    [3] jeden korytarz prowadzi { $first }, drugi { $second }, trzeci { $third }
    [4] most prowadzi { $first }, korytarz pod nim { $second }
   *[5] most prowadzi { $first }, korytarz pod nim { $second }, trzeci { $third }
}
ask-choose-snare = Którą pułapkę zastawiasz?
choose-snare = Zastaw: { $trap }
ask-set-trap = Gdzie zastawiasz pułapkę?
set-trap = Zastaw { $node_at }
set-trap-corridor = Zastaw { $node_at } (prowadzi { $sides })
ask-next-token = Który żeton działa teraz na wchodzącą postać ({ $victim })?
next-token = Rozpatrz { $token_acc }
ask-blow = Dokąd tornado przenosi postać ({ $victim })?
carry-to = Przenieś { $node_to }
carry-to-corridor = Przenieś { $node_to } (prowadzi { $sides })
ask-golem-card = Którą kartę ruchu Golema wykonujesz?
golem-card = Karta: { $golem }
ask-step-golem = Dokąd idzie Golem? Pozostałe kroki: { $left }.
step-golem = Golem idzie { $place_to }
step-golem-corridor = Golem idzie { $place_to } (prowadzi { $sides })
golem-turn-up = Golem wchodzi na zakryty kafelek: { $place }
ask-use-sceptre = Ignorujesz Golema dzięki Berłu Kontroli?
use-sceptre = Wydaj 1 życie i zignoruj Golema
face-golem = Wykonaj test Golema
ask-stay-untouched = Zabierasz żeton Poświęcenia, żeby zostać na miejscu?
take-sacrifice-back = Zabierz żeton, który ma { $player }
go-home-then = Wróć na pole startowe
ask-shield = { $trap }, nieudane rzuty: { $failed }. Używasz Magicznej Osłony?
use-shield = Magiczna Osłona za Kryształ
ask-split-harm = Nieudane rzuty: { $failed }. Co wybierasz?
split-harm = Utrata żyć: { $lives }, żetony oszołomienia: { $daze }
ask-vortex = Dokąd wir przenosi postać ({ $victim })?
ask-lose-item = Który przedmiot tracisz?
lose-item = Zwróć { $item_acc }
ask-darken-crystal = Który Kryształ staje się nieaktywny?
pay-own-crystal = Własny Kryształ
ask-choose-fight = Zaczynasz darmową walkę?
fight-player = Walcz: { $player }
fight-nobody = Z nikim nie walcz
ask-want-fight = Na twój korytarz wchodzi { $victim }. Walczysz?
want-fight = Walcz: { $player }
let-pass = Nie walcz
ask-evade = Atakuje cię { $attacker }. Unikasz walki?
mirror-image = Lustrzane Odbicie za Kryształ
accept-combat = Walcz
ask-use-faith = Używasz żetonu Wiary?
use-faith = Użyj Wiary: +3, a w razie przegranej bez utraty życia
ask-act-in-combat = Masz { $own }, { $other } ma { $theirs }. Zmieniasz coś?
repeat-test = Powtórz test za Kryształ
keep-test = Zostaw wynik
ask-force-combat = { $attacker } ma { $first }, { $defender } ma { $second }. Kto powtarza test?
force-combat = Test powtarza { $player }
let-test-be = Zostaw bez zmian
ask-parry = Grozi ci utrata { $loss ->
    [one] { $loss } życia
   *[other] { $loss } żyć
}. Używasz Zasłony?
use-parry = Zasłona za Kryształ
ask-push = Dokąd wypychasz przegraną postać ({ $loser })?
push-to = Wypchnij { $node_to }
push-to-corridor = Wypchnij { $node_to } (prowadzi { $sides })
ask-use-armour = Grozi ci utrata { $count ->
    [one] { $count } życia
   *[other] { $count } żyć
}. Używasz Żywej Zbroi?
use-armour = Użyj Żywej Zbroi
ask-drop-item = Który przedmiot upuszczasz?
drop-item = Upuść { $item_acc }
ask-repeat-test = Powtarzasz { $test }?
ask-force-repeat = { $tester }: { $test }. Rzucasz Zły Urok?
force-repeat = Zły Urok za Kryształ
ask-pay-crystal = Którym Kryształem płacisz?
ask-turn-up-crystal = Który Kryształ aktywujesz?
ask-pick-up = Co podnosisz?
take-item = Weź { $item_acc }
pick-no-more = Nie bierz nic więcej
take-key = Weź klucz
take-dropped-key = Weź klucz (upuszczony przez: { $player })
ask-exchange = Co odkładasz, żeby wziąć { $item_acc }?
exchange-item = Odłóż { $item_acc }
ask-choose-target = { $event }: { $event_once }. Którą postać wybierasz?
choose-target = Postać, którą gra { $player }
ask-choose-steps = Ile korytarzy przejdzie Golem?
choose-steps = { $steps ->
    [one] { $steps } korytarz
    [few] { $steps } korytarze
   *[many] { $steps } korytarzy
}
ask-see-trap = Którą pułapkę odkrywasz? Możesz odkryć jeszcze: { $left }.
see-trap = Odkryj pułapkę { $node_at }
see-trap-corridor = Odkryj pułapkę { $node_at } (prowadzi { $sides })
see-no-more = Nie odkrywaj więcej
ask-place-gift = Gdzie kładziesz { $item_acc }?
ask-place-unknown = Gdzie trafia przedmiot?
place-gift = Połóż { $node_at } (prowadzi { $sides })
ask-turn-tile = Który kafelek obracasz?
turn-tile = Kafelek na { $cell_loc }: { $shape ->
    [1] prowadzi { $first }
    [2] jeden korytarz prowadzi { $first }, drugi { $second }
    [3] jeden korytarz prowadzi { $first }, drugi { $second }, trzeci { $third }
    [4] most prowadzi { $first }, korytarz pod nim { $second }
   *[5] most prowadzi { $first }, korytarz pod nim { $second }, trzeci { $third }
}
ask-challenge = Kogo wyzywasz?
ask-shatter = Który przedmiot rozbijasz?
shatter-item = Rozbij { $item_acc }
ask-lift-token = Twój zapas jest pusty. Skąd zabierasz { $token_acc }?
lift-from = Ten, który ma { $player }
ask-consecrate = Na której postaci kładziesz żeton Poświęcenia?
put-token-on = Żeton dostaje { $player }
ask-hex = Na kogo rzucasz Klątwę?
ask-steal-from = Kogo okradasz?
steal-from = Okradnij: { $player }
ask-take-loot = Co kradniesz (okradana postać: { $victim })?
take-nothing = Nie bierz nic
lift-token = Ten { $node_at } (prowadzi { $sides })
ask-lay-token = Gdzie kładziesz { $token_acc }?
lay-token = Połóż { $node_at }
lay-token-corridor = Połóż { $node_at } (prowadzi { $sides })
ask-swap-with = Z kim zamieniasz się miejscami?
swap-with = Zamiana miejsc: { $player }
ask-travel = Dokąd się przenosisz?
travel-to = Przenieś się { $node_to } (prowadzi { $sides })
ask-recall = Którą Pieczęć zabierasz?
recall-no-more = Nie zabieraj więcej
ask-eye = Którą pułapkę odkrywasz?
ask-end-turn = Nic więcej nie możesz zrobić. Kończysz kolejkę?
do-end = Zakończ kolejkę
do-build = Buduj
do-rebuild = Awaryjna przebudowa (2 akcje)
do-risky-jump = Ryzykowny skok ({ $need } lub więcej{ $actions ->
    [1] {""}
    [few] , { $actions } akcje
   *[many] , { $actions } akcji
})
do-fly = Skok bez rzutu{ $actions ->
    [1] {""}
    [few] {" "}({ $actions } akcje)
   *[many] {" "}({ $actions } akcji)
}
do-safe-jump = Bezpieczny skok ({ $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
})
do-rest = Odpocznij
do-set-trap = Zastaw pułapkę
do-golem = Ruch Golemem
do-event = Wywołaj zdarzenie
do-crystal = Aktywuj Kryształ ({ $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
})
do-go-home = Wróć na pole startowe (2 akcje)
do-break-curse = Zrzuć Klątwę (1 akcja)
do-give-back = Oddaj Poświęcenie (1 życie)
do-attack = Zaatakuj: { $player }
do-ability = { $ability }: { $ability_cost }
do-item = Użyj przedmiotu: { $item }
with-shard = To samo za Kryształ z Odłamka
shard-crystal = Kryształ z Odłamka
dodge-option = Spróbuj Uniku (9 lub więcej)
fury-option = Furia: wydaj 1 życie, aby mieć +2
force-with-shard = Test powtarza { $player } (Kryształ z Odłamka)
steal-key = Zabierz klucz
actions-left = { $actions ->
    [one] Masz jeszcze { $actions } akcję.
    [few] Masz jeszcze { $actions } akcje.
   *[many] Masz jeszcze { $actions } akcji.
}
key-left = Zostawisz klucz, który możesz zabrać.
lives-at-stake = { $count ->
    [one] Stracisz { $count } życie.
    [few] Stracisz { $count } życia.
   *[many] Stracisz { $count } żyć.
}

## Refusals

too-dazed = Oszołomiona postać może tylko odpoczywać.
must-leave-start = Z pola startowego musisz najpierw przejść na swoje pole klucza.
golem-at-door = Na twoim polu klucza stoi Golem: najpierw wykonaj Ruch Golemem.
too-few-actions = { $need ->
    [one] To kosztuje { $need } akcję, a masz { $have }.
    [few] To kosztuje { $need } akcje, a masz { $have }.
   *[many] To kosztuje { $need } akcji, a masz { $have }.
}
nothing-to-build = Żaden kafelek z puli Labiryntu nigdzie teraz nie pasuje.
stack-empty = Pula Labiryntu jest pusta.
no-emergency = Awaryjna przebudowa jest możliwa tylko wtedy, gdy żaden kafelek z puli Labiryntu nigdzie nie pasuje.
not-removable = Usunąć można tylko odkryty zwykły kafelek bez pionków i kluczy.
no-tile = W labiryncie nie ma jeszcze żadnego kafelka.
no-bridge = Nie stoisz ani na moście, ani pod mostem.
not-dazed = Nie masz żetonów oszołomienia.
no-traps-left = W puli nie ma już pułapek.
golem-moved = Ruch Golemem możesz wykonać tylko raz na kolejkę.
golem-stuck = Golem nie ma dokąd pójść.
no-events-left = Po Unicestwieniu nie można już wywoływać zdarzeń.
event-triggered = Zdarzenie możesz wywołać tylko raz na kolejkę.
eclipsed = Podczas Zaćmienia nie można aktywować Kryształów.
no-inactive-crystal = Aktywować można tylko nieaktywny Kryształ Losu.
no-active-crystal = Do tego potrzebny jest aktywny Kryształ Losu.
not-stranded = Wrócić na pole startowe możesz tylko wtedy, gdy stąd nie może już powstać droga do pola centralnego.
not-cursed = Nie masz żetonu Klątwy.
no-sacrifice-here = Nie masz żetonu Poświęcenia.
last-life = Ostatniego życia nie można wydać.
trap-there = Leży tam już pułapka.
no-traps-here = Pułapek nie wolno zastawiać na polu centralnym ani na polach startowych.
somebody-there = Stoi tam jakaś postać.
not-your-start = Nie wolno wejść na pole startowe innej postaci.
not-adjacent = Ten korytarz nie sąsiaduje z twoim.
not-here = Ta postać nie stoi na twoim korytarzu.
truce-lasts = Podczas Świętego Rozejmu nie wolno zaczynać walki.
bound-by-sacrifice = Żeton Poświęcenia nie pozwala ci atakować Arcykapłanki.
cloaked = Peleryna Cieni nie pozwala zacząć darmowej walki z tą postacią.
fought-already = Wasza darmowa walka po tym wejściu już się odbyła.
already-furious = Furii można użyć tylko raz na walkę.
abilities-silent = Dopóki trwa Terror, żadne zdolności nie działają.
own-test = Zły Urok działa tylko na testy innych postaci.
already-forced = Zły Urok już zadziałał na ten test.
cell-taken = Leży tam już kafelek.
touches-nothing = Kafelek musi przylegać bokiem do innego kafelka.
closes-last-way = Tak położony kafelek odciąłby { $node } od pola centralnego: ostatnia droga stamtąd wchodzi na to pole { $edge }.
fits-nowhere = Ten kafelek nigdzie teraz nie pasuje.
three-face-down = Na planszy leżą już trzy zakryte kafelki.
no-opening-there = Kafelek musi mieć wylot z tej strony, z której wchodzi pionek.
golem-not-back-turn = Golem przyszedł stamtąd w kolejce poprzedniego gracza, więc nie może tam zawrócić.
golem-not-back = Golem nie może od razu zawrócić.
no-sacrifice-there = Ta postać nie ma żetonu Poświęcenia.
nobody-sacrificed = Żadna postać nie ma żetonu Poświęcenia.
already-there = Ta postać już tam stoi.
carried-here = Po przeniesieniu nie możesz tu nic podnieść do końca kolejki.
put-down-this-turn = Ten przedmiot został odłożony w tej kolejce, więc nie możesz go teraz podnieść.
no-room = Nie masz miejsca na kolejny przedmiot.
own-key = Klucza z własnego pola klucza nie możesz wziąć.
lives-by-heart = Żyjesz tylko dzięki Sercu Otchłani: nie możesz go oddać.
not-for-two = Ta postać nie bierze udziału w grze dwuosobowej.
character-taken = Ktoś już gra tą postacią.
used-this-turn = Tego można użyć tylko raz na kolejkę.
nobody-near = W pobliżu nie ma odpowiedniej postaci.
nobody-there = Każda inna postać ma już taki żeton.
nobody-to-rob = Na twoim korytarzu nie ma innej postaci.
nothing-to-steal = Ta postać nie ma nic, co można ukraść.
nothing-to-heal = Masz już wszystkie życia.
healing-stopped = Dopóki trwa Unicestwienie, nikt się nie leczy.
no-item = Nie masz przedmiotu, który można rozbić.
tokens-full = Wszystkie żetony leżą już na twojej karcie.
has-sacrifice = Ta postać ma już żeton Poświęcenia.
too-far = To za daleko.
theft-too-low = Wynik testu jest za niski, żeby zabrać klucz.
no-tokens-here = Żetony kładzie się tylko na korytarzach odkrytych zwykłych kafelków.
token-there = Leży tam już taki żeton.
no-place-for-token = Nie ma korytarza, na którym można położyć ten żeton.
not-ordinary = Obie postacie muszą stać na zwykłych kafelkach.
nowhere-to-go = Nie ma korytarza, na który można się przenieść.
no-portal-there = Przejście prowadzi tylko z Portalu na inny Portal.
no-seals = Na planszy nie ma żadnej twojej Pieczęci.
pawn-there = Na tym kafelku stoi pionek.
same-picture = Po takim obrocie nic się nie zmieni.
nothing-to-turn = Nie ma kafelka, który możesz obrócić.
no-hidden-trap = W pobliżu nie ma zakrytej pułapki.
trap-known = Ta pułapka jest już odkryta.

## What happens

character-dealt = { $player } gra jako { $character }.
rolled-for-start = { $player } wyrzuca { $total } w rzucie o pierwszeństwo.
first-player = { $player } zaczyna.
turn-started = Kolejka: { $player }.
rolled = { $player }, { $test }: { $first } + { $second }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $total }.
rolled-less = { $player }, { $test }: { $first } + { $second } − { $bonus } = { $total }.
by-ability = { $ability }: { $less ->
    [0] +{ $amount }
   *[other] −{ $amount }
}.
by-item = { $item }: { $less ->
    [0] +{ $amount }
   *[other] −{ $amount }
}.
by-event = { $event }: { $less ->
    [0] +{ $amount }
   *[other] −{ $amount }
}.
by-curses = Klątwa: −{ $amount }.
crystal-used = { $player } powtarza test dzięki Kryształowi Losu.
crystal-spent = { $player } płaci Kryształem Losu.
crystal-activated = { $player } aktywuje Kryształ Losu.
crystal-darkened = { $player }: Kryształ Losu staje się nieaktywny.
test-forced = { $player } rzuca Zły Urok: { $tester } powtarza test.
test-passed = { $player }: { $test } udany.
lives-lost = { $count ->
    [one] { $player } traci { $count } życie.
    [few] { $player } traci { $count } życia.
   *[many] { $player } traci { $count } żyć.
}
life-paid = { $player } wydaje 1 życie.
healed = { $count ->
    [one] { $player } leczy { $count } życie.
    [few] { $player } leczy { $count } życia.
   *[many] { $player } leczy { $count } żyć.
}
armour-used = Żywa Zbroja: { $player } nie traci życia.
dazed = { $count ->
    [one] { $player } dostaje { $count } żeton oszołomienia.
    [few] { $player } dostaje { $count } żetony oszołomienia.
   *[many] { $player } dostaje { $count } żetonów oszołomienia.
}
died = { $player } ginie.
key-dropped = { $player } upuszcza klucz { $node_at }.
item-dropped = { $player } upuszcza { $item_acc } { $node_at }.
trophy-key = { $player } zabiera klucz jako trofeum.
trophy-item = { $player } zabiera { $item_acc } jako trofeum.
respawned = { $count ->
    [one] { $player } wraca na pole startowe z { $count } życiem.
    [few] { $player } wraca na pole startowe z { $count } życiami.
   *[many] { $player } wraca na pole startowe z { $count } życiami.
}
sent-home = { $player } wraca na pole startowe.
returned-home = { $player } wraca z własnej woli na pole startowe.
moved = { $player } idzie { $node_to }.
jumped = { $player } skacze { $node_to }.
fell = Nieudany skok: { $player } ląduje { $node_at }.
carried = { $player } trafia { $node_to }.
pushed = Wypchnięcie: { $player } trafia { $node_to }.
travelled = { $player } pojawia się { $node_at }.
swapped = { $player } i { $other } zamieniają się miejscami.
rested = { $count ->
    [one] { $player } odpoczywa i odrzuca { $count } żeton oszołomienia.
    [few] { $player } odpoczywa i odrzuca { $count } żetony oszołomienia.
   *[many] { $player } odpoczywa i odrzuca { $count } żetonów oszołomienia.
}
daze-shed = { $count ->
    [one] { $player } odrzuca { $count } żeton oszołomienia.
    [few] { $player } odrzuca { $count } żetony oszołomienia.
   *[many] { $player } odrzuca { $count } żetonów oszołomienia.
}
tile-drawn = Dobierasz { $tile_acc }.
tile-laid = { $player } kładzie { $tile_acc } na { $cell_loc }.
tile-laid-down = { $player } kładzie zakryty kafelek na { $cell_loc }.
tile-unfit = { $tile_cap } nigdzie nie pasuje i trafia na spód puli Labiryntu.
tile-removed = { $tile_cap } znika z { $cell_gen }.
tile-turned = { $player } obraca { $tile_acc } na { $cell_loc }.
tile-turned-up = { $tile_cap } na { $cell_loc } zostaje odkryty.
gift-drawn = Dar Magów Czasu: { $item }.
item-laid = Nowy przedmiot { $node_at }: { $item }.
trap-laid = Zakryta pułapka leży { $node_at }.
trap-revealed = Odkryta pułapka { $node_at }: { $trap }.
trap-seen = Podglądasz pułapkę: { $trap }.
trap-set = { $player } zastawia pułapkę { $node_at }.
trap-avoided = { $player } unika pułapki { $trap }.
trap-failed = { $failed ->
    [one] { $player }, { $trap }: { $failed } nieudany rzut.
    [few] { $player }, { $trap }: { $failed } nieudane rzuty.
   *[many] { $player }, { $trap }: { $failed } nieudanych rzutów.
}
trap-ignored = Magiczna Osłona: { $player } ignoruje pułapkę { $trap }.
golem-shuffled = Karty ruchu Golema zostają przetasowane.
golem-card-drawn = { $player } odkrywa kartę ruchu Golema: { $golem }.
golem-walked = Golem idzie { $node_to }.
golem-placed = Golem pojawia się { $node_at }.
golem-ignored = { $player } ignoruje Golema.
event-drawn = { $player } wywołuje zdarzenie: { $event }.
event-strikes = Wybrana postać: { $player }.
combat-started = { $player } atakuje, broni się { $other }.
combat-cancelled = { $player } unika walki.
dazed-loses = { $player } przegrywa bez testu z powodu oszołomienia.
faith-used = { $player } używa Wiary.
fury-used = { $player } wpada w Furię i ma teraz { $total }.
combat-tied = Remis, { $total } do { $total }: obie strony rzucają ponownie.
combat-won = { $player } wygrywa walkę, przegrywa { $loser }.
rent = Rozszarpanie: { $player } odbiera wszystkie życia.
parried = { $player } zasłania się przed ciosem.
tornado-came = { $player } wpada w tornado.
seal-broken = { $player } łamie Pieczęć.
burnt = { $player } płonie w Ogniu Piekieł.
token-laid = { $player } kładzie { $token_acc } { $node_at }.
token-on = { $player } kładzie { $token_acc }, dostaje go { $other }.
token-lifted = { $player } zabiera { $token_acc }, który leżał { $node_at }.
token-taken-back = { $player } zabiera { $token_acc }, traci go { $other }.
token-regained = { $player } odzyskuje { $token_acc }.
curse-broken = { $player } zrzuca z siebie Klątwę.
sacrifice-given-back = { $player } oddaje żeton Poświęcenia.
ability-used = { $player } używa zdolności: { $ability }.
item-used = { $player } używa przedmiotu: { $item }.
key-taken = { $player } podnosi klucz.
item-taken = { $player } podnosi { $item_acc }.
item-exchanged = { $player } odkłada { $item_acc } i bierze { $taken_acc }.
item-returned = { $player } zwraca do puli { $item_acc }.
key-stolen = { $player } kradnie klucz, traci go { $other }.
item-stolen = { $player } kradnie { $item_acc } (okradziona postać: { $other }).
theft-failed = { $player } niczego nie kradnie.
round-limit = { $rounds ->
    [one] Minęła { $rounds } runda: koniec gry.
    [few] Minęły { $rounds } rundy: koniec gry.
   *[many] Minęło { $rounds } rund: koniec gry.
}
game-won = { $player } wygrywa grę.
won-race = { $player } z kluczem staje na polu centralnym jako jedyna postać.
won-keys = Koniec rund: najwięcej kluczy ma { $player } ({ $count }).
won-way = { $count ->
    [0] Koniec rund, remis w kluczach: na polu centralnym stoi { $player }.
    [one] Koniec rund, remis w kluczach: najbliżej pola centralnego jest { $player } ({ $count } krok).
    [few] Koniec rund, remis w kluczach: najbliżej pola centralnego jest { $player } ({ $count } kroki).
   *[many] Koniec rund, remis w kluczach: najbliżej pola centralnego jest { $player } ({ $count } kroków).
}
won-lives = Koniec rund, remis w kluczach i odległości od pola centralnego: najwięcej żyć ma { $player } ({ $count }).
won-items = Koniec rund, remis w kluczach, odległości i życiach: najwięcej przedmiotów ma { $player } ({ $count }).
won-equal = Koniec rund i pełny remis: zwycięstwo jest wspólne.
score-keys = niesione klucze

## Powody ruchu
# „Po tej turze: …”

why-win = partia wygrana w { $best } na 100 prób zamiast w { $other }
why-way = droga do zwycięstwa to jeszcze około { $best ->
    [one] { $best } akcji
    [few] { $best } akcji
   *[many] { $best } akcji
} zamiast { $other }
why-lives = { $best ->
    [one] { $best } życie
    [few] { $best } życia
   *[many] { $best } żyć
} zamiast { $other }
why-keys = { $best ->
    [one] { $best } klucz
    [few] { $best } klucze
   *[many] { $best } kluczy
} zamiast { $other }
why-crystals = { $best ->
    [one] { $best } aktywny Kryształ
    [few] { $best } aktywne Kryształy
   *[many] { $best } aktywnych Kryształów
} zamiast { $other }
why-items = { $best ->
    [one] { $best } przedmiot
    [few] { $best } przedmioty
   *[many] { $best } przedmiotów
} zamiast { $other }
why-strength = premia w walce { $best } zamiast { $other }
why-golem = Golem dojdzie tu z szansą { $best }{"\u00A0"}% zamiast { $other }{"\u00A0"}%
why-rival-way = najbliższy zwycięstwa przeciwnik potrzebuje jeszcze około { $best ->
    [one] { $best } akcji
    [few] { $best } akcji
   *[many] { $best } akcji
} zamiast { $other }
why-rival-lives = najsilniejszy przeciwnik ma { $best ->
    [one] { $best } życie
    [few] { $best } życia
   *[many] { $best } żyć
} zamiast { $other }
