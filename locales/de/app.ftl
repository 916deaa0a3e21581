# Der Rahmen um alle Spiele.

## Überall

home = Westbound, zur Eingangshalle
close = Schließen
copy = Kopieren
copied = Kopiert
share = Teilen
yes = ja
no = nein
try-again = Noch einmal versuchen
to-lobby = Zur Eingangshalle
skip-to-content = Zum Inhalt springen
language = Sprache
theme = { $choice ->
    [noon] Farben: Mittag. Zu Lagerfeuer wechseln.
    [campfire] Farben: Lagerfeuer. Zu automatisch wechseln.
   *[auto] Farben: wie im System. Zu Mittag wechseln.
}
record-download = Partie speichern
lost-title = Jenseits der Karte
lost-text = Unter dieser Adresse gibt es keine Seite.

## Eingangshalle

lobby-title = Der Westen liegt auf dem Tisch.
lobby-intro = Brettspiele aus dem Wilden Westen im Browser: sofort gegen Bots oder mit Freunden per Link. Ohne Konto, ohne Installation.
lobby-games = Spiele
lobby-players = { $min ->
    [1] 1–{ $max } Spieler
   *[other] { $min }–{ $max } Spieler
}
lobby-minutes = etwa { $minutes } Minuten
lobby-play = Sofort spielen
lobby-invite = Freunde einladen
lobby-alone = Allein spielen
lobby-rules = Regeln
lobby-tables = Deine Tische
lobby-tables-all = Alle { $count } zeigen
lobby-import = Gespeicherte Partie öffnen
lobby-promise = Der Server prüft jeden Zug nach der Spielregel und nennt die Stelle.
card-your-turn = Du bist am Zug
card-waiting = Wartet auf Mitspieler
card-over = Beendet
card-running = Andere sind am Zug

## Ein neuer Tisch

new-table = Neuer Tisch
new-title = Neuer Tisch: { $game }
new-unknown = Dieses Spiel gibt es hier nicht.
new-seats = Wer spielt mit?
new-seats-help = { $min } bis { $max } Plätze. Ihr spielt zu mehreren an einem Gerät? Gebt jedem einen Platz „Hier“.
new-who = Wer sitzt auf Platz { $letter }
new-me = Hier
new-friend = Per Link
new-bot = Bot
new-bot-level = Stärke des Bots auf Platz { $letter }
new-name = Name
new-name-of = Name auf Platz { $letter }
new-friend-hint = Du bekommst einen Link zum Verschicken.
new-remove = Platz { $letter } entfernen
new-add = Platz hinzufügen
new-options = Hausregeln
new-options-none = wie gedruckt
new-options-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
new-start = Spiel beginnen
new-start-invite = Tisch aufstellen
new-start-help = { $count ->
    [one] Danach bekommst du einen Link für deinen Mitspieler.
   *[other] Danach bekommst du { $count } Links für deine Mitspieler.
}
new-watch-bots = Nur Bots: Du schaust zu.
option-off = aus
bot-easy = Greenhorn
bot-easy-about = Immer in Eile: verpasst oft den besten Zug.
bot-medium = Rancher
bot-medium-about = Plant jeden Zug mit Bedacht.
bot-hard = Marshal
bot-hard-about = Denkt voraus, was alle als Nächstes tun könnten.
bot-program = Programm { $name }

## Platz nehmen und warten

join = Platz nehmen
join-title = Du bist zu { $game } eingeladen
join-intro = { $count ->
    [0] Noch ist der Tisch leer.
   *[other] Am Tisch: { $names }.
}
join-name = Dein Name
join-sit = Platz nehmen
join-watch = Nur zuschauen
waiting-title = { $game } – der Tisch ist gedeckt
waiting-host = { $count ->
    [one] Schick diesen Link deinem Mitspieler. Das Spiel beginnt, sobald der Platz besetzt ist.
   *[other] Schick jedem Mitspieler einen dieser Links. Das Spiel beginnt, sobald alle Plätze besetzt sind.
}
waiting-guest = { $count ->
    [one] Ein Platz ist noch frei. Das Spiel beginnt, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, sobald alle besetzt sind.
}
waiting-seat = Platz { $letter }
waiting-here = ist da
waiting-open = frei
waiting-link = Einladung für Platz { $letter }
waiting-share = Spiel { $game } mit mir

