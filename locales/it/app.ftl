# La cornice di tutti i giochi.

## Ovunque

home = Westbound, all’ingresso
close = Chiudi
copy = Copia
copied = Copiato
share = Condividi
yes = sì
no = no
try-again = Riprova
to-lobby = All’ingresso
skip-to-content = Vai al contenuto
language = Lingua
theme = { $choice ->
    [noon] Colori: mezzogiorno. Passa a falò.
    [campfire] Colori: falò. Passa ad automatico.
   *[auto] Colori: come il sistema. Passa a mezzogiorno.
}
record-download = Salva la partita
lost-title = Fuori dalla mappa
lost-text = A questo indirizzo non c’è nessuna pagina.

## Ingresso

lobby-title = Il West è sul tavolo.
lobby-intro = Giochi da tavolo della frontiera nel browser: subito contro i bot, o con gli amici tramite link. Senza account, senza installare nulla.
lobby-games = Giochi
lobby-players = { $min ->
    [1] 1–{ $max } giocatori
   *[other] { $min }–{ $max } giocatori
}
lobby-minutes = circa { $minutes } minuti
lobby-play = Gioca subito
lobby-invite = Invita amici
lobby-alone = Gioca da solo
lobby-rules = Regole
lobby-tables = I tuoi tavoli
lobby-tables-all = Mostra tutti e { $count }
lobby-import = Apri una partita salvata
lobby-promise = Il server giudica ogni mossa secondo il regolamento e dice quale regola vale.
card-your-turn = Tocca a te
card-waiting = In attesa di giocatori
card-over = Finita
card-running = Tocca ad altri

## Un nuovo tavolo

new-table = Nuovo tavolo
new-title = Nuovo tavolo: { $game }
new-unknown = Questo gioco qui non c’è.
new-seats = Chi gioca?
new-seats-help = Da { $min } a { $max } posti. Siete in più a un solo dispositivo? Date a ciascuno un posto “Qui”.
new-who = Chi siede al posto { $letter }
new-me = Qui
new-friend = Con link
new-bot = Bot
new-bot-level = Forza del bot al posto { $letter }
new-name = Nome
new-name-of = Nome al posto { $letter }
new-friend-hint = Riceverai un link da inviare.
new-remove = Togli il posto { $letter }
new-add = Aggiungi un posto
new-options = Regole della casa
new-options-none = come stampate
new-options-changed = { $count ->
    [one] 1 cambiata
   *[other] { $count } cambiate
}
new-start = Inizia la partita
new-start-invite = Prepara il tavolo
new-start-help = { $count ->
    [one] Poi ricevi un link da inviare al tuo amico.
   *[other] Poi ricevi { $count } link da inviare ai tuoi amici.
}
new-watch-bots = Solo bot: starai a guardare.
option-off = no
bot-easy = Pivello
bot-easy-about = Sempre di fretta: spesso gli sfugge la mossa migliore.
bot-medium = Allevatore
bot-medium-about = Prepara ogni turno con cura.
bot-hard = Sceriffo
bot-hard-about = Pensa a ciò che tutti potrebbero fare dopo.
bot-program = programma { $name }

## Sedersi e aspettare

join = Prendi posto
join-title = Sei invitato a { $game }
join-intro = { $count ->
    [0] Il tavolo è ancora vuoto.
   *[other] Al tavolo: { $names }.
}
join-name = Il tuo nome
join-sit = Siediti
join-watch = Guarda soltanto
waiting-title = { $game } – il tavolo è pronto
waiting-host = { $count ->
    [one] Manda questo link al tuo amico. La partita comincia appena il posto è occupato.
   *[other] Manda a ogni amico uno di questi link. La partita comincia appena tutti i posti sono occupati.
}
waiting-guest = { $count ->
    [one] Un posto è ancora libero. La partita comincia appena è occupato.
   *[other] { $count } posti sono ancora liberi. La partita comincia appena sono tutti occupati.
}
waiting-seat = Posto { $letter }
waiting-here = presente
waiting-open = libero
waiting-link = Invito per il posto { $letter }
waiting-share = Gioca a { $game } con me

