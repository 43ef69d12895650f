# Words of the page that all games share, in English.

## Everywhere
menu = Menu
to-home = Home
settings = Settings
close = Close
switch-language = PL: switch to Polish
rules = Rules
options = Options of the game
me = Guest
bot = bot
bot-level = bot, { $level }
guest = Player { $number }
call-failed = The table could not be reached. Please try again.
server-away = The server does not answer. We keep trying.

## Home
motto = a stone table for board games
games = Games
players-count = { $low }–{ $high } players
play-now = Play against bots
my-tables = My tables
no-tables = You have no table yet.
table-over = finished
join-title = Join a table
join-link = Paste the invitation link
my-name = Your name
join = Join
bad-link = That does not look like a link to a table.
link-dead = This link does not work any more. Ask the person who set the table for a new one.
link-taken = Somebody has already taken this seat.
cookie-damaged = The cookie by which this server knows your browser is damaged. Go on as a new guest? Your name and your seats would be lost.

## Following a link
join-invited = { $host } invites you to a table.
join-invited-plain = You are invited to a table.
join-players = At the table: { $players }
join-name-help = This is how the others will see you.
sit-down = Sit down
already-seated = You already sit at this table, in another seat.
to-table = Go to the table

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
seat-link-for = Link for { $player }
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
level-uniform = random
level-greedy = greedy
level-novice = novice
level-club = club player
level-expert = expert
level-master = master
talk = Bots say why
talk-help = After its choice a bot says how it sees its chances, and which other move was nearly as good.
talk-secrets = This game has secrets: a bot that talks gives away what it hides.
no-limit = no limit
shuffle-word = A word for the shuffle
shuffle-word-help = Add any word: it is mixed into every draw. The server sealed its secret number before it hears the word, so nobody can arrange the draws. You may leave it empty.
seal-renewed = The server has started anew and the seal is another one. Please write another word and try again.
seal-broken = The table has another seal than the one that was promised. Do not play at it: the draws may be arranged.
set-table = Sit down at the table

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
invite = Invite
results = Result
goals-short = Objectives
undo = Undo
preview = Preview:
thinking = { $player } is thinking…
waiting = Waiting.
waiting-for = { $players } to play.
game-over = The game is over.
which-one = Which of these?
place-possible = possible
place-refused = not possible
not-asked-here = This place has nothing to do with it now. The question is: { $question }
past-place = This is an earlier moment. Go back to now to play on.
past-moment = This is how it was after choice { $moment }
past-banner = You are looking at an earlier moment of the game.
back-to-now = Back to now
jump = Show this moment
nothing-yet = Nothing has happened yet.
stale-click = The table changed a moment before. This is how it is now.
connection-lost = The connection to the table is lost. We will be back as soon as we can; your moves are safe.
last-round-banner = Last round
whole-table = Whole table
points-of = { $player }, points: { $points }. Show where they come from
away = away
copy-seat-link = Copy the link to this seat
link-copied = The link is in your clipboard.
let-bot-play = Let a bot play this seat
take-back-seat = Back to my seat
new-link = New link to this seat
open-rule = Open rule { $rule }
no-table = There is no such table here
no-table-help = The link may be old, or the table is for other players.

## Bots say why, hints
thought = { $player }: chance to win { $chance }%.
thought-points = { $player }: chance to win { $chance }%, about { $points } { $points ->
    [one] point
   *[other] points
} in reach.
thought-move = { $player }: { $move }.
other-move = Second best: { $move } ({ $chance }%).
other-move-points = Second best: { $move } ({ $chance }%, about { $points } { $points ->
    [one] point
   *[other] points
}).
hint = Hint
hint-help = What would a strong bot do here? (H)
hint-searching = Looking for a good move…
hint-move = Hint: { $move }.
hint-why = Chance to win { $chance }%.
hint-why-points = Chance to win { $chance }%, about { $points } { $points ->
    [one] point
   *[other] points
} in reach.
hint-no-practice = Hints are given at practice tables only: those at which everybody but you is a bot.
hint-later = Those were many hints at once. Ask for the next one in a moment.
show-now = Show now

