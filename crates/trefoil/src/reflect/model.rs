//! The model of reflection, whatever the format.

use trefoil_ir::{ResourceClass, Stage};

/// What a shader or module says of itself.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Reflection {
    /// The format that it was read from.
    pub format: crate::Target,
    /// The shader model (`6.0`), or the version of SPIR-V.
    pub version: String,
    /// The compiler, as it calls itself; empty where it does not say.
    pub creator: String,
    /// The entry points, and exported functions of a library.
    pub entries: Vec<Entry>,
    /// All resources, in the order of the module.
    pub resources: Vec<Resource>,
    /// Push constants: blocks with their members.
    pub push_constants: Vec<Resource>,
    /// Constants whose values a pipeline may set.
    pub spec_constants: Vec<SpecConstant>,
    /// What a device must have: features of Direct3D, or capabilities of SPIR-V.
    pub requirements: Vec<String>,
    /// Extensions of SPIR-V that the module names.
    pub extensions: Vec<String>,
    /// Counts of instructions by kind, those that are not zero.
    pub statistics: Vec<(String, u32)>,
}

/// An entry point, or an exported function.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Entry {
    /// Its name; empty where the format has none (DXBC).
    pub name: String,
    /// Its stage; [`Stage::Library`] for an exported function.
    pub stage: Stage,
    /// What its attributes ask for.
    pub attributes: Attributes,
    /// Its inputs.
    pub inputs: Vec<Parameter>,
    /// Its outputs.
    pub outputs: Vec<Parameter>,
    /// Patch constants of hull and domain shaders; per-primitive outputs of a mesh shader.
    pub patch: Vec<Parameter>,
    /// The resources that it uses, by their places in [`Reflection::resources`].
    pub resources: Vec<usize>,
}

/// What an entry's attributes ask for; none where a stage has no such thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attributes {
    /// `[numthreads]`
    pub threads: Option<[u32; 3]>,
    /// `[WaveSize]`: least, most and preferred lanes; zeros where nothing is said.
    pub wave_size: Option<[u32; 3]>,
    /// `[earlydepthstencil]`
    pub early_depth_stencil: bool,
    /// The primitive that a geometry shader takes.
    pub input_primitive: Option<&'static str>,
    /// The topology that a geometry or mesh shader gives.
    pub output_topology: Option<&'static str>,
    /// `[maxvertexcount]`, or the most vertices of a mesh shader.
    pub max_vertices: Option<u32>,
    /// The most primitives of a mesh shader.
    pub max_primitives: Option<u32>,
    /// `[instance]`
    pub instances: Option<u32>,
    /// `[domain]`
    pub domain: Option<&'static str>,
    /// `[partitioning]`
    pub partitioning: Option<&'static str>,
    /// `[outputtopology]` of a hull shader.
    pub tessellator_output: Option<&'static str>,
    /// Control points of a patch that comes in.
    pub input_points: Option<u32>,
    /// `[outputcontrolpoints]`
    pub output_points: Option<u32>,
    /// Bytes of the payload of a mesh or amplification shader.
    pub payload: Option<u32>,
    /// What a node of a work graph says.
    pub node: Option<Box<GraphNode>>,
}

/// What a node of a work graph says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GraphNode {
    /// `[NodeID]`, or the function's name.
    pub id: NodeId,
    /// `[NodeLaunch]`: `broadcasting`, `coalescing` or `thread`.
    pub launch: &'static str,
    /// `[NodeIsProgramEntry]`
    pub program_entry: bool,
    /// `[NodeLocalRootArgumentsTableIndex]`
    pub local_root_arguments: Option<u32>,
    /// `[NodeShareInputOf]`
    pub share_input_of: Option<NodeId>,
    /// `[NodeDispatchGrid]`
    pub dispatch_grid: Option<[u32; 3]>,
    /// `[NodeMaxDispatchGrid]`
    pub max_dispatch_grid: Option<[u32; 3]>,
    /// `[NodeMaxRecursionDepth]`
    pub max_recursion_depth: Option<u32>,
    /// What comes in.
    pub inputs: Vec<NodeRecords>,
    /// What goes out.
    pub outputs: Vec<NodeRecords>,
}

/// The name of a node: an array of nodes, and the place in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeId {
    /// The name of the array.
    pub name: String,
    /// The place.
    pub index: u32,
}

/// An input or output of a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct NodeRecords {
    /// HLSL's name of the object: `DispatchNodeInputRecord`, `NodeOutputArray`.
    pub kind: &'static str,
    /// Bytes of a record; 0 of empty ones.
    pub size: u32,
    /// The field with `SV_DispatchGrid`.
    pub grid: Option<RecordGrid>,
    /// `[MaxRecords]`
    pub max_records: Option<u32>,
    /// `[MaxRecordsSharedWith]`: the output's place among the node's.
    pub shared_with: Option<u32>,
    /// The length of an array of nodes; 0 where unbounded.
    pub array_size: Option<u32>,
    /// `[AllowSparseNodes]`, `[UnboundedSparseNodes]`
    pub sparse: bool,
    /// `globallycoherent`
    pub globally_coherent: bool,
    /// `[NodeTrackRWInputSharing]`
    pub tracks_sharing: bool,
    /// The node that an output goes to.
    pub to: Option<NodeId>,
}

