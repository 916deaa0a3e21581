//! `/api/tables/{id}/rematch`: the same people, the same options, new luck; perhaps other bots.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use catalog::Setting;
use store::{HandOver, Seat, SeatKind, Status, TableId};
use tabletop::BoxFiles;

use super::tables::{self, Wish};
use super::types::{Rematch, TableState};
use crate::http::body::{Body, Id};
use crate::http::problem::{Kind, Problem};
use crate::http::session::Caller;
use crate::live::render;
use crate::{App, clock};

/// The first to ask makes the table, and says which bots play; whoever asks after that is led to the same one.
/// For whom a bot plays now it plays again, until they take their seat back.
#[utoipa::path(post, path = "/tables/{id}/rematch", request_body = Option<Rematch>,
    params(("id" = String, Path)),
    responses((status = 201, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
    wish: Option<Body<Rematch>>,
) -> Result<(StatusCode, Json<TableState>), Problem> {
    let live = app.tables.get(&id);
    // The lock is held until the new table is written, so that two at once make one table.
    let mut slot = live.lock(&app).await?;
    let play = slot.as_mut().expect("a locked table is open");
    let row = &play.row;
    let person = caller.id().filter(|person| {
        **person == row.host || row.seats.iter().any(|seat| is(&seat.kind, person))
    });
    let person = person.ok_or_else(|| Problem::new(Kind::NotHost, "you did not play here"))?;
    if row.imported {
        return Err(Problem::new(Kind::ReviewOnly, "it was made from a record"));
    }
    if row.status != Status::Over {
        return Err(Problem::new(Kind::NotOver, "finish this game first"));
    }

    if let Some(there) = app.store.rematch_of(&id).await? {
        let there = app.tables.get(&there);
        let state = there.look(&app, |play| {
            render::state(&there, play, play.usual_viewer(Some(person)), Some(person))
        });
        return Ok((StatusCode::CREATED, Json(state.await?)));
    }
    let game = catalog::game(&row.game).ok_or_else(Problem::no_table)?;
    let stored = app.store.load_box(&row.box_files).await?.ok_or_else(Problem::no_table)?;
    let files = serde_json::from_str(&stored.files).map(BoxFiles);
    let setting = Setting {
        options: play.table.options(),
        seats: play.table.seats(),
        files: Some(files.map_err(|error| Problem::new(Kind::Internal, error.to_string()))?),
    };
    let wish = Wish {
        game,
        setting,
        seats: seats_again(row, &wish.map(|Body(wish)| wish).unwrap_or_default())?,
        name: row.name.clone(),
        host: person.clone(),
        parent: Some(id),
        hand_overs: away_again(row),
    };
    let state = tables::open(&app, wish).await?;
    play.rematch = TableId::parse(&state.id).ok();
    live.tell();
    Ok((StatusCode::CREATED, Json(state)))
}

/// Everybody where they sat, with the bots asked for.
fn seats_again(row: &store::Table, Rematch { bots }: &Rematch) -> Result<Vec<Seat>, Problem> {
    let mut seats = row.seats.clone();
    for (number, bot) in bots {
        let place = format!("bots.{number}");
        let bot = super::bots::named(bot, &place)?.to_string();
        let Some(Seat { kind: SeatKind::Bot(old), name }) = seats.get_mut(usize::from(*number))
        else {
            let detail = format!("{place}: no bot sits there");
            return Err(Problem::new(Kind::BadSetup, detail));
        };
        // A bot that was given no name goes by what it is.
        if name == old {
            name.clone_from(&bot);
        }
        *old = bot;
    }
    Ok(seats)
}

/// Whoever had a bot play for them is still away.
fn away_again(row: &store::Table) -> Vec<HandOver> {
    let seats = (0..).zip(&row.seats);
    let handed = seats.filter_map(|(seat, _)| row.handed(seat).filter(|word| word.bot.is_some()));
    handed.map(|word| HandOver { ply: 0, at: clock::now(), ..word.clone() }).collect()
}

fn is(kind: &SeatKind, person: &store::PersonId) -> bool {
    matches!(kind, SeatKind::Person(Some(id)) if id == person)
}
