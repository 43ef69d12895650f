# Words of the page that all games share, in Polish.

## Everywhere
menu = Menu
to-home = Strona główna
settings = Ustawienia
close = Zamknij
switch-language = EN: przejdź na angielski
rules = Zasady
options = Opcje gry
me = Gość
bot = bot
bot-level = bot, { $level }
guest = Gracz { $number }
call-failed = Nie udało się połączyć ze stołem. Spróbuj jeszcze raz.
server-away = Serwer nie odpowiada. Próbujemy dalej.

## Home
motto = kamienny stół do gier planszowych
games = Gry
players-count = { $low }–{ $high } graczy
play-now = Zagraj z botami
learn-first = Naucz się grać
learn-progress = Nauka { $done }/{ $count }
my-tables = Moje stoły
tables-over = Skończone gry: { $count }
with-rivals = kontra { $players }
my-review = Analiza
hide-table = Usuń z listy: { $game }
join-title = Dołącz do stołu
join-link = Wklej link z zaproszeniem
my-name = Twoje imię
join = Dołącz
bad-link = To nie wygląda na link do stołu.
link-dead = Ten link już nie działa. Poproś o nowy osobę, która założyła stół.
link-taken = Ktoś już usiadł na tym miejscu.
cookie-damaged = Ciasteczko, po którym serwer poznaje tę przeglądarkę, jest uszkodzone. Zacząć jako nowy gość? Imię i miejsca przy stołach przepadną.
signed-out = Gospodarz serwera wylogował tę przeglądarkę. Zacząć jako nowy gość? Dawne imię i miejsca przy stołach przepadają.

## Following a link
join-invited = { $host } zaprasza do stołu.
join-invited-plain = To zaproszenie do stołu.
join-players = Przy stole: { $players }
join-name-help = Tak zobaczą cię pozostali.
sit-down = Usiądź
already-seated = Siedzisz już przy tym stole na innym miejscu.
to-table = Przejdź do stołu
join-began = Gra już trwa. Siadasz i grasz dalej od bieżącej chwili.
join-host = Ten link czyni tę przeglądarkę gospodarzem stołu: gospodarz tworzy nowe linki dla graczy, którzy stracili swoje.
be-host = Zostań gospodarzem

## New table
new-table = Nowy stół
bot-name-0 = Bot
bot-name-1 = Jagna
bot-name-2 = Bogumił
bot-name-3 = Świętosława
bot-name-4 = Mszczuj
bot-name-5 = Dobrawa
who-sits = Kto gra
who-starts = Kto zaczyna
chance-decides = los
add-seat = Dodaj gracza
remove-seat = Usuń
seat-number = Gracz { $number }
seat-who = Kto
seat-me = ja
seat-local = ktoś przy tym ekranie
seat-link = ktoś z linkiem
seat-bot = bot
seat-name = Imię
seat-level = Poziom
seat-colour = Kolor i znak
colour-0 = piaskowy
colour-1 = miedziany
colour-2 = stalowy
colour-3 = grafitowy
colour-4 = oliwkowy
colour-5 = wrzosowy
talk = Boty mówią, dlaczego
talk-help = Po swoim wyborze bot mówi, co za nim przemawia i jaki inny ruch rozważał.
warn = Ostrzegaj przed kosztownymi błędami
warn-help = Przed ruchem, który mocny bot ocenia znacznie gorzej od najlepszego, stół zapyta, czy na pewno.
talk-secrets = W tej grze są tajemnice: bot, który mówi, zdradza przy tym to, co ukrywa.
no-limit = bez limitu
shuffle-word = Słowo do tasowania
shuffle-word-help = Dodaj dowolne słowo: zostanie wmieszane w losowania. Serwer zapieczętował swoją tajną liczbę, zanim je poznał, więc nikt nie może z góry ustawić losowań. Słowo może też zostać puste.
seal-renewed = Serwer uruchomił się ponownie i pieczęć się zmieniła. Wpisz inne słowo i spróbuj jeszcze raz.
seal-broken = Stół ma inną pieczęć niż zapowiedziana. Nie graj przy nim: losowania mogą być ustawione.
set-table = Zasiądź do stołu
table-refused = Przy takich ustawieniach nie da się zagrać.
too-many-tables = To było dużo stołów naraz. Poczekaj chwilę.

