# Labyrinth: the lessons, in Polish. Keys begin with the name of the lesson's file.

## 01-aim

aim-title = Cel gry
aim-about = Cudzy klucz i pole centralne

aim-what = Wygrywasz, gdy w swojej kolejce stoisz na polu centralnym jako jedyna postać i masz klucz.
aim-key = Klucz przy twoim polu startowym nie jest dla ciebie: idź po inny. Kolejka to dwie akcje, a Ruch kosztuje jedną. Wejdź na pole klucza.
aim-take = Podnoszenie nic nie kosztuje. Weź klucz.
aim-back = Każdy widzi, że masz klucz, i będzie cię ścigać. Ruszaj w stronę pola centralnego.
aim-end = Akcje wydane. Zakończ kolejkę.
aim-others = Nikt nie zdążył ci przeszkodzić.
aim-near = Znowu masz dwie akcje. Idź dalej.
aim-win = Na polu centralnym nikogo nie ma. Wejdź.
aim-done = Zwycięstwo. Zapamiętaj: cudzy klucz, pole centralne i żadnej innej postaci obok.

aim-key-first = Bez klucza nie wygrasz, a ten leży tuż obok.
aim-no-key = Bez klucza nie wygrasz.
aim-to-centre = Z kluczem idź prosto na pole centralne.

## 02-building

building-title = Budowa
building-about = Droga dla ciebie, ściana dla rywala

building-start = Zaczynasz z czterema życiami i jednym Kryształem Losu. Pierwsze działanie to zawsze Ruch na własne pole klucza.
building-draw = Tego klucza nie wolno ci wziąć, a dalej drogi nie ma. Buduj: za jedną akcję dostajesz kafelek z puli.
building-lay = Połóż go na zaznaczonym polu i obróć tak, żeby korytarz prowadził od ciebie ku polu centralnemu.
building-end = Zakończ kolejkę.
building-rival = Łowca Głów też zbudował sobie drogę. Brakuje mu jednego kafelka.
building-more = Kafelki nie muszą do siebie pasować ani leżeć blisko ciebie. Buduj znowu, tym razem przeciw niemu.
building-wall = Połóż kafelek na zaznaczonym polu, ścianą do jego korytarza. Obejście zabierze mu akcje.
building-done = Symbol na kafelku przyniósł zakrytą pułapkę. Zapamiętaj: sobie drogę otwieraj, innym wydłużaj. Ostatniej drogi zamknąć nie wolno.

building-leave = Szkoda akcji. Wejdź na swoje pole klucza.
building-first = Najpierw potrzebujesz drogi: buduj.
building-turn = Tak staniesz przed ścianą. Obróć kafelek.
building-here = To cię nie przybliży. Wybierz zaznaczone pole.
building-against = Najpierw zatrzymaj Łowcę Głów: buduj.
building-opens = To otwiera mu drogę. Obróć kafelek.
building-elsewhere = Tam mu nie przeszkodzi. Wybierz zaznaczone pole.

## 03-bridges

bridges-title = Mosty i skoki
bridges-about = Miejscem jest korytarz, nie kafelek

bridges-two = Stoisz na moście, a pod nim leżą Buty Skoczka. Kafelek jest jeden, ale korytarze dwa: Ruchem tam nie przejdziesz.
bridges-safe = Bezpieczny skok zabiera dwie akcje, całą kolejkę, ale zawsze się udaje. Skocz pod most.
bridges-item = Weź Buty: dają +3 do testów skoku. Możesz mieć najwyżej dwa przedmioty.
bridges-end = Zakończ kolejkę.
bridges-others = Nikt cię nie niepokoił.
bridges-risk = Ryzykowny skok zabiera jedną akcję, ale dwie kostki muszą dać co najmniej 8. Z Butami wystarczy 5, więc warto: skocz na most.
bridges-fall = Pech: 4 + 3 to tylko 7. Nieudany skok odbiera dwa życia i oszałamia.
bridges-done = W oszołomieniu możesz tylko odpoczywać, i na to poszła druga akcja. Zapamiętaj: patrz na korytarze, nie na kafelki.

