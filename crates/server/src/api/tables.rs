//! `/api/tables`: making tables and looking at them.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use catalog::{AnyGame, Setting};
use serde::Deserialize;
use store::{HandOver, Person, Seat, SeatKind, Secret, Status, TableId};
use tabletop::Seed;

use super::bots;
use super::eyes::Eyes;
use super::me;
use super::openapi::Components;
use super::types::{Log, MyTables, NewSeat, NewTable, TableState, Who};
use crate::http::body::{Asked, Body, Id, Ply};
use crate::http::problem::{Kind, Problem};
use crate::http::session::Caller;
use crate::live::{self, render};
use crate::{App, clock};

/// Tables in a list, the latest first.
const LISTED: u32 = 100;

#[derive(Debug, Deserialize)]
pub(crate) struct Looking {
    #[serde(default)]
    seat: Option<Eyes>,
    #[serde(default)]
    from: u32,
}

#[utoipa::path(post, path = "/tables", request_body = NewTable, responses(
    (status = 201, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn create(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<impl IntoResponse, Problem> {
    let game = catalog::game(&new.game)
        .ok_or_else(|| Problem::new(Kind::BadSetup, format!("game: no `{}` here", new.game)))?;
    let name = me::name(new.name.as_deref().unwrap_or_default())?;
    let setting = Setting {
        options: new.options,
        seats: u8::try_from(new.seats.len()).unwrap_or(u8::MAX),
        files: None,
    };
    check(game, &setting)?;
    let chairs = |person: &Person| -> Result<Vec<Seat>, Problem> {
        let chairs = new.seats.iter().enumerate();
        chairs.map(|(number, wish)| chair(number, wish, person)).collect()
    };
    let known = caller.or_guest(&app).await?;
    let seats = chairs(&known.person)?;
    let host = known.person.id.clone();
    let wish = Wish { game, setting, seats, name, host, parent: None, hand_overs: Vec::new() };
    let state = open(&app, wish).await?;
    Ok((StatusCode::CREATED, known.cookie, Json(state)))
}

#[utoipa::path(get, path = "/tables/mine", responses((status = 200, body = MyTables)))]
pub(crate) async fn mine(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<MyTables>, Problem> {
    let Some(person) = caller.id() else { return Ok(Json(MyTables { tables: Vec::new() })) };
    let rows = app.store.tables_of(person, LISTED).await?;
    let card = |row: store::Table| render::card(app.tables.peek(&row.id).as_deref(), &row, person);
    Ok(Json(MyTables { tables: rows.into_iter().map(card).collect() }))
}

#[utoipa::path(get, path = "/tables/{id}", operation_id = "show_table",
    params(("id" = String, Path),
        ("seat" = Option<String>, Query, description = "a seat of yours, or `spectator`")),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn show(
    State(app): State<App>,
    Id(id): Id,
    Asked(looking): Asked<Looking>,
    caller: Caller,
) -> Result<Json<TableState>, Problem> {
    let live = app.tables.get(&id);
    let state = live.look(&app, |play| {
        let viewer = Eyes::of(looking.seat, play, caller.id())?;
        Ok(Json(render::state(&live, play, viewer, caller.id())))
    });
    state.await?
}

#[utoipa::path(get, path = "/tables/{id}/at/{ply}",
    params(("id" = String, Path), ("ply" = u32, Path),
        ("seat" = Option<String>, Query, description = "a seat of yours, or `spectator`")),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub(crate) async fn at(
    State(app): State<App>,
    Id(id): Id,
    Ply(ply): Ply,
    Asked(looking): Asked<Looking>,
    caller: Caller,
) -> Result<Json<TableState>, Problem> {
    let live = app.tables.get(&id);
    let state = live.look(&app, |play| {
        if ply > play.row.ply {
            let detail = format!("the table is at ply {} only", play.row.ply);
            return Err(Problem::new(Kind::NotFound, detail).at_ply(Some(play.row.ply)));
        }
        let viewer = Eyes::of(looking.seat, play, caller.id())?;
        Ok(Json(render::state_at(&live, play, ply, viewer, caller.id())))
    });
    state.await?
}

/// What the client draws once: the same for everybody, from the first ply to the last.
#[utoipa::path(get, path = "/tables/{id}/components",
    params(("id" = String, Path)),
    responses((status = 200, body = Components), (status = "4XX", body = Problem)))]
pub(crate) async fn components(
    State(app): State<App>,
    Id(id): Id,
) -> Result<Json<serde_json::Value>, Problem> {
    let live = app.tables.get(&id);
    let components = live.look(&app, |play| play.table.components()).await?;
    Ok(Json(components))
}

#[utoipa::path(get, path = "/tables/{id}/log",
    params(("id" = String, Path), ("from" = Option<u32>, Query),
        ("seat" = Option<String>, Query, description = "a seat of yours, or `spectator`")),
    responses((status = 200, body = Log), (status = "4XX", body = Problem)))]
