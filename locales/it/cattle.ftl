# Great Western Trail – everything this game says.

cattle-name = Great Western Trail
cattle-designer = Alexander Pfister, 2016
cattle-pitch = Porta la mandria a Kansas City, assumi, costruisci, libera la pista e spedisci il bestiame sempre più a ovest.
cattle-alone = Da solo giochi contro Craig: le sue carte dicono che cosa fa, e lui ti dice perché.
cattle-craig = Craig
cattle-rival = { cattle-craig }
cattle-bank = la banca
cattle-or = o
cattle-top = sopra
cattle-bottom = sotto
cattle-count = { $count }× { $card }

## Cattle, workers, tiles

cattle-breed-jersey = Jersey
cattle-breed-guernsey = Guernsey
cattle-breed-black_angus = Black Angus
cattle-breed-dutch_belt = Dutch Belt
cattle-breed-holstein = Holstein
cattle-breed-brown_swiss = Brown Swiss
cattle-breed-ayrshire = Ayrshire
cattle-breed-west_highland = West Highland
cattle-breed-texas_longhorn = Texas Longhorn
cattle-card-worth = { $card } ({ $points } PV)
cattle-cards-any_cattle = una carta bestiame qualunque
cattle-cards-pair_same_type = due carte bestiame della stessa razza
cattle-cards-objective_card = una carta obiettivo
cattle-worker-cowboy = cowboy
cattle-worker-craftsman = artigiano
cattle-worker-engineer = ingegnere
cattle-zone-flood = inondazione
cattle-zone-drought = siccità
cattle-zone-rockfall = frana
cattle-teepee-green = tepee verde
cattle-teepee-blue = tepee blu
cattle-tile-neutral = edificio neutrale { $letter }
cattle-tile-private = edificio { $building } di { $seat }
cattle-tile-hazard = { $zone }, { $vp } PV
cattle-place-start = partenza
cattle-place-teepee = spazio tepee { $value }
cattle-place-slot = posto { $node }
cattle-space = Spazio { $space } della ferrovia.
cattle-turnout = Binario laterale { $space }.
cattle-station = stazione { $station }
cattle-disc-aux_money = ausiliaria: denaro
cattle-disc-aux_draw = ausiliaria: pesca
cattle-disc-aux_cert = ausiliaria: certificato
cattle-disc-aux_engine = ausiliaria: locomotiva
cattle-disc-aux_remove = ausiliaria: rimozione
cattle-disc-cert4 = limite certificati 4
cattle-disc-cert6 = limite certificati 6
cattle-disc-step_left = disco passi sinistro
cattle-disc-step_right = disco passi destro
cattle-disc-hand_left = disco mano sinistro
cattle-disc-hand_right = disco mano destro
cattle-disc = { $left ->
    [0] { $disc }: libero.
    [one] { $disc }: 1 disco.
   *[other] { $disc }: { $left } dischi.
}
cattle-master-sm_certs = Capostazione: certificati
cattle-master-sm_certs-help = un certificato permanente; alla fine 3 PV ogni 2 certificati, temporanei e permanenti insieme.
cattle-master-sm_teepees = Capostazione: tepee
cattle-master-sm_teepees-help = un certificato permanente; alla fine 3 PV per ogni coppia di un tepee verde e uno blu.
cattle-master-sm_hazards = Capostazione: pericoli
cattle-master-sm_hazards-help = un certificato permanente; alla fine 3 PV ogni 2 tessere pericolo.
cattle-master-sm_objectives = Capostazione: obiettivi
cattle-master-sm_objectives-help = rimuovi un pericolo gratis, o commercia con le tribù; alla fine 3 PV ogni 2 carte obiettivo nella tua area, raggiunte o no.
cattle-master-sm_workers = Capostazione: lavoratori
cattle-master-sm_workers-help = ricevi 2 $; alla fine 1 PV per ogni lavoratore sulla tua plancia, anche quelli stampati.

## What actions do

