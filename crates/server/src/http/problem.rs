//! Every error is one JSON object of one shape (RFC 9457), with a word that programs can compare.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{Refusal, RefusedAct};
use serde::Serialize;
use store::StoreError;
use utoipa::ToSchema;

/// What went wrong, for people (`detail`) and for programs (`type`).
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(crate) struct Problem {
    #[serde(rename = "type")]
    pub(crate) kind: Kind,
    pub(crate) title: &'static str,
    pub(crate) status: u16,
    pub(crate) detail: String,
    /// Given with `refused`: which rule stands in the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) refusal: Option<Box<Refusal>>,
    /// Given with `stale-ply`: where the table is now. Given with `bad-record`: the first entry that does not hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ply: Option<u32>,
}

macro_rules! kinds {
    ($($kind:ident $status:ident $title:literal;)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum Kind { $($kind),* }

        impl Kind {
            fn status(self) -> StatusCode {
                match self { $(Self::$kind => StatusCode::$status),* }
            }

            fn title(self) -> &'static str {
                match self { $(Self::$kind => $title),* }
            }
        }
    };
}

kinds! {
    BadRequest BAD_REQUEST "The request cannot be understood";
    NotSignedIn UNAUTHORIZED "The token is not known";
    NotYourSeat FORBIDDEN "That seat is not yours";
    NotHost FORBIDDEN "Only people at the table may do that";
    CrossSite FORBIDDEN "Requests from other sites are not accepted";
    BadInvitation FORBIDDEN "The invitation opens no seat";
    NotFound NOT_FOUND "There is nothing here";
    MethodNotAllowed METHOD_NOT_ALLOWED "This address does not take that method";
    StalePly CONFLICT "The table has moved on";
    Waiting CONFLICT "Some seats are still open";
    GameOver CONFLICT "The game is over";
    NotOver CONFLICT "The game is not over";
    ReviewOnly CONFLICT "This table is for looking at only";
    HandedOver CONFLICT "A bot plays for that seat";
    NotAway CONFLICT "Nobody waits for that person yet";
    TooLarge PAYLOAD_TOO_LARGE "The body is too large";
    NotJson UNSUPPORTED_MEDIA_TYPE "The body must be JSON";
    Refused UNPROCESSABLE_ENTITY "The rules do not allow that";
    BadSetup UNPROCESSABLE_ENTITY "The game cannot be set up like that";
    BadRecord UNPROCESSABLE_ENTITY "The record does not hold";
    Unavailable SERVICE_UNAVAILABLE "The store cannot be used at the moment";
    Internal INTERNAL_SERVER_ERROR "The server made a mistake";
}

impl Problem {
    pub(crate) fn new(kind: Kind, detail: impl Into<String>) -> Self {
        Self {
            kind,
            title: kind.title(),
            status: kind.status().as_u16(),
            detail: detail.into(),
            refusal: None,
            ply: None,
        }
    }

    pub(crate) fn refused(refusal: impl Into<Refusal>) -> Self {
        let refusal = refusal.into();
        let detail = refusal.text.clone();
        Self { refusal: Some(Box::new(refusal)), ..Self::new(Kind::Refused, detail) }
    }

    /// The caller's picture of the table is older than `ply`.
    pub(crate) fn stale(asked: u32, ply: u32) -> Self {
        let detail = format!("the table is at ply {ply}, not {asked}");
        Self { ply: Some(ply), ..Self::new(Kind::StalePly, detail) }
    }

    pub(crate) fn at_ply(mut self, ply: Option<u32>) -> Self {
        self.ply = ply;
        self
    }

    pub(crate) fn no_table() -> Self {
        Self::new(Kind::NotFound, "there is no such table")
    }
}

impl From<RefusedAct> for Problem {
    fn from(refused: RefusedAct) -> Self {
        match refused {
            RefusedAct::Illegal(illegal) => Self::refused(illegal),
            RefusedAct::Unreadable(error) => {
                Self::new(Kind::BadRequest, format!("action: {error}"))
            }
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::StalePly { expected, ply, .. } => Self::stale(expected, ply),
            StoreError::NoSuchTable(_) => Self::no_table(),
            StoreError::NoSuchInvitation => Self::new(
                Kind::BadInvitation,
                "the link is incomplete, or somebody has taken the seat already",
            ),
            StoreError::NoSuchPerson => Self::new(Kind::NotSignedIn, "this person is not known"),
            StoreError::Unavailable(_) | StoreError::Closed => {
                tracing::error!(%error, "the store failed");
                Self::new(Kind::Unavailable, "nothing was changed; please try again")
            }
            StoreError::Damaged(_) => {
                tracing::error!(%error, "the store is damaged");
                Self::new(Kind::Internal, "the stored data cannot be read")
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = serde_json::to_vec(&self).expect("a problem is always JSON");
        let kind = HeaderValue::from_static("application/problem+json");
        (self.kind.status(), [(header::CONTENT_TYPE, kind)], body).into_response()
    }
}

/// The answer to a panic: the request fails, the server goes on.
#[expect(clippy::needless_pass_by_value, reason = "this is how the layer hands it over")]
pub(crate) fn panicked(panic: Box<dyn std::any::Any + Send>) -> Response {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no message");
    tracing::error!(panic = text, "a request panicked");
    Problem::new(Kind::Internal, "this should not have happened; nothing was changed")
        .into_response()
}
