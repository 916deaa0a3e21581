//! Who is asking: a cookie for people, a bearer token for programs, nobody in particular else.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header, request::Parts};
use store::{Person, PersonId, Secret, SecretHash};

use super::problem::{Kind, Problem};
use crate::App;
use crate::api::me::LANGUAGES;

const COOKIE: &str = "westbound";

/// A year, renewed whenever somebody comes back after a day.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Sessions kept in memory before the memory is cleared; each is found in the store again.
const KNOWN: usize = 20_000;

/// Somebody asking. Most things need no name; [`Caller::or_guest`] makes one where it is needed.
#[derive(Debug)]
pub(crate) struct Caller {
    pub(crate) person: Option<Arc<Person>>,
    language: &'static str,
    secure: bool,
}

/// Somebody with a name to keep, and the cookie to remember them by if it is new.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) person: Arc<Person>,
    pub(crate) cookie: Option<[(HeaderName, HeaderValue); 1]>,
}

/// Sessions seen lately, so that a request costs no read.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    known: Mutex<HashMap<SecretHash, Arc<Person>>>,
}

impl Sessions {
    fn get(&self, hash: &SecretHash) -> Option<Arc<Person>> {
        self.known.lock().expect("no panic inside").get(hash).cloned()
    }

    fn keep(&self, hash: SecretHash, person: Arc<Person>) {
        let mut known = self.known.lock().expect("no panic inside");
        if known.len() >= KNOWN {
            known.clear();
        }
        known.insert(hash, person);
    }

    /// After a change of name: the next request reads it again.
    pub(crate) fn forget(&self, person: &PersonId) {
        self.known.lock().expect("no panic inside").retain(|_, known| known.id != *person);
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let headers = &parts.headers;
        let person = match (bearer(headers), cookie(headers)) {
            (Some(token), _) => Some(by_token(app, token).await?),
            (None, Some(cookie)) => by_cookie(app, cookie).await?,
            (None, None) => None,
        };
        let secure = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
        Ok(Self { person, language: language(headers), secure })
    }
}

impl Caller {
    pub(crate) fn id(&self) -> Option<&PersonId> {
        self.person.as_ref().map(|person| &person.id)
    }

    /// The person asking; a new guest if nobody knows them yet.
    pub(crate) async fn or_guest(self, app: &App) -> Result<Known, Problem> {
        if let Some(person) = self.person {
            return Ok(Known { person, cookie: None });
        }
        let person = Person {
            id: PersonId::random(),
            name: String::new(),
            language: self.language.to_owned(),
            created_at: crate::clock::now(),
        };
        let secret = Secret::random();
        app.store.create_person(person.clone(), secret.hash()).await?;
        let person = Arc::new(person);
        app.sessions.keep(secret.hash(), Arc::clone(&person));
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie = format!(
            "{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE}{secure}",
            secret.reveal()
        );
        let mut cookie = HeaderValue::from_str(&cookie).expect("letters and digits");
        cookie.set_sensitive(true);
        Ok(Known { person, cookie: Some([(header::SET_COOKIE, cookie)]) })
    }
}

/// A token that is not known is an error: the program behind it should hear of it.
async fn by_token(app: &App, token: &str) -> Result<Arc<Person>, Problem> {
    let hash = SecretHash::of(token);
    if let Some(person) = app.sessions.get(&hash) {
        return Ok(person);
    }
    let person = app.store.token(hash.clone()).await?.map(Arc::new);
    let person = person.ok_or_else(|| Problem::new(Kind::NotSignedIn, "no such bearer token"))?;
    app.sessions.keep(hash, Arc::clone(&person));
    Ok(person)
}

/// A cookie that is not known is no error: its owner becomes a guest again.
async fn by_cookie(app: &App, cookie: &str) -> Result<Option<Arc<Person>>, Problem> {
    let hash = SecretHash::of(cookie);
    if let Some(person) = app.sessions.get(&hash) {
        return Ok(Some(person));
    }
    let Some((person, seen)) = app.store.session(hash.clone()).await? else { return Ok(None) };
    let now = crate::clock::now();
    if now - seen > DAY {
        app.store.touch_session(hash.clone(), now).await?;
    }
    let person = Arc::new(person);
    app.sessions.keep(hash, Arc::clone(&person));
    Ok(Some(person))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == COOKIE).then_some(value))
}

/// The first of our languages that the browser asks for.
fn language(headers: &HeaderMap) -> &'static str {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    asked
        .unwrap_or_default()
        .split(',')
        .filter_map(|one| one.trim().get(..2))
        .find_map(|one| LANGUAGES.into_iter().find(|ours| *ours == one))
        .unwrap_or("en")
}
