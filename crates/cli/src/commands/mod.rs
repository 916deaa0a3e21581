//! One file per subcommand: its arguments and what it does.

pub(crate) mod arena;
pub(crate) mod games;
pub(crate) mod migrate;
pub(crate) mod parts;
pub(crate) mod perft;
pub(crate) mod position;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod transcript;
pub(crate) mod trial;
