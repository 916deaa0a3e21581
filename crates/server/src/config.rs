//! How a server is set up.

use std::net::SocketAddr;
use std::time::Duration;

#[derive(Debug, Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// For example `sqlite:westbound.db`; see [`store::open`].
    pub store_url: String,
    /// Time between the moves of bots, so that people can follow them.
    pub bot_pause: Duration,
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
            bot_pause: Duration::from_millis(350),
        }
    }
}
