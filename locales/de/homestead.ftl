# GO WEST – everything this game says. A box of one's own may bring names of its own.

homestead-name = GO WEST
homestead-designer = Stefan Freund, 2026
homestead-pitch = Wähle eine Karte, finde ihr den richtigen Platz im Tal, und lass jeden Nachbarn dafür zahlen.
homestead-alone = Allein spielst du um eine Bewertung: In jeder Runde zieht ein neuer Rivale zu, und du brauchst drei Aufträge.

## Terrain, types, symbols

homestead-terrain-steppe = Steppe
homestead-terrain-forest = Wald
homestead-terrain-mountain = Berge
homestead-terrain-river = Fluss
homestead-cell-steppe = Steppenfeld
homestead-cell-forest = Waldfeld
homestead-cell-mountain = Bergfeld
homestead-cell-river = Flussfeld
homestead-cells-steppe = Steppenfelder
homestead-cells-forest = Waldfelder
homestead-cells-mountain = Bergfelder
homestead-cells-river = Flussfelder
homestead-deposit-gold = Goldvorkommen
homestead-deposit-silver = Silbervorkommen
homestead-type-forester = Waldarbeiter
homestead-type-mine = Mine
homestead-type-farm = Farmgebäude
homestead-type-production = Produktionsgebäude
homestead-type-city = Stadtgebäude
homestead-type-order = Auftrag
homestead-any-forester = Waldarbeiter
homestead-any-mine = Mine
homestead-any-farm = Farmgebäude
homestead-any-production = Produktionsgebäude
homestead-any-city = Stadtgebäude
homestead-any-order = Auftrag
homestead-any-building = Gebäude
homestead-own-forester = eigenen Waldarbeiter
homestead-own-mine = eigene Mine
homestead-own-farm = eigenes Farmgebäude
homestead-own-production = eigenes Produktionsgebäude
homestead-own-city = eigenes Stadtgebäude
homestead-own-order = eigenen Auftrag
homestead-own-building = eigenes Gebäude
homestead-other-forester = gegnerischen Waldarbeiter
homestead-other-mine = gegnerische Mine
homestead-other-farm = gegnerisches Farmgebäude
homestead-other-production = gegnerisches Produktionsgebäude
homestead-other-city = gegnerisches Stadtgebäude
homestead-other-order = gegnerischen Auftrag
homestead-other-building = gegnerisches Gebäude
homestead-plural-forester = Waldarbeiter
homestead-plural-mine = Minen
homestead-plural-farm = Farmgebäude
homestead-plural-production = Produktionsgebäude
homestead-plural-city = Stadtgebäude
homestead-plural-order = Aufträge
homestead-plural-building = Gebäude
homestead-symbol-wheat = Weizen
homestead-symbol-corn = Mais
homestead-symbol-apple = Apfel
homestead-symbol-chicken = Huhn
homestead-symbol-pig = Schwein
homestead-symbol-cattle = Rind
homestead-symbol-horse = Pferd
homestead-or = { $some } oder { $last }
homestead-and = { $some } und { $last }
homestead-dollars = { $dollars } $
homestead-rival = der Rivale

## Maps

homestead-map-solo20 = Einsames Tal
homestead-map-small21 = Zwei-Fluss-Land
homestead-map-medium23 = Weite Furten
homestead-map-large25 = Großer Westen

## Building cards

homestead-card-lumberjack = Holzfäller
homestead-card-ranger = Förster
homestead-card-hunter = Jäger
homestead-card-trapper = Fallensteller
homestead-card-charcoal_burner = Köhler
homestead-card-log_cabin = Blockhütte
homestead-card-log_driver = Flößer
homestead-card-resin_gatherer = Harzsammler
homestead-card-gold_mine = Goldmine
homestead-card-silver_mine = Silbermine
homestead-card-gold_panner = Goldwäscher
homestead-card-adit = Stollen
homestead-card-quarry = Steinbruch
homestead-card-open_pit = Tagebau
homestead-card-prospector = Schürfer
homestead-card-farmstead = Bauernhof
homestead-card-wheat_field = Weizenfeld
homestead-card-riverside_field = Uferacker
homestead-card-corn_field = Maisfeld
homestead-card-apple_grove = Apfelhain
homestead-card-pig_farm = Schweinezucht
homestead-card-acorn_woods = Eichelmast
homestead-card-cattle_ranch = Rinderranch
homestead-card-alpine_pasture = Bergweide
homestead-card-horse_paddock = Pferdekoppel
homestead-card-smithy = Schmiede
homestead-card-carpenter = Zimmerer
homestead-card-implement_works = Gerätebau
homestead-card-bakery = Bäckerei
homestead-card-sawmill = Sägewerk
homestead-card-tannery = Gerberei
homestead-card-brewery = Brauerei
homestead-card-smelter = Schmelzhütte
homestead-card-wainwright = Wagenbauer
homestead-card-printer = Druckerei
homestead-card-mill = Wassermühle
homestead-card-house = Wohnhaus
homestead-card-saloon = Saloon
homestead-card-bank = Bank
homestead-card-market = Markt
homestead-card-church = Kirche
homestead-card-school = Schule
homestead-card-town_hall = Rathaus
homestead-card-sheriff = Sheriffbüro
homestead-card-stage_station = Poststation
homestead-card-hotel = Hotel
homestead-card-general_store = Gemischtwarenladen

