# GO WEST – everything this game says. A box of one's own may bring names of its own.

homestead-name = GO WEST
homestead-designer = Stefan Freund, 2026
homestead-pitch = Scegli una carta, trovale il posto giusto nella valle e falla fruttare con ogni vicino.
homestead-alone = Da solo giochi per un giudizio: in ogni round arriva un nuovo rivale, e ti servono tre incarichi.

## Terrain, types, symbols

homestead-terrain-steppe = steppa
homestead-terrain-forest = foresta
homestead-terrain-mountain = montagna
homestead-terrain-river = fiume
homestead-cell-steppe = casella di steppa
homestead-cell-forest = casella di foresta
homestead-cell-mountain = casella di montagna
homestead-cell-river = casella di fiume
homestead-cells-steppe = caselle di steppa
homestead-cells-forest = caselle di foresta
homestead-cells-mountain = caselle di montagna
homestead-cells-river = caselle di fiume
homestead-deposit-gold = giacimento d'oro
homestead-deposit-silver = giacimento d'argento
homestead-type-forester = Boscaiolo
homestead-type-mine = Miniera
homestead-type-farm = Fattoria
homestead-type-production = Produzione
homestead-type-city = Città
homestead-type-order = Incarico
homestead-any-forester = boscaiolo
homestead-any-mine = miniera
homestead-any-farm = fattoria
homestead-any-production = edificio di produzione
homestead-any-city = edificio cittadino
homestead-any-order = incarico
homestead-any-building = edificio
homestead-own-forester = tuo boscaiolo
homestead-own-mine = tua miniera
homestead-own-farm = tua fattoria
homestead-own-production = tuo edificio di produzione
homestead-own-city = tuo edificio cittadino
homestead-own-order = tuo incarico
homestead-own-building = tuo edificio
homestead-other-forester = boscaiolo avversario
homestead-other-mine = miniera avversaria
homestead-other-farm = fattoria avversaria
homestead-other-production = edificio di produzione avversario
homestead-other-city = edificio cittadino avversario
homestead-other-order = incarico avversario
homestead-other-building = edificio avversario
homestead-plural-forester = boscaioli
homestead-plural-mine = miniere
homestead-plural-farm = fattorie
homestead-plural-production = edifici di produzione
homestead-plural-city = edifici cittadini
homestead-plural-order = incarichi
homestead-plural-building = edifici
homestead-symbol-wheat = grano
homestead-symbol-corn = mais
homestead-symbol-apple = mela
homestead-symbol-chicken = gallina
homestead-symbol-pig = maiale
homestead-symbol-cattle = bovino
homestead-symbol-horse = cavallo
homestead-or = { $some } o { $last }
homestead-and = { $some } e { $last }
homestead-dollars = { $dollars } $
homestead-rival = il rivale

## Maps

homestead-map-solo20 = Valle solitaria
homestead-map-small21 = Due fiumi
homestead-map-medium23 = Guadi larghi
homestead-map-large25 = Grande Ovest

## Building cards

homestead-card-lumberjack = Taglialegna
homestead-card-ranger = Guardaboschi
homestead-card-hunter = Cacciatore
homestead-card-trapper = Cacciatore di pelli
homestead-card-charcoal_burner = Carbonaio
homestead-card-log_cabin = Capanno di tronchi
homestead-card-log_driver = Zatteriere
homestead-card-resin_gatherer = Raccoglitore di resina
homestead-card-gold_mine = Miniera d'oro
homestead-card-silver_mine = Miniera d'argento
homestead-card-gold_panner = Cercatore d'oro
homestead-card-adit = Galleria mineraria
homestead-card-quarry = Cava di pietra
homestead-card-open_pit = Miniera a cielo aperto
homestead-card-prospector = Prospettore
homestead-card-farmstead = Fattoria
homestead-card-wheat_field = Campo di grano
homestead-card-riverside_field = Campo rivierasco
homestead-card-corn_field = Campo di mais
homestead-card-apple_grove = Meleto
homestead-card-pig_farm = Allevamento di maiali
homestead-card-acorn_woods = Querceto da ghianda
homestead-card-cattle_ranch = Ranch di bovini
homestead-card-alpine_pasture = Pascolo montano
homestead-card-horse_paddock = Recinto dei cavalli
homestead-card-smithy = Fucina
homestead-card-carpenter = Carpentiere
homestead-card-implement_works = Fabbrica di attrezzi
homestead-card-bakery = Panificio
homestead-card-sawmill = Segheria
homestead-card-tannery = Conceria
homestead-card-brewery = Birrificio
homestead-card-smelter = Fonderia
homestead-card-wainwright = Carradore
homestead-card-printer = Tipografia
homestead-card-mill = Mulino ad acqua
homestead-card-house = Casa
homestead-card-saloon = Saloon
homestead-card-bank = Banca
homestead-card-market = Mercato
homestead-card-church = Chiesa
homestead-card-school = Scuola
homestead-card-town_hall = Municipio
homestead-card-sheriff = Ufficio dello sceriffo
homestead-card-stage_station = Stazione di posta
homestead-card-hotel = Albergo
homestead-card-general_store = Bottega

