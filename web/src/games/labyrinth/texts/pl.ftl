# Words of the drawn table, in Polish.
board-name = Stół: labirynt, rzędy od A do G z północy na południe, pola liczone od zachodu
the-golem = Golem
thing-key = klucz
key-dropped-by = klucz (upuszczony przez: { $player })
trap-hidden = zakryta pułapka
trap-known = zakryta pułapka: { $trap }
trap-open = pułapka: { $trap }
dead-end = ślepy korytarz
on-bridge = na moście
under-bridge = pod mostem
face-down-tile = zakryty kafelek
mini-map = Mała mapa labiryntu: przejdź do wybranej części
goal-title = Cel i pule
goal-text = Zdobądź cudzy klucz i stań z nim jako jedyna postać na polu centralnym.
pool-tiles = Pula Labiryntu
pool-traps = Pułapki w puli
pool-items = Przedmioty w puli
pool-golem = Karty ruchu Golema
pool-events = Zdarzenia w talii
keys-of = { $player }, klucze: { $points }
no-character = jeszcze bez postaci
open-sheet = { $character } ({ $player }): otwórz kartę postaci
sheet-more = Pokaż opisy zdolności
sheet-less = Ukryj opisy
actions-now = Pozostałe akcje: { $count }
stats-said = Życia: { $lives }. Aktywne Kryształy: { $active } z { $crystals }. Oszołomienie: { $daze }. Klucze: { $keys }. Przedmioty: { $items }. Klątwy: { $curses }. Poświęcenia: { $sacrifices }. Żetony: { $tokens }.
curses-short = Klątwa ×{ $count }
sacrifices-short = Poświęcenie ×{ $count }
## Where corridors lead
leads = prowadzi { $exits }
exit = { $side } ({ $place })
exit-wall = ściana
exit-empty = { $cell }, puste
exit-face-down = { $cell }, zakryty kafelek
open-towards = Otwarte w jego stronę: { $exits }.
open-towards-none = Żaden korytarz nie otwiera się w jego stronę.
empty-cell = puste
empty-hint = najpierw buduj
corridor-leads = Korytarz prowadzi { $sides }.
bridge-leads = Most prowadzi { $sides }.
under-leads = Korytarz pod mostem prowadzi { $sides }.
slot-trap = Gwiazdka: tu znajdzie się zakryta pułapka.
slot-item = Kwadrat: tu znajdzie się przedmiot.

## What things are and do
about-golem-back = Golem przyszedł stamtąd w poprzedniej kolejce, więc jego pierwszy krok nie może tam prowadzić.
golem-back-title = Tędy nie wróci
empty-cell-build = Żeby położyć tu kafelek, najpierw buduj: dobierasz kafelek, a potem wybierasz pole.
event-once = Teraz: { $text }.
tip-home = Pole startowe opuszczasz przez własne pole klucza. Tego klucza nie możesz wziąć.
tip-dazed = Oszołomienie: odpoczywasz, dopóki masz żetony oszołomienia.
tip-build = Zbuduj drogę do cudzego pola klucza.
tip-key = Masz klucz. Stań z nim na polu centralnym jako jedyna postać.

## Short forms for buttons
short-do-ability = { $ability }
short-do-rebuild = Przebuduj
short-do-risky-jump = Ryzykowny skok
short-do-set-trap = Pułapka
short-do-golem = Ruch Golemem
short-do-event = Zdarzenie
short-do-crystal = Kryształ
short-do-go-home = Wróć na start
short-do-break-curse = Zrzuć Klątwę
short-do-give-back = Oddaj Poświęcenie
short-do-safe-jump = Bezpieczny skok
short-split-harm = { $lives ->
    [0] Żetony oszołomienia: { $daze }
    [one] { $daze ->
        [0] Utrata 1 życia
       *[other] Utrata 1 życia, żetony oszołomienia: { $daze }
    }
   *[other] { $daze ->
        [0] Utrata { $lives } żyć
       *[other] Utrata { $lives } żyć, żetony oszołomienia: { $daze }
    }
}

