//! What every answer has in common: problems, bodies, sessions, headers, and the web client.

pub(crate) mod assets;
pub(crate) mod body;
pub(crate) mod guard;
pub(crate) mod problem;
pub(crate) mod session;
