//! What a watched run finds: things that the language leaves undefined, and numbers that went bad.

use crate::program::DxilOp;
use crate::world::Binding;

/// An instruction of the bitcode, by its function and its number in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site {
    /// The function.
    pub function: u32,
    /// The instruction.
    pub instruction: u32,
}

/// Which invocation did it: the thread of a dispatch, the pixel, or the vertex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Invocation(pub [u32; 3]);

/// What is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// Elements of a structured or typed buffer, or texels in a row.
    Elements(Binding),
    /// Bytes of a raw or a constant buffer.
    Bytes(Binding),
    /// Texels.
    Texels(Binding),
    /// Bytes of the group's memory.
    Group,
    /// Bytes of an array of a lane's own.
    Array,
    /// Bytes of a constant array.
    Table,
}

/// How something is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Access {
    Read,
    Write,
    Atomic,
}

/// Where an undefined value counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Use {
    /// It decides a branch, a switch or a discard.
    Branch,
    /// It says where something is accessed.
    Address,
    /// It is stored where others see it.
    Store(Target),
    /// It is an output of the stage.
    Output,
    /// It is printed or asserted.
    Message,
    /// Group memory is read that nobody has written.
    GroupRead,
}

/// What an operation was done on, for those that made a bad number.
#[derive(Clone, Debug, PartialEq)]
pub enum Operation {
    /// LLVM's binary operator of a number.
    Binary(u8),
    /// A conversion.
    Convert,
    /// One of DXIL's.
    Op(DxilOp),
    /// A power, of its base and its exponent.
    Power,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    /// Sound numbers gave what is none, or an infinite one.
    BadNumber {
        /// By what.
        operation: Operation,
        /// The operands.
        operands: Vec<f64>,
        /// Whether it is infinite, rather than no number.
        infinite: bool,
    },
    /// An integer is divided by zero.
    DivisionByZero {
        /// What is divided.
        value: i64,
        /// Whether it was the remainder that was asked for.
        remainder: bool,
    },
    /// An access beyond the end.
    OutOfBounds {
        /// Of what.
        target: Target,
        /// How.
        access: Access,
        /// Where: an element, a byte, or a texel's coordinates and layer.
        at: [u32; 3],
        /// How much there is.
        size: [u32; 3],
        /// How many of the numbers count.
        dimensions: u8,
    },
    /// Something undefined counts.
    Uninitialised(Use),
    /// Two invocations access one place, at least one writes, and nothing orders them.
    Race {
        /// What.
        target: Target,
        /// Where in it.
        at: u32,
        /// How, here.
        access: Access,
        /// How, at the other place.
        other: Access,
    },
    /// Not all threads of the group come to a barrier.
    DivergentBarrier,
    /// An operation on differences between pixels where not all pixels of a quad are.
    DivergentDerivative(DxilOp),
    /// A lane is read that does not take part.
    InactiveLane {
        /// The lane.
        lane: u32,
    },
}

/// Something that was found, folded over all that did it at that place.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// What, the first time.
    pub wrong: Wrong,
    /// Where.
    pub site: Site,
    /// Who, the first time.
    pub who: Invocation,
    /// The other access of a race, and who did it.
    pub other: Option<(Site, Invocation)>,
    /// How often.
    pub count: u64,
}

/// What a watched run looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checks {
    /// Numbers that become no numbers.
    pub nan: bool,
    /// Numbers that become infinite.
    pub infinity: bool,
    /// Divisions of integers by zero.
    pub division: bool,
    /// Accesses beyond the end.
    pub bounds: bool,
    /// Undefined values that count.
    pub uninitialised: bool,
    /// Races.
    pub race: bool,
    /// Barriers, differences and lanes in divergent control flow.
    pub divergence: bool,
}

impl Checks {
    /// All of them.
    pub const ALL: Checks = Checks {
        nan: true,
        infinity: true,
        division: true,
        bounds: true,
        uninitialised: true,
        race: true,
        divergence: true,
    };
    /// None of them.
    pub const NONE: Checks = Checks {
        nan: false,
        infinity: false,
        division: false,
        bounds: false,
        uninitialised: false,
        race: false,
        divergence: false,
    };
}