cattle-op-discard = Scarta { $card }: { $gain }
cattle-op-gain = Ricevi { $gain }
cattle-op-gain-per = Ricevi { $gain } per { $per }
cattle-op-hire = { $change ->
    [0] Assumi a prezzo di listino
    [-1] Assumi a { $off } $ in meno
    [-2] Assumi a { $off } $ in meno
    [-3] Assumi a { $off } $ in meno
    [-4] Assumi a { $off } $ in meno
   *[other] Assumi a { $off } $ in più
}
cattle-op-build = Costruisci a { $rate } $ per artigiano
cattle-op-engine = Locomotiva avanti, al massimo { $most }
cattle-op-engine-paid = Paga { $pay } $: locomotiva avanti, al massimo { $most }
cattle-op-engine-back = { $steps ->
    [one] Locomotiva indietro di esattamente 1 spazio: { $gain }
   *[other] Locomotiva indietro di esattamente { $steps } spazi: { $gain }
}
cattle-op-remove_hazard = { $pay ->
    [0] Rimuovi un pericolo gratis
   *[other] Rimuovi un pericolo per { $pay } $
}
cattle-op-move = Avanza, al massimo { $most } passi
cattle-op-walk = Cammina gratis, al massimo { $most } passi
cattle-op-draw = Pesca carte, al massimo { $most }, poi scartane altrettante
cattle-op-buy_cattle = Compra bestiame
cattle-op-take_objective = Prendi una carta obiettivo
cattle-op-trade_teepee = Commercia con le tribù
cattle-op-aux = Un'azione ausiliaria, singola o doppia
cattle-op-cert_to_limit = Certificati fino al tuo limite
cattle-op-special_delivery = Consegna speciale
cattle-op-use_adjacent_building = Usa un edificio vicino
cattle-op-upgrade_station_behind_engine = Migliora una stazione dietro la tua locomotiva
cattle-per-engineers = il numero dei tuoi ingegneri
cattle-per-cowboys = il numero dei tuoi cowboy
cattle-per-own_buildings_in_woods = il numero dei tuoi edifici nel bosco
cattle-per-teepee_pair_blue_green = il numero delle tue coppie di tepee blu e verde
cattle-gain-money = { $money } $
cattle-gain-cert = { $count ->
    [one] 1 certificato
   *[other] { $count } certificati
}
cattle-gain-engine = locomotiva avanti di { $count }
cattle-gain-objective = una carta obiettivo in mano
cattle-aux-money = Ricevi 1 $
cattle-aux-money-double = Ricevi 2 $
cattle-aux-money-short = Denaro
cattle-aux-draw = Pesca 1 carta, poi scartane 1
cattle-aux-draw-double = Pesca fino a 2 carte, poi scartane altrettante
cattle-aux-draw-short = Pesca
cattle-aux-certificate = Paga 1 $, locomotiva indietro di 1: 1 certificato
cattle-aux-certificate-double = Paga 2 $, locomotiva indietro di 2: fino a 2 certificati
cattle-aux-certificate-short = Certificato
cattle-aux-engine = Paga 1 $: locomotiva avanti di 1
cattle-aux-engine-double = Paga 2 $: locomotiva avanti fino a 2
cattle-aux-engine-short = Locomotiva
cattle-aux-remove = Locomotiva indietro di 1: elimina 1 carta della mano
cattle-aux-remove-double = Locomotiva indietro di 2: elimina 2 carte della mano
cattle-aux-remove-short = Elimina

## Objectives

cattle-task-building = { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
}
cattle-task-station = { $count ->
    [one] 1 stazione
   *[other] { $count } stazioni
}
cattle-task-hazard = { $count ->
    [one] 1 pericolo
   *[other] { $count } pericoli
}
cattle-task-green_teepee = { $count ->
    [one] 1 tepee verde
   *[other] { $count } tepee verdi
}
cattle-task-blue_teepee = { $count ->
    [one] 1 tepee blu
   *[other] { $count } tepee blu
}
cattle-task-cattle3 = { $count ->
    [one] 1 carta di valore 3
   *[other] { $count } carte di valore 3
}
cattle-task-cattle4 = { $count ->
    [one] 1 West Highland
   *[other] { $count } West Highland
}
cattle-task-cattle5 = { $count ->
    [one] 1 Texas Longhorn
   *[other] { $count } Texas Longhorn
}
cattle-task-san_francisco = { $count ->
    [one] 1 disco su San Francisco
   *[other] { $count } dischi su San Francisco
}
cattle-objective-named = obiettivo ({ $tasks })
cattle-objective = Obiettivo: { $tasks }. { $vp } PV; se manca −{ $penalty }.
cattle-objective-now = Quando si gioca: { $op }.
cattle-objective-deck = { $count ->
    [one] Mazzo degli obiettivi: 1 carta.
   *[other] Mazzo degli obiettivi: { $count } carte.
}
cattle-objective-none = Qui non c'è una carta obiettivo.

## The table in words

