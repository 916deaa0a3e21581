# Go West! – tutto quello che dice questo gioco.

wagons-name = Go West!
wagons-pitch = Occupa le terre, porta le carovane a ovest e guadagna punti quando conviene a te più che agli altri.

## Regions

wagons-region-NE = New England
wagons-region-NE-in = nel New England
wagons-region-NE-from = dal New England
wagons-region-NE-to = nel New England
wagons-region-E = Costa Est
wagons-region-E-in = nella Costa Est
wagons-region-E-from = dalla Costa Est
wagons-region-E-to = alla Costa Est
wagons-region-GP = Grandi Pianure
wagons-region-GP-in = nelle Grandi Pianure
wagons-region-GP-from = dalle Grandi Pianure
wagons-region-GP-to = alle Grandi Pianure
wagons-region-MW = Midwest
wagons-region-MW-in = nel Midwest
wagons-region-MW-from = dal Midwest
wagons-region-MW-to = al Midwest
wagons-region-W = West
wagons-region-W-in = nel West
wagons-region-W-from = dal West
wagons-region-W-to = al West
wagons-region-CA = California
wagons-region-CA-in = in California
wagons-region-CA-from = dalla California
wagons-region-CA-to = in California

## Cards

wagons-card-place-one = un gettone { $in }
wagons-card-place-two = due gettoni { $in }
wagons-card-place-plus = un gettone { $in } e uno in un’altra regione
wagons-card-wagons = { $count ->
    [one] 1 passo di carovana
   *[other] { $count } passi di carovana
}
wagons-card-cost = { $cost ->
    [0] gratis
   *[other] costo { $cost }
}
wagons-card-key = { $words }. Tasto { $key }.
wagons-pile = { $count ->
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count } carte
}
wagons-discard = { $count ->
    [0] Scarti: nessuno
    [one] Scarti: 1 carta. Guarda.
   *[other] Scarti: { $count } carte. Guarda.
}
wagons-discard-title = { $count ->
    [one] Scarti: 1 carta
   *[other] Scarti: { $count } carte
}
wagons-discard-empty = Nessuno scarto dall’ultima mescolata.

## The board in words

wagons-board = Mappa del continente
wagons-board-wagons = { $region }: { $count ->
    [0] nessuna carovana.
    [one] 1 carovana.
   *[other] { $count } carovane.
}
wagons-board-move = Muovine una { $to }.
wagons-board-block = Tabella { $region }: { $count ->
    [0] nessun gettone.
    [one] 1 gettone su 7.
   *[other] { $count } gettoni su 7.
}
wagons-board-oldest-first = Dal più vecchio: { $seats }.
wagons-board-if-scored = Con un conteggio adesso: { $points }.
wagons-board-disc = Metti qui il tuo gettone.
wagons-board-track = Tabella punteggio: { $points }.
wagons-points-of = { $seat } { $points }
wagons-points-none = nessuno

## The sentence of the moment

wagons-ask-waiting = Si aspetta che tutti prendano posto.
wagons-ask-deal = Si distribuiscono le carte.
wagons-ask-chance = Si pesca una carta.
wagons-ask-act-you = Tocca a te: gioca una carta, guadagna punti o vendi una carta.
wagons-ask-act-you-first = Prima di due azioni: gioca una carta, guadagna punti o vendi una carta.
wagons-ask-act-other = { $seat } sceglie un’azione.
wagons-ask-second-you = La tua seconda azione: gioca una carta, guadagna punti o vendi una carta.
wagons-ask-second-you-optional = Puoi fare una seconda azione, oppure fermarti.
wagons-ask-second-other = { $seat } sceglie la seconda azione.
wagons-ask-pay-you = Il costo è { $cost }: quanti punti vittoria vuoi pagare?
wagons-ask-pay-other = { $seat } paga { $cost }.
wagons-ask-disc-you = Scegli un’altra regione per il secondo gettone.
wagons-ask-disc-other = { $seat } sceglie la regione del secondo gettone.
wagons-ask-disc-first-you = Scegli la regione del primo gettone.
wagons-ask-disc-first-other = { $seat } sceglie la regione del primo gettone.
wagons-ask-step-you = { $left ->
    [one] Muovi una carovana verso ovest: ultimo passo.
   *[other] Muovi una carovana verso ovest: ancora { $left } passi.
}
wagons-ask-step-other = { $left ->
    [one] { $seat } muove una carovana: ultimo passo.
   *[other] { $seat } muove le carovane: ancora { $left } passi.
}
wagons-over-won = { $points ->
    [one] Vince { $seat } con 1 punto.
   *[other] Vince { $seat } con { $points } punti.
}
wagons-over-you = { $points ->
    [one] Hai vinto con 1 punto!
   *[other] Hai vinto con { $points } punti!
}
wagons-over-shared = { $seats } vincono insieme con { $points } punti.

