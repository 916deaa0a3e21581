# Was nur die Kommandozeile sagt.

cli-refused = Abgelehnt: { $why }
cli-scores = Punkte: { $scores }
cli-over = Ende: { $reason } Plätze: { $places }
cli-legal = { $seat } kann sagen:
cli-seen-by = Wie { $seat } es sieht
cli-seen-by-spectator = Wie Zuschauer es sehen
cli-played-by = { $seat }: { $bot }
cli-seed = Startwert { $seed }, Regelfassung { $rules }
