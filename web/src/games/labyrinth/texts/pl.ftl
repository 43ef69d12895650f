# Słowa narysowanego stołu, po polsku.
board-name = Stół: labirynt
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
odds-test = Potrzeba { $need } lub więcej; szansa { $chance }{"\u00A0"}%.
odds-trap = { $rolls ->
    [one] Jeden rzut, co najmniej { $need }; szansa { $chance }{"\u00A0"}%.
    [few] { $rolls } rzuty, każdy co najmniej { $need }; szansa w każdym { $chance }{"\u00A0"}%.
   *[many] { $rolls } rzutów, każdy co najmniej { $need }; szansa w każdym { $chance }{"\u00A0"}%.
}
odds-duel = { $player }: szansa na wygraną { $chance }{"\u00A0"}%.
odds-repeat = Szansa na wygraną po nowym rzucie: { $chance }{"\u00A0"}%.
odds-golem = Test Golema wymaga 12; szansa { $chance }{"\u00A0"}%.
danger-trap = { $text } Szansa w jednym rzucie: { $chance }{"\u00A0"}%.
danger-golem = Test Golema { $need }+; szansa { $chance }{"\u00A0"}%.
danger-jump = Ryzykowny skok { $need }+; szansa { $chance }{"\u00A0"}%.
danger-fight = Walka ({ $player }): szansa { $chance }{"\u00A0"}%.

## Krótkie nazwy na przyciski
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
