# Old West – everything this game says. City names come from the box.

rails-name = Old West
rails-designer = Alan R. Moon, 2017
rails-pitch = Build railways out from one city, finish your tickets, and hold the cities where others must arrive.

## Colours and cards

rails-colour-purple = purple
rails-colour-white = white
rails-colour-blue = blue
rails-colour-yellow = yellow
rails-colour-orange = orange
rails-colour-black = black
rails-colour-red = red
rails-colour-green = green
rails-colour-gray = gray (any one colour)
rails-colour-locomotive = locomotive
rails-count = { $count }× { $colour }

## The board in words

rails-board = Map of the West
rails-worth = What routes are worth by length
rails-lane = { $a } – { $b }, { $length ->
    [one] 1 space
   *[other] { $length } spaces
}, { $colour }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rails-lane-ferry = { $count ->
    [one] Ferry: at least 1 locomotive.
   *[other] Ferry: at least { $count } locomotives.
}
rails-lane-owner = Claimed by { $seat }.
rails-lane-claim = Claim it: { $gains }.
rails-gain = { $seat } +{ $points }
rails-gain-you = you +{ $points }
rails-city-control = Controlled by { $seat }.
rails-city-start = Start city.
rails-city-alvin = Alvin is here.

## The sentence of the moment

rails-ask-waiting = Waiting until everybody has sat down.
rails-ask-deal = The cards are being dealt.
rails-ask-chance = A card is being drawn.
rails-ask-keep-you = { $least ->
    [one] Choose your tickets: keep at least one.
   *[other] Choose your tickets: keep at least { $least }.
}
rails-ask-keep-other = { $count ->
    [one] { $seat } is choosing tickets.
   *[other] Still choosing tickets: { $seat }.
}
rails-ask-start-you = Choose your start city: your railway grows from there.
rails-ask-start-other = { $seat } is choosing a start city.
rails-ask-act-you = Your turn: take train cards, claim a route, or draw tickets.
rails-ask-act-other = { $seat } is taking a turn.
rails-ask-pass-you = Nothing is possible: you must pass.
rails-ask-second-you = Take your second train card.
rails-ask-second-other = { $seat } takes a second train card.
rails-ask-pay-lane-you = { $lane }: which cards do you pay with?
rails-ask-pay-lane-other = { $seat } is paying for { $lane }.
rails-ask-marker-you = Put a city marker on an end of { $lane }? It costs two cards of one colour.
rails-ask-marker-other = { $seat } may put a city marker on an end of { $lane }.
rails-ask-pay-marker-you = City marker in { $city }: which two cards do you pay with?
rails-ask-pay-marker-other = { $seat } is paying for a city marker in { $city }.
rails-ask-alvin-you = You have captured Alvin: move him to a city you control.
rails-ask-alvin-other = { $seat } is moving Alvin.
rails-ask-last-round = Last round!
rails-over-won = { $points ->
    [one] { $seat } wins with 1 point.
   *[other] { $seat } wins with { $points } points.
}
rails-over-you = { $points ->
    [one] You win with 1 point!
   *[other] You win with { $points } points!
}
rails-over-shared = { $seats } share the win with { $points } points.

## Why the game ended

rails-reason-last-round = The last round has been played.
rails-reason-deadlock = Nobody could do anything any more: deadlock.

## Buttons

rails-panel = Your cards and tickets
rails-hand = Your train cards
rails-hand-empty = You have no train cards.
rails-display = Face-up train cards
rails-take = Take: { $colour }
rails-draw = { $count ->
    [one] Draw blind: 1 card in the deck.
   *[other] Draw blind: { $count } cards in the deck.
}
rails-discard = { $count ->
    [0] Discard pile: empty
    [one] Discard pile, 1 card
   *[other] Discard pile, { $count } cards
}
rails-pay = Ways to pay
rails-pay-with = Pay { $cards }
rails-pay-brings = It brings
rails-claim = Claim
rails-claimable = Routes you can claim: { $count }
rails-claimable-short = Routes: { $count }
rails-claimable-none = No such route.
rails-search = Search a city
rails-starts-last-round = This starts the last round.
rails-draw-tickets = Draw tickets ({ $count } left)
rails-draw-tickets-short = Draw tickets
rails-pass = Pass
rails-no-marker = No marker
rails-walled = Few ways out are risky: if others take them all before your first route, you are walled in for the whole game.
rails-start-open = { $count ->
    [one] 1 neighbour
   *[other] { $count } neighbours
}
rails-tickets = Your tickets
rails-tickets-count = Your tickets: { $count }
rails-tickets-short = Tickets: { $count }
rails-tickets-none = You have no tickets yet.
rails-ticket-done = done
rails-ticket-open = { $left ->
    [one] 1 space left
   *[other] { $left } spaces left
}
rails-ticket-cut = cut off
rails-ticket-missed = not completed
rails-ticket-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rails-keep-choose = { $least ->
    [one] Keep at least 1 ticket
   *[other] Keep at least { $least } tickets
}
rails-keep-more = { $left ->
    [one] Choose 1 more
   *[other] Choose { $left } more
}
rails-keep = { $count ->
    [one] Keep 1 ticket ({ $points } points)
   *[other] Keep { $count } tickets ({ $points } points)
}

rails-say-keep = { $count ->
    [one] Keep 1 ticket.
   *[other] Keep { $count } tickets.
}
rails-say-start = Start in { $city }. It has few neighbours: others could wall you in.
rails-say-mark = Put a city marker on { $city }.
rails-say-alvin = Move Alvin to { $city }.
rails-say-claim = Claim { $lane }.
rails-say-draw = Draw a train card blind.
rails-say-tickets = Draw tickets.
rails-say-no-marker = Put no city marker.
rails-say-pass = Pass.

