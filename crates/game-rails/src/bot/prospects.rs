//! What a seat may still expect of its tickets, its cards and its time.

use tabletop::Seat;

use super::{
    Outlook,
    project::Project,
    weights::{
        CARDS_FADE, CARS_A_TURN, GLOBETROTTER_STEEP, LAST_SLACK, LOCOMOTIVE, PLANNED, READY,
        RIVALS_COMPLETE, SAME, SLACK, SPARE, TURN, UNSPOILT,
    },
};
use crate::{
    components::{Cards, Colour, GLOBETROTTER},
    rules::Limits,
    sets::{City, Ticket, TicketSet},
};

impl Outlook<'_> {
    /// Everything that is not booked yet and that no rival pays.
    pub(super) fn prospects(&self) -> f32 {
        let (player, done) = (self.player(), self.completed());
        let open = player.tickets.without(done);
        if !player.network.is_empty() {
            return self.of_project(done, &self.project(open, player.network));
        }
        // Before the start city is chosen: the best of those the tickets name.
        let from =
            |city: City| self.of_project(done, &self.project(open, [city].into_iter().collect()));
        let ends = open.iter().flat_map(|ticket| self.game.map.ticket(ticket).ends);
        ends.map(from).reduce(f32::max).unwrap_or(0.0)
    }

    pub(super) fn completed(&self) -> TicketSet {
        let joined = |&ticket: &Ticket| self.game.is_complete(self.state, self.seat, ticket);
        self.player().tickets.iter().filter(joined).collect()
    }

    pub(super) fn of_project(&self, done: TicketSet, project: &Project) -> f32 {
        let player = self.player();
        let value = |ticket| f32::from(self.game.map.ticket(ticket).points);
        let mut worth = done.iter().map(value).sum::<f32>();
        worth -= project.lost.iter().map(value).sum::<f32>();
        let slack = if self.state.last_round.is_some() { LAST_SLACK } else { SLACK };
        let (mut completed, mut needed, mut sure) = (f32::from(done.len()), 0.0, 1.0);
        for (ticket, turns) in project.tickets() {
            sure = sigmoid((self.turns + 0.5 - turns) / slack);
            let chance = sure * UNSPOILT.powf(turns);
            worth += value(ticket) * (2.0 * chance - 1.0);
            completed += chance;
            needed = turns;
        }
        let cars = f32::from(player.cars.saturating_sub(project.spaces));
        let beyond = (self.turns - needed).clamp(0.0, cars / CARS_A_TURN);
        let spare = project.bill.settle(player.hand);
        worth
            + PLANNED * project.points * sure
            + TURN * beyond
            + spare_worth(spare, cars) * (self.turns / CARDS_FADE).min(1.0)
            + self.ready()
            + self.globetrotter(completed)
    }

    /// The best claim at hand: all of it when the next turn is the last one.
    fn ready(&self) -> f32 {
        if self.turns < 0.5 {
            return 0.0;
        }
        let claims = Limits::of(self.game, self.state, self.seat).all();
        let net = |lane| self.game.net_points(self.state, self.seat, lane);
        let share = READY + (1.0 - READY) / (self.turns * self.turns).max(1.0);
        share * claims.iter().map(net).fold(0.0, f32::max)
    }

    /// §9.4.2
    fn globetrotter(&self, completed: f32) -> f32 {
        let rivals = Seat::all(self.state.seats).filter(|rival| *rival != self.seat);
        let most = rivals.map(|rival| self.state.player(rival).tickets.len()).max();
        let ahead = completed - RIVALS_COMPLETE * f32::from(most.unwrap_or(0));
        f32::from(GLOBETROTTER) * sigmoid(GLOBETROTTER_STEEP * ahead)
    }
}

/// Cards that no plan asks for, no more of them than there are cars to lay. Many of one colour make
/// long lanes.
fn spare_worth(spare: Cards, cars: f32) -> f32 {
    let locomotives = f32::from(spare.locomotives());
    let mut worth = LOCOMOTIVE * locomotives;
    for colour in Colour::plain() {
        let count = f32::from(spare.of(colour).min(7));
        worth += count * (SPARE + SAME * (count - 1.0) / 2.0);
    }
    let all = f32::from(spare.len());
    if all > cars { worth * cars / all } else { worth }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
