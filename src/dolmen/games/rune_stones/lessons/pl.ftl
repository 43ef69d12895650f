# Rune Stones: lessons, in Polish.

## 01: the aim
aim-title = Droga do tronu
aim-about = Skąd się biorą punkty mocy
aim-race = Tron stoi na polu 65. Gdy ktoś do niego dotrze, gracie do końca rundy i wygrywa ten, kto ma najwięcej punktów mocy.
aim-rows = Najwięcej punktów dają rzędy artefaktów: 2 artefakty to 3 punkty, 3 to 6, 4 to 10, a pełne 5 to aż 15.
aim-exchange = Po swojej akcji możesz wymienić rząd. W dolnym leżą trzy artefakty: wymień go.
aim-first = Zanim zakończysz turę, wymień dolny rząd.
aim-stone = Zyskujesz 6 punktów i kamień runiczny, który pomaga ci do końca gry. Wybierz dowolny.
aim-learnt = Oto cała droga: karty dają klejnoty, z klejnotów powstają artefakty, a rzędy artefaktów wymieniasz na punkty i kamienie.

## 02: a turn
turn-title = Twoja tura
turn-about = Jedna akcja, a po niej nowe karty
turn-start = Każdy zaczyna tak samo: ma osiem kart druida, z nich cztery w ręce, i pięć różnych klejnotów.
turn-action = W turze wykonujesz jedną akcję: przywołujesz stwory, używasz dwóch kart albo wykuwasz artefakty. Teraz użyj kart.
turn-later = To poznasz w innej lekcji. Teraz użyj kart.
turn-first = Na dole karty widać jej zdolność. Wyłóż 100: daje niebieski klejnot.
turn-begin = Zacznij od 100.
turn-second = Z dwóch użytych kart tracisz tę z wyższym numerem. Dołóż więc 101, a oszczędź 103 i 107.
turn-spare = Tę kartę stracisz na zawsze.
turn-gems = Obie karty dają po klejnocie. Weź jeden.
turn-other = A teraz drugi.
turn-unused = Niewykorzystana zdolność przepadnie.
turn-end = Karta 101 odeszła z gry, a 100 leży na twoim stosie kart zagranych. Zakończ turę: uzupełnisz rękę do czterech kart.
turn-rival = Przeciwnik przywołał stwora i znowu twoja kolej.
turn-learnt = Używanie kart daje klejnoty, ale kosztuje kartę. Przywołuj więc nowe, tak jak przeciwnik.

## 03: summoning
summoning-title = Przywołanie stworów
summoning-about = Lepsze karty za magiczne punkty
summoning-why = Dwie słabe karty to dwa klejnoty i jedna karta mniej. Stwór za każdym razem daje zwykle dwie rzeczy. Dlatego przywołaj stwory.
summoning-cards = Najpierw zdobądź lepsze karty. Przywołując, żadnej nie stracisz.
summoning-colour = Stwory kosztują magiczne punkty: masz je po prawej stronie kart. Sumują się tylko punkty jednego koloru. Zagraj 104, dwa niebieskie.
summoning-start = Zacznij od 104.
summoning-multi = Punkty wielokolorowe pasują do każdego koloru. Dołóż 107, a będziesz mieć cztery.
summoning-wait = Za cztery punkty weźmiesz więcej. Najpierw zagraj 107.
summoning-price = Cena zależy od pola, a najtaniej jest po prawej. Karty z wyższym numerem zwykle potrafią więcej: weź 67 za trzy.
summoning-dear = Kosztuje cztery tylko dlatego, że leży po lewej, a daje jeden klejnot.
summoning-better = Karta 67 da ci biały klejnot i 2 punkty mocy.
summoning-rest = Niewydane punkty przepadają, a ceny do końca akcji się nie zmieniają: weź jeszcze 44 za jeden.
summoning-lost = Ostatni punkt by przepadł.
summoning-slide = Dopiero teraz pozostałe karty przesunęły się w prawo i staniały. Warto poczekać, chyba że ktoś cię uprzedzi.
summoning-learnt = Żadna karta nie przepadła: wszystkie leżą na twoim stosie kart zagranych. Potasujesz go, gdy skończy się talia.

