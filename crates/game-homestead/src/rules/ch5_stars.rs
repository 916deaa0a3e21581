//! Chapter 5 – Star requirements: what a card demands besides terrain and adjacency.

use tabletop::{Illegal, Reason};

use super::{
    AREA_TOO_SMALL, NO_TOWN_BESIDE, POST_TOO_NEAR, TOO_FEW_CELLS, TOO_FEW_CELLS_NEAR, TOO_FEW_NEAR,
    TOO_FEW_NEIGHBOURS, TOO_FEW_TYPES, TOO_NEAR, TOWN_TOO_SMALL,
    ch3_concepts::Survey,
    ch5_building::{Demands, Test},
};
use crate::{board::Ids, cells::Cells, components::Type, effects::Requirement, patch::Patch};

/// Adds what a star demands. What asks for one of something, or for none, is asked of all places at
/// once; what counts further is asked of each place that has one.
pub(super) fn demand(survey: &Survey<'_>, star: Requirement, demands: &mut Demands) {
    let ground = |ids: Ids| survey.game.ground_of(survey.board(), ids);
    let mut touches = |cells: Cells, min: u8, reason: &'static Reason| {
        demands.add(Test::Touches { cells, reason, count: Some((min.into(), 0)) });
        if min > 1 {
            demands.add(Test::Star(star));
        }
    };
    match star {
        Requirement::AdjacentCell { terrain, min } => {
            touches(survey.free(terrain).beside(), min, &TOO_FEW_CELLS);
        }
        Requirement::CellInRadius { terrain, radius, min } => {
            touches(survey.free(terrain).around(radius), min, &TOO_FEW_CELLS_NEAR);
        }
        Requirement::AdjacentBuilding { types, owner, min } => {
            let cells = ground(survey.buildings(types, owner)).beside();
            touches(cells, min, &TOO_FEW_NEIGHBOURS);
        }
        Requirement::BuildingInRadius { types, owner, radius, min } => {
            let cells = ground(survey.buildings(types, owner)).around(radius);
            touches(cells, min, &TOO_FEW_NEAR);
        }
        Requirement::AdjacentCityArea { min_size } => {
            let large = survey.city_areas().list().filter(|area| area.len() >= min_size.into());
            let towns = large.fold(Ids::NONE, Ids::or);
            let count = Some((min_size.into(), 0));
            let cells = ground(towns).beside();
            demands.add(Test::Touches { cells, reason: &NO_TOWN_BESIDE, count });
        }
        Requirement::NoBuildingInRadius { types, owner, radius } => {
            let near = ground(survey.buildings(types, owner)).around(radius);
            let cells = survey.game.parts.map.all.without(&near);
            demands.add(Test::Within { cells, reason: &TOO_NEAR, count: Some((0, 1)) });
        }
        Requirement::NoPostInRadius { radius } => {
            let near = ground(posts(survey)).around(radius);
            let cells = survey.game.parts.map.all.without(&near);
            demands.add(Test::Within { cells, reason: &POST_TOO_NEAR, count: None });
        }
        Requirement::CityAreaMin { .. }
        | Requirement::OwnAreaMin { .. }
        | Requirement::AdjacentOwnTypes { .. } => demands.add(Test::Star(star)),
    }
}

fn posts(survey: &Survey<'_>) -> Ids {
    let is_post = |id: &crate::board::Id| {
        let card = survey.board().building(*id).card.some();
        card.is_some_and(|card| survey.game.card(card).is_post)
    };
    let all = survey.board().ids().filter(is_post);
    all.fold(Ids::NONE, |all, id| all.or(Ids::only(id)))
}

/// The stars that count: the judge of one place, with the numbers.
pub(super) fn holds(survey: &Survey<'_>, tile: &Patch, star: Requirement) -> Result<(), Illegal> {
    let (reason, need, have): (&'static Reason, u8, u32) = match star {
        Requirement::AdjacentCell { terrain, min } => {
            (&TOO_FEW_CELLS, min, survey.free(terrain).count(tile.ring()))
        }
        Requirement::CellInRadius { terrain, radius, min } => {
            (&TOO_FEW_CELLS_NEAR, min, survey.free(terrain).count(tile.around(radius).rows()))
        }
        Requirement::AdjacentBuilding { types, owner, min } => {
            let beside = survey.neighbours(tile).and(survey.buildings(types, owner));
            (&TOO_FEW_NEIGHBOURS, min, beside.len())
        }
        Requirement::BuildingInRadius { types, owner, radius, min } => {
            let near = survey.near(tile, radius).and(survey.buildings(types, owner));
            (&TOO_FEW_NEAR, min, near.len())
        }
        Requirement::CityAreaMin { size } => {
            (&TOWN_TOO_SMALL, size, 1 + survey.town_beside(tile).len())
        }
        Requirement::OwnAreaMin { size } => {
            let area = survey.own_areas().joined(survey.neighbours(tile));
            (&AREA_TOO_SMALL, size, 1 + area.len())
        }
        Requirement::AdjacentOwnTypes { min } => {
            let beside = survey.neighbours(tile).and(survey.own);
            let there = |kind: &&Type| !beside.and(survey.board().of(**kind)).is_empty();
            (&TOO_FEW_TYPES, min, Type::ALL.iter().filter(there).count() as u32)
        }
        // Asked of all places at once.
        Requirement::AdjacentCityArea { .. }
        | Requirement::NoBuildingInRadius { .. }
        | Requirement::NoPostInRadius { .. } => return Ok(()),
    };
    if have >= u32::from(need) {
        Ok(())
    } else {
        Err(Illegal::short(reason, need.into(), have.cast_signed()))
    }
}
