# Słowa narysowanego stołu, po polsku.
board-name = Stół: labirynt
the-golem = Golem
thing-key = klucz
key-dropped-by = klucz upuszczony: { $player }
trap-hidden = zakryta pułapka
trap-known-to-you = zakryta pułapka, którą znasz: { $trap }
trap-open = pułapka: { $trap }
dead-end = ślepy korytarz
on-bridge = na moście
under-bridge = pod mostem
face-down-tile = zakryty kafelek
mini-map = Mała mapa labiryntu: przejdź do wybranej części
goal-title = Cel i pule
goal-text = Zdobądź cudzy klucz i stań z nim samotnie na środku.
pool-tiles = Kafelki w stosie
pool-traps = Pułapki w puli
pool-items = Przedmioty w puli
pool-golem = Karty Golema w talii
pool-events = Zdarzenia w talii
no-character = jeszcze bez postaci
open-sheet = { $character } ({ $player }): otwórz kartę postaci
sheet-more = Pokaż opisy zdolności
sheet-less = Ukryj opisy
actions-left = Pozostałe akcje: { $count }
stats-said = Życia: { $lives }. Aktywne Kryształy: { $active } z { $crystals }. Oszołomienie: { $daze }. Klucze: { $keys }. Przedmioty: { $items }. Klątwy: { $curses }. Poświęcenia: { $sacrifices }. Żetony: { $tokens }.
curses-short = Klątwa ×{ $count }
sacrifices-short = Poświęcenie ×{ $count }
choose-help = Wybierz kartę, żeby zobaczyć, co umie postać.
hand-title = Kafelek w ręce
hand-choose-cell = Wybierz świecące pole.
hand-choose-tile = Wybierz świecący kafelek.
hand-help = Dotknij pola jeszcze raz albo naciśnij R, żeby obrócić.
turn-left = Obróć w lewo
turn-right = Obróć w prawo
lay-face-down = Zakryty
cut-off = Odcięte: { $places }.
duel-title = Walka
test-title = { $test }
role-attacker = atakuje
role-defender = broni się
roll-said = kostki { $first } i { $second }, razem { $total }
roll-passed = ✓ udany
roll-failed = ✗ nieudany
no-modifiers = bez modyfikatorów
modifier-curses = Klątwy
modifier-other = inne
odds-test = Potrzeba { $need }; szansa { $chance }%.
odds-trap = { $rolls ->
    [one] Jeden rzut, co najmniej { $need }; szansa { $chance }%.
    [few] { $rolls } rzuty, co najmniej { $need }; szansa każdego { $chance }%.
   *[many] { $rolls } rzutów, co najmniej { $need }; szansa każdego { $chance }%.
}
odds-duel = { $player }: szansa na wygraną { $chance }%.
odds-repeat = Szansa na wygraną po nowym rzucie: { $chance }%.
odds-golem = Test Golema wymaga 12; szansa { $chance }%.
danger-trap = { $text } Szansa jednego rzutu: { $chance }%.
danger-golem = Test Golema { $need }+; szansa { $chance }%.
danger-jump = Ryzykowny skok { $need }+; szansa { $chance }%.
danger-fight = Walka ({ $player }): szansa { $chance }%.

## Krótkie nazwy na przyciski
short-do-ability = { $ability }
short-do-rebuild = Przebuduj
short-do-risky-jump = Ryzykowny skok
short-do-set-trap = Pułapka
short-do-golem = Golem
short-do-event = Zdarzenie
short-do-crystal = Kryształ
short-do-go-home = Wróć na start
short-do-break-curse = Zrzuć Klątwę
short-do-give-back = Oddaj Poświęcenie
