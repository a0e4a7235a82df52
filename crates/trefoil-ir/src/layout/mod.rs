//! Layout of types in memory: the rules of HLSL's buffers and of Vulkan's, sizes and offsets.
//!
//! A type in a resource is laid out by one [`LayoutRule`]. Structures carry their offsets in a [`StructLayout`]; arrays
//! follow from the rule. A matrix in memory is an array of its rows or columns, whichever lie together.

mod shape;

pub use shape::{BitLayout, FieldLayout, FieldMarks, LayoutRule, MatrixShape, StructLayout};

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

/// What a type takes in memory, in bytes.
#[derive(Clone, Copy)]
struct Extent {
    size: u32,
    align: u32,
}

/// The name of the type of hit objects.
const HIT_OBJECT: &str = "dx.types.HitObject";
/// The names of the types of a work graph's nodes and records.
const NODE: &str = "dx.types.NodeHandle";
const NODE_RECORD: &str = "dx.types.NodeRecordHandle";
/// What a handle takes, which DXIL has as a pointer.
const POINTER: Extent = Extent { size: 4, align: 4 };

impl LayoutRule {
    /// The alignment of a type in bytes.
    pub fn align(self, ctx: &Context, ty: TypeId) -> u32 {
        self.extent(ctx, ty).align
    }

    /// The bytes that a type takes, without padding after it; saturating, so that absurd sizes compare as huge.
    pub fn size(self, ctx: &Context, ty: TypeId) -> u32 {
        self.extent(ctx, ty).size
    }

    /// Size and alignment, which follow from those of the parts: each part is asked once.
    fn extent(self, ctx: &Context, ty: TypeId) -> Extent {
        match ctx.types.get(ty) {
            Type::Struct { fields, .. } => match ctx.layouts.get(&ty) {
                Some(layout) => Extent { size: layout.size, align: layout.align },
                None => self.extent_of_fields(ctx, ty, fields),
            },
            &Type::Array { elem, len } => {
                let of_elem = self.extent(ctx, elem);
                let stride = self.stride_of(ctx, elem, of_elem);
                let size = match self {
                    Self::RawStd430 => round_up(of_elem.size, of_elem.align).saturating_mul(len),
                    // LLVM counts the room after the last element.
                    Self::Scalar if ctx.padded_threes != 0 => stride.saturating_mul(len),
                    _ if len == 0 => 0,
                    Self::Scalar | Self::CBuffer | Self::VulkanScalar => {
                        stride.saturating_mul(len - 1).saturating_add(of_elem.size)
                    }
                    Self::Std140 | Self::Std430 | Self::StrictStd140 | Self::StrictStd430 => {
                        stride.saturating_mul(len)
                    }
                };
                Extent { size, align: self.of_aggregate(of_elem.align) }
            }
            &Type::Vector { elem, len } => {
                let of_elem = self.extent(ctx, elem);
                let size = of_elem.size.saturating_mul(len);
                let align = match self {
                    Self::Scalar if ctx.aligned_vectors => {
                        size.max(1).checked_next_power_of_two().unwrap_or(1 << 31)
                    }
                    Self::Scalar | Self::CBuffer | Self::VulkanScalar => of_elem.align,
                    Self::Std140
                    | Self::Std430
                    | Self::StrictStd140
                    | Self::StrictStd430
                    | Self::RawStd430 => match len {
                        1 => of_elem.align,
                        2 => of_elem.align * 2,
                        _ => of_elem.align * 4,
                    },
                };
                Extent { size, align }
            }
            Type::Int(1) => Extent { size: 4, align: 4 },
            it @ Type::Target { .. } if ctx.is_handle_value(it) => POINTER,
            Type::Target { .. } => Extent { size: ctx.padding(ty).unwrap_or(0), align: 1 },
            _ => {
                let size = ctx.types.scalar_bits(ty) / 8;
                Extent { size, align: size.max(1) }
            }
        }
    }

    /// Size and alignment of a structure without a layout of its own.
    fn extent_of_fields(self, ctx: &Context, ty: TypeId, fields: &[TypeId]) -> Extent {
        let is_packed = self == Self::Scalar && is_packed(ctx, ty);
        let (mut end, mut natural) = (0u32, 1);
        for &field in fields {
            let of_field = self.extent(ctx, field);
            let align = if is_packed { 1 } else { of_field.align };
            natural = natural.max(align);
            end = round_up(end, align).saturating_add(self.held(ctx, of_field));
        }
        let size = if self == Self::VulkanScalar { end } else { round_up(end, natural) };
        Extent { size, align: if is_packed { 1 } else { self.of_aggregate(natural) } }
    }

    fn of_aggregate(self, natural: u32) -> u32 {
        match self {
            Self::Scalar | Self::Std430 | Self::StrictStd430 | Self::VulkanScalar | Self::RawStd430 => {
                natural
            }
            Self::CBuffer | Self::Std140 | Self::StrictStd140 => round_up(natural, 16),
        }
    }

