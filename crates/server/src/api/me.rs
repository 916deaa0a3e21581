//! `/api/me`: the name and language of whoever asks, and tokens for their programs.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use store::{Person, Secret};
use utoipa::ToSchema;

use crate::App;
use crate::http::body::Body;
use crate::http::problem::{Kind, Problem};
use crate::http::session::Caller;

pub(crate) const LANGUAGES: [&str; 3] = ["en", "de", "it"];

/// Longest name of a person, a seat or a table, in characters.
const LONGEST_NAME: usize = 40;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    /// Empty until said.
    name: String,
    language: String,
}

/// What to change; the rest stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Change {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    language: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NewToken {
    /// Shown once; the server keeps only its hash.
    token: String,
}

#[utoipa::path(get, path = "/me", operation_id = "show_me", responses((status = 200, body = Me)))]
pub(crate) async fn show(
    State(app): State<App>,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    let known = caller.or_guest(&app).await?;
    Ok((known.cookie, Json(Me::from(&*known.person))))
}

#[utoipa::path(put, path = "/me", operation_id = "change_me", request_body = Change, responses(
    (status = 200, body = Me), (status = "4XX", body = Problem)))]
pub(crate) async fn change(
    State(app): State<App>,
    caller: Caller,
    Body(change): Body<Change>,
) -> Result<impl IntoResponse, Problem> {
    let name = change.name.as_deref().map(name).transpose()?;
    if let Some(language) = &change.language
        && !LANGUAGES.contains(&language.as_str())
    {
        let detail = format!("language: `{language}` is none of {}", LANGUAGES.join(", "));
        return Err(Problem::new(Kind::BadRequest, detail));
    }
    let known = caller.or_guest(&app).await?;
    let mut person = Person::clone(&known.person);
    person.name = name.unwrap_or(person.name);
    person.language = change.language.unwrap_or(person.language);
    app.store.save_person(person.clone()).await?;
    app.sessions.forget(&person.id);
    Ok((known.cookie, Json(Me::from(&person))))
}

#[utoipa::path(post, path = "/me/tokens", responses((status = 201, body = NewToken)))]
pub(crate) async fn token(
    State(app): State<App>,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    let known = caller.or_guest(&app).await?;
    let token = Secret::random();
    let person = known.person.id.clone();
    app.store.create_token(token.hash(), person, crate::clock::now()).await?;
    let token = NewToken { token: token.reveal().to_owned() };
    Ok((axum::http::StatusCode::CREATED, known.cookie, Json(token)))
}

/// A name as it will be shown: one line, not too long. Empty means "no name".
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    let name = text.trim();
    let fault = if name.chars().count() > LONGEST_NAME {
        format!("has more than {LONGEST_NAME} characters")
    } else if name.chars().any(char::is_control) {
        "has control characters".to_owned()
    } else {
        return Ok(name.to_owned());
    };
    Err(Problem::new(Kind::BadRequest, format!("name: {fault}")))
}

impl From<&Person> for Me {
    fn from(person: &Person) -> Self {
        Self { name: person.name.clone(), language: person.language.clone() }
    }
}
