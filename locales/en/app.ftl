# The frame around all games.

## Everywhere

home = Westbound, to the lobby
close = Close
copy = Copy
copied = Copied
share = Share
yes = yes
no = no
try-again = Try again
to-lobby = To the lobby
skip-to-content = Skip to the content
language = Language
theme = { $choice ->
    [noon] Colours: noon. Switch to campfire.
    [campfire] Colours: campfire. Switch to automatic.
   *[auto] Colours: as the system. Switch to noon.
}
record-download = Save the record
lost-title = Off the map
lost-text = There is no page at this address.

## Lobby

lobby-title = The West lies on the table.
lobby-intro = Board games of the frontier in your browser: against bots at once, or with friends by link. No account, nothing to install.
lobby-games = Games
lobby-players = { $min ->
    [1] 1–{ $max } players
   *[other] { $min }–{ $max } players
}
lobby-minutes = about { $minutes } minutes
lobby-play = Play now
lobby-invite = Invite friends
lobby-alone = Play alone
lobby-rules = Rules
lobby-tables = Your tables
lobby-tables-all = Show all { $count }
lobby-import = Open a saved game
lobby-promise = The server judges every move by the rulebook and says which rule it was.
card-your-turn = Your turn
card-waiting = Waiting for players
card-over = Finished
card-running = Others are deciding

## A new table

new-table = New table
new-title = New table: { $game }
new-unknown = This game is not known here.
new-seats = Who plays?
new-seats-help = { $min } to { $max } seats. Several of you at one device? Give each a seat marked “Here”.
new-who = Who sits at seat { $letter }
new-me = Here
new-friend = By link
new-bot = Bot
new-bot-level = Strength of the bot at seat { $letter }
new-name = Name
new-name-of = Name at seat { $letter }
new-friend-hint = You get a link to send.
new-remove = Remove seat { $letter }
new-add = Add a seat
new-options = House rules
new-options-none = as printed
new-options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
new-start = Start the game
new-start-invite = Create the table
new-start-help = { $count ->
    [one] Next you get a link to send to your friend.
   *[other] Next you get { $count } links to send to your friends.
}
new-watch-bots = Only bots: you will watch.
option-off = off
bot-easy = Tenderfoot
bot-easy-about = Always in a hurry: often misses the best turn.
bot-medium = Rancher
bot-medium-about = Plans each turn with care.
bot-hard = Marshal
bot-hard-about = Thinks ahead to what everybody may do next.
bot-program = program { $name }

## Joining and waiting

join = Take a seat
join-title = You are invited to { $game }
join-intro = { $count ->
    [0] The table is still empty.
   *[other] At the table: { $names }.
}
join-name = Your name
join-sit = Sit down
join-watch = Only watch
waiting-title = { $game } – the table is set
waiting-host = { $count ->
    [one] Send this link to your friend. The game begins as soon as the seat is taken.
   *[other] Send each friend one of these links. The game begins as soon as all seats are taken.
}
waiting-guest = { $count ->
    [one] One seat is still empty. The game begins as soon as it is taken.
   *[other] { $count } seats are still empty. The game begins as soon as all are taken.
}
waiting-seat = Seat { $letter }
waiting-here = is here
waiting-open = empty
waiting-link = Invitation link for seat { $letter }
waiting-share = Play { $game } with me

## Opening a saved game

import-title = Open a saved game
import-text = Choose a record you downloaded from a table. Every move is judged again before it is shown; if one does not hold, you learn which.
import-choose = Choose a record, or drop it here
import-reading = Judging every move …
import-not-json = That is no record: the file is not JSON.

## Table