cattle-board = Il tabellone
cattle-tabs = Parti del tavolo
cattle-tab-trail = Pista
cattle-tab-railway = Ferrovia
cattle-tab-jobs = Lavoro
cattle-tab-cards = Carte
cattle-tab-boards = Plance
cattle-tab-map = Tabellone
cattle-jobs = Mercato del lavoro
cattle-job = { $worker }, riga { $row }, { $cost } $.
cattle-token = Indicatore del mercato del lavoro: da questa riga non si assume.
cattle-refill = Quando questa riga è piena, il mercato del bestiame si riempie.
cattle-foresight = Previsione
cattle-foresight-tile = Colonna { $column }, { $place }: { $tile }.
cattle-pile = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
cattle-market = Mercato del bestiame
cattle-deck = Mazzo: { $count }
cattle-objectives = Carte obiettivo
cattle-city = { $corner ->
    [dark] { $city }, valore { $value }. Angolo scuro.
   *[white] { $city }, valore { $value }.
}
cattle-city-each = Per ogni disco: subito { $money } $, alla fine { $points } PV.
cattle-city-discs = Dischi: { $seats }.
cattle-link = { $objective ->
    [1] Collegamento { $between }: { $points } PV e una carta obiettivo.
   *[0] Collegamento { $between }: { $points } PV.
}
cattle-station-label = { $corner ->
    [dark] Stazione { $station }: { $cost } $, { $vp } PV. Angolo scuro.
   *[white] Stazione { $station }: { $cost } $, { $vp } PV.
}
cattle-crossing = Passaggio a livello: 1 $ per una consegna oltre.
cattle-engine-of = Locomotiva di { $seat }.
cattle-stands = Qui c'è { $seat }.
cattle-stop-pays = { $pays ->
    [0] Fermati qui, senza pedaggio.
   *[other] Fermati qui, con { $pays } $ di pedaggi.
}
cattle-hand-green = Mano verde: { $fee } $
cattle-hand-black = Mano nera: { $fee } $
cattle-legend-woods = nel bosco
cattle-legend-risk = azione di rischio
cattle-note-trade = Commercio qui: { $value } $.
cattle-note-risk = Azione di rischio: { $op }.
cattle-note-woods = Nel bosco.
cattle-note-fee = { $to ->
    [owner] Pedaggio: { $fee } $ al proprietario.
   *[bank] Pedaggio: { $fee } $ alla banca.
}
cattle-note-building = Chiede { $craftsmen } artigiani; { $vp } PV.
cattle-board-of = Plancia di { $seat }
cattle-slot-free = Posto libero
cattle-unbuilt = { $craftsmen ->
    [one] Edificio { $building }, non costruito: chiede 1 artigiano.
   *[other] Edificio { $building }, non costruito: chiede { $craftsmen } artigiani.
}
cattle-built-at = L'edificio { $building } sta su { $at }.
cattle-gone = L'edificio { $building } è stato sostituito.
cattle-has-money = Denaro: { $money } $
cattle-has-certificates = Certificati: { $count } su { $limit }, permanenti { $permanent }
cattle-has-steps = Limite di passi: { $count }
cattle-has-engine = Locomotiva su { $space }
cattle-has-cowboy = Cowboy: { $count }
cattle-has-craftsman = Artigiani: { $count }
cattle-has-engineer = Ingegneri: { $count }
cattle-has-hazards = Pericoli: { $count } ({ $vp } PV)
cattle-has-green = Tepee verdi: { $count }
cattle-has-blue = Tepee blu: { $count }
cattle-panel = La tua mano e le tue scelte
cattle-draw-stack = { $count ->
    [one] Pila di pesca: 1 carta
   *[other] Pila di pesca: { $count } carte
}
cattle-discard-pile = { $count ->
    [one] Scarti: 1 carta
   *[other] Scarti: { $count } carte
}
cattle-breeding = Valore della mano: { $value }
cattle-my-points = I tuoi punti: { $points }
cattle-my-discard = I tuoi scarti e il tuo mazzo
cattle-nothing = Ancora nulla.
cattle-unseen = In mano e nella pila di pesca: { $cards }
cattle-has-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
cattle-has-discs = Dischi sulla plancia: { $count }
cattle-has-buildings = Edifici sulla pista: { $count }
cattle-has-token = ha l'indicatore del mercato del lavoro

## Craig

cattle-special-build = costruire
cattle-special-cattle = bestiame
cattle-special-job = lavoro
cattle-special-teepee = tepee
cattle-special-engine = locomotiva
cattle-special-hazard = pericolo
cattle-special-objective = obiettivo
cattle-special-none = nessuna azione speciale
cattle-craig-card = Carta { $card }: { $steps } passi; { $special }; a Kansas City { $places }.
cattle-craig-option = Opzioni della carta { $card }: bestiame n. { $cattle }, { $worker }, { $teepee }, locomotiva { $engine }, { $hazard }, obiettivo n. { $objective }.
cattle-craig-state = Craig: ? vale { $value }, { $score } PV, { $deck } carte nel mazzo.
cattle-craig-stack = L'edificio { $building } è nella pila di Craig.
cattle-fork-shorter = meno luoghi
cattle-fork-cheaper = pedaggi più bassi
cattle-fork-spares-you = meno per te
cattle-fork-listed = tutto pari: il primo

## Choices in words

