//! Chapters 2 and 3 – Setup, and the first turn.

use game_cattle::{Drawn, Hazard, Master, Pending, Supply, Tile, Zone};
use tabletop::{Game, Quiet, Seat, Seed, Table};

use crate::common::{A, facts_named, game, given};

fn dealt(seats: u8, options: &[(&str, &str)]) -> game_cattle::State {
    *Table::open(game(seats, options), Seed::small(3)).0.state()
}

fn on_trail(state: &game_cattle::State) -> usize {
    let laid = |tile: &&Tile| matches!(tile, Tile::Hazard(_) | Tile::Teepee(_));
    state.tiles.iter().flatten().filter(laid).count()
}

/// §2, case 1, and case 2: by number of players.
#[test]
fn s2_the_table_is_laid_out_by_number_of_players() {
    for (seats, workers, market, money) in
        [(2, 3, 7, &[6, 7][..]), (3, 5, 10, &[6, 7, 8]), (4, 7, 13, &[6, 7, 8, 9])]
    {
        let state = dealt(seats, &[("start_player", "seat1")]);
        assert_eq!(state.jobs.iter().flatten().flatten().count(), workers);
        assert!(state.jobs[0][..usize::from(seats)].iter().all(Option::is_some));
        assert_eq!((state.token, state.market.len()), (1, market));
        assert!(state.foresight.iter().flatten().all(Option::is_some), "2 + 2 + 2");
        assert_eq!(on_trail(&state), 7);
        assert!(state.playing().iter().all(|player| player.hand.len() == 4));
        assert!(state.playing().iter().all(|player| player.start_card.is_some()));
        let purses: Vec<u16> = state.playing().iter().map(|player| player.money).collect();
        assert_eq!(purses, money);
        assert_eq!(state.display.iter().flatten().count(), 4);
    }
    assert!(given(4).at(A, "START").table().legal().iter().any(|go| go == "go A B C D"));
}

/// §2 Money goes by the order of turns, not by seat.
#[test]
fn s2_whoever_begins_has_least_money() {
    let state = dealt(3, &[("start_player", "seat2")]);
    assert_eq!(state.playing().iter().map(|p| p.money).collect::<Vec<_>>(), [8, 6, 7]);
    assert_eq!(state.turn, Seat(1));
}

/// §2, case 3, R11: a tile without a free slot goes back and another is drawn.
#[test]
fn s2_a_tile_without_room_goes_back() {
    let game = game(2, &[("start_player", "seat1")]);
    let mut state = game.start();
    for master in Master::ALL {
        game.resolve(&mut state, Drawn::Master(*master), &mut Quiet);
    }
    let flood = |kind| Drawn::Tile(Supply::Hazard(Hazard::new(Zone::Flood, kind)));
    for kind in [0, 0, 1, 2] {
        game.resolve(&mut state, flood(kind), &mut Quiet);
    }
    assert!(game.can_be_drawn(&state, flood(3)));
    let mut facts = vec![];
    game.resolve(&mut state, flood(3), &mut facts);
    assert_eq!(facts_named(&facts, "tile-returned").len(), 1);
    assert_eq!(state.pending.top(), Some(Pending::FirstTiles { left: 3 }));
    assert_eq!(state.piles[0][Supply::Hazard(Hazard::new(Zone::Flood, 3)).index()], 1);
    let (table, _) = Table::from_position(game, Seed::small(1), state);
    assert_eq!(on_trail(table.state()), 7);
}

/// §2, case 4: the first three teepees lie off the trail.
#[test]
fn s2_the_first_teepees_lie_beside_the_trail() {
    let game = game(2, &[("start_player", "seat1")]);
    let trail = &game.parts().trail;
    let values: Vec<i8> = trail.teepees.iter().map(|(_, value)| *value).collect();
    assert_eq!(values, [-3, -2, -1, 1, 2, 4, 6, 8, 10]);
    let all = u64::MAX;
    for &(at, _) in &trail.teepees[..3] {
        let led = trail.nodes().any(|from| trail.ahead(from, all).any(|to| to == at));
        assert!(!led, "no road leads to {}", trail.name(at));
    }
}

/// §2.2 Beginner: letter = slot letter; standard: drawn.
#[test]
fn s2_neutral_buildings_lie_by_letter_or_by_chance() {
    let letters = |state: &game_cattle::State, game: &game_cattle::Cattle| -> Vec<Option<Tile>> {
        game.parts().trail.neutral.iter().map(|at| state.tiles[at.index()]).collect()
    };
    let plain = game(2, &[]);
    let order: Vec<Option<Tile>> = (0..7).map(|n| Some(Tile::Neutral(n))).collect();
    assert_eq!(letters(&dealt(2, &[]), &plain), order);
    assert_ne!(letters(&dealt(2, &[("neutral", "standard")]), &plain), order);
}

/// §2.10 One side for everyone: all a, all b, or drawn.
#[test]
fn s2_sides_are_the_same_for_everybody() {
    assert_eq!(dealt(2, &[]).sides, 0);
    assert_eq!(dealt(2, &[("sides", "b")]).sides, 0x3ff);
    let sides = dealt(2, &[("sides", "random")]).sides;
    assert!(sides != 0 && sides != 0x3ff);
}

/// §2, §3, case 12: the first turn begins on any neutral building, without fee.
#[test]
fn s2_the_first_turn_begins_on_a_neutral_building() {
    let mut table = given(2).table();
    assert_eq!(table.ask(), "place");
    assert_eq!(table.legal(), ["A", "B", "C", "D", "E", "F", "G"].map(|at| format!("place {at}")));
    table.refuses("place A1", "§2 not-neutral");
    table.refuses("go A", "§2 not-neutral");
    let money = table.money();
    table.act("place E");
    assert_eq!((table.ask().as_str(), table.money()), ("local", money));
    table.refuses("place F", "§0 not-asked-now");
    assert!(table.offers("aux money"));
}

/// §0 Nobody acts out of turn, or when nothing is asked.
#[test]
fn s0_only_who_is_asked_answers() {
    let mut table = given(2).table();
    let place = table.read("place A");
    table.refuses_action(Seat(1), place, "§0 not-your-turn");
    let mut over = given(2)
        .bend(|state| {
            state.over = true;
            state.pending.clear();
        })
        .table();
    over.refuses_action(A, place, "§0 game-over");
}
