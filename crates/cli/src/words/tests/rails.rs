use game_rails::{Fact, rules::REASONS};
use serde_json::json;

use super::*;

pub(super) fn told() -> Told {
    Told {
        game: "rails",
        components: components(),
        kinds: kinds_of_facts::<Fact>(),
        example,
        variants: vec![
            ("drew", "card", Value::Null),
            ("paid", "cards", Value::from(0)),
            ("paid", "locomotives", Value::from(0)),
            ("points", "reason", Value::from("control")),
            ("points", "reason", Value::from("alvin")),
            ("ticket-scored", "done", Value::from(false)),
            ("ended", "reason", Value::from("deadlock")),
        ],
        reasons: REASONS,
    }
}

fn components() -> Value {
    json!({"cities": [{"id": "st_george", "name": "St. George"}, {"id": "denver", "name": "Denver"}]})
}

fn example(kind: &str) -> Value {
    let reason = if kind == "ended" { "last-round" } else { "claim" };
    json!({
        "fact": kind, "seat": 0, "card": "red", "slot": 2, "ticket": "denver-st_george",
        "tickets": ["denver-st_george"], "count": 2, "rejected": 1, "city": "denver", "cards": 3, "cars": 4,
        "lane": "denver-st_george-1", "colour": "red", "locomotives": 1, "points": 7,
        "reason": reason, "done": true,
    })
}

fn say(fact: &Value) -> Option<String> {
    Words::default().about_game("rails", &components()).fact(fact)
}

#[test]
fn cities_have_the_names_of_the_box() {
    assert_eq!(say(&example("claimed")).unwrap(), "Seat A claims Denver – St. George with 4 cars.");
    assert_eq!(say(&example("paid")).unwrap(), "Seat A pays 3× red, 1× locomotive.");
    let elsewhere = json!({"fact": "marked", "seat": 1, "city": "el_paso"});
    assert_eq!(say(&elsewhere).unwrap(), "Seat B puts a city marker on el_paso.");
}

#[test]
fn what_is_hidden_is_no_news() {
    for (kind, field) in [("dealt", "card"), ("ticket-dealt", "ticket"), ("chose", "tickets")] {
        let mut fact = example(kind);
        assert!(say(&fact).is_some(), "{kind}");
        fact[field] = Value::Null;
        assert_eq!(say(&fact), None, "{kind}");
    }
}

#[test]
fn the_board_has_words_in_every_language() {
    let mut view = json!({
        "players": [
            {
                "score": 12, "cars": 30, "hand_size": 2, "hand": {"red": 2}, "known": {},
                "tickets": 2, "markers": 1, "start": "denver",
            },
            {
                "score": 1, "cars": 40, "hand_size": 5, "hand": null, "known": {"blue": 1},
                "tickets": 3, "markers": 3, "start": null,
            },
        ],
        "my_tickets": [
            {"ticket": "denver-st_george", "points": 9, "done": true, "left": 0},
            {"ticket": "denver-st_george", "points": 9, "done": false, "left": 3},
        ],
        "my_offer": [{"ticket": "denver-st_george", "points": 9, "done": false, "left": null}],
        "claimed": [{"lane": "denver-st_george-0", "seat": 0}],
        "markers": [{"city": "denver", "seat": 0}],
        "face_up": ["red", null, "locomotive", "blue", "green"],
        "deck": 80, "discard": {"red": 4}, "ticket_deck": 40,
        "alvin": {"city": "st_george", "holder": null},
        "last_round": {"seat": 0, "turns_left": 2},
        "final": null,
    });
    let lines =
        |view: &Value, language| Words::new(language).about_game("rails", &components()).view(view);
    for language in Language::ALL {
        for line in lines(&view, language) {
            assert!(!line.contains(['{', '[', '"']), "{language:?}: {line}");
        }
    }
    let english = lines(&view, Language::En).join("\n");
    assert_eq!(
        english,
        "Seat A: 12 points · 30 cars left · 2 train cards – 2× red · 2 tickets · 1 city marker left · Start city: Denver
Seat A has built: Denver – St. George
Seat B: 1 point · 40 cars left · 5 train cards · 3 tickets · 3 city markers left · Seen taken: 1× blue
City markers: Denver (Seat A)
Alvin is in St. George.
Face-up train cards – red, –, locomotive, blue, green · Deck: 80 cards · Discard pile, 4 cards – 4× red · Ticket deck: 40 tickets
Ticket: Denver – St. George, 9 points, done
Ticket: Denver – St. George, 9 points, 3 spaces left
Ticket to choose from: Denver – St. George, 9 points, cut off
Last round!"
    );
    view["alvin"]["holder"] = json!(1);
    view["final"] = json!([{
        "lanes": 20, "alvin_captures": 10, "globetrotter": 15, "alvin": 0, "total": 45,
        "tickets": [{"points": 9, "done": true}, {"points": 9, "done": false}],
    }]);
    let english = lines(&view, Language::En);
    assert!(english.contains(&"Alvin is in St. George, held by Seat B.".to_owned()));
    assert_eq!(
        english.last().unwrap(),
        "Seat A: Routes and control 20 · Alvin captured 10 · Tickets completed 9 · Tickets missed -9 · Globetrotter 15 · Total 45"
    );
}
