//! Whether a position can go on: hands, stacks and choices are as many as its moment asks for.

use tabletop::{Actor, Seat};

use crate::{
    Homestead,
    action::Action,
    board::MOST_BUILDINGS,
    components::{RESERVE, ROUNDS, SOLO_STACKS, stack_size, turns},
    rules,
    state::{Choice, Done, Pending, State},
};

impl Homestead {
    pub(super) fn check_flow(&self, state: &State) -> Result<(), String> {
        check_moment(state)?;
        Self::check_posts(state)?;
        self.check_hands(state)?;
        self.check_stacks(state)?;
        Self::check_room(state)?;
        self.check_choices(state)?;
        self.check_way_on(state)
    }

    /// §2 Posts are placed in turn, from the first player on.
    fn check_posts(state: &State) -> Result<(), String> {
        let Pending::Posts { left } = state.pending else { return Ok(()) };
        for (n, seat) in (0..).zip(state.in_order()) {
            let post = state.player(seat).post;
            let own = state.board.owners[seat.index()];
            let stands = own.iter().any(|id| state.board.building(id).card == post);
            if post.some().is_none() || stands != (n < state.seats - left) {
                return Err(format!("{seat} has no post, or placed it out of turn (§2)"));
            }
        }
        Ok(())
    }

    fn check_hands(&self, state: &State) -> Result<(), String> {
        for seat in Seat::all(state.seats) {
            let (player, hand) = (state.player(seat), state.player(seat).hand.len());
            let (need, offer) = Self::expected(state, seat);
            if hand != need {
                return Err(format!("{seat} has {hand} cards in hand, here it would be {need}"));
            }
            let sizes = self.offer_sizes(state, seat);
            if sizes != offer {
                let (orders, buildings) = offer;
                return Err(format!("{seat} is offered {orders} orders and {buildings} buildings"));
            }
            let done = player.done.iter().filter(|done| **done != Done::Nothing).count() as u8;
            let played = match state.pending {
                Pending::Play { left } | Pending::Place { left, .. } => {
                    u8::from(state.in_order().take((state.seats - left).into()).any(|s| s == seat))
                }
                _ => 0,
            };
            let need = if in_round(state) { state.turn + played } else { 0 };
            if done != need {
                return Err(format!(
                    "{seat} has played {done} turns, here it would be {need} (§4.2)"
                ));
            }
        }
        Ok(())
    }

    fn offer_sizes(&self, state: &State, seat: Seat) -> (u8, u8) {
        let (cards, offer) = (&self.parts.cards, state.player(seat).offer);
        (cards.orders_of(offer).len(), cards.buildings_of(offer).len())
    }

    /// The size of a hand, and of the orders and buildings on offer.
    fn expected(state: &State, seat: Seat) -> (u8, (u8, u8)) {
        let first = state.purse(seat) == seat;
        let own = |offer: (u8, u8)| if first { offer } else { (0, 0) };
        match state.pending {
            Pending::StartHands { mates } if state.teams => {
                if mates {
                    (if first { RESERVE } else { 0 }, own((2, 4)))
                } else {
                    (0, own((3, 6)))
                }
            }
            Pending::StartHands { .. } => (2 * RESERVE, (0, 0)),
            Pending::Play { left } | Pending::Place { left, .. } => {
                let turn = state.seats - left;
                let placing = matches!(state.pending, Pending::Place { .. });
                let order = state.in_order().position(|other| other == seat).unwrap_or(0) as u8;
                let played = order < turn || (order == turn && placing);
                (if played { RESERVE } else { RESERVE + 1 }, (0, 0))
            }
            Pending::KeepOrder { mates: true } => {
                (if first { RESERVE + 1 } else { RESERVE }, own((2, 0)))
            }
            Pending::KeepOrder { mates: false } => (RESERVE, own((3, 0))),
            Pending::DiscardOne => (RESERVE + 1, (0, 0)),
            _ => (RESERVE, (0, 0)),
        }
    }

