# Old West – tutto ciò che questo gioco dice. I nomi delle città vengono dal materiale.

rails-name = Old West
rails-designer = Alan R. Moon, 2017
rails-pitch = Costruisci la tua ferrovia da una sola città, completa i biglietti e controlla le città in cui gli altri devono arrivare.

## Colours and cards

rails-colour-purple = viola
rails-colour-white = bianco
rails-colour-blue = blu
rails-colour-yellow = giallo
rails-colour-orange = arancione
rails-colour-black = nero
rails-colour-red = rosso
rails-colour-green = verde
rails-colour-gray = grigio (un colore a scelta)
rails-colour-locomotive = locomotiva
rails-count = { $count }× { $colour }

## The board in words

rails-board = Mappa del West
rails-worth = Quanto valgono le linee secondo la lunghezza
rails-lane = { $a } – { $b }, { $length ->
    [one] 1 spazio
   *[other] { $length } spazi
}, { $colour }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
rails-lane-ferry = { $count ->
    [one] Traghetto: almeno 1 locomotiva.
   *[other] Traghetto: almeno { $count } locomotive.
}
rails-lane-owner = Occupata da { $seat }.
rails-lane-claim = Occupala: { $gains }.
rails-gain = { $seat } +{ $points }
rails-gain-you = tu +{ $points }
rails-city-control = Controllata da { $seat }.
rails-city-start = Città di partenza.
rails-city-alvin = Qui c’è Alvin.

## The sentence of the moment

rails-ask-waiting = Si aspetta che tutti si siedano.
rails-ask-deal = Si distribuiscono le carte.
rails-ask-chance = Si pesca una carta.
rails-ask-keep-you = { $least ->
    [one] Scegli i biglietti: tienine almeno uno.
   *[other] Scegli i biglietti: tienine almeno { $least }.
}
rails-ask-keep-other = { $count ->
    [one] { $seat } sceglie i biglietti.
   *[other] Scelgono ancora i biglietti: { $seat }.
}
rails-ask-start-you = Scegli la tua città di partenza: la ferrovia cresce da lì.
rails-ask-start-other = { $seat } sceglie una città di partenza.
rails-ask-act-you = Tocca a te: prendi carte treno, occupa una linea o pesca biglietti.
rails-ask-act-other = Tocca a { $seat }.
rails-ask-pass-you = Non puoi fare nulla: devi passare.
rails-ask-second-you = Prendi la tua seconda carta treno.
rails-ask-second-other = { $seat } prende una seconda carta treno.
rails-ask-pay-lane-you = { $lane }: con quali carte paghi?
rails-ask-pay-lane-other = { $seat } paga { $lane }.
rails-ask-marker-you = Metti un segnalino a un’estremità di { $lane }? Costa due carte di uno stesso colore.
rails-ask-marker-other = { $seat } può mettere un segnalino a un’estremità di { $lane }.
rails-ask-pay-marker-you = Segnalino a { $city }: con quali due carte paghi?
rails-ask-pay-marker-other = { $seat } paga un segnalino a { $city }.
rails-ask-alvin-you = Hai catturato Alvin: spostalo in una città che controlli.
rails-ask-alvin-other = { $seat } sposta Alvin.
rails-ask-last-round = Ultimo giro!
rails-over-won = { $points ->
    [one] { $seat } vince con 1 punto.
   *[other] { $seat } vince con { $points } punti.
}
rails-over-you = { $points ->
    [one] Vinci con 1 punto!
   *[other] Vinci con { $points } punti!
}
rails-over-shared = { $seats } condividono la vittoria con { $points } punti.

## Why the game ended

rails-reason-last-round = L’ultimo giro è finito.
rails-reason-deadlock = Nessuno poteva più fare nulla: stallo.

## Buttons

