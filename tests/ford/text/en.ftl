ford-title = Ford
ford-north = North
ford-south = South
ford-yes = yes
ford-no = no
ford-area-0 = the camp
ford-area-1 = the hill
ford-area-2 = the ford
ford-area-3 = the farm
ford-area-4 = the bridge

ford-heading = Turn { $turn } of { $last }: { $side } to command
ford-row-morale = Morale
ford-row-mixed = Has mixed this turn
ford-row-commands = Commands left
ford-row-from = From
ford-row-into = Into
ford-fight = { $side } attacks
ford-bag = Among these blocks: { $faces }

ford-ask-commands = Give a command: march or attack.
ford-ask-blocks-to-march = Name the blocks that march, one to three.
ford-ask-stand-or-leave = You are attacked. Stand or leave?
ford-ask-front-block = Name the block in front, in secret.
ford-ask-support-block = Name a block in support, or none.
ford-ask-fire-or-not = Does the front block fire?
ford-ask-step-to-lose = Which block loses a step?

ford-march = March from { $origin } to { $to }
ford-march-all = March from { $origin } to { $to } with { $count ->
    [one] one block
   *[other] { $count } blocks
 }
ford-attack = Attack from { $origin } into { $target }
ford-name = Block { $block }
ford-pass = End the turn
ford-mix = Mix the blocks in { $area }
ford-resign = Resign
ford-stand-or-leave-yes = Stand
ford-stand-or-leave-no = Leave
ford-fire-or-not-yes = Fire
ford-fire-or-not-no = Hold fire
ford-no-support = No support
ford-done = That is all

ford-face-infantry-1 = infantry 1
ford-face-infantry-2 = infantry 2
ford-face-infantry-3 = infantry 3
ford-face-cavalry-1 = cavalry 1
ford-face-cavalry-2 = cavalry 2
ford-face-cavalry-3 = cavalry 3
ford-face-artillery-1 = artillery 1
ford-face-artillery-2 = artillery 2
ford-face-artillery-3 = artillery 3

ford-dealt = { $side } draws up its blocks.
ford-turn-began = Turn { $turn }: { $side } commands.
ford-marched = { $side } marches to { $to } with { $count ->
    [one] one block
   *[other] { $count } blocks
 }.
ford-attacked = { $side } attacks from { $origin } into { $target }.
ford-left = { $side } leaves { $area }.
ford-fired = { $side } fires: { $faces }.
ford-lined = { $side } shows its line, { $count ->
    [one] one block
   *[other] { $count } blocks
 }.
ford-revealed = Block { $block } is { $face }.
ford-step-lost = Block { $block } of { $side } loses a step; morale falls to { $morale }.
ford-mixed = { $side } mixes { $count } blocks in { $area }.
ford-resigned = { $side } resigns.

manner-morale = by broken morale
manner-time = when time was up
infantry-1 = infantry 1
infantry-2 = infantry 2
infantry-3 = infantry 3
cavalry-1 = cavalry 1
cavalry-2 = cavalry 2
cavalry-3 = cavalry 3
artillery-1 = artillery 1
artillery-2 = artillery 2
artillery-3 = artillery 3
