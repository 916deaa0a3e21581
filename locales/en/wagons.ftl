# Go West! – everything this game says.

wagons-name = Go West!
wagons-pitch = Claim land, lead the wagons west, and score when it pays you more than the others.

## Regions

wagons-region-NE = New England
wagons-region-NE-in = in New England
wagons-region-NE-from = from New England
wagons-region-NE-to = to New England
wagons-region-E = East
wagons-region-E-in = in the East
wagons-region-E-from = from the East
wagons-region-E-to = to the East
wagons-region-GP = Great Plains
wagons-region-GP-in = in the Great Plains
wagons-region-GP-from = from the Great Plains
wagons-region-GP-to = to the Great Plains
wagons-region-MW = Midwest
wagons-region-MW-in = in the Midwest
wagons-region-MW-from = from the Midwest
wagons-region-MW-to = to the Midwest
wagons-region-W = West
wagons-region-W-in = in the West
wagons-region-W-from = from the West
wagons-region-W-to = to the West
wagons-region-CA = California
wagons-region-CA-in = in California
wagons-region-CA-from = from California
wagons-region-CA-to = to California

## Cards

wagons-card-place-one = one disc { $in }
wagons-card-place-two = two discs { $in }
wagons-card-place-plus = one disc { $in } and one in another region
wagons-card-wagons = { $count ->
    [one] 1 wagon step
   *[other] { $count } wagon steps
}
wagons-card-cost = { $cost ->
    [0] free
   *[other] cost { $cost }
}
wagons-card-key = { $words }. Key { $key }.
wagons-pile = { $count ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
wagons-discard = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: 1 card. Look through it.
   *[other] Discard pile: { $count } cards. Look through it.
}
wagons-discard-title = { $count ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
wagons-discard-empty = Nothing has been discarded since the last shuffle.

## The board in words

wagons-board = Map of the continent
wagons-board-wagons = { $region }: { $count ->
    [0] no wagons.
    [one] 1 wagon.
   *[other] { $count } wagons.
}
wagons-board-move = Move one { $to }.
wagons-board-block = Scoring block { $region }: { $count ->
    [0] no discs.
    [one] 1 disc of 7.
   *[other] { $count } discs of 7.
}
wagons-board-oldest-first = Oldest first: { $seats }.
wagons-board-if-scored = If scored now: { $points }.
wagons-board-disc = Place your disc here.
wagons-board-track = Score track: { $points }.
wagons-points-of = { $seat } { $points }
wagons-points-none = nobody

## The sentence of the moment

wagons-ask-waiting = Waiting for everybody to sit down.
wagons-ask-deal = The cards are being dealt.
wagons-ask-chance = A card is being drawn.
wagons-ask-act-you = Your turn: play a card, score, or sell a card.
wagons-ask-act-you-first = First of two actions: play a card, score, or sell a card.
wagons-ask-act-other = { $seat } is choosing an action.
wagons-ask-second-you = Your second action: play a card, score, or sell a card.
wagons-ask-second-you-optional = You may take a second action: play a card, score, sell a card – or stop.
wagons-ask-second-other = { $seat } is choosing a second action.
wagons-ask-pay-you = The cost is { $cost }: how many victory points will you pay?
wagons-ask-pay-other = { $seat } is paying { $cost }.
wagons-ask-disc-you = Choose another region for your second disc.
wagons-ask-disc-other = { $seat } is choosing a region for the second disc.
wagons-ask-disc-first-you = Choose the region for your first disc.
wagons-ask-disc-first-other = { $seat } is choosing a region for the first disc.
wagons-ask-step-you = { $left ->
    [one] Move a wagon west: last step.
   *[other] Move a wagon west: { $left } steps left.
}
wagons-ask-step-other = { $left ->
    [one] { $seat } is moving a wagon: last step.
   *[other] { $seat } is moving wagons: { $left } steps left.
}
wagons-over-won = { $points ->
    [one] { $seat } wins with 1 point.
   *[other] { $seat } wins with { $points } points.
}
wagons-over-you = { $points ->
    [one] You win with 1 point!
   *[other] You win with { $points } points!
}
wagons-over-shared = { $seats } share the victory with { $points } points.

## Why the game ended

wagons-reason-fifty = Somebody reached fifty points.
wagons-reason-wagons-gone = The last wagon left the East.
wagons-reason-stalemate = Nothing moved for too long: stalemate.

## Buttons

wagons-hand = Your hand
wagons-in-play = In play:
wagons-play = Play
wagons-sell = Sell
wagons-score = Score
wagons-double = Double move
wagons-stop = Stop here
wagons-score-with = Card { $number }, costs { $cost }
wagons-score-none = no scoring card left
wagons-double-ready = token ready
wagons-double-spent = token spent
wagons-pays-discs = { $discs ->
    [0] free
    [one] pay 1 disc
   *[other] pay { $discs } discs
}
wagons-pays-vp = { $vp ->
    [one] pay 1 victory point
   *[other] pay { $vp } victory points
}
wagons-pays-both = pay { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} and { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}
wagons-sells-for = { $discs ->
    [0] no discs back
    [one] take 1 disc back
   *[other] take { $discs } discs back
}
wagons-sale-lapses = { $discs ->
    [one] One disc of the price lapses: your lid holds no more.
   *[other] { $discs } discs of the price lapse: your lid holds no more.
}
wagons-does-place = Disc { $to }.
wagons-does-push = Disc { $to }, pushing out { $seat }’s oldest.
wagons-does-push-own = Disc { $to }, pushing out your own oldest.
wagons-does-lapse = { $discs ->
    [one] One disc lapses: your supply is too small.
   *[other] { $discs } discs lapse: your supply is too small.
}
wagons-does-choose = Then a disc in another region of your choice.
wagons-does-steps = { $count ->
    [one] 1 wagon step.
   *[other] { $count } wagon steps.
}
wagons-does-end = This ends the game.
wagons-does-gains = Points: { $points }.
wagons-pay-choice = { $vp ->
    [0] only discs
   *[other] { $vp } VP + { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }
}
wagons-pay-choice-all = { $vp } VP, no discs

wagons-say-play = Play this card: { $card }.
wagons-say-sell = Sell this card: { $card }.
wagons-say-score = Score all four regions for everybody.
wagons-say-double = Use the double-move token: two actions this turn.
wagons-say-disc = Place the disc { $in }.
wagons-say-move = Move a wagon { $from } { $to }.
wagons-say-pay = { $vp ->
    [0] Pay with discs only.
    [one] Pay 1 victory point.
   *[other] Pay { $vp } victory points.
}
wagons-say-stop = Take no second action.

## Seats

wagons-seat-supply = { $count ->
    [one] Supply: 1 disc
   *[other] Supply: { $count } discs
}
wagons-seat-lid = { $count ->
    [one] Lid: 1 disc to win back by selling
   *[other] Lid: { $count } discs to win back by selling
}
wagons-seat-token = Double-move token ready
wagons-seat-token-spent = Double-move token spent
wagons-seat-scoring = Next scoring card: { $number }, costs { $cost }
wagons-seat-scoring-none = No scoring card left
wagons-seat-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

## Scores

wagons-scores = Points by source
wagons-scores-source = Source
wagons-scores-start = Start
wagons-scores-paid = Paid as cost
wagons-scores-total = Total
wagons-scores-tie = Discs in supply (decide a tie)
wagons-scores-place = Place

## The log

wagons-fact-started = { $seat } begins.
wagons-fact-doubled = { $seat } uses the double-move token.
wagons-fact-tokens-back = All double-move tokens come back.
wagons-fact-played = { $seat } plays: { $card }.
wagons-fact-paid = { $seat } pays { $discs ->
    [0] { $vp ->
        [0] nothing
        [one] 1 victory point
       *[other] { $vp } victory points
    }
    [one] 1 disc{ $vp ->
        [0] { "" }
        [one] {" "}and 1 victory point
       *[other] {" "}and { $vp } victory points
    }
   *[other] { $discs } discs{ $vp ->
        [0] { "" }
        [one] {" "}and 1 victory point
       *[other] {" "}and { $vp } victory points
    }
}.
wagons-fact-placed = { $seat } places a disc { $region ->
    [E] in the East
    [GP] in the Great Plains
    [MW] in the Midwest
   *[W] in the West
}{ $pushed ->
    [none] .
   *[other] ; it pushes out { $pushed }’s.
}
wagons-fact-lapsed = { $discs ->
    [one] One disc lapses: { $seat } has none left.
   *[other] { $discs } discs lapse: { $seat } has none left.
}
wagons-fact-moved = { $seat } moves a wagon { $from ->
    [NE] from New England to the East
    [E] from the East to the Great Plains
    [GP] from the Great Plains to the Midwest
    [MW] from the Midwest to the West
   *[W] from the West to California
}.
wagons-fact-steps-lapsed = { $steps ->
    [one] One wagon step lapses: no wagon can go on.
   *[other] { $steps } wagon steps lapse: no wagon can go on.
}
wagons-fact-drew = { $seat } draws { $card ->
    [none] a card
   *[other] { $card }
}.
wagons-fact-reshuffled = The discard pile is shuffled: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} to draw.
wagons-fact-scored = { $number ->
    [0] Last scoring, free of charge.
   *[other] { $seat } scores with card { $number } (cost { $cost }).
}
wagons-fact-region-scored = { $region ->
    [E] East
    [GP] Great Plains
    [MW] Midwest
   *[W] West
}, { $wagons ->
    [0] no wagons
    [one] 1 wagon
   *[other] { $wagons } wagons
}: { $points }.
wagons-fact-sold = { $seat } sells: { $card }. { $discs ->
    [0] No discs come back.
    [one] 1 disc comes back.
   *[other] { $discs } discs come back.
}
wagons-fact-stopped = { $seat } takes no second action.
wagons-fact-ended = The game is over. { $reason }

