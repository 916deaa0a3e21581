//! `trail.json`: the spaces in walking order, and the forks Craig looks at.

use serde::Deserialize;
use tabletop::{BoxError, BoxFiles};

use crate::{
    components::Zone,
    ops::{Op, Wanted},
    trail::{Fork, Kind, NODES, Node, Parts, Trail},
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    nodes: Vec<NodeRow>,
    off_trail_teepee_slots: Vec<OffTrail>,
    forks: Vec<ForkRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NodeRow {
    id: String,
    kind: String,
    next: Vec<String>,
    #[serde(default)]
    woods: bool,
    risk: Option<Op>,
    zone: Option<Zone>,
    slot: Option<u8>,
    value: Option<i8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OffTrail {
    id: String,
    value: i8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ForkRow {
    at: String,
    paths: Vec<Vec<String>>,
}

#[expect(clippy::too_many_lines, reason = "one check after the other, in the order of the file")]
pub(super) fn read(files: &BoxFiles, file: &str) -> Result<Trail, BoxError> {
    let rows: File = files.json(file)?;
    let whole = |reason: &str| BoxError::new(file, None, reason);
    let names: Vec<String> = rows
        .nodes
        .iter()
        .map(|row| row.id.clone())
        .chain(rows.off_trail_teepee_slots.iter().map(|row| row.id.clone()))
        .collect();
    if names.len() > NODES {
        return Err(whole(&format!("{} spaces are more than {NODES}", names.len())));
    }
    for (i, name) in names.iter().enumerate() {
        let plain = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
        if !plain || names[..i].contains(name) {
            let reason = "an id has letters and digits only and is used once";
            return Err(BoxError::new(file, Some(&format!("space {name:?}")), reason));
        }
    }
    let find = |entry: &str, name: &str| {
        let index = names.iter().position(|known| known == name);
        let unknown = || BoxError::new(file, Some(entry), &format!("unknown space {name:?}"));
        index.map(|i| Node(i as u8)).ok_or_else(unknown)
    };
    let mut parts = Parts {
        kinds: vec![],
        next: vec![],
        risks: vec![],
        woods: 0,
        hazards: Default::default(),
        teepees: vec![],
        forks: vec![],
        names: vec![],
    };
    let mut zones: [Vec<(u8, Node)>; 3] = Default::default();
    for (i, row) in rows.nodes.iter().enumerate() {
        let node = Node(i as u8);
        let entry = format!("space {}", row.id);
        let bad = |reason: &str| BoxError::new(file, Some(&entry), reason);
        let kind = match (row.kind.as_str(), row.zone, row.slot, row.value) {
            ("start", None, None, None) if i == 0 => Kind::Start,
            ("neutral", None, None, None) => {
                let count = parts.kinds.iter().filter(|k| matches!(k, Kind::Neutral(_))).count();
                Kind::Neutral(count as u8)
            }
            ("build", None, None, None) => Kind::Build,
            ("hazard", Some(zone), Some(slot), None) => {
                zones[zone.index()].push((slot, node));
                Kind::Hazard(zone)
            }
            ("teepee", None, None, Some(value)) => {
                parts.teepees.push((node, value));
                Kind::Teepee
            }
            ("kansas_city", None, None, None) if i + 1 == rows.nodes.len() => Kind::KansasCity,
            (kind, ..) => return Err(bad(&format!("a {kind:?} cannot stand here like this"))),
        };
        let mut next = vec![];
        for name in &row.next {
            let to = find(&entry, name)?;
            if to <= node || to.index() >= rows.nodes.len() {
                return Err(bad("roads lead to spaces listed later"));
            }
            next.push(to);
        }
        if next.is_empty() != (kind == Kind::KansasCity) {
            return Err(bad("every road goes on, and ends in Kansas City"));
        }
        if (row.woods || row.risk.is_some()) && kind != Kind::Build {
            return Err(bad("woods and risk actions belong to building slots"));
        }
        if !matches!(
            row.risk,
            None | Some(Op::Discard { card: Wanted::Breed(_) | Wanted::AnyCattle, .. })
        ) {
            return Err(bad("a risk action discards a cattle card"));
        }
        if row.woods {
            parts.woods |= node.bit();
        }
        parts.kinds.push(kind);
        parts.next.push(next);
        parts.risks.push(row.risk);
    }
    for row in &rows.off_trail_teepee_slots {
        parts.teepees.push((find("off_trail_teepee_slots", &row.id)?, row.value));
        parts.kinds.push(Kind::Teepee);
        parts.next.push(vec![]);
        parts.risks.push(None);
    }
    parts.teepees.sort_by_key(|(_, value)| *value);
    if parts.teepees.iter().any(|(_, value)| !(-20..=20).contains(value)) {
        return Err(whole("teepee slots are worth -20 to 20"));
    }
    for (slots, zone) in zones.iter_mut().zip(&mut parts.hazards) {
        slots.sort_unstable();
        *zone = slots.iter().map(|(_, node)| *node).collect();
    }
    let neutral = parts.kinds.iter().filter(|kind| matches!(kind, Kind::Neutral(_))).count();
    if neutral != 7 || !parts.kinds.contains(&Kind::KansasCity) {
        return Err(whole(&format!("{neutral} neutral slots: there are 7, and Kansas City (§1)")));
    }
    for row in &rows.forks {
        parts.forks.push(fork(file, row, &parts, &find)?);
    }
    parts.names = names;
    Trail::new(parts).map_err(|node| {
        let entry = format!("space {}", rows.nodes[node.index()].id);
        BoxError::new(file, Some(&entry), "too many roads lead from here")
    })
}

/// §24 Whole paths from a fork: each a chain of joined spaces, all to one place.
fn fork(
    file: &str,
    row: &ForkRow,
    parts: &Parts,
    find: &impl Fn(&str, &str) -> Result<Node, BoxError>,
) -> Result<Fork, BoxError> {
    let entry = format!("fork {}", row.at);
    let bad = |reason: &str| BoxError::new(file, Some(&entry), reason);
    let at = find(&entry, &row.at)?;
    let (mut paths, mut ends) = (vec![], vec![]);
    for names in &row.paths {
        let path = names.iter().map(|name| find(&entry, name)).collect::<Result<Vec<_>, _>>()?;
        let mut from = at;
        for &node in &path {
            if !parts.next.get(from.index()).is_some_and(|next| next.contains(&node)) {
                return Err(bad("a path goes from space to joined space"));
            }
            from = node;
        }
        ends.push(parts.next[from.index()].clone());
        paths.push(path);
    }
    let meet = ends.first().is_some_and(|end| end.len() == 1 && ends.iter().all(|e| e == end));
    if !(2..=4).contains(&paths.len()) || !meet {
        return Err(bad("two to four paths meet again at one place"));
    }
    Ok(Fork { at, paths })
}
