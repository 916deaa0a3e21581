//! The contract of `nets::conformance`, at every seat count, in teams, alone, and on every map.

use game_homestead::{Action, Cell, Few, Homestead, Kind, MapChoice, Options, Spot, Teams};
use nets::conformance::{self, Plan};
use tabletop::Game;

/// All small actions, and a sample of card lists and places.
fn every_action(game: &Homestead) -> Vec<Action> {
    let cards: Vec<Kind> = (0..game.cards().rows.len()).map(|n| Kind(n as u8)).collect();
    let mut actions =
        vec![Action::Agree, Action::Decline, Action::Again, Action::Replace(Few::NONE)];
    for &card in &cards {
        let few = Few::of([card]).unwrap();
        actions.extend([Action::Pick(card), Action::Play(card), Action::Discard(few)]);
        actions.extend([Action::Keep(few), Action::Replace(few), Action::Take(few)]);
    }
    for window in cards.windows(3).chain(cards.chunks(6)) {
        let few = Few::of(window.iter().copied()).unwrap();
        actions.extend([Action::Discard(few), Action::Keep(few), Action::Take(few)]);
    }
    actions.extend((0..game.tiles().len()).map(|tile| Action::Tile(tile as u8)));
    for row in 0..26 {
        for col in 0..26 {
            let square = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let cells = square.map(|(down, right)| Cell::new(row + down, col + right));
            actions.push(Action::Place(Spot::of(&cells).unwrap()));
            actions.push(Action::Place(Spot::of(&cells[..3]).unwrap()));
            actions.push(Action::Place(Spot::of(&cells[..1]).unwrap()));
        }
    }
    actions.sort_unstable();
    actions.dedup();
    actions
}

fn conforms(seats: u8, map: MapChoice, teams: Teams) {
    let game = Homestead::new(&Homestead::default_box(), Options { map, teams }, seats).unwrap();
    let plan = Plan { games: 1, seed: u64::from(seats) << 8 | map as u64, ..Plan::default() };
    conformance::check(&game, &every_action(&game), &plan);
}

macro_rules! at_every_table {
    ($($name:ident: $seats:literal $map:ident $teams:ident;)*) => {
        $(
            #[test]
            fn $name() {
                conforms($seats, MapChoice::$map, Teams::$teams);
            }
        )*
    };
}

at_every_table! {
    alone: 1 Auto Off;
    alone_on_the_small_map: 1 Small21 Off;
    alone_on_the_medium_map: 1 Medium23 Off;
    alone_on_the_large_map: 1 Large25 Off;
    two_players: 2 Auto Off;
    two_players_on_the_solo_map: 2 Solo20 Off;
    two_players_on_the_medium_map: 2 Medium23 Off;
    two_players_on_the_large_map: 2 Large25 Off;
    three_players: 3 Auto Off;
    three_players_on_the_solo_map: 3 Solo20 Off;
    three_players_on_the_small_map: 3 Small21 Off;
    three_players_on_the_large_map: 3 Large25 Off;
    four_players: 4 Auto Off;
    four_players_on_the_solo_map: 4 Solo20 Off;
    four_players_on_the_small_map: 4 Small21 Off;
    four_players_on_the_medium_map: 4 Medium23 Off;
    two_against_two: 4 Auto On;
    two_against_two_on_the_medium_map: 4 Medium23 On;
}
