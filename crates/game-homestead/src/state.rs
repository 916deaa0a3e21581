//! The table as plain data.

use tabletop::Seat;

use crate::{
    board::{Board, Id, Ids},
    components::{MAX_PLAYERS, Type},
    pile::{Few, Kind, Pile},
};

/// What is decided, or carried out, now.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// Chance: §2 so many start cards are still to be dealt.
    Deal { left: u8 },
    /// §2 Everybody chooses a start hand; §9 in teams the second members after the first.
    StartHands { mates: bool },
    /// Chance: §2 so many posts are still to be dealt.
    DealPosts { left: u8 },
    /// §2 So many posts are still to be placed.
    Posts { left: u8 },
    /// Chance: §10 a solo card is revealed.
    SoloCard,
    /// §10 Which of the rival's tiles comes next; `left` says which are still to be placed, as bits.
    Tile { left: u8 },
    /// §10 Where this tile goes; `shown` is the place on the solo card it fills.
    RivalTile { left: u8, shown: u8, tile: u8 },
    /// Chance: §4.1 so many cards are still to be dealt to the stacks.
    DealStacks { left: u8 },
    /// Chance: §10 so many cards of the front stack are still lost before the pick.
    Blind { left: u8 },
    /// §4.2 Everybody picks a card.
    Pick,
    /// Chance: §10 so many cards of the front stack are still lost after the pick.
    Lose { left: u8 },
    /// §4.2 So many plays are left in this turn.
    Play { left: u8 },
    /// §4.2 Where the revealed card goes.
    Place { card: Kind, left: u8 },
    /// Chance: §4.3 so many orders are still to be dealt.
    DealOrders { left: u8 },
    /// §4.3 Everybody keeps an order; §9 in teams the second members after the first.
    KeepOrder { mates: bool },
    /// §4.3 Everybody discards a card.
    DiscardOne,
    /// §4.3 Everybody replaces cards.
    Replace,
    /// Chance: §4.3 hands are filled up, from the first player on.
    Draw,
    /// §9 The first members propose who gets which cards.
    Exchange,
    /// §9 The second members answer.
    Answer,
    /// §4.4
    Over,
}

/// A secret choice, until all are in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Cards(Few),
    Agree,
    Decline,
}

/// What a player did in a turn of this round, as everybody saw it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Done {
    Nothing,
    Played(Kind),
    /// §4.2 Nothing could be played: a building card, or an order, was discarded.
    Discarded {
        order: bool,
    },
}

/// Where money came from: by building type, then the build bonus, then orders.
pub(crate) const BONUS: usize = 5;
pub(crate) const ORDERS: usize = 6;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Hidden from the others.
    pub hand: Pile,
    /// Cards to choose from besides the hand. Hidden from the others; §9 a team's lie with its
    /// first member.
    pub offer: Pile,
    /// Hidden from the others until all have chosen.
    pub choice: Option<Choice>,
    /// Cards this player laid into the discard piles and that surely still are there.
    pub buried: Pile,
    pub post: Kind,
    pub earned: [i16; 7],
    /// The turns of this round.
    pub done: [Done; 6],
    /// By other seat: cards this player was sure of when the round began.
    pub sure: [[Kind; 3]; MAX_PLAYERS],
}

impl Player {
    pub(crate) const START: Self = Self {
        hand: Pile::EMPTY,
        offer: Pile::EMPTY,
        choice: None,
        buried: Pile::EMPTY,
        post: Kind::NONE,
        earned: [0; 7],
        done: [Done::Nothing; 6],
        sure: [[Kind::NONE; 3]; MAX_PLAYERS],
    };

    #[inline]
    pub fn money(&self) -> i16 {
        self.earned.iter().sum()
    }
}

/// §4.1 A stack of the draft.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    pub cards: Pile,
    /// What left it this round, oldest first: what was picked, or, in the solo game, what was lost
    /// unseen since the player last held it.
    pub trail: [Kind; 6],
    pub gone: u8,
}

impl Stack {
    pub(crate) const EMPTY: Self = Self { cards: Pile::EMPTY, trail: [Kind::NONE; 6], gone: 0 };

