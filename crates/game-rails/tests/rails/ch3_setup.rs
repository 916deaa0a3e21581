//! §3 Setup.

use game_rails::{Fact, Rails, Ticket};
use tabletop::{Actor, Game, Seat, Seed, SetupError, Table};

use crate::common::{A, B, C, D, Scene, game};

fn open(seats: u8, options: &[(&str, &str)], seed: u64) -> (Scene, Vec<Fact>) {
    let (table, happened) = Table::open(game(seats, options), Seed::small(seed));
    (Scene::at(table), happened.into_iter().flat_map(|happened| happened.facts).collect())
}

/// "keep" and the first so many tickets offered to a seat.
fn keep(table: &Scene, seat: Seat, count: usize) -> String {
    let map = table.0.game().map();
    let offer: Vec<Ticket> = table.player(seat).offer.iter().collect();
    let names: Vec<&str> = offer[..count].iter().map(|&t| map.ticket_name(t)).collect();
    format!("keep {}", names.join(" "))
}

fn all_keep(table: &mut Scene, count: usize) -> Vec<Fact> {
    let seats: Vec<Seat> = table.0.to_act().seats().iter().collect();
    let mut facts = vec![];
    for seat in seats {
        let keep = keep(table, seat, count);
        facts.extend(table.act_as(seat, &keep, &[]));
    }
    facts
}

/// §3.2, §3.3 Four cards and five tickets each, five cards face up. R22: 2 to 6 players.
#[test]
fn s3_r22_everything_is_in_its_place() {
    for seats in 2..=6 {
        let (table, facts) = open(seats, &[("start_player", "seat1")], 1);
        let state = table.state();
        for player in state.playing() {
            assert_eq!((player.hand.len(), player.offer.len()), (4, 5));
            assert_eq!((player.cars, player.markers, player.score), (40, 3, 0));
            assert!(player.known.is_empty() && player.tickets.is_empty());
        }
        assert!(state.face_up.iter().all(Option::is_some));
        assert!(state.display().locomotives() < 3);
        assert_eq!(state.tickets.tickets.len(), 50 - 5 * seats);
        let cards: Vec<Seat> = facts
            .iter()
            .filter_map(|fact| if let Fact::Dealt { seat, .. } = fact { Some(*seat) } else { None })
            .collect();
        let expected: Vec<Seat> = (0..4 * seats).map(|n| Seat(n % seats)).collect();
        assert_eq!(cards, expected, "one card at a time");
        assert_eq!(table.0.to_act(), Actor::Together(Seat::all(seats).collect()));
    }
}

/// case 3: a player keeps 2: refused; 3, 4, 5 accepted. With four players keeping three each the
/// deck has 38 tickets, and its bottom eight are the rejects. R9: mixed together.
#[test]
fn s3_case_3_r9_three_of_five_tickets_are_kept() {
    let (mut table, _) = open(4, &[], 3);
    let two = keep(&table, A, 2);
    table.refuses(&two, "§3 too-few-first-tickets 3/2");
    for count in 3..=5 {
        assert!(table.offers(&keep(&table, A, count)));
    }
    assert_eq!(table.legal().len(), 16, "ten threes, five fours, all");
    let foreign = keep(&table, B, 3);
    table.refuses(&foreign, "§3 not-offered");
    let offers = table.state().players.map(|player| player.offer);
    let facts = all_keep(&mut table, 3);
    let deck = table.state().tickets;
    assert_eq!(deck.tickets.len(), 38);
    let under: Vec<Ticket> =
        deck.tickets.iter().filter(|t| deck.layer[usize::from(t.0)] == 1).collect();
    assert_eq!((under.len(), deck.top().len()), (8, 30));
    for (seat, offer) in Seat::all(4).zip(offers) {
        let rejected = offer.without(table.player(seat).tickets);
        assert_eq!((rejected.len(), table.player(seat).tickets.len()), (2, 3));
        assert!(rejected.iter().all(|ticket| under.contains(&ticket)));
        assert!(facts.contains(&Fact::Kept { seat, count: 3, rejected: 2 }));
    }
}

