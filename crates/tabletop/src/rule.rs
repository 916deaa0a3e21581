//! Refusals: typed, without allocation, and citing the rulebook.

use std::{fmt, ptr};

use serde::ser::{Serialize, SerializeStruct, Serializer};

/// A place in a rulebook. Declared once per game with [`rulebook!`](crate::rulebook).
#[derive(PartialEq, Eq, Debug)]
pub struct Rule {
    pub game: &'static str,
    pub section: &'static str,
    pub title: &'static str,
}

/// One way of breaking a rule. `code` is the key of its sentence in every language.
///
/// Reasons are declared, never made: each is itself and no other, whatever it says.
#[derive(Debug)]
pub struct Reason {
    pub rule: &'static Rule,
    pub code: &'static str,
    /// The sentence in English, for logs and for readers of the code.
    pub text: &'static str,
}

impl PartialEq for Reason {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self, other)
    }
}

impl Eq for Reason {}

/// Why an action is not legal. `Copy`: the generator makes thousands a second.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Illegal {
    pub reason: &'static Reason,
    /// What the rule asks for and what there is, where the rule counts something.
    pub count: Option<(i32, i32)>,
}

impl Illegal {
    #[inline]
    pub const fn because(reason: &'static Reason) -> Self {
        Self { reason, count: None }
    }

    #[inline]
    pub const fn short(reason: &'static Reason, need: i32, have: i32) -> Self {
        Self { reason, count: Some((need, have)) }
    }

    pub const fn code(&self) -> &'static str {
        self.reason.code
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reason { rule: Rule { game, section, title }, text, .. } = self.reason;
        f.write_str(text)?;
        if let Some((need, have)) = self.count {
            write!(f, " (need {need}, have {have})")?;
        }
        write!(f, " [{game} §{section} {title}]")
    }
}

impl fmt::Debug for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Illegal({self})")
    }
}

impl std::error::Error for Illegal {}

impl Serialize for Illegal {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Reason { rule: Rule { game, section, title }, code, .. } = self.reason;
        let mut out = to.serialize_struct("Refusal", 7)?;
        out.serialize_field("game", game)?;
        out.serialize_field("section", section)?;
        out.serialize_field("title", title)?;
        out.serialize_field("code", code)?;
        out.serialize_field("need", &self.count.map(|(need, _)| need))?;
        out.serialize_field("have", &self.count.map(|(_, have)| have))?;
        out.serialize_field("text", &self.to_string())?;
        out.end()
    }
}

/// Declares a game's sections and the ways of breaking them, in one place.
///
/// ```
/// tabletop::rulebook! {
///     "longhorn";
///     S2_1_PRICE = "2.1" "Buying cattle" {
///         CANNOT_PAY = "cannot-pay" "you have not enough coins";
///     }
/// }
/// assert_eq!(CANNOT_PAY.rule.section, "2.1");
/// assert_eq!(SECTIONS.len(), 1);
/// ```
#[macro_export]
macro_rules! rulebook {
    ($game:literal; $($rule:ident = $section:literal $title:literal {
        $($reason:ident = $code:literal $text:literal;)*
    })*) => {
        $(
            pub static $rule: $crate::Rule =
                $crate::Rule { game: $game, section: $section, title: $title };
            $(
                pub static $reason: $crate::Reason =
                    $crate::Reason { rule: &$rule, code: $code, text: $text };
            )*
        )*
        /// Every section that code answers for.
        pub static SECTIONS: &[&$crate::Rule] = &[$(&$rule),*];
        /// Every refusal the game can give.
        pub static REASONS: &[&$crate::Reason] = &[$($(&$reason,)*)*];
    };
}

/// Refusals that belong to the table itself, the same in every game.
pub mod core_rules {
    rulebook! {
        "core";
        UNDO = "undo" "Taking back" {
            NOTHING_TO_UNDO = "nothing-to-undo" "you have made no decision that could be taken back";
            OTHERS_ACTED = "others-acted" "another seat has acted since";
            NEWS = "news" "something new has been seen since";
        }
        SEATS = "seats" "Seats" {
            NO_SUCH_SEAT = "no-such-seat" "there is no such seat at this table";
        }
    }
}
