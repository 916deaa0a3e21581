//! What the rulebook fixes: counts, and the limits of what a card can say.

use super::{
    TileRow,
    rows::{CardRow, File},
};
use crate::{
    components::{BUILDING_CARDS, ORDER_CARDS, POST_CARDS, SOLO_CARDS, TILES, Terrain, Type},
    effects::{BuildEffect, EndEffect, Paid, Requirement, SoloEffect, TollScope, Types},
    patch::WIDEST,
    pile::Card,
    tile::Shape,
};

/// No single number on a card is larger.
const MOST: i16 = 100;

/// §1 How many cards there are.
pub(super) fn cards(file: &File) -> Result<(), String> {
    let exactly = |what: &str, found: usize, wanted: usize| {
        let reason = || format!("{found} {what}: the box has {wanted} (§1)");
        (found == wanted).then_some(()).ok_or_else(reason)
    };
    let copies: usize = file.buildings.iter().map(|row| usize::from(row.count)).sum();
    exactly("building cards", copies, BUILDING_CARDS)?;
    exactly("order cards", file.orders.len(), ORDER_CARDS)?;
    exactly("trading posts", file.posts.len(), POST_CARDS)?;
    exactly("solo cards", file.solo_cards.len(), SOLO_CARDS)?;
    let starts = file.posts.iter().filter(|row| row.start_player).count();
    exactly("trading posts with the first-player mark", starts, 1)
}

/// §1 There is exactly one tile per card.
pub(super) fn tiles(
    cards: &[Card],
    copies: &[u8],
    tiles: &[TileRow],
    shapes: &[Shape],
) -> Result<(), String> {
    let total: usize = tiles.iter().map(|tile| usize::from(tile.count)).sum();
    if total != TILES {
        return Err(format!("{total} tiles: the box has {TILES} (§1)"));
    }
    for (number, tile) in tiles.iter().enumerate() {
        let users = cards.iter().zip(copies).filter(|(card, _)| usize::from(card.tile) == number);
        let needed: usize = users.map(|(_, &count)| usize::from(count)).sum();
        if needed != usize::from(tile.count) {
            let (kind, shape) = (tile.kind.name(), &shapes[usize::from(tile.shape)].name);
            let found = tile.count;
            return Err(format!("tile {kind} {shape}: {found} tiles for {needed} cards (§1)"));
        }
    }
    Ok(())
}

/// What a card of each type must and may say.
pub(super) fn fields(row: &CardRow, list: &str, size: usize) -> Result<(), String> {
    let wrong = |reason: &str| Err(reason.to_owned());
    match (list, row.kind) {
        ("card", Type::Order) => return wrong("an order belongs to the orders"),
        ("order", kind) if kind != Type::Order => return wrong("its type must be order"),
        ("post", kind) if kind != Type::City => return wrong("a trading post is a city building"),
        ("order" | "post", _) if row.count != 1 => return wrong("there is one of each"),
        _ => {}
    }
    if !(1..=4).contains(&row.count) {
        return wrong("there are 1 to 4 of a card");
    }
    let only = |terrain: Terrain| row.terrain == [terrain];
    match row.kind {
        Type::Forester if !only(Terrain::Forest) => return wrong("a forester is on forest (§6.1)"),
        Type::Mine if !only(Terrain::Mountain) => return wrong("a mine is on mountain (§6.2)"),
        Type::Production | Type::City if !only(Terrain::Steppe) => {
            return wrong("production and city buildings are on steppe (§6.4, §6.5)");
        }
        Type::Farm if row.terrain.contains(&Terrain::River) => {
            return wrong("a farm is on land (§6.3)");
        }
        _ if row.terrain.is_empty() => return wrong("it lies on no terrain"),
        _ => {}
    }
    if let Some(terrains) = &row.cell_terrain
        && (terrains.len() != size || terrains.iter().any(|t| !row.terrain.contains(t)))
    {
        return wrong("cell_terrain names a terrain of the card for each cell of the shape");
    }
    if row.river_cells.iter().any(|&cell| usize::from(cell) >= size) {
        return wrong("river_cells names cells the shape has not");
    }
    if !row.river_cells.is_empty() && row.kind != Type::Order {
        return wrong("only an order has river_cells (§6.6)");
    }
    if (row.kind == Type::Farm) != row.farm_symbol.is_some() {
        return wrong("every farm has a farm symbol, and nothing else has (§6.3)");
    }
    let carries = row.kind == Type::Production || row.kind == Type::City;
    if row.bonus.contains(&Type::Order) || row.bonus.len() > 2 || carries == row.bonus.is_empty() {
        return wrong("production, city and posts carry one or two bonus symbols, no order (§7)");
    }
    let sets = row.effects.iter().filter(|effect| effect["kind"] == "farm_set").count();
    if sets != usize::from(row.kind == Type::Farm) {
        return wrong("a farm pays by its set, once, and nothing else does (§6.3)");
    }
    Ok(())
}

