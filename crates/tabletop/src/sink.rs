//! Where rules report what happened.

/// Receives facts. Rules never format text. A fact is handed over as a closure, so that where
/// [`Quiet`] listens it is never even made: facts cost nothing in playouts.
pub trait Sink<F> {
    fn tell(&mut self, fact: impl FnOnce() -> F);
}

/// Nobody listens.
#[derive(Debug)]
pub struct Quiet;

impl<F> Sink<F> for Quiet {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> F) {}
}

impl<F> Sink<F> for Vec<F> {
    fn tell(&mut self, fact: impl FnOnce() -> F) {
        self.push(fact());
    }
}
