//! `/api/tables/{id}/events`: what happens at a table, as it happens.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use store::PersonId;
use tabletop::Viewer;
use tokio::sync::watch;

use super::eyes::Eyes;
use super::types::LiveEvent;
use crate::App;
use crate::http::body::{Asked, Id};
use crate::http::problem::Problem;
use crate::http::session::Caller;
use crate::live::presence::Here;
use crate::live::{Live, render};

#[derive(Debug, Deserialize)]
pub(crate) struct Since {
    #[serde(default)]
    from: Option<u32>,
    #[serde(default)]
    seat: Option<Eyes>,
}

/// Server-sent events. The first `state` comes at once, with all entries since `from`; then one after each change.
#[utoipa::path(get, path = "/tables/{id}/events",
    params(("id" = String, Path), ("from" = Option<u32>, Query, description = "the ply already known"),
        ("seat" = Option<String>, Query, description = "a seat of yours, or `spectator`"),
        ("Last-Event-ID" = Option<u32>, Header)),
    responses((status = 200, content_type = "text/event-stream", body = LiveEvent),
        (status = "4XX", body = Problem)))]
pub(crate) async fn events(
    State(app): State<App>,
    Id(id): Id,
    Asked(since): Asked<Since>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let person = caller.id().cloned();
    let live = app.tables.get(&id);
    // Judged now, so that a wrong seat is an error and not a silent stream.
    let judged = live.look(&app, |play| {
        Eyes::of(since.seat, play, person.as_ref()).map(|viewer| (viewer, play.row.ply))
    });
    let (viewer, ply) = judged.await??;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let known = last.or(since.from).unwrap_or(ply).min(ply);

    let changes = live.listen();
    let here = Here::new(Arc::clone(&live), person.clone());
    let listener = Listener { app, live, person, viewer, known, changes, first: true, _here: here };
    let stream = stream::unfold(listener, Listener::next);
    let alive = KeepAlive::new().interval(Duration::from_secs(15));
    Ok(Sse::new(stream).keep_alive(alive))
}

struct Listener {
    app: App,
    live: Arc<Live>,
    person: Option<PersonId>,
    viewer: Viewer,
    /// Entries below this ply have been sent.
    known: u32,
    changes: watch::Receiver<u64>,
    first: bool,
    _here: Here,
}

impl Listener {
    /// Waits for a change and tells it. A slow listener misses no entry: they come together with the next state.
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Self)> {
        if !std::mem::take(&mut self.first) {
            tokio::select! {
                () = self.app.stopping.cancelled() => return None,
                changed = self.changes.changed() => changed.ok()?,
            }
        }
        self.changes.mark_unchanged();
        let (known, viewer, person) = (self.known, self.viewer, self.person.as_ref());
        let told = self.live.look(&self.app, |play| {
            let entries = render::log(play, known, viewer);
            let state = render::state(&self.live, play, viewer, person);
            (play.row.ply, LiveEvent { entries, state })
        });
        // If the table cannot be read just now, the stream ends and its browser comes back.
        let (ply, event) = told.await.ok()?;
        self.known = ply;
        let data = serde_json::to_string(&event).expect("an event is always JSON");
        Some((Ok(Event::default().event("state").id(ply.to_string()).data(data)), self))
    }
}
