# Raport z badania.

lab-title-balance = { $game }: czy coś jest za mocne?
lab-title-compare = { $game }: co się zmienia?
lab-title-sweep = { $game }: co zmienia jedna liczba?
lab-played = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
} między botami ({ $levels }), { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}.
lab-played-by-people = { $games ->
    [one] { $games } partia dokończona
    [few] { $games } partie dokończone
   *[many] { $games } partii dokończonych
} przez ludzi na tym serwerze.
lab-reconstructed = Wiele liczb z tej gry odtworzono, bo ilustracje jej instrukcji zaginęły. Raport ocenia te liczby, a nie wydane karty.

lab-seats-even = Żadne miejsce w kolejności gry nie wygrywa częściej, niż powinno – na ile widać po tych partiach.
lab-seats-better = Przy stole na { $seats } osoby gracz { $order } wygrywa o { $points } punktu procentowego częściej, niż wynikałoby z równych szans (od { $low } do { $high }).
lab-seats-worse = Przy stole na { $seats } osoby gracz { $order } wygrywa o { $points } punktu procentowego rzadziej, niż wynikałoby z równych szans (od { $low } do { $high }).
lab-order = { $order ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
   *[6] szósty
}
lab-strongest = Najmocniejsze: { $thing }. Kto to ma, wygrywa o { $points } punktu procentowego częściej niż inni przy jego stole (od { $low } do { $high }).
lab-weakest = Najsłabsze: { $thing }. Kto to ma, wygrywa o { $points } punktu procentowego rzadziej niż inni przy jego stole (od { $low } do { $high }).
lab-none-strong = Nic nie okazało się za mocne ani za słabe; { $unknown ->
    [0] wszystko sprawdzono dostatecznie dokładnie, by tak powiedzieć
    [one] { $unknown } rzecz trafiała się zbyt rzadko, by to ocenić
    [few] { $unknown } rzeczy trafiały się zbyt rzadko, by to ocenić
   *[many] { $unknown } rzeczy trafiało się zbyt rzadko, by to ocenić
}.
lab-nothing-changes = Żadna miara nie różni się między „{ $first }” a „{ $second }” bardziej niż przez przypadek.
lab-changes = Z „{ $second }” zamiast „{ $first }”, przy { $seats } graczach: { $measure } { $change } (od { $low } do { $high }).

lab-picture-seats = Szansa na wygraną według miejsca w kolejności gry
lab-picture-seats-axis = punkty procentowe powyżej lub poniżej równych szans
lab-picture-things = Wpływ na szansę wygranej, od najpewniejszego
lab-picture-things-axis = o ile punktów procentowych częściej niż inni przy stole
lab-picture-length = Długość partii
lab-picture-length-axis = tury
lab-picture-length-count = partie
lab-picture-changes = Różnice względem „{ $first }”, w błędach standardowych
lab-picture-changes-axis = błędy standardowe (powyżej 2: raczej nie przypadek)
lab-picture-sweep = { $measure }
lab-picture-note = Kropki to oszacowania, kreski to przedziały 95 %. Te same liczby są w tabelach poniżej.

lab-table-seats = Miejsca w kolejności gry
lab-table-things = Karty, postacie, akcje i inne rzeczy
lab-table-measures = Gra jako całość
lab-table-changes = Różnice
lab-seats = Gracze
lab-place = Gra jako
lab-won = Wygrywa
lab-effect = Wpływ
lab-low = od
lab-high = do
lab-p = p po poprawce
lab-verdict = Ocena
lab-needed = Ile partii trzeba, by ocenić
lab-thing = Rzecz
lab-kind = Rodzaj
lab-offered = Do wzięcia dla
lab-taken = Brane, gdy można
lab-had = Ma
lab-measure = Miara
lab-variant = Zasady
lab-mean = Średnia

lab-stronger = mocniejsze
lab-weaker = słabsze
lab-no-matter = brak różnicy 5 punktów lub większej
lab-cannot-tell = nie wiadomo

lab-measure-turns = liczba tur
lab-measure-choices = prawdziwe wybory w partii
lab-measure-options = możliwości przy prawdziwym wyborze
lab-measure-lead-changes = zmiany prowadzenia
lab-measure-decided = część partii do rozstrzygnięcia
lab-measure-first = szansa na wygraną gracza rozpoczynającego
lab-measure-ties = wspólne zwycięstwa
lab-measure-all-lost = wspólne porażki
lab-measure-winning-score = punkty zwycięzcy
lab-measure-margin = różnica punktów między pierwszym a drugim

lab-card = karta { $number }
lab-act-cards = używanie kart
lab-act-forge = wykuwanie
lab-do-build = budowanie
lab-do-gather = zbieranie
lab-do-sell = sprzedaż
lab-do-persuade = przekonywanie
lab-do-train = szkolenie
lab-do-learn = nauka umiejętności

lab-kind-ability = użyta zdolność
lab-kind-act = akcja
lab-kind-card = karta
lab-kind-character = postać
lab-kind-do = akcja
lab-kind-druid = druid
lab-kind-item = przedmiot
lab-kind-market = targ
lab-kind-side = Kryształowa Siatka
lab-kind-skill = umiejętność
lab-kind-stone = kamień runiczny
lab-kind-task = zadanie
lab-kind-token = użyty żeton
lab-kind-track = tor
lab-kind-trap = zastawiona pułapka

lab-method = Jak to zbadano
lab-method-games = Boty na poziomie { $levels } rozegrały partie w liczbie { $games }. Losowania są nazwane tym, co się losuje, dlatego to samo rozdanie może zagrać każdy skład i każdy zestaw zasad; różnice liczy się między partiami z tym samym rozdaniem.
lab-method-people = To partie, które na tym serwerze dokończyli ludzie, bez botów. Nie los decydował tu, kto czym gra, a dobrzy gracze mogą lubić pewne rzeczy; z samych wyników nie da się tego odróżnić.
lab-method-effect = Wpływ porównuje graczy przy tym samym stole: tych, którzy daną rzecz mieli (albo robili to częściej niż średnio przy stole), z tymi, którzy jej nie mieli, po odjęciu tego, ile warte jest miejsce w kolejności gry. To związek, nie dowód przyczyny: rzeczy rozdawane, jak postacie, są uczciwym eksperymentem; przy rzeczach wybieranych część wpływu bierze się stąd, że na nie stać tych, którym idzie dobrze.
lab-method-intervals = Przedziały zawierają prawdziwą wartość w 95 badaniach na 100. Partie z tym samym rozdaniem nie są niezależne, więc błędy liczy się rozdaniami. Przy wielu porównaniach niektóre wyglądają uderzająco przez przypadek; poprawione p (metoda Holma) to uwzględnia i dopiero poniżej 5 % coś nazywa się mocniejszym lub słabszym.
lab-method-decided = Partia jest rozstrzygnięta od tury, po której boty stale dawały późniejszemu zwycięzcy ponad połowę szans.
lab-method-bots = To partie botów. Ludzie mogą cenić co innego; karta, której boty nie umieją dobrze użyć, wygląda tu na słabszą, niż jest.
lab-made = Dolmen { $version }, { $engine }, wersja zasad { $rules }, rozpoczęto { $begun }.
lab-sort = Sortuj według: { $column }
