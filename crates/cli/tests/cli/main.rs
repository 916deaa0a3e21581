//! The real binary, as people and scripts run it.

mod boxes;
mod common;
mod docs;
mod figures;
mod help;
mod lab;
mod records;
mod serving;
mod stores;
mod trial;