table-your-turn = Your turn
table-watching = You are watching
table-lost = Connection lost. Trying again …
table-skip = Skip ahead
table-tools = Tools
table-missing = No such table
table-no-module = This page cannot draw that game yet. Reload to get the newest version.
board = Board
board-closer = Closer
board-farther = Farther away
board-fit = Whole board
moment = What is being decided
undo = Undo
log = Log
rules = Rules
seats = Seats
more = More
seats-open = Show the seats and their scores
seat-you = you
seat-here = at this device
seat-online = here
seat-away = away
seat-open = empty
seat-deciding = is deciding
seat-bot = Bot { $letter }
seat-guest = Guest
seat-unnamed = Seat { $letter }
take-back = Take my seat back
stand-in = { $name } is away: { $bot } plays for them.
stand-in-you = { $bot } plays for you.
away-waiting = { $name } is away, and everybody waits.
hand-over = Let a bot play
hand-over-me = Let a bot play for me
hand-over-for = Let a bot play for { $name }
hand-over-you-title = Let a bot play for you?
hand-over-you-text = It plays with your cards and sees no more than you do. Take your seat back whenever you like, even in the middle of its turn.
hand-over-other-title = Let a bot play for { $name }?
hand-over-other-text = It plays with their cards and sees no more than they do. { $name } can take the seat back at any time.
hand-over-level = Strength of the bot
hand-over-wait = { $name } is away. If they are not back by { $time }, you can let a bot play.
hand-over-not-waiting = Nobody waits for { $name } at the moment. When it is their turn, they have some time to come back first.
hand-over-yes = Let it play
seat-score = { $name }: { $score } points. Show where they come from.
breakdown-title = { $name }: where the points come from
breakdown-sum = Total
log-empty = Nothing has happened yet.
log-undo = took the last step back
log-line = { $text } Look at the table as it was then.
log-line-undone = Taken back: { $text } Look at the table as it was then.
log-handed = { $bot } plays for { $name } from here on.
log-called = The host asks { $bot } to play for { $name }, who is away.
log-back = { $name } is back and plays again.
refusal-numbers = Needed { $need }, there: { $have }
confirm-title = Are you sure?
confirm-ends = This ends the game. It cannot be taken back.
confirm-final = This cannot be taken back.
confirm-yes = Do it
confirm-no = Not yet
curtain-title = { $name } is next
curtain-text = Hand the device over. Nobody sees the other hands that way.
curtain-ready = I am { $name }
sound-on = Sound at my turn: on
sound-off = Sound at my turn: off

## Replay

replay = Replay
replay-slider = Position in the game
replay-at = Step { $at } of { $last }
replay-start = The table is set.
replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-close = Leave the replay

## The end

end-result = Result
end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-you-won = You win!
end-see-board = See the board
end-sources = Points by source
end-curve = The game in one line each
end-moments = Moments worth looking at
end-no-moments = Nobody ever got ahead.
end-moment = { $name } gains { $gain }
end-moment-lead = { $name } gains { $gain } and takes the lead
end-moment-by = Move by { $name }: { $points }
end-rematch = Rematch
end-rematch-there = A new game has started.
end-rematch-go = Go there
rematch-title = Once more?
rematch-text = The same people, the same rules, a new shuffle. The bots may play differently:
rematch-level = Strength of { $name }
rematch-yes = Play again
end-replay = Replay
curve-label = Scores over the game. At the end: { $scores }.

## About a table

about = About this table
about-game = Game
about-version = rules version { $version }
about-box = Components
about-own-design = our own design where the rulebook lists nothing
about-seed-hash = Fingerprint of the shuffle
about-seed = Seed of the shuffle
about-seed-later = shown when the game is over
about-seed-text = All draws come from one secret seed. Its fingerprint is fixed before the first card is dealt; when the seed is shown at the end, anybody can check that nothing was rigged.
about-link = Link to this table, for spectators

## Rules

rules-title = Rules of { $game }
rules-contents = Contents
rules-missing = There is no rules page for this game.

## Keys

keys = Keyboard
key-undo = Undo
key-log = Log
key-rules = Rules
key-replay = Replay on or off
key-step = Replay: one step back or on
key-ends = Replay: to the start or the end
key-tab = To the next card, piece or button
key-enter = Choose
key-escape = Close, or leave the replay
key-help = This list

## Refusals of the table itself

core-refuse-nothing-to-undo = There is nothing of yours to take back.
core-refuse-others-acted = Somebody else has acted since: it can no longer be taken back.
core-refuse-news = You have seen something new since: it can no longer be taken back.
core-refuse-no-such-seat = There is no such seat at this table.

## Problems

trouble-offline = Westbound cannot be reached at the moment.
problem-offline = Westbound cannot be reached. Your move has not been lost if it was already shown; otherwise try again.
problem-not-found = There is no such table. Perhaps the link is incomplete.
problem-not-your-seat = That seat belongs to somebody else.
problem-not-host = Only the people at the table may do that.
problem-bad-invitation = This invitation opens no seat: the link is incomplete, or somebody has sat down already.
problem-stale-ply = The table had moved on. Look again, then decide.
problem-waiting = Some seats are still empty.
problem-game-over = The game is over.
problem-not-over = The game is not over yet.
problem-review-only = This table is for looking at only.
problem-handed-over = A bot plays for this seat. Take it back first.
problem-not-away = Nobody has waited long enough for that person yet.
problem-too-large = That is too large.
problem-too-many = That was too much at once. Wait a moment.
problem-bad-record = This record does not hold: { $detail }
problem-unavailable = The server cannot store anything at the moment. Nothing was changed; try again.
problem-other = That did not work: { $detail }
