# Go West! – alles, was dieses Spiel sagt.

wagons-name = Go West!
wagons-pitch = Besetze Land, führe die Planwagen nach Westen und löse Wertungen aus, wenn sie dir mehr bringen als den anderen.

## Regions

wagons-region-NE = New England
wagons-region-NE-in = in New England
wagons-region-NE-from = aus New England
wagons-region-NE-to = nach New England
wagons-region-E = Osten
wagons-region-E-in = im Osten
wagons-region-E-from = aus dem Osten
wagons-region-E-to = in den Osten
wagons-region-GP = Great Plains
wagons-region-GP-in = in den Great Plains
wagons-region-GP-from = aus den Great Plains
wagons-region-GP-to = in die Great Plains
wagons-region-MW = Mittelwesten
wagons-region-MW-in = im Mittelwesten
wagons-region-MW-from = aus dem Mittelwesten
wagons-region-MW-to = in den Mittelwesten
wagons-region-W = Westen
wagons-region-W-in = im Westen
wagons-region-W-from = aus dem Westen
wagons-region-W-to = in den Westen
wagons-region-CA = Kalifornien
wagons-region-CA-in = in Kalifornien
wagons-region-CA-from = aus Kalifornien
wagons-region-CA-to = nach Kalifornien

## Cards

wagons-card-place-one = eine Scheibe { $in }
wagons-card-place-two = zwei Scheiben { $in }
wagons-card-place-plus = eine Scheibe { $in } und eine in einer anderen Region
wagons-card-wagons = { $count ->
    [one] 1 Planwagenschritt
   *[other] { $count } Planwagenschritte
}
wagons-card-cost = { $cost ->
    [0] kostenlos
   *[other] Kosten { $cost }
}
wagons-card-key = { $words }. Taste { $key }.
wagons-pile = { $count ->
    [one] Zugstapel: 1 Karte
   *[other] Zugstapel: { $count } Karten
}
wagons-discard = { $count ->
    [0] Ablage: leer
    [one] Ablage: 1 Karte. Durchsehen.
   *[other] Ablage: { $count } Karten. Durchsehen.
}
wagons-discard-title = { $count ->
    [one] Ablage: 1 Karte
   *[other] Ablage: { $count } Karten
}
wagons-discard-empty = Seit dem letzten Mischen wurde noch nichts abgelegt.

## The board in words

wagons-board = Karte des Kontinents
wagons-board-wagons = { $region }: { $count ->
    [0] kein Planwagen.
    [one] 1 Planwagen.
   *[other] { $count } Planwagen.
}
wagons-board-move = Einen { $to } ziehen.
wagons-board-block = Wertungsblock { $region }: { $count ->
    [0] keine Scheiben.
    [one] 1 von 7 Scheiben.
   *[other] { $count } von 7 Scheiben.
}
wagons-board-oldest-first = Älteste zuerst: { $seats }.
wagons-board-if-scored = Bei einer Wertung jetzt: { $points }.
wagons-board-disc = Deine Scheibe hierher legen.
wagons-board-track = Zählleiste: { $points }.
wagons-points-of = { $seat } { $points }
wagons-points-none = niemand

## The sentence of the moment

wagons-ask-waiting = Warten, bis alle Platz genommen haben.
wagons-ask-deal = Die Karten werden ausgeteilt.
wagons-ask-chance = Eine Karte wird gezogen.
wagons-ask-act-you = Dein Zug: Karte spielen, werten oder Karte verkaufen.
wagons-ask-act-you-first = Erste von zwei Aktionen: Karte spielen, werten oder Karte verkaufen.
wagons-ask-act-other = { $seat } wählt eine Aktion.
wagons-ask-second-you = Deine zweite Aktion: Karte spielen, werten oder Karte verkaufen.
wagons-ask-second-you-optional = Du darfst eine zweite Aktion ausführen – oder aufhören.
wagons-ask-second-other = { $seat } wählt eine zweite Aktion.
wagons-ask-pay-you = Kosten { $cost }: Wie viele Siegpunkte willst du zahlen?
wagons-ask-pay-other = { $seat } bezahlt { $cost }.
wagons-ask-disc-you = Wähle eine andere Region für deine zweite Scheibe.
wagons-ask-disc-other = { $seat } wählt eine Region für die zweite Scheibe.
wagons-ask-disc-first-you = Wähle die Region für deine erste Scheibe.
wagons-ask-disc-first-other = { $seat } wählt eine Region für die erste Scheibe.
wagons-ask-step-you = { $left ->
    [one] Ziehe einen Planwagen nach Westen: letzter Schritt.
   *[other] Ziehe einen Planwagen nach Westen: noch { $left } Schritte.
}
wagons-ask-step-other = { $left ->
    [one] { $seat } zieht einen Planwagen: letzter Schritt.
   *[other] { $seat } zieht Planwagen: noch { $left } Schritte.
}
wagons-over-won = { $points ->
    [one] { $seat } gewinnt mit 1 Punkt.
   *[other] { $seat } gewinnt mit { $points } Punkten.
}
wagons-over-you = { $points ->
    [one] Du gewinnst mit 1 Punkt!
   *[other] Du gewinnst mit { $points } Punkten!
}
wagons-over-shared = { $seats } teilen sich den Sieg mit { $points } Punkten.

