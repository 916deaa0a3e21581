//! Names of cards, tiles and sets, both ways.

use tabletop::Unreadable;

use super::Counts;
use crate::{
    Cattle,
    cards::{Card, Cards},
    components::{Building, CITIES, Hazard, Supply, Tile, letter},
};

/// A number of a set is from 1 to `most`.
pub(super) fn read_set(numbers: &[u8], most: u8) -> Result<u32, String> {
    let mut set = 0;
    for &number in numbers {
        if number == 0 || number > most || set & 1 << (number - 1) != 0 {
            return Err(format!("{number} is not one of 1 to {most}, or there twice"));
        }
        set |= 1 << (number - 1);
    }
    Ok(set)
}

pub(super) fn write_set(set: u32) -> Vec<u8> {
    (0..32).filter(|n| set & 1 << n != 0).map(|n| n + 1).collect()
}

fn text(unreadable: &Unreadable) -> String {
    unreadable.to_string()
}

impl Cattle {
    pub(super) fn read_cards(&self, counts: &Counts) -> Result<Cards, String> {
        let mut cards = Cards::NONE;
        for (name, &count) in counts {
            let card = self.read_card(name).map_err(|e| text(&e))?;
            if count > self.most_of(card) {
                return Err(format!("{count} cards {name}: the box has fewer (§2)"));
            }
            (0..count).for_each(|_| cards.add(card));
        }
        Ok(cards)
    }

    /// How many of a kind a pile can have.
    fn most_of(&self, card: Card) -> u8 {
        if card.is_objective() {
            self.parts.objective_deck.of(card)
        } else {
            self.parts.market.of(card).max(self.parts.start_deck.of(card))
        }
    }

    pub(super) fn read_supply(&self, name: &str) -> Result<Supply, String> {
        let found = Supply::all().find(|tile| self.tile_name(*tile) == name);
        found.ok_or_else(|| format!("{name:?} is no tile of the supply"))
    }

    pub(super) fn read_tiles(&self, counts: &Counts) -> Result<[u8; Supply::KINDS], String> {
        let mut tiles = [0; Supply::KINDS];
        for (name, &count) in counts {
            tiles[self.read_supply(name)?.index()] = count;
        }
        Ok(tiles)
    }

    pub(super) fn write_tiles(&self, tiles: &[u8; Supply::KINDS]) -> Counts {
        let there = Supply::all().filter(|tile| tiles[tile.index()] > 0);
        there.map(|tile| (self.tile_name(tile), tiles[tile.index()])).collect()
    }

    pub(super) fn read_hazards(&self, counts: &Counts) -> Result<[u8; Hazard::COUNT], String> {
        let mut hazards = [0; Hazard::COUNT];
        for (name, &count) in counts {
            match self.read_supply(name)? {
                Supply::Hazard(hazard) => hazards[usize::from(hazard.0)] = count,
                _ => return Err(format!("{name:?} is no hazard")),
            }
        }
        Ok(hazards)
    }

    pub(super) fn write_hazards(&self, hazards: &[u8; Hazard::COUNT]) -> Counts {
        let all = (0..).map(Hazard).zip(hazards).filter(|(_, count)| **count > 0);
        all.map(|(hazard, count)| (self.tile_name(Supply::Hazard(hazard)), *count)).collect()
    }

    pub(super) fn read_cities(&self, counts: &Counts) -> Result<[u8; CITIES], String> {
        let mut cities = [0; CITIES];
        for (name, &count) in counts {
            cities[usize::from(self.read_city(name).map_err(|e| text(&e))?)] = count;
        }
        Ok(cities)
    }

    pub(super) fn write_cities(&self, cities: &[u8; CITIES]) -> Counts {
        let there = (0..).zip(cities).filter(|(_, count)| **count > 0);
        there.map(|(city, count)| (self.city(city).to_owned(), *count)).collect()
    }

    pub(super) fn read_start_card(&self, name: Option<&String>) -> Result<Option<u8>, String> {
        let Some(name) = name else { return Ok(None) };
        let index = self.parts.start_objectives.iter().position(|card| card.name == *name);
        index.map(|i| Some(i as u8)).ok_or_else(|| format!("{name:?} is no start card"))
    }

    pub(super) fn write_start_card(&self, card: Option<u8>) -> Option<String> {
        card.map(|card| self.parts.start_objectives[usize::from(card)].name.clone())
    }

    pub(super) fn read_tile(&self, name: &str) -> Result<Tile, String> {
        let unknown = || format!("{name:?} is no tile of the trail");
        match name.split(' ').collect::<Vec<_>>()[..] {
            ["neutral", n] => {
                let found = (0..7).find(|&i| n.len() == 1 && n.starts_with(letter(i)));
                found.map(Tile::Neutral).ok_or_else(unknown)
            }
            ["private", owner, number] => {
                let owner: u8 = owner.parse().map_err(|_| unknown())?;
                let number: u8 = number.parse().map_err(|_| unknown())?;
                let fits = owner < self.seats.max(2) && (1..=10).contains(&number);
                fits.then(|| Tile::Private(Building::new(owner, number))).ok_or_else(unknown)
            }
            _ => match self.read_supply(name)? {
                Supply::Hazard(hazard) => Ok(Tile::Hazard(hazard)),
                Supply::Teepee(teepee) => Ok(Tile::Teepee(teepee)),
                Supply::Worker(_) => Err(unknown()),
            },
        }
    }

    pub(super) fn write_tile(&self, tile: Tile) -> String {
        match tile {
            Tile::Neutral(n) => format!("neutral {}", letter(n)),
            Tile::Private(b) => format!("private {} {}", b.owner(), b.number()),
            Tile::Hazard(hazard) => self.tile_name(Supply::Hazard(hazard)),
            Tile::Teepee(teepee) => self.tile_name(Supply::Teepee(teepee)),
        }
    }
}
