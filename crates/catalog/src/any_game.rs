//! Any game, before it is on the table.

use std::marker::PhantomData;

use bots::BotSpec;
use serde_json::Value;
use tabletop::{
    BoxFiles, BoxId, EntryText, Heuristic, Meta, OptionTexts, Position, PositionError, Record,
    ReplayError, Seed, SetupError, Table, read_options, read_state,
};

use utoipa::{
    ToSchema,
    openapi::{RefOr, Schema},
};

use crate::{AnyTable, GameInfo, Lab, Level, OptionInfo, Players};

/// What is agreed before a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    pub options: OptionTexts,
    pub seats: u8,
    /// The box of the house when none is given.
    pub files: Option<BoxFiles>,
}

pub trait AnyGame: Lab + Send + Sync {
    fn meta(&self) -> Meta;
    fn info(&self) -> GameInfo;
    fn default_box(&self) -> BoxFiles;
    /// The shapes of the game's views, facts and previews, by name, with all that they refer to.
    fn schemas(&self) -> Vec<(String, RefOr<Schema>)>;
    /// Judges a box at the least and the most number of seats.
    fn check_box(&self, files: &BoxFiles) -> Result<BoxId, SetupError>;
    fn open(&self, setting: &Setting, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError>;
    /// Resumes a table of ours from storage.
    fn resume(
        &self,
        setting: &Setting,
        seed: Seed,
        entries: &[EntryText],
        snapshots: &[(u32, Value)],
    ) -> Result<Box<dyn AnyTable>, ReplayError>;
    /// Judges a record from outside.
    fn replay(
        &self,
        files: Option<&BoxFiles>,
        record: &Record,
    ) -> Result<Box<dyn AnyTable>, ReplayError>;
    /// A table that starts from a written position. Draws that are due are left to
    /// [`AnyTable::draw_due`] and [`AnyTable::wish`].
    fn set_up(
        &self,
        files: Option<&BoxFiles>,
        position: &Position,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, PositionError>;
}

/// The rules of `G` behind the seam.
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G: Heuristic> Of<G> {
    pub(crate) const NEW: Self = Self(PhantomData);

    pub(crate) fn game(setting: &Setting) -> Result<G, SetupError> {
        let files = setting.files.clone().unwrap_or_else(G::default_box);
        G::new(&files, read_options(&setting.options)?, setting.seats)
    }
}

impl<G: Heuristic> AnyGame for Of<G> {
    fn meta(&self) -> Meta {
        G::META
    }

    fn info(&self) -> GameInfo {
        let Meta { slug, min_seats, max_seats, rules_version, minutes, options } = G::META;
        GameInfo {
            slug: slug.into(),
            players: Players { min: min_seats, max: max_seats },
            rules_version,
            minutes,
            options: options.iter().map(OptionInfo::from).collect(),
            levels: Level::ALL.to_vec(),
            bots: BotSpec::NAMES.map(Into::into).to_vec(),
        }
    }

    fn default_box(&self) -> BoxFiles {
        G::default_box()
    }

    fn schemas(&self) -> Vec<(String, RefOr<Schema>)> {
        let mut schemas = vec![];
        add_schema::<G::View>(&mut schemas);
        add_schema::<G::Fact>(&mut schemas);
        add_schema::<G::Preview>(&mut schemas);
        schemas
    }

    fn check_box(&self, files: &BoxFiles) -> Result<BoxId, SetupError> {
        G::new(files, G::Options::default(), G::META.min_seats)?;
        G::new(files, G::Options::default(), G::META.max_seats).map(|game| game.box_id())
    }

    fn open(&self, setting: &Setting, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(Table::open(Self::game(setting)?, seed).0))
    }

    fn resume(
        &self,
        setting: &Setting,
        seed: Seed,
        entries: &[EntryText],
        snapshots: &[(u32, Value)],
    ) -> Result<Box<dyn AnyTable>, ReplayError> {
        let game = Self::game(setting)?;
        // A snapshot that can no longer be read only costs the way back to an older one.
        let read = |(ply, value): &(u32, Value)| Some((*ply, read_state(&game, value).ok()?));
        let snapshots: Vec<_> = snapshots.iter().filter_map(read).collect();
        Ok(Box::new(Table::resume(game, seed, entries, &snapshots)?))
    }

    fn replay(
        &self,
        files: Option<&BoxFiles>,
        record: &Record,
    ) -> Result<Box<dyn AnyTable>, ReplayError> {
        let files = files.cloned().unwrap_or_else(G::default_box);
        Ok(Box::new(Table::<G>::replay(&files, record)?))
    }

    fn set_up(
        &self,
        files: Option<&BoxFiles>,
        position: &Position,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, PositionError> {
        let files = files.cloned().unwrap_or_else(G::default_box);
        let (game, state) = position.set_up::<G>(&files)?;
        Ok(Box::new(Table::lay_out(game, seed, state)))
    }
}

fn add_schema<T: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
    schemas.push((T::name().into(), T::schema()));
    T::schemas(schemas);
}
