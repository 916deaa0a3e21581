//! A player who presses every key: what the fuzzer and a property test feed with bytes.

use tabletop::{OptionTexts, Seat, Seed};

use crate::{AnyTable, Setting, games};

/// A game is long enough to meet everything long before this.
const MOVES: usize = 4000;

/// Plays bytes as a game. The first choose game, seats and seed; of the others, each below 128 picks among the legal
/// actions, 128 takes back, and any other is followed by a line of text that is said as it is.
///
/// # Panics
/// If a legal action is refused, a refused one changes anything, or nobody is asked before the game is over.
pub fn play_bytes(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next();
    let (Some(which), Some(seats), Some(seed)) = (next(), next(), next()) else { return };
    let game = games()[usize::from(which) % games().len()];
    let (least, most) = (game.meta().min_seats, game.meta().max_seats);
    let seats = least + seats % (most - least + 1);
    let setting = Setting { options: OptionTexts::default(), seats, files: None };
    let mut table = game.open(&setting, Seed::small(seed.into())).expect("the box of the house");
    for _ in 0..MOVES {
        let Some(seat) = table.to_act().seats().first() else {
            assert!(table.outcome().is_some(), "nobody is asked, and it is not over");
            return;
        };
        let Some(byte) = next() else { return };
        match byte {
            0..128 => {
                let legal = table.legal(seat);
                let action = &legal[usize::from(byte) % legal.len()];
                table.act(seat, action).expect("a legal action is taken");
            }
            128 => unchanged_if_refused(table.as_mut(), |table| table.undo(seat).is_ok()),
            _ => {
                let line: Vec<u8> =
                    std::iter::from_fn(&mut next).take_while(|&b| b != b'\n').collect();
                let line = String::from_utf8_lossy(&line);
                let seat = Seat(byte % (seats + 1));
                unchanged_if_refused(table.as_mut(), |table| table.act(seat, &line).is_ok());
            }
        }
    }
}

fn unchanged_if_refused(table: &mut dyn AnyTable, what: impl FnOnce(&mut dyn AnyTable) -> bool) {
    let (ply, position) = (table.ply(), table.position().state);
    if !what(table) {
        assert_eq!(
            (table.ply(), table.position().state),
            (ply, position),
            "a refusal changes nothing"
        );
    }
}