## Trading posts

homestead-card-post_mine = Kontor der Bergleute
homestead-card-post_farm = Kontor der Farmer
homestead-card-post_forester = Kontor der Holzleute
homestead-card-post_production = Kontor der Handwerker

## Orders

homestead-card-canals = Kanäle
homestead-card-bridge = Brücke
homestead-card-steamboat = Dampfschiff
homestead-card-barbed_wire = Stacheldraht
homestead-card-dr_mcdowell = Dr. McDowell
homestead-card-railway = Eisenbahn
homestead-card-fort = Fort
homestead-card-grain_elevator = Getreidesilo
homestead-card-stockyard = Viehmarkt
homestead-card-mint_office = Münzamt
homestead-card-mining_company = Bergbaugesellschaft
homestead-card-timber_company = Holzgesellschaft
homestead-card-forest_reserve = Waldreservat
homestead-card-manufactory = Manufaktur
homestead-card-opera_house = Opernhaus
homestead-card-courthouse = Gericht
homestead-card-telegraph = Telegraf
homestead-card-homestead = Großranch
homestead-card-lookout = Aussichtsturm
homestead-card-boot_hill = Friedhof
homestead-card-stage_line = Postkutschenlinie
homestead-card-freight_yard = Frachthof
homestead-card-mission = Mission
homestead-card-forest_town = Waldsiedlung

## Solo cards

homestead-card-solo_steamboat = Kapitän Bixley
homestead-card-solo_bridge = Ada Trestle
homestead-card-solo_canals = Cornelius Lockhart
homestead-card-solo_barbed_wire = Jeb Thornton
homestead-card-solo_dr_mcdowell = Dr. McDowell
homestead-card-solo_railway = Silas Ironside
homestead-card-solo_fort = Oberst Hargrove
homestead-card-solo_grain_elevator = Martha Oatley
homestead-card-solo_stockyard = Buck Holloway
homestead-card-solo_mint_office = Phineas Sterling
homestead-card-solo_mining_company = Witwe Blackrock
homestead-card-solo_timber_company = Olaf Pinewood
homestead-card-solo_forest_reserve = Försterin Willow
homestead-card-solo_manufactory = Ezra Cogwell
homestead-card-solo_opera_house = Madame Loretta
homestead-card-solo_courthouse = Richter Pritchard
homestead-card-solo_telegraph = Dot Dashwell
homestead-card-solo_homestead = Big Tom Calloway
homestead-card-solo_lookout = Kundschafter Marlow
homestead-card-solo_boot_hill = Totengräber Mortimer
homestead-card-solo_stage_line = Whip Delaney
homestead-card-solo_freight_yard = Rosa Cargill
homestead-card-solo_mission = Padre Anselmo
homestead-card-solo_forest_town = Greta Birkholm

## A card in words

homestead-card-words = { $name }: { $type }, Plättchen { $shape }, auf { $terrain }.
homestead-card-wagon = Planwagen: darf abseits deiner Gebäude stehen.
homestead-card-star = Stern: { $conditions }.
homestead-card-symbol = Farmsymbol: { $symbol }.
homestead-card-bonus = Bau-Bonus: 1 $ mehr für jedes weitere: { $types }.
homestead-card-pays = Bringt { $effects }.
homestead-card-pays-end = Bringt am Ende { $effects }.
homestead-card-pays-nothing = Bringt selbst nichts.
homestead-card-opens = Gibt dir sein Waldgebiet frei.
homestead-card-cells = Gelände Feld für Feld: { $terrain }.
homestead-card-water = Drei seiner Felder werden für alle zum Fluss.

## What effects pay: one sentence for each word of the cards

