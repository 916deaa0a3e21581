//! Chapter 2 – Setup: trading posts.

use rand::{Rng, RngExt};
use tabletop::{Illegal, Seat, Sink};

use super::ch3_concepts::Survey;
use crate::{
    Homestead,
    action::Drawn,
    fact::Fact,
    pile::Kind,
    state::{Pending, State},
    tile::Spot,
};

impl Homestead {
    fn posts(&self) -> impl Iterator<Item = Kind> {
        (0..self.parts.cards.rows.len())
            .map(|i| Kind(i as u8))
            .filter(|card| self.card(*card).is_post)
    }

    fn undealt(&self, state: &State) -> impl Iterator<Item = Kind> {
        let posts = state.posts;
        self.posts().enumerate().filter(move |(i, _)| posts >> i & 1 != 0).map(|(_, post)| post)
    }

    /// RULING A2 The post with the first-player mark is always among those dealt, to anybody alike;
    /// alone, any post is dealt.
    pub(super) fn can_deal_post(&self, state: &State, post: Kind) -> bool {
        let Pending::DealPosts { left } = state.pending else { return false };
        let start_is_out = self.undealt(state).all(|post| !self.card(post).start_player);
        let must_start = left == 1 && !state.is_solo() && !start_is_out;
        self.undealt(state).any(|other| other == post)
            && (!must_start || self.card(post).start_player)
    }

    pub(super) fn sample_post(&self, state: &State, rng: &mut impl Rng) -> Drawn {
        let Pending::DealPosts { left } = state.pending else { unreachable!("no post is dealt") };
        let start = self.undealt(state).find(|post| self.card(*post).start_player);
        if let Some(start) = start.filter(|_| !state.is_solo())
            && rng.random_range(0..left) == 0
        {
            return Drawn::Post(start);
        }
        let others = |post: &Kind| state.is_solo() || !self.card(*post).start_player;
        let count = self.undealt(state).filter(others).count();
        let n = rng.random_range(0..count);
        Drawn::Post(self.undealt(state).filter(others).nth(n).expect("there are so many"))
    }

    pub(super) fn deal_post(
        &self,
        state: &mut State,
        left: u8,
        post: Kind,
        facts: &mut impl Sink<Fact>,
    ) {
        let seat = Seat(state.seats - left);
        let place = self.posts().position(|other| other == post).expect("a post of the box");
        state.posts &= !(1 << place);
        state.player_mut(seat).post = post;
        if self.card(post).start_player {
            state.first = seat;
        }
        state.pending = Pending::DealPosts { left: left - 1 };
        facts.tell(|| Fact::PostDealt { seat, post: self.card(post).id.clone() });
    }

    /// §2 The owner of the marked post takes the first-player marker.
    pub(super) fn settle_posts(state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        state.pending = Pending::Posts { left: state.seats };
        let seat = state.first;
        facts.tell(|| Fact::FirstPlayer { seat });
        true
    }

    /// §2 All four cells on free steppe, and far from other posts.
    pub(super) fn post_place(&self, state: &State, seat: Seat, spot: Spot) -> Result<(), Illegal> {
        Survey::new(self, state, seat).placement(state.player(seat).post, spot)
    }

    pub(super) fn place_post(
        &self,
        state: &mut State,
        seat: Seat,
        spot: Spot,
        left: u8,
        facts: &mut impl Sink<Fact>,
    ) {
        let post = state.player(seat).post;
        self.lay_tile(state, Some(seat), post, self.card(post).tile, spot, facts);
        state.pending = Pending::Posts { left: left - 1 };
    }
}