## Aprire una partita salvata

import-title = Apri una partita salvata
import-text = Scegli una partita che hai scaricato da un tavolo. Ogni mossa viene giudicata di nuovo prima di essere mostrata; se una non regge, saprai quale.
import-choose = Scegli una partita, o trascinala qui
import-reading = Si giudica ogni mossa …
import-not-json = Questa non è una partita: il file non è JSON.

## Tavolo

table-your-turn = Tocca a te
table-watching = Stai guardando
table-lost = Connessione persa. Nuovo tentativo …
table-skip = Salta avanti
table-tools = Strumenti
table-missing = Questo tavolo non esiste
table-no-module = Questa pagina non sa ancora disegnare il gioco. Ricaricala per avere la versione più recente.
board = Tabellone
board-closer = Più vicino
board-farther = Più lontano
board-fit = Tutto il tabellone
moment = Che cosa si decide
undo = Annulla
log = Cronaca
rules = Regole
seats = Posti
more = Altro
seats-open = Mostra i posti e i punti
seat-you = tu
seat-here = su questo dispositivo
seat-online = presente
seat-away = assente
seat-open = libero
seat-deciding = sta decidendo
seat-bot = Bot { $letter }
seat-guest = Ospite
seat-unnamed = Posto { $letter }
take-back = Riprendi il mio posto
stand-in = { $name } non c’è: gioca { $bot } al suo posto.
stand-in-you = { $bot } gioca al posto tuo.
away-waiting = { $name } non c’è, e tutti aspettano.
hand-over = Fai giocare un bot
hand-over-me = Fai giocare un bot al posto mio
hand-over-for = Fai giocare un bot al posto di { $name }
hand-over-you-title = Far giocare un bot al posto tuo?
hand-over-you-text = Gioca con le tue carte e non vede più di te. Puoi riprendere il posto quando vuoi, anche a metà del suo turno.
hand-over-other-title = Far giocare un bot al posto di { $name }?
hand-over-other-text = Gioca con le stesse carte e non vede di più. { $name } può riprendere il posto in ogni momento.
hand-over-level = Forza del bot
hand-over-wait = { $name } non c’è. Se alle { $time } non è ancora qui, puoi far giocare un bot.
hand-over-not-waiting = Al momento nessuno aspetta { $name }. Quando sarà il suo turno, avrà prima un po’ di tempo per tornare.
hand-over-yes = Fallo giocare
seat-score = { $name }: { $score } punti. Mostra da dove vengono.
breakdown-title = { $name }: da dove vengono i punti
breakdown-sum = Totale
log-empty = Non è ancora successo nulla.
log-undo = ha annullato l’ultimo passo
log-line = { $text } Guarda il tavolo com’era allora.
log-line-undone = Annullato: { $text } Guarda il tavolo com’era allora.
log-handed = Da qui in poi { $bot } gioca al posto di { $name }.
log-called = { $name } non c’è: chi ospita chiama { $bot } al suo posto.
log-back = { $name } è di nuovo qui e gioca da sé.
refusal-numbers = Servono { $need }, ci sono { $have }
confirm-title = Sei sicuro?
confirm-ends = Questo finisce la partita. Non si può annullare.
confirm-final = Questo non si può annullare.
confirm-yes = Procedi
confirm-no = Non ancora
curtain-title = Tocca a { $name }
curtain-text = Passate il dispositivo. Così nessuno vede le carte degli altri.
curtain-ready = Sono { $name }
sound-on = Suono quando tocca a me: sì
sound-off = Suono quando tocca a me: no

## Moviola

replay = Moviola
replay-slider = Punto della partita
replay-at = Passo { $at } di { $last }
replay-start = Il tavolo è pronto.
replay-first = All’inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-close = Chiudi la moviola

