//! Chapter 6.1 – Payment, of lanes and of markers (§8): cards of one colour and locomotives.

use tabletop::{Illegal, Sink};

use super::{NOT_IN_HAND, TOO_FEW_LOCOMOTIVES, WRONG_COLOUR, WRONG_NUMBER};
use crate::{
    Rails,
    action::Payment,
    components::{Cards, Colour, MARKER_COST},
    fact::Fact,
    map::LaneData,
    sets::Lane,
    state::State,
};

/// What a payment has to satisfy.
#[derive(Copy, Clone, Debug)]
struct Price {
    cards: u8,
    /// Any one colour when there is none.
    colour: Option<Colour>,
    locomotives: u8,
}

impl Price {
    const MARKER: Self = Self { cards: MARKER_COST, colour: None, locomotives: 0 };

    fn of(lane: LaneData) -> Self {
        Self { cards: lane.length, colour: lane.colour, locomotives: lane.locomotives }
    }

    /// Judges one payment.
    fn check(self, hand: Cards, payment: Payment) -> Result<(), Illegal> {
        let Payment { colour, cards, locomotives } = payment;
        let total = i32::from(cards) + i32::from(locomotives);
        if total != i32::from(self.cards) {
            return Err(Illegal::short(&WRONG_NUMBER, self.cards.into(), total));
        }
        // Locomotives are counted as such, never as cards of a colour.
        let odd = payment != Payment::new(colour, cards, locomotives)
            || cards > 0 && colour == Colour::Locomotive;
        if odd || cards > 0 && self.colour.is_some_and(|asked| asked != colour) {
            return Err(Illegal::because(&WRONG_COLOUR));
        }
        if locomotives < self.locomotives {
            let (need, have) = (self.locomotives.into(), locomotives.into());
            return Err(Illegal::short(&TOO_FEW_LOCOMOTIVES, need, have));
        }
        if cards > 0 && hand.of(colour) < cards {
            return Err(Illegal::short(&NOT_IN_HAND, cards.into(), hand.of(colour).into()));
        }
        if hand.locomotives() < locomotives {
            let (need, have) = (locomotives.into(), hand.locomotives().into());
            return Err(Illegal::short(&NOT_IN_HAND, need, have));
        }
        Ok(())
    }

    /// Every payment that would pass, in order.
    #[inline]
    fn ways(self, hand: Cards, mut each: impl FnMut(Payment)) {
        for colour in Colour::plain().filter(|c| self.colour.is_none_or(|asked| asked == *c)) {
            let most = hand.of(colour).min(self.cards - self.locomotives);
            let least = self.cards.saturating_sub(hand.locomotives()).max(1);
            for cards in least..=most {
                each(Payment::new(colour, cards, self.cards - cards));
            }
        }
        if hand.locomotives() >= self.cards {
            each(Payment::new(Colour::Locomotive, 0, self.cards));
        }
    }
}

pub(super) fn lane_payment(
    game: &Rails,
    state: &State,
    lane: Lane,
    payment: Payment,
) -> Result<(), Illegal> {
    Price::of(*game.map.lane(lane)).check(state.player(state.turn).hand, payment)
}

pub(super) fn marker_payment(state: &State, payment: Payment) -> Result<(), Illegal> {
    Price::MARKER.check(state.player(state.turn).hand, payment)
}

#[inline]
pub(crate) fn ways_for_lane(lane: LaneData, hand: Cards, each: impl FnMut(Payment)) {
    Price::of(lane).ways(hand, each);
}

#[inline]
pub(crate) fn ways_for_marker(hand: Cards, each: impl FnMut(Payment)) {
    Price::MARKER.ways(hand, each);
}

/// The payment, if there is exactly one.
#[inline]
pub(super) fn only_way(list: impl FnOnce(&mut dyn FnMut(Payment))) -> Option<Payment> {
    let (mut first, mut count) = (None, 0);
    list(&mut |way| {
        first = first.or(Some(way));
        count += 1;
    });
    first.filter(|_| count == 1)
}

/// The most cards a hand could lay down for a lane, for the refusal.
pub(super) fn most_cards(lane: LaneData, hand: Cards) -> u8 {
    let most = match lane.colour {
        Some(colour) => hand.of(colour),
        None => Colour::plain().map(|colour| hand.of(colour)).max().unwrap_or(0),
    };
    // A ferry takes no more cards of a colour than it has spaces without a locomotive.
    most.min(lane.length - lane.locomotives) + hand.locomotives()
}

/// Cards go to the discard pile. What everybody saw taken may be what was laid down.
pub(super) fn pay(state: &mut State, payment: Payment, facts: &mut impl Sink<Fact>) {
    let (seat, Payment { colour, cards, locomotives }) = (state.turn, payment);
    for (colour, count) in [(colour, cards), (Colour::Locomotive, locomotives)] {
        let player = state.player_mut(seat);
        player.hand.take(colour, count);
        let known = &mut player.known.0[colour.index()];
        *known = known.saturating_sub(count);
        state.discard.0[colour.index()] += count;
    }
    facts.tell(|| Fact::Paid { seat, colour, cards, locomotives });
}
