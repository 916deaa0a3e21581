# What only the command line says.

cli-wagons-dealt = { $seat } is dealt { $card }.
cli-wagons-turn = { $seat } is on turn.
cli-wagons-steps-lapsed = { $steps ->
    [one] One step lapses: no wagon is left to move.
   *[other] { $steps } steps lapse: no wagon is left to move.
}
cli-undo = { $seat } takes the last step back.
cli-refused = Refused: { $why }
cli-scores = Scores: { $scores }
cli-to-act = To act: { $seats }
cli-over = Over: { $reason } Places: { $places }
cli-legal = { $seat } may say:
cli-seen-by = As { $seat } sees it
cli-seen-by-spectator = As a spectator sees it
cli-played-by = { $seat }: { $bot }
cli-seed = Seed { $seed }, rules version { $rules }