bridges-too-risky = To 42% szans, a porażka kosztuje dwa życia. Wybierz Bezpieczny skok.
bridges-boots = Najpierw Buty: wybierz Bezpieczny skok.
bridges-leave-boots = Zaraz będą ci potrzebne.
bridges-too-slow = Z Butami masz 83% szans i zostanie ci akcja.
bridges-up = Twoja droga prowadzi mostem: wybierz Ryzykowny skok.

## 04-traps

traps-title = Pułapki i Kryształ Losu
traps-about = Nikt nie wie, co tam leży

traps-order = Po wejściu na korytarz eksplorujesz go po kolei: żetony zdolności, Golem, pułapka, postacie, wreszcie klucze i przedmioty.
traps-walk = Na twojej drodze leży zakryta pułapka. Nikt nie wie jaka. Wejdź.
traps-crystal = Dwa rzuty, w każdym trzeba co najmniej 8. Oba nieudane: stracisz dwa życia, chyba że Kryształem powtórzysz cały test. Użyj go.
traps-set = Udało się. Ale Łowca Głów ma klucz i zaraz wygra. Zastaw pułapkę, to jedna akcja.
traps-where = Połóż ją między nim a polem centralnym.
traps-end = Jaka to pułapka, nie wiesz nawet ty. Zakończ kolejkę.
traps-works = Lodowy Podmuch. Oszołomiony Łowca Głów odpoczywa, zamiast wygrać.
traps-done = Pułapka zostaje do końca gry i działa na każdego, także na ciebie. Ponowna aktywacja Kryształu to dwie akcje, więc oszczędzaj go na ważne rzuty.

traps-only-way = Innej drogi do pola centralnego nie ma.
traps-two-lives = Masz tylko cztery życia. Powtórz test.
traps-rival-first = Wtedy Łowca Głów wygra. Zastaw pułapkę.
traps-not-there = Tamtędy nie pójdzie.

## 05-golem

golem-title = Golem
golem-about = Odeślij prowadzącego na start

golem-danger = Strażnik Pieczęci ma klucz i tylko krok do zwycięstwa. Wykonaj Ruch Golemem: jedna akcja, raz na kolejkę.
golem-step = Karta mówi: dwa korytarze, a drogę wybierasz ty. Kto spotka Golema i wyrzuci mniej niż 12, wraca na pole startowe. Poprowadź go do rywala.
golem-end = 11 to za mało: rywal zachował klucz, ale wrócił na pole startowe. Zakończ kolejkę.
golem-others = W odpowiedzi Łowca Głów prowadzi Golema do ciebie.
golem-keep = Decydujesz także w cudzych kolejkach. Szansa to 1 na 36: zostaw wynik i zachowaj Kryształ.
golem-done = Tracisz tylko czas. Zapamiętaj: Golem zatrzymuje prowadzących. Stojąc na twoim polu klucza, nie wypuści cię z pola startowego.

golem-stop-them = To nie zatrzyma Strażnika Pieczęci.
golem-yourself = Tam stoisz ty.
golem-wasted = Kryształ przyda się na test, który możesz zdać.

## 06-fights

fights-title = Walka: Siostra Wojny
fights-about = Darmowa walka, Furia i śmierć

fights-enter = Grasz Siostrą Wojny. Mistrz Miecza ma klucz i +3 do testów walki. Wejdź na jego korytarz: zaraz po wejściu walka jest darmowa.
fights-start = Zacznij walkę. Oboje rzucacie dwiema kostkami. Wygrywa wyższy wynik, a przegrana kosztuje życie.
fights-fury = Przegrywasz 8 do 9. Użyj Furii: za jedno życie masz +2, a wygrana odbierze mu wtedy wszystkie życia.
fights-key = Kto ginie, upuszcza klucz i wraca na pole startowe z czterema życiami. Podnieś klucz.
fights-end = Zakończ kolejkę. Teraz polują na ciebie.
fights-rival = Strażnik Pieczęci wszedł i zaczął walkę: 9 do 4.
fights-keep = Z Furią masz 6, nadal za mało. Zostaw wynik.
fights-done = Tracisz jedno życie, a klucz zostaje. Zapamiętaj: za zdolność płać wtedy, gdy zmienia wynik.

