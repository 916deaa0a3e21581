# Old West – alles, was dieses Spiel sagt. Die Städtenamen stehen im Spielmaterial.

rails-name = Old West
rails-designer = Alan R. Moon, 2017
rails-pitch = Baue deine Bahn von einer Stadt aus, erfülle deine Zielkarten und halte die Städte, in die andere müssen.

## Colours and cards

rails-colour-purple = Violett
rails-colour-white = Weiß
rails-colour-blue = Blau
rails-colour-yellow = Gelb
rails-colour-orange = Orange
rails-colour-black = Schwarz
rails-colour-red = Rot
rails-colour-green = Grün
rails-colour-gray = Grau (eine beliebige Farbe)
rails-colour-locomotive = Lokomotive
rails-count = { $count }× { $colour }

## The board in words

rails-board = Karte des Westens
rails-worth = Was Strecken nach ihrer Länge wert sind
rails-lane = { $a } – { $b }, { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
}, { $colour }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rails-lane-ferry = { $count ->
    [one] Fähre: mindestens 1 Lokomotive.
   *[other] Fähre: mindestens { $count } Lokomotiven.
}
rails-lane-owner = Genutzt von { $seat }.
rails-lane-claim = Nutzen: { $gains }.
rails-gain = { $seat } +{ $points }
rails-gain-you = du +{ $points }
rails-city-control = Kontrolliert von { $seat }.
rails-city-start = Startstadt.
rails-city-alvin = Hier ist Alvin.

## The sentence of the moment

rails-ask-waiting = Warten, bis alle Platz genommen haben.
rails-ask-deal = Die Karten werden ausgeteilt.
rails-ask-chance = Eine Karte wird gezogen.
rails-ask-keep-you = { $least ->
    [one] Wähle deine Zielkarten: Behalte mindestens eine.
   *[other] Wähle deine Zielkarten: Behalte mindestens { $least }.
}
rails-ask-keep-other = { $count ->
    [one] { $seat } wählt Zielkarten.
   *[other] Es wählen noch Zielkarten: { $seat }.
}
rails-ask-start-you = Wähle deine Startstadt: Von dort wächst deine Bahn.
rails-ask-start-other = { $seat } wählt eine Startstadt.
rails-ask-act-you = Du bist am Zug: Nimm Wagenkarten, nutze eine Strecke oder ziehe Zielkarten.
rails-ask-act-other = { $seat } ist am Zug.
rails-ask-pass-you = Nichts ist möglich: Du musst passen.
rails-ask-second-you = Nimm deine zweite Wagenkarte.
rails-ask-second-other = { $seat } nimmt eine zweite Wagenkarte.
rails-ask-pay-lane-you = { $lane }: Mit welchen Karten zahlst du?
rails-ask-pay-lane-other = { $seat } bezahlt { $lane }.
rails-ask-marker-you = Einen Stadtmarker auf ein Ende von { $lane } setzen? Er kostet zwei Karten einer Farbe.
rails-ask-marker-other = { $seat } darf einen Stadtmarker auf ein Ende von { $lane } setzen.
rails-ask-pay-marker-you = Stadtmarker in { $city }: Mit welchen zwei Karten zahlst du?
rails-ask-pay-marker-other = { $seat } bezahlt einen Stadtmarker in { $city }.
rails-ask-alvin-you = Du hast Alvin eingefangen: Versetze ihn in eine Stadt, die du kontrollierst.
rails-ask-alvin-other = { $seat } versetzt Alvin.
rails-ask-last-round = Letzte Runde!
rails-over-won = { $points ->
    [one] { $seat } gewinnt mit 1 Punkt.
   *[other] { $seat } gewinnt mit { $points } Punkten.
}
rails-over-you = { $points ->
    [one] Du gewinnst mit 1 Punkt!
   *[other] Du gewinnst mit { $points } Punkten!
}
rails-over-shared = { $seats } teilen sich den Sieg mit { $points } Punkten.

## Why the game ended

rails-reason-last-round = Die letzte Runde ist gespielt.
rails-reason-deadlock = Niemand konnte mehr etwas tun: Stillstand.

## Buttons

