//! What the front end must know of the target.

/// What the front end must know of the target, by meaning: it never asks which target it is. Whoever knows the targets fills
/// in one of these for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetFacts {
    /// Whether operations come with a shader model and do not exist before it; else every model has them all.
    pub operations_need_models: bool,
    /// The shader model from which offsets of samples need not be constant.
    pub dynamic_offsets_since: Option<(u8, u8)>,
}
