//! `/api/games`: what can be played here. `/api/hello`: whether anybody is at home.

use axum::Json;
use catalog::GameInfo;
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Games {
    games: Vec<GameInfo>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Hello {
    hello: &'static str,
}

#[utoipa::path(get, path = "/games", responses((status = 200, body = Games)))]
pub(crate) async fn games() -> Json<Games> {
    Json(Games { games: catalog::games().iter().map(|game| game.info()).collect() })
}

#[utoipa::path(get, path = "/hello", responses((status = 200, body = Hello)))]
pub(crate) async fn hello() -> Json<Hello> {
    Json(Hello { hello: "westbound" })
}
