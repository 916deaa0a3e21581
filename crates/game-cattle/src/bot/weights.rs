//! The numbers of the evaluation, in points of the final score: guesses, some of them tried against
//! others over a few dozen games alone against Craig.

pub(super) struct Weights {
    /// How much of the step limit is used on average.
    pub(super) pace: f32,
    /// Craig's steps in a turn.
    pub(super) craig_steps: f32,
    /// How many workers a visit to Kansas City brings into the job market.
    pub(super) workers_a_visit: f32,
    /// What a dollar is worth above its scoring, while there are so many laps to spend it in.
    pub(super) dollar: f32,
    pub(super) dollar_laps: f32,
    /// So much money is spent in full, and this part of what is beyond.
    pub(super) purse: f32,
    pub(super) spare: f32,
    /// How much of the hand at the start of the trail will still be there in Kansas City.
    pub(super) hand: f32,
    /// How many cards beyond the hand limit are seen on a lap.
    pub(super) seen: f32,
    /// How much more a delivery is worth with every lap, and with every cowboy.
    pub(super) growth: f32,
    pub(super) growth_by_cowboy: f32,
    /// How far deliveries are from what was expected.
    pub(super) spread: f32,
    /// The part of a link that its first city is given.
    pub(super) link_hope: f32,
    /// An objective card for a link.
    pub(super) objective: f32,
    /// Certificates that later deliveries will have.
    pub(super) later_certificates: f32,
    /// A visit by itself: a disc off the board.
    pub(super) visit: f32,
    /// For every lap: cowboys, craftsmen and engineers.
    pub(super) workers: [f32; 3],
    /// For every lap: a building on the trail.
    pub(super) building: f32,
    /// For every lap: discs that still cover auxiliary actions, from money to remove.
    pub(super) aux: [f32; 5],
    /// For every lap: the certificate limit.
    pub(super) certificates: f32,
    /// A space of the track.
    pub(super) space: f32,
    /// A station within reach, and how far reach is in a lap.
    pub(super) station: f32,
    pub(super) reach: f32,
    pub(super) reach_by_engineer: f32,
    /// Objective cards that are not met yet.
    pub(super) hope: f32,
}

pub(super) const W: Weights = Weights {
    pace: 0.6,
    craig_steps: 2.3,
    workers_a_visit: 1.85,
    dollar: 0.35,
    dollar_laps: 3.0,
    purse: 20.0,
    spare: 0.1,
    hand: 0.7,
    seen: 1.0,
    growth: 0.4,
    growth_by_cowboy: 0.15,
    spread: 2.0,
    link_hope: 0.4,
    objective: 2.0,
    later_certificates: 1.0,
    visit: 1.5,
    workers: [3.0, 2.0, 2.0],
    building: 0.8,
    aux: [0.1, 0.25, 0.2, 0.15, 0.2],
    certificates: 0.1,
    space: 0.3,
    station: 0.8,
    reach: 0.7,
    reach_by_engineer: 1.6,
    hope: 0.45,
};
