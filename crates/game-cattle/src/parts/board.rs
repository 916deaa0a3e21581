//! `board.json` and `player.json`: money, fees, the job market, railway, cities; the player board.

use std::collections::BTreeMap;

use serde::Deserialize;
use tabletop::{BoxError, BoxFiles};

use super::{ByPlayers, City, Link, OpId, Ops, Station, exactly};
use crate::{
    components::{CITIES, ROWS, STATIONS, Worker},
    ops::Op,
    track::{Space, Track},
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    start_money: [u8; 4],
    fees: ByPlayers<Fees>,
    job_market: JobMarket,
    railroad: Railroad,
    stations: Vec<StationRow>,
    cities: Vec<CityRow>,
    city_links: Vec<LinkRow>,
}

#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fees {
    green: u8,
    black: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct JobMarket {
    row_cost: [u8; ROWS],
    cattle_refill_when_token_leaves_row: Vec<u8>,
    token_vp: i16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Railroad {
    last: u8,
    crossings_after_space: Vec<u8>,
    end_bonus: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Corner {
    White,
    Dark,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StationRow {
    space: serde_json::Number,
    cost: u8,
    vp: i16,
    corner: Corner,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: String,
    value: u8,
    corner: Corner,
    #[serde(default)]
    repeat: bool,
    #[serde(default)]
    each_disc: EachDisc,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct EachDisc {
    money_now: u8,
    vp_end: i16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LinkRow {
    between: [String; 2],
    #[serde(default)]
    vp_end: i16,
    #[serde(default)]
    take_objective: u8,
}

pub(super) struct Board {
    pub(super) track: Track,
    pub(super) start_money: [u8; 4],
    pub(super) fees: [[u8; 2]; 3],
    pub(super) row_cost: [u8; ROWS],
    pub(super) refill_rows: u16,
    pub(super) token_vp: i16,
    pub(super) end_bonus: u8,
    pub(super) stations: [Station; STATIONS],
    pub(super) cities: [City; CITIES],
    pub(super) links: Vec<Link>,
}

pub(super) fn read(files: &BoxFiles, file: &str) -> Result<Board, BoxError> {
    let rows: File = files.json(file)?;
    let bad = |entry: &str, reason: &str| BoxError::new(file, Some(entry), reason);
    let fees = rows.fees.each().map(|fees| [fees.green, fees.black]);
    let mut refill_rows = 0;
    for &row in &rows.job_market.cattle_refill_when_token_leaves_row {
        if !(1..=ROWS as u8).contains(&row) {
            return Err(bad("job_market", &format!("there is no row {row}")));
        }
        refill_rows |= 1 << (row - 1);
    }
    let last = rows.railroad.last;
    if !(1..=60).contains(&last) {
        return Err(bad("railroad", "the last space is 1 to 60"));
    }
    let (mut spaces, mut stations) = (vec![], vec![]);
    for (number, row) in (1..).zip(&rows.stations) {
        let entry = format!("station {number}");
        let space: Space = row.space.to_string().parse().unwrap_or_default();
        let fits = if number == STATIONS {
            space == Space::numbered(last)
        } else {
            space.is_turnout() && space < Space::numbered(last)
        };
        if !fits || spaces.last().is_some_and(|s| *s >= space) {
            return Err(bad(&entry, "stations lie on turnouts n.5 in order, the tenth at the end"));
        }
        spaces.push(space);
        stations.push(Station { cost: row.cost, vp: row.vp, dark: row.corner == Corner::Dark });
    }
    let spaces = exactly(file, "stations", spaces)?;
    let mut crossings = 0u64;
    for &space in &rows.railroad.crossings_after_space {
        if space >= last {
            return Err(bad("railroad", &format!("no crossing lies after space {space}")));
        }
        crossings |= 1 << space;
    }
    let mut cities: Vec<City> = vec![];
    for row in &rows.cities {
        let plain = |c: char| c.is_ascii_lowercase() || c == '_';
        let entry = format!("city {}", row.id);
        if row.id.is_empty() || !row.id.chars().all(plain) {
            return Err(bad(&entry, "an id has lower-case letters and _ only"));
        }
        if cities.last().is_some_and(|before| before.value >= row.value) || row.value > 60 {
            return Err(bad(&entry, "cities are listed by value, up to 60"));
        }
        if cities.iter().any(|city| city.name == row.id) {
            return Err(bad(&entry, "the id is used twice"));
        }
        cities.push(City {
            name: row.id.clone(),
            value: row.value,
            dark: row.corner == Corner::Dark,
            repeat: row.repeat,
            money: row.each_disc.money_now,
            vp: row.each_disc.vp_end,
        });
    }
    let cities: [City; CITIES] = exactly(file, "cities", cities)?;
    if cities[0].value != 0 || !cities[0].repeat {
        return Err(bad("cities", "the first is Kansas City: value 0, again and again (§8.5)"));
    }
    if !cities[CITIES - 1].repeat {
        return Err(bad("cities", "the last is San Francisco, again and again (§8.5)"));
    }
    let mut links = vec![];
    for row in &rows.city_links {
        let entry = format!("link {}-{}", row.between[0], row.between[1]);
        let find = |name: &String| cities.iter().position(|city| city.name == *name);
        let [Some(a), Some(b)] = row.between.each_ref().map(find) else {
            return Err(bad(&entry, "unknown city"));
        };
        if a == b || cities[a].repeat || cities[b].repeat || row.take_objective > 1 {
            return Err(bad(&entry, "a link joins two cities that take one disc each"));
        }
        let between = [a as u8, b as u8];
        links.push(Link { between, vp: row.vp_end, objective: row.take_objective == 1 });
    }
    Ok(Board {
        track: Track::new(last, spaces, crossings),
        start_money: rows.start_money,
        fees,
        row_cost: rows.job_market.row_cost,
        refill_rows,
        token_vp: rows.job_market.token_vp,
        end_bonus: rows.railroad.end_bonus,
        stations: exactly(file, "stations", stations)?,
        cities,
        links,
    })
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFile {
    hand: u8,
    steps: ByPlayers<[u8; 3]>,
    certificate_limits: [u8; 3],
    worker_vp: i16,
    slot_actions: BTreeMap<Worker, BTreeMap<u8, Op>>,
}

pub(super) struct PlayerBoard {
    pub(super) hand: u8,
    pub(super) steps: [[u8; 3]; 3],
    pub(super) certificate_limits: [u8; 3],
    pub(super) worker_vp: i16,
    pub(super) slots: [[Option<OpId>; 7]; 3],
}

pub(super) fn read_player(
    files: &BoxFiles,
    file: &str,
    ops: &mut Ops,
) -> Result<PlayerBoard, BoxError> {
    let rows: PlayerFile = files.json(file)?;
    let bad = |entry: &str, reason: &str| BoxError::new(file, Some(entry), reason);
    let steps = rows.steps.each();
    if steps.iter().any(|[base, left, right]| {
        *base == 0 || u16::from(*base) + u16::from(*left) + u16::from(*right) > 7
    }) {
        return Err(bad("steps", "a step limit is 1 to 7"));
    }
    if !(1..=8).contains(&rows.hand) {
        return Err(bad("hand", "a hand limit is 1 to 8"));
    }
    let limits = rows.certificate_limits;
    let on_track = |limit: &u8| crate::components::CERTIFICATE_TRACK.contains(limit);
    if !limits.iter().all(on_track) || !limits.is_sorted() {
        return Err(bad("certificate_limits", "limits are positions of the track, in order"));
    }
    let mut slots = [[None; 7]; 3];
    for (worker, row) in rows.slot_actions {
        for (slot, op) in row {
            let entry = format!("slot_actions, {worker} {slot}");
            if !(2..=6).contains(&slot) {
                return Err(bad(&entry, "slots 2 to 6 can show an action"));
            }
            let known = matches!(
                op,
                Op::RemoveHazard { .. }
                    | Op::TradeTeepee
                    | Op::Build { .. }
                    | Op::Hire { .. }
                    | Op::Discard { .. }
            );
            if !known {
                return Err(bad(&entry, "a slot cannot show that action"));
            }
            let id = ops.add(op, format!("slot {worker} {slot}"));
            slots[worker.index()][usize::from(slot)] = Some(id);
        }
    }
    Ok(PlayerBoard {
        hand: rows.hand,
        steps,
        certificate_limits: limits,
        worker_vp: rows.worker_vp,
        slots,
    })
}
