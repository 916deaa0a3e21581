# Great Western Trail – everything this game says.

cattle-name = Great Western Trail
cattle-designer = Alexander Pfister, 2016
cattle-pitch = Drive your herd to Kansas City, hire, build and clear the trail, and ship your cattle ever farther west.
cattle-alone = Alone you play against Craig: his cards say what he does, and he tells you why.
cattle-craig = Craig
cattle-rival = { cattle-craig }
cattle-bank = the bank
cattle-or = or
cattle-top = top
cattle-bottom = bottom
cattle-count = { $count }× { $card }

## Cattle, workers, tiles

cattle-breed-jersey = Jersey
cattle-breed-guernsey = Guernsey
cattle-breed-black_angus = Black Angus
cattle-breed-dutch_belt = Dutch Belt
cattle-breed-holstein = Holstein
cattle-breed-brown_swiss = Brown Swiss
cattle-breed-ayrshire = Ayrshire
cattle-breed-west_highland = West Highland
cattle-breed-texas_longhorn = Texas Longhorn
cattle-card-worth = { $card } ({ $points } VP)
cattle-cards-any_cattle = any cattle card
cattle-cards-pair_same_type = two cattle cards of one type
cattle-cards-objective_card = an objective card
cattle-worker-cowboy = cowboy
cattle-worker-craftsman = craftsman
cattle-worker-engineer = engineer
cattle-zone-flood = flood
cattle-zone-drought = drought
cattle-zone-rockfall = rockfall
cattle-teepee-green = green teepee
cattle-teepee-blue = blue teepee
cattle-tile-neutral = neutral building { $letter }
cattle-tile-private = building { $building } of { $seat }
cattle-tile-hazard = { $zone }, { $vp } VP
cattle-place-start = start
cattle-place-teepee = teepee slot { $value }
cattle-place-slot = place { $node }
cattle-space = Railway space { $space }.
cattle-turnout = Turnout { $space }.
cattle-station = station { $station }
cattle-disc-aux_money = auxiliary: money
cattle-disc-aux_draw = auxiliary: draw
cattle-disc-aux_cert = auxiliary: certificate
cattle-disc-aux_engine = auxiliary: engine
cattle-disc-aux_remove = auxiliary: remove
cattle-disc-cert4 = certificate limit 4
cattle-disc-cert6 = certificate limit 6
cattle-disc-step_left = left step disc
cattle-disc-step_right = right step disc
cattle-disc-hand_left = left hand disc
cattle-disc-hand_right = right hand disc
cattle-disc = { $left ->
    [0] { $disc }: cleared.
    [one] { $disc }: 1 disc on it.
   *[other] { $disc }: { $left } discs on it.
}
cattle-master-sm_certs = Station master: certificates
cattle-master-sm_certs-help = a permanent certificate; at the end 3 VP for every 2 certificates, temporary and permanent together.
cattle-master-sm_teepees = Station master: teepees
cattle-master-sm_teepees-help = a permanent certificate; at the end 3 VP for each pair of a green and a blue teepee.
cattle-master-sm_hazards = Station master: hazards
cattle-master-sm_hazards-help = a permanent certificate; at the end 3 VP for every 2 hazard tiles.
cattle-master-sm_objectives = Station master: objectives
cattle-master-sm_objectives-help = remove a hazard free of charge, or trade with the tribes; at the end 3 VP for every 2 objective cards in your area, met or not.
cattle-master-sm_workers = Station master: workers
cattle-master-sm_workers-help = gain 2 $; at the end 1 VP for each worker on your board, the printed ones too.

## What actions do

