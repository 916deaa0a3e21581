//! HTTP and server-sent events over the catalogue of games, and the embedded web client.
//!
//! The server decides nothing about games: it finds out who is asking, hands their words to a table of the
//! catalogue, writes what came of it to the store, and only then tells anybody. See `live` for that order.

mod api;
mod app;
mod clock;
mod config;
mod http;
mod live;
mod luck;
mod serve;

pub use api::openapi::document as openapi;
pub use app::{App, app};
pub use config::Config;
pub use serve::{ServeError, Server, serve};
