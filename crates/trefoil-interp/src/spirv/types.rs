//! Types: how many registers a value has, and how it lies in memory.

use crate::program::{Scalar, View};
use crate::{Fault, Result};
use spirv::{Dim, Word};
use std::collections::BTreeMap;

/// Most scalars of a value.
const MAX_SLOTS: u32 = 1 << 18;
/// Most types within types.
const MAX_DEPTH: u32 = 32;

/// An image's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Image {
    /// The type of a texel's components.
    pub(super) sampled: Word,
    pub(super) dim: Word,
    pub(super) arrayed: bool,
    pub(super) multisampled: bool,
    /// Whether it is a storage image.
    pub(super) written: bool,
    pub(super) format: Word,
}

impl Image {
    /// Coordinates within a layer, and with the layer.
    pub(super) fn coordinates(self) -> u32 {
        let within = match Dim::from_u32(self.dim) {
            Some(Dim::Dim1D | Dim::DimBuffer) => 1,
            Some(Dim::Dim3D | Dim::DimCube) => 3,
            _ => 2,
        };
        within + u32::from(self.arrayed)
    }

    /// How many components its format keeps; all where it has none.
    pub(super) fn components(self) -> u32 {
        use spirv::ImageFormat::*;
        match spirv::ImageFormat::from_u32(self.format) {
            Some(
                R32f | R16f | R16 | R8 | R16Snorm | R8Snorm | R32i | R16i | R8i | R32ui | R16ui | R8ui
                | R64ui | R64i,
            ) => 1,
            Some(
                Rg32f | Rg16f | Rg16 | Rg8 | Rg16Snorm | Rg8Snorm | Rg32i | Rg16i | Rg8i | Rg32ui | Rg16ui
                | Rg8ui,
            ) => 2,
            Some(R11fG11fB10f) => 3,
            _ => 4,
        }
    }
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Void,
    /// A scalar, and whether an integer is signed.
    Scalar(Scalar, bool),
    /// The type of an element, and their number.
    Vector(Word, u32),
    /// The type of a column, and their number.
    Matrix(Word, u32),
    Array(Word, u32),
    Runtime(Word),
    Struct(Vec<Word>),
    /// To a type.
    Pointer(Word),
    Image(Image),
    Sampler,
    SampledImage(Word),
    /// A ray query, which its number stands for.
    RayQuery,
    /// A handle of something else.
    Opaque,
}

/// How matrices lie, and the vectors that they consist of; zero says nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) matrix_stride: u32,
    pub(super) row_major: bool,
    /// Bytes from a component of a vector to the next.
    pub(super) component_stride: u32,
}

/// What a module says of a member.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Member {
    pub(super) offset: Option<u32>,
    pub(super) way: Way,
}

/// The types of a module.
#[derive(Default)]
pub(super) struct Layouts {
    pub(super) types: BTreeMap<Word, Type>,
    pub(super) members: BTreeMap<(Word, u32), Member>,
    pub(super) array_strides: BTreeMap<Word, u32>,
}

/// A scalar of a value in memory: its type and its first byte.
pub(super) type Leaf = (Scalar, u32);

impl Layouts {
    pub(super) fn ty(&self, id: Word) -> Result<&Type> {
        self.types.get(&id).ok_or_else(|| Fault::unsupported("a type that the reader does not know"))
    }

    /// The type that a pointer points to.
    pub(super) fn pointee(&self, id: Word) -> Result<Word> {
        match self.ty(id)? {
            Type::Pointer(to) => Ok(*to),
            _ => Err(Fault::damaged("a pointer of another type")),
        }
    }

    /// The scalars of a value.
    pub(super) fn slots(&self, id: Word) -> Result<u32> {
        let slots = self.count(id, 0)?;
        if slots > MAX_SLOTS { Err(Fault::Limit("scalars in a value")) } else { Ok(slots) }
    }