## Trading posts

homestead-card-post_mine = Emporio dei minatori
homestead-card-post_farm = Emporio dei contadini
homestead-card-post_forester = Emporio dei boscaioli
homestead-card-post_production = Emporio degli artigiani

## Orders

homestead-card-canals = Canali
homestead-card-bridge = Ponte
homestead-card-steamboat = Battello a vapore
homestead-card-barbed_wire = Filo spinato
homestead-card-dr_mcdowell = Dr. McDowell
homestead-card-railway = Ferrovia
homestead-card-fort = Forte
homestead-card-grain_elevator = Silo del grano
homestead-card-stockyard = Mercato del bestiame
homestead-card-mint_office = Zecca
homestead-card-mining_company = Compagnia mineraria
homestead-card-timber_company = Compagnia del legname
homestead-card-forest_reserve = Riserva forestale
homestead-card-manufactory = Manifattura
homestead-card-opera_house = Teatro dell'opera
homestead-card-courthouse = Tribunale
homestead-card-telegraph = Telegrafo
homestead-card-homestead = Grande ranch
homestead-card-lookout = Torre di vedetta
homestead-card-boot_hill = Cimitero
homestead-card-stage_line = Linea di diligenze
homestead-card-freight_yard = Scalo merci
homestead-card-mission = Missione
homestead-card-forest_town = Villaggio nel bosco

## Solo cards

homestead-card-solo_steamboat = Capitano Bixley
homestead-card-solo_bridge = Ada Trestle
homestead-card-solo_canals = Cornelius Lockhart
homestead-card-solo_barbed_wire = Jeb Thornton
homestead-card-solo_dr_mcdowell = Dr. McDowell
homestead-card-solo_railway = Silas Ironside
homestead-card-solo_fort = Colonnello Hargrove
homestead-card-solo_grain_elevator = Martha Oatley
homestead-card-solo_stockyard = Buck Holloway
homestead-card-solo_mint_office = Phineas Sterling
homestead-card-solo_mining_company = Vedova Blackrock
homestead-card-solo_timber_company = Olaf Pinewood
homestead-card-solo_forest_reserve = Guardaboschi Willow
homestead-card-solo_manufactory = Ezra Cogwell
homestead-card-solo_opera_house = Madame Loretta
homestead-card-solo_courthouse = Giudice Pritchard
homestead-card-solo_telegraph = Dot Dashwell
homestead-card-solo_homestead = Big Tom Calloway
homestead-card-solo_lookout = Esploratore Marlow
homestead-card-solo_boot_hill = Becchino Mortimer
homestead-card-solo_stage_line = Whip Delaney
homestead-card-solo_freight_yard = Rosa Cargill
homestead-card-solo_mission = Padre Anselmo
homestead-card-solo_forest_town = Greta Birkholm

## A card in words

homestead-card-words = { $name }: { $type }, tessera { $shape }, su { $terrain }.
homestead-card-wagon = Carro: può stare lontano dai tuoi edifici.
homestead-card-star = Stella: { $conditions }.
homestead-card-symbol = Simbolo fattoria: { $symbol }.
homestead-card-bonus = Bonus di costruzione: 1 $ in più per ogni prossimo: { $types }.
homestead-card-pays = Rende { $effects }.
homestead-card-pays-end = Alla fine rende { $effects }.
homestead-card-pays-nothing = Di per sé non rende nulla.
homestead-card-opens = Ti apre la sua area boschiva.
homestead-card-cells = Terreno casella per casella: { $terrain }.
homestead-card-water = Tre delle sue caselle diventano fiume per tutti.