cattle-op-discard = Discard { $card }: { $gain }
cattle-op-gain = Gain { $gain }
cattle-op-gain-per = Gain { $gain } times { $per }
cattle-op-hire = { $change ->
    [0] Hire at list price
    [-1] Hire for { $off } $ less
    [-2] Hire for { $off } $ less
    [-3] Hire for { $off } $ less
    [-4] Hire for { $off } $ less
   *[other] Hire for { $off } $ more
}
cattle-op-build = Build for { $rate } $ per craftsman
cattle-op-engine = Engine forward, at most { $most }
cattle-op-engine-paid = Pay { $pay } $: engine forward, at most { $most }
cattle-op-engine-back = { $steps ->
    [one] Engine back exactly 1 space: { $gain }
   *[other] Engine back exactly { $steps } spaces: { $gain }
}
cattle-op-remove_hazard = { $pay ->
    [0] Remove a hazard free of charge
   *[other] Remove a hazard for { $pay } $
}
cattle-op-move = Move on, at most { $most } steps
cattle-op-walk = Walk free of charge, at most { $most } steps
cattle-op-draw = Draw cards, at most { $most }, then discard as many
cattle-op-buy_cattle = Buy cattle
cattle-op-take_objective = Take an objective card
cattle-op-trade_teepee = Trade with the tribes
cattle-op-aux = An auxiliary action, single or double
cattle-op-cert_to_limit = Certificates up to your limit
cattle-op-special_delivery = Special delivery
cattle-op-use_adjacent_building = Use an adjacent building
cattle-op-upgrade_station_behind_engine = Upgrade a station behind your engine
cattle-per-engineers = the number of your engineers
cattle-per-cowboys = the number of your cowboys
cattle-per-own_buildings_in_woods = the number of your buildings in the woods
cattle-per-teepee_pair_blue_green = the number of your pairs of a blue and a green teepee
cattle-gain-money = { $money } $
cattle-gain-cert = { $count ->
    [one] 1 certificate
   *[other] { $count } certificates
}
cattle-gain-engine = engine { $count } forward
cattle-gain-objective = an objective card into your hand
cattle-aux-money = Gain 1 $
cattle-aux-money-double = Gain 2 $
cattle-aux-money-short = Money
cattle-aux-draw = Draw 1 card, then discard 1
cattle-aux-draw-double = Draw up to 2 cards, then discard as many
cattle-aux-draw-short = Draw
cattle-aux-certificate = Pay 1 $, engine back 1: 1 certificate
cattle-aux-certificate-double = Pay 2 $, engine back 2: up to 2 certificates
cattle-aux-certificate-short = Certificate
cattle-aux-engine = Pay 1 $: engine forward 1
cattle-aux-engine-double = Pay 2 $: engine forward up to 2
cattle-aux-engine-short = Engine
cattle-aux-remove = Engine back 1: remove 1 card from your hand
cattle-aux-remove-double = Engine back 2: remove 2 cards from your hand
cattle-aux-remove-short = Remove

## Objectives

cattle-task-building = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
cattle-task-station = { $count ->
    [one] 1 station
   *[other] { $count } stations
}
cattle-task-hazard = { $count ->
    [one] 1 hazard
   *[other] { $count } hazards
}
cattle-task-green_teepee = { $count ->
    [one] 1 green teepee
   *[other] { $count } green teepees
}
cattle-task-blue_teepee = { $count ->
    [one] 1 blue teepee
   *[other] { $count } blue teepees
}
cattle-task-cattle3 = { $count ->
    [one] 1 card of value 3
   *[other] { $count } cards of value 3
}
cattle-task-cattle4 = { $count ->
    [one] 1 West Highland
   *[other] { $count } West Highland
}
cattle-task-cattle5 = { $count ->
    [one] 1 Texas Longhorn
   *[other] { $count } Texas Longhorn
}
cattle-task-san_francisco = { $count ->
    [one] 1 disc on San Francisco
   *[other] { $count } disc on San Francisco
}
cattle-objective-named = objective ({ $tasks })
cattle-objective = Objective: { $tasks }. { $vp } VP; if not met −{ $penalty }.
cattle-objective-now = When played: { $op }.
cattle-objective-deck = { $count ->
    [one] Objective deck: 1 card.
   *[other] Objective deck: { $count } cards.
}
cattle-objective-none = No objective card here.

## The table in words

