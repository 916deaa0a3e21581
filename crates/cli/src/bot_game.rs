//! One game of bots on a real table: what `record` and `transcript` show.

use catalog::{AnyTable, BotSpec, lab};
use tabletop::{Seed, Viewer};

use crate::table_args::{TableArgs, bot, lab_error, setup_error};

#[derive(clap::Args)]
pub(crate) struct BotGame {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many seats
    #[arg(long, value_name = "N")]
    pub(crate) players: u8,
    /// Who plays: one bot for all seats or one for each; easy, medium, hard, random, greedy, search, search:1000 (iterations), search:50ms
    #[arg(long, value_name = "BOT,…", value_parser = bot, value_delimiter = ',', default_value = "random")]
    pub(crate) bot: Vec<BotSpec>,
    /// One seed gives one game
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
}

impl BotGame {
    /// Plays it to the end.
    pub(crate) fn play(&self) -> anyhow::Result<Box<dyn AnyTable>> {
        let setting = self.table.rules.setting(self.players)?;
        let opened = self.table.game.0.open(&setting, Seed::small(self.seed));
        let mut table = opened.map_err(setup_error)?;
        lab::play_out(table.as_mut(), &self.bot, self.seed, Viewer::Spectator, &mut |_| {})
            .map_err(lab_error)?;
        Ok(table)
    }
}
