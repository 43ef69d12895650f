# The administrator's page, in English.
admin-title = Administration
admin-parts = Parts of the administration
admin-part-tables = Tables
admin-part-people = People
admin-part-load = Load
admin-part-decisions = Decisions
admin-part-audit = Log
admin-sign-out = Sign out
admin-out = This browser is not signed in as administrator
admin-out-help = Open the link that the server printed when it started. It works once and for an hour. This command on the server prints a new one:
admin-link-dead = This link has been used or is too old. A new one is printed by: dolmen admin-link
admin-call-failed = That did not work. Please try again.
admin-bad-text = The text is empty or too long.
admin-bad-time = This is not a possible length of time.
admin-bad-address = This is not an address. Write one such as 192.0.2.7 or 2001:db8::1.
admin-bad-restriction = Choose either a guest or an address.
admin-bad-number = This number is not possible.
admin-too-many-tries = Too many tries. Wait a minute.
admin-not-stored = The database could not store this. Nothing has changed.
admin-search = Search
admin-more = Show more
admin-nothing = Nothing found.
admin-cancel = Cancel
admin-end = End
admin-ended = Ended.
admin-no-name = without a name
admin-nameless = a guest without a name
admin-until = until { $when }

## Tables
admin-search-tables = Player, game or number of the table
admin-only = Which tables
admin-only-all = all
admin-only-running = being played
admin-only-over = finished
admin-only-closed = closed
admin-only-leaving = to be removed
admin-state-running = being played
admin-state-over = finished
admin-archived = archived
admin-removed-on = will be removed on { $when }
admin-changed = last change { $when }
admin-table-size = { $moments ->
    [one] { $moments } moment
   *[other] { $moments } moments
}, { $size } KB
admin-close-table = Close the table
admin-open-table = Open it again
admin-reason-read = Reason, which the people at the table read
admin-closed-because = Closed: { $reason }
admin-table-closed = The table is closed.
admin-table-opened = The table is open again.

## People
admin-search-guests = Name or address
admin-seen = last here { $when }
admin-not-seen = no visit recorded yet
admin-guest-tables = { $count ->
    [0] no tables
    [one] { $count } table
   *[other] { $count } tables
}
admin-is-banned = banned
admin-is-muted = may not chat
admin-is-out = signed out
admin-is-admitted = may make tables
admin-ban = Ban
admin-mute = Forbid chat
admin-ban-address = Ban the address
admin-banned = Banned. It holds everywhere within a few seconds.
admin-muted = May not chat any more.
admin-ban-reason = Reason, which the banned person reads
admin-mute-reason = Reason, which the person reads
admin-sign-guest-out = Sign out
admin-sign-guest-out-help = All browsers of this person are signed out for good. Whoever holds a seat gets it back only by a new link from the host of the table.
admin-guest-out = Signed out.
admin-how-long = For how long
admin-hours-none = not at all
admin-hours-1 = an hour
admin-hours-24 = a day
admin-hours-168 = a week
admin-hours-720 = 30 days
admin-hours-ever = for good

## Load
admin-version = Dolmen { $version }, rules: { $engine }
admin-waiting-for-bots = { $count ->
    [0] No table is waiting for a bot.
    [one] { $count } table is waiting for a bot.
   *[other] { $count } tables are waiting for a bot.
}
admin-process = Process { $name }
admin-figure-moves = moves per second
admin-figure-commits = commits per second
admin-figure-sockets = open sockets
admin-figure-tables = tables in memory
admin-figure-failed_commits = failed writes
admin-figure-memory = memory
admin-failures = What went wrong lately
admin-no-failures = Nothing has gone wrong since the start.
admin-failure-commit = Something could not be stored; nobody was told that it was done.
admin-failure-call = A call failed because of a fault in the program.
admin-failure-bot = A bot crashed, was too slow or answered wrongly; it was replaced.
admin-failure-table = A table could not be opened.
admin-failure-file = A file that was brought could not be checked.
admin-failure-review = A review could not be finished.
admin-failure-connections = There were too many connections; new ones were refused.
admin-failure-other = A warning from the server's log.

## Decisions
admin-messages = Messages to everybody
admin-message = Message
admin-tell = Show it
admin-told = Everybody sees the message within a few seconds.
admin-message-ended = The message is no longer shown.
admin-restrictions = Bans
admin-no-restrictions = Nobody is banned.
admin-lift = Lift
admin-lifted = Lifted.
admin-address = Address
admin-invitations = Who may make tables
admin-need-nothing = Everybody may make tables. Start the server with --tables-need invitation or password to change that.
admin-need-password = Making a table needs the club's password or an invitation.
admin-need-invitation = Making a table needs an invitation.
admin-invitation-link = Send this link to the people you invite; it is shown only now:
admin-invitation-label = For whom (only you see this)
admin-invite = Make an invitation
admin-invited = The invitation is ready.
admin-sessions = Administrators
admin-this-browser = This browser
admin-session = Another browser
admin-unused-link = Unused link
admin-key = Signing key
admin-key-help = The key signs the cookies and links of all guests. Replace it when somebody else may know it.
admin-former-key = Cookies and links signed with a former key are valid until { $when }.
admin-keep-former = How long the former key stays valid
admin-replace-key = Replace the key
admin-key-sure = Guests who come back within this time stay signed in. Those who come later, and links that were sent before, are then no longer valid.
admin-key-sure-now = All guests are signed out at once and lose their seats, and all links that were sent are dead. Hosts of tables are signed out too.
admin-key-replaced = There is a new key.
admin-backup = Backup
admin-backup-help = One file with everything: all tables with their secrets, and the signing key. Keep it as safe as a password.
admin-download = Download a backup

## Log
admin-by-command = command line
admin-by-server = the server itself
admin-by-session = administrator { $session }
admin-did-message = Message to everybody
admin-did-message-ended = Message ended
admin-did-ban = Banned
admin-did-ban-lifted = Ban lifted
admin-did-mute = Chat forbidden
admin-did-mute-lifted = Chat allowed again
admin-did-guest-signed-out = Guest signed out
admin-did-key-rotated = Signing key replaced
admin-did-admin-link = Administrator's link made
admin-did-invitation = Invitation made
admin-did-admin-ended = Administrator signed out
admin-did-admin-link-ended = Administrator's link ended
admin-did-invitation-ended = Invitation ended
admin-did-signed-in = Administrator signed in
admin-did-sign-in-refused = A link that is not valid was tried
admin-did-table-closed = Table closed
admin-did-table-opened = Table opened again
admin-did-backup = Backup downloaded
admin-did-sessions-ended = All administrators signed out
admin-did-table-removed = Abandoned table removed