rails-panel = Deine Karten und Ziele
rails-hand = Deine Wagenkarten
rails-hand-empty = Du hast keine Wagenkarten.
rails-display = Auslage
rails-take = Nehmen: { $colour }
rails-draw = { $count ->
    [one] Verdeckt ziehen: 1 Karte im Zugstapel.
   *[other] Verdeckt ziehen: { $count } Karten im Zugstapel.
}
rails-discard = { $count ->
    [0] Ablage: leer
    [one] Ablage, 1 Karte
   *[other] Ablage, { $count } Karten
}
rails-pay = Möglichkeiten zu zahlen
rails-pay-with = { $cards } zahlen
rails-pay-brings = Das bringt
rails-claim = Nutzen
rails-claimable = Strecken, die du nutzen kannst: { $count }
rails-claimable-short = Strecken: { $count }
rails-claimable-none = Keine solche Strecke.
rails-search = Stadt suchen
rails-starts-last-round = Damit beginnt die letzte Runde.
rails-draw-tickets = Zielkarten ziehen (noch { $count })
rails-draw-tickets-short = Ziele ziehen
rails-pass = Passen
rails-no-marker = Kein Stadtmarker
rails-walled = Wenige Ausgänge sind riskant: Nutzen andere sie alle vor deiner ersten Strecke, bist du das ganze Spiel lang eingeschlossen.
rails-start-open = { $count ->
    [one] 1 Nachbarstadt
   *[other] { $count } Nachbarstädte
}
rails-tickets = Deine Zielkarten
rails-tickets-count = Deine Zielkarten: { $count }
rails-tickets-short = Ziele: { $count }
rails-tickets-none = Du hast noch keine Zielkarten.
rails-ticket-done = erfüllt
rails-ticket-open = { $left ->
    [one] noch 1 Feld
   *[other] noch { $left } Felder
}
rails-ticket-cut = abgeschnitten
rails-ticket-missed = nicht erfüllt
rails-ticket-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rails-keep-choose = { $least ->
    [one] Mindestens 1 Zielkarte behalten
   *[other] Mindestens { $least } Zielkarten behalten
}
rails-keep-more = { $left ->
    [one] Noch 1 wählen
   *[other] Noch { $left } wählen
}
rails-keep = { $count ->
    [one] 1 Zielkarte behalten ({ $points } Punkte)
   *[other] { $count } Zielkarten behalten ({ $points } Punkte)
}

rails-say-keep = { $count ->
    [one] 1 Zielkarte behalten.
   *[other] { $count } Zielkarten behalten.
}
rails-say-start = In { $city } beginnen. Die Stadt hat wenige Nachbarn: Andere könnten dich einschließen.
rails-say-mark = Einen Stadtmarker in { $city } setzen.
rails-say-alvin = Alvin nach { $city } versetzen.
rails-say-claim = { $lane } nutzen.
rails-say-draw = Eine Wagenkarte verdeckt ziehen.
rails-say-tickets = Zielkarten ziehen.
rails-say-no-marker = Keinen Stadtmarker setzen.
rails-say-pass = Passen.

## Seats

rails-seat-cars = { $count ->
    [one] noch 1 Waggon
   *[other] noch { $count } Waggons
}
rails-seat-hand = { $count ->
    [one] 1 Wagenkarte
   *[other] { $count } Wagenkarten
}
rails-seat-tickets = { $count ->
    [one] 1 Zielkarte
   *[other] { $count } Zielkarten
}
rails-seat-markers = { $count ->
    [one] noch 1 Stadtmarker
   *[other] noch { $count } Stadtmarker
}
rails-seat-start = Startstadt: { $city }
rails-seat-alvin = hat Alvin
rails-seat-known = Offen genommen: { $cards }

## Scores

rails-scores = Punkte nach Herkunft
rails-scores-source = Herkunft
rails-scores-so-far = Strecken, Kontrolle und Alvin bisher
rails-scores-lanes = Strecken und Kontrolle
rails-scores-won = Erfüllte Zielkarten
rails-scores-lost = Verfehlte Zielkarten
rails-scores-globetrotter = Globetrotter
rails-scores-captures = Alvin eingefangen
rails-scores-alvin = Alvin am Ende
rails-scores-total = Summe
rails-scores-completed = Zielkarten erfüllt (bei Gleichstand)
rails-scores-place = Platz

## The log

