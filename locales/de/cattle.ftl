# Great Western Trail – everything this game says.

cattle-name = Great Western Trail
cattle-designer = Alexander Pfister, 2016
cattle-pitch = Treibe deine Herde nach Kansas City, stelle ein, baue, räume den Weg frei und liefere immer weiter nach Westen.
cattle-alone = Allein spielst du gegen Craig: Seine Karten sagen, was er tut, und er sagt dir, warum.
cattle-craig = Craig
cattle-rival = { cattle-craig }
cattle-bank = die Bank
cattle-or = oder
cattle-top = oben
cattle-bottom = unten
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
cattle-card-worth = { $card } ({ $points } SP)
cattle-cards-any_cattle = eine beliebige Rinderkarte
cattle-cards-pair_same_type = zwei Rinderkarten einer Sorte
cattle-cards-objective_card = eine Auftragskarte
cattle-worker-cowboy = Cowboy
cattle-worker-craftsman = Handwerker
cattle-worker-engineer = Ingenieur
cattle-zone-flood = Überschwemmung
cattle-zone-drought = Dürre
cattle-zone-rockfall = Steinschlag
cattle-teepee-green = grünes Tipi
cattle-teepee-blue = blaues Tipi
cattle-tile-neutral = neutrales Gebäude { $letter }
cattle-tile-private = Gebäude { $building } von { $seat }
cattle-tile-hazard = { $zone }, { $vp } SP
cattle-place-start = Start
cattle-place-teepee = Tipiplatz { $value }
cattle-place-slot = Platz { $node }
cattle-space = Streckenfeld { $space }.
cattle-turnout = Abstellgleis { $space }.
cattle-station = Bahnhof { $station }
cattle-disc-aux_money = Hilfsaktion Geld
cattle-disc-aux_draw = Hilfsaktion Ziehen
cattle-disc-aux_cert = Hilfsaktion Zertifikat
cattle-disc-aux_engine = Hilfsaktion Lok
cattle-disc-aux_remove = Hilfsaktion Entfernen
cattle-disc-cert4 = Zertifikatsgrenze 4
cattle-disc-cert6 = Zertifikatsgrenze 6
cattle-disc-step_left = linke Schrittscheibe
cattle-disc-step_right = rechte Schrittscheibe
cattle-disc-hand_left = linke Handscheibe
cattle-disc-hand_right = rechte Handscheibe
cattle-disc = { $left ->
    [0] { $disc }: frei.
    [one] { $disc }: 1 Scheibe darauf.
   *[other] { $disc }: { $left } Scheiben darauf.
}
cattle-master-sm_certs = Bahnhofsvorsteher: Zertifikate
cattle-master-sm_certs-help = ein dauerhaftes Zertifikat; am Ende 3 SP für je 2 Zertifikate, vorübergehende und dauerhafte zusammen.
cattle-master-sm_teepees = Bahnhofsvorsteher: Tipis
cattle-master-sm_teepees-help = ein dauerhaftes Zertifikat; am Ende 3 SP für jedes Paar aus grünem und blauem Tipi.
cattle-master-sm_hazards = Bahnhofsvorsteher: Gefahren
cattle-master-sm_hazards-help = ein dauerhaftes Zertifikat; am Ende 3 SP für je 2 Gefahrenplättchen.
cattle-master-sm_objectives = Bahnhofsvorsteher: Aufträge
cattle-master-sm_objectives-help = eine Gefahr kostenlos entfernen oder mit den Stämmen handeln; am Ende 3 SP für je 2 Auftragskarten in deinem Bereich, erfüllt oder nicht.
cattle-master-sm_workers = Bahnhofsvorsteher: Arbeiter
cattle-master-sm_workers-help = 2 $; am Ende 1 SP für jeden Arbeiter auf deinem Tableau, auch die aufgedruckten.

## What actions do

