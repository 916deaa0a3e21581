//! `westbound serve`: the table in the browser.

use std::{
    io::{self, Write},
    net::SocketAddr,
    time::Duration,
};

use crate::{ending::Verdict, panics};

/// Serve the web client and its API; also what plain `westbound` does
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value_t = server::Config::LISTEN)]
    listen: SocketAddr,
    /// Where tables are kept
    #[arg(long, value_name = "sqlite:PATH", default_value = "sqlite:westbound.db")]
    store: String,
    /// How long a bot waits before each of its moves, so that people can follow
    #[arg(long, value_name = "MS")]
    bot_pause_ms: Option<u64>,
    /// For tests: deal all tables from this seed; whoever knows it knows every card
    #[arg(long, value_name = "SEED")]
    insecure_seed: Option<u64>,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        panics::tell_at_once();
        tracing_subscriber::fmt()
            .with_writer(io::stderr)
            .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
            .init();
        let mut config = server::Config {
            listen: self.listen,
            insecure_seed: self.insecure_seed,
            ..server::Config::new(self.store)
        };
        if let Some(pause) = self.bot_pause_ms {
            config.bot_pause = Duration::from_millis(pause);
        }
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(server::serve(config, told))?;
        Ok(Verdict::Yes)
    }
}

/// The one line a person needs, and a script can wait for.
fn told(address: SocketAddr) {
    let mut out = io::stdout();
    // Nobody may be reading; the server serves all the same.
    let _ = writeln!(out, "Westbound is open: http://{address}/").and_then(|()| out.flush());
}
