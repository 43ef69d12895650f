# Words of the drawn table, in Polish.
board-name = Stół: labirynt, rzędy od A do G z północy na południe, pola liczone od zachodu
the-golem = Golem
thing-key = klucz
key-dropped-by = klucz (upuszczony przez: { $player })
trap-hidden = zakryta pułapka
trap-known-to-you = zakryta pułapka, którą znasz: { $trap }
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
