# GO WEST – everything this game says. A box of one's own may bring names of its own.

homestead-name = GO WEST
homestead-designer = Stefan Freund, 2026
homestead-pitch = Draft a card, find it the right place in the valley, and let every neighbour pay for it.
homestead-alone = Alone you play for a rating: a new rival moves in each round, and you need three orders.

## Terrain, types, symbols

homestead-terrain-steppe = steppe
homestead-terrain-forest = forest
homestead-terrain-mountain = mountain
homestead-terrain-river = river
homestead-cell-steppe = steppe cell
homestead-cell-forest = forest cell
homestead-cell-mountain = mountain cell
homestead-cell-river = river cell
homestead-cells-steppe = steppe cells
homestead-cells-forest = forest cells
homestead-cells-mountain = mountain cells
homestead-cells-river = river cells
homestead-deposit-gold = gold deposit
homestead-deposit-silver = silver deposit
homestead-type-forester = Forester
homestead-type-mine = Mine
homestead-type-farm = Farm
homestead-type-production = Production
homestead-type-city = City
homestead-type-order = Order
homestead-any-forester = forester
homestead-any-mine = mine
homestead-any-farm = farm
homestead-any-production = production building
homestead-any-city = city building
homestead-any-order = order
homestead-any-building = building
homestead-own-forester = own forester
homestead-own-mine = own mine
homestead-own-farm = own farm
homestead-own-production = own production building
homestead-own-city = own city building
homestead-own-order = own order
homestead-own-building = own building
homestead-other-forester = opposing forester
homestead-other-mine = opposing mine
homestead-other-farm = opposing farm
homestead-other-production = opposing production building
homestead-other-city = opposing city building
homestead-other-order = opposing order
homestead-other-building = opposing building
homestead-plural-forester = foresters
homestead-plural-mine = mines
homestead-plural-farm = farms
homestead-plural-production = production buildings
homestead-plural-city = city buildings
homestead-plural-order = orders
homestead-plural-building = buildings
homestead-symbol-wheat = wheat
homestead-symbol-corn = corn
homestead-symbol-apple = apple
homestead-symbol-chicken = chicken
homestead-symbol-pig = pig
homestead-symbol-cattle = cattle
homestead-symbol-horse = horse
homestead-or = { $some } or { $last }
homestead-and = { $some } and { $last }
homestead-dollars = { $dollars } $
homestead-rival = the rival

## Maps

homestead-map-solo20 = Lonesome Valley
homestead-map-small21 = Two Rivers
homestead-map-medium23 = Broad Fords
homestead-map-large25 = Great West

## Building cards

homestead-card-lumberjack = Lumberjack
homestead-card-ranger = Forest Ranger
homestead-card-hunter = Hunter
homestead-card-trapper = Trapper
homestead-card-charcoal_burner = Charcoal Burner
homestead-card-log_cabin = Log Cabin
homestead-card-log_driver = Log Driver
homestead-card-resin_gatherer = Resin Gatherer
homestead-card-gold_mine = Gold Mine
homestead-card-silver_mine = Silver Mine
homestead-card-gold_panner = Gold Panner
homestead-card-adit = Adit Mine
homestead-card-quarry = Quarry
homestead-card-open_pit = Open Pit
homestead-card-prospector = Prospector
homestead-card-farmstead = Farmstead
homestead-card-wheat_field = Wheat Field
homestead-card-riverside_field = Riverside Field
homestead-card-corn_field = Corn Field
homestead-card-apple_grove = Apple Grove
homestead-card-pig_farm = Pig Farm
homestead-card-acorn_woods = Acorn Woods
homestead-card-cattle_ranch = Cattle Ranch
homestead-card-alpine_pasture = Mountain Pasture
homestead-card-horse_paddock = Horse Paddock
homestead-card-smithy = Smithy
homestead-card-carpenter = Carpenter
homestead-card-implement_works = Implement Works
homestead-card-bakery = Bakery
homestead-card-sawmill = Sawmill
homestead-card-tannery = Tannery
homestead-card-brewery = Brewery
homestead-card-smelter = Smelter
homestead-card-wainwright = Wainwright
homestead-card-printer = Print Shop
homestead-card-mill = Water Mill
homestead-card-house = House
homestead-card-saloon = Saloon
homestead-card-bank = Bank
homestead-card-market = Market
homestead-card-church = Church
homestead-card-school = Schoolhouse
homestead-card-town_hall = Town Hall
homestead-card-sheriff = Sheriff's Office
homestead-card-stage_station = Stage Station
homestead-card-hotel = Hotel
homestead-card-general_store = General Store

