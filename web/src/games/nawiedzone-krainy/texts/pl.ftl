# Words of the drawn table, in Polish.
board-name = Stół: Mapa Krain i to, co wokół niej
cell-wraith = Widmo
cell-building = { $building } (właściciel: { $player })
cell-silent = uciszony przez Widmo
cell-depleted-name = żeton Zużycia
cell-seer = Widzący: { $player }
entry-cost = { $cost ->
    [one] za { $cost } żeton Podróży
    [few] za { $cost } żetony Podróży
   *[many] za { $cost } żetonów Podróży
}
way-title = Droga za { $cost ->
    [one] { $cost } żeton
    [few] { $cost } żetony
   *[many] { $cost } żetonów
} Podróży (masz { $have })
way-help = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki, każdy możesz cofnąć
   *[many] { $steps } kroków, każdy możesz cofnąć
}
way-go = Idź
way-short = Na tę turę za daleko: brakuje { $missing ->
    [one] { $missing } żetonu
   *[many] { $missing } żetonów
}
way-cell = dalej, droga za { $cost ->
    [one] { $cost } żeton
    [few] { $cost } żetony
   *[many] { $cost } żetonów
} Podróży

threat = Widma w rezerwie: { $reserve }, następne Nawiedzenie zabierze { $need }. { $lasts ->
    [0] Na następne nie starczy
    [one] Starczy na { $lasts } Nawiedzenie
    [few] Starczy na { $lasts } Nawiedzenia
   *[many] Starczy na { $lasts } Nawiedzeń
}. Widma w Kalenie: { $kalena } z 7.
threat-title = Widma w rezerwie
threat-next = co rundę { $need }
threat-lasts = { $lasts ->
    [0] nie starczy
    [one] na { $lasts } rundę
    [few] na { $lasts } rundy
   *[many] na { $lasts } rund
}
threat-kalena = Kalena { $kalena } z 7
season-name = Pora Roku { $season } z 3, runda { $round } z 3
die-name = Kość Terenu: { $terrain }

reward-title = Perswazja
reward-card = Perswazja kosztuje { $cost ->
    [one] { $cost } żeton
    [few] { $cost } żetony
   *[many] { $cost } żetonów
}.
reward-line = { $face }: Pecunia { $pecunia }, dowolne Towary { $goods }, Dzielność { $valour }.
market-title = Targowisko

button-gather = Zbieraj
button-build = Buduj
button-persuade = Przekonaj
button-sell = Sprzedaj
button-learn = Ucz się
button-train = Trenuj
button-sell-where = na Wzgórzu
button-learn-where = w Dzielnicy
button-train-where = w Dzielnicy
button-tokens = aktywne żetony: { $active } z { $owned }
stock-name = Twoje zasoby: żetony Podróży { $travel }, Towary: { $goods }, Pecunia { $pecunia }

summary-name = Początek rundy
summary-haunting = Nawiedzenie: { $count ->
    [one] { $count } Widmo
    [few] { $count } Widma
   *[many] { $count } Widm
} ({ $terrain })
summary-harvest = Urodzaj
summary-nothing = Nikt nie ma jeszcze budynków.
summary-lost = (bez miejsca: { $goods })
summary-hushed = uciszone:
summary-silenced = , ucisza Widmo { $at }

picker-name = Wybór Kart Zadań
picker-title = { $count ->
    [one] Wybierz Kartę Zadania
   *[other] Wybierz dwie Karty Zadań
}
picker-hide = Pokaż Mapę
picker-show = Pokaż karty
picker-mine = już wybrana
picker-secret = Tylko ty wiesz, co wybierasz. Karty odkryjecie na końcu gry.
picker-confirm = Wybieram
task-worth = teraz warta { $worth }
own-tasks = Twoje zadania

own-tokens = Twoje żetony Akcji
train-name = { $track }: aktywne { $active } z { $owned }; następny żeton za { $price ->
    [one] { $price } Pecunię
    [few] { $price } Pecunie
   *[many] { $price } Pecunii
}
track-full-name = { $track }: aktywne { $active } z { $owned }, tor pełny
panel-name = Kolejność: { $order }. Ma { $goods }, Pecunia: { $pecunia }. Aktywne żetony: Podróż { $travel }, Perswazja { $persuasion }, Zbiory { $gather }, Budowa { $build }. Wybrane zadania: { $tasks }.
valour-track = Tor Dzielności
valour-line = { $place }. { $player }: { $valour }
skills-title = Umiejętności
skills-longer = Opisy
skills-shorter = Bez opisów
skill-cost = koszt: { $goods }
skill-owner = zna ją { $player } ({ $valour })
wraith-cards = Karty Widma

defeat-no-cell-left = Dla Widma nie było już miejsca na Mapie. Krainy należą do Widm, a wszyscy gracze przegrywają razem.
defeat-kalena-fell = Widma zajęły wszystkie siedem Terenów Kaleny. Miasto upadło, a wszyscy gracze przegrywają razem.
defeat-reserve-empty = W rezerwie nie starczyło Widm na Nawiedzenie: zbyt wiele krąży już po Krainach. Wszyscy gracze przegrywają razem.

## Short forms for buttons
short-take-good = { $good }
short-do-take-full = { $good } (przepadnie)
short-refresh-token = { $track }
