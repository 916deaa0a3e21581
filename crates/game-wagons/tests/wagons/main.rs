//! The rules of wagons, tested: a file for each chapter of `docs/rules/wagons.en.md`, then the nets
//! that hold whatever the chapters say. `§5.3`, `T12` and `A7` are the keys to search for.

mod common;

mod ch10_double;
mod ch11_end;
mod ch13_options;
mod ch2_components;
mod ch3_setup;
mod ch4_turn;
mod ch5_1_pay;
mod ch5_2_place;
mod ch5_3_block;
mod ch5_4_move;
mod ch5_card;
mod ch6_scoring;
mod ch7_selling;
mod ch8_vp;
mod ch9_reshuffle;

mod bot;
mod coverage;
mod games;
mod golden;
mod perft;
mod positions;
mod previews;
mod properties;
mod scribbles;
mod undo;
mod views;
