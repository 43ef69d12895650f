# Rune Stones: everything that the game says, in Polish.
#
# Names of players are never inflected: write sentences in which they stand in the nominative.
# A word of the game comes with its forms: $kin, and $kin_acc, $kin_gen, … for the attributes of its message.

## Game

game-title = Rune Stones
game-original-title = Rune Stones
game-summary = Przywołuj stwory, korzystaj z ich zdolności i wykuwaj artefakty. Za każdym razem, gdy używasz dwóch kart, ta z wyższym numerem odchodzi.
game-length = 45–75 minut

## Components
# .acc, .gen, .ins, .loc: cases; .at: with a preposition; .title: to begin with; .colour: without its noun; .short: a letter.

gem-blue = niebieski klejnot
    .acc = niebieski klejnot
    .gen = niebieskiego klejnotu
    .ins = niebieskim klejnotem
    .colour = niebieski
    .colour_gen = niebieskiego
    .artifact = niebieski artefakt
    .artifact_gen = niebieskiego artefaktu
    .plural_gen = niebieskich
    .short = N
gem-yellow = żółty klejnot
    .acc = żółty klejnot
    .gen = żółtego klejnotu
    .ins = żółtym klejnotem
    .colour = żółty
    .colour_gen = żółtego
    .artifact = żółty artefakt
    .artifact_gen = żółtego artefaktu
    .plural_gen = żółtych
    .short = Ż
gem-green = zielony klejnot
    .acc = zielony klejnot
    .gen = zielonego klejnotu
    .ins = zielonym klejnotem
    .colour = zielony
    .colour_gen = zielonego
    .artifact = zielony artefakt
    .artifact_gen = zielonego artefaktu
    .plural_gen = zielonych
    .short = Z
gem-red = czerwony klejnot
    .acc = czerwony klejnot
    .gen = czerwonego klejnotu
    .ins = czerwonym klejnotem
    .colour = czerwony
    .colour_gen = czerwonego
    .artifact = czerwony artefakt
    .artifact_gen = czerwonego artefaktu
    .plural_gen = czerwonych
    .short = C
gem-white = biały klejnot
    .acc = biały klejnot
    .gen = białego klejnotu
    .ins = białym klejnotem
    .colour = biały
    .colour_gen = białego
    .artifact = biały artefakt
    .artifact_gen = białego artefaktu
    .plural_gen = białych
    .short = B

pool-blue = { $count ->
    [one] { $count } niebieski klejnot
    [few] { $count } niebieskie klejnoty
   *[many] { $count } niebieskich klejnotów
}
pool-yellow = { $count ->
    [one] { $count } żółty klejnot
    [few] { $count } żółte klejnoty
   *[many] { $count } żółtych klejnotów
}
pool-green = { $count ->
    [one] { $count } zielony klejnot
    [few] { $count } zielone klejnoty
   *[many] { $count } zielonych klejnotów
}
pool-red = { $count ->
    [one] { $count } czerwony klejnot
    [few] { $count } czerwone klejnoty
   *[many] { $count } czerwonych klejnotów
}
pool-white = { $count ->
    [one] { $count } biały klejnot
    [few] { $count } białe klejnoty
   *[many] { $count } białych klejnotów
}
pool-ore = { $count ->
    [one] { $count } minerał
    [few] { $count } minerały
   *[many] { $count } minerałów
}
pool-points = { $count ->
    [one] { $count } punkt mocy
    [few] { $count } punkty mocy
   *[many] { $count } punktów mocy
}

kin-blue = niebieski goblin
    .acc = niebieskiego goblina
    .gen = niebieskiego goblina
    .title = Niebieski goblin
kin-yellow = żółty satyr
    .acc = żółtego satyra
    .gen = żółtego satyra
    .title = Żółty satyr
kin-green = zielona driada
    .acc = zieloną driadę
    .gen = zielonej driady
    .title = Zielona driada
kin-red = czerwona harpia
    .acc = czerwoną harpię
    .gen = czerwonej harpii
    .title = Czerwona harpia
