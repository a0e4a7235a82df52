//! Types of the model: their names and sizes.

use super::{Member, Number, Shape, Type};
use trefoil_ir::ComponentType;

/// How members lie in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Packing {
    /// In rows of 16 bytes: constant buffers.
    Rows,
    /// Tightly: elements of structured buffers.
    Tight,
}

/// Bytes of a row of a constant buffer.
const ROW: u32 = 16;

impl Packing {
    /// Bytes from one vector of a matrix, or one element of an array, to the next.
    pub(super) fn pitch(self, bytes: u32) -> u32 {
        match self {
            Packing::Rows => bytes.checked_next_multiple_of(ROW).unwrap_or(u32::MAX),
            Packing::Tight => bytes,
        }
    }
}

/// The number that a component is, and the name of a minimum-precision one, which has 32 bits in memory.
pub(super) fn number(
    component: ComponentType,
    min_precision: bool,
) -> Option<(Number, Option<&'static str>)> {
    use ComponentType::*;
    Some(match component {
        Invalid => return None,
        I1 => (Number::Bool, None),
        I16 if min_precision => (Number::Int(32), Some("min16int")),
        U16 if min_precision => (Number::Uint(32), Some("min16uint")),
        F16 | SNormF16 | UNormF16 if min_precision => (Number::Float(32), Some("min16float")),
        I16 => (Number::Int(16), None),
        U16 => (Number::Uint(16), None),
        F16 | SNormF16 | UNormF16 => (Number::Float(16), None),
        I32 => (Number::Int(32), None),
        U32 | PackedS8x32 | PackedU8x32 => (Number::Uint(32), None),
        F32 | SNormF32 | UNormF32 => (Number::Float(32), None),
        I64 => (Number::Int(64), None),
        U64 => (Number::Uint(64), None),
        F64 | SNormF64 | UNormF64 => (Number::Float(64), None),
    })
}

/// HLSL's name of a number.
fn hlsl(number: Number) -> &'static str {
    match number {
        Number::Bool => "bool",
        Number::Int(8) => "int8_t",
        Number::Int(16) => "int16_t",
        Number::Int(64) => "int64_t",
        Number::Int(_) => "int",
        Number::Uint(8) => "uint8_t",
        Number::Uint(16) => "uint16_t",
        Number::Uint(64) => "uint64_t",
        Number::Uint(_) => "uint",
        Number::Float(16) => "float16_t",
        Number::Float(64) => "double",
        Number::Float(_) => "float",
    }
}

impl Type {
    /// A type of numbers; `base` is the name of one, where it is not the ordinary one.
    pub(super) fn of(shape: Shape, base: Option<&str>) -> Type {
        let named = |number| base.unwrap_or_else(|| hlsl(number));
        let (name, size) = match shape {
            Shape::Scalar(number) => (named(number).to_owned(), number.bytes()),
            Shape::Vector(number, lanes) => {
                (format!("{}{lanes}", named(number)), number.bytes().saturating_mul(lanes))
            }
            Shape::Matrix { number, rows, columns, row_major, stride } => {
                let (vectors, lanes) = if row_major { (rows, columns) } else { (columns, rows) };
                let before = vectors.saturating_sub(1).saturating_mul(stride);
                let size = before.saturating_add(number.bytes().saturating_mul(lanes));
                (format!("{}{rows}x{columns}", named(number)), size)
            }
            Shape::Bits { .. } => ("bits".to_owned(), 0),
            Shape::Structure | Shape::Opaque => (String::new(), 0),
        };
        Type { name, shape, array: Vec::new(), stride: 0, size, members: Vec::new() }
    }

    /// A structure; its size is where its last member ends.
    pub(super) fn structure(name: &str, members: Vec<Member>) -> Type {
        let ends = members.iter().map(|member| member.offset.saturating_add(member.ty.size));
        let size = ends.max().unwrap_or(0);
        Type { name: name.to_owned(), size, members, ..Type::of(Shape::Structure, None) }
    }

    /// What nothing describes.
    pub(super) fn opaque() -> Type {
        Type::of(Shape::Opaque, None)
    }

    /// An array of this, of one dimension; zero elements are none at all.
    pub(super) fn repeated(mut self, elements: u32, packing: Packing) -> Type {
        if elements > 0 {
            self.stride = packing.pitch(self.size);
            self.size = (elements - 1).saturating_mul(self.stride).saturating_add(self.size);
            self.array.push(elements);
        }
        self
    }

    /// Where the members of a tight structure may begin: a multiple of its widest number.
    pub(super) fn alignment(&self) -> u32 {
        match self.shape {
            Shape::Scalar(number) | Shape::Vector(number, _) | Shape::Matrix { number, .. } => number.bytes(),
            Shape::Structure => self.members.iter().map(|member| member.ty.alignment()).max().unwrap_or(1),
            Shape::Bits { .. } | Shape::Opaque => 1,
        }
    }

    /// A structure of whole elements: in tight packing its size is a multiple of its alignment.
    pub(super) fn rounded(mut self, packing: Packing) -> Type {
        if packing == Packing::Tight {
            self.size = self.size.checked_next_multiple_of(self.alignment().max(1)).unwrap_or(u32::MAX);
        }
        self
    }
}
