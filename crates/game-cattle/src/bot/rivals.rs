//! Among rivals: the live score, and what workers, discs, engine, hand and money will still bring.

use tabletop::Seat;

use crate::{
    Cattle,
    cards::Cards,
    components::{CITIES, Disc, ROW_SIZE, ROWS, Worker},
    state::{Player, State},
};

/// What a dollar is worth while there is something to buy with it, and one of many: it scores a
/// fifth in the end.
const DOLLAR: f32 = 0.5;
const SPARE_DOLLAR: f32 = 0.2;
const PURSE: u16 = 14;
/// A hired worker goes on working: so much for each, while the market is open.
const WORKER: [f32; 3] = [7.0, 5.5, 5.5];
/// A building is used again and again.
const BUILDING: f32 = 2.0;
/// A space of the track: nearer stations, cheaper transport.
const SPACE: f32 = 0.5;
/// A temporary certificate is a dollar in every delivery.
const CERTIFICATE: f32 = 0.9;
const PERMANENT: f32 = 3.0;
/// The average value of a card in the deck: what the next deliveries will be worth.
const BREED: f32 = 9.0;
/// Breeding value in hand on the way to Kansas City.
const BREEDING: f32 = 0.8;
/// How far the cattleman is, of 1.
const WAY: f32 = 4.0;

impl Cattle {
    /// What a seat may expect to have in the end. `own`: with the cards it alone knows.
    pub(super) fn prospects(&self, state: &State, seat: Seat, own: bool) -> f32 {
        let player = state.player(seat);
        let score = f32::from(self.score(state, seat, own || state.over).total);
        if state.over {
            return score;
        }
        let left = to_come(state);
        let mut worth = score;
        worth += left * self.board_promise(player, seat, state);
        worth += left * self.deck_promise(player);
        if own {
            let hand = f32::from(self.breeding(player.hand));
            worth += BREEDING * left.min(0.6) * hand;
        }
        worth
    }

    /// Money, workers, discs cleared, engine and certificates.
    fn board_promise(&self, player: &Player, seat: Seat, state: &State) -> f32 {
        let money = DOLLAR * f32::from(player.money.min(PURSE))
            + SPARE_DOLLAR * f32::from(player.money.saturating_sub(PURSE).min(40));
        let built = BUILDING * small(10 - player.unbuilt.count_ones());
        let workers: f32 = Worker::ALL
            .iter()
            .map(|worker| {
                let hired = f32::from(player.workers_of(*worker).min(ROW_SIZE) - 1);
                WORKER[worker.index()] * hired
            })
            .sum();
        let cleared = |disc: Disc, worth: f32| if player.has_disc(disc) { 0.0 } else { worth };
        let aux: u8 = player.discs[..5].iter().sum();
        let discs = 0.6 * f32::from(8 - aux)
            + cleared(Disc::Cert4, 1.0)
            + cleared(Disc::Cert6, 1.5)
            + cleared(Disc::StepLeft, 3.0)
            + cleared(Disc::StepRight, 3.0)
            + cleared(Disc::HandLeft, 4.0)
            + cleared(Disc::HandRight, 4.0);
        let engine = SPACE * f32::from(player.engine.0.min(36)) / 2.0;
        let certificates =
            CERTIFICATE * f32::from(player.temporary()) + PERMANENT * f32::from(player.permanent());
        let at = player.at.map_or(0.0, |at| f32::from(at.0));
        let way = WAY * at / f32::from(self.parts.trail.kansas_city.0);
        let room = f32::from(self.certificate_limit(state, seat)) * 0.1;
        money + built + workers + discs + engine + certificates + way + room
    }

    /// A strong deck delivers far: cities that are left, times what the deck can reach.
    fn deck_promise(&self, player: &Player) -> f32 {
        let deck = player.deck().cattle();
        let count = f32::from(deck.len().max(1));
        let value: f32 = deck.iter().map(|(card, n)| self.value(card.kind()) * f32::from(n)).sum();
        let kinds = breeds(self, deck);
        let open =
            9 - player.cities[1..CITIES].iter().map(|discs| u32::from(*discs).min(1)).sum::<u32>();
        BREED * (value / count + 0.25 * kinds) + 0.1 * small(open)
    }

    fn value(&self, kind: usize) -> f32 {
        f32::from(self.parts.cattle[kind].value)
    }
}

fn breeds(game: &Cattle, deck: Cards) -> f32 {
    let set =
        deck.kinds().fold(0u16, |set, card| set | 1 << game.parts.cattle[card.kind()].breed.0);
    small(set.count_ones())
}

/// How much of the game is still to come, of 1: the job market is its clock.
fn to_come(state: &State) -> f32 {
    if state.closing.is_some() {
        return 0.1;
    }
    let columns = f32::from(state.around());
    let row = usize::from(state.token).min(ROWS - 1);
    let filled = small(state.jobs[row].iter().flatten().count() as u32);
    let left = small((ROWS - row) as u32) * columns - filled;
    0.15 + 0.85 * left / (11.0 * columns)
}

/// A count of pieces.
fn small(count: u32) -> f32 {
    f32::from(count as u8)
}
