//! A running server: from the address to the last answer.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::{App, Config};

/// How long running requests may take to finish once the server is asked to stop.
const PATIENCE: Duration = Duration::from_secs(8);

/// Why a server does not start, or stops.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Store(#[from] store::OpenError),
    #[error("cannot listen on {address}: {error}")]
    Listen { address: SocketAddr, error: std::io::Error },
    #[error("the server stopped: {0}")]
    Io(#[from] std::io::Error),
}

/// Serves until the process is asked to stop (Ctrl-C, SIGTERM). `ready` hears the address when it can be opened.
///
/// # Errors
/// If the store or the address cannot be opened.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let server = Server::start(config).await?;
    ready(server.address());
    asked_to_stop().await;
    tracing::info!("stopping");
    server.stop().await;
    Ok(())
}

/// A server in the background: what [`serve`] and the tests use.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    app: App,
    task: JoinHandle<()>,
}

impl Server {
    /// # Errors
    /// If the store or the address cannot be opened.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        let listen = |error| ServeError::Listen { address: config.listen, error };
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr()?;
        let store = store::open(&config.store_url).await?;
        let app = App::new(store, &config);
        app.wake_bots().await;
        // Answers are small and somebody waits for each: do not hold them back to fill packets.
        let listener = listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let stop = app.stopping.clone().cancelled_owned();
        let serving = axum::serve(listener, crate::app(app.clone())).with_graceful_shutdown(stop);
        let task = tokio::spawn(async move {
            if let Err(error) = serving.await {
                tracing::error!(%error, "serving ended");
            }
        });
        Ok(Self { address, app, task })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Takes no new requests, ends the event streams, lets running writes finish, closes the store.
    pub async fn stop(self) {
        self.app.stopping.cancel();
        patiently(self.task).await;
        self.app.tasks.close();
        patiently(self.app.tasks.wait()).await;
        self.app.store.close().await;
    }
}

async fn patiently(work: impl Future) {
    if tokio::time::timeout(PATIENCE, work).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
}

async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate()).expect("signals can be heard");
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
