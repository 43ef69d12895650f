# Words of the page that all games share, in English.

## Everywhere
menu = Menu
to-home = Home
settings = Settings
close = Close
switch-language = PL: switch to Polish
rules = Rules
options = Game options
me = Guest
bot = bot
bot-level = bot, { $level }
guest = Player { $number }
call-failed = The table could not be reached. Please try again.
server-away = The server is not answering. Still trying…

## Home
learn-first = Learn to play
learn-progress = Learn { $done }/{ $count }
motto = a stone table for board games
games = Games
players-count = { $low }–{ $high } players
play-now = Play against bots
my-tables = My tables
tables-over = Finished games: { $count }
with-rivals = against { $players }
my-review = Review
hide-table = Remove from the list: { $game }
join-title = Join a table
join-link = Paste the invitation link
my-name = Your name
join = Join
bad-link = That does not look like a link to a table.
link-dead = This link does not work any more. Ask the person who set the table for a new one.
link-taken = Somebody has already taken this seat.
cookie-damaged = The cookie by which this server knows your browser is damaged. Go on as a new guest? Your name and your seats would be lost.
signed-out = The host of this server has signed this browser out. Start as a new guest? Your name and your seats stay behind.

## Following a link
join-invited = { $host } invites you to a table.
join-invited-plain = You are invited to a table.
join-players = At the table: { $players }
join-name-help = This is how the others will see you.
sit-down = Sit down
already-seated = You already sit at this table, in another seat.
to-table = Go to the table
join-began = The game is already under way. You sit down and play on from here.
join-host = This link makes this browser the host of the table: the host makes new links for players who have lost theirs.
be-host = Be the host

## New table
new-table = New table
bot-name-0 = Bot
bot-name-1 = Rowan
bot-name-2 = Maeve
bot-name-3 = Alder
bot-name-4 = Bryn
bot-name-5 = Isolde
who-sits = Who plays
who-starts = Who begins
chance-decides = chance decides
add-seat = Add a player
remove-seat = Remove
seat-number = Player { $number }
seat-who = Who
seat-me = me
seat-local = somebody at this screen
seat-link = somebody with a link
seat-bot = bot
seat-name = Name
seat-level = Level
seat-colour = Colour and mark
colour-0 = sand
colour-1 = copper
colour-2 = steel
colour-3 = graphite
colour-4 = moss
colour-5 = heather
talk = Bots say why
talk-help = After its choice a bot says what speaks for it, and which other move it looked at.
warn = Warn me before costly mistakes
warn-help = Before a move that a strong bot finds much worse than the best one, the table asks whether you are sure.
talk-secrets = This game has secrets: a bot that talks gives away what it hides.
no-limit = no limit
shuffle-word = A word for the shuffle
shuffle-word-help = Add any word: it is mixed into every draw. The server sealed its secret number before it heard the word, so nobody can rig the draws. You may leave it empty.
seal-renewed = The server has restarted and the seal has changed. Please enter a new word and try again.
seal-broken = The table's seal is not the one that was announced. Do not play here: the draws may be rigged.
set-table = Sit down at the table
table-refused = A table cannot be set like this.
too-many-tables = That was a lot of tables at once. Please wait a moment.

## Table
your-turn = your turn
turn-of = { $player } to play
setting-table = Setting the table…
round = round { $round }
seats = Players
beside = Objectives and log
question-bar = Question
log = Log
chat = Chat
chat-unread = Chat, new messages: { $count }
results = Result
goals-short = Objectives
undo = Undo
preview = Preview:
thinking = { $player } is thinking…
waiting = Waiting.
waiting-for = Waiting for { $players }.
game-over = The game is over.
which-one = Which of these?
place-possible = possible
place-refused = not possible
not-asked-here = This place is not part of the question: { $question }
past-place = This is an earlier moment. To play on, go back to the game.
jump = Show this moment
since-choice = Since your last choice
so-far = What has happened so far
since-last-turn = Since your last turn
nothing-yet = Nothing has happened yet.
stale-click = The table has just changed. This is how it is now.
connection-lost = The connection to the table is lost. We will be back as soon as we can; your moves are safe.
last-round-banner = Last round
whole-table = Whole table
points-of = { $player }, points: { $points }. Show where they come from
you = you
you-open = you: my seat
if-over-now = If the game ended now
away = away
seat-free = open seat
waiting-free = Waiting for somebody to sit down: { $players }.
copy-seat-link = Copy the link to this seat
link-copied = The link is in your clipboard.
let-bot-play = Let a bot play here
take-back-seat = Back to my seat
new-link = New link to this seat
rule = Rule
bot-in = A bot can take over in { $time }.
bot-not-asked = Only if they are still away on their turn.
not-now = That is not possible just now.
open-rule = Open rule { $rule }
no-table = There is no such table here
no-table-help = The link may be old, the table may have been deleted, or it is for other players.