cattle-do-place = Comincia da { $at }
cattle-do-go = Vai: { $at }
cattle-do-teepee = Prendi il tepee: { $at }
cattle-do-hazard = Rimuovi: { $at }
cattle-do-adjacent = Usa: { $at }
cattle-do-use = Azione locale { $use }
cattle-do-risk = Azione di rischio
cattle-do-hire = Assumi: { $worker }
cattle-do-build = Costruisci { $building }: { $at }
cattle-do-buy = { $cowboys ->
    [one] Compra con 1 cowboy: { $cards }
   *[other] Compra con { $cowboys } cowboy: { $cards }
}
cattle-do-discard = Scarta { $card }
cattle-do-remove = Elimina { $card } dal gioco
cattle-do-play = Gioca { $card }
cattle-do-draw = { $count ->
    [0] Non pescare carte
    [one] Pesca 1 carta
   *[other] Pesca { $count } carte
}
cattle-do-certificates = { $count ->
    [0] Non spendere certificati temporanei
    [one] Spendi 1 certificato temporaneo
   *[other] Spendi { $count } certificati temporanei
}
cattle-do-turnout = Locomotiva alla stazione { $station }
cattle-do-engine = Locomotiva allo spazio { $space }
cattle-do-give = Dai un lavoratore: { $worker }
cattle-do-objective-deck = Dal mazzo, coperta
cattle-do-objective = Carta obiettivo n. { $place }
cattle-do-upgrade = Migliora la stazione
cattle-do-reveal = Scopri due carte del mercato
cattle-do-done = Fatto
cattle-do-no = No, grazie
cattle-aux-one = Un'azione ausiliaria
cattle-aux-or = Oppure un'azione ausiliaria
cattle-tile-own = Edificio { $building }: { $does }
cattle-build-at = Costruisci qui per { $price } $: { $at }
cattle-craig-did = Che cosa ha fatto Craig, e perché
cattle-effect-money = Denaro: { $money } $
cattle-effect-certificates = Certificati: { $count }
cattle-effect-points = Punti: { $points }
cattle-hand = La tua mano
cattle-hand-empty = La tua mano è vuota.
cattle-card-discard = scarta
cattle-card-remove = elimina
cattle-card-play = gioca
cattle-risk = Azione di rischio:
cattle-used = usata
cattle-fee-to = { $pays } $ ({ $to })
cattle-via = per { $places }
cattle-direct = direttamente
cattle-steps = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
cattle-free = gratis
cattle-all-stops = Tutti i luoghi
cattle-ways = { $count } vie
cattle-key-choose = scegli dalla lista
cattle-key-done = fatto
cattle-key-no = rinuncia
cattle-key-arrows = percorri il tabellone

## The sentence of the moment

cattle-ask-waiting = Si aspetta che tutti siano seduti.
cattle-ask-deal = Si prepara il tavolo.
cattle-ask-chance = Si pesca.
cattle-ask-craig = È il turno di Craig.
cattle-ask-closing = Ultimi turni!
cattle-ask-other = { $phase ->
    [setup] { $seat } sceglie dove cominciare.
    [move] { $seat } si muove.
    [kansas_city] { $seat } è a Kansas City.
    [draw] { $seat } pesca carte.
   *[act] { $seat } usa un luogo.
}
cattle-ask-nothing = Ora non c'è nulla da decidere.
cattle-ask-place = Metti il tuo mandriano su un edificio neutrale qualunque.
cattle-ask-move = Muovi il mandriano, al massimo { $most } passi: dove ti fermi?
cattle-ask-local = Sei qui: { $at }. Che cosa fai?
cattle-ask-step = { $most ->
    [one] Avanza di un passo.
   *[other] Avanza, al massimo { $most } passi.
}
cattle-ask-walk = Cammina gratis, al massimo { $most } passi, non fino a Kansas City.
cattle-ask-hire = { $change ->
    [0] Assumi un lavoratore a prezzo di listino.
    [-1] Assumi un lavoratore a { $off } $ in meno.
    [-2] Assumi un lavoratore a { $off } $ in meno.
    [-3] Assumi un lavoratore a { $off } $ in meno.
    [-4] Assumi un lavoratore a { $off } $ in meno.
   *[other] Assumi un lavoratore a { $off } $ in più.
}
cattle-ask-build = Quale edificio, e dove? { $rate } $ per artigiano.
cattle-ask-buy = { $cowboys ->
    [one] Compra bestiame: resta un cowboy.
   *[other] Compra bestiame: restano { $cowboys } cowboy.
}
cattle-ask-discard = Quale carta scarti?
cattle-ask-discard-pair = Scarta due carte bestiame della stessa razza.
cattle-ask-put-back = { $left ->
    [one] Scarta una carta.
   *[other] Scarta { $left } carte.
}
cattle-ask-remove = { $left ->
    [one] Elimina una carta dal gioco.
   *[other] Elimina { $left } carte dal gioco.
}
cattle-ask-draw = Quante carte peschi? Al massimo { $most }.
cattle-ask-forward = Locomotiva avanti, al massimo { $most }: dove si ferma?
cattle-ask-back = { $steps ->
    [one] Locomotiva indietro di esattamente uno spazio.
   *[other] Locomotiva indietro di esattamente { $steps } spazi.
}
cattle-ask-special-back = Consegna speciale: di quanto torna indietro la locomotiva?
cattle-ask-end-of-line = Fine della linea: porta la locomotiva su uno spazio libero qualunque.
cattle-ask-upgrade = Migliorare la stazione { $station } per { $cost } $?
cattle-ask-master = Stazione { $station }. { $master }: { $help } Dai in cambio l'ultimo lavoratore assunto?
cattle-ask-master-action = Il capostazione: rimuovi un pericolo gratis, o commerci con le tribù?
cattle-ask-objective = { $to ->
    [hand] Prendi una carta obiettivo in mano.
   *[discard] Prendi una carta obiettivo; va tra i tuoi scarti.
}
cattle-ask-teepee = Commercia con le tribù: quale tepee?
cattle-ask-hazard = { $pay ->
    [0] Rimuovi un pericolo gratis: quale?
   *[other] Rimuovi un pericolo per { $pay } $: quale?
}
cattle-ask-adjacent = Quale edificio vicino usi?
cattle-ask-aux = Scegli un'azione ausiliaria, singola o doppia.
cattle-ask-foresight = Previsione, colonna { $column }: quale tessera va sul tabellone?
cattle-ask-income = La tua mandria vale { $breeding }, certificati permanenti { $permanent }. Quanti temporanei aggiungi?
cattle-ask-deliver = Consegna in una città di valore { $most } o meno.
cattle-ask-disc-city = Quale disco metti su { $city }?
cattle-ask-disc-station = Quale disco metti sulla stazione { $station }?
cattle-over-won = { $count ->
    [one] Vince { $seat } con { $points } punti.
   *[other] { $seat } condividono la vittoria con { $points } punti.
}
cattle-over-you = { $points ->
    [one] Hai vinto con 1 punto!
   *[other] Hai vinto con { $points } punti!
}
cattle-over-craig = Tu { $you }, Craig { $craig }.

