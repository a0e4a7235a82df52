//! A program ready to be executed: functions in registers, blocks and their order, resources, signatures.
//!
//! Every scalar has a register of its own; vectors, structures and arrays lie in consecutive ones. A register holds a
//! value for each lane of a wave, in 64 bits.

use std::ops::Range;
pub use trefoil_dxil::ops::{DxilOp, Stage};

/// A register's number within its function.
pub type Reg = u32;

/// The type of a register's value: how many bits count and how arithmetic reads them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Scalar {
    I1,
    I8,
    I16,
    I32,
    I64,
    /// An integer of another width, up to 64 bits: optimisers make such where no more bits count.
    Odd(u8),
    F16,
    F32,
    F64,
    Pointer,
}

impl Scalar {
    /// The bits that count.
    pub fn bits(self) -> u32 {
        match self {
            Scalar::I1 => 1,
            Scalar::I8 => 8,
            Scalar::I16 | Scalar::F16 => 16,
            Scalar::I32 | Scalar::F32 => 32,
            Scalar::I64 | Scalar::F64 | Scalar::Pointer => 64,
            Scalar::Odd(bits) => bits.into(),
        }
    }

    /// Bytes in memory; a bit takes a byte, and other widths as much as the next that has a type.
    pub fn bytes(self) -> u32 {
        self.bits().div_ceil(8).next_power_of_two()
    }

    /// Whether it is a real number.
    pub fn is_float(self) -> bool {
        matches!(self, Scalar::F16 | Scalar::F32 | Scalar::F64)
    }
}

/// How an operand of `getelementptr` and other steps between addresses are scaled.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The index.
    pub index: Reg,
    /// Its bits: it is signed.
    pub bits: u32,
    /// Bytes from one element to the next.
    pub stride: u32,
}

/// An instruction without control flow.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "fields are operands and results, by LLVM's names")]
pub enum Inst {
    /// LLVM's binary operators, by their number in bitcode.
    Binary {
        op: u8,
        ty: Scalar,
        fast: bool,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    /// LLVM's comparisons, by the number of the predicate in bitcode.
    Compare {
        predicate: u8,
        ty: Scalar,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    /// LLVM's conversions, by their number in bitcode.
    Cast {
        op: u8,
        from: Scalar,
        to: Scalar,
        dst: Reg,
        a: Reg,
    },
    Select {
        dst: Reg,
        condition: Reg,
        a: Reg,
        b: Reg,
    },
    Copy {
        dst: Reg,
        a: Reg,
    },
    /// The address of an object of the lane's own, whose contents become undefined.
    Alloca {
        dst: Reg,
        object: u32,
    },
    /// An address and that many bytes.
    Offset {
        dst: Reg,
        base: Reg,
        bytes: i64,
    },
    /// An address and that many elements.
    Index {
        dst: Reg,
        base: Reg,
        step: Step,
    },
    Load {
        ty: Scalar,
        dst: Reg,
        pointer: Reg,
    },
    Store {
        ty: Scalar,
        pointer: Reg,
        value: Reg,
    },
    AtomicRmw {
        op: u8,
        ty: Scalar,
        dst: Reg,
        pointer: Reg,
        value: Reg,
    },
    CmpXchg {
        ty: Scalar,
        dst: Reg,
        pointer: Reg,
        compare: Reg,
        new: Reg,
    },
    /// A call of a function of the program; its arguments lie in the operand pool.
    Call {
        function: u32,
        dst: Reg,
        arguments: Range<u32>,
    },
    /// An operation of DXIL: the operands, without the opcode, lie in the pool.
    Op {
        op: DxilOp,
        ty: Scalar,
        fast: bool,
        dst: Reg,
        count: u32,
        operands: Range<u32>,
    },
    /// A resource of a library: the address of its variable becomes a handle.
    LibraryHandle {
        dst: Reg,
        pointer: Reg,
    },
    /// What SPIR-V's shaders may ask of the launch, and DXIL's may not.
    Launch {
        dst: Reg,
        asked: Launch,
    },
}

/// A question about the launch.
#[derive(Clone, Copy, Debug)]
pub enum Launch {
    /// How many groups there are along an axis.
    Groups(u32),
    /// How many waves a group has.
    Waves,
    /// The number of a wave in its group.
    Wave,
    /// Where the pixel lies along an axis.
    Pixel(u32),
}

/// A way from one block to another, with the copies that its phis ask for, to be done in their order.
#[derive(Clone, Debug)]
pub struct Edge {
    /// The block.
    pub to: u32,
    /// Indices into [`Function::copies`].
    pub copies: Range<u32>,
}

/// How a block ends.
#[derive(Clone, Debug)]
pub enum Exit {
    /// The lanes leave the function; the values lie in consecutive registers.
    Return(Reg, u32),
    /// The program is undefined where this is reached.
    Unreachable,
    /// On to a block.
    Goto(Edge),
    /// To one of two blocks.
    Branch(Reg, Edge, Edge),
    /// By value; the default comes last.
    Switch(Reg, Vec<(u64, Edge)>, Edge),
}

/// A basic block.
#[derive(Clone, Debug)]
pub struct Block {
    /// Its instructions, as indices into [`Function::insts`].
    pub insts: Range<u32>,
    /// Its end.
    pub exit: Exit,
}

/// Which blocks go before which when lanes are in several; made by `compile/flow.rs`.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// Words of a row.
    pub(crate) words: usize,
    /// A row for each block: a bit for each that comes after it.
    pub(crate) reached: Vec<u64>,
}

/// The register space of the buffer that messages go to.
pub const REPORT_SPACE: u32 = 0xffff_ff00;

impl Program {
    /// The buffer that messages are stored to, by its place among the resources.
    pub(crate) fn message_buffer(&self) -> Option<u32> {
        let found = self.resources.iter().position(|r| r.class == Class::Uav && r.space == REPORT_SPACE);
        found.map(|index| index as u32)
    }
}

impl Order {
    /// Whether lanes in `block` may come to `other`, so that those in `other` wait for them.
    pub fn precedes(&self, block: u32, other: u32) -> bool {
        let word = self.reached.get(block as usize * self.words + other as usize / 64);
        word.is_some_and(|word| word >> (other % 64) & 1 != 0)
    }
}

/// A constant in a register.
#[derive(Clone, Copy, Debug)]
pub struct Literal {
    /// The register.
    pub dst: Reg,
    /// Its value.
    pub bits: u64,
    /// Whether it is undefined.
    pub undef: bool,
}

/// A function.
#[derive(Clone, Debug, Default)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// How many registers it has.
    pub registers: u32,
    /// The registers of its arguments, in order.
    pub arguments: Vec<Reg>,
    /// What is in registers from the start.
    pub literals: Vec<Literal>,
    /// All instructions.
    pub insts: Vec<Inst>,
    /// Of each of them, the number of the instruction of the bitcode that it was made of, counted through the function.
    pub origins: Vec<u32>,
    /// Likewise of the end of each block.
    pub ends: Vec<u32>,
    /// Operands of calls.
    pub operands: Vec<Reg>,
    /// Copies on edges: destination and source.
    pub copies: Vec<(Reg, Reg)>,
    /// The blocks; the first is the entry.
    pub blocks: Vec<Block>,
    /// Which of them go before which.
    pub order: Order,
}