cattle-op-discard = { $card } abwerfen: { $gain }
cattle-op-gain = Du bekommst { $gain }
cattle-op-gain-per = Du bekommst { $gain } mal { $per }
cattle-op-hire = { $change ->
    [0] Einstellen zum Listenpreis
    [-1] Einstellen für { $off } $ weniger
    [-2] Einstellen für { $off } $ weniger
    [-3] Einstellen für { $off } $ weniger
    [-4] Einstellen für { $off } $ weniger
   *[other] Einstellen für { $off } $ mehr
}
cattle-op-build = Bauen für { $rate } $ je Handwerker
cattle-op-engine = Lok vorwärts, höchstens { $most }
cattle-op-engine-paid = { $pay } $ zahlen: Lok vorwärts, höchstens { $most }
cattle-op-engine-back = { $steps ->
    [one] Lok genau 1 Feld zurück: { $gain }
   *[other] Lok genau { $steps } Felder zurück: { $gain }
}
cattle-op-remove_hazard = { $pay ->
    [0] Eine Gefahr kostenlos entfernen
   *[other] Eine Gefahr für { $pay } $ entfernen
}
cattle-op-move = Weiterziehen, höchstens { $most } Schritte
cattle-op-walk = Kostenlos gehen, höchstens { $most } Schritte
cattle-op-draw = Karten ziehen, höchstens { $most }, dann ebenso viele abwerfen
cattle-op-buy_cattle = Rinder kaufen
cattle-op-take_objective = Eine Auftragskarte nehmen
cattle-op-trade_teepee = Mit den Stämmen handeln
cattle-op-aux = Eine Hilfsaktion, einfach oder doppelt
cattle-op-cert_to_limit = Zertifikate bis zu deiner Grenze
cattle-op-special_delivery = Sonderauslieferung
cattle-op-use_adjacent_building = Ein benachbartes Gebäude nutzen
cattle-op-upgrade_station_behind_engine = Einen Bahnhof hinter deiner Lok ausbauen
cattle-per-engineers = die Zahl deiner Ingenieure
cattle-per-cowboys = die Zahl deiner Cowboys
cattle-per-own_buildings_in_woods = die Zahl deiner Gebäude im Wald
cattle-per-teepee_pair_blue_green = die Zahl deiner Paare aus blauem und grünem Tipi
cattle-gain-money = { $money } $
cattle-gain-cert = { $count ->
    [one] 1 Zertifikat
   *[other] { $count } Zertifikate
}
cattle-gain-engine = Lok { $count } vorwärts
cattle-gain-objective = eine Auftragskarte auf die Hand
cattle-aux-money = 1 $ nehmen
cattle-aux-money-double = 2 $ nehmen
cattle-aux-money-short = Geld
cattle-aux-draw = 1 Karte ziehen, dann 1 abwerfen
cattle-aux-draw-double = Bis zu 2 Karten ziehen, dann ebenso viele abwerfen
cattle-aux-draw-short = Ziehen
cattle-aux-certificate = 1 $ zahlen, Lok 1 zurück: 1 Zertifikat
cattle-aux-certificate-double = 2 $ zahlen, Lok 2 zurück: bis zu 2 Zertifikate
cattle-aux-certificate-short = Zertifikat
cattle-aux-engine = 1 $ zahlen: Lok 1 vorwärts
cattle-aux-engine-double = 2 $ zahlen: Lok bis zu 2 vorwärts
cattle-aux-engine-short = Lok
cattle-aux-remove = Lok 1 zurück: 1 Handkarte entfernen
cattle-aux-remove-double = Lok 2 zurück: 2 Handkarten entfernen
cattle-aux-remove-short = Entfernen

## Objectives

cattle-task-building = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
cattle-task-station = { $count ->
    [one] 1 Bahnhof
   *[other] { $count } Bahnhöfe
}
cattle-task-hazard = { $count ->
    [one] 1 Gefahr
   *[other] { $count } Gefahren
}
cattle-task-green_teepee = { $count ->
    [one] 1 grünes Tipi
   *[other] { $count } grüne Tipis
}
cattle-task-blue_teepee = { $count ->
    [one] 1 blaues Tipi
   *[other] { $count } blaue Tipis
}
cattle-task-cattle3 = { $count ->
    [one] 1 Karte vom Wert 3
   *[other] { $count } Karten vom Wert 3
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
    [one] 1 Scheibe auf San Francisco
   *[other] { $count } Scheiben auf San Francisco
}
cattle-objective-named = Auftrag ({ $tasks })
cattle-objective = Auftrag: { $tasks }. { $vp } SP; unerfüllt −{ $penalty }.
cattle-objective-now = Beim Ausspielen: { $op }.
cattle-objective-deck = { $count ->
    [one] Auftragsstapel: 1 Karte.
   *[other] Auftragsstapel: { $count } Karten.
}
cattle-objective-none = Hier liegt keine Auftragskarte.

## The table in words