## Why the game ended

cattle-reason-job-market = Il mercato del lavoro è pieno.
cattle-reason-beat-craig = Hai battuto Craig.
cattle-reason-draw = Tu e Craig avete gli stessi punti: pareggio.
cattle-reason-craig-won = Craig ha più punti.

## Scores

cattle-scores = Punti per provenienza
cattle-scores-source = Provenienza
cattle-scores-money = Denaro
cattle-scores-buildings = Edifici
cattle-scores-cities = Città e collegamenti
cattle-scores-stations = Stazioni
cattle-scores-hazards = Pericoli
cattle-scores-cattle = Bestiame
cattle-scores-objectives = Obiettivi
cattle-scores-masters = Capistazione
cattle-scores-workers = Lavoratori
cattle-scores-step = Disco passi destro
cattle-scores-token = Indicatore del mercato
cattle-scores-total = Totale
cattle-scores-place = Posto

## The log

cattle-fact-started = { $seat } ha il primo turno.
cattle-fact-start-card = { $seat } comincia con: { $card }.
cattle-fact-tile-placed = { $tile } va su { $at }.
cattle-fact-tile-lost = Nessun posto per { $tile }: lascia il gioco.
cattle-fact-worker-placed = Mercato del lavoro, riga { $row }: { $worker }.
cattle-fact-token-moved = L'indicatore del mercato del lavoro passa alla riga { $row }.
cattle-fact-placed = { $seat } comincia da: { $at }.
cattle-fact-moved = { $steps ->
    [one] { $seat } si muove di 1 passo: { $at }.
   *[other] { $seat } si muove di { $steps } passi: { $at }.
}
cattle-fact-fee = { $at }: { $seat } paga { $paid } di { $due } $ ({ $to }).
cattle-fact-aux = { $double ->
    [yes] { $seat }, azione ausiliaria doppia: { $kind }.
   *[no] { $seat }, azione ausiliaria: { $kind }.
}
cattle-fact-gained = { $seat } riceve { $money } $.
cattle-fact-paid = { $seat } paga { $money } $.
cattle-fact-certificates = { $seat }: certificati da { $from } a { $to }.
cattle-fact-discarded = { $seat } scarta { $card }.
cattle-fact-removed = { $seat } elimina dal gioco { $card }.
cattle-fact-drew = { $seat } pesca { $card }.
cattle-fact-reshuffled = { $cards ->
    [one] { $seat } rimescola gli scarti: 1 carta.
   *[other] { $seat } rimescola gli scarti: { $cards } carte.
}
cattle-fact-hired = { $seat } assume per { $price } $: { $worker }.
cattle-fact-built = { $over ->
    [none] { $seat } costruisce { $building } per { $price } $: { $at }.
   *[other] { $seat } costruisce { $building } sopra { $over } per { $price } $: { $at }.
}
cattle-fact-bought = { $seat } compra per { $price } $: { $cards }.
cattle-fact-engine = { $seat }: locomotiva da { $from } a { $to }.
cattle-fact-upgraded = { $seat } migliora la stazione { $station } per { $price } $.
cattle-fact-disc = { $seat } sposta un disco: { $from } → { $to }.
cattle-fact-master-taken = { $seat } dà un lavoratore ({ $worker }) alla stazione { $station }. { $master }.
cattle-fact-objective-taken = { $card ->
    [none] { $seat } prende una carta obiettivo dal mazzo.
   *[other] { $to ->
        [hand] { $seat } prende in mano: { $card }.
       *[discard] { $seat } prende: { $card }.
    }
}
cattle-fact-objective-played = { $seat } gioca: { $card }.
cattle-fact-teepee-taken = { $seat } commercia: { $colour }, { $money } $.
cattle-fact-hazard-taken = { $seat } rimuove un pericolo: { $zone }, { $vp } PV.
cattle-fact-foresight = { $seat } prende dalla colonna { $column } della previsione: { $tile }.
cattle-fact-income = { $seat } vende { $hand }: { $breeding } + { $permanent } + { $temporary } = { $money } $.
cattle-fact-delivered = { $seat } consegna a { $city }.
cattle-fact-undelivered = { $seat } non ha dischi per { $city }: la consegna non vale nulla.
cattle-fact-transport = { $seat } paga { $money } $ per il trasporto.
cattle-fact-link = { $seat } ha collegato { $between }.
cattle-fact-token = { $seat } riempie il mercato del lavoro e prende l'indicatore.
cattle-fact-last-turns = Tutti tranne { $seat } hanno ancora un turno.
cattle-fact-ended = La partita è finita. { $reason }
cattle-fact-scored = { $points ->
    [one] { $seat }: 1 punto.
   *[other] { $seat }: { $points } punti.
}
cattle-fact-sides = Lati degli edifici privati: { $sides }.
cattle-fact-master-placed = Stazione { $station }. { $master }.
cattle-fact-neutral-placed = L'edificio neutrale { $letter } sta su { $at }.
cattle-fact-tile-returned = Nessun posto per { $tile }: torna nella pila.
cattle-fact-foresight-laid = Previsione, colonna { $column }, { $place }: { $tile }.
cattle-fact-market-card = Nuova nel mercato del bestiame: { $card }.
cattle-fact-display-card = Nuova carta obiettivo, posto { $place }: { $card }.
cattle-fact-turn = È il turno di { $seat }.
cattle-fact-used = { $seat } usa: { $at }.

