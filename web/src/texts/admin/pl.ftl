# The administrator's page, in Polish.
admin-title = Administracja
admin-parts = Części administracji
admin-part-tables = Stoły
admin-part-people = Ludzie
admin-part-load = Obciążenie
admin-part-decisions = Decyzje
admin-part-audit = Dziennik
admin-sign-out = Wyloguj
admin-out = Ta przeglądarka nie jest zalogowana jako administrator
admin-out-help = Otwórz link, który serwer wypisał przy starcie. Działa raz i przez godzinę. Nowy link wypisze na serwerze polecenie:
admin-link-dead = Ten link został już użyty albo jest za stary. Nowy wypisze polecenie: dolmen admin-link
admin-call-failed = Nie udało się. Spróbuj jeszcze raz.
admin-bad-text = Tekst jest pusty albo za długi.
admin-bad-time = Taki czas nie jest możliwy.
admin-bad-address = To nie jest adres. Wpisz na przykład 192.0.2.7 albo 2001:db8::1.
admin-bad-restriction = Wybierz gościa albo adres.
admin-bad-number = Taka liczba nie jest możliwa.
admin-too-many-tries = Za dużo prób. Poczekaj minutę.
admin-not-stored = Baza danych nie mogła tego zapisać. Nic się nie zmieniło.
admin-search = Szukaj
admin-more = Pokaż więcej
admin-nothing = Nic nie znaleziono.
admin-cancel = Anuluj
admin-end = Zakończ
admin-ended = Zakończono.
admin-no-name = bez nazwy
admin-nameless = gość bez imienia
admin-until = do { $when }

## Tables
admin-search-tables = Gracz, gra albo numer stołu
admin-only = Które stoły
admin-only-all = wszystkie
admin-only-running = w trakcie gry
admin-only-over = skończone
admin-only-closed = zamknięte
admin-only-leaving = do usunięcia
admin-state-running = w trakcie gry
admin-state-over = skończony
admin-archived = w archiwum
admin-removed-on = zostanie usunięty { $when }
admin-changed = ostatnia zmiana { $when }
admin-table-size = { $moments ->
    [one] { $moments } chwila
    [few] { $moments } chwile
   *[many] { $moments } chwil
}, { $size } KB
admin-close-table = Zamknij stół
admin-open-table = Otwórz ponownie
admin-reason-read = Powód, który przeczytają gracze
admin-closed-because = Zamknięty: { $reason }
admin-table-closed = Stół jest zamknięty.
admin-table-opened = Stół jest znów otwarty.

