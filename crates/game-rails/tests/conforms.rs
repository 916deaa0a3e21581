//! The contract of `nets::conformance`, at every seat count and with every option.

use game_rails::{Action, AlvinVariant, Colour, Options, Payment, Rails, StartPlayer, TicketSet};
use nets::conformance::{self, Plan};
use tabletop::Game;

/// All small actions, and a sample of ticket choices.
fn every_action(game: &Rails) -> Vec<Action> {
    let map = game.map();
    let mut actions = vec![Action::Draw, Action::NoMarker, Action::Tickets, Action::Pass];
    actions.extend(
        (0..50).map(|n| {
            Action::Keep(TicketSet(0x0123_4567_89ab_cdef_u64.rotate_left(n) & !(!0 << 50)))
        }),
    );
    actions
        .extend(map.cities().flat_map(|c| [Action::Start(c), Action::Mark(c), Action::Alvin(c)]));
    actions.extend(Colour::ALL.map(Action::Take));
    actions.extend(map.lanes().map(Action::Claim));
    // Also such as no text can say: locomotives as cards of a colour.
    for colour in Colour::ALL {
        for n in 0..72 {
            let (cards, locomotives) = (n / 9, n % 9);
            actions.push(Action::Pay(Payment { colour, cards, locomotives }));
        }
    }
    actions.sort_unstable();
    actions.dedup();
    actions
}

fn conforms(seats: u8, alvin: AlvinVariant, games: u32) {
    let options = Options { alvin, start_player: StartPlayer::default() };
    let game = Rails::new(&Rails::default_box(), options, seats).unwrap();
    conformance::check(&game, &every_action(&game), &Plan { games, ..Plan::default() });
}

#[test]
fn two_players() {
    conforms(2, AlvinVariant::Off, 1);
}

#[test]
fn three_players_with_alvin() {
    conforms(3, AlvinVariant::On, 1);
}

#[test]
fn four_players() {
    conforms(4, AlvinVariant::Off, 1);
}

#[test]
fn five_players_with_alvin() {
    conforms(5, AlvinVariant::On, 1);
}

#[test]
fn six_players() {
    conforms(6, AlvinVariant::Off, 1);
}
