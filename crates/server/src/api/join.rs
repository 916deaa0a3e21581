//! `/api/tables/{id}/join`: sitting down with an invitation.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use store::TakeSeat;

use super::me;
use super::types::{Join, TableState};
use crate::http::body::{Body, Id};
use crate::http::problem::Problem;
use crate::http::session::Caller;
use crate::live::{self, render};
use crate::{App, clock};

#[utoipa::path(post, path = "/tables/{id}/join", request_body = Join,
    params(("id" = String, Path)),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn join(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
    Body(join): Body<Join>,
) -> Result<impl IntoResponse, Problem> {
    let mut name = me::name(join.name.as_deref().unwrap_or_default())?;
    let live = app.tables.get(&id);
    live.look(&app, |_| ()).await?;
    let known = caller.or_guest(&app).await?;
    for fallback in [known.person.name.as_str(), "Guest"] {
        if name.is_empty() {
            fallback.clone_into(&mut name);
        }
    }
    let person = known.person.id.clone();
    let seat =
        TakeSeat { table: id, invite: join.token, person: person.clone(), name, at: clock::now() };
    let state = live::sit(&app, &live, seat, move |live, play| {
        let viewer = play.usual_viewer(Some(&person));
        render::state(live, play, viewer, Some(&person))
    });
    Ok((known.cookie, Json(state.await?)))
}