homestead-effect-max = { $effect } (höchstens { $max } $)
homestead-effect-per = { $effect }, einmal für je { $per } davon
homestead-effect-flat = { $dollars } $
homestead-effect-covered_cell = { $dollars } $ je überbautes { $cell }
homestead-effect-adjacent_cell = { $dollars } $ je angrenzendes freies { $cell }
homestead-effect-radius_cell = { $dollars } $ je freies { $cell } im Umkreis { $radius }
homestead-effect-forest_area_size = { $per ->
    [one] { $dollars } $ je Feld des Waldgebiets
   *[other] { $dollars } $ für je { $per } Felder des Waldgebiets
}
homestead-effect-covered_deposit = { $dollars } $ je überbautes { $deposit }
homestead-effect-adjacent_deposit = { $dollars } $ je angrenzendes freies { $deposit }
homestead-effect-farm_set = Geld nach der Größe deines Farm-Sets
homestead-effect-sets_in_radius = { $dollars } $ je Set aus { $needs } im Umkreis { $radius }
homestead-effect-building_in_radius = { $dollars } $ je { $what } im Umkreis { $radius }
homestead-effect-adjacent_building = { $dollars } $ je { $what } direkt daneben
homestead-effect-city_area_size = { $dollars } $ je Gebäude des Stadtgebiets
homestead-effect-city_area_neighbour = { $dollars } $ je { $what } direkt am Stadtgebiet
homestead-effect-city_area_neighbour_types = { $dollars } $ je verschiedenen Gebäudetyp direkt am Stadtgebiet
homestead-effect-city_area_cell = { $dollars } $ je freies { $cell } direkt am Stadtgebiet

## What orders pay at the end

homestead-end-flat = { $dollars } $
homestead-end-own_building = { $dollars } $ je { $what }
homestead-end-own_building_near_cell = { $dollars } $ je { $what } neben einem freien { $cell }
homestead-end-own_building_on_terrain = { $dollars } $ je { $what } auf mindestens einem { $cell }
homestead-end-own_building_in_radius = { $dollars } $ je { $what } im Umkreis { $radius }
homestead-end-own_building_touching_other = { $dollars } $ je { $what } neben einem gegnerischen Gebäude
homestead-end-own_area_size = { $dollars } $ je Gebäude deines größten eigenen Gebiets ({ $types })
homestead-end-own_areas = { $dollars } $ je eigenes Gebiet mit mindestens { $min_size } Gebäuden ({ $types })
homestead-end-own_type_sets = { $dollars } $ je eigenes Set aus { $needs }
homestead-end-own_farm_symbols = { $dollars } $ je verschiedenes eigenes Farmsymbol
homestead-end-own_farm_sets = { $dollars } $ je Farm-Set mit mindestens { $min_size } Symbolen
homestead-end-own_deposit = { $dollars } $ je { $deposit } unter deinen Gebäuden
homestead-end-own_forest_areas = { $dollars } $ je Waldgebiet, auf dem ein eigenes Gebäude steht
homestead-end-own_bonus_symbol = { $dollars } $ je eigenes Bau-Bonus-Symbol
homestead-end-own_map_edges = { $dollars } $ je Kartenrand, den ein eigenes Gebäude berührt

## Star requirements

homestead-require-adjacent_cell = { $min ->
    [one] { $min } angrenzendes freies { $cell }
   *[other] mindestens { $min } angrenzende freie { $cells }
}
homestead-require-cell_in_radius = { $min ->
    [one] { $min } freies { $cell } im Umkreis { $radius }
   *[other] mindestens { $min } freie { $cells } im Umkreis { $radius }
}
homestead-require-adjacent_building = grenzt an mindestens { $min }× { $what }
homestead-require-building_in_radius = braucht mindestens { $min }× { $what } im Umkreis { $radius }
homestead-require-no_building_in_radius = nichts davon im Umkreis { $radius }: { $what }
homestead-require-no_post_in_radius = kein anderes Kontor im Umkreis { $radius }
homestead-require-city_area_min = sein Stadtgebiet hat danach mindestens { $size } Gebäude
homestead-require-adjacent_city_area = grenzt an ein Stadtgebiet mit mindestens { $min_size } Gebäuden
homestead-require-own_area_min = sein eigenes Gebiet hat danach mindestens { $size } Gebäude
homestead-require-adjacent_own_types = grenzt an eigene Gebäude von mindestens { $min } Typen

## Restrictions of the solo cards