rails-fact-started = { $seat } beginnt.
rails-fact-chose = { $seat } behält: { $tickets }.
rails-fact-kept = { $count ->
    [one] { $seat } behält 1 Zielkarte.
   *[other] { $seat } behält { $count } Zielkarten.
}
rails-fact-start-city = { $seat } startet in { $city }.
rails-fact-drew = { $colour ->
    [none] { $seat } zieht eine Wagenkarte.
   *[other] { $seat } zieht: { $colour }.
}
rails-fact-took = { $seat } nimmt eine offene Karte: { $colour }.
rails-fact-reshuffled = { $cards ->
    [one] Die Ablage wird gemischt: 1 Karte im Zugstapel.
   *[other] Die Ablage wird gemischt: { $cards } Karten im Zugstapel.
}
rails-fact-swept = Drei offene Lokomotiven: Die Auslage wird ausgetauscht.
rails-fact-sweep-limit = Die Auslage bleibt liegen, obwohl drei Lokomotiven offen sind.
rails-fact-claimed = { $cars ->
    [one] { $seat } nutzt { $lane } mit 1 Waggon.
   *[other] { $seat } nutzt { $lane } mit { $cars } Waggons.
}
rails-fact-paid = { $seat } zahlt { $cards }.
rails-fact-points = { $reason ->
    [control] { $seat } kontrolliert die Stadt und bekommt { $points }.
    [alvin] { $seat } fängt Alvin ein und bekommt { $points }.
   *[claim] { $seat } bekommt { $points } für die Strecke.
}
rails-fact-marked = { $seat } setzt einen Stadtmarker in { $city }.
rails-fact-alvin-moved = { $seat } versetzt Alvin nach { $city }.
rails-fact-passed = { $seat } muss passen.
rails-fact-last-round = { $seat } hat fast keine Waggons mehr: Die letzte Runde beginnt.
rails-fact-ended = Das Spiel ist zu Ende. { $reason }
rails-fact-ticket-scored = { $done ->
    [yes] { $seat } hat { $ticket } erfüllt: +{ $points }.
   *[no] { $seat } hat { $ticket } nicht erfüllt: −{ $points }.
}
rails-fact-globetrotter = { $seat } hat die meisten Zielkarten erfüllt: +{ $points } für den Globetrotter.
rails-fact-alvin-scored = { $seat } hat Alvin: +{ $points }.

## Refusals

rails-refuse-not-your-turn = Du bist nicht am Zug.
rails-refuse-not-asked-now = Darum geht es jetzt nicht.
rails-refuse-game-over = Das Spiel ist zu Ende.
rails-refuse-pass-forbidden = Passen darfst du nur, wenn nichts anderes möglich ist.
rails-refuse-too-few-first-tickets = Behalte mindestens drei deiner ersten Zielkarten.
rails-refuse-too-few-tickets = Behalte mindestens eine Zielkarte.
rails-refuse-not-offered = Diese Zielkarte steht dir nicht zur Wahl.
rails-refuse-city-taken = Dort startet schon jemand.
rails-refuse-roswell-banned = Wo Alvin gelandet ist, startet niemand, und niemand setzt einen Stadtmarker.
rails-refuse-locomotive-second = Eine offene Lokomotive darf nicht deine zweite Karte sein.
rails-refuse-not-face-up = So eine Karte liegt nicht offen.
rails-refuse-nothing-to-draw = Zugstapel und Ablage sind leer.
rails-refuse-lane-taken = Diese Strecke wird schon genutzt.
rails-refuse-lane-closed = Zu zweit oder zu dritt kann nur eine Strecke eines Städtepaars genutzt werden.
rails-refuse-too-few-cars = Du hast nicht genug Waggons für diese Strecke.
rails-refuse-not-connected = Kein Ende dieser Strecke liegt in deinem Streckennetz.
rails-refuse-own-parallel = Du nutzt schon eine Strecke zwischen diesen Städten.
rails-refuse-cannot-pay-lane = Du hast nicht die Karten für diese Strecke.
rails-refuse-wrong-number = Das ist nicht die richtige Zahl von Karten.
rails-refuse-wrong-colour = Mit dieser Farbe lässt sich die Strecke nicht bezahlen.
rails-refuse-too-few-locomotives = Die Fähre verlangt mindestens { $need } Lokomotiven; du würdest { $have } zahlen.
rails-refuse-not-in-hand = So viele dieser Karten hast du nicht.
rails-refuse-no-marker-left = Du hast keinen Stadtmarker mehr.
rails-refuse-not-an-end = Die Stadt ist kein Ende der eben genutzten Strecke.
rails-refuse-city-marked = In der Stadt steht schon ein Stadtmarker.
rails-refuse-cannot-pay-marker = Ein Stadtmarker kostet zwei Karten einer Farbe.
rails-refuse-no-tickets-left = Der Zielkartenstapel ist leer.
rails-refuse-not-controlled = Alvin kommt in eine Stadt, die du kontrollierst.

## Options

rails-option-alvin = Alvin, der Außerirdische
rails-option-alvin-help = Fange Alvin mit einer Strecke in seine Stadt ein: jedes Mal 10 Punkte, und am Ende 10 für die Person, die ihn hat.
rails-option-alvin-false = ohne
rails-option-alvin-true = mit Alvin
rails-option-start_player = Erster Zug
rails-option-start_player-help = Wer den ersten Zug hat. Die Startstädte werden in umgekehrter Reihenfolge gewählt.
rails-option-start_player-random = ausgelost

## The game's own keys, for the list of shortcuts
rails-key-take = Eine offene Karte nehmen
rails-key-draw = Vom Stapel ziehen
rails-key-tickets = Zielkarten ziehen
rails-key-arrows = Auf der Karte: zur nächsten Strecke oder Stadt