## Trading posts

homestead-card-post_mine = Miners' Trading Post
homestead-card-post_farm = Farmers' Trading Post
homestead-card-post_forester = Loggers' Trading Post
homestead-card-post_production = Craftsmen's Trading Post

## Orders

homestead-card-canals = Canals
homestead-card-bridge = Bridge
homestead-card-steamboat = Steamboat
homestead-card-barbed_wire = Barbed Wire
homestead-card-dr_mcdowell = Dr. McDowell
homestead-card-railway = Railway
homestead-card-fort = Fort
homestead-card-grain_elevator = Grain Elevator
homestead-card-stockyard = Stockyard
homestead-card-mint_office = Mint Office
homestead-card-mining_company = Mining Company
homestead-card-timber_company = Timber Company
homestead-card-forest_reserve = Forest Reserve
homestead-card-manufactory = Manufactory
homestead-card-opera_house = Opera House
homestead-card-courthouse = Courthouse
homestead-card-telegraph = Telegraph
homestead-card-homestead = Great Ranch
homestead-card-lookout = Lookout Tower
homestead-card-boot_hill = Boot Hill
homestead-card-stage_line = Stage Line
homestead-card-freight_yard = Freight Yard
homestead-card-mission = Mission
homestead-card-forest_town = Forest Settlement

## Solo cards

homestead-card-solo_steamboat = Captain Bixley
homestead-card-solo_bridge = Ada Trestle
homestead-card-solo_canals = Cornelius Lockhart
homestead-card-solo_barbed_wire = Jeb Thornton
homestead-card-solo_dr_mcdowell = Dr. McDowell
homestead-card-solo_railway = Silas Ironside
homestead-card-solo_fort = Colonel Hargrove
homestead-card-solo_grain_elevator = Martha Oatley
homestead-card-solo_stockyard = Buck Holloway
homestead-card-solo_mint_office = Phineas Sterling
homestead-card-solo_mining_company = Widow Blackrock
homestead-card-solo_timber_company = Olaf Pinewood
homestead-card-solo_forest_reserve = Ranger Willow
homestead-card-solo_manufactory = Ezra Cogwell
homestead-card-solo_opera_house = Madame Loretta
homestead-card-solo_courthouse = Judge Pritchard
homestead-card-solo_telegraph = Dot Dashwell
homestead-card-solo_homestead = Big Tom Calloway
homestead-card-solo_lookout = Scout Marlow
homestead-card-solo_boot_hill = Undertaker Mortimer
homestead-card-solo_stage_line = Whip Delaney
homestead-card-solo_freight_yard = Rosa Cargill
homestead-card-solo_mission = Padre Anselmo
homestead-card-solo_forest_town = Greta Birkholm

## A card in words

homestead-card-words = { $name }: { $type }, tile { $shape }, on { $terrain }.
homestead-card-wagon = Wagon: may stand away from your buildings.
homestead-card-star = Star: { $conditions }.
homestead-card-symbol = Farm symbol: { $symbol }.
homestead-card-bonus = Build bonus: 1 $ more for each of your next: { $types }.
homestead-card-pays = Pays { $effects }.
homestead-card-pays-end = Pays at the end { $effects }.
homestead-card-pays-nothing = Pays nothing by itself.
homestead-card-opens = Opens its forest area to you.
homestead-card-cells = Terrain cell by cell: { $terrain }.
homestead-card-water = Three of its cells become river for everybody.

## What effects pay: one sentence for each word of the cards

