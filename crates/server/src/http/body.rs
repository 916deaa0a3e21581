//! Reading requests: bodies, paths and queries whose every fault is a [`Problem`].

use axum::body::Bytes;
use axum::extract::{
    FromRequest, FromRequestParts, OptionalFromRequest, Query, RawPathParams, Request,
};
use axum::http::{HeaderMap, StatusCode, header, request::Parts};
use serde::de::DeserializeOwned;
use store::TableId;
use tabletop::Seat;

use super::problem::{Kind, Problem};

/// A JSON body. Asks for the content type: a form of another site cannot send it without asking the browser first.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        if !is_json(request.headers()) {
            let detail = "send it with the header content-type: application/json";
            return Err(Problem::new(Kind::NotJson, detail));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Problem::new(Kind::TooLarge, "the body is larger than this address takes")
            } else {
                Problem::new(Kind::BadRequest, rejection.body_text())
            }
        })?;
        read(&bytes).map(Self)
    }
}

/// Who has nothing to say sends no content type either.
impl<T: DeserializeOwned, S: Send + Sync> OptionalFromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Option<Self>, Problem> {
        if !request.headers().contains_key(header::CONTENT_TYPE) {
            return Ok(None);
        }
        <Self as FromRequest<S>>::from_request(request, state).await.map(Some)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.and_then(|kind| kind.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// Says what is wrong and where: `seats[1].who: unknown variant …  at line 3 column 20`.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json)
        .map_err(|error| Problem::new(Kind::BadRequest, error.to_string()))?;
    json.end().map_err(|error| Problem::new(Kind::BadRequest, error.to_string()))?;
    Ok(value)
}

/// The `{id}` of an address. What cannot be an id is simply not there.
#[derive(Debug)]
pub(crate) struct Id(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let text = part("id", parts, state).await.unwrap_or_default();
        TableId::parse(&text).map(Self).map_err(|_| Problem::no_table())
    }
}

/// The `{ply}` of an address.
#[derive(Debug)]
pub(crate) struct Ply(pub(crate) u32);

impl<S: Send + Sync> FromRequestParts<S> for Ply {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let text = part("ply", parts, state).await.unwrap_or_default();
        text.parse()
            .map(Self)
            .map_err(|_| Problem::new(Kind::BadRequest, format!("`{text}` is not a ply")))
    }
}

/// The `{seat}` of an address. Whether the table has such a seat is for the table to say.
#[derive(Debug)]
pub(crate) struct Chair(pub(crate) Seat);

impl<S: Send + Sync> FromRequestParts<S> for Chair {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let text = part("seat", parts, state).await.unwrap_or_default();
        text.parse()
            .map(|number| Self(Seat(number)))
            .map_err(|_| Problem::new(Kind::BadRequest, format!("`{text}` is not a seat")))
    }
}

/// A named part of the address.
async fn part<S: Send + Sync>(name: &str, parts: &mut Parts, state: &S) -> Option<String> {
    let all = RawPathParams::from_request_parts(parts, state).await.ok()?;
    all.iter().find(|(key, _)| *key == name).map(|(_, text)| text.to_owned())
}

/// What comes after the question mark.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let query = Query::from_request_parts(parts, state).await;
        query
            .map(|Query(asked)| Self(asked))
            .map_err(|rejection| Problem::new(Kind::BadRequest, rejection.body_text()))
    }
}
