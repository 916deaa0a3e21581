# Old West: what only the command line says.

cli-rails-fact-dealt = { $seat } is dealt: { $colour }.
cli-rails-fact-turned-up = Turned up: { $colour }.
cli-rails-fact-ticket-dealt = { $seat } draws the ticket { $ticket }.
cli-rails-fact-turn = { $seat } is on turn.
cli-rails-fact-no-marker = { $seat } puts no city marker.
cli-rails-fact-drew-tickets = { $count ->
    [one] { $seat } draws 1 ticket.
   *[other] { $seat } draws { $count } tickets.
}
cli-rails-points = { $points ->
    [one] { $seat }: 1 point
   *[other] { $seat }: { $points } points
}
cli-rails-built = { $seat } has built: { $lanes }
cli-rails-markers = City markers: { $cities }
cli-rails-alvin = Alvin is in { $city }.
cli-rails-alvin-held = Alvin is in { $city }, held by { $seat }.
cli-rails-deck = { $count ->
    [0] Deck: empty
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
}
cli-rails-ticket-deck = { $count ->
    [0] Ticket deck: empty
    [one] Ticket deck: 1 ticket
   *[other] Ticket deck: { $count } tickets
}
cli-rails-ticket = Ticket: { $ticket }
cli-rails-offered = Ticket to choose from: { $ticket }
