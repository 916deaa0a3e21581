# Was nur die Kommandozeile sagt.

cli-wagons-fact-dealt = { $seat } bekommt { $card }.
cli-wagons-fact-turn = { $seat } ist am Zug.
cli-refused = Abgelehnt: { $why }
cli-scores = Punkte: { $scores }
cli-over = Ende: { $reason } Plätze: { $places }
cli-legal = { $seat } kann sagen:
cli-seen-by = Wie { $seat } es sieht
cli-seen-by-spectator = Wie Zuschauer es sehen
cli-played-by = { $seat }: { $bot }
cli-seed = Startwert { $seed }, Regelfassung { $rules }

wagons-points-label = { $points ->
    [one] { $seat }: 1 Siegpunkt
   *[other] { $seat }: { $points } Siegpunkte
}