cattle-board = The board
cattle-tabs = Parts of the table
cattle-tab-trail = Trail
cattle-tab-railway = Railway
cattle-tab-jobs = Jobs
cattle-tab-cards = Cards
cattle-tab-boards = Boards
cattle-tab-map = Map
cattle-jobs = Job market
cattle-job = { $worker }, row { $row }, { $cost } $.
cattle-token = Job market token: nobody is hired from this row.
cattle-refill = When this row is full, the cattle market is filled up.
cattle-foresight = Foresight
cattle-foresight-tile = Column { $column }, { $place }: { $tile }.
cattle-pile = { $count ->
    [one] 1 left
   *[other] { $count } left
}
cattle-market = Cattle market
cattle-deck = Deck: { $count }
cattle-objectives = Objective cards
cattle-city = { $corner ->
    [dark] { $city }, value { $value }. Dark corner.
   *[white] { $city }, value { $value }.
}
cattle-city-each = Each disc: { $money } $ now, { $points } VP at the end.
cattle-city-discs = Discs: { $seats }.
cattle-link = { $objective ->
    [1] Link { $between }: { $points } VP and an objective card.
   *[0] Link { $between }: { $points } VP.
}
cattle-station-label = { $corner ->
    [dark] Station { $station }: { $cost } $, { $vp } VP. Dark corner.
   *[white] Station { $station }: { $cost } $, { $vp } VP.
}
cattle-crossing = Crossing: 1 $ for a delivery beyond it.
cattle-engine-of = Engine of { $seat }.
cattle-stands = { $seat } stands here.
cattle-stop-pays = { $pays ->
    [0] Stop here, free of charge.
   *[other] Stop here, paying { $pays } $ on the way.
}
cattle-hand-green = Green hand: { $fee } $
cattle-hand-black = Black hand: { $fee } $
cattle-legend-woods = in the woods
cattle-legend-risk = risk action
cattle-note-trade = Trading here: { $value } $.
cattle-note-risk = Risk action: { $op }.
cattle-note-woods = In the woods.
cattle-note-fee = { $to ->
    [owner] Fee: { $fee } $ to its owner.
   *[bank] Fee: { $fee } $ to the bank.
}
cattle-note-building = Needs { $craftsmen } craftsmen; { $vp } VP.
cattle-board-of = Board of { $seat }
cattle-slot-free = Free slot
cattle-unbuilt = { $craftsmen ->
    [one] Building { $building }, not built: needs 1 craftsman.
   *[other] Building { $building }, not built: needs { $craftsmen } craftsmen.
}
cattle-built-at = Building { $building } stands on { $at }.
cattle-gone = Building { $building } has been replaced.
cattle-has-money = Money: { $money } $
cattle-has-certificates = Certificates: { $count } of { $limit }, permanent { $permanent }
cattle-has-steps = Step limit: { $count }
cattle-has-engine = Engine on { $space }
cattle-has-cowboy = Cowboys: { $count }
cattle-has-craftsman = Craftsmen: { $count }
cattle-has-engineer = Engineers: { $count }
cattle-has-hazards = Hazards: { $count } ({ $vp } VP)
cattle-has-green = Green teepees: { $count }
cattle-has-blue = Blue teepees: { $count }
cattle-panel = Your hand and choices
cattle-draw-stack = { $count ->
    [one] Draw stack: 1 card
   *[other] Draw stack: { $count } cards
}
cattle-discard-pile = { $count ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
cattle-breeding = Breeding value: { $value }
cattle-my-points = Your points: { $points }
cattle-my-discard = Your discard pile and deck
cattle-nothing = Nothing yet.
cattle-unseen = In hand and draw stack: { $cards }
cattle-has-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
cattle-has-discs = Discs on the board: { $count }
cattle-has-buildings = Buildings on the trail: { $count }
cattle-has-token = has the job market token

## Craig

cattle-special-build = build
cattle-special-cattle = cattle
cattle-special-job = job
cattle-special-teepee = teepee
cattle-special-engine = engine
cattle-special-hazard = hazard
cattle-special-objective = objective
cattle-special-none = no special action
cattle-craig-card = Card { $card }: { $steps } steps; { $special }; in Kansas City { $places }.
cattle-craig-option = Options of card { $card }: cattle no. { $cattle }, { $worker }, { $teepee }, engine { $engine }, { $hazard }, objective no. { $objective }.
cattle-craig-state = Craig: ? is { $value }, { $score } VP, { $deck } cards in his deck.
cattle-craig-stack = Building { $building } is in Craig's stack.
cattle-fork-shorter = fewer locations
cattle-fork-cheaper = lower fees
cattle-fork-spares-you = less for you
cattle-fork-listed = all equal: the first

## Choices in words

cattle-do-place = Begin on { $at }
cattle-do-go = Go: { $at }
cattle-do-teepee = Take the teepee: { $at }
cattle-do-hazard = Remove: { $at }
cattle-do-adjacent = Use: { $at }
cattle-do-use = Local action { $use }
cattle-do-risk = Risk action
cattle-do-hire = Hire: { $worker }
cattle-do-build = Build { $building }: { $at }
cattle-do-buy = { $cowboys ->
    [one] Buy with 1 cowboy: { $cards }
   *[other] Buy with { $cowboys } cowboys: { $cards }
}
cattle-do-discard = Discard { $card }
cattle-do-remove = Remove { $card } from the game
cattle-do-play = Play { $card }
cattle-do-draw = { $count ->
    [0] Draw no card
    [one] Draw 1 card
   *[other] Draw { $count } cards
}
cattle-do-certificates = { $count ->
    [0] Spend no temporary certificate
    [one] Spend 1 temporary certificate
   *[other] Spend { $count } temporary certificates
}
cattle-do-turnout = Engine to station { $station }
cattle-do-engine = Engine to space { $space }
cattle-do-give = Give a worker: { $worker }
cattle-do-objective-deck = From the deck, unseen
cattle-do-objective = Objective card no. { $place }
cattle-do-upgrade = Upgrade the station
cattle-do-reveal = Turn up two market cards
cattle-do-done = Done
cattle-do-no = No, thanks
cattle-aux-one = One auxiliary action
cattle-aux-or = Or one auxiliary action instead
cattle-tile-own = Building { $building }: { $does }
cattle-build-at = Build here for { $price } $: { $at }
cattle-craig-did = What Craig did, and why
cattle-effect-money = Money: { $money } $
cattle-effect-certificates = Certificates: { $count }
cattle-effect-points = Points: { $points }
cattle-hand = Your hand
cattle-hand-empty = Your hand is empty.
cattle-card-discard = discard
cattle-card-remove = remove
cattle-card-play = play
cattle-risk = Risk action:
cattle-used = used
cattle-fee-to = { $pays } $ to { $to }
cattle-via = by { $places }
cattle-direct = directly
cattle-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
cattle-free = free
cattle-all-stops = All stops
cattle-ways = { $count } ways
cattle-key-choose = choose from the list
cattle-key-done = done
cattle-key-no = decline
cattle-key-arrows = walk over the board

## The sentence of the moment

cattle-ask-waiting = Waiting for everybody to sit down.
cattle-ask-deal = The table is being laid out.
cattle-ask-chance = Something is being drawn.
cattle-ask-craig = Craig is having his turn.
cattle-ask-closing = Last turns!
cattle-ask-other = { $phase ->
    [setup] { $seat } is choosing where to begin.
    [move] { $seat } is moving.
    [kansas_city] { $seat } is in Kansas City.
    [draw] { $seat } is drawing cards.
   *[act] { $seat } is using a location.
}
cattle-ask-nothing = Nothing is being decided.
cattle-ask-place = Put your cattleman on any neutral building.
cattle-ask-move = Move your cattleman, at most { $most } steps: where do you stop?
cattle-ask-local = You are here: { $at }. What do you do?
cattle-ask-step = { $most ->
    [one] Move on one step.
   *[other] Move on, at most { $most } steps.
}
cattle-ask-walk = Walk free of charge, at most { $most } steps, not into Kansas City.
cattle-ask-hire = { $change ->
    [0] Hire a worker at list price.
    [-1] Hire a worker for { $off } $ less.
    [-2] Hire a worker for { $off } $ less.
    [-3] Hire a worker for { $off } $ less.
    [-4] Hire a worker for { $off } $ less.
   *[other] Hire a worker for { $off } $ more.
}
cattle-ask-build = Which building, and where? { $rate } $ per craftsman.
cattle-ask-buy = { $cowboys ->
    [one] Buy cattle: one cowboy left.
   *[other] Buy cattle: { $cowboys } cowboys left.
}
cattle-ask-discard = Which card do you discard?
cattle-ask-discard-pair = Discard two cattle cards of one type.
cattle-ask-put-back = { $left ->
    [one] Discard one card.
   *[other] Discard { $left } cards.
}
cattle-ask-remove = { $left ->
    [one] Remove one card from the game.
   *[other] Remove { $left } cards from the game.
}
cattle-ask-draw = How many cards do you draw? At most { $most }.
cattle-ask-forward = Engine forward, at most { $most }: where does it stop?
cattle-ask-back = { $steps ->
    [one] Engine back exactly one space.
   *[other] Engine back exactly { $steps } spaces.
}
cattle-ask-special-back = Special delivery: how far back does your engine go?
cattle-ask-end-of-line = End of the line: take your engine back to any free space.
cattle-ask-upgrade = Upgrade station { $station } for { $cost } $?
cattle-ask-master = Station { $station }. { $master }: { $help } Give your last hired worker for it?
cattle-ask-master-action = The station master: remove a hazard free of charge, or trade with the tribes?
cattle-ask-objective = { $to ->
    [hand] Take an objective card into your hand.
   *[discard] Take an objective card; it goes to your discard pile.
}
cattle-ask-teepee = Trade with the tribes: which teepee?
cattle-ask-hazard = { $pay ->
    [0] Remove a hazard free of charge: which one?
   *[other] Remove a hazard for { $pay } $: which one?
}
cattle-ask-adjacent = Which adjacent building do you use?
cattle-ask-aux = Choose an auxiliary action, single or double.
cattle-ask-foresight = Foresight, column { $column }: which tile comes onto the board?
cattle-ask-income = Your herd is worth { $breeding }, certificates { $permanent }. How many temporary certificates do you add?
cattle-ask-deliver = Deliver to a city of value { $most } or less.
cattle-ask-disc-city = Which disc do you put on { $city }?
cattle-ask-disc-station = Which disc do you put on station { $station }?
cattle-over-won = { $count ->
    [one] { $seat } wins with { $points } points.
   *[other] { $seat } share the victory with { $points } points.
}
cattle-over-you = { $points ->
    [one] You win with 1 point!
   *[other] You win with { $points } points!
}
cattle-over-craig = You { $you }, Craig { $craig }.

## Why the game ended

cattle-reason-job-market = The job market is full.
cattle-reason-beat-craig = You have beaten Craig.
cattle-reason-draw = You and Craig have equally many points: a draw.
cattle-reason-craig-won = Craig has more points.

## Scores

cattle-scores = Points by source
cattle-scores-source = Source
cattle-scores-money = Money
cattle-scores-buildings = Buildings
cattle-scores-cities = Cities and links
cattle-scores-stations = Stations
cattle-scores-hazards = Hazards
cattle-scores-cattle = Cattle
cattle-scores-objectives = Objectives
cattle-scores-masters = Station masters
cattle-scores-workers = Workers
cattle-scores-step = Right step disc
cattle-scores-token = Job market token
cattle-scores-total = Total
cattle-scores-place = Place

## The log

cattle-fact-started = { $seat } has the first turn.
cattle-fact-start-card = { $seat } starts with: { $card }.
cattle-fact-tile-placed = { $tile } is laid on { $at }.
cattle-fact-tile-lost = No room for { $tile }: it leaves the game.
cattle-fact-worker-placed = Job market, row { $row }: { $worker }.
cattle-fact-token-moved = The job market token moves to row { $row }.
cattle-fact-placed = { $seat } begins on: { $at }.
cattle-fact-moved = { $steps ->
    [one] { $seat } moves 1 step: { $at }.
   *[other] { $seat } moves { $steps } steps: { $at }.
}
cattle-fact-fee = { $at }: { $seat } pays { $paid } of { $due } $ to { $to }.
cattle-fact-aux = { $double ->
    [yes] { $seat }, double auxiliary action: { $kind }.
   *[no] { $seat }, auxiliary action: { $kind }.
}
cattle-fact-gained = { $seat } gains { $money } $.
cattle-fact-paid = { $seat } pays { $money } $.
cattle-fact-certificates = { $seat }: certificates from { $from } to { $to }.
cattle-fact-discarded = { $seat } discards { $card }.
cattle-fact-removed = { $seat } removes { $card } from the game.
cattle-fact-drew = { $seat } draws { $card }.
cattle-fact-reshuffled = { $cards ->
    [one] { $seat } shuffles the discard pile: 1 card.
   *[other] { $seat } shuffles the discard pile: { $cards } cards.
}
cattle-fact-hired = { $seat } hires for { $price } $: { $worker }.
cattle-fact-built = { $over ->
    [none] { $seat } builds { $building } for { $price } $: { $at }.
   *[other] { $seat } builds { $building } over { $over } for { $price } $: { $at }.
}
cattle-fact-bought = { $seat } buys for { $price } $: { $cards }.
cattle-fact-engine = { $seat }: engine from { $from } to { $to }.
cattle-fact-upgraded = { $seat } upgrades station { $station } for { $price } $.
cattle-fact-disc = { $seat } moves a disc from “{ $from }” to { $to }.
cattle-fact-master-taken = { $seat } gives a worker ({ $worker }) at station { $station }. { $master }.
cattle-fact-objective-taken = { $card ->
    [none] { $seat } takes an objective card from the deck.
   *[other] { $to ->
        [hand] { $seat } takes into the hand: { $card }.
       *[discard] { $seat } takes: { $card }.
    }
}
cattle-fact-objective-played = { $seat } plays: { $card }.
cattle-fact-teepee-taken = { $seat } trades: { $colour }, { $money } $.
cattle-fact-hazard-taken = { $seat } removes a hazard: { $zone }, { $vp } VP.
cattle-fact-foresight = { $seat } takes from foresight column { $column }: { $tile }.
cattle-fact-income = { $seat } sells { $hand }: { $breeding } + { $permanent } + { $temporary } = { $money } $.
cattle-fact-delivered = { $seat } delivers to { $city }.
cattle-fact-undelivered = { $seat } has no disc for { $city }: the delivery counts for nothing.
cattle-fact-transport = { $seat } pays { $money } $ for the transport.
cattle-fact-link = { $seat } has linked { $between }.
cattle-fact-token = { $seat } fills the job market and takes the token.
cattle-fact-last-turns = Everybody except { $seat } has one more turn.
cattle-fact-ended = The game is over. { $reason }
cattle-fact-scored = { $points ->
    [one] { $seat }: 1 point.
   *[other] { $seat }: { $points } points.
}
cattle-fact-sides = Sides of the private buildings: { $sides }.
cattle-fact-master-placed = Station { $station }. { $master }.
cattle-fact-neutral-placed = Neutral building { $letter } stands on { $at }.
cattle-fact-tile-returned = No room for { $tile }: it goes back into the pile.
cattle-fact-foresight-laid = Foresight column { $column }, { $place }: { $tile }.
cattle-fact-market-card = New in the cattle market: { $card }.
cattle-fact-display-card = New objective card, place { $place }: { $card }.
cattle-fact-turn = It is the turn of { $seat }.
cattle-fact-used = { $seat } uses: { $at }.

## Craig in the log, with his reasons

cattle-fact-craig-reshuffled = { $cards ->
    [one] Craig's deck is shuffled: 1 card.
   *[other] Craig's deck is shuffled: { $cards } cards.
}
cattle-fact-craig-card = { $card ->
    [0] Craig's deck lies ready: his options are on card { $next }.
   *[other] Craig plays card { $card }; his options are on card { $next }.
}
cattle-fact-craig-fork = At { $at } Craig rides by { $path }: { $reason ->
    [shorter] fewest locations ({ $lengths })
    [cheaper] equally long ({ $lengths }), lowest fees ({ $fees })
    [spares-you] equal fees ({ $fees }), least of it to you ({ $to_you })
   *[listed] all equal, so the first in order
}.
cattle-fact-craig-moved = Craig stops: { $at }.
cattle-fact-craig-pays = The bank pays you { $money } $ for Craig: { $at }.
cattle-fact-craig-foresight = { $reason ->
    [named] Craig takes the { $place } tile of column { $column }: { $tile }.
    [other] The named tile is not to be had: Craig takes the { $place } one of column { $column }: { $tile }.
   *[skipped] Craig can take nothing from column { $column }.
}
cattle-fact-craig-delivered = { $disc ->
    [board] Craig delivers to { $city }.
    [reserve] Craig delivers to { $city }, with a disc from his reserve.
   *[no-disc] Craig delivers to { $city } without a disc.
}
cattle-fact-craig-built = { $reason ->
    [all-tied] Craig builds { $building }: { $at }. All forks were tied, so the first place from the fork on ({ $fork }).
   *[clear-choice] Craig builds { $building }: { $at }. At one fork ({ $fork }) one path was the best.
}
cattle-fact-craig-cattle = Craig takes cattle card no. { $position }: { $card }.
cattle-fact-craig-job = Craig takes from row { $row }: { $worker }.
cattle-fact-craig-teepee = Craig takes: { $colour } ({ $at }).
cattle-fact-craig-engine = Craig's engine, { $steps } spaces: from { $from } to { $to } { $reason ->
    [behind] (behind yours, so straight on)
    [station] (to the next station)
    [end-of-line] (back from the end of the line)
   *[run] (no station within reach)
}.
cattle-fact-craig-station = Craig marks station { $station }.
cattle-fact-craig-master = Craig leaves an engineer at station { $station }. { $master }.
cattle-fact-craig-hazard = Craig takes a hazard: { $zone }, { $vp } VP { $reason ->
    [highest] (the highest)
    [zone] (of the highest, the kind on his options)
   *[nearest-zone] (of the highest, the nearest kind)
}.
cattle-fact-craig-objective = { $why ->
    [link] For a link Craig takes objective no. { $place }: { $card }.
   *[card] Craig takes objective no. { $place }: { $card }.
}
cattle-fact-craig-nothing = Craig does nothing ({ $special }): { $reason ->
    [empty-stack] his stack is empty.
    [no-slot] there is no empty building slot.
    [no-cattle] the cattle market is empty.
    [no-worker] no such worker can be hired.
    [no-teepee] there is no teepee of that colour.
    [no-hazard] there is no hazard.
    [no-card] there is no objective card.
    [no-space] his engine cannot move.
   *[no-special] his card has no special action.
}

