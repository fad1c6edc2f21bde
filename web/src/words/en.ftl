### The client's own words. Texts of games come from the server.

## Pages

ui-lobby = Lobby
ui-pages = Pages
ui-settings = Settings
ui-about = About
ui-rules = Rules
ui-to-lobby = To the lobby
ui-to-table = To the table
ui-nowhere = There is no such page.
ui-one-moment = One moment …
ui-sorry = That did not work
ui-went-wrong = Something went wrong on the way. Please try again.
ui-no-connection = The server does not answer. Is it running?
ui-not-found = There is nothing at this address. Perhaps the game was deleted.
ui-not-sent = Your answer was not sent, because there is no connection just now. It will not be lost: choose again when the connection is back.
ui-close = Close
ui-yes = Yes
ui-no = No
ui-legend = Key to the map
ui-signs = Signs
ui-back = Back

## Lobby

ui-boards = The games
ui-your-games = Your games
ui-open-games = Waiting for players
ui-to-watch = To watch
ui-finished = Finished
ui-play-now = Play now
ui-other-ways = Other ways to play
ui-players = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }
   *[other] { $least } to { $most } players
}
ui-hidden = hidden pieces
ui-open-information = all in the open
ui-with-dice = dice
ui-no-dice = no dice
ui-your-turn = Your turn
ui-waiting-for = Waiting for { $names }
ui-waiting-since = { $name } is to decide, asked { $since }
ui-waiting-for-players = Waiting for players
ui-your-name = Your name
ui-upload = Open a saved game
ui-unofficial = Unofficial; boards drawn and rules written by us.
ui-game-over = The game is over.

## Accounts and standings

ui-account = Account
ui-account-hint = Nobody needs an account to play. With one you find your games on every device, nobody else can go by your name, and games against others who have one count for the standings. What you have begun in this browser comes along.
ui-account-forgotten = Forgotten the password? Whoever runs this server can set a new one.
ui-name = Name
ui-password = Password
ui-current-password = Current password
ui-new-password = New password
ui-sign-in = Sign in
ui-sign-out = Sign out
ui-new-account = Make a new account
ui-signed-in-as = You are signed in as { $name }.
ui-change-password = Change the password
ui-change-password-hint = All other devices are signed out.
ui-password-changed = The password is changed; all other devices are signed out.
ui-mail = Mail when it is your turn
ui-mail-address = Mail address
ui-mail-keep = Keep
ui-mail-hint = When another player has waited for you for a quarter of an hour, we write to you, once. Empty: never.
ui-mail-waiting = Open the link in the letter we have sent there; nothing else is sent before.
ui-mail-sent = A letter is on its way to { $address }. Open the link in it.
ui-mail-none = Nothing is sent any more.
ui-mail-confirmed = The address is confirmed.
ui-forgotten = Forgotten the password?
ui-forgotten-send = Send me a letter
ui-forgotten-hint = If an account has this address, and it is confirmed, a letter with a link comes there. It is good once, and for an hour.
ui-forgotten-sent = If an account has this address, a letter is on its way.
ui-forgotten-new = A new password
ui-forgotten-new-hint = Every device is signed out. Then sign in with the new password.
ui-forgotten-done = The password is changed. You can sign in now.
ui-rename = Take another name
ui-rename-new = New name
ui-rename-hint = It changes in all your games, once a day at most. The old name becomes free.
ui-rename-done = You have another name now.
ui-blocked = Blocked players
ui-blocked-none = You have blocked nobody.
ui-blocked-now = { $name } is blocked.
ui-unblocked = { $name } is no longer blocked.
ui-unblock = Unblock
ui-unblock-name = Unblock { $name }
ui-block-name = Block { $name }
ui-block-hint = Then neither offers nor messages from this player reach you.
ui-report-name = Report { $name }
ui-report-what = What has happened?
ui-report-send = Send the report
ui-report-hint = Only who runs this server reads it.
ui-reported = The report is sent.
ui-own-data = Your data
ui-export = Save all that is stored about you
ui-export-hint = A file with your account, your games, and what you have said.
ui-delete-account = Delete the account
ui-delete-account-begin = What happens then?
ui-delete-goes = Your account, your address, your devices, your blocks and all you have said are deleted at once, and so are games nobody else took part in. It cannot be undone.
ui-delete-stays = Games you played with others stay, for they are theirs too: the moves, without your name. In games that still run the computer plays on for you. What you have reported stays without your name. Copies the host makes of the database may keep all of it for a while.
ui-delete-sure = I want to delete my account.
ui-delete-done = The account is deleted.
ui-gallery-hint = Only others who watch read this; the players do not.
ui-watcher = { $name } (watching)
ui-privacy = Privacy
ui-privacy-who = Who runs this server
ui-privacy-who-nobody = Whoever runs this server has not said who he is.
ui-privacy-guests = Without an account
ui-privacy-guests-text = Your browser gets a random cookie, so that your seats stay yours. It is needed to play, lasts five years, and says nothing else about you; the server stores only a checksum of it, with the games you play. Your settings and receipts for the draws stay in your browser.
ui-privacy-accounts = With an account
ui-privacy-accounts-text = Stored are your name, a checksum of your password from which it cannot be read back, when you signed in on which device, your mail address if you gave one, how your games ended and what became of your rating, whom you have blocked and what you have reported. Name, rating and finished rated games are public.
ui-privacy-games = Games and messages
ui-privacy-games-text = Games stay with every answer, so that they can be stepped through and verified. Messages at the table stay with the game; what is written to one seat is shown to nobody else, but who runs the server could read it, as he could read hidden orders.
ui-privacy-mail = Mail
ui-privacy-mail-text = Mail goes only to an address you have confirmed: that it is your turn, or a link when you have forgotten your password. Empty the field, and the address is deleted.
ui-privacy-logs = Logs
ui-privacy-logs-text = The log has a line for each request, without addresses, cookies or keys. Network addresses are held in memory for a while, so that nobody can flood the server.
ui-privacy-others = Others
ui-privacy-others-text = Nothing is loaded from elsewhere, nothing is measured, nothing is passed on.
ui-privacy-rights = What you can do
ui-privacy-rights-text = On the page of your account you can see and save all that is stored about you, change your name and address, and delete the account. For what a guest has left, ask whoever runs this server.
ui-standings = Standings
ui-standings-none = Nobody has finished a game against another account yet.
ui-standings-hint = Finished games between accounts count, games against the computer do not; nor does a game in which somebody never answered. Everybody begins at 1500. What stands after ± says how sure a rating is: with every game it is surer, and the list goes by what is almost certain. At a table of more than two, points are the share of opponents one was better than.
ui-rating = Rating
ui-games = Games
ui-points = Points