## Craig in the log, with his reasons

cattle-fact-craig-reshuffled = { $cards ->
    [one] Il mazzo di Craig si mescola: 1 carta.
   *[other] Il mazzo di Craig si mescola: { $cards } carte.
}
cattle-fact-craig-card = { $card ->
    [0] Le carte di Craig sono pronte: le sue opzioni sono sulla carta { $next }.
   *[other] Craig gioca la carta { $card }; le sue opzioni sono sulla carta { $next }.
}
cattle-fact-craig-fork = Bivio ({ $at }), Craig prende la via “{ $path }”: { $reason ->
    [shorter] meno luoghi ({ $lengths })
    [cheaper] stessa lunghezza ({ $lengths }), pedaggi più bassi ({ $fees })
    [spares-you] stessi pedaggi ({ $fees }), meno a te ({ $to_you })
   *[listed] tutto pari, quindi il primo in ordine
}.
cattle-fact-craig-moved = Craig si ferma: { $at }.
cattle-fact-craig-pays = La banca ti paga { $money } $ per Craig: { $at }.
cattle-fact-craig-foresight = { $reason ->
    [named] Craig prende la tessera { $place } della colonna { $column }: { $tile }.
    [other] La tessera indicata non si può prendere: Craig prende quella { $place } della colonna { $column }: { $tile }.
   *[skipped] Craig non può prendere nulla dalla colonna { $column }.
}
cattle-fact-craig-delivered = { $disc ->
    [board] Craig consegna a { $city }.
    [reserve] Craig consegna a { $city }, con un disco della riserva.
   *[no-disc] Craig consegna a { $city } senza disco.
}
cattle-fact-craig-built = { $reason ->
    [all-tied] Craig costruisce { $building }: { $at }. Parità ovunque, quindi il primo posto dal bivio in poi ({ $fork }).
   *[clear-choice] Craig costruisce { $building }: { $at }. A un bivio ({ $fork }) un sentiero era il migliore.
}
cattle-fact-craig-cattle = Craig prende la carta bestiame n. { $position }: { $card }.
cattle-fact-craig-job = Craig prende dalla riga { $row }: { $worker }.
cattle-fact-craig-teepee = Craig prende: { $colour } ({ $at }).
cattle-fact-craig-engine = La locomotiva di Craig, { $steps } spazi: da { $from } a { $to } { $reason ->
    [behind] (dietro la tua, quindi avanti)
    [station] (alla prossima stazione)
    [end-of-line] (indietro dalla fine della linea)
   *[run] (nessuna stazione a portata)
}.
cattle-fact-craig-station = Craig segna la stazione { $station }.
cattle-fact-craig-master = Craig lascia un ingegnere alla stazione { $station }. { $master }.
cattle-fact-craig-hazard = Craig prende un pericolo: { $zone }, { $vp } PV { $reason ->
    [highest] (il più alto)
    [zone] (tra i più alti, il genere delle sue opzioni)
   *[nearest-zone] (tra i più alti, il genere più vicino)
}.
cattle-fact-craig-objective = { $why ->
    [link] Per un collegamento Craig prende l'obiettivo n. { $place }: { $card }.
   *[card] Craig prende l'obiettivo n. { $place }: { $card }.
}
cattle-fact-craig-nothing = Craig non fa nulla ({ $special }): { $reason ->
    [empty-stack] la sua pila è vuota.
    [no-slot] non ci sono spazi edificabili vuoti.
    [no-cattle] il mercato del bestiame è vuoto.
    [no-worker] non c'è un lavoratore così.
    [no-teepee] non c'è un tepee di quel colore.
    [no-hazard] non ci sono pericoli.
    [no-card] non ci sono carte obiettivo.
    [no-space] la sua locomotiva non può muoversi.
   *[no-special] la sua carta non ha azioni speciali.
}