/// The field of a record that says how many groups are launched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordGrid {
    /// Its place in the record, in bytes.
    pub offset: u32,
    /// Bits of each of its numbers: 16 or 32.
    pub bits: u32,
    /// How many numbers it has, 1 to 3.
    pub count: u32,
}

/// An input or output.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Parameter {
    /// The semantic with its index, or what SPIR-V calls the variable.
    pub name: String,
    /// The system value that it is: `SV_Position`; of SPIR-V the built-in: `FragCoord`.
    pub system_value: Option<String>,
    /// Its register, or SPIR-V's location.
    pub location: Option<u32>,
    /// Its components within the register, a bit each from `x` on.
    pub mask: u8,
    /// Those of them that are read, or written; none where the format does not say.
    pub used: Option<u8>,
    /// Its type.
    pub ty: Type,
    /// How it is interpolated: `linear`, `constant`, `linear noperspective centroid`; empty where it is not or nothing says so.
    pub interpolation: &'static str,
    /// The output stream of a geometry shader.
    pub stream: u32,
}

/// Where a resource is bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Binding {
    /// Register space, or descriptor set.
    pub space: u32,
    /// First register, or SPIR-V's binding.
    pub index: u32,
    /// How many; none where unbounded.
    pub count: Option<u32>,
}

/// A resource.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Resource {
    /// Its name in the source; empty where it was stripped.
    pub name: String,
    /// The class of registers: of SPIR-V what Direct3D would have.
    pub class: ResourceClass,
    /// HLSL's name of what it is, without `RW`: `Texture2D`, `StructuredBuffer`, `ConstantBuffer`, `SamplerState`,
    /// `SubpassInput`; of a texture with its sampler `SampledTexture2D`.
    pub kind: &'static str,
    /// Where it is bound. Push constants are bound nowhere.
    pub binding: Binding,
    /// What a texel or an element of a typed buffer is.
    pub element: Option<Type>,
    /// The constants of a block, or the element of a structured buffer, with their layout.
    pub layout: Option<Type>,
    /// Bytes of a block of constants.
    pub size: u32,
    /// Bytes of an element of a structured buffer.
    pub stride: u32,
    /// Samples of a multisampled texture that says them.
    pub samples: u32,
    /// The format of an image, as SPIR-V names it.
    pub format: Option<String>,
    /// Whether it has a hidden counter.
    pub counter: bool,
    /// Where SPIR-V binds that counter.
    pub counter_binding: Option<Binding>,
    /// Whether code uses it.
    pub used: bool,
}

/// A constant that a pipeline may set.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SpecConstant {
    /// Its name.
    pub name: String,
    /// The number by which a pipeline names it; none of a constant that only a built-in reads.
    pub id: Option<u32>,
    /// Its type.
    pub ty: Type,
    /// Its value where the pipeline says nothing, as JSON writes it.
    pub default: String,
}

/// The type of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// True or false; four bytes in memory.
    Bool,
    /// Signed, of that many bits.
    Int(u8),
    /// Not signed.
    Uint(u8),
    /// Floating.
    Float(u8),
}

impl Number {
    /// Bytes in memory.
    pub const fn bytes(self) -> u32 {
        match self {
            Number::Bool => 4,
            Number::Int(bits) | Number::Uint(bits) | Number::Float(bits) => bits as u32 / 8,
        }
    }

    /// As JSON has it: `float32`.
    pub fn name(self) -> String {
        match self {
            Number::Bool => "bool".to_owned(),
            Number::Int(bits) => format!("int{bits}"),
            Number::Uint(bits) => format!("uint{bits}"),
            Number::Float(bits) => format!("float{bits}"),
        }
    }
}

/// What a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One number.
    Scalar(Number),
    /// Two to four.
    Vector(Number, u32),
    /// A matrix.
    Matrix {
        /// What it is made of.
        number: Number,
        /// Rows.
        rows: u32,
        /// Columns.
        columns: u32,
        /// Whether the numbers of a row lie together, else those of a column.
        row_major: bool,
        /// Bytes from one row, or column, to the next.
        stride: u32,
    },
    /// A structure.
    Structure,
    /// Bits of a number.
    Bits {
        /// How many.
        width: u32,
    },
    /// What is not described.
    Opaque,
}

/// A type, with its layout where it lies in memory.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Type {
    /// HLSL's name: `float3`, `float4x4`, `Light`.
    pub name: String,
    /// What it is, or what its elements are.
    pub shape: Shape,
    /// The dimensions of an array, the outermost first; zero where unbounded. Direct3D's formats have them multiplied.
    pub array: Vec<u32>,
    /// Bytes from one element of the innermost dimension to the next.
    pub stride: u32,
    /// Bytes of all of it; zero where unbounded or not in memory.
    pub size: u32,
    /// The members of a structure, or the fields that share the bits of a number.
    pub members: Vec<Member>,
}

/// A member of a structure, or a constant of a block.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Member {
    /// Its name.
    pub name: String,
    /// Bytes from the structure's beginning; of bits, bits.
    pub offset: u32,
    /// Its type.
    pub ty: Type,
    /// Whether code reads it; none where the format does not say.
    pub used: Option<bool>,
}