fn types(types: Types) -> Result<(), String> {
    (types.0 != 0).then_some(()).ok_or_else(|| "it names no type".into())
}

fn radius(radius: u8) -> Result<(), String> {
    let fits = (1..=WIDEST).contains(&radius);
    fits.then_some(()).ok_or_else(|| format!("radius {radius} is not 1 to {WIDEST}"))
}

fn pay<E>(paid: &Paid<E>, free: bool) -> Result<(), String> {
    let fits = |n: i16| (1..=MOST).contains(&n);
    if free && (paid.dollars != 0 || paid.max.is_some()) {
        return Err("the farm table says what it pays".into());
    }
    if !free && !fits(paid.dollars) || !fits(paid.per) || paid.max.is_some_and(|max| !fits(max)) {
        return Err(format!("dollars, per and max are 1 to {MOST}"));
    }
    Ok(())
}

pub(super) fn build_effect(paid: &Paid<BuildEffect>, kind: Type) -> Result<(), String> {
    pay(paid, paid.effect == BuildEffect::FarmSet)?;
    match paid.effect {
        BuildEffect::RadiusCell { radius: r, .. } => radius(r),
        BuildEffect::SetsInRadius { radius: r, needs } => radius(r).and(types(needs)),
        BuildEffect::BuildingInRadius { types: t, radius: r, .. } => radius(r).and(types(t)),
        BuildEffect::AdjacentBuilding { types: t, .. } => types(t),
        BuildEffect::CityAreaNeighbour { types: t, .. } if kind == Type::City => types(t),
        BuildEffect::CityAreaNeighbour { .. }
        | BuildEffect::CityAreaSize
        | BuildEffect::CityAreaNeighbourTypes
        | BuildEffect::CityAreaCell { .. }
            if kind != Type::City =>
        {
            Err("only a city building stands in a city area (§6.5)".into())
        }
        BuildEffect::ForestAreaSize if kind != Type::Forester => {
            Err("only a forester is sure to stand in one forest area (§6.1)".into())
        }
        _ => Ok(()),
    }
}

pub(super) fn end_effect(paid: &Paid<EndEffect>) -> Result<(), String> {
    pay(paid, false)?;
    match paid.effect {
        EndEffect::OwnBuilding { types: t }
        | EndEffect::OwnBuildingNearCell { types: t, .. }
        | EndEffect::OwnBuildingOnTerrain { types: t, .. }
        | EndEffect::OwnBuildingTouchingOther { types: t }
        | EndEffect::OwnAreaSize { types: t }
        | EndEffect::OwnAreas { types: t, .. }
        | EndEffect::OwnTypeSets { needs: t } => types(t),
        EndEffect::OwnBuildingInRadius { types: t, radius: r } => radius(r).and(types(t)),
        _ => Ok(()),
    }
}

pub(super) fn requirement(requirement: Requirement, post: bool) -> Result<(), String> {
    let at_least = |min: u8| (min >= 1).then_some(()).ok_or_else(|| "the least is 1".to_owned());
    match requirement {
        Requirement::NoPostInRadius { radius: r } if post => radius(r),
        Requirement::NoPostInRadius { .. } => Err("only a trading post minds others (§2)".into()),
        Requirement::AdjacentCell { min, .. }
        | Requirement::CityAreaMin { size: min }
        | Requirement::AdjacentCityArea { min_size: min }
        | Requirement::OwnAreaMin { size: min }
        | Requirement::AdjacentOwnTypes { min } => at_least(min),
        Requirement::CellInRadius { radius: r, min, .. } => radius(r).and(at_least(min)),
        Requirement::AdjacentBuilding { types: t, min, .. } => types(t).and(at_least(min)),
        Requirement::BuildingInRadius { types: t, radius: r, min, .. } => {
            radius(r).and(types(t)).and(at_least(min))
        }
        Requirement::NoBuildingInRadius { types: t, radius: r, .. } => radius(r).and(types(t)),
    }
}

pub(super) fn solo_effect(effect: SoloEffect) -> Result<(), String> {
    match effect {
        SoloEffect::ForbidType { types: t } | SoloEffect::LimitType { types: t, .. } => types(t),
        SoloEffect::ForbidRadiusRival { radius: r } => radius(r),
        SoloEffect::Toll(toll) if !(1..=MOST).contains(&toll.dollars) => {
            Err(format!("dollars are 1 to {MOST}"))
        }
        SoloEffect::Toll(toll) => match toll.scope {
            TollScope::Any => Ok(()),
            TollScope::Types { types: t } => types(t),
            TollScope::NearRival { radius: r } => radius(r),
        },
        SoloEffect::MaxCells { cells: 0 } => Err("tiles have at least one cell".into()),
        SoloEffect::BlindDiscard { count } if count != 1 => {
            Err("more than one card a turn would empty the stacks too soon".into())
        }
        _ => Ok(()),
    }
}
