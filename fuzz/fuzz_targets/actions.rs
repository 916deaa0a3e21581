//! Bytes are played as a game: some choose among the legal actions, some are typed as they are.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| catalog::testing::play_bytes(bytes));
