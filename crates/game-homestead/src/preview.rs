//! What an action would do, as far as its player can know.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    Homestead,
    action::Action,
    components::Type,
    pile::Kind,
    rules::Survey,
    state::{Pending, State},
    tile::Spot,
    view::View,
};

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadPreview)]
pub struct Preview {
    /// A card: how many places it has now, and the best of their incomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<i16>,
    /// A card: the cells its places cover.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ground: Vec<GroundPreview>,
    /// A place: what building there brings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub build: Option<BuildPreview>,
}

/// A cell on which a card could be built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadGroundPreview)]
pub struct GroundPreview {
    pub cell: [u8; 2],
    /// The best of the incomes of the places that cover it.
    pub best: i16,
}

/// What a very placement brings, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadBuildPreview)]
pub struct BuildPreview {
    pub dollars: i16,
    /// In the order of the card's effects.
    pub effects: Vec<EffectPreview>,
    pub bonus: i16,
    pub toll: i16,
    /// An order: what it would pay if the game ended then.
    pub pays: Option<i16>,
    /// The forest area it opens.
    pub forest: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadEffectPreview)]
pub struct EffectPreview {
    pub count: u32,
    pub dollars: i16,
    /// The buildings that are counted.
    pub buildings: Vec<u8>,
}

impl Homestead {
    pub(crate) fn foresee(&self, view: &View, action: Action) -> Preview {
        let state = self.public_state(view);
        match (action, view.hidden.pending) {
            (Action::Play(card) | Action::Pick(card), _) => self.foresee_card(&state, view, card),
            (Action::Place(spot), Pending::Place { card, .. }) => {
                let build = Some(self.foresee_place(&state, view, card, spot));
                Preview { build, ..Preview::default() }
            }
            _ => Preview::default(),
        }
    }

    fn foresee_card(&self, state: &State, view: &View, card: Kind) -> Preview {
        let survey = Survey::new(self, state, view.seat());
        let (mut places, mut best) = (0, None);
        let mut ground = BTreeMap::new();
        survey.places(card, |spot| {
            places += 1;
            let worth = self.place_worth(state, &survey, card, spot);
            best = best.max(Some(worth));
            for cell in spot.cells() {
                let there = ground.entry(cell).or_insert(worth);
                *there = worth.max(*there);
            }
        });
        let ground = ground
            .into_iter()
            .map(|(cell, best)| GroundPreview { cell: [cell.row, cell.col], best })
            .collect();
        Preview { places: Some(places), best, ground, build: None }
    }

    /// What a placement brings: now, or, for an order, as if the game ended then.
    pub(crate) fn place_worth(
        &self,
        state: &State,
        survey: &Survey<'_>,
        card: Kind,
        spot: Spot,
    ) -> i16 {
        match self.card(card).kind {
            Type::Order => self.pays_at(state, survey, card, spot),
            _ => survey.income(card, &spot.into()).dollars(),
        }
    }

    /// What an order would pay if it stood there and the game ended.
    fn pays_at(&self, state: &State, survey: &Survey<'_>, card: Kind, spot: Spot) -> i16 {
        let mut after = *state;
        let seat = survey.seat;
        self.lay_tile(
            &mut after,
            Some(seat),
            card,
            self.card(card).tile,
            spot,
            &mut tabletop::Quiet,
        );
        self.order_pays(&after, seat, card, spot.into())
    }

    fn foresee_place(&self, state: &State, view: &View, card: Kind, spot: Spot) -> BuildPreview {
        let survey = Survey::new(self, state, view.seat());
        let kind = self.card(card).kind;
        let income = survey.income(card, &spot.into());
        let effect = |counted: &crate::rules::Counted| EffectPreview {
            count: counted.count,
            dollars: counted.dollars,
            buildings: counted.ids.iter().map(|id| id.0).collect(),
        };
        let forest = spot.cells().find_map(|cell| self.parts.map.forest_of(cell));
        let own = self.unlocked(&state.board, survey.own);
        BuildPreview {
            dollars: income.dollars(),
            effects: income.effects.iter().map(effect).collect(),
            bonus: income.bonus,
            toll: income.toll,
            pays: (kind == Type::Order).then(|| self.pays_at(state, &survey, card, spot)),
            forest: forest.filter(|area| kind == Type::Forester && own >> area & 1 == 0),
        }
    }
}
