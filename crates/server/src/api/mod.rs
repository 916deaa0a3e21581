//! `/api`: one file per resource. Each handler stands beside its description; the router is made of both.

mod bots;
mod events;
mod eyes;
mod games;
mod join;
pub(crate) mod me;
mod moves;
pub(crate) mod openapi;
mod records;
mod rematch;
mod stand_in;
mod tables;
pub(crate) mod types;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, Uri};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::http::problem::{Kind, Problem};

/// The largest record that can be brought in.
const RECORD_LIMIT: usize = 2 * 1024 * 1024;

/// Every address with its description. The limit of bodies is for the caller to lower; records have their own.
pub(crate) fn described() -> OpenApiRouter<App> {
    let records = OpenApiRouter::new()
        .routes(routes!(records::import))
        .layer(DefaultBodyLimit::max(RECORD_LIMIT));
    OpenApiRouter::new()
        .routes(routes!(games::hello))
        .routes(routes!(games::games))
        .routes(routes!(me::show, me::change))
        .routes(routes!(me::token))
        .routes(routes!(tables::create))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::show))
        .routes(routes!(tables::at))
        .routes(routes!(tables::components))
        .routes(routes!(tables::log))
        .routes(routes!(join::join))
        .routes(routes!(moves::act))
        .routes(routes!(moves::undo))
        .routes(routes!(stand_in::hand_over, stand_in::take_back))
        .routes(routes!(rematch::rematch))
        .routes(routes!(events::events))
        .routes(routes!(records::record))
        .merge(records)
}

pub(crate) fn router() -> Router<App> {
    let (router, _) = described().split_for_parts();
    router
        .route("/openapi.json", axum::routing::get(openapi::serve))
        .fallback(nothing_here)
        .method_not_allowed_fallback(other_method)
}

async fn nothing_here(uri: Uri) -> Problem {
    Problem::new(Kind::NotFound, format!("/api{} is no address of this server", uri.path()))
}

async fn other_method(method: Method, uri: Uri) -> Problem {
    Problem::new(Kind::MethodNotAllowed, format!("/api{} does not take {method}", uri.path()))
}
