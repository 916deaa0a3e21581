//! The laboratory behind the seam: series of games, tournaments, path counts, whole games of bots.

pub use bots::lab::{
    ArenaReport, BotResult, Course, LabError, Perft, Plan, Progress, SimReport, Standing,
};

use bots::BotSpec;
use tabletop::{Heuristic, Seed, Viewer};

use crate::{AnyTable, LogEntry, Mind, Setting, any_game::Of};

/// What can be measured about a game.
pub trait Lab {
    /// Many games with one bot for all seats, or one for each.
    fn sim(
        &self,
        setting: &Setting,
        bots: &[BotSpec],
        plan: &Plan,
        progress: Progress<'_>,
    ) -> Result<SimReport, LabError>;

    /// Bots against each other, seat-balanced. Ask [`arena_seats`](Self::arena_seats) how many
    /// seats suit so many bots.
    fn arena(
        &self,
        setting: &Setting,
        bots: &[BotSpec],
        plan: &Plan,
        progress: Progress<'_>,
        course: Course<'_>,
    ) -> Result<ArenaReport, LabError>;

    /// A seat for each bot.
    fn arena_seats(&self, bots: usize) -> u8;

    /// Numbers of decision paths by depth.
    fn perft(&self, setting: &Setting, seed: Seed, depth: u32) -> Result<Perft, LabError>;
}

impl<G: Heuristic> Lab for Of<G> {
    fn sim(
        &self,
        setting: &Setting,
        bots: &[BotSpec],
        plan: &Plan,
        progress: Progress<'_>,
    ) -> Result<SimReport, LabError> {
        bots::lab::sim(&Self::game(setting)?, bots, plan, progress)
    }

    fn arena(
        &self,
        setting: &Setting,
        bots: &[BotSpec],
        plan: &Plan,
        progress: Progress<'_>,
        course: Course<'_>,
    ) -> Result<ArenaReport, LabError> {
        bots::lab::arena(&Self::game(setting)?, bots, plan, progress, course)
    }

    fn arena_seats(&self, bots: usize) -> u8 {
        u8::try_from(bots).unwrap_or(u8::MAX).max(2)
    }

    fn perft(&self, setting: &Setting, seed: Seed, depth: u32) -> Result<Perft, LabError> {
        Ok(bots::lab::perft(&Self::game(setting)?, seed, depth))
    }
}

/// Lets bots play a table to its end, telling `hear` every entry of the log as `viewer` may read
/// it, those already there included. Bots see what their seat sees.
///
/// # Errors
/// When the bots are neither one for all seats nor one for each.
pub fn play_out(
    table: &mut dyn AnyTable,
    bots: &[BotSpec],
    seed: u64,
    viewer: Viewer,
    hear: &mut dyn FnMut(&LogEntry),
) -> Result<(), LabError> {
    let bots = bots::lab::by_seat(bots, table.seats())?;
    let (mut heard, mut mind) = (0, Mind::default());
    loop {
        table.log(heard, viewer).iter().for_each(&mut *hear);
        heard = table.ply();
        let Some(seat) = table.to_act().seats().first() else { return Ok(()) };
        let thought = table.bot_job(seat, &bots[seat.index()], seed ^ u64::from(heard));
        let action = thought.expect("the seat is asked")(&mut mind);
        table.act(seat, &action).expect("bots play what is legal");
    }
}
