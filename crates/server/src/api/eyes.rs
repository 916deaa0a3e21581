//! `?seat=`: through whose eyes to look.

use serde::{Deserialize, Deserializer, de};
use store::PersonId;
use tabletop::{Seat, Viewer};

use crate::http::problem::{Kind, Problem};
use crate::live::Play;

/// A seat number or the word `spectator`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Eyes(Viewer);

impl<'de> Deserialize<'de> for Eyes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        if text == "spectator" {
            return Ok(Self(Viewer::Spectator));
        }
        text.parse()
            .map(|seat| Self(Viewer::Seat(Seat(seat))))
            .map_err(|_| de::Error::custom("seat is a number from 0, or `spectator`"))
    }
}

impl Eyes {
    /// The viewer asked for, if that is allowed; the usual one if none was asked for.
    pub(crate) fn of(
        asked: Option<Self>,
        play: &Play,
        person: Option<&PersonId>,
    ) -> Result<Viewer, Problem> {
        match asked {
            None => Ok(play.usual_viewer(person)),
            Some(Self(Viewer::Seat(seat))) if !play.may_see(person, seat) => {
                let detail = "you can look only from your own seats while the game runs";
                Err(Problem::new(Kind::NotYourSeat, detail))
            }
            Some(Self(viewer)) => Ok(viewer),
        }
    }
}
