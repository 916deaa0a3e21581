//! `/api/tables/{id}/rematch`: the same people, the same options, new luck.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use catalog::Setting;
use store::{SeatKind, Status};
use tabletop::BoxFiles;

use super::tables::{self, Wish};
use super::types::TableState;
use crate::App;
use crate::http::body::Id;
use crate::http::problem::{Kind, Problem};
use crate::http::session::Caller;
use crate::live::render;

/// The first to ask makes the table; whoever asks after that is led to the same one.
#[utoipa::path(post, path = "/tables/{id}/rematch",
    params(("id" = String, Path)),
    responses((status = 201, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
) -> Result<(StatusCode, Json<TableState>), Problem> {
    let live = app.tables.get(&id);
    // The lock is held until the new table is written, so that two at once make one table.
    let slot = live.lock(&app).await?;
    let play = slot.as_ref().expect("a locked table is open");
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
        seats: row.seats.clone(),
        name: row.name.clone(),
        host: person.clone(),
        parent: Some(id),
    };
    let state = tables::open(&app, wish).await?;
    Ok((StatusCode::CREATED, Json(state)))
}

fn is(kind: &SeatKind, person: &store::PersonId) -> bool {
    matches!(kind, SeatKind::Person(Some(id)) if id == person)
}
