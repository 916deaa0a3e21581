# What only the command line says.

cli-wagons-fact-dealt = { $seat } is dealt { $card }.
cli-wagons-fact-turn = { $seat } is on turn.
cli-refused = Refused: { $why }
cli-scores = Scores: { $scores }
cli-over = Over: { $reason } Places: { $places }
cli-legal = { $seat } may say:
cli-seen-by = As { $seat } sees it
cli-seen-by-spectator = As a spectator sees it
cli-played-by = { $seat }: { $bot }
cli-seed = Seed { $seed }, rules version { $rules }

wagons-points-label = { $points ->
    [one] { $seat }: 1 victory point
   *[other] { $seat }: { $points } victory points
}