kin-white = biały smok
    .acc = białego smoka
    .gen = białego smoka
    .title = Biały smok
kin-druid = karta druida
    .acc = kartę druida
    .gen = karty druida
    .title = Karta druida

druid-brown = brązowy druid
    .acc = brązowego druida
    .title = Brązowy druid
druid-grey = szary druid
    .acc = szarego druida
    .title = Szary druid
druid-beige = beżowy druid
    .acc = beżowego druida
    .title = Beżowy druid
druid-black = czarny druid
    .acc = czarnego druida
    .title = Czarny druid

stone-magic = kamień „Magiczne punkty”
    .name = Magiczne punkty
    .effect = 2 dodatkowe magiczne punkty przy przywołaniu stworów
stone-hand = kamień „Limit ręki”
    .name = Limit ręki
    .effect = rękę uzupełniasz do 6 kart
stone-exchange = kamień „Wymiana”
    .name = Wymiana
    .effect = raz na turę klejnot za minerał albo minerał za klejnot
stone-joker = kamień „Klejnot-joker”
    .name = Klejnot-joker
    .effect = klejnoty wybranego koloru stają się jokerami
stone-plus = kamień „Plus”
    .name = Plus
    .effect = obie zdolności z kart opcjonalnych
stone-double = kamień „Podwójna akcja kostki”
    .name = Podwójna akcja kostki
    .effect = podwójna korzyść z rzutu kostką z karty
stone-extra = kamień „Dodatkowe punkty mocy”
    .name = Dodatkowe punkty mocy
    .effect = 1 dodatkowy punkt mocy za każdą kartę, która daje punkty
stone-three = kamień „Użyj trzech kart”
    .name = Użyj trzech kart
    .effect = możesz użyć trzech kart zamiast dwóch

forge-K1 = kuźnia K1
    .at = w kuźni K1
    .title = Kuźnia K1
forge-K2 = kuźnia K2
    .at = w kuźni K2
    .title = Kuźnia K2
forge-K3 = kuźnia K3
    .at = w kuźni K3
    .title = Kuźnia K3
forge-K4 = kuźnia K4
    .at = w kuźni K4
    .title = Kuźnia K4
forge-K5 = kuźnia K5
    .at = w kuźni K5
    .title = Kuźnia K5
forge-K6 = biała kuźnia
    .at = w białej kuźni
    .title = Biała kuźnia

face-GEM = klejnot wybranego koloru
face-SWAP = wymiana klejnotu na biały
face-P1 = 1 punkt mocy
face-P2 = 2 punkty mocy
face-ORE = minerał
face-CARD = karta z talii ogólnej

row-upper = górny rząd
    .acc = górny rząd
    .loc = górnym rzędzie
    .title = Górny rząd
row-lower = dolny rząd
    .acc = dolny rząd
    .loc = dolnym rzędzie
    .title = Dolny rząd

place-upper-blue = niebieskie pole górnego rzędu
    .loc = niebieskim polu górnego rzędu
place-upper-yellow = żółte pole górnego rzędu
    .loc = żółtym polu górnego rzędu
place-upper-green = zielone pole górnego rzędu
    .loc = zielonym polu górnego rzędu
place-upper-red = czerwone pole górnego rzędu
    .loc = czerwonym polu górnego rzędu
place-upper-white = białe pole górnego rzędu
    .loc = białym polu górnego rzędu
place-lower-blue = niebieskie pole dolnego rzędu
    .loc = niebieskim polu dolnego rzędu
place-lower-yellow = żółte pole dolnego rzędu
    .loc = żółtym polu dolnego rzędu
place-lower-green = zielone pole dolnego rzędu
    .loc = zielonym polu dolnego rzędu
place-lower-red = czerwone pole dolnego rzędu
    .loc = czerwonym polu dolnego rzędu
place-lower-white = białe pole dolnego rzędu
    .loc = białym polu dolnego rzędu

## Options