## A new game

ui-new-game = A new game
ui-no-such-game = There is no such game here.
ui-seats = Who plays
ui-seat = Seat { $number }
ui-chair-me = I, at this screen
ui-chair-open = A friend, by link
ui-computer = The computer
ui-strength = Strength
ui-hot-seat-hint = Several seats at this screen: a curtain falls between the turns.
ui-watch-hint = You will watch.
ui-game-options = The game
ui-public = Everybody may join
ui-game-name = Name of the game
ui-create = Begin
ui-invite = Send this link to whoever shall play with you
ui-copy = Copy
ui-copied = Copied
ui-invited = You are invited
ui-play-as = Play as { $name }
ui-watch = Only watch

## At the table

ui-panel = The game
ui-map-of = Map of { $title }. Arrow keys go through what can be chosen, Enter chooses, W asks why not.
ui-options = What you can do
ui-you = you
ui-guest = guest
ui-away = away
ui-spectator = Spectator
ui-seat-open = free
ui-thinks = is thinking …
ui-decides = is to decide
ui-decides-since = is to decide, asked { $since }
ui-proposals = { $count ->
    [one] One possibility
   *[other] { $count } possibilities
}
ui-undo = Take back
ui-undo-all = All { $count }
ui-undo-ask = Ask to take back
ui-skip = Skip
ui-watching = You are watching.
ui-log = Log
ui-forces = Forces
ui-chat = Chat
ui-menu = More
ui-log-filter = Search the log
ui-log-more = Show earlier lines
ui-show-then = Show the table at this moment
ui-rule = Rule { $number }
ui-ruling = We read this so:
ui-rules-whole = All the rules
ui-not-now = Nothing that is asked now concerns this.
ui-confirm = Confirm
ui-no-way-back = It cannot be taken back.
ui-endings = What ends it
ui-grouped = { $title } ({ $count })
ui-quick = Quick hand: send at the first click what cannot be taken back
ui-do-it = Yes, go ahead
ui-standing = Always answer so, until my next turn
ui-always = Always: { $answer }
ui-standing-on = A standing answer is given until your next turn.
ui-take-back = Take it back
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-zoom-whole = The whole map
ui-area = Area { $number }
ui-hex = Hex { NUMBER($number, useGrouping: 0) }
ui-capacity = room for { $number }
ui-reconstructed = reconstructed: { $what }
ui-field = { $field ->
    [capacity] room
    [name] name
    [terrain] ground
    [width] width of an approach
    [arrow] arrow
    [anchor] anchor
   *[other] signs
}
ui-unknown = unknown
ui-block = Piece { $number }
ui-reserve = Reserve
ui-forces-standing = { $count } on the table
ui-forces-waiting = { $count } in reserve
ui-forces-lost = { $count } lost
ui-note-on = Note on block { $number }
ui-note-hint = Right-click, or press long, on an enemy block to write a private note on it.
ui-note-write = Your note on this block
ui-chat-say = Say something
ui-send = Send
ui-watch-link = Link for spectators
ui-download = Download the game
ui-step-through = Step through the game
ui-sure = { $what }: are you sure?
ui-accept = Accept
ui-decline = Decline
ui-allow = Allow it
ui-pace = Clock
ui-pace-none = None
ui-pace-game = { $minutes ->
    [one] One minute each for the whole game
   *[other] { $minutes } minutes each for the whole game
}
ui-pace-turn = { $days ->
    [one] One day each time
   *[other] { $days } days each time
}
ui-time-left = { $time } left on the clock
ui-time-up = The time of { $name } is up. You may make use of it, or go on waiting.
ui-claim-win = Win by the clock
ui-claim-computer = Let the computer play on
ui-draw-offered = A draw is offered.
ui-request-from = { $name } asks to take something back.
ui-request-sent = The others are asked whether you may take this back.
ui-curtain = { $name } to decide
ui-curtain-hint = Nobody else looks at the screen?
ui-curtain-ready = I am { $name }
ui-orientation-1 = What glows can be chosen: click a block, then where it shall go.
ui-orientation-2 = Right-click, or press long, on anything else to learn why not.
ui-orientation-3 = Until something is shown or drawn you can take everything back.
ui-understood = Understood
ui-lost = The connection is lost. Your game is safe; we keep trying to come back.
ui-try-now = Try now
ui-gone = This table is closed to you.
ui-stopped = The rules of the program have changed since this game began, and it can no longer be played on. You can still step through it.

