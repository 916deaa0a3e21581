# Great Western Trail: was nur die Befehlszeile sagt.

cli-cattle-legend = · leer, [B] neutrales Gebäude, A:3a Gebäude eines Platzes (C: Craig), !3 Gefahr und ihre Punkte, ^g grünes und ^b blaues Tipi, @A Viehtreiber eines Platzes.
cli-cattle-points = { $points ->
    [one] { $seat }: 1 Punkt
   *[other] { $seat }: { $points } Punkte
}
cli-cattle-jobs = Arbeitsmarkt, Reihe { $row }, { $cost } $: { $workers }
cli-cattle-jobs-token = Arbeitsmarkt, Reihe { $row }, die des Markers: { $workers }
cli-cattle-discs = Scheiben von { $seat }: { $places }
cli-cattle-closing = { $turns ->
    [one] Der Arbeitsmarkt ist geschlossen: noch 1 Zug.
   *[other] Der Arbeitsmarkt ist geschlossen: noch { $turns } Züge.
}
