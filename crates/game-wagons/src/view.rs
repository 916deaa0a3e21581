//! What a viewer may know, and what could lie behind it.

use rand::{Rng, RngExt};
use serde::Serialize;
use tabletop::{Seat, Stack, Viewer};

use crate::{
    Wagons,
    block::Block,
    components::{Card, MAX_PLAYERS},
    deck::Pile,
    options::OpenHands,
    rules,
    state::{End, Pending, Player, State},
};

/// All that `viewer` may know. Never contains a [`State`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = WagonsView)]
pub struct View {
    #[schema(value_type = Option<u8>)]
    pub viewer: Viewer,
    pub seats: u8,
    pub turn: Seat,
    pub phase: Phase,
    pub actions_left: u8,
    pub doubled: bool,
    pub asking: Asking,
    pub players: Vec<PlayerView>,
    /// By region, from New England to California.
    pub wagons: [u8; 6],
    /// From East to West.
    pub blocks: Vec<BlockView>,
    /// How many cards the draw pile has.
    pub pile: u8,
    #[schema(value_type = Vec<String>)]
    pub discard: Vec<Card>,
    /// The draw pile and the hands the viewer cannot see, all one heap as far as they can tell.
    #[schema(value_type = Vec<String>)]
    pub unseen: Vec<Card>,
    /// Full rounds without a wagon step or a scoring.
    pub idle_rounds: u16,
    /// What each scored region would pay if it were scored now.
    pub if_scored: Vec<IfScored>,
    /// The end condition that was met; under A16 `finish_turn` the turn may still go on.
    pub end: Option<End>,
    #[serde(skip)]
    pending: Stack<Pending, 6>,
    #[serde(skip)]
    idle: u16,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = WagonsPhase)]
pub enum Phase {
    Deal,
    Turn,
    Over,
}

/// What is being decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[schema(as = WagonsAsking)]
pub enum Asking {
    /// §4 The action of the turn.
    Act,
    /// A21 The second action, or none.
    Second,
    /// §8 How many victory points.
    Pay {
        cost: u8,
        #[schema(value_type = Option<String>)]
        card: Option<Card>,
    },
    /// §5.2 The region of a disc; `first` under A6 `free`.
    Disc {
        #[schema(value_type = String)]
        card: Card,
        first: bool,
    },
    /// §5.4 The next wagon step.
    Step {
        left: u8,
        #[schema(value_type = String)]
        card: Card,
    },
    Chance,
    Nothing,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = WagonsPlayer)]
pub struct PlayerView {
    pub supply: u8,
    pub lid: u8,
    pub vp: u8,
    pub token: bool,
    /// The number and the cost of the next scoring card.
    pub scoring_card: Option<u8>,
    pub scoring_cost: Option<u8>,
    pub hand_size: u8,
    #[schema(value_type = Option<Vec<String>>)]
    pub hand: Option<Vec<Card>>,
    /// Points by scored region, from East to West.
    pub earned: [u16; 4],
    pub vp_paid: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = WagonsBlock)]
pub struct BlockView {
    pub divider: u8,
    /// Owners, oldest disc first.
    pub discs: Vec<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = WagonsIfScored)]
pub struct IfScored {
    pub points: Vec<u8>,
    /// The discs that would be paid, by age, in the order of payment.
    pub order: Vec<u8>,
}

impl Wagons {
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> View {
        // Exhaustive on purpose: a new field does not compile until someone decides who sees it.
        let State {
            seats,
            turn,
            actions_left,
            doubled,
            pending,
            players,
            wagons,
            blocks,
            draw_pile,
            discard,
            idle,
            end,
            over,
        } = *state;
        let mut unseen = draw_pile;
        let players = Seat::all(seats)
            .zip(players)
            .map(|(seat, player)| {
                let open = viewer.is(seat) || self.options.open_hands == OpenHands::Yes;
                if !open {
                    unseen = self.deck.merge(unseen, player.hand).expect("cards of one box");
                }
                self.show_player(player, open)
            })
            .collect();
        let scored = |(block, wagons): (Block, u8)| IfScored {
            points: rules::points(block, wagons)[..usize::from(seats)].to_vec(),
            order: rules::payment_order(block, wagons).collect(),
        };
        let show_block =
            |block: Block| BlockView { divider: block.divider(), discs: block.discs().collect() };
        View {
            viewer,
            seats,
            turn,
            phase: match pending.top() {
                Some(Pending::StartPlayer | Pending::Deal { .. }) => Phase::Deal,
                _ if over => Phase::Over,
                _ => Phase::Turn,
            },
            actions_left,
            doubled,
            asking: asking(state),
            players,
            wagons,
            blocks: blocks.into_iter().map(show_block).collect(),
            pile: draw_pile.len(),
            discard: self.deck.cards(discard),
            unseen: self.deck.cards(unseen),
            idle_rounds: idle / u16::from(seats),
            if_scored: blocks.into_iter().zip(wagons[1..5].iter().copied()).map(scored).collect(),
            end,
            pending,
            idle,
        }
    }

