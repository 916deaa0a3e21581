//! Chapter 26 – Craig's special actions.

use game_cattle::{MasterPlace, Space, Teepee, Worker};
use serde_json::{Value, json};
use tabletop::Seat;

use crate::{
    ch22_craig::{alone, craig_plays},
    common::{A, Given, facts_named},
};

const CRAIG: Seat = Seat(1);

/// Craig plays `card`, seeing `option`; answers the fact of that name.
fn does(given: Given, card: u8, option: u8, fact: &str) -> Value {
    let mut given = craig_plays(given, card);
    if given.state.players[0].at.is_none()
        || given.state.pending.top() == Some(game_cattle::Pending::Move)
    {
        given = given.using("A");
    }
    let mut table = given.table();
    table.act("aux money");
    let seen = format!("craig {option}");
    // Phase C comes first: four cards.
    let draws = ["jersey", "jersey", "jersey", "jersey", &seen];
    let facts = table.act_drawing("done", &draws);
    facts_named(&facts, fact).into_iter().next().unwrap_or(Value::Null)
}

/// §26, case 46, R29, R31: the search starts at or ahead of the player; all tied: A1.
#[test]
fn s26_where_craig_builds() {
    let built = does(alone().using("G1"), 1, 14, "craig-built");
    assert_eq!((&built["at"], &built["reason"]), (&json!("A1"), &json!("all-tied")));
    let here = alone().built(A, 2, "B2").using("B");
    let built = does(here, 1, 14, "craig-built");
    assert_eq!(
        (&built["at"], &built["fork"]),
        (&json!("B1"), &json!("B")),
        "most of your buildings"
    );
    assert_eq!(built["reason"], "clear-choice");
}

/// §26, R30: fewest locations, then fees Craig owes.
#[test]
fn s26_fees_decide_where_to_build() {
    let given = alone().hazard("FL1", 0).using("A");
    let built = does(given, 1, 14, "craig-built");
    assert_eq!(built["at"], "A1", "the flood road is longer");
    let given = alone().hazard("FL1", 0).built(CRAIG, 3, "A1").using("A");
    let built = does(given, 1, 14, "craig-built");
    assert_eq!(built["at"], "A2", "as long, but without fee");
}

/// §26 The player on M1: the inner fork first. An empty stack, a full trail: nothing.
#[test]
fn s26_special_cases_of_building() {
    let given = alone().built(A, 2, "M1").using("M1");
    let built = does(given, 1, 14, "craig-built");
    assert_eq!((&built["fork"], &built["at"]), (&json!("M1"), &json!("TR1")));
    let empty = alone().bend(|state| state.craig.as_mut().unwrap().stack = 0);
    assert_eq!(does(empty, 1, 14, "craig-nothing")["reason"], "empty-stack");
    let mut full = alone();
    let slots: Vec<String> = {
        let trail = &full.game.parts().trail;
        trail
            .nodes()
            .filter(|at| trail.build & at.bit() != 0)
            .map(|at| trail.name(at).into())
            .collect()
    };
    for slot in slots {
        full = full.built(A, 3, &slot);
    }
    assert_eq!(does(full.using("A"), 1, 14, "craig-nothing")["reason"], "no-slot");
}

/// §26, case 47, R22: by points, then breeding value, then colour; number 6 of 5 is the last.
#[test]
fn s26_cattle() {
    let market = "ayrshire holstein west_highland_3 texas_longhorn_7 brown_swiss";
    let given = alone().market(market);
    assert_eq!(does(given.clone(), 4, 3, "craig-cattle")["card"], "texas_longhorn_7");
    assert_eq!(
        does(given.clone(), 4, 7, "craig-cattle")["card"],
        "ayrshire",
        "third: value 3 before 4"
    );
    assert_eq!(does(given, 4, 1, "craig-cattle")["card"], "west_highland_3");
    let five = alone().market("texas_longhorn_5 west_highland_5 holstein");
    assert_eq!(does(five, 4, 2, "craig-cattle")["card"], "west_highland_5");
    assert_eq!(does(alone().market(""), 4, 3, "craig-nothing")["reason"], "no-cattle");
}

/// §26, R32: the cheapest worker of the named type, not in the token's row.
#[test]
fn s26_job() {
    let jobs = "engineer cowboy / cowboy engineer / - - / engineer - / engineer";
    let job = does(alone().jobs(jobs, 5), 7, 1, "craig-job");
    assert_eq!((&job["worker"], &job["row"]), (&json!("engineer"), &json!(4)), "5 dollars");
    let job = does(alone().jobs(jobs, 4), 7, 1, "craig-job");
    assert_eq!((&job["row"], &job["column"]), (&json!(1), &json!(1)), "the upper row");
    let nobody = does(alone().jobs("cowboy cowboy", 2), 7, 1, "craig-nothing");
    assert_eq!(nobody["reason"], "no-worker");
}