## Table
your-turn = twoja kolej
turn-of = gra { $player }
setting-table = Rozkładamy grę…
round = runda { $round }
seats = Gracze
beside = Cele i dziennik
question-bar = Pytanie
log = Dziennik
chat = Rozmowa
chat-unread = Rozmowa, nowe wiadomości: { $count }
results = Wynik
goals-short = Cele
undo = Cofnij
preview = Podgląd:
thinking = { $player } się zastanawia…
waiting = Czekamy.
waiting-for = Czekamy na wybór: { $players }.
game-over = Koniec gry.
which-one = Które z tych?
place-possible = możliwe
place-refused = niemożliwe
not-asked-here = To miejsce nie dotyczy tego pytania: { $question }
past-place = To wcześniejsza chwila gry. Żeby grać dalej, wróć do bieżącej gry.
jump = Pokaż tę chwilę
since-choice = Od twojego ostatniego wyboru
so-far = Co się dotąd wydarzyło
since-last-turn = Od twojej ostatniej tury
nothing-yet = Jeszcze nic się nie wydarzyło.
stale-click = Stół właśnie się zmienił. Tak wygląda teraz.
connection-lost = Połączenie ze stołem się urwało. Wracamy, gdy tylko się da; ruchy są bezpieczne.
last-round-banner = Ostatnia runda
whole-table = Cały stół
points-of = { $player }, punkty: { $points }. Pokaż, skąd się biorą
you = ty
you-open = ty: moje miejsce
if-over-now = Gdyby gra się teraz skończyła
away = nie przy stole
seat-free = wolne miejsce
waiting-free = Czekamy, aż ktoś usiądzie: { $players }.
copy-seat-link = Kopiuj link do miejsca
link-copied = Link jest w schowku.
let-bot-play = Niech gra tu bot
take-back-seat = Wracam do gry
new-link = Nowy link do miejsca
rule = Zasada
bot-in = Bot będzie mógł zagrać za { $time }.
bot-not-asked = Dopiero gdy gracz nie wróci na swoją turę.
not-now = Teraz to niemożliwe.
open-rule = Otwórz zasadę { $rule }
no-table = Tego stołu tu nie ma
no-table-help = Link mógł wygasnąć, stół mógł zostać usunięty albo jest dla innych graczy.

## Hints
hint = Podpowiedź
hint-help = Co zrobiłby tu mocny bot? (klawisz H)
hint-searching = Szukamy dobrego ruchu…
mine = A mój ruch?
show-now = Pokaż od razu

## Bots say why
thought = { $player }: szansa na wygraną { $chance }{"\u00A0"}%.
thought-points = { $player }: szansa na wygraną { $chance }{"\u00A0"}%, spodziewany wynik: około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}.
thought-move = { $player }: { $move }.
other-move = Inny ruch: { $move } ({ $chance }{"\u00A0"}%).
other-move-points = Inny ruch: { $move } ({ $chance }{"\u00A0"}%, około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}).
hint-move = Podpowiedź: { $move }.
hint-why = Szansa na wygraną { $chance }{"\u00A0"}%.
hint-why-points = Szansa na wygraną { $chance }{"\u00A0"}%, spodziewany wynik: około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}.
reasons-now = Po tej turze: { $reasons }.
reasons-later = Po następnej turze: { $reasons }.
reasons-none = Inne ruchy wyglądają równie dobrze.
mine-name = Wybierz swój ruch: zostanie tylko oceniony.
mine-best = To właśnie ruch z podpowiedzi.
mine-as-good = To mniej więcej tak samo dobry ruch.
mine-costs = To kosztuje około { $cost }{"\u00A0"}% szans w porównaniu z: { $move }.
mine-warning = Ten ruch odbiera ci około { $cost }{"\u00A0"}% szans. Spojrzysz jeszcze raz?
hint-no-practice = Podpowiedzi są tylko przy stołach do ćwiczeń, czyli takich, przy których oprócz ciebie grają same boty.
hint-later = To było dużo podpowiedzi naraz. Poproś o następną za chwilę.

