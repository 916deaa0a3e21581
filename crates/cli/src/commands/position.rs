//! `westbound position`: a position to start from when writing one by hand.

use catalog::{AnyTable, BotSpec, Mind};
use tabletop::Seed;

use crate::{
    ending::Verdict,
    out::Out,
    pretty,
    table_args::{TableArgs, setup_error},
};

/// Play some random decisions and write the position to standard output
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many seats
    #[arg(long, value_name = "N")]
    players: u8,
    /// One seed gives one position
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// After so many decisions; fewer if the game ends before
    #[arg(long, value_name = "N", default_value_t = 0)]
    after: u32,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        let setting = self.table.rules.setting(self.players)?;
        let opened = self.table.game.0.open(&setting, Seed::small(self.seed));
        let mut table = opened.map_err(setup_error)?;
        for number in 0..self.after {
            if !decide(table.as_mut(), self.seed ^ u64::from(number)) {
                break;
            }
        }
        let mut out = Out::new();
        out.line(pretty::json(&serde_json::to_value(table.position())?))?;
        out.done()?;
        Ok(Verdict::Yes)
    }
}

/// One random decision; `false` when nobody has to make one any more.
fn decide(table: &mut dyn AnyTable, seed: u64) -> bool {
    let Some(seat) = table.to_act().seats().first() else { return false };
    let thought = table.bot_job(seat, &BotSpec::Random, seed).expect("the seat is asked");
    table.act(seat, &thought(&mut Mind::default())).expect("bots play what is legal");
    true
}