## Why the game ended

wagons-reason-fifty = Qualcuno è arrivato a cinquanta punti.
wagons-reason-wagons-gone = L’ultima carovana ha lasciato la Costa Est.
wagons-reason-stalemate = Da troppo tempo non si muove nulla: stallo.

## Buttons

wagons-hand = Le tue carte
wagons-in-play = In gioco:
wagons-play = Gioca
wagons-sell = Vendi
wagons-score = Guadagna punti
wagons-double = Mossa doppia
wagons-stop = Fermati qui
wagons-score-with = Carta { $number }, costa { $cost }
wagons-score-none = carte punteggio finite
wagons-double-ready = segnalino pronto
wagons-double-spent = segnalino usato
wagons-pays-discs = { $discs ->
    [0] gratis
    [one] paghi 1 gettone
   *[other] paghi { $discs } gettoni
}
wagons-pays-vp = { $vp ->
    [one] paghi 1 punto vittoria
   *[other] paghi { $vp } punti vittoria
}
wagons-pays-both = paghi { $discs ->
    [one] 1 gettone
   *[other] { $discs } gettoni
} e { $vp ->
    [one] 1 punto vittoria
   *[other] { $vp } punti vittoria
}
wagons-sells-for = { $discs ->
    [0] nessun gettone indietro
    [one] riprendi 1 gettone
   *[other] riprendi { $discs } gettoni
}
wagons-sale-lapses = { $discs ->
    [one] Un gettone del prezzo va perso: nella scatola non ne hai altri.
   *[other] { $discs } gettoni del prezzo vanno persi: nella scatola non ne hai altri.
}
wagons-does-place = Un gettone { $in }.
wagons-does-push = Un gettone { $in }: esce il più vecchio, di { $seat }.
wagons-does-push-own = Un gettone { $in }: esce il più vecchio, che è tuo.
wagons-does-lapse = { $discs ->
    [one] Un gettone va perso: la riserva non basta.
   *[other] { $discs } gettoni vanno persi: la riserva non basta.
}
wagons-does-choose = Poi un gettone in un’altra regione a tua scelta.
wagons-does-steps = { $count ->
    [one] 1 passo di carovana.
   *[other] { $count } passi di carovana.
}
wagons-does-end = La partita finisce così.
wagons-does-gains = Punti: { $points }.
wagons-pay-choice = { $vp ->
    [0] solo gettoni
   *[other] { $vp } PV + { $discs ->
        [one] 1 gettone
       *[other] { $discs } gettoni
    }
}
wagons-pay-choice-all = { $vp } PV, nessun gettone

wagons-say-play = Giocare questa carta: { $card }.
wagons-say-sell = Vendere questa carta: { $card }.
wagons-say-score = Contare i punti di tutti nelle quattro regioni.
wagons-say-double = Usare il segnalino mossa doppia: due azioni in questo turno.
wagons-say-disc = Mettere il gettone { $in }.
wagons-say-move = Muovere una carovana { $from } { $to }.
wagons-say-pay = { $vp ->
    [0] Pagare solo con gettoni.
    [one] Pagare 1 punto vittoria.
   *[other] Pagare { $vp } punti vittoria.
}
wagons-say-stop = Rinunciare alla seconda azione.

## Seats

wagons-seat-supply = { $count ->
    [one] Riserva: 1 gettone
   *[other] Riserva: { $count } gettoni
}
wagons-seat-lid = { $count ->
    [one] Scatola: 1 gettone da riprendere vendendo
   *[other] Scatola: { $count } gettoni da riprendere vendendo
}
wagons-seat-token = Segnalino mossa doppia pronto
wagons-seat-token-spent = Segnalino mossa doppia usato
wagons-seat-scoring = Prossima carta punteggio: { $number }, costo { $cost }
wagons-seat-scoring-none = Carte punteggio finite
wagons-seat-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}