## Why the game ended

wagons-reason-fifty = Fünfzig Punkte sind erreicht.
wagons-reason-wagons-gone = Der letzte Planwagen hat den Osten verlassen.
wagons-reason-stalemate = Zu lange hat sich nichts bewegt: Stillstand.

## Buttons

wagons-hand = Deine Karten
wagons-in-play = Im Spiel:
wagons-play = Spielen
wagons-sell = Verkaufen
wagons-score = Werten
wagons-double = Doppelzug
wagons-stop = Aufhören
wagons-score-with = Karte { $number }, kostet { $cost }
wagons-score-none = keine Wertungskarte mehr
wagons-double-ready = Stein bereit
wagons-double-spent = Stein eingesetzt
wagons-pays-discs = { $discs ->
    [0] kostenlos
    [one] 1 Scheibe zahlen
   *[other] { $discs } Scheiben zahlen
}
wagons-pays-vp = { $vp ->
    [one] 1 Siegpunkt zahlen
   *[other] { $vp } Siegpunkte zahlen
}
wagons-pays-both = { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
} und { $vp ->
    [one] 1 Siegpunkt
   *[other] { $vp } Siegpunkte
} zahlen
wagons-sells-for = { $discs ->
    [0] keine Scheibe zurück
    [one] 1 Scheibe zurück
   *[other] { $discs } Scheiben zurück
}
wagons-sale-lapses = { $discs ->
    [one] Eine Scheibe des Preises verfällt: Mehr liegt nicht in deinem Schachteldeckel.
   *[other] { $discs } Scheiben des Preises verfallen: Mehr liegt nicht in deinem Schachteldeckel.
}
wagons-does-place = Scheibe { $to }.
wagons-does-push = Scheibe { $to }, verdrängt die älteste von { $seat }.
wagons-does-push-own = Scheibe { $to }, verdrängt deine eigene älteste.
wagons-does-lapse = { $discs ->
    [one] Eine Scheibe verfällt: Dein Vorrat reicht nicht.
   *[other] { $discs } Scheiben verfallen: Dein Vorrat reicht nicht.
}
wagons-does-choose = Dann eine Scheibe in eine andere Region deiner Wahl.
wagons-does-steps = { $count ->
    [one] 1 Planwagenschritt.
   *[other] { $count } Planwagenschritte.
}
wagons-does-end = Damit endet das Spiel.
wagons-does-gains = Punkte: { $points }.
wagons-pay-choice = { $vp ->
    [0] nur Scheiben
   *[other] { $vp } SP + { $discs ->
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    }
}
wagons-pay-choice-all = { $vp } SP, keine Scheibe

wagons-say-play = Diese Karte spielen: { $card }.
wagons-say-sell = Diese Karte verkaufen: { $card }.
wagons-say-score = Alle vier Regionen für alle werten.
wagons-say-double = Den Doppelzugspielstein einsetzen: zwei Aktionen in diesem Zug.
wagons-say-disc = Die Scheibe { $to } legen.
wagons-say-move = Einen Planwagen { $from } { $to } ziehen.
wagons-say-pay = { $vp ->
    [0] Nur mit Scheiben zahlen.
    [one] 1 Siegpunkt zahlen.
   *[other] { $vp } Siegpunkte zahlen.
}
wagons-say-stop = Auf die zweite Aktion verzichten.

## Seats

wagons-seat-supply = { $count ->
    [one] Vorrat: 1 Scheibe
   *[other] Vorrat: { $count } Scheiben
}
wagons-seat-lid = { $count ->
    [one] Schachteldeckel: 1 Scheibe, durch Verkaufen zurückzuholen
   *[other] Schachteldeckel: { $count } Scheiben, durch Verkaufen zurückzuholen
}
wagons-seat-token = Doppelzugspielstein bereit
wagons-seat-token-spent = Doppelzugspielstein eingesetzt
wagons-seat-scoring = Nächste Wertungskarte: { $number }, Kosten { $cost }
wagons-seat-scoring-none = Keine Wertungskarte mehr
wagons-seat-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}

