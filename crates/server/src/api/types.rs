//! What goes over the wire. Seats are numbers from 0; times are RFC 3339 in UTC.

use std::collections::BTreeMap;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::{Json, Offer, Undo};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::BoxId;
use utoipa::ToSchema;

/// A table as one viewer may see it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableState {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) name: String,
    pub(crate) status: Status,
    /// Length of the record. The next action must name it.
    pub(crate) ply: u32,
    pub(crate) seats: Vec<SeatInfo>,
    /// Whether you made this table.
    pub(crate) host: bool,
    #[schema(value_type = BTreeMap<String, String>)]
    pub(crate) options: Json,
    #[serde(rename = "box")]
    pub(crate) box_id: BoxId,
    /// SHA-256 of the seed, shown from the start.
    pub(crate) seed_hash: String,
    /// The seed itself, once the game is over.
    pub(crate) seed: Option<String>,
    pub(crate) rules_version: u32,
    /// The table this one is a rematch of.
    pub(crate) rematch_of: Option<String>,
    /// The table where these people have begun again.
    pub(crate) rematch: Option<String>,
    /// Made from a record, for looking at: nobody plays here.
    pub(crate) review: bool,
    /// The seats that are yours.
    pub(crate) you: Vec<u8>,
    /// Through whose eyes `view` is seen; null for a spectator.
    pub(crate) viewer: Option<u8>,
    pub(crate) to_act: Vec<u8>,
    /// When bots began to play for people, and when those came back; in the order of the record.
    pub(crate) hand_overs: Vec<HandOver>,
    /// What the viewer may do now, in a fixed order.
    pub(crate) offers: Vec<Offer>,
    pub(crate) undo: Undo,
    pub(crate) scores: Vec<i32>,
    pub(crate) result: Option<Ending>,
    /// The game's own view.
    #[schema(value_type = super::openapi::View)]
    pub(crate) view: Json,
    #[schema(format = DateTime)]
    pub(crate) created_at: String,
    #[schema(format = DateTime)]
    pub(crate) updated_at: String,
}

impl IntoResponse for TableState {
    fn into_response(self) -> Response {
        let mut text = Vec::with_capacity(ROOMY);
        serde_json::to_writer(&mut text, &self).expect("a state is plain data");
        ([(header::CONTENT_TYPE, "application/json")], text).into_response()
    }
}

/// Bytes that hold most states: the text need not grow while it is written.
const ROOMY: usize = 8 * 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Status {
    /// Some seat is still open: nobody can act yet.
    Waiting,
    Running,
    Over,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatInfo {
    pub(crate) seat: u8,
    pub(crate) kind: SeatKind,
    pub(crate) name: String,
    pub(crate) bot: Option<String>,
    pub(crate) you: bool,
    /// Whether its person is looking at the table now.
    pub(crate) online: bool,
    /// The bot that plays for its person, who can take the seat back at any time.
    pub(crate) stand_in: Option<String>,
    /// From when on you, the host, may let a bot play for this person, for whom everybody waits.
    #[schema(format = DateTime)]
    pub(crate) free_at: Option<String>,
    /// The secret part of the invitation link; only for the host, only while the seat is open.
    pub(crate) invite: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatKind {
    Person,
    Bot,
    Open,
}

/// Somebody else plays for a seat from a ply on: a bot, or its person again.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct HandOver {
    pub(crate) ply: u32,
    pub(crate) seat: u8,
    /// null: its person plays again.
    pub(crate) bot: Option<String>,
    /// The host wanted it so, not its person.
    pub(crate) by_host: bool,
    #[schema(format = DateTime)]
    pub(crate) at: String,
}

/// A bot, for the seat of a person.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandIn {
    /// A level, or the name of a program.
    pub(crate) bot: String,
}

/// What is to be different this time.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rematch {
    /// Other bots at seats of bots: `{"1": "hard"}`.
    #[serde(default)]
    pub(crate) bots: BTreeMap<u8, String>,
}

/// How a game ended.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Result)]
pub(crate) struct Ending {
    pub(crate) reason: String,
    /// Per seat, from 1; equal numbers are a tie.
    pub(crate) places: Vec<u8>,
    pub(crate) winners: Vec<u8>,
}

/// One entry of the record as the viewer may see it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LogEntry {
    pub(crate) ply: u32,
    /// null: chance.
    pub(crate) seat: Option<u8>,
    /// null: hidden from you, or chance.
    pub(crate) action: Option<String>,
    /// The game's own facts.
    #[schema(value_type = Vec<super::openapi::Fact>)]
    pub(crate) facts: Vec<Value>,
    pub(crate) scores: Vec<i32>,
    /// Taken back since.
    pub(crate) undone: bool,
    #[schema(format = DateTime)]
    pub(crate) at: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Log {
    pub(crate) entries: Vec<LogEntry>,
}

/// The data of a `state` event.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LiveEvent {
    /// What happened since the ply you knew.
    pub(crate) entries: Vec<LogEntry>,
    pub(crate) state: TableState,
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableCard {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) name: String,
    pub(crate) status: Status,
    pub(crate) your_turn: bool,
    pub(crate) seats: Vec<SeatInfo>,
    #[schema(format = DateTime)]
    pub(crate) updated_at: String,
    pub(crate) ply: u32,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyTables {
    pub(crate) tables: Vec<TableCard>,
}

/// A table somebody wants to play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) seats: Vec<NewSeat>,
    #[serde(default)]
    pub(crate) name: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSeat {
    pub(crate) who: Who,
    #[serde(default)]
    pub(crate) name: Option<String>,
    /// For `who: "bot"`: a level, or the name of a program. `medium` if not said.
    #[serde(default)]
    pub(crate) bot: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Who {
    Me,
    Open,
    Bot,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    pub(crate) token: String,
    #[serde(default)]
    pub(crate) name: Option<String>,
}

/// An action, and the ply it is meant for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    pub(crate) ply: u32,
    pub(crate) action: String,
    /// Needed only by people with several seats that could act.
    #[serde(default)]
    pub(crate) seat: Option<u8>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeBack {
    pub(crate) ply: u32,
    #[serde(default)]
    pub(crate) seat: Option<u8>,
}
