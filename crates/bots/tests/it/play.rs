//! How bots play, decision by decision. The figures of docs/bots.md are of bots that play like this: if
//! they are to play otherwise, `UPDATE_EXPECT=1` takes it over, and what they are worth has to be measured
//! again.

use std::fmt::Write;

use bots::{Bot, make};
use game_cattle::Cattle;
use game_homestead::Homestead;
use game_rails::Rails;
use game_wagons::Wagons;
use nets::Folder;
use tabletop::{Heuristic, Seed, Table, Viewer};

use crate::bots;

const HERE: Folder = Folder(env!("CARGO_MANIFEST_DIR"));
/// Real ones: where there is something to choose.
const DECISIONS: u32 = 30;

fn beginning<G: Heuristic>(seats: u8) -> String
where
    G::Options: Default,
{
    let game = G::new(&G::default_box(), G::Options::default(), seats).unwrap();
    let (mut table, _) = Table::open(game, Seed::small(7));
    let kinds = ["search:100", "greedy", "easy", "greedy"];
    let mut players: Vec<Box<dyn Bot<G>>> =
        (1..).zip(kinds).map(|(seed, kind)| make(&bots(kind)[0], seed)).collect();
    let (mut text, mut decided) = (format!("{} with {seats} seats\n", G::META.slug), 0);
    while decided < DECISIONS
        && let Some(seat) = table.to_act().seats().first()
    {
        let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        let action = players[seat.index()].choose(table.game(), seat, &view, &legal);
        if legal.len() > 1 {
            decided += 1;
            let said = table.game().write_action(action);
            writeln!(text, "{}: {said}", kinds[seat.index()]).unwrap();
        }
        table.act(seat, action).unwrap();
    }
    text
}

#[test]
fn bots_play_as_they_were_measured() {
    let games =
        [beginning::<Wagons>, beginning::<Homestead>, beginning::<Rails>, beginning::<Cattle>];
    let texts = games.iter().flat_map(|game| (2..=4).map(game));
    HERE.expect("golden/play.txt", &texts.collect::<Vec<_>>().join("\n"));
}
