# Ciò che dice solo la riga di comando.

cli-wagons-dealt = { $seat } riceve { $card }.
cli-wagons-turn = È il turno di { $seat }.
cli-wagons-steps-lapsed = { $steps ->
    [one] Un passo va perso: nessun carro può più muoversi.
   *[other] { $steps } passi vanno persi: nessun carro può più muoversi.
}
cli-undo = { $seat } annulla l’ultima mossa.
cli-refused = Rifiutato: { $why }
cli-scores = Punti: { $scores }
cli-to-act = Decide: { $seats }
cli-over = Fine: { $reason } Posti: { $places }
cli-legal = { $seat } può dire:
cli-seen-by = Come lo vede { $seat }
cli-seen-by-spectator = Come lo vede uno spettatore
cli-played-by = { $seat }: { $bot }
cli-seed = Seme { $seed }, versione delle regole { $rules }
