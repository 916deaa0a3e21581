# Go West!: was nur die Kommandozeile sagt.

cli-wagons-fact-dealt = { $seat } bekommt { $card }.
cli-wagons-fact-turn = { $seat } ist am Zug.

wagons-points-label = { $points ->
    [one] { $seat }: 1 Siegpunkt
   *[other] { $seat }: { $points } Siegpunkte
}
