//! `westbound migrate`: what a change of the rules does to stored games.

use std::path::Path;

use anyhow::{Context, bail};
use catalog::AnyTable;
use serde::Serialize;
use serde_json::{Value, json};
use store::{Status, Store, Table, TableId};
use tabletop::{BoxFiles, BoxId, EntryText, Record, Seed};

use crate::{ending::Verdict, out::Out, progress};

/// Say which stored games replay identically under the present rules, and which change and where
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where tables are kept
    #[arg(long, value_name = "sqlite:PATH")]
    store: String,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// One stored game under the present rules.
#[derive(Debug, Serialize)]
struct Judged {
    id: String,
    game: String,
    status: &'static str,
    entries: u32,
    /// The versions of the rules its entries were judged under.
    rules_versions: Vec<u32>,
    same: bool,
    /// The first entry that changes, if it changes.
    at: Option<u32>,
    why: Option<String>,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        if let Some(path) = self.store.strip_prefix("sqlite:")
            && !Path::new(path).exists()
        {
            // Opening would make an empty one.
            bail!("--store: there is no file {path}");
        }
        let runtime = tokio::runtime::Runtime::new()?;
        let judged = runtime.block_on(judge_all(&self.store))?;
        let all_same = judged.iter().all(|judged| judged.same);
        let mut out = Out::new();
        if self.json {
            out.json(&json!({ "ok": all_same, "tables": judged }))?;
        } else {
            for judged in &judged {
                out.line(judged.line())?;
            }
            let same = judged.iter().filter(|judged| judged.same).count();
            let changed = judged.len() - same;
            out.line(format_args!("{same} replay identically, {changed} change"))?;
        }
        out.done()?;
        Ok(if all_same { Verdict::Yes } else { Verdict::No })
    }
}

impl Judged {
    fn line(&self) -> String {
        let Self { id, game, status, entries, at, why, .. } = self;
        let head = format!("{id}  {game}, {status}, {entries} entries");
        match (why, at) {
            (None, _) => format!("{head}: the same"),
            (Some(why), Some(at)) => format!("{head}: changes at entry {at}: {why}"),
            (Some(why), None) => format!("{head}: changes: {why}"),
        }
    }
}

async fn judge_all(url: &str) -> anyhow::Result<Vec<Judged>> {
    let store = store::open(url).await.context("--store")?;
    let ids = store.all_tables().await?;
    let bar = progress::bar(ids.len() as u64, "games");
    let mut judged = vec![];
    for id in &ids {
        judged.push(judge(store.as_ref(), id).await.with_context(|| format!("table {id}"))?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    store.close().await;
    Ok(judged)
}

async fn judge(store: &dyn Store, id: &TableId) -> anyhow::Result<Judged> {
    let row = store.load_table(id).await?.context("it has gone")?;
    let entries = store.load_entries(id, 0).await?;
    let mut rules_versions: Vec<u32> = entries.iter().map(|entry| entry.rules_version).collect();
    rules_versions.sort_unstable();
    rules_versions.dedup();
    let texts = entries.iter().map(|entry| serde_json::from_str(&entry.entry));
    let record = record(&row, texts.collect::<Result<_, _>>()?)?;
    let files = store.load_box(&row.box_files).await?.context("its box is missing")?;
    let files = BoxFiles(serde_json::from_str(&files.files)?);
    let (at, why) = match catalog::game(&row.game) {
        None => (None, Some("this program does not know the game".to_owned())),
        Some(game) => match game.replay(Some(&files), &record) {
            Err(error) => (error.ply(), Some(error.to_string())),
            Ok(table) => match other_position(store, &row, table.as_ref()).await? {
                Some((at, why)) => (Some(at), Some(why)),
                None => (None, None),
            },
        },
    };
    let status = match row.status {
        Status::Waiting => "waiting",
        Status::Running => "running",
        Status::Over => "over",
    };
    let (id, same) = (row.id.to_string(), why.is_none());
    Ok(Judged { id, game: row.game, status, entries: row.ply, rules_versions, same, at, why })
}

fn record(row: &Table, entries: Vec<EntryText>) -> anyhow::Result<Record> {
    let seed = Seed(row.seed);
    Ok(Record {
        format: Record::FORMAT.into(),
        game: row.game.clone(),
        box_id: BoxId { id: row.box_id.clone(), hash: row.box_hash.clone(), own_design: false },
        options: serde_json::from_str(&row.options)?,
        seats: u8::try_from(row.seats.len())?,
        seed_hash: row.seed_hash.clone(),
        // An imported record may have come without its seed.
        seed: (seed.hash() == row.seed_hash).then(|| seed.to_string()),
        entries,
        scores: None,
        result: None,
    })
}

/// Every entry is still legal; but does it still lead to the same place? The snapshots know.
async fn other_position(
    store: &dyn Store,
    row: &Table,
    replayed: &dyn AnyTable,
) -> anyhow::Result<Option<(u32, String)>> {
    let now = replayed.snapshots(0);
    let (mut ply, mut other) = (row.ply, None);
    while let Some(stored) = store.snapshot(&row.id, ply).await? {
        // Compared as values: an older build may have written the fields in another order.
        let then: Value = serde_json::from_str(&stored.state)?;
        let same = |state: &str| serde_json::from_str::<Value>(state).is_ok_and(|now| now == then);
        match now.iter().find(|(ply, _)| *ply == stored.ply) {
            Some((_, state)) if same(state.get()) => {
                let why = |after| format!("the position after entry {after} is another one");
                return Ok(other.map(|after: u32| (stored.ply, why(after - 1))));
            }
            _ => other = Some(stored.ply),
        }
        let Some(before) = stored.ply.checked_sub(1) else { break };
        ply = before;
    }
    if row.status == Status::Over && replayed.outcome().is_none() {
        return Ok(Some((row.ply, "the game was over and would go on".to_owned())));
    }
    Ok(other.map(|after| (0, format!("the position after entry {} is another one", after - 1))))
}
