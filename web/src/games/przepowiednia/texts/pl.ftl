# Words of the drawn table, in Polish.
board-name = Stół: krąg kart i Kryształowa Sieć
own-grid = Twoja Kryształowa Sieć
grid-of = Kryształowa Sieć: { $player }
supply = Zasoby
supply-of = Zasoby: { $kind }, { $count }
charges = Ładunki
charge-count = { $count ->
    [one] { $count } ładunek
    [few] { $count } ładunki
   *[many] { $count } ładunków
}
empty = puste
node-name = Miejsce { $node }, { $content }
tray-crystal = Do położenia: { $kind }
temple-gives = daje { $kind }
temple-rune = odkryty { $rune }, zakrytych { $hidden }
temple-no-rune = bez runów
track-space = { $temple }, klątwa za { $value }
space-x = pole ze znakiem X
virtual-player = Wirtualny Gracz
virtual-short = WG
wild-gives = daje { $pool }
wild-exchange = zamiana: { $pay } bezbarwne na { $take } różne kolory
wild-upgrade = ulepszenie; karta opróżnia się, gdy wolne zostają { $reset } pola
space-free-name = { $card }: pole { $colour }, wolne
space-covered-name = { $card }: pole { $colour }, zakryte
price = { $price ->
    [one] za { $price } kryształ
    [few] za { $price } kryształy
   *[many] za { $price } kryształów
}
free = za darmo
objectives = Cele
rune-objective = Różne runy
nobody-yet = jeszcze nikt
markers-left = Zostało znaczników: { $count }
runes-owned = Runy: { $runes }
show-grid = Sieć: { $player }, { $pool }. Pokaż ją dużą

## Short forms for buttons
short-cast-swap = Przestaw · { $price }
short-cast-exchange = Wymień · { $price }
short-use-charges = Ładunki · { $have }
short-take-kind = { $kind_colour }
short-keep-kind = { $kind_colour }
