//! Seeds and the randomness made from them.

use std::{fmt, str::FromStr};

use rand::SeedableRng;
use rand_chacha::ChaCha12Rng;
use sha2::{Digest, Sha256};

/// The secret a table's draws come from. Its [`hash`](Seed::hash) is shown at the start and the
/// seed itself at the end, so that anyone can check that nothing was chosen on the way.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct SeedError;

impl Seed {
    /// A small seed for experiments that anyone can type.
    pub fn small(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The commitment to this seed: SHA-256 in hexadecimal.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The generator of a table's `index`-th draw.
    ///
    /// A draw depends on the seed and on how many draws came before, and on nothing else: there is
    /// no generator state to store, doing a move again gives the same card, and two tables with one
    /// seed see the same stream of luck.
    pub fn draw(&self, index: u32) -> ChaCha12Rng {
        let mut rng = ChaCha12Rng::from_seed(self.0);
        rng.set_stream(u64::from(index));
        rng
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    /// A seed is a secret: it never reaches a log by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(of hash {}…)", &self.hash()[..8])
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(SeedError);
        }
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| SeedError)?;
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use rand::Rng;

    use super::*;

    #[test]
    fn a_seed_survives_its_text_and_hides_in_debug() {
        let seed = Seed::small(7);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
        assert_eq!("xyz".parse::<Seed>(), Err(SeedError));
        assert_eq!("+0".repeat(32).parse::<Seed>(), Err(SeedError));
    }

    #[test]
    fn draws_are_independent_of_each_other_and_repeatable() {
        let seed = Seed::small(7);
        assert_eq!(seed.draw(3).next_u64(), seed.draw(3).next_u64());
        assert_ne!(seed.draw(3).next_u64(), seed.draw(4).next_u64());
    }
}
