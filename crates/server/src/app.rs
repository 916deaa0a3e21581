//! What all requests share, and the map from addresses to handlers.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use axum::routing::any;
use store::Store;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::Config;
use crate::http::session::Sessions;
use crate::http::{assets, guard, problem};
use crate::live::{Tables, Thinkers};
use crate::luck::Luck;

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
    pub(crate) thinkers: Thinkers,
    pub(crate) luck: Luck,
    pub(crate) bot_pause: Duration,
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
        Self(Arc::new(Shared {
            store,
            tables: Tables::new(config.absence),
            sessions: Sessions::default(),
            thinkers: Thinkers::start(),
            luck: Luck::new(config.insecure_seed),
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
