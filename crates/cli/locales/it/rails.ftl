# Old West: ciò che dice solo la riga di comando.

cli-rails-fact-dealt = { $seat } riceve: { $colour }.
cli-rails-fact-turned-up = Si scopre: { $colour }.
cli-rails-fact-ticket-dealt = { $seat } pesca il biglietto { $ticket }.
cli-rails-fact-turn = È il turno di { $seat }.
cli-rails-fact-no-marker = { $seat } non mette alcun segnalino.
cli-rails-fact-drew-tickets = { $count ->
    [one] { $seat } pesca 1 biglietto.
   *[other] { $seat } pesca { $count } biglietti.
}
cli-rails-points = { $points ->
    [one] { $seat }: 1 punto
   *[other] { $seat }: { $points } punti
}
cli-rails-built = { $seat } ha costruito: { $lanes }
cli-rails-markers = Segnalini città: { $cities }
cli-rails-alvin = Alvin è a { $city }.
cli-rails-alvin-held = Alvin è a { $city }, con { $seat }.
cli-rails-deck = { $count ->
    [0] Mazzo: vuoto
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count } carte
}
cli-rails-ticket-deck = { $count ->
    [0] Mazzo dei biglietti: vuoto
    [one] Mazzo dei biglietti: 1 biglietto
   *[other] Mazzo dei biglietti: { $count } biglietti
}
cli-rails-ticket = Biglietto: { $ticket }
cli-rails-offered = Biglietto tra cui scegliere: { $ticket }