## Refusals

cattle-refuse-not-your-turn = Non è il tuo turno.
cattle-refuse-not-asked-now = Non è questo che si decide ora.
cattle-refuse-game-over = La partita è finita.
cattle-refuse-not-neutral = Il tuo primo luogo è un edificio neutrale.
cattle-refuse-not-ahead = Non è il prossimo luogo su un sentiero davanti a te.
cattle-refuse-too-far = È troppo lontano: { $need } passi, e puoi farne { $have }.
cattle-refuse-stay-out = Un cammino gratis non porta mai a Kansas City.
cattle-refuse-nothing-done = In un luogo devi fare qualcosa; prendere 1 $ è sempre possibile.
cattle-refuse-no-such-action = Qui non c'è un'azione così.
cattle-refuse-action-used = Questa azione, o l'altra sua metà, è già usata.
cattle-refuse-not-yours = Qui puoi fare solo un'azione ausiliaria.
cattle-refuse-aux-only-first = Un'azione ausiliaria prende il posto di tutte le azioni locali.
cattle-refuse-walk-first-act = Prima usa il luogo, poi cammina.
cattle-refuse-replaced = Hai costruito sopra questo edificio: le nuove azioni non sono disponibili in questo turno.
cattle-refuse-cannot-pay = Costa { $need } $, e ne hai { $have }.
cattle-refuse-no-card = Non hai la carta da scartare.
cattle-refuse-wrong-card = Non è la carta da scartare.
cattle-refuse-aux-single-only = Un luogo dà solo la forma singola.
cattle-refuse-aux-closed = Entrambi i posti di questa azione ausiliaria sono ancora coperti.
cattle-refuse-aux-double-closed = Per l'azione doppia devono essere liberi entrambi i posti.
cattle-refuse-not-adjacent = Non è un edificio vicino.
cattle-refuse-tile-used = Nessuna tessera si usa due volte in un turno.
cattle-refuse-nothing-to-gain = Qui non c'è nulla da contare o da ricevere.
cattle-refuse-nothing-adjacent = Nessun edificio vicino si può usare.
cattle-refuse-nothing-there = Lì non c'è nulla da usare.
cattle-refuse-row-closed = Dalla riga dell'indicatore non si assume.
cattle-refuse-no-worker = Lì non c'è un lavoratore.
cattle-refuse-row-full = La tua riga per questi lavoratori è piena.
cattle-refuse-cannot-hire = Assumere costa { $need } $, e ne hai { $have }.
cattle-refuse-not-a-slot = Non è uno spazio edificabile.
cattle-refuse-slot-taken = Lì c'è un altro edificio.
cattle-refuse-tile-built = Questo edificio l'hai già costruito.
cattle-refuse-not-higher = Il nuovo edificio deve chiedere più artigiani del vecchio.
cattle-refuse-too-few-craftsmen = Servono { $need } artigiani, e ne hai { $have }.
cattle-refuse-cannot-build = Costruire costa { $need } $, e ne hai { $have }.
cattle-refuse-no-such-offer = Non c'è un'offerta così.
cattle-refuse-not-in-market = Questa carta non è nel mercato.
cattle-refuse-too-few-cowboys = Servono { $need } cowboy, e te ne restano { $have }.
cattle-refuse-cannot-buy = Costa { $need } $, e ne hai { $have }.
cattle-refuse-nothing-to-reveal = Il mazzo del mercato è vuoto.
cattle-refuse-nothing-bought = Compra qualcosa o scopri carte prima di smettere.
cattle-refuse-not-that-far = La locomotiva non può fermarsi lì adesso.
cattle-refuse-no-objective = Non ci sono carte obiettivo da prendere.
cattle-refuse-no-teepee = Lì non c'è un tepee.
cattle-refuse-cannot-trade = Questo tepee costa { $need } $, e ne hai { $have }.
cattle-refuse-no-hazard = Lì non c'è un pericolo.
cattle-refuse-cannot-clear = Rimuovere un pericolo costa { $need } $, e ne hai { $have }.
cattle-refuse-too-few-certificates = Non hai tanti certificati.
cattle-refuse-not-back = La locomotiva non può tornare lì.
cattle-refuse-cannot-go-back = La locomotiva non può tornare indietro di tanto.
cattle-refuse-engine-there = Lì c'è un'altra locomotiva.
cattle-refuse-upgraded-already = Questa stazione l'hai già migliorata.
cattle-refuse-not-behind = Questa stazione non sta dietro la tua locomotiva.
cattle-refuse-cannot-upgrade = Questa stazione costa { $need } $, e ne hai { $have }.
cattle-refuse-no-disc = Non hai un disco che possa andare lì.
cattle-refuse-no-hired-worker = Puoi dare solo l'ultimo lavoratore assunto, non uno stampato.
cattle-refuse-place-empty = Lì non c'è una tessera.
cattle-refuse-no-workers-now = Il mercato del lavoro è chiuso: non si possono scegliere lavoratori.
cattle-refuse-no-such-certificates = Il tuo segnalino non può darne esattamente tanti.
cattle-refuse-city-too-far = Questa città chiede una consegna di valore { $need }, e la tua vale { $have }.
cattle-refuse-city-taken = Lì c'è già un tuo disco.
cattle-refuse-disc-gone = Su quel posto non c'è un disco.
cattle-refuse-disc-corner = Questo disco vale solo per mete con angolo scuro.
cattle-refuse-cannot-pay-disc = Questo disco costa { $need } $, e ne hai { $have }.
cattle-refuse-board-disc-first = Prima vanno i dischi della tua plancia.
cattle-refuse-no-station-disc = Da quella stazione non può venire un tuo disco.
cattle-refuse-cannot-pay-transport = Il trasporto costa { $need } $, e ne hai { $have }.
cattle-refuse-not-in-hand = Questa carta non è nella tua mano.
cattle-refuse-not-objective = Si giocano solo carte obiettivo.
cattle-refuse-draw-count = Non si possono pescare tante carte: al massimo { $have }, non { $need }.