option-exchange_rows_per_turn = Wymiana rzędów w turze
option-exchange_rows_per_turn-help = Ile rzędów artefaktów możesz wymienić w jednej turze. Przy dwóch każdy rząd daje osobny kamień runiczny. Domyślnie jeden, choć część graczy gra na dwa.
option-exchange_rows_per_turn-1 = jeden
option-exchange_rows_per_turn-2 = dwa

option-joker_pays_white = Joker za biały klejnot
option-joker_pays_white-help = Czy klejnotami koloru z kamienia „Klejnot-joker” można zapłacić tam, gdzie karta żąda białego klejnotu. Domyślnie tak.
option-joker_pays_white-true = tak
option-joker_pays_white-false = nie, tylko biały

option-first_player = Gracz startowy
option-first_player-help = Kto zaczyna każdą rundę. Domyślnie decyduje los, ale możesz wskazać gracza po numerze miejsca przy stole.
option-first_player-random = los
option-first_player-1 = gracz 1
option-first_player-2 = gracz 2
option-first_player-3 = gracz 3
option-first_player-4 = gracz 4

option-max_rounds = Limit rund
option-max_rounds-help = Po tylu pełnych rundach następuje końcowa punktacja, nawet jeśli nikt nie doszedł do tronu. Zero znosi limit. Domyślnie 200: zwykła gra nigdy tyle nie trwa.

## Questions

ask-choose-druid = Którym druidem grasz?
ask-action = Którą akcję wykonujesz?
ask-summon = { $left ->
    [0] Którą kartę zagrywasz?
    [one] Zagraj kartę albo weź stwora. Masz { $left } magiczny punkt.
    [few] Zagraj kartę albo weź stwora. Masz { $left } magiczne punkty.
   *[many] Zagraj kartę albo weź stwora. Masz { $left } magicznych punktów.
}
ask-take-creature = { $left ->
    [one] Którego stwora bierzesz? Masz { $left } magiczny punkt.
    [few] Którego stwora bierzesz? Masz { $left } magiczne punkty.
   *[many] Którego stwora bierzesz? Masz { $left } magicznych punktów.
}
ask-play-more = { $left ->
    [0] Zagrywasz jeszcze kartę czy kończysz przywołanie?
    [one] Zagrywasz jeszcze kartę czy kończysz przywołanie? Został ci { $left } magiczny punkt.
    [few] Zagrywasz jeszcze kartę czy kończysz przywołanie? Zostały ci { $left } magiczne punkty.
   *[many] Zagrywasz jeszcze kartę czy kończysz przywołanie? Zostało ci { $left } magicznych punktów.
}
ask-finish-summoning = Kończysz przywołanie?
ask-choose-card = { $laid ->
    [0] Której karty używasz jako pierwszej?
    [one] Której karty używasz jako drugiej?
   *[other] Używasz jeszcze jednej karty?
}
ask-use-item = Której zdolności używasz?
ask-finish-using = Nie ma już zdolności do użycia. Kończysz akcję?
ask-take-gem = Jaki klejnot bierzesz?
ask-take-card = Którą kartę bierzesz? Możesz wziąć tylko { $kin_acc }.
ask-take-any-card = Którą kartę bierzesz z planszy?
ask-pay = { $left ->
    [one] Czym płacisz? Potrzebny jest { $gem }.
   *[other] Czym płacisz? Kolor: { $gem_colour }, do zapłaty jeszcze { $left }.
}
ask-pay-any = { $left ->
    [one] Którym klejnotem płacisz?
   *[other] Którym klejnotem płacisz? Do zapłaty jeszcze { $left }.
}
ask-die = Na kostce: { $face }. Korzystasz?
ask-die-again = Jeszcze raz to samo z kostki: { $face }. Korzystasz?
ask-forge = Co wykuwasz?
ask-finish-forging = Nic więcej teraz nie wykujesz. Kończysz akcję?
ask-pay-with = Czym płacisz za { $gem_artifact }?
ask-place = Gdzie kładziesz { $gem_artifact }?
ask-roll = Rzucasz kostką?
ask-end-turn = Kończysz turę?
ask-end-or-exchange = Wymieniasz rząd artefaktów czy kończysz turę?
ask-take-stone = Który kamień runiczny bierzesz?
ask-use-exchange = Co wymieniasz?
ask-activate-joker = Klejnoty którego koloru będą jokerami?

