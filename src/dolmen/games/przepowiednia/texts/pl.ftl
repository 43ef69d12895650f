# Przepowiednia: everything that the game says, in Polish.
#
# Names of players are never inflected: write sentences in which they stand in the nominative.
# A word of the game comes with its forms: $card, and $card_acc, $card_to, … for the attributes of its message.

## Game

game-title = Przepowiednia
game-original-title = Mystery of the Temples
game-summary = Wędruj po kręgu świątyń i pustkowi, układaj kryształy w swojej Sieci i łam nimi pradawne klątwy, zanim zrobią to inni.
game-length = 20–40 minut

## Components
# .acc, .gen, .loc, .ins: cases; .to, .at, .from: with a preposition; .space: a space of an upgrade card; .short: a letter.

kind-C = bezbarwny kryształ
    .acc = bezbarwny kryształ
    .gen = bezbarwnego kryształu
    .ins = bezbarwnym kryształem
    .colour = bezbarwny
    .colour_gen = bezbarwnego
    .space = bezbarwne pole
    .space_gen = bezbarwnego pola
    .short = B
kind-R = czerwony kryształ
    .acc = czerwony kryształ
    .gen = czerwonego kryształu
    .ins = czerwonym kryształem
    .colour = czerwony
    .colour_gen = czerwonego
    .space = czerwone pole
    .space_gen = czerwonego pola
    .short = C
kind-Y = żółty kryształ
    .acc = żółty kryształ
    .gen = żółtego kryształu
    .ins = żółtym kryształem
    .colour = żółty
    .colour_gen = żółtego
    .space = żółte pole
    .space_gen = żółtego pola
    .short = Ż
kind-B = niebieski kryształ
    .acc = niebieski kryształ
    .gen = niebieskiego kryształu
    .ins = niebieskim kryształem
    .colour = niebieski
    .colour_gen = niebieskiego
    .space = niebieskie pole
    .space_gen = niebieskiego pola
    .short = N
kind-G = zielony kryształ
    .acc = zielony kryształ
    .gen = zielonego kryształu
    .ins = zielonym kryształem
    .colour = zielony
    .colour_gen = zielonego
    .space = zielone pole
    .space_gen = zielonego pola
    .short = Z
kind-P = fioletowy kryształ
    .acc = fioletowy kryształ
    .gen = fioletowego kryształu
    .ins = fioletowym kryształem
    .colour = fioletowy
    .colour_gen = fioletowego
    .space = fioletowe pole
    .space_gen = fioletowego pola
    .short = F

crystals-C = { $count ->
    [one] { $count } bezbarwny kryształ
    [few] { $count } bezbarwne kryształy
   *[many] { $count } bezbarwnych kryształów
}
crystals-R = { $count ->
    [one] { $count } czerwony kryształ
    [few] { $count } czerwone kryształy
   *[many] { $count } czerwonych kryształów
}
crystals-Y = { $count ->
    [one] { $count } żółty kryształ
    [few] { $count } żółte kryształy
   *[many] { $count } żółtych kryształów
}
crystals-B = { $count ->
    [one] { $count } niebieski kryształ
    [few] { $count } niebieskie kryształy
   *[many] { $count } niebieskich kryształów
}
crystals-G = { $count ->
    [one] { $count } zielony kryształ
    [few] { $count } zielone kryształy
   *[many] { $count } zielonych kryształów
}
crystals-P = { $count ->
    [one] { $count } fioletowy kryształ
    [few] { $count } fioletowe kryształy
   *[many] { $count } fioletowych kryształów
}

card-T-R = Świątynia Czerwona
    .acc = Świątynię Czerwoną
    .to = do Świątyni Czerwonej
    .at = w Świątyni Czerwonej
    .from = ze Świątyni Czerwonej
card-T-Y = Świątynia Żółta
    .acc = Świątynię Żółtą
    .to = do Świątyni Żółtej
    .at = w Świątyni Żółtej
    .from = ze Świątyni Żółtej
card-T-B = Świątynia Niebieska
    .acc = Świątynię Niebieską
    .to = do Świątyni Niebieskiej
    .at = w Świątyni Niebieskiej
    .from = ze Świątyni Niebieskiej
card-T-G = Świątynia Zielona
    .acc = Świątynię Zieloną
    .to = do Świątyni Zielonej
    .at = w Świątyni Zielonej
    .from = ze Świątyni Zielonej