## Options

cattle-option-neutral = Edifici neutrali
cattle-option-neutral-help = Dove stanno i sette edifici neutrali.
cattle-option-neutral-beginner = secondo le lettere
cattle-option-neutral-standard = mescolati
cattle-option-sides = Edifici privati
cattle-option-sides-help = Quale lato usano tutti; a è più facile da imparare.
cattle-option-sides-a = tutti sul lato a
cattle-option-sides-b = tutti sul lato b
cattle-option-sides-random = sorteggiato per ogni numero
cattle-option-start_player = Primo turno
cattle-option-start_player-help = Chi ha il primo turno.
cattle-option-start_player-random = a sorte
cattle-option-adjacent = Edificio 8b
cattle-option-adjacent-help = Quali edifici gli sono vicini.
cattle-option-adjacent-joined = uniti da un tratto di pista
cattle-option-adjacent-next_location = il prossimo luogo, oltre gli spazi vuoti
cattle-option-special_delivery = Edificio 9a
cattle-option-special_delivery-help = Come si contano gli spazi all'indietro.
cattle-option-special_delivery-numbered = solo spazi numerati
cattle-option-special_delivery-every_space = anche i binari laterali
cattle-option-special_kansas_city = 9a a Kansas City
cattle-option-special_kansas_city-help = Se una tale consegna dà i suoi 6 $.
cattle-option-special_kansas_city-pays = dà 6 $
cattle-option-special_kansas_city-nothing = non dà nulla
cattle-option-craig = Craig
cattle-option-craig-help = Quanto è forte il tuo avversario in solitario.
cattle-option-craig-normal = normale
cattle-option-craig-easy = facile
cattle-option-craig-hard = difficile
cattle-option-craig-custom = a tua scelta
cattle-offer = { $cards ->
    [one] 1 bovino di valore { $value } con { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboy
    }: { $money } $
   *[other] { $cards } bovini di valore { $value } con { $cowboys } cowboy: { $money } $
}
cattle-ask-discard-second = Ora la seconda carta: { $card }.
cattle-ask-upgrade-behind = Quale stazione dietro la tua locomotiva migliori?
cattle-option-craig_removed_1 = Craig mette da parte, primo edificio
cattle-option-craig_removed_1-help = Il numero di un edificio a cui Craig rinuncia. Quattro diversi.
cattle-option-craig_removed_2 = Craig mette da parte, secondo edificio
cattle-option-craig_removed_2-help = Il numero di un edificio a cui Craig rinuncia. Quattro diversi.
cattle-option-craig_removed_3 = Craig mette da parte, terzo edificio
cattle-option-craig_removed_3-help = Il numero di un edificio a cui Craig rinuncia. Quattro diversi.
cattle-option-craig_removed_4 = Craig mette da parte, quarto edificio
cattle-option-craig_removed_4-help = Il numero di un edificio a cui Craig rinuncia. Quattro diversi.
cattle-fact-shown = { $seat } mostra la mano: { $hand }.
