//! Chapters 22, 23, 25 and 27 – Craig: setup, turn, Kansas City, score.

use game_cattle::{Closing, Hazard, Node, Pending, State, Supply, Teepee, Worker, Zone};
use tabletop::{Game, Seat, Seed, Table};

use crate::common::{A, Given, facts_named, game, given_with};

/// Craig plays `card` next, and `option` will be seen; cards are numbered from 1.
pub(crate) fn craig_plays(given: Given, card: u8) -> Given {
    given.bend(|state| {
        let craig = state.craig.as_mut().unwrap();
        if let Some(top) = craig.top {
            craig.deck |= 1 << top;
        }
        craig.top = Some(card - 1);
        craig.deck &= !(1 << (card - 1));
    })
}

pub(crate) fn alone() -> Given {
    given_with(1, &[])
}

/// §22, case 52, R21: ten buildings less four by level, sides as for the player.
#[test]
fn s22_the_stack_by_level() {
    for (level, stack) in [("easy", 0b11_1111), ("normal", 0b1111_1100), ("hard", 0b11_1111_0000)] {
        let game = game(1, &[("craig", level)]);
        assert_eq!(game.start().craig.unwrap().stack, stack, "{level}");
    }
    let custom = [("craig", "custom"), ("craig_removed_1", "3")];
    assert_eq!(game(1, &custom).start().craig.unwrap().stack, 0b11_1111_1111 & !0b11_0000_0110);
}

/// §22 Set up as for two, R41: Craig starts without workers, on START, engine on 0.
#[test]
fn s22_set_up_as_for_two() {
    for (first, money) in [("seat1", 6), ("seat2", 7)] {
        let table = Table::open(game(1, &[("start_player", first)]), Seed::small(2)).0;
        let state = table.state();
        assert_eq!(
            (state.players[0].money, state.market.len()),
            (money, 7 - state.craig.unwrap().cattle.len())
        );
        assert_eq!(
            state.jobs.iter().flatten().flatten().count(),
            3 - usize::from(state.craig.unwrap().workers.iter().sum::<u8>())
        );
    }
    let start = game(1, &[]).start();
    let craig = start.craig.unwrap();
    assert_eq!((craig.board_discs, craig.reserve, craig.workers), (7, 7, [0; 3]));
    assert_eq!((craig.at, craig.engine.0), (Node(0), 0));
    assert_eq!(craig.deck.count_ones(), 14);
}

/// §23, case 40, R38, R39: the value of "?" by discs removed.
#[test]
fn s23_the_movement_board() {
    let value = |removed: u8| {
        let given = alone().bend(|state| state.craig.as_mut().unwrap().board_discs = 7 - removed);
        given.table().json(tabletop::Viewer::Spectator)["craig"]["value"].clone()
    };
    let values: Vec<_> = (0..8).map(value).collect();
    assert_eq!(values, [0, 0, 1, 1, 1, 2, 2, 2]);
    let mut table = craig_plays(alone().using("A"), 1).table();
    table.act("aux money");
    let facts = table.act_drawing("done", &[]);
    assert_eq!(facts_named(&facts, "craig-moved")[0]["path"].as_array().unwrap().len(), 2, "2 + 0");
}

/// §23, R23, R40: the card in use is not shuffled in; the next top is its option card.
#[test]
fn s23_the_deck_is_shuffled_when_its_last_card_is_drawn() {
    let given = alone().using("A").bend(|state| {
        let craig = state.craig.as_mut().unwrap();
        (craig.deck, craig.discard, craig.top, craig.card) = (0, 0x3fff & !0b11, Some(0), Some(1));
    });
    let mut table = given.table();
    table.act("aux money");
    let facts = table.act("done");
    assert_eq!(facts_named(&facts, "craig-reshuffled")[0]["cards"], 13);
    let shown = &facts_named(&facts, "craig-card")[0];
    assert_eq!(shown["card"], 1);
    assert_ne!(shown["next"], 1, "the card in use stays out");
    let craig = table.state().craig.unwrap();
    assert_eq!((craig.card, craig.discard, craig.deck.count_ones()), (Some(0), 0, 12));
}