    pub fn trail(&self) -> &[Kind] {
        &self.trail[..usize::from(self.gone)]
    }

    pub(crate) fn lose(&mut self, card: Kind) {
        self.trail[usize::from(self.gone)] = card;
        self.gone += 1;
    }

    pub(crate) fn forget(&mut self) {
        (self.trail, self.gone) = ([Kind::NONE; 6], 0);
    }
}

/// §10
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Solo {
    /// Solo cards not yet revealed, and those that were in force, as bits.
    pub deck: u32,
    pub past: u32,
    /// The one in force.
    pub card: Option<u8>,
    /// The first building of its area; all later ones of the rival belong to it.
    pub area_from: u8,
    pub area_len: u8,
    /// Forest areas that serve as steppe for this area.
    pub forests: u32,
    /// Buildings of each type built this round, and the type of the last turn.
    pub built: [u8; 6],
    pub last: Option<Type>,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub seats: u8,
    /// §9
    pub teams: bool,
    /// From 1; 0 before the first.
    pub round: u8,
    /// From 0.
    pub turn: u8,
    /// Who has the first-player marker.
    pub first: Seat,
    pub pending: Pending,
    pub players: [Player; MAX_PLAYERS],
    pub board: Board,
    pub stacks: [Stack; MAX_PLAYERS],
    /// §2 The draw piles and the discard piles, buildings and orders.
    pub deck: Pile,
    pub discard: Pile,
    /// Posts not dealt yet, as bits.
    pub posts: u8,
    pub solo: Solo,
}

const _: () = assert!(size_of::<State>() <= 2048, "a copy should stay cheap");

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn playing(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    pub const fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// §4.1 Rounds 1 and 3.
    pub const fn clockwise(&self) -> bool {
        self.round % 2 == 1
    }

    /// The seats from the first player on, clockwise.
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.seats);
        (0..seats).map(move |n| Seat((first + n) % seats))
    }

    /// §9 The other member of the team.
    pub fn mate(&self, seat: Seat) -> Option<Seat> {
        self.teams.then_some(Seat((seat.0 + 2) % 4))
    }

    /// §9 The buildings that are own for a seat.
    #[inline]
    pub fn own(&self, seat: Seat) -> Ids {
        let own = self.board.owners[seat.index()];
        self.mate(seat).map_or(own, |mate| own.or(self.board.owners[mate.index()]))
    }

    /// §9 The seat with which the team's common cards lie.
    pub fn purse(&self, seat: Seat) -> Seat {
        if self.teams { Seat(seat.0 % 2) } else { seat }
    }

    /// §9 Whether team-mates see each other's hands.
    pub fn hands_open_to_mates(&self) -> bool {
        self.teams
            && matches!(
                self.pending,
                Pending::StartHands { .. }
                    | Pending::DealOrders { .. }
                    | Pending::KeepOrder { .. }
                    | Pending::DiscardOne
                    | Pending::Replace
                    | Pending::Draw
                    | Pending::Exchange
                    | Pending::Answer
            )
    }

    /// The seat whose tray a stack lies before: who picks from it next.
    pub fn tray(&self, stack: u8) -> Seat {
        self.picker(stack, self.stacks[usize::from(stack)].gone)
    }

    /// §4.2 Who picks the `n`-th card of a stack.
    pub fn picker(&self, stack: u8, n: u8) -> Seat {
        let step = if self.clockwise() { n } else { self.seats - n % self.seats };
        Seat((stack + step) % self.seats)
    }

    /// The stack a seat takes in this turn.
    pub fn stack_of(&self, seat: Seat) -> u8 {
        if self.is_solo() {
            return self.turn % 3;
        }
        let turn = self.turn % self.seats;
        let step = if self.clockwise() { self.seats - turn } else { turn };
        (seat.0 + step) % self.seats
    }

    /// §10 The buildings of the area of the solo card in force.
    pub fn rival_area(&self) -> Ids {
        let len = u32::from(self.solo.area_len);
        Ids(((1u128 << len) - 1) << self.solo.area_from)
    }

    /// The last building.
    pub fn newest(&self) -> Id {
        Id(self.board.len() - 1)
    }
}