    fn count(&self, id: Word, depth: u32) -> Result<u32> {
        if depth > MAX_DEPTH {
            return Err(Fault::Limit("types within types"));
        }
        Ok(match self.ty(id)? {
            Type::Void => 0,
            Type::Scalar(..)
            | Type::Pointer(_)
            | Type::Image(_)
            | Type::Sampler
            | Type::RayQuery
            | Type::Opaque => 1,
            Type::SampledImage(_) => 2,
            Type::Vector(_, n) => *n,
            Type::Matrix(elem, n) | Type::Array(elem, n) => self.count(*elem, depth + 1)?.saturating_mul(*n),
            Type::Runtime(_) => return Err(Fault::unsupported("an array without an end as a value")),
            Type::Struct(members) => {
                let mut sum = 0u32;
                for &member in members {
                    sum = sum.saturating_add(self.count(member, depth + 1)?);
                }
                sum
            }
        })
    }

    /// The type of a value's scalars: the first where they differ.
    pub(super) fn element(&self, id: Word) -> Result<Scalar> {
        let mut at = id;
        for _ in 0..=MAX_DEPTH {
            at = match self.ty(at)? {
                Type::Scalar(scalar, _) => return Ok(*scalar),
                Type::Vector(elem, _)
                | Type::Matrix(elem, _)
                | Type::Array(elem, _)
                | Type::Runtime(elem) => *elem,
                Type::Struct(members) => match members.first() {
                    Some(first) => *first,
                    None => return Ok(Scalar::I32),
                },
                Type::Pointer(_) | Type::Image(_) | Type::Sampler | Type::SampledImage(_) | Type::Opaque => {
                    return Ok(Scalar::Pointer);
                }
                Type::Void | Type::RayQuery => return Ok(Scalar::I32),
            };
        }
        Err(Fault::Limit("types within types"))
    }

    /// A part of a type by a constant index: its type and the slots before it.
    pub(super) fn part(&self, id: Word, index: u32) -> Result<(Word, u32)> {
        Ok(match self.ty(id)? {
            Type::Vector(elem, n) => (*elem, index.min(n.saturating_sub(1))),
            Type::Matrix(elem, n) | Type::Array(elem, n) => {
                (*elem, self.slots(*elem)?.saturating_mul(index.min(n.saturating_sub(1))))
            }
            Type::Struct(members) => {
                let index = index as usize;
                let member =
                    members.get(index).ok_or_else(|| Fault::damaged("a member that is not there"))?;
                let mut before = 0;
                for &other in &members[..index] {
                    before += self.slots(other)?;
                }
                (*member, before)
            }
            _ => return Err(Fault::damaged("a part of what has none")),
        })
    }

    /// A matrix' columns and rows.
    pub(super) fn matrix(&self, id: Word) -> Result<Option<(u32, u32)>> {
        Ok(match self.ty(id)? {
            Type::Matrix(column, n) => Some((*n, self.slots(*column)?)),
            _ => None,
        })
    }

    /// The byte of a member, and how matrices lie in it.
    pub(super) fn member(&self, id: Word, index: u32) -> Result<(u32, Way)> {
        let known = self.members.get(&(id, index)).copied().unwrap_or_default();
        if let Some(offset) = known.offset {
            return Ok((offset, known.way));
        }
        let Type::Struct(members) = self.ty(id)? else {
            return Err(Fault::damaged("a member of no structure"));
        };
        let mut at = 0u32;
        for &member in members.iter().take(index as usize) {
            at = at.saturating_add(self.size(member, Way::default())?).next_multiple_of(8);
        }
        Ok((at, known.way))
    }

    /// Bytes from an element of an array, vector or matrix to the next.
    pub(super) fn stride(&self, id: Word, way: Way) -> Result<u32> {
        Ok(match self.ty(id)? {
            Type::Vector(elem, _) => match way.component_stride {
                0 => self.element(*elem)?.bytes(),
                stride => stride,
            },
            Type::Matrix(column, _) => match (way.matrix_stride, way.row_major) {
                (0, _) => self.size(*column, Way::default())?,
                (_, true) => self.element(*column)?.bytes(),
                (stride, false) => stride,
            },
            Type::Array(elem, _) | Type::Runtime(elem) => match self.array_strides.get(&id) {
                Some(&stride) if stride != 0 => stride,
                _ => self.size(*elem, way)?,
            },
            _ => return Err(Fault::damaged("an element of what has none")),
        })
    }

    /// How what is in an element lies: a column's components may be apart.
    pub(super) fn way_within(&self, id: Word, way: Way) -> Result<Way> {
        Ok(match self.ty(id)? {
            Type::Matrix(..) if way.row_major && way.matrix_stride != 0 => {
                Way { component_stride: way.matrix_stride, ..Way::default() }
            }
            Type::Matrix(..) => Way::default(),
            _ => way,
        })
    }