## What effects pay: one sentence for each word of the cards

homestead-effect-max = { $effect } (al massimo { $max } $)
homestead-effect-per = { $effect }, una volta ogni { $per }
homestead-effect-flat = { $dollars } $
homestead-effect-covered_cell = { $dollars } $ per ogni { $cell } coperta
homestead-effect-adjacent_cell = { $dollars } $ per ogni { $cell } libera adiacente
homestead-effect-radius_cell = { $dollars } $ per ogni { $cell } libera entro raggio { $radius }
homestead-effect-forest_area_size = { $per ->
    [one] { $dollars } $ per ogni casella dell'area boschiva
   *[other] { $dollars } $ ogni { $per } caselle dell'area boschiva
}
homestead-effect-covered_deposit = { $dollars } $ per ogni { $deposit } coperto
homestead-effect-adjacent_deposit = { $dollars } $ per ogni { $deposit } libero adiacente
homestead-effect-farm_set = denaro secondo la grandezza della tua serie di fattorie
homestead-effect-sets_in_radius = { $dollars } $ per ogni serie di { $needs } entro raggio { $radius }
homestead-effect-building_in_radius = { $dollars } $ per ogni { $what } entro raggio { $radius }
homestead-effect-adjacent_building = { $dollars } $ per ogni { $what } adiacente
homestead-effect-city_area_size = { $dollars } $ per ogni edificio dell'area cittadina
homestead-effect-city_area_neighbour = { $dollars } $ per ogni { $what } adiacente all'area cittadina
homestead-effect-city_area_neighbour_types = { $dollars } $ per ogni tipo diverso di edificio adiacente all'area cittadina
homestead-effect-city_area_cell = { $dollars } $ per ogni { $cell } libera adiacente all'area cittadina

## What orders pay at the end

homestead-end-flat = { $dollars } $
homestead-end-own_building = { $dollars } $ per ogni { $what }
homestead-end-own_building_near_cell = { $dollars } $ per ogni { $what } con accanto una { $cell } libera
homestead-end-own_building_on_terrain = { $dollars } $ per ogni { $what } su almeno una { $cell }
homestead-end-own_building_in_radius = { $dollars } $ per ogni { $what } entro raggio { $radius }
homestead-end-own_building_touching_other = { $dollars } $ per ogni { $what } accanto a un edificio avversario
homestead-end-own_area_size = { $dollars } $ per ogni edificio della tua area propria più grande ({ $types })
homestead-end-own_areas = { $dollars } $ per ogni area propria di almeno { $min_size } edifici ({ $types })
homestead-end-own_type_sets = { $dollars } $ per ogni tua serie di { $needs }
homestead-end-own_farm_symbols = { $dollars } $ per ogni tuo simbolo fattoria diverso
homestead-end-own_farm_sets = { $dollars } $ per ogni serie di fattorie di almeno { $min_size } simboli
homestead-end-own_deposit = { $dollars } $ per ogni { $deposit } sotto i tuoi edifici
homestead-end-own_forest_areas = { $dollars } $ per ogni area boschiva con un tuo edificio
homestead-end-own_bonus_symbol = { $dollars } $ per ogni tuo simbolo bonus di costruzione
homestead-end-own_map_edges = { $dollars } $ per ogni bordo della mappa toccato da un tuo edificio

## Star requirements

homestead-require-adjacent_cell = { $min ->
    [one] { $min } { $cell } libera adiacente
   *[other] almeno { $min } { $cells } libere adiacenti
}
homestead-require-cell_in_radius = { $min ->
    [one] { $min } { $cell } libera entro raggio { $radius }
   *[other] almeno { $min } { $cells } libere entro raggio { $radius }
}
homestead-require-adjacent_building = adiacente ad almeno { $min }× { $what }
homestead-require-building_in_radius = almeno { $min }× { $what } entro raggio { $radius }
homestead-require-no_building_in_radius = niente di questo entro raggio { $radius }: { $what }
homestead-require-no_post_in_radius = nessun altro emporio entro raggio { $radius }
homestead-require-city_area_min = la sua area cittadina ha poi almeno { $size } edifici
homestead-require-adjacent_city_area = adiacente a un'area cittadina di almeno { $min_size } edifici
homestead-require-own_area_min = la sua area propria ha poi almeno { $size } edifici
homestead-require-adjacent_own_types = adiacente a tuoi edifici di almeno { $min } tipi