## Refusals

wagons-refuse-not-your-turn = It is not your turn.
wagons-refuse-not-asked-now = That is not what is being decided now.
wagons-refuse-passing-forbidden = Passing is not allowed: you can always play, score or sell.
wagons-refuse-game-over = The game is over.
wagons-refuse-not-in-hand = You do not hold that card.
wagons-refuse-same-region = The second disc must go to a different region.
wagons-refuse-one-disc-for-two = The card asks for { $need } discs; after paying you would have only { $have }.
wagons-refuse-no-wagon-there = There is no wagon in that region.
wagons-refuse-left-the-game = A wagon in California has left the game.
wagons-refuse-unfinished = First finish the card you are playing: everything on it must be done.
wagons-refuse-no-scoring-card = You have used all six scoring cards.
wagons-refuse-free-card = A card without a cost cannot be sold at this table.
wagons-refuse-cannot-pay = You cannot pay for that: it costs { $need }, and your discs and points together make { $have }.
wagons-refuse-too-few-vp = Your discs do not cover the rest: at least { $need } victory points are needed.
wagons-refuse-too-many-vp = You can pay at most { $have } victory points here.
wagons-refuse-token-spent = Your double-move token is spent until everybody has used theirs.
wagons-refuse-already-doubled = A double move is declared once, at the very start of the turn.

