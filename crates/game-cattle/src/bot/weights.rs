//! What things will still bring, in points of the final score.

/// How many things there are.
pub const THINGS: usize = 48;

/// What a thing brings at the end of the game, and how much more at its start.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weight(pub f32, pub f32);

impl Weight {
    /// With so much of the game to come, of 1.
    pub(super) fn at(self, to_come: f32) -> f32 {
        self.0 + self.1 * to_come
    }
}

/// Fitted: some ten thousand games were played by habit, now and then at random, by one to four
/// seats, and what each seat still made from the start of a turn on was regressed on its things
/// (`examples/fit.rs`). So a weight says what went along with a thing in those games, and only all
/// of them together make sense: a disc cleared is a delivery that will not come again.
pub const WEIGHTS: [Weight; THINGS] = [
    // To play on.
    Weight(-11.21, 6.64),
    // The last turns.
    Weight(-2.85, 0.0),
    // To be the one to move.
    Weight(1.32, -0.47),
    // How far the cattleman is, of 1.
    Weight(-5.93, -1.09),
    // The next visit to Kansas City, if it comes.
    Weight(0.26, 1.55),
    // Visits after it.
    Weight(2.13, -1.59),
    // A dollar of the first 6.
    Weight(0.06, 0.9),
    // Of the next 8.
    Weight(0.06, 0.84),
    // Of the next 30.
    Weight(-0.08, 0.83),
    // Cowboys: the first two hired.
    Weight(-0.65, 9.79),
    // More of them.
    Weight(-0.19, 7.9),
    // Craftsmen: the first two hired.
    Weight(0.3, 2.75),
    // More of them.
    Weight(0.39, 3.78),
    // Engineers: the first two hired.
    Weight(-0.41, 8.71),
    // More of them.
    Weight(-0.27, 9.16),
    // Discs cleared: auxiliary money.
    Weight(-2.49, -2.47),
    // Draw.
    Weight(8.45, -19.33),
    // Certificate.
    Weight(-0.45, -7.2),
    // Engine.
    Weight(-0.89, -5.72),
    // Remove.
    Weight(-0.93, -6.43),
    // Certificate limit 4.
    Weight(0.77, -9.17),
    // Limit 6.
    Weight(-1.23, -1.64),
    // Left step.
    Weight(-1.95, -8.56),
    // Right step.
    Weight(-1.69, -7.38),
    // Hand.
    Weight(-2.94, 3.05),
    // Spaces of the engine.
    Weight(0.23, -0.02),
    // Crossings before it.
    Weight(0.23, 0.28),
    // Stations near, in points.
    Weight(0.15, 0.34),
    // Stations upgraded.
    Weight(0.9, 4.98),
    // Temporary certificates.
    Weight(0.44, 0.43),
    // Permanent ones.
    Weight(0.48, 7.58),
    // Breeding value to expect of the deck.
    Weight(1.29, 7.11),
    // In hand.
    Weight(-0.07, 0.41),
    // In hand, the nearer Kansas City.
    Weight(0.34, -0.64),
    // The best city within reach, in points.
    Weight(0.07, 0.27),
    // The same, the nearer Kansas City.
    Weight(0.12, 0.43),
    // Links with one city reached, in points.
    Weight(0.21, 0.29),
    // Links with none.
    Weight(-0.06, 0.85),
    // San Francisco reached.
    Weight(0.36, -9.39),
    // Buildings.
    Weight(-0.21, 3.27),
    // Objective cards in the deck.
    Weight(0.05, -4.16),
    // In the area.
    Weight(-0.27, -5.64),
    // Their points not made yet.
    Weight(0.01, 0.81),
    // Green teepees.
    Weight(0.29, -2.51),
    // Blue teepees.
    Weight(0.35, -2.87),
    // Hazards.
    Weight(-0.01, 1.17),
    // Station masters.
    Weight(-0.03, 6.51),
    // Cattle in the deck.
    Weight(-0.08, -1.69),
];