## Refusals

cattle-refuse-not-your-turn = It is not your turn.
cattle-refuse-not-asked-now = That is not what is being decided now.
cattle-refuse-game-over = The game is over.
cattle-refuse-not-neutral = Your first place is a neutral building.
cattle-refuse-not-ahead = That is not the next location on a path ahead of you.
cattle-refuse-too-far = That is too far: { $need } steps, and you may take { $have }.
cattle-refuse-stay-out = A free walk never leads into Kansas City.
cattle-refuse-nothing-done = Something must be done at a location; you can always gain 1 $.
cattle-refuse-no-such-action = There is no such action here.
cattle-refuse-action-used = That action has been used, or the other half of it.
cattle-refuse-not-yours = Here you can only take one auxiliary action.
cattle-refuse-aux-only-first = An auxiliary action takes the place of all local actions.
cattle-refuse-walk-first-act = First use the location, then walk.
cattle-refuse-replaced = You have built over this building: its new actions are not available this turn.
cattle-refuse-cannot-pay = It costs { $need } $, and you have { $have } $.
cattle-refuse-no-card = You do not have the card that must be discarded.
cattle-refuse-wrong-card = That is not the card that must be discarded.
cattle-refuse-aux-single-only = A location gives you the single form only.
cattle-refuse-aux-closed = Both spaces of that auxiliary action are still covered.
cattle-refuse-aux-double-closed = The double action needs both of its spaces clear.
cattle-refuse-not-adjacent = That is no adjacent building.
cattle-refuse-tile-used = No tile is used twice in a turn.
cattle-refuse-nothing-to-gain = There is nothing here that it would count or gain.
cattle-refuse-nothing-adjacent = No adjacent building has anything to use.
cattle-refuse-nothing-there = There is nothing to use there.
cattle-refuse-row-closed = Nobody is hired from the row of the token.
cattle-refuse-no-worker = No worker lies there.
cattle-refuse-row-full = Your row for this kind of worker is full.
cattle-refuse-cannot-hire = Hiring costs { $need } $, and you have { $have } $.
cattle-refuse-not-a-slot = That is no building slot.
cattle-refuse-slot-taken = Another building stands there.
cattle-refuse-tile-built = You have built that building already.
cattle-refuse-not-higher = The new building must ask for more craftsmen than the old one.
cattle-refuse-too-few-craftsmen = It takes { $need } craftsmen, and you have { $have }.
cattle-refuse-cannot-build = Building costs { $need } $, and you have { $have } $.
cattle-refuse-no-such-offer = There is no such offer.
cattle-refuse-not-in-market = That card is not in the market.
cattle-refuse-too-few-cowboys = It takes { $need } cowboys, and you have { $have } left.
cattle-refuse-cannot-buy = It costs { $need } $, and you have { $have } $.
cattle-refuse-nothing-to-reveal = The market deck is empty.
cattle-refuse-nothing-bought = Buy something, or turn up cards, before you stop.
cattle-refuse-not-that-far = The engine cannot stop there now.
cattle-refuse-no-objective = There is no objective card to take.
cattle-refuse-no-teepee = No teepee lies there.
cattle-refuse-cannot-trade = That teepee costs { $need } $, and you have { $have } $.
cattle-refuse-no-hazard = No hazard lies there.
cattle-refuse-cannot-clear = Removing a hazard costs { $need } $, and you have { $have } $.
cattle-refuse-too-few-certificates = You do not have so many certificates.
cattle-refuse-not-back = The engine cannot go back to there.
cattle-refuse-cannot-go-back = The engine cannot go back so far.
cattle-refuse-engine-there = Another engine stands there.
cattle-refuse-upgraded-already = You have upgraded that station already.
cattle-refuse-not-behind = That station does not lie behind your engine.
cattle-refuse-cannot-upgrade = That station costs { $need } $, and you have { $have } $.
cattle-refuse-no-disc = You have no disc that could be put there.
cattle-refuse-no-hired-worker = You can only give the last worker you hired, not a printed one.
cattle-refuse-place-empty = No tile lies there.
cattle-refuse-no-workers-now = The job market is closed: no worker can be chosen.
cattle-refuse-no-such-certificates = Your marker cannot give exactly that many.
cattle-refuse-city-too-far = That city needs a delivery worth { $need }, and yours is worth { $have }.
cattle-refuse-city-taken = Your disc lies there already.
cattle-refuse-disc-gone = No disc lies on that space.
cattle-refuse-disc-corner = That disc serves only targets with a dark corner.
cattle-refuse-cannot-pay-disc = That disc costs { $need } $, and you have { $have } $.
cattle-refuse-board-disc-first = Discs of your board go first.
cattle-refuse-no-station-disc = No disc of yours can come from that station.
cattle-refuse-cannot-pay-transport = The transport costs { $need } $, and you have { $have } $.
cattle-refuse-not-in-hand = That card is not in your hand.
cattle-refuse-not-objective = Only objective cards are played.
cattle-refuse-draw-count = So many cards cannot be drawn: at most { $have }, not { $need }.