homestead-effect-max = { $effect } (at most { $max } $)
homestead-effect-per = { $effect }, once for every { $per } of them
homestead-effect-flat = { $dollars } $
homestead-effect-covered_cell = { $dollars } $ per { $cell } covered
homestead-effect-adjacent_cell = { $dollars } $ per adjacent free { $cell }
homestead-effect-radius_cell = { $dollars } $ per free { $cell } within radius { $radius }
homestead-effect-forest_area_size = { $per ->
    [one] { $dollars } $ per cell of the forest area
   *[other] { $dollars } $ for every { $per } cells of the forest area
}
homestead-effect-covered_deposit = { $dollars } $ per { $deposit } covered
homestead-effect-adjacent_deposit = { $dollars } $ per adjacent uncovered { $deposit }
homestead-effect-farm_set = money by the size of your farm set
homestead-effect-sets_in_radius = { $dollars } $ per set of { $needs } within radius { $radius }
homestead-effect-building_in_radius = { $dollars } $ per { $what } within radius { $radius }
homestead-effect-adjacent_building = { $dollars } $ per adjacent { $what }
homestead-effect-city_area_size = { $dollars } $ per building of the city area
homestead-effect-city_area_neighbour = { $dollars } $ per { $what } adjacent to the city area
homestead-effect-city_area_neighbour_types = { $dollars } $ per different building type adjacent to the city area
homestead-effect-city_area_cell = { $dollars } $ per free { $cell } adjacent to the city area

## What orders pay at the end

homestead-end-flat = { $dollars } $
homestead-end-own_building = { $dollars } $ per { $what }
homestead-end-own_building_near_cell = { $dollars } $ per { $what } with a free { $cell } beside it
homestead-end-own_building_on_terrain = { $dollars } $ per { $what } on at least one { $cell }
homestead-end-own_building_in_radius = { $dollars } $ per { $what } within radius { $radius }
homestead-end-own_building_touching_other = { $dollars } $ per { $what } adjacent to an opposing building
homestead-end-own_area_size = { $dollars } $ per building of your largest own area ({ $types })
homestead-end-own_areas = { $dollars } $ per own area of at least { $min_size } buildings ({ $types })
homestead-end-own_type_sets = { $dollars } $ per own set of { $needs }
homestead-end-own_farm_symbols = { $dollars } $ per different farm symbol you own
homestead-end-own_farm_sets = { $dollars } $ per farm set of at least { $min_size } symbols
homestead-end-own_deposit = { $dollars } $ per { $deposit } under your buildings
homestead-end-own_forest_areas = { $dollars } $ per forest area with an own building on it
homestead-end-own_bonus_symbol = { $dollars } $ per build-bonus symbol you own
homestead-end-own_map_edges = { $dollars } $ per border of the map touched by an own building

## Star requirements

homestead-require-adjacent_cell = { $min ->
    [one] { $min } adjacent free { $cell }
   *[other] at least { $min } adjacent free { $cells }
}
homestead-require-cell_in_radius = { $min ->
    [one] { $min } free { $cell } within radius { $radius }
   *[other] at least { $min } free { $cells } within radius { $radius }
}
homestead-require-adjacent_building = adjacent to at least { $min }× { $what }
homestead-require-building_in_radius = at least { $min }× { $what } within radius { $radius }
homestead-require-no_building_in_radius = nothing of this within radius { $radius }: { $what }
homestead-require-no_post_in_radius = no other trading post within radius { $radius }
homestead-require-city_area_min = its city area then has at least { $size } buildings
homestead-require-adjacent_city_area = adjacent to a city area of at least { $min_size } buildings
homestead-require-own_area_min = its own area then has at least { $size } buildings
homestead-require-adjacent_own_types = adjacent to own buildings of at least { $min } types

## Restrictions of the solo cards

homestead-solo-forbid_type = Build none of these this round: { $types }.
homestead-solo-limit_type = Build at most { $max } of these this round: { $types }.
homestead-solo-no_repeat_type = Never the same type on two turns in a row this round.
homestead-solo-max_cells = Only tiles of at most { $cells } cells this round.
homestead-solo-no_wagon = Wagon symbols do not count this round.
homestead-solo-no_bonus = No build bonus this round.
homestead-solo-no_forest_conversion = Opened forest may not be used as steppe this round.
homestead-solo-forbid_adjacent_rival = Do not build adjacent to the rival's new area this round.
homestead-solo-forbid_radius_rival = Do not build within radius { $radius } of the rival's new area this round.
homestead-solo-toll-any = Every building pays { $dollars } $ less this round, never below 0.
homestead-solo-toll-types = These pay { $dollars } $ less this round, never below 0: { $types }.
homestead-solo-toll-near_rival = Buildings within radius { $radius } of the rival's new area pay { $dollars } $ less this round, never below 0.
homestead-solo-ignore_rival_buildings = The rival's new area counts for none of your money or conditions this round.
homestead-solo-blind_discard = { $count ->
    [one] Before each pick this round a random card of the stack is lost.
   *[other] Before each pick this round { $count } random cards of the stack are lost.
}