/// §3.4 Nothing goes under the deck when everybody keeps all five.
#[test]
fn s3_all_five_may_be_kept() {
    let (mut table, _) = open(6, &[], 1);
    let facts = all_keep(&mut table, 5);
    assert_eq!(table.state().tickets.tickets.len(), 20);
    assert_eq!(table.state().tickets.top().len(), 20);
    assert!(facts.contains(&Fact::Kept { seat: A, count: 5, rejected: 0 }));
}

/// case 1: the order of start cities is D, C, B, A; A has the first turn; each has 2 markers left.
#[test]
fn s3_case_1_start_cities_in_reverse_order() {
    let (mut table, _) = open(4, &[("start_player", "seat1")], 1);
    all_keep(&mut table, 3);
    for (seat, city) in [(D, "denver"), (C, "boise"), (B, "seattle"), (A, "roswell")] {
        assert_eq!(table.0.to_act(), Actor::Seat(seat));
        assert_eq!(table.asking(), serde_json::json!({"ask": "start", "seat": seat.0}));
        let facts = table.act(&format!("start {city}"));
        assert_eq!(facts[0], Fact::StartCity { seat, city: city.into() });
        assert_eq!(table.network(seat), [city]);
    }
    assert_eq!(table.0.to_act(), Actor::Seat(A));
    assert!(table.state().playing().iter().all(|player| player.markers == 2));
    assert!(table.state().playing().iter().all(|player| player.controls.len() == 1));
    assert_eq!(table.scores(), [0; 4]);
    assert_eq!(table.asking(), serde_json::json!({"ask": "act"}));
}

/// case 1 again, with another first player: reverse turn order from there.
#[test]
fn s3_the_first_player_starts_last() {
    let (mut table, _) = open(3, &[("start_player", "seat2")], 1);
    all_keep(&mut table, 3);
    for (seat, city) in [(A, "denver"), (C, "boise"), (B, "seattle")] {
        assert_eq!(table.asked(), seat);
        table.act(&format!("start {city}"));
    }
    assert_eq!(table.asked(), B);
}

/// case 2, R21: D chose Denver, so C cannot.
#[test]
fn s3_case_2_r21_a_start_city_has_one_player() {
    let (mut table, _) = open(4, &[("start_player", "seat1")], 1);
    all_keep(&mut table, 3);
    table.act("start denver");
    assert_eq!(table.asked(), C);
    table.refuses("start denver", "§3 city-taken");
    table.refuses("draw", "§4 not-asked-now");
    table.act("start pueblo");
}

/// §3.1 The first player is drawn by lot, or named.
#[test]
fn s3_the_first_player_is_drawn_or_named() {
    let first = |options: &[(&str, &str)], seed| open(6, options, seed).0.state().first.0;
    let drawn: std::collections::BTreeSet<u8> =
        (0..60).map(|seed| first(&[("start_player", "random")], seed)).collect();
    assert_eq!(drawn, (0..6).collect());
    for seat in 0..6 {
        let value = format!("seat{}", seat + 1);
        assert_eq!(first(&[("start_player", &value)], 1), seat);
    }
}

/// §13 Options that do not fit the table are refused by name.
#[test]
fn s3_options_and_seats_are_checked() {
    let new = |key: &str, value: &str, seats| {
        let options = tabletop::read_options(&[(key.into(), value.into())].into())?;
        Rails::new(&Rails::default_box(), options, seats).map(drop)
    };
    let error = new("start_player", "seat3", 2).unwrap_err();
    assert_eq!(error, SetupError::Option("start_player: there is no seat 3".into()));
    for (key, value) in [("alvin", "perhaps"), ("start_player", "oldest"), ("dexter", "true")] {
        assert!(matches!(new(key, value, 2), Err(SetupError::Option(_))), "{key}={value}");
    }
    for seats in [0, 1, 7, 255] {
        let error = new("alvin", "true", seats).unwrap_err();
        assert_eq!(error.to_string(), format!("rails is for 2 to 6 players, not {seats}"));
    }
}
