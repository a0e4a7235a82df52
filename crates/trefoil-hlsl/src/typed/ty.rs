//! HLSL's types, interned: two types are the same exactly when their ids are.

use super::{SpirvTyId, StructId, TyId};
use trefoil_entity::{Entity, EntityMap, HashMap, filled};
use trefoil_ir::{NodeFlags, ResourceKind};

/// A scalar. `half` is `F32`, or `F16` with native 16-bit types; the minimum-precision types are their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Scalar {
    Bool,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F16,
    F32,
    F64,
    Min16Float,
    Min10Float,
    Min16Int,
    Min12Int,
    Min16Uint,
    /// `int8_t4_packed`: 32 bits that operations take as four numbers. Not in what lowering sees: there it is `U32`.
    Int8x4,
    /// `uint8_t4_packed`, likewise.
    Uint8x4,
    /// `half` without native 16-bit types. Not in what lowering sees: there it is `F32`.
    Half,
    /// An integer literal without a suffix, whose type comes from its use. Not in what lowering sees.
    LiteralInt,
    /// A float literal without a suffix, whose type comes from its use. Not in what lowering sees.
    LiteralFloat,
}

impl Scalar {
    /// Whether it is a floating type.
    pub fn is_float(self) -> bool {
        use Scalar::*;
        matches!(self, F16 | F32 | F64 | Half | Min16Float | Min10Float | LiteralFloat)
    }

    /// Whether it is an integer type, `bool` not included.
    pub fn is_int(self) -> bool {
        !self.is_float() && self != Self::Bool
    }

    /// Whether it is a signed integer.
    pub fn is_signed(self) -> bool {
        use Scalar::*;
        matches!(self, I16 | I32 | I64 | Min16Int | Min12Int | LiteralInt)
    }

    /// Whether it is an unsigned integer.
    pub fn is_unsigned(self) -> bool {
        self.is_int() && !self.is_signed()
    }

    /// Whether it is four numbers of 8 bits.
    pub fn is_packed(self) -> bool {
        matches!(self, Self::Int8x4 | Self::Uint8x4)
    }

    /// Whether it is one of the minimum-precision types.
    pub fn is_min_precision(self) -> bool {
        use Scalar::*;
        matches!(self, Min16Float | Min10Float | Min16Int | Min12Int | Min16Uint)
    }
}

/// Which object of the language a resource type was written as, where the kind of the resource does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ObjectKind {
    /// As its kind and `writable` say.
    Plain,
    /// `AppendStructuredBuffer`
    Append,
    /// `ConsumeStructuredBuffer`
    Consume,
    /// `SubpassInput`, `SubpassInputMS`
    Subpass,
}

/// A resource object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ResourceTy {
    /// What it is.
    pub kind: ResourceKind,
    /// The template argument: `float4` where none was written for a texture or typed buffer, the structure of a
    /// `ConstantBuffer`, `void` for raw buffers, samplers and acceleration structures.
    pub element: TyId,
    /// Read and write.
    pub writable: bool,
    /// Rasterizer-ordered.
    pub rasterizer_ordered: bool,
    /// `unorm` in the element.
    pub unorm: bool,
    /// `snorm` in the element.
    pub snorm: bool,
    /// Whether the element is written as `half`, whatever it is computed in.
    pub half: bool,
    /// Samples of a multisampled texture, 0 when not written.
    pub samples: u8,
    /// Append and consume.
    pub object: ObjectKind,
}

/// An object of a node of a work graph: an input, an output, or records of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeTy {
    /// What it is: the kind alone.
    pub kind: NodeFlags,
    /// What a record is; `void` where it is empty.
    pub record: TyId,
}

