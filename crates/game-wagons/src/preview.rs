//! What an action would cost and do, told from the view alone.

use serde::Serialize;
use tabletop::{Actor, Seat};

use crate::{
    Wagons,
    action::{Action, Drawn},
    components::Land,
    deck::Pile,
    fact::Fact,
    rules,
    state::State,
    view::View,
};

/// Everything that is certain before the player (or anybody else) is asked again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, utoipa::ToSchema)]
#[schema(as = WagonsPreview)]
pub struct Preview {
    /// Discs and victory points paid, where the player has no choice about it.
    pub discs: u8,
    pub vp: u8,
    /// Where discs will come to lie; the second disc of a +1 card is still to be chosen.
    pub places: Vec<PlacePreview>,
    /// Wagon steps to be made.
    pub wagons: u8,
    /// Victory points by seat, for a scoring, the last one of §11.2 included.
    pub gains: Option<Vec<u8>>,
    /// Discs taken from the lid, for a sale.
    pub lid: u8,
    /// Discs that lapse: not there to be placed, or not in the lid to be taken.
    pub lapses: u8,
    /// The action ends the game, at once and for sure.
    pub ends: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = WagonsPlacePreview)]
pub struct PlacePreview {
    #[schema(value_type = String)]
    pub region: Land,
    pub circle: u8,
    pub pushes: Option<Seat>,
}

impl Wagons {
    /// Carries the action out on what the view shows: the rules themselves say what would happen.
    pub(crate) fn foresee(&self, view: &View, action: Action) -> Preview {
        let seat = view.turn;
        // Hands that cannot be seen change nothing here.
        let mut state = self.rebuild(view, |_, _| Pile::EMPTY);
        if !view.viewer.is(seat) || self.judge(&state, seat, action).is_err() {
            return Preview::default();
        }
        let wagons = match action {
            Action::Play(card) => card.wagons.min(state.steps_ahead()),
            Action::Move(_) => 1,
            _ => 0,
        };
        let mut facts = vec![];
        self.perform(&mut state, action, &mut facts);
        self.draw_anything(&mut state, &mut facts);
        let start = Preview { wagons, ends: state.over, ..Preview::default() };
        facts.into_iter().fold(start, Preview::with)
    }

    /// Which card is drawn changes nothing that a preview tells, so the first one will do.
    fn draw_anything(&self, state: &mut State, facts: &mut Vec<Fact>) {
        while rules::to_act(state) == Actor::Chance {
            let card = self.deck.card(self.deck.nth(state.draw_pile, 0));
            self.take(state, Drawn::Card(card), facts);
        }
    }
}

impl Preview {
    fn with(mut self, fact: Fact) -> Self {
        match fact {
            Fact::Paid { discs, vp, .. } => (self.discs, self.vp) = (discs, vp),
            Fact::Placed { region, circle, pushed, .. } => {
                self.places.push(PlacePreview { region, circle, pushes: pushed });
            }
            Fact::Lapsed { discs, .. } => self.lapses += discs,
            Fact::Sold { discs, lapsed, .. } => (self.lid, self.lapses) = (discs, lapsed),
            Fact::RegionScored { points, .. } => {
                let gains = self.gains.get_or_insert_with(|| vec![0; points.len()]);
                for (gain, points) in gains.iter_mut().zip(points) {
                    *gain += points;
                }
            }
            _ => {}
        }
        self
    }
}