## Later
duel-title = Walka
role-attacker = atakuje
role-defender = broni się
roll-said = kostki { $first } i { $second }, razem { $total }
roll-passed = ✓ udany
roll-failed = ✗ nieudany
no-modifiers = bez modyfikatorów
modifier-curses = Klątwy
modifier-other = inne
odds-test = Potrzeba { $need } lub więcej; szansa { $chance }{"\u00A0"}%.
odds-trap = { $rolls ->
    [one] Jeden rzut, co najmniej { $need }; szansa { $chance }{"\u00A0"}%.
    [few] { $rolls } rzuty, każdy co najmniej { $need }; szansa w każdym { $chance }{"\u00A0"}%.
   *[many] { $rolls } rzutów, każdy co najmniej { $need }; szansa w każdym { $chance }{"\u00A0"}%.
}
odds-duel = { $player }: szansa na wygraną { $chance }{"\u00A0"}%.
odds-repeat = Szansa na wygraną po nowym rzucie: { $chance }{"\u00A0"}%.
odds-golem = Test Golema wymaga 12; szansa { $chance }{"\u00A0"}%.
danger-trap = Twoja szansa w każdym rzucie: { $chance }{"\u00A0"}%.
danger-golem = Test Golema { $need }+; szansa { $chance }{"\u00A0"}%.
danger-jump = Ryzykowny skok { $need }+; szansa { $chance }{"\u00A0"}%.
danger-fight = Walka ({ $player }): szansa { $chance }{"\u00A0"}%.
about-line = { $name }: { $text }
about-trap = Pułapka zostaje na miejscu i działa na każdego, kto wejdzie.
about-trap-hidden = Zakryta pułapka: kto wejdzie, odkrywa ją i musi rzucić kostkami.
about-golem = Kto go spotka, rzuca dwiema kostkami: przy wyniku poniżej 12 wraca na pole startowe.
about-golem-move = Przesuwasz Golema dokładnie o tyle korytarzy; kogo spotka, ten wykonuje test Golema.
about-golem-no-move = Golem zostaje na miejscu.
about-golem-central = Golem przenosi się na pole centralne i spotyka stojące tam postacie.
about-key = Stań z nim jako jedyna postać na polu centralnym, a wygrasz. Jeśli zginiesz, upuścisz go.
about-node-C = Kto stanie tu z kluczem jako jedyna postać, wygrywa.
about-node-K = Na początku leży tu klucz. Nikt nie może wziąć klucza z własnego pola klucza.
about-node-S = Stąd zaczyna jego gracz i tu wraca po śmierci postaci.
about-face-down = Zakryty kafelek. Gdy wchodzi tam pionek, obraca go gracz, który go położył.
about-empty-cell = Puste pole: położony tu kafelek komuś otworzy drogę albo ją zamknie.
about-player = { $character }: życia { $lives }, klucze { $keys }, żetony oszołomienia { $daze }.
about-lives = Życia: { $count }. Postać bez żyć ginie, upuszcza klucz albo przedmiot i wraca na pole startowe.
about-crystals = Aktywne Kryształy Losu: { $active } z { $count }. Kryształ pozwala powtórzyć test i staje się nieaktywny.
about-keys = Klucze: { $count }.
about-daze = Żetony oszołomienia: { $count }. Oszołomiona postać może tylko odpoczywać i przegrywa każdą walkę.
about-curses = Żetony Klątwy: { $count }. Każdy daje −1 do wszystkich testów.
about-sacrifices = Żetony Poświęcenia: { $count }. Postać z takim żetonem nie może atakować Arcykapłanki.
about-pool-tiles = Stąd dobiera się kafelki do Budowy. Gdy pula się skończy, nikt już nie buduje.
about-pool-traps = Stąd biorą się pułapki: zastawiane przez graczy i leżące przy gwiazdkach na nowych kafelkach.
about-pool-items = Stąd trafia przedmiot na każdy kwadrat na nowych kafelkach.
about-pool-golem = Ruch Golemem odkrywa jedną: 1, 2 lub 3 korytarze, brak ruchu albo pole centralne.
about-pool-events = Raz na kolejkę możesz wywołać jedno. Ostatnia karta to Unicestwienie.
event-lasting = Do następnego zdarzenia: { $text }.
golem-card-title = Karta ruchu Golema
about-do-build = 1 akcja: dobierz kafelek i połóż go na pustym polu obok innego kafelka.
about-do-rebuild = 2 akcje: usuń kafelek, a potem dobierz taki, który pasuje, i połóż go.
about-do-risky-jump = 1 akcja: z mostu na korytarz pod nim albo w górę. Udaje się przy wyniku 8 lub więcej; w przeciwnym razie tracisz 2 życia, dostajesz 1 żeton oszołomienia i jesteś na dole.
about-do-safe-jump = Z mostu na korytarz pod nim albo w górę, bez rzutu.
about-do-rest = 1 akcja: odrzuć żeton oszołomienia.
about-do-set-trap = 1 akcja: połóż zakrytą pułapkę na korytarzu. Działa też na ciebie.
about-do-golem = 1 akcja, raz na kolejkę: odkryj kartę ruchu Golema i wykonaj ją.
about-do-event = 1 akcja, raz na kolejkę: odkryj zdarzenie. Dzieje się od razu, a jego zasada trwająca obowiązuje do następnego.
about-do-crystal = Nieaktywny Kryształ Losu staje się aktywny i pozwala powtórzyć test.
about-do-go-home = 2 akcje: wracasz na pole startowe, bo stąd nie może już powstać droga do pola centralnego.
about-do-break-curse = 1 akcja: oddaj żeton Klątwy.
about-do-give-back = Wydaj 1 życie i oddaj żeton Poświęcenia.
about-do-attack = Obie postacie rzucają dwiema kostkami i dodają premie. Przegrana traci 1 życie i zostaje wypchnięta.
about-crystal-title = Kryształ Losu
about-crystal = Aktywny Kryształ staje się nieaktywny, a cały test wykonujesz od nowa. Liczy się nowy wynik, nawet gorszy.
choose-help = Wybierz kartę, żeby zobaczyć, co umie postać.
hand-title = Kafelek w ręce
hand-choose-cell = Wybierz świecące pole.
hand-choose-tile = Wybierz świecący kafelek.
hand-help = Dotknij pola jeszcze raz albo użyj strzałek (klawisz R), żeby obrócić kafelek.
hand-help-touch = Dotknij pola jeszcze raz albo użyj ↺ ↻, żeby obrócić kafelek.
turn-left = Obróć w lewo
turn-right = Obróć w prawo
lay-face-down = Zakryty
cut-off = Odcięte: { $places }.