## Restrictions of the solo cards

homestead-solo-forbid_type = In questo round non costruire: { $types }.
homestead-solo-limit_type = In questo round costruisci al massimo { $max } di questi: { $types }.
homestead-solo-no_repeat_type = In questo round mai lo stesso tipo in due turni di fila.
homestead-solo-max_cells = In questo round solo tessere di al massimo { $cells } caselle.
homestead-solo-no_wagon = In questo round i simboli del carro non valgono.
homestead-solo-no_bonus = In questo round nessun bonus di costruzione.
homestead-solo-no_forest_conversion = In questo round la foresta aperta non vale come steppa.
homestead-solo-forbid_adjacent_rival = In questo round non costruire accanto alla nuova area del rivale.
homestead-solo-forbid_radius_rival = In questo round non costruire entro raggio { $radius } dalla nuova area del rivale.
homestead-solo-toll-any = In questo round ogni edificio rende { $dollars } $ in meno, mai sotto 0.
homestead-solo-toll-types = In questo round questi rendono { $dollars } $ in meno, mai sotto 0: { $types }.
homestead-solo-toll-near_rival = In questo round gli edifici entro raggio { $radius } dalla nuova area del rivale rendono { $dollars } $ in meno, mai sotto 0.
homestead-solo-ignore_rival_buildings = In questo round la nuova area del rivale non conta né per i tuoi incassi né per le condizioni.
homestead-solo-blind_discard = { $count ->
    [one] Prima di ogni scelta di questo round si perde una carta a caso del mazzetto.
   *[other] Prima di ogni scelta di questo round si perdono { $count } carte a caso del mazzetto.
}

## The sentence of the moment

homestead-ask-waiting = Si aspetta che tutti siano seduti.
homestead-ask-deal = Si distribuiscono le carte.
homestead-ask-chance = Si pesca una carta.
homestead-ask-start-hand-you = Scegli la mano iniziale: scarta tre carte su sei, almeno un incarico.
homestead-ask-start-hand-other = Sceglie ancora la mano iniziale: { $seat }.
homestead-ask-start-hand-team-you = Scegli la mano iniziale tra le carte della squadra: un incarico e due edifici.
homestead-ask-start-hand-team-other = Sceglie ancora la mano iniziale: { $seat }.
homestead-ask-post-you = Metti il tuo emporio su steppa libera, con almeno tre caselle tra questo e ogni altro.
homestead-ask-post-other = { $seat } mette un emporio.
homestead-ask-pick-you = Scegli una carta del mazzetto.
homestead-ask-pick-other = Sceglie ancora: { $seat }.
homestead-ask-play-you = Gioca una delle tue quattro carte.
homestead-ask-play-other = { $seat } sceglie una carta da giocare.
homestead-ask-forced-discard-you = Nessuna tua carta trova posto: scartane una.
homestead-ask-forced-discard-other = { $seat } non può mettere nulla e deve scartare una carta.
homestead-ask-place-you = { $card }: dove lo costruisci?
homestead-ask-place-other = { $seat } cerca un posto per { $card }.
homestead-ask-keep-order-you = Tieni uno dei tre incarichi.
homestead-ask-keep-order-other = Sceglie ancora un incarico: { $seat }.
homestead-ask-discard-one-you = Scarta una delle tue quattro carte.
homestead-ask-discard-one-other = Scarta ancora una carta: { $seat }.
homestead-ask-replace-you = Sostituisci quante carte vuoi con nuove carte edificio, o tienile tutte.
homestead-ask-replace-other = Sostituisce ancora carte: { $seat }.
homestead-ask-exchange-you = Puoi scambiare carte con il compagno: scegli le tre che vuoi tenere.
homestead-ask-exchange-other = Propone ancora uno scambio: { $seat }.
homestead-ask-answer-you = Il compagno propone questo scambio. Sei d'accordo?
homestead-ask-answer-other = Deve ancora rispondere: { $seat }.
homestead-ask-tile-you = Quale tessera del rivale viene adesso?
homestead-ask-tile-other = { $seat } mette gli edifici del rivale.
homestead-ask-rival-you = Metti per il rivale: { $type }, tessera { $shape }.
homestead-ask-rival-other = { $seat } mette per il rivale: { $type }, tessera { $shape }.
homestead-moment = Round { $round } di 4, turno { $turn } di { $turns }
homestead-direction = { $clockwise ->
    [yes] I mazzetti passano in senso orario
   *[no] I mazzetti passano in senso antiorario
}
homestead-over-won = Vince { $seat } con { $points } $.
homestead-over-you = Hai vinto con { $points } $!
homestead-over-shared = { $seats } condividono la vittoria con { $points } $.
homestead-over-team = { $seats } vincono insieme con { $points } $.
homestead-over-solo = { $points } $, { $orders } incarichi costruiti su 3.