## La fine

end-result = Risultato
end-won = { $count ->
    [one] Vince { $names }
   *[other] { $names } vincono insieme
}
end-you-won = Hai vinto!
end-see-board = Guarda il tabellone
end-sources = Punti per provenienza
end-curve = La partita in una curva
end-moments = Momenti da rivedere
end-no-moments = Nessuno è mai stato in vantaggio.
end-moment = { $name } guadagna { $gain }
end-moment-lead = { $name } guadagna { $gain } e passa in testa
end-moment-by = Mossa di { $name }: { $points }
end-rematch = Rivincita
end-rematch-there = È cominciata una nuova partita.
end-rematch-go = Vai al tavolo
rematch-title = Ancora una volta?
rematch-text = Le stesse persone, le stesse regole, un nuovo mazzo. I bot possono giocare in altro modo:
rematch-level = Forza di { $name }
rematch-yes = Gioca ancora
end-replay = Moviola
curve-label = Punti nel corso della partita. Alla fine: { $scores }.

## Su un tavolo

about = Su questo tavolo
about-game = Gioco
about-version = versione delle regole { $version }
about-box = Materiale
about-own-design = disegno nostro dove il regolamento non elenca nulla
about-seed-hash = Impronta della mescolata
about-seed = Seme della mescolata
about-seed-later = mostrato a fine partita
about-seed-text = Tutto ciò che si pesca viene da un seme segreto. La sua impronta è fissata prima di dare la prima carta; quando alla fine il seme viene mostrato, chiunque può verificare che nulla era truccato.
about-link = Link a questo tavolo, per chi guarda

## Regole

rules-title = Regole di { $game }
rules-contents = Indice
rules-missing = Per questo gioco non c’è una pagina delle regole.

## Tasti

keys = Tastiera
key-undo = Annulla
key-log = Cronaca
key-rules = Regole
key-replay = Moviola sì o no
key-step = Moviola: un passo indietro o avanti
key-ends = Moviola: all’inizio o alla fine
key-tab = Alla prossima carta, pedina o pulsante
key-enter = Scegli
key-escape = Chiudi, o esci dalla moviola
key-help = Questo elenco

## Rifiuti del tavolo stesso

core-refuse-nothing-to-undo = Non c’è nulla di tuo da annullare.
core-refuse-others-acted = Nel frattempo ha agito qualcun altro: non si può più annullare.
core-refuse-news = Nel frattempo hai visto qualcosa di nuovo: non si può più annullare.
core-refuse-no-such-seat = A questo tavolo non c’è quel posto.

## Problemi

trouble-offline = In questo momento Westbound non è raggiungibile.
problem-offline = Westbound non è raggiungibile. Una mossa già mostrata non è persa; altrimenti riprova.
problem-not-found = Questo tavolo non esiste. Forse il link è incompleto.
problem-not-your-seat = Quel posto è di qualcun altro.
problem-not-host = Può farlo solo chi siede al tavolo.
problem-bad-invitation = Questo invito non apre nessun posto: il link è incompleto, o qualcuno si è già seduto.
problem-stale-ply = Intanto il tavolo è andato avanti. Guarda di nuovo, poi decidi.
problem-waiting = Alcuni posti sono ancora liberi.
problem-game-over = La partita è finita.
problem-not-over = La partita non è ancora finita.
problem-review-only = Questo tavolo è solo da guardare.
problem-handed-over = A questo posto gioca un bot. Prima riprendilo.
problem-not-away = Nessuno ha ancora aspettato abbastanza questa persona.
problem-too-large = È troppo grande.
problem-too-many = Era troppo in una volta. Aspetta un momento.
problem-bad-record = Questa partita non regge: { $detail }
problem-unavailable = In questo momento il server non può salvare nulla. Niente è cambiato; riprova.
problem-other = Non ha funzionato: { $detail }
