//! The description of the interface is a file that reviewers read; TypeScript types are made from it.

use std::path::PathBuf;

use crate::common::House;

/// Run with `UPDATE_EXPECT=1` after a change of the interface.
#[tokio::test]
async fn the_description_is_the_one_committed() {
    let house = House::open().await;
    let served = house.guest().see("/api/openapi.json").await;
    let text = serde_json::to_string_pretty(&served).expect("JSON") + "\n";
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/openapi.json");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&file, &text).expect("writes");
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(committed == text, "web/openapi.json is old: run the test again with UPDATE_EXPECT=1");
    house.stop().await;
}

#[tokio::test]
async fn every_address_is_described() {
    let document = serde_json::to_value(server::openapi()).expect("JSON");
    let paths = document["paths"].as_object().expect("an object");
    for (path, method) in [
        ("/api/games", "get"),
        ("/api/hello", "get"),
        ("/api/me", "get"),
        ("/api/me", "put"),
        ("/api/me/tokens", "post"),
        ("/api/tables", "post"),
        ("/api/tables/mine", "get"),
        ("/api/tables/{id}", "get"),
        ("/api/tables/{id}/actions", "post"),
        ("/api/tables/{id}/at/{ply}", "get"),
        ("/api/tables/{id}/events", "get"),
        ("/api/tables/{id}/join", "post"),
        ("/api/tables/{id}/log", "get"),
        ("/api/tables/{id}/record", "get"),
        ("/api/tables/{id}/rematch", "post"),
        ("/api/tables/{id}/seats/{seat}/stand-in", "put"),
        ("/api/tables/{id}/seats/{seat}/stand-in", "delete"),
        ("/api/tables/{id}/undo", "post"),
        ("/api/records", "post"),
    ] {
        assert!(paths[path][method].is_object(), "{method} {path}");
    }
}

/// Generators name functions after them.
#[test]
fn every_operation_has_a_name_of_its_own() {
    let document = serde_json::to_value(server::openapi()).expect("JSON");
    let mut seen = std::collections::BTreeSet::new();
    for (path, item) in document["paths"].as_object().expect("an object") {
        for (method, operation) in item.as_object().expect("an object") {
            let name = operation["operationId"].as_str().expect("a name").to_owned();
            assert!(seen.insert(name), "{method} {path} has the name of another");
        }
    }
    assert!(!seen.is_empty());
}