## People
admin-search-guests = Imię albo adres
admin-seen = ostatnio { $when }
admin-not-seen = bez zapisanej wizyty
admin-guest-tables = { $count ->
    [0] bez stołów
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
admin-is-banned = blokada wstępu
admin-is-muted = zakaz rozmowy
admin-is-out = sesja zakończona
admin-is-admitted = może zakładać stoły
admin-ban = Zablokuj
admin-mute = Zakaż rozmowy
admin-ban-address = Zablokuj adres
admin-banned = Zablokowano. Za kilka sekund obowiązuje wszędzie.
admin-muted = Ta osoba nie może już rozmawiać.
admin-ban-reason = Powód, który przeczyta zablokowana osoba
admin-mute-reason = Powód, który przeczyta ta osoba
admin-sign-guest-out = Wyloguj
admin-sign-guest-out-help = Wszystkie przeglądarki tej osoby zostaną wylogowane na zawsze. Miejsce przy stole odzyska tylko z nowym linkiem od gospodarza stołu.
admin-guest-out = Wylogowano.
admin-how-long = Na jak długo
admin-hours-none = wcale
admin-hours-1 = godzina
admin-hours-24 = dzień
admin-hours-168 = tydzień
admin-hours-720 = 30 dni
admin-hours-ever = na stałe

## Load
admin-version = Dolmen { $version }, zasady: { $engine }
admin-waiting-for-bots = { $count ->
    [0] Żaden stół nie czeka na bota.
    [one] { $count } stół czeka na bota.
    [few] { $count } stoły czekają na bota.
   *[many] { $count } stołów czeka na bota.
}
admin-process = Proces { $name }
admin-figure-moves = ruchy na sekundę
admin-figure-commits = zapisy na sekundę
admin-figure-sockets = otwarte połączenia
admin-figure-tables = stoły w pamięci
admin-figure-failed_commits = nieudane zapisy
admin-figure-memory = pamięć
admin-failures = Co ostatnio poszło nie tak
admin-no-failures = Od startu nic złego się nie stało.
admin-failure-commit = Czegoś nie udało się zapisać; nikomu nie powiedziano, że to zrobione.
admin-failure-call = Wywołanie nie powiodło się z powodu błędu w programie.
admin-failure-bot = Bot się zepsuł, był za wolny albo odpowiedział źle; został zastąpiony.
admin-failure-table = Nie udało się otworzyć stołu.
admin-failure-file = Nie udało się sprawdzić wczytanego pliku.
admin-failure-review = Nie udało się dokończyć analizy.
admin-failure-connections = Połączeń było za dużo; nowe zostały odrzucone.
admin-failure-other = Ostrzeżenie z dziennika serwera.

## Decisions
admin-messages = Wiadomości do wszystkich
admin-message = Wiadomość
admin-tell = Pokaż
admin-told = Za kilka sekund wiadomość zobaczą wszyscy.
admin-message-ended = Wiadomość nie jest już pokazywana.
admin-restrictions = Blokady
admin-no-restrictions = Nikt nie jest zablokowany.
admin-lift = Zdejmij
admin-lifted = Zdjęto.
admin-address = Adres
admin-invitations = Kto może zakładać stoły
admin-need-nothing = Stoły może zakładać każdy. Żeby to zmienić, uruchom serwer z opcją --tables-need invitation albo password.
admin-need-password = Do założenia stołu potrzebne jest hasło klubu albo zaproszenie.
admin-need-invitation = Do założenia stołu potrzebne jest zaproszenie.
admin-invitation-link = Wyślij ten link zaproszonym; widać go tylko teraz:
admin-invitation-label = Dla kogo (widzisz to tylko ty)
admin-invite = Utwórz zaproszenie
admin-invited = Zaproszenie jest gotowe.
admin-sessions = Administratorzy
admin-this-browser = Ta przeglądarka
admin-session = Inna przeglądarka
admin-unused-link = Nieużyty link
admin-key = Klucz podpisu
admin-key-help = Kluczem podpisane są ciasteczka i linki wszystkich gości. Wymień go, gdy mógł go poznać ktoś obcy.
admin-former-key = Ciasteczka i linki podpisane dawnym kluczem działają do { $when }.
admin-keep-former = Jak długo działa dawny klucz
admin-replace-key = Wymień klucz
admin-key-sure = Goście, którzy wrócą w tym czasie, pozostaną zalogowani. Potem ich ciasteczka i wysłane wcześniej linki przestaną działać.
admin-key-sure-now = Wszyscy goście zostaną natychmiast wylogowani i stracą swoje miejsca, a wysłane linki przestaną działać. Dotyczy to też gospodarzy stołów.
admin-key-replaced = Jest nowy klucz.
admin-backup = Kopia zapasowa
admin-backup-help = Jeden plik ze wszystkim: stoły razem z ich tajemnicami i klucz podpisu. Strzeż go jak hasła.
admin-download = Pobierz kopię

## Log
admin-by-command = wiersz poleceń
admin-by-server = sam serwer
admin-by-session = administrator { $session }
admin-did-message = Wiadomość do wszystkich
admin-did-message-ended = Koniec wiadomości
admin-did-ban = Blokada
admin-did-ban-lifted = Zdjęcie blokady
admin-did-mute = Zakaz rozmowy
admin-did-mute-lifted = Koniec zakazu rozmowy
admin-did-guest-signed-out = Wylogowanie gościa
admin-did-key-rotated = Wymiana klucza podpisu
admin-did-admin-link = Nowy link administratora
admin-did-invitation = Nowe zaproszenie
admin-did-admin-ended = Wylogowanie administratora
admin-did-admin-link-ended = Unieważnienie linku administratora
admin-did-invitation-ended = Unieważnienie zaproszenia
admin-did-signed-in = Zalogowanie administratora
admin-did-sign-in-refused = Próba z nieważnym linkiem
admin-did-table-closed = Zamknięcie stołu
admin-did-table-opened = Ponowne otwarcie stołu
admin-did-backup = Pobranie kopii zapasowej
admin-did-sessions-ended = Wylogowanie wszystkich administratorów
admin-did-table-removed = Usunięcie opuszczonego stołu