/// §26, R32: the teepee of the named colour on the highest value.
#[test]
fn s26_teepee() {
    let given =
        alone().teepee("Tm3", Teepee::Blue).teepee("T4", Teepee::Blue).teepee("T10", Teepee::Green);
    assert_eq!(does(given.clone(), 10, 1, "craig-teepee")["at"], "T4");
    let green = alone().teepee("T4", Teepee::Blue);
    assert_eq!(does(green, 10, 2, "craig-nothing")["reason"], "no-teepee");
}

fn engines(given: Given, craig: &str, human: &str) -> Given {
    let (craig, human): (Space, Space) = (craig.parse().unwrap(), human.parse().unwrap());
    given.bend(|state| {
        state.craig.as_mut().unwrap().engine = craig;
        state.players[0].engine = human;
    })
}

/// §26, case 49, R33: level or ahead he stops at the next station; behind he runs on.
#[test]
fn s26_engine() {
    let given = engines(alone(), "3", "0");
    let drive = does(given.clone(), 5, 3, "craig-engine");
    assert_eq!((&drive["to"], &drive["reason"]), (&json!("4.5"), &json!("station")));
    assert_eq!(does(given.clone(), 5, 3, "craig-station")["station"], 1);
    assert_eq!(does(given.clone(), 5, 3, "craig-master"), Value::Null, "no engineer");
    let engineer = given.clone().bend(|state| state.craig.as_mut().unwrap().workers[2] = 1);
    let mut table = craig_plays(engineer.using("A"), 5).table();
    table.act("aux money");
    table.act_drawing("done", &["jersey", "jersey", "jersey", "jersey", "craig 3"]);
    let state = table.state();
    assert_eq!(state.masters[0], MasterPlace::Worker(Worker::Engineer));
    assert_eq!((state.craig.unwrap().workers[2], state.craig.unwrap().reserve), (0, 6));
    let behind = engines(alone(), "3", "5");
    let drive = does(behind, 5, 3, "craig-engine");
    assert_eq!(
        (&drive["to"], &drive["reason"]),
        (&json!("8"), &json!("behind")),
        "5 is skipped free"
    );
    let level = does(engines(alone(), "0", "0"), 5, 4, "craig-engine");
    assert_eq!((&level["to"], &level["reason"]), (&json!("4.5"), &json!("station")));
    let marked = given.clone().bend(|state| state.craig.as_mut().unwrap().stations = 1);
    assert_eq!(does(marked, 5, 3, "craig-engine")["to"], "7", "the next one is too far");
    let spent = given.bend(|state| state.craig.as_mut().unwrap().reserve = 0);
    assert_eq!(does(spent, 5, 3, "craig-engine")["to"], "7");
}

/// §26, R34: at 39 he marks it and goes back to the nearest free turnout without his disc.
#[test]
fn s26_the_end_of_the_line() {
    let given = engines(alone(), "37", "33.5").bend(|state| {
        state.craig.as_mut().unwrap().stations = 0b1000_0000;
    });
    let mut table = craig_plays(given.using("A"), 5).table();
    table.act("aux money");
    let facts = table.act_drawing("done", &["jersey", "jersey", "jersey", "jersey", "craig 3"]);
    let drives: Vec<Value> =
        facts_named(&facts, "craig-engine").iter().map(|f| f["to"].clone()).collect();
    assert_eq!(drives, ["39", "25.5"]);
    assert_eq!(table.state().craig.unwrap().stations, 0b10_1100_0000);
}

/// §26, case 50, R35: the highest hazard; more than one: the named zone, then the nearest.
#[test]
fn s26_hazard() {
    let given = alone().hazard("DR1", 1).hazard("RK1", 1).hazard("FL1", 3);
    let taken = does(given.clone(), 12, 1, "craig-hazard");
    assert_eq!((&taken["at"], &taken["reason"]), (&json!("DR1"), &json!("nearest-zone")));
    let given = alone().hazard("FL1", 1).hazard("RK1", 2).hazard("RK2", 1);
    assert_eq!(does(given.clone(), 12, 2, "craig-hazard")["at"], "RK1", "forward, lowest slot");
    assert_eq!(does(given, 12, 1, "craig-hazard")["reason"], "zone");
    let one = alone().hazard("FL2", 0).hazard("RK1", 2);
    let taken = does(one, 12, 3, "craig-hazard");
    assert_eq!((&taken["at"], &taken["reason"]), (&json!("FL2"), &json!("highest")));
    assert_eq!(does(alone(), 12, 1, "craig-nothing")["reason"], "no-hazard");
}

/// §26 The shown card at his position; fewer shown: the last. None: nothing.
#[test]
fn s26_objective() {
    let given = alone().display(["walk_cow345", "draw_cow5_hazard", "", ""]).bend(|state| {
        state.objective_deck = game_cattle::Cards::NONE;
    });
    let taken = does(given.clone(), 13, 3, "craig-objective");
    assert_eq!((&taken["place"], &taken["card"]), (&json!(2), &json!("draw_cow5_hazard")));
    let none = given.bend(|state| state.display = [None; 4]);
    assert_eq!(does(none, 13, 3, "craig-nothing")["reason"], "no-card");
    assert_eq!(does(alone(), 14, 3, "craig-nothing")["reason"], "no-special");
}
