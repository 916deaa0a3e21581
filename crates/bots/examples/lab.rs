use bots::lab::*;
use game_wagons::Wagons;
use tabletop::Game;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let bots: Vec<bots::BotSpec> = a[2].split(',').map(|b| b.parse().unwrap()).collect();
    let n: u8 = a[3].parse().unwrap();
    let plan = Plan {
        games: a[4].parse().unwrap(),
        seed: a.get(5).map_or(1, |s| s.parse().unwrap()),
        jobs: a.get(6).map_or(1, |s| s.parse().unwrap()),
    };
    let game = Wagons::new(&Wagons::default_box(), Default::default(), n).unwrap();
    match a[1].as_str() {
        "sim" => println!("{:#?}", sim(&game, &bots, &plan, &|_| ()).unwrap()),
        "arena" => {
            for b in arena(&game, &bots, &plan, &|_| ()).unwrap().bots {
                println!(
                    "{:14} games {} win {:.3} [{:.3}, {:.3}] place {:.2} margin {:.2} elo {:.0}",
                    b.bot, b.games, b.win_rate, b.low, b.high, b.mean_place, b.mean_margin, b.elo
                )
            }
        }
        _ => panic!(),
    }
}
