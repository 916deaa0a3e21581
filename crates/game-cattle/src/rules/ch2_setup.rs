//! Chapter 2 – Setup.

use rand::{Rng, RngExt};
use tabletop::{Seat, Sink, Stack};

use crate::{
    Cattle,
    action::{Drawn, write_sides},
    cards::Cards,
    components::{DISPLAY, MASTERS, MAX_PLAYERS, Master, ROWS, Supply, Tile, letter},
    fact::Fact,
    options::{Level, Neutral, Sides},
    parts,
    state::{Craig, MasterPlace, Pending, Player, State},
    track::Space,
    trail::NODES,
};

/// §2.3 The token begins in the second row.
const TOKEN_ROW: u8 = 1;
/// §22 Discs on Craig's movement board, and as many in reserve.
pub(crate) const CRAIG_DISCS: u8 = 7;

impl Cattle {
    /// §2 The table before anything is drawn.
    pub(crate) fn set_up(&self) -> State {
        let parts = &self.parts;
        let mut state = State {
            seats: self.seats,
            first: Seat(0),
            turn: Seat(0),
            over: false,
            pending: Stack::EMPTY,
            players: [Player::ABSENT; MAX_PLAYERS],
            craig: (self.seats == 1).then(|| self.new_craig()),
            sides: if self.options.sides == Sides::B { 0x3ff } else { 0 },
            tiles: [None; NODES],
            occupied: parts.trail.kansas_city.bit(),
            visited: 0,
            masters: [MasterPlace::Empty; MASTERS],
            jobs: [[None; 4]; ROWS],
            token: TOKEN_ROW,
            closing: None,
            foresight: [[None; 2]; 3],
            piles: parts.piles,
            lost: [0; Supply::KINDS],
            market: Cards::NONE,
            market_deck: parts.market,
            display: [None; DISPLAY],
            objective_deck: parts.objective_deck,
        };
        for player in &mut state.players[..usize::from(self.seats)] {
            player.draw = parts.start_deck;
        }
        state.pending.push(Pending::Begin);
        if state.craig.is_some() {
            state.pending.push(Pending::CraigTop);
        }
        state.pending.push_in_order([
            Pending::Masters { station: 0 },
            Pending::FirstTiles { left: parts.setup_tiles },
            Pending::FirstWorkers,
            Pending::Columns,
            Pending::Market,
            Pending::Display,
            Pending::StartCards { player: 0 },
            Pending::Deal { player: 0 },
        ]);
        match self.options.neutral {
            Neutral::Standard => state.pending.push(Pending::Neutrals { slot: 0 }),
            Neutral::Beginner => {
                for (at, n) in parts.trail.neutral.into_iter().zip(0..) {
                    state.put_tile(at, Tile::Neutral(n));
                }
            }
        }
        if self.options.sides == Sides::Random {
            state.pending.push(Pending::Sides);
        }
        match self.options.start_player.seat() {
            Some(seat) => self.begin_with(&mut state, seat),
            None => state.pending.push(Pending::StartPlayer),
        }
        state
    }

    /// §22 Craig before his first turn.
    fn new_craig(&self) -> Craig {
        let parts = &self.parts;
        let removed = match self.options.craig {
            Level::Custom => {
                parts::removed(&self.options.craig_removed()).expect("checked when opened")
            }
            level => parts.craig.removed[level as usize],
        };
        Craig {
            at: crate::trail::Node(0),
            engine: Space::START,
            board_discs: CRAIG_DISCS,
            reserve: CRAIG_DISCS,
            stack: 0x3ff & !removed,
            workers: [0; 3],
            cattle: Cards::NONE,
            objectives: Cards::NONE,
            start_card: None,
            hazards: [0; crate::components::Hazard::COUNT],
            teepees: [0; 2],
            stations: 0,
            cities: [0; crate::components::CITIES],
            masters: 0,
            card: None,
            top: None,
            deck: ((1u64 << parts.craig.cards.len()) - 1) as u32,
            discard: 0,
        }
    }

    /// §2.11 Money goes by the order of turns.
    fn begin_with(&self, state: &mut State, seat: Seat) {
        (state.first, state.turn) = (seat, seat);
        let around = state.around();
        for (player, number) in state.players.iter_mut().zip(0..self.seats) {
            let place = (number + around - seat.0) % around;
            player.money = self.parts.start_money[usize::from(place)].into();
        }
    }

    pub(super) fn sample_setup(
        &self,
        state: &State,
        pending: Pending,
        rng: &mut impl Rng,
    ) -> Drawn {
        let possible = |drawn: &Drawn| self.drawable_in_setup(state, pending, *drawn);
        let pick = |all: &mut dyn Iterator<Item = Drawn>, rng: &mut dyn FnMut(usize) -> usize| {
            let mut left = [Drawn::Neutral(0); 16];
            let mut count = 0;
            for drawn in all.filter(possible) {
                left[count] = drawn;
                count += 1;
            }
            left[rng(count)]
        };
        let mut below = |most: usize| rng.random_range(0..most);
        match pending {
            Pending::Masters { .. } => {
                pick(&mut Master::ALL.iter().map(|m| Drawn::Master(*m)), &mut below)
            }
            Pending::Neutrals { .. } => pick(&mut (0..7).map(Drawn::Neutral), &mut below),
            _ => {
                let cards = self.parts.start_objectives.len() as u8;
                pick(&mut (0..cards).map(Drawn::StartCard), &mut below)
            }
        }
    }

