//! Counting up: nothing is lost and nothing is there twice.

use tabletop::Seat;

use crate::{
    Cattle,
    cards::{Card, Cards},
    components::{Building, Hazard, ROW_SIZE, Supply, Teepee, Tile, Worker},
    state::{MasterPlace, Pending, State},
    trail::Node,
};

impl Cattle {
    /// Conservation: every tile, card, worker and disc is somewhere exactly once.
    pub(crate) fn count_up(&self, state: &State) -> Result<(), String> {
        self.count_tiles(state)?;
        self.count_cards(state)?;
        self.count_start_decks(state)?;
        self.count_discs(state)?;
        self.count_buildings(state)?;
        Self::count_masters(state)?;
        self.count_craig(state)
    }

    /// Workers, hazards and teepees.
    fn count_tiles(&self, state: &State) -> Result<(), String> {
        let mut found = [0u16; Supply::KINDS];
        let mut add = |tile: Supply, count: u8| found[tile.index()] += u16::from(count);
        for tile in Supply::all() {
            let piled = state.piles.iter().map(|pile| u16::from(pile[tile.index()]));
            found_add(&mut add, tile, piled.sum::<u16>() + u16::from(state.lost[tile.index()]))?;
        }
        state.foresight.iter().flatten().flatten().for_each(|tile| add(*tile, 1));
        for tile in state.tiles.iter().flatten() {
            match tile {
                Tile::Hazard(hazard) => add(Supply::Hazard(*hazard), 1),
                Tile::Teepee(teepee) => add(Supply::Teepee(*teepee), 1),
                Tile::Neutral(_) | Tile::Private(_) => {}
            }
        }
        state.jobs.iter().flatten().flatten().for_each(|worker| add(Supply::Worker(*worker), 1));
        for place in &state.masters {
            if let MasterPlace::Worker(worker) = place {
                add(Supply::Worker(*worker), 1);
            }
        }
        let mut owned = |hazards: &[u8; Hazard::COUNT], teepees: [u8; 2], hired: [u8; 3]| {
            for (hazard, count) in (0..).map(Hazard).zip(hazards) {
                add(Supply::Hazard(hazard), *count);
            }
            for (teepee, count) in Teepee::ALL.iter().zip(teepees) {
                add(Supply::Teepee(*teepee), count);
            }
            for (worker, count) in Worker::ALL.iter().zip(hired) {
                add(Supply::Worker(*worker), count);
            }
        };
        for player in state.playing() {
            if !player.workers.iter().all(|count| (1..=ROW_SIZE).contains(count)) {
                return Err("a row of workers has 1 to 6 (§6.1)".into());
            }
            owned(&player.hazards, player.teepees, player.workers.map(|count| count - 1));
        }
        if let Some(craig) = &state.craig {
            owned(&craig.hazards, craig.teepees, craig.workers);
        }
        for tile in Supply::all() {
            let there: u16 =
                self.parts.piles.iter().map(|pile| u16::from(pile[tile.index()])).sum();
            let have = found[tile.index()];
            if have != there {
                let name = self.tile_name(tile);
                return Err(format!("there are {have} tiles {name}, the box has {there} (§2)"));
            }
        }
        Ok(())
    }

    /// Market cattle and objective cards.
    fn count_cards(&self, state: &State) -> Result<(), String> {
        let display: Cards = state.display.into_iter().flatten().collect();
        let mut piles = vec![state.market, state.market_deck, state.objective_deck, display];
        for player in state.playing() {
            piles.extend([player.hand, player.draw, player.discard, player.area, player.removed]);
            if !player.hand.plus(player.draw).contains(player.blind)
                || player.blind != player.blind.objectives()
            {
                return Err("unseen cards are objective cards in hand or draw stack (§6.5)".into());
            }
            if player.area != player.area.objectives() {
                return Err("only objective cards lie in the area (§9)".into());
            }
        }
        piles.extend(state.craig.iter().flat_map(|craig| [craig.cattle, craig.objectives]));
        let all = self.parts.market.plus(self.parts.objective_deck);
        for card in all.kinds() {
            let have: u32 = piles.iter().map(|pile| u32::from(pile.of(card))).sum();
            if have != u32::from(all.of(card)) {
                let (name, there) = (self.name(card), all.of(card));
                return Err(format!("there are {have} cards {name}, the box has {there} (§2)"));
            }
        }
        Ok(())
    }

    /// Everybody's own cards stay their own.
    fn count_start_decks(&self, state: &State) -> Result<(), String> {
        for (seat, player) in Seat::all(state.seats).zip(state.playing()) {
            let own = [player.hand, player.draw, player.discard, player.removed];
            for card in (0..self.parts.cattle.len() as u8).map(Card) {
                let have: u32 = own.iter().map(|pile| u32::from(pile.of(card))).sum();
                let there = u32::from(self.parts.start_deck.of(card));
                if there > 0 && have != there {
                    let name = self.name(card);
                    return Err(format!("player {} has {have} {name}, not {there} (§2)", seat.0));
                }
            }
        }
        let mut cards: Vec<u8> = state.playing().iter().filter_map(|p| p.start_card).collect();
        cards.extend(state.craig.and_then(|craig| craig.start_card));
        let all = cards.len();
        cards.sort_unstable();
        cards.dedup();
        if cards.len() == all { Ok(()) } else { Err("a start card is there twice (§2)".into()) }
    }