fights-go = Klucz ma Mistrz Miecza. Wejdź na jego korytarz.
fights-no-key = Przecież chodzi o ten klucz.
fights-lost = Stracisz życie. Za to samo życie Furia da zwycięstwo.
fights-in-vain = 6 do 9 to nadal porażka: dwa życia zamiast jednego.

## 07-events

events-title = Zdarzenia
events-about = Zasady, które się zmieniają

events-moon = Trwa Krwawy Księżyc: przegrana walka kosztuje dwa życia. Za tobą Mistrz Miecza, przed tobą Golem.
events-draw = Zasadę trwającą kończy następne zdarzenie. Wywołaj je: jedna akcja, raz na kolejkę.
events-who = Przemiana. Najpierw zasada jednorazowa: ktoś zmienia postać, ale zachowuje życia, klucze i przedmioty. Wybierz Mistrza Miecza.
events-lasting = Teraz zasada trwająca: +2 do testów Golema. Paladyn ma swoje +2, więc wystarczy rzucić 8. Wejdź na pole centralne.
events-done = Zwycięstwo: Golem nie jest postacią. Zapamiętaj: zasada trwająca dotyczy wszystkich. Ostatnie zdarzenie, Unicestwienie, trwa do końca gry.

events-moon-first = Najpierw zakończ Krwawy Księżyc: wywołaj zdarzenie.
events-not-you = Paladyn przyda ci się przeciw Golemowi.
events-not-far = Niebezpieczeństwo stoi tuż za tobą.
events-now = Lepszej okazji nie będzie.

## 08-illusionist

illusionist-title = Zdolności: Iluzjonista
illusionist-about = Zakryty kafelek na drodze rywala

illusionist-build = Każda postać ma cztery zdolności. Grasz Iluzjonistą, a Mistrz Miecza z kluczem ma dwa kroki do zwycięstwa. Buduj.
illusionist-down = Iluzjonista może kłaść kafelki zakryte. Zrób to na zaznaczonym polu.
illusionist-end = Nikt inny nie wie, co to za kafelek. Zakończ kolejkę.
illusionist-rival = Mistrz Miecza wchodzi na zakryty kafelek.
illusionist-turn = Kafelek się odkrywa, a obrót wybierasz ty, w cudzej kolejce. Odetnij rywala od pola centralnego.
illusionist-done = Rywal utknął. Czytaj swoją kartę: jedne zdolności działają zawsze, inne kosztują akcje, życie albo Kryształ.

illusionist-must-build = Tak go nie zatrzymasz. Buduj.
illusionist-why-down = Odkryty kafelek rywal obejdzie. Połóż zakryty, na zaznaczonym polu.
illusionist-opens = Tędy wejdzie na pole centralne i wygra.

## 09-centre

centre-title = Pole centralne
centre-about = Atak, wypchnięcie i koniec gry

centre-two = W grze dwuosobowej pole centralne leży bliżej brzegu, a dwie postacie nie biorą udziału.
centre-attack = Masz klucz, ale nie jesteś tu jedyną postacią. Darmowa walka jest tylko po wejściu, więc wydaj akcję na Atak.
centre-push = Kto przegra, traci życie i zostaje wypchnięty, a ty wybierasz dokąd. Obok stoi Golem.
centre-done = Zwycięstwo, bo to twoja kolejka; w cudzej wygrać nie można. Po 60 rundach decyduje liczba kluczy.

centre-stay = Dopóki rywal tu stoi, nie wygrasz. Atakuj.
centre-golem = To wystarczy, ale Golem odeśle rywala na pole startowe.
