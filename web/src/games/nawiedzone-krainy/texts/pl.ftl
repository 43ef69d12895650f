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
tasks-of = Zadania: { $player }
tasks-show = { $count ->
    [one] Pokaż moje zadanie
   *[other] Pokaż moje zadania ({ $count })
}
tasks-hide = Zakryj moje zadania

own-tokens = Twoje żetony Akcji
tokens-of = Żetony Akcji: { $player }
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

## How to play
how-aim = Cel
how-aim-text = Jesteś Widzącym z Kaleny. Po trzech Porach Roku, każda po trzy rundy, wygrywa ten, kto ma najwięcej Dzielności.
how-round = Runda
how-round-text = Ostatni Gracz rzuca Kością Terenu i umieszcza { $count ->
    [one] { $count } Widmo
    [few] { $count } Widma
   *[many] { $count } Widm
  }. W Urodzaju budynki dają Towary, ale te obok Widma milczą. Potem każdy rozgrywa turę, a Odpoczynek odświeża wszystkie żetony. Kto ma najwięcej Dzielności, zaczyna następną rundę.
how-turn = Twoja tura
how-turn-text = Robisz tyle Akcji, na ile cię stać. Za Podróż, Zbiory, Budowę i Perswazję płacisz żetonami. Wejście na równiny lub do miasta kosztuje { $plains }, do lasu { $forest }, w góry { $mountain }.
how-gather = Zbiory
how-gather-text = Teren, na którym stoisz, albo sąsiednie jezioro daje 1 Towar. Potem leży na nim żeton Zużycia, aż do końca Pory Roku.
how-kalena = W Kalenie
how-kalena-text = Na Wzgórzu Miejskim sprzedajesz Towary za Pecunię. W Dzielnicach uczysz się Umiejętności za Towary i trenujesz za Pecunię, czyli kupujesz nowe żetony. Zadziałają po Odpoczynku.
how-valour = Skąd Dzielność
how-valour-text = Wiatrak { $windmill }, tartak { $sawmill }, kopalnia { $mine }, noria { $noria }. Umiejętność daje tym więcej, im wcześniej się jej nauczysz. Dzielność daje też pełny tor żetonów. Tajne zadania, których prowadzący nie dostaje, liczą się na końcu.
how-persuade = Perswazja
how-persuade-text = Stojąc na Terenie z Widmem, możesz je przekonać: wraca do rezerwy, a ty rzucasz o nagrodę. W kolejnych Porach Roku kosztuje to { $first }, { $second } i { $third } żetony.
how-defeat = Wspólna porażka
how-defeat-text = Gdy w rezerwie brakuje Widm na nową rundę (jest ich mniej niż { $count }) albo Widma zajmą całą Kalenę, przegrywają wszyscy. Dlatego razem musicie przekonać co najmniej { $least } Widm. Z każdą Porą Roku jest to droższe, więc nie czekajcie.
how-shows-beside = Tereny sąsiednie mają wspólny bok, także na granicy kafli.
how-shows-round = Wiatrak obok Widma milczy, drugi daje żywność.
how-shows-lake = Widzący zebrał wodę z sąsiedniego jeziora: żeton Zużycia leży na jeziorze. Noria stoi nad jeziorem.

## Tips
tip-wraiths = Umieszczaj Widma tam, gdzie przeszkodzą rywalom, a ty do nich dojdziesz: za przekonanie Widma jest nagroda.
tip-tasks = Wybierz zadanie, które pasuje do twojej gry: jest tajne i liczy się na końcu tyle razy, ile je spełnisz.
tip-refresh = Odświeżony żeton zadziała jeszcze w tej turze: wybierz Akcję, której nadal potrzebujesz.
tip-good = W Zapasach mieszczą się trzy Towary każdego rodzaju: weź to, czego brakuje na następny budynek.
tip-travel = Równiny kosztują 1 żeton Podróży, las 2, góry 3: idź tam, gdzie w tej samej turze zbierzesz i zbudujesz.
tip-gather = Zbiory zużywają Teren do końca Pory Roku, ale Budowa usuwa żeton Zużycia: najpierw zbieraj, potem buduj.
tip-build = Budynek daje Dzielność od razu, a Towary w każdym Urodzaju, więc im wcześniej stanie, tym więcej da.
tip-persuade = Perswazja daje nagrodę i chroni wszystkich przed porażką, a najtańsza jest w pierwszej Porze Roku.
tip-sell = Targowisko płaci za zestawy lepiej niż za pojedyncze Towary: sprawdź, czego chce, i sprzedaj, zanim zapełnisz Zapasy.
tip-learn = Umiejętność działa do końca gry, a kto uczy się jej pierwszy, zyskuje najwięcej Dzielności, więc ucz się wcześnie.
tip-train = Nowy żeton jest wyczerpany do Odpoczynku: trenuj rundę wcześniej, zwłaszcza Perswazję, która drożeje co Porę Roku.
tip-act = Możesz wykonać tyle Akcji, na ile starczy żetonów: najlepsze tury łączą Podróż, Zbiory i Budowę.
tip-defeat = Każda runda zabiera z rezerwy cztery Widma: gdy ich zabraknie, przegrywają wszyscy, więc przekonujcie je na czas.
tip-track = Każdy rodzaj Akcji ma własne żetony: Trening dodaje kolejny, a pełny tor daje też Dzielność.
tip-market = Sprzedajesz tylko na Wzgórzu Miejskim: przynoś Towary, które są tu warte więcej niż w budynku.
tip-lake = Nad jeziorem możesz wziąć wodę z samego jeziora i oszczędzić Teren, na którym stoisz.
tip-skill = Umiejętności uczysz się w Dzielnicach za Towary: wcześnie poszukaj takiej, która pomoże w tym, co robisz najczęściej.
tip-harvest = Urodzaj dał Towary z budynków, ale to, co się nie mieści, przepada: wydaj je szybko.
tip-silenced = Budynek obok Widma nic nie dał w Urodzaju: przekonaj to Widmo przed następnym Urodzajem.
tip-season = W nowej Porze Roku wszystkie Tereny znów dają Towary, ale Perswazja drożeje: za to nagrody są hojniejsze.
tip-leader = Tylko prowadzący nie dostaje zadania po Porze Roku: mała przewaga bywa warta mniej niż dobre zadanie.
tip-end = W Odpoczynku wszystkie żetony znów są aktywne, więc żeton zaoszczędzony to żeton zmarnowany.