## Actions in words

homestead-say-discard = Scarta { $cards }.
homestead-say-keep = Tieni { $cards }.
homestead-say-take = Proponi di tenere { $cards }.
homestead-say-replace = Sostituisci { $cards }.
homestead-say-replace-none = Tieni tutte le carte.
homestead-say-pick = Scegli { $card }.
homestead-say-play = Gioca { $card }.
homestead-say-place = { $cells ->
    [one] Metti la tessera su 1 casella.
   *[other] Metti la tessera su queste { $cells } caselle.
}
homestead-say-tile = Adesso per il rivale: { $type }, tessera { $shape }.
homestead-say-agree = Accetta lo scambio.
homestead-say-decline = Rifiuta lo scambio.
homestead-say-again = Riprendi l'area del rivale e mettila di nuovo.

## Why the game ended

homestead-reason-money = Quattro round sono giocati.
homestead-reason-tie = Quattro round sono giocati, e i totali sono pari.
homestead-reason-failed = Fallito: servono tre incarichi e 100 $.
homestead-reason-poor = Un insediamento misero.
homestead-reason-modest = Un insediamento modesto.
homestead-reason-successful = Un insediamento riuscito.
homestead-reason-wealthy = Un insediamento benestante.
homestead-reason-flourishing = Un insediamento fiorente!
homestead-rating-failed = fallito
homestead-rating-poor = misero
homestead-rating-modest = modesto
homestead-rating-successful = riuscito
homestead-rating-wealthy = benestante
homestead-rating-flourishing = fiorente

## Scores

homestead-scores = Denaro per provenienza
homestead-scores-source = Provenienza
homestead-scores-forester = Boscaioli
homestead-scores-mine = Miniere
homestead-scores-farm = Fattorie
homestead-scores-production = Produzione
homestead-scores-city = Città
homestead-scores-bonus = Bonus di costruzione
homestead-scores-orders = Incarichi
homestead-scores-total = Totale
homestead-scores-team = Squadra
homestead-scores-place = Posto

## The log