## Options

cattle-option-neutral = Neutral buildings
cattle-option-neutral-help = Where the seven neutral buildings stand.
cattle-option-neutral-beginner = by their letters
cattle-option-neutral-standard = shuffled
cattle-option-sides = Private buildings
cattle-option-sides-help = Which side everybody uses; a is easier to learn.
cattle-option-sides-a = all on side a
cattle-option-sides-b = all on side b
cattle-option-sides-random = drawn for each number
cattle-option-start_player = First turn
cattle-option-start_player-help = Who has the first turn.
cattle-option-start_player-random = by lot
cattle-option-adjacent = Building 8b
cattle-option-adjacent-help = Which buildings are adjacent to it.
cattle-option-adjacent-joined = joined by one stretch of trail
cattle-option-adjacent-next_location = the next location, across empty slots
cattle-option-special_delivery = Building 9a
cattle-option-special_delivery-help = How the spaces back are counted.
cattle-option-special_delivery-numbered = numbered spaces only
cattle-option-special_delivery-every_space = turnouts too
cattle-option-special_kansas_city = 9a to Kansas City
cattle-option-special_kansas_city-help = Whether such a delivery pays its 6 $.
cattle-option-special_kansas_city-pays = pays 6 $
cattle-option-special_kansas_city-nothing = pays nothing
cattle-option-craig = Craig
cattle-option-craig-help = How strong your solo opponent is.
cattle-option-craig-normal = normal
cattle-option-craig-easy = easy
cattle-option-craig-hard = hard
cattle-option-craig-custom = of your choice
cattle-offer = { $cards ->
    [one] 1 cattle of value { $value } with { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }: { $money } $
   *[other] { $cards } cattle of value { $value } with { $cowboys } cowboys: { $money } $
}
cattle-ask-discard-second = Now the second card: { $card }.
cattle-ask-upgrade-behind = Which station behind your engine do you upgrade?
cattle-option-craig_removed_1 = Craig puts back, first building
cattle-option-craig_removed_1-help = A building number that Craig does without. Four different ones.
cattle-option-craig_removed_2 = Craig puts back, second building
cattle-option-craig_removed_2-help = A building number that Craig does without. Four different ones.
cattle-option-craig_removed_3 = Craig puts back, third building
cattle-option-craig_removed_3-help = A building number that Craig does without. Four different ones.
cattle-option-craig_removed_4 = Craig puts back, fourth building
cattle-option-craig_removed_4-help = A building number that Craig does without. Four different ones.
cattle-fact-shown = { $seat } shows the hand: { $hand }.