    fn show_player(&self, player: Player, open: bool) -> PlayerView {
        let Player { supply, lid, vp, token, scored, hand, earned, vp_paid } = player;
        PlayerView {
            supply,
            lid,
            vp,
            token,
            scoring_card: player.scoring_cost().map(|_| scored + 1),
            scoring_cost: player.scoring_cost(),
            hand_size: hand.len(),
            hand: open.then(|| self.deck.cards(hand)),
            earned,
            vp_paid,
        }
    }

    /// Deals the unseen cards at random to the hands the viewer cannot see.
    pub(crate) fn dream(&self, view: &View, rng: &mut impl Rng) -> State {
        self.rebuild(view, |unseen, size| self.take_random(unseen, size, rng))
    }

    /// The state a view shows, with hands out of the unseen cards where it shows none.
    pub(crate) fn rebuild(
        &self,
        view: &View,
        mut hidden: impl FnMut(&mut Pile, u8) -> Pile,
    ) -> State {
        let pile = |cards: &[Card]| self.deck.pile(cards).expect("a view shows cards of the box");
        let mut unseen = pile(&view.unseen);
        let mut state = State::new(view.seats, Pile::EMPTY);
        for (player, shown) in state.players.iter_mut().zip(&view.players) {
            let hand = match &shown.hand {
                Some(cards) => pile(cards),
                None => hidden(&mut unseen, shown.hand_size),
            };
            *player = Player {
                supply: shown.supply,
                lid: shown.lid,
                vp: shown.vp,
                token: shown.token,
                scored: shown.scoring_card.map_or(6, |next| next - 1),
                hand,
                earned: shown.earned,
                vp_paid: shown.vp_paid,
            };
        }
        let block = |b: &BlockView| Block::new(b.divider, &b.discs).expect("a view shows a block");
        State {
            turn: view.turn,
            actions_left: view.actions_left,
            doubled: view.doubled,
            pending: view.pending,
            wagons: view.wagons,
            blocks: std::array::from_fn(|i| block(&view.blocks[i])),
            draw_pile: unseen,
            discard: pile(&view.discard),
            idle: view.idle,
            end: view.end,
            over: view.phase == Phase::Over,
            ..state
        }
    }

    fn take_random(&self, from: &mut Pile, count: u8, rng: &mut impl Rng) -> Pile {
        let mut taken = Pile::EMPTY;
        for _ in 0..count {
            let face = self.deck.nth(*from, rng.random_range(0..from.len()));
            self.deck.remove(from, face);
            self.deck.add(&mut taken, face);
        }
        taken
    }
}

impl View {
    /// The view's own player, if its viewer sits at the table.
    pub fn me(&self) -> Option<&PlayerView> {
        self.players.get(self.viewer.seat()?.index())
    }
}

fn asking(state: &State) -> Asking {
    match state.pending.top() {
        _ if state.over => Asking::Nothing,
        None if state.doubled && state.actions_left == 1 => Asking::Second,
        None => Asking::Act,
        Some(Pending::Pay { cost, card }) => Asking::Pay { cost, card },
        Some(Pending::Either { card }) => Asking::Disc { card, first: true },
        Some(Pending::Other { card }) => Asking::Disc { card, first: false },
        Some(Pending::Steps { left, card }) => Asking::Step { left, card },
        Some(_) => Asking::Chance,
    }
}

const _: () = assert!(MAX_PLAYERS <= tabletop::MAX_SEATS);
