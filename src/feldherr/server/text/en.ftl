### What the server says.

refused-stale = This came too late: the table has moved on. Look again and choose.
refused-not-asked = You are not asked anything now.
refused-illegal = This is not open to you now. Nothing was changed.
refused-no-answer = This is no answer of this game.
refused-malformed = This message cannot be read: { $why }
refused-too-fast = Too many messages at once. Wait a moment and go on.
refused-too-large = This is too large to be taken.
refused-spectator = You are watching: only who sits at the table can do this.
refused-open = The game begins when every seat is taken.
refused-running = The game is still being played.
refused-analysis-running = Only a finished game is analysed: while it is played, the analysis would give it away.
refused-no-analysis = There is no analysis for this game.
refused-analyses-wait = Many games are being analysed just now. Please try again in a few minutes.
refused-over = The game is over.
refused-stopped = This game does not fit the rules of this version of the program. It rests as it is, and goes on as soon as the version it was played with is back.
refused-older-rules = This game was played under older rules: it can be stepped through, not played on or analysed anew.
refused-moved = The game was opened again. Reload the page.
refused-nothing-to-undo = There is nothing you could take back.
refused-request-open = A request is open already; wait for its answer.
refused-no-request = Nobody has asked for anything.
refused-nonce = Your number for the draws is already in, or they have been made without it.
refused-no-such-game = There is no such game.
refused-no-such-seat = There is no such seat.
refused-no-such-bot = There is no such opponent.
refused-no-such-language = This language is not spoken here.
refused-private = This game is private, or the invitation has been accepted already. Ask somebody who plays in it for a link: to a free seat, or to watch.
refused-nobody-there = There is nobody at that seat to write to.
refused-not-your-seat = This seat is somebody else's.
refused-key = This link does not fit the seat. Ask for a new one.
refused-taken = This seat is taken already.
refused-full = Every seat is taken. You can watch.
refused-seats = { $count ->
    [one] This game needs exactly one seat.
   *[other] This game needs exactly { $count } seats.
}
refused-record = The record cannot be played: { $why }
refused-elsewhere = This page may not act here.
refused-time-left = There is still time on this clock.
refused-own-clock = This is your own clock.
refused-clock-of-many = With more than two at the table nobody wins by the clock: let the computer play on.
refused-replaced = Your time was up, and the computer plays on in your place. You can watch.
refused-declined = This offer was declined or called off.
refused-kept = This seat is kept for somebody who was invited.
refused-no-such-member = No account has this name.
refused-yourself = You cannot invite yourself.
refused-no-rematch = An uploaded record cannot be played again. Create a new game.
refused-hot-seat = Only who plays two seats himself plays at one screen.
refused-clock-waits = The clocks run once every player has answered something.
refused-host = This server does not go by this name.
refused-nobody-plays = Somebody has to play: take a seat yourself, or leave one open.
refused-name = A name has 1 to 40 letters, digits, spaces or signs.
refused-name-taken = This name belongs to an account. Sign in to it, or take another name.
refused-password = A password has at least { $least } characters.
refused-sign-in = No account has this name and this password.
refused-signed-in = You are signed in already.
refused-signed-out = You are not signed in.
refused-too-many-attempts = That was tried often. Wait a minute.
refused-no-mail = This server sends no mail.
refused-address = This is no mail address.
refused-mail-failed = The mail could not be sent. Nothing was changed.
refused-mail-often = A letter has gone there not long ago. Wait a while before you try again.
refused-busy = Many want to come in just now. Please try again in a moment.
refused-common-password = This password is one of the first anybody would try. Take another.
refused-name-mixed = A name keeps to one alphabet.
refused-analysis-yours = A game you have asked for is being analysed already. The next one can follow when it is done.
refused-too-many-sockets = Too many windows are open here. Close some of them.
refused-not-wanted = This player does not want to play with you.
refused-block-yourself = You cannot block yourself.
refused-too-many-blocks = You can block at most { $most } players.
refused-reports = You have reported much today. Write again tomorrow.
refused-renamed = You have taken another name today. You can do it again tomorrow.
refused-account-gone = Somebody who played this game has deleted his account. Create a new game.
refused-gallery = Only who is signed in can talk with the others who watch.
refused-confirmation = This link is of no use any more.
mail-confirm-subject = Feldherr: confirm your address
mail-confirm =
    Somebody who plays here wants to be told at this address when a game waits. If that is you, open this link:

    { $link }

    If it is not, you need not do anything: nothing more will come.
mail-forgotten-subject = Feldherr: a new password
mail-forgotten =
    Somebody has asked for a new password for an account with this address. If that was you, open the link; it is good once, and for an hour:

    { $links }

    If it was not, you need not do anything: your password stays as it is.
mail-turn-subject = { $count ->
    [one] Feldherr: it is your turn
   *[other] Feldherr: it is your turn in { $count } games
}
mail-turn =
    It is your turn:

    { $games }

    You get this because the account { $name } has asked for it. You can end it here:
    { $link }
request-undo = asks to take back the last move
played-on = From here on the game is played under newer rules (version { $rules }).
as-told = { $de ->
   *[other] { $en }
}
error-not-found = There is nothing at this address.
error-server = The server has made a mistake. Nothing was lost; try again.
bot-random = Chance
bot-greedy = Greedy
a-number = { $number }
bot-recruit = Recruit
bot-captain = Captain
bot-marshal = Marshal
bot-random-line = Takes any answer: good for learning the rules.
bot-greedy-line = Takes what looks best at once, and never looks ahead.
bot-recruit-line = Hardly thinks ahead: for the first games.
bot-captain-line = Tries what looks promising, and answers within seconds.
bot-marshal-line = Thinks longest, up to ten seconds a decision.
# $first, $second: opponents
bot-match = { $first ->
    [random] Chance
    [greedy] Greedy
    [recruit] The recruit
    [captain] The captain
   *[marshal] The marshal
} won { $won } of { $of ->
    [one] one game
   *[other] { $of } games
} against { $second ->
    [random] chance
    [greedy] Greedy
    [captain] the captain
    [marshal] the marshal
   *[recruit] the recruit
}.
refused-coach = Here the coach says nothing: people play against each other and have not agreed on it.
refused-coach-idle = The coach advises who is asked.
refused-coach-busy = The coach has much to do; try again in a moment.