/// Where an object of memory lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// In each lane's own memory, from this byte on.
    Lane(u32),
    /// In the group's memory, from this byte on.
    Group(u32),
    /// In the program's constants, from this byte on.
    Constant(u32),
    /// In what a mesh shader is given, which the world makes.
    Payload,
    /// In what a shader of rays is passed: 0 its payload or parameter, 1 its attributes.
    Passed(u8),
    /// In what follows the shader in its table.
    Record,
    /// In the records of a node.
    Records,
    /// It stands for a resource of a library, by its index in [`Program::resources`].
    Resource(u32),
    /// It is what a descriptor of SPIR-V names: a resource, by its index, and the element of its array.
    Descriptor(u32, u32),
}

/// An object that addresses point into: a variable or an alloca.
#[derive(Clone, Copy, Debug)]
pub struct Object {
    /// Where it lies.
    pub home: Home,
    /// Its bytes; those of an element where it stands for resources.
    pub size: u32,
}

/// Bytes and, beside each, whether it is defined.
#[derive(Clone, Debug, Default)]
pub struct Image {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Flags of each byte: see [`crate::memory`].
    pub flags: Vec<u8>,
}

/// A class of registers, by DXIL's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Class {
    Srv = 0,
    Uav = 1,
    Cbv = 2,
    Sampler = 3,
}

impl Class {
    /// The class of a number.
    pub fn from_number(number: u64) -> Option<Class> {
        Some(match number {
            0 => Class::Srv,
            1 => Class::Uav,
            2 => Class::Cbv,
            3 => Class::Sampler,
            _ => return None,
        })
    }
}

/// What a handle sees: the shape and the elements of the resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// DXIL's kind of resource.
    pub kind: u8,
    /// DXIL's component type, of typed views.
    pub component: u8,
    /// Bytes of an element, of structured views.
    pub stride: u32,
}

/// A range of resources.
#[derive(Clone, Debug)]
pub struct Resource {
    /// Its class.
    pub class: Class,
    /// Its number in the class.
    pub id: u32,
    /// Its space.
    pub space: u32,
    /// Its first register.
    pub first: u32,
    /// How it is seen.
    pub view: View,
    /// The variable that stands for it in a library.
    pub variable: Option<u32>,
}