## The sentence of the moment

homestead-ask-waiting = Waiting for everybody to sit down.
homestead-ask-deal = The cards are being dealt.
homestead-ask-chance = A card is being drawn.
homestead-ask-start-hand-you = Choose your starting hand: discard three of six cards, at least one of them an order.
homestead-ask-start-hand-other = Still choosing a starting hand: { $seat }.
homestead-ask-start-hand-team-you = Choose your starting hand from your team's cards: one order and two buildings.
homestead-ask-start-hand-team-other = Still choosing a starting hand: { $seat }.
homestead-ask-post-you = Place your trading post on free steppe, at least three cells away from any other.
homestead-ask-post-other = { $seat } is placing a trading post.
homestead-ask-pick-you = Pick one card of the stack.
homestead-ask-pick-other = Still picking: { $seat }.
homestead-ask-play-you = Play one of your four cards.
homestead-ask-play-other = { $seat } is choosing a card to play.
homestead-ask-forced-discard-you = None of your cards fits anywhere: discard one.
homestead-ask-forced-discard-other = { $seat } can place nothing and must discard a card.
homestead-ask-place-you = { $card }: where do you build it?
homestead-ask-place-other = { $seat } is finding a place for { $card }.
homestead-ask-keep-order-you = Keep one of the three orders.
homestead-ask-keep-order-other = Still choosing an order: { $seat }.
homestead-ask-discard-one-you = Discard one of your four cards.
homestead-ask-discard-one-other = Still discarding a card: { $seat }.
homestead-ask-replace-you = Replace any of your cards with new building cards, or keep them all.
homestead-ask-replace-other = Still replacing cards: { $seat }.
homestead-ask-exchange-you = You may exchange cards with your partner: choose the three you want to hold.
homestead-ask-exchange-other = Still proposing an exchange: { $seat }.
homestead-ask-answer-you = Your partner proposes this exchange. Do you agree?
homestead-ask-answer-other = Still answering the partner: { $seat }.
homestead-ask-tile-you = Which tile of the rival comes next?
homestead-ask-tile-other = { $seat } is placing the rival's buildings.
homestead-ask-rival-you = Place for the rival: { $type }, tile { $shape }.
homestead-ask-rival-other = { $seat } is placing for the rival: { $type }, tile { $shape }.
homestead-moment = Round { $round } of 4, turn { $turn } of { $turns }
homestead-direction = { $clockwise ->
    [yes] Stacks are passed clockwise
   *[no] Stacks are passed counter-clockwise
}
homestead-over-won = { $seat } wins with { $points } $.
homestead-over-you = You win with { $points } $!
homestead-over-shared = { $seats } share the victory with { $points } $.
homestead-over-team = { $seats } win together with { $points } $.
homestead-over-solo = { $points } $, { $orders } of 3 orders built.

## Actions in words

homestead-say-discard = Discard { $cards }.
homestead-say-keep = Keep { $cards }.
homestead-say-take = Propose to hold { $cards }.
homestead-say-replace = Replace { $cards }.
homestead-say-replace-none = Keep all cards.
homestead-say-pick = Pick { $card }.
homestead-say-play = Play { $card }.
homestead-say-place = { $cells ->
    [one] Place the tile on 1 cell.
   *[other] Place the tile on these { $cells } cells.
}
homestead-say-tile = Next for the rival: { $type }, tile { $shape }.
homestead-say-agree = Agree to the exchange.
homestead-say-decline = Decline the exchange.
homestead-say-again = Take up the rival's area and place it anew.

## Why the game ended

homestead-reason-money = Four rounds are played.
homestead-reason-tie = Four rounds are played, and the totals are equal.
homestead-reason-failed = Failed: it takes three orders and 100 $.
homestead-reason-poor = A poor settlement.
homestead-reason-modest = A modest settlement.
homestead-reason-successful = A successful settlement.
homestead-reason-wealthy = A wealthy settlement.
homestead-reason-flourishing = A flourishing settlement!
homestead-rating-failed = failed
homestead-rating-poor = poor
homestead-rating-modest = modest
homestead-rating-successful = successful
homestead-rating-wealthy = wealthy
homestead-rating-flourishing = flourishing

## Scores