homestead-solo-forbid_type = Baue diese Runde nichts davon: { $types }.
homestead-solo-limit_type = Baue diese Runde höchstens { $max } davon: { $types }.
homestead-solo-no_repeat_type = Diese Runde nie in zwei Zügen hintereinander denselben Typ.
homestead-solo-max_cells = Diese Runde nur Plättchen mit höchstens { $cells } Feldern.
homestead-solo-no_wagon = Planwagen-Symbole gelten diese Runde nicht.
homestead-solo-no_bonus = Diese Runde kein Bau-Bonus.
homestead-solo-no_forest_conversion = Freigegebener Wald gilt diese Runde nicht als Steppe.
homestead-solo-forbid_adjacent_rival = Baue diese Runde nicht angrenzend an das neue Gebiet des Rivalen.
homestead-solo-forbid_radius_rival = Baue diese Runde nicht im Umkreis { $radius } um das neue Gebiet des Rivalen.
homestead-solo-toll-any = Jedes Gebäude bringt diese Runde { $dollars } $ weniger, nie unter 0.
homestead-solo-toll-types = Diese bringen diese Runde { $dollars } $ weniger, nie unter 0: { $types }.
homestead-solo-toll-near_rival = Gebäude im Umkreis { $radius } um das neue Gebiet des Rivalen bringen diese Runde { $dollars } $ weniger, nie unter 0.
homestead-solo-ignore_rival_buildings = Das neue Gebiet des Rivalen zählt diese Runde weder für dein Geld noch für Bedingungen.
homestead-solo-blind_discard = { $count ->
    [one] Vor jeder Auswahl dieser Runde geht eine zufällige Karte des Stapels verloren.
   *[other] Vor jeder Auswahl dieser Runde gehen { $count } zufällige Karten des Stapels verloren.
}

## The sentence of the moment

homestead-ask-waiting = Warten, bis alle sitzen.
homestead-ask-deal = Die Karten werden verteilt.
homestead-ask-chance = Eine Karte wird gezogen.
homestead-ask-start-hand-you = Wähle deine Starthand: Wirf drei von sechs Karten ab, mindestens eine davon ein Auftrag.
homestead-ask-start-hand-other = Wählt noch die Starthand: { $seat }.
homestead-ask-start-hand-team-you = Wähle deine Starthand aus den Karten eures Teams: einen Auftrag und zwei Gebäude.
homestead-ask-start-hand-team-other = Wählt noch die Starthand: { $seat }.
homestead-ask-post-you = Lege dein Kontor auf freie Steppe; zu jedem anderen müssen mindestens drei Felder frei bleiben.
homestead-ask-post-other = { $seat } legt ein Kontor.
homestead-ask-pick-you = Wähle eine Karte aus dem Stapel.
homestead-ask-pick-other = Wählt noch: { $seat }.
homestead-ask-play-you = Spiele eine deiner vier Karten.
homestead-ask-play-other = { $seat } wählt eine Karte zum Spielen.
homestead-ask-forced-discard-you = Keine deiner Karten passt irgendwohin: Wirf eine ab.
homestead-ask-forced-discard-other = { $seat } kann nichts legen und muss eine Karte abwerfen.
homestead-ask-place-you = { $card }: Wo baust du?
homestead-ask-place-other = { $seat } sucht einen Platz für { $card }.
homestead-ask-keep-order-you = Behalte einen der drei Aufträge.
homestead-ask-keep-order-other = Wählt noch einen Auftrag: { $seat }.
homestead-ask-discard-one-you = Wirf eine deiner vier Karten ab.
homestead-ask-discard-one-other = Wirft noch eine Karte ab: { $seat }.
homestead-ask-replace-you = Ersetze beliebig viele Karten durch neue Gebäudekarten, oder behalte alle.
homestead-ask-replace-other = Ersetzt noch Karten: { $seat }.
homestead-ask-exchange-you = Du darfst mit deinem Partner tauschen: Wähle die drei Karten, die du haben möchtest.
homestead-ask-exchange-other = Schlägt noch einen Tausch vor: { $seat }.
homestead-ask-answer-you = Dein Partner schlägt diesen Tausch vor. Einverstanden?
homestead-ask-answer-other = Antwortet noch: { $seat }.
homestead-ask-tile-you = Welches Plättchen des Rivalen kommt als Nächstes?
homestead-ask-tile-other = { $seat } legt die Gebäude des Rivalen.
homestead-ask-rival-you = Lege für den Rivalen: { $type }, Plättchen { $shape }.
homestead-ask-rival-other = { $seat } legt für den Rivalen: { $type }, Plättchen { $shape }.
homestead-moment = Runde { $round } von 4, Zug { $turn } von { $turns }
homestead-direction = { $clockwise ->
    [yes] Die Stapel wandern im Uhrzeigersinn
   *[no] Die Stapel wandern gegen den Uhrzeigersinn
}
homestead-over-won = { $seat } gewinnt mit { $points } $.
homestead-over-you = Du gewinnst mit { $points } $!
homestead-over-shared = { $seats } teilen sich den Sieg mit { $points } $.
homestead-over-team = { $seats } gewinnen zusammen mit { $points } $.
homestead-over-solo = { $points } $, { $orders } von 3 Aufträgen gebaut.