/// Craig stands on G and will reach Kansas City with this card.
fn into_the_city(card: u8, bend: impl FnOnce(&mut State)) -> Given {
    let given = craig_plays(alone().using("A"), card);
    let g = given.node("G");
    given
        .bend(|state| {
            state.craig.as_mut().unwrap().at = g;
            let (blue, flood) = (Supply::Teepee(Teepee::Blue), Hazard::new(Zone::Flood, 0));
            let worker = |worker| Some(Supply::Worker(worker));
            state.foresight = [
                [Some(Supply::Hazard(flood)), Some(blue)],
                [worker(Worker::Cowboy), worker(Worker::Engineer)],
                [worker(Worker::Cowboy), worker(Worker::Craftsman)],
            ];
        })
        .bend(bend)
}

/// §25, case 43: his card names the tiles; a disc to Colorado Springs, no special action.
#[test]
fn s25_kansas_city() {
    let mut table = into_the_city(2, |_| {}).table();
    table.act("aux money");
    let facts = table.act("done");
    let places: Vec<_> =
        facts_named(&facts, "craig-foresight").iter().map(|f| f["place"].clone()).collect();
    assert_eq!(places, ["bottom", "top", "bottom"]);
    assert_eq!(facts_named(&facts, "craig-delivered")[0]["city"], "colorado_springs");
    assert!(facts_named(&facts, "craig-built").is_empty(), "card 2 would build");
    let craig = table.state().craig.unwrap();
    assert_eq!((craig.at, craig.board_discs), (Node(0), 6));
    assert!(table.state().foresight.iter().flatten().all(Option::is_some), "refilled");
}

/// §25, case 43, R28: the second city brings an objective card.
#[test]
fn s25_a_link_brings_the_card_at_his_position() {
    let first = |state: &mut State| state.craig.as_mut().unwrap().cities[3] = 1;
    let given = into_the_city(2, first);
    let shown = given.state.display;
    let mut table = given.table();
    table.act("aux money");
    let facts = table.act("done");
    assert_eq!(facts_named(&facts, "craig-delivered")[0]["city"], "santa_fe");
    let next = facts_named(&facts, "craig-card")[0]["next"].as_u64().unwrap() as usize;
    let option = table.0.game().parts().craig.cards[next - 1].objective_position;
    let taken = &facts_named(&facts, "craig-objective")[0];
    assert_eq!((&taken["place"], &taken["link"]), (&option.into(), &true.into()));
    let card = shown[usize::from(option) - 1].unwrap();
    assert!(table.state().craig.unwrap().objectives.has(card));
    assert!(table.state().display.iter().all(Option::is_some), "refilled at once");
}

/// §25, case 44, R27: after the seventh San Francisco again; reserve discs, then none.
#[test]
fn s25_the_eighth_delivery() {
    for (reserve, disc) in [(2, "reserve"), (0, "no-disc")] {
        let all = |state: &mut State| {
            let craig = state.craig.as_mut().unwrap();
            craig.cities = [0, 0, 0, 1, 1, 1, 1, 1, 1, 1];
            (craig.board_discs, craig.reserve) = (0, reserve);
        };
        let mut table = into_the_city(2, all).table();
        table.act("aux money");
        let facts = table.act("done");
        let told = &facts_named(&facts, "craig-delivered")[0];
        assert_eq!((&told["city"], &told["disc"]), (&"san_francisco".into(), &disc.into()));
        assert_eq!(table.state().craig.unwrap().cities[9], 2);
        assert!(facts_named(&facts, "craig-objective").is_empty());
    }
}

/// §25, R26: the named tile is missing, or a worker after the market has closed.
#[test]
fn s25_the_other_tile() {
    let gaps = |state: &mut State| {
        state.foresight[0][1] = None;
        state.foresight[1] = [None, None];
        state.foresight[2][0] = Some(Supply::Teepee(Teepee::Green));
        state.token = 12;
        state.closing = Some(Closing { seat: Seat(0), turns_left: 2 });
    };
    let mut table = into_the_city(2, gaps).table();
    table.act("aux money");
    let facts = table.act("done");
    let told = facts_named(&facts, "craig-foresight");
    let reasons: Vec<_> = told.iter().map(|f| f["reason"].clone()).collect();
    assert_eq!(reasons, ["other", "skipped", "other"]);
    assert!(table.0.outcome().is_some(), "it was his last turn");
}

