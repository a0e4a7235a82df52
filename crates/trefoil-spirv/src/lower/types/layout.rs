//! Types in buffers: structures with offsets, arrays with strides.

use crate::kinds;
use crate::lower::types::MAX_DEPTH;
use crate::lower::{Lower, Result};
use crate::module::Id;
use crate::options::BufferLayout;
use spirv::{Capability, Decoration, Op, StorageClass};
use trefoil_ir::{LayoutRule, ResourceKind, Type, TypeId};

impl Lower<'_> {
    /// The rule for what stands in a buffer of a kind without a structure around it.
    pub(in crate::lower) fn buffer_rule(&self, kind: ResourceKind) -> LayoutRule {
        let uniform = kind == ResourceKind::CBuffer;
        match self.options.layout {
            BufferLayout::Vulkan | BufferLayout::Gl if uniform => LayoutRule::Std140,
            BufferLayout::Vulkan | BufferLayout::Gl => LayoutRule::Std430,
            BufferLayout::Dx if uniform => LayoutRule::CBuffer,
            BufferLayout::Dx => LayoutRule::Scalar,
            BufferLayout::Scalar => LayoutRule::VulkanScalar,
        }
    }

    /// The layout rule of the element of a buffer: its structure's own, or the buffer's.
    pub(in crate::lower) fn rule_of(&self, element: TypeId, kind: ResourceKind) -> LayoutRule {
        let mut inner = element;
        while let Type::Array { elem, .. } = self.ctx.types.get(inner) {
            inner = *elem;
        }
        self.ctx.layouts.get(&inner).map_or_else(|| self.buffer_rule(kind), |l| l.rule)
    }

    /// The SPIR-V type of something in a buffer.
    pub(in crate::lower) fn laid_type(&mut self, ty: TypeId, rule: LayoutRule, depth: u32) -> Result<Id> {
        if depth > MAX_DEPTH {
            return self.fail(&kinds::TYPE_TOO_DEEP);
        }
        if let Some(&known) = self.types.laid.get(&(ty, rule)) {
            return Ok(known);
        }
        let ctx = self.ctx;
        let id = match ctx.types.get(ty) {
            Type::Array { elem, len } => {
                let stride = rule.stride(ctx, *elem);
                let elem = self.laid_type(*elem, rule, depth + 1)?;
                let id = if *len == 0 {
                    self.out.laid_type(Op::TypeRuntimeArray, &[elem])
                } else {
                    let len = self.out.u32(*len);
                    self.out.laid_type(Op::TypeArray, &[elem, len])
                };
                self.out.decorate(id, Decoration::ArrayStride, &[stride]);
                id
            }
            Type::Struct { .. } => self.laid_struct(ty, rule, depth)?,
            _ => return self.value_type(ty),
        };
        self.types.laid.insert((ty, rule), id);
        Ok(id)
    }

    /// A structure with its members' offsets; each call makes a new type.
    pub(in crate::lower) fn laid_struct(&mut self, ty: TypeId, rule: LayoutRule, depth: u32) -> Result<Id> {
        let ctx = self.ctx;
        let Type::Struct { fields, name, .. } = ctx.types.get(ty) else {
            return self.bug("a block is not a structure");
        };
        let layout = ctx.layouts.get(&ty);
        let rule = layout.map_or(rule, |l| l.rule);
        // Sizes end at the greatest number.
        if layout.is_some_and(|layout| layout.size == u32::MAX) {
            let name = name.map_or("", |name| ctx.name(name));
            return self.fail(kinds::BLOCK_TOO_LARGE.with(&[&name]));
        }
        let mut members = Vec::with_capacity(fields.len());
        for &f in fields {
            members.push(self.laid_type(f, rule, depth + 1)?);
        }
        let id = self.out.laid_type(Op::TypeStruct, &members);
        let placed = if layout.is_none() { rule.place(ctx, fields).0 } else { Vec::new() };
        for n in 0..fields.len() {
            let offset = match layout.and_then(|l| l.fields.get(n)) {
                Some(field) => {
                    if self.options.debug_names {
                        self.out.member_name(id, n as u32, ctx.name(field.name));
                    }
                    field.offset
                }
                None => placed.get(n).copied().unwrap_or(0),
            };
            self.out.decorate_member(id, n as u32, Decoration::Offset, &[offset]);
        }
        if let Some(name) = name
            && self.options.debug_names
        {
            self.out.name(id, ctx.name(*name));
        }
        Ok(id)
    }

    /// Asks for the capability that narrow members of a buffer need.
    pub(in crate::lower) fn narrow_storage(&mut self, ty: TypeId, class: StorageClass) {
        if self.has_width(ty, 16, 0) {
            self.out.capability(match class {
                StorageClass::Uniform => Capability::UniformAndStorageBuffer16BitAccess,
                StorageClass::PushConstant => Capability::StoragePushConstant16,
                _ => Capability::StorageBuffer16BitAccess,
            });
        }
        if self.has_width(ty, 8, 0) {
            if !self.options.env.has(5) {
                self.out.extension("SPV_KHR_8bit_storage");
            }
            self.out.capability(match class {
                StorageClass::Uniform => Capability::UniformAndStorageBuffer8BitAccess,
                _ => Capability::StorageBuffer8BitAccess,
            });
        }
    }

    fn has_width(&self, ty: TypeId, bits: u32, depth: u32) -> bool {
        if depth > MAX_DEPTH {
            return false;
        }
        match self.ctx.types.get(ty) {
            Type::Array { elem, .. } => self.has_width(*elem, bits, depth + 1),
            Type::Struct { fields, .. } => fields.iter().any(|&f| self.has_width(f, bits, depth + 1)),
            _ => self.ctx.types.scalar_bits(ty) == bits,
        }
    }
}
