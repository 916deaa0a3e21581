//! Positions as people write them, and what must hold in every one.

mod flow;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Stack};

use crate::{
    Wagons,
    block::Block,
    components::{Card, DISCS_PER_PLAYER, Land, SCORING_COSTS, WAGONS},
    deck::Pile,
    state::{End, Pending, Player, State},
};

/// A whole position. The draw pile is what is left of the deck.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The active seat, from 0.
    pub turn: u8,
    #[serde(default = "one")]
    pub actions_left: u8,
    #[serde(default)]
    pub doubled: bool,
    pub players: Vec<PlayerPosition>,
    /// From New England to California: six numbers, 20 in all.
    pub wagons: [u8; 6],
    /// From East to West.
    #[serde(default = "empty_blocks")]
    pub blocks: [BlockPosition; 4],
    #[serde(default)]
    pub discard: Vec<Card>,
    /// What is still to be decided of a running action, the next question last.
    #[serde(default)]
    pub pending: Vec<Pending>,
    #[serde(default)]
    pub idle: u16,
    #[serde(default)]
    pub end: Option<End>,
    #[serde(default)]
    pub over: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    pub supply: u8,
    /// If left out: the discs that are neither in the supply nor in a block.
    #[serde(default)]
    pub lid: Option<u8>,
    pub vp: u8,
    #[serde(default = "yes")]
    pub token: bool,
    /// How many scoring cards are used.
    #[serde(default)]
    pub scored: u8,
    pub hand: Vec<Card>,
    #[serde(default)]
    pub earned: [u16; 4],
    #[serde(default)]
    pub vp_paid: u16,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockPosition {
    #[serde(default)]
    pub divider: u8,
    /// Owners, oldest disc first.
    #[serde(default)]
    pub discs: Vec<u8>,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}

fn empty_blocks() -> [BlockPosition; 4] {
    Default::default()
}

/// More points are a slip of the pen: 49 before the turn, and under A16 `finish_turn` two scorings
/// in it, each of at most 20 points, one a wagon.
const MOST_POINTS: u8 = 89;

impl Wagons {
    pub(crate) fn write_down(&self, state: &State) -> Position {
        let player = |player: &Player| PlayerPosition {
            supply: player.supply,
            lid: Some(player.lid),
            vp: player.vp,
            token: player.token,
            scored: player.scored,
            hand: self.deck.cards(player.hand),
            earned: player.earned,
            vp_paid: player.vp_paid,
        };
        let block = |block: Block| BlockPosition {
            divider: block.divider(),
            discs: block.discs().map(|seat| seat.0).collect(),
        };
        Position {
            turn: state.turn.0,
            actions_left: state.actions_left,
            doubled: state.doubled,
            players: state.playing().iter().map(player).collect(),
            wagons: state.wagons,
            blocks: state.blocks.map(block),
            discard: self.deck.cards(state.discard),
            pending: state.pending.iter().collect(),
            idle: state.idle,
            end: state.end,
            over: state.over,
        }
    }

    pub(crate) fn set_down(&self, position: &Position) -> Result<State, String> {
        if position.players.len() != usize::from(self.seats) {
            return Err(format!(
                "{} players are described, {} sit at the table",
                position.players.len(),
                self.seats
            ));
        }
        if position.turn >= self.seats {
            return Err(format!("turn: there is no seat {}", position.turn));
        }
        let mut state = State::new(self.seats, self.deck.all());
        for (i, shown) in position.blocks.iter().enumerate() {
            state.blocks[i] = self.set_block(Land::ALL[i], shown)?;
        }
        for (seat, shown) in Seat::all(self.seats).zip(&position.players) {
            *state.player_mut(seat) = self.set_player(&state, seat, shown)?;
        }
        let unknown = |card: Card| format!("discard: the box has not so many cards {card} (§2)");
        state.discard = self.deck.pile(&position.discard).map_err(unknown)?;
        state.draw_pile = self.rest_of_deck(&state)?;
        state.turn = Seat(position.turn);
        state.actions_left = position.actions_left;
        state.doubled = position.doubled;
        state.wagons = position.wagons;
        let depth = || "pending: too many open questions".to_owned();
        state.pending = Stack::from_bottom(position.pending.iter().copied()).ok_or_else(depth)?;
        state.idle = position.idle;
        state.end = position.end;
        state.over = position.over;
        self.count_up(&state)?;
        flow::check(self, &state)?;
        Ok(state)
    }