/// An element of a signature.
#[derive(Clone, Debug)]
pub struct Element {
    /// Its number.
    pub id: u32,
    /// The semantic's name in upper case.
    pub semantic: String,
    /// The semantic index of each row.
    pub indices: Vec<u32>,
    /// DXIL's component type.
    pub component: u8,
    /// DXIL's kind of semantic.
    pub kind: u8,
    /// DXIL's interpolation mode.
    pub interpolation: u8,
    /// Components of a row.
    pub cols: u8,
    /// The stream of a geometry shader's output.
    pub stream: u32,
}

/// What the entry says of its stage.
#[derive(Clone, Debug, Default)]
pub struct Properties {
    /// Threads of a group.
    pub threads: [u32; 3],
    /// The wave size asked for; 0 for any.
    pub wave_size: u32,
    /// Vertices of an input primitive, or control points that come in.
    pub input_points: u32,
    /// Control points that come out of a hull shader.
    pub output_points: u32,
    /// The most vertices that come out.
    pub max_vertices: u32,
    /// Instances of a geometry shader.
    pub instances: u32,
    /// Corners of a primitive that a geometry or mesh shader gives: one of points, two of lines, three of triangles.
    pub output_corners: u32,
    /// The domain of a patch, by DXIL's number.
    pub domain: u8,
    /// How it is divided, by DXIL's number.
    pub partitioning: u8,
    /// What it is divided into, by DXIL's number.
    pub tessellated: u8,
    /// Whether halves and 16-bit integers are what they are; else they lie in memory as 32 bits.
    pub native_halves: bool,
    /// The hull shader's second function.
    pub patch_function: Option<u32>,
    /// Bytes of the payload of a mesh or amplification shader.
    pub payload: u32,
    /// The most records that a group of a node is given; 0 where nothing says so.
    pub input_records: u32,
}

/// The scalars of a type in memory: their types and first bytes.
pub type Layout = Vec<(Scalar, u32)>;

/// A shader of a library.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// Its stage.
    pub stage: Stage,
    /// Its function.
    pub function: u32,
    /// What it is passed, by [`Program::layouts`]: its payload or parameter, and its attributes.
    pub passed: [Option<u32>; 2],
}

/// A program.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its stage.
    pub stage: Stage,
    /// The entry; none in a library.
    pub entry: Option<u32>,
    /// The shaders of a library.
    pub entries: Vec<Entry>,
    /// Of a library, the first of two objects: what shaders are passed.
    pub passed: u32,
    /// Of a node, the object of its records.
    pub records: u32,
    /// Layouts of what shaders pass one another; operations on such have the number of one as their last operand.
    pub layouts: Vec<Layout>,
    /// All functions.
    pub functions: Vec<Function>,
    /// All objects of memory.
    pub objects: Vec<Object>,
    /// What a lane's memory holds at the start.
    pub lane_memory: Image,
    /// What the group's memory holds at the start.
    pub group_memory: Image,
    /// The constants' memory.
    pub constants: Image,
    /// The resources.
    pub resources: Vec<Resource>,
    /// How handles see resources: operands of the operation that annotates a handle are indices into this.
    pub views: Vec<View>,
    /// Inputs.
    pub inputs: Vec<Element>,
    /// Outputs.
    pub outputs: Vec<Element>,
    /// Patch constants, or what a mesh shader gives of primitives.
    pub patch: Vec<Element>,
    /// What the entry says of its stage.
    pub properties: Properties,
}

impl Program {
    /// The number of a layout.
    pub(crate) fn layout(&mut self, layout: Layout) -> u32 {
        let known = self.layouts.iter().position(|known| *known == layout);
        let number = known.unwrap_or(self.layouts.len());
        if known.is_none() {
            self.layouts.push(layout);
        }
        number as u32
    }

    /// Makes the objects that shaders of a library are passed.
    pub(crate) fn declare_passed(&mut self) {
        self.passed = self.objects.len() as u32;
        self.objects.extend([0, 1].map(|n| Object { home: Home::Passed(n), size: u32::MAX }));
    }

    /// A program of a stage, with nothing in it yet.
    pub(crate) fn of_stage(stage: Stage) -> Program {
        Program {
            stage,
            entry: None,
            entries: Vec::new(),
            passed: 0,
            records: 0,
            layouts: Vec::new(),
            functions: Vec::new(),
            objects: Vec::new(),
            lane_memory: Image::default(),
            group_memory: Image::default(),
            constants: Image::default(),
            resources: Vec::new(),
            views: Vec::new(),
            inputs: Vec::new(),
            outputs: Vec::new(),
            patch: Vec::new(),
            properties: Properties::default(),
        }
    }
}
