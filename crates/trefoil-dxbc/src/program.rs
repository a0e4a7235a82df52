//! The model of a token stream: instructions with their operands, declarations among them.

use crate::op::Op;
use smallvec::SmallVec;
use trefoil_dxcontainer::{ShaderModel, Stage};

/// A whole program.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// Stage.
    pub kind: Stage,
    /// Shader model.
    pub model: ShaderModel,
    /// Declarations, then code, as they stand.
    pub instructions: Vec<Instruction>,
}

/// Bits of an opcode token that say more about the opcode.
pub mod control {
    /// Clamp the result to 0 and 1.
    pub const SATURATE: u32 = 1 << 13;
    /// Test for not zero rather than zero.
    pub const NONZERO: u32 = 1 << 18;
    /// `resinfo` or `sampleinfo` gives integers.
    pub const RESINFO_UINT: u32 = 2 << 11;
    /// `sampleinfo` gives integers.
    pub const SAMPLEINFO_UINT: u32 = 1 << 11;
    /// `sync` waits for the threads of the group.
    pub const SYNC_THREADS: u32 = 1 << 11;
    /// `sync` orders group-shared memory.
    pub const SYNC_SHARED: u32 = 1 << 12;
    /// `sync` orders views within the group.
    pub const SYNC_UAV_GROUP: u32 = 1 << 13;
    /// `sync` orders views everywhere.
    pub const SYNC_UAV_GLOBAL: u32 = 1 << 14;
    /// A view is coherent across the device.
    pub const GLOBALLY_COHERENT: u32 = 1 << 16;
    /// A view is ordered by rasterisation.
    pub const RASTERIZER_ORDERED: u32 = 1 << 17;
    /// A structured view's counter keeps order.
    pub const ORDER_PRESERVING_COUNTER: u32 = 1 << 23;
    /// A constant buffer is indexed with values.
    pub const DYNAMIC_INDEXED: u32 = 1 << 11;
    /// Where dimensions, sampler modes, interpolation modes and their like begin.
    pub const MODE_SHIFT: u32 = 11;
    /// Precise results, one bit a component.
    pub const PRECISE_SHIFT: u32 = 19;
    /// All components of the result are precise.
    pub const PRECISE: u32 = 15 << PRECISE_SHIFT;

    /// Global flag: arithmetic may be reordered.
    pub const REFACTORING_ALLOWED: u32 = 1 << 11;
    /// Global flag: doubles.
    pub const DOUBLES: u32 = 1 << 12;
    /// Global flag: depth and stencil are tested first.
    pub const EARLY_DEPTH_STENCIL: u32 = 1 << 13;
    /// Global flag: raw and structured buffers in shader model 4.
    pub const RAW_AND_STRUCTURED: u32 = 1 << 14;
    /// Global flag: do not optimise.
    pub const SKIP_OPTIMIZATION: u32 = 1 << 15;
    /// Global flag: minimum precision.
    pub const MINIMUM_PRECISION: u32 = 1 << 16;
    /// Global flag: the double extensions of 11.1.
    pub const DOUBLE_EXTENSIONS: u32 = 1 << 17;
    /// Global flag: the shader extensions of 11.1.
    pub const EXTENSIONS_11_1: u32 = 1 << 18;
    /// Global flag: all resources are bound.
    pub const ALL_RESOURCES_BOUND: u32 = 1 << 19;
}

/// An instruction or declaration.
#[derive(Clone, Debug, PartialEq)]
pub struct Instruction {
    /// What it is.
    pub op: Op,
    /// Bits of its opcode token between opcode and length: see [`control`].
    pub controls: u32,
    /// Texel offsets of a sample, load or gather.
    pub offsets: Option<[i8; 3]>,
    /// Extended opcode tokens of other kinds (shader model 5.0 has some), as they stand.
    pub extended: Vec<u32>,
    /// Operands, those written first.
    pub operands: SmallVec<[Operand; 4]>,
    /// Plain words after the operands; custom data's words.
    pub words: Vec<u32>,
}