    fn set_block(&self, land: Land, shown: &BlockPosition) -> Result<Block, String> {
        if let Some(seat) = shown.discs.iter().find(|&&seat| seat >= self.seats) {
            return Err(format!("block {land}: there is no seat {seat}"));
        }
        let discs: Vec<Seat> = shown.discs.iter().copied().map(Seat).collect();
        let full = discs.len() >= usize::from(Block::FULL);
        let block = Block::new(shown.divider, &discs).filter(|b| full || b.divider() == 0);
        block.ok_or_else(|| {
            format!("block {land}: a block has at most 7 discs, and its divider (0 to 7) moves only when it is full (§5.3)")
        })
    }

    fn set_player(
        &self,
        state: &State,
        seat: Seat,
        shown: &PlayerPosition,
    ) -> Result<Player, String> {
        let name = format!("player {}", seat.0);
        let out = shown.supply.saturating_add(state.placed_by(seat));
        if usize::from(shown.scored) > SCORING_COSTS.len() {
            return Err(format!(
                "{name}: {} scoring cards are used, there are 6 (§2)",
                shown.scored
            ));
        }
        if shown.vp > MOST_POINTS {
            return Err(format!("{name}: {} points cannot be reached (§11.1)", shown.vp));
        }
        let unknown = |card: Card| format!("{name}: the box has not so many cards {card} (§2)");
        Ok(Player {
            supply: shown.supply,
            lid: shown.lid.unwrap_or(DISCS_PER_PLAYER.saturating_sub(out)),
            vp: shown.vp,
            token: shown.token,
            scored: shown.scored,
            hand: self.deck.pile(&shown.hand).map_err(unknown)?,
            earned: shown.earned,
            vp_paid: shown.vp_paid,
        })
    }

    fn rest_of_deck(&self, state: &State) -> Result<Pile, String> {
        let seen = state.playing().iter().map(|player| player.hand).chain([state.discard]);
        seen.into_iter()
            .try_fold(self.deck.all(), |rest, pile| self.deck.without(rest, pile))
            .ok_or_else(|| {
                "hands and discard pile hold more copies of a card than the box has (§2)".to_owned()
            })
    }

    /// Conservation: every wagon, disc and card is somewhere exactly once.
    pub(crate) fn count_up(&self, state: &State) -> Result<(), String> {
        let wagons: u32 = state.wagons.iter().map(|&n| u32::from(n)).sum();
        if wagons != u32::from(WAGONS) {
            return Err(format!("there are {wagons} wagons, the box has 20 (§2)"));
        }
        for (seat, player) in Seat::all(state.seats).zip(state.playing()) {
            let heaps = [player.supply, player.lid, state.placed_by(seat)];
            let discs: u16 = heaps.map(u16::from).iter().sum();
            if discs != u16::from(DISCS_PER_PLAYER) {
                return Err(format!(
                    "player {}: supply, lid and blocks hold {discs} discs, each player has 30 (§2)",
                    seat.0
                ));
            }
        }
        let piles = state.playing().iter().map(|player| player.hand);
        let all = piles
            .chain([state.draw_pile, state.discard])
            .try_fold(Pile::EMPTY, |sum, pile| self.deck.merge(sum, pile));
        if all == Some(self.deck.all()) {
            Ok(())
        } else {
            Err("hands, draw pile and discard pile are not the deck (§2)".to_owned())
        }
    }
}
