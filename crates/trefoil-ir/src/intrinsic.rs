//! Intrinsics: one row each, with the name it has in text and what it may do.
//!
//! `spec/Intrinsics.td` declares them; the enumeration and its rows are generated from there.
//!
//! A name of the family [`Family::Llvm`] prints as `llvm.NAME`; one of [`Family::Target`] prints as `llvm.dx.NAME` or
//! `llvm.spv.NAME`, by the module's triple. Overload suffixes (`.v4f32`) are made by the printer and dropped by the
//! reader: the types of the operands say the same.

pub use crate::generated::intrinsics::Intrinsic;

use crate::function::Value;
use crate::generated::intrinsics::INFO;

/// Whose name an intrinsic has in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// `llvm.NAME`
    Llvm,
    /// `llvm.dx.NAME`, `llvm.spv.NAME`
    Target,
}

/// What a call of an intrinsic may do besides giving its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Nothing: equal operands give equal results, and an unused call may go.
    Pure,
    /// As `Pure` within one lane's flow of control, but the result depends on which lanes are active or on neighbours:
    /// the call may go when unused, and may not move to another block.
    Convergent,
    /// Reads memory that others may write; an unused call may go.
    Read,
    /// Writes memory or is seen from outside; stays, in its order.
    Write,
    /// As `Write`, and may not move to another block.
    ConvergentWrite,
}

/// The row of an intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct IntrinsicInfo {
    /// The name without family and overload.
    pub name: &'static str,
    /// Whose name that is.
    pub family: Family,
    /// What a call may do.
    pub effect: Effect,
    /// The least and the most operands a call has.
    pub operands: (u8, u8),
    /// How the result's type follows from the operands'.
    pub shape: Shape,
    /// What it is of.
    pub class: Class,
    /// Whether the result is the same for all lanes of a wave.
    pub uniformity: Uniformity,
    /// Whether it costs little enough to be computed where its result may not be wanted.
    pub is_cheap: bool,
    /// Where the operands of a sample stand.
    pub sample: SampleOperands,
}

/// What an intrinsic is of, for those who ask for a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Arithmetic, lane by lane.
    Math,
    /// Across the lanes of a vector.
    Vector,
    /// Between formats of numbers.
    Convert,
    /// Results of twice the width, and carries.
    Wide,
    /// Rows of the signatures.
    Signature,
    /// Inputs elsewhere than where the pipeline interpolates.
    Evaluate,
    /// Vertices and strips of a geometry shader's streams.
    Stream,
    /// What an invocation knows of itself.
    SystemValue,
    /// `discard`
    Discard,
    /// Rates of change between pixels.
    Derivative,
    /// Across the lanes of a wave.
    Wave,
    /// Across the lanes of a quad.
    Quad,
    /// Barriers.
    Barrier,
    /// Handles, and addresses in resources.
    Handle,
    /// Vulkan's alone.
    Vulkan,
    /// Loads, stores and atomic operations on a handle.
    Access,
    /// Sizes and positions of samples.
    Query,
    /// Samples of a texture.
    Sample,
    /// Gathers.
    Gather,
    /// Sampler feedback.
    Feedback,
    /// Levels of detail that a sample would use.
    Lod,
    /// Ray queries.
    RayQuery,
    /// Marks of a stack slot's life.
    Lifetime,
}

/// Whether an intrinsic's result is the same for all lanes of a wave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uniformity {
    /// Where the operands are.
    FromOperands,
    /// Whatever the operands.
    AlwaysUniform,
    /// In no case.
    NeverUniform,
    /// Where the group has one thread along the component.
    ByThread,
    /// Where the group has one thread.
    ByGroup,
    /// Where the number of the lane that is read is, the second operand.
    ByLane,
}

/// Where an operand stands that not every intrinsic of a class has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandIndex(u8);

impl OperandIndex {
    /// There is no such operand.
    pub(crate) const NONE: OperandIndex = OperandIndex(0);

    /// The operand of that number, which is not the first.
    pub(crate) const fn at(index: u8) -> Self {
        OperandIndex(index)
    }

    /// Whether the intrinsic has such an operand, though a call may leave it out when it is the last.
    #[inline]
    pub fn exists(self) -> bool {
        self.0 != 0
    }

    /// The operand, where the intrinsic has one and the call gives it.
    #[inline]
    pub fn of(self, operands: &[Value]) -> Option<Value> {
        if self.exists() { operands.get(usize::from(self.0)).copied() } else { None }
    }
}

/// Where the operands of a sample, gather or feedback stand, besides its texture, sampler and coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SampleOperands {
    /// What the texels are compared with.
    pub reference: OperandIndex,
    /// Added to the level.
    pub bias: OperandIndex,
    /// The level.
    pub lod: OperandIndex,
    /// Rate of change of the coordinates along x.
    pub ddx: OperandIndex,
    /// Rate of change of the coordinates along y.
    pub ddy: OperandIndex,
    /// Steps in texels.
    pub offset: OperandIndex,
    /// The least level.
    pub clamp: OperandIndex,
    /// Which channel a gather takes.
    pub channel: OperandIndex,
}

