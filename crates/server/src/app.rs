//! What all requests share, and the map from addresses to handlers.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use axum::routing::any;
use store::Store;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::Config;
use crate::http::session::Sessions;
use crate::http::{assets, guard, problem};
use crate::live::Tables;

/// The largest body most addresses take.
const BODY_LIMIT: usize = 64 * 1024;

/// Everything a handler can reach. Cheap to clone.
#[derive(Debug, Clone)]
pub struct App(Arc<Shared>);

#[derive(Debug)]
pub struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) sessions: Sessions,
    /// How many bots think at once: as many as there are cores, so that requests are still answered.
    pub(crate) thinking: Semaphore,
    pub(crate) bot_pause: std::time::Duration,
    /// Work that outlives its request: actions being written, bots playing.
    pub(crate) tasks: TaskTracker,
    pub(crate) stopping: CancellationToken,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    pub fn new(store: Arc<dyn Store>, config: &Config) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self(Arc::new(Shared {
            store,
            tables: Tables::default(),
            sessions: Sessions::default(),
            thinking: Semaphore::new(cores),
            bot_pause: config.bot_pause,
            tasks: TaskTracker::new(),
            stopping: CancellationToken::new(),
        }))
    }
}

/// The whole site: `/api` and, everywhere else, the web client.
pub fn app(app: App) -> Router {
    let api = crate::api::router();
    let client = Router::new().fallback(any(assets::client)).layer(CompressionLayer::new());
    Router::new()
        .nest("/api", api.layer(DefaultBodyLimit::max(BODY_LIMIT)).with_state(app))
        .fallback_service(client)
        .layer(CatchPanicLayer::custom(problem::panicked))
        .layer(from_fn(guard::guard))
}