## How to play
how-aim = Cel
how-aim-text = Wygrywasz, gdy w swojej kolejce stoisz na polu centralnym jako jedyna postać i masz klucz. Klucz przy twoim polu startowym nie jest dla ciebie: zdobądź inny.
how-turn = Kolejka
how-turn-text = Masz dwie akcje, a niewykorzystane przepadają. Po wejściu na korytarz eksplorujesz go po kolei: żetony zdolności, Golem, pułapka, postacie, na końcu klucze i przedmioty. Grę zaczynasz Ruchem na własne pole klucza.
how-cost = Ile co kosztuje
how-cost-text = Płacisz akcjami.
how-free = Za darmo
how-free-text = Podniesienie klucza lub przedmiotu (możesz mieć najwyżej { $items ->
    [one] { $items } przedmiot
    [few] { $items } przedmioty
   *[many] { $items } przedmiotów
  }), użycie Kryształu, walka zaraz po wejściu na korytarz.
how-one = Jedna akcja
how-one-text = Budowa, Ruch, Ryzykowny skok, Atak, Zastawienie pułapki, Ruch Golemem, Wywołanie zdarzenia, Odpoczynek.
how-two = Dwie akcje
how-two-text = Bezpieczny skok, Aktywacja Kryształu.
how-build = Budowa
how-build-text = Kafelek kładziesz na dowolnym polu obok innego kafelka, obrócony, jak chcesz. Korytarze nie muszą pasować. Nie wolno tylko zamknąć ostatniej drogi.
how-bridge = Mosty
how-bridge-text = Miejscem jest korytarz, nie kafelek. Most i korytarz pod nim to dwa różne miejsca: żeby dostać się z jednego na drugie, trzeba skoczyć.
how-tests = Niebezpieczeństwa
how-tests-text = W teście rzucasz dwiema kostkami; aktywny Kryształ Losu pozwala go powtórzyć. Ryzykowny skok wymaga { $jump }: nieudany odbiera { $fall } życia i oszałamia, a oszołomiona postać może tylko odpoczywać. W walce przegrywa niższy wynik i traci życie. Golema odeprzesz od { $golem }, inaczej wracasz na pole startowe. Zakrytych pułapek nikt nie zna, a działają na każdego. Kto straci { $lives ->
    [one] swoje jedyne życie
    [few] wszystkie { $lives } życia
   *[many] wszystkie { $lives } żyć
  }, upuszcza jeden klucz i zaczyna od pola startowego.
