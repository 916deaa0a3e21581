//! Hidden information: what a viewer cannot know changes nothing that viewer receives.

use rand_chacha::ChaCha8Rng;

use tabletop::{Actor, Game, Seat, Table, Viewer};

/// Acts tried in both worlds at each decision. A game that lists thousands of places would be tried
/// for minutes, and what a place shows does not hang on which one it is.
const MOST_ACTS: usize = 48;

/// Compares the table with worlds each viewer must hold possible.
pub(super) fn check<G: Game>(
    table: &Table<G>,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut ChaCha8Rng,
) {
    let (game, state) = (table.game(), table.state());
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(state, viewer);
        let world = game.imagine(&view, rng);
        assert_eq!(game.view(&world, viewer), view, "imagining changes the view of {viewer:?}");
        assert_eq!(json(&game.view(&world, viewer)), json(&view));
        game.audit(&world).unwrap_or_else(|broken| panic!("an impossible world: {broken}"));
        assert_eq!(game.to_act(&world), game.to_act(state), "who acts is not in the view");
        if viewer.is(seat) {
            let mut there = vec![];
            game.legal(&world, seat, &mut there);
            assert_eq!(there, legal, "what {viewer:?} may do depends on what it cannot know");
        }
        // Of a long list some will do, from its beginning to its end.
        let some = legal.iter().step_by(legal.len().div_ceil(MOST_ACTS));
        for &action in some.filter(|&&a| game.check(&world, seat, a).is_ok()) {
            act_in_both(game, state, &world, seat, action, viewer);
            let mut after = *state;
            game.apply(&mut after, seat, action, &mut tabletop::Quiet);
            draw_twice(game, &after, viewer, rng);
        }
    }
}

/// The same act in two worlds a viewer cannot tell apart looks the same to that viewer.
fn act_in_both<G: Game>(
    game: &G,
    state: &G::State,
    world: &G::State,
    seat: Seat,
    action: G::Action,
    viewer: Viewer,
) {
    let secret = game.is_secret(state, seat, action);
    assert_eq!(secret, game.is_secret(world, seat, action), "secrecy depends on a secret");
    if game.reveals(state, seat, action) && viewer.is(seat) {
        return; // It shows its player something: the worlds may well part here.
    }
    let told = |mut state: G::State| {
        let mut facts = vec![];
        game.apply(&mut state, seat, action, &mut facts);
        let facts: Vec<String> = facts.iter().map(|f| json(&game.redact(f, viewer))).collect();
        (facts, json(&game.view(&state, viewer)), game.to_act(&state))
    };
    let (here, there) = (told(*state), told(*world));
    // An act may lay open what was hidden; then the worlds were different, and seen to be so.
    let (same_facts, same_view) = (here.0 == there.0, here.1 == there.1);
    assert!(same_view || !same_facts, "{viewer:?} is told less than is to be seen: {:?}", here.0);
    // The last of several secret choices shows them all, and so does the end; any other act shows
    // its player nothing, and of a secret one nobody hears more than can be seen.
    let closes = match game.to_act(state) {
        Actor::Together(asked) => here.2 != Actor::Together(asked.without(seat)),
        _ => here.2 == Actor::Nobody,
    };
    assert!(
        same_facts || !same_view || closes || !secret,
        "{viewer:?} is told more than is to be seen: {:?}, {:?}",
        here.0,
        there.0
    );
    if viewer.is(seat) && !closes {
        assert!(same_view, "{action:?}: its own player saw something new, yet it reveals nothing");
    }
}

/// Whatever is drawn: a viewer hears a difference exactly where it sees one.
fn draw_twice<G: Game>(game: &G, state: &G::State, viewer: Viewer, rng: &mut ChaCha8Rng) {
    if game.to_act(state) != Actor::Chance {
        return;
    }
    let mut told = || {
        let (mut after, mut facts) = (*state, vec![]);
        let drawn = game.draw(state, rng);
        assert!(game.can_be_drawn(state, drawn), "{drawn:?} was drawn but cannot be");
        let text = game.write_drawn(drawn);
        assert_eq!(game.read_drawn(&text), Ok(drawn), "{text} loses something");
        game.resolve(&mut after, drawn, &mut facts);
        let facts: Vec<String> = facts.iter().map(|f| json(&game.redact(f, viewer))).collect();
        (facts, json(&game.view(&after, viewer)))
    };
    let (one, other) = (told(), told());
    assert_eq!(one.0 == other.0, one.1 == other.1, "{viewer:?} hears what it does not see");
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views and facts are plain data")
}
