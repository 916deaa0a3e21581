//! The rules of rails, tested: a file for each chapter of `docs/rules/rails.en.md`, then the nets
//! that hold whatever the chapters say. `§6.1`, `case 12` and `R8` are the keys to search for.

mod common;

mod ch10_alvin;
mod ch2_boxes;
mod ch2_components;
mod ch3_setup;
mod ch4_turn;
mod ch5_cards;
mod ch5_display;
mod ch6_1_payment;
mod ch6_claim;
mod ch7_points;
mod ch8_marker;
mod ch9_end;
mod ch9_tickets;

mod bot;
mod coverage;
mod games;
mod golden;
mod knowledge;
mod perft;
mod positions;
mod previews;
mod properties;
mod scribbles;
mod undo;
mod views;
mod ways;
