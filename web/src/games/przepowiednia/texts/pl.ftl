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
node-beside = połączone z { $nodes }
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

## The aim, and what has just happened
aim = Łam klątwy łańcuchami kryształów i zbierz najwięcej punktów.
aim-end = Gra kończy się po rundzie, w której ktoś złamie piątą klątwę.
gain = +{ $points } { $source }
temple-fits = { $points ->
    [one] twoja Sieć pasuje do klątwy za { $points } punkt
    [few] twoja Sieć pasuje do klątwy za { $points } punkty
   *[many] twoja Sieć pasuje do klątwy za { $points } punktów
}
warn-exchange = Zamiana kosztuje { $paid }, a { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
}: nic tu nie dostaniesz.
warn-upgrade = Nie masz bezbarwnego kryształu do ulepszenia, więc nic tu nie dostaniesz.
warn-full = Twoja Sieć jest pełna, więc nic tu nie dostaniesz.

## What things are and do
about-gain = Pobierając tu kryształy, dostajesz { $pool }.
about-exchange = { $count ->
    [one] Pobierając tu kryształy, możesz oddać { $paid } i wziąć { $count } kryształ wybranego koloru.
    [few] Pobierając tu kryształy, możesz oddać { $paid } i wziąć { $count } kryształy różnych kolorów.
   *[many] Pobierając tu kryształy, możesz oddać { $paid } i wziąć { $count } kryształów różnych kolorów.
}
about-upgrade = { $count ->
    [one] Możesz tu położyć { $count } bezbarwny kryształ ze swojej Sieci na wolnym kolorze i wziąć za niego kryształ tego koloru.
    [few] Możesz tu położyć do { $count } bezbarwnych kryształów ze swojej Sieci na wolnych kolorach i za każdy wziąć kryształ tego koloru.
   *[many] Możesz tu położyć do { $count } bezbarwnych kryształów ze swojej Sieci na wolnych kolorach i za każdy wziąć kryształ tego koloru.
}
about-reset = { $count ->
    [0] Pętla: gdy żaden kolor nie jest wolny, karta zostaje opróżniona.
    [one] Pętla i { $count }: gdy wolny jest najwyżej { $count } kolor, karta zostaje opróżniona.
    [few] Pętla i { $count }: gdy wolne są najwyżej { $count } kolory, karta zostaje opróżniona.
   *[many] Pętla i { $count }: gdy wolnych jest najwyżej { $count } kolorów, karta zostaje opróżniona.
}
about-cover = Połóż tu bezbarwny kryształ ze swojej Sieci, a weźmiesz { $pool }.
about-break = Albo łamiesz klątwę: płacisz łańcuchem 3, 4 lub 5 kryształów w kolorach łuku, licząc od jego lewego lub prawego końca.
about-fits = { $points ->
    [one] Twoja Sieć już pasuje do tutejszej klątwy za { $points } punkt.
    [few] Twoja Sieć już pasuje do tutejszej klątwy za { $points } punkty.
   *[many] Twoja Sieć już pasuje do tutejszej klątwy za { $points } punktów.
}
about-prize = Za złamaną tu klątwę dostajesz też { $rune }. Na kartach z jego tabliczką daje: { $effect }.
about-sign = { $rune } daje tu: { $effect }.
about-sign-own = { $rune }, który masz, daje tu: { $effect }.
about-figure = Stoi tu { $player }, więc nikt inny się tu nie zatrzyma.
about-speed = { $count ->
    [one] To dalej niż 3 kroki: Czar szybkości kosztuje { $count } kryształ.
    [few] To dalej niż 3 kroki: Czar szybkości kosztuje { $count } kryształy.
   *[many] To dalej niż 3 kroki: Czar szybkości kosztuje { $count } kryształów.
}
about-chain-left = Od lewego końca: { $colours }.
about-chain-right = Od prawego końca: { $colours }.
about-chain-there = Twoja Sieć ma taki łańcuch. Stojąc w tej świątyni, możesz złamać klątwę.
about-chain-missing = Twoja Sieć nie ma jeszcze takiego łańcucha.
about-crossed = Znak X: tej klątwy nikt nie może złamać.
about-broken = Leży tu znacznik: { $player }. Ta klątwa jest już złamana.
about-node = Linie łączą je z miejscami { $nodes }.
about-chain = Kryształy na połączonych miejscach tworzą łańcuch, a łańcuch w odpowiednich kolorach łamie klątwę. Położony kryształ zostaje na swoim miejscu; może go przenieść tylko Czar przestawienia.
about-supply = Stąd bierze się nowe kryształy i tu wracają zapłacone.
about-supply-none = Nie ma już żadnego: nowy bierze się z karty ulepszenia, a jeśli i tam go nie ma, od gracza, który ma ich najwięcej.
about-supply-gone = Nie ma już żadnego: nowy bierze się od gracza, który ma ich najwięcej.
about-objective = Na końcu gry za najwięcej znaczników w tej świątyni są { $first } punkty, a za drugie miejsce { $second }. Przy remisie punkty się dzieli.
about-objective-virtual = Znaczniki Wirtualnego Gracza też się tu liczą.
about-rune-objective = Na końcu gry są punkty za różne rodzaje runów: { $list }, kolejno za jeden rodzaj, dwa, trzy i tak dalej.
virtual-title = Wirtualny Gracz
about-virtual-figure = Po każdym ruchu jego pionek cofa się o jedną kartę. Tam, gdzie stoi, nikt nie może się zatrzymać.
about-virtual-markers = Jego znaczniki zajmują pola i liczą się do celów, ale nie może on wygrać.