## Scores

wagons-scores = Punkte nach Herkunft
wagons-scores-source = Herkunft
wagons-scores-start = Start
wagons-scores-paid = Als Kosten gezahlt
wagons-scores-total = Summe
wagons-scores-tie = Scheiben im Vorrat (bei Gleichstand)
wagons-scores-place = Platz

## The log

wagons-fact-started = { $seat } beginnt.
wagons-fact-doubled = { $seat } setzt den Doppelzugspielstein ein.
wagons-fact-tokens-back = Alle Doppelzugspielsteine kommen zurück.
wagons-fact-played = { $seat } spielt: { $card }.
wagons-fact-paid = { $seat } zahlt { $discs ->
    [0] { $vp ->
        [0] nichts
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }
    [one] 1 Scheibe{ $vp ->
        [0] { "" }
        [one] {" "}und 1 Siegpunkt
       *[other] {" "}und { $vp } Siegpunkte
    }
   *[other] { $discs } Scheiben{ $vp ->
        [0] { "" }
        [one] {" "}und 1 Siegpunkt
       *[other] {" "}und { $vp } Siegpunkte
    }
}.
wagons-fact-placed = { $seat } legt eine Scheibe { $region ->
    [E] in den Osten
    [GP] in die Great Plains
    [MW] in den Mittelwesten
   *[W] in den Westen
}{ $pushed ->
    [none] .
   *[other] ; sie verdrängt eine von { $pushed }.
}
wagons-fact-lapsed = { $discs ->
    [one] Eine Scheibe verfällt: { $seat } hat keine mehr.
   *[other] { $discs } Scheiben verfallen: { $seat } hat keine mehr.
}
wagons-fact-moved = { $seat } zieht einen Planwagen { $from ->
    [NE] aus New England in den Osten
    [E] aus dem Osten in die Great Plains
    [GP] aus den Great Plains in den Mittelwesten
    [MW] aus dem Mittelwesten in den Westen
   *[W] aus dem Westen nach Kalifornien
}.
wagons-fact-steps-lapsed = { $steps ->
    [one] Ein Planwagenschritt verfällt: Kein Planwagen kann weiter.
   *[other] { $steps } Planwagenschritte verfallen: Kein Planwagen kann weiter.
}
wagons-fact-drew = { $seat } zieht { $card ->
    [none] eine Karte nach
   *[other] nach: { $card }
}.
wagons-fact-reshuffled = Die Ablage wird gemischt: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} im Zugstapel.
wagons-fact-scored = { $number ->
    [0] Letzte Wertung, kostenlos.
   *[other] { $seat } löst mit Karte { $number } eine Wertung aus (Kosten { $cost }).
}
wagons-fact-region-scored = { $region ->
    [E] Osten
    [GP] Great Plains
    [MW] Mittelwesten
   *[W] Westen
}, { $wagons ->
    [0] kein Planwagen
    [one] 1 Planwagen
   *[other] { $wagons } Planwagen
}: { $points }.
wagons-fact-sold = { $seat } verkauft: { $card }. { $discs ->
    [0] Keine Scheibe kommt zurück.
    [one] 1 Scheibe kommt zurück.
   *[other] { $discs } Scheiben kommen zurück.
}
wagons-fact-stopped = { $seat } verzichtet auf die zweite Aktion.
wagons-fact-ended = Das Spiel ist zu Ende. { $reason }

## Refusals

wagons-refuse-not-your-turn = Du bist nicht am Zug.
wagons-refuse-not-asked-now = Darum geht es jetzt nicht.
wagons-refuse-passing-forbidden = Passen ist nicht erlaubt: Spielen, werten oder verkaufen geht immer.
wagons-refuse-game-over = Das Spiel ist zu Ende.
wagons-refuse-not-in-hand = Diese Karte hast du nicht auf der Hand.
wagons-refuse-same-region = Die zweite Scheibe muss in eine andere Region.
wagons-refuse-one-disc-for-two = Die Karte verlangt { $need } Scheiben; nach dem Bezahlen hättest du nur { $have }.
wagons-refuse-no-wagon-there = In dieser Region steht kein Planwagen.
wagons-refuse-left-the-game = Ein Planwagen in Kalifornien ist aus dem Spiel.
wagons-refuse-unfinished = Führe zuerst die gespielte Karte zu Ende: Alles darauf ist Pflicht.
wagons-refuse-no-scoring-card = Du hast alle sechs Wertungskarten verbraucht.
wagons-refuse-free-card = Eine kostenlose Karte darf an diesem Tisch nicht verkauft werden.
wagons-refuse-cannot-pay = Das kannst du nicht bezahlen: Es kostet { $need }, deine Scheiben und Punkte ergeben zusammen { $have }.
wagons-refuse-too-few-vp = Deine Scheiben decken den Rest nicht: Mindestens { $need } Siegpunkte sind nötig.
wagons-refuse-too-many-vp = Hier kannst du höchstens { $have } Siegpunkte zahlen.
wagons-refuse-token-spent = Dein Doppelzugspielstein ist eingesetzt, bis alle ihren benutzt haben.
wagons-refuse-already-doubled = Ein Doppelzug wird einmal angesagt, ganz zu Beginn des Zuges.

