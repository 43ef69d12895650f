# The report of a study.

lab-title-balance = { $game }: is anything too strong?
lab-title-compare = { $game }: what changes?
lab-title-sweep = { $game }: what does a number change?
lab-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots ({ $levels }), { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
lab-played-by-people = { $games ->
    [one] { $games } game
   *[other] { $games } games
} that people have finished on this server.
lab-reconstructed = Many printed numbers of this game are reconstructed, because the pictures of its rulebook are lost. What is judged here are these numbers, not the published cards.

lab-seats-even = No place in the order of play wins more than its share, as far as these games can tell.
lab-seats-better = At tables of { $seats }, whoever plays { $order } wins { $points } percentage points more than a fair share ({ $low } to { $high }).
lab-seats-worse = At tables of { $seats }, whoever plays { $order } wins { $points } percentage points less than a fair share ({ $low } to { $high }).
lab-order = { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}
lab-strongest = Strongest: { $thing }. Players who have it win { $points } percentage points more than the others at their table ({ $low } to { $high }).
lab-weakest = Weakest: { $thing }. Players who have it win { $points } percentage points less than the others at their table ({ $low } to { $high }).
lab-none-strong = Nothing stands out as too strong or too weak; { $unknown ->
    [0] everything was tested well enough to say so
    [one] { $unknown } thing was met too rarely to tell
   *[other] { $unknown } things were met too rarely to tell
}.
lab-nothing-changes = No measure differs between “{ $first }” and “{ $second }” by more than luck.
lab-changes = With “{ $second }” instead of “{ $first }”, at tables of { $seats }: { $measure } { $change } ({ $low } to { $high }).

lab-picture-seats = Chance to win by place in the order of play
lab-picture-seats-axis = percentage points above or below a fair share
lab-picture-things = Effect on the chance to win, the surest first
lab-picture-things-axis = percentage points more than the others at the table
lab-picture-length = Length of a game
lab-picture-length-axis = turns
lab-picture-length-count = games
lab-picture-changes = Differences from “{ $first }”, in standard errors
lab-picture-changes-axis = standard errors (beyond 2: unlikely to be luck)
lab-picture-sweep = { $measure }
lab-picture-note = Dots are estimates, bars are 95 % intervals. The tables below have the same numbers.

lab-table-seats = Places in the order of play
lab-table-things = Cards, characters, actions and other things
lab-table-measures = The game as a whole
lab-table-changes = Differences
lab-seats = Players
lab-place = Plays
lab-won = Wins
lab-effect = Effect
lab-low = from
lab-high = to
lab-p = p, corrected
lab-verdict = Verdict
lab-needed = Games needed to tell
lab-thing = Thing
lab-kind = Kind
lab-offered = Could be taken by
lab-taken = Taken, if possible
lab-had = Had by
lab-measure = Measure
lab-variant = Rules
lab-mean = Mean

lab-stronger = stronger
lab-weaker = weaker
lab-no-matter = no difference of 5 points or more
lab-cannot-tell = cannot tell

lab-measure-turns = turns
lab-measure-choices = real choices in a game
lab-measure-options = options of a real choice
lab-measure-lead-changes = changes of the lead
lab-measure-decided = part of the game until it is decided
lab-measure-first = chance to win of the player who begins
lab-measure-ties = shared victories
lab-measure-all-lost = common defeats
lab-measure-winning-score = points of the winner
lab-measure-margin = points between first and second

lab-card = card { $number }
lab-act-cards = using cards
lab-act-forge = forging
lab-do-build = building
lab-do-gather = gathering
lab-do-sell = selling
lab-do-persuade = persuading
lab-do-train = training
lab-do-learn = learning a skill

lab-kind-ability = ability used
lab-kind-act = action
lab-kind-card = card
lab-kind-character = character
lab-kind-do = action
lab-kind-druid = druid
lab-kind-item = item
lab-kind-market = market
lab-kind-side = Crystal Grid
lab-kind-skill = skill
lab-kind-stone = rune stone
lab-kind-task = task
lab-kind-token = token used
lab-kind-track = track
lab-kind-trap = trap set

lab-method = How this was found
lab-method-games = Bots of the level { $levels } played { $games } games. Draws are named by what is drawn, so that the same deal can be played by every line-up and by every set of rules; differences are taken between games of the same deal.
lab-method-people = These are the games that people finished on this server, without bots. Who plays what is not dealt by chance here, and strong players may like certain things; nobody can tell the two apart from results alone.
lab-method-effect = The effect of a thing compares players at the same table: those who had it (or did it more often than the average of the table) with those who did not, less what their place in the order of play is worth. It is an association: things that are dealt, such as characters, are a fair experiment; of things that players choose, part of the effect is that strong positions can afford them.
lab-method-intervals = Intervals hold the true value in 95 of 100 studies. Games of the same deal are not independent, so errors are computed by deal. Among many comparisons some look striking by chance; the corrected p (Holm) allows for that, and only below 5 % is anything called stronger or weaker.
lab-method-decided = A game counts as decided from the turn on after which the bots' own estimate always gave the later winner more than half of the chances.
lab-method-bots = These are the games of bots. People may value other things; a card that bots cannot use well looks weaker here than it is.
lab-made = Dolmen { $version }, { $engine }, rules version { $rules }, begun { $begun }.
lab-sort = Sort by { $column }
