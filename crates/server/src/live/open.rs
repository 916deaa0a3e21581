//! Tables from the store into memory, and new ones into the store.

use catalog::Setting;
use store::{GameBox, NewTable, Snapshot, Status, TableId};
use tabletop::{BoxFiles, EntryText, Seed};

use super::Play;
use crate::App;
use crate::http::problem::{Kind, Problem};

/// Reads a table and plays its record again. `None` if there is no such table.
pub(super) async fn open(app: &App, id: &TableId) -> Result<Option<Play>, Problem> {
    let Some(row) = app.store.load_table(id).await? else { return Ok(None) };
    let entries = app.store.load_entries(id, 0).await?;
    let game_box = app.store.load_box(&row.box_files).await?;
    let game_box = game_box.ok_or_else(|| damaged(id, "its box is missing"))?;
    let game = catalog::game(&row.game).ok_or_else(|| damaged(id, "its game is not known"))?;

    let setting = Setting {
        options: json(id, &row.options)?,
        seats: u8::try_from(row.seats.len()).map_err(|_| damaged(id, "too many seats"))?,
        files: Some(BoxFiles(json(id, &game_box.files)?)),
    };
    let times = entries.iter().map(|entry| entry.at).collect();
    // What was judged under other rules is not played again; the latest snapshot stands in for it.
    let rules = u32::from(game.meta().rules_version);
    let mut snapshots = Vec::new();
    if entries.iter().any(|entry| entry.rules_version != rules)
        && let Some(latest) = app.store.snapshot(id, row.ply).await?
    {
        snapshots.push((latest.ply, json(id, &latest.state)?));
    }
    let record: Vec<EntryText> =
        entries.iter().map(|entry| json(id, &entry.entry)).collect::<Result<_, _>>()?;
    let table = game
        .resume(&setting, Seed(row.seed), &record, &snapshots)
        .map_err(|error| damaged(id, &error.to_string()))?;

    let rematch = if row.status == Status::Over { app.store.rematch_of(id).await? } else { None };
    let mut play = Play { row, table, times, rematch };
    // A draw that was due and is not in the record belongs there before anybody sees it.
    if play.table.ply() > play.row.ply {
        let append = play.advance(None);
        app.store.append(append).await?;
    }
    Ok(Some(play))
}

/// What the store needs to know of a table that was just set up. `row` is complete but for its progress.
pub(crate) fn new_play(
    row: store::Table,
    table: Box<dyn catalog::AnyTable>,
    files: &BoxFiles,
) -> (Play, NewTable) {
    let mut play = Play { row, table, times: Vec::new(), rematch: None };
    let first = play.advance(None);
    let game_box = GameBox {
        hash: play.row.box_files.clone(),
        id: play.row.box_id.clone(),
        game: play.row.game.clone(),
        files: serde_json::to_string(&files.0).expect("texts are always JSON"),
    };
    let stored = NewTable {
        table: play.row.clone(),
        entries: first.entries,
        snapshots: first.snapshots,
        game_box,
    };
    (play, stored)
}

impl Play {
    /// Takes note of what the table did since `row.ply`, and says what to write.
    pub(super) fn advance(&mut self, drop_snapshots_above: Option<u32>) -> store::Append {
        let (at, ply) = (crate::clock::now(), self.row.ply);
        let rules_version = u32::from(self.table.rules_version());
        let entries: Vec<_> = self
            .table
            .entries(ply)
            .iter()
            .map(|entry| store::Entry { entry: text(entry), rules_version, at })
            .collect();
        let snapshots = self.table.snapshots(ply + 1).into_iter();
        let snapshots = snapshots
            .map(|(ply, state)| Snapshot { ply, rules_version, state: state.get().to_owned() })
            .collect();
        self.times.resize(self.times.len() + entries.len(), at);
        self.row.ply = self.table.ply();
        self.row.updated_at = at;
        if self.row.status == Status::Running && self.table.outcome().is_some() {
            self.row.status = Status::Over;
        }
        self.row.to_act =
            self.table.to_act().seats().iter().fold(0, |bits, seat| bits | 1 << seat.0);
        store::Append {
            table: self.row.id.clone(),
            ply,
            entries,
            drop_snapshots_above,
            snapshots,
            status: self.row.status,
            to_act: self.row.to_act,
            at,
        }
    }
}

fn text(entry: &EntryText) -> String {
    serde_json::to_string(entry).expect("an entry is always JSON")
}

fn json<T: serde::de::DeserializeOwned>(id: &TableId, text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|error| damaged(id, &error.to_string()))
}

fn damaged(id: &TableId, reason: &str) -> Problem {
    tracing::error!(table = %id, reason, "a stored table cannot be opened");
    Problem::new(Kind::Internal, format!("the stored table cannot be opened: {reason}"))
}