card-T-P = Świątynia Fioletowa
    .acc = Świątynię Fioletową
    .to = do Świątyni Fioletowej
    .at = w Świątyni Fioletowej
    .from = ze Świątyni Fioletowej
card-W1 = Pustkowie 1
    .acc = Pustkowie 1
    .to = na Pustkowie 1
    .at = na Pustkowiu 1
    .from = z Pustkowia 1
card-W2 = Pustkowie 2
    .acc = Pustkowie 2
    .to = na Pustkowie 2
    .at = na Pustkowiu 2
    .from = z Pustkowia 2
card-W3 = Pustkowie 3
    .acc = Pustkowie 3
    .to = na Pustkowie 3
    .at = na Pustkowiu 3
    .from = z Pustkowia 3
card-W4 = Pustkowie 4
    .acc = Pustkowie 4
    .to = na Pustkowie 4
    .at = na Pustkowiu 4
    .from = z Pustkowia 4
card-W5 = Pustkowie 5
    .acc = Pustkowie 5
    .to = na Pustkowie 5
    .at = na Pustkowiu 5
    .from = z Pustkowia 5
card-W6 = Pustkowie 6
    .acc = Pustkowie 6
    .to = na Pustkowie 6
    .at = na Pustkowiu 6
    .from = z Pustkowia 6
card-W7 = Pustkowie 7
    .acc = Pustkowie 7
    .to = na Pustkowie 7
    .at = na Pustkowiu 7
    .from = z Pustkowia 7
card-W8 = Pustkowie 8
    .acc = Pustkowie 8
    .to = na Pustkowie 8
    .at = na Pustkowiu 8
    .from = z Pustkowia 8
card-W9 = Pustkowie 9
    .acc = Pustkowie 9
    .to = na Pustkowie 9
    .at = na Pustkowiu 9
    .from = z Pustkowia 9
card-W10 = Pustkowie 10
    .acc = Pustkowie 10
    .to = na Pustkowie 10
    .at = na Pustkowiu 10
    .from = z Pustkowia 10

rune-A = Run Źródła
    .acc = Run Źródła
    .ins = Runem Źródła
    .short = A
rune-B = Run Traktu
    .acc = Run Traktu
    .ins = Runem Traktu
    .short = B
rune-C = Run Przemiany
    .acc = Run Przemiany
    .ins = Runem Przemiany
    .short = C
rune-D = Run Ołtarza
    .acc = Run Ołtarza
    .ins = Runem Ołtarza
    .short = D
rune-E = Run Wymiany
    .acc = Run Wymiany
    .ins = Runem Wymiany
    .short = E
rune-F = Run Głębi
    .acc = Run Głębi
    .ins = Runem Głębi
    .short = F

side-1A = Sieć 1A
    .acc = Sieć 1A
    .power = jeden bezbarwny więcej
side-1B = Sieć 1B
    .acc = Sieć 1B
    .power = pobieranie i łamanie
side-2A = Sieć 2A
    .acc = Sieć 2A
    .power = bezbarwne na dowolne
side-2B = Sieć 2B
    .acc = Sieć 2B
    .power = wyższy poziom
side-3A = Sieć 3A
    .acc = Sieć 3A
    .power = run na początek
side-3B = Sieć 3B
    .acc = Sieć 3B
    .power = idziesz, dokąd chcesz
side-4A = Sieć 4A
    .acc = Sieć 4A
    .power = nagrody za znaczniki
side-4B = Sieć 4B
    .acc = Sieć 4B
    .power = run z sąsiedniej świątyni

chain-L3 = 3 kryształy od lewego końca
chain-L4 = 4 kryształy od lewego końca
chain-L5 = 5 kryształów od lewego końca
chain-R3 = 3 kryształy od prawego końca
chain-R4 = 4 kryształy od prawego końca
chain-R5 = 5 kryształów od prawego końca

node-0 = miejsce 1
    .gen = miejsca 1
    .loc = miejscu 1
node-1 = miejsce 2
    .gen = miejsca 2
    .loc = miejscu 2
node-2 = miejsce 3
    .gen = miejsca 3
    .loc = miejscu 3
node-3 = miejsce 4
    .gen = miejsca 4
    .loc = miejscu 4
node-4 = miejsce 5
    .gen = miejsca 5
    .loc = miejscu 5