how-characters = Postacie i zdarzenia
how-characters-text = Każda postać ma cztery zdolności. Zdarzenie ma zasadę jednorazową i zasadę trwającą, która obowiązuje wszystkich do następnego zdarzenia.
how-end = Koniec
how-end-text = Kto przegra walkę na polu centralnym, zostaje wypchnięty. Pierwsze zwycięstwo kończy grę. Gdy minie ostatnia dozwolona runda, wygrywa ten, kto ma najwięcej kluczy.
how-shows-corridors = Dwa korytarze po lewej mają wylot na wspólnym boku: sąsiadują. Po prawej jeden wylot trafia na ścianę.
how-shows-bridge = Jedna postać stoi na moście, druga w korytarzu pod nim. Między nimi można tylko skoczyć.
how-shows-build = Ten sam kafelek w trzech obrotach.
how-shows-end = Postać wypchnięta z pola centralnego.

## Tips
tip-character = Każda postać łamie jakąś zasadę: wybierz taką, której zdolności przydadzą się co kolejkę, a nie raz na grę.
tip-daze = Oszołomiona postać może tylko odpoczywać i przegrywa każdą walkę, więc to dobra chwila, by ją wyprzedzić lub zaatakować.
tip-aim = Tu wygrywasz: w swojej kolejce, z kluczem, jako jedyna postać na polu centralnym.
tip-key = Klucz przy twoim polu startowym nie jest dla ciebie: zdobądź inny, a swojego pilnuj przed rywalami.
tip-lay = Obróć kafelek, zanim go położysz: korytarz w twoją stronę oszczędza akcje, a ściana przed rywalem mu je zabiera.
tip-build = Budową otwierasz drogę sobie albo wydłużasz ją rywalowi: kafelki mogą leżeć wszędzie i nie muszą do siebie pasować.
tip-actions = W kolejce masz dwie akcje, a niewykorzystane przepadają: policz, ile ich trzeba do klucza i do pola centralnego.
tip-golem = Golem zatrzymuje prowadzących: kto go spotka i wyrzuci mniej niż 12, wraca na pole startowe.
tip-golem-step = Prowadź Golema przez korytarze rywali: test czeka każdego na jego drodze, nie tylko na końcu.
tip-trap = Pułapka spowalnia każdego, kto musi przez nią przejść: zostaje do końca gry i działa także na ciebie.
tip-trap-where = Pułapka najbardziej szkodzi między prowadzącym a polem centralnym, więc własną drogę zostaw wolną.
tip-event = Nowe zdarzenie kończy trwającą zasadę poprzedniego: wywołaj je, gdy obecna zasada szkodzi tobie bardziej niż innym.
tip-dice = Kryształ Losu powtarza cały test, także w cudzej kolejce, więc oszczędzaj go na rzuty, które o czymś rozstrzygają.
tip-jump = Ryzykowny skok oszczędza akcję, ale może kosztować dwa życia: przy małych szansach wydaj dwie akcje na bezpieczny.
tip-pick = Podnoszenie nic nie kosztuje: klucz jest potrzebny do zwycięstwa, a przedmioty możesz mieć dwa.
tip-fight = Walka zaraz po wejściu jest darmowa: kto straci wszystkie życia, upuszcza klucz, więc atakuj tych, którzy go mają.
tip-combat = Oba wyniki są już znane: płać za zmianę tylko wtedy, gdy może ona odwrócić losy walki.
tip-ability = Twoja postać umie coś, czego inni nie potrafią: przeczytaj jej kartę, bo zdolności kosztują akcje, życie albo Kryształ.
tip-corridor = Stoisz na korytarzu, nie na kafelku: na kafelku z mostem góra i dół to dwa różne miejsca.
tip-died = Śmierć kosztuje klucz i drogę powrotną, nic więcej: postać zaczyna znowu z kompletem żyć.
tip-home = Kto nie zda testu Golema, traci tylko drogę: klucze i przedmioty zostają przy postaci.
tip-end = Wygrać można tylko we własnej kolejce, więc przed jej końcem sprawdź, kto mógłby wygrać w następnej.
