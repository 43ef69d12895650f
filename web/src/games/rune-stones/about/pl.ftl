# What the pieces and places of the table are and do, in Polish; loaded when somebody first touches the table.
card-magic = Zagrana przy przywołaniu: { $magic }.
card-multi = Pasują do punktów każdego koloru.
card-price = { $price ->
    [one] Na tym polu kosztuje { $price } magiczny punkt.
    [few] Na tym polu kosztuje { $price } magiczne punkty.
   *[many] Na tym polu kosztuje { $price } magicznych punktów.
} Karty przesuwają się w stronę tańszych pól.
card-leaves = Z kart użytych razem zostaje tylko ta z najniższym numerem, pozostałe trafiają na wspólny stos kart odrzuconych.
card-leaves-box = Z kart użytych razem zostaje tylko ta z najniższym numerem. Karta druida, która odchodzi, wypada z gry.
side-one = Możesz użyć jednej z dwóch.
side-both = Możesz użyć obu.
item-any = Klejnot może być niebieski, żółty, zielony albo czerwony, ale nie biały.
item-die = Najpierw widzisz wynik rzutu, a potem możesz z niego zrezygnować.
item-trade = Tę wymianę możesz wykonać raz. Biały klejnot zastępuje każdy kolor.
item-card = Karta trafia na twój stos kart zagranych i nie kosztuje magicznych punktów.
forge-white = Biały artefakt pasuje na każde wolne pole twojej planszetki.
forge-ores = Minerały nie dają premii.
white-pays = Biały klejnot zastępuje każdy kolor.
place-colour = Wolne. Pasuje tu artefakt tego koloru ({ $colour }) albo biały.
place-white = Wolne. Pasuje tu tylko biały artefakt.
place-full = Leży tu { $artifact }.
place-row = Im więcej artefaktów w rzędzie, tym więcej daje cały rząd.
row-now = { $points ->
    [one] Artefakty: { $count }. Wymieniony teraz, rząd daje { $points } punkt mocy.
    [few] Artefakty: { $count }. Wymieniony teraz, rząd daje { $points } punkty mocy.
   *[many] Artefakty: { $count }. Wymieniony teraz, rząd daje { $points } punktów mocy.
}
row-short = Artefakty: { $count }. Rząd można wymienić od dwóch artefaktów.
row-next = { $points ->
    [one] Z jeszcze jednym artefaktem dałby { $points } punkt.
    [few] Z jeszcze jednym artefaktem dałby { $points } punkty.
   *[many] Z jeszcze jednym artefaktem dałby { $points } punktów.
}
row-how = Po swojej akcji możesz wymienić rząd: wszystkie jego artefakty odchodzą, a ty dostajesz punkty mocy i wybrany kamień runiczny.
own-count = Na planszetce: { $count }.
supply-count = We wspólnym magazynie: { $count }.
gem-use = Płacisz nim za artefakty tego koloru i za wymiany na kartach.
white-use = Joker: biały klejnot zastępuje klejnot każdego koloru.
joker-use = Kolor jokera: zastępuje także klejnoty innych kolorów.
ore-use = { $ores ->
    [one] { $ores } minerał zamiast klejnotów opłaca dowolny artefakt, ale nie daje premii.
    [few] { $ores } minerały zamiast klejnotów opłacają dowolny artefakt, ale nie dają premii.
   *[many] { $ores } minerałów zamiast klejnotów opłaca dowolny artefakt, ale nie daje premii.
}
stone-take = { $count ->
    [0] Na planszy nie ma już takiego.
   *[other] Na planszy: { $count }. Kamień bierzesz, gdy wymieniasz rząd.
}
stone-magic-more = Pasują do każdego koloru i masz je nawet bez zagrania karty.
stone-hand-more = Działa na koniec każdej twojej tury.
stone-exchange-more = W swojej turze: przed akcją, po niej albo między jej częściami.
stone-joker-more = Kolor wybierasz raz na całą grę. Jego klejnoty zastępują inne kolory.
stone-plus-more = Tam, gdzie na karcie jest „albo”, możesz użyć jednego i drugiego.
stone-double-more = Rzucasz raz. Nie działa przy kostce z kuźni.
stone-extra-more = Raz za każdą użytą kartę, której zdolność daje punkty mocy.
stone-three-more = Dwie z nich odchodzą, zostaje ta z najniższym numerem.
die = Kostka
die-free = Możesz z tego zrezygnować.
action-summon = Zagraj karty jednego koloru: ich magiczne punkty się sumują i płacisz nimi za stwory na planszy.
action-summon-2 = Zagrane karty i wzięte stwory trafiają na twój stos kart zagranych. Niewydane punkty przepadają.
action-use = Wyłóż dwie karty z ręki i użyj zdolności z ich dolnej krawędzi, w dowolnej kolejności.
action-use-2 = Potem karta z wyższym numerem odchodzi, a niższa zostaje.
action-forge = Zapłać klejnotami albo minerałami za jeden lub dwa artefakty i połóż je w rzędach swojej planszetki.
action-forge-2 = Rzędy dają punkty mocy i kamienie runiczne, gdy wymieniasz je po akcji.
druid-cards = Druid daje ci osiem kart, od 100 do 107. Cztery z nich to twoja pierwsza ręka.
druid-same = Wszyscy druidzi mają takie same rodzaje kart, tylko w innych kolorach. Wybierz, kogo chcesz.
pile-creatures = Stąd uzupełnia się karty na planszy. Kostka może dać ci wierzchnią kartę.
pile-discard = Stwory, które gracze stracili. Gdy talia ogólna się skończy, powstaje z nich nowa.
pile-deck = Stąd uzupełniasz rękę na koniec tury. Kliknij, by zobaczyć, jakie karty w niej są (ale nie w jakiej kolejności).
pile-played = Karty zagrane i zdobyte. Gdy talia się skończy, tasujesz je i tworzą nową.
track = Tor punktów mocy
track-end = Gdy ktoś dotrze do tronu, runda toczy się do końca, a potem wygrywa ten, kto ma najwięcej punktów.
throne = Tron
throne-rest = { $share ->
    [few] Na koniec liczą się też rzędy, a każde { $share } klejnoty lub minerały to 1 punkt.
   *[many] Na koniec liczą się też rzędy, a każde { $share } klejnotów lub minerałów to 1 punkt.
}
numbers-signs = Trójkąt: w ręce. Kółko: w talii. Kwadrat: na stosie kart zagranych.
numbers-why = Z dwóch kart użytych razem odchodzi ta z wyższym numerem, więc wysoka karta zostaje tylko przy jeszcze wyższej.