    fn check_stacks(&self, state: &State) -> Result<(), String> {
        let there = if state.is_solo() { 3 } else { usize::from(state.seats) };
        for (number, stack) in state.stacks.iter().enumerate() {
            if !self.parts.cards.orders_of(stack.cards).is_empty() {
                return Err(format!("stack {number}: an order is never drafted (§4.1)"));
            }
            let (size, gone) = (stack.cards.len(), stack.gone);
            let fits = match (drafting(state) && number < there, state.is_solo()) {
                (false, _) => size == 0 && gone == 0,
                // Alone, what was lost depends on the solo card.
                (true, true) => size + gone <= SOLO_STACKS[number],
                (true, false) => {
                    let picked = u8::from(state.pending != Pending::Pick);
                    size + gone == stack_size(state.seats) && gone == state.turn + picked
                }
            };
            if !fits {
                return Err(format!(
                    "stack {number}: {size} cards and {gone} gone do not fit (§4.1)"
                ));
            }
        }
        if !state.is_solo() || !drafting(state) {
            return Ok(());
        }
        // The stacks of the turns to come must have a card to pick, the second time too.
        let picked = u8::from(state.pending != Pending::Pick);
        for (number, stack) in (0..3).zip(&state.stacks) {
            let looks = (state.turn + picked..turns(1)).filter(|turn| turn % 3 == number).count();
            if stack.cards.len() < [0, 1, 4][looks] {
                return Err(format!("stack {number} is too small for the turns left (§10)"));
            }
        }
        Ok(())
    }

    /// Everything still to be built must find a number.
    fn check_room(state: &State) -> Result<(), String> {
        let (seats, turns) = (usize::from(state.seats), usize::from(turns(state.seats)));
        let rounds = usize::from(ROUNDS - state.round.min(ROUNDS));
        let played = usize::from(state.turn).min(turns);
        let left = rounds * turns + if in_round(state) { turns - played } else { 0 };
        let rivals = if state.is_solo() { 4 * (rounds + 1) } else { 0 };
        let posts = match state.pending {
            Pending::StartHands { .. } => seats,
            Pending::Posts { left } => left.into(),
            _ => 0,
        };
        let most = usize::from(state.board.len()) + left * seats + rivals + posts;
        if most > MOST_BUILDINGS && state.pending != Pending::Over {
            Err(format!("{most} buildings would come together, {MOST_BUILDINGS} at most"))
        } else {
            Ok(())
        }
    }

    fn check_choices(&self, state: &State) -> Result<(), String> {
        let asked = rules::choosers(state);
        // §9 Proposals wait for their answers.
        let waiting = |seat: Seat| state.pending == Pending::Answer && seat.0 < 2;
        let mut open = *state;
        open.players.iter_mut().for_each(|player| player.choice = None);
        for seat in Seat::all(state.seats) {
            let Some(choice) = state.player(seat).choice else {
                if waiting(seat) {
                    return Err(format!("{seat} has proposed nothing (§9)"));
                }
                continue;
            };
            let mut then = open;
            if waiting(seat) {
                then.pending = Pending::Exchange;
            }
            let action = match (choice, then.pending) {
                (Choice::Agree, _) => Action::Agree,
                (Choice::Decline, _) => Action::Decline,
                (Choice::Cards(cards), Pending::StartHands { .. }) if state.teams => {
                    Action::Keep(cards)
                }
                (Choice::Cards(cards), Pending::KeepOrder { .. }) => Action::Keep(cards),
                (Choice::Cards(cards), Pending::Replace) => Action::Replace(cards),
                (Choice::Cards(cards), Pending::Exchange) => Action::Take(cards),
                (Choice::Cards(cards), Pending::Pick) => match cards.sole() {
                    Some(card) => Action::Pick(card),
                    None => return Err(format!("{seat} picks one card (§4.2)")),
                },
                (Choice::Cards(cards), _) => Action::Discard(cards),
            };
            let chooses = waiting(seat) || asked.contains(seat);
            if state.is_solo() || !chooses || self.judge(&then, seat, action).is_err() {
                return Err(format!("{seat} cannot have chosen that here"));
            }
        }
        let all = asked.iter().all(|seat| state.player(seat).choice.is_some());
        if !asked.is_empty() && all {
            Err("all have chosen: the choices would have taken effect".into())
        } else {
            Ok(())
        }
    }