homestead-scores = Money by source
homestead-scores-source = Source
homestead-scores-forester = Foresters
homestead-scores-mine = Mines
homestead-scores-farm = Farms
homestead-scores-production = Production
homestead-scores-city = City
homestead-scores-bonus = Build bonus
homestead-scores-orders = Orders
homestead-scores-total = Total
homestead-scores-team = Team
homestead-scores-place = Place

## The log

homestead-fact-dealt = { $card ->
    [none] { $seat } is dealt a card.
   *[other] { $seat } is dealt: { $card }.
}
homestead-fact-team-dealt = { $card ->
    [none] Team { $team } draws a card.
   *[other] Team { $team } draws: { $card }.
}
homestead-fact-chose = { $seat } has chosen.
homestead-fact-discarded = { $count ->
    [one] { $seat } discards 1 card.
   *[other] { $seat } discards { $count } cards.
}
homestead-fact-discarded-cards = { $seat } discards: { $cards }.
homestead-fact-shared = { $seat } takes a share of the team's cards.
homestead-fact-left-over = { $count ->
    [one] Team { $team } discards the card nobody took.
   *[other] Team { $team } discards the { $count } cards nobody took.
}
homestead-fact-post-dealt = { $seat } gets { $post }.
homestead-fact-first-player = { $seat } has the first-player marker.
homestead-fact-round = { $clockwise ->
    [yes] Round { $round }: stacks go clockwise; { $seat } plays first.
   *[no] Round { $round }: stacks go counter-clockwise; { $seat } plays first.
}
homestead-fact-stacked = A card is laid on a stack.
homestead-fact-stack-taken = { $size ->
    [one] { $seat } takes a stack of 1 card.
   *[other] { $seat } takes a stack of { $size } cards.
}
homestead-fact-played = { $seat } plays { $card }.
homestead-fact-placed = { $seat } builds { $card }.
homestead-fact-placed-rival = The rival gets a building: { $type }, tile { $shape }.
homestead-fact-income = { $seat } earns { $dollars } $.
homestead-fact-income-bonus = { $seat } earns { $dollars } $, { $bonus } $ of it as build bonus.
homestead-fact-income-toll = The rival takes { $toll } $ of it.
homestead-fact-income-part = { $count } × counted: { $dollars } $
homestead-fact-unlocked = { $seat } may now build in this forest.
homestead-fact-unlocked-rival = The forest serves the rest of the rival's area as steppe.
homestead-fact-forced-discard = { $seat } can place nothing and discards a card.
homestead-fact-round-ended = { $cards ->
    [one] Round { $round } is over; the card left is discarded.
   *[other] Round { $round } is over; the { $cards } cards left are discarded.
}
homestead-fact-hand-shown = { $seat } shows the hand to { $to }.
homestead-fact-order-dealt = { $card ->
    [none] { $seat } draws an order.
   *[other] { $seat } draws the order { $card }.
}
homestead-fact-order-replaced = { $card } is discarded and replaced: its rival is already in the valley.
homestead-fact-kept = { $card ->
    [none] { $seat } keeps an order.
   *[other] { $seat } keeps { $card }.
}
homestead-fact-drew = { $card ->
    [none] { $seat } draws a building card.
   *[other] { $seat } draws { $card }.
}
homestead-fact-proposed = { $seat } proposes an exchange to { $to }.
homestead-fact-exchanged = { $agreed ->
    [yes] The exchange in team { $team } is agreed.
    [no] No exchange in team { $team }.
   *[unknown] Team { $team } has settled the exchange.
}
homestead-fact-reshuffled = { $orders ->
    [yes] The order discards are shuffled: { $cards } cards in the new pile.
   *[no] The building discards are shuffled: { $cards } cards in the new pile.
}
homestead-fact-solo-revealed = { $outcome ->
    [clash] { $card } is passed over: you have that order.
    [no-room] { $card } finds no room and moves on.
   *[in-force] { $card } moves into the valley.
}
homestead-fact-taken-up = The rest of the rival's tiles does not fit: the area is placed anew.
homestead-fact-lost = { $cards ->
    [one] 1 card of the stack is lost unseen.
   *[other] { $cards } cards of the stack are lost unseen.
}
homestead-fact-order-scored = { $card } pays { $seat } { $dollars } $.
homestead-fact-hand-left = { $seat } did not play: { $cards }.
homestead-fact-ended = The game is over. { $reason }

## Refusals

