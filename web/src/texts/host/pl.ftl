# What the server's host lets people know, in Polish.
host-says = Wiadomość od gospodarza serwera
host-hide = Ukryj tę wiadomość
host-banned = Masz zakaz wstępu na ten serwer { $until ->
    [ever] na stałe
   *[other] do { $until }
}.
host-reason = Powód: { $reason }
host-closed = Gospodarz serwera zamknął ten stół. Nadal można go oglądać.
host-removed-on = Dawno nikt tu nie grał. Jeśli nikt nie wykona ruchu, ten stół zostanie usunięty { $when }.
host-muted = Masz zakaz rozmowy na tym serwerze { $until ->
    [ever] na stałe
   *[other] do { $until }
}.
host-list-closed = zamknięty przez gospodarza serwera
host-list-removed = zostanie usunięty { $when }
host-needs-password = Na tym serwerze do założenia stołu potrzebne jest hasło klubu. Żeby usiąść przy stole z linku, nie trzeba go znać.
host-needs-invitation = Na tym serwerze do założenia stołu potrzebne jest zaproszenie. Poproś o nie osobę, która prowadzi serwer; żeby usiąść przy stole z linku, nie trzeba go mieć.
host-password = Hasło klubu
host-send = Gotowe
host-wrong-password = To nie jest to hasło.
host-wrong-invitation = To zaproszenie już nie działa. Poproś o nowe.
host-too-many-tries = Za dużo prób. Poczekaj minutę.
host-call-failed = Nie udało się. Spróbuj jeszcze raz.
host-admitted = Możesz teraz zakładać stoły.
host-invitation = Zaproszenie
host-invited = To zaproszenie do zakładania stołów na tym serwerze.
host-accept = Przyjmij
host-to-games = Do gier