node-5 = miejsce 6
    .gen = miejsca 6
    .loc = miejscu 6
node-6 = miejsce 7
    .gen = miejsca 7
    .loc = miejscu 7
node-7 = miejsce 8
    .gen = miejsca 8
    .loc = miejscu 8
node-8 = miejsce 9
    .gen = miejsca 9
    .loc = miejscu 9
node-9 = miejsce 10
    .gen = miejsca 10
    .loc = miejscu 10
node-10 = miejsce 11
    .gen = miejsca 11
    .loc = miejscu 11
node-11 = miejsce 12
    .gen = miejsca 12
    .loc = miejscu 12

## Options

option-mode = Tryb gry
option-mode-help = W trybie podstawowym wszystkie Sieci działają tak samo, w zaawansowanym każda ma własny efekt i gracze wybierają je przed grą. Domyślnie: podstawowy.
option-mode-basic = podstawowy
option-mode-advanced = zaawansowany

option-grid_1 = Sieć 1
option-grid_1-help = Strona A daje o jeden bezbarwny kryształ więcej i tańszy Czar wymiany; strona B pozwala w świątyni pobrać kryształ i złamać klątwę w jednej turze. Ma znaczenie tylko w trybie zaawansowanym; domyślnie A.
option-grid_1-a = strona A: jeden bezbarwny więcej
option-grid_1-b = strona B: pobieranie i łamanie

option-grid_2 = Sieć 2
option-grid_2-help = Strona A daje trzy bezbarwne kryształy więcej i raz w każdej twojej turze pozwala oddać bezbarwne za dowolne; strona B pozwala za dopłatą położyć znacznik wyżej na torze klątwy. Ma znaczenie tylko w trybie zaawansowanym; domyślnie A.
option-grid_2-a = strona A: bezbarwne na dowolne
option-grid_2-b = strona B: wyższy poziom

option-grid_3 = Sieć 3
option-grid_3-help = Strona A daje run na początek, choć jego rodzaj nie liczy się do celu runów; strona B pozwala przesunąć pionek na dowolną niezajętą kartę. Ma znaczenie tylko w trybie zaawansowanym; domyślnie A.
option-grid_3-a = strona A: run na początek
option-grid_3-b = strona B: idziesz, dokąd chcesz

option-grid_4 = Sieć 4
option-grid_4-help = Strona A daje nagrodę za każdy położony znacznik; strona B pozwala wziąć run z sąsiedniej świątyni i dolicza jeden rodzaj do celu runów. Ma znaczenie tylko w trybie zaawansowanym; domyślnie A.
option-grid_4-a = strona A: nagrody za znaczniki
option-grid_4-b = strona B: run z sąsiedniej świątyni

option-first_player = Pierwszy gracz
option-first_player-help = Kto zaczyna. Domyślnie decyduje los, ale możesz wskazać gracza po numerze miejsca przy stole.
option-first_player-random = los
option-first_player-1 = gracz 1
option-first_player-2 = gracz 2
option-first_player-3 = gracz 3
option-first_player-4 = gracz 4

option-spell_payment = Zapłata za czary
option-spell_payment-help = Czym płaci się za Czar szybkości i Czar przestawienia: dowolnymi kryształami czy tylko bezbarwnymi. Domyślnie: dowolne.
option-spell_payment-any = dowolne
option-spell_payment-colourless = bezbarwne

option-grid_2a = Sieć 2A
option-grid_2a-help = Co można oddać dzięki Sieci 2A: dowolne bezbarwne kryształy ze swojej Sieci, jak mówi instrukcja, czy tylko trzy otrzymane z nią, leżące w osobnych gniazdach. Tekst instrukcji można czytać tak i tak; pierwszy sposób czyni Sieć 2A znacznie silniejszą. Domyślnie: dowolne bezbarwne.
option-grid_2a-charges = trzy w gniazdach
option-grid_2a-any_colourless = dowolne bezbarwne

option-max_rounds = Limit rund
option-max_rounds-help = Po tylu pełnych rundach następuje końcowe podliczenie, nawet jeśli nikt nie położy piątego znacznika. Domyślnie bez limitu; przydaje się w grach samych botów.
option-max_rounds-none = bez limitu

## Questions