## Options of questions

choose-druid = { $druid_title }
do-summon = Przywołaj stwory
do-use = Użyj zdolności kart
do-forge = Wykuj artefakty
do-pass = Spasuj (żadna akcja nie jest możliwa)
do-pass-anyway = Spasuj
summon-play = { $points ->
    [one] Zagraj { $kin_acc } { $number } ({ $points } magiczny punkt)
    [few] Zagraj { $kin_acc } { $number } ({ $points } magiczne punkty)
   *[many] Zagraj { $kin_acc } { $number } ({ $points } magicznych punktów)
}
summon-take = { $price ->
    [one] Weź { $kin_acc } { $number } za { $price } punkt
    [few] Weź { $kin_acc } { $number } za { $price } punkty
   *[many] Weź { $kin_acc } { $number } za { $price } punktów
}
summon-stop = Zakończ przywołanie
choose-card = Użyj { $kin_gen } { $number }
choose-no-more = Wystarczą dwie karty
use-gem = { $kin_title } { $number }: weź { $gem_acc }
use-any-gem = { $kin_title } { $number }: weź klejnot wybranego koloru
use-ore = { $kin_title } { $number }: weź minerał
use-points = { $points ->
    [one] { $kin_title } { $number }: zdobądź { $points } punkt mocy
    [few] { $kin_title } { $number }: zdobądź { $points } punkty mocy
   *[many] { $kin_title } { $number }: zdobądź { $points } punktów mocy
}
use-die = { $kin_title } { $number }: rzuć kostką
use-card = { $kin_title } { $number }: weź z planszy { $taken_acc }
use-any-card = { $kin_title } { $number }: weź z planszy dowolną kartę
use-trade = { $kin_title } { $number }: oddaj { $paid }, weź { $gained }
use-no-more = Zakończ używanie kart
take-gem = Weź { $gem_acc }
take-card = Weź { $kin_acc } { $number }
pay-gem = Zapłać { $gem_ins } (masz { $have })
die-gem = Weź { $gem_acc }
die-swap = Wymień { $gem_acc } na biały
die-points = { $points ->
    [one] Weź { $points } punkt mocy
    [few] Weź { $points } punkty mocy
   *[many] Weź { $points } punktów mocy
}
die-ore = Weź minerał
die-card = Weź wierzchnią kartę z talii ogólnej
die-decline = Nie korzystaj
forge-at = Wykuj { $gem_artifact } { $forge_at } za { $price ->
    [one] { $price } klejnot
    [few] { $price } klejnoty
   *[many] { $price } klejnotów
}{ $wild ->
    [0] {""}
   *[other] {" "}(w tym jokery: { $wild })
}{ $points ->
    [0] {""}
    [one] , premia: { $points } punkt mocy
    [few] , premia: { $points } punkty mocy
   *[many] , premia: { $points } punktów mocy
}
forge-with-ores = Wykuj { $gem_artifact } { $forge_at } za { $ores ->
    [one] { $ores } minerał
    [few] { $ores } minerały
   *[many] { $ores } minerałów
}
forge-without-bonus = Wykuj { $gem_artifact } { $forge_at } za { $ores ->
    [one] { $ores } minerał, bez premii
    [few] { $ores } minerały, bez premii
   *[many] { $ores } minerałów, bez premii
}
forge-either = Wykuj { $gem_artifact } { $forge_at } za { $price ->
    [one] { $price } klejnot
    [few] { $price } klejnoty
   *[many] { $price } klejnotów
}{ $points ->
    [0] {""}
    [one] {" "}(premia: { $points } punkt mocy)
    [few] {" "}(premia: { $points } punkty mocy)
   *[many] {" "}(premia: { $points } punktów mocy)
} albo { $ores ->
    [one] { $ores } minerał
    [few] { $ores } minerały
   *[many] { $ores } minerałów
}
forge-no-more = Zakończ wykuwanie
pay-with-gems = { $price ->
    [one] Zapłać { $price } klejnotem
   *[other] Zapłać { $price } klejnotami
}
pay-with-ores = { $price ->
    [one] Zapłać { $price } minerałem
   *[other] Zapłać { $price } minerałami
}
pay-without-bonus = { $price ->
    [one] Zapłać { $price } minerałem, bez premii
   *[other] Zapłać { $price } minerałami, bez premii
}
place-at = Połóż na { $place_loc }
do-roll = Rzuć kostką
roll-not = Nie rzucaj
end-turn = Zakończ turę
exchange-row = Wymień { $row_acc }
exchange-row-points = { $points ->
    [one] Wymień { $row_acc }: { $points } punkt mocy
    [few] Wymień { $row_acc }: { $points } punkty mocy
   *[many] Wymień { $row_acc }: { $points } punktów mocy
}
exchange-row-stone = { $points ->
    [one] Wymień { $row_acc }: { $points } punkt mocy i kamień runiczny
    [few] Wymień { $row_acc }: { $points } punkty mocy i kamień runiczny
   *[many] Wymień { $row_acc }: { $points } punktów mocy i kamień runiczny
}
take-stone = { $stone_name }: { $stone_effect }
use-exchange-stone = Użyj kamienia „Wymiana”
use-joker-stone = Aktywuj kamień „Klejnot-joker”
exchange-gem = Oddaj { $gem_acc }, weź minerał
exchange-ore = Oddaj minerał, weź { $gem_acc }
activate-joker = Kolor { $gem_colour }: te klejnoty staną się jokerami
empty-forge = { $forge_title }: nic tu nie leży

