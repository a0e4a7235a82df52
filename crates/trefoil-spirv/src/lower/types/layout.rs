//! Types in buffers: structures with offsets, arrays with strides, matrices.

use crate::kinds;
use crate::lower::types::MAX_DEPTH;
use crate::lower::{Lower, Result};
use crate::module::Id;
use crate::options::BufferLayout;
use smallvec::SmallVec;
use spirv::{Capability, Decoration, Op, StorageClass};
use trefoil_ir::{ComponentType, FieldLayout, LayoutRule, ResourceKind, Type, TypeId};

impl Lower<'_> {
    /// The rule for what stands in a buffer of a kind without a structure around it.
    pub(in crate::lower) fn buffer_rule(&self, kind: ResourceKind) -> LayoutRule {
        // Types of other front ends lie as their data layout has them.
        if self.ctx.aligned_vectors {
            return LayoutRule::Scalar;
        }
        let uniform = kind == ResourceKind::CBuffer;
        match self.options.layout {
            BufferLayout::Vulkan if uniform => LayoutRule::Std140,
            BufferLayout::Vulkan => LayoutRule::Std430,
            BufferLayout::Gl if uniform => LayoutRule::StrictStd140,
            BufferLayout::Gl => LayoutRule::StrictStd430,
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
            Type::Target { .. } if let Some(bytes) = ctx.padding(ty) => self.padding_type(bytes)?,
            _ => return self.value_type(ty),
        };
        self.types.laid.insert((ty, rule), id);
        Ok(id)
    }

    /// A type of that many bytes for padding, which nothing reads.
    fn padding_type(&mut self, bytes: u32) -> Result<Id> {
        let word = self.out.uint_type();
        match bytes {
            4 => Ok(word),
            8 | 12 => Ok(self.out.ty_of(Op::TypeVector, &[word], &[bytes / 4])),
            _ => {
                let what = format!("a padding of {bytes} bytes between the members of a buffer");
                self.fail(kinds::UNSUPPORTED.with(&[&what]))
            }
        }
    }

    /// The vector of which a member of a structure is a matrix, or an array of matrices: of 32-bit floats. SPIR-V's matrices have
    /// room for whole columns: where something lies in what the last leaves, the member is an array of vectors.
    fn matrix_member(&self, structure: TypeId, member: usize) -> Option<TypeId> {
        let ctx = self.ctx;
        let layout = ctx.layouts.get(&structure)?;
        let field = layout.fields.get(member)?;
        field.matrix.filter(|shape| shape.rows > 1 && shape.cols > 1)?;
        let (mut ty, mut columns) = (ctx.types.member(structure, member as u32)?, 1u32);
        let column = loop {
            let Type::Array { elem, len } = *ctx.types.get(ty) else { return None };
            columns = columns.saturating_mul(len);
            match *ctx.types.get(elem) {
                Type::Array { .. } => ty = elem,
                Type::Vector { elem: TypeId::FLOAT, len: 2..=4 } if (2..=4).contains(&len) => break elem,
                _ => return None,
            }
        };
        let stride = layout.rule.stride(ctx, column);
        let end = field.offset.saturating_add(columns.saturating_mul(stride));
        let is_within = |other: &FieldLayout| other.offset > field.offset && other.offset < end;
        let is_free = end <= layout.size && !layout.fields.iter().any(is_within);
        (is_free || layout.rule.size(ctx, column) == stride).then_some(column)
    }

    /// The vector of which the elements of a buffer are matrices, or arrays of matrices: HLSL has no other arrays there.
    pub(in crate::lower) fn matrix_element(&self, element: TypeId, kind: ResourceKind) -> Option<TypeId> {
        if kind != ResourceKind::StructuredBuffer || self.ctx.aligned_vectors {
            return None;
        }
        let mut ty = element;
        loop {
            let Type::Array { elem, len } = *self.ctx.types.get(ty) else { return None };
            match *self.ctx.types.get(elem) {
                Type::Array { .. } => ty = elem,
                Type::Vector { elem: TypeId::FLOAT, len: 2..=4 } => {
                    return Some(elem).filter(|_| (2..=4).contains(&len));
                }
                _ => return None,
            }
        }
    }

    /// The type of the elements of a buffer.
    pub(in crate::lower) fn element_type(&mut self, element: TypeId, kind: ResourceKind) -> Result<Id> {
        let rule = self.rule_of(element, kind);
        match self.matrix_element(element, kind) {
            Some(_) => self.laid_matrices(element, rule),
            None => self.laid_type(element, rule, 0),
        }
    }

    /// Whether a step from a type to one of its members or elements comes to what is declared as matrices; `of_matrices`
    /// says so of the type itself.
    pub(in crate::lower) fn steps_to_matrices(
        &self,
        from: TypeId,
        of_matrices: bool,
        index: Option<u64>,
        member: TypeId,
    ) -> bool {
        match self.ctx.types.get(from) {
            Type::Struct { .. } => index.is_some_and(|n| self.matrix_member(from, n as usize).is_some()),
            Type::Array { .. } => of_matrices && matches!(self.ctx.types.get(member), Type::Array { .. }),
            _ => false,
        }
    }

    /// The type of a matrix in a buffer, whose columns are the vectors that lie together, or of an array of matrices.
    pub(in crate::lower) fn laid_matrices(&mut self, ty: TypeId, rule: LayoutRule) -> Result<Id> {
        if let Some(&known) = self.types.laid_matrices.get(&(ty, rule)) {
            return Ok(known);
        }
        let ctx = self.ctx;
        let Type::Array { elem, len } = *ctx.types.get(ty) else {
            return self.bug("a matrix without columns");
        };
        let id = match ctx.types.get(elem) {
            Type::Array { .. } => {
                let held = self.laid_matrices(elem, rule)?;
                let len = self.out.u32(len);
                let id = self.out.laid_type(Op::TypeArray, &[held, len]);
                self.out.decorate(id, Decoration::ArrayStride, &[rule.stride(ctx, elem)]);
                id
            }
            _ => {
                let column = self.value_type(elem)?;
                self.out.ty_of(Op::TypeMatrix, &[column], &[len])
            }
        };
        self.types.laid_matrices.insert((ty, rule), id);
        Ok(id)
    }

    /// A structure with its members' offsets and its name in the source; each call makes a new type.
    fn laid_struct(&mut self, ty: TypeId, rule: LayoutRule, depth: u32) -> Result<Id> {
        let id = self.laid_block(ty, rule, depth)?;
        if let Type::Struct { name: Some(name), .. } = self.ctx.types.get(ty)
            && self.options.debug_names
            && let Some(name) = source_name(self.ctx.name(*name))
        {
            self.out.name(id, name);
        }
        Ok(id)
    }

    /// A structure with its members' offsets that has no name yet.
    pub(in crate::lower) fn laid_block(&mut self, ty: TypeId, rule: LayoutRule, depth: u32) -> Result<Id> {
        let ctx = self.ctx;
        let Type::Struct { fields, name, .. } = ctx.types.get(ty) else {
            return self.bug("a block is not a structure");
        };
        let layout = ctx.layouts.get(&ty);
        let rule = layout.map_or(rule, |l| l.rule);
        // Sizes end at the greatest number.
        if layout.is_some_and(|layout| layout.size == u32::MAX) {
            // The name in the source stands before the rule of the layout.
            let name = name.and_then(|name| ctx.name(name).split('.').next()).unwrap_or_default();
            return self.fail(kinds::BLOCK_TOO_LARGE.with(&[&name]));
        }
        let mut members = Vec::with_capacity(fields.len());
        let matrices: SmallVec<[Option<TypeId>; 16]> =
            (0..fields.len()).map(|n| self.matrix_member(ty, n)).collect();
        for (&f, matrix) in fields.iter().zip(&matrices) {
            members.push(match matrix {
                Some(_) => self.laid_matrices(f, rule)?,
                None => self.laid_type(f, rule, depth + 1)?,
            });
        }
        let id = self.out.laid_type(Op::TypeStruct, &members);
        let placed = if layout.is_none() { rule.offsets(ctx, ty, fields) } else { Vec::new() };
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
            if self.is_relaxed_member(ty, n as u32, fields[n]) {
                self.out.decorate_member(id, n as u32, Decoration::RelaxedPrecision, &[]);
            }
            if let Some(column) = matrices[n] {
                self.decorate_matrices(id, n as u32, rule.stride(ctx, column));
            }
        }
        Ok(id)
    }

    /// Whether a member of a structure is of minimum precision, in 32 bits.
    pub(in crate::lower) fn is_relaxed_member(&self, structure: TypeId, member: u32, ty: TypeId) -> bool {
        let field = self.ctx.layouts.get(&structure).and_then(|layout| layout.fields.get(member as usize));
        field.is_some_and(|field| self.is_relaxed(field.component, ty))
    }

    /// Whether what was declared with a component is of minimum precision, in 32 bits.
    pub(in crate::lower) fn is_relaxed(&self, component: ComponentType, mut ty: TypeId) -> bool {
        use ComponentType::*;
        while let Type::Array { elem, .. } = self.ctx.types.get(ty) {
            ty = *elem;
        }
        matches!(component, F16 | I16 | U16 | SNormF16 | UNormF16)
            && matches!(self.ctx.types.scalar(ty), TypeId::FLOAT | TypeId::I32)
    }

    /// Says how the columns lie of the matrices that a member of a structure has.
    pub(in crate::lower) fn decorate_matrices(&mut self, structure: Id, member: u32, stride: u32) {
        self.out.decorate_member(structure, member, Decoration::ColMajor, &[]);
        self.out.decorate_member(structure, member, Decoration::MatrixStride, &[stride]);
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

/// The name that the source has for a structure, without the namespaces that it is in, its arguments and the rule of its layout;
/// none of one without a name, and any other name as it is.
fn source_name(name: &str) -> Option<&str> {
    let Some(name) = name.strip_prefix("struct.") else { return Some(name) };
    let end = name.find(['<', '.']).unwrap_or(name.len());
    name[..end].rsplit("::").next().filter(|_| !name.starts_with("struct.anon"))
}
