# Was nur die Kommandozeile sagt.

cli-wagons-dealt = { $seat } bekommt { $card }.
cli-wagons-turn = { $seat } ist am Zug.
cli-wagons-steps-lapsed = { $steps ->
    [one] Ein Schritt verfällt: Kein Planwagen kann mehr ziehen.
   *[other] { $steps } Schritte verfallen: Kein Planwagen kann mehr ziehen.
}
cli-undo = { $seat } nimmt den letzten Schritt zurück.
cli-refused = Abgelehnt: { $why }
cli-scores = Punkte: { $scores }
cli-to-act = Es entscheidet: { $seats }
cli-over = Ende: { $reason } Plätze: { $places }
cli-legal = { $seat } kann sagen:
cli-seen-by = Wie { $seat } es sieht
cli-seen-by-spectator = Wie Zuschauer es sehen
cli-played-by = { $seat }: { $bot }
cli-seed = Startwert { $seed }, Regelfassung { $rules }
