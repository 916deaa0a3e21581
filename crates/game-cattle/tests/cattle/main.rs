//! The rules of cattle, tested: files for the chapters of `docs/rules/cattle.en.md`, then the nets
//! that hold whatever the chapters say. `§6.1`, `case 20` and `R9` are the keys to search for.

mod common;

mod bot;
mod ch10_draw;
mod ch11_end;
mod ch12_scoring;
mod ch15_options;
mod ch22_craig;
mod ch24_craig_movement;
mod ch26_craig_specials;
mod ch2_boxes;
mod ch2_setup;
mod ch4_movement;
mod ch5_1_aux;
mod ch5_3_private;
mod ch5_location;
mod ch6_1_hire;
mod ch6_2_build;
mod ch6_3_buy;
mod ch6_small;
mod ch7_railway;
mod ch8_5_delivery;
mod ch8_kansas_city;
mod ch9_objectives;

mod coverage;
mod games;
mod golden;
mod perft;
mod positions;
mod previews;
mod properties;
mod reference;
mod scribbles;
mod views;