    pub(super) fn drawable_in_setup(&self, state: &State, pending: Pending, drawn: Drawn) -> bool {
        match (pending, drawn) {
            (Pending::StartPlayer, Drawn::Starts(seat)) => seat.0 < state.around(),
            (Pending::Sides, Drawn::Sides(sides)) => sides <= 0x3ff,
            (Pending::Masters { .. }, Drawn::Master(master)) => {
                !state.masters.contains(&MasterPlace::Tile(master))
            }
            (Pending::Neutrals { .. }, Drawn::Neutral(n)) => {
                n < 7 && !state.tiles.contains(&Some(Tile::Neutral(n)))
            }
            (Pending::StartCards { .. }, Drawn::StartCard(n)) => {
                let taken = |card: Option<u8>| card == Some(n);
                usize::from(n) < self.parts.start_objectives.len()
                    && !state.playing().iter().any(|player| taken(player.start_card))
            }
            _ => false,
        }
    }

    pub(super) fn take_setup(
        &self,
        state: &mut State,
        pending: Pending,
        drawn: Drawn,
        facts: &mut impl Sink<Fact>,
    ) {
        match (pending, drawn) {
            (Pending::StartPlayer, Drawn::Starts(seat)) => {
                state.pending.pop();
                self.begin_with(state, seat);
                facts.tell(|| Fact::Started { seat: seat.0 });
            }
            (Pending::Sides, Drawn::Sides(sides)) => {
                state.pending.pop();
                state.sides = sides;
                facts.tell(|| Fact::Sides { sides: write_sides(sides) });
            }
            (Pending::Masters { station }, Drawn::Master(master)) => {
                state.masters[usize::from(station)] = MasterPlace::Tile(master);
                state.pending.replace(Pending::Masters { station: station + 1 });
                facts.tell(|| Fact::MasterPlaced {
                    station: station + 1,
                    master: master.to_string(),
                });
            }
            (Pending::Neutrals { slot }, Drawn::Neutral(n)) => {
                let at = self.parts.trail.neutral[usize::from(slot)];
                state.put_tile(at, Tile::Neutral(n));
                state.pending.replace(Pending::Neutrals { slot: slot + 1 });
                facts.tell(|| Fact::NeutralPlaced {
                    at: self.node(at),
                    letter: letter(n).to_string(),
                });
            }
            (Pending::StartCards { player }, Drawn::StartCard(card)) => {
                match &mut state.craig {
                    Some(craig) if player == 1 => craig.start_card = Some(card),
                    _ => state.players[usize::from(player)].start_card = Some(card),
                }
                state.pending.replace(Pending::StartCards { player: player + 1 });
                facts.tell(|| Fact::StartCard {
                    seat: player,
                    card: self.parts.start_objectives[usize::from(card)].name.clone(),
                });
            }
            (pending, drawn) => unreachable!("{drawn:?} was drawn for {pending:?}"),
        }
    }

    /// §2.5 A tile without a free slot goes back, and another is drawn (R11).
    pub(super) fn lay_first(
        &self,
        state: &mut State,
        left: u8,
        tile: Supply,
        facts: &mut impl Sink<Fact>,
    ) {
        if self.free_slot(state, tile).is_none() {
            facts.tell(|| Fact::TileReturned { tile: self.show_supply(tile) });
            return;
        }
        state.piles[0][tile.index()] -= 1;
        state.pending.replace(Pending::FirstTiles { left: left - 1 });
        self.place_supply(state, tile, facts);
    }

    /// §2.6 Row 1, then row 2 up to the token's space.
    #[expect(clippy::unused_self, reason = "it reads like the rules beside it")]
    pub(super) fn lay_first_worker(
        &self,
        state: &mut State,
        tile: Supply,
        facts: &mut impl Sink<Fact>,
    ) {
        let Supply::Worker(worker) = tile else { unreachable!("the second pile holds workers") };
        let (row, column) = first_space(state).expect("a space is free");
        state.piles[1][tile.index()] -= 1;
        state.jobs[row][column] = Some(worker);
        facts.tell(|| Fact::WorkerPlaced {
            row: row as u8 + 1,
            column: column as u8 + 1,
            worker: worker.to_string(),
        });
    }

    /// §2.11 Four cards each.
    pub(super) fn settle_deal(&self, state: &mut State, player: u8) -> bool {
        if player == state.seats {
            state.pending.pop();
        } else if state.players[usize::from(player)].hand.len() >= self.parts.hand {
            state.pending.replace(Pending::Deal { player: player + 1 });
        } else {
            return true;
        }
        false
    }
}

/// The next space of the setup: all of row 1, and row 2 but for the token's space.
fn first_space(state: &State) -> Option<(usize, usize)> {
    let columns = usize::from(state.around());
    let spaces = (0..2).flat_map(|row| (0..columns - row).map(move |column| (row, column)));
    spaces.into_iter().find(|&(row, column)| state.jobs[row][column].is_none())
}

pub(super) fn settle_workers(state: &mut State) -> bool {
    let left = first_space(state).is_some();
    settle(state, left)
}

/// Goes on if there is nothing left to draw here.
pub(super) fn settle(state: &mut State, left: bool) -> bool {
    if !left {
        state.pending.pop();
    }
    left
}

pub(super) fn sample(state: &State, pending: Pending, rng: &mut impl Rng) -> Drawn {
    match pending {
        Pending::StartPlayer => Drawn::Starts(Seat(rng.random_range(0..state.around()))),
        _ => Drawn::Sides(rng.random_range(0..=0x3ff)),
    }
}

/// A tile of a pile, each as likely as any other.
#[inline]
pub(super) fn sample_pile(pile: &[u8; Supply::KINDS], rng: &mut impl Rng) -> Supply {
    let total: u8 = pile.iter().sum();
    let mut n = rng.random_range(0..total);
    for (index, &count) in pile.iter().enumerate() {
        match n.checked_sub(count) {
            Some(rest) => n = rest,
            None => return Supply::from_index(index),
        }
    }
    unreachable!("there are not so many tiles")
}
