//! The web client's pages, built or not.

use reqwest::Method;

use crate::common::House;

#[tokio::test]
async fn every_other_address_is_a_page() {
    let house = House::open().await;
    let ada = house.guest();
    for path in ["/", "/new/wagons", "/t/00000000000000000000000000", "/rules/wagons"] {
        let answer = ada.request(Method::GET, path).send().await.expect("an answer");
        let kind = answer.headers()["content-type"].to_str().expect("text").to_owned();
        assert!(kind.starts_with("text/html"), "{path}: {kind}");
        let text = answer.text().await.expect("text");
        assert!(text.contains("Westbound"), "{text}");
    }
    let missing = ada.request(Method::GET, "/assets/none.js").send().await.expect("an answer");
    assert_eq!(missing.status().as_u16(), 404);
    house.stop().await;
}
