//! What a seat means to build in a playout, kept in mind from one choice to the next: finding it
//! takes longer than anything else there.

use super::{
    Outlook,
    hand::{Bill, Held},
    project::Project,
    weights::TURNS_A_CARD,
};
use crate::sets::{Lane, LaneSet, TicketSet};

/// Turns a plan may take longer than there seem to be.
const LATE: f32 = 1.0;

/// What a seat has in mind, for as long as it has these tickets.
#[derive(Copy, Clone, Debug, Default)]
pub struct Intent {
    pub(super) temper: Temper,
    tickets: TicketSet,
    aim: Option<Aim>,
}

/// How much a seat dares.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Temper {
    /// What comes of it is much the same from game to game.
    #[default]
    Calm,
    /// Plays better, but hangs on tickets nobody has seen yet.
    Bold,
}

impl Intent {
    pub(super) fn of(temper: Temper) -> Self {
        Self { temper, ..Self::default() }
    }
}

/// Lanes to be built, and the cards for them.
#[derive(Copy, Clone, Debug)]
pub(super) struct Aim {
    pub(super) lanes: LaneSet,
    pub(super) bill: Bill,
    /// How many of them the hand lacks.
    pub(super) missing: u8,
}

impl Aim {
    const NONE: Self = Self { lanes: LaneSet::EMPTY, bill: Bill::NONE, missing: 0 };
}

impl Outlook<'_> {
    /// The lanes for the tickets that can still be completed. None of them are left when there is
    /// no such ticket.
    pub(super) fn for_tickets(&self, intent: &mut Intent) -> Aim {
        let player = self.player();
        let known = intent.aim.filter(|_| intent.tickets == player.tickets);
        let aim = known.and_then(|aim| self.still_good(aim)).unwrap_or_else(|| self.new_aim());
        (intent.tickets, intent.aim) = (player.tickets, Some(aim));
        aim
    }

    /// The same, or the lane that brings most for its turns.
    pub(super) fn aim(&self, intent: &mut Intent) -> Aim {
        self.or_for_points(self.for_tickets(intent))
    }

    /// That aim, or the lane that brings most for its turns.
    pub(super) fn or_for_points(&self, aim: Aim) -> Aim {
        if aim.lanes.is_empty() { self.for_points() } else { aim }
    }

    /// An aim with the present hand, if it is neither reached nor out of reach. With every lane that
    /// is built it is set anew: by then other cards are at hand.
    fn still_good(&self, aim: Aim) -> Option<Aim> {
        let Self { state, turns, .. } = *self;
        let player = self.player();
        // Where no ticket could be completed none can be later.
        if aim.lanes.is_empty() {
            return Some(aim);
        }
        if !aim.lanes.without(state.open.without(player.barred)).is_empty() {
            return None;
        }
        let missing = aim.bill.missing(player.hand);
        (aim.bill.turns(missing) <= turns + LATE).then_some(Aim { missing, ..aim })
    }

    fn new_aim(&self) -> Aim {
        let player = self.player();
        let open = player.tickets.without(self.completed());
        let project = self.project_within(self.turns + LATE, open, player.network);
        let Project { lanes, bill, .. } = project;
        Aim { lanes, bill, missing: bill.missing(player.hand) }
    }

    /// The tickets of a project that can be completed with so many turns to spare.
    pub(super) fn in_time(&self, project: &Project, spare: f32) -> TicketSet {
        let in_time = project.tickets().filter(|(_, turns)| turns + spare <= self.turns + LATE);
        in_time.map(|(ticket, _)| ticket).collect()
    }

    fn for_points(&self) -> Aim {
        let Self { game, state, seat, turns } = *self;
        let player = self.player();
        let fits = game.map.up_to(player.cars).and(player.reach).without(player.barred);
        let held = Held::of(player.hand);
        let mut best: (f32, Option<Lane>) = (0.0, None);
        for lane in state.open.and(fits).iter() {
            let data = *game.map.lane(lane);
            let held = held.for_lane(data) + player.hand.locomotives();
            let missing = data.length.saturating_sub(held);
            let asked = 1.0 + TURNS_A_CARD * f32::from(missing);
            if asked > turns + LATE / 2.0 {
                continue;
            }
            let rate = game.net_points(state, seat, lane) / asked;
            if rate > best.0 {
                best = (rate, Some(lane));
            }
        }
        let mut aim = Aim::NONE;
        if let Some(lane) = best.1 {
            aim.lanes.insert(lane);
            aim.bill.add(*game.map.lane(lane));
            aim.missing = aim.bill.missing(player.hand);
        }
        aim
    }
}
