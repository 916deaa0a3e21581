# What only the command line says.

cli-refused = Refused: { $why }
cli-scores = Scores: { $scores }
cli-over = Over: { $reason } Places: { $places }
cli-legal = { $seat } may say:
cli-seen-by = As { $seat } sees it
cli-seen-by-spectator = As a spectator sees it
cli-played-by = { $seat }: { $bot }
cli-seed = Seed { $seed }, rules version { $rules }
