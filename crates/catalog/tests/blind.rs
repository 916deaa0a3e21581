//! Bots of every game are blind to what is hidden: with other cards in hidden places, but the same
//! view and the same seed, they choose the same.

use bots::{BotSpec, make};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Heuristic, Seat, Seed, Table, Viewer};

/// Decisions between two looks: a number that meets all kinds of them.
const STEP: u32 = 23;

#[test]
fn hidden_cards_change_no_choice_of_any_bot() {
    blind::<game_wagons::Wagons>(3);
    blind::<game_homestead::Homestead>(3);
    blind::<game_rails::Rails>(3);
    blind::<game_cattle::Cattle>(3);
}

fn blind<G: Heuristic>(seats: u8)
where
    G::Options: Default,
{
    let game = G::new(&G::default_box(), G::Options::default(), seats).unwrap();
    let (mut table, _) = Table::open(game.clone(), Seed::small(5));
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut differed = 0;
    for decision in 0..STEP * 6 {
        let Some(seat) = table.to_act().seats().first() else { break };
        if decision % STEP == 0 {
            let view = table.view(Viewer::Seat(seat));
            let other = game.imagine(&view, &mut rng);
            differed += u32::from(other != *table.state());
            let (other, _) = Table::from_position(game.clone(), Seed::small(99), other);
            for bot in ["easy", "greedy", "search:12"] {
                let spec: BotSpec = bot.parse().unwrap();
                let (here, there) = (choice(&spec, &table, seat), choice(&spec, &other, seat));
                assert_eq!(here, there, "{} after {decision} decisions: {bot}", G::META.slug);
            }
        }
        let legal = table.legal(seat);
        table.act(seat, legal[rng.random_range(0..legal.len())]).unwrap();
    }
    assert!(differed >= 4, "{}: the hidden cards differed {differed} times", G::META.slug);
}

fn choice<G: Heuristic>(spec: &BotSpec, table: &Table<G>, seat: Seat) -> G::Action {
    let view = table.view(Viewer::Seat(seat));
    make::<G>(spec, 7).choose(table.game(), seat, &view, &table.legal(seat))
}
