//! Any bytes at all are played without a stumble. The fuzzer in `fuzz/` looks for more, by coverage.

use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_played(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        catalog::testing::play_bytes(&bytes);
    }

    #[test]
    fn words_that_are_nearly_actions_are_played(
        which: u8,
        seats: u8,
        said in prop::collection::vec(
            (0_u8..128, "(play|sell|score|pay|move|disc|claim|keep|take|mark|go|hire|build|place|pick) ?[A-Za-z0-9_+ -]{0,12}"),
            0..120,
        ),
    ) {
        let mut bytes = vec![which, seats, 7];
        for (choice, words) in said {
            bytes.extend([choice, 200]);
            bytes.extend(words.bytes());
            bytes.push(b'\n');
        }
        catalog::testing::play_bytes(&bytes);
    }
}
