# Words of the drawn table, in Polish.
board-name = Stół: tor, karty na planszy, kuźnie, planszetka i ręka
ore-name = minerał
empty = puste
empty-slot = wolna wnęka na kamień runiczny
any-colour = dowolny kolor
magic-points = { $count ->
    [one] { $count } magiczny punkt ({ $colour })
    [few] { $count } magiczne punkty ({ $colour })
   *[many] { $count } magicznych punktów ({ $colour })
}
ability = Zdolność: { $what }.
ability-any = klejnot wybranego koloru
ability-ore = minerał
ability-die = rzut kostką
ability-card = { $kin } z planszy
ability-any-card = dowolna karta z planszy
ability-trade = wymiana: { $paid } na { $gained }
ability-and = { $first } i { $second }
ability-or = { $first } albo { $second }
bonus = Premia: { $what }
bonus-none = Bez premii
forge-price = { $price ->
    [one] Koszt: { $price } klejnot tego koloru albo { $ores } minerały
    [few] Koszt: { $price } klejnoty tego koloru albo { $ores } minerały
   *[many] Koszt: { $price } klejnotów tego koloru albo { $ores } minerały
}
forge-price-any = { $price ->
    [one] Koszt: { $price } dowolny klejnot albo { $ores } minerały
    [few] Koszt: { $price } dowolne klejnoty albo { $ores } minerały
   *[many] Koszt: { $price } dowolnych klejnotów albo { $ores } minerały
}
display-price = cena { $price }
missing = brakuje { $count }
supply-of = Magazyn: { $gem }, { $count }
own-of = Masz: { $gem }, { $count }
is-joker = to twój joker
is-wild = joker, zastępuje każdy kolor
white-note = Biały klejnot zastępuje każdy kolor.
stones-left = Na planszy: { $count }
own-board = Twoja planszetka
board-of = Planszetka: { $player }
gems-and-ores = Klejnoty i minerały · biały to joker
stone-slots = Kamienie runiczne
row-worth = Przy wymianie
row-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
row-plus = z kolejnym: { $points }
row-full = rząd jest pełny
row-from = od 2 artefaktów
row-go = Wymień: +{ $points }
row-go-stone = i kamień runiczny
row-words = artefakty: { $count }, punkty za wymianę: { $now }
row-more = z jednym więcej: { $more }
own-hand = Twoja ręka
hand-of = Ręka: { $player }
hand-empty = W ręce nie ma kart
laid-out = wyłożona
fate-stays = zostaje na stosie kart zagranych
fate-discard = odejdzie na wspólny stos kart odrzuconych
fate-box = odejdzie z gry
stays-short = zostaje
leaves-short = odchodzi
where-stays = na stos
where-discard = do odrzuconych
where-box = z gry
end-stays = { $number } zostaje na stosie kart zagranych
end-discard = { $number } odchodzi do odrzuconych
end-box = { $number } odchodzi z gry
laid-by = { $player }: { $what }
one-laid = Wyłożona { $number }. Z dwóch kart odejdzie ta z wyższym numerem.
one-laid-short = Wyłożona { $number }. Wyższy numer odejdzie.
sum = punkty: { $points } · wydane: { $spent } · zostaje: { $left ->
    [0] 0
   *[other] { $left } (niewydane przepadną)
}
sum-short = wydane { $spent }, zostaje { $left }
sum-none = Zagraj karty jednego koloru, ich punkty się sumują
you-pay = Płacisz tak:
you-pay-short = Płacisz:
pay-this = Zapłać
change-gem = { $gem }, zmień na inny
roll-bonus = Premia kuźni: możesz rzucić kostką
number-line = Numery kart. Ręka: { $hand }. W talii: { $deck }. Zagrane: { $pile }.
track-name = Tor punktów mocy do tronu na polu { $goal }. { $standing }
common-discard = Wspólny stos kart odrzuconych
cards-of = Karty: { $player }
pile-played = Stos kart zagranych
pile-deck = W talii, kolejność nieznana
pile-deck-and-hand = W talii i w ręce
pile-gone = Poza grą
no-cards = nie ma kart
worth = Punkty za rząd artefaktów
end-worth = Na koniec każde { $share } klejnoty lub minerały to 1 punkt.
die-faces = Ścianki kostki
stones-help = Co dają kamienie runiczne
aim = Cel: mieć najwięcej punktów mocy, gdy ktoś dotrze do tronu na polu { $goal }. Dają je karty, kuźnie i wymiana rzędów.
aim-short = Cel: { $goal } punktów mocy
numbers = Numery kart
druids-same = Wszyscy mają takie same rodzaje kart w innych kolorach: wybierz, kogo chcesz.
whole-again = Wróć do kart
start-player = zaczyna każdą rundę
cards-count = Karty: { $player }. Ręka { $hand }, talia { $deck }, zagrane { $pile }. Obejrzyj
show-board = Planszetka: { $player }, { $artifacts }. Pokaż ją dużą

