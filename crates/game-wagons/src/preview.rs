//! What an action would cost and do, told from the view alone.

use serde::Serialize;
use tabletop::Seat;

use crate::{
    Wagons,
    action::Action,
    block::Block,
    components::{Card, Land, Placement, Region},
    rules::{Payment, payment},
    state::Player,
    view::{Asking, PlayerView, View},
};

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
    /// Victory points by seat, for a scoring.
    pub gains: Option<Vec<u8>>,
    /// Discs taken from the lid, and those that lapse, for a sale.
    pub lid: u8,
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
    pub(crate) fn foresee(&self, view: &View, action: Action) -> Preview {
        let Some(me) = view.me() else { return Preview::default() };
        match action {
            Action::Play(card) => self.foresee_play(view, me, card),
            Action::Sell(card) => {
                let lid = card.cost.min(me.lid);
                Preview { lid, lapses: card.cost - lid, ..Preview::default() }
            }
            Action::Score => self.foresee_scoring(view, me),
            Action::Disc(land) => {
                let places = place(view, me.supply, land, 1).0;
                Preview { places, ..Preview::default() }
            }
            Action::Move(from) => {
                let last_step = matches!(view.asking, Asking::Step { left: 1, .. });
                let leaving = u8::from(from == Region::East);
                let ends = last_step && view.wagons[0] + view.wagons[1] == leaving && leaving == 1;
                Preview { wagons: 1, ends, ..Preview::default() }
            }
            Action::Pay(vp) => {
                let cost = if let Asking::Pay { cost, .. } = view.asking { cost } else { vp };
                Preview { discs: cost.saturating_sub(vp), vp, ..Preview::default() }
            }
            Action::Double | Action::Stop => Preview::default(),
        }
    }

    fn foresee_play(&self, view: &View, me: &PlayerView, card: Card) -> Preview {
        let (discs, vp) = self.foresee_payment(me, card.cost, Some(card));
        let supply = me.supply.saturating_sub(discs);
        let (places, lapses) = match card.place {
            None => (vec![], 0),
            Some((land, Placement::One)) => place(view, supply, land, 1),
            Some((land, Placement::Two)) => place(view, supply, land, 2),
            Some((land, Placement::PlusOne)) => {
                let (places, _) = place(view, supply, land, 1);
                (places, 2u8.saturating_sub(supply))
            }
        };
        Preview { discs, vp, places, lapses, wagons: card.wagons, ..Preview::default() }
    }

    fn foresee_scoring(&self, view: &View, me: &PlayerView) -> Preview {
        let (discs, vp) = self.foresee_payment(me, me.scoring_cost.unwrap_or(0), None);
        let gain = |seat: usize| view.if_scored.iter().map(|region| region.points[seat]).sum();
        let gains: Vec<u8> = (0..usize::from(view.seats)).map(gain).collect();
        let after = |(player, gain): (&PlayerView, &u8)| {
            player.vp + gain >= 50 + if player == me { vp } else { 0 }
        };
        let ends = view.players.iter().zip(&gains).any(after);
        Preview { discs, vp, gains: Some(gains), ends, ..Preview::default() }
    }

    /// Discs and points if there is one way to pay, else the way with fewest points.
    fn foresee_payment(&self, me: &PlayerView, cost: u8, card: Option<Card>) -> (u8, u8) {
        let purse = Player { supply: me.supply, vp: me.vp, ..Player::START };
        match payment(self, &purse, cost, card) {
            Ok(Payment { least_vp, .. }) => (cost - least_vp, least_vp),
            Err(_) => (0, 0),
        }
    }
}

/// Where `discs` from a supply would come to lie in one region, and how many would lapse.
fn place(view: &View, mut supply: u8, land: Land, discs: u8) -> (Vec<PlacePreview>, u8) {
    let shown = &view.blocks[land.index()];
    let mut block = Block::new(shown.divider, &shown.discs).expect("a view shows a block");
    let mut places = vec![];
    for placed in 0..discs {
        if supply == 0 {
            return (places, discs - placed);
        }
        let added = block.add(view.turn);
        supply = supply - 1 + u8::from(added.pushed == Some(view.turn));
        places.push(PlacePreview { region: land, circle: added.circle, pushes: added.pushed });
    }
    (places, 0)
}
