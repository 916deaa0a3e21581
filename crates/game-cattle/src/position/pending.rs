//! Open questions as people write them: the name of the question, with its details by name.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    Cattle,
    cards::Card,
    components::{CITIES, MAX_PLAYERS, STATIONS},
    ops::{Op, Wanted},
    parts::OpId,
    state::{Pending, Used},
    trail::Node,
};

/// `"move"`, `{"local": {"at": "FR1", "used": 0}}`, `{"hire": {"change": -2, "optional": true}}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PendingText(pub Value);

impl Cattle {
    pub(super) fn write_pending(&self, pending: Pending) -> PendingText {
        let mut value = serde_json::to_value(pending).expect("questions are plain data");
        each_field(&mut value, &mut |key, field| {
            let index = field.as_u64().unwrap_or_default() as usize;
            match key {
                "at" | "from" => *field = self.parts.trail.names[index].clone().into(),
                "op" => *field = self.parts.op_names[index].clone().into(),
                "first" => *field = self.name(Card(index as u8)).into(),
                "city" => *field = self.parts.cities[index].name.clone().into(),
                _ => {}
            }
        });
        PendingText(value)
    }

    pub(super) fn read_pending(&self, text: &PendingText) -> Result<Pending, String> {
        let mut value = text.0.clone();
        let mut wrong = None;
        each_field(&mut value, &mut |key, field| {
            let Some(name) = field.as_str() else { return };
            let index = match key {
                "at" | "from" => self.parts.trail.read(name).map(Node::index),
                "op" => self.parts.op_names.iter().position(|known| known == name),
                "first" => self.read_card(name).ok().map(|card| usize::from(card.0)),
                "city" => self.read_city(name).ok().map(usize::from),
                _ => None,
            };
            match index {
                Some(index) => *field = index.into(),
                None => wrong = Some(format!("{key}: {name:?} is not known")),
            }
        });
        if let Some(wrong) = wrong {
            return Err(wrong);
        }
        let pending: Pending = serde_json::from_value(value).map_err(|e| e.to_string())?;
        self.in_range(pending)
            .then_some(pending)
            .ok_or_else(|| format!("{} is out of range", text.0))
    }

    /// Every number of a question stands for something in the box.
    fn in_range(&self, pending: Pending) -> bool {
        let place = |at: Node| at.index() < self.parts.trail.kinds.len();
        let discards = |op: OpId, pair: bool| match self.parts.ops.get(usize::from(op.0)) {
            Some(Op::Discard { card, .. }) => !pair || *card == Wanted::Pair,
            _ => false,
        };
        match pending {
            Pending::Masters { station } => station < 5,
            Pending::Neutrals { slot } => slot < 7,
            Pending::FirstTiles { left } => left <= 7,
            Pending::StartCards { player } | Pending::Deal { player } => {
                usize::from(player) < MAX_PLAYERS
            }
            Pending::TurnUp { left } | Pending::Remove { left } => (1..=2).contains(&left),
            Pending::Draw { left, drawn } => left.saturating_add(drawn) <= 20 && left > 0,
            Pending::Local { at, used } => place(at) && used.0 <= Used::ALL.0,
            Pending::Adjacent { from } => place(from),
            Pending::Step { most } | Pending::Walk { most } => (1..=7).contains(&most),
            Pending::Hire { change, .. } => (-20..=20).contains(&change),
            Pending::Build { rate, .. } => rate <= 20,
            // §6.3 The last cowboy may be turning two more cards up.
            Pending::Buy { cowboys, begun } => cowboys <= 6 && (cowboys > 0 || begun),
            Pending::Discard { op, .. } => discards(op, false),
            Pending::DiscardSecond { op, first } => {
                discards(op, true)
                    && first.kind() < self.parts.cattle.len()
                    && !first.is_objective()
            }
            Pending::PutBack { left } => left > 0,
            Pending::DrawUpTo { most, .. } | Pending::Forward { most, .. } => {
                (1..=20).contains(&most)
            }
            Pending::Back { steps } => (1..=20).contains(&steps),
            Pending::Upgrade { station }
            | Pending::StationDisc { station }
            | Pending::Master { station } => usize::from(station) < STATIONS,
            Pending::Foresight { column } | Pending::CraigColumn { column } => column < 3,
            Pending::Deliver { most, .. } => most <= 200,
            Pending::CityDisc { city, .. }
            | Pending::Links { city }
            | Pending::Transport { city } => usize::from(city) < CITIES,
            Pending::Certify { count } => count <= 20,
            Pending::Hazard { pay, .. } => pay <= 50,
            Pending::Money { amount } => amount <= 50,
            _ => true,
        }
    }
}

fn each_field(value: &mut Value, change: &mut impl FnMut(&str, &mut Value)) {
    let Value::Object(variant) = value else { return };
    for fields in variant.values_mut().filter_map(Value::as_object_mut) {
        let fields: &mut Map<String, Value> = fields;
        for (key, field) in fields {
            change(key, field);
        }
    }
}
