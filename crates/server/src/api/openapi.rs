//! The description of this interface, for people and for code generators.

use axum::Json;
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa::{PartialSchema, ToSchema, openapi};

/// The whole document, as it is served.
pub fn document() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Westbound")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Tables for Wild-West board games. Seats are numbers from 0. Every error is a Problem. \
             Rights come from the session cookie or a bearer token.",
        ))
        .build();
    let (_, mut described) = super::described().split_for_parts();
    described.info = OpenApiBuilder::new().info(info).build().info;
    let paths = std::mem::take(&mut described.paths.paths);
    described.paths.paths =
        paths.into_iter().map(|(path, item)| (format!("/api{path}"), item)).collect();
    let schemas = &mut described.components.get_or_insert_default().schemas;
    schemas.extend(catalog::games().iter().flat_map(|game| game.schemas()));
    described
}

pub(crate) async fn serve() -> Json<OpenApi> {
    Json(document())
}

/// Declares the name of something whose shape belongs to the games.
macro_rules! of_the_game {
    ($($(#[$doc:meta])* $name:ident: $text:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub(crate) struct $name;

        impl ToSchema for $name {}

        impl PartialSchema for $name {
            fn schema() -> openapi::RefOr<openapi::Schema> {
                openapi::ObjectBuilder::new()
                    .description(Some($text))
                    .additional_properties(Some(openapi::schema::AdditionalProperties::FreeForm(true)))
                    .build()
                    .into()
            }
        }
    )*};
}

of_the_game! {
    View: "What the viewer may know, in the shape of the game.";
    Fact: "Something that happened, in the shape of the game; `fact` says what.";
    Components: "What never changes at a table, in the shape of the game: its cards, its map.";
    Record: "A whole game as a file: `westbound-record/1`.";
}
