//! The store on real files. One binary, so that it links once.

mod common;
mod files;
mod hand_overs;
mod people;
mod records;
