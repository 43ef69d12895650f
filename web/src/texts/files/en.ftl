# Words of tables as files, of playing on and of tables with the same deal, in English; at a table they come late.

## Files
import = Open a game from a file
import-about = The record of a finished game can be replayed, reviewed and played on. The sealed file of a game that goes on brings the whole table here, and you become its host.
import-choose = Choose a file
import-drop = or drop it here
import-checking = Checking every move by the rules…
import-done = This is a game of { $game }: { $players }.
import-over = The game is over. You may look through everybody's eyes.
import-running = The game goes on. Players from elsewhere get new links from you at the table.
import-known = You have opened this file before: this is the same table.
import-another = Another file
import-replay = Watch the game
import-review = Review the moves
import-sit = To the table
file-line = (line { $line })
file-changed = The file has been changed or damaged.
file-cut = The end of the file is missing.
file-foreign = This is not the file of a Dolmen game.
file-newer = A newer Dolmen wrote this file, and this one cannot read it.
file-game = This game cannot be played here as it was played there: its components or options are different.
file-rules = Something here is against the rules of the game.
file-chance = Chance should have given another answer here, so the record is not genuine.
file-secret = The secret number is not the one that was sealed.
file-unfinished = This game is not over. To move it here, the host needs to export its sealed file.
file-too-large = The file is too large for a game of Dolmen.
file-busy = Too many files are being checked. Please try again in a minute.

export-title = Move this table to another server
export-warning = The sealed file holds the whole table with all secrets: whoever has it sees every hand and every draw to come. Do not give it to anybody who plays. The chat will tell everybody that you have exported the table.
export-download = Download the sealed file

play-on = Play on from here
play-on-how = How do you want to play on?
play-on-bots = against bots
play-on-local = all at this screen
play-on-links = with others, by links
play-on-seat = My seat
play-on-level = Level of the bots
play-on-moment = From moment
play-on-moment-help = 0 to { $last }
play-on-about = A new table begins at this moment. What chance had laid out by then stays; everything drawn later is drawn again.
play-on-make = Set the table
play-on-not-yet = You can play on from here once the game is over.

tries = Other tries
tries-none = Nobody has played on from this game yet.
tries-original = the original game
tries-from = from moment { $moment }
tries-here = you are here
tries-running = still going on
tries-result = { $player }: { $points }
tries-won = won by { $players }
tries-lost = all lost

group = The same deal at several tables
group-table = Table { $number }
group-mine = your table
group-sealed = The cards and draws stay sealed until all tables are over. Then you can compare the results and watch the other games.
group-open = All cards are open.
group-running = still going on
group-over = over
group-watch = Watch the game
group-links = Links to the seats
group-link-for = Table { $number }, { $player }
group-copy = Copy
group-copied = Copied
group-close = Open the finished tables now
group-close-sure = Players at the other tables could then learn what is to come. Everybody is told about it in the chat.
group-close-yes = Open them anyway
group-tables = Tables with this deal
group-tables-help = Several tables get the same cards and draws, so that the results can be compared. You sit at the first one; you will find the links to the others at the table.
more-options = More options
