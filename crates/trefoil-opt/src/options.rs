//! Options of the pipeline.

use trefoil_ir::Intrinsic;

/// The optimisation level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum OptLevel {
    /// `-O0`: what targets require, and unrolling of loops with `[unroll]`.
    O0,
    /// `-O1`: common subexpressions and simplification, until nothing changes.
    O1,
    /// `-O2`: small `if`s become selects.
    O2,
    /// `-O3`: short loops without an attribute are unrolled too.
    #[default]
    O3,
}

impl OptLevel {
    /// Every level, the least first.
    pub const ALL: [OptLevel; 4] = [OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3];

    /// The level of a digit, as in `-O2`.
    ///
    /// ```
    /// use trefoil_opt::OptLevel;
    /// assert_eq!(OptLevel::from_digit("2"), Some(OptLevel::O2));
    /// assert_eq!(OptLevel::from_digit("s"), None);
    /// ```
    pub fn from_digit(digit: &str) -> Option<OptLevel> {
        let number = digit.parse::<usize>().ok().filter(|_| digit.len() == 1)?;
        Self::ALL.get(number).copied()
    }
}

/// Options of the pipeline.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The optimisation level.
    pub level: OptLevel,
    /// Whether an intrinsic is native to the target; others are expanded.
    pub native: fn(Intrinsic) -> bool,
    /// Whether control flow must stay structured, as SPIR-V and DXBC require.
    pub keep_structure: bool,
    /// Whether stores to group memory that is never read are removed, with the code that only they need.
    pub drop_unread: bool,
    /// Whether products of matrices and vectors are recognised, which the target must have as intrinsics.
    pub multiply_matrices: bool,
    /// Whether the target takes a field out of a word in one instruction.
    pub takes_fields: bool,
    /// Whether a computed index may choose among the rows of a control point that a hull shader has made.
    pub indexes_made_rows: bool,
    /// Whether structures and arrays are loaded and stored whole, and lanes alone, where that is less to write: for a target that has
    /// such values and addresses.
    pub access_whole: bool,
    /// Whether `[unroll]` is a hint that a loop keeps: what it costs decides, unless something in it must be constant.
    pub unroll_by_cost: bool,
    /// Whether sums and products of floats that may be regrouped are, however deep they are, as DXC does for DXIL and not for SPIR-V.
    pub regroup_floats: bool,
    /// Whether a loop with `[unroll]` and an unknown trip count is an error.
    pub must_unroll: bool,
    /// Whether used resources with overlapping registers are an error.
    pub exclusive_registers: bool,
    /// Whether the verifier runs after each pass, as it always does in debug builds of trefoil.
    pub verify: bool,
}