## Gespeicherte Partie öffnen

import-title = Gespeicherte Partie öffnen
import-text = Wähle eine Partie, die du von einem Tisch heruntergeladen hast. Jeder Zug wird neu geprüft, bevor er gezeigt wird; hält einer nicht stand, erfährst du, welcher.
import-choose = Partie auswählen oder hier ablegen
import-reading = Jeder Zug wird geprüft …
import-not-json = Das ist keine Partie: Die Datei ist kein JSON.

## Tisch

table-your-turn = Du bist am Zug
table-watching = Du schaust zu
table-lost = Verbindung verloren. Neuer Versuch …
table-skip = Vorspulen
table-tools = Werkzeuge
table-missing = Diesen Tisch gibt es nicht
table-no-module = Diese Seite kann das Spiel noch nicht zeichnen. Lade sie neu, um die neueste Fassung zu bekommen.
board = Spielplan
board-closer = Näher heran
board-farther = Weiter weg
board-fit = Ganzer Plan
moment = Was gerade entschieden wird
undo = Rückgängig
log = Verlauf
rules = Regeln
seats = Plätze
more = Mehr
seats-open = Plätze und Punkte zeigen
seat-you = du
seat-here = an diesem Gerät
seat-online = da
seat-away = weg
seat-open = frei
seat-deciding = ist am Zug
seat-bot = Bot { $letter }
seat-guest = Gast
seat-unnamed = Platz { $letter }
take-back = Platz wieder einnehmen
stand-in = { $name } ist weg: { $bot } springt ein.
stand-in-you = { $bot } spielt für dich.
away-waiting = { $name } ist weg, und alle warten.
hand-over = Bot spielen lassen
hand-over-me = Einen Bot für mich spielen lassen
hand-over-for = Einen Bot für { $name } spielen lassen
hand-over-you-title = Soll ein Bot für dich spielen?
hand-over-you-text = Er spielt mit deinen Karten und sieht nicht mehr als du. Du kannst deinen Platz jederzeit wieder einnehmen, auch mitten in seinem Zug.
hand-over-other-title = Soll ein Bot für { $name } spielen?
hand-over-other-text = Er spielt mit denselben Karten und sieht nicht mehr. { $name } kann den Platz jederzeit wieder einnehmen.
hand-over-level = Stärke des Bots
hand-over-wait = { $name } ist weg. Ist das um { $time } noch so, kannst du einen Bot spielen lassen.
hand-over-not-waiting = Im Augenblick wartet niemand auf { $name }. Wenn die Reihe kommt, bleibt erst noch etwas Zeit zum Zurückkommen.
hand-over-yes = Spielen lassen
seat-score = { $name }: { $score } Punkte. Zeigen, woher sie kommen.
breakdown-title = { $name }: woher die Punkte kommen
breakdown-sum = Summe
log-empty = Noch ist nichts geschehen.
log-undo = hat den letzten Schritt zurückgenommen
log-line = { $text } Den Tisch von damals zeigen.
log-line-undone = Zurückgenommen: { $text } Den Tisch von damals zeigen.
log-handed = Ab hier spielt { $bot } für { $name }.
log-called = { $name } ist weg: Auf Wunsch des Gastgebers springt { $bot } ein.
log-back = { $name } ist zurück und spielt wieder selbst.
refusal-numbers = Nötig: { $need }, vorhanden: { $have }
confirm-title = Bist du sicher?
confirm-ends = Das beendet das Spiel und lässt sich nicht zurücknehmen.
confirm-final = Das lässt sich nicht zurücknehmen.
confirm-yes = Ausführen
confirm-no = Noch nicht
curtain-title = { $name } ist an der Reihe
curtain-text = Gebt das Gerät weiter. So sieht niemand die Karten der anderen.
curtain-ready = Ich bin { $name }
sound-on = Ton, wenn ich dran bin: an
sound-off = Ton, wenn ich dran bin: aus

## Rückschau

