//! A table at which one says what happens, in the words of records.

use serde_json::Value;
use tabletop::{Game, Seat, Table, Viewer};

/// Games add what their rulebooks speak of.
#[derive(Clone, Debug)]
pub struct Scene<G: Game>(pub Table<G>, Audited);

/// Whether every step is audited.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Audited {
    Yes,
    No,
}

impl<G: Game> Scene<G> {
    pub const fn at(table: Table<G>) -> Self {
        Self(table, Audited::Yes)
    }

    /// A table laid out by hand may lack pieces that do not matter; one that is whole stays whole.
    pub fn laid_out(table: Table<G>) -> Self {
        let whole = table.game().audit(table.state()).is_ok();
        Self(table, if whole { Audited::Yes } else { Audited::No })
    }

    pub fn state(&self) -> &G::State {
        self.0.state()
    }

    /// The seat that is asked, or the first of them.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        self.0.to_act().seats().first().expect("somebody is asked")
    }

    /// What is asked, as everybody sees it.
    pub fn asking(&self) -> Value {
        self.json(Viewer::Spectator)["asking"].take()
    }

    pub fn json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.0.view(viewer)).expect("views are plain data")
    }

    #[track_caller]
    pub fn read(&self, action: &str) -> G::Action {
        self.0.game().read_action(action).unwrap_or_else(|no| panic!("{action}: {no}"))
    }

    /// Who is asked says this, and nature what comes.
    #[track_caller]
    pub fn act(&mut self, action: &str) -> Vec<G::Fact> {
        self.act_drawing(action, &[])
    }

    /// Who is asked says this, and nature these things first.
    #[track_caller]
    pub fn act_drawing(&mut self, action: &str, draws: &[&str]) -> Vec<G::Fact> {
        self.act_as(self.asked(), action, draws)
    }

    #[track_caller]
    pub fn act_as(&mut self, seat: Seat, action: &str, draws: &[&str]) -> Vec<G::Fact> {
        let said = self.0.say(seat, self.read(action));
        let mut happened = vec![said.unwrap_or_else(|no| panic!("{action}: {no}"))];
        for wish in draws {
            let drawn = self.0.game().read_drawn(wish).unwrap_or_else(|no| panic!("{wish}: {no}"));
            happened.push(self.0.wish(drawn).unwrap_or_else(|no| panic!("{wish}: {no}")));
        }
        happened.extend(self.0.draw_due());
        if self.1 == Audited::Yes {
            self.0.game().audit(self.state()).unwrap_or_else(|broken| panic!("{action}: {broken}"));
        }
        happened.into_iter().flat_map(|happened| happened.facts).collect()
    }

    #[track_caller]
    pub fn acts(&mut self, actions: &[&str]) {
        for action in actions {
            self.act(action);
        }
    }

    /// Who is asked may not say this, because of `why`: section, code, and what it needs and has,
    /// as in "§8 cannot-pay 6/5". Nothing changes by it.
    #[track_caller]
    pub fn refuses(&mut self, action: &str, why: &str) {
        let seat = self.0.to_act().seats().first().unwrap_or_default();
        self.refuses_to(seat, action, why);
    }

    #[track_caller]
    pub fn refuses_to(&mut self, seat: Seat, action: &str, why: &str) {
        self.refuses_action(seat, self.read(action), why);
    }

    /// For what programs can say and no text can.
    #[track_caller]
    pub fn refuses_action(&mut self, seat: Seat, action: G::Action, why: &str) {
        let (before, ply) = (*self.state(), self.0.ply());
        let no = self.0.act(seat, action).expect_err("that should be refused");
        let count = no.count.map(|(need, have)| format!(" {need}/{have}")).unwrap_or_default();
        assert_eq!(format!("§{} {}{count}", no.reason.rule.section, no.code()), why);
        assert!((before, ply) == (*self.state(), self.0.ply()), "a refused action changes nothing");
        assert!(!self.0.legal(seat).contains(&action), "refused, but offered");
    }

    /// What may be said now.
    pub fn legal(&self) -> Vec<String> {
        let Some(seat) = self.0.to_act().seats().first() else { return vec![] };
        self.0.legal(seat).iter().map(|&action| self.0.game().write_action(action)).collect()
    }

    #[track_caller]
    pub fn offers(&self, action: &str) -> bool {
        let action = self.read(action);
        self.0.to_act().seats().first().is_some_and(|seat| self.0.legal(seat).contains(&action))
    }

    /// Why the game ended, once it has.
    pub fn reason(&self) -> Option<String> {
        self.0.outcome().map(|outcome| outcome.reason)
    }

    #[track_caller]
    pub fn places(&self) -> Vec<u8> {
        self.0.outcome().expect("the game is over").places
    }
}
