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

## How to play
how-or = albo
how-aim = Cel
how-aim-text = Jesteś Łamaczem Klątw. Zbierasz kryształy, układasz je w swojej Kryształowej Sieci w łańcuchy i płacisz nimi za złamanie klątw. Wygrywa ten, kto na końcu ma najwięcej punktów.
how-turn = Tura
how-turn-text = Najpierw przesuwasz pionek. Potem pobierasz kryształy albo, jeśli stoisz w świątyni, łamiesz jej klątwę.
how-move = Ruch
how-move-text = Idziesz o 1, 2 lub 3 karty zgodnie z ruchem wskazówek zegara i liczysz albo same pustkowia, albo same świątynie. Kart zajętych przez innych nie liczysz. Dalej dojdziesz tylko Czarem szybkości. W pierwszej turze stajesz na dowolnej wolnej karcie.
how-collect = Pobieranie
how-collect-text = Świątynia daje 1 kryształ swojego koloru, a pustkowie 2 lub 3 kryształy. Ulepszenie zmienia do 2 bezbarwnych w kolory wolnych pól karty, a zamiana 3 bezbarwne w 2 różne kolory. Sam wybierasz, gdzie położysz kryształ, i tam już zostaje.
how-break = Łamanie klątwy
how-break-text = Potrzebujesz łańcucha: 3, 4 lub 5 kryształów połączonych liniami, w kolorach łuku świątyni licząc od jego lewego albo prawego końca. Bezbarwny nie pasuje. Kryształy wracają do zasobów, ty stawiasz znacznik i dostajesz punkty. Na każdym polu mieści się tylko jeden znacznik. Dlatego kładź kryształy obok siebie.
how-rune = Run
how-rune-text = Za złamaną klątwę dostajesz też odkryty run świątyni. Działa za każdym razem, gdy pobierasz kryształy na karcie z taką samą tabliczką.
how-cost = Ile co kosztuje
how-cost-text = Od { $from } do { $to } kart: { $near }, { $far } lub { $farthest } kryształów. Przestawienie, czyli zamiana dwóch kryształów miejscami: { $swap }. Wymiana na jeden kryształ, jaki chcesz: { $exchange }. Płacisz dowolnymi kryształami.
how-points = Punkty
how-points-text = Łańcuch z 3, 4 lub 5 kryształów: { $short }, { $middle } lub { $long } punktów. Na końcu za każdy odkryty cel świątyni: { $first } dla tego, kto ma w niej najwięcej znaczników, { $second } za drugie miejsce. Za różne rodzaje runów, od jednego do pięciu: { $runes }.
how-end = Koniec
how-end-text = Gdy ktoś złamie piątą klątwę, dogrywacie rundę. Przy remisie wygrywa ten, komu zostało więcej kolorowych kryształów.
how-shows-move = Z karty 6: karta 7 jest zajęta, a świątyń się nie liczy, więc pierwszym pustkowiem jest karta 8. Czwarte pustkowie kosztuje 1 kryształ.
how-shows-chain = Czerwony, żółty i żółty leżą na miejscach połączonych liniami: to łańcuch. Po zapłacie miejsca są wolne.
how-shows-arc = Łuk czyta się od lewej (czerwony, żółty, żółty…) albo od prawej (niebieski, czerwony, czerwony…).
how-shows-rune = Run i taka sama tabliczka w rogu karty: tu działa.

## Tips
tip-grid = Każda Sieć zmienia jakąś zasadę do końca gry: wybierz efekt, z którego skorzystasz najczęściej.
tip-start = Zacznij tam, gdzie zyskasz najwięcej: pustkowia dają zwykle więcej kryształów niż świątynie, a są potrzebne na pierwszy łańcuch.
tip-place = Kolory kładź tam, gdzie spotykają się cztery linie, bezbarwne na brzegu: kryształ zostaje na miejscu, a łańcuch biegnie po liniach.
tip-break = Możesz teraz złamać tę klątwę: kryształy łańcucha wrócą do zasobów, a ty dostaniesz punkty i run świątyni.
tip-move = Idziesz tylko zgodnie z ruchem wskazówek zegara, trzy kroki za darmo: co miniesz, wróci dopiero po okrążeniu, więc planuj z wyprzedzeniem.
tip-chain = Najwięcej punktów dają złamane klątwy: ułóż w Sieci co najmniej trzy połączone kryształy w kolejności tego łuku, od dowolnego końca.
tip-action = W świątyni pobierasz kryształ albo łamiesz klątwę: złam ją, gdy tylko łańcuch pasuje, zanim pole zajmie ktoś inny.
tip-upgrade = Bezbarwny kryształ nie złamie żadnej klątwy: zmień go tutaj w kolor, którego brakuje twojemu łańcuchowi.
tip-cover = Zakryty kolor jest zablokowany, dopóki karta nie zostanie opróżniona, więc bierz to, czego potrzebujesz, przed innymi.
tip-exchange = Tu bezbarwne kryształy zamienisz na różne kolory: drożej niż przy ulepszeniu, ale nikt ci koloru nie zablokuje.
tip-colour = Weź kolor, który wydłuży łańcuch: porównaj łuki świątyń z tym, co leży już połączone w twojej Sieci.
tip-pay = Zapłacić możesz dowolnym kryształem: oddaj bezbarwny albo taki, który leży z dala od łańcucha.
tip-speed = Czwarty krok kosztuje 1 kryształ, piąty 3, szósty 6: spiesz się tylko po klątwę lub kolor, które są tego warte.
tip-objective = Na koniec najwięcej znaczników w tych świątyniach daje 4 punkty, drugie miejsce 2: niech to rozstrzyga między dwiema klątwami.
tip-swap = Za jeden kryształ Czar przestawienia zamienia miejscami dwa inne: to najtańszy sposób, żeby naprawić łańcuch.
tip-spell = Czar wymiany zamienia kilka dowolnych kryształów na ten, którego ci brakuje: drogo, ale może dokończyć łańcuch.
tip-supply = Kryształów każdego koloru jest niewiele: gdy zasoby są puste, zabierasz kryształ temu, kto ma ich najwięcej.
tip-rune = Run daje więcej, ilekroć jego właściciel pobiera kryształy na karcie z jego tabliczką, więc wczesne klątwy opłacają się najdłużej.
tip-keep = Sieć mieści dwanaście kryształów: zatrzymaj kolory potrzebne do łańcucha, reszta przepada.
tip-end = Przed końcem tury możesz jeszcze rzucać czary: jeśli cię stać, napraw łańcuch już teraz.
tip-last = To ostatnia runda: punkty dadzą już tylko klątwy, runy i cele, a pozostałe kryształy nic.
