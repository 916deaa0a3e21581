//! What a game says on the command line. A game is a file beside this one and a line in [`of`]; a
//! game without them is told with its plain messages.

use catalog::AnyTable;
use serde_json::Value;

use super::{
    Line, Words, as_it_is, cattle::Cattle, homestead::Homestead, rails::Rails, wagons::Wagons,
};

/// The words of one game at one table.
pub(super) trait GameWords {
    /// The line for a fact; `None` if there are no words for it.
    fn fact(&self, words: &Words, fact: &Value) -> Option<Line>;
    /// The table as a viewer sees it, line by line; `None` if that is no view of this game.
    fn view(&self, words: &Words, view: &Value) -> Option<Vec<String>>;
}

/// `components` are those of the table's box: names of things come from there. A game may be told
/// differently to one seat.
pub(super) fn of(game: &str, components: &Value, seats: u8) -> Box<dyn GameWords> {
    match game {
        "wagons" => Box::new(Wagons),
        "homestead" => Box::new(Homestead::new(components)),
        "rails" => Box::new(Rails::new(components)),
        "cattle" => Box::new(Cattle::new(components, seats)),
        _ => Box::new(Plain(game.to_owned())),
    }
}

/// Tells what happens at one table.
pub(crate) struct Tale<'a> {
    words: &'a Words,
    game: Box<dyn GameWords>,
}

impl Words {
    pub(crate) fn about(&self, table: &dyn AnyTable) -> Tale<'_> {
        let game = of(table.slug(), &table.components(), table.seats());
        Tale { words: self, game }
    }

    #[cfg(test)]
    pub(super) fn about_game(&self, game: &str, components: &Value) -> Tale<'_> {
        Tale { words: self, game: of(game, components, 2) }
    }
}

impl Tale<'_> {
    /// A line of the log. A fact nobody has words for is shown as it is.
    pub(crate) fn fact(&self, fact: &Value) -> Option<String> {
        match self.game.fact(self.words, fact) {
            Some(Line::Said(words)) => Some(words),
            Some(Line::Enough) => None,
            None => Some(as_it_is(fact)),
        }
    }

    /// The table as a viewer sees it, line by line.
    pub(crate) fn view(&self, view: &Value) -> Vec<String> {
        let known = self.game.view(self.words, view);
        known.unwrap_or_else(|| format!("{view:#}").lines().map(str::to_owned).collect())
    }
}

/// A game whose messages take the fields of facts as they are.
struct Plain(String);

impl GameWords for Plain {
    fn fact(&self, words: &Words, fact: &Value) -> Option<Line> {
        let fields = fact.as_object()?;
        let kind = fields.get("fact")?.as_str()?;
        let mut args = vec![];
        for (name, value) in fields {
            let arg = match value {
                Value::Number(seat) if name == "seat" => words.seat(seat.as_u64()? as usize).into(),
                Value::Number(number) => number.as_i64()?.into(),
                Value::String(text) => text.clone().into(),
                _ => continue,
            };
            args.push((name.as_str(), arg));
        }
        words.say(&format!("{}-fact-{kind}", self.0), &args).map(Line::Said)
    }

    fn view(&self, _: &Words, _: &Value) -> Option<Vec<String>> {
        None
    }
}