## Actions in words

homestead-say-discard = { $cards } abwerfen.
homestead-say-keep = { $cards } behalten.
homestead-say-take = Vorschlagen, dass du behältst: { $cards }.
homestead-say-replace = { $cards } ersetzen.
homestead-say-replace-none = Alle Karten behalten.
homestead-say-pick = { $card } wählen.
homestead-say-play = { $card } spielen.
homestead-say-place = { $cells ->
    [one] Das Plättchen auf 1 Feld legen.
   *[other] Das Plättchen auf diese { $cells } Felder legen.
}
homestead-say-tile = Als Nächstes für den Rivalen: { $type }, Plättchen { $shape }.
homestead-say-agree = Dem Tausch zustimmen.
homestead-say-decline = Den Tausch ablehnen.
homestead-say-again = Das Gebiet des Rivalen aufnehmen und neu legen.

## Why the game ended

homestead-reason-money = Vier Runden sind gespielt.
homestead-reason-tie = Vier Runden sind gespielt, und die Summen sind gleich.
homestead-reason-failed = Gescheitert: Es braucht drei Aufträge und 100 $.
homestead-reason-poor = Eine ärmliche Siedlung.
homestead-reason-modest = Eine bescheidene Siedlung.
homestead-reason-successful = Eine erfolgreiche Siedlung.
homestead-reason-wealthy = Eine wohlhabende Siedlung.
homestead-reason-flourishing = Eine florierende Siedlung!
homestead-rating-failed = gescheitert
homestead-rating-poor = ärmlich
homestead-rating-modest = bescheiden
homestead-rating-successful = erfolgreich
homestead-rating-wealthy = wohlhabend
homestead-rating-flourishing = florierend

## Scores

homestead-scores = Geld nach Herkunft
homestead-scores-source = Herkunft
homestead-scores-forester = Waldarbeiter
homestead-scores-mine = Minen
homestead-scores-farm = Farmgebäude
homestead-scores-production = Produktionsgebäude
homestead-scores-city = Stadtgebäude
homestead-scores-bonus = Bau-Bonus
homestead-scores-orders = Aufträge
homestead-scores-total = Summe
homestead-scores-team = Team
homestead-scores-place = Rang

## The log

