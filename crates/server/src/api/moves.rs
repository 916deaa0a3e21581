//! `/api/tables/{id}/actions` and `/undo`: playing.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use store::{PersonId, TableId};
use tabletop::{Seat, Viewer};

use super::types::{Act, TableState, TakeBack};
use crate::App;
use crate::http::body::{Body, Id};
use crate::http::problem::{Kind, Problem};
use crate::http::session::Caller;
use crate::live::{self, Change, Hand, render};

/// Does an action. The same action posted again after success answers with the present state.
#[utoipa::path(post, path = "/tables/{id}/actions", request_body = Act,
    params(("id" = String, Path)),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn act(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
    Body(Act { ply, action, seat }): Body<Act>,
) -> Result<Response, Problem> {
    change(&app, &id, &caller, seat, |seat| Change::Act { seat, by: Hand::Person, ply, action })
        .await
}

/// Takes back the last decision of a seat.
#[utoipa::path(post, path = "/tables/{id}/undo", request_body = TakeBack,
    params(("id" = String, Path)),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn undo(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
    Body(TakeBack { ply, seat }): Body<TakeBack>,
) -> Result<Response, Problem> {
    change(&app, &id, &caller, seat, |seat| Change::Undo { seat, ply }).await
}

async fn change(
    app: &App,
    id: &TableId,
    caller: &Caller,
    seat: Option<u8>,
    wish: impl FnOnce(Seat) -> Change,
) -> Result<Response, Problem> {
    let live = app.tables.get(id);
    let person = caller.id().cloned();
    let acting = live.look(app, |play| own_seat(play, person.as_ref(), seat)).await??;
    // Who names a seat sees the answer from there: people who share a screen pass it on before the next one looks.
    // Who does not sees what they would be shown anyway.
    live::change(app, &live, wish(acting), move |live, play| {
        let viewer = match seat {
            Some(_) => Viewer::Seat(acting),
            None => play.usual_viewer(person.as_ref()),
        };
        render::state(live, play, viewer, person.as_ref()).into_response()
    })
    .await
}

/// The seat that acts: the one named, if it is theirs; else the one of theirs that is asked.
fn own_seat(
    play: &live::Play,
    person: Option<&PersonId>,
    named: Option<u8>,
) -> Result<Seat, Problem> {
    let mine = play.seats_of(person);
    let seat = match named {
        Some(number) => mine.contains(&Seat(number)).then_some(Seat(number)),
        None => play.usual_viewer(person).seat(),
    };
    seat.ok_or_else(|| {
        let detail = if mine.is_empty() {
            "you have no seat at this table"
        } else {
            "that seat is not yours"
        };
        Problem::new(Kind::NotYourSeat, detail)
    })
}