rails-panel = Le tue carte e i tuoi biglietti
rails-hand = Le tue carte treno
rails-hand-empty = Non hai carte treno.
rails-display = Carte treno scoperte
rails-take = Prendi: { $colour }
rails-draw = { $count ->
    [one] Pesca alla cieca: 1 carta nel mazzo.
   *[other] Pesca alla cieca: { $count } carte nel mazzo.
}
rails-discard = { $count ->
    [0] Scarti: nessuno
    [one] Scarti, 1 carta
   *[other] Scarti, { $count } carte
}
rails-pay = Modi di pagare
rails-pay-with = Paga { $cards }
rails-pay-brings = Frutta
rails-claim = Occupa
rails-claimable = Linee che puoi occupare: { $count }
rails-claimable-short = Linee: { $count }
rails-claimable-none = Nessuna linea così.
rails-search = Cerca una città
rails-starts-last-round = Così comincia l’ultimo giro.
rails-draw-tickets = Pesca biglietti (ne restano { $count })
rails-draw-tickets-short = Pesca biglietti
rails-pass = Passa
rails-no-marker = Nessun segnalino
rails-walled = Poche uscite sono un rischio: se gli altri le occupano tutte prima della tua prima linea, resti bloccato alla partenza.
rails-start-open = { $count ->
    [one] 1 città vicina
   *[other] { $count } città vicine
}
rails-tickets = I tuoi biglietti
rails-tickets-count = I tuoi biglietti: { $count }
rails-tickets-short = Biglietti: { $count }
rails-tickets-none = Non hai ancora biglietti.
rails-ticket-done = completato
rails-ticket-open = { $left ->
    [one] manca 1 spazio
   *[other] mancano { $left } spazi
}
rails-ticket-cut = irraggiungibile
rails-ticket-missed = non completato
rails-ticket-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rails-keep-choose = { $least ->
    [one] Tieni almeno 1 biglietto
   *[other] Tieni almeno { $least } biglietti
}
rails-keep-more = { $left ->
    [one] Scegline ancora 1
   *[other] Scegline ancora { $left }
}
rails-keep = { $count ->
    [one] Tieni 1 biglietto ({ $points } punti)
   *[other] Tieni { $count } biglietti ({ $points } punti)
}

rails-say-keep = { $count ->
    [one] Tenere 1 biglietto.
   *[other] Tenere { $count } biglietti.
}
rails-say-start = Partire da { $city }. Ha poche città vicine: gli altri potrebbero bloccarti.
rails-say-mark = Mettere un segnalino a { $city }.
rails-say-alvin = Spostare Alvin a { $city }.
rails-say-claim = Occupare { $lane }.
rails-say-draw = Pescare una carta treno alla cieca.
rails-say-tickets = Pescare biglietti.
rails-say-no-marker = Non mettere segnalini.
rails-say-pass = Passare.

## Seats

rails-seat-cars = { $count ->
    [one] resta 1 vagone
   *[other] restano { $count } vagoni
}
rails-seat-hand = { $count ->
    [one] 1 carta treno
   *[other] { $count } carte treno
}
rails-seat-tickets = { $count ->
    [one] 1 biglietto
   *[other] { $count } biglietti
}
rails-seat-markers = { $count ->
    [one] resta 1 segnalino
   *[other] restano { $count } segnalini
}
rails-seat-start = Città di partenza: { $city }
rails-seat-alvin = ha Alvin
rails-seat-known = Prese scoperte: { $cards }

## Scores

rails-scores = Punti secondo l’origine
rails-scores-source = Origine
rails-scores-so-far = Linee, controllo e Alvin finora
rails-scores-lanes = Linee e controllo
rails-scores-won = Biglietti completati
rails-scores-lost = Biglietti mancati
rails-scores-globetrotter = Giramondo
rails-scores-captures = Alvin catturato
rails-scores-alvin = Alvin alla fine
rails-scores-total = Totale
rails-scores-completed = Biglietti completati (spareggio)
rails-scores-place = Posto

## The log