homestead-fact-dealt = { $card ->
    [none] { $seat } bekommt eine Karte.
   *[other] { $seat } bekommt: { $card }.
}
homestead-fact-team-dealt = { $card ->
    [none] Team { $team } zieht eine Karte.
   *[other] Team { $team } zieht: { $card }.
}
homestead-fact-chose = { $seat } hat gewählt.
homestead-fact-discarded = { $count ->
    [one] { $seat } wirft 1 Karte ab.
   *[other] { $seat } wirft { $count } Karten ab.
}
homestead-fact-discarded-cards = { $seat } wirft ab: { $cards }.
homestead-fact-shared = { $seat } nimmt einen Teil der Karten des Teams.
homestead-fact-left-over = { $count ->
    [one] Team { $team } wirft die übrige Karte ab.
   *[other] Team { $team } wirft die übrigen { $count } Karten ab.
}
homestead-fact-post-dealt = { $seat } bekommt: { $post }.
homestead-fact-first-player = { $seat } hat den Startspielermarker.
homestead-fact-round = { $clockwise ->
    [yes] Runde { $round }: Die Stapel wandern im Uhrzeigersinn; { $seat } spielt zuerst.
   *[no] Runde { $round }: Die Stapel wandern gegen den Uhrzeigersinn; { $seat } spielt zuerst.
}
homestead-fact-stacked = Eine Karte kommt auf einen Stapel.
homestead-fact-stack-taken = { $size ->
    [one] { $seat } nimmt einen Stapel mit 1 Karte.
   *[other] { $seat } nimmt einen Stapel mit { $size } Karten.
}
homestead-fact-played = { $seat } spielt: { $card }.
homestead-fact-placed = { $seat } baut: { $card }.
homestead-fact-placed-rival = Der Rivale bekommt ein Gebäude: { $type }, Plättchen { $shape }.
homestead-fact-income = { $seat } verdient { $dollars } $.
homestead-fact-income-bonus = { $seat } verdient { $dollars } $, davon { $bonus } $ Bau-Bonus.
homestead-fact-income-toll = Der Rivale nimmt davon { $toll } $.
homestead-fact-income-part = { $count }-mal gezählt: { $dollars } $
homestead-fact-unlocked = { $seat } darf nun in diesem Wald bauen.
homestead-fact-unlocked-rival = Der Wald dient dem übrigen Gebiet des Rivalen als Steppe.
homestead-fact-forced-discard = { $seat } kann nichts legen und wirft eine Karte ab.
homestead-fact-round-ended = { $cards ->
    [one] Runde { $round } ist zu Ende; die übrige Karte wird abgeworfen.
   *[other] Runde { $round } ist zu Ende; die übrigen { $cards } Karten werden abgeworfen.
}
homestead-fact-hand-shown = { $seat } zeigt { $to } die Hand.
homestead-fact-order-dealt = { $card ->
    [none] { $seat } zieht einen Auftrag.
   *[other] { $seat } zieht den Auftrag { $card }.
}
homestead-fact-order-replaced = { $card } wird abgeworfen und ersetzt: Der Rivale ist schon im Tal.
homestead-fact-kept = { $card ->
    [none] { $seat } behält einen Auftrag.
   *[other] { $seat } behält { $card }.
}
homestead-fact-drew = { $card ->
    [none] { $seat } zieht eine Gebäudekarte.
   *[other] { $seat } zieht { $card }.
}
homestead-fact-proposed = { $seat } schlägt { $to } einen Tausch vor.
homestead-fact-exchanged = { $agreed ->
    [yes] Der Tausch in Team { $team } ist vereinbart.
    [no] Kein Tausch in Team { $team }.
   *[unknown] Team { $team } hat den Tausch geklärt.
}
homestead-fact-reshuffled = { $orders ->
    [yes] Die abgeworfenen Aufträge werden gemischt: { $cards } Karten im neuen Stapel.
   *[no] Die abgeworfenen Gebäudekarten werden gemischt: { $cards } Karten im neuen Stapel.
}
homestead-fact-solo-revealed = { $outcome ->
    [clash] { $card } wird übergangen: Du hast diesen Auftrag.
    [no-room] { $card } findet keinen Platz und zieht weiter.
   *[in-force] { $card } kommt ins Tal.
}
homestead-fact-taken-up = Die übrigen Plättchen des Rivalen passen nicht: Das Gebiet wird neu gelegt.
homestead-fact-lost = { $cards ->
    [one] 1 Karte des Stapels geht ungesehen verloren.
   *[other] { $cards } Karten des Stapels gehen ungesehen verloren.
}
homestead-fact-order-scored = { $card } bringt { $seat } { $dollars } $.
homestead-fact-hand-left = { $seat } hat nicht gespielt: { $cards }.
homestead-fact-ended = Das Spiel ist zu Ende. { $reason }

## Refusals