cattle-board = Der Spielplan
cattle-tabs = Teile des Tisches
cattle-tab-trail = Weg
cattle-tab-railway = Bahn
cattle-tab-jobs = Arbeit
cattle-tab-cards = Karten
cattle-tab-boards = Tableaus
cattle-tab-map = Spielplan
cattle-jobs = Arbeitsmarkt
cattle-job = { $worker }, Zeile { $row }, { $cost } $.
cattle-token = Arbeitsmarkt-Anzeiger: Aus dieser Zeile wird niemand eingestellt.
cattle-refill = Ist diese Zeile voll, wird der Rindermarkt aufgefüllt.
cattle-foresight = Vorschau
cattle-foresight-tile = Spalte { $column }, { $place }: { $tile }.
cattle-pile = { $count ->
    [one] noch 1
   *[other] noch { $count }
}
cattle-market = Rindermarkt
cattle-deck = Stapel: { $count }
cattle-objectives = Auftragskarten
cattle-city = { $corner ->
    [dark] { $city }, Wert { $value }. Dunkle Ecke.
   *[white] { $city }, Wert { $value }.
}
cattle-city-each = Je Scheibe: sofort { $money } $, am Ende { $points } SP.
cattle-city-discs = Scheiben: { $seats }.
cattle-link = { $objective ->
    [1] Verbindung { $between }: { $points } SP und eine Auftragskarte.
   *[0] Verbindung { $between }: { $points } SP.
}
cattle-station-label = { $corner ->
    [dark] Bahnhof { $station }: { $cost } $, { $vp } SP. Dunkle Ecke.
   *[white] Bahnhof { $station }: { $cost } $, { $vp } SP.
}
cattle-crossing = Bahnübergang: 1 $ für eine Auslieferung darüber hinaus.
cattle-engine-of = Lok von { $seat }.
cattle-stands = { $seat } steht hier.
cattle-stop-pays = { $pays ->
    [0] Hier anhalten, ohne Gebühr.
   *[other] Hier anhalten, unterwegs { $pays } $ Gebühr.
}
cattle-hand-green = Grüne Hand: { $fee } $
cattle-hand-black = Schwarze Hand: { $fee } $
cattle-legend-woods = im Wald
cattle-legend-risk = Risikoaktion
cattle-note-trade = Handel hier: { $value } $.
cattle-note-risk = Risikoaktion: { $op }.
cattle-note-woods = Im Wald.
cattle-note-fee = { $to ->
    [owner] Gebühr: { $fee } $ an den Besitzer.
   *[bank] Gebühr: { $fee } $ an die Bank.
}
cattle-note-building = Braucht { $craftsmen } Handwerker; { $vp } SP.
cattle-board-of = Tableau von { $seat }
cattle-slot-free = Freier Platz
cattle-unbuilt = { $craftsmen ->
    [one] Gebäude { $building }, nicht gebaut: braucht 1 Handwerker.
   *[other] Gebäude { $building }, nicht gebaut: braucht { $craftsmen } Handwerker.
}
cattle-built-at = Gebäude { $building } steht auf { $at }.
cattle-gone = Gebäude { $building } wurde überbaut.
cattle-has-money = Geld: { $money } $
cattle-has-certificates = Zertifikate: { $count } von { $limit }, dauerhaft { $permanent }
cattle-has-steps = Schrittlimit: { $count }
cattle-has-engine = Lok auf { $space }
cattle-has-cowboy = Cowboys: { $count }
cattle-has-craftsman = Handwerker: { $count }
cattle-has-engineer = Ingenieure: { $count }
cattle-has-hazards = Gefahren: { $count } ({ $vp } SP)
cattle-has-green = Grüne Tipis: { $count }
cattle-has-blue = Blaue Tipis: { $count }
cattle-panel = Deine Hand und deine Wahl
cattle-draw-stack = { $count ->
    [one] Zugstapel: 1 Karte
   *[other] Zugstapel: { $count } Karten
}
cattle-discard-pile = { $count ->
    [one] Ablage: 1 Karte
   *[other] Ablage: { $count } Karten
}
cattle-breeding = Zuchtwert: { $value }
cattle-my-points = Deine Punkte: { $points }
cattle-my-discard = Deine Ablage und dein Deck
cattle-nothing = Noch nichts.
cattle-unseen = Auf der Hand und im Zugstapel: { $cards }
cattle-has-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
cattle-has-discs = Scheiben auf dem Tableau: { $count }
cattle-has-buildings = Gebäude auf dem Weg: { $count }
cattle-has-token = hat den Arbeitsmarkt-Anzeiger

## Craig

cattle-special-build = Bauen
cattle-special-cattle = Rinder
cattle-special-job = Arbeitsmarkt
cattle-special-teepee = Tipi
cattle-special-engine = Lok
cattle-special-hazard = Gefahr
cattle-special-objective = Auftrag
cattle-special-none = keine Sonderaktion
cattle-craig-card = Karte { $card }: { $steps } Schritte; { $special }; in Kansas City { $places }.
cattle-craig-option = Optionen von Karte { $card }: Rind Nr. { $cattle }, { $worker }, { $teepee }, Lok { $engine }, { $hazard }, Auftrag Nr. { $objective }.
cattle-craig-state = Craig: ? ist { $value }, { $score } SP, { $deck } Karten im Stapel.
cattle-craig-stack = Gebäude { $building } ist in Craigs Stapel.
cattle-fork-shorter = weniger Orte
cattle-fork-cheaper = niedrigere Gebühren
cattle-fork-spares-you = weniger für dich
cattle-fork-listed = alles gleich: der erste

## Choices in words

