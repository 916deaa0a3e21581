use game_cattle::{Fact, rules::REASONS};
use serde_json::json;

use super::*;
use crate::words::{cattle::Cattle, game::GameWords};

pub(super) fn told() -> Told {
    let reasons = |kind: &'static str, reasons: &'static [&'static str]| {
        reasons.iter().map(move |reason| (kind, "reason", Value::from(*reason)))
    };
    let mut variants = vec![
        ("fee", "to", Value::from(1)),
        ("aux", "double", Value::from(true)),
        ("built", "over", Value::Null),
        ("moved", "path", json!(["KC"])),
        ("objective-taken", "card", Value::Null),
        ("disc", "to", Value::from("station4")),
        ("teepee-taken", "at", Value::from("Tm2")),
        ("tile-placed", "tile", json!({"kind": "teepee", "colour": "green"})),
        ("tile-placed", "tile", json!({"kind": "worker", "worker": "cowboy"})),
        ("tile-placed", "tile", json!({"kind": "neutral", "letter": "B"})),
        ("tile-placed", "tile", json!({"kind": "private", "owner": 0, "building": "3a"})),
        ("shown", "hand", json!({})),
        ("craig-card", "card", Value::Null),
        ("craig-foresight", "place", Value::Null),
        ("craig-delivered", "disc", Value::from("reserve")),
        ("craig-delivered", "disc", Value::from("no-disc")),
        ("craig-objective", "link", Value::from(true)),
        ("craig-nothing", "special", Value::Null),
    ];
    variants.extend(reasons("ended", &["job-market", "beat-craig", "draw", "craig-won"]));
    variants.extend(reasons("craig-fork", &["shorter", "cheaper", "spares-you", "listed"]));
    variants.extend(reasons("craig-foresight", &["named", "other", "skipped"]));
    variants.extend(reasons("craig-built", &["clear-choice", "all-tied"]));
    variants.extend(reasons("craig-engine", &["behind", "station", "run", "end-of-line"]));
    variants.extend(reasons("craig-hazard", &["highest", "zone", "nearest-zone"]));
    variants.extend(reasons(
        "craig-nothing",
        &[
            "no-special",
            "empty-stack",
            "no-slot",
            "no-cattle",
            "no-worker",
            "no-teepee",
            "no-hazard",
        ],
    ));
    Told {
        game: "cattle",
        components: components(),
        kinds: kinds_of_facts::<Fact>(),
        example,
        variants,
        reasons: REASONS,
    }
}

fn components() -> Value {
    json!({
        "cards": {
            "objectives": [{"id": "walk_cow345", "tasks": ["cattle3", "cattle4", "cattle4"]}],
            "start_objectives": [{"id": "start_build2_hazard", "tasks": ["building", "hazard"]}],
        },
        "trail": {
            "nodes": [
                {"id": "START", "kind": "start"}, {"id": "A", "kind": "neutral"},
                {"id": "A1", "kind": "build"}, {"id": "FL1", "kind": "hazard", "zone": "flood"},
                {"id": "T4", "kind": "teepee", "value": 4}, {"id": "KC", "kind": "kansas_city"},
            ],
            "off_trail_teepee_slots": [{"id": "Tm2", "value": -2}],
            "forks": [{"at": "A", "paths": [["A1"], ["FL1", "T4"]]}],
        },
    })
}

/// Fields that differ from fact to fact are given for each.
fn example(kind: &str) -> Value {
    let card = match kind {
        "craig-card" => json!(7),
        "start-card" => json!("start_build2_hazard"),
        "objective-taken" | "objective-played" | "display-card" | "craig-objective" => {
            json!("walk_cow345")
        }
        _ => json!("texas_longhorn_6"),
    };
    let cards = if kind == "bought" { json!(["holstein", "holstein"]) } else { json!(3) };
    let place =
        if matches!(kind, "display-card" | "craig-objective") { json!(2) } else { json!("top") };
    let (from, to) = match kind {
        "disc" => (json!("aux_money"), json!("santa_fe")),
        "engine" | "craig-engine" => (json!("3"), json!("4.5")),
        "fee" => (json!(1), Value::Null),
        "objective-taken" => (json!(1), json!("discard")),
        _ => (json!(1), json!(2)),
    };
    let reason = match kind {
        "ended" => "job-market",
        "craig-fork" => "shorter",
        _ => "named",
    };
    let mut fact = json!({
        "fact": kind, "seat": 0, "sides": "aaaaaaaaaa", "station": 1, "master": "sm_certs",
        "at": "A1", "letter": "B", "row": 2, "column": 1, "worker": "cowboy", "card": card,
        "cards": cards, "place": place, "from": from, "to": to, "use": "1", "kind": "money",
        "double": false, "money": 2, "why": "action", "price": 6, "building": "3a", "over": "2a",
        "cowboys": 3, "colour": "green", "zone": "flood", "vp": 3,
        "tile": {"kind": "hazard", "zone": "flood", "vp": 3, "hand": "green"},
    });
    let rest = json!({
        "breeding": 5, "permanent": 1, "temporary": 1, "hand": {"jersey": 2, "holstein": 1},
        "draw": {}, "city": "santa_fe", "between": ["santa_fe", "albuquerque"], "reason": reason,
        "score": {"total": 42}, "next": 4, "lengths": [1, 2], "fees": [0, 2], "to_you": [0, 0],
        "disc": "board", "fork": "A", "position": 2, "link": false, "special": "build",
    });
    for (field, value) in rest.as_object().unwrap() {
        fact[field] = value.clone();
    }
    if kind == "craig-engine" {
        fact["steps"] = json!(3);
    }
    if kind == "fee" {
        fact["due"] = json!(2);
        fact["paid"] = json!(1);
    }
    if matches!(kind, "moved" | "craig-moved" | "craig-fork") {
        fact["path"] = json!(["A1", "FL1"]);
    }
    fact
}

