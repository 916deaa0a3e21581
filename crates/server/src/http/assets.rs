//! The web client: files built by Vite, compiled in, and `index.html` for every address the client routes itself.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::problem::{Kind, Problem};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const NOT_BUILT: &str = include_str!("not_built.html");

pub(crate) async fn client(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path() == "/api/" {
        return Problem::new(Kind::NotFound, "/api/ is no address of this server").into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return Problem::new(Kind::MethodNotAllowed, "pages are only read").into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        return send(path, &file, &headers);
    }
    // A missing file is missing; anything else is a page of the client.
    if path.starts_with("assets/") {
        return Problem::new(Kind::NotFound, "there is no such file").into_response();
    }
    match Client::get("index.html") {
        Some(page) => send("index.html", &page, &headers),
        None => (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response(),
    }
}

fn send(path: &str, file: &EmbeddedFile, asked: &HeaderMap) -> Response {
    let tag = tag(file);
    // Vite puts a hash into the names below assets/: such a file never changes. The rest is asked for again, cheaply.
    let keep = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = HeaderValue::from_str(kind.as_ref()).expect("a media type is a header value");
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
        (header::ETAG, tag.clone()),
    ];
    if asked.get(header::IF_NONE_MATCH) == Some(&tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, file.data.to_vec()).into_response()
}

fn tag(file: &EmbeddedFile) -> HeaderValue {
    let hash = file.metadata.sha256_hash();
    let hex = hash[..12].iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
    HeaderValue::from_str(&format!("\"{hex}\"")).expect("hex is a header value")
}
