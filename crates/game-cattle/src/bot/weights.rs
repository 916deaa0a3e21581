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
    Weight(6.53, -18.21),
    // The last turns.
    Weight(-2.48, 0.0),
    // To be the one to move.
    Weight(2.08, -1.84),
    // How far the cattleman is, of 1.
    Weight(-12.29, -8.27),
    // The next visit to Kansas City, if it comes.
    Weight(3.78, 2.96),
    // Visits after it.
    Weight(4.36, 4.07),
    // A dollar of the first 6.
    Weight(0.19, 0.68),
    // Of the next 8.
    Weight(0.04, 0.75),
    // Of the next 30.
    Weight(-0.07, 0.63),
    // Cowboys: the first two hired.
    Weight(0.24, 10.65),
    // More of them.
    Weight(-0.25, 5.37),
    // Craftsmen: the first two hired.
    Weight(-0.19, 1.22),
    // More of them.
    Weight(0.73, -2.16),
    // Engineers: the first two hired.
    Weight(-0.65, 7.9),
    // More of them.
    Weight(0.6, 6.44),
    // Discs cleared: auxiliary money.
    Weight(1.27, -8.51),
    // Draw.
    Weight(-0.33, -8.01),
    // Certificate.
    Weight(-1.1, -7.09),
    // Engine.
    Weight(-1.43, -5.98),
    // Remove.
    Weight(-1.42, -7.54),
    // Certificate limit 4.
    Weight(-0.98, -6.38),
    // Limit 6.
    Weight(-2.59, 3.18),
    // Left step.
    Weight(-1.73, -19.16),
    // Right step.
    Weight(-3.01, -13.17),
    // Hand.
    Weight(-1.38, -0.33),
    // Spaces of the engine.
    Weight(0.16, -0.05),
    // Crossings before it.
    Weight(0.35, -0.82),
    // Stations near, in points.
    Weight(0.16, 0.5),
    // Stations upgraded.
    Weight(1.28, 7.06),
    // Temporary certificates.
    Weight(0.43, 1.93),
    // Permanent ones.
    Weight(0.5, 6.77),
    // Breeding value to expect of the deck.
    Weight(0.65, 7.82),
    // In hand.
    Weight(-0.22, 0.6),
    // In hand, the nearer Kansas City.
    Weight(0.72, -1.07),
    // The best city within reach, in points.
    Weight(0.04, 0.08),
    // The same, the nearer Kansas City.
    Weight(0.09, 0.75),
    // Links with one city reached, in points.
    Weight(0.25, 1.02),
    // Links with none.
    Weight(-0.04, 1.39),
    // San Francisco reached.
    Weight(0.37, -22.71),
    // Buildings.
    Weight(-0.95, 3.77),
    // Objective cards in the deck.
    Weight(0.05, -2.54),
    // In the area.
    Weight(-0.11, -3.46),
    // Their points not made yet.
    Weight(0.01, 0.92),
    // Green teepees.
    Weight(0.03, -1.06),
    // Blue teepees.
    Weight(0.02, -1.53),
    // Hazards.
    Weight(-0.28, 2.17),
    // Station masters.
    Weight(0.36, 1.81),
    // Cattle in the deck.
    Weight(-0.14, -2.3),
];