fn say(fact: &Value) -> String {
    Words::default().about_game("cattle", &components()).fact(fact).unwrap()
}

#[test]
fn places_cards_and_cities_have_their_names() {
    assert_eq!(say(&example("moved")), "Seat A moves 2 steps: flood.");
    assert_eq!(say(&example("bought")), "Seat A buys for 6 $: 2× Holstein.");
    assert_eq!(say(&example("discarded")), "Seat A discards Texas Longhorn (6 VP).");
    assert_eq!(say(&example("link")), "Seat A has linked Santa Fe – Albuquerque.");
    assert_eq!(say(&example("fee")), "place A1: Seat A pays 1 of 2 $ to the bank.");
}

#[test]
fn a_place_is_called_by_what_lies_there() {
    let tiles = json!([
        {"at": "A", "tile": {"kind": "neutral", "letter": "B"}},
        {"at": "A1", "tile": {"kind": "private", "owner": 1, "building": "3a"}},
        {"at": "FL1", "tile": {"kind": "hazard", "zone": "flood", "vp": 3, "hand": "green"}},
    ]);
    let told = |kind, at| {
        let mut fact = example(kind);
        fact["at"] = json!(at);
        fact["tiles"] = tiles.clone();
        say(&fact)
    };
    assert_eq!(told("placed", "A"), "Seat A begins on: neutral building B.");
    assert_eq!(told("used", "A1"), "Seat A uses: building 3a of Seat B.");
    assert_eq!(told("moved", "A1"), "Seat A moves 2 steps: flood, 3 VP.");
    assert_eq!(
        told("craig-fork", "A"),
        "At neutral building B Craig rides by building 3a of Seat B: fewest locations (1 / 2)."
    );
}

#[test]
fn a_card_that_is_hidden_is_no_news() {
    let words = Words::default();
    let tale = words.about_game("cattle", &components());
    let mut fact = example("drew");
    assert!(tale.fact(&fact).is_some());
    fact["card"] = Value::Null;
    assert_eq!(tale.fact(&fact), None);
}

#[test]
fn craig_says_why() {
    let mut fork = example("craig-fork");
    fork["at"] = json!("A");
    assert_eq!(say(&fork), "At place A Craig rides by place A1: fewest locations (1 / 2).");
}

#[test]
fn alone_the_second_seat_is_craig() {
    let words = Words::default();
    let mut fact = example("token");
    fact["seat"] = json!(1);
    let said = |seats| match Cattle::new(&components(), seats).fact(&words, &fact) {
        Some(Line::Said(line)) => line,
        other => panic!("{other:?}"),
    };
    assert_eq!(said(1), "Craig fills the job market and takes the token.");
    assert_eq!(said(2), "Seat B fills the job market and takes the token.");
}

#[test]
fn the_board_has_words_in_every_language() {
    let player = json!({
        "money": 6, "at": "FL1", "engine": "4.5", "marker": 1, "limit": 3, "permanent": 0,
        "workers": {"cowboy": 2, "craftsman": 1, "engineer": 1}, "hand_size": 3,
        "hand": {"jersey": 2, "holstein": 1}, "area": ["walk_cow345"], "stations": [1],
        "cities": {"kansas_city": 2, "topeka": 1}, "score": {"total": 12},
    });
    let view = json!({
        "trail": [
            {"at": "A", "tile": {"kind": "neutral", "letter": "B"}},
            {"at": "A1", "tile": {"kind": "private", "owner": 1, "building": "3a"}},
            {"at": "FL1", "tile": {"kind": "hazard", "zone": "flood", "vp": 3, "hand": "green"}},
            {"at": "T4", "tile": {"kind": "teepee", "colour": "blue"}},
        ],
        "job_market": {"rows": [["cowboy", null], [null, null], ["engineer", null]], "costs": [6, 6, 7], "token": 3},
        "foresight": [[{"kind": "worker", "worker": "cowboy"}, null], [null, null], [null, null]],
        "market": {"holstein": 2, "west_highland_4": 1},
        "objectives": ["walk_cow345", null, null, null],
        "players": [player],
        "craig": {
            "at": "KC", "engine": "3", "value": 1, "deck": 5, "score": {"total": 20},
            "cities": {"santa_fe": 1}, "stations": [],
        },
        "closing": {"seat": 0, "turns_left": 1},
    });
    let lines =
        |language| Words::new(language).about_game("cattle", &components()).view(&view).join("\n");
    for language in Language::ALL {
        let lines = lines(language);
        assert!(!lines.contains(['{', '"']), "{language:?}: {lines}");
        assert!(!lines.contains("[cattle") && !lines.contains("[cli"), "{language:?}: {lines}");
    }
    let english = lines(Language::En);
    for line in [
        "A [B]\n    A1 C:3a\n    FL1 !3 @A  T4 ^b\nKC @C",
        "Job market, row 1, 6 $: cowboy\nJob market, row 3, the token's: engineer",
        "Foresight: cowboy / –; – / –; – / –\nCattle market: 2× Holstein, West Highland (4 VP)",
        "Seat A: 12 points · Money: 6 $ · Certificates: 1 of 3, permanent 0 · Engine on 4.5",
        "Discs of Seat A: 2× Kansas City, Topeka, station 1",
        "Discs of Craig: Santa Fe\nThe job market is closed: 1 turn left.",
    ] {
        assert!(english.contains(line), "{line}\nis not in\n{english}");
    }
}
