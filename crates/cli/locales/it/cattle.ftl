# Great Western Trail: ciò che dice solo la riga di comando.

cli-cattle-legend = · vuoto, [B] edificio neutrale, A:3a edificio di un posto (C: Craig), !3 pericolo e i suoi punti, ^g tepee verde e ^b blu, @A mandriano di un posto.
cli-cattle-points = { $points ->
    [one] { $seat }: 1 punto
   *[other] { $seat }: { $points } punti
}
cli-cattle-jobs = Mercato del lavoro, riga { $row }, { $cost } $: { $workers }
cli-cattle-jobs-token = Mercato del lavoro, riga { $row }, quella del segnalino: { $workers }
cli-cattle-discs = Dischi di { $seat }: { $places }
cli-cattle-closing = { $turns ->
    [one] Il mercato del lavoro è chiuso: ancora 1 turno.
   *[other] Il mercato del lavoro è chiuso: ancora { $turns } turni.
}
