//! Who sees what. Everything hidden is taken out here.

use tabletop::{Seat, Viewer};

use super::{
    FinalView, Phase, PileSizes, View,
    rest::{Held, Rest, Sizes},
};
use crate::{
    Homestead,
    components::turns,
    pile::{Kind, Pile},
    rules,
    state::{Choice, Pending, Player, State},
};

impl Homestead {
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> View {
        // Exhaustive on purpose: a new field does not compile until someone decides who sees it.
        let State {
            seats,
            teams,
            round,
            turn,
            first,
            pending,
            players,
            board,
            stacks: _,
            deck,
            discard,
            posts,
            solo,
        } = *state;
        let seen: Vec<(Player, Held)> = Seat::all(seats)
            .zip(players)
            .map(|(seat, player)| self.show_hand(state, seat, player, viewer))
            .collect();
        let stacks: u8 = if state.is_solo() { 3 } else { seats };
        let hidden = Rest {
            teams,
            round,
            turn,
            first,
            pending,
            players: seen.iter().map(|(player, _)| *player).collect(),
            hands: seen.iter().map(|(_, held)| *held).collect(),
            board,
            stacks: (0..stacks).map(|stack| self.known(state, viewer, stack)).collect(),
            deck: self.sizes(deck),
            discard: self.sizes(discard),
            posts,
            solo,
        };
        let in_round = matches!(phase(state), Phase::Round);
        let cards = |pile: Pile| self.ids(self.parts.cards.list(pile));
        let open = hidden.stacks.iter().find_map(|known| known.open);
        let buried = viewer.seat().map(|seat| state.player(seat).buried);
        View {
            viewer,
            seats,
            teams,
            map: self.parts.map.id.clone(),
            phase: phase(state),
            round,
            turn: if in_round { turn + 1 } else { 0 },
            turns: turns(seats),
            first,
            clockwise: state.clockwise(),
            asking: self.asking(state),
            players: Seat::all(seats)
                .map(|seat| self.show_player(state, &hidden, seat, viewer))
                .collect(),
            stack: open.map(cards),
            stacks: self.show_stacks_to(state, &hidden),
            buildings: self.show_buildings(state),
            orders: self.show_orders(state, viewer),
            deck: hidden.deck.into(),
            discard: hidden.discard.into(),
            my_discards: cards(buried.unwrap_or_default()),
            solo: state.is_solo().then(|| self.show_solo(state)),
            final_scores: (pending == Pending::Over).then(|| show_final(state)),
            hidden,
        }
    }

    /// A player without what the viewer cannot know, and what of it can be seen from outside.
    fn show_hand(
        &self,
        state: &State,
        seat: Seat,
        player: Player,
        viewer: Viewer,
    ) -> (Player, Held) {
        let Player { hand, offer, choice, buried, post, earned, done, sure } = player;
        let mate = state.mate(seat).is_some_and(|mate| viewer.is(mate));
        let held = Held {
            open: viewer.is(seat)
                || (mate && state.hands_open_to_mates())
                || state.pending == Pending::Over,
            size: hand.len(),
            offer_open: viewer.is(seat) || mate,
            offer: self.sizes(offer),
            chosen: choice.is_some(),
        };
        // §9 A proposal is shown to the member who answers it.
        let proposed = mate && state.pending == Pending::Answer;
        let shown = Player {
            hand: if held.open { hand } else { Pile::EMPTY },
            offer: if held.offer_open { offer } else { Pile::EMPTY },
            choice: choice.filter(|_| viewer.is(seat) || proposed),
            buried: if viewer.is(seat) { buried } else { Pile::EMPTY },
            sure: if viewer.is(seat) { sure } else { [[Kind::NONE; 3]; 4] },
            post,
            earned,
            done,
        };
        (shown, held)
    }

    /// The cards of a choice that the viewer sees.
    pub(super) fn show_choice(&self, choice: Choice) -> Vec<String> {
        match choice {
            Choice::Cards(cards) => self.ids(cards.iter()),
            Choice::Agree => vec!["agree".into()],
            Choice::Decline => vec!["decline".into()],
        }
    }
}

impl From<Sizes> for PileSizes {
    fn from(Sizes { buildings, orders }: Sizes) -> Self {
        Self { buildings, orders }
    }
}

pub(super) fn phase(state: &State) -> Phase {
    match state.pending {
        Pending::Deal { .. } => Phase::Deal,
        Pending::StartHands { .. } => Phase::Start,
        Pending::DealPosts { .. } | Pending::Posts { .. } => Phase::Posts,
        Pending::DealOrders { .. }
        | Pending::KeepOrder { .. }
        | Pending::DiscardOne
        | Pending::Replace
        | Pending::Draw
        | Pending::Exchange
        | Pending::Answer => Phase::Between,
        Pending::Over => Phase::Over,
        _ => Phase::Round,
    }
}

fn show_final(state: &State) -> Vec<FinalView> {
    let one = |seat: Seat| {
        let player = state.player(seat);
        let orders = player.earned[crate::state::ORDERS];
        FinalView {
            money: player.money() - orders,
            orders,
            total: player.money(),
            team_total: rules::team_total(state, seat),
        }
    };
    Seat::all(state.seats).map(one).collect()
}