ask-choose-grid = Którą Sieć wybierasz?
ask-start-rune = Z którym runem zaczynasz?
ask-place-figure = Gdzie stawiasz pionek?
ask-move = Dokąd idziesz?
ask-action = Co robisz?
ask-end-turn = Kończysz turę?
ask-exchange = { $price ->
    [one] Zamieniasz { $price } bezbarwny kryształ na kolorowe?
    [few] Zamieniasz { $price } bezbarwne kryształy na kolorowe?
   *[many] Zamieniasz { $price } bezbarwnych kryształów na kolorowe?
}
ask-upgrade = { $left ->
    [0] Więcej kryształów już tu nie ulepszysz.
   *[other] Który bezbarwny kryształ ulepszasz? Możesz ulepszyć najwyżej { $left }.
}
ask-cover = Które pole zakrywasz?
ask-pick-colour = { $left ->
    [one] Jaki kryształ bierzesz?
   *[other] Jaki kryształ bierzesz? Do wzięcia masz jeszcze { $left }.
}
ask-keep = { $room ->
    [one] Który nowy kryształ zostaje? Zmieści się jeszcze { $room }.
    [few] Który nowy kryształ zostaje? Zmieszczą się jeszcze { $room }.
   *[many] Który nowy kryształ zostaje? Zmieści się jeszcze { $room }.
}
ask-place = Gdzie kładziesz { $pool }?
ask-take-from-card = W zasobach nie ma bezbarwnych kryształów. Z którego pola bierzesz kryształ?
ask-take-from-player = Komu zabierasz { $kind_acc }?
ask-take-from-node = Z którego miejsca bierzesz { $kind_acc }? Oddaje go { $donor }.
ask-pay = { $left ->
    [one] Którym kryształem płacisz?
   *[other] Którym kryształem płacisz? Do zapłaty jeszcze { $left }.
}
ask-chain = Przez które miejsce ma iść łańcuch?
ask-boost = Dopłacasz, żeby położyć znacznik wyżej?
ask-choose-rune = Który run bierzesz?
ask-swap-first = Który kryształ przestawiasz?
ask-swap-second = Z którym kryształem zamienia się miejscami?
ask-use-charges = Ile ładunków oddajesz?
ask-return-colourless = Który bezbarwny kryształ oddajesz za inny?

## Options of questions

