//! A bot's thinking, apart from the table it is about.

use std::any::Any;
use std::fmt;

use bots::{Bot, BotSpec};
use tabletop::{Heuristic, Seat};

/// A bot's thinking about one decision, to be done elsewhere. It holds a view, not the table.
pub type BotJob = Box<dyn FnOnce(&mut Mind) -> String + Send>;

/// What a bot keeps in mind from one decision to the next: a search goes on in the tree it has. Whoever
/// is not the bot of that seat finds it empty, and nothing wrong comes of losing it.
#[derive(Default)]
pub struct Mind(Option<Box<dyn Any + Send>>);

struct Thinker<G> {
    seat: Seat,
    spec: BotSpec,
    bot: Box<dyn Bot<G>>,
}

impl Mind {
    pub(crate) fn bot<G: Heuristic>(
        &mut self,
        seat: Seat,
        spec: BotSpec,
        seed: u64,
    ) -> &mut dyn Bot<G> {
        let here = self.0.take().and_then(|thinker| thinker.downcast::<Thinker<G>>().ok());
        let here = here.filter(|thinker| thinker.seat == seat && thinker.spec == spec);
        let fresh = || Box::new(Thinker { seat, spec, bot: bots::make(&spec, seed) });
        let thinker = self.0.insert(here.unwrap_or_else(fresh));
        let thinker = thinker.downcast_mut::<Thinker<G>>().expect("just put here");
        thinker.bot.as_mut()
    }
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mind").field("empty", &self.0.is_none()).finish()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{OptionTexts, Seed};

    use super::*;
    use crate::{AnyTable, Setting, game};

    const SEED: u64 = 1;

    fn open(slug: &str) -> Box<dyn AnyTable> {
        let setting = Setting { options: OptionTexts::default(), seats: 2, files: None };
        game(slug).unwrap().open(&setting, Seed::small(3)).unwrap()
    }

    fn choice(mind: &mut Mind, table: &dyn AnyTable, seat: Seat, bot: BotSpec) -> String {
        table.bot_job(seat, &bot, SEED).unwrap()(mind)
    }

    /// Random bots of one seed choose alike, unless one of them has chosen before.
    #[test]
    fn a_bot_goes_on_where_it_was_and_every_other_one_begins_anew() {
        // Both seats are asked at once, with many answers.
        let table = open("homestead");
        let [here, there] = [Seat(0), Seat(1)];
        let random = |mind: &mut Mind, seat| choice(mind, table.as_ref(), seat, BotSpec::Random);
        let [first, others_first] = [here, there].map(|seat| random(&mut Mind::default(), seat));

        let mut mind = Mind::default();
        let choices: Vec<_> = (0..8).map(|_| random(&mut mind, here)).collect();
        assert_eq!(choices[0], first);
        assert!(choices.iter().any(|choice| *choice != first), "it goes on");

        assert_eq!(random(&mut mind, there), others_first, "another seat");
        random(&mut mind, here);
        choice(&mut mind, table.as_ref(), here, BotSpec::Greedy);
        assert_eq!(random(&mut mind, here), first, "another bot");
        let rails = open("rails");
        choice(&mut mind, rails.as_ref(), rails.to_act().seats().first().unwrap(), BotSpec::Random);
        assert_eq!(random(&mut mind, here), first, "another game");
    }
}
