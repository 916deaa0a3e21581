//! Records out (`/api/tables/{id}/record`) and in (`/api/records`).

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use store::{Seat, SeatKind, Status, TableId};
use tabletop::{BoxId, OptionTexts, Record, ReplayError, Seed};
use utoipa::ToSchema;

use super::eyes::Eyes;
use super::types::{LogEntry, TableState};
use crate::http::body::{Body, Id};
use crate::http::problem::{Kind, Problem};
use crate::http::session::Caller;
use crate::live::{self, Play, render};
use crate::{App, clock};

/// A record: all of it after the end, only what the viewer may know before.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum AnyRecord {
    #[schema(value_type = super::openapi::Record)]
    Whole(Box<Record>),
    Seen(Seen),
}

/// A running game as one viewer knows it. It has another format than a whole record, for it cannot be replayed.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Seen {
    /// `westbound-seen/1`.
    format: &'static str,
    game: String,
    #[serde(rename = "box")]
    box_id: BoxId,
    options: OptionTexts,
    seats: u8,
    seed_hash: String,
    viewer: Option<u8>,
    entries: Vec<LogEntry>,
    scores: Vec<i32>,
}

#[utoipa::path(get, path = "/tables/{id}/record",
    params(("id" = String, Path)),
    responses((status = 200, body = AnyRecord), (status = "4XX", body = Problem)))]
pub(crate) async fn record(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    let live = app.tables.get(&id);
    let record = live.look(&app, |play| {
        let open = play.row.status == Status::Over
            || (play.row.imported && caller.id() == Some(&play.row.host));
        if open { Ok(AnyRecord::Whole(Box::new(whole(play)))) } else { seen(play, &caller) }
    });
    let name = format!("attachment; filename=\"westbound-{id}.json\"");
    let headers: [(HeaderName, String); 1] = [(header::CONTENT_DISPOSITION, name)];
    Ok((headers, Json(record.await??)))
}

fn whole(play: &Play) -> Record {
    // An imported record may come without its seed; ours would only be a stand-in.
    let (seed_hash, seed) = (play.row.seed_hash.clone(), render::seed(play));
    Record { seed_hash, seed, ..play.table.record() }
}

fn seen(play: &Play, caller: &Caller) -> Result<AnyRecord, Problem> {
    let viewer = Eyes::of(None, play, caller.id())?;
    Ok(AnyRecord::Seen(Seen {
        format: "westbound-seen/1",
        game: play.row.game.clone(),
        box_id: play.table.box_id(),
        options: play.table.options(),
        seats: play.table.seats(),
        seed_hash: play.row.seed_hash.clone(),
        viewer: viewer.seat().map(|seat| seat.0),
        entries: render::log(play, 0, viewer),
        scores: play.table.scores(),
    }))
}

/// Brings a record in as a table to look at. Every entry is judged again; the first that does not hold is named.
#[utoipa::path(post, path = "/records", request_body = super::openapi::Record, responses(
    (status = 201, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn import(
    State(app): State<App>,
    caller: Caller,
    Body(record): Body<Record>,
) -> Result<impl IntoResponse, Problem> {
    let game = catalog::game(&record.game)
        .ok_or_else(|| Problem::new(Kind::BadRecord, format!("game: no `{}` here", record.game)))?;
    // Judging a long record takes a while: not on a thread that answers requests.
    let judged = tokio::task::spawn_blocking(move || {
        game.replay(None, &record).map(|table| (table, record)).map_err(|error| bad_record(&error))
    });
    let judged = judged.await.map_err(|error| {
        tracing::error!(%error, "judging a record broke down");
        Problem::new(Kind::BadRecord, "the record cannot be judged")
    })?;
    let (table, record) = judged?;

    let known = caller.or_guest(&app).await?;
    let files = game.default_box();
    let now = clock::now();
    let seed = record.seed.as_deref().and_then(|text| text.parse().ok()).unwrap_or(Seed::small(0));
    let over = table.outcome().is_some();
    let seat = |number: u8| Seat {
        kind: SeatKind::Person(None),
        name: format!("{}", tabletop::Seat(number)),
    };
    let box_id = table.box_id();
    let row = store::Table {
        id: TableId::random(),
        game: record.game,
        name: String::new(),
        options: serde_json::to_string(&table.options()).expect("texts are always JSON"),
        box_id: box_id.id,
        box_hash: box_id.hash,
        box_files: files.hash(),
        seed: seed.0,
        seed_hash: record.seed_hash,
        rules_version: table.rules_version().into(),
        host: known.person.id.clone(),
        parent: None,
        imported: true,
        status: if over { Status::Over } else { Status::Running },
        ply: 0,
        to_act: 0,
        created_at: now,
        updated_at: now,
        seats: (0..table.seats()).map(seat).collect(),
        hand_overs: Vec::new(),
    };
    let (play, stored) = live::new_play(row, table, &files);
    app.store.create_table(stored).await?;
    let live = app.tables.put(play);
    let host = &known.person.id;
    let state = live
        .look(&app, |play| render::state(&live, play, play.usual_viewer(Some(host)), Some(host)));
    Ok((StatusCode::CREATED, known.cookie, Json(state.await?)))
}

fn bad_record(error: &ReplayError) -> Problem {
    let problem = Problem::new(Kind::BadRecord, error.to_string()).at_ply(error.ply());
    match error {
        ReplayError::Refused { illegal, .. } | ReplayError::Undo { illegal, .. } => {
            Problem { refusal: Some(Box::new((*illegal).into())), ..problem }
        }
        _ => problem,
    }
}
