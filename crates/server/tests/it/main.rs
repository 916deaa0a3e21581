//! The interface, asked over real connections of a real server on a real file.

mod common;
mod events;
mod levels;
mod life;
mod openapi;
mod pages;
mod problems;
mod records;
mod restart;
mod rights;
mod seats;
