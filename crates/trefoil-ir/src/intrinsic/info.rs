//! The row of an intrinsic, and the types of its columns.

/// The prefix of an intrinsic's name in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// `llvm.NAME`
    Llvm,
    /// `llvm.dx.NAME`, `llvm.spv.NAME`
    Target,
}

/// The side effects of a call of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// None: equal operands give equal results, and an unused call may be removed.
    Pure,
    /// As `Pure` for one lane, but the result depends on which lanes are active or on neighbours: an unused call may be
    /// removed, but calls may not move to another block.
    Convergent,
    /// Reads memory that may be written elsewhere; an unused call may be removed.
    Read,
    /// Writes memory or is otherwise observable; calls stay, in order.
    Write,
    /// As `Write`, and may not move to another block.
    ConvergentWrite,
}

/// The row of an intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct IntrinsicInfo {
    /// The name without family and overload.
    pub name: &'static str,
    /// The prefix of that name.
    pub family: Family,
    /// The side effects.
    pub effect: Effect,
    /// The least and the most operands a call has.
    pub operands: (u8, u8),
    /// How the result's type follows from the operands'.
    pub shape: Shape,
    /// A bit for each operand that is a constant in every module.
    pub constants: u32,
    /// Whether LLVM has a form of this name with other operands.
    pub has_other_form: bool,
    /// The class.
    pub class: Class,
    /// Whether the result is the same for all lanes of a wave.
    pub uniformity: Uniformity,
    /// Whether it is cheap enough to be speculated.
    pub is_cheap: bool,
    /// The positions of a sample's operands.
    pub sample: SampleOperands,
}

/// The class of an intrinsic.
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
    /// Inputs evaluated at another place in the pixel.
    Evaluate,
    /// Vertices and strips of a geometry shader's streams.
    Stream,
    /// Outputs of mesh shaders, and the dispatch of amplification shaders.
    Mesh,
    /// System values.
    SystemValue,
    /// `discard`
    Discard,
    /// Screen-space derivatives.
    Derivative,
    /// Across the lanes of a wave.
    Wave,
    /// Across the lanes of a quad.
    Quad,
    /// Barriers.
    Barrier,
    /// Handles, and addresses in resources.
    Handle,
    /// Vulkan only.
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
    /// Hit objects.
    HitObject,
    /// Inputs, outputs and records of the nodes of work graphs.
    Node,
    /// Operations and system values of ray tracing shaders.
    RayTracing,
    /// Lifetime markers.
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

/// The position of an optional operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandIndex(u8);

impl OperandIndex {
    /// There is no such operand.
    pub(crate) const NONE: OperandIndex = OperandIndex(0);

    /// The operand with this index, which is not 0.
    pub(crate) const fn at(index: u8) -> Self {
        OperandIndex(index)
    }

    /// Whether the intrinsic has the operand; a call may omit it when it is the last.
    #[inline]
    pub fn exists(self) -> bool {
        self.0 != 0
    }

    /// The operand, where the intrinsic has it and the call gives it.
    #[inline]
    pub fn of<T: Copy>(self, operands: &[T]) -> Option<T> {
        if self.exists() { operands.get(usize::from(self.0)).copied() } else { None }
    }
}

/// The positions of the operands of a sample, gather or feedback besides texture, sampler and coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SampleOperands {
    /// The comparison value.
    pub reference: OperandIndex,
    /// The bias of the level of detail.
    pub bias: OperandIndex,
    /// The level of detail.
    pub lod: OperandIndex,
    /// The gradient of the coordinates along x.
    pub ddx: OperandIndex,
    /// The gradient of the coordinates along y.
    pub ddy: OperandIndex,
    /// The offset in texels.
    pub offset: OperandIndex,
    /// The minimal level of detail.
    pub clamp: OperandIndex,
    /// The channel of a gather.
    pub channel: OperandIndex,
}

impl SampleOperands {
    /// No operands, for other intrinsics.
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
    /// As `Floats`, of vectors of three.
    ThreeFloats,
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
    /// An `i32` for each lane of `float`.
    FloatsToInts,
    /// An `i32` for each lane of integers.
    IntsToInts,
    /// A `float` for each lane of `i32`.
    IntsToFloats,
    /// A double for each lane of pairs of words.
    WordsToDoubles,
    /// The result and all operands are `i32`.
    Words,
    /// The result and all operands are `i1`.
    Flags,
    /// An `i32` of flags.
    Count,
    /// As `Ints`, with a last operand of `i1`.
    IntsWithFlag,
    /// An `i1` of all lanes of the operand.
    LanesToFlag,
    /// Two vectors of floats and a scalar, to a vector.
    Refraction,
    /// A `float` and two vectors of two lanes, to a `float`.
    DotOntoFloat,
    /// Words, the last operand and the result four of them.
    WordsOntoFour,
    /// A pair of words for each lane of doubles.
    DoublesToWordPairs,
    /// A pair of the operands' own type, which is of integers.
    IntsToPairs,
    /// As the two operands, which are integers, with an `i1` for each lane.
    IntsWithCarry,
    /// A number, by operands of `i32`.
    WordsToNumber,
    /// As `WordsToNumber`; the first operand may be the number itself, as it was loaded.
    Evaluated,
    /// A `float`, by operands of `i32`.
    WordsToFloat,
    /// Nothing, of two `i32` and a number.
    StoredByWords,
    /// Nothing, of operands of `i32`.
    WordsToVoid,
    /// Nothing, of three `i32`, a number and another `i32`.
    StoredByFourWords,
    /// Nothing, of three `i32` and a pointer.
    PointerByWords,
    /// Nothing, of an `i1`.
    FlagToVoid,
    /// Four words, of an `i1`.
    FlagToFourWords,
    /// Four words, of a number.
    NumberToFourWords,
    /// The type of the first operand, a number; the second is an `i32`.
    NumberByWord,
    /// The type of the first operand, a number, with a mask of lanes, an operation and a flag.
    ByMask,
    /// An `i32` of an `i1` and a mask of lanes.
    FlagToCount,
    /// Two floats, of an `i32`.
    WordToTwoFloats,
    /// A pointer, of a handle.
    HandleToPointer,
    /// A number, of an `i32` and a default of the same type.
    NumberByDefault,
    /// Each by itself: the result, and the operands in order.
    Typed(TypeSet, &'static [TypeSet]),
    /// Anything at all: nothing checks it.
    Free,
}

/// What a result or an operand may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeSet {
    /// Any type.
    Any,
    /// `void`
    Void,
    /// `i1`
    Flag,
    /// `i8`
    Byte,
    /// `i32`
    Word,
    /// `i64`
    Long,
    /// A scalar float of any width.
    Real,
    /// `i32`, or a vector of them.
    Words,
    /// Floats of any width, or a vector of them.
    Reals,
    /// `float`
    Float,
    /// `float`, or a vector of them.
    Floats,
    /// `<2 x float>`
    TwoFloats,
    /// A scalar or a vector of floats or integers.
    Number,
    /// A number that is no vector.
    Scalar,
    /// The type of the result.
    Result,
    /// A number, or a structure of numbers.
    Loaded,
    /// An address.
    Pointer,
    /// A handle of any resource.
    Resource,
    /// A handle of a buffer of formatted elements.
    TypedBuffer,
    /// A handle of a buffer of bytes or structures.
    RawBuffer,
    /// A handle of a constant buffer, or one read as such.
    CBuffer,
    /// A handle of a texture, or of its feedback.
    Texture,
    /// A handle of a sampler, or of a texture that holds its own.
    Sampler,
    /// A type of the target that is no resource: of hit objects, nodes and their records.
    Target,
}