choose-grid = { $side }: { $side_power }
choose-rune = Weź { $rune_acc } ({ $rune_short }) { $card_from }
place-figure = Postaw pionek { $card_at }
move-to = Idź { $card_to }
move-to-for = { $price ->
    [one] Idź { $card_to } za { $price } kryształ
    [few] Idź { $card_to } za { $price } kryształy
   *[many] Idź { $card_to } za { $price } kryształów
}
do-collect = Pobierz kryształy { $card_at }
do-break = { $points ->
    [one] Złam klątwę za { $points } punkt: { $chain }
    [few] Złam klątwę za { $points } punkty: { $chain }
   *[many] Złam klątwę za { $points } punktów: { $chain }
}
do-break-higher = { $points ->
    [one] Złam klątwę za { $points } punkt: { $chain } i { $price ->
        [one] { $price } dowolny
        [few] { $price } dowolne
       *[many] { $price } dowolnych
    }
    [few] Złam klątwę za { $points } punkty: { $chain } i { $price ->
        [one] { $price } dowolny
        [few] { $price } dowolne
       *[many] { $price } dowolnych
    }
   *[many] Złam klątwę za { $points } punktów: { $chain } i { $price ->
        [one] { $price } dowolny
        [few] { $price } dowolne
       *[many] { $price } dowolnych
    }
}
do-stop = Poprzestań na tym
end-turn = Zakończ turę
do-exchange = Zamień kryształy
decline-exchange = Niczego nie zamieniaj
upgrade-node = Ulepsz kryształ z { $node_gen }
upgrade-no-more = Zakończ ulepszanie
cover-space = Zakryj { $kind_space }
take-kind = Weź { $kind_acc }
take-no-more = Nie bierz więcej
keep-kind = Zatrzymaj { $kind_acc }
place-at = Połóż { $kind_acc } na { $node_loc }
take-from-space = Weź z { $kind_space_gen } { $card_at }
take-from-player = { $player }
take-from-node = Weź z { $node_gen }
pay-node = Zapłać { $kind_ins } z { $node_gen }
chain-through = Przez { $node } ({ $kind })
boost-by = { $price ->
    [one] Dopłać { $price } kryształ: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    [few] Dopłać { $price } kryształy: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[many] Dopłać { $price } kryształów: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
boost-none = { $points ->
    [one] Bez dopłaty: { $points } punkt
    [few] Bez dopłaty: { $points } punkty
   *[many] Bez dopłaty: { $points } punktów
}
swap-node = Przestaw { $kind_acc } z { $node_gen }
cast-swap = { $price ->
    [one] Rzuć Czar przestawienia za { $price } kryształ
    [few] Rzuć Czar przestawienia za { $price } kryształy
   *[many] Rzuć Czar przestawienia za { $price } kryształów
}
cast-exchange = { $price ->
    [one] Rzuć Czar wymiany za { $price } kryształ
    [few] Rzuć Czar wymiany za { $price } kryształy
   *[many] Rzuć Czar wymiany za { $price } kryształów
}
use-charges = Skorzystaj z Sieci 2A (do oddania masz { $have })
use-charge-count = { $count ->
    [one] Oddaj { $count } ładunek
    [few] Oddaj { $count } ładunki
   *[many] Oddaj { $count } ładunków
}
return-node = Oddaj kryształ z { $node_gen }
return-no-more = { $count ->
    [one] Weź za to { $count } kryształ
    [few] Weź za to { $count } kryształy
   *[many] Weź za to { $count } kryształów
}

empty-node = { $node }: puste
no-rune = { $card }: brak odkrytego runu

muted-rune = run { $rune_short } bez punktów
crystal-letter = { $kind_short } – { $kind_colour }

## What a choice would lose

loses-visit = Wtedy w tej turze nic więcej nie zyskasz { $card_at }.
loses-upgrades = { $count ->
    [one] Możesz tu ulepszyć jeszcze { $count } kryształ.
    [few] Możesz tu ulepszyć jeszcze { $count } kryształy.
   *[many] Możesz tu ulepszyć jeszcze { $count } kryształów.
}
loses-crystals = { $count ->
    [one] Możesz wziąć jeszcze { $count } kryształ, a tak przepadnie.
    [few] Możesz wziąć jeszcze { $count } kryształy, a tak przepadną.
   *[many] Możesz wziąć jeszcze { $count } kryształów, a tak przepadną.
}
loses-charges = { $room ->
    [0] Twoja Sieć jest pełna: nic za nie nie dostaniesz.
    [one] W twojej Sieci jest miejsce tylko na { $room } kryształ: za resztę nic nie dostaniesz.
    [few] W twojej Sieci jest miejsce tylko na { $room } kryształy: za resztę nic nie dostaniesz.
   *[many] W twojej Sieci jest miejsce tylko na { $room } kryształów: za resztę nic nie dostaniesz.
}
loses-collecting = Możesz jeszcze w tej turze pobrać kryształ { $card_at }.
loses-curse = { $points ->
    [one] Możesz tu jeszcze złamać klątwę za { $points } punkt.
    [few] Możesz tu jeszcze złamać klątwę za { $points } punkty.
   *[many] Możesz tu jeszcze złamać klątwę za { $points } punktów.
}

## Refusals

grid-gone = Tę Sieć ma już ktoś inny.
no-open-rune = Ta świątynia nie ma już odkrytego runu.
card-occupied = Inny pionek stoi już { $card_at }.
own-card = Nie możesz zostać na karcie, na której stoisz.
too-far = { $distance ->
    [one] To { $distance } karta stąd, a nawet z Czarem szybkości przejdziesz najwyżej { $most }.
    [few] To { $distance } karty stąd, a nawet z Czarem szybkości przejdziesz najwyżej { $most }.
   *[many] To { $distance } kart stąd, a nawet z Czarem szybkości przejdziesz najwyżej { $most }.
}
too-poor-for-speed = Żeby tam dojść, potrzebujesz Czaru szybkości za { $need ->
    [one] { $need } kryształ
    [few] { $need } kryształy
   *[many] { $need } kryształów
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
}.
too-few-colourless-for-speed = Żeby tam dojść, potrzebujesz Czaru szybkości za { $need ->
    [one] { $need } bezbarwny kryształ
    [few] { $need } bezbarwne kryształy
   *[many] { $need } bezbarwnych kryształów
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
}.
already-collected = Kryształ możesz pobrać tylko raz w turze.
already-broken = W jednej turze możesz złamać tylko jedną klątwę.
not-yet-done = Najpierw pobierz kryształ albo złam klątwę.
not-at-temple = Klątwę możesz złamać tylko w świątyni.
no-chain-3 = W twojej Sieci nie ma łańcucha: { $first_colour }, { $second_colour }, { $third_colour }.
no-chain-4 = W twojej Sieci nie ma łańcucha: { $first_colour }, { $second_colour }, { $third_colour }, { $fourth_colour }.
no-chain-5 = W twojej Sieci nie ma łańcucha: { $first_colour }, { $second_colour }, { $third_colour }, { $fourth_colour }, { $fifth_colour }.
space-taken = Ta klątwa jest już złamana: na jej polu leży znacznik.
space-crossed = Tej klątwy nie da się złamać: jej pole ma znak X.
boost-impossible = Pole tego łańcucha nie jest wolne, a wejść wyżej za dopłatą też się nie da.
not-in-chain = Przez to miejsce nie idzie żaden pasujący łańcuch.
in-every-chain = Przez to miejsce idzie każdy pasujący łańcuch, więc niczego ono nie rozstrzyga.
no-higher-space = Tak wysoko tor klątwy nie sięga.
too-poor-for-boost = Dopłata to { $need ->
    [one] { $need } kryształ
    [few] { $need } kryształy
   *[many] { $need } kryształów
}, a poza łańcuchem { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
}.
too-far-for-rune = Run możesz wziąć tylko z tej świątyni albo z jednej z dwóch sąsiednich.
too-few-colourless = Potrzebujesz { $need ->
    [one] { $need } bezbarwnego kryształu
   *[other] { $need } bezbarwnych kryształów
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
}.
node-empty = To miejsce jest puste.
node-full = Na tym miejscu leży już kryształ.
not-colourless = Ten kryształ nie jest bezbarwny.
pay-colourless = Za to płacisz tylko bezbarwnymi kryształami.
enough-covered = { $most ->
    [one] Podczas jednej wizyty możesz zakryć najwyżej { $most } pole.
    [few] Podczas jednej wizyty możesz zakryć najwyżej { $most } pola.
   *[many] Podczas jednej wizyty możesz zakryć najwyżej { $most } pól.
}
space-covered = To pole jest już zakryte.
no-space-left = Na tej karcie nie ma już pola, które możesz zakryć.
not-on-card = Ta karta nie ma takiego pola.
nowhere-to-get = Nie ma skąd wziąć { $kind_gen }.
colour-only = Tu możesz wziąć tylko kolorowy kryształ, nie bezbarwny.
same-colour = Kryształy z zamiany muszą mieć różne kolory, a ten jest już wybrany.
not-in-tray = Wśród nowych kryształów nie ma już { $kind_colour_gen }.
not-most = Zabierasz temu, kto ma takich kryształów najwięcej ({ $most }), a ten gracz { $have ->
    [0] nie ma żadnego
   *[other] ma { $have }
}.
not-this-kind = Na tym miejscu nie leży { $kind }.
space-empty = Na tym polu nie ma kryształu.
swap-needs = Do Czaru przestawienia potrzebujesz { $need ->
    [one] { $need } kryształu w Sieci
   *[other] { $need } kryształów w Sieci
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
}.
swap-needs-colourless = Za Czar przestawienia płacisz bezbarwnym kryształem, a nie masz żadnego.
same-node = Ten kryształ jest już wybrany, wskaż inny.
same-kind = Oba kryształy są tego samego rodzaju, więc nic by się nie zmieniło. Wskaż kryształ innego rodzaju.
nothing-to-swap = Po zapłacie wszystkie twoje kryształy byłyby tego samego rodzaju, więc nie ma czego przestawiać.
paid-away = Jeśli zapłacisz tym kryształem, zostaną same kryształy jednego rodzaju i nie będzie czego przestawiać.
exchange-needs = Czar wymiany kosztuje { $need ->
    [one] { $need } kryształ
    [few] { $need } kryształy
   *[many] { $need } kryształów
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
}.
no-charges = { $have ->
    [0] Nie masz już ładunków.
    [one] Masz tylko { $have } ładunek.
    [few] Masz tylko { $have } ładunki.
   *[many] Masz tylko { $have } ładunków.
}
charges-used = Z Sieci 2A możesz skorzystać tylko raz w turze.
no-colourless = Nie masz w Sieci ani jednego bezbarwnego kryształu.

## Log

first-player = Zaczyna { $player }.
objective-revealed = Odkryty cel: { $card }.
virtual-placed = Pionek Wirtualnego Gracza staje { $card_at }.
virtual-moved = Pionek Wirtualnego Gracza przechodzi { $card_to }.
grid-dealt = { $player } dostaje { $side_acc }.
grid-chosen = { $player } wybiera { $side_acc }.
start-rune = { $player } zaczyna z { $rune_ins } ({ $rune_short }).
round-started = Zaczyna się runda { $round }.
figure-placed = { $player } stawia pionek { $card_at }.
figure-moved = { $player } idzie { $card_to }.
figure-hurried = { $price ->
    [one] { $player } rzuca Czar szybkości za { $price } kryształ i idzie { $card_to }.
    [few] { $player } rzuca Czar szybkości za { $price } kryształy i idzie { $card_to }.
   *[many] { $player } rzuca Czar szybkości za { $price } kryształów i idzie { $card_to }.
}
crystal-paid = { $player } płaci { $kind_ins }.
crystals-taken = { $player } bierze { $pool }.
nothing-fits = { $player } nie ma już miejsca na kryształy i nie bierze żadnego.
nothing-to-have = Takich kryształów już nie ma, więc { $player } nie bierze żadnego.
none-wanted = { $player } nie bierze żadnego kryształu.
resonance = { $copies ->
    [one] { $player } wywołuje rezonans: { $rune } ({ $rune_short }).
    [few] { $player } wywołuje rezonans: { $rune } ({ $rune_short }), { $copies } karty.
   *[many] { $player } wywołuje rezonans: { $rune } ({ $rune_short }), { $copies } kart.
}
crystal-from-card = { $player } bierze bezbarwny kryształ { $card_from }, bo w zasobach takich nie ma.
crystal-from-player = { $donor } traci { $kind_acc }, zabiera go { $player }.
exchange-impossible = { $player } nie może zamienić kryształów: trzeba { $need } bezbarwnych, a { $have ->
    [0] nie ma żadnego
    [one] jest tylko jeden
    [few] są tylko { $have }
   *[many] jest tylko { $have }
}.
exchange-declined = { $player } nie zamienia kryształów.
space-now-covered = { $player } zakrywa { $kind_space } { $card_at }.
upgrade-impossible = { $player } nie ma bezbarwnego kryształu do ulepszenia.
upgrade-no-space = { $player } nie może ulepszyć kryształu: kolorów wolnych pól nie ma skąd wziąć.
upgrade-declined = { $player } nie ulepsza kryształów.
card-reset = { $count ->
    [one] { $card }: karta zostaje opróżniona, { $count } bezbarwny kryształ wraca do zasobów.
    [few] { $card }: karta zostaje opróżniona, { $count } bezbarwne kryształy wracają do zasobów.
   *[many] { $card }: karta zostaje opróżniona, { $count } bezbarwnych kryształów wraca do zasobów.
}
card-emptied = { $count ->
    [one] { $player } opróżnia { $card_acc }: { $count } bezbarwny kryształ wraca do zasobów.
    [few] { $player } opróżnia { $card_acc }: { $count } bezbarwne kryształy wracają do zasobów.
   *[many] { $player } opróżnia { $card_acc }: { $count } bezbarwnych kryształów wraca do zasobów.
}
curse-broken = { $points ->
    [one] { $player } łamie klątwę { $card_at } za { $points } punkt.
    [few] { $player } łamie klątwę { $card_at } za { $points } punkty.
   *[many] { $player } łamie klątwę { $card_at } za { $points } punktów.
}
boosted = { $price ->
    [one] { $player } dopłaca { $price } kryształ, żeby położyć znacznik wyżej.
    [few] { $player } dopłaca { $price } kryształy, żeby położyć znacznik wyżej.
   *[many] { $player } dopłaca { $price } kryształów, żeby położyć znacznik wyżej.
}
reward = { $number ->
    [1] { $player } dostaje nagrodę za pierwszy znacznik.
    [2] { $player } dostaje nagrodę za drugi znacznik.
    [3] { $player } dostaje nagrodę za trzeci znacznik.
    [4] { $player } dostaje nagrodę za czwarty znacznik.
    [5] { $player } dostaje nagrodę za piąty znacznik.
   *[other] { $player } dostaje nagrodę za znacznik nr { $number }.
}
reward-points = { $points ->
    [one] { $player } zdobywa { $points } punkt z nagrody.
    [few] { $player } zdobywa { $points } punkty z nagrody.
   *[many] { $player } zdobywa { $points } punktów z nagrody.
}
rune-taken = { $player } bierze { $rune_acc } ({ $rune_short }).
rune-turned-up = { $rune } ({ $rune_short }) leży teraz odkryty { $card_at }.
swapped = Czar przestawienia: { $player } zamienia miejscami { $first_colour } i { $second_colour } kryształ.
exchange-cast = { $price ->
    [one] { $player } rzuca Czar wymiany za { $price } kryształ.
    [few] { $player } rzuca Czar wymiany za { $price } kryształy.
   *[many] { $player } rzuca Czar wymiany za { $price } kryształów.
}
charges-spent = { $count ->
    [one] { $player } korzysta z Sieci 2A i oddaje { $count } bezbarwny kryształ.
    [few] { $player } korzysta z Sieci 2A i oddaje { $count } bezbarwne kryształy.
   *[many] { $player } korzysta z Sieci 2A i oddaje { $count } bezbarwnych kryształów.
}
last-round = { $player } kładzie piąty znacznik. To ostatnia runda.
round-limit = { $rounds ->
    [one] Gra kończy się po { $rounds } rundzie: taki jest limit.
   *[other] Gra kończy się po { $rounds } rundach: taki jest limit.
}
game-won = { $points ->
    [one] { $player } wygrywa z wynikiem { $points } punktu.
   *[other] { $player } wygrywa z wynikiem { $points } punktów.
}
tie-coloured = Remis, po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $player } ma najwięcej kolorowych kryształów w Sieci ({ $have } do { $next }).
tie-colourless = Remis, po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i tyle samo kolorowych kryształów: { $player } ma najwięcej bezbarwnych ({ $have } do { $next }).
tie-later = Remis, po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i tyle samo kryształów: wygrywa { $player }, bo w rundzie gra później.