homestead-fact-dealt = { $card ->
    [none] { $seat } riceve una carta.
   *[other] { $seat } riceve: { $card }.
}
homestead-fact-team-dealt = { $card ->
    [none] La squadra { $team } pesca una carta.
   *[other] La squadra { $team } pesca: { $card }.
}
homestead-fact-chose = { $seat } ha scelto.
homestead-fact-discarded = { $count ->
    [one] { $seat } scarta 1 carta.
   *[other] { $seat } scarta { $count } carte.
}
homestead-fact-discarded-cards = { $seat } scarta: { $cards }.
homestead-fact-shared = { $seat } prende una parte delle carte della squadra.
homestead-fact-left-over = { $count ->
    [one] La squadra { $team } scarta la carta avanzata.
   *[other] La squadra { $team } scarta le { $count } carte avanzate.
}
homestead-fact-post-dealt = { $seat } riceve: { $post }.
homestead-fact-first-player = { $seat } ha il segnalino primo giocatore.
homestead-fact-round = { $clockwise ->
    [yes] Round { $round }: i mazzetti girano in senso orario; gioca per primo { $seat }.
   *[no] Round { $round }: i mazzetti girano in senso antiorario; gioca per primo { $seat }.
}
homestead-fact-stacked = Una carta va su un mazzetto.
homestead-fact-stack-taken = { $size ->
    [one] { $seat } prende un mazzetto di 1 carta.
   *[other] { $seat } prende un mazzetto di { $size } carte.
}
homestead-fact-played = { $seat } gioca: { $card }.
homestead-fact-placed = { $seat } costruisce: { $card }.
homestead-fact-placed-rival = Il rivale riceve un edificio: { $type }, tessera { $shape }.
homestead-fact-income = { $seat } incassa { $dollars } $.
homestead-fact-income-bonus = { $seat } incassa { $dollars } $, di cui { $bonus } $ di bonus di costruzione.
homestead-fact-income-toll = Il rivale ne prende { $toll } $.
homestead-fact-income-part = contato { $count } volte: { $dollars } $
homestead-fact-unlocked = { $seat } può ora costruire in questa foresta.
homestead-fact-unlocked-rival = La foresta serve da steppa al resto dell'area del rivale.
homestead-fact-forced-discard = { $seat } non può mettere nulla e scarta una carta.
homestead-fact-round-ended = { $cards ->
    [one] Il round { $round } è finito; la carta avanzata si scarta.
   *[other] Il round { $round } è finito; le { $cards } carte avanzate si scartano.
}
homestead-fact-hand-shown = { $seat } mostra la mano a { $to }.
homestead-fact-order-dealt = { $card ->
    [none] { $seat } pesca un incarico.
   *[other] { $seat } pesca l'incarico { $card }.
}
homestead-fact-order-replaced = { $card } si scarta e si sostituisce: il suo rivale è già nella valle.
homestead-fact-kept = { $card ->
    [none] { $seat } tiene un incarico.
   *[other] { $seat } tiene { $card }.
}
homestead-fact-drew = { $card ->
    [none] { $seat } pesca una carta edificio.
   *[other] { $seat } pesca { $card }.
}
homestead-fact-proposed = { $seat } propone uno scambio a { $to }.
homestead-fact-exchanged = { $agreed ->
    [yes] Lo scambio nella squadra { $team } è fatto.
    [no] Nessuno scambio nella squadra { $team }.
   *[unknown] La squadra { $team } ha deciso lo scambio.
}
homestead-fact-reshuffled = { $orders ->
    [yes] Gli scarti degli incarichi si mescolano: { $cards } carte nel nuovo mazzo.
   *[no] Gli scarti degli edifici si mescolano: { $cards } carte nel nuovo mazzo.
}
homestead-fact-solo-revealed = { $outcome ->
    [clash] { $card } si salta: hai quell'incarico.
    [no-room] { $card } non trova posto e prosegue.
   *[in-force] { $card } arriva nella valle.
}
homestead-fact-taken-up = Le altre tessere del rivale non ci stanno: l'area si mette di nuovo.
homestead-fact-lost = { $cards ->
    [one] 1 carta del mazzetto si perde senza vederla.
   *[other] { $cards } carte del mazzetto si perdono senza vederle.
}
homestead-fact-order-scored = { $card } rende a { $seat } { $dollars } $.
homestead-fact-hand-left = { $seat } non ha giocato: { $cards }.
homestead-fact-ended = La partita è finita. { $reason }

## Refusals

