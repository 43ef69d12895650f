var e=`# Przepowiednia

Jesteś Łamaczem Klątw. Wędrujesz po kręgu świątyń i pustkowi, zbierasz kryształy, układasz je w swojej Kryształowej Sieci i łamiesz nimi klątwy świątyń. Zasady opisujemy własnymi słowami; tam, gdzie drukowana instrukcja milczy albo daje się czytać dwojako, mówimy, jak gra się przy tym stole. Części danych, które widać tylko na kartach, nie udało się odnaleźć (są to między innymi kolory większości łuków klątw, pola ze znakiem X, niektóre zdobycze i nagrody Sieci 4A): takie dane są **odtworzone** i właściciel pudełka z grą może je poprawić.

| Polski | English |
|---|---|
| Łamacz Klątw, pionek | Curse Breaker, figure |
| Kryształowa Sieć (Sieć) | Crystal Grid (grid) |
| miejsce w Sieci | node |
| kryształ | crystal |
| czerwony, żółty, niebieski, zielony, fioletowy | red, yellow, blue, green, purple |
| bezbarwny | colourless |
| zasoby | supply |
| krąg kart | ring of cards |
| świątynia | temple |
| pustkowie | wilderness |
| pobieranie kryształów | collecting crystals |
| bezpośrednie pobranie | direct gain |
| zamiana kryształów | exchange |
| ulepszenie kryształów | upgrade |
| klątwa, łamanie klątwy | curse, breaking a curse |
| łuk klątwy | curse arc |
| tor klątwy | curse track |
| pole (toru klątwy, karty ulepszenia) | space (of a curse track, of an upgrade card) |
| łańcuch | chain |
| znacznik złamanej klątwy (znacznik) | broken-curse marker (marker) |
| run, Karta Runów | rune, rune card |
| Run Źródła, Traktu, Przemiany, Ołtarza, Wymiany, Głębi | Rune of the Spring, the Road, Change, the Altar, Exchange, the Deep |
| stos runów | rune pile |
| tabliczka runiczna | rune tablet |
| Runiczny Rezonans (rezonans) | rune resonance (resonance) |
| Czar szybkości | speed spell |
| Czar przestawienia | swap spell |
| Czar wymiany | exchange spell |
| cel świątyni, cel runów | temple objective, rune objective |
| punkty zwycięstwa (punkty) | victory points (points) |
| tor punktacji | score track |
| Wirtualny Gracz (WG) | virtual player |
| tryb podstawowy, tryb zaawansowany | basic mode, advanced mode |
| ładunek, gniazdo ładunku | charge, charge slot |
| gospodarz stołu | host |

## Cel gry i elementy

### PRZ-001 · Liczba graczy
Gra jest przeznaczona dla 2, 3 lub 4 graczy.

### PRZ-002 · Cel gry
Wygrywa gracz, który po końcowym podliczeniu ma najwięcej punktów zwycięstwa. Punkty zdobywasz przede wszystkim za klątwy złamane w trakcie gry (PRZ-066) i za cele na jej końcu (PRZ-087, PRZ-088).

### PRZ-003 · Piąta klątwa
Gdy którykolwiek gracz złamie swoją piątą klątwę, gra zbliża się do końca (PRZ-085).

### PRZ-004 · Sześćdziesiąt kryształów
Kryształów w grze nie ubywa ani nie przybywa: w zasobach, we wszystkich Sieciach, na kartach ulepszeń i w gniazdach ładunków Sieci 2A jest ich razem zawsze tyle, ile w tabeli. *Kolor* oznacza w tych zasadach zawsze jeden z pięciu: czerwony, żółty, niebieski, zielony lub fioletowy. Bezbarwny nie jest kolorem, ale *dowolny kryształ* może być także bezbarwny.

| Rodzaj | Liczba kryształów |
|---|---|
| bezbarwne | 24 |
| czerwone | 8 |
| żółte | 8 |
| niebieskie | 8 |
| zielone | 6 |
| fioletowe | 6 |

### PRZ-005 · Kryształowa Sieć
Twoja Sieć ma 12 miejsc, a na każdym mieści się najwyżej jeden kryształ. Miejsca leżą w rzędach po 2, 3, 2, 3 i 2, połączone tylko ukośnymi liniami, w każdej Sieci tak samo. Ten dokładny układ linii jest odtworzony, podobnie jak wszystko, co w tych zasadach nosi to określenie; właściciel pudełka z grą może go poprawić.

\`\`\`
    o       o
  /   \\   /   \\
o       o       o
  \\   /   \\   /
    o       o
  /   \\   /   \\
o       o       o
  \\   /   \\   /
    o       o
\`\`\`

### PRZ-006 · Układanie kryształu
Otrzymany kryształ od razu kładziesz na pustym miejscu w swojej Sieci. Wybór miejsca należy do ciebie. Co się dzieje, gdy Sieć jest pełna, mówi PRZ-049.

### PRZ-007 · Położony kryształ zostaje na miejscu
Położonego kryształu nie możesz przenieść na inne miejsce. Pozwala na to tylko Czar przestawienia (PRZ-070).

### PRZ-008 · Liczba na Karcie Runów
Liczba na Karcie Runów mówi, ile kart tego rodzaju jest w talii. Wszystkich kart jest 20; sześć rodzajów runów, ich nazwy i liczba kart każdego rodzaju są odtworzone. Działanie runów opisują zasady od PRZ-078 do PRZ-083.

| Run | Liczba kart |
|---|---|
| A, Run Źródła | 4 |
| B, Run Traktu | 3 |
| C, Run Przemiany | 4 |
| D, Run Ołtarza | 4 |
| E, Run Wymiany | 2 |
| F, Run Głębi | 3 |

## Przygotowanie gry dla czterech graczy

### PRZ-009 · Świątynie
Pięć świątyń układa się w krąg w losowej kolejności, stroną dla czterech graczy do góry.

### PRZ-010 · Pustkowia
W każdej przerwie między świątyniami kładzie się dwie karty pustkowi. Zacząć można od dowolnej przerwy; dalej numery rosną zgodnie z ruchem wskazówek zegara.

*Krąg 15 kart:* świątynia, 1, 2, świątynia, 3, 4, świątynia, 5, 6, świątynia, 7, 8, świątynia, 9, 10.

### PRZ-011 · Zasoby
Wszystkie kryształy, razem 60, tworzą zasoby, wspólne dla wszystkich graczy.

### PRZ-012 · Stosy runów
Tasuje się 20 Kart Runów i każda świątynia dostaje stos 4 kart. Wierzchnią kartę każdego stosu się odkrywa.

### PRZ-013 · Cele
Spośród 5 celów świątyń odkrywa się losowo 3, a pozostałe 2 nie biorą udziału w grze. Cel runów jest w grze zawsze.

### PRZ-014 · Pionek i znaczniki
Masz 1 pionek i 6 znaczników. Jeden znacznik leży na polu 0 toru punktacji, a 5 zostaje na klątwy.

### PRZ-015 · Pierwszy gracz
Przy prawdziwym stole zaczyna ten, kto ostatnio coś złamał. Tutaj pierwszego gracza wyznacza los albo gospodarz stołu.

### PRZ-016 · Sieci w trybie podstawowym
W trybie podstawowym pierwszy gracz dostaje Sieć 1A, a kolejni, zgodnie z ruchem wskazówek zegara, Sieci 2A, 3A i 4A.

### PRZ-017 · Kryształy na początek
Bierzesz z zasobów 2 bezbarwne kryształy i kładziesz je na dowolnych dwóch miejscach w swojej Sieci.

### PRZ-018 · Tryb podstawowy bez efektów Sieci
W trybie podstawowym specjalne efekty Sieci nie działają. Należą do trybu zaawansowanego (PRZ-105).

### PRZ-019 · Pionki zaczynają poza kręgiem
Na początku gry w kręgu nie ma żadnego pionka. Wyjątkiem jest pionek Wirtualnego Gracza w grze dwuosobowej (PRZ-099).

## Zmiany dla dwóch i trzech graczy

### PRZ-020 · Pola ze znakiem X
W grze dwu- i trzyosobowej używa się drugiej strony świątyń. Klątwy, której pole na torze ma znak X, nie da się złamać. To, które pola mają X, jest odtworzone (nazwy pól wyjaśnia PRZ-063).

| Świątynia | Znak X |
|---|---|
| Czerwona | prawe pole 3 |
| Żółta | prawe pole 3 |
| Niebieska | lewe pole 3 |
| Zielona | prawe pole 3 |
| Fioletowa | lewe pole 3 |

### PRZ-021 · Krótszy krąg
Rozkłada się wszystkie dziesięć kart pustkowi, a potem usuwa karty 4 i 7. Krąg zamyka się wtedy w 13 kartach.

*Krąg 13 kart:* świątynia, 1, 2, świątynia, 3, świątynia, 5, 6, świątynia, 8, świątynia, 9, 10.

### PRZ-022 · Dwa cele świątyń
Odkrywa się tylko 2 cele świątyń.

### PRZ-023 · Sieci w trybie podstawowym
W trybie podstawowym trzech graczy używa Sieci 1A, 2A i 3A, a dwóch graczy Sieci 1A i 2A.

### PRZ-024 · Cała reszta
Wszystko inne przebiega tak jak w grze czteroosobowej. W grze dwuosobowej dochodzą jeszcze zasady Wirtualnego Gracza (od PRZ-098 do PRZ-104).

## Tura

### PRZ-025 · Rundy
Gra toczy się rundami. W każdej rundzie najpierw swoją turę ma pierwszy gracz, a potem pozostali, zgodnie z ruchem wskazówek zegara.

### PRZ-026 · Dwa kroki tury
Twoja tura składa się z dwóch kroków; oba są obowiązkowe i następują w tej kolejności:

1. przesuwasz swój pionek,
2. pobierasz kryształy albo łamiesz klątwę.

### PRZ-027 · Kiedy możesz rzucać czary
Czar przestawienia i Czar wymiany możesz w swojej turze rzucać dowolnie wiele razy: przed krokiem 1, między krokami i po kroku 2. Z Siecią 1B możesz je rzucać także między pobieraniem kryształów a łamaniem klątwy (PRZ-122). Nie możesz ich rzucać w trakcie pobierania, łamania klątwy ani innego czaru. Po każdym czarze masz mniej kryształów niż przedtem, więc tura zawsze się kończy.

## Ruch Łamacza Klątw

### PRZ-028 · Twoja pierwsza tura
W pierwszej turze nie przesuwasz pionka, lecz stawiasz go na dowolnej niezajętej karcie świątyni lub pustkowia. Potem wykonujesz krok 2 jak zwykle.

### PRZ-029 · Od jednej do trzech kart
W każdej kolejnej turze musisz przesunąć pionek o 1, 2 lub 3 karty zgodnie z ruchem wskazówek zegara.

### PRZ-030 · Pustkowia albo świątynie
Przed ruchem wybierasz: pustkowia albo świątynie. Liczysz tylko karty wybranego rodzaju i tylko na takiej karcie możesz stanąć; pozostałe mijasz, jakby ich nie było.

*Przykład:* w grze czteroosobowej stoisz na pustkowiu 6, a przed tobą nie ma pionków. Możesz dojść na pustkowie 7, 8 lub 9 albo do jednej z trzech najbliższych świątyń.

### PRZ-031 · Karta startowa nie ogranicza wyboru
Nie ma znaczenia, na jakiej karcie zaczynasz ruch. Ze świątyni możesz ruszyć po pustkowiach, a z pustkowia po świątyniach.

### PRZ-032 · Przeskakiwanie pionków
Jeżeli na karcie wybranego rodzaju stoi inny pionek, przeskakujesz ją: nie liczysz jej i nie możesz na niej stanąć.

*Przykład:* stoisz na pustkowiu 6, a na 7 i 8 stoją inne pionki. Trzy najbliższe pustkowia to dla ciebie 9, 10 i 1.

### PRZ-033 · Nigdy z powrotem na własną kartę
Nie możesz zakończyć ruchu na karcie, z której ruszasz, a liczenie kończy się po jednym okrążeniu. Przy zasięgu 3 możesz dojść do trzech najbliższych wolnych kart wybranego rodzaju, przy zasięgu 4 do czterech i tak dalej, o ile tyle ich jest.

*Przykład:* stoisz w świątyni, a trzy inne świątynie są zajęte przez pionki. Jedyną świątynią, do której możesz pójść, jest piąta.

### PRZ-034 · Czar szybkości
Czarem szybkości zwiększasz zasięg ruchu.

| Zasięg | Cena |
|---|---|
| +1 | 1 kryształ |
| +2 | 3 kryształy |
| +3 | 6 kryształów |

### PRZ-035 · Zapłata za szybkość
Za Czar szybkości płacisz dowolnymi kryształami. Trafiają one do zasobów, zanim przesuniesz pionek. Jeżeli opcja *zapłata za czary* ma wartość *bezbarwne*, za Czar szybkości i Czar przestawienia (PRZ-070) płacisz tylko bezbarwnymi kryształami.

### PRZ-036 · Najwyżej sześć kart
Czar szybkości dodaje najwyżej +3 i możesz go rzucić raz w ciągu ruchu. Nigdy więc nie przesuniesz się dalej niż o 6 kart.

### PRZ-037 · Płacisz za przebytą odległość
Odległości 1, 2 i 3 są darmowe; odległość 4 kosztuje 1 kryształ, 5 kosztuje 3 kryształy, a 6 kosztuje 6 kryształów. Płacisz za tyle, ile naprawdę przechodzisz.

### PRZ-038 · Bez szybkości w pierwszej turze
W turze, w której stawiasz pionek w kręgu (PRZ-028), nie możesz rzucić Czaru szybkości.

### PRZ-039 · Jeden pionek na karcie
Dwa pionki nigdy nie stoją na tej samej karcie.

## Pobieranie kryształów

### PRZ-040 · Co możesz zrobić na której karcie
Na pustkowiu krok 2 to pobieranie kryształów. W świątyni wybierasz: pobierasz kryształ albo łamiesz klątwę (PRZ-058). Na kartach zamiany i ulepszenia możesz też niczego nie zamieniać ani nie ulepszać (PRZ-044, PRZ-046).

### PRZ-041 · Bezpośrednie pobranie
Na pustkowiach 1, 3, 5, 7 i 9 oraz w świątyniach bierzesz to, co pokazuje karta. Nie możesz z tego zrezygnować. Kryształy pokazane na kartach pustkowi są odtworzone.

| Pustkowie | Bierzesz |
|---|---|
| 1 | 3 bezbarwne |
| 3 | 1 czerwony, 1 bezbarwny |
| 5 | 1 żółty, 1 bezbarwny |
| 7 (tylko w grze czteroosobowej) | 3 bezbarwne |
| 9 | 1 niebieski, 1 bezbarwny |

### PRZ-042 · Pobieranie w świątyni
Pobieranie w świątyni daje ci 1 kryształ w jej kolorze.

### PRZ-043 · Zamiana kryształów
Na pustkowiach 6 i 10 możesz oddać ze swojej Sieci do zasobów dokładnie 3 bezbarwne kryształy i wziąć 2 kryształy w dwóch różnych kolorach.

*Przykład:* możesz wziąć czerwony i niebieski, ale nie dwa czerwone.

### PRZ-044 · Jedna zamiana podczas wizyty
Podczas jednej wizyty możesz dokonać jednej zamiany; możesz też z niej zrezygnować. Bez 3 bezbarwnych kryształów zamiana jest niemożliwa.

### PRZ-045 · Tylko kolory
Z zamiany dostajesz tylko kolorowe kryształy, nigdy bezbarwne.

### PRZ-046 · Ulepszenie kryształów
Pustkowia 2, 4 i 8 mają po pięć pól, po jednym w każdym kolorze (układ odtworzony; karty 4 używa się tylko w grze czteroosobowej). Przenosisz 0, 1 lub 2 bezbarwne kryształy ze swojej Sieci na wolne pola karty, każdy na inne pole. Gdy wszystkie już leżą, za każdy z nich bierzesz kryształ w kolorze zakrytego pola. Nie możesz zakryć pola, którego koloru nie da się znikąd wziąć (PRZ-056).

### PRZ-047 · Opróżnienie karty
Jeżeli po twoim ulepszeniu na karcie zostają najwyżej 2 wolne pola, wszystkie leżące na niej bezbarwne kryształy wracają do zasobów.

*Przykład:* jedno pole jest zakryte, a ty zakrywasz dwa następne. Zostają dwa wolne, więc 3 kryształy wracają do zasobów i karta znów ma pięć wolnych pól.

### PRZ-048 · Kryształy czekają na karcie
Bezbarwne kryształy leżą na karcie ulepszenia z tury na turę. Znikają z niej tylko wtedy, gdy karta zostaje opróżniona (PRZ-047), gdy zadziała run C (PRZ-079) albo gdy ktoś bierze je stamtąd z braku innych (PRZ-053).

### PRZ-049 · Pełna Sieć
Sieć mieści najwyżej 12 kryształów. Nowo wzięte kryształy, które się nie mieszczą, odrzucasz do zasobów. Nigdy nie odrzucasz kryształów już położonych, żeby zrobić miejsce.

### PRZ-050 · Wybór tego, co zostaje
Jeżeli mieści się tylko część nowych kryształów, wybierasz, które to będą, zanim weźmiesz którykolwiek. Wszystkie, które się mieszczą, musisz położyć. Kryształów, których nie da się znikąd wziąć (PRZ-056), nie uwzględniasz w tym wyborze.

### PRZ-051 · Miejsca zwolnione przez zapłatę
Miejsc, które zwalniasz, płacąc, możesz użyć dla kryształów branych w tej samej czynności. Jedyny wyjątek dotyczy runu C (PRZ-079).

### PRZ-052 · Gdy brakuje w zasobach
Ilekroć masz wziąć kryształ, z jakiegokolwiek powodu, bierzesz go z zasobów, jeśli jest tam ten rodzaj. Jeśli go nie ma, stosujesz PRZ-053, a potem PRZ-054. Robisz tak z każdym kryształem osobno.

### PRZ-053 · Najpierw z kart ulepszeń
Jeżeli w zasobach nie ma bezbarwnych kryształów, ale leżą one na kartach ulepszeń, bierzesz kryształ stamtąd. Wybierasz kartę i pole; to pole staje się wolne. Kolorowe kryształy nigdy nie leżą na tych kartach, więc przy kolorach pomijasz tę zasadę.

### PRZ-054 · Potem od innego gracza
W przeciwnym razie zabierasz kryształ temu z pozostałych graczy, który ma najwięcej kryształów tego rodzaju. Przy remisie wybierasz, komu go zabierasz.

### PRZ-055 · Który kryształ zabierasz
Zabierając kryształ innemu graczowi, wybierasz, z którego miejsca w jego Sieci go bierzesz.

### PRZ-056 · Kryształ, którego nie ma skąd wziąć
Jeżeli nikt inny też nie ma takiego kryształu, nic za niego nie dostajesz. Rodzaju, którego nie da się znikąd wziąć, nie ma wśród możliwości do wyboru; to, co już zostało wybrane w tej samej czynności, uważa się za wzięte.

### PRZ-057 · Bierzesz tylko to, co możesz położyć
Z kart ulepszeń i od innych graczy (PRZ-053, PRZ-054) bierzesz tylko te kryształy, które możesz położyć. Dlatego najpierw wybierasz, co zostaje (PRZ-050), a dopiero potem, skąd pochodzi każdy z tych kryształów.

## Łamanie klątw

### PRZ-058 · Kiedy możesz złamać klątwę
Klątwę możesz złamać tylko w świątyni, zamiast pobierać kryształ. W jednej turze łamiesz najwyżej jedną klątwę.

### PRZ-059 · Cena
Płacisz łańcuchem 3, 4 lub 5 kryształów z własnej Sieci.

### PRZ-060 · Czym jest łańcuch
Łańcuch to ciąg różnych miejsc, z których każde łączy się linią z następnym, a na każdym leży kryształ. Nie ma w nim przerw i żadne miejsce się nie powtarza. Linie nie mają kierunku, więc możesz iść po łańcuchu w tę stronę, która ci odpowiada.

### PRZ-061 · Kolory po kolei
Kolory łańcucha muszą po kolei odpowiadać pierwszym 3, 4 lub 5 kolorom łuku klątwy, czytanego od lewego albo od prawego końca. Każdy łuk ma 9 kryształów, a środkowy jest piąty z obu stron. Kolory większości łuków i ich przydział do świątyń są odtworzone.

| Świątynia | Od lewego końca | Od prawego końca |
|---|---|---|
| Czerwona | czerwony, żółty, żółty, zielony, niebieski | niebieski, czerwony, czerwony, fioletowy, niebieski |
| Żółta | niebieski, żółty, żółty, zielony, fioletowy | żółty, czerwony, czerwony, zielony, fioletowy |
| Niebieska | żółty, żółty, niebieski, fioletowy, czerwony | czerwony, niebieski, niebieski, zielony, czerwony |
| Zielona | czerwony, czerwony, żółty, fioletowy, żółty | niebieski, niebieski, czerwony, zielony, żółty |
| Fioletowa | żółty, niebieski, niebieski, fioletowy, zielony | czerwony, niebieski, żółty, fioletowy, zielony |

### PRZ-062 · Bezbarwny nie pasuje
Bezbarwny kryształ nie pasuje do żadnego koloru łuku. Nie jest dżokerem.

### PRZ-063 · Pole na torze
Koniec łuku i długość łańcucha wskazują pole na torze klątwy. To pole musi być wolne: bez znacznika i bez znaku X. Liczba pól i ich wartości są odtworzone.

| Pole | Łańcuch | Punkty |
|---|---|---|
| lewe pole 3 | 3 kryształy od lewego końca | 3 |
| lewe pole 5 | 4 kryształy od lewego końca | 5 |
| środkowe pole 8 | 5 kryształów od dowolnego końca | 8 |
| prawe pole 5 | 4 kryształy od prawego końca | 5 |
| prawe pole 3 | 3 kryształy od prawego końca | 3 |

### PRZ-064 · Pole krótszego łańcucha nie przeszkadza
Znacznik lub X na polu krótszego łańcucha od tego samego końca nie przeszkadza dłuższemu łańcuchowi.

### PRZ-065 · Wybór łańcucha
Jeżeli pasuje kilka łańcuchów, wybierasz miejsca. Możesz użyć krótszego łańcucha, niż pozwala twoja Sieć. Dwie drogi przez te same miejsca, przy tym samym końcu łuku i tej samej długości, to jeden i ten sam wybór.

### PRZ-066 · Zapłata, znacznik, punkty
Kryształy łańcucha wracają do zasobów. Potem kładziesz znacznik na polu toru i od razu zdobywasz tyle punktów, ile to pole jest warte.

### PRZ-067 · Jeden znacznik na polu
Na każdym polu mieści się tylko jeden znacznik. Dotyczy to także środkowego pola, choć można do niego dojść z obu końców.

### PRZ-068 · Zdobycie runu
Po położeniu znacznika bierzesz odkryty run tej świątyni, jeżeli taki jest. Potem odkrywasz następną kartę z jej stosu.

### PRZ-069 · Od kiedy działa run
Zdobyty run działa od twojego następnego pobierania kryształów. Stały efekt runu F działa od razu (PRZ-083).

### PRZ-070 · Czar przestawienia
Płacisz 1 dowolnym kryształem, a potem zamieniasz miejscami dwa kryształy w swojej Sieci. Ten czar możesz powtarzać. Jeżeli opcja *zapłata za czary* ma wartość *bezbarwne*, płacisz kryształem bezbarwnym.

### PRZ-071 · Co możesz przestawić
Kryształ, którym płacisz, nie jest jednym z tych dwóch, a na obu miejscach muszą leżeć kryształy: na puste miejsce niczego nie przeniesiesz. Potrzebujesz więc co najmniej 3 kryształów w Sieci. Oba przestawiane kryształy mogą być tego samego rodzaju, ale wtedy nic się nie zmienia poza tym, że płacisz.

### PRZ-072 · Czar wymiany
Płacisz 4 dowolnymi kryształami, a potem bierzesz 1 dowolny kryształ; może być bezbarwny. Ten czar możesz powtarzać. Opcja *zapłata za czary* go nie dotyczy.

### PRZ-073 · Najpierw zapłata
To, czym płacisz, trafia do zasobów, zanim cokolwiek weźmiesz. Możesz więc wziąć także kryształ, który przed chwilą służył za zapłatę.

### PRZ-074 · Tylko w swojej turze
W turze innego gracza nie możesz rzucać czarów.

## Runiczny Rezonans

### PRZ-075 · Kiedy zaczyna się rezonans
Rezonans zaczyna się, gdy pobierasz kryształy na karcie, której tabliczka runiczna pokazuje run takiego rodzaju, jaki masz. Nie możesz z niego zrezygnować, chyba że pozwala na to PRZ-081. Rozmieszczenie tabliczek na kartach jest odtworzone.

| Run | Karty z jego tabliczką |
|---|---|
| A | pustkowia 1, 5, 7 |
| B | pustkowia 3, 9 |
| C | pustkowia 2, 4, 8 |
| D | świątynie Czerwona, Żółta i Niebieska |
| E | pustkowia 6, 10 |
| F | świątynie Zielona i Fioletowa |

### PRZ-076 · Kilka runów jednego rodzaju
Wszystkie twoje runy tego rodzaju działają jednocześnie i każdy dokłada swoją zdobycz.

### PRZ-077 · Nie przy łamaniu klątwy
Złamanie klątwy nigdy nie wywołuje rezonansu.

### PRZ-078 · Runy A, B, D i F
Kryształy z runu bierzesz razem z kryształami z karty: to jedna pula, którą układasz w dowolnej kolejności. Kryształy, które dają runy, są odtworzone.

| Run | Bierzesz |
|---|---|
| A | 2 bezbarwne |
| B | 1 dowolnego koloru |
| D | 1 dowolnego koloru |
| F | 1 bezbarwny |

### PRZ-079 · Run C
Run C działa w tej kolejności (kryształ w punkcie 1 jest odtworzony):

1. bierzesz po 1 bezbarwnym krysztale za każdy swój run C,
2. wszystkie bezbarwne kryształy z tej karty wracają do zasobów (raz, bez względu na to, ile masz runów C),
3. ulepszasz kryształy (PRZ-046), jeśli chcesz, także te dopiero co wzięte.

Dodatkowy kryształ z Sieci 1A (PRZ-111) bierzesz w punkcie 1. Punkt 1 kończy się przed ulepszeniem, więc jego kryształy nie mogą zająć miejsc, które dopiero zwolni ulepszenie.

### PRZ-080 · Run C bez ulepszenia
Run C działa nawet wtedy, gdy potem niczego nie ulepszasz.

### PRZ-081 · Run E
Gdy dokonujesz zamiany na karcie z tabliczką runu E, za każdy swój run E możesz wziąć 1 dodatkowy kryształ dowolnego koloru; kolory mogą się powtarzać. Z dwoma runami E dostajesz z zamiany razem 4 kryształy. Z dodatkowych kryształów możesz zrezygnować.

### PRZ-082 · Run E bez zamiany
Jeżeli nie dokonujesz zamiany, run E nic nie daje.

### PRZ-083 · Stały efekt runu F
Od chwili zdobycia runu F, gdziekolwiek stoi twój pionek, Czar wymiany (PRZ-072) kosztuje cię 3 kryształy. Kolejne runy F ani run F razem z Siecią 1A nie obniżają już tej ceny.

### PRZ-084 · Runy zostają u ciebie
Runy zachowujesz do końca gry; nigdy ich nie wydajesz.

## Koniec gry

### PRZ-085 · Ostatnia runda
Gdy któryś gracz położy piąty znacznik złamanej klątwy, dogrywacie rundę do końca. Dzięki temu wszyscy rozegrają tyle samo tur.

### PRZ-086 · Dogrywanie rundy
Resztę rundy rozgrywa się według wszystkich zwykłych zasad. Inni też mogą jeszcze położyć swój piąty znacznik.

### PRZ-087 · Cel runów
Zdobywasz punkty za liczbę różnych rodzajów runów, jakie masz. Drukowana instrukcja podaje, że 3 rodzaje dają 4 punkty; pozostałe wartości są odtworzone.

| Różne rodzaje | Punkty |
|---|---|
| 0 | 0 |
| 1 | 1 |
| 2 | 2 |
| 3 | 4 |
| 4 | 7 |
| 5 | 11 |

### PRZ-088 · Cele świątyń
Za każdy odkryty cel świątyni gracz, który ma w niej najwięcej znaczników, zdobywa 4 punkty, a drugi w kolejności 2 punkty.

### PRZ-089 · Trzeba tam być
Liczą się tylko gracze, którzy mają w tej świątyni co najmniej jeden znacznik.

### PRZ-090 · Remis na pierwszym miejscu
Gracze remisujący na pierwszym miejscu dzielą między siebie po równo 6 punktów, z zaokrągleniem w dół. Za drugie miejsce nikt wtedy nie dostaje punktów.

*Przykład:* dwóch remisujących dostaje po 3 punkty, trzech po 2 punkty, czterech po 1 punkcie.

### PRZ-091 · Remis na drugim miejscu
Gracze remisujący na drugim miejscu dzielą między siebie po równo 2 punkty, z zaokrągleniem w dół.

*Przykład:* dwóch remisujących dostaje po 1 punkcie, trzech nie dostaje nic.

### PRZ-092 · Kryształy na koniec gry
Za kryształy, które zostały w twojej Sieci, nie ma punktów.

### PRZ-093 · Ponad 50 punktów
Jeżeli przekroczysz 50 punktów, idziesz po torze punktacji dalej, od początku. Aplikacja zawsze pamięta twój prawdziwy wynik.

## Zwycięzca i remisy

### PRZ-094 · Zwycięzca
Wygrywa gracz, który ma najwięcej punktów zwycięstwa.

### PRZ-095 · Pierwsze rozstrzygnięcie remisu
Przy remisie wygrywa ten, komu zostało w Sieci najwięcej kolorowych kryształów.

### PRZ-096 · Drugie rozstrzygnięcie remisu
Jeżeli nadal jest remis, wygrywa ten, komu zostało najwięcej bezbarwnych kryształów.

### PRZ-097 · Trzecie rozstrzygnięcie remisu
Jeżeli nadal jest remis, wygrywa ten z remisujących, którego tura wypadła w rundzie najpóźniej. Zwycięzca jest więc zawsze dokładnie jeden.

## Gra dwuosobowa: Wirtualny Gracz

### PRZ-098 · Znaczniki Wirtualnego Gracza
Przed grą 5 znaczników w nieużywanym kolorze kładzie się na polach za 5 punktów, wskazanych w tabeli, po jednym w każdej świątyni. Te pola uważa się za zajęte. Wybór między dwoma polami za 5 punktów jest odtworzony.

| Świątynia | Znacznik Wirtualnego Gracza |
|---|---|
| Czerwona | lewe pole 5 |
| Żółta | lewe pole 5 |
| Niebieska | prawe pole 5 |
| Zielona | lewe pole 5 |
| Fioletowa | prawe pole 5 |

### PRZ-099 · Pionek Wirtualnego Gracza
Pionek w nieużywanym kolorze stawia się w losowej świątyni.

### PRZ-100 · Pionek Wirtualnego Gracza zagradza drogę
Pionek Wirtualnego Gracza przeszkadza jak każdy inny: nie możesz stanąć na jego karcie, a przeskakując go, nie liczysz jej.

### PRZ-101 · Ruch Wirtualnego Gracza
Po twoim ruchu, a przed twoim krokiem 2, pionek Wirtualnego Gracza przesuwa się o jedną kartę przeciwnie do ruchu wskazówek zegara. Liczą się dla niego zarówno świątynie, jak i pustkowia, a pionki graczy przeskakuje.

*Przykład:* stoisz na pustkowiu 6, a pionek Wirtualnego Gracza na 8. Przesuwasz się o jedno pustkowie i stajesz na 9 (karty 7 nie ma w grze); wtedy pionek Wirtualnego Gracza przechodzi do świątyni tuż przed 8.

### PRZ-102 · Bez ruchu przy stawianiu pionka
W turze, w której gracz stawia swój pionek w kręgu (PRZ-028), pionek Wirtualnego Gracza stoi w miejscu.

### PRZ-103 · Wirtualny Gracz a cele świątyń
Przy podliczaniu celów świątyń znaczniki Wirtualnego Gracza liczą się tak jak znaczniki gracza: na pierwszym miejscu, na drugim i w remisach.

*Przykład:* masz w świątyni 2 znaczniki, drugi gracz 1, a Wirtualny Gracz też 1. Zdobywasz 4 punkty, a drugi gracz 1 punkt.

### PRZ-104 · Czego Wirtualny Gracz nie robi
Punkty Wirtualnego Gracza przepadają i nie może on wygrać. Nie dostaje nic za swoje pięć pól, nie ma runów ani kryształów i nie rozgrywa tur.

## Tryb zaawansowany: wybór Sieci

### PRZ-105 · Strony Sieci
Dla każdej z 4 Sieci gracze wybierają stronę A lub B; w aplikacji robi to gospodarz stołu.

### PRZ-106 · Kolejność wyboru
Wszystkie 4 Sieci leżą odkryte. Jako pierwszy wybiera ostatni gracz, potem kolejni, przeciwnie do ruchu wskazówek zegara, a na samym końcu pierwszy gracz.

### PRZ-107 · W grze dwu- i trzyosobowej
W grze dwu- i trzyosobowej też są do wyboru wszystkie 4 Sieci. Tych, których nikt nie weźmie, się nie używa.

### PRZ-108 · Kryształy na początek
Po wyborze każdy gracz bierze 2 bezbarwne kryształy, tak jak w PRZ-017.

### PRZ-109 · Sieć przed zasadą
Jeżeli efekt twojej Sieci jest sprzeczny z jakąś zasadą, pierwszeństwo ma efekt Sieci.

### PRZ-110 · Jak długo działają efekty
Efekty Sieci działają od pierwszej tury do końca gry. Do 2 początkowych kryształów Sieć 1A niczego nie dodaje. Sieci 2A i 3A dają coś także w chwili wyboru (PRZ-114, PRZ-117).

## Efekty Kryształowych Sieci

### PRZ-111 · Sieć 1A: jeden bezbarwny więcej
Ilekroć bierzesz co najmniej jeden bezbarwny kryształ, bierzesz o jeden więcej.

### PRZ-112 · Sieć 1A: co liczy się jako jeden raz
Jedno pobieranie kryształów razem z rezonansem liczy się jako jeden raz, bez względu na to, ile daje bezbarwnych. Każdy Czar wymiany, którym wybierasz bezbarwny kryształ, liczy się osobno, więc daje ci 2 takie kryształy.

### PRZ-113 · Sieć 1A: tańszy Czar wymiany
Czar wymiany kosztuje cię 3 kryształy. Run F nie obniża już tej ceny (PRZ-083).

### PRZ-114 · Sieć 2A: trzy ładunki
Wybierając tę Sieć, bierzesz z zasobów 3 bezbarwne kryształy i wkładasz je do jej trzech gniazd ładunków. Jeżeli opcja *Sieć 2A* ma wartość *wszystkie bezbarwne*, gniazd nie ma: te 3 kryształy kładziesz na dowolnych pustych miejscach.

### PRZ-115 · Sieć 2A: użycie ładunków
Raz w każdej swojej turze, w chwili, gdy wolno rzucać czary (PRZ-027), możesz oddać do zasobów dowolną liczbę ładunków i wziąć najwyżej tyle samo dowolnych kryształów. Kładziesz je w swojej Sieci, w granicach limitu 12. Przy opcji *wszystkie bezbarwne* zamiast ładunków oddajesz bezbarwne kryształy z miejsc w Sieci, ile tylko chcesz.

### PRZ-116 · Sieć 2A: gniazda to nie miejsca
Gniazd nie można ponownie napełnić; ładunkami nie można płacić, nie można ich przestawiać, a inni gracze nie mogą ich zabrać (nie liczą się w PRZ-054). Przy rozstrzyganiu remisu według PRZ-096 liczą się jednak jako bezbarwne kryształy. Przy opcji *wszystkie bezbarwne* ta zasada nie obowiązuje.

### PRZ-117 · Sieć 3A: run na początek
Wybierając tę Sieć, od razu bierzesz jeden z 5 odkrytych runów. Potem odkrywasz następną kartę z tego stosu, żeby przy świątyni znów leżał odkryty run.

### PRZ-118 · Sieć 3A: run działa
Początkowy run działa jak każdy inny: wywołuje rezonans, a run F obniża też cenę Czaru wymiany.

### PRZ-119 · Sieć 3A: rodzaj bez punktów
Rodzaj początkowego runu nie liczy się do celu runów (PRZ-087), ani na tej karcie, ani na żadnej późniejszej tego samego rodzaju.

### PRZ-120 · Sieć 4A: nagrody za znaczniki
Za każdy położony znacznik złamanej klątwy dostajesz nagrodę z tabeli, po zdobyciu punktów za pole, a przed wzięciem runu. Te nagrody są odtworzone.

| Twój znacznik | Nagroda |
|---|---|
| pierwszy | 2 bezbarwne kryształy |
| drugi | 1 kryształ dowolnego koloru |
| trzeci | 2 kryształy dowolnych kolorów, mogą być takie same |
| czwarty | 2 punkty |
| piąty | 3 punkty |

### PRZ-121 · Sieć 4A: nagroda to nie pobieranie
Nagroda nie jest pobieraniem kryształów, więc nie wywołuje rezonansu.

### PRZ-122 · Sieć 1B: pobieranie i łamanie
W świątyni możesz w tej samej turze pobrać kryształ i złamać klątwę, w dowolnej kolejności, po jednym razie. Co najmniej jedno z dwojga musisz zrobić. Pomiędzy nimi możesz rzucać czary (PRZ-027).

### PRZ-123 · Sieć 1B: kolejność ma znaczenie
Jeżeli najpierw pobierasz kryształ, może on wejść do łańcucha. Jeżeli najpierw łamiesz klątwę, nowy run może już wywołać rezonans przy pobieraniu.

### PRZ-124 · Sieć 2B: wyższy poziom
Łamiąc klątwę łańcuchem 3 lub 4 kryształów, możesz dopłacić 2 dowolne kryształy i położyć znacznik o jeden poziom wyżej, licząc od tego samego końca. Przy łańcuchu 3 kryształów możesz zamiast tego dopłacić 3 kryształy i wejść o dwa poziomy wyżej. Opcja *zapłata za czary* tego nie dotyczy.

### PRZ-125 · Sieć 2B: łańcuch musi być prawdziwy
Sam łańcuch musi mieć co najmniej 3 pasujące kryształy. Dopłata go nie zastępuje.

### PRZ-126 · Sieć 2B: które pole musi być wolne
Wolne i bez znaku X musi być tylko to pole, na którym naprawdę kładziesz znacznik. Możesz więc użyć łańcucha, którego własne pole jest zajęte lub ma X, jeżeli stać cię na dopłatę do wolnego poziomu wyżej; bez dopłaty nie możesz.

### PRZ-127 · Sieć 2B: skąd bierze się dopłata
Kryształy na dopłatę pochodzą z tego, co zostało w twojej Sieci, i nie muszą być połączone. Punkty i run dostajesz tak jak za wyższe pole.

### PRZ-128 · Sieć 3B: idziesz, dokąd chcesz
W kroku 1 możesz bez opłaty przesunąć pionek na dowolną niezajętą kartę. Nie możesz zostać na karcie, na której stoisz.

### PRZ-129 · Sieć 4B: run z sąsiedniej świątyni
Zdobywając run za złamaną klątwę, możesz wziąć odkryty run tej świątyni, następnej zgodnie z ruchem wskazówek zegara albo następnej w przeciwną stronę. Potem odkrywasz kolejną kartę z tego stosu, z którego bierzesz.

### PRZ-130 · Sieć 4B: puste stosy
Jeżeli stos tej świątyni jest pusty, nadal możesz wziąć run z sąsiedniej. Jeżeli wszystkie trzy stosy są puste, nie dostajesz runu.

### PRZ-131 · Sieć 4B: o jeden rodzaj więcej
Do celu runów liczysz o jeden rodzaj więcej, niż masz; 6 rodzajów daje 16 punktów. Nawet bez żadnego runu liczysz 1 rodzaj i zdobywasz 1 punkt.

## O tym stole

### PRZ-132 · Limit rund
Grę kończy tylko piąta klątwa (PRZ-085), a do łamania klątw nikt nikogo nie zmusza. Żeby gry samych botów nie trwały bez końca, opcja *limit rund* pozwala podać liczbę, na przykład 100: po tylu pełnych rundach następuje końcowe podliczenie. Zwykle limitu nie ma.

### PRZ-133 · Los, który można sprawdzić
Wszystko, co zależy od losu, pochodzi z jednego źródła i jest losowane zawsze w tej kolejności: pierwszy gracz (o ile nie wyznacza go gospodarz), kolejność świątyń, odkryty run każdej świątyni, cele, a w grze dwuosobowej świątynia dla pionka Wirtualnego Gracza. Potem od losu zależy już tylko to, który z zakrytych runów zostanie odkryty jako następny, a rozstrzyga się to dopiero w chwili odkrycia. Wcześniej nie wie tego nikt, nawet program. Po grze można sprawdzić, czy każde losowanie było uczciwe.
`;export{e as default};