## 04: pairs
pairs-title = Która karta odchodzi
pairs-about = Jak używać stworów i ich nie tracić
pairs-numbers = Stwory mają niższe numery niż karty druida. Stwór użyty razem z kartą druida zostaje więc u ciebie, a ona odchodzi.
pairs-use = Użyj dwóch kart, ale nie strać smoka 72.
pairs-now = Teraz użyj kart.
pairs-dragon = Wyłóż smoka.
pairs-begin = Zacznij od smoka.
pairs-second = Przy której karcie smok zostanie, a strata będzie najmniejsza?
pairs-lose-dragon = 72 to więcej niż 44: smok trafi na wspólny stos kart odrzuconych.
pairs-keep-103 = Smok zostanie, ale 103 ma trzy magiczne punkty. Słabsza jest 101.
pairs-die = Najpierw rzuć kostką: zobacz wynik, a potem wybierz resztę.
pairs-die-first = Najpierw kostka.
pairs-points = Weź 2 punkty mocy. Na innych ściankach są: 1 punkt, klejnot, minerał, karta i wymiana klejnotu na biały.
pairs-take = Są za darmo, weź je.
pairs-gems = Teraz weź klejnot.
pairs-last = Weź i drugi.
pairs-unused = Niewykorzystana zdolność przepadnie.
pairs-learnt = Karta 101 odeszła z gry, a smok jeszcze wróci. Im mniej masz słabych kart, tym częściej przychodzą dobre.

## 05: abilities
abilities-title = Zdolności kart
abilities-about = Wybór, wymiana, kolejność
abilities-cards = Wyłożone są dwie karty. Karta 20 wymienia żółty klejnot na dwa białe. Kreska na 105 znaczy „albo”: minerał albo żółty klejnot.
abilities-order = Żółtego nie masz, ale kolejność wybierasz ty. Od czego zaczniesz?
abilities-no-yellow = Najpierw zdobądź żółty klejnot.
abilities-ore = Wtedy nie zapłacisz za wymianę.
abilities-unused = Niewykorzystane zdolności przepadną.
abilities-trade = Teraz masz czym zapłacić: dokonaj wymiany.
abilities-learnt = Szukaj kart, które sobie pomagają. Inne dają punkty mocy, klejnot do wyboru albo stwora za darmo.

## 06: forging
forging-title = Wykucie artefaktów
forging-about = Czym płacić i gdzie kłaść
forging-price = Artefakt kosztuje 2, 3 albo 4 klejnoty w swoim kolorze, zależnie od kuźni. Biały klejnot to joker: zastępuje każdy kolor.
forging-action = W jednej akcji wykujesz najwyżej dwa artefakty, każdy w innej kuźni. Zacznij.
forging-ready = Klejnoty już masz: wykuwaj.
forging-red = W górnym rzędzie leży niebieski artefakt. Dołóż do niego czerwony z K1, za dwa klejnoty.
forging-start = K1 bierze tylko dwa klejnoty i przedłuży górny rząd.
forging-pay = Zapłać czerwonym i jednym białym. Jokery oszczędzaj, bo przydają się wszędzie.
forging-save-white = Dwa białe to za dużo, skoro masz czerwony.
forging-row = Rząd daje punkty dopiero od dwóch artefaktów, a położonych już nie przesuniesz. Który rząd wybierasz?
forging-alone = Sam w rzędzie nie da nic.
forging-white = Ostatnie cztery klejnoty wystarczą na biały artefakt, bez względu na kolory.
forging-more = Dłuższy rząd da więcej: wykuj biały.
forging-other = Leżałby sam w dolnym rzędzie.
forging-space = Biały pasuje wszędzie, ale na białe pole nie pasuje nic innego. Połóż go więc tam, w górnym rzędzie.
forging-best = Na białe pole górnego rzędu nie pasuje nic innego.
forging-learnt = Trzy artefakty dają 6 punktów, z czwartym będzie 10. Kiedy je wymienić, dowiesz się w jednej z następnych lekcji.