homestead-refuse-not-your-turn = Non è il tuo turno.
homestead-refuse-not-asked-now = Non è questo che si decide ora.
homestead-refuse-game-over = La partita è finita.
homestead-refuse-wrong-number = Il numero di carte non è giusto: ne servono { $need }, ne hai scelte { $have }.
homestead-refuse-no-order-discarded = Almeno una delle carte scartate deve essere un incarico.
homestead-refuse-post-too-near = Un altro emporio è troppo vicino: devono esserci in mezzo almeno tre caselle.
homestead-refuse-not-in-hand = Queste carte non le hai in mano.
homestead-refuse-not-in-stack = Questa carta non è nel tuo mazzetto.
homestead-refuse-cannot-be-played = Per questa carta non c'è un posto permesso.
homestead-refuse-must-play = Devi giocare: almeno una delle tue carte ha un posto.
homestead-refuse-not-offered = Questo incarico non ti è stato offerto.
homestead-refuse-not-an-order = Questa carta non è un incarico.
homestead-refuse-not-this-tile = Queste caselle non hanno la forma della tessera.
homestead-refuse-off-the-map = La tessera esce dalla mappa.
homestead-refuse-not-free = Una casella è già coperta.
homestead-refuse-wrong-terrain = Solo { $have } caselle su { $need } stanno sul terreno della carta.
homestead-refuse-forest-locked = Nessun tuo boscaiolo ha aperto questa foresta.
homestead-refuse-not-adjacent = La tessera non tocca nessun tuo edificio, e la carta non ha il carro.
homestead-refuse-too-few-cells = La stella chiede { $need } caselle libere adiacenti del suo terreno; qui sono { $have }.
homestead-refuse-too-few-cells-near = La stella chiede { $need } caselle libere del suo terreno entro il raggio; qui sono { $have }.
homestead-refuse-too-few-neighbours = La stella chiede { $need } edifici adiacenti del suo genere; qui sono { $have }.
homestead-refuse-too-few-near = La stella chiede { $need } edifici del suo genere entro il raggio; qui sono { $have }.
homestead-refuse-too-near = Entro il raggio c'è un edificio che la stella vieta.
homestead-refuse-town-too-small = L'area cittadina deve poi avere { $need } edifici; ne avrebbe { $have }.
homestead-refuse-no-town-beside = La tessera deve toccare un'area cittadina di { $need } edifici; la più grande qui ne ha { $have }.
homestead-refuse-area-too-small = La tua area propria deve poi avere { $need } edifici; ne avrebbe { $have }.
homestead-refuse-too-few-types = La tessera deve toccare tuoi edifici di { $need } tipi; qui sono { $have }.
homestead-refuse-wrong-share = Ogni compagno tiene un incarico e due edifici.
homestead-refuse-not-of-the-team = Queste carte non sono della tua squadra.
homestead-refuse-type-forbidden = In questo round il rivale vieta edifici di questo tipo.
homestead-refuse-type-limit = In questo round il rivale permette solo { $need } di questo tipo, e ne hai già costruiti { $have }.
homestead-refuse-same-type-again = Il rivale vieta due volte di fila lo stesso tipo.
homestead-refuse-tile-too-large = In questo round il rivale permette solo tessere fino a { $need } caselle; questa ne ha { $have }.
homestead-refuse-beside-rival = In questo round il rivale vieta di costruire accanto alla nuova area.
homestead-refuse-near-rival = In questo round il rivale vieta di costruire così vicino alla nuova area.
homestead-refuse-no-tile-left = Tutte le tessere di questo tipo e di questa forma sono sulla mappa.
homestead-refuse-no-such-tile = Il rivale non ha ora una tessera così da mettere.
homestead-refuse-not-beside-area = La tessera deve toccare l'area del rivale.
homestead-refuse-again-forbidden = Una tessera del rivale ci sta ancora: metti prima quella.

## Options

homestead-option-map = Mappa
homestead-option-map-help = Le mappe grandi lasciano più spazio; le piccole vi fanno vicini prima.
homestead-option-map-auto = per il numero dei giocatori
homestead-option-map-solo20 = Valle solitaria (20×20)
homestead-option-map-small21 = Due fiumi (21×21)
homestead-option-map-medium23 = Guadi larghi (23×23)
homestead-option-map-large25 = Grande Ovest (25×25)
homestead-option-teams = Due contro due
homestead-option-teams-help = In quattro; i compagni siedono di fronte, e ciò che uno costruisce vale come proprio per entrambi.
homestead-option-teams-false = ognuno per sé
homestead-option-teams-true = a squadre

## The table on the screen

