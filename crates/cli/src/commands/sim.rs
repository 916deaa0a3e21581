//! `westbound sim`: many games of bots, and what they came to.

use catalog::{
    BotSpec,
    lab::{Plan, SimReport},
};

use crate::{
    ending::Verdict,
    out::Out,
    progress, report,
    table_args::{TableArgs, bot, lab_error},
};

/// Let bots play many games and sum them up
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many seats
    #[arg(long, value_name = "N")]
    players: u8,
    /// Who plays: one bot for all seats or one for each; easy, medium, hard, random, greedy, search, search:1000 (iterations), search:50ms
    #[arg(long, value_name = "BOT,…", value_parser = bot, value_delimiter = ',', default_value = "random")]
    bot: Vec<BotSpec>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// One seed gives one result
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Threads
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        let setting = self.table.rules.setting(self.players)?;
        let plan = Plan { games: self.games, seed: self.seed, jobs: self.jobs.into() };
        let bar = progress::bar(self.games, "games");
        let done = |games| bar.set_position(games);
        let report = self.table.game.0.sim(&setting, &self.bot, &plan, &done).map_err(lab_error)?;
        bar.finish_and_clear();
        let mut out = Out::new();
        if self.json {
            out.json(&report::json(&report))?;
        } else {
            tell(&mut out, &report)?;
        }
        out.done()?;
        Ok(Verdict::Yes)
    }
}

fn tell(out: &mut Out, report: &SimReport) -> std::io::Result<()> {
    let SimReport { game, games, decisions, seconds, rules_version, .. } = report;
    out.line(format_args!(
        "{games} games of {game} (rules version {rules_version}), {decisions} decisions, \
         {seconds:.2} s"
    ))?;
    out.line(format_args!(
        "{:.0} games and {:.0} decisions a second",
        report.games_per_second, report.decisions_per_second
    ))?;
    out.line(format_args!("{:.1} turns a game", report.mean_turns))?;
    out.line("seat  bot                mean score   mean place    wins")?;
    for (seat, bot) in report.bots.iter().enumerate() {
        let (score, place) = (report.mean_scores[seat], report.mean_places[seat]);
        let wins = report.wins_by_seat[seat];
        let name = report::letter(seat);
        out.line(format_args!("{name:<5} {bot:<18} {score:>10.2} {place:>12.2} {wins:>7.1}"))?;
    }
    let reasons = report.end_reasons.iter().map(|(reason, count)| format!("{reason} {count}"));
    out.line(format_args!("ends: {}", reasons.collect::<Vec<_>>().join(", ")))
}