cattle-do-place = Beginnen auf: { $at }
cattle-do-go = Gehen: { $at }
cattle-do-teepee = Tipi nehmen: { $at }
cattle-do-hazard = Entfernen: { $at }
cattle-do-adjacent = Nutzen: { $at }
cattle-do-use = Ortsaktion { $use }
cattle-do-risk = Risikoaktion
cattle-do-hire = Einstellen: { $worker }
cattle-do-build = { $building } bauen: { $at }
cattle-do-buy = { $cowboys ->
    [one] Kaufen mit 1 Cowboy: { $cards }
   *[other] Kaufen mit { $cowboys } Cowboys: { $cards }
}
cattle-do-discard = { $card } abwerfen
cattle-do-remove = { $card } aus dem Spiel entfernen
cattle-do-play = { $card } ausspielen
cattle-do-draw = { $count ->
    [0] Keine Karte ziehen
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
cattle-do-certificates = { $count ->
    [0] Kein vorübergehendes Zertifikat ausgeben
    [one] 1 vorübergehendes Zertifikat ausgeben
   *[other] { $count } vorübergehende Zertifikate ausgeben
}
cattle-do-turnout = Lok zum Bahnhof { $station }
cattle-do-engine = Lok auf Feld { $space }
cattle-do-give = Arbeiter abgeben: { $worker }
cattle-do-objective-deck = Verdeckt vom Stapel
cattle-do-objective = Auftragskarte Nr. { $place }
cattle-do-upgrade = Bahnhof ausbauen
cattle-do-reveal = Zwei Marktkarten aufdecken
cattle-do-done = Fertig
cattle-do-no = Nein, danke
cattle-aux-one = Eine Hilfsaktion
cattle-aux-or = Oder stattdessen eine Hilfsaktion
cattle-tile-own = Gebäude { $building }: { $does }
cattle-build-at = Hier für { $price } $ bauen: { $at }
cattle-craig-did = Was Craig getan hat, und warum
cattle-effect-money = Geld: { $money } $
cattle-effect-certificates = Zertifikate: { $count }
cattle-effect-points = Punkte: { $points }
cattle-hand = Deine Hand
cattle-hand-empty = Deine Hand ist leer.
cattle-card-discard = abwerfen
cattle-card-remove = entfernen
cattle-card-play = ausspielen
cattle-risk = Risikoaktion:
cattle-used = genutzt
cattle-fee-to = { $pays } $ an { $to }
cattle-via = über { $places }
cattle-direct = direkt
cattle-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
cattle-free = frei
cattle-all-stops = Alle Orte
cattle-ways = { $count } Wege
cattle-key-choose = aus der Liste wählen
cattle-key-done = fertig
cattle-key-no = ablehnen
cattle-key-arrows = über den Spielplan gehen

## The sentence of the moment

cattle-ask-waiting = Warten, bis alle sitzen.
cattle-ask-deal = Der Tisch wird aufgebaut.
cattle-ask-chance = Es wird gezogen.
cattle-ask-craig = Craig ist am Zug.
cattle-ask-closing = Letzte Züge!
cattle-ask-other = { $phase ->
    [setup] { $seat } wählt den ersten Ort.
    [move] { $seat } zieht.
    [kansas_city] { $seat } ist in Kansas City.
    [draw] { $seat } zieht Karten nach.
   *[act] { $seat } nutzt einen Ort.
}
cattle-ask-nothing = Gerade ist nichts zu entscheiden.
cattle-ask-place = Stelle deinen Viehtreiber auf ein beliebiges neutrales Gebäude.
cattle-ask-move = Ziehe deinen Viehtreiber, höchstens { $most } Schritte: Wo hältst du an?
cattle-ask-local = Du bist hier: { $at }. Was tust du?
cattle-ask-step = { $most ->
    [one] Ziehe einen Schritt weiter.
   *[other] Ziehe weiter, höchstens { $most } Schritte.
}
cattle-ask-walk = Gehe kostenlos, höchstens { $most } Schritte, nicht nach Kansas City.
cattle-ask-hire = { $change ->
    [0] Stelle einen Arbeiter zum Listenpreis ein.
    [-1] Stelle einen Arbeiter für { $off } $ weniger ein.
    [-2] Stelle einen Arbeiter für { $off } $ weniger ein.
    [-3] Stelle einen Arbeiter für { $off } $ weniger ein.
    [-4] Stelle einen Arbeiter für { $off } $ weniger ein.
   *[other] Stelle einen Arbeiter für { $off } $ mehr ein.
}
cattle-ask-build = Welches Gebäude, und wohin? { $rate } $ je Handwerker.
cattle-ask-buy = { $cowboys ->
    [one] Kaufe Rinder: noch ein Cowboy.
   *[other] Kaufe Rinder: noch { $cowboys } Cowboys.
}
cattle-ask-discard = Welche Karte wirfst du ab?
cattle-ask-discard-pair = Wirf zwei Rinderkarten einer Sorte ab.
cattle-ask-put-back = { $left ->
    [one] Wirf eine Karte ab.
   *[other] Wirf { $left } Karten ab.
}
cattle-ask-remove = { $left ->
    [one] Entferne eine Karte aus dem Spiel.
   *[other] Entferne { $left } Karten aus dem Spiel.
}
cattle-ask-draw = Wie viele Karten ziehst du? Höchstens { $most }.
cattle-ask-forward = Lok vorwärts, höchstens { $most }: Wo hält sie?
cattle-ask-back = { $steps ->
    [one] Lok genau ein Feld zurück.
   *[other] Lok genau { $steps } Felder zurück.
}
cattle-ask-special-back = Sonderauslieferung: Wie weit fährt deine Lok zurück?
cattle-ask-end-of-line = Ende der Strecke: Fahre mit der Lok auf ein beliebiges freies Feld zurück.
cattle-ask-upgrade = Bahnhof { $station } für { $cost } $ ausbauen?
cattle-ask-master = Bahnhof { $station }. { $master }: { $help } Deinen zuletzt eingestellten Arbeiter dafür geben?
cattle-ask-master-action = Der Bahnhofsvorsteher: eine Gefahr kostenlos entfernen oder mit den Stämmen handeln?
cattle-ask-objective = { $to ->
    [hand] Nimm eine Auftragskarte auf die Hand.
   *[discard] Nimm eine Auftragskarte; sie kommt auf deine Ablage.
}
cattle-ask-teepee = Mit den Stämmen handeln: welches Tipi?
cattle-ask-hazard = { $pay ->
    [0] Eine Gefahr kostenlos entfernen: welche?
   *[other] Eine Gefahr für { $pay } $ entfernen: welche?
}
cattle-ask-adjacent = Welches benachbarte Gebäude nutzt du?
cattle-ask-aux = Wähle eine Hilfsaktion, einfach oder doppelt.
cattle-ask-foresight = Vorschau, Spalte { $column }: Welches Plättchen kommt auf den Spielplan?
cattle-ask-income = Deine Herde ist { $breeding } wert, dauerhafte Zertifikate { $permanent }. Wie viele vorübergehende gibst du dazu?
cattle-ask-deliver = Liefere in eine Stadt mit Wert { $most } oder weniger aus.
cattle-ask-disc-city = Welche Scheibe legst du auf { $city }?
cattle-ask-disc-station = Welche Scheibe legst du auf Bahnhof { $station }?
cattle-over-won = { $count ->
    [one] { $seat } gewinnt mit { $points } Punkten.
   *[other] { $seat } teilen sich den Sieg mit { $points } Punkten.
}
cattle-over-you = { $points ->
    [one] Du gewinnst mit 1 Punkt!
   *[other] Du gewinnst mit { $points } Punkten!
}
cattle-over-craig = Du { $you }, Craig { $craig }.

## Why the game ended

cattle-reason-job-market = Der Arbeitsmarkt ist voll.
cattle-reason-beat-craig = Du hast Craig geschlagen.
cattle-reason-draw = Du und Craig habt gleich viele Punkte: unentschieden.
cattle-reason-craig-won = Craig hat mehr Punkte.

## Scores

cattle-scores = Punkte nach Herkunft
cattle-scores-source = Herkunft
cattle-scores-money = Geld
cattle-scores-buildings = Gebäude
cattle-scores-cities = Städte und Verbindungen
cattle-scores-stations = Bahnhöfe
cattle-scores-hazards = Gefahren
cattle-scores-cattle = Rinder
cattle-scores-objectives = Aufträge
cattle-scores-masters = Bahnhofsvorsteher
cattle-scores-workers = Arbeiter
cattle-scores-step = Rechte Schrittscheibe
cattle-scores-token = Arbeitsmarkt-Anzeiger
cattle-scores-total = Summe
cattle-scores-place = Rang

## The log

cattle-fact-started = { $seat } hat den ersten Zug.
cattle-fact-start-card = { $seat } beginnt mit: { $card }.
cattle-fact-tile-placed = { $tile } kommt auf: { $at }.
cattle-fact-tile-lost = Kein Platz für { $tile }: aus dem Spiel.
cattle-fact-worker-placed = Arbeitsmarkt, Zeile { $row }: { $worker }.
cattle-fact-token-moved = Der Arbeitsmarkt-Anzeiger rückt in Zeile { $row }.
cattle-fact-placed = { $seat } beginnt auf: { $at }.
cattle-fact-moved = { $steps ->
    [one] { $seat } zieht 1 Schritt: { $at }.
   *[other] { $seat } zieht { $steps } Schritte: { $at }.
}
cattle-fact-fee = { $at }: { $seat } zahlt { $paid } von { $due } $ an { $to }.
cattle-fact-aux = { $double ->
    [yes] { $seat }, doppelte Hilfsaktion: { $kind }.
   *[no] { $seat }, Hilfsaktion: { $kind }.
}
cattle-fact-gained = { $seat } bekommt { $money } $.
cattle-fact-paid = { $seat } zahlt { $money } $.
cattle-fact-certificates = { $seat }: Zertifikate von { $from } auf { $to }.
cattle-fact-discarded = { $seat } wirft ab: { $card }.
cattle-fact-removed = { $seat } entfernt aus dem Spiel: { $card }.
cattle-fact-drew = { $seat } zieht: { $card }.
cattle-fact-reshuffled = { $cards ->
    [one] { $seat } mischt die Ablage: 1 Karte.
   *[other] { $seat } mischt die Ablage: { $cards } Karten.
}
cattle-fact-hired = { $seat } stellt für { $price } $ ein: { $worker }.
cattle-fact-built = { $over ->
    [none] { $seat } baut { $building } für { $price } $: { $at }.
   *[other] { $seat } baut { $building } über { $over } für { $price } $: { $at }.
}
cattle-fact-bought = { $seat } kauft für { $price } $: { $cards }.
cattle-fact-engine = { $seat }: Lok von { $from } nach { $to }.
cattle-fact-upgraded = { $seat } baut Bahnhof { $station } für { $price } $ aus.
cattle-fact-disc = { $seat } versetzt eine Scheibe: { $from } → { $to }.
cattle-fact-master-taken = { $seat } gibt an Bahnhof { $station } einen Arbeiter ab ({ $worker }). { $master }.
cattle-fact-objective-taken = { $card ->
    [none] { $seat } nimmt eine Auftragskarte vom Stapel.
   *[other] { $to ->
        [hand] { $seat } nimmt auf die Hand: { $card }.
       *[discard] { $seat } nimmt: { $card }.
    }
}
cattle-fact-objective-played = { $seat } spielt: { $card }.
cattle-fact-teepee-taken = { $seat } handelt: { $colour }, { $money } $.
cattle-fact-hazard-taken = { $seat } entfernt eine Gefahr: { $zone }, { $vp } SP.
cattle-fact-foresight = { $seat } nimmt aus Spalte { $column } der Vorschau: { $tile }.
cattle-fact-income = { $seat } verkauft { $hand }: { $breeding } + { $permanent } + { $temporary } = { $money } $.
cattle-fact-delivered = { $seat } liefert nach { $city } aus.
cattle-fact-undelivered = { $seat } hat keine Scheibe für { $city }: Die Auslieferung zählt nichts.
cattle-fact-transport = { $seat } zahlt { $money } $ für den Transport.
cattle-fact-link = { $seat } hat verbunden: { $between }.
cattle-fact-token = { $seat } füllt den Arbeitsmarkt und nimmt den Anzeiger.
cattle-fact-last-turns = Alle außer { $seat } haben noch einen Zug.
cattle-fact-ended = Das Spiel ist zu Ende. { $reason }
cattle-fact-scored = { $points ->
    [one] { $seat }: 1 Punkt.
   *[other] { $seat }: { $points } Punkte.
}
cattle-fact-sides = Seiten der Privatgebäude: { $sides }.
cattle-fact-master-placed = Bahnhof { $station }. { $master }.
cattle-fact-neutral-placed = Das neutrale Gebäude { $letter } steht auf: { $at }.
cattle-fact-tile-returned = Kein Platz für { $tile }: zurück in den Stapel.
cattle-fact-foresight-laid = Vorschau, Spalte { $column }, { $place }: { $tile }.
cattle-fact-market-card = Neu im Rindermarkt: { $card }.
cattle-fact-display-card = Neue Auftragskarte, Platz { $place }: { $card }.
cattle-fact-turn = { $seat } ist am Zug.
cattle-fact-used = { $seat } nutzt: { $at }.

## Craig in the log, with his reasons

cattle-fact-craig-reshuffled = { $cards ->
    [one] Craigs Karten werden gemischt: 1 Karte.
   *[other] Craigs Karten werden gemischt: { $cards } Karten.
}
cattle-fact-craig-card = { $card ->
    [0] Craigs Karten liegen bereit: Seine Optionen stehen auf Karte { $next }.
   *[other] Craig spielt Karte { $card }; seine Optionen stehen auf Karte { $next }.
}
cattle-fact-craig-fork = Gabelung ({ $at }), Craig nimmt den Weg „{ $path }“: { $reason ->
    [shorter] die wenigsten Orte ({ $lengths })
    [cheaper] gleich lang ({ $lengths }), die niedrigsten Gebühren ({ $fees })
    [spares-you] gleiche Gebühren ({ $fees }), davon am wenigsten an dich ({ $to_you })
   *[listed] alles gleich, also der erste der Reihe nach
}.
cattle-fact-craig-moved = Craig hält: { $at }.
cattle-fact-craig-pays = Die Bank zahlt dir für Craig { $money } $: { $at }.
cattle-fact-craig-foresight = { $reason ->
    [named] Craig nimmt aus Spalte { $column } das Plättchen { $place }: { $tile }.
    [other] Das genannte Plättchen ist nicht zu haben: Craig nimmt aus Spalte { $column } das { $place }: { $tile }.
   *[skipped] Craig kann aus Spalte { $column } nichts nehmen.
}
cattle-fact-craig-delivered = { $disc ->
    [board] Craig liefert nach { $city } aus.
    [reserve] Craig liefert nach { $city } aus, mit einer Scheibe aus der Reserve.
   *[no-disc] Craig liefert ohne Scheibe nach { $city } aus.
}
cattle-fact-craig-built = { $reason ->
    [all-tied] Craig baut { $building }: { $at }. Überall Gleichstand, also der erste Platz ab der Gabelung ({ $fork }).
   *[clear-choice] Craig baut { $building }: { $at }. An einer Gabelung ({ $fork }) war ein Pfad der beste.
}
cattle-fact-craig-cattle = Craig nimmt die Rinderkarte Nr. { $position }: { $card }.
cattle-fact-craig-job = Craig nimmt aus Zeile { $row }: { $worker }.
cattle-fact-craig-teepee = Craig nimmt: { $colour } ({ $at }).
cattle-fact-craig-engine = Craigs Lok, { $steps } Felder: von { $from } nach { $to } { $reason ->
    [behind] (hinter deiner, also geradeaus)
    [station] (zum nächsten Bahnhof)
    [end-of-line] (vom Ende der Strecke zurück)
   *[run] (kein Bahnhof in Reichweite)
}.
cattle-fact-craig-station = Craig markiert Bahnhof { $station }.
cattle-fact-craig-master = Craig lässt an Bahnhof { $station } einen Ingenieur. { $master }.
cattle-fact-craig-hazard = Craig nimmt eine Gefahr: { $zone }, { $vp } SP { $reason ->
    [highest] (die höchste)
    [zone] (von den höchsten die Art auf seinen Optionen)
   *[nearest-zone] (von den höchsten die nächste Art)
}.
cattle-fact-craig-objective = { $why ->
    [link] Für eine Verbindung nimmt Craig Auftrag Nr. { $place }: { $card }.
   *[card] Craig nimmt Auftrag Nr. { $place }: { $card }.
}
cattle-fact-craig-nothing = Craig tut nichts ({ $special }): { $reason ->
    [empty-stack] Sein Stapel ist leer.
    [no-slot] Es gibt keinen leeren Bauplatz.
    [no-cattle] Der Rindermarkt ist leer.
    [no-worker] Es gibt keinen solchen Arbeiter.
    [no-teepee] Es gibt kein Tipi dieser Farbe.
    [no-hazard] Es gibt keine Gefahr.
    [no-card] Es gibt keine Auftragskarte.
    [no-space] Seine Lok kann nicht fahren.
   *[no-special] Seine Karte hat keine Sonderaktion.
}

## Refusals

cattle-refuse-not-your-turn = Du bist nicht am Zug.
cattle-refuse-not-asked-now = Darum geht es jetzt nicht.
cattle-refuse-game-over = Das Spiel ist zu Ende.
cattle-refuse-not-neutral = Dein erster Ort ist ein neutrales Gebäude.
cattle-refuse-not-ahead = Das ist nicht der nächste Ort auf einem Pfad vor dir.
cattle-refuse-too-far = Das ist zu weit: { $need } Schritte, und du darfst { $have }.
cattle-refuse-stay-out = Ein freier Gang führt nie nach Kansas City.
cattle-refuse-nothing-done = An einem Ort musst du etwas tun; 1 $ nehmen geht immer.
cattle-refuse-no-such-action = So eine Aktion gibt es hier nicht.
cattle-refuse-action-used = Diese Aktion oder ihre andere Hälfte ist schon genutzt.
cattle-refuse-not-yours = Hier hast du nur eine Hilfsaktion.
cattle-refuse-aux-only-first = Eine Hilfsaktion ersetzt alle Ortsaktionen.
cattle-refuse-walk-first-act = Nutze zuerst den Ort, dann gehe.
cattle-refuse-replaced = Du hast dieses Gebäude überbaut: Die neuen Aktionen gibt es in diesem Zug nicht.
cattle-refuse-cannot-pay = Das kostet { $need } $, und du hast { $have } $.
cattle-refuse-no-card = Du hast die Karte nicht, die abgeworfen werden muss.
cattle-refuse-wrong-card = Das ist nicht die Karte, die abgeworfen werden muss.
cattle-refuse-aux-single-only = Ein Ort gibt dir nur die einfache Form.
cattle-refuse-aux-closed = Beide Plätze dieser Hilfsaktion sind noch verdeckt.
cattle-refuse-aux-double-closed = Für die doppelte Aktion müssen beide Plätze frei sein.
cattle-refuse-not-adjacent = Das ist kein benachbartes Gebäude.
cattle-refuse-tile-used = Kein Plättchen wird in einem Zug zweimal genutzt.
cattle-refuse-nothing-to-gain = Hier gibt es nichts, was es zählen oder bringen würde.
cattle-refuse-nothing-adjacent = Kein benachbartes Gebäude lässt sich nutzen.
cattle-refuse-nothing-there = Dort gibt es nichts zu nutzen.
cattle-refuse-row-closed = Aus der Zeile des Anzeigers wird niemand eingestellt.
cattle-refuse-no-worker = Dort liegt kein Arbeiter.
cattle-refuse-row-full = Deine Reihe für diese Arbeiter ist voll.
cattle-refuse-cannot-hire = Einstellen kostet { $need } $, und du hast { $have } $.
cattle-refuse-not-a-slot = Das ist kein Bauplatz.
cattle-refuse-slot-taken = Dort steht ein anderes Gebäude.
cattle-refuse-tile-built = Dieses Gebäude hast du schon gebaut.
cattle-refuse-not-higher = Das neue Gebäude muss mehr Handwerker verlangen als das alte.
cattle-refuse-too-few-craftsmen = Es braucht { $need } Handwerker, und du hast { $have }.
cattle-refuse-cannot-build = Bauen kostet { $need } $, und du hast { $have } $.
cattle-refuse-no-such-offer = So ein Angebot gibt es nicht.
cattle-refuse-not-in-market = Diese Karte ist nicht im Markt.
cattle-refuse-too-few-cowboys = Es braucht { $need } Cowboys, und du hast noch { $have }.
cattle-refuse-cannot-buy = Das kostet { $need } $, und du hast { $have } $.
cattle-refuse-nothing-to-reveal = Der Marktstapel ist leer.
cattle-refuse-nothing-bought = Kaufe etwas oder decke Karten auf, bevor du aufhörst.
cattle-refuse-not-that-far = Dort kann die Lok jetzt nicht halten.
cattle-refuse-no-objective = Es gibt keine Auftragskarte zu nehmen.
cattle-refuse-no-teepee = Dort liegt kein Tipi.
cattle-refuse-cannot-trade = Dieses Tipi kostet { $need } $, und du hast { $have } $.
cattle-refuse-no-hazard = Dort liegt keine Gefahr.
cattle-refuse-cannot-clear = Eine Gefahr zu entfernen kostet { $need } $, und du hast { $have } $.
cattle-refuse-too-few-certificates = So viele Zertifikate hast du nicht.
cattle-refuse-not-back = Dorthin kann die Lok nicht zurück.
cattle-refuse-cannot-go-back = So weit kann die Lok nicht zurück.
cattle-refuse-engine-there = Dort steht eine andere Lok.
cattle-refuse-upgraded-already = Diesen Bahnhof hast du schon ausgebaut.
cattle-refuse-not-behind = Dieser Bahnhof liegt nicht hinter deiner Lok.
cattle-refuse-cannot-upgrade = Dieser Bahnhof kostet { $need } $, und du hast { $have } $.
cattle-refuse-no-disc = Du hast keine Scheibe, die dorthin könnte.
cattle-refuse-no-hired-worker = Abgeben kannst du nur den zuletzt eingestellten Arbeiter, keinen aufgedruckten.
cattle-refuse-place-empty = Dort liegt kein Plättchen.
cattle-refuse-no-workers-now = Der Arbeitsmarkt ist geschlossen: Arbeiter kann man nicht mehr wählen.
cattle-refuse-no-such-certificates = Genau so viele kann dein Marker nicht geben.
cattle-refuse-city-too-far = Diese Stadt braucht eine Lieferung im Wert von { $need }, deine ist { $have } wert.
cattle-refuse-city-taken = Dort liegt schon deine Scheibe.
cattle-refuse-disc-gone = Auf diesem Platz liegt keine Scheibe.
cattle-refuse-disc-corner = Diese Scheibe taugt nur für Ziele mit dunkler Ecke.
cattle-refuse-cannot-pay-disc = Diese Scheibe kostet { $need } $, und du hast { $have } $.
cattle-refuse-board-disc-first = Zuerst kommen die Scheiben deines Tableaus.
cattle-refuse-no-station-disc = Von diesem Bahnhof kann keine deiner Scheiben kommen.
cattle-refuse-cannot-pay-transport = Der Transport kostet { $need } $, und du hast { $have } $.
cattle-refuse-not-in-hand = Diese Karte hast du nicht auf der Hand.
cattle-refuse-not-objective = Ausgespielt werden nur Auftragskarten.
cattle-refuse-draw-count = So viele Karten kann man nicht ziehen: höchstens { $have }, nicht { $need }.

## Options

cattle-option-neutral = Neutrale Gebäude
cattle-option-neutral-help = Wo die sieben neutralen Gebäude stehen.
cattle-option-neutral-beginner = nach ihren Buchstaben
cattle-option-neutral-standard = gemischt
cattle-option-sides = Privatgebäude
cattle-option-sides-help = Welche Seite alle benutzen; a ist leichter zu lernen.
cattle-option-sides-a = alle auf Seite a
cattle-option-sides-b = alle auf Seite b
cattle-option-sides-random = für jede Nummer ausgelost
cattle-option-start_player = Erster Zug
cattle-option-start_player-help = Wer den ersten Zug hat.
cattle-option-start_player-random = ausgelost
cattle-option-adjacent = Gebäude 8b
cattle-option-adjacent-help = Welche Gebäude ihm benachbart sind.
cattle-option-adjacent-joined = durch ein Wegstück verbunden
cattle-option-adjacent-next_location = der nächste Ort, über leere Plätze hinweg
cattle-option-special_delivery = Gebäude 9a
cattle-option-special_delivery-help = Wie die Felder zurück gezählt werden.
cattle-option-special_delivery-numbered = nur nummerierte Felder
cattle-option-special_delivery-every_space = auch Abstellgleise
cattle-option-special_kansas_city = 9a nach Kansas City
cattle-option-special_kansas_city-help = Ob eine solche Auslieferung die 6 $ bringt.
cattle-option-special_kansas_city-pays = bringt 6 $
cattle-option-special_kansas_city-nothing = bringt nichts
cattle-option-craig = Craig
cattle-option-craig-help = Wie stark dein Gegner im Solospiel ist.
cattle-option-craig-normal = normal
cattle-option-craig-easy = einfach
cattle-option-craig-hard = schwer
cattle-option-craig-custom = nach eigener Wahl
cattle-offer = { $cards ->
    [one] 1 Rind vom Wert { $value } mit { $cowboys ->
        [one] 1 Cowboy
       *[other] { $cowboys } Cowboys
    }: { $money } $
   *[other] { $cards } Rinder vom Wert { $value } mit { $cowboys } Cowboys: { $money } $
}
cattle-ask-discard-second = Jetzt die zweite Karte: { $card }.
cattle-ask-upgrade-behind = Welchen Bahnhof hinter deiner Lok baust du aus?
cattle-option-craig_removed_1 = Craig legt zurück, erstes Gebäude
cattle-option-craig_removed_1-help = Die Nummer eines Gebäudes, auf das Craig verzichtet. Vier verschiedene.
cattle-option-craig_removed_2 = Craig legt zurück, zweites Gebäude
cattle-option-craig_removed_2-help = Die Nummer eines Gebäudes, auf das Craig verzichtet. Vier verschiedene.
cattle-option-craig_removed_3 = Craig legt zurück, drittes Gebäude
cattle-option-craig_removed_3-help = Die Nummer eines Gebäudes, auf das Craig verzichtet. Vier verschiedene.
cattle-option-craig_removed_4 = Craig legt zurück, viertes Gebäude
cattle-option-craig_removed_4-help = Die Nummer eines Gebäudes, auf das Craig verzichtet. Vier verschiedene.
cattle-fact-shown = { $seat } zeigt die Hand: { $hand }.
