# GO WEST: quello che dice solo la riga di comando.

cli-homestead-fact-stack-taken = { $seat } prende un mazzetto: { $cards }.
cli-homestead-fact-placed = { $seat } costruisce { $card } su { $cells }.
cli-homestead-fact-placed-rival = Il rivale riceve un edificio: { $type }, tessera { $shape }, su { $cells }.
cli-homestead-fact-shared = { $seat } prende dalle carte della squadra: { $cards }.
cli-homestead-fact-left-over = La squadra { $team } scarta ciò che nessuno ha preso: { $cards }.
cli-homestead-fact-hand-shown = { $seat } mostra la mano a { $to }: { $cards }.
cli-homestead-fact-proposed = { $seat } propone a { $to } di tenere: { $cards }.
cli-homestead-fact-forced-discard = { $seat } non può costruire nulla e scarta { $card }.
cli-homestead-legend = Terreno: . steppa, f foresta, m montagna, g giacimento d'oro, s giacimento d'argento, ~ fiume. Edifici: la lettera del posto (* il rivale), poi w boscaiolo, m miniera, a fattoria, p produzione, c città, o incarico, ~ acqua dei canali.
cli-homestead-money = { $seat }: { $dollars } $
cli-homestead-built = { $seat } ha costruito: { $cards }
cli-homestead-stack = Mazzetto da cui scegliere: { $cards }
cli-homestead-offer = Carte tra cui scegliere: { $cards }
cli-homestead-order = Incarico di { $seat }: { $card } ({ $state }), { $dollars } $ allo stato attuale
cli-homestead-order-open = Incarico di { $seat }: { $card } ({ $state }), dipende da dove sta
cli-homestead-rating = Allo stato attuale: { $rating }.
cli-homestead-rival = Nella valle in questo round: { $card }.
