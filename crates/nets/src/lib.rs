//! What catches a wrong rule: the contract every game keeps ([`conformance`]), games played at random,
//! texts and recorded games kept beside the tests, positions somebody has scribbled on, and the
//! question whether every rule has its test.

mod chapters;
pub mod conformance;
mod folder;
mod playing;
mod recorded;
mod scene;
pub mod scribbles;

pub use chapters::Chapters;
pub use folder::Folder;
pub use playing::{cases, play, play_on, reached, story};
pub use recorded::{reason, takes_back, winners};
pub use scene::Scene;
