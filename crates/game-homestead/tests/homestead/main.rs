//! The rules of homestead, tested: a file for each chapter of `docs/rules/homestead.en.md`, then the
//! nets that hold whatever the chapters say. `§6.1`, `T12` and `A8` are the keys to search for.

mod common;

mod ch10_effects;
mod ch10_solo;
mod ch1_boxes;
mod ch1_components;
mod ch2_setup;
mod ch3_concepts;
mod ch4_between;
mod ch4_draft;
mod ch4_end;
mod ch4_turn;
mod ch5_building;
mod ch5_stars;
mod ch6_income;
mod ch6_orders;
mod ch7_bonus;
mod ch8_orders;
mod ch9_teams;

mod bots;
mod coverage;
mod games;
mod golden;
mod knowledge;
mod labels;
mod perft;
mod positions;
mod previews;
mod scribbles;
mod undo;