## Short forms for buttons
short-do-summon = Przywołaj
short-do-use = Użyj kart
short-do-forge = Wykuj
short-pay-with-ores = { $price ->
    [one] { $price } minerał
    [few] { $price } minerały
   *[many] { $price } minerałów
}
short-pay-without-bonus = { $price ->
    [one] { $price } minerał, bez premii
    [few] { $price } minerały, bez premii
   *[many] { $price } minerałów, bez premii
}
short-pay-with-gems = { $price ->
    [one] { $price } klejnot
    [few] { $price } klejnoty
   *[many] { $price } klejnotów
}

## How to play
how-aim = Cel
how-aim-text = Jesteś druidem w drodze do tronu na polu { $goal }. Wygrywa ten, kto na koniec gry ma najwięcej punktów mocy.
how-start = Początek
how-start-text = Masz osiem kart druida, cztery z nich na ręce, i pięć klejnotów: po jednym w każdym kolorze oraz biały, który zastępuje każdy kolor.
how-turn = Tura
how-turn-text = Wykonujesz jedną z trzech akcji: przywołujesz stwory, używasz zdolności dwóch kart albo wykuwasz artefakty. Pasować nie wolno.
how-after = Po akcji
how-after-text = Możesz wymienić jeden rząd artefaktów na punkty i kamień runiczny. Na koniec tury uzupełniasz rękę do czterech kart.
how-summon = Przywołanie stworów
how-summon-text = Zagraj karty z magicznymi punktami jednego koloru i weź za nie stwory z planszy. Cena zależy od pola: { $prices }. Zagranych kart nie tracisz, ale niewydane punkty przepadają.
how-use = Użycie zdolności
how-use-text = Wyłóż dwie karty i użyj ich zdolności w dowolnej kolejności. Potem karta z niższym numerem zostaje u ciebie, a drugą tracisz. Stwory mają niższe numery niż karty druida, więc z czasem talia się zmienia.
how-forge = Wykucie artefaktów
how-forge-text = Wykuj jeden lub dwa. Artefakt kosztuje od { $low } do { $high } klejnotów swojego koloru, biały { $white } dowolne. Wystarczą też { $ores } minerały, ale wtedy bez premii kuźni.
how-row = Punkty za rząd
how-row-text = Za rząd z 2, 3, 4 lub 5 artefaktami dostajesz { $two }, { $three }, { $four } albo { $five } punktów i kamień runiczny. Rząd znika i wypełniasz go od nowa. Wcześniejsza wymiana to wcześniejszy kamień, dłuższy rząd to więcej punktów.
how-stones = Kamienie runiczne
how-stones-text = Działają do końca gry. Możesz mieć najwyżej { $count }, każdy inny.
how-die = Kostka
how-die-text = Daje klejnot, wymianę klejnotu na biały, 1 lub 2 punkty, minerał albo kartę. Punkty dają też niektóre karty i jedna z kuźni.
how-end = Koniec
how-end-text = Gdy ktoś ma { $goal } punktów, kończycie rundę. Liczą się jeszcze rzędy na planszetkach, a każde { $share } klejnoty lub minerały to 1 punkt. Przy remisie zwycięstwo jest wspólne.
how-shows-summon = Pod każdym polem jest jego cena w magicznych punktach. Karty przesuwają się ku tańszym polom.
how-shows-use = Z tych dwóch kart zostaje stwór z niższym numerem.
how-shows-forge = Kuźnie: artefakt, cena w klejnotach i, po znaku plus, premia za zapłatę klejnotami.
how-shows-row = Górny rząd ma trzy artefakty, dolny jeden. Obok widać, ile rząd jest wart teraz i ile z jednym artefaktem więcej.

