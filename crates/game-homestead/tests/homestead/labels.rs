//! One name for one thing: the box calls its cards and maps as the message catalogues do.

use game_homestead::Homestead;
use serde_json::Value;
use tabletop::Game;

#[test]
fn cards_and_maps_have_the_names_of_the_catalogues() {
    let catalogues = [
        ("en", include_str!("../../../../locales/en/homestead.ftl")),
        ("de", include_str!("../../../../locales/de/homestead.ftl")),
        ("it", include_str!("../../../../locales/it/homestead.ftl")),
    ];
    let files = Homestead::default_box();
    let read = |file: &str| -> Value { serde_json::from_str(files.get(file).unwrap()).unwrap() };
    let (cards, maps) = (read("cards.json"), read("maps.json"));
    let lists = ["buildings", "orders", "posts", "solo_cards"].map(|list| (&cards[list], "card"));
    let rows = lists.into_iter().chain([(&maps["maps"], "map")]);
    let mut named = 0;
    for (rows, what) in rows {
        for row in rows.as_array().unwrap() {
            let id = row["id"].as_str().unwrap();
            for (language, catalogue) in catalogues {
                let message = format!("homestead-{what}-{id} = ");
                let name = catalogue.lines().find_map(|line| line.strip_prefix(&message));
                assert_eq!(row["name"][language].as_str(), name, "{language}: {id}");
                named += 1;
            }
        }
    }
    assert!(named > 300, "{named}");
}