## Score

score-curses = Złamane klątwy
score-rewards = Nagrody
score-runes = Cel runów
score-objective-T-R = Cel: Świątynia Czerwona
score-objective-T-Y = Cel: Świątynia Żółta
score-objective-T-B = Cel: Świątynia Niebieska
score-objective-T-G = Cel: Świątynia Zielona
score-objective-T-P = Cel: Świątynia Fioletowa

## Powody ruchu
# „Po tej turze: …”

why-win = partia wygrana w { $best } na 100 prób zamiast w { $other }
why-points = { $best ->
    [one] { $best } punkt
    [few] { $best } punkty
   *[many] { $best } punktów
} zamiast { $other }
why-runes = runy warte { $best ->
    [one] { $best } punkt
    [few] { $best } punkty
   *[many] { $best } punktów
} zamiast { $other }
why-objectives = cele warte { $best ->
    [one] { $best } punkt
    [few] { $best } punkty
   *[many] { $best } punktów
} zamiast { $other }
why-crystals = { $best ->
    [one] { $best } kolorowy kryształ
    [few] { $best } kolorowe kryształy
   *[many] { $best } kolorowych kryształów
} zamiast { $other }
why-colourless = { $best ->
    [one] { $best } bezbarwny kryształ
    [few] { $best } bezbarwne kryształy
   *[many] { $best } bezbarwnych kryształów
} zamiast { $other }
why-curses = { $best ->
    [one] { $best } złamana klątwa
    [few] { $best } złamane klątwy
   *[many] { $best } złamanych klątw
} zamiast { $other }
why-room = { $best ->
    [one] { $best } wolny węzeł
    [few] { $best } wolne węzły
   *[many] { $best } wolnych węzłów
} zamiast { $other }
why-charges = { $best ->
    [one] { $best } ładunek
    [few] { $best } ładunki
   *[many] { $best } ładunków
} zamiast { $other }
why-sight = klątwy w zasięgu warte około { $best ->
    [one] { $best } punktu
    [few] { $best } punktów
   *[many] { $best } punktów
} zamiast { $other }
why-rival-worth = pozycja najsilniejszego przeciwnika warta około { $best ->
    [one] { $best } punktu
    [few] { $best } punktów
   *[many] { $best } punktów
} zamiast { $other }