homestead-refuse-not-your-turn = Du bist nicht am Zug.
homestead-refuse-not-asked-now = Darum geht es jetzt nicht.
homestead-refuse-game-over = Das Spiel ist zu Ende.
homestead-refuse-wrong-number = Das ist nicht die richtige Zahl von Karten: { $need } sind nötig, du hast { $have } gewählt.
homestead-refuse-no-order-discarded = Mindestens eine der abgeworfenen Karten muss ein Auftrag sein.
homestead-refuse-post-too-near = Ein anderes Kontor ist zu nah: Mindestens drei Felder müssen dazwischenliegen.
homestead-refuse-not-in-hand = Diese Karten hast du nicht auf der Hand.
homestead-refuse-not-in-stack = Diese Karte ist nicht in deinem Stapel.
homestead-refuse-cannot-be-played = Für diese Karte gibt es keinen erlaubten Platz.
homestead-refuse-must-play = Du musst spielen: Mindestens eine deiner Karten hat einen Platz.
homestead-refuse-not-offered = Dieser Auftrag wurde dir nicht angeboten.
homestead-refuse-not-an-order = Diese Karte ist kein Auftrag.
homestead-refuse-not-this-tile = Diese Felder haben nicht die Form des Plättchens.
homestead-refuse-off-the-map = Das Plättchen ragt über den Kartenrand.
homestead-refuse-not-free = Ein Feld ist schon bedeckt.
homestead-refuse-wrong-terrain = Nur { $have } von { $need } Feldern liegen auf dem Gelände der Karte.
homestead-refuse-forest-locked = Diesen Wald hat noch keiner deiner Waldarbeiter freigegeben.
homestead-refuse-not-adjacent = Das Plättchen grenzt an keines deiner Gebäude, und die Karte hat keinen Planwagen.
homestead-refuse-too-few-cells = Der Stern verlangt { $need } angrenzende freie Felder seines Geländes; hier sind es { $have }.
homestead-refuse-too-few-cells-near = Der Stern verlangt { $need } freie Felder seines Geländes im Umkreis; hier sind es { $have }.
homestead-refuse-too-few-neighbours = Der Stern verlangt { $need } angrenzende Gebäude seiner Art; hier sind es { $have }.
homestead-refuse-too-few-near = Der Stern verlangt { $need } Gebäude seiner Art im Umkreis; hier sind es { $have }.
homestead-refuse-too-near = Im Umkreis liegt ein Gebäude, das der Stern verbietet.
homestead-refuse-town-too-small = Das Stadtgebiet muss danach { $need } Gebäude haben; es hätte { $have }.
homestead-refuse-no-town-beside = Das Plättchen muss an ein Stadtgebiet aus { $need } Gebäuden grenzen; das größte hier hat { $have }.
homestead-refuse-area-too-small = Dein eigenes Gebiet muss danach { $need } Gebäude haben; es hätte { $have }.
homestead-refuse-too-few-types = Das Plättchen muss an eigene Gebäude von { $need } Typen grenzen; hier sind es { $have }.
homestead-refuse-wrong-share = Jeder Partner behält einen Auftrag und zwei Gebäude.
homestead-refuse-not-of-the-team = Diese Karten gehören nicht eurem Team.
homestead-refuse-type-forbidden = Der Rivale verbietet diese Runde Gebäude dieses Typs.
homestead-refuse-type-limit = Der Rivale erlaubt diese Runde nur { $need } dieses Typs, und du hast schon { $have } gebaut.
homestead-refuse-same-type-again = Der Rivale verbietet zweimal hintereinander denselben Typ.
homestead-refuse-tile-too-large = Der Rivale erlaubt diese Runde nur Plättchen mit bis zu { $need } Feldern; dieses hat { $have }.
homestead-refuse-beside-rival = Der Rivale verbietet diese Runde, angrenzend an das neue Gebiet zu bauen.
homestead-refuse-near-rival = Der Rivale verbietet diese Runde, so nah an dem neuen Gebiet zu bauen.
homestead-refuse-no-tile-left = Alle Plättchen dieses Typs und dieser Form liegen schon auf der Landkarte.
homestead-refuse-no-such-tile = So ein Plättchen hat der Rivale jetzt nicht zu legen.
homestead-refuse-not-beside-area = Das Plättchen muss an das Gebiet des Rivalen grenzen.
homestead-refuse-again-forbidden = Ein Plättchen des Rivalen passt noch: Lege es zuerst.

## Options

homestead-option-map = Landkarte
homestead-option-map-help = Größere Landkarten lassen mehr Platz, kleinere machen euch früher zu Nachbarn.
homestead-option-map-auto = passend zur Zahl der Personen
homestead-option-map-solo20 = Einsames Tal (20×20)
homestead-option-map-small21 = Zwei-Fluss-Land (21×21)
homestead-option-map-medium23 = Weite Furten (23×23)
homestead-option-map-large25 = Großer Westen (25×25)
homestead-option-teams = Zwei gegen zwei
homestead-option-teams-help = Zu viert; Partner sitzen einander gegenüber, und was einer baut, zählt für beide als eigen.
homestead-option-teams-false = alle für sich
homestead-option-teams-true = in Teams

## The table on the screen

