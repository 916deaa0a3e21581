//! `westbound arena`: bots against each other, seat-balanced, with intervals.

mod files;

use std::{ops::ControlFlow, path::PathBuf, time::Duration};

use anyhow::bail;
use catalog::{
    BotSpec, Budget,
    lab::{ArenaReport, Course, Plan, Standing},
};
use tabletop::Record;

use self::files::{Files, standing_in};
use crate::{
    ending::Verdict,
    out::Out,
    progress, report,
    table_args::{TableArgs, bot, lab_error},
};

/// Let bots play against each other, every bot in every seat with the same luck
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Two bots or more: easy, medium, hard, random, greedy, search, search:1000 (iterations), search:50ms
    #[arg(long, value_name = "A,B,…", value_parser = bot, value_delimiter = ',', required = true)]
    bots: Vec<BotSpec>,
    /// How many games; rounded up so that every bot has every seat equally often
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// One seed gives one result, unless bots think by the clock
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many seats: a multiple of the number of bots; a seat for each if not given
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Milliseconds a search may think about one decision, if it names no budget of its own
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32).range(1..=600_000))]
    time_ms: Option<u32>,
    /// Threads
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Stop as soon as it is beyond doubt who is best
    #[arg(long)]
    until_clear: bool,
    /// Keep in this file how things stand, and go on from there if it exists
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        let game = self.table.game.0;
        if self.bots.len() < 2 {
            bail!("--bots: an arena needs at least two bots");
        }
        let seats = self.players.unwrap_or_else(|| game.arena_seats(self.bots.len()));
        let setting = self.table.rules.setting(seats)?;
        let bots: Vec<_> = self.bots.iter().map(|&bot| self.timed(bot)).collect();
        let plan = Plan { games: self.games, seed: self.seed, jobs: self.jobs.into() };
        let before = self.resume.as_deref().map(standing_in).transpose()?.flatten();
        let bar = progress::bar(self.games, "games");
        let done = |games| bar.set_position(games);
        let files = Files::new(self.records.as_deref())?;
        let keep = |number, record| files.keep(number, &record);
        let mut pause = |standing: &Standing| {
            if let Some(path) = &self.resume {
                files.save(path, standing);
            }
            if files.has_failed() || self.until_clear && standing.is_clear() {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        };
        let keep: Option<&(dyn Fn(u64, Record) + Sync)> =
            if self.records.is_some() { Some(&keep) } else { None };
        let course = Course { before, pause: &mut pause, keep };
        let report = game.arena(&setting, &bots, &plan, &done, course).map_err(lab_error)?;
        bar.finish_and_clear();
        files.done()?;
        let mut out = Out::new();
        if self.json {
            out.json(&report::json(&report))?;
        } else {
            tell(&mut out, &report)?;
        }
        out.done()?;
        Ok(Verdict::Yes)
    }

    fn timed(&self, bot: BotSpec) -> BotSpec {
        match self.time_ms {
            // A search with a budget of its own is written with it.
            Some(ms) if bot.to_string() == "search" => {
                BotSpec::Search(Budget::Time(Duration::from_millis(ms.into())).into())
            }
            _ => bot,
        }
    }
}

fn tell(out: &mut Out, report: &ArenaReport) -> std::io::Result<()> {
    let ArenaReport { game, games, players, .. } = report;
    out.line(format_args!("{games} games of {game} at {players} seats"))?;
    out.line(
        "bot                 games     wins   win rate   95 % interval     place ± 95 %     margin ± 95 %       elo",
    )?;
    for bot in &report.bots {
        out.line(format_args!(
            "{:<16} {:>8} {:>8.1} {:>9.1}%   {:>5.1}% to {:>5.1}% {:>7.2} {:<7} {:>+8.2} {:<7} {:>+8.0}",
            bot.bot,
            bot.games,
            bot.wins,
            100.0 * bot.win_rate,
            100.0 * bot.low,
            100.0 * bot.high,
            bot.mean_place,
            within(bot.place_within),
            bot.mean_margin,
            within(bot.margin_within),
            bot.elo
        ))?;
    }
    if *games < 1000 {
        out.line("Fewer than 1,000 games: no claim about strength should rest on them.")?;
    }
    Ok(())
}

fn within(half: Option<f64>) -> String {
    half.map(|half| format!("± {half:.2}")).unwrap_or_default()
}
