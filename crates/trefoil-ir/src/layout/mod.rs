//! Layout of types in memory: the rules of HLSL's buffers and of Vulkan's, sizes and offsets.
//!
//! A type in a resource is laid out by one [`LayoutRule`]. Structures carry their offsets in a [`StructLayout`]; arrays
//! follow from the rule. A matrix in memory is an array of its rows or columns, whichever lie together.

mod shape;

pub use shape::{FieldLayout, FieldMarks, LayoutRule, MatrixShape, StructLayout};

use crate::context::Context;
use crate::ids::TypeId;
use crate::resource::ResourceKind;
use crate::types::Type;
use trefoil_entity::HashSet;

fn round_up(value: u32, align: u32) -> u32 {
    value.div_ceil(align.max(1)).saturating_mul(align.max(1))
}

/// Whether a structure's members follow each other without room between them.
fn is_packed(ctx: &Context, ty: TypeId) -> bool {
    matches!(ctx.types.get(ty), Type::Struct { packed: true, .. })
}

/// Whether a vector of three has the stride of one of four in arrays.
fn is_padded(ctx: &Context, elem: TypeId) -> bool {
    match ctx.types.get(elem) {
        Type::Vector { elem, len: 3 } => (ctx.types.scalar_bits(*elem) / 8) & ctx.padded_threes != 0,
        _ => false,
    }
}

impl LayoutRule {
    /// The alignment of a type in bytes.
    pub fn align(self, ctx: &Context, ty: TypeId) -> u32 {
        match ctx.types.get(ty) {
            Type::Struct { fields, .. } => match ctx.layouts.get(&ty) {
                Some(layout) => layout.align,
                None if self == Self::Scalar && is_packed(ctx, ty) => 1,
                None => {
                    let natural = fields.iter().map(|&f| self.align(ctx, f)).max().unwrap_or(1);
                    self.of_aggregate(natural)
                }
            },
            Type::Array { elem, .. } => {
                let elem = self.align(ctx, *elem);
                self.of_aggregate(elem)
            }
            Type::Vector { .. } if self == Self::Scalar && ctx.aligned_vectors => {
                self.size(ctx, ty).max(1).next_power_of_two()
            }
            Type::Vector { elem, len } => match self {
                Self::Scalar | Self::CBuffer | Self::VulkanScalar => self.align(ctx, *elem),
                Self::Std140 | Self::Std430 | Self::RawStd430 => {
                    self.align(ctx, *elem)
                        * if *len == 1 {
                            1
                        } else if *len == 2 {
                            2
                        } else {
                            4
                        }
                }
            },
            Type::Int(1) => 4,
            Type::Target { .. } => 1,
            _ => (ctx.types.scalar_bits(ty) / 8).max(1),
        }
    }

    fn of_aggregate(self, natural: u32) -> u32 {
        match self {
            Self::Scalar | Self::Std430 | Self::VulkanScalar | Self::RawStd430 => natural,
            Self::CBuffer | Self::Std140 => round_up(natural, 16),
        }
    }

    /// The bytes that a type takes, without padding after it; saturating, so that absurd sizes compare as huge.
    pub fn size(self, ctx: &Context, ty: TypeId) -> u32 {
        match ctx.types.get(ty) {
            Type::Struct { fields, .. } => match ctx.layouts.get(&ty) {
                Some(layout) => layout.size,
                None => {
                    let is_packed = self == Self::Scalar && is_packed(ctx, ty);
                    let mut end = 0u32;
                    let mut align = 1;
                    for &f in fields {
                        let a = if is_packed { 1 } else { self.align(ctx, f) };
                        align = align.max(a);
                        end = round_up(end, a).saturating_add(self.held(ctx, f));
                    }
                    if self == Self::VulkanScalar { end } else { round_up(end, align) }
                }
            },
            Type::Array { elem, len } if self == Self::RawStd430 => {
                round_up(self.size(ctx, *elem), self.align(ctx, *elem)).saturating_mul(*len)
            }
            // LLVM counts the room after the last element.
            Type::Array { elem, len } if self == Self::Scalar && ctx.padded_threes != 0 => {
                self.stride(ctx, *elem).saturating_mul(*len)
            }
            Type::Array { elem, len } => match len.checked_sub(1) {
                None => 0,
                Some(before) => {
                    let last = match self {
                        Self::Scalar | Self::CBuffer | Self::VulkanScalar => self.size(ctx, *elem),
                        Self::Std140 | Self::Std430 | Self::RawStd430 => self.stride(ctx, *elem),
                    };
                    self.stride(ctx, *elem).saturating_mul(before).saturating_add(last)
                }
            },
            Type::Vector { elem, len } => self.size(ctx, *elem).saturating_mul(*len),
            Type::Int(1) => 4,
            Type::Target { .. } => ctx.padding(ty).unwrap_or(0),
            _ => ctx.types.scalar_bits(ty) / 8,
        }
    }