## What would be lost

loses-magic = { $points ->
    [one] Przepadnie { $points } magiczny punkt, a starczyłby jeszcze na stwora.
    [few] Przepadną { $points } magiczne punkty, a starczyłyby jeszcze na stwora.
   *[many] Przepadnie { $points } magicznych punktów, a starczyłoby ich jeszcze na stwora.
}
loses-items = { $count ->
    [one] { $count } zdolność zostanie niewykorzystana.
    [few] { $count } zdolności zostaną niewykorzystane.
   *[many] { $count } zdolności zostanie niewykorzystanych.
}
loses-benefit = Zrezygnujesz z tego, co pokazuje kostka: { $face }.
loses-bonus = Zrezygnujesz z premii kuźni.
loses-row = { $points ->
    [one] { $row_title } możesz teraz wymienić na { $points } punkt mocy.
    [few] { $row_title } możesz teraz wymienić na { $points } punkty mocy.
   *[many] { $row_title } możesz teraz wymienić na { $points } punktów mocy.
}
loses-row-stone = { $points ->
    [one] { $row_title } możesz teraz wymienić na { $points } punkt mocy i kamień runiczny.
    [few] { $row_title } możesz teraz wymienić na { $points } punkty mocy i kamień runiczny.
   *[many] { $row_title } możesz teraz wymienić na { $points } punktów mocy i kamień runiczny.
}
loses-rows = Możesz teraz wymienić rząd. Punkty mocy: górny { $upper }, dolny { $lower }.

## Refusals

