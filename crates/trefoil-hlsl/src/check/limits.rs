//! How much work a source may ask for: candidates, default arguments, instances of templates.

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
