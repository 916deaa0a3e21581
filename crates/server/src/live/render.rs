//! A table as one viewer may see it.

use catalog::Undo;
use serde_json::value::RawValue;
use store::{PersonId, Seat as Chair, SeatKind, Status};
use tabletop::{Outcome, Seat, SeatSet, Viewer};

use super::seats::free_at;
use super::{Live, Play};
use crate::api::types::{self, Ending, HandOver, LogEntry, SeatInfo, TableCard, TableState};
use crate::clock;

/// The present.
pub(crate) fn state(
    live: &Live,
    play: &Play,
    viewer: Viewer,
    person: Option<&PersonId>,
) -> TableState {
    let Play { row, table, .. } = play;
    let you = play.seats_of(person);
    let mine = viewer.seat().filter(|seat| you.contains(seat));
    let to_act = play.to_act();
    let undo = match mine {
        Some(seat) if row.status == Status::Running && play.bot(seat).is_none() => {
            table.can_undo(seat)
        }
        _ => Undo { allowed: false, refusal: None },
    };
    let (view, offers) = match mine {
        Some(seat) if to_act.contains(seat) && play.bot(seat).is_none() => {
            table.view_and_offers(seat)
        }
        _ => (table.view(viewer), Vec::new()),
    };
    TableState {
        id: row.id.to_string(),
        game: row.game.clone(),
        name: row.name.clone(),
        status: row.status.into(),
        ply: row.ply,
        seats: seats_with_patience(live, play, person),
        host: person == Some(&row.host),
        options: RawValue::from_string(row.options.clone()).expect("stored options are JSON"),
        box_id: table.box_id(),
        seed_hash: row.seed_hash.clone(),
        seed: seed(play),
        rules_version: row.rules_version,
        rematch_of: row.parent.as_ref().map(ToString::to_string),
        rematch: play.rematch.as_ref().map(ToString::to_string),
        review: row.imported,
        you: you.iter().map(|seat| seat.0).collect(),
        viewer: viewer.seat().map(|seat| seat.0),
        to_act: numbers(to_act),
        hand_overs: hand_overs(row),
        offers,
        undo,
        scores: table.scores(),
        result: table.outcome().as_ref().map(ending),
        view,
        created_at: clock::text(row.created_at),
        updated_at: clock::text(row.updated_at),
    }
}

/// The past: the table when its record was `ply` long. Nothing can be done there.
pub(crate) fn state_at(
    live: &Live,
    play: &Play,
    ply: u32,
    viewer: Viewer,
    person: Option<&PersonId>,
) -> TableState {
    let now = state(live, play, viewer, person);
    let (view, scores, actor) = play.table.view_at(ply, viewer);
    let at = ply.checked_sub(1).and_then(|last| play.times.get(last as usize));
    TableState {
        ply,
        to_act: numbers(actor.seats()),
        offers: Vec::new(),
        undo: Undo { allowed: false, refusal: None },
        scores,
        result: now.result.filter(|_| ply == play.row.ply),
        view,
        updated_at: at.map_or(now.updated_at, |&at| clock::text(at)),
        ..now
    }
}

/// What happened from `from` on.
pub(crate) fn log(play: &Play, from: u32, viewer: Viewer) -> Vec<LogEntry> {
    if from >= play.row.ply {
        return Vec::new();
    }
    let times = &play.times[from as usize..];
    let entries = play.table.log(from, viewer).into_iter().zip(times);
    entries
        .map(|(entry, &at)| LogEntry {
            ply: entry.ply,
            seat: entry.seat.map(|seat| seat.0),
            action: entry.action,
            facts: entry.facts,
            scores: entry.scores,
            undone: entry.undone,
            at: clock::text(at),
        })
        .collect()
}