impl Instruction {
    /// An instruction with operands.
    pub fn new(op: Op, operands: impl IntoIterator<Item = Operand>) -> Instruction {
        Instruction {
            op,
            controls: 0,
            offsets: None,
            extended: Vec::new(),
            operands: operands.into_iter().collect(),
            words: Vec::new(),
        }
    }

    /// The same with control bits.
    pub fn with(mut self, controls: u32) -> Instruction {
        self.controls |= controls;
        self
    }

    /// The same with words at its end.
    pub fn words(mut self, words: &[u32]) -> Instruction {
        self.words = words.to_vec();
        self
    }
}

macro_rules! files {
    ($($(#[$doc:meta])* $name:ident = $value:literal $text:literal;)*) => {
        /// What an operand names.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum File { $($(#[$doc])* $name = $value,)* }

        impl File {
            /// The file of a number.
            pub const fn from_number(number: u32) -> Option<File> {
                match number { $($value => Some(File::$name),)* _ => None }
            }

            /// How listings spell it, before any index.
            pub const fn text(self) -> &'static str {
                match self { $(File::$name => $text,)* }
            }
        }
    };
}

files! {
    /// Temporary register.
    Temp = 0 "r";
    /// Input register.
    Input = 1 "v";
    /// Output register.
    Output = 2 "o";
    /// Temporary array.
    IndexableTemp = 3 "x";
    /// Immediate of 32-bit components.
    Immediate32 = 4 "l";
    /// Immediate of 64-bit components.
    Immediate64 = 5 "d";
    /// Sampler.
    Sampler = 6 "s";
    /// Read-only view.
    Resource = 7 "t";
    /// Constant buffer.
    ConstantBuffer = 8 "cb";
    /// The immediate constant buffer.
    ImmediateConstantBuffer = 9 "icb";
    /// Label.
    Label = 10 "label";
    /// Primitive id.
    PrimitiveId = 11 "vPrim";
    /// Depth.
    OutputDepth = 12 "oDepth";
    /// Nowhere.
    Null = 13 "null";
    /// The rasterizer.
    Rasterizer = 14 "rasterizer";
    /// Coverage out.
    OutputCoverage = 15 "oMask";
    /// Stream.
    Stream = 16 "m";
    /// Function body.
    FunctionBody = 17 "fb";
    /// Function table.
    FunctionTable = 18 "ft";
    /// Interface.
    Interface = 19 "fp";
    /// Function input.
    FunctionInput = 20 "fi";
    /// Function output.
    FunctionOutput = 21 "fo";
    /// Control point being made.
    OutputControlPointId = 22 "vOutputControlPointID";
    /// Fork instance.
    ForkInstanceId = 23 "vForkInstanceID";
    /// Join instance.
    JoinInstanceId = 24 "vJoinInstanceID";
    /// Control point read.
    InputControlPoint = 25 "vicp";
    /// Control point made before.
    OutputControlPoint = 26 "vocp";
    /// Patch constant read.
    PatchConstant = 27 "vpc";
    /// Place in the domain.
    DomainPoint = 28 "vDomain";
    /// `this`.
    ThisPointer = 29 "this";
    /// Writable view.
    Uav = 30 "u";
    /// Group-shared memory.
    GroupShared = 31 "g";
    /// `SV_DispatchThreadID`.
    ThreadId = 32 "vThreadID";
    /// `SV_GroupID`.
    ThreadGroupId = 33 "vThreadGroupID";
    /// `SV_GroupThreadID`.
    ThreadIdInGroup = 34 "vThreadIDInGroup";
    /// Coverage in.
    InputCoverage = 35 "vCoverage";
    /// `SV_GroupIndex`.
    ThreadIdInGroupFlattened = 36 "vThreadIDInGroupFlattened";
    /// Geometry shader instance.
    GsInstanceId = 37 "vGSInstanceID";
    /// Depth not less than the rasterizer's.
    OutputDepthGe = 38 "oDepthGE";
    /// Depth not greater than the rasterizer's.
    OutputDepthLe = 39 "oDepthLE";
    /// Cycle counter.
    CycleCounter = 40 "vCycleCounter";
    /// Stencil reference.
    OutputStencilRef = 41 "oStencilRef";
    /// Inner coverage.
    InnerCoverage = 42 "vInnerCoverage";
}

/// Which components an operand has and uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Select {
    /// None: samplers in declarations, `null`.
    None,
    /// One component without a name: scalars by nature, scalar immediates.
    Scalar,
    /// Those written; none for a vector of immediates.
    Mask(u8),
    /// One for each lane read.
    Swizzle([u8; 4]),
    /// One read for all lanes.
    Single(u8),
}