    /// The bytes from the start of a member to where the next may start.
    fn held(self, ctx: &Context, ty: TypeId) -> u32 {
        let size = self.size(ctx, ty);
        if self == Self::Scalar && ctx.aligned_vectors { round_up(size, self.align(ctx, ty)) } else { size }
    }

    /// The distance in bytes from one element of an array to the next.
    pub fn stride(self, ctx: &Context, elem: TypeId) -> u32 {
        let align = self.align(ctx, elem);
        let size = self.size(ctx, elem);
        match self {
            Self::Scalar if ctx.padded_threes != 0 && is_padded(ctx, elem) => size / 3 * 4,
            Self::Scalar => round_up(size, align),
            Self::Std430 | Self::VulkanScalar => round_up(size, align),
            Self::RawStd430 => match ctx.types.get(elem) {
                &Type::Array { elem, len } => self.stride(ctx, elem).saturating_mul(len),
                Type::Vector { .. } => size,
                _ => round_up(size, align),
            },
            Self::CBuffer | Self::Std140 => round_up(size, 16.max(align)),
        }
    }

    /// Lays out fields in order and gives the offset of each, then the end of the last and the alignment of all.
    pub fn place(self, ctx: &Context, fields: &[TypeId]) -> (Vec<u32>, u32, u32) {
        let mut offsets = Vec::with_capacity(fields.len());
        let (mut end, mut align) = (0u32, 1);
        for &f in fields {
            let offset = self.place_one(ctx, f, end);
            offsets.push(offset);
            align = align.max(self.align(ctx, f));
            end = offset.saturating_add(self.held(ctx, f));
        }
        (offsets, end, self.of_aggregate(align))
    }

    /// The offset of each member of a structure that has no layout of its own.
    pub fn offsets(self, ctx: &Context, ty: TypeId, fields: &[TypeId]) -> Vec<u32> {
        if self != Self::Scalar || !is_packed(ctx, ty) {
            return self.place(ctx, fields).0;
        }
        let mut end = 0u32;
        let place = |&field: &TypeId| {
            let at = end;
            end = end.saturating_add(self.held(ctx, field));
            at
        };
        fields.iter().map(place).collect()
    }

    /// Where a field goes when the fields before it end at `end`.
    pub fn place_one(self, ctx: &Context, field: TypeId, end: u32) -> u32 {
        let vector = matches!(ctx.types.get(field), Type::Vector { .. });
        let align = match self {
            // Relaxed block layout: a vector needs its scalar's alignment, unless it would straddle 16 bytes.
            Self::Std140 | Self::Std430 if vector => self.align(ctx, ctx.types.scalar(field)),
            _ => self.align(ctx, field),
        };
        let at = round_up(end, align);
        let size = self.size(ctx, field);
        let straddles = size > 0 && at / 16 != (at + size.min(1 << 20) - 1) / 16;
        match self {
            Self::CBuffer if straddles && !at.is_multiple_of(16) => round_up(at, 16),
            Self::Std140 | Self::Std430 if vector && straddles => {
                round_up(at, self.align(ctx, field).max(16.min(size)))
            }
            _ => at,
        }
    }
}

impl Context {
    /// The bytes of a type that only keeps others apart: clang's `dx.Padding` and `spirv.Padding`.
    pub fn padding(&self, ty: TypeId) -> Option<u32> {
        match self.types.get(ty) {
            Type::Target { name, ints, .. } if matches!(self.name(*name), "dx.Padding" | "spirv.Padding") => {
                ints.first().copied()
            }
            _ => None,
        }
    }

