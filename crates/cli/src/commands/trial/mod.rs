//! `westbound try`: loads a position, tries actions on it, shows what comes of it.

mod script;
mod told;

use std::path::{Path, PathBuf};

use anyhow::bail;
use catalog::{AnyTable, Refusal, RefusedAct};
use serde_json::Value;
use tabletop::{Position, PositionError, Seat, Seed, SetupError, Viewer};

use crate::{
    ending::{No, Verdict},
    out::Out,
    reading,
    table_args::{GameName, bad_box, files, game_name},
    words::{Eyes, Language, Words},
};
use script::{Line, Order};

/// Load a position, apply actions to it, and show facts, refusals, view, legal actions and scores
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: see `westbound games`
    #[arg(value_name = "GAME", value_parser = game_name)]
    game: GameName,
    /// The position file, or - for standard input
    #[arg(long, value_name = "FILE")]
    position: PathBuf,
    /// Actions, one a line, or - for standard input
    #[arg(long, value_name = "FILE")]
    actions: Option<PathBuf>,
    /// Whose view to show: a seat from 0, `spectator`, or `all`; the seat to act if not given
    #[arg(long, value_name = "SEAT|all", value_parser = looking)]
    viewer: Option<Looking>,
    /// Judge the position by the cards of this folder instead of the ones of the house
    #[arg(long = "box", value_name = "DIR")]
    files: Option<PathBuf>,
    /// Where draws come from that the actions do not force
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The language of the words
    #[arg(long, value_enum, default_value_t)]
    lang: Language,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Looking {
    All,
    One(Viewer),
}

fn looking(text: &str) -> Result<Looking, String> {
    match text {
        "all" => Ok(Looking::All),
        "spectator" => Ok(Looking::One(Viewer::Spectator)),
        _ => script::seat(text).map(|seat| Looking::One(Viewer::Seat(seat))),
    }
}

/// What came of one line of the actions, or (without a line) of the position itself.
struct Tried {
    line: Option<Line>,
    seat: Option<Seat>,
    refusal: Option<Refusal>,
    facts: Vec<Value>,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        if self.actions.as_deref() == Some(Path::new("-")) && self.position == Path::new("-") {
            bail!("--position and --actions cannot both be standard input");
        }
        let position: Position = reading::json(&self.position)?;
        let mut table = self.set_up(&position)?;
        if let Some(Looking::One(Viewer::Seat(seat))) = self.viewer
            && seat.0 >= table.seats()
        {
            bail!("--viewer: there is no seat {} at a table of {}", seat.0, table.seats());
        }
        let lines = match &self.actions {
            Some(path) => script::read(path)?,
            None => vec![],
        };
        let tried = self.try_all(table.as_mut(), lines);
        let ok = tried.iter().all(|tried| tried.refusal.is_none());
        let mut out = Out::new();
        let views = self.views(table.as_ref());
        if self.json {
            out.json(&told::json(
                table.as_ref(),
                &tried,
                &views,
                self.viewer == Some(Looking::All),
            ))?;
        } else {
            told::tell(&mut out, &Words::new(self.lang), table.as_ref(), &tried, &views)?;
        }
        out.done()?;
        Ok(if ok { Verdict::Yes } else { Verdict::No })
    }

    /// The table, or the rule of the box that the position breaks.
    fn set_up(&self, position: &Position) -> anyhow::Result<Box<dyn AnyTable>> {
        let files = files(self.files.as_deref())?;
        let table = self.game.0.set_up(files.as_ref(), position, Seed::small(self.seed));
        Ok(table.map_err(|error| match error {
            PositionError::Setup(SetupError::Box(error)) => bad_box(&error),
            error => {
                let file = self.position.display().to_string();
                No::because(format_args!("{file}: {error}")).with("file", file)
            }
        })?)
    }

    fn try_all(&self, table: &mut dyn AnyTable, lines: Vec<Line>) -> Vec<Tried> {
        let mut tried = vec![Tried { line: None, seat: None, refusal: None, facts: vec![] }];
        let mut last_seat = None;
        for line in lines {
            let wished = matches!(line.order, Order::Draw(_));
            if !wished {
                self.draw_due(table, &mut tried);
            }
            let before = table.ply();
            let asked = table.to_act().seats().first();
            let seat = match line.order {
                Order::Draw(_) => None,
                Order::Undo => line.seat.or(last_seat).or(asked),
                Order::Act(_) => line.seat.or(asked).or(last_seat),
            };
            let refusal = follow(table, &line.order, seat.unwrap_or_default());
            last_seat = seat.or(last_seat);
            let facts = self.facts(table, before);
            tried.push(Tried { line: Some(line), seat, refusal, facts });
        }
        self.draw_due(table, &mut tried);
        if tried[0].facts.is_empty() {
            tried.remove(0);
        }
        tried
    }

    /// What nobody wished for comes from the seed, as a part of what caused it.
    fn draw_due(&self, table: &mut dyn AnyTable, tried: &mut [Tried]) {
        let before = table.ply();
        table.draw_due();
        if let Some(cause) = tried.last_mut() {
            cause.facts.append(&mut self.facts(table, before));
        }
    }

    fn facts(&self, table: &dyn AnyTable, from: u32) -> Vec<Value> {
        let eyes = match self.viewer {
            Some(Looking::One(viewer)) => Eyes::Of(viewer),
            Some(Looking::All) | None => Eyes::All,
        };
        eyes.log(table, from).into_iter().flat_map(|entry| entry.facts).collect()
    }

    fn views(&self, table: &dyn AnyTable) -> Vec<(Viewer, Value)> {
        let viewers = match self.viewer {
            Some(Looking::All) => Seat::all(table.seats()).map(Viewer::Seat).collect(),
            Some(Looking::One(viewer)) => vec![viewer],
            None => {
                let asked = table.to_act().seats().first();
                vec![asked.map_or(Viewer::Spectator, Viewer::Seat)]
            }
        };
        let view = |viewer| serde_json::from_str(table.view(viewer).get()).expect("a view is JSON");
        viewers.into_iter().map(|viewer| (viewer, view(viewer))).collect()
    }
}

/// Does what a line says, or says why not.
fn follow(table: &mut dyn AnyTable, order: &Order, seat: Seat) -> Option<Refusal> {
    match order {
        Order::Act(action) => match table.say(seat, action).err()? {
            RefusedAct::Illegal(illegal) => Some(illegal.into()),
            RefusedAct::Unreadable(error) => Some(no_rule(table.slug(), "unreadable", &error)),
        },
        Order::Undo => table.undo(seat).err().map(Refusal::from),
        Order::Draw(drawn) => {
            let error = table.wish(drawn).err()?;
            Some(no_rule(table.slug(), "not-drawable", &error))
        }
    }
}

/// A refusal that is not about a rule of the game.
fn no_rule(game: &str, code: &str, error: &impl ToString) -> Refusal {
    Refusal {
        game: game.into(),
        section: String::new(),
        title: String::new(),
        code: code.into(),
        need: None,
        have: None,
        text: error.to_string(),
    }
}
