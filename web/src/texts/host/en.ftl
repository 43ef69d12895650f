# What the server's host lets people know, in English.
host-says = Message from the host
host-hide = Hide this message
host-banned = You have been banned from this server { $until ->
    [ever] for good
   *[other] until { $until }
}.
host-reason = Reason: { $reason }
host-closed = The host of this server has closed this table. You can still look at it.
host-removed-on = Nobody has played here for a long time. If nobody makes a move, this table will be removed on { $when }.
host-muted = You may not chat on this server { $until ->
    [ever] any more
   *[other] until { $until }
}.
host-list-closed = closed by the host
host-list-removed = will be removed on { $when }
host-needs-password = On this server, making a table needs the club's password. Taking a seat by a link does not.
host-needs-invitation = On this server, making a table needs an invitation. Ask the person who runs this server for one; taking a seat by a link needs none.
host-password = Password of the club
host-send = That is it
host-wrong-password = That is not the password.
host-wrong-invitation = This invitation has ended or has been used up. Ask for a new one.
host-too-many-tries = Too many tries. Wait a minute.
host-call-failed = That did not work. Please try again.
host-admitted = You may make tables now.
host-invitation = Invitation
host-invited = You have been invited to make tables on this server.
host-accept = Accept
host-to-games = To the games