homestead-board = Die Karte: { $map }
homestead-panel = Deine Karten und was du entscheidest
homestead-hand = Deine Hand
homestead-hand-short = Hand ({ $count })
homestead-orders = Aufträge ({ $count })
homestead-stacks = Stapel, die du gesehen hast
homestead-stacks-short = Stapel
homestead-layers = Auf der Karte zeigen
homestead-layers-short = Zeigen
homestead-layer = Gebiete
homestead-layer-none = keine
homestead-layer-area = alle
homestead-layer-own_area = eigene
homestead-layer-type_area = je Typ
homestead-radius = Umkreis
homestead-radius-hint = Um das Gebäude, auf das du zeigst oder drückst.
homestead-between = Zwischen Runde { $round } und { $next }
homestead-step-keep-order = Auftrag
homestead-step-discard-one = Abwerfen
homestead-step-replace = Ersetzen
homestead-step-exchange = Tauschen
homestead-step-answer = Antwort
homestead-piles = Noch zu ziehen: { $buildings } Gebäude, { $orders } Aufträge.
homestead-my-discards = Du hast abgeworfen: { $cards }.
homestead-tiles = Übrige Plättchen
homestead-choose-cards = Karten zur Wahl
homestead-star = Stern
homestead-card-on = Gelände: { $terrain }
homestead-card-set = Bringt Geld nach deinem Set: { $symbol }
homestead-bonus-one = Bau-Bonus: { $type }
homestead-places = { $places ->
    [one] 1 Platz, { $best } $
   *[other] { $places } Plätze, bis { $best } $
}
homestead-no-place = zurzeit kein Platz
homestead-placing = Das Plättchen in deiner Hand
homestead-turn = Drehen
homestead-mirror = Spiegeln
homestead-read = Karte lesen
homestead-place-next = Nächster Platz
homestead-place-before = Platz davor
homestead-place-hint = Zeige auf die Karte. Die Zahlen sagen, was jeder Platz bringt; bei Punkten passt es gedreht. Auch das Mausrad dreht.
homestead-place-hint-touch = Tippe auf die Karte. Die Zahlen sagen, was jeder Platz bringt; bei Punkten passt es gedreht. Zieh das Plättchen weiter.
homestead-place-yes = Hier passt es: { $dollars } $.
homestead-place-no = Hier darf es nicht liegen.
homestead-why-not = Warum nicht hier?
homestead-show-place = Zeig mir einen Platz
homestead-build = Hier bauen
homestead-build-for = Hier bauen: { $dollars } $
homestead-build-order = Hier bauen: zurzeit { $dollars } $
homestead-take-back = „Zurücknehmen“ holt die Karte wieder auf die Hand.
homestead-pays = Bringt jetzt
homestead-pays-now = Brächte, wenn jetzt Schluss wäre
homestead-toll = Der Rivale nimmt
homestead-do-pick = { $card } nehmen
homestead-do-pick-none = Wähle eine Karte des Stapels
homestead-do-play = { $card } bauen
homestead-do-play-none = Wähle eine Karte zum Bauen
homestead-do-keep = { $card } behalten
homestead-do-keep-none = Wähle einen Auftrag zum Behalten
homestead-do-discard = { $card } abwerfen
homestead-do-discard-none = Wähle eine Karte zum Abwerfen
homestead-some-start = { $orders ->
    [0] Wirf drei ab, davon einen Auftrag ({ $count }/3)
   *[other] Diese Karten abwerfen ({ $count }/3)
}
homestead-some-replace = { $count ->
    [0] Alle Karten behalten
    [one] 1 Karte ersetzen
   *[other] { $count } Karten ersetzen
}
homestead-some-share = { $orders ->
    [one] Diese Karten behalten ({ $count }/3)
   *[other] Behalte einen Auftrag und zwei Gebäude ({ $count }/3)
}
homestead-some-exchange = Diese Hand vorschlagen ({ $count }/3)
homestead-answer-mine = Du hättest dann
homestead-answer-none = Dein Partner schlägt keinen Tausch vor.
homestead-agree = Einverstanden
homestead-decline = Ablehnen
homestead-again = Gebiet aufnehmen und neu beginnen
homestead-chosen = Deine Wahl: { $cards }
homestead-waiting = Wer noch wählt
homestead-thinking = wählt noch
homestead-has-chosen = hat gewählt
homestead-order-held = auf der Hand
homestead-order-built = gebaut
homestead-order-place = hängt vom Platz ab
homestead-stack-before = { $count ->
    [one] Vor { $seat }: 1 Karte
   *[other] Vor { $seat }: { $count } Karten
}
homestead-stack-row = { $count ->
    [one] Stapel { $place }: 1 Karte
   *[other] Stapel { $place }: { $count } Karten
}
homestead-stack-unseen = Du hast ihn noch nicht gesehen.
homestead-stack-seen = { $count } von diesen: { $cards }
homestead-stack-taken = Genommen von { $seats }: { $cards }
homestead-building-line = { $owner } · { $type }, { $size } im Gebiet
homestead-cell-at = Zeile { $row }, Spalte { $col }: { $ground }.
homestead-solo-orders = { $count } von 3 Aufträgen gebaut.
homestead-solo-next = Noch { $dollars } $: { $rating }.
homestead-solo-built = Diese Runde gebaut: { $count } von { $max }.
homestead-solo-last = Zuletzt gebaut: { $type }.
homestead-ratings = Wie eine Summe heißt
homestead-seat-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
homestead-seat-orders = { $count ->
    [one] 1 Auftrag gebaut
   *[other] { $count } Aufträge gebaut
}
homestead-seat-first = Startspieler
homestead-seat-team = Team { $team }
homestead-seat-sets = Farm-Sets der Größe { $sizes }
homestead-seat-bonus = { $count } $ mehr für jedes: { $type }
homestead-seat-known = Hat sicher: { $cards }
homestead-key-card = Eine Karte ansehen
homestead-key-turn = Plättchen drehen (Umschalt: andersherum)
homestead-key-mirror = Plättchen spiegeln
homestead-key-places = Nächster Platz, Platz davor
homestead-key-arrows = Plättchen auf der Karte bewegen
homestead-key-build = Bauen, oder die angesehene Karte wählen