impl SampleOperands {
    /// What other intrinsics have.
    pub(crate) const NONE: SampleOperands = SampleOperands {
        reference: OperandIndex::NONE,
        bias: OperandIndex::NONE,
        lod: OperandIndex::NONE,
        ddx: OperandIndex::NONE,
        ddy: OperandIndex::NONE,
        offset: OperandIndex::NONE,
        clamp: OperandIndex::NONE,
        channel: OperandIndex::NONE,
    };
}

/// How the result's type follows from the operands', for the verifier and the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// All operands and the result have one type.
    Same,
    /// As `Same`, of floats.
    Floats,
    /// As `Same`, of integers.
    Ints,
    /// The result is a scalar of the first operand's lanes, which are floats.
    FloatScalar,
    /// The result is a scalar of the first operand's lanes, which are integers.
    IntScalar,
    /// The result has the lanes of the first operand, each an `i1`.
    LanesToFlags,
    /// The same, each an integer.
    LanesToInts,
    /// An `i1` for each lane of floats.
    FloatsToFlags,
    /// An integer for each lane of floats.
    FloatsToInts,
    /// An integer, of any width, for each lane of integers.
    IntsToInts,
    /// A float for each lane of integers.
    IntsToFloats,
    /// A double for each lane of pairs of words.
    WordsToDoubles,
    /// The result and all operands are `i32`.
    Words,
    /// The result and all operands are `i1`.
    Flags,
    /// An `i32` of flags.
    Count,
    /// The result's type is free, or given by the documentation.
    Free,
}

/// Names besides those of the table: of handles without a binding yet, and of bits counted in another width than the
/// operand's, which LLVM does not.
const OTHER_SPELLINGS: &[(&str, Intrinsic)] =
    &[("resource.handlefromimplicitbinding", Intrinsic::Handle), ("countbits", Intrinsic::CountBits)];

/// Whether the rest of a name spells types, as LLVM mangles them: another intrinsic's name may only start like this one's.
fn is_overload(tail: &str) -> bool {
    let Some(first) = tail.strip_prefix('.').map(|t| t.split('.').next().unwrap_or_default()) else {
        return false;
    };
    let digits = |prefix: &str| {
        first.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    matches!(first, "x" | "isVoid" | "Metadata")
        || ["i", "f", "p", "v", "a", "bf", "nxv"].iter().any(|p| digits(p))
        || ["s_", "sl_", "tdx", "tspirv"].iter().any(|p| first.starts_with(p))
}

impl Intrinsic {
    /// The row of this intrinsic.
    #[inline]
    pub fn info(self) -> &'static IntrinsicInfo {
        &INFO[self as usize]
    }

    /// What a call may do.
    #[inline]
    pub fn effect(self) -> Effect {
        self.info().effect
    }

    /// Where the operands of a sample, gather or feedback stand; none for the others.
    #[inline]
    pub fn sample_operands(self) -> SampleOperands {
        self.info().sample
    }

    /// The intrinsic with this number, as instructions hold it in `data`.
    #[inline]
    pub fn from_u32(value: u32) -> Option<Self> {
        Self::ALL.get(value as usize).copied()
    }

    /// The intrinsic that a name in text stands for, overload suffixes and all: the longest name that fits.
    pub fn from_text(name: &str) -> Option<Self> {
        let rest = name.strip_prefix("llvm.")?;
        let target = rest.strip_prefix("dx.").or_else(|| rest.strip_prefix("spv."));
        for (start, which) in OTHER_SPELLINGS {
            let tail = target.and_then(|t| t.strip_prefix(start));
            if tail.is_some_and(|t| t.is_empty() || is_overload(t)) {
                return Some(*which);
            }
        }
        let (family, rest) = match target {
            Some(rest) => (Family::Target, rest),
            None => (Family::Llvm, rest),
        };
        let fits = |i: &&Intrinsic| {
            let info = i.info();
            info.family == family
                && rest.strip_prefix(info.name).is_some_and(|tail| tail.is_empty() || is_overload(tail))
        };
        Self::ALL.iter().filter(fits).max_by_key(|i| i.info().name.len()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_with_and_without_overloads() {
        assert_eq!(Intrinsic::from_text("llvm.sin.v4f32"), Some(Intrinsic::Sin));
        assert_eq!(Intrinsic::from_text("llvm.dx.thread.id.in.group"), Some(Intrinsic::ThreadIdInGroup));
        assert_eq!(Intrinsic::from_text("llvm.spv.thread.id"), Some(Intrinsic::ThreadId));
        assert_eq!(Intrinsic::from_text("llvm.dx.sin"), None);
        for &i in Intrinsic::ALL {
            let prefix = if i.info().family == Family::Llvm { "llvm." } else { "llvm.dx." };
            assert_eq!(Intrinsic::from_text(&format!("{prefix}{}", i.info().name)), Some(i));
        }
    }
}
