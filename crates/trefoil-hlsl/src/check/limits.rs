//! How much work a source may ask for: nesting, candidates, default arguments, instances of templates.

/// How deep expressions may nest, default arguments included: what the stack of any thread has room for.
pub(in crate::check) const USUAL_NESTING: u32 = 1536;
/// How deep they may nest on a thread with room.
pub(in crate::check) const MAX_NESTING: u32 = 4 * USUAL_NESTING;

/// What has been used up of each bound.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::check) struct Limits {
    /// How many candidates calls have looked at.
    pub considered: usize,
    /// How many default arguments calls have used.
    pub defaults: u32,
    /// How many instances of templates there are.
    pub instances: u32,
}