runes = Runy
rune-when = Gdy pobierasz kryształy na karcie z jego tabliczką: { $effect }.
rune-gives = jeszcze { $pool }
rune-gives-colour = { $count ->
    [one] jeszcze { $count } kryształ dowolnego koloru
    [few] jeszcze { $count } kryształy dowolnych kolorów
   *[many] jeszcze { $count } kryształów dowolnych kolorów
}
rune-empties = przed ulepszeniem karta zostaje opróżniona
rune-bonus = { $count ->
    [one] przy zamianie jeszcze { $count } kryształ dowolnego koloru
    [few] przy zamianie jeszcze { $count } kryształy dowolnych kolorów
   *[many] przy zamianie jeszcze { $count } kryształów dowolnych kolorów
}
rune-spell = { $count ->
    [one] Czar wymiany kosztuje cię wszędzie tylko { $count } kryształ.
    [few] Czar wymiany kosztuje cię wszędzie tylko { $count } kryształy.
   *[many] Czar wymiany kosztuje cię wszędzie tylko { $count } kryształów.
}
rune-where = Karty z jego tabliczką: { $cards }.
rune-muted = Ten rodzaj nie liczy się do celu runów: to początkowy run Sieci 3A.
muted-short = (bez punktów)

spell-swap = Czar przestawienia
spell-exchange = Czar wymiany
spell-charges = Sieć 2A
about-spell-swap = { $count ->
    [one] Płacisz { $count } kryształem, a potem dwa inne w twojej Sieci zamieniają się miejscami.
    [few] Płacisz { $count } kryształami, a potem dwa inne w twojej Sieci zamieniają się miejscami.
   *[many] Płacisz { $count } kryształami, a potem dwa inne w twojej Sieci zamieniają się miejscami.
}
about-spell-exchange = { $count ->
    [one] Płacisz { $count } dowolnym kryształem i bierzesz 1 wybrany.
    [few] Płacisz { $count } dowolnymi kryształami i bierzesz 1 wybrany.
   *[many] Płacisz { $count } dowolnymi kryształami i bierzesz 1 wybrany.
}
about-spell-charges = Oddajesz bezbarwne kryształy i bierzesz tyle samo dowolnych. Raz w turze.

about-side-1A = Ilekroć bierzesz bezbarwny kryształ, bierzesz o jeden więcej. Czar wymiany kosztuje cię 3 kryształy.
about-side-1B = W świątyni możesz w jednej turze pobrać kryształ i złamać klątwę.
about-side-2A = Zaczynasz z 3 bezbarwnymi kryształami więcej. Raz w każdej swojej turze możesz oddać bezbarwne i wziąć tyle samo dowolnych.
about-side-2B = Łamiąc klątwę 3 lub 4 kryształami, możesz dopłacić 2 i położyć znacznik o jedno pole wyżej; mając łańcuch z 3, możesz też dopłacić 3 i położyć go o dwa pola wyżej.
about-side-3A = Zaczynasz z wybranym odkrytym runem. Działa jak zwykle, ale jego rodzaj nie liczy się do celu runów.
about-side-3B = Twój pionek może za darmo przejść na dowolną wolną kartę.
about-side-4A = Każdy położony znacznik przynosi nagrodę: kryształy albo punkty.
about-side-4B = Za złamaną klątwę możesz wziąć run sąsiedniej świątyni, a do celu runów liczysz o jeden rodzaj więcej.

## Short forms for buttons
short-cast-swap = Przestaw
short-cast-exchange = Wymień
short-use-charges = Sieć 2A · { $have }
short-do-collect = Pobierz kryształy
short-take-kind = { $kind_colour }
short-keep-kind = { $kind_colour }
short-do-break = { $points ->
    [one] Złam za { $points } punkt
    [few] Złam za { $points } punkty
   *[many] Złam za { $points } punktów
}
short-do-break-higher = { $points ->
    [one] Złam za { $points } punkt (+{ $price })
    [few] Złam za { $points } punkty (+{ $price })
   *[many] Złam za { $points } punktów (+{ $price })
}
