//! `/api/tables/{id}/seats/{seat}/stand-in`: a bot that plays for a person who is away.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use catalog::BotSpec;
use store::TableId;
use tabletop::Seat;

use super::bots;
use super::types::{StandIn, TableState};
use crate::App;
use crate::http::body::{Body, Chair, Id};
use crate::http::problem::{Kind, Problem};
use crate::http::session::Caller;
use crate::live::{self, Wish, render};

/// Lets a bot play for a seat: its person at any time, the host once everybody has waited for somebody who is away.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}/stand-in", request_body = StandIn,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn hand_over(
    State(app): State<App>,
    Id(id): Id,
    Chair(seat): Chair,
    caller: Caller,
    Body(StandIn { bot }): Body<StandIn>,
) -> Result<Response, Problem> {
    let bot = bots::named(&bot, "bot")?;
    change(&app, &id, seat, &caller, Some(bot)).await
}

/// Gives a seat back to its person, at once: a bot that is thinking there does not play any more.
#[utoipa::path(delete, path = "/tables/{id}/seats/{seat}/stand-in",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn take_back(
    State(app): State<App>,
    Id(id): Id,
    Chair(seat): Chair,
    caller: Caller,
) -> Result<Response, Problem> {
    change(&app, &id, seat, &caller, None).await
}

async fn change(
    app: &App,
    id: &TableId,
    seat: Seat,
    caller: &Caller,
    bot: Option<BotSpec>,
) -> Result<Response, Problem> {
    let live = app.tables.get(id);
    live.look(app, |_| ()).await?;
    let Some(by) = caller.id().cloned() else {
        return Err(Problem::new(Kind::NotYourSeat, "only its person or the host may do that"));
    };
    let person = by.clone();
    live::hand_over(app, &live, Wish { seat, bot, by }, move |live, play| {
        let viewer = play.usual_viewer(Some(&person));
        render::state(live, play, viewer, Some(&person)).into_response()
    })
    .await
}
