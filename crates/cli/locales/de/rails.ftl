# Old West: was nur die Kommandozeile sagt.

cli-rails-fact-dealt = { $seat } bekommt: { $colour }.
cli-rails-fact-turned-up = Aufgedeckt: { $colour }.
cli-rails-fact-ticket-dealt = { $seat } zieht die Zielkarte { $ticket }.
cli-rails-fact-turn = { $seat } ist am Zug.
cli-rails-fact-no-marker = { $seat } setzt keinen Stadtmarker.
cli-rails-fact-drew-tickets = { $count ->
    [one] { $seat } zieht 1 Zielkarte.
   *[other] { $seat } zieht { $count } Zielkarten.
}
cli-rails-points = { $points ->
    [one] { $seat }: 1 Punkt
   *[other] { $seat }: { $points } Punkte
}
cli-rails-built = { $seat } hat gebaut: { $lanes }
cli-rails-markers = Stadtmarker: { $cities }
cli-rails-alvin = Alvin ist in { $city }.
cli-rails-alvin-held = Alvin ist in { $city }, bei { $seat }.
cli-rails-deck = { $count ->
    [0] Zugstapel: leer
    [one] Zugstapel: 1 Karte
   *[other] Zugstapel: { $count } Karten
}
cli-rails-ticket-deck = { $count ->
    [0] Zielkartenstapel: leer
    [one] Zielkartenstapel: 1 Karte
   *[other] Zielkartenstapel: { $count } Karten
}
cli-rails-ticket = Zielkarte: { $ticket }
cli-rails-offered = Zielkarte zur Wahl: { $ticket }
