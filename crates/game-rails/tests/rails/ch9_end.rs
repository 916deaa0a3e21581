//! §9.2, §9.3, §9.4 The last round, the deadlock, final scoring.

use game_rails::Fact;
use tabletop::{Seat, Viewer};

use crate::{
    ch4_turn::walled_in,
    common::{A, B, C, D, Given, Scene, given, given_with},
};

/// Plays the last turn of a game.
fn last_turn(scene: Given) -> Scene {
    let mut table = scene.table();
    table.acts(&["draw", "draw"]);
    assert_eq!(table.reason().as_deref(), Some("last-round"));
    table
}

/// The last turn of two players, A's.
fn ending() -> Given {
    given(2)
        .start(A, "salt_lake_city")
        .start(B, "wolf_point")
        .cars(A, 2, "seattle wolf_point")
        .last_round(A, 1)
        .turn(A)
}

/// case 20: a claim that leaves one car starts the last round; everybody has exactly one more turn.
#[test]
fn s9_2_case_20_one_more_turn_each() {
    for seats in 2..=6 {
        let trigger = Seat(seats - 1);
        let mut table = given(seats)
            .start(A, "tucson")
            .start(trigger, "seattle")
            .hand(trigger, "2 green")
            .cars(trigger, 3, "portland")
            .turn(trigger)
            .table();
        let facts = table.act("claim portland-seattle-0");
        assert!(facts.contains(&Fact::LastRound { seat: trigger }));
        let round = table.0.view(Viewer::Spectator).last_round.unwrap();
        assert_eq!((round.seat, round.turns_left), (trigger, seats));
        for seat in Seat::all(seats) {
            assert_eq!((table.reason(), table.asked()), (None, seat));
            let mut facts = table.act("draw");
            facts.extend(table.act("draw"));
            let again = facts.iter().any(|fact| matches!(fact, Fact::LastRound { .. }));
            assert!(!again, "no second trigger");
        }
        assert_eq!(table.reason().as_deref(), Some("last-round"));
    }
}

/// §9.2 Three cars are not few enough; two are.
#[test]
fn s9_2_two_cars_or_fewer() {
    for (left, begins) in [(4, true), (5, false)] {
        let scene = given(2).start(A, "seattle").hand(A, "2 green").cars(A, left, "portland");
        let mut table = scene.table();
        table.act("claim portland-seattle-0");
        assert_eq!(table.state().last_round.is_some(), begins, "{left}");
    }
}

/// §9.3, R4: a full round of forced passes ends the game; then final scoring as usual.
#[test]
fn s9_3_r4_deadlock() {
    let mut table = walled_in().score(B, 30).ticket_deck(&[]).table();
    table.act("pass");
    assert_eq!(table.reason(), None);
    let facts = table.act("pass");
    assert!(facts.contains(&Fact::Ended { reason: "deadlock".into() }));
    assert_eq!(table.reason().as_deref(), Some("deadlock"));
    assert!(table.scores()[1] < 30 - 400, "B had all the tickets");
    assert_eq!(table.places(), [1, 2]);
}

/// R4: an action in between starts the count anew.
#[test]
fn s9_3_passes_in_a_row() {
    let mut table = walled_in().hand(B, "1 blue").ticket_deck(&[]).table();
    table.act("pass");
    table.act("claim great_falls-helena-0");
    assert_eq!(table.state().passes, 0);
    assert!(table.offers("take blue"), "what B paid fills the display");
    table.act("take blue");
    table.act("pass");
    table.act("pass");
    assert_eq!(table.reason().as_deref(), Some("deadlock"));
}

/// case 26: completed by own lanes alone, whoever controls its cities; otherwise −5.
#[test]
fn s9_4_case_26_tickets_count_for_or_against() {
    let scene = given(3)
        .start(A, "salt_lake_city")
        .lanes(A, "green_river-salt_lake_city-0 cheyenne-green_river-0")
        .start(B, "cheyenne")
        .tickets(A, "salt_lake_city-cheyenne")
        .start(C, "seattle")
        .cars(C, 2, "cheyenne salt_lake_city")
        .tickets(C, "helena-salt_lake_city")
        .last_round(C, 1)
        .turn(C);
    let mut table = scene.clone().table();
    let mut facts = table.act("draw");
    facts.extend(table.act("draw"));
    let done = |seat, ticket: &str, points, done| Fact::TicketScored {
        seat,
        ticket: ticket.into(),
        points,
        done,
    };
    assert!(facts.contains(&done(A, "salt_lake_city-cheyenne", 5, true)));
    assert!(facts.contains(&done(C, "helena-salt_lake_city", -6, false)));
    assert_eq!(table.scores(), [5 + 15, 0, -6], "with the Globetrotter; scores may be negative");
    // Somebody else's lane does not help.
    let mut other = scene;
    other.position.players[0].lanes.pop();
    other = other.lanes(B, "cheyenne-green_river-0");
    assert_eq!(last_turn(other).scores(), [-5, 0, -6]);
}