## Seats

rails-seat-cars = { $count ->
    [one] 1 car left
   *[other] { $count } cars left
}
rails-seat-hand = { $count ->
    [one] 1 train card
   *[other] { $count } train cards
}
rails-seat-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
rails-seat-markers = { $count ->
    [one] 1 city marker left
   *[other] { $count } city markers left
}
rails-seat-start = Start city: { $city }
rails-seat-alvin = has Alvin
rails-seat-known = Seen taken: { $cards }

## Scores

rails-scores = Points by source
rails-scores-source = Source
rails-scores-so-far = Routes, control and Alvin so far
rails-scores-lanes = Routes and control
rails-scores-won = Tickets completed
rails-scores-lost = Tickets missed
rails-scores-globetrotter = Globetrotter
rails-scores-captures = Alvin captured
rails-scores-alvin = Alvin at the end
rails-scores-total = Total
rails-scores-completed = Tickets completed (tie-break)
rails-scores-place = Place

## The log

rails-fact-started = { $seat } has the first turn.
rails-fact-chose = { $seat } keeps: { $tickets }.
rails-fact-kept = { $count ->
    [one] { $seat } keeps 1 ticket.
   *[other] { $seat } keeps { $count } tickets.
}
rails-fact-start-city = { $seat } starts in { $city }.
rails-fact-drew = { $colour ->
    [none] { $seat } draws a train card.
   *[other] { $seat } draws: { $colour }.
}
rails-fact-took = { $seat } takes a face-up card: { $colour }.
rails-fact-reshuffled = { $cards ->
    [one] The discard pile is shuffled: 1 card in the deck.
   *[other] The discard pile is shuffled: { $cards } cards in the deck.
}
rails-fact-swept = Three locomotives face up: five new cards.
rails-fact-sweep-limit = The face-up cards stay, though three are locomotives.
rails-fact-claimed = { $cars ->
    [one] { $seat } claims { $lane } with 1 car.
   *[other] { $seat } claims { $lane } with { $cars } cars.
}
rails-fact-paid = { $seat } pays { $cards }.
rails-fact-points = { $reason ->
    [control] { $seat } gets { $points } for controlling the city.
    [alvin] { $seat } captures Alvin and gets { $points }.
   *[claim] { $seat } gets { $points } for the route.
}
rails-fact-marked = { $seat } puts a city marker on { $city }.
rails-fact-alvin-moved = { $seat } moves Alvin to { $city }.
rails-fact-passed = { $seat } has to pass.
rails-fact-last-round = { $seat } has almost no cars left: the last round begins.
rails-fact-ended = The game is over. { $reason }
rails-fact-ticket-scored = { $done ->
    [yes] { $seat } completed { $ticket }: +{ $points }.
   *[no] { $seat } did not complete { $ticket }: −{ $points }.
}
rails-fact-globetrotter = { $seat } completed the most tickets: +{ $points } for the Globetrotter.
rails-fact-alvin-scored = { $seat } has Alvin: +{ $points }.

## Refusals

rails-refuse-not-your-turn = It is not your turn.
rails-refuse-not-asked-now = That is not what is being decided now.
rails-refuse-game-over = The game is over.
rails-refuse-pass-forbidden = You may pass only when nothing else is possible.
rails-refuse-too-few-first-tickets = Keep at least three of your first tickets.
rails-refuse-too-few-tickets = Keep at least one ticket.
rails-refuse-not-offered = That ticket was not offered to you.
rails-refuse-city-taken = Another player starts there.
rails-refuse-roswell-banned = Where Alvin landed nobody starts and nobody puts a marker.
rails-refuse-locomotive-second = A face-up locomotive cannot be your second card.
rails-refuse-not-face-up = No such card lies face up.
rails-refuse-nothing-to-draw = Deck and discard pile are empty.
rails-refuse-lane-taken = This route is claimed already.
rails-refuse-lane-closed = With two or three players only one route of a pair of cities can be claimed.
rails-refuse-too-few-cars = You do not have enough cars for this route.
rails-refuse-not-connected = Neither end of this route is in your network.
rails-refuse-own-parallel = You own a route between these cities already.
rails-refuse-cannot-pay-lane = You do not have the cards for this route.
rails-refuse-wrong-number = That is not the right number of cards.
rails-refuse-wrong-colour = Cards of that colour do not pay for this route.
rails-refuse-too-few-locomotives = The ferry needs at least { $need } locomotives; you would pay { $have }.
rails-refuse-not-in-hand = You do not have that many of these cards.
rails-refuse-no-marker-left = You have no city marker left.
rails-refuse-not-an-end = The city is no end of the route you have just claimed.
rails-refuse-city-marked = The city carries a marker already.
rails-refuse-cannot-pay-marker = A city marker costs two cards of one colour.
rails-refuse-no-tickets-left = The ticket deck is empty.
rails-refuse-not-controlled = Alvin goes to a city you control.

## Options

rails-option-alvin = Alvin the alien
rails-option-alvin-help = Capture Alvin with a route into his city: 10 points each time, and 10 at the end for whoever has him.
rails-option-alvin-false = without
rails-option-alvin-true = with Alvin
rails-option-start_player = First turn
rails-option-start_player-help = Who has the first turn. Start cities are chosen in reverse order.
rails-option-start_player-random = by lot

## The game's own keys, for the list of shortcuts
rails-key-take = Take a card that lies face up
rails-key-draw = Draw from the deck
rails-key-tickets = Draw tickets
rails-key-arrows = On the map: to the next route or city
