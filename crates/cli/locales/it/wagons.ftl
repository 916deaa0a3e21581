# Go West!: ciò che dice solo la riga di comando.

cli-wagons-fact-dealt = { $seat } riceve { $card }.
cli-wagons-fact-turn = È il turno di { $seat }.

wagons-points-label = { $points ->
    [one] { $seat }: 1 punto vittoria
   *[other] { $seat }: { $points } punti vittoria
}
