# Words of the drawn table, in Polish.
board-name = Stół: tor, karty na planszy, kuźnie, twoja planszetka i ręka
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