/// What a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    /// What could not be found out; an error was reported. Converts to and from anything in silence.
    Error,
    /// `void`
    Void,
    /// `float`
    Scalar(Scalar),
    /// `float3`: 1 to 4 lanes, since shader model 6.9 to 1,024; `float1` is a vector.
    Vector(Scalar, u16),
    /// `float3x4`
    Matrix {
        /// Its scalar.
        scalar: Scalar,
        /// Rows, 1 to 4.
        rows: u8,
        /// Columns, 1 to 4.
        cols: u8,
        /// Whether its rows lie together in memory.
        row_major: bool,
    },
    /// `T[n]`; a length of 0 is unbounded (resources).
    Array(TyId, u32),
    /// A structure.
    Struct(StructId),
    /// An enumeration, by its number, and its underlying scalar. Lowering sees that scalar in its place, and the
    /// enumeration only as what a texture or typed buffer holds.
    Enum(u32, Scalar),
    /// A resource or sampler.
    Resource(ResourceTy),
    /// One that the source makes of SPIR-V's numbers.
    Spirv(SpirvTyId),
    /// `vk::BufferPointer<T, align>`: an address in memory of Vulkan's. Lowering sees a `uint64_t` in its place.
    Pointer {
        /// What lies there.
        to: TyId,
        /// What the address is a multiple of, in bytes; 0 where the type says it.
        align: u32,
    },
    /// `dx::HitObject`: the shader that a ray calls for, and what that is to know.
    HitObject,
    /// An object of a node of a work graph.
    Node(NodeTy),
    /// A string literal's.
    String,
}

/// A type of the namespace `vk` that stands for an instruction of SPIR-V which declares a type, or for one of its operands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpirvTy {
    /// `SpirvType<opcode, size, align, operands…>`, `SpirvOpaqueType<opcode, operands…>`
    Type {
        /// The instruction.
        opcode: u32,
        /// Its size and alignment in memory, in bytes; none where it is opaque.
        layout: Option<(u32, u32)>,
        /// What it takes: types, constants and literals.
        operands: Vec<TyId>,
    },
    /// `integral_constant<T, value>`: the id of a constant.
    Constant {
        /// Its type.
        ty: TyId,
        /// What it is worth.
        value: i64,
    },
    /// `Literal<integral_constant<T, value>>`: the number itself.
    Literal {
        /// Its type.
        ty: TyId,
        /// What it is worth.
        value: i64,
    },
    /// `ext_type<id>`: what a call of the function with `[[vk::ext_type_def(id, opcode)]]` declares.
    Defined(u32),
}

/// The types of a program.
#[derive(Clone, Debug)]
pub struct TyTable {
    types: EntityMap<TyId, Ty>,
    known: HashMap<Ty, TyId>,
    /// Scalars and vectors by [`shape_of`]: they are asked for more than all others.
    shapes: Vec<Option<TyId>>,
}

/// Room for the types of a small shader that are neither scalars nor vectors.
const FIRST_TYPES: usize = 24;
/// Shapes of one scalar: itself, and vectors of it.
const SHAPES: usize = 5;

/// Where a scalar or vector stands among the shapes.
fn shape_of(ty: Ty) -> Option<usize> {
    match ty {
        Ty::Scalar(scalar) => Some(SHAPES * scalar as usize),
        Ty::Vector(scalar, lanes @ 1..=4) => Some(SHAPES * scalar as usize + usize::from(lanes)),
        _ => None,
    }
}

impl Default for TyTable {
    fn default() -> Self {
        let shapes = filled(SHAPES * (Scalar::LiteralFloat as usize + 1), None);
        TyTable { types: EntityMap::new(), known: HashMap::with_capacity(FIRST_TYPES), shapes }
    }
}

impl TyTable {
    /// The id of a type, made when it is new.
    pub fn intern(&mut self, ty: Ty) -> TyId {
        if let Some(place) = shape_of(ty)
            && let Some(known) = self.shapes.get_mut(place)
        {
            return *known.get_or_insert_with(|| self.types.push(ty));
        }
        *self.known.entry(ty).or_insert_with(|| self.types.push(ty))
    }

    /// Whether numbers of minimum precision are among the types.
    pub fn has_min_precision(&self) -> bool {
        self.types.values().any(|ty| match *ty {
            Ty::Scalar(scalar) | Ty::Vector(scalar, _) | Ty::Matrix { scalar, .. } => {
                scalar.is_min_precision()
            }
            _ => false,
        })
    }

    /// What a type is.
    pub fn get(&self, id: TyId) -> Ty {
        self.types[id]
    }

    /// How many types there are.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// All ids.
    pub fn ids(&self) -> impl Iterator<Item = TyId> + use<> {
        (0..self.types.len()).map(TyId::new)
    }
}