replay = Rückschau
replay-slider = Stelle der Partie
replay-at = Schritt { $at } von { $last }
replay-start = Der Tisch ist gedeckt.
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-close = Rückschau beenden

## Das Ende

end-result = Ergebnis
end-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
end-you-won = Du hast gewonnen!
end-see-board = Spielplan ansehen
end-sources = Punkte nach Herkunft
end-curve = Die Partie als Kurve
end-moments = Augenblicke, die sich lohnen
end-no-moments = Niemand lag je vorn.
end-moment = { $name } gewinnt { $gain } dazu
end-moment-lead = { $name } gewinnt { $gain } dazu und geht in Führung
end-moment-by = Zug von { $name }: { $points }
end-rematch = Revanche
end-rematch-there = Eine neue Partie hat begonnen.
end-rematch-go = Hingehen
rematch-title = Noch einmal?
rematch-text = Dieselben Leute, dieselben Regeln, neu gemischt. Die Bots können anders spielen:
rematch-level = Stärke von { $name }
rematch-yes = Noch einmal spielen
end-replay = Rückschau
curve-label = Punkte im Lauf der Partie. Am Ende: { $scores }.

## Über einen Tisch

about = Über diesen Tisch
about-game = Spiel
about-version = Regelfassung { $version }
about-box = Material
about-own-design = eigener Entwurf, wo die Spielregel nichts aufzählt
about-seed-hash = Fingerabdruck des Mischens
about-seed = Startwert des Mischens
about-seed-later = wird nach dem Spiel gezeigt
about-seed-text = Alles Gezogene stammt aus einem geheimen Startwert. Sein Fingerabdruck steht fest, bevor die erste Karte ausgeteilt ist; wird der Startwert am Ende gezeigt, kann jeder prüfen, dass nichts gezinkt war.
about-link = Link zu diesem Tisch, für Zuschauer

## Regeln

rules-title = Regeln von { $game }
rules-contents = Inhalt
rules-missing = Für dieses Spiel gibt es keine Regelseite.

## Tasten

keys = Tastatur
key-undo = Zurücknehmen
key-log = Verlauf
key-rules = Regeln
key-replay = Rückschau an oder aus
key-step = Rückschau: einen Schritt zurück oder weiter
key-ends = Rückschau: zum Anfang oder Ende
key-tab = Zur nächsten Karte, Figur oder Taste
key-enter = Wählen
key-escape = Schließen oder Rückschau beenden
key-help = Diese Liste

## Ablehnungen des Tisches selbst

core-refuse-nothing-to-undo = Du hast nichts entschieden, was sich zurücknehmen ließe.
core-refuse-others-acted = Inzwischen hat jemand anderes gehandelt: Das lässt sich nicht mehr zurücknehmen.
core-refuse-news = Du hast inzwischen etwas Neues gesehen: Das lässt sich nicht mehr zurücknehmen.
core-refuse-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.

## Probleme

trouble-offline = Westbound ist im Augenblick nicht zu erreichen.
problem-offline = Westbound ist nicht zu erreichen. Ein Zug, der schon zu sehen war, ist nicht verloren; sonst versuch es noch einmal.
problem-not-found = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
problem-not-your-seat = Dieser Platz gehört jemand anderem.
problem-not-host = Das dürfen nur die Leute am Tisch.
problem-bad-invitation = Diese Einladung öffnet keinen Platz: Der Link ist unvollständig, oder es sitzt schon jemand dort.
problem-stale-ply = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin und entscheide dann.
problem-waiting = Einige Plätze sind noch frei.
problem-game-over = Das Spiel ist zu Ende.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-review-only = Dieser Tisch ist nur zum Anschauen.
problem-handed-over = Auf diesem Platz spielt ein Bot. Nimm ihn zuerst wieder ein.
problem-not-away = So lange hat auf diese Person noch niemand gewartet.
problem-too-large = Das ist zu groß.
problem-too-many = Das war zu viel auf einmal. Warte einen Augenblick.
problem-bad-record = Diese Partie hält der Prüfung nicht stand: { $detail }
problem-unavailable = Der Server kann im Augenblick nichts speichern. Es wurde nichts geändert; versuch es noch einmal.
problem-other = Das hat nicht geklappt: { $detail }