druid-taken = Tym druidem gra już ktoś inny.
must-act = Możesz wykonać akcję, więc nie wolno ci pasować.
display-empty = Na planszy nie ma ani jednego stwora.
too-few-points = Najtańszy stwór kosztuje { $need ->
    [one] { $need } magiczny punkt
    [few] { $need } magiczne punkty
   *[many] { $need } magicznych punktów
}, a z twoich kart { $have ->
    [0] nie zbierzesz ani jednego
   *[other] zbierzesz najwyżej { $have }
}.
too-few-cards = { $have ->
    [0] Do użycia zdolności potrzebujesz dwóch kart, a nie masz żadnej.
   *[other] Do użycia zdolności potrzebujesz dwóch kart, a masz { $have }.
}
nothing-to-forge = Żadnego artefaktu teraz nie wykujesz: brakuje klejnotów i minerałów albo wolnego pola.
other-colour = Ta karta ma punkty innego koloru, a w tym przywołaniu liczą się punkty koloru { $gem_colour_gen }.
out-of-reach = Z tą kartą zbierzesz najwyżej { $have ->
    [one] { $have } magiczny punkt
    [few] { $have } magiczne punkty
   *[many] { $have } magicznych punktów
}, a najtańszy stwór kosztuje { $need }.
too-expensive = Ten stwór kosztuje { $need ->
    [one] { $need } magiczny punkt
    [few] { $need } magiczne punkty
   *[many] { $need } magicznych punktów
}, a { $have ->
    [0] nie masz już żadnego
   *[other] masz { $have }
}.
nothing-taken = Musisz wziąć przynajmniej jednego stwora.
item-used = Ta zdolność została już użyta.
trade-used = Tej wymiany możesz dokonać tylko raz.
other-side-used = Druga zdolność tej karty została już użyta, a wolno użyć tylko jednej z nich.
no-such-gem = W magazynie nie ma { $gem_plural_gen } klejnotów.
no-coloured-gem = W magazynie nie ma kolorowych klejnotów.
no-white-gem = W magazynie nie ma białych klejnotów.
no-ore = W magazynie nie ma minerałów.
no-card-of-colour = Na planszy nie ma teraz { $kin_gen }.
not-this-colour = Tą zdolnością możesz wziąć tylko { $kin_acc }.
dragon-has-no-colour = Smok nie ma koloru, więc tą zdolnością go nie weźmiesz.
no-card = Na planszy nie ma kart.
cannot-pay = { $need ->
    [one] Na tę wymianę potrzeba { $gem_gen }, a nie masz czym zapłacić.
   *[other] Na tę wymianę potrzeba { $need } { $gem_plural_gen } klejnotów, a { $have ->
        [0] nie masz czym zapłacić
       *[other] możesz zapłacić tylko { $have }
    }.
}
only-white-pays = Tu zapłacisz tylko białym klejnotem.
does-not-pay = Tym nie zapłacisz: { $gem } nie jest tu jokerem.
gem-missing = Nie masz { $gem_gen }.
nothing-to-swap = Nie masz { $gem_gen }, więc nie masz czego wymienić.
no-creatures = W talii ogólnej i na stosie kart odrzuconych nie ma już kart.
forge-used = Każdej kuźni możesz użyć tylko raz w turze.
enough-forged = { $most ->
    [one] W jednej turze możesz wykuć najwyżej { $most } artefakt.
    [few] W jednej turze możesz wykuć najwyżej { $most } artefakty.
   *[many] W jednej turze możesz wykuć najwyżej { $most } artefaktów.
}
one-white-only = W jednej turze możesz wykuć tylko jeden biały artefakt.
forge-empty = W tej kuźni nie ma artefaktu.
no-white-left = Białych artefaktów już nie ma.
no-room = Oba pola na { $gem_artifact } są zajęte.
no-room-at-all = Na twojej planszetce nie ma wolnego pola.
too-poor = Potrzebujesz { $need ->
    [one] { $need } pasującego klejnotu
   *[other] { $need } pasujących klejnotów
} albo { $ores ->
    [one] { $ores } minerału
   *[other] { $ores } minerałów
}, a { $have ->
    [0] nie masz żadnego takiego klejnotu
   *[other] takich klejnotów masz { $have }
}.
too-poor-for-white = Biały artefakt kosztuje { $need ->
    [one] { $need } dowolny klejnot
    [few] { $need } dowolne klejnoty
   *[many] { $need } dowolnych klejnotów
} albo { $ores ->
    [one] { $ores } minerał
    [few] { $ores } minerały
   *[many] { $ores } minerałów
}, a { $have ->
    [0] nie masz żadnego klejnotu
   *[other] klejnotów masz { $have }
}.
nothing-forged = Musisz wykuć przynajmniej jeden artefakt.
too-few-gems = Potrzebujesz { $need ->
    [one] { $need } pasującego klejnotu
   *[other] { $need } pasujących klejnotów
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
}.
too-few-ores = Potrzebujesz { $need ->
    [one] { $need } minerału
   *[other] { $need } minerałów
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
}.
place-taken = Na tym polu leży już artefakt, a artefaktów się nie przesuwa.
other-place = To pole ma inny kolor, a kładziesz { $gem_artifact }.
white-place = Na białym polu może leżeć tylko biały artefakt.
row-too-short = Do wymiany potrzebne są przynajmniej 2 artefakty w rzędzie, { $have ->
    [0] a tu nie ma żadnego
   *[other] a tu leży { $have }
}.
rows-exchanged = { $most ->
    [one] W jednej turze możesz wymienić tylko { $most } rząd.
    [few] W jednej turze możesz wymienić tylko { $most } rzędy.
   *[many] W jednej turze możesz wymienić tylko { $most } rzędów.
}
stone-owned = Taki kamień runiczny już masz.
stone-gone = Takich kamieni runicznych nie ma już na planszy.
exchange-used = Kamienia „Wymiana” możesz użyć tylko raz w turze.
nothing-to-exchange = Nie masz nic do wymiany albo w magazynie nie ma nic w zamian.
no-own-gem = Nie masz { $gem_gen }.
no-own-ore = Nie masz minerału.
no-ore-left = W magazynie nie ma minerałów.
no-gem-left = W magazynie nie ma { $gem_plural_gen } klejnotów.
no-gem-for-joker = W magazynie nie ma { $gem_plural_gen } klejnotów.
no-gems-for-joker = W magazynie nie ma kolorowych klejnotów.