## Scores

wagons-scores = Punti per provenienza
wagons-scores-source = Provenienza
wagons-scores-start = Inizio
wagons-scores-paid = Pagati come costo
wagons-scores-total = Totale
wagons-scores-tie = Gettoni in riserva (spareggio)
wagons-scores-place = Posto

## The log

wagons-fact-started = Comincia { $seat }.
wagons-fact-doubled = { $seat } usa il segnalino mossa doppia.
wagons-fact-tokens-back = Tutti i segnalini mossa doppia tornano disponibili.
wagons-fact-played = { $seat } gioca: { $card }.
wagons-fact-paid = { $seat } paga { $discs ->
    [0] { $vp ->
        [0] nulla
        [one] 1 punto vittoria
       *[other] { $vp } punti vittoria
    }
    [one] 1 gettone{ $vp ->
        [0] { "" }
        [one] {" "}e 1 punto vittoria
       *[other] {" "}e { $vp } punti vittoria
    }
   *[other] { $discs } gettoni{ $vp ->
        [0] { "" }
        [one] {" "}e 1 punto vittoria
       *[other] {" "}e { $vp } punti vittoria
    }
}.
wagons-fact-placed = { $seat } mette un gettone { $region ->
    [E] nella Costa Est
    [GP] nelle Grandi Pianure
    [MW] nel Midwest
   *[W] nel West
}{ $pushed ->
    [none] .
   *[other] : ne esce uno di { $pushed }.
}
wagons-fact-lapsed = { $discs ->
    [one] Un gettone va perso: { $seat } non ne ha più.
   *[other] { $discs } gettoni vanno persi: { $seat } non ne ha più.
}
wagons-fact-moved = { $seat } muove una carovana { $from ->
    [NE] dal New England alla Costa Est
    [E] dalla Costa Est alle Grandi Pianure
    [GP] dalle Grandi Pianure al Midwest
    [MW] dal Midwest al West
   *[W] dal West in California
}.
wagons-fact-steps-lapsed = { $steps ->
    [one] Un passo va perso: nessuna carovana può proseguire.
   *[other] { $steps } passi vanno persi: nessuna carovana può proseguire.
}
wagons-fact-drew = { $seat } pesca { $card ->
    [none] una carta
   *[other] { $card }
}.
wagons-fact-reshuffled = Gli scarti vengono mescolati: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} nel mazzo.
wagons-fact-scored = { $number ->
    [0] Ultimo conteggio, gratis.
   *[other] { $seat } guadagna punti con la carta { $number } (costo { $cost }).
}
wagons-fact-region-scored = { $region ->
    [E] Costa Est
    [GP] Grandi Pianure
    [MW] Midwest
   *[W] West
}, { $wagons ->
    [0] nessuna carovana
    [one] 1 carovana
   *[other] { $wagons } carovane
}: { $points }.
wagons-fact-sold = { $seat } vende: { $card }. { $discs ->
    [0] Nessun gettone torna.
    [one] Torna 1 gettone.
   *[other] Tornano { $discs } gettoni.
}
wagons-fact-stopped = { $seat } rinuncia alla seconda azione.
wagons-fact-ended = La partita è finita. { $reason }

## Refusals

wagons-refuse-not-your-turn = Non tocca a te.
wagons-refuse-not-asked-now = Non è questo che si decide adesso.
wagons-refuse-passing-forbidden = Non si può passare: giocare, guadagnare punti o vendere si può sempre.
wagons-refuse-game-over = La partita è finita.
wagons-refuse-not-in-hand = Non hai in mano questa carta.
wagons-refuse-same-region = Il secondo gettone deve andare in un’altra regione.
wagons-refuse-one-disc-for-two = La carta chiede { $need } gettoni; dopo aver pagato te ne resterebbe solo { $have }.
wagons-refuse-no-wagon-there = In quella regione non c’è nessuna carovana.
wagons-refuse-left-the-game = Una carovana in California è fuori dal gioco.
wagons-refuse-unfinished = Prima completa la carta giocata: tutto ciò che mostra è obbligatorio.
wagons-refuse-no-scoring-card = Hai già usato tutte e sei le carte punteggio.
wagons-refuse-free-card = A questo tavolo una carta gratis non si può vendere.
wagons-refuse-cannot-pay = Non puoi pagare: costa { $need }, i tuoi gettoni e punti insieme fanno { $have }.
wagons-refuse-too-few-vp = I gettoni non coprono il resto: servono almeno { $need } punti vittoria.
wagons-refuse-too-many-vp = Qui puoi pagare al massimo { $have } punti vittoria.
wagons-refuse-token-spent = Il tuo segnalino mossa doppia torna quando tutti hanno usato il loro.
wagons-refuse-already-doubled = La mossa doppia si dichiara una volta sola, all’inizio del turno.

