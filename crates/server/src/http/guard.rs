//! Headers that keep a browser on our side, and requests that other sites cannot make it send.

use axum::extract::Request;
use axum::http::{HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::problem::{Kind, Problem};

/// No script but our own files, no frame around us. Styles may be inline: boards set custom properties per piece.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
    font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

pub(crate) async fn guard(request: Request, next: Next) -> Response {
    let mut response = if from_elsewhere(&request) { refuse() } else { next.run(request).await };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    response
}

/// The cookie is SameSite=Lax already; this also covers requests that carry no body to judge by its type.
fn from_elsewhere(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let site = request.headers().get("sec-fetch-site");
    !reads && site.is_some_and(|site| site == "cross-site" || site == "same-site")
}

fn refuse() -> Response {
    Problem::new(Kind::CrossSite, "open Westbound itself and do it there").into_response()
}