    /// The bytes that a value takes.
    pub(super) fn size(&self, id: Word, way: Way) -> Result<u32> {
        Ok(match self.ty(id)? {
            Type::Void => 0,
            Type::Scalar(scalar, _) => scalar.bytes(),
            Type::RayQuery => Scalar::I32.bytes(),
            Type::Pointer(_) | Type::Image(_) | Type::Sampler | Type::Opaque => 8,
            Type::SampledImage(_) => 16,
            Type::Vector(_, n) => self.stride(id, way)?.saturating_mul(*n),
            Type::Matrix(column, n) if way.row_major && way.matrix_stride != 0 => {
                way.matrix_stride.saturating_mul(self.slots(*column)?.max(*n))
            }
            Type::Matrix(_, n) | Type::Array(_, n) => self.stride(id, way)?.saturating_mul(*n),
            Type::Runtime(_) => 0,
            Type::Struct(members) => {
                let mut end = 0u32;
                for (index, &member) in (0..).zip(members) {
                    let (at, way) = self.member(id, index)?;
                    end = end.max(at.saturating_add(self.size(member, way)?));
                }
                end
            }
        })
    }

    /// The scalars of a value in memory, in the order of its slots.
    pub(super) fn leaves(&self, id: Word, way: Way) -> Result<Vec<Leaf>> {
        self.slots(id)?;
        let mut out = Vec::new();
        self.gather(id, way, 0, &mut out)?;
        Ok(out)
    }

    fn gather(&self, id: Word, way: Way, at: u32, out: &mut Vec<Leaf>) -> Result<()> {
        match self.ty(id)? {
            Type::Void | Type::Runtime(_) => {}
            Type::Scalar(scalar, _) => out.push((*scalar, at)),
            Type::RayQuery => out.push((Scalar::I32, at)),
            Type::Pointer(_) | Type::Image(_) | Type::Sampler | Type::Opaque => {
                out.push((Scalar::Pointer, at))
            }
            Type::SampledImage(_) => out.extend([(Scalar::Pointer, at), (Scalar::Pointer, at + 8)]),
            Type::Vector(elem, n) | Type::Matrix(elem, n) | Type::Array(elem, n) => {
                let (stride, within) = (self.stride(id, way)?, self.way_within(id, way)?);
                for i in 0..*n {
                    self.gather(*elem, within, at.saturating_add(stride.saturating_mul(i)), out)?;
                }
            }
            Type::Struct(members) => {
                for (index, &member) in (0..).zip(members) {
                    let (offset, way) = self.member(id, index)?;
                    self.gather(member, way, at.saturating_add(offset), out)?;
                }
            }
        }
        Ok(())
    }

    /// How DXIL would see an image: the kind and the component type.
    pub(super) fn view(&self, image: Image) -> Result<View> {
        let kind = match (Dim::from_u32(image.dim), image.arrayed, image.multisampled) {
            (Some(Dim::Dim1D), false, _) => 1,
            (Some(Dim::Dim1D), true, _) => 6,
            (Some(Dim::Dim2D | Dim::DimRect), false, false) => 2,
            (Some(Dim::Dim2D | Dim::DimRect), false, true) => 3,
            (Some(Dim::Dim2D | Dim::DimRect), true, false) => 7,
            (Some(Dim::Dim2D | Dim::DimRect), true, true) => 8,
            (Some(Dim::Dim3D), ..) => 4,
            (Some(Dim::DimCube), false, _) => 5,
            (Some(Dim::DimCube), true, _) => 9,
            (Some(Dim::DimBuffer), ..) => 10,
            // What the pass has drawn at the pixel.
            (Some(Dim::DimSubpassData), _, false) => 2,
            (Some(Dim::DimSubpassData), _, true) => 3,
            _ => return Err(Fault::unsupported("images of such dimensions")),
        };
        let component = match self.ty(image.sampled)? {
            Type::Scalar(Scalar::I64, true) => 6,
            Type::Scalar(Scalar::I64, false) => 7,
            Type::Scalar(scalar, _) if scalar.is_float() => 9,
            Type::Scalar(_, true) => 4,
            _ => 5,
        };
        Ok(View { kind, component, stride: 0 })
    }
}
