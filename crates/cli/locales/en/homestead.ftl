# GO WEST: what only the command line says.

cli-homestead-fact-stack-taken = { $seat } takes a stack: { $cards }.
cli-homestead-fact-placed = { $seat } builds { $card } on { $cells }.
cli-homestead-fact-placed-rival = The rival gets a building: { $type }, tile { $shape }, on { $cells }.
cli-homestead-fact-shared = { $seat } takes of the team's cards: { $cards }.
cli-homestead-fact-left-over = Team { $team } discards what nobody took: { $cards }.
cli-homestead-fact-hand-shown = { $seat } shows { $to } the hand: { $cards }.
cli-homestead-fact-proposed = { $seat } proposes to { $to } to hold: { $cards }.
cli-homestead-fact-forced-discard = { $seat } can place nothing and discards { $card }.
cli-homestead-legend = Land: . steppe, f forest, m mountain, g gold deposit, s silver deposit, ~ river. Buildings: the letter of the seat (* the rival), then w forester, m mine, a farm, p production, c city, o order, ~ water of the canals.
cli-homestead-money = { $seat }: { $dollars } $
cli-homestead-built = { $seat } has built: { $cards }
cli-homestead-stack = Stack to pick from: { $cards }
cli-homestead-offer = To choose from: { $cards }
cli-homestead-order = Order of { $seat }: { $card } ({ $state }), { $dollars } $ as it stands
cli-homestead-order-open = Order of { $seat }: { $card } ({ $state }), hangs on its place
cli-homestead-rating = As it stands: { $rating }.
cli-homestead-rival = In the valley this round: { $card }.
