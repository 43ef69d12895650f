# Słowa o stołach jako plikach, o graniu dalej i o stołach z tym samym rozdaniem, po polsku; przy stole przychodzą późno.

## Files
import = Otwórz grę z pliku
import-about = Zapis zakończonej gry można obejrzeć, omówić i rozegrać dalej. Zapieczętowany plik gry w toku przenosi tu cały stół, a ty zostajesz jego gospodarzem.
import-choose = Wybierz plik
import-drop = albo upuść go tutaj
import-checking = Sprawdzam każdy ruch według zasad…
import-done = To gra { $game }: { $players }.
import-over = Gra jest zakończona. Możesz patrzeć oczami każdego z graczy.
import-running = Gra trwa. Graczom z innego serwera wyślij nowe linki, które znajdziesz przy stole.
import-known = Ten plik był już tu otwierany: to ten sam stół.
import-another = Inny plik
import-replay = Obejrzyj grę
import-review = Omów ruchy
import-sit = Do stołu
file-line = (wiersz { $line })
file-changed = Plik został zmieniony albo uszkodzony.
file-cut = Brakuje końca pliku.
file-foreign = To nie jest plik gry z Dolmena.
file-newer = Ten plik zapisał nowszy Dolmen i ten go nie odczyta.
file-game = Tej gry nie da się tu rozegrać tak jak tam: ma inne elementy albo opcje.
file-rules = W tym miejscu zapis jest niezgodny z zasadami gry.
file-chance = Los powinien tu odpowiedzieć inaczej, więc zapis nie jest prawdziwy.
file-secret = Tajna liczba nie jest tą, którą zapieczętowano.
file-unfinished = Ta gra nie jest zakończona. Żeby ją tu przenieść, gospodarz musi wyeksportować zapieczętowany plik.
file-too-large = Ten plik jest za duży jak na grę z Dolmena.
file-busy = Sprawdzanych jest zbyt wiele plików. Spróbuj ponownie za minutę.

export-title = Przenieś stół na inny serwer
export-warning = Zapieczętowany plik zawiera cały stół ze wszystkimi tajemnicami: kto go ma, widzi wszystkie ręce i przyszłe losowania. Nie dawaj go nikomu, kto gra. Wszyscy dowiedzą się z czatu, że stół został wyeksportowany.
export-download = Pobierz zapieczętowany plik

play-on = Graj dalej od tego miejsca
play-on-how = Jak chcesz grać dalej?
play-on-bots = przeciw botom
play-on-local = wszyscy przy tym ekranie
play-on-links = z innymi, przez linki
play-on-seat = Moje miejsce
play-on-level = Poziom botów
play-on-moment = Od chwili
play-on-moment-help = od 0 do { $last }
play-on-about = W tej chwili zaczyna się nowy stół. To, co los zdążył rozłożyć, zostaje; wszystko, co losowane później, losuje się od nowa.
play-on-make = Rozstaw stół
play-on-not-yet = Od tego miejsca można grać dalej dopiero po końcu gry.

tries = Inne próby
tries-none = Nikt jeszcze nie grał dalej od tej gry.
tries-original = pierwotna gra
tries-from = od chwili { $moment }
tries-here = tu jesteś
tries-running = jeszcze trwa
tries-result = { $player }: { $points }
tries-won = zwycięstwo: { $players }
tries-lost = wspólna porażka

group = To samo rozdanie przy kilku stołach
group-table = Stół { $number }
group-mine = twój stół
group-sealed = Karty i losowania pozostają zapieczętowane, aż skończą się wszystkie gry. Wtedy można porównać wyniki i obejrzeć pozostałe gry.
group-open = Wszystkie karty są odkryte.
group-running = jeszcze trwa
group-over = zakończona
group-watch = Obejrzyj grę
group-links = Linki do miejsc
group-link-for = Stół { $number }, { $player }
group-copy = Kopiuj
group-copied = Skopiowane
group-close = Otwórz już zakończone stoły
group-close-sure = Gracze przy pozostałych stołach mogliby się wtedy dowiedzieć, co ich czeka. Wszyscy zobaczą to na czacie.
group-close-yes = Mimo to otwórz
group-tables = Stoły z tym rozdaniem
group-tables-help = Kilka stołów dostaje te same karty i losowania, żeby można było porównać wyniki. Siadasz przy pierwszym; linki do pozostałych znajdziesz przy stole.
more-options = Więcej opcji