homestead-board = La mappa: { $map }
homestead-panel = Le tue carte e la tua decisione
homestead-hand = La tua mano
homestead-hand-short = Mano ({ $count })
homestead-orders = Incarichi ({ $count })
homestead-stacks = Mazzetti che hai visto
homestead-stacks-short = Mazzetti
homestead-layers = Mostra sulla mappa
homestead-layers-short = Mostra
homestead-layer = Aree
homestead-layer-none = nessuna
homestead-layer-area = tutte
homestead-layer-own_area = proprie
homestead-layer-type_area = per tipo
homestead-radius = Raggio
homestead-radius-hint = Attorno all’edificio che indichi o premi.
homestead-between = Tra il round { $round } e il { $next }
homestead-step-keep-order = Incarico
homestead-step-discard-one = Scarto
homestead-step-replace = Sostituzione
homestead-step-exchange = Scambio
homestead-step-answer = Risposta
homestead-piles = Ancora da pescare: { $buildings } edifici, { $orders } incarichi.
homestead-my-discards = Hai scartato: { $cards }.
homestead-tiles = Tessere rimaste
homestead-choose-cards = Carte tra cui scegliere
homestead-star = Stella
homestead-card-on = Terreno: { $terrain }
homestead-card-set = Paga secondo la tua serie: { $symbol }
homestead-bonus-one = Bonus di costruzione: { $type }
homestead-places = { $places ->
    [one] 1 posto, { $best } $
   *[other] { $places } posti, fino a { $best } $
}
homestead-no-place = ora nessun posto
homestead-placing = La tessera che hai in mano
homestead-turn = Gira
homestead-mirror = Specchia
homestead-read = Leggi la carta
homestead-place-next = Posto successivo
homestead-place-before = Posto precedente
homestead-place-hint = Indica un punto della mappa. I numeri dicono quanto paga ogni posto; dove c’è un punto la tessera entra girata. Anche la rotella la gira.
homestead-place-hint-touch = Tocca la mappa. I numeri dicono quanto paga ogni posto; dove c’è un punto la tessera entra girata. Trascinala per spostarla.
homestead-place-yes = Qui entra: { $dollars } $.
homestead-place-no = Qui non può stare.
homestead-why-not = Perché non qui?
homestead-show-place = Mostrami un posto
homestead-build = Costruisci qui
homestead-build-for = Costruisci qui: { $dollars } $
homestead-build-order = Costruisci qui: per ora { $dollars } $
homestead-take-back = «Annulla» riprende la carta in mano.
homestead-pays = Paga ora
homestead-pays-now = Pagherebbe se la partita finisse ora
homestead-toll = Il rivale prende
homestead-do-pick = Prendi: { $card }
homestead-do-pick-none = Scegli una carta del mazzetto
homestead-do-play = Costruisci: { $card }
homestead-do-play-none = Scegli una carta da costruire
homestead-do-keep = Tieni: { $card }
homestead-do-keep-none = Scegli un incarico da tenere
homestead-do-discard = Scarta: { $card }
homestead-do-discard-none = Scegli una carta da scartare
homestead-some-start = { $orders ->
    [0] Scartane tre, tra cui un incarico ({ $count }/3)
   *[other] Scarta queste carte ({ $count }/3)
}
homestead-some-replace = { $count ->
    [0] Tieni tutte le carte
    [one] Sostituisci 1 carta
   *[other] Sostituisci { $count } carte
}
homestead-some-share = { $orders ->
    [one] Tieni queste carte ({ $count }/3)
   *[other] Tieni un incarico e due edifici ({ $count }/3)
}
homestead-some-exchange = Proponi di tenere queste ({ $count }/3)
homestead-answer-mine = Avresti in mano
homestead-answer-none = Il tuo compagno non propone alcuno scambio.
homestead-agree = Accetta
homestead-decline = Rifiuta
homestead-again = Riprendi l’area e ricomincia
homestead-chosen = La tua scelta: { $cards }
homestead-waiting = Chi sta ancora scegliendo
homestead-thinking = sta ancora scegliendo
homestead-has-chosen = ha scelto
homestead-order-held = in mano
homestead-order-built = costruito
homestead-order-place = dipende dal posto
homestead-stack-before = { $count ->
    [one] Davanti a { $seat }: 1 carta
   *[other] Davanti a { $seat }: { $count } carte
}
homestead-stack-row = { $count ->
    [one] Mazzetto { $place }: 1 carta
   *[other] Mazzetto { $place }: { $count } carte
}
homestead-stack-unseen = Non l’hai ancora visto.
homestead-stack-seen = { $count } tra queste: { $cards }
homestead-stack-taken = Prese da { $seats }: { $cards }
homestead-building-line = { $owner } · { $type }, { $size } nell’area
homestead-cell-at = Riga { $row }, colonna { $col }: { $ground }.
homestead-solo-orders = { $count } incarichi su 3 costruiti.
homestead-solo-next = Ancora { $dollars } $: { $rating }.
homestead-solo-built = Costruiti in questo round: { $count } su { $max }.
homestead-solo-last = Ultimo costruito: { $type }.
homestead-ratings = Come si chiama un totale
homestead-seat-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
homestead-seat-orders = { $count ->
    [one] 1 incarico costruito
   *[other] { $count } incarichi costruiti
}
homestead-seat-first = Primo giocatore
homestead-seat-team = Squadra { $team }
homestead-seat-sets = Serie di fattorie di { $sizes }
homestead-seat-bonus = { $count } $ in più per ciascuno: { $type }
homestead-seat-known = Ha di sicuro: { $cards }
homestead-key-card = Considera una carta
homestead-key-turn = Gira la tessera (Maiusc: nell’altro verso)
homestead-key-mirror = Specchia la tessera
homestead-key-places = Posto successivo, posto precedente
homestead-key-arrows = Sposta la tessera sulla mappa
homestead-key-build = Costruisci, o scegli la carta considerata