## Tips
tip-druid = Wszyscy druidzi mają takie same karty w różnych kolorach, więc weź tego, który ci się podoba.
tip-action = Jedna akcja na turę: przywołaj stwory, by mieć lepsze karty, użyj kart dla klejnotów albo wykuj artefakty, które dają najwięcej punktów.
tip-summon = Magiczne punkty jednego koloru sumują się i kupują stwory, a żadnej karty przy tym nie tracisz, więc przywołuj wcześnie.
tip-multi = Punkty wielokolorowe pasują do każdego koloru: dołóż je, gdy z nimi starczy na droższego stwora.
tip-creature = Im bardziej na prawo leży karta, tym jest tańsza: z czasem karty się przesuwają, więc poczekaj, chyba że ktoś cię uprzedzi.
tip-rest = Niewydane magiczne punkty przepadają, więc sprawdź, czy nie starczą na jeszcze jednego stwora.
tip-pair = Z użytych kart tracisz tę z najwyższym numerem: używaj dobrego stwora razem ze słabą kartą druida.
tip-items = Zdolności używasz w dowolnej kolejności: najpierw weź klejnoty, żeby mieć czym zapłacić za wymiany.
tip-gem = Weź kolor, którego chce któraś kuźnia: z dwóch do czterech klejnotów jednego koloru powstaje artefakt.
tip-die = To, co pokaże kostka, jest za darmo, ale nie musisz tego brać: patrz, co pomoże ci wykuwać.
tip-card = Tu cena się nie liczy: weź najlepszego stwora, choćby z drogich pól po lewej.
tip-forge = Artefakt kosztuje klejnoty w swoim kolorze, a biały zastępuje każdy, więc oszczędzaj białe na to, czego zabraknie.
tip-bonus = Niektóre kuźnie dają premię za klejnoty: minerał, punkty albo rzut mogą pomóc zapłacić za drugi artefakt w tej akcji.
tip-ores = Trzy minerały zapłacą za każdy artefakt, ale nie dają premii: wydaj je tam, gdzie trzeba najwięcej klejnotów.
tip-pay = Oddaj kolor, którego najmniej potrzebujesz: białe klejnoty to jokery i warto je zatrzymać.
tip-space = Raczej przedłuż rząd, niż zaczynaj drugi: sam jeden artefakt nic nie daje, a położonych nie przesuniesz.
tip-white = Biały artefakt pasuje wszędzie, ale na białe pole nic innego: kładź biały na białym, a inne pola zostaną wolne.
tip-row = Dwa artefakty dają 3 punkty, pięć aż 15: na początku wymieniaj krótkie rzędy dla kamienia, potem czekaj na długie.
tip-stone = Kamień runiczny działa do końca gry: na początku weź taki, który pomaga co turę, na przykład większą rękę.
tip-slot = Tego kamienia możesz użyć zawsze, gdy decydujesz, co dalej: zrób to, gdy brakuje ci klejnotu lub minerału.
tip-end = Na koniec tury dobierasz karty, ale tylko do limitu ręki: im więcej ich trzymasz, tym mniej przyjdzie nowych.
tip-last = To ostatnia runda: liczą się rzędy, klejnoty i minerały tylko trójkami, a nowe karty nic już nie dadzą.
