//! How a server is set up.

use std::net::SocketAddr;
use std::time::Duration;

#[derive(Debug, Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// For example `sqlite:westbound.db`; see [`store::open`].
    pub store_url: String,
    /// Least time between the moves of bots, thinking included. How fast people are shown them is for the client to say,
    /// which cannot show in a hurry what has not happened yet.
    pub bot_pause: Duration,
    /// How long a table waits for somebody who is away before its host may let a bot play for them.
    pub absence: Duration,
    /// For tests: the first table is dealt from this small seed and each further one from the next, so that all of it happens
    /// again. Who knows it knows every card.
    pub insecure_seed: Option<u64>,
}

impl Config {
    /// The address people are told: the year the rush went west.
    pub const LISTEN: SocketAddr =
        SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 1848);

    /// A server for play on one machine.
    pub fn new(store_url: impl Into<String>) -> Self {
        Self {
            listen: Self::LISTEN,
            store_url: store_url.into(),
            bot_pause: Duration::from_millis(150),
            absence: Duration::from_mins(3),
            insecure_seed: None,
        }
    }
}
