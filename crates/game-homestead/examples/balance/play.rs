//! One game of bots, with somebody who counts.

use bots::{Bot, BotSpec};
use game_homestead::{Homestead, Pending};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Viewer};

use crate::tally::{Tally, Watch};

pub(crate) fn play(game: &Homestead, bots: &[BotSpec], seed: u64, tally: &mut Tally) {
    let mut luck = Pcg64Mcg::seed_from_u64(seed);
    let mut players: Vec<Box<dyn Bot<Homestead>>> =
        bots.iter().map(|bot| bots::make(bot, luck.next_u64())).collect();
    let (mut state, mut legal, mut facts) = (game.start(), vec![], vec![]);
    let mut watch = Watch::new(game, tally);
    loop {
        let actor = game.to_act(&state);
        match actor {
            Actor::Nobody => break,
            Actor::Chance => {
                let drawn = game.draw(&state, &mut luck);
                game.resolve(&mut state, drawn, &mut facts);
            }
            Actor::Seat(_) | Actor::Together(_) => {
                let seat = actor.seats().first().expect("somebody is asked");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                if matches!(state.pending, Pending::Play { .. }) {
                    watch.about_to_play(&state, seat, &legal);
                }
                let view = game.view(&state, Viewer::Seat(seat));
                let action = players[seat.index()].choose(game, seat, &view, &legal);
                game.apply(&mut state, seat, action, &mut facts);
            }
        }
        for fact in facts.drain(..) {
            watch.hear(&state, &fact);
        }
    }
    watch.end(&state);
}
