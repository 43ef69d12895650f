# Words of the puzzles, in English; they come with the pages that have no game, and late at a table.

## Puzzles
puzzles = Puzzles
puzzles-about = Positions from real games in which one move is clearly better than all others. Can you find it?
puzzles-solved = Solved: { $done } of { $count }
puzzles-progress = Puzzles { $done }/{ $count }
puzzles-open = Solve puzzles
puzzles-games = Other games
puzzles-all = All puzzles
puzzles-next = Next unsolved puzzle
puzzles-none = There are no puzzles for this game yet.
puzzles-all-solved = You have solved them all.
puzzle-day = Puzzle of the day
puzzle-today = today
puzzle-number = Puzzle { $number }
puzzle-level = { $level ->
    [1] easy
    [2] fairly easy
    [3] medium
    [4] hard
   *[5] very hard
}
puzzle-levels = { $level ->
    [1] Easy
    [2] Fairly easy
    [3] Medium
    [4] Hard
   *[5] Very hard
}
puzzle-solved = solved
puzzle-tried = tried
puzzle-new = new
puzzle-solve = Solve it
puzzle-missing = This puzzle is not here
puzzle-yours = Your move
puzzle-find = One move is clearly better than all others. Find it and make it on the table, as in a game.
puzzle-found = That is the best move!
puzzle-found-helped = Yes, that is the solution.
puzzle-missed = { $cost ->
    [0] Almost as good, but there is a slightly better move.
   *[other] This gives away about { $cost }% of your chances.
}
puzzle-shown = The solution, marked on the table
puzzle-chances = Your chance of winning
puzzle-best = with the best move
puzzle-percent = { $chance }%
puzzle-why = What speaks for the best move: { $reasons }.
puzzle-no-reason = What is lost shows only later in the game, so it cannot be put into numbers here.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-show-short = Solution
puzzle-once-more = Once more
puzzle-following = Next puzzle
puzzle-reads = The position after the best move