## Options

wagons-option-start_player = Start player
wagons-option-start_player-help = Who takes the first turn. The rulebook says the oldest.
wagons-option-start_player-random = drawn by lot
wagons-option-start_player-oldest = the oldest (sitting in seat A)
wagons-option-vp_payment = Paying with victory points
wagons-option-vp_payment-help = When points may be paid instead of discs.
wagons-option-vp_payment-shortfall = only what the discs do not cover
wagons-option-vp_payment-free_mix_when_short = any mix, when discs do not suffice
wagons-option-vp_payment-free_mix_always = any mix, at any time
wagons-option-partial_placement = One disc left for two
wagons-option-partial_placement-help = What happens when a card asks for two discs and only one is left.
wagons-option-partial_placement-sequential = place the one, the other lapses
wagons-option-partial_placement-all_or_nothing = the card cannot be played
wagons-option-plus_one_order = Order of a +1 card
wagons-option-plus_one_order-help = Which of the two discs is placed first.
wagons-option-plus_one_order-shown_first = the shown region first
wagons-option-plus_one_order-free = as the player likes
wagons-option-custom_deck_moves = Decks with more than four wagons on a card
wagons-option-custom_deck_moves-help = Only matters for decks of your own.
wagons-option-custom_deck_moves-reject = not accepted
wagons-option-custom_deck_moves-as_many_as_possible = move as many as possible
wagons-option-zero_sale = Selling a free card
wagons-option-zero_sale-help = A free card brings no discs when sold: close to a pass.
wagons-option-zero_sale-allowed = allowed
wagons-option-zero_sale-forbidden_if_card_is_free = forbidden
wagons-option-double_at_end = End during a double move
wagons-option-double_at_end-help = What happens when the first of two actions ends the game.
wagons-option-double_at_end-cut = the second action is lost
wagons-option-double_at_end-finish_turn = the second action is still taken
wagons-option-double_second = Second action of a double move
wagons-option-double_second-help = Whether a player who declared it must take both actions.
wagons-option-double_second-required = compulsory
wagons-option-double_second-optional = may be left out
wagons-option-reshuffle = Reshuffling
wagons-option-reshuffle-help = When the discard pile becomes the new draw pile.
wagons-option-reshuffle-eager = as soon as the last card is drawn
wagons-option-reshuffle-on_next_draw = when the next card must be drawn
wagons-option-stall_guard = Rounds until stalemate
wagons-option-stall_guard-help = So many rounds without a wagon step or a scoring end the game with a last scoring.
wagons-option-stall_guard-off = never
wagons-option-open_hands = Open hands
wagons-option-open_hands-help = Everybody sees all cards: for learning the game.
wagons-option-open_hands-false = hidden
wagons-option-open_hands-true = open
wagons-option-deck = Deck
wagons-option-deck-help = Both decks are our own design; the printed cards are not public.
wagons-option-deck-frontier-56 = Frontier (56 cards)
wagons-option-deck-grid-56 = Grid (56 cards)

## The game's own keys, for the list of shortcuts
wagons-key-card = Choose a card; once more: play it
wagons-key-region = Choose a region for a disc or a wagon
wagons-key-play = Play the chosen card
wagons-key-sell = Sell the chosen card
wagons-key-score = Score
wagons-key-double = Use the double-move token