## An earlier moment
to-replay = Powtórka
back-to-now = Wróć do bieżącej gry
past-moment = Wcześniejsza chwila
past-turn = tura: { $player }
step-back = Wcześniej
step-on = Później

## Links
seat-link-for = Link: { $player }
watch-link = Link dla widzów
links-help = Link do miejsca wyślij tylko jednej osobie: kto go otworzy, ten siada.
watch-help = Z linkiem dla widzów można tylko oglądać grę.
copy = Kopiuj
copied = Skopiowane
lost-seat = Ktoś nie może wrócić na swoje miejsce?
lost-seat-help = O miejscu pamięta przeglądarka. Jeśli ktoś stracił jej dane albo ma nowy telefon, utwórz nowy link.
new-link-for = Nowy link: { $player }
new-link-sure = { $player } straci miejsce w obecnej przeglądarce, a stary link przestanie działać. Usiądzie tu ten, kto otworzy nowy link. Wszyscy przy stole się o tym dowiedzą.
new-link-yes = Utwórz nowy link
new-link-here = { $player } jest teraz przy stole, więc miejsce zostaje bez zmian.
new-link-wait = { $player }: ktoś był tu przed chwilą. Nowy link będzie można utworzyć za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
cancel = Anuluj

my-seat = Moje miejsce
my-seats = Miejsca przy tym ekranie
bot-for-me = Niech zagra za mnie bot
bot-for = Niech zagra bot: { $player }
bot-for-me-help = Bot gra za ciebie, dopóki nie wrócisz na swoje miejsce.
leave-open = Odejdź od stołu
leave-open-sure = Twoje miejsce będzie znów wolne i może na nim usiąść ktoś inny.
leave-bot = Odejdź od stołu
leave-bot-sure = Do końca gry zagra za ciebie bot. Możesz wrócić: stół zostaje na liście na stronie głównej.
leave-delete = Usuń stół
leave-delete-sure = Stół i cały przebieg gry znikną na zawsze.
leave-delete-others = Przy stole siedzą inni. Stół i cały przebieg gry znikną na zawsze, także dla nich.

## Standing answers
standing-count = Stałe odpowiedzi: { $count }
standing-answer = { $player }: stała odpowiedź, bez pytania.
bot-replaced = { $player }: bot przestał odpowiadać i zastąpił go nowy.
bot-random = { $player }: bot nie odpowiedział na czas, wybrał za niego los.
decline-always = Zawsze: { $answer }
decline-always-help = Taka odpowiedź teraz i zawsze, gdy to pytanie padnie w cudzej turze. Możesz ją w każdej chwili odwołać.

## The list of standing answers
standing = Stałe odpowiedzi
standing-help = Na te pytania stół odpowiada za ciebie, gdy padają w turze kogoś innego. We własnej turze wybierasz jak zwykle.
standing-none = Nie ma stałych odpowiedzi: każde pytanie trafia do ciebie.
standing-always = Zawsze: { $answer }
ask-again = Pytaj mnie znowu