## Options

wagons-option-start_player = Primo giocatore
wagons-option-start_player-help = Chi comincia. Secondo il regolamento, il più anziano.
wagons-option-start_player-random = a sorte
wagons-option-start_player-oldest = il più anziano (al posto A)
wagons-option-vp_payment = Pagare con punti vittoria
wagons-option-vp_payment-help = Quando si possono pagare punti al posto dei gettoni.
wagons-option-vp_payment-shortfall = solo ciò che manca in gettoni
wagons-option-vp_payment-free_mix_when_short = misto a scelta, se i gettoni non bastano
wagons-option-vp_payment-free_mix_always = misto a scelta, sempre
wagons-option-partial_placement = Un gettone invece di due
wagons-option-partial_placement-help = Che cosa succede se la carta chiede due gettoni e ne resta uno.
wagons-option-partial_placement-sequential = si mette quello, l’altro va perso
wagons-option-partial_placement-all_or_nothing = la carta non si può giocare
wagons-option-plus_one_order = Ordine delle carte +1
wagons-option-plus_one_order-help = Quale dei due gettoni si mette per primo.
wagons-option-plus_one_order-shown_first = prima la regione indicata
wagons-option-plus_one_order-free = a scelta
wagons-option-custom_deck_moves = Carte con più di quattro carovane
wagons-option-custom_deck_moves-help = Conta solo per i mazzi fatti in casa.
wagons-option-custom_deck_moves-reject = non ammesse
wagons-option-custom_deck_moves-as_many_as_possible = se ne muovono quante possibile
wagons-option-zero_sale = Vendere una carta gratis
wagons-option-zero_sale-help = Non rende gettoni: è quasi come passare.
wagons-option-zero_sale-allowed = permesso
wagons-option-zero_sale-forbidden_if_card_is_free = vietato
wagons-option-double_at_end = Fine durante una mossa doppia
wagons-option-double_at_end-help = Che cosa succede se la prima delle due azioni chiude la partita.
wagons-option-double_at_end-cut = la seconda azione si perde
wagons-option-double_at_end-finish_turn = si fa anche la seconda azione
wagons-option-double_second = Seconda azione della mossa doppia
wagons-option-double_second-help = Se chi la dichiara deve fare entrambe le azioni.
wagons-option-double_second-required = obbligatoria
wagons-option-double_second-optional = facoltativa
wagons-option-reshuffle = Rimescolare
wagons-option-reshuffle-help = Quando gli scarti diventano il nuovo mazzo.
wagons-option-reshuffle-eager = appena si pesca l’ultima carta
wagons-option-reshuffle-on_next_draw = quando serve la prossima carta
wagons-option-stall_guard = Giri fino allo stallo
wagons-option-stall_guard-help = Tanti giri senza passi né conteggi chiudono la partita con un ultimo conteggio.
wagons-option-stall_guard-off = mai
wagons-option-open_hands = Carte scoperte
wagons-option-open_hands-help = Tutti vedono tutte le carte: per imparare il gioco.
wagons-option-open_hands-false = coperte
wagons-option-open_hands-true = scoperte
wagons-option-deck = Mazzo
wagons-option-deck-help = Entrambi i mazzi sono nostri; le carte stampate non sono pubbliche.
wagons-option-deck-frontier-56 = Frontier (56 carte)
wagons-option-deck-grid-56 = Grid (56 carte)

## The game's own keys, for the list of shortcuts
wagons-key-card = Scegli una carta; ancora una volta: giocala
wagons-key-region = Scegli una regione per un disco o un carro
wagons-key-play = Gioca la carta scelta
wagons-key-sell = Vendi la carta scelta
wagons-key-score = Guadagna punti
wagons-key-double = Usa il segnalino mossa doppia