## Options

wagons-option-start_player = Startspieler
wagons-option-start_player-help = Wer den ersten Zug hat. Laut Anleitung die älteste Person.
wagons-option-start_player-random = ausgelost
wagons-option-start_player-oldest = die älteste Person (auf Platz A)
wagons-option-vp_payment = Mit Siegpunkten zahlen
wagons-option-vp_payment-help = Wann Punkte statt Scheiben gezahlt werden dürfen.
wagons-option-vp_payment-shortfall = nur, was an Scheiben fehlt
wagons-option-vp_payment-free_mix_when_short = beliebig gemischt, wenn die Scheiben nicht reichen
wagons-option-vp_payment-free_mix_always = jederzeit beliebig gemischt
wagons-option-partial_placement = Eine Scheibe statt zwei
wagons-option-partial_placement-help = Was geschieht, wenn eine Karte zwei Scheiben verlangt und nur eine übrig ist.
wagons-option-partial_placement-sequential = die eine legen, die andere verfällt
wagons-option-partial_placement-all_or_nothing = die Karte ist nicht spielbar
wagons-option-plus_one_order = Reihenfolge bei +1
wagons-option-plus_one_order-help = Welche der beiden Scheiben zuerst gelegt wird.
wagons-option-plus_one_order-shown_first = zuerst in die gezeigte Region
wagons-option-plus_one_order-free = nach Wahl
wagons-option-custom_deck_moves = Karten mit mehr als vier Planwagen
wagons-option-custom_deck_moves-help = Nur für eigene Kartensätze von Bedeutung.
wagons-option-custom_deck_moves-reject = nicht zugelassen
wagons-option-custom_deck_moves-as_many_as_possible = so viele ziehen wie möglich
wagons-option-zero_sale = Kostenlose Karte verkaufen
wagons-option-zero_sale-help = Sie bringt keine Scheiben: fast so viel wie Passen.
wagons-option-zero_sale-allowed = erlaubt
wagons-option-zero_sale-forbidden_if_card_is_free = verboten
wagons-option-double_at_end = Spielende im Doppelzug
wagons-option-double_at_end-help = Was geschieht, wenn die erste von zwei Aktionen das Spiel beendet.
wagons-option-double_at_end-cut = die zweite Aktion entfällt
wagons-option-double_at_end-finish_turn = die zweite Aktion wird noch ausgeführt
wagons-option-double_second = Zweite Aktion im Doppelzug
wagons-option-double_second-help = Ob nach der Ansage beide Aktionen ausgeführt werden müssen.
wagons-option-double_second-required = Pflicht
wagons-option-double_second-optional = freiwillig
wagons-option-reshuffle = Neu mischen
wagons-option-reshuffle-help = Wann die Ablage zum neuen Zugstapel wird.
wagons-option-reshuffle-eager = sobald die letzte Karte gezogen ist
wagons-option-reshuffle-on_next_draw = wenn die nächste Karte gezogen werden muss
wagons-option-stall_guard = Runden bis zum Stillstand
wagons-option-stall_guard-help = So viele Runden ohne Planwagenschritt und Wertung beenden das Spiel mit einer letzten Wertung.
wagons-option-stall_guard-off = nie
wagons-option-open_hands = Offene Karten
wagons-option-open_hands-help = Alle sehen alle Karten: zum Kennenlernen.
wagons-option-open_hands-false = verdeckt
wagons-option-open_hands-true = offen
wagons-option-deck = Kartensatz
wagons-option-deck-help = Beide Kartensätze sind unser Entwurf; die gedruckten Karten sind nicht veröffentlicht.
wagons-option-deck-frontier-56 = Frontier (56 Karten)
wagons-option-deck-grid-56 = Grid (56 Karten)

## The game's own keys, for the list of shortcuts
wagons-key-card = Eine Karte wählen; noch einmal: sie spielen
wagons-key-region = Eine Region für Scheibe oder Wagen wählen
wagons-key-play = Die gewählte Karte spielen
wagons-key-sell = Die gewählte Karte verkaufen
wagons-key-score = Werten
wagons-key-double = Den Doppelzugspielstein einsetzen