homestead-refuse-not-your-turn = It is not your turn.
homestead-refuse-not-asked-now = That is not what is being decided now.
homestead-refuse-game-over = The game is over.
homestead-refuse-wrong-number = That is not the right number of cards: { $need } are needed, you chose { $have }.
homestead-refuse-no-order-discarded = At least one of the discarded cards must be an order.
homestead-refuse-post-too-near = Another trading post is too near: at least three cells must lie in between.
homestead-refuse-not-in-hand = You do not hold these cards.
homestead-refuse-not-in-stack = That card is not in your stack.
homestead-refuse-cannot-be-played = There is no legal place for that card.
homestead-refuse-must-play = You must play: at least one of your cards has a place.
homestead-refuse-not-offered = That order was not offered to you.
homestead-refuse-not-an-order = That card is not an order.
homestead-refuse-not-this-tile = These cells are not the shape of the tile.
homestead-refuse-off-the-map = The tile hangs over the edge of the map.
homestead-refuse-not-free = A cell is covered already.
homestead-refuse-wrong-terrain = Only { $have } of { $need } cells lie on the terrain of the card.
homestead-refuse-forest-locked = No forester of yours has opened that forest.
homestead-refuse-not-adjacent = The tile touches none of your buildings, and the card has no wagon.
homestead-refuse-too-few-cells = The star demands { $need } adjacent free cells of its terrain; here there are { $have }.
homestead-refuse-too-few-cells-near = The star demands { $need } free cells of its terrain within the radius; here there are { $have }.
homestead-refuse-too-few-neighbours = The star demands { $need } adjacent buildings of its kind; here there are { $have }.
homestead-refuse-too-few-near = The star demands { $need } buildings of its kind within the radius; here there are { $have }.
homestead-refuse-too-near = A building that the star forbids lies within the radius.
homestead-refuse-town-too-small = The city area must then have { $need } buildings; it would have { $have }.
homestead-refuse-no-town-beside = The tile must touch a city area of { $need } buildings; the largest here has { $have }.
homestead-refuse-area-too-small = Your own area must then have { $need } buildings; it would have { $have }.
homestead-refuse-too-few-types = The tile must touch own buildings of { $need } types; here there are { $have }.
homestead-refuse-wrong-share = Each partner keeps one order and two buildings.
homestead-refuse-not-of-the-team = These cards are not your team's.
homestead-refuse-type-forbidden = The rival forbids buildings of that type this round.
homestead-refuse-type-limit = The rival allows only { $need } of that type this round, and you have built { $have }.
homestead-refuse-same-type-again = The rival forbids the same type twice in a row.
homestead-refuse-tile-too-large = The rival allows only tiles of up to { $need } cells this round; this one has { $have }.
homestead-refuse-beside-rival = The rival forbids building adjacent to the new area this round.
homestead-refuse-near-rival = The rival forbids building so near the new area this round.
homestead-refuse-no-tile-left = All tiles of that type and shape are on the map.
homestead-refuse-no-such-tile = The rival has no such tile to place now.
homestead-refuse-not-beside-area = The tile must touch the rival's area.
homestead-refuse-again-forbidden = A tile of the rival still fits: place that first.

## Options

homestead-option-map = Map
homestead-option-map-help = Larger maps leave more room; smaller ones make you neighbours sooner.
homestead-option-map-auto = for the number of players
homestead-option-map-solo20 = Lonesome Valley (20×20)
homestead-option-map-small21 = Two Rivers (21×21)
homestead-option-map-medium23 = Broad Fords (23×23)
homestead-option-map-large25 = Great West (25×25)
homestead-option-teams = Two against two
homestead-option-teams-help = Four players; partners sit opposite each other, and everything either builds counts as own.
homestead-option-teams-false = everybody for themselves
homestead-option-teams-true = in teams

## The table on the screen

