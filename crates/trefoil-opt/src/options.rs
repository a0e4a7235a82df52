//! What a caller asks of the pipeline.

use trefoil_ir::Intrinsic;

/// How much the passes do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum OptLevel {
    /// `-O0`: what targets need, and loops that ask to be unrolled.
    O0,
    /// `-O1`: sharing and simplifying, until nothing is left to do.
    O1,
    /// `-O2`: small `if`s become selects.
    O2,
    /// `-O3`: short loops that do not ask for it are unrolled too.
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

/// What a caller asks of the pipeline.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How much to do.
    pub level: OptLevel,
    /// Which intrinsics the target takes as they are; the rest are expanded.
    pub native: fn(Intrinsic) -> bool,
    /// Whether the structure of control flow must stay: for SPIR-V and DXBC.
    pub keep_structure: bool,
    /// Whether stores to memory of the group that nothing reads go, and what only they needed.
    pub drop_unread: bool,
    /// Whether products of matrices and vectors are found again: the target must take them as they are.
    pub multiply_matrices: bool,
    /// Whether a loop that says `[unroll]` must end after a number of iterations that is known, else an error.
    pub must_unroll: bool,
    /// Whether two resources that are used may not have the same registers, else an error.
    pub exclusive_registers: bool,
    /// Whether the verifier looks after each pass. Debug builds of trefoil always want it.
    pub verify: bool,
}
