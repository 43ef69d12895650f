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
track-space = { $value ->
    [one] { $temple }, klątwa za { $value } punkt
    [few] { $temple }, klątwa za { $value } punkty
   *[many] { $temple }, klątwa za { $value } punktów
}
space-x = pole ze znakiem X
virtual-player = Wirtualny Gracz
virtual-short = wirtualny
wild-gives = daje { $pool }
wild-exchange = zamiana: { $pay } bezbarwne na { $take } różne kolory
wild-upgrade = { $reset ->
    [one] ulepszenie; karta zostaje opróżniona, gdy wolne jest najwyżej { $reset } pole
    [few] ulepszenie; karta zostaje opróżniona, gdy wolne są najwyżej { $reset } pola
   *[many] ulepszenie; karta zostaje opróżniona, gdy wolnych jest najwyżej { $reset } pól
}
space-free-name = { $card }: { $space }, wolne
space-covered-name = { $card }: { $space }, zakryte
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
short-use-charges = Sieć 2A · { $have }
short-take-kind = { $kind_colour }
short-keep-kind = { $kind_colour }
