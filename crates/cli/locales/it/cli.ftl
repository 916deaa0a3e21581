# Ciò che dice solo la riga di comando.

cli-refused = Rifiutato: { $why }
cli-scores = Punti: { $scores }
cli-over = Fine: { $reason } Posti: { $places }
cli-legal = { $seat } può dire:
cli-seen-by = Come lo vede { $seat }
cli-seen-by-spectator = Come lo vede uno spettatore
cli-played-by = { $seat }: { $bot }
cli-seed = Seme { $seed }, versione delle regole { $rules }
