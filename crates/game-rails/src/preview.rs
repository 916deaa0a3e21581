//! What an action would cost and do, told from the view alone.

use serde::Serialize;
use tabletop::Seat;

use crate::{
    Rails,
    action::Action,
    components::MARKER_COST,
    rules,
    sets::{City, Lane},
    view::{Asking, View},
};

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, utoipa::ToSchema)]
#[schema(as = RailsPreview)]
pub struct Preview {
    /// Who would receive points, and how many.
    pub points: Vec<AwardPreview>,
    /// Cards to be paid, and in how many ways.
    pub cards: u8,
    pub ways: u16,
    pub cars_left: Option<u8>,
    pub captures_alvin: bool,
    /// The claim starts the last round.
    pub last_round: bool,
    /// R19 For a start city: how many neighbours can still be reached from it.
    pub walled: Option<u8>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsAwardPreview)]
pub struct AwardPreview {
    pub seat: Seat,
    pub points: i16,
}

impl Rails {
    pub(crate) fn foresee(&self, view: &View, action: Action) -> Preview {
        match action {
            Action::Claim(lane) => self.foresee_claim(view, lane),
            Action::Start(city) => {
                Preview { walled: Some(self.neighbours(view, city)), ..Preview::default() }
            }
            Action::Pay(payment) => {
                let cards = payment.cards + payment.locomotives;
                Preview { cards, ways: 1, ..self.foresee_paid(view) }
            }
            Action::Mark(_) => {
                let mut ways = 0;
                rules::ways_for_marker(view.hand(), |_| ways += 1);
                Preview { cards: MARKER_COST, ways, ..Preview::default() }
            }
            _ => Preview::default(),
        }
    }

    /// What is being paid for: the lane's claim brings what it promised, a marker nothing at once.
    fn foresee_paid(&self, view: &View) -> Preview {
        match &view.asking {
            Asking::PayLane { lane } => {
                let lane = self.map.read_lane(lane);
                lane.map_or_else(|_| Preview::default(), |lane| self.foresee_claim(view, lane))
            }
            _ => Preview::default(),
        }
    }

    fn foresee_claim(&self, view: &View, lane: Lane) -> Preview {
        let (data, seat) = (*self.map.lane(lane), view.turn);
        let awards = rules::awards(data, seat, |city| self.controller(view, city));
        let points =
            awards.into_iter().flatten().map(|(seat, points)| AwardPreview { seat, points });
        let mut ways = 0;
        rules::ways_for_lane(data, view.hand(), |_| ways += 1);
        let cars_left = view.players[seat.index()].cars.saturating_sub(data.length);
        Preview {
            points: points.collect(),
            cards: data.length,
            ways,
            cars_left: Some(cars_left),
            captures_alvin: self.would_capture(view, lane),
            last_round: cars_left <= rules::FEW_CARS && view.last_round.is_none(),
            walled: None,
        }
    }

    fn controller(&self, view: &View, city: City) -> Option<Seat> {
        let name = self.map.city_name(city);
        view.markers.iter().find(|marker| marker.city == name).map(|marker| marker.seat)
    }

    fn would_capture(&self, view: &View, lane: Lane) -> bool {
        view.alvin.as_ref().is_some_and(|alvin| {
            let there = |&city: &City| self.map.city_name(city) == alvin.city;
            alvin.holder != Some(view.turn) && self.map.lane(lane).ends.iter().any(there)
        })
    }

    /// R19 With every neighbour taken away by others, a start city is walled in.
    fn neighbours(&self, view: &View, city: City) -> u8 {
        let claimed = |lane: Lane| view.claimed.iter().any(|c| c.lane == self.map.lane_name(lane));
        let open = self.map.at_city(city).iter().filter(|&lane| !claimed(lane));
        let mut pairs: Vec<[City; 2]> = open.map(|lane| self.map.lane(lane).ends).collect();
        pairs.dedup();
        pairs.len() as u8
    }
}
