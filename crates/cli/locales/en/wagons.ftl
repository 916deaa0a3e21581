# Go West!: what only the command line says.

cli-wagons-fact-dealt = { $seat } is dealt { $card }.
cli-wagons-fact-turn = { $seat } is on turn.

wagons-points-label = { $points ->
    [one] { $seat }: 1 victory point
   *[other] { $seat }: { $points } victory points
}