## Log

druid-chosen = { $player } gra jako { $druid }.
first-player = Zaczyna { $player }.
dragon-aside = Smok { $number } czeka z boku, aż na planszy będzie sześć innych kart.
round-started = Zaczyna się runda { $round }.
forced-pass = { $player } nie może wykonać żadnej akcji.
card-turned-up = Na planszę trafia { $kin } { $number }.
creatures-reshuffled = Wspólny stos kart odrzuconych zostaje przetasowany i staje się talią ogólną.
card-played = { $player } zagrywa { $kin_acc } { $number }.
card-summoned = { $price ->
    [one] { $player } przywołuje { $kin_acc } { $number } za { $price } punkt.
    [few] { $player } przywołuje { $kin_acc } { $number } za { $price } punkty.
   *[many] { $player } przywołuje { $kin_acc } { $number } za { $price } punktów.
}
points-lost = { $points ->
    [one] { $player } nie wykorzystuje { $points } magicznego punktu.
   *[other] { $player } nie wykorzystuje { $points } magicznych punktów.
}
card-used = { $player } wykłada { $kin_acc } { $number }.
card-discarded = { $player } odrzuca { $kin_acc } { $number } na wspólny stos.
card-gone = { $player } odkłada { $kin_acc } { $number } do pudełka.
card-kept = { $player } zatrzymuje { $kin_acc } { $number }.
gained = { $player } dostaje { $pool }.
nothing-gained = { $player } nic nie dostaje, bo w magazynie tego nie ma.
card-taken = { $player } bierze z planszy { $kin_acc } { $number }.
paid = { $player } oddaje { $pool }.
die-rolled = { $player } rzuca kostką: { $face }.
die-doubled = { $player } rzuca kostką: { $face }. Korzyść jest podwójna.
no-benefit = { $player } nie może skorzystać z wyniku na kostce.
roll-declined = { $player } rezygnuje z rzutu kostką.
benefit-declined = { $player } rezygnuje z wyniku na kostce.
top-card-taken = { $player } bierze z talii ogólnej { $kin_acc } { $number }.
artifact-forged = { $player } wykuwa { $forge_at } { $gem_artifact } i kładzie go na { $place_loc }.
artifact-turned-up = { $forge_title }: pojawia się { $gem_artifact }.
artifacts-reshuffled = Odrzucone artefakty wracają do magazynu artefaktów.
row-exchanged = { $points ->
    [one] { $player } wymienia { $row_acc } (artefakty: { $count }) na { $points } punkt mocy.
    [few] { $player } wymienia { $row_acc } (artefakty: { $count }) na { $points } punkty mocy.
   *[many] { $player } wymienia { $row_acc } (artefakty: { $count }) na { $points } punktów mocy.
}
stone-taken = { $player } bierze { $stone }.
gem-to-ore = { $player } używa kamienia „Wymiana” i oddaje { $gem_acc } za minerał.
ore-to-gem = { $player } używa kamienia „Wymiana” i oddaje minerał za { $gem_acc }.
joker-activated = { $player } aktywuje kamień „Klejnot-joker”. Kolor jokerów: { $gem_colour }.
cards-drawn = { $count ->
    [one] { $player } dobiera { $count } kartę.
    [few] { $player } dobiera { $count } karty.
   *[many] { $player } dobiera { $count } kart.
}
card-drawn = Dobierasz { $kin_acc } { $number }.
pile-reshuffled = { $player } tasuje swój stos kart zagranych i tworzy z niego nową talię.
last-round = { $points ->
    [one] { $player } ma { $points } punkt mocy i dochodzi do tronu. To ostatnia runda.
    [few] { $player } ma { $points } punkty mocy i dochodzi do tronu. To ostatnia runda.
   *[many] { $player } ma { $points } punktów mocy i dochodzi do tronu. To ostatnia runda.
}
round-limit = { $rounds ->
    [one] Gra kończy się po { $rounds } rundzie: taki jest limit.
   *[other] Gra kończy się po { $rounds } rundach: taki jest limit.
}
final-scoring = Końcowa punktacja: { $player }, za rzędy { $rows }, za klejnoty i minerały { $supply }.
game-won = { $points ->
    [one] { $player } wygrywa z wynikiem { $points } punktu mocy.
   *[other] { $player } wygrywa z wynikiem { $points } punktów mocy.
}