pub(crate) async fn log(
    State(app): State<App>,
    Id(id): Id,
    Asked(looking): Asked<Looking>,
    caller: Caller,
) -> Result<Json<Log>, Problem> {
    let live = app.tables.get(&id);
    let log = live.look(&app, |play| {
        let viewer = Eyes::of(looking.seat, play, caller.id())?;
        Ok(Json(Log { entries: render::log(play, looking.from, viewer) }))
    });
    log.await?
}

/// A table with everybody's place decided.
pub(super) struct Wish {
    pub(super) game: &'static dyn AnyGame,
    pub(super) setting: Setting,
    pub(super) seats: Vec<Seat>,
    pub(super) name: String,
    pub(super) host: store::PersonId,
    pub(super) parent: Option<TableId>,
    /// Who plays for whom from the start.
    pub(super) hand_overs: Vec<HandOver>,
}

/// Deals, writes, and shows the new table to its host.
pub(super) async fn open(app: &App, wish: Wish) -> Result<TableState, Problem> {
    let Wish { game, setting, seats, name, host, parent, hand_overs } = wish;
    let seed = app.luck.seed();
    let files = setting.files.clone().unwrap_or_else(|| game.default_box());
    let table = game.open(&setting, seed).map_err(|error| bad_setup(&error))?;
    let waiting = seats.iter().any(|seat| matches!(seat.kind, SeatKind::Open { .. }));
    let (now, box_id) = (clock::now(), table.box_id());
    let row = store::Table {
        id: TableId::random(),
        game: table.slug().to_owned(),
        name,
        options: serde_json::to_string(&table.options()).expect("texts are always JSON"),
        box_id: box_id.id,
        box_hash: box_id.hash,
        box_files: files.hash(),
        seed: seed.0,
        seed_hash: seed.hash(),
        rules_version: table.rules_version().into(),
        host: host.clone(),
        parent,
        imported: false,
        status: if waiting { Status::Waiting } else { Status::Running },
        ply: 0,
        to_act: 0,
        created_at: now,
        updated_at: now,
        seats,
        hand_overs,
    };
    let (play, stored) = live::new_play(row, table, &files);
    app.store.create_table(stored).await?;
    let viewer = play.usual_viewer(Some(&host));
    let live = app.tables.put(play);
    let state = live.look(app, |play| {
        live::drive(app, &live, play);
        render::state(&live, play, viewer, Some(&host))
    });
    state.await
}

/// Faults of the setting are told before anybody is made a guest.
fn check(game: &dyn AnyGame, setting: &Setting) -> Result<(), Problem> {
    game.open(setting, Seed::small(0)).map(drop).map_err(|error| bad_setup(&error))
}

pub(super) fn bad_setup(error: &tabletop::SetupError) -> Problem {
    Problem::new(Kind::BadSetup, error.to_string())
}

fn chair(number: usize, wish: &NewSeat, person: &Person) -> Result<Seat, Problem> {
    let name = me::name(wish.name.as_deref().unwrap_or_default())?;
    let or = |name: String, other: &str| if name.is_empty() { other.to_owned() } else { name };
    Ok(match wish.who {
        Who::Me => Seat {
            kind: SeatKind::Person(Some(person.id.clone())),
            name: or(name, &or(person.name.clone(), "Guest")),
        },
        Who::Open => {
            let invite = Secret::random().reveal().to_owned();
            Seat { kind: SeatKind::Open { invite }, name }
        }
        Who::Bot => {
            let level = || catalog::Level::USUAL.to_string();
            let bot = wish.bot.clone().unwrap_or_else(level);
            let bot = bots::named(&bot, &format!("seats[{number}].bot"))?.to_string();
            Seat { name: or(name, &bot), kind: SeatKind::Bot(bot) }
        }
    })
}