## 07: bonuses and ores
ores-title = Premie i minerały
ores-about = Jeden artefakt pomaga wykuć drugi
ores-bonus = Jeśli płacisz klejnotami, trzy kuźnie dają premię: K3 rzut kostką, K4 minerał, K5 trzy punkty mocy.
ores-plan = Trzy minerały zastępują klejnoty w każdej kuźni. Masz dwa: zacznij wykuwać, a zdobędziesz trzeci.
ores-forge = Klejnoty już masz: wykuwaj.
ores-red = Czerwone artefakty leżą w K3 i w K4. Który na pewno da ci minerał?
ores-sure = Kostka może go dać, a K4 da na pewno.
ores-pay = Teraz wydaj trzy minerały. Nie dają premii, więc najlepiej w białej kuźni: tam jej nie ma, a cena to cztery klejnoty.
ores-lose-bonus = Płacąc minerałami, stracisz premię: 3 punkty mocy.
ores-cheap = Tu wystarczą dwa klejnoty. Więcej oszczędzisz w białej kuźni.
ores-idle = Minerały leżałyby bezczynnie.
ores-space = Połóż go na białym polu dolnego rzędu.
ores-row = Tam będą już trzy artefakty.
ores-learnt = Dwa artefakty naraz. Zawsze sprawdzaj, czy premia za pierwszy nie pomoże zapłacić za drugi.

## 08: exchanging rows
rows-title = Kiedy wymienić rząd
rows-about = Punkty teraz, kamień na zawsze
rows-when = Dwa artefakty to tylko 3 punkty. I tak je wymień: im wcześniej weźmiesz kamień runiczny, tym dłużej ci pomaga.
rows-exchange = Jeden rząd na turę, po akcji: łatwo o tym zapomnieć. Wymień górny.
rows-forgotten = Czekają 3 punkty i kamień.
rows-stone = Przy dwóch graczach jest po jednym kamieniu każdego rodzaju. Weź „Limit ręki”, zanim zrobi to przeciwnik.
rows-this = Dobry kamień, ale tu wypróbuj „Limit ręki”.
rows-end = Zakończ turę i patrz na swoją rękę.
rows-hand = Sześć kart zamiast czterech: co turę więcej par do wyboru.
rows-learnt = Dopóki nie masz czterech różnych kamieni, warto wymieniać nawet krótkie rzędy. Potem czekaj na długie: piąty artefakt dodaje najwięcej.

## 09: the end
end-title = Ostatnia tura
end-about = Co się liczy na koniec
end-last = Przeciwnik minął tron i ma 66 punktów. To ostatnia runda: masz 56 punktów i jedną turę.
end-forge = Karty i kamienie nic już nie dadzą. Liczą się rzędy, a każde 3 klejnoty lub minerały to 1 punkt. Wykuwaj.
end-cards = Karty i nowe klejnoty dadzą już niewiele.
end-red = Weź czerwony artefakt za dwa klejnoty. Pozostałe trzy będą warte punkt.
end-too-dear = Zapłacisz czterema klejnotami, a piąty sam nic nie da.
end-row = W górnym rzędzie da 3 punkty, a dolny podniesie z 6 na 10.
end-tie = Tu zyskasz 3 punkty, w dolnym 4. Ten jeden rozstrzygnie.
end-exchange = Wymień dolny rząd. Masz już cztery kamienie, więc dostaniesz same punkty.
end-also = Policzyłby się i na koniec, ale wymień go teraz.
end-finish = Trzy klejnoty dadzą ostatni punkt, a samotny artefakt nic. Zakończ turę.
end-learnt = 67 do 66: wygrywasz, a przy remisie zwycięstwo byłoby wspólne. Pod koniec zamieniaj klejnoty na artefakty.