rails-fact-started = Comincia { $seat }.
rails-fact-chose = { $seat } tiene: { $tickets }.
rails-fact-kept = { $count ->
    [one] { $seat } tiene 1 biglietto.
   *[other] { $seat } tiene { $count } biglietti.
}
rails-fact-start-city = { $seat } parte da { $city }.
rails-fact-drew = { $colour ->
    [none] { $seat } pesca una carta treno.
   *[other] { $seat } pesca: { $colour }.
}
rails-fact-took = { $seat } prende una carta scoperta: { $colour }.
rails-fact-reshuffled = { $cards ->
    [one] Si rimescolano gli scarti: 1 carta nel mazzo.
   *[other] Si rimescolano gli scarti: { $cards } carte nel mazzo.
}
rails-fact-swept = Tre locomotive scoperte: si cambiano tutte e cinque le carte.
rails-fact-sweep-limit = Le carte scoperte restano, anche se tre sono locomotive.
rails-fact-claimed = { $cars ->
    [one] { $seat } occupa { $lane } con 1 vagone.
   *[other] { $seat } occupa { $lane } con { $cars } vagoni.
}
rails-fact-paid = { $seat } paga { $cards }.
rails-fact-points = { $reason ->
    [control] { $seat } controlla la città e prende { $points }.
    [alvin] { $seat } cattura Alvin e prende { $points }.
   *[claim] { $seat } prende { $points } per la linea.
}
rails-fact-marked = { $seat } mette un segnalino a { $city }.
rails-fact-alvin-moved = { $seat } sposta Alvin a { $city }.
rails-fact-passed = { $seat } deve passare.
rails-fact-last-round = { $seat } non ha quasi più vagoni: comincia l’ultimo giro.
rails-fact-ended = La partita è finita. { $reason }
rails-fact-ticket-scored = { $done ->
    [yes] { $seat } ha completato { $ticket }: +{ $points }.
   *[no] { $seat } non ha completato { $ticket }: −{ $points }.
}
rails-fact-globetrotter = { $seat } ha completato più biglietti di tutti: +{ $points } per il Giramondo.
rails-fact-alvin-scored = { $seat } ha Alvin: +{ $points }.

## Refusals

rails-refuse-not-your-turn = Non tocca a te.
rails-refuse-not-asked-now = Ora non si decide questo.
rails-refuse-game-over = La partita è finita.
rails-refuse-pass-forbidden = Puoi passare solo se non è possibile nient’altro.
rails-refuse-too-few-first-tickets = Tieni almeno tre dei tuoi primi biglietti.
rails-refuse-too-few-tickets = Tieni almeno un biglietto.
rails-refuse-not-offered = Questo biglietto non è fra quelli che puoi scegliere.
rails-refuse-city-taken = Da lì parte già qualcun altro.
rails-refuse-roswell-banned = Dove è atterrato Alvin nessuno parte e nessuno mette un segnalino.
rails-refuse-locomotive-second = Una locomotiva scoperta non può essere la tua seconda carta.
rails-refuse-not-face-up = Non c’è una carta così fra quelle scoperte.
rails-refuse-nothing-to-draw = Mazzo e scarti sono vuoti.
rails-refuse-lane-taken = Questa linea è già occupata.
rails-refuse-lane-closed = In due o tre si può occupare una sola linea per coppia di città.
rails-refuse-too-few-cars = Non hai abbastanza vagoni per questa linea.
rails-refuse-not-connected = Nessuna estremità di questa linea è nella tua rete.
rails-refuse-own-parallel = Hai già una linea fra queste città.
rails-refuse-cannot-pay-lane = Non hai le carte per questa linea.
rails-refuse-wrong-number = Non è il numero giusto di carte.
rails-refuse-wrong-colour = Con quel colore questa linea non si paga.
rails-refuse-too-few-locomotives = Il traghetto chiede almeno { $need } locomotive; ne pagheresti { $have }.
rails-refuse-not-in-hand = Non hai così tante di queste carte.
rails-refuse-no-marker-left = Non hai più segnalini.
rails-refuse-not-an-end = La città non è un’estremità della linea appena occupata.
rails-refuse-city-marked = Nella città c’è già un segnalino.
rails-refuse-cannot-pay-marker = Un segnalino costa due carte di uno stesso colore.
rails-refuse-no-tickets-left = Il mazzo dei biglietti è vuoto.
rails-refuse-not-controlled = Alvin va in una città che controlli.

## Options

rails-option-alvin = Alvin l’alieno
rails-option-alvin-help = Cattura Alvin con una linea nella sua città: 10 punti ogni volta, e 10 alla fine a chi ce l’ha.
rails-option-alvin-false = senza
rails-option-alvin-true = con Alvin
rails-option-start_player = Primo turno
rails-option-start_player-help = Chi ha il primo turno. Le città di partenza si scelgono in ordine inverso.
rails-option-start_player-random = a sorte

## The game's own keys, for the list of shortcuts
rails-key-take = Prendi una carta scoperta
rails-key-draw = Pesca dal mazzo
rails-key-tickets = Pesca biglietti
rails-key-arrows = Sulla mappa: alla prossima linea o città