## Chat
chat-empty = Jeszcze nikt nic nie powiedział.
chat-text = Napisz coś
send = Wyślij
watcher = Widz
chat-hello = Cześć
chat-good-luck = Powodzenia
chat-nice-move = Ładny ruch
chat-oops = Ojej
chat-one-moment = Chwileczkę
chat-thanks = Dzięki za grę
chat-exported = Gospodarz wyeksportował ten stół ze wszystkimi tajemnicami, żeby przenieść go na inny serwer. Kto ma ten plik, widzi wszystkie ręce i przyszłe losowania.
chat-new-link = Do tego miejsca prowadzi nowy link. Stary link i poprzednia przeglądarka już nie działają.
chat-away-bot = Przez jakiś czas nikogo tu nie było, więc pozostali wezwali bota. Zagra do powrotu gracza.
chat-deal-closed = Gospodarz otworzył zakończone stoły z tym rozdaniem. Od tej chwili przy pozostałych da się poznać przyszłe losowania.
chat-own-bot = Do mojego powrotu zagra tu bot.
chat-back = Już jestem.
chat-left = Ktoś stąd odszedł. Miejsce jest znów wolne.
chat-failed = Wiadomość nie została wysłana. Spróbuj za chwilę.
mute = Wycisz:
muted-lines = Ukryte wiadomości: { $count }
chat-bot-replaced = Bot przestał odpowiadać i zastąpił go nowy. Gra toczy się dalej.
chat-bot-random = Bot nie odpowiedział na czas; wybrano za niego na chybił trafił.

## Rules
how-to-play = Jak grać
how-print = Wydrukuj
rules-whole = Wszystkie zasady
rules-contents = Spis treści
search-rules = Szukaj w zasadach
rules-words = Słowa po polsku i po angielsku
rules-found = Znalezione zasady: { $count }
no-rule-found = Żadna zasada o tym nie mówi.
about-dolmen = O Dolmenie i twórcach gier

## Results
winner = { $count ->
    [one] Wygrywa { $players }.
   *[other] Wygrywają: { $players }.
}
no-winner = Nikt nie wygrywa.
end-you-win = Wygrywasz.
end-you-share = Wspólna wygrana: { $players }.
end-you-place = Zajmujesz { $place }. miejsce.
end-defeat = Wspólna porażka.
end-margin = Przewaga nad drugim miejscem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
end-decisive = Największa różnica: { $source } (+{ $more }).
again = Jeszcze raz w tym składzie
again-invite = Gramy jeszcze raz? { $player }:
take-seat = usiądź do stołu
same-deal = To samo rozdanie jeszcze raz
same-deal-help = Nowy stół, przy którym karty i kości ułożą się tak samo, jeśli zagrasz tak samo.
review-game = Przeanalizuj partię
review = Obejrzyj od początku
other-game = Inna gra
fairness-numbers = Liczby
total = Razem
place-won = Miejsce
fairness = Uczciwe losowanie
fairness-how = Przed pierwszym ruchem serwer ogłosił pieczęć tajnej liczby. Z niej i ze słowa, które dodał założyciel stołu, wynika każde losowanie. Gdy gra się kończy, liczba jest jawna i możesz wszystko sprawdzić tutaj, w swojej przeglądarce.
seal = Pieczęć:
secret = Tajna liczba:
verify = Sprawdź
download-journal = Pobierz zapis gry
proof-good = Wszystko się zgadza. Wierszy zapisu: { $lines }, losowań: { $draws }.
proof-earlier = Losowań przy stole, od którego toczy się ta gra: { $draws }. Wynikają z tajnej liczby tamtego stołu.
proof-commitment = Pieczęć nie zgadza się z tajną liczbą.
proof-chain = Wiersz { $line }: łańcuch zapisu jest przerwany.
proof-draw = Wiersz { $line }: los powinien odpowiedzieć inaczej.

## Hot seat
curtain-title = Teraz { $player }
curtain-help = Przekaż ekran. Reszta niech na chwilę odwróci wzrok.
curtain-own = Tylko { $player } może patrzeć
curtain-own-help = Zaraz pokaże się coś tajnego. Reszta niech na chwilę odwróci wzrok.
curtain-open = { $player }: pokaż stół

