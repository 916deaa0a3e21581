use game_wagons::{Fact, rules::REASONS};

use super::*;

pub(super) fn told() -> Told {
    Told {
        game: "wagons",
        components: Value::Null,
        kinds: kinds_of_facts::<Fact>(),
        example,
        variants: vec![
            ("paid", "vp", Value::from(0)),
            ("paid", "discs", Value::from(0)),
            ("placed", "pushed", Value::Null),
            ("placed", "pushed", Value::from(0)),
            ("scored", "number", Value::Null),
            ("ended", "reason", Value::from("wagons-gone")),
            ("ended", "reason", Value::from("stalemate")),
        ],
        reasons: REASONS,
    }
}

fn example(kind: &str) -> Value {
    serde_json::json!({
        "fact": kind, "seat": 0, "card": "E2w2c5", "discs": 2, "vp": 1, "region": "E", "circle": 1,
        "pushed": 1, "from": "NE", "to": "E", "steps": 2, "cards": 28, "number": 1, "cost": 1,
        "wagons": 5, "points": [3, 1], "order": [0, 0, 0, 1], "lapsed": 1, "reason": "fifty",
    })
}

#[test]
fn plurals_and_seats_are_said_as_people_say_them() {
    let words = Words::default();
    let tale = words.about_game("wagons", &Value::Null);
    let paid = serde_json::json!({"fact": "paid", "seat": 1, "discs": 1, "vp": 0});
    assert_eq!(tale.fact(&paid).unwrap(), "Seat B pays 1 disc.");
    let unknown = serde_json::json!({"fact": "danced", "seat": 1});
    assert_eq!(tale.fact(&unknown).unwrap(), "danced seat=1");
}
