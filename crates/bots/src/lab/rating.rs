//! From counted games to claims about strength.

/// Two-sided 95 %.
pub(super) const Z: f64 = 1.96;
/// Two-sided 99.9 %, for those who look more than once.
pub(super) const Z_OFTEN: f64 = 3.29;

/// Wilson's interval around a rate observed in `n` independent trials. `n` may be a fraction: an
/// effective number of trials. `z` is the width in standard deviations.
pub(super) fn wilson(rate: f64, n: f64, z: f64) -> (f64, f64) {
    let z2 = z * z;
    let centre = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = z / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// Elo ratings with mean 0 from `points[a][b]`, what `a` scored against `b`: a win 1, a tie ½.
///
/// Maximum likelihood of the Bradley–Terry model by its classic iteration, with one tie added
/// between every pair, without which a bot that never lost would be infinitely strong.
pub(super) fn elo(points: &[Vec<f64>]) -> Vec<f64> {
    let n = points.len();
    let bots: f64 = points.iter().map(|_| 1.0).sum();
    let score = |a: usize, b: usize| points[a][b] + 0.5;
    let mut strength = vec![1.0_f64; n];
    for _ in 0..1000 {
        let update = |a: usize| {
            let others = || (0..n).filter(move |&b| b != a);
            let won: f64 = others().map(|b| score(a, b)).sum();
            let met = |b| (score(a, b) + score(b, a)) / (strength[a] + strength[b]);
            won / others().map(met).sum::<f64>()
        };
        let next: Vec<f64> = (0..n).map(update).collect();
        let mean = next.iter().map(|s| s.ln() / bots).sum::<f64>();
        strength = next.iter().map(|s| s / mean.exp()).collect();
    }
    strength.iter().map(|s| 400.0 * s.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let (low, high) = wilson(0.5, 100.0, Z);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3);
        let (low, high) = wilson(1.0, 10.0, Z);
        assert!((low - 0.7225).abs() < 1e-3 && high > 0.999_999);
    }

    #[test]
    fn three_wins_in_four_are_about_191_points() {
        let elo = elo(&[vec![0.0, 7500.0], vec![2500.0, 0.0]]);
        assert!((elo[0] - elo[1] - 190.8).abs() < 1.0, "{elo:?}");
        assert!((elo[0] + elo[1]).abs() < 1e-6);
    }
}
