//! Properties of mesh and amplification shaders.

use crate::ids::{GlobalId, TypeId};
use crate::types::{Type, Types};

/// What a mesh shader's primitives are; the numbers are DXIL's `MeshOutputTopology`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum MeshTopology {
    #[default]
    Undefined = 0,
    Line = 1,
    Triangle = 2,
}

impl MeshTopology {
    /// The topology of a number.
    pub fn from_u32(number: u32) -> Option<Self> {
        [Self::Undefined, Self::Line, Self::Triangle].into_iter().find(|t| *t as u32 == number)
    }

    /// How many vertices a primitive has.
    pub fn vertices(self) -> u32 {
        match self {
            Self::Undefined => 0,
            Self::Line => 2,
            Self::Triangle => 3,
        }
    }
}

/// The properties of a mesh shader besides its signatures; an amplification shader has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct MeshShading {
    /// `[outputtopology("triangle")]`
    pub topology: MeshTopology,
    /// The length of `out vertices`.
    pub max_vertices: u32,
    /// The length of `out indices` and `out primitives`.
    pub max_primitives: u32,
    /// The variable of a mesh shader's payload, which is read only. An amplification shader names what it gives in
    /// `dispatch.mesh`.
    pub payload: Option<GlobalId>,
}

impl MeshShading {
    /// The structure as numbers, in the order of its fields; the payload is none.
    pub fn numbers(&self) -> [u32; 3] {
        [self.topology as u32, self.max_vertices, self.max_primitives]
    }

    /// The structure of its numbers, without a payload.
    pub fn from_numbers(numbers: &[u32]) -> Option<Self> {
        let &[topology, max_vertices, max_primitives] = numbers else { return None };
        Some(Self {
            topology: MeshTopology::from_u32(topology)?,
            max_vertices,
            max_primitives,
            payload: None,
        })
    }
}

/// The bytes that a payload of a type takes in DXIL: numbers lie at multiples of their own size, and vectors and matrices are
/// no more than their numbers. Numbers of minimum precision take four bytes.
pub fn payload_size(types: &Types, ty: TypeId, native_16bit: bool) -> u64 {
    size_and_align(types, ty, native_16bit).0
}

/// The bytes that a structure takes in DXIL where it keeps its form, and the alignment.
pub fn payload_extent(types: &Types, ty: TypeId, native_16bit: bool) -> (u32, u32) {
    let (size, align) = size_and_align(types, ty, native_16bit);
    (u32::try_from(size).unwrap_or(u32::MAX), align as u32)
}

/// Where a field of such a structure lies, in bytes.
pub fn payload_offset(types: &Types, ty: TypeId, field: usize, native_16bit: bool) -> u32 {
    let Type::Struct { fields, .. } = types.get(ty) else { return 0 };
    let mut end = 0u64;
    for (i, &of) in fields.iter().enumerate() {
        let (size, align) = size_and_align(types, of, native_16bit);
        end = end.next_multiple_of(align);
        if i == field {
            break;
        }
        end = end.saturating_add(size);
    }
    u32::try_from(end).unwrap_or(u32::MAX)
}

fn size_and_align(types: &Types, ty: TypeId, native_16bit: bool) -> (u64, u64) {
    match types.get(ty) {
        Type::Struct { fields, .. } => {
            let (mut end, mut align) = (0u64, 1);
            for &field in fields {
                let (size, of_field) = size_and_align(types, field, native_16bit);
                end = end.next_multiple_of(of_field).saturating_add(size);
                align = align.max(of_field);
            }
            (end.next_multiple_of(align), align)
        }
        Type::Array { elem, len } | Type::Vector { elem, len } => {
            let (size, align) = size_and_align(types, *elem, native_16bit);
            (size.saturating_mul(u64::from(*len)), align)
        }
        _ => {
            let bytes = match types.scalar_bits(ty) {
                16 if native_16bit => 2,
                64 => 8,
                _ => 4,
            };
            (bytes, bytes)
        }
    }
}
