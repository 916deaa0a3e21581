//! A table of any game.

use bots::BotSpec;
use serde_json::Value;
use tabletop::{
    Actor, BoxId, EntryText, Game, Happened, Heuristic, Illegal, OptionTexts, Outcome, Position,
    Record, Said, Seat, Table, Viewer, WishError, write_options,
};

use crate::{BotJob, Json, LogEntry, Offer, RefusedAct, Undo};

/// What server and command line hold.
pub trait AnyTable: Send + Sync {
    fn slug(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn options(&self) -> OptionTexts;
    fn box_id(&self) -> BoxId;
    /// What a client draws that never changes at this table.
    fn components(&self) -> Value;
    fn rules_version(&self) -> u16;

    /// The length of the record; it never shrinks.
    fn ply(&self) -> u32;
    fn to_act(&self) -> Actor;
    fn scores(&self) -> Vec<i32>;
    fn outcome(&self) -> Option<Outcome>;
    fn view(&self, viewer: Viewer) -> Json;
    /// What `seat` sees, and what it may say now, in order.
    fn view_and_offers(&self, seat: Seat) -> (Json, Vec<Offer>);
    /// The legal actions of `seat` without previews.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Judges and does. A refused action changes nothing.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), RefusedAct>;
    /// What [`act`](Self::act) would answer.
    fn check(&self, seat: Seat, action: &str) -> Result<(), RefusedAct>;
    /// Like [`act`](Self::act), but leaves draws to [`draw_due`](Self::draw_due) and
    /// [`wish`](Self::wish): for trying things out.
    fn say(&mut self, seat: Seat, action: &str) -> Result<(), RefusedAct>;
    /// Draws from the seed whatever is due.
    fn draw_due(&mut self);
    /// Draws what is written, if it could be drawn now.
    fn wish(&mut self, drawn: &str) -> Result<(), WishError>;
    fn undo(&mut self, seat: Seat) -> Result<(), Illegal>;
    fn can_undo(&self, seat: Seat) -> Undo;

    /// What happened from `ply` on, as `viewer` may know it.
    fn log(&self, from: u32, viewer: Viewer) -> Vec<LogEntry>;
    /// View, scores and seats to act when the record was `ply` long.
    fn view_at(&self, ply: u32, viewer: Viewer) -> (Json, Vec<i32>, Actor);

    /// The record from `ply` on, for storage: nothing is hidden.
    fn entries(&self, from: u32) -> Vec<EntryText>;
    /// States at the changes of the active seat that stand, from `ply` on, for storage.
    fn snapshots(&self, from: u32) -> Vec<(u32, Json)>;
    fn record(&self) -> Record;
    fn position(&self) -> Position;

    /// The thinking of a bot in that seat; `None` when the seat is not asked.
    fn bot_job(&self, seat: Seat, bot: &BotSpec, seed: u64) -> Option<BotJob>;
}

impl<G: Heuristic> AnyTable for Table<G> {
    fn slug(&self) -> &'static str {
        G::META.slug
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn options(&self) -> OptionTexts {
        write_options(self.game().options())
    }

    fn box_id(&self) -> BoxId {
        self.game().box_id()
    }

    fn components(&self) -> Value {
        self.game().components()
    }

    fn rules_version(&self) -> u16 {
        G::META.rules_version
    }

    fn ply(&self) -> u32 {
        Table::ply(self)
    }

    fn to_act(&self) -> Actor {
        Table::to_act(self)
    }

    fn scores(&self) -> Vec<i32> {
        Table::scores(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&Table::view(self, viewer))
    }

    fn view_and_offers(&self, seat: Seat) -> (Json, Vec<Offer>) {
        let view = Table::view(self, Viewer::Seat(seat));
        let preview = |action| json(&self.game().preview(&view, action));
        let offer = |action: G::Action| Offer {
            action: self.game().write_action(action),
            preview: preview(action),
        };
        let offers = Table::legal(self, seat).into_iter().map(offer).collect();
        (json(&view), offers)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        Table::legal(self, seat)
            .into_iter()
            .map(|action| self.game().write_action(action))
            .collect()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), RefusedAct> {
        let action = self.game().read_action(action)?;
        Table::act(self, seat, action)?;
        Ok(())
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), RefusedAct> {
        Ok(Table::check(self, seat, self.game().read_action(action)?)?)
    }

    fn say(&mut self, seat: Seat, action: &str) -> Result<(), RefusedAct> {
        let action = self.game().read_action(action)?;
        Table::say(self, seat, action)?;
        Ok(())
    }

    fn draw_due(&mut self) {
        Table::draw_due(self);
    }

    fn wish(&mut self, drawn: &str) -> Result<(), WishError> {
        let drawn = self.game().read_drawn(drawn)?;
        Table::wish(self, drawn).map(drop)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Illegal> {
        Table::undo(self, seat).map(drop)
    }

    fn can_undo(&self, seat: Seat) -> Undo {
        let refusal = Table::can_undo(self, seat).err().map(Into::into);
        Undo { allowed: refusal.is_none(), refusal }
    }

    fn log(&self, from: u32, viewer: Viewer) -> Vec<LogEntry> {
        let entry = |happened| log_entry(self.game(), happened, viewer);
        self.history(from).into_iter().map(entry).collect()
    }

    fn view_at(&self, ply: u32, viewer: Viewer) -> (Json, Vec<i32>, Actor) {
        let (game, state) = (self.game(), self.at(ply));
        let scores = game.scores(&state)[..usize::from(game.seats())].to_vec();
        (json(&game.view(&state, viewer)), scores, game.to_act(&state))
    }

    fn entries(&self, from: u32) -> Vec<EntryText> {
        Table::record(self)
            .iter()
            .skip(from as usize)
            .map(|entry| entry.write(self.game()))
            .collect()
    }

    fn snapshots(&self, from: u32) -> Vec<(u32, Json)> {
        let recent = Table::snapshots(self).iter().filter(|snapshot| snapshot.ply >= from);
        recent.map(|s| (s.ply, json(&self.game().position(&s.state)))).collect()
    }

    fn record(&self) -> Record {
        self.to_record()
    }

    fn position(&self) -> Position {
        Position::of(self.game(), self.state())
    }

    fn bot_job(&self, seat: Seat, bot: &BotSpec, seed: u64) -> Option<BotJob> {
        let legal = Table::legal(self, seat);
        let (game, view, bot) = (self.game().clone(), Table::view(self, Viewer::Seat(seat)), *bot);
        (!legal.is_empty()).then(|| -> BotJob {
            Box::new(move |mind| {
                let action = mind.bot(seat, bot, seed).choose(&game, seat, &view, &legal);
                game.write_action(action)
            })
        })
    }
}

fn log_entry<G: Game>(game: &G, happened: Happened<G>, viewer: Viewer) -> LogEntry {
    let (seat, action) = match happened.said {
        Said::Chance { .. } => (None, None),
        Said::Undo { seat, .. } => (Some(seat), Some("undo".to_owned())),
        Said::Act { seat, action } => {
            let hidden = happened.secret && !viewer.is(seat);
            (Some(seat), (!hidden).then(|| game.write_action(action)))
        }
    };
    let fact =
        |fact| serde_json::to_value(game.redact(fact, viewer)).expect("facts are plain data");
    let facts = happened.facts.iter().map(fact).collect();
    let Happened { ply, scores, undone, .. } = happened;
    LogEntry { ply, seat, action, facts, scores, undone }
}

fn json(value: &impl serde::Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect("views, previews and positions are plain data")
}