    /// Lays out the packed structures of constant buffers of another front end: clang places their members by size alone, where
    /// the data layout gives vectors of three the room of four in every structure.
    pub fn lay_out_constants(&mut self) {
        let element = |(_, ty): (TypeId, &Type)| match ty {
            Type::Resource(r) if r.kind == ResourceKind::CBuffer && is_packed(self, r.element) => {
                Some(r.element)
            }
            _ => None,
        };
        let elements: Vec<TypeId> = self.types.iter().filter_map(element).collect();
        for ty in elements {
            let Type::Struct { fields, .. } = self.types.get(ty).clone() else { continue };
            if self.layouts.contains_key(&ty) {
                continue;
            }
            let name = self.symbol("");
            let (mut size, mut list) = (0u32, Vec::with_capacity(fields.len()));
            for &field in &fields {
                let (component, marks) = (crate::ComponentType::Invalid, FieldMarks::default());
                list.push(FieldLayout { name, offset: size, component, matrix: None, marks });
                size = size.saturating_add(LayoutRule::Scalar.size(self, field));
            }
            self.layouts.insert(ty, StructLayout { rule: LayoutRule::Scalar, size, align: 1, fields: list });
        }
    }

    /// Gives the packed structures within a type the layouts that they have by their paddings; gives the type's size.
    /// What nests deeper than 64 is left as it is.
    pub fn lay_out_packed(&mut self, ty: TypeId) -> u32 {
        self.packed_size(ty, 0, &mut HashSet::default())
    }

    fn packed_size(&mut self, ty: TypeId, depth: u32, seen: &mut HashSet<TypeId>) -> u32 {
        if let Some(bytes) = self.padding(ty) {
            return bytes;
        }
        if depth > 64 {
            return 0;
        }
        if matches!(self.types.get(ty), Type::Struct { .. }) && !seen.insert(ty) {
            return LayoutRule::CBuffer.size(self, ty);
        }
        match self.types.get(ty).clone() {
            Type::Struct { fields, packed: true, .. } if !self.layouts.contains_key(&ty) => {
                let name = self.symbol("");
                let (mut size, mut list) = (0u32, Vec::with_capacity(fields.len()));
                for &field in &fields {
                    let component = crate::ComponentType::Invalid;
                    let marks = FieldMarks::default();
                    list.push(FieldLayout { name, offset: size, component, matrix: None, marks });
                    size = size.saturating_add(self.packed_size(field, depth + 1, seen));
                }
                let layout = StructLayout { rule: LayoutRule::CBuffer, size, align: 1, fields: list };
                self.layouts.insert(ty, layout);
                size
            }
            Type::Struct { fields, .. } => {
                for &field in &fields {
                    self.packed_size(field, depth + 1, seen);
                }
                LayoutRule::CBuffer.size(self, ty)
            }
            Type::Array { elem, len } => self.packed_size(elem, depth + 1, seen).saturating_mul(len),
            _ => LayoutRule::CBuffer.size(self, ty),
        }
    }

    /// The rule a structure was laid out by: `Scalar` for those without a layout.
    pub fn layout_rule(&self, ty: TypeId) -> LayoutRule {
        self.layouts.get(&ty).map_or(LayoutRule::Scalar, |l| l.rule)
    }

    /// The offset in bytes of member `index` of an aggregate or vector laid out by `rule`.
    pub fn member_offset(&self, rule: LayoutRule, ty: TypeId, index: u32) -> u32 {
        match self.types.get(ty) {
            Type::Struct { fields, .. } => match self.layouts.get(&ty) {
                Some(layout) => layout.fields.get(index as usize).map_or(0, |f| f.offset),
                None => rule.offsets(self, ty, fields).get(index as usize).copied().unwrap_or(0),
            },
            Type::Array { elem, .. } => rule.stride(self, *elem).saturating_mul(index),
            Type::Vector { elem, .. } => rule.size(self, *elem).saturating_mul(index),
            _ => 0,
        }
    }
}