## Hints
hint = Hint
hint-help = What would a strong bot do here? (H)
hint-searching = Looking for a good move…
mine = And mine?
show-now = Show now

## Bots say why
thought = { $player }: chance of winning { $chance }%.
thought-points = { $player }: chance of winning { $chance }%, expects about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
thought-move = { $player }: { $move }.
other-move = Otherwise: { $move } ({ $chance }%).
other-move-points = Otherwise: { $move } ({ $chance }%, about { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
hint-move = Hint: { $move }.
hint-why = Chance of winning { $chance }%.
hint-why-points = Chance of winning { $chance }%, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} expected.
reasons-now = After this turn: { $reasons }.
reasons-later = After the next turn: { $reasons }.
reasons-none = Other moves look just as good.
mine-name = Choose your move: it will only be judged.
mine-best = That is the move of the hint.
mine-as-good = That is about as good.
mine-costs = That costs about { $cost }% of the chances against: { $move }.
mine-warning = This loses about { $cost }% of your chances. Look again?
hint-no-practice = Hints are given at practice tables only: those at which everybody but you is a bot.
hint-later = That was a lot of hints at once. Ask for the next one in a moment.

## An earlier moment
to-replay = Replay
back-to-now = Back to the game
past-moment = Earlier
past-turn = { $player }’s turn
step-back = Earlier
step-on = Later

## Links
seat-link-for = Link for { $player }
watch-link = Spectator link
links-help = Send a seat's link to one person only: whoever opens it sits down.
watch-help = The spectator link only lets people watch.
copy = Copy
copied = Copied
lost-seat = Can't get back to a seat?
lost-seat-help = The browser remembers the seat. If somebody has lost its data or has a new phone, make a new link.
new-link-for = New link: { $player }
new-link-sure = { $player } will lose the seat in their current browser, and the old link stops working. Whoever opens the new link sits here. Everybody at the table will be told.
new-link-yes = Make a new link
new-link-here = { $player } is at the table now, so the seat stays as it is.
new-link-wait = { $player } was here a moment ago. You can make a new link in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
cancel = Cancel

my-seat = My seat
my-seats = Seats at this screen
bot-for-me = Let a bot play for me
bot-for = Let a bot play: { $player }
bot-for-me-help = The bot plays for you until you come back to your seat.
leave-open = Leave the table
leave-open-sure = Your seat will be open again, and somebody else may take it.
leave-bot = Leave the table
leave-bot-sure = A bot will play for you to the end. You can come back: the table stays in the list on the home page.
leave-delete = Delete the table
leave-delete-sure = The table and everything played at it will be gone for good.
leave-delete-others = Other people sit at this table. It will be gone for good, for them too, with everything played at it.

## Standing answers
standing-count = Standing answers: { $count }
standing-answer = { $player }: a standing answer, without asking.
bot-replaced = { $player }: the bot stopped answering and was replaced.
bot-random = { $player }: the bot did not answer in time, chance chose for it.
decline-always = Always: { $answer }
decline-always-help = Answer like this now, and whenever this question comes in somebody else's turn. You can take it back at any time.

## The list of standing answers
standing = Standing answers
standing-help = The table gives these answers for you when the question comes in somebody else's turn. In your own turn you choose as usual.
standing-none = There are no standing answers: you are asked every time.
standing-always = Always: { $answer }
ask-again = Ask me again

## Chat
chat-empty = Nobody has said anything yet.
chat-text = Write something
send = Send
watcher = Spectator
chat-hello = Hello
chat-good-luck = Good luck
chat-nice-move = Nice move
chat-oops = Oops
chat-one-moment = One moment
chat-thanks = Thanks for the game
chat-exported = The host has exported this table with all its secrets, to move it to another server. Whoever has the file can see every hand and every draw to come.
chat-new-link = A new link leads to this seat. The old link and the old browser have lost it.
chat-away-bot = Nobody was at this seat for some time, so the others have called a bot. It plays until the player is back.
chat-deal-closed = The host has opened the finished tables with this deal. From now on the draws to come can be known at the others.
chat-own-bot = A bot will play here until I am back.
chat-back = I am back.
chat-left = The player has left. The seat is open again.
chat-failed = The message was not sent. Try again in a moment.
mute = Mute:
muted-lines = Hidden messages: { $count }
chat-bot-replaced = The bot stopped answering and was replaced. The game goes on.
chat-bot-random = The bot did not answer in time; a random choice was made for it.

## Rules
how-to-play = How to play
how-print = Print
rules-whole = All the rules
rules-contents = Contents
search-rules = Search the rules
rules-words = The words in Polish and English
rules-found = Rules found: { $count }
no-rule-found = No rule mentions that.
about-dolmen = About Dolmen and who made the games

## Results
winner = { $count ->
    [one] { $players } wins.
   *[other] { $players } win.
}
no-winner = Nobody wins.
end-you-win = You win.
end-you-share = A shared win: { $players }.
end-you-place = { $place ->
    [2] You come second.
    [3] You come third.
    [4] You come fourth.
    [5] You come fifth.
    [6] You come sixth.
   *[other] You come in place { $place }.
}
end-defeat = Everybody loses together.
end-margin = Ahead of second place by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-decisive = The biggest difference: { $source } (+{ $more }).
again = Again with the same players
again-invite = Shall we play again? { $player }:
take-seat = take your seat
same-deal = The same deal again
same-deal-help = A new table at which cards and dice come the same way if you play the same way.
review-game = Review this game
review = Watch it from the start
other-game = Another game
fairness-numbers = The numbers
total = Total
place-won = Place
fairness = Fair draws
fairness-how = Before the first move the server published the seal of a secret number. The number and the word of the person who set the table decide every draw. When the game is over, the number is revealed and you can check everything here, in your own browser.
seal = Seal:
secret = Secret number:
verify = Verify
download-journal = Download the record
proof-good = Everything checks out. Lines of the record: { $lines }, draws: { $draws }.
proof-earlier = Draws at the table from which this one goes on: { $draws }. They follow from that table's secret number.
proof-commitment = The seal does not match the secret number.
proof-chain = Line { $line }: the chain of the record is broken.
proof-draw = Line { $line }: chance should have given another answer.

## Hot seat
curtain-title = { $player } is next
curtain-help = Hand over the screen. Everybody else, please look away for a moment.
curtain-own = Only { $player } may look
curtain-own-help = Something secret comes next. Everybody else, please look away for a moment.
curtain-open = { $player }: show the table

## Settings
setting-language = Language
setting-language-pl = polski
setting-language-en = English
setting-theme = Theme
setting-theme-auto = same as the system
setting-theme-dark = dark
setting-theme-light = light
setting-text = Text size
setting-text-normal = normal
setting-text-large = large
setting-contrast = Contrast
setting-contrast-auto = same as the system
setting-contrast-high = high
setting-motion = Moving pieces
setting-motion-auto = same as the system
setting-motion-off = off
setting-pace = Bots' pace
setting-pace-slow = slow
setting-pace-normal = normal
setting-pace-fast = fast
setting-pace-once = all at once
setting-end = End of turn
setting-end-confirm = always ask
setting-end-idle = automatically when nothing else is possible
setting-end-auto = always automatically
setting-sounds = Sounds
setting-sounds-off = off
setting-sounds-on = on

## The shell of the table
actions-name = Actions
again-yes = Yes: { $answer }
again-no = Go back
watching = You are watching this table.
decides = { $player } decides
you-decide = you decide
watching-short = you are watching
about-open = What it is: { $name }
about-choices = What these options do
about-choice = What it does: { $answer }
keys = Keyboard shortcuts

## Keys
keys-tab = to the board, to the bar, to the log: each is one stop
keys-bar = from the board to the bar, and back
keys-arrows = from place to place
keys-next = next and previous place that can be chosen
keys-enter = choose the place, press the button
keys-about = what the place is, or why it cannot be chosen
keys-main = the bright button
keys-options = the options in the bar, from left to right
keys-undo = undo
keys-lesson = in a lesson: next and back
keys-hint = hint
keys-tip = to the tip, if there is one
keys-zoom = closer, farther, the whole table
keys-back = close, one step back
keys-help = this list

## Tips
tip = Tip:
tip-close = Got it
tips-off = No more tips
setting-tips = Tips
setting-tips-off = off
setting-tips-practice = at practice tables
setting-tips-all = at all tables
tips-again = Show all tips again
tips-again-done = All tips will be shown again

## Lessons
learn = Learn
learn-lessons-done = Lessons finished: { $done } of { $count }
learn-lessons-open = Lessons
learn-lesson = Lesson
learn-number = lesson { $number } of { $count }
learn-how-far = Progress of the lesson
learn-leave = All lessons
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-skip-help = Go to the next lesson right away
learn-yours = Your move
learn-following = Next lesson
learn-other = That is allowed, but the lesson is waiting for something else now.
learn-reads = Read, then press “Next”.
learn-above = There is more further up: show it
learn-below = There is more further down: show it
learn-done = finished
learn-go-on = go on
learn-begin = start here
learn-no-lesson = This lesson is not here
first-game = Your first game
first-game-about = A whole game against two bots that are beginners as well.
first-game-begin = Play
learn-rival-1 = Rowan
learn-rival-2 = Maeve
learn-rival-3 = Alder
learn-rival-4 = Bryn
learn-rival-5 = Isolde