## Settings
setting-language = Język
setting-language-pl = polski
setting-language-en = English
setting-theme = Motyw
setting-theme-auto = jak w systemie
setting-theme-dark = ciemny
setting-theme-light = jasny
setting-text = Wielkość tekstu
setting-text-normal = zwykła
setting-text-large = duża
setting-contrast = Kontrast
setting-contrast-auto = jak w systemie
setting-contrast-high = wysoki
setting-motion = Ruch pionków
setting-motion-auto = jak w systemie
setting-motion-off = wyłączony
setting-pace = Tempo botów
setting-pace-slow = wolne
setting-pace-normal = zwykłe
setting-pace-fast = szybkie
setting-pace-once = wszystko od razu
setting-end = Koniec tury
setting-end-confirm = zawsze pytaj
setting-end-idle = automatycznie, gdy nie ma innego ruchu
setting-end-auto = zawsze automatycznie
setting-sounds = Dźwięki
setting-sounds-off = wyłączone
setting-sounds-on = włączone

## The shell of the table
actions-name = Akcje
again-yes = Tak: { $answer }
again-no = Wróć
watching = Oglądasz ten stół.
decides = decyzję podejmuje { $player }
you-decide = decyzja należy do ciebie
watching-short = oglądasz
about-open = Co to jest: { $name }
about-choices = Co dają te możliwości
about-choice = Co to robi: { $answer }
keys = Skróty klawiszowe

## Keys
keys-tab = do planszy, do paska pytania, do dziennika: każde to jeden krok
keys-bar = z planszy do paska pytania i z powrotem
keys-arrows = od miejsca do miejsca
keys-next = następne i poprzednie miejsce, które można wybrać
keys-enter = wybierz miejsce, naciśnij przycisk
keys-about = co to za miejsce albo dlaczego nie można go wybrać
keys-main = wyróżniony przycisk
keys-options = przyciski na pasku, od lewej
keys-undo = cofnij
keys-lesson = w lekcji: dalej i wstecz
keys-hint = podpowiedź
keys-tip = do wskazówki, jeśli jest
keys-zoom = bliżej, dalej, cały stół
keys-back = zamknij, krok wstecz
keys-help = ta lista

## Tips
tip = Wskazówka:
tip-close = Rozumiem
tips-off = Bez wskazówek
setting-tips = Wskazówki
setting-tips-off = wyłączone
setting-tips-practice = przy stołach do ćwiczeń
setting-tips-all = przy wszystkich stołach
tips-again = Pokaż wszystkie wskazówki od nowa
tips-again-done = Wszystkie wskazówki pojawią się od nowa

## Lessons
learn = Nauka
learn-lessons-done = Ukończone lekcje: { $done } z { $count }
learn-lessons-open = Lekcje
learn-lesson = Lekcja
learn-number = lekcja { $number } z { $count }
learn-how-far = Postęp lekcji
learn-leave = Wszystkie lekcje
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń
learn-skip-help = Przejdź od razu do następnej lekcji
learn-yours = Twój ruch
learn-following = Następna lekcja
learn-other = To dozwolone, ale lekcja czeka teraz na coś innego.
learn-reads = Przeczytaj i naciśnij „Dalej”.
learn-above = Wyżej jest coś jeszcze: pokaż
learn-below = Niżej jest coś jeszcze: pokaż
learn-done = ukończona
learn-go-on = wróć do niej
learn-begin = zacznij tu
learn-no-lesson = Tej lekcji tu nie ma
first-game = Twoja pierwsza gra
first-game-about = Cała gra z dwoma botami, które też dopiero zaczynają.
first-game-begin = Zagraj
learn-rival-1 = Jagna
learn-rival-2 = Bogumił
learn-rival-3 = Świętosława
learn-rival-4 = Mszczuj
learn-rival-5 = Dobrawa
