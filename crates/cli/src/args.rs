//! The command line as people type it.

use clap::{Parser, Subcommand};

use crate::{
    commands::{
        arena, games, migrate, parts, perft, position, record, replay, serve, sim, transcript,
        trial,
    },
    ending::Verdict,
};

/// The table for Wild-West board games: play in the browser, simulate, try positions, judge records.
///
/// Without a command it serves: open the printed address in a browser.
///
/// Exit codes: 0 done, 1 the answer is no, 2 wrong usage.
#[derive(Parser)]
#[command(name = "westbound", version, args_conflicts_with_subcommands = true)]
#[command(max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Games(games::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Try(trial::Args),
    Replay(replay::Args),
    Record(record::Args),
    Transcript(transcript::Args),
    Position(position::Args),
    Perft(perft::Args),
    Box(parts::Args),
    Migrate(migrate::Args),
}

impl Cli {
    /// Whether the answer is to be one JSON object.
    pub(crate) fn json(&self) -> bool {
        match &self.command {
            Some(Command::Games(args)) => args.json,
            Some(Command::Sim(args)) => args.json,
            Some(Command::Arena(args)) => args.json,
            Some(Command::Try(args)) => args.json,
            Some(Command::Replay(args)) => args.json,
            Some(Command::Perft(args)) => args.json,
            Some(Command::Box(args)) => args.json(),
            Some(Command::Migrate(args)) => args.json,
            Some(
                Command::Serve(_)
                | Command::Record(_)
                | Command::Transcript(_)
                | Command::Position(_),
            )
            | None => false,
        }
    }

    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        match self.command {
            None => self.serve.run(),
            Some(Command::Serve(args)) => args.run(),
            Some(Command::Games(args)) => args.run(),
            Some(Command::Sim(args)) => args.run(),
            Some(Command::Arena(args)) => args.run(),
            Some(Command::Try(args)) => args.run(),
            Some(Command::Replay(args)) => args.run(),
            Some(Command::Record(args)) => args.run(),
            Some(Command::Transcript(args)) => args.run(),
            Some(Command::Position(args)) => args.run(),
            Some(Command::Perft(args)) => args.run(),
            Some(Command::Box(args)) => args.run(),
            Some(Command::Migrate(args)) => args.run(),
        }
    }
}
