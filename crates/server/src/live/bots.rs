//! Bots at the table: they see what their seat sees, and act through the same door as everybody.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use catalog::{BotSpec, Mind};
use tabletop::Seat;

use super::act::{Change, Hand, change};
use super::{Live, Play};
use crate::App;
use crate::http::problem::{Kind, Problem};

/// How long to wait before trying again when the store cannot be written.
const RETRY: Duration = Duration::from_secs(1);

/// Looks whether a bot is asked, and lets it play if so.
pub(super) async fn wake(app: &App, live: &Arc<Live>) -> Result<(), Problem> {
    live.look(app, |play| drive(app, live, play)).await
}

/// Lets the bots of a table play, beside the requests, until a person is asked. Called under the table's lock.
pub(crate) fn drive(app: &App, live: &Arc<Live>, play: &Play) {
    if asked(play).is_none() || live.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, live) = (app.clone(), Arc::clone(live));
    app.clone().tasks.spawn(async move {
        // One is enough: what a search can use again is from the same turn.
        let mut mind = Mind::default();
        while !app.stopping.is_cancelled() {
            match step(&app, &live, &mut mind).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(problem) if matches!(problem.kind, Kind::StalePly | Kind::HandedOver) => {}
                Err(problem) => {
                    tracing::error!(table = %live.id, detail = problem.detail, "a bot is stuck");
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    });
}

/// The bot that is asked first.
fn asked(play: &Play) -> Option<(Seat, &str)> {
    play.to_act().iter().find_map(|seat| Some((seat, play.bot(seat)?)))
}

/// One decision of one bot. `false` if none is asked any more.
async fn step(app: &App, live: &Arc<Live>, mind: &mut Mind) -> Result<bool, Problem> {
    let slot = live.lock(app).await?;
    let play = slot.as_ref().expect("a locked table is open");
    let Some((seat, bot)) = asked(play) else {
        // Still under the lock, so no action can slip in between this look and the sign on the door.
        live.driven.store(false, Ordering::Release);
        return Ok(false);
    };
    let ply = play.row.ply;
    let spec: BotSpec = bot.parse().unwrap_or(BotSpec::Random);
    let bot = bot.to_owned();
    let luck = app.luck.of_bot(seat, ply);
    let think = play.table.bot_job(seat, &spec.among(app.thinkers.crowd()), luck);
    let plain = play.table.legal(seat).into_iter().next();
    drop(slot);

    let thinking = async {
        let aside = async {
            match think {
                Some(think) => app.thinkers.think(think, std::mem::take(mind)).await,
                None => None,
            }
        };
        tokio::join!(aside, pause(app)).0
    };
    let thought = tokio::select! {
        thought = thinking => thought,
        // What was thought so far is dropped, and the table looked at again.
        () = taken_over(app, live, seat, &bot) => return Ok(true),
        () = app.stopping.cancelled() => return Ok(true),
    };
    // A bot that broke down plays something legal rather than leave people waiting.
    let action = match thought {
        Some((action, kept)) => {
            *mind = kept;
            Some(action)
        }
        None => plain,
    };
    let action = action.ok_or_else(|| Problem::new(Kind::Internal, "a bot has nothing to say"))?;
    // Judged again under the lock: between the thought and here the seat may have changed hands.
    let by = Hand::Bot(bot);
    change(app, live, Change::Act { seat, by, ply, action }, |_, _| ()).await?;
    Ok(true)
}

/// Waits until somebody else plays the seat of this bot.
async fn taken_over(app: &App, live: &Live, seat: Seat, bot: &str) {
    loop {
        // Listens before it looks, so that no hand-over goes unheard.
        let handed = live.handed.notified();
        match live.look(app, |play| play.bot(seat) == Some(bot)).await {
            Ok(true) => handed.await,
            Ok(false) | Err(_) => return,
        }
    }
}

async fn pause(app: &App) {
    if !app.bot_pause.is_zero() {
        tokio::time::sleep(app.bot_pause).await;
    }
}