/// A, B and C hold this many tickets of which so many are complete; D ends the game.
fn globetrotters(scores: [i16; 3], completed: [usize; 3]) -> Scene {
    // Three networks that do not meet, each with three tickets.
    let corners = [
        (
            "portland",
            "portland-seattle-0 eugene-portland-0 ashland-eugene-0 ashland-redding-0 \
             redding-sacramento-0 sacramento-san_francisco-0",
            ["seattle-ashland", "eugene-san_francisco", "portland-sacramento"],
        ),
        (
            "las_vegas",
            "flagstaff-las_vegas-0 flagstaff-phoenix-0 phoenix-tucson-0 phoenix-san_diego-0 \
             las_vegas-los_angeles-0 bakersfield-los_angeles-0 bakersfield-fresno-0",
            ["las_vegas-tucson", "san_diego-flagstaff", "fresno-phoenix"],
        ),
        (
            "salt_lake_city",
            "green_river-salt_lake_city-0 cheyenne-green_river-0 idaho_falls-salt_lake_city-0 \
             helena-idaho_falls-0 helena-missoula-0",
            ["salt_lake_city-cheyenne", "helena-salt_lake_city", "missoula-cheyenne"],
        ),
    ];
    let mut scene = given(4).start(D, "wolf_point");
    for (seat, (start, lanes, tickets)) in Seat::all(3).zip(corners) {
        let i = seat.index();
        scene = scene.start(seat, start).lanes(seat, lanes).score(seat, scores[i]);
        scene = scene.tickets(seat, &tickets[..completed[i]].join(" "));
    }
    last_turn(scene.cars(D, 2, "").last_round(D, 1).turn(D))
}

/// case 27: both leaders get the full 15.
#[test]
fn s9_4_case_27_the_globetrotter_is_shared() {
    let table = globetrotters([0, 0, 0], [3, 3, 1]);
    let tickets = [5 + 6 + 6, 5 + 6 + 8, 5];
    assert_eq!(table.scores(), [tickets[0] + 15, tickets[1] + 15, tickets[2], 0]);
    let finals = table.0.view(Viewer::Spectator).final_scores.unwrap();
    let bonus: Vec<i16> = finals.iter().map(|f| f.globetrotter).collect();
    assert_eq!(bonus, [15, 15, 0, 0]);
    let completed: Vec<u8> = finals.iter().map(|f| f.completed).collect();
    assert_eq!(completed, [3, 3, 1, 0]);
}

/// case 27: points tied: more completed tickets win.
#[test]
fn s9_4_case_27_completed_tickets_break_a_tie() {
    // 17 + 15 against 5 + 6 and as many points more.
    let table = globetrotters([0, 21, 0], [3, 2, 0]);
    assert_eq!(table.scores()[..2], [32, 32]);
    assert_eq!(table.places(), [1, 2, 3, 3]);
}

/// case 27, R11: points and completed tickets tied: the win is shared.
#[test]
fn s9_4_case_27_r11_a_shared_win() {
    let table = globetrotters([2, 0, 0], [3, 3, 0]);
    assert_eq!(table.scores()[..2], [34, 34]);
    assert_eq!(table.places(), [1, 1, 3, 3]);
    assert_eq!(table.0.outcome().unwrap().winners().collect::<Vec<_>>(), [A, B]);
}

/// R10: nobody completed a ticket: nobody gets the 15. R3: nor anything for a long route.
#[test]
fn s9_4_r10_r3_no_globetrotter_without_a_ticket() {
    let scene = ending().tickets(B, "seattle-roswell");
    let mut table = scene.table();
    let mut facts = table.act("draw");
    facts.extend(table.act("draw"));
    assert!(!facts.iter().any(|fact| matches!(fact, Fact::Globetrotter { .. })));
    assert_eq!(table.scores(), [0, -21]);
}

/// R23: marker, capture and Alvin's move are allowed in the last turn, and count.
#[test]
fn s9_2_r23_marker_and_capture_in_the_last_turn() {
    let mut table = given_with(2, &[("alvin", "true")])
        .start(A, "albuquerque")
        .lanes(A, "albuquerque-santa_fe-0")
        .hand(A, "5 yellow")
        .start(B, "seattle")
        .cars(B, 2, "albuquerque santa_fe roswell")
        .last_round(B, 2)
        .table();
    table.act("claim roswell-santa_fe-0");
    table.act("mark santa_fe");
    table.act("alvin santa_fe");
    assert_eq!(table.scores(), [4 + 10, 0]);
    table.acts(&["draw", "draw"]);
    assert_eq!(table.scores(), [4 + 10 + 10, 0]);
    let finals = table.0.view(Viewer::Seat(B)).final_scores.unwrap();
    assert_eq!((finals[0].lanes, finals[0].alvin_captures, finals[0].alvin), (4, 10, 10));
}