homestead-board = The map: { $map }
homestead-panel = Your cards and what you decide
homestead-hand = Your hand
homestead-hand-short = Hand ({ $count })
homestead-orders = Orders ({ $count })
homestead-stacks = Stacks you have seen
homestead-stacks-short = Stacks
homestead-layers = Show on the map
homestead-layers-short = Show
homestead-layer = Areas
homestead-layer-none = none
homestead-layer-area = all
homestead-layer-own_area = own
homestead-layer-type_area = by type
homestead-radius = Radius
homestead-radius-hint = Around the building you point at or press.
homestead-between = Between rounds { $round } and { $next }
homestead-step-keep-order = Order
homestead-step-discard-one = Discard
homestead-step-replace = Replace
homestead-step-exchange = Exchange
homestead-step-answer = Answer
homestead-piles = Still to be drawn: { $buildings } buildings, { $orders } orders.
homestead-my-discards = You discarded: { $cards }.
homestead-tiles = Tiles left
homestead-choose-cards = Cards to choose from
homestead-star = Star
homestead-card-on = On { $terrain }
homestead-card-set = Pays by your set: { $symbol }
homestead-bonus-one = Build bonus: { $type }
homestead-places = { $places ->
    [one] 1 place, { $best } $
   *[other] { $places } places, up to { $best } $
}
homestead-no-place = no place now
homestead-placing = The tile in your hand
homestead-turn = Turn
homestead-mirror = Mirror
homestead-read = Read the card
homestead-place-next = Next place
homestead-place-before = Place before
homestead-place-hint = Point at the map. The figures say what each place pays; dots fit when turned. The wheel turns the tile too.
homestead-place-hint-touch = Tap the map. The figures say what each place pays; dots fit when turned. Drag the tile to move it.
homestead-place-yes = It fits here: { $dollars } $.
homestead-place-no = It may not lie here.
homestead-why-not = Why not here?
homestead-show-place = Show me a place
homestead-build = Build here
homestead-build-for = Build here: { $dollars } $
homestead-build-order = Build here: { $dollars } $ as it stands
homestead-take-back = Undo takes the card back into your hand.
homestead-pays = Pays now
homestead-pays-now = Would pay if the game ended now
homestead-toll = The rival takes
homestead-do-pick = Take { $card }
homestead-do-pick-none = Choose a card of the stack
homestead-do-play = Build { $card }
homestead-do-play-none = Choose a card to build
homestead-do-keep = Keep { $card }
homestead-do-keep-none = Choose an order to keep
homestead-do-discard = Discard { $card }
homestead-do-discard-none = Choose a card to discard
homestead-some-start = { $orders ->
    [0] Discard three, an order among them ({ $count }/3)
   *[other] Discard these cards ({ $count }/3)
}
homestead-some-replace = { $count ->
    [0] Keep all cards
    [one] Replace 1 card
   *[other] Replace { $count } cards
}
homestead-some-share = { $orders ->
    [one] Keep these cards ({ $count }/3)
   *[other] Keep one order and two buildings ({ $count }/3)
}
homestead-some-exchange = Propose to hold these ({ $count }/3)
homestead-answer-mine = You would hold
homestead-answer-none = Your partner proposes to exchange nothing.
homestead-agree = Agree
homestead-decline = Decline
homestead-again = Take the area up and begin anew
homestead-chosen = Your choice: { $cards }
homestead-waiting = Who is still choosing
homestead-thinking = still choosing
homestead-has-chosen = has chosen
homestead-order-held = in hand
homestead-order-built = built
homestead-order-place = hangs on its place
homestead-stack-before = { $count ->
    [one] Before { $seat }: 1 card
   *[other] Before { $seat }: { $count } cards
}
homestead-stack-row = { $count ->
    [one] Stack { $place }: 1 card
   *[other] Stack { $place }: { $count } cards
}
homestead-stack-unseen = You have not seen it yet.
homestead-stack-seen = { $count } of these: { $cards }
homestead-stack-taken = Taken by { $seats }: { $cards }
homestead-building-line = { $owner } · { $type }, { $size } in the area
homestead-cell-at = Row { $row }, column { $col }: { $ground }.
homestead-solo-orders = { $count } of 3 orders built.
homestead-solo-next = { $dollars } $ more: { $rating }.
homestead-solo-built = Built this round: { $count } of { $max }.
homestead-solo-last = Built last: { $type }.
homestead-ratings = What totals are called
homestead-seat-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
homestead-seat-orders = { $count ->
    [one] 1 order built
   *[other] { $count } orders built
}
homestead-seat-first = First player
homestead-seat-team = Team { $team }
homestead-seat-sets = Farm sets of { $sizes }
homestead-seat-bonus = { $count } $ more for each: { $type }
homestead-seat-known = Surely holds: { $cards }
homestead-key-card = Consider a card
homestead-key-turn = Turn the tile (Shift: the other way)
homestead-key-mirror = Mirror the tile
homestead-key-places = Next place, place before
homestead-key-arrows = Move the tile on the map
homestead-key-build = Build, or choose the card considered
