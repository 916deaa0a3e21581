# Great Western Trail: what only the command line says.

cli-cattle-legend = · empty, [B] neutral building, A:3a building of a seat (C: Craig), !3 hazard and its points, ^g green and ^b blue teepee, @A cattleman of a seat.
cli-cattle-points = { $points ->
    [one] { $seat }: 1 point
   *[other] { $seat }: { $points } points
}
cli-cattle-jobs = Job market, row { $row }, { $cost } $: { $workers }
cli-cattle-jobs-token = Job market, row { $row }, the token's: { $workers }
cli-cattle-discs = Discs of { $seat }: { $places }
cli-cattle-closing = { $turns ->
    [one] The job market is closed: 1 turn left.
   *[other] The job market is closed: { $turns } turns left.
}
