//! Bots that stand in for people: who may hand a seat over, and who may take it back.
//!
//! A seat belongs to its person for good. They may let a bot play for them and take the seat back whenever they like.
//! The host may call a bot in only where everybody has waited a while for somebody who is not here, and must leave
//! alone what the person decided themselves.

use std::sync::Arc;

use catalog::BotSpec;
use store::{HandOver, Millis, PersonId, Status};
use tabletop::Seat;

use super::act::finished;
use super::{Live, Play, bots};
use crate::http::problem::{Kind, Problem};
use crate::{App, clock};

/// Who is to play for a seat: a bot, or its person again.
#[derive(Debug)]
pub(crate) struct Wish {
    pub(crate) seat: Seat,
    pub(crate) bot: Option<BotSpec>,
    pub(crate) by: PersonId,
}

/// Changes who plays for a seat, at once: whatever a bot is thinking there is not played any more. To wish what is so
/// already changes nothing.
pub(crate) async fn hand_over<T: Send + 'static>(
    app: &App,
    live: &Arc<Live>,
    wish: Wish,
    answer: impl FnOnce(&Live, &Play) -> T + Send + 'static,
) -> Result<T, Problem> {
    let (task_app, live) = (app.clone(), Arc::clone(live));
    let task = app.tasks.spawn(async move {
        let app = task_app;
        let mut slot = live.lock(&app).await?;
        let play = slot.as_mut().expect("a locked table is open");
        if let Some(word) = judge(&live, play, wish)? {
            app.store.hand_over(&live.id, word.clone()).await?;
            play.row.hand_over(word);
            live.handed.notify_waiters();
            live.tell();
            bots::drive(&app, &live, play);
        }
        Ok(answer(&live, play))
    });
    finished(task).await
}

/// The word to keep; `None` if it holds already.
fn judge(live: &Live, play: &Play, wish: Wish) -> Result<Option<HandOver>, Problem> {
    let Wish { seat, bot, by } = wish;
    if play.row.imported {
        return Err(Problem::new(Kind::ReviewOnly, "it was made from a record"));
    }
    let Some(person) = play.person(seat) else {
        return Err(Problem::new(Kind::NotFound, "nobody sits there for whom a bot could play"));
    };
    let (own, host) = (*person == by, play.row.host == by);
    if !own && !host {
        return Err(Problem::new(Kind::NotYourSeat, "only its person or the host may do that"));
    }
    let bot = bot.map(|bot| bot.to_string());
    let now = clock::now();
    if play.row.stand_in(seat.0) == bot.as_deref() {
        return Ok(None);
    }
    match play.row.status {
        Status::Running => {}
        Status::Waiting => {
            return Err(Problem::new(Kind::Waiting, "the game begins when all seats are taken"));
        }
        Status::Over => return Err(Problem::new(Kind::GameOver, "there is nothing left to play")),
    }
    if !own {
        may_the_host(live, play, seat, now)?;
    }
    Ok(Some(HandOver { ply: play.row.ply, seat: seat.0, bot, by, at: now }))
}

fn may_the_host(live: &Live, play: &Play, seat: Seat, now: Millis) -> Result<(), Problem> {
    if let Some(word) = play.row.handed(seat.0).filter(|word| word.bot.is_some()) {
        // Another bot for the one the host has called, or the seat left to its person again.
        return if word.by == play.row.host {
            Ok(())
        } else {
            Err(Problem::new(Kind::NotYourSeat, "its person has chosen who plays"))
        };
    }
    match free_at(live, play, seat) {
        Some(at) if at <= now => Ok(()),
        Some(at) => {
            let detail = format!("wait for them until {}", clock::text(at));
            Err(Problem::new(Kind::NotAway, detail))
        }
        None => Err(Problem::new(Kind::NotAway, "they are here, or it is not their turn")),
    }
}

/// From when on the host may let a bot play here: the table has then waited long enough for somebody who is away.
/// Nothing while they are here, or while nobody waits for them.
pub(super) fn free_at(live: &Live, play: &Play, seat: Seat) -> Option<Millis> {
    let person = play.person(seat)?;
    if !play.to_act().contains(seat) || play.bot(seat).is_some() {
        return None;
    }
    let away = live.away_since(person)?;
    // Nobody waits longer than since the last move; and who has just come back has come back.
    let asked = play.times.last().copied().unwrap_or(play.row.created_at);
    let back = play.row.handed(seat.0).map_or(0, |word| word.at);
    let patience = i64::try_from(live.absence.as_millis()).unwrap_or(i64::MAX);
    Some(away.max(asked).max(back).saturating_add(patience))
}