    /// The bytes from the start of a member to where the next may start.
    fn held(self, ctx: &Context, of: Extent) -> u32 {
        if self == Self::Scalar && ctx.aligned_vectors { round_up(of.size, of.align) } else { of.size }
    }

    /// The distance in bytes from one element of an array to the next.
    pub fn stride(self, ctx: &Context, elem: TypeId) -> u32 {
        self.stride_of(ctx, elem, self.extent(ctx, elem))
    }

    /// The same, where size and alignment of the element are known.
    fn stride_of(self, ctx: &Context, elem: TypeId, Extent { size, align }: Extent) -> u32 {
        match self {
            Self::Scalar if ctx.padded_threes != 0 && is_padded(ctx, elem) => size / 3 * 4,
            Self::Scalar => round_up(size, align),
            Self::Std430 | Self::StrictStd430 | Self::VulkanScalar => round_up(size, align),
            Self::RawStd430 => match ctx.types.get(elem) {
                &Type::Array { elem, len } => self.stride(ctx, elem).saturating_mul(len),
                Type::Vector { .. } => size,
                _ => round_up(size, align),
            },
            Self::CBuffer | Self::Std140 | Self::StrictStd140 => round_up(size, 16.max(align)),
        }
    }

    /// Lays out fields in order and gives the offset of each, then the end of the last and the alignment of all.
    pub fn place(self, ctx: &Context, fields: &[TypeId]) -> (Vec<u32>, u32, u32) {
        let mut offsets = Vec::with_capacity(fields.len());
        let (mut end, mut align) = (0u32, 1);
        for &f in fields {
            let offset = self.place_one(ctx, f, end);
            offsets.push(offset);
            let of_field = self.extent(ctx, f);
            align = align.max(of_field.align);
            end = offset.saturating_add(self.held(ctx, of_field));
        }
        (offsets, end, self.of_aggregate(align))
    }

    /// The offset of each member of a structure that has no layout of its own.
    pub fn offsets(self, ctx: &Context, ty: TypeId, fields: &[TypeId]) -> Vec<u32> {
        self.each_offset(ctx, ty, fields).collect()
    }

    fn each_offset(self, ctx: &Context, ty: TypeId, fields: &[TypeId]) -> impl Iterator<Item = u32> {
        let is_packed = self == Self::Scalar && is_packed(ctx, ty);
        let mut end = 0u32;
        fields.iter().map(move |&field| {
            let at = if is_packed { end } else { self.place_one(ctx, field, end) };
            end = at.saturating_add(self.held(ctx, self.extent(ctx, field)));
            at
        })
    }

    /// Where a field goes when the fields before it end at `end`.
    pub fn place_one(self, ctx: &Context, field: TypeId, end: u32) -> u32 {
        let vector = matches!(ctx.types.get(field), Type::Vector { .. });
        let of_field = self.extent(ctx, field);
        let align = match self {
            // Relaxed block layout: a vector needs its scalar's alignment, unless it would straddle 16 bytes.
            Self::Std140 | Self::Std430 if vector => self.align(ctx, ctx.types.scalar(field)),
            _ => of_field.align,
        };
        let at = round_up(end, align);
        let size = of_field.size;
        let straddles = size > 0 && at / 16 != at.saturating_add(size.min(1 << 20) - 1) / 16;
        match self {
            Self::CBuffer if straddles && !at.is_multiple_of(16) => round_up(at, 16),
            Self::Std140 | Self::Std430 if vector && straddles => {
                round_up(at, of_field.align.max(16.min(size)))
            }
            _ => at,
        }
    }
}

impl Context {
    /// The type of hit objects, `target("dx.types.HitObject")`.
    pub fn hit_object(&mut self) -> TypeId {
        let name = self.symbol(HIT_OBJECT);
        self.types.intern(Type::Target { name, types: [].into(), ints: [].into() })
    }

    /// The type of the nodes that an entry launches, `target("dx.types.NodeHandle")`.
    pub fn node_handle(&mut self) -> TypeId {
        let name = self.symbol(NODE);
        self.types.intern(Type::Target { name, types: [].into(), ints: [].into() })
    }

    /// The type of a node's records, `target("dx.types.NodeRecordHandle")`.
    pub fn node_records(&mut self) -> TypeId {
        let name = self.symbol(NODE_RECORD);
        self.types.intern(Type::Target { name, types: [].into(), ints: [].into() })
    }

    /// Whether a type is that of hit objects, of nodes or of their records: in DXIL a structure of that name with a pointer.
    pub fn is_handle_value(&self, ty: &Type) -> bool {
        matches!(ty, Type::Target { name, .. } if [HIT_OBJECT, NODE, NODE_RECORD].contains(&self.name(*name)))
    }

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
                list.push(FieldLayout::at(size, name));
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
                    list.push(FieldLayout::at(size, name));
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
                None => rule.each_offset(self, ty, fields).nth(index as usize).unwrap_or(0),
            },
            Type::Array { elem, .. } => rule.stride(self, *elem).saturating_mul(index),
            Type::Vector { elem, .. } => rule.size(self, *elem).saturating_mul(index),
            _ => 0,
        }
    }
}