/// A table in a list; needs no game to be opened.
pub(crate) fn card(live: Option<&Live>, row: &store::Table, person: &PersonId) -> TableCard {
    let seats = chairs(live, row, Some(person));
    let asked =
        |seat: &SeatInfo| seat.you && seat.stand_in.is_none() && row.to_act >> seat.seat & 1 == 1;
    TableCard {
        id: row.id.to_string(),
        game: row.game.clone(),
        name: row.name.clone(),
        status: row.status.into(),
        your_turn: row.status == Status::Running && seats.iter().any(asked),
        seats,
        updated_at: clock::text(row.updated_at),
        ply: row.ply,
    }
}

/// The seed, once it can do no harm; and only the true one, which an imported record may lack.
pub(crate) fn seed(play: &Play) -> Option<String> {
    let seed = tabletop::Seed(play.row.seed);
    let open = play.row.status == Status::Over && seed.hash() == play.row.seed_hash;
    open.then(|| seed.to_string())
}

/// The words about seats that changed something: who takes back at one ply what they gave away at it did neither.
fn hand_overs(row: &store::Table) -> Vec<HandOver> {
    let mut playing = vec![None; row.seats.len()];
    let told = row.hand_overs.iter().filter(|word| {
        let before = playing.get_mut(usize::from(word.seat));
        before.is_some_and(|before| std::mem::replace(before, word.bot.as_deref()) != *before)
    });
    told.map(|word| HandOver {
        ply: word.ply,
        seat: word.seat,
        bot: word.bot.clone(),
        by_host: match row.seats.get(usize::from(word.seat)) {
            Some(Chair { kind: SeatKind::Person(Some(person)), .. }) => *person != word.by,
            _ => false,
        },
        at: clock::text(word.at),
    })
    .collect()
}

/// The seats, and for the host how long to wait for those who are away.
fn seats_with_patience(live: &Live, play: &Play, person: Option<&PersonId>) -> Vec<SeatInfo> {
    let mut seats = chairs(Some(live), &play.row, person);
    if person == Some(&play.row.host) {
        for info in seats.iter_mut().filter(|info| !info.you) {
            info.free_at = free_at(live, play, Seat(info.seat)).map(clock::text);
        }
    }
    seats
}

fn chairs(live: Option<&Live>, row: &store::Table, person: Option<&PersonId>) -> Vec<SeatInfo> {
    let host = person == Some(&row.host);
    (0..)
        .zip(&row.seats)
        .map(|(number, chair)| {
            let stand_in = row.stand_in(number).map(str::to_owned);
            SeatInfo { stand_in, ..seat_info(live, number, chair, person, host) }
        })
        .collect()
}

fn seat_info(
    live: Option<&Live>,
    seat: u8,
    Chair { kind, name }: &Chair,
    person: Option<&PersonId>,
    host: bool,
) -> SeatInfo {
    let info = SeatInfo {
        seat,
        kind: types::SeatKind::Open,
        name: name.clone(),
        bot: None,
        you: false,
        online: false,
        stand_in: None,
        free_at: None,
        invite: None,
    };
    match kind {
        SeatKind::Open { invite } => SeatInfo { invite: host.then(|| invite.clone()), ..info },
        SeatKind::Bot(bot) => {
            SeatInfo { kind: types::SeatKind::Bot, bot: Some(bot.clone()), online: true, ..info }
        }
        SeatKind::Person(who) => {
            let here = |who| live.is_some_and(|live| live.presence.is_here(who));
            SeatInfo {
                kind: types::SeatKind::Person,
                you: who.is_some() && who.as_ref() == person,
                online: who.as_ref().is_some_and(here),
                ..info
            }
        }
    }
}

fn ending(outcome: &Outcome) -> Ending {
    Ending {
        reason: outcome.reason.clone(),
        places: outcome.places.clone(),
        winners: outcome.winners().map(|Seat(number)| number).collect(),
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

impl From<Status> for types::Status {
    fn from(status: Status) -> Self {
        match status {
            Status::Waiting => Self::Waiting,
            Status::Running => Self::Running,
            Status::Over => Self::Over,
        }
    }
}