## Table

table-creatures = Talia ogólna
table-display = Karty na planszy
table-forges = Kuźnie
table-stones = Kamienie runiczne
table-hand = Ręka
table-pile = Zagrane
table-deck = Talia
table-in-play = Wyłożone
table-discard = Odrzucone
table-supply = Magazyn

## Score

score-power = Punkty mocy z gry
score-upper = Górny rząd
score-lower = Dolny rząd
score-supply = Klejnoty i minerały
shared-victory = Równa liczba punktów: zwycięstwo jest wspólne.

## Powody ruchu
# „Po tej turze: …”

why-win = partia wygrana w { $best } na 100 prób zamiast w { $other }
why-points = { $best ->
    [one] { $best } punkt mocy
    [few] { $best } punkty mocy
   *[many] { $best } punktów mocy
} zamiast { $other }
why-rows = rzędy warte { $best ->
    [one] { $best } punkt mocy
    [few] { $best } punkty mocy
   *[many] { $best } punktów mocy
} zamiast { $other }
why-gems = klejnoty i rudy: { $best } zamiast { $other }
why-forges = dość klejnotów na { $best ->
    [one] { $best } kuźnię
    [few] { $best } kuźnie
   *[many] { $best } kuźni
} zamiast { $other }
why-stones = { $best ->
    [one] { $best } kamień runiczny
    [few] { $best } kamienie runiczne
   *[many] { $best } kamieni runicznych
} zamiast { $other }
why-cards = karty warte około { $best ->
    [one] { $best } punktu mocy
    [few] { $best } punktów mocy
   *[many] { $best } punktów mocy
} zamiast { $other }
why-final = wynik końcowy { $best } zamiast { $other }
why-rivals = najsilniejszego przeciwnika stać na { $best ->
    [one] { $best } kuźnię
    [few] { $best } kuźnie
   *[many] { $best } kuźni
} zamiast { $other }
why-rival-worth = pozycja najsilniejszego przeciwnika warta około { $best ->
    [one] { $best } punktu
    [few] { $best } punktów
   *[many] { $best } punktów
} zamiast { $other }
