# Words of the drawn table, in Polish.
aim = Cel: najwięcej Dzielności po 9 rundach.
aim-danger = Przegrywacie wszyscy, gdy w rezerwie zabraknie Widm albo padnie Kalena.
aim-kalena = Przegrywacie wszyscy, gdy padnie Kalena.
board-name = Stół: Mapa Krain i to, co wokół niej
cell-wraith = Widmo
cell-building = { $building } (właściciel: { $player })
cell-silent = milczy przez Widmo
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
way-cell = droga za { $cost ->
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
threat-next = co rundę { $need ->
    [few] przybywają { $need }
   *[many] przybywa { $need }
}
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
gain-pecunia = { $count ->
    [one] { $count } Pecunia
    [few] { $count } Pecunie
   *[many] { $count } Pecunii
}
gain-goods = { $count ->
    [one] { $count } dowolny Towar
    [few] { $count } dowolne Towary
   *[many] { $count } dowolnych Towarów
}
heard-valour = { $count ->
    [one] punkt Dzielności
    [few] punkty Dzielności
   *[many] punktów Dzielności
}
gain-valour = { $count ->
    [one] { $count } punkt Dzielności
    [few] { $count } punkty Dzielności
   *[many] { $count } punktów Dzielności
}
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

summary-name = Początek rundy
summary-haunting = Nawiedzenie: { $count ->
    [one] { $count } Widmo
    [few] { $count } Widma
   *[many] { $count } Widm
} ({ $terrain })
summary-harvest = Urodzaj
summary-nothing = Nikt nie ma jeszcze budynków.
summary-gains = otrzymuje { $goods }
summary-lost = (nie ma miejsca i traci { $goods })
summary-hushed = milczy:
summary-silenced = , milczy przez Widmo { $at }

picker-name = Wybór Kart Zadań
picker-title = { $count ->
    [one] Wybierz Kartę Zadania
   *[other] Wybierz dwie Karty Zadań
}
picker-hide = Pokaż Mapę
picker-show = Pokaż karty
picker-mine = już wybrana
picker-out = nie w grze dwuosobowej
picker-secret = Tylko ty wiesz, co wybierasz. Karty odkryjecie na końcu gry.
picker-confirm = Wybieram
task-worth = teraz warta { $worth }
own-tasks = Twoje zadania
tasks-show = { $count ->
    [one] Pokaż moje zadanie
   *[other] Pokaż moje zadania ({ $count })
}
tasks-hide = Zakryj moje zadania

own-tokens = Twoje żetony Akcji
train-name = { $track }: aktywne { $active } z { $owned }; następny żeton za { $price ->
    [one] { $price } Pecunię
    [few] { $price } Pecunie
   *[many] { $price } Pecunii
}
track-full-name = { $track }: aktywne { $active } z { $owned }, tor pełny
panel-name = Kolejność: { $order }. { $goods }. Pecunia: { $pecunia }. Aktywne żetony: Podróż { $travel }, Perswazja { $persuasion }, Zbiory { $gather }, Budowa { $build }. Wybrane zadania: { $tasks }.
panel-goods = Ma { $goods }
panel-goods-none = Nie ma Towarów
valour-track = Tor Dzielności
valour-line = { $place }. { $player }: { $valour }
skills-title = Umiejętności
skills-longer = Opisy
skills-shorter = Bez opisów
skill-cost = koszt: { $goods }
skill-owner = zna ją { $player } ({ $valour })
wraith-cards = Karty Widma

prices-title = Budynki i ich koszty
prices-short = Koszty
prices-where = Gdzie
prices-cost = Koszt
prices-gives = Daje
prices-left = Zostało
prices-lakeside = dowolny ląd obok jeziora
prices-token = { $tokens ->
    [one] { $tokens } żeton Budowy
    [few] { $tokens } żetony Budowy
   *[many] { $tokens } żetonów Budowy
}
word-valour = Dzielność
prices-income = i { $goods } w każdym Urodzaju
prices-paid = masz te Towary
prices-note = Budujesz tam, gdzie stoi twój Widzący, jeśli nie ma tam Widma ani innego budynku. W Kalenie nie wolno budować.

reveal-die = { $player } rzuca Kością Nagrody: { $face }
reveal-chosen = { $player } wybiera nagrodę: { $face }
reveal-season = Zaczyna się Pora Roku { $season }

about-land = Zbiory: { $goods }. Budowa: { $buildings }.
about-lake = Na jezioro nikt nie wchodzi. Widzący, który stoi obok, może zbierać z niego wodę.
about-hill = Na Wzgórzu Miejskim sprzedajesz Towary za Pecunię.
about-district = W Dzielnicy uczysz się Umiejętności za Towary i trenujesz za Pecunię.
about-building = { $building }: w każdym Urodzaju daje { $goods }.
about-wraith = Widmo: Widzący, który tu stoi, może je przekonać za { $cost ->
    [one] { $cost } żeton Perswazji
    [few] { $cost } żetony Perswazji
   *[many] { $cost } żetonów Perswazji
} i dostaje nagrodę.
about-depleted = Żeton Zużycia: do końca Pory Roku nic tu już nie zbierzesz.
about-price = { $building } ({ $where }): { $goods }. Dzielność: { $valour }.
about-persuade = Za { $cost ->
    [one] { $cost } żeton Perswazji
    [few] { $cost } żetony Perswazji
   *[many] { $cost } żetonów Perswazji
} odsyłasz Widmo ze swojego Terenu i rzucasz Kością Nagrody:
about-slot = Kto teraz się jej nauczy, zdobędzie { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
}.
about-track = Kolejne żetony kosztują (w Pecunii): { $prices }. Dzielność za ostatni: { $valour }.
about-training = Nowy żeton Akcji za Pecunię. Jest wyczerpany, aktywny będzie po Odpoczynku. Ostatni żeton toru daje Dzielność.
about-travel-token = Żetonami Podróży płacisz za krok: równiny i Kalena 1, las 2, góry 3.
about-persuasion-token = Perswazja kosztuje teraz { $cost ->
    [one] { $cost } żeton
    [few] { $cost } żetony
   *[many] { $cost } żetonów
}.
about-gather-token = Za 1 żeton Zbiorów bierzesz jeden Towar ze swojego Terenu albo wodę z jeziora obok. Do końca Pory Roku leży tam potem żeton Zużycia.
about-build-token = Każdy budynek kosztuje 1 żeton Budowy i Towary.
about-offer = { $shape }: Pecunia { $pecunia }
about-task = { $valour ->
    [one] { $valour } punkt Dzielności
    [few] { $valour } punkty Dzielności
   *[many] { $valour } punktów Dzielności
} { $text }, na końcu gry.
shape-any1 = 1 dowolny Towar
shape-same2 = 2 jednakowe Towary
shape-same3 = 3 jednakowe Towary
shape-diff2 = 2 różne Towary
shape-diff3 = 3 różne Towary
shape-all4 = komplet czterech Towarów


## Short forms for buttons
short-do-persuade = Przekonaj ({ $cost })
short-do-build = { $building }: { $valour } ☆
short-do-learn = { $skill }: { $valour } ☆
short-do-train-last = { $track }: { $valour } ☆
short-take-good = { $good }
short-do-take-full = { $good } (przepadnie)
short-refresh-token = { $track }
