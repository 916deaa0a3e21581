//! What things are worth, in points of the final lead, and how long things take, in turns.
//!
//! Guessed, but for the few that `docs/bots.md` says were measured.

/// A turn that nothing is planned for.
pub(super) const TURN: f32 = 2.4;
/// A spare card, one more of the same colour beside it, and a spare locomotive.
pub(super) const SPARE: f32 = 0.55;
pub(super) const SAME: f32 = 0.12;
pub(super) const LOCOMOTIVE: f32 = 1.5;
/// A rival's card; a rival's ticket at the end, and what is taken off for each turn until then.
/// Measured: so the mean of all evaluations stays near 0 throughout the game.
pub(super) const CARD: f32 = 0.9;
pub(super) const TICKET: f32 = 8.8;
pub(super) const TICKET_DOUBT: f32 = 0.2;
/// A card still to be taken this turn, and tickets still to be chosen from.
pub(super) const SECOND: f32 = 1.0;
pub(super) const OFFER: f32 = 2.0;

/// How much a point of a planned lane counts, against one that is booked.
pub(super) const PLANNED: f32 = 0.9;
/// How much of the best claim at hand counts while there is much time left.
pub(super) const READY: f32 = 0.1;
/// How much a point of an open lane at one's own city counts: where a rival could claim it, and
/// where one may come to.
pub(super) const NEAR: f32 = 0.2;
pub(super) const FAR: f32 = 0.08;
/// Eighths of a turn one would go out of one's way to keep a point from the only rival.
pub(super) const GIVEN_AWAY: i16 = 3;
/// How much of Alvin's bonus it is worth that he is within reach, and how often he is lost for
/// each way to his city.
pub(super) const ALVIN_NEAR: f32 = 0.4;
pub(super) const ALVIN_LOST: f32 = 0.12;

/// Turns for a card that is missing. Two cards come in a turn, but not always those one needs.
pub(super) const TURNS_A_CARD: f32 = 0.68;
/// Cars a turn lays, and cars a claim lays, on average.
pub(super) const CARS_A_TURN: f32 = 1.35;
pub(super) const CARS_A_CLAIM: f32 = 3.3;
pub(super) const CARDS_A_DRAW: f32 = 1.8;
/// How likely a plan is not spoilt in a turn.
pub(super) const UNSPOILT: f32 = 0.985;
/// So many turns more or less make a ticket likely or unlikely; in the last round nothing is left
/// to chance.
pub(super) const SLACK: f32 = 2.5;
pub(super) const LAST_SLACK: f32 = 0.15;
/// With fewer turns left new tickets are hardly ever completed.
pub(super) const TURNS_A_TICKET: f32 = 6.0;
/// Cards keep their worth until so many turns before the end, cities until so many.
pub(super) const CARDS_FADE: f32 = 6.0;
pub(super) const CITIES_FADE: f32 = 20.0;
pub(super) const ALVIN_FADE: f32 = 12.0;
/// How steeply the Globetrotter depends on a ticket more or less, and how many of their tickets
/// rivals complete.
pub(super) const GLOBETROTTER_STEEP: f32 = 1.2;
pub(super) const RIVALS_COMPLETE: f32 = 0.8;
