//! What a viewer knows besides what lies open: cards seen taken, tickets put under the deck, and
//! what it means that others choose in secret.

use game_rails::{Action, Rails, State, TicketSet};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Seat, Seed, Table, Viewer};

use crate::common::{A, B, C, Scene, cards, given};

/// So many worlds a viewer holds possible.
fn worlds(table: &Scene, viewer: Viewer) -> Vec<State> {
    let game = table.0.game();
    let view = table.0.view(viewer);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let worlds: Vec<_> = (0..50).map(|_| game.imagine(&view, &mut rng)).collect();
    for world in &worlds {
        assert_eq!(game.view(world, viewer), view);
        game.audit(world).unwrap();
    }
    worlds
}

/// Everybody saw the card taken from the display; nobody saw the other.
#[test]
fn s5_face_up_cards_taken_stay_known() {
    let mut table = given(3).face_up("red blue green white black").table();
    table.act("take red");
    table.act_drawing("draw", &["card yellow"]);
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let worlds = worlds(&table, viewer);
        let red = cards("1 red");
        assert!(worlds.iter().all(|w| w.players[0].hand.minus(red).is_some()));
        assert!(worlds.iter().any(|w| w.players[0].hand != cards("1 red 1 yellow")));
    }
    let mine = worlds(&table, Viewer::Seat(A));
    assert!(mine.iter().all(|w| w.players[0].hand == cards("1 red 1 yellow")));
}

/// Opens a table at which all keep three; answers what each seat has rejected.
fn all_kept_three(seats: u8) -> (Scene, Vec<TicketSet>) {
    let (table, _) = Table::<Rails>::open(
        crate::common::game(seats, &[("start_player", "seat1")]),
        Seed::small(5),
    );
    let mut table = Scene::at(table);
    let mut rejected = vec![];
    for seat in Seat::all(seats) {
        let (keep, offer) = (table.0.legal(seat)[0], table.player(seat).offer);
        table.0.act(seat, keep).unwrap();
        let Action::Keep(kept) = keep else { unreachable!("tickets are being chosen") };
        rejected.push(offer.without(kept));
    }
    (table, rejected)
}

/// R9: whoever rejected a ticket knows that it lies under the deck; nobody else does.
#[test]
fn s3_r9_own_rejected_tickets_are_known() {
    let (table, rejected) = all_kept_three(3);
    for (seat, mine) in Seat::all(3).zip(&rejected) {
        assert_eq!(mine.len(), 2);
        for world in worlds(&table, Viewer::Seat(seat)) {
            for ticket in mine.iter() {
                assert!(world.tickets.tickets.has(ticket));
                assert_eq!(world.tickets.layer[usize::from(ticket.0)], 1, "the bottom layer");
            }
        }
        let elsewhere = |w: &State| mine.iter().any(|t| !w.tickets.tickets.has(t));
        assert!(worlds(&table, Viewer::Spectator).iter().any(elsewhere));
        let other = Viewer::Seat(seat.next(3));
        assert!(worlds(&table, other).iter().any(elsewhere));
    }
}

/// R9: once another player draws from that layer, nobody can be sure any more; whoever draws can.
#[test]
fn s9_1_r9_known_until_the_layer_is_drawn_from() {
    let layers = [
        "seattle-roswell bend-las_vegas",
        "seattle-denver spokane-phoenix boise-san_diego las_vegas-tucson",
    ];
    let mut scene = given(3).ticket_deck(&layers);
    for laid in &mut scene.position.ticket_deck.as_mut().unwrap()[1] {
        laid.known_to = match &*laid.ticket {
            "seattle-denver" | "spokane-phoenix" => vec![0],
            _ => vec![1],
        };
    }
    let mut table = scene.table();
    let mine: TicketSet = ["seattle-denver", "spokane-phoenix"]
        .map(|t| table.0.game().map().read_ticket(t).unwrap())
        .into_iter()
        .collect();
    let sure = |table: &Scene, seat: Seat| {
        let there = |w: &State| mine.iter().all(|t| w.tickets.tickets.has(t));
        worlds(table, Viewer::Seat(seat)).iter().all(there)
    };
    assert!(sure(&table, A));
    assert!(!sure(&table, B));
    // B draws the first layer and two of the second, which happen to be B's own.
    let draws = ["seattle-roswell", "bend-las_vegas", "boise-san_diego", "las_vegas-tucson"];
    let draws = draws.map(|ticket| format!("ticket {ticket}"));
    table.acts(&["draw", "draw"]);
    table.act_drawing("tickets", &draws.each_ref().map(String::as_str));
    table.act("keep seattle-roswell");
    assert!(!sure(&table, A), "B might hold them");
    // B knows where the three rejected ones are.
    let under: TicketSet = ["bend-las_vegas", "boise-san_diego", "las_vegas-tucson"]
        .map(|t| table.0.game().map().read_ticket(t).unwrap())
        .into_iter()
        .collect();
    for world in worlds(&table, Viewer::Seat(B)) {
        assert!(under.iter().all(|t| world.tickets.layer[usize::from(t.0)] == 1));
    }
}

/// §3.3 While all choose, nobody sees what or how many another has kept; only who is still choosing.
#[test]
fn s3_the_first_choice_is_secret_until_all_are_in() {
    let (table, _) = Table::<Rails>::open(crate::common::game(3, &[]), Seed::small(1));
    let mut few = Scene::at(table.clone());
    let mut many = Scene::at(table);
    let [three, five] = [0, 15].map(|n| few.0.legal(A)[n]);
    let told = |scene: &mut Scene, action| {
        let game = scene.0.game().clone();
        let happened = scene.0.act(A, action).unwrap();
        assert!(happened.iter().all(|h| h.secret));
        let facts = happened.into_iter().flat_map(|h| h.facts);
        facts.map(|fact| game.redact(&fact, Viewer::Seat(B))).collect::<Vec<_>>()
    };
    assert_eq!(told(&mut few, three), told(&mut many, five));
    for viewer in [Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        let views = [&few, &many].map(|scene| scene.0.view(viewer));
        assert_eq!(views[0], views[1], "{viewer:?}");
        assert_eq!((views[0].players[0].tickets, views[0].players[0].offered), (0, 5));
        let seats = serde_json::to_value(&views[0].asking).unwrap()["seats"].clone();
        assert_eq!(seats, serde_json::json!([1, 2]));
    }
    let mine = many.0.view(Viewer::Seat(A));
    assert_eq!((mine.my_tickets.len(), mine.my_offer.len()), (5, 0));
    assert_eq!(few.0.view(Viewer::Seat(B)).my_offer.len(), 5);
    // When all are in, everybody sees how many each has kept.
    for seat in [C, B] {
        let first = many.0.legal(seat)[0];
        many.0.act(seat, first).unwrap();
    }
    let kept = many.0.view(Viewer::Spectator).players.iter().map(|p| p.tickets).collect::<Vec<_>>();
    assert_eq!(kept, [5, 3, 3]);
    assert!(matches!(many.0.to_act(), Actor::Seat(_)));
}