## Links
watch-link = Link for watchers
links-help = Send a seat's link to one person only: whoever opens it sits down.
copy = Copy
copied = Copied
lost-seat = Somebody cannot get back to their seat?
lost-seat-help = A seat is remembered by its browser. When that is lost, or there is a new phone, make a new link.
new-link-for = New link: { $player }
new-link-sure = { $player } will lose the seat in the present browser, and the old link stops working. Whoever opens the new link sits here. Everybody at the table will be told.
new-link-yes = Make a new link
new-link-here = { $player } is at the table now, so the seat stays as it is.
new-link-wait = { $player } was here a moment ago. You can make a new link in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
cancel = Cancel

## Standing answers
standing = Standing answers
standing-help = The table gives these answers for you when the question comes in somebody else's turn. In your own turn you choose as usual.
standing-none = There are no standing answers: you are asked every time.
standing-always = Always: { $answer }
standing-count = Standing answers: { $count }
standing-answer = { $player }: a standing answer, without asking.
bot-replaced = { $player }: the bot stopped answering and was replaced.
bot-random = { $player }: the bot did not answer in time, chance chose for it.
decline-always = Always: { $answer }
decline-always-help = Answer like this now, and whenever this question comes in somebody else's turn. You can take it back at any time.
ask-again = Ask me again

## Chat
chat-empty = Nobody has said anything yet.
chat-text = Write something
send = Send
watcher = Watcher
chat-hello = Hello
chat-good-luck = Good luck
chat-nice-move = Nice move
chat-oops = Oops
chat-one-moment = One moment
chat-thanks = Thanks for the game
chat-new-link = A new link leads to this seat. The old link and the old browser have lost it.
chat-away-bot = Nobody was at this seat for some time, so the others have called a bot. It plays until the player is back.
chat-own-bot = A bot plays here until I am back.
chat-back = I am back.
chat-bot-replaced = The bot stopped answering and was replaced. The game goes on.
chat-bot-random = The bot did not answer in time; a random choice was made for it.

## Rules
search-rules = Search the rules
rules-found = Rules found: { $count }
no-rule-found = No rule speaks of that.

## Results
winner = { $players } wins.
no-winner = Nobody wins: it is a common defeat.
total = Total
place-won = Place
fairness = Fair draws
fairness-how = Before the first move the server published the seal of a secret number. The number and the players' words decide every draw. Now the number is open, and you can check everything here, in your own browser.
seal = Seal:
secret = Secret number:
verify = Verify
download-journal = Download the record
proof-good = Everything is right: { $lines } lines of the record, { $draws } draws.
proof-commitment = The seal does not fit the secret number.
proof-chain = Line { $line }: the chain of the record is broken.
proof-draw = Line { $line }: chance should have answered otherwise.

## Hot seat
curtain-title = { $player } is next
curtain-help = Hand over the screen. Everybody else, please look away for a moment.
curtain-open = { $player }: show the table

## Settings
setting-language = Language
setting-language-pl = polski
setting-language-en = English
setting-theme = Light
setting-theme-auto = as the system
setting-theme-dark = dark
setting-theme-light = light
setting-text = Text size
setting-text-normal = normal
setting-text-large = large
setting-motion = Moving pieces
setting-motion-auto = as the system
setting-motion-off = off
setting-pace = Bots' pace
setting-pace-slow = slow
setting-pace-normal = normal
setting-pace-fast = fast
setting-pace-once = all at once
setting-end = End of turn
setting-end-confirm = always ask
setting-end-idle = by itself when nothing else is possible
setting-end-auto = always by itself
setting-sounds = Sounds
setting-sounds-off = off
setting-sounds-on = on