impl Select {
    /// All four in order.
    pub const XYZW: Select = Select::Swizzle([0, 1, 2, 3]);
}

/// An index of an operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Index<'a> {
    /// A number.
    pub number: u32,
    /// The register's component that it is added to.
    pub register: Option<&'a Operand>,
}

/// Most indices of an operand.
const MAX_INDICES: usize = 3;

/// The indices of an operand, at most three. Nearly all are plain numbers: registers lie apart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Indices {
    count: u8,
    numbers: [u32; MAX_INDICES],
    registers: Option<Box<[Option<Operand>; MAX_INDICES]>>,
}

impl Indices {
    /// Adds one; a fourth is none.
    pub fn push(&mut self, number: u32, register: Option<Operand>) {
        let at = usize::from(self.count);
        if at == MAX_INDICES {
            return;
        }
        self.numbers[at] = number;
        if register.is_some() {
            self.registers.get_or_insert_default()[at] = register;
        }
        self.count += 1;
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Index<'_>> {
        let registers = self.registers.as_deref();
        let register = move |at: usize| registers.and_then(|list| list[at].as_ref());
        (0..self.len()).map(move |at| Index { number: self.numbers[at], register: register(at) })
    }

    /// The registers that numbers are added to.
    pub fn registers(&self) -> impl Iterator<Item = &Operand> {
        self.registers.iter().flat_map(|list| list.iter().flatten())
    }
}

/// An operand.
#[derive(Clone, Debug, PartialEq)]
pub struct Operand {
    /// What it names.
    pub file: File,
    /// Components.
    pub select: Select,
    /// Negated, after the absolute value is taken.
    pub negate: bool,
    /// Absolute value.
    pub absolute: bool,
    /// Minimum precision number.
    pub min_precision: u8,
    /// Whether its index differs between lanes of a wave.
    pub non_uniform: bool,
    /// Indices, at most three.
    pub indices: Indices,
    /// An immediate's bits: one or four words.
    pub immediate: [u32; 4],
}

impl Operand {
    /// An operand without indices.
    pub fn new(file: File, select: Select) -> Operand {
        Operand {
            file,
            select,
            negate: false,
            absolute: false,
            min_precision: 0,
            non_uniform: false,
            indices: Indices::default(),
            immediate: [0; 4],
        }
    }

    /// An operand with one immediate index.
    pub fn register(file: File, number: u32, select: Select) -> Operand {
        Operand::new(file, select).index(number)
    }

    /// The same with one more index.
    pub fn index(mut self, number: u32) -> Operand {
        self.indices.push(number, None);
        self
    }

    /// The same with one more index: a register's component, and a number added to it.
    pub fn relative(mut self, register: Operand, number: u32) -> Operand {
        self.indices.push(number, Some(register));
        self
    }

    /// A scalar immediate.
    pub fn scalar(bits: u32) -> Operand {
        Operand { immediate: [bits, 0, 0, 0], ..Operand::new(File::Immediate32, Select::Scalar) }
    }

    /// A vector of immediates.
    pub fn vector(bits: [u32; 4]) -> Operand {
        Operand { immediate: bits, ..Operand::new(File::Immediate32, Select::Mask(0)) }
    }

    /// `null`.
    pub fn null() -> Operand {
        Operand::new(File::Null, Select::None)
    }
}