    /// Fourteen discs each.
    fn count_discs(&self, state: &State) -> Result<(), String> {
        for (seat, player) in Seat::all(state.seats).zip(state.playing()) {
            let bar = |what: &str| Err(format!("player {}: {what}", seat.0));
            let on_cities: u32 = player.cities.iter().map(|n| u32::from(*n)).sum();
            let on_board: u32 = player.discs.iter().map(|n| u32::from(*n)).sum();
            // A disc may be on its way to a station that has been paid for.
            if on_cities + on_board + player.stations.count_ones() != 14 {
                return bar("there are not 14 discs (§2)");
            }
            if player.stations & !player.upgraded != 0 {
                return bar("a disc lies on a station that was never upgraded (§7.2)");
            }
            let once = self.parts.cities.iter().zip(player.cities);
            if once.clone().any(|(city, n)| n > 1 && !city.repeat) {
                return bar("a city has two discs (§8.5)");
            }
            let limit = self.certificate_limit(state, seat);
            if player.temporary() > limit.max(3) {
                return bar("the marker is past the limit (§6.8)");
            }
        }
        Ok(())
    }

    fn count_buildings(&self, state: &State) -> Result<(), String> {
        let mut built = [0u16; 5];
        let mut letters = 0u8;
        for (at, tile) in (0..).map(Node).zip(state.tiles) {
            let occupied = state.occupied & at.bit() != 0;
            if occupied != (tile.is_some() || at == self.parts.trail.kansas_city) {
                return Err("locations are spaces with a tile, and Kansas City (§1)".into());
            }
            match tile {
                Some(Tile::Private(building)) => {
                    let (owner, bit) = (usize::from(building.owner()), bit(building));
                    if owner >= usize::from(state.around()) || built[owner] & bit != 0 {
                        return Err("a building is there twice, or nobody's (§2)".into());
                    }
                    built[owner] |= bit;
                }
                Some(Tile::Neutral(n)) => {
                    if letters & 1 << n != 0 {
                        return Err("a neutral building is there twice (§2)".into());
                    }
                    letters |= 1 << n;
                }
                _ => {}
            }
        }
        let laying = state.pending.iter().any(|p| matches!(p, Pending::Neutrals { .. }));
        if letters != 0x7f && !laying {
            return Err("seven neutral buildings lie on the trail (§2)".into());
        }
        for (seat, player) in Seat::all(state.seats).zip(state.playing()) {
            if player.unbuilt & built[seat.index()] != 0 {
                return Err(format!("player {}: an unbuilt building stands (§6.2)", seat.0));
            }
        }
        match &state.craig {
            Some(craig) if craig.stack & built[1] != 0 => {
                Err("craig: a building of the stack stands (§26)".into())
            }
            _ => Ok(()),
        }
    }

    /// Five station masters: at their stations, or with whoever gave a worker for them.
    fn count_masters(state: &State) -> Result<(), String> {
        let laying = state.pending.iter().any(|p| matches!(p, Pending::Masters { .. }));
        let mut seen = 0u8;
        let mut twice = false;
        let mut add = |set: u8| {
            twice |= seen & set != 0;
            seen |= set;
        };
        for place in &state.masters {
            if let MasterPlace::Tile(master) = place {
                add(1 << master.index());
            }
        }
        state.playing().iter().for_each(|player| add(player.masters));
        if let Some(craig) = &state.craig {
            add(craig.masters);
        }
        if twice || (!laying && seen != 0x1f) {
            return Err("every station master is somewhere once (§7.3)".into());
        }
        Ok(())
    }

    /// §22 Fourteen discs, and every card once.
    fn count_craig(&self, state: &State) -> Result<(), String> {
        let Some(craig) = &state.craig else { return Ok(()) };
        let delivered: u32 = craig.cities.iter().map(|n| u32::from(*n)).sum();
        let home = u32::from(craig.board_discs) + u32::from(craig.reserve);
        let discs = delivered + home + craig.stations.count_ones();
        // R27 Deliveries go on without discs once none is left.
        if discs < 14 || discs > 14 && home > 0 {
            return Err(format!("craig has {discs} discs, not 14 (§22)"));
        }
        let mut all = craig.deck | craig.discard;
        let mut count = craig.deck.count_ones() + craig.discard.count_ones();
        for card in [craig.card, craig.top].into_iter().flatten() {
            all |= 1 << card;
            count += 1;
        }
        let cards = self.parts.craig.cards.len() as u32;
        if all.count_ones() != cards || count != cards {
            return Err("craig: every card of his is somewhere once (§23)".into());
        }
        Ok(())
    }
}

const fn bit(building: Building) -> u16 {
    1 << (building.number() - 1)
}

fn found_add(add: &mut impl FnMut(Supply, u8), tile: Supply, count: u16) -> Result<(), String> {
    let count = u8::try_from(count).map_err(|_| "too many tiles of a kind (§2)".to_owned())?;
    add(tile, count);
    Ok(())
}