/// §25, §11: he closes the market, takes the token, and the player has one last turn.
#[test]
fn s25_craig_may_close_the_market() {
    let last = |state: &mut State| {
        state.token = 11;
        state.jobs[11][0] = Some(Worker::Cowboy);
    };
    let mut table = into_the_city(2, last).table();
    table.act("aux money");
    let facts = table.act("done");
    assert_eq!(facts_named(&facts, "token")[0]["seat"], 1);
    assert_eq!(table.asked(), A);
    assert_eq!(table.0.game().score_of_craig(table.state()).token, 2);
    table.acts(&["go B", "aux money", "done"]);
    assert!(table.0.outcome().is_some());
}

/// §27, R36: categories that count for Craig, and a tie is a draw.
#[test]
fn s27_craigs_score() {
    let given = alone().built(Seat(1), 5, "A1").bend(|state| {
        let craig = state.craig.as_mut().unwrap();
        craig.cities = [0, 0, 0, 1, 1, 1, 1, 1, 1, 2];
        craig.stations = 0b11;
        craig.hazards[0] = 1;
        craig.teepees = [3, 3];
        craig.workers = [5, 5, 5];
        craig.masters = 0b11111;
        craig.start_card = Some(0);
    });
    let cards = [given.card("holstein"), given.card("texas_longhorn_7")];
    let walk = given.card("walk_cow345");
    let given = given.bend(|state| {
        let craig = state.craig.as_mut().unwrap();
        for card in cards {
            craig.cattle.add(card);
        }
        craig.objectives.add(walk);
    });
    let table = given.table();
    let score = table.0.game().score_of_craig(table.state());
    assert_eq!((score.cities, score.stations, score.buildings), (6 + 8 + 4 + 6 + 18, 2, 4));
    assert_eq!((score.cattle, score.objectives, score.hazards), (8, 5 + 3, 4));
    assert_eq!((score.money, score.masters, score.workers), (0, 0, 0));
    assert_eq!(score.total, 42 + 2 + 4 + 8 + 8 + 4);
}

/// §27, R36 and how a game alone ends: won, drawn or lost.
#[test]
fn s27_won_drawn_or_lost() {
    for (money, reason, places) in
        [(24, "beat-craig", [1]), (14, "draw", [1]), (4, "craig-won", [2])]
    {
        let given = alone().using("A").money(A, money).bend(|state| {
            state.players[0].start_card = None;
            state.craig.as_mut().unwrap().start_card = Some(0);
            state.token = 12;
            state.closing = Some(Closing { seat: Seat(0), turns_left: 1 });
            state.closing.as_mut().unwrap().seat = Seat(1);
        });
        let craigs = |given: &Given| given.game.score_of_craig(&given.state).total;
        assert_eq!(craigs(&given), 5, "start card and token");
        let given = given.bend(|state| state.craig.as_mut().unwrap().start_card = None);
        let given = given.bend(|state| state.craig.as_mut().unwrap().hazards[0] = 0);
        let given = given.bend(|state| state.craig.as_mut().unwrap().stations = 1);
        assert_eq!(craigs(&given), 3);
        let mut table = given.table();
        table.acts(&["aux money", "done"]);
        let outcome = table.0.outcome().unwrap();
        assert_eq!((outcome.reason.as_str(), outcome.places), (reason, places.to_vec()));
    }
}

/// §23 Between turns the table waits for the player, never for Craig.
#[test]
fn s23_craig_needs_nobody() {
    let mut table = alone().using("A").table();
    table.act("aux money");
    table.act("done");
    assert_eq!(table.asked(), A);
    assert_eq!(table.state().pending.top(), Some(Pending::Move));
}