## The end

ui-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-drawn = A draw
ui-lost-by-all = Lost
ui-lost-to = Lost: { $victor } wins
ui-rematch = Play again, with sides changed
ui-verify = Was chance dealt fairly?
ui-verify-now = Recompute the draws here
ui-verify-seed-kept = The seed is the one whose checksum this browser was shown on { $when }, before any number was given.
ui-verify-seed-broken = The seed is not the one whose checksum this browser was shown on { $when }: it was exchanged.
ui-verify-seed-unseen = Not seen here: this browser was not there when the checksum of the seed was first shown. Whether the seed was exchanged, only a browser that was can tell.
ui-verify-share-kept = The number this browser gave is in the draws.
ui-verify-share-broken = The number this browser gave is not in the draws.
ui-verify-share-unseen = Not seen here: this browser gave no number of its own.
ui-verify-pledges-kept = All numbers are those that were pledged before this browser gave its own: nobody could choose his last.
ui-verify-pledges-broken = { $count ->
    [one] { $names }: another number than the one that was pledged.
   *[other] { $names }: other numbers than those that were pledged.
}
ui-verify-pledges-unseen = Not seen here: what the others pledged was not shown to this browser.
ui-verify-withheld = { $count ->
    [one] { $names } pledged a number and gave none. That leaves a choice between two possible series of draws.
   *[other] { $names } pledged numbers and gave none. That leaves a choice between several possible series of draws.
}
ui-offers = Offers to you
ui-offer-from = { $name } wants to play { $game } with you. You would be { $side }.
ui-offer-declined = Declined
ui-offer-you-declined = You have declined.
ui-rematch-offered = { $name } wants to play again. Do you, too?
ui-seat-offered = offered to { $name }
ui-chair-member = Invite a player
ui-chair-member-name = Name of the account
ui-nobody-hint = Somebody has to play: take a seat yourself, or leave one open.
ui-member-since = Here since { $day }
ui-profile-none = No game that counts yet.
ui-profile-stands = { $games ->
    [one] Rating { $rating } ± { $deviation } after one game, { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] Rating { $rating } ± { $deviation } after { $games } games, { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
ui-day = Day
ui-against = Against
ui-outcome = Outcome
ui-won = Won
ui-lost-game = Lost
ui-account-gone = an account that is gone
ui-rating-curve = { $count ->
    [one] The rating after one game: { $last }.
   *[other] The rating over { $count } games, from { $first } to { $last }.
}
ui-receipt = Save the receipt for the draws
ui-dice-wait = { $count ->
    [one] The draws wait for { $names }: the game goes on as soon as this player opens it once.
   *[other] The draws wait for { $names }: the game goes on as soon as these players have opened it once.
}
ui-dice-elsewhere = You have pledged a number for the draws in another browser or on another device. Open the game there once, or play without it.
ui-dice-without = Play without it
ui-verify-draws = { $count ->
    [one] One draw was recomputed.
   *[other] { $count } draws were recomputed.
}
ui-verify-right = All is as it was played.
ui-verify-wrong = These differ: { $numbers }.
ui-verify-cannot = This browser cannot recompute the draws here; use the command “feldherr verify”.

## Stepping through

ui-first = To the beginning
ui-previous = One step back
ui-next = One step on
ui-last = To the end
ui-autoplay = Play
ui-pause = Pause
ui-step-of = Step { $number } of { $last }
ui-branch = Play on from here
ui-a-copy = Copy
ui-copy-here = This is a copy.
ui-copy-back = To the real game
ui-eyes = Seen by

## The analysis of a finished game

ui-analysis = Analysis
ui-analysis-what = How the chances stood over time, which decisions changed them most, and what the bot would have done.
ui-analysis-begin = Analyse this game
ui-analysis-whose = Judged by
ui-analysis-open = everything, all open
ui-analysis-knowledge = what { $side } could know
ui-analysis-curve = Chances over time
ui-analysis-chance = { $side } { $chance } %
ui-analysis-begins = The curve begins in a moment.
ui-analysis-waits = The analysis waits for its turn …
ui-analysis-growing = The curve is growing …
ui-analysis-weighing = The decisions are being weighed …
ui-analysis-turning = What changed the chances most
ui-analysis-none = No single decision changed the chances by more than five points in a hundred.
ui-analysis-then = Then:
ui-analysis-resigned = Given up, not beaten: until then the chances stood at { $chance } %.
ui-analysis-change = { $side }: { $before } % → { $after } %
ui-analysis-instead = The bot would have chosen: { $what } ({ $chance } %)
ui-analysis-same = The bot would have done the same.
ui-analysis-same-worse = The bot would have done the same: not the choice was to blame, but where the opponent or chance had led.
ui-analysis-table = The curve as a table
ui-analysis-when = When
ui-analysis-caveat = An estimate: from every moment the game is played on quickly, one turn for each side, many times over. What chance brings moves the curve, but is not blamed on a decision.

## Rules

ui-rules-search = Search by number or word
ui-found = { $count ->
    [0] No rule found.
    [one] One rule
   *[other] { $count } rules
}

## Settings

ui-language = Language
ui-theme = Light or dark
ui-theme-auto = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-speed = Movement
ui-speed-0 = none
ui-speed-0-5 = slow
ui-speed-1 = normal
ui-speed-2 = fast
ui-sound = Sound
ui-notifications = Notify me when it is my turn
ui-arrows = Keep the last marches on the map
ui-warnings = Warn before a turn ends with something unspent
ui-memory = Show what is remembered of enemy pieces
ui-standing-explained = Standing answers (“always decline until my next turn”) are given at the table, below the options.
ui-keys = Keys
ui-key-digits = 1 – 9
ui-key-digits-does = choose an option
ui-key-enter = Enter
ui-key-enter-does = confirm a forced or usual step
ui-key-escape = Esc
ui-key-escape-does = go back
ui-key-u = U
ui-key-u-does = take back
ui-key-l = L
ui-key-l-does = to the log
ui-key-o = O
ui-key-o-does = to the options
ui-key-m = M
ui-key-m-does = sound on or off
ui-key-shift = Shift
ui-key-shift-does = on the map: enlarge what stands in the area under the pointer
ui-key-lasso = Ctrl and drag
ui-key-lasso-does = on the map: a lasso picks up all it holds
ui-key-map = Arrows, W, + and −
ui-key-map-does = on the map: go through what glows, ask why not, zoom

## About

ui-about-unofficial = Feldherr is an unofficial program for people who own or love these games. It is not connected with their authors or publishers.
ui-about-art = All boards, pieces and signs are drawn by us, and all rules are written in our own words; the numbers are those of the rulebooks.
ui-about-reconstructed = Some values stand in no public source. They are reconstructed, and marked as such in the data and at the table.
ui-about-dice = Chance that can be verified
ui-about-dice-proves = At the start the server commits to a secret seed by its hash; then every seat pledges a number of its own by its checksum, and only when all have pledged are the numbers given. All draws follow from the two, and after the end everybody can recompute them. Your browser keeps what it was shown and what it gave: it can tell afterwards whether anybody chose the draws.
ui-about-dice-not = It does not prove that nobody could foresee them: who runs the server knows the seed.
ui-about-secrets = What is hidden
ui-about-secrets-text = Your browser is sent only what your seat may see. The computer’s players know no more than their seat does.

## Examples

ui-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}

ui-how-many = How many
ui-fewer = Fewer
ui-more = More
ui-take-number = Take this number
ui-count-not = So many of each cannot be taken together.
ui-count-so-many = { $count ->
    [0] None chosen yet
   *[other] { $count } of them
}
ui-dealings = Dealings with others ({ $count })
ui-combinations = All combinations ({ $count })
ui-diplomacy = Diplomacy
ui-cards = Your cards
ui-cards-of = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
ui-write-to = For { $name } only
ui-only-you-two = Only the two of you read this.
ui-front-row = front
ui-rear-row = rear
ui-aside-row = laid aside
ui-waiting-row = not yet lined up
ui-behind-curtain = behind the curtain
ui-fold-board = Fold the battle board
ui-show-board = Show the battle board
ui-steps = Steps
ui-step-now = now
ui-counted = is counted
ui-count = The count
ui-at-least = at least { $number }
ui-ground-meadow = meadow
ui-ground-woods = woods
ui-ground-road = road
ui-ground-bridge = bridge
ui-ground-river = water
ui-ground-trench = trench
ui-ground-trench-road = road across a trench

## Battles to watch

ui-battle-close = Put the card of the battle away
ui-battle-seen = Seen
ui-battle-next = Go on
ui-battle-back = One step back
ui-battle-on = One step forward
ui-battle-course = Course
ui-battle-attacks = attacker
ui-battle-defends = defender
ui-battle-moment = { $number } / { $last }
ui-battle-lost = lost
ui-battle-losses-of = Losses: { $side }
ui-battle-none = none
ui-battle-others = Further losses
ui-battle-morale = Morale { $points }
ui-battle-hits-from = on { $low }–{ $high }
ui-battle-hits-only = on { $face }
ui-battle-watch = Watch the battle
ui-stepwise = Show battles step by step, going on with a click

## The hand: sharing out, counting, going together
ui-organiser-fold = Show the map
ui-organiser-open = Organise the army
ui-regiments = As a list ({ $count })
ui-count-on-map = Click on the map for one more, right-click or press long for one fewer.
ui-together = { $count ->
    [one] One goes there
    [2] Both go there, one after the other
   *[other] All { $count } go there, one after the other
}

## The story: since one's last turn, the goal, the end

ui-since = Since your last turn
ui-since-begin = So far
ui-since-all = Show all
ui-since-close = Put away what happened since your last turn
ui-since-more = { $count ->
    [one] One more
   *[other] { $count } more
}
ui-since-fewer = Fewer
ui-goal-round = Round { $round } of { $of }
ui-goal-round-open = Round { $round }
ui-goal-how = How you win
ui-goal-agreed = { $count ->
    [one] one special agreement
   *[other] { $count } special agreements
}
ui-goal-other = Agreed for this game
ui-tolls = Losses
ui-eyes-open = Everything open
ui-key-b = B
ui-key-b-does = to the map

## Lobby, invitations, rules beside the board

ui-what-it-is = Feldherr brings five historical board wargames with all their rules to your browser: against the computer, a friend at the same screen or anybody anywhere. What you may do glows; why something cannot be done is explained with its rule.
ui-games-lists = Games
ui-finished-count = Finished ({ $count })
ui-show-all = Show all { $count }
ui-your-side = Your side
ui-your-turn-since = Your turn, asked { $since }
ui-begun-ago = Begun { $since }
ui-ended-ago = Ended { $since }
ui-agreed = Agreed:
ui-agreed-usual = With the usual options
ui-against-bot = the computer ({ $bot })
ui-invited-by = { $name } invites you to { $game }
ui-invited-side = { $count ->
    [one] You would be { $sides }.
   *[other] Free: { $sides }
}
ui-invited-no-clock = Without a clock
ui-invite-side = Send this link to whoever shall be { $side }
ui-link-near = Only this computer can open this link. Start the server with "feldherr serve --host 0.0.0.0", and the link is one that others on your network can open.
ui-rules-brief = The game in short
ui-rules-contents = Contents
ui-rules-playable = To play through:

## The coach

ui-learn = Learn
ui-learn-first = New here? Learn it
ui-learn-explained = A coach leads you through a small battle on the real board: he tells you what matters, shows it on the map, and lets you do it. You can leave at any time and go on later.
ui-learn-minutes = { $minutes ->
    [one] about one minute
   *[other] about { $minutes } minutes
}
ui-learn-begun = begun
ui-learn-examples = The rulebook’s examples
ui-learn-examples-explained = Short examples of single rules, easier ones first. Whoever answers otherwise than the example is shown the rule.
ui-coach = Coach
ui-coach-next = Read on
ui-coach-show = Do it for me
ui-coach-fold = { $open ->
    [1] Fold up
   *[0] Read all
}
ui-coach-back = One step back
ui-coach-again = Once more
ui-coach-play = Play a game
ui-coach-more = More lessons
ui-coach-over = That was the lesson. Now play a whole game: the recruit is a patient opponent.

## Playing on from a moment of a finished game
ui-branch-own = Play on from your last turn
ui-branch-last = Play on from the last turn
ui-branch-all = All sides yourself
ui-branch-others = The others
## The coach in a game

ui-advice-ask = What would the marshal do?
ui-advice-thinking = He is thinking …
ui-advice-marshal = The marshal:
ui-advice-show = Show it
ui-advice-play = Play it
ui-advice-share = { $often ->
    [always] Nearly always more comes of it than of: { $other }
    [seldom] The marshal looks far ahead. In the short run less comes of it than of: { $other }
   *[some] In about { $share } % of the cases you must reckon with, more comes of it than of: { $other }
}
ui-advice-compared = Compared with: { $other }
ui-advice-share-others = { $often ->
    [always] Nearly always more comes of it than of other answers.
    [seldom] In the short run less comes of it than of other answers; the marshal looks further ahead.
   *[some] In about { $share } % of the cases you must reckon with, more comes of it than of other answers.
}
ui-cost-ask = What did my turn cost?
ui-cost-title = This is what your turn cost you
ui-cost-lost = about { $share } of the 100 points of your chance to win.
ui-cost-instead = Better would have been: { $what }.
ui-cost-again = Try it from there
ui-cost-none = Your last turn cost you nothing: the marshal knew no better one.
ui-cost-always = Tell me after every turn
ui-key-c = C
ui-key-c-does = ask the coach
ui-coach-for-all = Everybody may ask the coach; the game is then not rated
ui-with-coach = With the coach: after every turn he says what it has cost

## Exercises

ui-exercises = Exercises
ui-exercises-explained = Positions of real games in which exactly one first answer is best, proven by looking through everything that can follow. After it several ways may be equally good. Your rating rises with every one you solve at the first try; this browser keeps it.
ui-exercises-none = There are no exercises for this game.
ui-exercises-level = { $level ->
    [1] Easy
    [2] Middling
   *[3] Hard
}
ui-exercises-solved = { $solved } of { $count } solved
ui-exercises-rating = Your rating: { $rating } ± { $deviation }
ui-exercises-first = Begin
ui-exercise-next = Next exercise
ui-exercise-all = All exercises
ui-exercise-right = solved
ui-exercise-wrong = not at the first try

## The story, told together

ui-list = { $first }, { $rest }
ui-since-times = { $what } ({ $times } ×)
ui-since-lost = { $whose }: lost { $what }.
ui-since-lost-at = { $whose }, { $where }: lost { $what }.
ui-cost-copy = You try it in a copy of this game. What is hidden here stays hidden there; when the copy ends, all of it is turned up.

## The hand

ui-singly = One by one ({ $count })

## Screens fetched when they are wanted

ui-screen-lost = This page could not be fetched.
ui-screen-again = Try again