    /// Whoever is asked has an answer, §10 and the rival's area can be finished.
    fn check_way_on(&self, state: &State) -> Result<(), String> {
        if matches!(state.pending, Pending::Tile { .. } | Pending::RivalTile { .. }) {
            self.check_area(state)?;
        }
        let mut actions = vec![];
        if let Actor::Seat(seat) = rules::to_act(state) {
            self.list(state, seat, &mut actions);
            if actions.is_empty() {
                return Err("nothing can be done here".into());
            }
        }
        Ok(())
    }

    fn check_area(&self, state: &State) -> Result<(), String> {
        let card = state.solo.card.map(|card| &self.parts.solo[usize::from(card)]);
        let card = card.ok_or("solo: no solo card is in force")?;
        let (left, tile) = match state.pending {
            Pending::RivalTile { left, shown, tile } => (left, Some((shown, tile))),
            Pending::Tile { left } => (left, None),
            _ => return Ok(()),
        };
        let places = card.tiles.len() as u32;
        let fits = left != 0 && u32::from(left) < 1 << places;
        let placed = places - left.count_ones().min(places);
        let last = state.solo.area_from + state.solo.area_len == state.board.len();
        if !fits || !last || placed != u32::from(state.solo.area_len) {
            return Err("solo: the area has another number of tiles than were placed".into());
        }
        if let Some((shown, tile)) = tile
            && !self.could_be_next(state, left, shown, tile)
        {
            return Err("solo: that tile cannot be placed now".into());
        }
        if self.fits_anew(state, card) {
            Ok(())
        } else {
            Err("solo: the buildings of the card do not fit on the map (§10)".into())
        }
    }
}

/// From the start of a round to its end.
fn in_round(state: &State) -> bool {
    let before = matches!(
        state.pending,
        Pending::SoloCard
            | Pending::Tile { .. }
            | Pending::RivalTile { .. }
            | Pending::DealStacks { .. }
    );
    before || drafting(state)
}

/// Stacks are about.
fn drafting(state: &State) -> bool {
    matches!(state.pending, Pending::Pick | Pending::Play { .. } | Pending::Place { .. })
}

/// Round, turn and what is asked belong together. Of the draws only those can be set up that begin
/// something.
fn check_moment(state: &State) -> Result<(), String> {
    let State { seats, teams, round, turn, .. } = *state;
    let counts = |left: u8| (1..=seats).contains(&left);
    let (rounds, fits) = match state.pending {
        Pending::StartHands { mates } => (0..=0, teams || !mates),
        Pending::Posts { left } => (0..=0, counts(left)),
        Pending::Play { left } | Pending::Place { left, .. } => (1..=ROUNDS, counts(left)),
        Pending::Pick => (1..=ROUNDS, true),
        Pending::DealStacks { left } => {
            let whole =
                if seats == 1 { SOLO_STACKS.iter().sum() } else { seats * stack_size(seats) };
            (1..=ROUNDS, left == whole && turn == 0)
        }
        Pending::SoloCard => (1..=ROUNDS, seats == 1 && turn == 0 && state.solo.deck != 0),
        Pending::Tile { .. } | Pending::RivalTile { .. } => (1..=ROUNDS, seats == 1 && turn == 0),
        Pending::KeepOrder { mates } => (2..=2, teams || !mates),
        Pending::DiscardOne => (2..=2, true),
        Pending::Replace => (1..=ROUNDS - 1, true),
        Pending::Exchange | Pending::Answer => (1..=ROUNDS - 1, teams),
        Pending::Over => (ROUNDS..=ROUNDS, true),
        Pending::Deal { .. }
        | Pending::DealPosts { .. }
        | Pending::Blind { .. }
        | Pending::Lose { .. }
        | Pending::DealOrders { .. }
        | Pending::Draw => (0..=ROUNDS, false),
    };
    let turns = if in_round(state) { turns(seats) } else { 1 };
    if fits && rounds.contains(&round) && turn < turns {
        Ok(())
    } else {
        Err(format!("round {round}, turn {turn}: this cannot be asked then (§4)"))
    }
}
